import type { Json, Phrase } from '@questhall/kernel';
import type { Opening, Scenario } from '@questhall/testkit';
import type { Board } from '../src/board.js';
import { CHART } from '../src/tiles.data.js';
import { TILES } from '../src/tiles.js';
import { isles } from './table.js';

export type Isles = Scenario<Board>;
type Words = Readonly<Record<string, Json>>;

/** Movement dice that lead to nothing by themselves: one point, no Random Encounter. */
export const CALM: number[] = new Array(30).fill([1, 6]).flat();

/** What the events of one key said, in their order. */
export function told(t: Isles, key: string): Json[] {
  return t
    .events()
    .filter((event: Phrase) => event.key === key)
    .map(({ args = {} }) => args as Json);
}

/** The keys of all events. */
export function course(t: Isles): string[] {
  return t.events().map(({ key }) => key);
}

/** Where the ready chart has the centre of a tile, as a pick says it. */
export function chartHex(tile: string): string {
  const [column, row] = CHART[TILES.findIndex(({ id }) => id === tile)];
  return `${column + 1}-${row + 1}`;
}

/** Lay every tile as the ready chart has it, whoever has it to lay. */
export function layAll(t: Isles): Isles {
  while (t.at() === 'laying.tile' || t.at() === 'laying.where') {
    const [seat] = t.asked();
    const tile = t.at() === 'laying.tile' ? t.offers(seat)[0].slice(4) : lastOf(t);
    if (t.at() === 'laying.tile') t.picks(seat, `lay ${tile}`);
    t.picks(seat, `at ${chartHex(tile)}`, 'turn 0');
  }
  return t;
}

/** The tile that a player lays who has no other. */
function lastOf(t: Isles): string {
  const [seat] = t.asked();
  return TILES[t.board.hand.indexOf(seat)].id;
}

/** Two players, seat 0 as these words say, and a procedure of his turn under way. */
export function one(
  proc: string,
  player: Words,
  dice: Opening['dice'] = {},
  more: Words = {},
  vars: Words = {},
): Isles {
  return isles({
    seats: 2,
    position: { ...more, players: { 0: player, ...((more.players as Words) ?? {}) } },
    begin: { proc, vars: { seat: 0, ...vars } },
    dice,
  });
}

/** A player of an Order at a Rank, with so many points of each type. */
export function member(order: string, rank: number, points: readonly number[] = [0, 0, 0]): Words {
  return { order, rank, points: [...points] };
}

/** Seat 0 has rolled, and may move. */
export function walking(player: Words, white: number, dice: Opening['dice'] = {}, more: Words = {}): Isles {
  return one('move', player, dice, more, { white });
}

/** The places offered after a verb. */
export function offered(t: Isles, seat: number, verb: string): string[] {
  return t
    .offers(seat)
    .filter((pick) => pick.startsWith(`${verb} `))
    .map((pick) => pick.slice(verb.length + 1));
}
