import { type Board, CAPTIVE, CITY, FREE, NOBODY, REBELS } from './board.js';
import { CASTLE_ROOM, fights, garrisonOf, unitsAt } from './forces.js';
import { LEGENDS } from './legends.js';
import { HEXES, isSide, isWater, PLACES, placeId, SITES } from './map.js';
import { CD_4, IS_CD, IS_FLEET, IS_LEADER } from './units.js';

/** Says what is wrong with what, unless this holds. */
type Check = (holds: boolean, wrong: string, what?: string | number) => void;

/** Everything that must hold of any board: each piece, counter, legend and item is somewhere, once. */
export function invariants(b: Board): string[] {
  const wrong: string[] = [];
  const check: Check = (holds, why, what = '') => {
    if (!holds) wrong.push(`${why}: ${what}`);
  };
  // Chains come first: in a broken one nobody could be looked for.
  for (const look of [chains, units, stacks, leaders, items, sites, seats]) if (wrong.length === 0) look(b, check);
  return wrong;
}

/** Every unit is in the chain of its place, once. */
function chains(b: Board, check: Check): void {
  const seen = new Set<number>();
  for (let place = 0; place < PLACES; place++) {
    for (let unit = b.head[place]; unit >= 0; unit = b.next[unit]) {
      check(b.at[unit] === place && !seen.has(unit), 'chained wrongly', unit);
      if (seen.has(unit)) break;
      seen.add(unit);
    }
  }
  b.kind.forEach((kind, unit) => {
    check((kind >= 0 && b.aboard[unit] < 0) === seen.has(unit), 'chained wrongly', unit);
  });
}

function units(b: Board, check: Check): void {
  const counters = [0, 0, 0];
  b.kind.forEach((kind, unit) => {
    if (kind < 0) return;
    const at = b.at[unit];
    const is = (holds: boolean, why: string) => check(holds, why, unit);
    if (IS_CD[kind]) counters[kind - CD_4] += 1;
    const fleet = b.aboard[unit];
    is(fleet < 0 || (IS_FLEET[b.kind[fleet]] && b.at[fleet] === at), 'aboard nothing');
    // LW TABLE.TEC/3 Nobody is on water but fleets and those aboard.
    is(fleet >= 0 || IS_FLEET[kind] || (!isSide(at) && !isWater(at)), 'in the water');
    // LW B9a/2 No fleet is in a castle.
    is(!b.inside[unit] || (!IS_FLEET[kind] && b.castles.includes(at)), 'in no castle');
    is(b.owner[unit] >= 0 && (b.owner[unit] < b.seats || b.owner[unit] >= CITY), "nobody's");
  });
  // LW AMB-048 Thirty, eight and eight counters.
  [30, 8, 8].forEach((n, size) => {
    const all = b.pool[size] + counters[size];
    check(all === n, 'city defence counters', all);
  });
}

/** LW B7a.2/2, LW B9d/1 Units of two owners share no part of a hex; rebels and fleets apart. */
function stacks(b: Board, check: Check): void {
  if (b.battle) return;
  for (let hex = 0; hex < HEXES; hex++) {
    if (b.head[hex] < 0) continue;
    const here = unitsAt(b, hex).filter((unit) => b.owner[unit] !== REBELS && !IS_FLEET[b.kind[unit]]);
    const owners = new Set(here.map((unit) => b.owner[unit] * 2 + b.inside[unit]));
    const parts = new Set([...owners].map((one) => one & 1));
    check(owners.size === parts.size, 'units of several owners', placeId(hex));
    // LW B9/1 Five in a castle.
    check(garrisonOf(b, hex) <= CASTLE_ROOM, 'a castle too full', placeId(hex));
  }
}

function leaders(b: Board, check: Check): void {
  b.fate.forEach((fate, leader) => {
    const unit = b.leaderUnit[leader];
    check((fate === FREE) === unit >= 0, 'fate and piece of a leader', leader);
    check(unit < 0 || (b.owner[unit] === leader >> 1 && IS_LEADER[b.kind[unit]]), 'no leader', leader);
    check(fate !== CAPTIVE || b.kind[b.captor[leader]] >= 0 || b.battle !== null, 'held by nobody', leader);
  });
}

function items(b: Board, check: Check): void {
  const spoils = b.battle?.spoils.map((one) => one >> 1) ?? [];
  b.itemKind.forEach((kind, item) => {
    if (kind < 0 || b.phase === 'setup') return;
    const holder = b.itemHolder[item];
    const homes = [holder >= 0 && b.kind[holder] >= 0, b.itemAt[item] >= 0, spoils.includes(item)].filter(
      Boolean,
    ).length;
    check(homes === 1, 'an item in no place, or several', item);
  });
}

function sites(b: Board, check: Check): void {
  const legends = [...b.legend, ...b.unused].filter((legend) => legend >= 0);
  check(
    new Set(legends).size === legends.length && legends.every((legend) => legend < LEGENDS.length),
    'a legend is there twice',
  );
  SITES.forEach(({ name }, site) => {
    const owner = b.control[site];
    check(
      owner >= NOBODY && owner < b.seats && !(owner >= 0 && (b.out[owner] || !b.open[site])),
      'controlled wrongly',
      name,
    );
  });
}

function seats(b: Board, check: Check): void {
  b.gold.forEach((gold, seat) => {
    // LW AMB-155 A treasury never goes below zero.
    check(Number.isInteger(gold) && gold >= 0, 'GTs of a seat', seat);
    check(
      !b.out[seat] || !b.kind.some((_, unit) => b.owner[unit] === seat && fights(b, unit)),
      'out, with units',
      seat,
    );
  });
}
