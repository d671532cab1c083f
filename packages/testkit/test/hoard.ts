import { chapters, type Game, goto, type Json, over, type Seat, type Viewer } from '@questhall/kernel';
import type { ScenarioGame } from '../src/index.js';

/** A small game with everything the testkit looks at: secrets, sealed bids, dice, picks to take back, standing asks. */
export const GEMS = ['amber', 'beryl', 'coral'] as const;

export interface Board {
  turn: Seat;
  round: number;
  coins: number[];
  chest: number[];
  score: number[];
  waves: number[];
  pile: number[];
  hands: number[][];
}
export interface View extends Omit<Board, 'pile' | 'hands'> {
  hands: (number[] | null)[];
}
interface Calls {
  game: { takes: Record<never, never>; gives: undefined };
  turn: { takes: { seat: Seat }; gives: undefined };
  gift: { takes: { seat: Seat }; gives: undefined };
}

const chapter = chapters<Board, Calls>();
const seatsOf = (b: Board): Seat[] => b.coins.map((_, seat) => seat);
const held = (hand: readonly number[]): number[] => hand.flatMap((n, gem) => (n > 0 ? [gem] : []));

const whole = chapter('game');
const game = whole.procedure({
  steps: {
    deal: (t) => {
      for (const seat of seatsOf(t.board)) for (let n = 0; n < 2; n++) dealTo(t, seat);
    },
    turns: (t) => whole.call('turn', { seat: t.board.turn }),
    next: ({ board }) => {
      board.turn = (board.turn + 1) % board.coins.length;
      if (board.turn === 0) board.round += 1;
      if (board.round < 3) return goto('turns');
      const most = Math.max(...board.score);
      const winners = seatsOf(board).filter((seat) => board.score[seat] === most);
      return over({ winners, rule: 'H 4', says: { key: 'end' } });
    },
  },
});

const { ask, call, procedure } = chapter('turn', () => ({ rolled: 0 }));
const turn = procedure({
  shows: (_, v) => ({ rolled: v.rolled }),
  steps: {
    // H 2
    fill: ask({
      rule: 'H 2',
      always: true,
      who: (_, v) => v.seat,
      says: (b, v) => ({ key: 'fill', args: { coins: b.coins[v.seat] as number } }),
      options: (b, v) => ((b.coins[v.seat] as number) > 0 ? ['put 1', 'stop'] : ['stop']),
      name: (o) => o,
      bars: (pick) => (pick === 'put 1' ? { rule: 'H 2.1', why: 'the purse is empty' } : undefined),
      then: (t, v, o) => {
        if (o === 'stop') return;
        (t.board.coins[v.seat] as number)--;
        (t.board.chest[v.seat] as number)++;
        t.tell('put', { by: v.seat });
        return goto('fill');
      },
    }),
    roll: (t, v) => {
      v.rolled = t.d6('luck');
      t.tell('rolled', { by: v.seat, die: v.rolled });
    },
    lucky: ask({
      rule: 'H 3.1',
      who: (_, v) => v.seat,
      says: () => ({ key: 'lucky' }),
      options: (_, v) => (v.rolled === 6 ? ['take', 'leave'] : v.rolled === 1 ? ['sigh'] : []),
      name: (o) => o,
      then: (t, v, o) => {
        if (o === 'take') (t.board.score[v.seat] as number)++;
      },
    }),
    bid: ask({
      rule: 'H 3',
      private: true,
      who: seatsOf,
      says: () => ({ key: 'bid' }),
      options: (b, _, seat) => held(b.hands[seat] as number[]),
      name: (gem) => `bid ${GEMS[gem]}`,
      all: (t, _, picks) => {
        const best = Math.max(...picks.values());
        const first = [...picks].filter(([, gem]) => gem === best);
        for (const [seat, gem] of picks) {
          ((t.board.hands[seat] as number[])[gem] as number)--;
          (t.board.pile[gem] as number)++;
          t.reveal('bid', { by: seat, gem: GEMS[gem] as string });
        }
        if (first.length === 1) (t.board.score[first[0]?.[0] as Seat] as number)++;
        for (const seat of picks.keys()) dealTo(t, seat);
      },
    }),
  },
});

const giving = chapter('gift');
const gift = giving.procedure({
  steps: {
    to: giving.ask({
      rule: 'H 5',
      always: true,
      who: (_, v) => v.seat,
      says: () => ({ key: 'gift' }),
      options: (b, v) => seatsOf(b).filter((seat) => seat !== v.seat),
      name: (to) => `give ${to}`,
      then: (t, v, to) => {
        (t.board.coins[v.seat] as number)--;
        (t.board.coins[to] as number)++;
      },
    }),
  },
});

interface Dealer {
  readonly board: Board;
  draw(stream: string, weights: readonly number[]): number;
  tell(key: string, args: Record<string, Json>, secret: { for: Seat[]; args: Record<string, Json> }): void;
}
function dealTo(t: Dealer, seat: Seat): void {
  const gem = t.draw('deal', t.board.pile);
  (t.board.pile[gem] as number)--;
  ((t.board.hands[seat] as number[])[gem] as number)++;
  t.tell('dealt', { to: seat }, { for: [seat], args: { gem: GEMS[gem] as string } });
}

function viewOf(b: Board, sees: (seat: Seat) => boolean): View {
  const { turn, round } = b;
  const [coins, chest, score, waves] = [[...b.coins], [...b.chest], [...b.score], [...b.waves]];
  return {
    turn,
    round,
    coins,
    chest,
    score,
    waves,
    hands: b.hands.map((hand, seat) => (sees(seat) ? [...hand] : null)),
  };
}

export const hoard: Game<Board, View> = {
  id: 'hoard',
  title: 'Hoard',
  version: 1,
  seats: { min: 2, max: 4 },
  options: { purse: { rules: ['H 1'], says: 'coins each', choices: [1, 3], default: 3 } },
  streams: ['luck', 'deal'],
  faces: { deal: GEMS },
  hidden: ['deal'],
  main: 'game',
  procedures: { game, turn, gift },
  setup: ({ seats, options }) => {
    const each = (n: number): number[] => new Array<number>(seats).fill(n);
    const hands = each(0).map(() => [0, 0, 0]);
    return {
      turn: 0,
      round: 0,
      coins: each(Number(options.purse)),
      chest: each(0),
      score: each(0),
      waves: each(0),
      pile: [4, 4, 4],
      hands,
    };
  },
  standing: {
    wave: {
      rule: 'H 6',
      says: () => ({ key: 'wave' }),
      open: (b, _, seat) => (b.waves[seat] as number) < 2,
      options: () => ['wave'],
      name: (o) => o,
      then: (t, _, seat) => {
        (t.board.waves[seat] as number)++;
        t.tell('waves', { by: seat });
      },
    },
    gift: {
      rule: 'H 5',
      says: () => ({ key: 'gift' }),
      open: (b, stack, seat) => (b.coins[seat] as number) > 0 && !stack.some((f) => f.proc === 'gift'),
      options: () => ['gift'],
      name: (o) => o,
      then: (_, __, seat) => call('gift', { seat }),
    },
  },
  view: (b, viewer: Viewer) => viewOf(b, (seat) => seat === viewer),
  determinize: (b, viewer, random) => {
    const others = seatsOf(b).filter((seat) => seat !== viewer);
    const sizes = others.map((seat) => (b.hands[seat] as number[]).reduce((a, n) => a + n, 0));
    for (const seat of others) b.pile = b.pile.map((n, gem) => n + ((b.hands[seat] as number[])[gem] as number));
    for (const seat of others) b.hands[seat] = [0, 0, 0];
    others.forEach((seat, i) => {
      for (let n = 0; n < (sizes[i] as number); n++) {
        const heap = b.pile.flatMap((m, gem) => new Array<number>(m).fill(gem));
        const gem = heap[random(heap.length)] as number;
        (b.pile[gem] as number)--;
        ((b.hands[seat] as number[])[gem] as number)++;
      }
    });
  },
  clone: (b) => ({
    turn: b.turn,
    round: b.round,
    coins: b.coins.slice(),
    chest: b.chest.slice(),
    score: b.score.slice(),
    waves: b.waves.slice(),
    pile: b.pile.slice(),
    hands: b.hands.map((h) => h.slice()),
  }),
  invariants: (b) =>
    GEMS.flatMap((name, gem) => {
      const all = (b.pile[gem] as number) + b.hands.reduce((n, hand) => n + (hand[gem] as number), 0);
      const none = (b.pile[gem] as number) < 0;
      return all === 4 && !none ? [] : [`there are ${none ? 'too many' : all} ${name}, not 4`];
    }),
  phrases: {
    fill: ({ coins }: { coins: number }) => `Put coins into your chest; you have ${coins}`,
    ...Object.fromEntries(
      ['lucky', 'bid', 'gift', 'wave', 'put', 'rolled', 'dealt', 'waves', 'end'].map((k) => [k, () => k]),
    ),
  },
};

/** The same with its words. */
export const hoardInWords: ScenarioGame<Board, View> = {
  game: hoard,
  words: {
    position: [
      { path: 'turn', says: 'whose turn it is', default: '0' },
      { path: 'round', says: 'rounds played', default: '0' },
      { path: 'players.<seat>.coins', says: 'coins in the purse', default: 'as set up' },
      { path: 'players.<seat>.chest', says: 'coins in the chest', default: '0' },
      { path: 'players.<seat>.score', says: 'bids won', default: '0' },
      { path: 'players.<seat>.hand', says: 'gems held', default: 'none' },
    ],
    names: { seat: ['0', '1', '2', '3'], gem: GEMS, n: ['1'] },
    events: {
      put: { says: 'a coin is put', args: { by: 'who' } },
      rolled: { says: 'a die is rolled', args: { by: 'who', die: 'what it shows' } },
      bid: { says: 'a bid is shown', args: { by: 'who', gem: 'what' } },
      dealt: { says: 'a gem is dealt', args: { to: 'whom' }, secret: { gem: 'what' } },
      waves: { says: 'somebody waves', args: { by: 'who' } },
    },
    shows: { turn: { rolled: 'the last roll' } },
    picks: ['put <n>', 'stop', 'take', 'leave', 'sigh', 'bid <gem>', 'give <seat>', 'wave', 'gift'].map((pick) => ({
      pick,
      says: pick,
    })),
    read: (position, setup) => {
      const b = hoard.setup(setup);
      for (const key of Object.keys(position)) {
        if (!['turn', 'round', 'players'].includes(key))
          return { refused: 'bad-setup', why: `there is no "${key}"; expected one of turn, round, players` };
      }
      b.turn = Number(position.turn ?? 0);
      b.round = Number(position.round ?? 0);
      const players = (position.players ?? {}) as Record<
        string,
        { coins?: number; chest?: number; score?: number; hand?: string[] }
      >;
      for (const [seat, p] of Object.entries(players)) {
        const s = Number(seat);
        b.coins[s] = p.coins ?? (b.coins[s] as number);
        b.chest[s] = p.chest ?? 0;
        b.score[s] = p.score ?? 0;
        for (const name of p.hand ?? []) {
          const gem = GEMS.indexOf(name as (typeof GEMS)[number]);
          ((b.hands[s] as number[])[gem] as number)++;
          (b.pile[gem] as number)--;
        }
      }
      return b;
    },
    truth: (b) => viewOf(b, () => true),
    write: (v) => ({
      turn: v.turn,
      round: v.round,
      players: Object.fromEntries(
        v.coins.map((coins, s) => {
          const hand = v.hands[s];
          const gems = hand ? hand.flatMap((n, gem) => new Array<string>(n).fill(GEMS[gem] as string)) : 'hidden';
          return [s, { coins, chest: v.chest[s] as number, score: v.score[s] as number, hand: gems }];
        }),
      ),
    }),
    beginnings: {
      turn: {
        says: "a seat's turn",
        takes: { seat: { says: 'whose', default: 0 } },
        stack: (_, { seat }) => [
          { proc: 'game', at: 'next', vars: {} },
          { proc: 'turn', at: 'fill', vars: { rolled: 0, seat } },
        ],
      },
    },
    computed: {
      wealth: {
        rule: 'H 2',
        says: 'coins in purse and chest',
        takes: { seat: 'whose' },
        of: (b, { seat }) => (b.coins[Number(seat)] as number) + (b.chest[Number(seat)] as number),
      },
      estate: {
        rule: 'H 2',
        says: '{purse, chest}; null for a beggar',
        takes: { seat: 'whose' },
        of: (b, { seat }) => {
          const [purse, chest] = [b.coins[Number(seat)] as number, b.chest[Number(seat)] as number];
          return purse + chest > 0 ? { purse, chest } : null;
        },
      },
      estates: {
        rule: 'H 2',
        says: 'a list of {seat, purse}',
        takes: {},
        of: (b) => b.coins.map((purse, seat) => ({ seat, purse })),
      },
    },
  },
};
