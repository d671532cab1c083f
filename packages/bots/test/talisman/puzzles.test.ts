import { talisman as game, talismanWords as words } from '@questhall/talisman';
import { type Opening, scenario } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { table } from './table.js';

type Words = Readonly<Record<string, unknown>>;
interface Puzzle {
  readonly says: string;
  /** Seat 0, whose turn it is. */
  readonly hero: Words;
  readonly rival?: Words;
  readonly more?: Words;
  readonly begin: string;
  readonly vars?: Words;
  readonly dice?: Words;
  /** What is picked before the question, all by seat 0. */
  readonly play?: readonly string[];
  /** Who is to solve it. */
  readonly seat?: number;
  readonly right: readonly string[];
}

const strong = { character: 'troll', strength: 12, lives: 4 };

const puzzles: readonly Puzzle[] = [
  {
    says: 'with a Talisman and much Strength it tries the Portal',
    hero: { ...strong, space: 'portal-of-power', objects: ['talisman'] },
    begin: 'way',
    vars: { steps: 3 },
    right: ['portal'],
  },
  {
    says: 'without a Talisman it does not',
    hero: { ...strong, space: 'portal-of-power' },
    begin: 'way',
    vars: { steps: 3 },
    right: ['go middle-hills', 'go runes-1', 'go middle-woods', 'cross'],
  },
  {
    says: 'a weak character grows before it climbs',
    hero: { character: 'elf', space: 'portal-of-power', objects: ['talisman'] },
    begin: 'way',
    vars: { steps: 3 },
    right: ['go middle-hills', 'go middle-woods', 'go hidden-valley', 'cross'],
  },
  {
    says: 'the Portal is opened by the higher ability',
    hero: { character: 'wizard', craft: 9, space: 'portal-of-power' },
    begin: 'portal',
    right: ['by craft'],
  },
  {
    says: 'the strong go through the Crypt',
    hero: { ...strong, strength: 13, space: 'plain-of-peril', objects: ['talisman'] },
    begin: 'move',
    right: ['go crypt'],
  },
  {
    says: 'the wise go through the Mines',
    hero: { character: 'wizard', craft: 14, strength: 5, space: 'plain-of-peril', objects: ['talisman'] },
    begin: 'move',
    right: ['go mines'],
  },
  {
    says: 'from the Valley of Fire it goes to the Crown',
    hero: { ...strong, space: 'valley-of-fire', objects: ['talisman'] },
    begin: 'move',
    right: ['go crown-of-command'],
  },
  {
    says: 'who has lost the Talisman turns back',
    hero: { ...strong, space: 'plain-of-peril' },
    begin: 'move',
    right: ['retreat portal-of-power'],
  },
  {
    says: 'the Amulet is laid down to cast the Command Spell',
    hero: { ...strong, space: 'valley-of-fire', objects: ['talisman', 'amulet'] },
    begin: 'move',
    play: ['go crown-of-command'],
    right: ['ditch amulet'],
  },
  {
    says: 'seven points of Enemies become Strength',
    hero: { character: 'warrior', trophies: ['dragon'] },
    begin: 'move',
    right: ['exchange'],
  },
  {
    says: 'two Gold for the Warlock win a Talisman',
    hero: { character: 'warrior', gold: 2, quest: 6, space: 'castle' },
    begin: 'move',
    right: ['hand over 2 gold'],
  },
  {
    says: 'a wounded character heals itself',
    hero: { character: 'druid', lives: 1, space: 'village', spells: ['healing'] },
    begin: 'turn',
    right: ['cast healing'],
  },
  {
    says: 'an Elf in Woods evades a Dragon',
    hero: { character: 'elf', space: 'outer-woods-1' },
    more: { spaces: { 'outer-woods-1': { cards: ['dragon'] } } },
    begin: 'encounter',
    right: ['evade'],
  },
  {
    says: 'and fights a Boar there',
    hero: { character: 'elf', strength: 6, space: 'outer-woods-1' },
    more: { spaces: { 'outer-woods-1': { cards: ['boar'] } } },
    begin: 'encounter',
    right: ['fight'],
  },
  {
    says: 'a Bandit too strong for it is given a Gold',
    hero: { character: 'wizard', gold: 3, lives: 1, space: 'outer-fields-1' },
    more: { spaces: { 'outer-fields-1': { cards: ['bandit'] } } },
    begin: 'encounter',
    right: ['bribe bandit'],
  },
  {
    says: 'a Priest destroys a Demon',
    hero: { character: 'priest', space: 'outer-fields-1' },
    more: { spaces: { 'outer-fields-1': { cards: ['demon'] } } },
    begin: 'encounter',
    right: ['destroy demon'],
  },
  {
    says: 'the Axe that builds Rafts is bought before a Shield',
    hero: { character: 'warrior', gold: 3, space: 'village' },
    rival: { character: 'troll' },
    begin: 'encounter',
    play: ['call on blacksmith'],
    right: ['buy bought-axe'],
  },
  {
    says: 'under the Command Spell it heals what it lost',
    hero: { character: 'priest', space: 'chapel', lives: 1 },
    rival: { ...strong, space: 'crown-of-command', objects: ['talisman'] },
    more: { crowned: true, turn: 299 },
    begin: 'claim',
    vars: { space: true },
    right: ['call on altar'],
  },
  {
    says: 'but not for ever',
    hero: { character: 'priest', space: 'chapel', lives: 1 },
    rival: { ...strong, space: 'crown-of-command', objects: ['talisman'] },
    more: { crowned: true, turn: 301 },
    begin: 'claim',
    vars: { space: true },
    right: ['call on prayer', 'done'],
  },
  {
    says: 'nor does it lose Lives for ever under the Command Spell',
    hero: { ...strong, space: 'crown-of-command', objects: ['talisman'] },
    rival: { character: 'priest', space: 'chapel', lives: 4 },
    more: { crowned: true, turn: 601 },
    begin: 'encounter',
    dice: { command: [6] },
    seat: 1,
    right: ['give up'],
  },
  {
    says: 'but as long as there is hope',
    hero: { ...strong, space: 'crown-of-command', objects: ['talisman'] },
    rival: { character: 'priest', space: 'chapel', lives: 1 },
    more: { crowned: true, turn: 599 },
    begin: 'encounter',
    dice: { command: [6] },
    seat: 1,
    right: ['lose life'],
  },
  {
    says: 'what lies there is taken before a fight, which ends the turn',
    hero: { ...strong, space: 'castle' },
    rival: { character: 'monk', space: 'castle', objects: ['talisman'], lives: 1 },
    more: { spaces: { castle: { cards: ['ring'] } } },
    begin: 'encounter',
    right: ['claim'],
  },
];

function picksOf({
  hero,
  rival = { character: 'monk' },
  more,
  begin,
  vars,
  dice,
  play = [],
  seat = 0,
}: Puzzle): string[] {
  const position = { players: { 0: hero, 1: rival }, ...more };
  const opening = { seats: 2, position, begin: { proc: begin, vars: { seat: 0, ...vars } }, ...(dice && { dice }) };
  const t = scenario({ game, words }, opening as unknown as Opening);
  for (const pick of play) t.picks(0, pick);
  const picks = ['one', 'two', 'three'].map((stream) => {
    const sight = table.sight(t.state, seat, stream);
    return sight.name(table.bot('knight', seat).choose(sight));
  });
  return [...new Set(picks)];
}

describe('the knight', () => {
  test.each(puzzles.map((puzzle) => [puzzle.says, puzzle] as const))('%s', (_, puzzle) => {
    for (const pick of picksOf(puzzle)) expect(puzzle.right).toContain(pick);
  });
});

test.each(['squire', 'knight'])('with full hands the %s does not lay down the Mule that carries it all', (level) => {
  const objects = [
    'mule',
    'ring',
    'wand',
    'magic-belt',
    'solomons-crown',
    'orb-of-knowledge',
    'cross',
    'armour',
    'axe',
  ];
  const opening = {
    seats: 2,
    options: { 'mule-load': 'four-more' },
    position: { players: { 0: { ...strong, objects: [...objects, 'helmet'] }, 1: { character: 'monk' } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
  };
  const t = scenario({ game, words }, opening as unknown as Opening);
  const sight = table.sight(t.state, 0, 'one');
  expect(sight.name(table.bot(level, 0).choose(sight))).toMatch(/^lay (?!mule)/);
});
