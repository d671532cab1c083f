import { chapters, type Game, goto, over, random, type Seat } from '@questhall/kernel';

export const [SPACES, COUNTERS, LIMIT] = [44, 300, 120] as const;

/**
 * The counters of a seat in a space stand in a line: a move takes the first three to the end of the line next door.
 * `first` and `last` are by seat and space, `next` by counter; -1 is nobody.
 */
export interface Territory {
  first: number[];
  last: number[];
  next: number[];
  holder: number[];
  moves: number;
}
interface Calls {
  game: { takes: object; gives: undefined };
}

const NEIGHBOURS = neighbours();
/** An option is `from * 64 + to`; those of a space never change. */
const ROADS = NEIGHBOURS.map((all, from) => all.map((to) => from * 64 + to));
/** A pick's words, by option: they are compared a hundred times a move. */
const WORDS = Array.from({ length: SPACES * 64 }, (_, o) => `march ${o >> 6} ${o & 63}`);

const { ask, procedure } = chapters<Territory, Calls>()('game');

const game = procedure({
  steps: {
    march: ask({
      rule: 'TER 1',
      who: (b) => b.moves & 1,
      says: () => ({ key: 'march' }),
      options: (b, _, seat) => marches(b, seat),
      name: (o) => WORDS[o] as string,
      then: (t, _, o, seat) => {
        march(t.board, seat, o);
        if (t.board.moves < LIMIT) return goto('march');
        return over({ winners: [], rule: 'TER 2', says: { key: 'drawn' } });
      },
    }),
  },
});

export const territory: Game<Territory, Territory> = {
  id: 'territory',
  title: 'Territory',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  streams: [],
  setup,
  main: 'game',
  procedures: { game },
  open: true,
  view: clone,
  determinize: () => {},
  clone,
  invariants: () => [],
  phrases: {},
};

/** From every space where the seat has a counter, to every neighbour. */
function marches(b: Territory, seat: Seat): number[] {
  const own = seat * SPACES;
  let many = 0;
  for (let space = 0; space < SPACES; space++)
    if (b.first[own + space] !== -1) many += (ROADS[space] as number[]).length;
  const found = new Array<number>(many);
  let at = 0;
  for (let space = 0; space < SPACES; space++) {
    if (b.first[own + space] === -1) continue;
    for (const road of ROADS[space] as number[]) found[at++] = road;
  }
  return found;
}

function march(b: Territory, seat: Seat, o: number): void {
  const to = o & 63;
  const [here, there] = [seat * SPACES + (o >> 6), seat * SPACES + to];
  for (let n = 0; n < 3 && b.first[here] !== -1; n++) {
    const counter = b.first[here] as number;
    b.first[here] = b.next[counter] as number;
    stand(b, there, counter);
  }
  b.holder[to] = seat;
  b.moves += 1;
}

/** At the end of the line. */
function stand(b: Territory, line: number, counter: number): void {
  if (b.first[line] === -1) b.first[line] = counter;
  else b.next[b.last[line] as number] = counter;
  b.last[line] = counter;
  b.next[counter] = -1;
}

function setup(): Territory {
  const nobody = (n: number) => new Array<number>(n).fill(-1);
  const lines = 2 * SPACES;
  const b = { first: nobody(lines), last: nobody(lines), next: nobody(COUNTERS), holder: nobody(SPACES), moves: 0 };
  const chance = random(300);
  // Counters come in four colours; each seat commands two of them.
  for (let counter = 0; counter < COUNTERS; counter++) stand(b, (counter % 2) * SPACES + chance(SPACES), counter);
  return b;
}

function clone(b: Territory): Territory {
  return {
    first: b.first.slice(),
    last: b.last.slice(),
    next: b.next.slice(),
    holder: b.holder.slice(),
    moves: b.moves,
  };
}

/** Points scattered on a square; each borders its four nearest, and the one before it. */
function neighbours(): number[][] {
  const chance = random(44);
  const whole = 2 ** 32;
  const points = Array.from({ length: SPACES }, () => [chance(whole) / whole, chance(whole) / whole] as const);
  const borders = points.map(() => new Set<number>());
  const join = (a: number, b: number) => [borders[a]?.add(b), borders[b]?.add(a)];
  for (const [i, [x, y]] of points.entries()) {
    const far = points.map(([u, v], j) => ({ j, d: Math.hypot(x - u, y - v) })).filter(({ j }) => j !== i);
    for (const { j } of far.sort((a, b) => a.d - b.d).slice(0, 4)) join(i, j);
    if (i > 0) join(i, i - 1);
  }
  return borders.map((to) => [...to].sort((a, b) => a - b));
}
