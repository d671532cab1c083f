import { type Game, leave } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { duel, duelWords, type LawReport, laws } from '../../src/index.js';
import { type Board, hoard, hoardInWords, type View } from '../hoard.js';
import { hoardWith, memory, withAsk, withStep } from './broken.js';

function held(game: Game<Board, View>, more: Partial<Parameters<typeof laws>[1]> = {}): LawReport {
  return laws(game, { seats: 3, games: 12, seed: 'laws', sample: 0.5, ...more });
}

/** The laws that such a game breaks. */
function broken(game: Game<Board, View>, more: Partial<Parameters<typeof laws>[1]> = {}): Set<string> {
  return new Set(held(game, more).violations.map((v) => v.law));
}

test('a sound game keeps all laws, and every law was held against it', () => {
  const report = laws(hoardInWords, { seats: 3, games: 20, seed: 'laws' });
  expect(report.violations).toEqual([]);
  expect(report.finished).toBe(20);
  const never = Object.entries(report.checksByLaw).filter(([, n]) => n === 0);
  // Which is only for games without secrets.
  expect(never).toEqual([['6e', 0]]);
});

test('so does the duel', () => {
  const report = laws({ game: duel, words: duelWords }, { seats: 3, games: 10, seed: 'laws' });
  expect(report.violations).toEqual([]);
  expect(report.finished).toBe(10);
});

test('the same plan gives the same report', () => {
  expect(held(hoard)).toEqual(held(hoard));
});

test('a chosen few of the games can be looked at', () => {
  const few = held(hoard, { games: [3, 7] });
  expect(few.games).toBe(2);
  expect(few.decisions).toBe(held(hoard, { games: [3] }).decisions + held(hoard, { games: [7] }).decisions);
});

test('of a long run only a share of the games is told again, the first among them', () => {
  const { checksByLaw, ends } = held(hoard, { retold: 0.25 });
  expect(checksByLaw).toMatchObject({ '1': 4, '10': 4 });
  expect(ends.map(({ game }) => game)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(ends.every(({ result }) => result)).toBe(true);
});

test('an option a table cannot have is told', () => {
  expect(() => held(hoard, { options: { purse: 9 } })).toThrow('option purse is 9; expected 1, 3');
});

test('a violation says how to get there', () => {
  const first = held(withStep('turn.roll', (b) => b.pile[0]--)).violations.find((v) => v.law === '7');
  expect(first).toMatchObject({ law: '7', seats: 3, what: expect.stringContaining('amber, not 4') });
  expect(first?.seed).toMatch(/^[0-9a-f]{32}$/);
  expect(first?.picks.at(0)).toMatchObject({ seat: 0 });
});

describe('every law finds a game that breaks it', () => {
  const remember = memory();
  const forget = memory();
  const puts = memory();
  const games: Record<string, Game<Board, View>> = {
    '1': withAsk('turn.fill', (ask) => ({
      then: (t, v, o, seat) => {
        t.tell('put', { time: remember() });
        return ask.then?.(t, v, o, seat);
      },
    })),
    '2': hoardWith({ setup: (s) => ({ ...hoard.setup(s), turn: new Number(0) as number }) }),
    '3': hoardWith({ clone: (b) => ({ ...hoard.clone(b), chest: b.chest }) }),
    '3b': withAsk('turn.fill', () => ({ says: () => ({ key: 'fill', args: { coins: forget() } }) })),
    '4': withAsk('turn.bid', () => ({ name: () => 'bid' })),
    '5': withStep('game.next', (b) => {
      if (b.round === 1) throw new Error('the table is overturned');
    }),
    '6': hoardWith({ view: (b) => ({ ...hoard.view(b, null), hands: b.hands.map((h) => [...h]) }) }),
    '6a': withAsk('turn.fill', () => ({ says: (b) => ({ key: 'fill', args: { coins: b.hands[2]?.[0] ?? 0 } }) })),
    '6b': withAsk('turn.fill', (ask) => ({
      then: (t, v, o, seat) => {
        const flow = ask.then?.(t, v, o, seat);
        return t.board.hands[(seat + 1) % 3]?.[2] ? undefined : flow;
      },
    })),
    '6c': hoardWith({ determinize: () => {} }),
    '6d': hoardWith({
      determinize: (b, viewer, random) => {
        hoard.determinize(b, viewer, random);
        b.round = -1000;
      },
    }),
    '6e': hoardWith({ open: true }),
    '7': withStep('turn.roll', (b) => b.pile[0]--),
    '8b': withAsk('turn.fill', (ask) => ({
      then: (t, v, o, seat) => {
        t.tell('put', { peeks: t.board.hands[(seat + 1) % 3]?.[0] ?? 0 });
        return ask.then?.(t, v, o, seat);
      },
    })),
    '8': withAsk('turn.fill', (ask) => ({
      then: (t, v, o, seat) => {
        if (o === 'put 1' && puts() % 5 === 4) (t.board.chest[seat] as number)++;
        return ask.then?.(t, v, o, seat);
      },
    })),
    '9': hoardWith({ clone: (b) => ({ ...hoard.clone(b), coins: b.coins }) }),
    '10': withAsk('turn.fill', () => ({ name: (o) => (o === 'stop' ? 'stop' : 'put {1}') })),
    '11': hoardWith({
      standing: { ...hoard.standing, wave: { ...hoard.standing?.wave, then: () => leave('turn') } as never },
    }),
  };
  test.each(Object.entries(games))('law %s', (law, game) => {
    expect(broken(game, { limit: 500 })).toContain(law);
  });

  test('and no law was forgotten', () => {
    expect(Object.keys(held(hoard).checksByLaw).sort()).toEqual(Object.keys(games).sort());
  });
});

test('law 5: a game without an end is found at its limit', () => {
  const endless = withStep('game.next', (b) => {
    b.round = 0;
  });
  const { violations, finished } = held(endless, { games: 1, limit: 300 });
  expect(finished).toBe(0);
  expect(violations.filter((v) => v.law === '5')).toMatchObject([{ what: 'there is no end after 300 decisions' }]);
});

test('law 6c: a secret that is not dealt anew is named by its path', () => {
  const game = hoardWith({
    determinize: (b, viewer, random) => {
      const part = { ...b, coins: b.coins.slice(0, 2) };
      hoard.determinize(part, viewer, random);
      b.pile = part.pile;
    },
  });
  const report = laws({ ...hoardInWords, game }, { seats: 3, games: 30, seed: 'half', sample: 0.5 });
  expect(report.violations.map((v) => v.what).join()).toContain('determinize never changes players.2.hand');
});

test('law 6c: a secret that is rare and soon lies open is dealt anew while it is one', () => {
  const hidden = (b: Board) => b.round === 0 && b.turn === 0 && b.chest[0] === 0 && b.hands[0]?.[0] === 2;
  const rare = hoardWith({
    view: (b, viewer) => (hidden(b) ? hoard.view(b, viewer) : { ...hoard.view(b, null), hands: hoard.clone(b).hands }),
    determinize: (b, viewer, random) => {
      if (hidden(b)) hoard.determinize(b, viewer, random);
    },
  });
  expect(broken(rare, { games: 60 })).not.toContain('6c');
  expect(broken({ ...rare, determinize: () => {} }, { games: 60 })).toContain('6c');
});
