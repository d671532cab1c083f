import {
  AT_HOME,
  blockader,
  CAPACITY,
  crewOf,
  FIRST_SHIP,
  HARBOUR_OF,
  harbourIn,
  isLand,
  LANDS,
  NOBODY,
  type Place,
  plainIn,
  rangeOf,
  type Side,
  strengthOf,
  type View,
  zoneNeighbours,
  zoneOf,
} from '@questhall/dragonlords';
import {
  best,
  type Decide,
  type Decision,
  indexOf,
  type Memo,
  type Sight,
  said,
  sideOf,
  spokenPlace,
} from '../decision.js';
import { garrison, isEnemyLand, spare } from './lands.js';

/** A voyage: the land, how many units it takes, and what it is worth in gold a turn. */
export interface Voyage {
  readonly land: Place;
  readonly units: number;
  readonly worth: number;
}

/** What a side would sail for: how many units a land takes, and its worth; nothing if it is not wanted. */
export type Wants = (view: View, side: Side, land: Place) => Omit<Voyage, 'land'> | undefined;

/** How many zones away each is for a ship, over open water. */
function seas(view: View, side: Side, from: Place, range: number): Map<Place, number> {
  const found = new Map<Place, number>([[from, 0]]);
  let ring = [from];
  for (let step = 1; step <= range; step++) {
    const next: Place[] = [];
    for (const at of ring)
      for (const zone of zoneNeighbours(at)) {
        if (found.has(zone) || blockader(view, zone, side) !== NOBODY) continue;
        found.set(zone, step);
        next.push(zone);
      }
    ring = next;
  }
  return found;
}

/** Units that could be aboard when the ship leaves. */
function hands(view: View, side: Side, ship: Place): number {
  const harbour = harbourIn(zoneOf(view, ship));
  const ashore = isLand(harbour) && view.holder[harbour] === side ? spare(view, side, harbour, 1, AT_HOME) : 0;
  return Math.min(CAPACITY, strengthOf(view, ship, side) + ashore);
}

/** The best voyage a ship can make, if there is one. */
export function voyage(view: View, side: Side, ship: Place, wants: Wants): Voyage | undefined {
  const crew = crewOf(view, ship);
  if (crew !== NOBODY && crew !== side) return undefined;
  const moves = view.shipMoves[ship - FIRST_SHIP];
  const reach = seas(view, side, zoneOf(view, ship), moves > 0 ? moves : rangeOf(view, side));
  const most = hands(view, side, ship);
  const found = LANDS.flatMap((_, land): (Voyage & { far: number })[] => {
    const far = reach.get(HARBOUR_OF[land]);
    const want = far === undefined || view.holder[land] === side ? undefined : wants(view, side, land);
    return want && far !== undefined && want.units <= most ? [{ land, ...want, far }] : [];
  });
  return best(found, ({ worth, far, units }) => worth - 0.05 * far - 0.3 * units);
}

/** Empty islands pay five for a single unit. */
export const emptyIslands: Wants = (view, _, land) =>
  view.holder[land] === NOBODY ? { units: 1, worth: LANDS[land].kind === 'island' ? 5 : 1 } : undefined;

/** The ship with the best voyage. */
export function embarks(wants: Wants): (sight: Sight, memo: Memo) => Decision | undefined {
  return (sight, memo) => {
    const side = sideOf(sight);
    const ships = said(sight).filter(({ verb }) => verb === 'sail');
    const found = best(ships, ({ place }) => voyage(sight.view, side, place, wants)?.worth);
    if (!found) return undefined;
    memo.course = voyage(sight.view, side, found.place, wants)?.land ?? -1;
    return { pick: found.i, why: `there is gold in ${LANDS[memo.course].name}` };
  };
}

/** Aboard, over and ashore; then on to the next shore, if there are hands left. */
export function sails(wants: Wants): Decide {
  return (sight, memo) => {
    const { view } = sight;
    const side = sideOf(sight);
    const ship = spokenPlace(sight, 'ship');
    const next = voyage(view, side, ship, wants);
    memo.course = next?.land ?? -1;
    const stop = { pick: Math.max(0, indexOf(sight, 'stop')), why: 'there is nowhere better to be' };
    if (!next) return goesHome(sight, ship, side, memo) ?? stop;
    const options = said(sight);
    const aboard = strengthOf(view, ship, side);
    const harbour = harbourIn(zoneOf(view, ship));
    const boards = options.find(({ verb, place }) => verb === 'board' && isLand(place));
    const wanted = Math.min(hands(view, side, ship), next.units + 1);
    if (boards && aboard < wanted && spare(view, side, harbour, 1, AT_HOME) > 0) {
      memo.errand = { n: wanted - aboard, wizards: false, king: false, to: ship };
      return { pick: boards.i, why: 'the ship needs a crew' };
    }
    const lands = options.find(({ verb }) => verb === 'land');
    if (harbour === next.land && lands) {
      const isEnemy = isEnemyLand(view, side, next.land);
      const all = plainIn(view, ship, side);
      memo.errand = {
        n: isEnemy ? all : Math.max(1, Math.min(next.units, all)),
        wizards: isEnemy,
        king: false,
        to: harbour,
      };
      return { pick: lands.i, why: 'this is where we wanted to land' };
    }
    const goes = options.find(({ verb, place }) => verb === 'go' && place === HARBOUR_OF[next.land]);
    return goes ? { pick: goes.i, why: `to ${LANDS[next.land].name}` } : stop;
  };
}

/** With nothing to sail for the crew goes ashore where friends are. */
function goesHome(sight: Sight, ship: Place, side: Side, memo: Memo): Decision | undefined {
  const { view } = sight;
  const n = strengthOf(view, ship, side);
  if (n === 0) return undefined;
  const options = said(sight);
  const harbour = harbourIn(zoneOf(view, ship));
  const lands = options.find(({ verb }) => verb === 'land');
  if (lands && isLand(harbour) && view.holder[harbour] === side) {
    memo.errand = { n, wizards: true, king: true, to: harbour };
    return { pick: lands.i, why: 'the crew is of more use ashore' };
  }
  const home = best(
    options.filter(({ verb, place }) => verb === 'go' && place >= 0 && isOwn(view, side, harbourIn(place))),
    ({ place }) => -garrison(view, harbourIn(place)),
  );
  return home && { pick: home.i, why: 'the ship goes home' };
}

function isOwn(view: View, side: Side, harbour: Place): boolean {
  return isLand(harbour) && view.holder[harbour] === side;
}
