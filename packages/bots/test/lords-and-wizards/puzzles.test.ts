import { lordsAndWizards as game, lordsAndWizardsWords as words } from '@questhall/lords-and-wizards';
import { type Opening, scenario } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { table } from './table.js';

interface Puzzle extends Omit<Opening, 'seats' | 'position' | 'options'> {
  readonly seats?: number;
  readonly position: object;
  readonly options?: object;
  readonly picks?: readonly string[];
  /** Who is asked. */
  readonly seat?: number;
}

function stageOf({ picks = [], seat: _, ...opening }: Puzzle) {
  const t = scenario({ game, words }, { seats: 2, ...opening } as Opening);
  if (picks.length > 0) t.picks(0, ...picks);
  return t;
}

/** Every pick a bot makes in a position, whatever its chance is. */
function picksOf(level: string, puzzle: Puzzle): string[] {
  const t = stageOf(puzzle);
  const seat = puzzle.seat ?? 0;
  const found = Array.from({ length: 4 }, (_, i) => {
    const sight = table.sight(t.state, seat, `stream ${i}`);
    return sight.name(table.bot(level, seat).choose(sight));
  });
  return [...new Set(found)];
}

const phase = (proc: string, vars: object = { seat: 0 }) => ({ proc, vars: vars as Record<string, number> });
const CAPITAL = '1107';
const BESIDE_BORK = '1420';
const FIELD = { middle: '3125', north: '3124', south: '3126' };
const guarded = { [CAPITAL]: { seat: 0, units: { 'heavy-infantry': 8 } } };

describe.each(['knight', 'squire'])('the %s', (level) => {
  test('attacks a city that it can take', () => {
    const position = { hexes: { ...guarded, [BESIDE_BORK]: { seat: 0, units: { 'heavy-horse': 8 } } } };
    expect(picksOf(level, { position, begin: phase('investigation') })).toEqual(['attack bork']);
  });

  test('leaves alone a city that is too strong', () => {
    const sites = { bork: { defence: 12, legend: 'monster-b', shown: true } };
    const position = { sites, hexes: { ...guarded, [BESIDE_BORK]: { seat: 0, units: { 'light-infantry': 3 } } } };
    expect(picksOf(level, { position, begin: phase('investigation') })).toEqual(['go on']);
  });

  test('falls upon a leader whom few guard', () => {
    const hexes = {
      ...guarded,
      [FIELD.north]: { seat: 0, units: { 'heavy-horse': 6 } },
      [FIELD.middle]: { seat: 1, units: { bowmen: 1, lord: 1 } },
    };
    expect(picksOf(level, { position: { hexes }, begin: phase('combat') })).toEqual([`attack ${FIELD.middle}`]);
  });

  test('does not attack who is much stronger', () => {
    const hexes = {
      ...guarded,
      [FIELD.north]: { seat: 0, units: { bowmen: 2 } },
      [FIELD.middle]: { seat: 1, units: { ent: 4 } },
    };
    expect(picksOf(level, { position: { hexes }, begin: phase('combat') })).toEqual(['end combat']);
  });

  test('gives up the weakest first', () => {
    const hexes = {
      ...guarded,
      [FIELD.north]: { seat: 0, units: { bowmen: 1, 'heavy-horse': 4 } },
      [FIELD.middle]: { seat: 1, units: { 'light-infantry': 3 } },
    };
    const picks = [`attack ${FIELD.middle}`, 'all'];
    const puzzle = { position: { hexes }, begin: phase('combat'), picks, dice: { combat: [1] } };
    expect(picksOf(level, puzzle)).toEqual(['lose bowmen']);
  });

  test('over-taxes no city that it can keep', () => {
    const position = { turn: 2, sites: { hell: { control: 0 } }, hexes: guarded };
    expect(picksOf(level, { position, begin: phase('income'), options: { advanced: true } })).toEqual(['no more']);
  });

  test('puts its leaders behind walls', () => {
    const hexes = { [CAPITAL]: { seat: 0, units: { 'light-infantry': 4 } } };
    const puzzle = { position: { hexes }, begin: phase('movement'), picks: [`garrison ${CAPITAL}`] };
    const [pick] = picksOf(level, puzzle);
    expect(['in 1 wizard', 'in 1 lord']).toContain(pick);
  });
});

describe('trades', () => {
  const position = { players: { 0: { gold: 50 }, 1: { gold: 50 } }, hexes: guarded };
  const offer = (...picks: string[]) => {
    const t = stageOf({ position, begin: phase('movement') });
    t.unasked(0, 'deal with 1').picks(0, ...picks, 'propose to 1');
    const sight = table.sight(t.state, 1, 'offer');
    return sight.name(table.bot('knight', 1).choose(sight));
  };

  test('the knight takes a gift', () => {
    expect(offer('give 10 gold')).toBe('accept');
  });

  test('the knight pays nobody for nothing', () => {
    expect(offer('ask 10 gold')).toBe('refuse');
    expect(offer('give 5 gold', 'ask 10 gold')).toBe('refuse');
  });

  test('the knight does not ally itself', () => {
    expect(offer('promise alliance')).toBe('refuse');
  });
});

describe('the knight', () => {
  test('does not hire where its Wizard studies while another city will do', () => {
    const position = { turn: 8, players: { 0: { gold: 40 } }, sites: { hell: { control: 0 } }, hexes: guarded };
    expect(picksOf('knight', { position, begin: phase('hiring') })).toEqual(['hire hell']);
  });

  test('hires at home when the enemy is before the gates', () => {
    const hexes = {
      [CAPITAL]: { seat: 0, units: { 'light-infantry': 2 } },
      '1108': { seat: 1, units: { 'heavy-horse': 9 } },
    };
    const position = { turn: 8, players: { 0: { gold: 40 } }, sites: { hell: { control: 0 } }, hexes };
    expect(picksOf('knight', { position, begin: phase('hiring') })).toEqual(['hire lavidian']);
  });

  test('hires the guards of its alignment', () => {
    const hexes = {
      [CAPITAL]: { seat: 0, units: { 'light-infantry': 2 } },
      '1108': { seat: 1, units: { 'heavy-horse': 9 } },
    };
    const players = { 0: { gold: 50, alignment: 'neutral' } };
    const puzzle = { position: { turn: 8, players, hexes }, begin: phase('hiring'), picks: ['hire lavidian'] };
    expect(picksOf('knight', puzzle)[0]).toMatch(/dwarvish/);
  });

  test('sends nobody out while home is in danger', () => {
    const hexes = {
      [CAPITAL]: { seat: 0, units: { 'light-infantry': 6 } },
      '1109': { seat: 1, units: { 'heavy-horse': 12 } },
    };
    expect(picksOf('knight', { position: { hexes }, begin: phase('movement') })[0]).toMatch(/garrison|end movement/);
  });

  test('sends a party out when home is safe', () => {
    const hexes = { [CAPITAL]: { seat: 0, units: { 'heavy-infantry': 6, 'light-infantry': 14 } } };
    expect(picksOf('knight', { position: { hexes }, begin: phase('movement') })).toEqual([`move ${CAPITAL}`]);
  });

  test('scouts what it cannot take', () => {
    const position = {
      hexes: { ...guarded, [BESIDE_BORK]: { seat: 0, units: { 'light-infantry': 1 } } },
      sites: { bork: { legend: 'monster-a' } },
    };
    const puzzle = { position, begin: phase('investigation'), options: { advanced: true } };
    expect(picksOf('knight', puzzle)).toEqual(['scout bork']);
  });

  test('pays its army', () => {
    const position = { turn: 6, players: { 0: { gold: 60 } }, hexes: guarded };
    expect(picksOf('knight', { position, begin: phase('attrition'), options: { upkeep: true } })).toEqual(['pay']);
  });

  test('keeps its word', () => {
    const hexes = {
      ...guarded,
      [FIELD.north]: { seat: 0, units: { 'heavy-horse': 6 } },
      [FIELD.middle]: { seat: 1, units: { bowmen: 1, lord: 1 } },
    };
    const t = stageOf({ position: { hexes }, begin: phase('combat') });
    (t.state.board as { pacts: object[] }).pacts.push({ turn: 2, by: 1, with: 0, what: 'peace' });
    const sight = table.sight(t.state, 0, 'word');
    expect(sight.name(table.bot('knight', 0).choose(sight))).toBe('end combat');
  });

  test('goes back into its home when it has retaken it', () => {
    const hexes = {
      [CAPITAL]: {
        seat: 1,
        units: { bowmen: 1 },
        inside: { seat: 0, units: { 'heavy-infantry': 3, wizard: 1, lord: 1 } },
      },
      '1108': { seat: 0, units: { 'heavy-infantry': 9 } },
    };
    const sites = { lavidian: { control: 1 } };
    const t = stageOf({ position: { hexes, sites }, begin: phase('combat'), dice: { combat: [6] } });
    t.picks(0, 'attack city lavidian', 'join 9 heavy-infantry from 1108', 'fight');
    const sight = table.sight(t.state, 0, 'home');
    expect(sight.name(table.bot('knight', 0).choose(sight))).toBe('advance 9 heavy-infantry');
  });

  test('lays no siege to what it can storm', () => {
    const hexes = {
      ...guarded,
      '1118': {
        seat: 0,
        units: { 'heavy-infantry': 9 },
        inside: { seat: 1, units: { bowmen: 1, lord: 1, wizard: 1 } },
      },
    };
    const position = { players: { 0: { gold: 40 } }, sites: { delvor: { control: 0 } }, hexes };
    const puzzle = { position, begin: phase('besiege'), options: { siege: true } };
    expect(picksOf('knight', puzzle)).toEqual(['no more sieges']);
  });

  test('takes its leaders away from a home that will fall', () => {
    const hexes = {
      [CAPITAL]: { seat: 0, units: { 'light-infantry': 4 } },
      '0907': { seat: 1, units: { 'dwarvish-heavy-infantry': 14 } },
    };
    const t = stageOf({ position: { hexes, sites: { hell: { control: 0 } } }, begin: phase('movement') });
    const bot = table.bot('knight', 0);
    const picks = [0, 1].map((n) => {
      const sight = table.sight(t.state, 0, `flight ${n}`);
      const pick = sight.name(bot.choose(sight));
      t.picks(0, pick);
      return pick;
    });
    expect(picks).toEqual([`move ${CAPITAL}`, 'take 1 lord']);
  });
});
