import type { Computed, Json, Refusal } from '@questhall/kernel';
import { type Board, NOBODY } from '../board.js';
import { rangeOf, seaReach } from '../fleets.js';
import { FIRST_SHIP, idOf, isLand, isShip } from '../map.js';
import { tas } from '../might.js';
import { PEOPLE_IDS, priceOf } from '../peoples.js';
import { income, kingdomsToWin, musterLands, purse } from '../realms.js';
import { marches, neighbours, stepsFrom } from '../roads.js';
import { flag, type Obj, oneOf, place, reading, side, whole } from './check.js';

/** Numbers and lists the rules compute. */
export const computed: Readonly<Record<string, Computed<Board>>> = {
  tas: of(
    'QD COMBAT.2.1',
    'the Total Attack Strength of a side, by what has been shown',
    {
      side: 'the side',
      foe: 'the other side; null against monsters',
      where: 'the place',
      attacks: 'true for the attacker',
    },
    (b, a) =>
      tas(b, {
        side: anySide('side', a.side, b),
        foe: a.foe === null || a.foe === undefined ? NOBODY : anySide('foe', a.foe, b),
        where: place('where', a.where),
        attacks: flag('attacks', a.attacks),
      }),
  ),
  income: of('QD INCOME.1', 'gold a side would collect', { side: 'the side' }, (b, a) =>
    income(b, side('side', a.side, b.sides)),
  ),
  purse: of('QD R43', 'gold a side can spend', { side: 'the side' }, (b, a) => purse(b, side('side', a.side, b.sides))),
  price: of('QD PURCHASE.3', 'what units cost', { people: 'the people', n: 'how many' }, (_, a) =>
    priceOf(PEOPLE_IDS.indexOf(oneOf('people', a.people, PEOPLE_IDS)), whole('n', a.n, 1)),
  ),
  neighbours: of('QD BOARD.TERRAIN.4', 'the adjacent lands', { land: 'the land' }, (b, a) =>
    neighbours(b, place('land', a.land, isLand)).map(idOf),
  ),
  steps: of(
    'QD BOARD.TELEPORTAL.2',
    "where a side's units can step from a land, by teleportal too",
    { land: 'the land', side: 'the side' },
    (b, a) => stepsFrom(b, place('land', a.land, isLand), side('side', a.side, b.sides)).map(idOf),
  ),
  marches: of(
    'QD MARCH.1',
    'where a march can end, sorted by name',
    { from: 'the land', side: 'the side', n: 'how many units march' },
    (b, a) =>
      marches(b, place('from', a.from, isLand), side('side', a.side, b.sides), { n: whole('n', a.n, 1), bearers: [] })
        .map((way) => idOf(way.at(-1) as number))
        .sort(),
  ),
  'sea-reach': of(
    'QD NAVAL.SHIP.2',
    'the zones a ship can go to with its whole range',
    { ship: 'the ship', side: 'the side' },
    (b, a) => {
      const ship = place('ship', a.ship, isShip);
      const owner = side('side', a.side, b.sides);
      const moves = b.shipMoves.slice();
      moves[ship - FIRST_SHIP] = rangeOf(b, owner);
      return seaReach({ ...b, shipMoves: moves }, ship, owner).map(idOf);
    },
  ),
  musters: of('QD REINF.1', 'lands where a side may place units', { side: 'the side' }, (b, a) =>
    musterLands(b, side('side', a.side, b.sides)).map(idOf),
  ),
  'kingdoms-to-win': of('QD END.3', 'how many kingdoms win', {}, (b) => kingdomsToWin(b)),
};

function anySide(what: string, value: Json | undefined, b: Board): number {
  return value === 'vanquished' ? 4 : side(what, value, b.sides);
}

function of(
  rule: string,
  says: string,
  takes: Readonly<Record<string, string>>,
  value: (b: Board, args: Obj) => Json,
): Computed<Board> {
  return { rule, says, takes, of: (b, args): Json | Refusal => reading(() => value(b, args)) };
}
