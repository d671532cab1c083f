import type { Seat } from '@questhall/kernel';
import { type Board, cellOf, landAt, stands } from '../board.js';
import { permits } from '../events.js';
import { type Cell, distance } from '../map.js';
import { UNICORN, WINGED_HORSE } from '../people.js';
import { animalNow, bookOf, strideNow } from '../players.js';
import { isStranded } from '../stranded.js';
import { CIRCLE_CENTRE, isStone, LAIR, LAND_IDS, SPACES_ON_TILES, STAR_CREST, tileOf } from '../tiles.js';

/** How a player sets out. */
export const WAYS = [
  'roll',
  'call for help',
  'cast transporting',
  'star crest',
  'go anywhere',
  'unicorn',
  'winged horse',
];
export const ROLL = 0;
export const HELP = 1;
export const TRANSPORTING = 2;
export const PERMIT = 3;
export const ANYWHERE = 4;
export const ON_UNICORN = 5;
export const ON_WINGS = 6;

export function ways(b: Board, seat: Seat): number[] {
  const found = [ROLL];
  const { carries } = bookOf(b, seat);
  // W 11.213a, W R27 Some carry only from a stone.
  if (carries && (!carries.startsWith('stone-') || carries.endsWith('to-stone') || isStone(landAt(b, b.at[seat]))))
    found.push(TRANSPORTING);
  for (const card of b.events[seat])
    if (permits(card, 'from-anywhere') && stands(b, tileOf(STAR_CREST))) found.push(PERMIT);
  if (strideNow(b, seat).anywhere) found.push(ANYWHERE);
  const animal = animalNow(b, seat);
  if (animal === UNICORN) found.push(ON_UNICORN);
  // W 8.44c No movement roll is needed while it is there.
  if (animal === WINGED_HORSE && landings(b, seat, ON_WINGS).length > 0) found.push(ON_WINGS);
  // W R17 Only who is stranded may ask; alone there is nobody to hear.
  if (b.seats > 1 && !b.help[seat] && isStranded(b, seat)) found.push(HELP);
  return found;
}

export function wayBar(pick: string, b: Board, seat: Seat) {
  if (pick === 'call for help')
    return { rule: 'W R17', why: 'only a stranded player may ask for help, and once is enough' };
  if (pick === 'cast transporting')
    return b.bound[seat]
      ? { rule: 'W 7.3051c', why: 'the Dragonbound use no magic' }
      : { rule: 'W 11.213a', why: 'no such spell at this Rank, or not from here' };
  if (pick === 'unicorn' || pick === 'winged horse')
    return { rule: 'W R87', why: 'no such animal is with you this turn' };
  return undefined;
}

/** Where a player may be set down. */
export function landings(b: Board, seat: Seat, way: number): Cell[] {
  const found: Cell[] = [];
  for (let space = 0; space < SPACES_ON_TILES; space++) {
    const cell = cellOf(b, space);
    if (cell < 0 || cell === b.at[seat] || b.fallen[tileOf(space)]) continue;
    // W 8.43a, W 8.44b, Event 37 Never into the centre of the Circle. W 8.431, W 8.441 Nor into water.
    if (space === CIRCLE_CENTRE) continue;
    // W 6.WALLS Over walls too. W 8.44a Ten spaces. W 8.44b Not in the Lair. W R88 What lies below does not matter.
    if (way === ON_WINGS && (tileOf(space) === LAIR || distance(cell, b.at[seat]) > 10)) continue;
    found.push(cell);
  }
  return found;
}

/** By which rules water and the centre of the Circle are closed to each way. */
const BY_WAY: Readonly<Record<number, readonly [water: string, centre: string]>> = {
  // Event 37
  [ANYWHERE]: ['W R126', 'W 8.5'],
  [ON_UNICORN]: ['W 8.431', 'W 8.43a'],
  [ON_WINGS]: ['W 8.441', 'W 8.44b'],
};

export function landingBar(pick: string, b: Board, way: number) {
  const place = pick.replace(/^go /, '');
  // W R126, W 8.431, W 8.441
  if (/^sea-/.test(place)) return { rule: BY_WAY[way][0], why: 'nobody is set down in water' };
  if (place === LAND_IDS[CIRCLE_CENTRE])
    return { rule: BY_WAY[way][1], why: 'the centre of the Circle is closed to it' };
  const tile = Math.floor(LAND_IDS.indexOf(place) / 19);
  if (tile >= 0 && b.fallen[tile]) return { rule: 'W 12.41b', why: 'the territory has fallen' };
  if (way === ON_WINGS)
    return {
      rule: tile === LAIR ? 'W 8.44b' : 'W 8.44a',
      why: tile === LAIR ? 'it does not land in the Lair' : 'farther than ten spaces',
    };
  return undefined;
}
