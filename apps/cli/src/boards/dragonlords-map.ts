import {
  FIRST_WASTE,
  FIRST_ZONE,
  forceOf,
  HARBOUR_IN,
  inPlay,
  LANDS,
  type Place,
  SIDES,
  type View,
  WASTES,
  ZONES,
} from '@questhall/dragonlords';
import { padTo } from '../play/paint.js';
import { CODES, marksOf, type Scene, SIDE_NUMBERS, sidesIn, signOf } from './dragonlords-stacks.js';

const ROWS = [2, 15] as const;
const COLUMNS = 22;
const HEX = 3;
const MARGIN = 3;
/** How wide a screen must be for the map. */
export const MAP_WIDTH = MARGIN + COLUMNS * HEX + 2;

interface Hex {
  readonly place: Place;
  /** Of a land: whether its code, its force or only its owner is written there. */
  readonly shows: 'code' | 'force' | 'owner';
}

const HEXES: ReadonlyMap<string, Hex> = new Map([...landHexes(), ...zoneHexes()]);

/** The world hex by hex: of each land its code, who holds it and with how many; at sea the fleets; the Wastelands. */
export function drawRealms(scene: Scene): string[] {
  const numbers = Array.from({ length: COLUMNS }, (_, column) => ` ${two(column)}`).join('');
  const rows: string[] = [];
  for (let row = ROWS[0]; row <= ROWS[1]; row++) {
    const hexes = Array.from({ length: COLUMNS }, (_, column) => hex(scene, HEXES.get(two(row) + two(column))));
    rows.push(`${padTo(two(row), MARGIN)}${row % 2 === 1 ? '  ' : ''}${hexes.join('')}`.trimEnd());
  }
  const paint = scene.paint.faint;
  return [wasteland(scene, 0), paint(' '.repeat(MARGIN) + numbers), ...rows, wasteland(scene, 1)];
}

/** A mark and two signs. */
function hex(scene: Scene, here: Hex | undefined): string {
  if (!here) return '   ';
  const { place, shows } = here;
  if (place >= FIRST_ZONE) return zone(scene, place);
  if (!inPlay(scene.view, place)) return '   ';
  if (shows === 'code') return mark(scene, place) + CODES[place];
  const { view } = scene;
  const [holder, invader] = sidesIn(view, place);
  if (holder === undefined) return ' · ';
  const sign = signOf(scene, view, holder);
  if (shows === 'owner') return ` ${sign} `;
  const n = view.strength[place * SIDES + holder];
  const force = padTo(`${sign}${n}${invader === undefined ? '' : '!'}`, 2);
  return n > 9 || invader !== undefined ? force : ` ${force}`;
}

/** What is offered rather than what has changed: there is room for one. */
function mark(scene: Scene, place: Place): string {
  return marksOf(scene, place).trim()[0] ?? ' ';
}

function zone(scene: Scene, place: Place): string {
  const { before, offered, view } = scene;
  const fleet = fleetIn(scene, view, place);
  const changed = before !== null && fleetIn(scene, before, place) !== fleet;
  const at = offered.has(place) ? '>' : changed ? '*' : ' ';
  return at + padTo(fleet, 2);
}

/** The fleet at sea there, or whether it has a harbour. */
function fleetIn(scene: Scene, view: View, place: Place): string {
  const side = isSailed(view, place) ? SIDE_NUMBERS.find((one) => forceOf(view, place, one) > 0) : undefined;
  if (side === undefined) return scene.paint.faint(HARBOUR_IN[place - FIRST_ZONE] >= 0 ? 'h' : '~');
  const n = forceOf(view, place, side);
  return `${signOf(scene, view, side)}${n > 9 ? '+' : n}`;
}

function isSailed({ shipAt, raftAt }: View, zone: Place): boolean {
  return shipAt.includes(zone) || raftAt.includes(zone);
}

/** A path from village to lair as it lies. */
function wasteland(scene: Scene, which: number): string {
  const spaces = WASTES.flatMap(({ wasteland: of, centre }, i) => (of === which ? [{ at: centre[0], i }] : []));
  spaces.sort((a, b) => a.at - b.at);
  let line = '';
  for (const { at, i } of spaces) {
    const column = MARGIN + Math.round(((at - 28) / 44) * HEX);
    line = (line === '' ? ' '.repeat(column) : line.padEnd(column, '-')) + mark(scene, FIRST_WASTE + i);
    line += CODES[FIRST_WASTE + i];
  }
  return line;
}

function landHexes(): [string, Hex][] {
  return LANDS.flatMap(({ hexes }, place) => {
    const names = hexes.map(hexAt).sort();
    // The force stands beside the code, or nowhere: else it would seem to be that of the land it stands beside.
    const pair = names.findIndex((name, i) => Number(names[i + 1]) === Number(name) + 1);
    return names.map((name, i): [string, Hex] => {
      if (i === Math.max(0, pair)) return [name, { place, shows: 'code' }];
      return [name, { place, shows: i === pair + 1 && pair >= 0 ? 'force' : 'owner' }];
    });
  });
}

function zoneHexes(): [string, Hex][] {
  return ZONES.map(({ id }, i) => [id.slice(1), { place: FIRST_ZONE + i, shows: 'force' }]);
}

/** The hex of which this is the middle: two digits for the row, two for the column, as sea zones are numbered. */
function hexAt([x, y]: readonly [number, number]): string {
  const row = Math.round((y - 128.2) / 38.105) + ROWS[0];
  return two(row) + two(Math.round((x - 28 - 22 * (row % 2)) / 44));
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
