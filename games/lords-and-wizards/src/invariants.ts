import { type Board, CAPTIVE, CITY, FREE, NOBODY, REBELS } from './board.js';
import { CASTLE_ROOM, fights, garrisonOf } from './forces.js';
import { LEGENDS } from './legends.js';
import { HEXES, isSide, isWater, PLACES, placeId, SITES } from './map.js';
import { CD_4, IS_CD, IS_FLEET, KINDS } from './units.js';

/** Everything that must hold of any board: each piece, counter, legend and item is somewhere, once. */
export function invariants(b: Board): string[] {
  return [...chains(b), ...units(b), ...leaders(b), ...items(b), ...sites(b), ...seats(b)];
}

/** Every unit is in the chain of its place, once. */
function chains(b: Board): string[] {
  const wrong: string[] = [];
  const seen = new Set<number>();
  for (let place = 0; place < PLACES; place++) {
    for (let unit = b.head[place]; unit >= 0; unit = b.next[unit]) {
      if (seen.has(unit)) return [`unit ${unit} is chained twice`];
      seen.add(unit);
      if (b.at[unit] !== place) wrong.push(`unit ${unit} is chained to ${placeId(place)} but at ${b.at[unit]}`);
    }
  }
  b.kind.forEach((kind, unit) => {
    const chained = kind >= 0 && b.aboard[unit] < 0;
    if (chained !== seen.has(unit))
      wrong.push(`unit ${unit} of kind ${kind} is ${seen.has(unit) ? '' : 'not '}on the map`);
  });
  return wrong;
}

function units(b: Board): string[] {
  const wrong: string[] = [];
  const counters = [0, 0, 0];
  b.kind.forEach((kind, unit) => {
    if (kind < 0) return;
    const where = `${KINDS[kind].id} at ${placeId(b.at[unit])}`;
    if (IS_CD[kind]) counters[kind - CD_4] += 1;
    const fleet = b.aboard[unit];
    if (fleet >= 0 && (!IS_FLEET[b.kind[fleet]] || b.at[fleet] !== b.at[unit]))
      wrong.push(`${where} is aboard nothing`);
    // LW TABLE.TEC/3 Nobody is on water but fleets and those aboard.
    if (fleet < 0 && !IS_FLEET[kind] && (isSide(b.at[unit]) || isWater(b.at[unit])))
      wrong.push(`${where} is in the water`);
    // LW B9a/2 No fleet is in a castle.
    if (b.inside[unit] && (IS_FLEET[kind] || !b.castles.includes(b.at[unit]))) wrong.push(`${where} is in no castle`);
    if (b.owner[unit] < 0 || (b.owner[unit] >= b.seats && b.owner[unit] < CITY)) wrong.push(`${where} is nobody's`);
  });
  // LW AMB-048 Thirty, eight and eight counters.
  [30, 8, 8].forEach((n, size) => {
    if (b.pool[size] + counters[size] !== n)
      wrong.push(`there are ${b.pool[size] + counters[size]} counters of size ${size}`);
  });
  return [...wrong, ...stacks(b)];
}

/** LW B7a.2/2, LW B9d/1 Units of two owners share no part of a hex; rebels and fleets apart. */
function stacks(b: Board): string[] {
  const wrong: string[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (b.head[hex] < 0) continue;
    const [outside, inside] = [new Set<number>(), new Set<number>()];
    for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit]) {
      if (b.owner[unit] === REBELS || IS_FLEET[b.kind[unit]] || b.battle) continue;
      (b.inside[unit] ? inside : outside).add(b.owner[unit]);
    }
    if (outside.size > 1 || inside.size > 1)
      wrong.push(`${placeId(hex)} holds units of ${[...outside, ...inside].join(', ')}`);
    // LW B9/1 Five in a castle.
    if (!b.battle && garrisonOf(b, hex) > CASTLE_ROOM)
      wrong.push(`the castle in ${placeId(hex)} holds ${garrisonOf(b, hex)}`);
  }
  return wrong;
}

function leaders(b: Board): string[] {
  return b.fate.flatMap((fate, leader) => {
    const unit = b.leaderUnit[leader];
    if ((fate === FREE) !== unit >= 0) return [`leader ${leader} has fate ${fate} and piece ${unit}`];
    if (unit >= 0 && (b.owner[unit] !== leader >> 1 || KINDS[b.kind[unit]]?.arm !== 'leader'))
      return [`leader ${leader} is no leader`];
    if (fate === CAPTIVE && (b.captor[leader] < 0 || b.kind[b.captor[leader]] < 0) && !b.battle)
      return [`leader ${leader} is held by nobody`];
    return [];
  });
}

function items(b: Board): string[] {
  const spoils = new Set(b.battle?.spoils.map((one) => one >> 1) ?? []);
  return b.itemKind.flatMap((kind, item) => {
    if (kind < 0) return [];
    const holder = b.itemHolder[item];
    if (holder >= 0 && b.kind[holder] < 0) return [`item ${item} is held by nobody`];
    const homes = (holder >= 0 ? 1 : 0) + (b.itemAt[item] >= 0 ? 1 : 0) + (spoils.has(item) ? 1 : 0);
    return homes === 1 || b.phase === 'setup' ? [] : [`item ${item} is in ${homes} places`];
  });
}

function sites(b: Board): string[] {
  const wrong: string[] = [];
  const legends = [...b.legend, ...b.unused].filter((legend) => legend >= 0);
  if (new Set(legends).size !== legends.length || legends.some((legend) => legend >= LEGENDS.length))
    wrong.push('a legend is there twice');
  SITES.forEach((site, i) => {
    if (b.control[i] < NOBODY || b.control[i] >= b.seats) wrong.push(`${site.name} is controlled by ${b.control[i]}`);
    if (b.control[i] >= 0 && b.out[b.control[i]]) wrong.push(`${site.name} belongs to a player who is out`);
    if (!b.open[i] && b.control[i] >= 0) wrong.push(`${site.name} is controlled but not conquered`);
  });
  return wrong;
}

function seats(b: Board): string[] {
  const wrong: string[] = [];
  for (let seat = 0; seat < b.seats; seat++) {
    // LW AMB-155 A treasury never goes below zero.
    if (!Number.isInteger(b.gold[seat]) || b.gold[seat] < 0) wrong.push(`seat ${seat} has ${b.gold[seat]} GTs`);
    if (b.out[seat] && b.kind.some((_, unit) => b.owner[unit] === seat && fights(b, unit)))
      wrong.push(`seat ${seat} is out and has units`);
  }
  return wrong;
}
