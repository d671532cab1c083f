import { goto } from '@questhall/kernel';
import { type Board, cellOf, FREE, landAt, stands } from '../board.js';
import { chapter } from '../calls.js';
import { findPlace, TO_RANDOM, TO_STONE, toTile } from '../dice.js';
import { AROUND, type Cell, cellId } from '../map.js';
import { enter } from '../places.js';
import { bookOf, cast, loseAnimal } from '../players.js';
import { callableBoats } from '../stranded.js';
import { isStone, TILES } from '../tiles.js';
import { extraTurns } from './place.js';

const boat = chapter('summon-boat', () => ({ boat: -1 }));

/** A Boat within range comes to a water space beside the caster. */
export const summonBoat = boat.procedure({
  steps: {
    which: boat.ask({
      rule: 'W 11.211b',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.boat' }),
      options: (b, v) => callableBoats(b, v.seat, bookOf(b, v.seat).boats),
      name: (o: number) => `boat-${o + 1}`,
      at: (o) => [`boat-${o + 1}`],
      then: (_, v, o) => {
        v.boat = o;
        return goto('where');
      },
    }),
    none: () => boat.done(),
    where: boat.ask({
      rule: 'W 11.211b',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.boat-where' }),
      options: (b, v) => shores(b, b.at[v.seat]),
      name: (cell: Cell, b) => `to ${cellId(b.layout, cell)}`,
      at: (cell, b) => [cellId(b.layout, cell)],
      then: (t, v, cell) => {
        t.board.boatAt[v.boat] = cell;
        t.tell('boat.came', { seat: v.seat, boat: v.boat + 1, to: cellId(t.board.layout, cell) });
      },
    }),
  },
});

function shores(b: Board, cell: Cell): Cell[] {
  return [0, 1, 2, 3, 4, 5].map((side) => AROUND[cell * 6 + side]).filter((to) => to >= 0 && landAt(b, to) < 0);
}

interface Casting {
  stone: boolean;
  tile: number;
  met: boolean;
}
const spell = chapter('cast-transporting', (): Casting => ({ stone: false, tile: -1, met: false }));

/** 11.213 The Transporting Spell. */
export const castTransporting = spell.procedure({
  steps: {
    cast: (t, v) => {
      v.stone = isStone(landAt(t.board, t.board.at[v.seat]));
      // W 11.213b If it fails he does not move.
      if (!cast(t, v.seat, 'transporting')) return spell.done(false);
      // W 11.2131 A Druid takes one more turn, if he goes from a stone.
      const carries = bookOf(t.board, v.seat).carries;
      if (v.stone && carries?.startsWith('stone-')) extraTurns(t, v.seat, 1);
      if (carries === 'random' || carries === 'stone-random') return goto('anywhere');
    },
    // W R27 The caster names the territory; a Rank 4 Druid may go to a stone instead.
    choose: spell.ask({
      rule: 'W R27',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.territory' }),
      options: (b, v) => territories(b, v.seat, v.stone),
      name: (o: number) => (o < 0 ? 'a stone' : `to ${TILES[o].id}`),
      at: (o) => (o < 0 ? [] : [TILES[o].id]),
      then: (_, v, o) => {
        v.tile = o;
        const to = o < 0 ? TO_STONE : toTile(o);
        return spell.call('transport', { seat: v.seat, to, own: true }, { into: 'met', then: 'landed' });
      },
    }),
    anywhere: (_, v) => spell.call('transport', { seat: v.seat, to: TO_RANDOM, own: true }, { into: 'met' }),
    landed: (_, v) => spell.done(v.met),
  },
});

function territories(b: Board, seat: number, fromStone: boolean): number[] {
  const carries = bookOf(b, seat).carries;
  const toStone = carries === 'stone-territory-or-to-stone';
  const tiles = TILES.flatMap((_, tile) => (stands(b, tile) && b.layout.at[tile] >= 0 ? [tile] : []));
  if (!toStone) return tiles;
  return fromStone ? [...tiles, -1] : [-1];
}

const carry = chapter('transport', () => ({ apart: 0, took: false, cell: -1, met: false }));

/** Being carried somewhere, wished or not. */
export const transport = carry.procedure({
  steps: {
    // W 11.2242, W R65 Rank 4 Sorcerers and Druids may escape what they did not choose.
    escape: carry.ask({
      rule: 'W 11.2242',
      who: (b, v) => (!v.own && bookOf(b, v.seat).escapes === 'traps-and-transporting' ? v.seat : null),
      says: () => ({ key: 'ask.escape' }),
      options: () => [false, true],
      name: (o: boolean) => (o ? 'cast escaping' : 'no spell'),
      then: (t, v, o) => (o && cast(t, v.seat, 'escaping') ? carry.done(false) : undefined),
    }),
    go: (t, v) => {
      const { board } = t;
      v.cell = findPlace(t, v.seat, v.to);
      // W R22 It may not happen. W R95 Where he stands already he is not carried to.
      if (v.cell < 0 || v.cell === board.at[v.seat]) return carry.done(false);
      lift(board, v.seat);
      enter(board, v.seat, v.cell, -1);
      t.tell('transported', { seat: v.seat, to: cellId(board.layout, v.cell) });
    },
    // W 7.5a He has the encounter of the space, in turn or out of turn.
    arrive: (_, v) => carry.call('encounter', { seat: v.seat, apart: v.apart, took: v.took }, { into: 'met' }),
    there: (_, v) => carry.done(v.met),
  },
});

/** What being carried off ends. */
export function lift(b: Board, seat: number): void {
  // W 8.41b The animal is lost. W R83 A Boat stays. W 8.31b Any Trap ends. W R100 So does detention.
  loseAnimal(b, seat);
  b.trap[seat] = FREE;
  b.trapTurns[seat] = 0;
  b.detained[seat] = false;
  b.beset[seat] = false;
  b.help[seat] = false;
}

export const standsAt = (b: Board, space: number): boolean =>
  stands(b, Math.floor(space / 19)) && cellOf(b, space) >= 0;
