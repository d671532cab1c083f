import { type Opening, scenario } from '@questhall/testkit';
import { wizards as game, TILES, wizardsWords as words } from '@questhall/wizards';
import { describe, expect, test } from 'vitest';
import { table } from './table.js';

type Words = Readonly<Record<string, unknown>>;
interface Puzzle {
  readonly says: string;
  /** Seat 0, whose turn it is. */
  readonly hero: Words;
  readonly more?: Words;
  readonly begin: string;
  readonly vars?: Words;
  readonly right?: readonly string[];
  readonly wrong?: readonly string[];
}

const six = ['ishkatar', 'tolmitar', 'aevarex', 'elekov', 'zegoral', 'terek'];
const wizard = { order: 'wizards', rank: 4 };
const all = { gems: { ishkatar: 'false', veldor: 'ruby' } };

/** Two tiles that never fall before the end and those of the players, which all lie far apart. */
const LEFT = ['sacred-circle', 'dragons-lair', 'hamdrels-cottage', 'meadowfarm'];
const MOST = TILES.map(({ id }) => id).filter((id) => !LEFT.includes(id));

const puzzles: readonly Puzzle[] = [
  {
    says: 'with six Gems it steps into the centre of the Circle',
    hero: { ...wizard, at: 'sacred-circle-c2', gems: six },
    begin: 'move',
    vars: { white: 3 },
    right: ['enter sacred-circle-centre'],
  },
  {
    says: 'even if a Demon waits there',
    hero: { ...wizard, at: 'sacred-circle-c2', gems: six },
    more: { demons: ['sacred-circle-centre'] },
    begin: 'move',
    vars: { white: 3 },
    right: ['enter sacred-circle-centre'],
  },
  {
    says: 'nobody leaves his Order: an Apprentice of the Sorcerers takes a Task from a High Wizard',
    hero: { order: 'sorcerers', rank: 1, at: 'meadowfarm-c1' },
    begin: 'meet',
    vars: { person: 'ishkatar' },
    right: ['task'],
  },
  {
    says: 'whoever is stranded at the Cottage goes to the Demons, who may carry him off',
    hero: { order: 'sorcerers', rank: 1, at: 'hamdrels-cottage-c1', help: true, visits: 2 },
    more: { demons: ['hamdrels-cottage-c6'], fallen: MOST },
    begin: 'move',
    vars: { white: 3 },
    right: ['go hamdrels-cottage-c6'],
  },
  {
    says: 'whoever has no Order joins the first Master Sorcerer he meets',
    hero: { at: 'megmorans-tower-centre' },
    begin: 'meet',
    vars: { person: 'megmoran' },
    right: ['join'],
  },
  {
    says: 'a Gem is asked of a High Wizard whose Gem is missing',
    hero: { ...wizard, at: 'meadowfarm-c1', gems: ['tolmitar'] },
    begin: 'meet',
    vars: { person: 'veldor' },
    right: ['gem'],
  },
  {
    says: 'nothing is asked of the False Wizard',
    hero: { ...wizard, at: 'meadowfarm-c1', gems: ['tolmitar'], seen: ['ishkatar'] },
    more: all,
    begin: 'meet',
    vars: { person: 'ishkatar' },
    right: ['decline'],
  },
  {
    says: 'Demons on the way are gone round',
    hero: { order: 'wizards', rank: 1, at: 'meadowfarm-c1', tasks: [] },
    more: { demons: ['meadowfarm-c2', 'meadowfarm-c6'] },
    begin: 'move',
    vars: { white: 3 },
    wrong: ['go meadowfarm-c2', 'go meadowfarm-c6'],
  },
  {
    says: 'points are taken where they are missing',
    hero: { order: 'wizards', rank: 3, points: [75, 60, 40] },
    begin: 'gain',
    vars: { n: 6 },
    right: ['gain power'],
  },
  {
    says: 'points are lost where there are enough',
    hero: { order: 'wizards', rank: 1, points: [30, 5, 5] },
    begin: 'lose',
    vars: { n: 3 },
    right: ['lose knowledge'],
  },
  {
    says: 'its Gems are guarded by the card that can',
    hero: { ...wizard, gems: ['tolmitar'], events: ['event-29'] },
    begin: 'theft',
    right: ['use event-29'],
  },
  {
    says: 'the card is kept where there is nothing to steal',
    hero: { order: 'wizards', rank: 2, events: ['event-29'] },
    begin: 'theft',
    right: ['keep event-29'],
  },
  {
    says: 'a rival is led to the Demons',
    hero: { order: 'wizards', rank: 2, at: 'torwall-a1' },
    more: { demons: ['meadowfarm-c1'] },
    begin: 'displace',
    vars: { seat: 1, by: 0, spaces: 10 },
    right: ['move meadowfarm-c1'],
  },
];

const plans: readonly Puzzle[] = [
  {
    says: 'where several Tasks wait is gone to first, though something else is nearer',
    hero: {
      order: 'sorcerers',
      rank: 1,
      at: 'meadowfarm-c1',
      tasks: [
        { card: 'task-12', done: [1] },
        { card: 'task-86', at: { 1: 'meadowfarm-a2' } },
        { card: 'task-96' },
        { card: 'task-63' },
      ],
    },
    begin: 'move',
    vars: { white: 2 },
    right: ['go meadowfarm-a2'],
  },
  {
    says: 'nobody waits in the Circle for what he has just done there',
    hero: {
      order: 'sorcerers',
      rank: 2,
      at: 'sacred-circle-centre',
      tasks: [{ card: 'task-1', at: { 1: 'torwall-a1' } }],
    },
    begin: 'move',
    vars: { white: 4 },
    wrong: ['stop'],
  },
];

function picksOf({ hero, more, begin, vars }: Puzzle, level: string): string[] {
  const position = { ...more, players: { 0: hero, 1: { at: 'meadowfarm-a1' } } };
  const opening = { seats: 2, position, begin: { proc: begin, vars: { seat: 0, ...vars } } };
  const t = scenario({ game, words }, opening as unknown as Opening);
  return ['one', 'two'].map((stream) => {
    const sight = table.sight(t.state, 0, stream);
    return sight.name(table.bot(level, 0).choose(sight));
  });
}

function expectSolved(puzzle: Puzzle, level: string): void {
  for (const pick of picksOf(puzzle, level)) {
    if (puzzle.right) expect(puzzle.right).toContain(pick);
    expect(puzzle.wrong ?? []).not.toContain(pick);
  }
}

const named = (all: readonly Puzzle[]) => all.map((puzzle) => [puzzle.says, puzzle] as const);

describe('the knight', () => {
  test.each(named(puzzles))('%s', (_, puzzle) => {
    expectSolved(puzzle, 'knight');
  });
});

describe('the archmage', () => {
  test.each(named([...puzzles, ...plans]))('%s', (_, puzzle) => {
    expectSolved(puzzle, 'archmage:4p');
  });
});
