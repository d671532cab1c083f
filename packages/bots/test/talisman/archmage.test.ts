import { talisman as game, talismanWords as words } from '@questhall/talisman';
import { type Opening, scenario } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { outlook, prospects } from '../../src/talisman/archmage/prospects.js';
import { sage } from '../../src/talisman/archmage/sage.js';
import { table } from './table.js';

type Words = Readonly<Record<string, unknown>>;

interface Puzzle {
  readonly hero: Words;
  readonly rival?: Words;
  readonly more?: Words;
  readonly begin: string;
  readonly vars?: Words;
  readonly play?: readonly string[];
}

/** It plays on so often, which is the same on every machine. */
const ARCHMAGE = 'archmage:60p';

/** What a bot in seat 0 picks. */
function pickOf(level: string, { hero, rival = { character: 'monk' }, more, begin, vars, play = [] }: Puzzle): string {
  const position = { players: { 0: hero, 1: rival }, ...more };
  const opening = { seats: 2, position, begin: { proc: begin, vars: { seat: 0, ...vars } } };
  const t = scenario({ game, words }, opening as unknown as Opening);
  for (const pick of play) t.picks(0, pick);
  const sight = table.sight(t.state, 0, 'pick');
  return sight.name(table.bot(level, 0).choose(sight));
}

const elf = { character: 'elf', space: 'outer-fields-1' };

describe('the archmage', () => {
  test('casts a Spell of little use when the Wand gives it another, and keeps it without', () => {
    const hexed = { ...elf, spells: ['destruction'] };
    const more = { spaces: { 'outer-fields-2': { cards: ['boar'] } } };
    const armed = { hero: { ...hexed, objects: ['wand'] }, more, begin: 'turn' };
    expect(pickOf(ARCHMAGE, armed)).toBe('cast destruction');
    expect(pickOf(ARCHMAGE, { hero: hexed, more, begin: 'turn' })).toBe('pass');
    expect(pickOf('knight', armed)).toBe('pass');
  });

  test('takes up a Wand with full hands, where a knight leaves it', () => {
    const hero = { ...elf, objects: ['axe', 'armour', 'magic-belt', 'solomons-crown'] };
    const more = { spaces: { 'outer-fields-1': { cards: ['wand'] } } };
    expect(pickOf(ARCHMAGE, { hero, more, begin: 'encounter' })).toBe('take wand');
    expect(pickOf('knight', { hero, more, begin: 'encounter' })).toBe('done');
  });

  test('is healed while another is on the Crown, where a knight buys arms', () => {
    const hero = { character: 'warrior', lives: 2, gold: 3, space: 'village' };
    const rival = { character: 'troll', space: 'crown-of-command' };
    expect(pickOf(ARCHMAGE, { hero, rival, begin: 'encounter' })).toBe('call on healer');
    expect(pickOf('knight', { hero, rival, begin: 'encounter' })).toBe('call on blacksmith');
  });

  test('climbs while another is on the Crown, where a knight grows on', () => {
    const hero = { character: 'dwarf', strength: 8, lives: 4, space: 'portal-of-power', objects: ['talisman'] };
    const rival = { character: 'troll', space: 'crown-of-command' };
    const puzzle = { hero, rival, begin: 'way', vars: { steps: 3 } };
    expect(pickOf(ARCHMAGE, puzzle)).toBe('portal');
    expect(pickOf('knight', puzzle)).not.toBe('portal');
  });

  test('rolls in the Crags though it need not, where a knight passes', () => {
    const puzzle = { hero: { character: 'dwarf', space: 'crags' }, begin: 'instructions' };
    expect(pickOf(ARCHMAGE, puzzle)).toBe('roll');
    expect(pickOf('knight', puzzle)).toBe('pass');
  });

  test('takes the trophy of one whom a Ghoul might raise, where a knight raises him', () => {
    const hero = { character: 'ghoul', strength: 20, space: 'outer-fields-1' };
    const more = { spaces: { 'outer-fields-1': { cards: ['ogre'] } } };
    const puzzle = { hero, more, begin: 'encounter' };
    expect(pickOf(ARCHMAGE, puzzle)).toBe('trophy');
    expect(pickOf('knight', puzzle)).toBe('raise');
  });

  test('plays on in games of two, and among more takes the sage at his word', () => {
    const worlds = (seats: number) => {
      let asked = 0;
      table.play({
        bots: Array.from({ length: seats }, () => 'knight'),
        seed: 'worlds',
        most: 200,
        watch: ({ live, sight: { seat, ask } }) => {
          if (ask !== 'move.way') return;
          const sight = table.sight(live.state, seat, 'pick');
          const { sample } = sight;
          const counting = { ...sight, view: sight.view, shows: sight.shows, says: sight.says };
          counting.sample = (n) => {
            asked += n;
            return sample?.(n) ?? [];
          };
          table.bot('archmage:4p', seat).choose(counting);
        },
      });
      return asked;
    };
    expect(worlds(2)).toBeGreaterThan(20);
    expect(worlds(3)).toBe(0);
  });
});

describe('what the net says of a move', () => {
  const troll = { character: 'troll', space: 'outer-fields-1' };
  const rolled = (hero: Words, rival: Words, steps: number) => {
    const position = { players: { 0: hero, 1: rival } };
    const opening = { seats: 2, position, begin: { proc: 'way', vars: { seat: 0, steps } } };
    return table.sight(scenario({ game, words }, opening as unknown as Opening).state, 0, 'pick');
  };
  /** How surely seat 0 thinks to win by its best move with a die of so many. */
  const best = (hero: Words, rival: Words = { character: 'monk' }) =>
    Math.max(...prospects(rolled(hero, rival, 3)).map((chance) => chance ?? 0));

  test.each([
    ['Strength', { ...troll, strength: 9 }, troll],
    ['Lives', { ...troll, lives: 4 }, { ...troll, lives: 1 }],
    ['a Talisman by who is strong', { ...troll, strength: 9, objects: ['talisman'] }, { ...troll, strength: 9 }],
  ])('is better with %s', (_, hero, other) => {
    expect(best(hero)).toBeGreaterThan(best(other));
  });

  test('is worse against who has the same', () => {
    const strong = { ...troll, strength: 9, objects: ['talisman'] };
    expect(best(troll, { ...strong, character: 'warrior' })).toBeLessThan(best(troll));
    expect(best(strong)).toBeGreaterThan(0.6);
  });

  test('is the average over all dice before the die is seen, wherever the sage would go', () => {
    const sights = [1, 2, 3, 4, 5, 6].map((steps) => rolled({ ...troll, lives: 3 }, { character: 'monk' }, steps));
    const each = sights.map((sight) => prospects(sight)[sage().choose(sight)] ?? 0);
    expect(new Set(each).size).toBeGreaterThan(2);
    for (const sight of sights) expect(outlook(sight)).toBeCloseTo(each.reduce((a, b) => a + b) / 6, 10);
  });
});
