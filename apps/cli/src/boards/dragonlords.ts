import {
  crewOf,
  FIRST_RAFT,
  FIRST_SHIP,
  FIRST_WASTE,
  FIRST_ZONE,
  gatesOf,
  HARBOUR_OF,
  harbourIn,
  inPlay,
  KINGDOMS,
  kingdomsToWin,
  LANDS,
  NOBODY,
  nameOf,
  PEOPLES,
  type Place,
  type View,
  WASTES,
  ZONES,
  zoneOf,
} from '@questhall/dragonlords';
import { padTo } from '../play/paint.js';
import { drawRealms, MAP_WIDTH } from './dragonlords-map.js';
import { handLines, sideRows } from './dragonlords-players.js';
import { CODES, marksOf, type Scene, sceneOf, signOf } from './dragonlords-stacks.js';
import type { Drawing } from './drawing.js';
import { beside, counted, flowed, MARKS } from './layout.js';

const NARROWEST = 26;

/** The world of the DragonLords: a map, a block a realm under it, the Wastelands, ships, and what each side has. */
export function drawDragonlords(drawing: Drawing<View>): string[] {
  const scene = sceneOf(drawing);
  const { width } = scene;
  const across = Math.max(1, Math.min(3, Math.floor(width / NARROWEST)));
  const cell = Math.floor(width / across);
  const blocks = isKnown(scene)
    ? news(scene, cell, across)
    : [...realms(scene, cell), [...islands(scene, cell), ...ships(scene, cell)], ...wastelands(scene, cell)];
  return [
    ...heading(scene),
    '',
    ...(width < MAP_WIDTH ? [] : [...drawRealms(scene), '']),
    ...beside(blocks, cell, width, across),
    ...offeredZones(scene),
    ...sideRows(scene),
    ...handLines(scene),
    '',
    ...legend(scene),
  ];
}

/** Who has seen it all and has the map before him is told what the map does not show. */
function isKnown({ before, width }: Scene): boolean {
  return before !== null && width >= MAP_WIDTH;
}

/** Places that have changed or hold more than plain units, and ships, in columns. */
function news(scene: Scene, cell: number, across: number): string[][] {
  const { changed, told, view } = scene;
  const lands = Array.from({ length: FIRST_SHIP }, (_, place) => place).filter(
    (place) => changed.has(place) || told[place].length > 1 || (place >= FIRST_WASTE && told[place].length > 0),
  );
  const rows = [
    ...lands.map((place) => row(scene, place, cell)),
    ...craftsOf(view).map((craft) => craftRow(scene, craft, cell)),
  ];
  const height = Math.ceil(rows.flat().length / across);
  const columns: string[][] = [[]];
  for (const lines of rows) {
    if ((columns.at(-1)?.length ?? 0) >= height) columns.push([]);
    columns.at(-1)?.push(...lines);
  }
  return rows.length > 0 ? columns : [];
}

const PHASES: Readonly<Record<View['phase'], string>> = {
  setup: 'set-up',
  purchase: '1 purchase',
  naval: '2 naval movement',
  quest: '3 quests',
  combat: '4 combat',
  transfer: '5 transfer',
  income: '6 income',
  reinforce: '7 reinforcement',
};

function heading(scene: Scene): string[] {
  const { view, people, paint, width } = scene;
  const who = (side: number) =>
    `${people.seat(view.seatOf[side])} (${PEOPLES[view.people[side]]?.name ?? 'no people'})`;
  const used = view.questDiscard.reduce((sum, n) => sum + n, 0);
  const parts = [
    view.turn === 0 ? 'Setting up' : `Turn ${view.turn}, ${PHASES[view.phase]}`,
    ...(view.active >= 0 ? [`turn of ${who(view.active)}`] : []),
    ...(view.turn > 0 ? [`first ${people.seat(view.seatOf[view.first])}`] : []),
    `${kingdomsToWin(view)} kingdoms win`,
    `scrolls ${view.deckSize}, used ${view.discardSize}`,
    `quests ${view.questDeckSize}, used ${used}`,
    ...(view.ordered > 0 ? [`bought ${counted(view.ordered, 'unit')}`] : []),
    ...(view.orderedShips > 0 ? [`bought ${counted(view.orderedShips, 'ship')}`] : []),
    ...(view.windfall > 0 ? [`${view.windfall} gold of quests to become units`] : []),
  ];
  return flowed(
    parts.map((part) => paint.strong(part)),
    width,
  );
}

/** The realms in play, as they lie if three go abreast. */
function realms(scene: Scene, cell: number): string[][] {
  const kingdoms = KINGDOMS.filter((land) => inPlay(scene.view, land));
  return kingdoms.map((kingdom) => landsAround(kingdom).flatMap((land) => row(scene, land, cell)));
}

function islands(scene: Scene, cell: number): string[] {
  const rows = LANDS.flatMap(({ kind }, land) => (kind === 'island' ? row(scene, land, cell) : []));
  return [scene.paint.strong('Islands'), ...rows];
}

/** A kingdom, its territories, then the land of no realm that lies there. */
function landsAround(kingdom: Place): Place[] {
  const next = [...KINGDOMS, LANDS.findIndex(({ kind }) => kind === 'island')].find((land) => land > kingdom);
  const lands = LANDS.map((_, land) => land).slice(kingdom, next);
  return lands.sort((a, b) => Number(LANDS[a].realm < 0) - Number(LANDS[b].realm < 0) || a - b);
}

function wastelands(scene: Scene, cell: number): string[][] {
  return ['Northern', 'Southern'].map((name, which) => {
    const spaces = WASTES.flatMap(({ wasteland }, i) => (wasteland === which ? [FIRST_WASTE + i] : []));
    return [scene.paint.strong(`${name} Wasteland`), ...spaces.flatMap((space) => row(scene, space, cell))];
  });
}

/** One place: what is offered or has changed, its code, kind and name, then who and what is there. */
function row(scene: Scene, place: Place, cell: number): string[] {
  const { changed, paint, told } = scene;
  const kind = place < FIRST_WASTE ? LANDS[place].kind : '';
  const name = nameOf(place).replace(/^(North|South)ern /, '');
  const label = padTo(`${CODES[place]}${sign(place)}${name}`, kind === 'kingdom' ? 0 : kind === 'island' ? 17 : 16);
  const strong = kind === 'kingdom' ? paint.strong(label) : label;
  const gates = place < FIRST_WASTE ? [] : gatesOf(place).map((land) => CODES[land]);
  const from = gates.length > 0 ? [`←${gates.join(',')}`] : [];
  const parts = [
    `${marksOf(scene, place)}${changed.has(place) ? paint.marked(label) : strong}`,
    ...told[place],
    ...from,
  ];
  return flowed(parts, cell - 1, ' ', '     ');
}

function sign(place: Place): string {
  if (HARBOUR_OF[place] >= 0) return '~';
  if (place >= FIRST_WASTE) return ' ';
  const { kind, mine } = LANDS[place];
  if (mine) return '&';
  return { kingdom: '#', gold: '$', teleportal: '@', territory: ' ', island: ' ' }[kind];
}

/** Ships, and those who came to a zone without one. */
function ships(scene: Scene, cell: number): string[] {
  const { view, paint } = scene;
  const left = view.shipAt.filter((zone) => zone < 0).length;
  return [paint.strong(`Ships (${left} unbuilt)`), ...craftsOf(view).flatMap((craft) => craftRow(scene, craft, cell))];
}

function craftsOf(view: View): Place[] {
  return Array.from({ length: FIRST_ZONE - FIRST_SHIP }, (_, i) => FIRST_SHIP + i).filter((craft) =>
    craft < FIRST_RAFT ? zoneOf(view, craft) >= 0 : crewOf(view, craft) !== NOBODY,
  );
}

function craftRow(scene: Scene, craft: Place, cell: number): string[] {
  const { view } = scene;
  const zone = zoneOf(view, craft);
  const isDocked = craft < FIRST_RAFT && view.docked[craft - FIRST_SHIP];
  const where = isDocked ? `in harbour ${CODES[harbourIn(zone)]}` : `at ${ZONES[zone - FIRST_ZONE].id}`;
  const name = craft < FIRST_RAFT ? nameOf(craft) : 'Waves';
  return flowed([`${marksOf(scene, craft)}${name}`, where, ...scene.told[craft]], cell - 1, ' ', '     ');
}

/** Where the map has no room, the zones that are offered. */
function offeredZones({ lit, width }: Scene): string[] {
  const zones = ZONES.flatMap(({ id }) => (lit.has(id) ? [id] : []));
  if (zones.length === 0 || width >= MAP_WIDTH) return [];
  return [...flowed(['>Sea zones:', ...zones], width, ' ', '  '), ''];
}

function legend(scene: Scene): string[] {
  const { paint, view, width } = scene;
  if (isKnown(scene)) return flowed([...MARKS, '`board` names all places and signs'], width).map(paint.faint);
  const parts = [
    '# kingdom',
    '$ gold',
    '& gold mine',
    '@ teleportal',
    '~ harbour',
    'A6 units of A, all told',
    ...(view.sides > view.seats ? [`${signOf(scene, view, view.seats)} A's second people`] : []),
    'v vanquished',
    '!B3 invaded by B',
    '? face down',
    '(King) face down, but you know',
    'W1 Wizard 1',
    '9g gold',
    '←Ox entered from Ox',
    ...(width < MAP_WIDTH ? [] : ['on the map: h zone of a harbour, row and column number a zone']),
    ...MARKS,
  ];
  return flowed(parts, width).map((line) => paint.faint(line));
}
