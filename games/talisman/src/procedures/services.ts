import { goto, type Seat, type Table } from '@questhall/kernel';
import type { Board } from '../board.js';
import { chapter } from '../calls.js';
import { KINDS, type Kind, POINTS } from '../cards/kinds.js';
import { change, changeGold, discardKind, gainLives, gainSpells, healLives, loseObject, wounds } from '../goods.js';
import { REGION_OF, RING, SPACES, type SpaceId } from '../map.js';
import { arrive } from './move.js';
import { distinct } from './tidy.js';

const DONE = -1;
const cure = chapter('heal');

/** 4:6 Healing for Gold. */
export const heal = cure.procedure({
  steps: {
    choose: cure.ask({
      rule: 'T 4:6',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.heal', args: { price: v.price } }),
      options: (b, v) => {
        const most = Math.min(v.most, wounds(b, v.seat), Math.floor(b.gold[v.seat] / v.price));
        return Array.from({ length: most }, (_, i) => i + 1);
      },
      name: (n: number) => `heal ${n}`,
      bars: (pick) =>
        pick.startsWith('heal ')
          ? { rule: 'T 4:6', why: 'healing never goes above four Lives, and costs its price' }
          : undefined,
      then: (t, v, n) => {
        changeGold(t, v.seat, -n * v.price);
        healLives(t, v.seat, n);
      },
    }),
  },
});

const gild = chapter('alchemy');

/** Objects turned into Gold. */
export const alchemy = gild.procedure({
  steps: {
    choose: gild.ask({
      rule: 'T 5:0',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.alchemy' }),
      options: (b, v) => (b.objects[v.seat].length > 0 ? [DONE, ...distinct(b.objects[v.seat])] : []),
      name: (o: number) => (o === DONE ? 'done' : `gild ${KINDS[o].id}`),
      then: (t, v, o) => {
        if (o === DONE) return gild.done();
        loseObject(t.board, v.seat, o);
        // T 20:2.1 Each to its own pile.
        discardKind(t.board, o);
        t.tell('gilded', { seat: v.seat, card: KINDS[o].id });
        changeGold(t, v.seat, 1);
        return goto('choose');
      },
    }),
  },
});

const swap = chapter('exchange', () => ({ chosen: [] as Kind[] }));

/** 1:4 Kept Enemies are exchanged for Strength, one point for each full seven. */
export const exchange = swap.procedure({
  steps: {
    choose: swap.ask({
      rule: 'T 1:4.2',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.exchange', args: { points: points(v.chosen) } }),
      options: (b, v) => bundle(b, v.seat, v.chosen),
      name: (o: number, _, v) => (o === DONE ? `exchange ${Math.floor(points(v.chosen) / 7)}` : `add ${KINDS[o].id}`),
      then: (t, v, o) => {
        if (o !== DONE) {
          v.chosen.push(o);
          return goto('choose');
        }
        cashIn(t, v.seat, v.chosen);
        return swap.done();
      },
    }),
  },
});

function points(kinds: readonly Kind[]): number {
  return kinds.reduce((sum, kind) => sum + POINTS[kind], 0);
}

/** What can be added, in the order of the list, or the exchange if it is worth something. */
function bundle(b: Board, seat: Seat, chosen: readonly Kind[]): number[] {
  const left = b.trophies[seat].slice().sort((x, y) => x - y);
  for (const kind of chosen) left.splice(left.indexOf(kind), 1);
  // In one order only, and never so that what is left cannot make up seven points.
  const last = chosen.at(-1) ?? -1;
  const further = left.filter((kind) => kind >= last);
  const sum = points(chosen);
  const options: number[] = sum >= 7 ? [DONE] : [];
  for (const kind of distinct(further)) if (sum + points(further.filter((k) => k >= kind)) >= 7) options.push(kind);
  return options;
}

function cashIn(t: Table<Board>, seat: Seat, chosen: readonly Kind[]): void {
  const { board: b } = t;
  // T 1:4.3 The cards go to the discards; what is over is lost.
  for (const kind of chosen) {
    b.trophies[seat].splice(b.trophies[seat].indexOf(kind), 1);
    discardKind(b, kind);
  }
  t.tell('exchanged', { seat, cards: chosen.map((kind) => KINDS[kind].id) });
  // T 1:4.2 One Strength for each full seven points. T R30 A Toad's, if he is one.
  change(t, seat, 'strength', Math.floor(points(chosen) / 7));
}

const trip = chapter('travel');

/** To any other space of the Region. */
export const travel = trip.procedure({
  steps: {
    choose: trip.ask({
      rule: 'T R69',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.travel' }),
      // T R69 Never into the Inner Region or to the Crown by a free choice.
      options: (b, v) => RING[REGION_OF[b.at[v.seat]]].filter((to) => to !== b.at[v.seat]),
      name: (to: SpaceId) => `go ${SPACES[to].id}`,
      at: (to) => [SPACES[to].id],
      then: (t, v, to) => {
        arrive(t, v.seat, to, 'wish');
        t.board.arrived = true;
      },
    }),
  },
});

const WISHES = ['spell', 'gold', 'strength', 'craft', 'life', 'travel'] as const;
const grant = chapter('wish');

/** One wish of six. */
export const wish = grant.procedure({
  steps: {
    choose: grant.ask({
      rule: 'T 15:8',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.wish' }),
      options: () => [...WISHES],
      name: (o: (typeof WISHES)[number]) => `wish ${o}`,
      then: (t, v, o) => {
        if (o === 'travel') return grant.call('travel', { seat: v.seat });
        if (o === 'spell') gainSpells(t, v.seat, 1);
        else if (o === 'gold') changeGold(t, v.seat, 1);
        else if (o === 'life') gainLives(t, v.seat, 1);
        else change(t, v.seat, o, 1);
      },
    }),
  },
});
