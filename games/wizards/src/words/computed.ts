import type { Computed, Json, Refusal } from '@questhall/kernel';
import { type Board, landAt } from '../board.js';
import { isDue, stepsOf } from '../held.js';
import { CELLS, cellId } from '../map.js';
import { markersOn, nextType } from '../omens.js';
import { allowsRandom, mayEnterCrest } from '../places.js';
import { bookOf, canRise } from '../players.js';
import { pointsFor } from '../procedures/move.js';
import { costTo, isBoatNode, sail, walk } from '../reach.js';
import { islandOf, isStranded } from '../stranded.js';
import { TASK_IDS } from '../tasks.js';
import { TILES } from '../tiles.js';
import { type Obj, reading, seat, tile, whole } from './check.js';

const SEAT = { seat: 'the player' };

/** Numbers and lists the rules compute. */
export const computed: Readonly<Record<string, Computed<Board>>> = {
  points: of('W R69', 'movement points {land, water} for a white die', { ...SEAT, white: 'the white die' }, (b, a) => {
    const [land, water] = pointsFor(b, seat('seat', a.seat, b.seats), whole('white', a.white, 1));
    return { land: land / 2, water: water / 2 };
  }),
  reach: of(
    'W 6.PLAINS',
    'what each space costs that can be walked to: {space or boat: points}',
    {
      ...SEAT,
      points: 'points to spend',
      swift: 'ground that counts as plains: 0, 1 woods, 2 mountains, 3 both (0 if left out)',
    },
    (b, a) => {
      const who = seat('seat', a.seat, b.seats);
      const nodes = walk(b, who, whole('points', a.points, 1) * 2, whole('swift', a.swift, 0));
      return Object.fromEntries(
        nodes.map((node) => [isBoatNode(node) ? `boat-${node - CELLS + 1}` : cellId(b.layout, node), costTo(node) / 2]),
      );
    },
  ),
  sailing: of('W 6.SAILa', 'the water spaces a Boat can sail to', { ...SEAT, points: 'points to spend' }, (b, a) =>
    sail(b, seat('seat', a.seat, b.seats), whole('points', a.points, 1) * 2).map((cell) => cellId(b.layout, cell)),
  ),
  stranded: of('W R17', 'whether a player is stranded', SEAT, (b, a) => isStranded(b, seat('seat', a.seat, b.seats))),
  island: of('W R17', 'the tiles of the island of a tile', { tile: 'the tile' }, (b, a) =>
    islandOf(b, tile('tile', a.tile)).map((one) => TILES[one].id),
  ),
  markers: of('W 12.132a', 'Demon and Task markers on a tile', { tile: 'the tile' }, (b, a) =>
    markersOn(b, tile('tile', a.tile)),
  ),
  'next-to-fall': of('W 12.131a', 'the tiles of the type that falls next', {}, (b) =>
    nextType(b).map((one) => TILES[one].id),
  ),
  'may-rise': of('W 10.2', 'whether the next Rank is earned', SEAT, (b, a) =>
    canRise(b, seat('seat', a.seat, b.seats)),
  ),
  spells: of(
    'W 10.14',
    'what a player can cast now: {boats: how far (9999 without limit), swift: [ground], and if he has them carries, animals, dispels, tames, escapes, telepathy, summonsGems, perceives}',
    SEAT,
    (b, a) => bookOf(b, seat('seat', a.seat, b.seats)) as unknown as Json,
  ),
  'random-possible': of('W 8.1g', 'whether a Random Encounter can happen where he stands', SEAT, (b, a) =>
    allowsRandom(b, seat('seat', a.seat, b.seats)),
  ),
  'crest-open': of('W 7.37', 'whether he may walk into the Star Crest', SEAT, (b, a) =>
    mayEnterCrest(b, seat('seat', a.seat, b.seats)),
  ),
  'due-parts': of('W 7.311', 'parts of his Tasks that are due, as a list like "task-3 1"', SEAT, (b, a) =>
    b.tasks[seat('seat', a.seat, b.seats)].flatMap((held) =>
      stepsOf(held).flatMap((_, i) => (isDue(held, i) ? [`${TASK_IDS[held.card]} ${i + 1}`] : [])),
    ),
  ),
  'on-water': of(
    'W 6.SWIMa',
    'whether a player is in a water space',
    SEAT,
    (b, a) => landAt(b, b.at[seat('seat', a.seat, b.seats)]) < 0,
  ),
};

function of(
  rule: string,
  says: string,
  takes: Readonly<Record<string, string>>,
  value: (b: Board, args: Obj) => Json,
): Computed<Board> {
  return { rule, says, takes, of: (b, args): Json | Refusal => reading(() => value(b, args)) };
}
