import {
  BLACK_LINE,
  type Board,
  BRIDGE,
  banks,
  boardOf,
  HEXES,
  type Hex,
  isWater,
  LEGENDARY,
  LIGHT_INFANTRY,
  LINE,
  landCost,
  NEIGHBOURS,
  PLACES,
  type Place,
  PORT_PLACES,
  placeId,
  RIVER,
  RIVER_ROWS,
  ROAD,
  SITE_AT,
  SITES,
  type Site,
  TERRAIN,
  TERRAINS,
  terrainCover,
  UNKNOWN_LEGEND,
  type View,
} from '@questhall/lords-and-wizards';
import type { Glance, Thing } from './drawing.js';
import { COMPASS, capital } from './layout.js';
import { forces, holder, notes, ownerSign, placeWords, stacksOf } from './lords-and-wizards-survey.js';

/** Cities, ruins and villages. */
export function siteThings(glance: Glance<View>): Thing[] {
  return SITES.map(({ id, name, hex }) => ({ name, also: [id, placeId(hex)], tells: () => hexTold(glance, hex) }));
}

/** Hexes without a name of their own. */
export function hexThings(glance: Glance<View>): Thing[] {
  return Array.from({ length: HEXES }, (_, hex) => hex)
    .filter((hex) => SITE_AT[hex] < 0)
    .map((hex) => ({ name: placeId(hex), also: [`hex ${placeId(hex)}`], tells: () => hexTold(glance, hex) }));
}

/** Rivers, and their hexsides, where fleets can be. */
export function riverThings(glance: Glance<View>): Thing[] {
  const rivers = RIVER_ROWS.map(({ name, sides, fromLake, mouth }): Thing => {
    const all = sides.split(' ');
    const from = `${fromLake ? 'Leaves a lake' : 'Rises'} at ${all[0]}`;
    return { name, tells: () => [`${name}, river`, `${from}, flows into the ${mouth} at ${all.at(-1)}`] };
  });
  return [...rivers, ...sideThings(glance)];
}

function sideThings(glance: Glance<View>): Thing[] {
  return Array.from({ length: PLACES - HEXES }, (_, i) => HEXES + i).map((place) => {
    const [one, other] = banks(place);
    const name = `${riverName(place)} ${placeId(place)}`;
    const tells = () => [
      `${name}, river hexside`,
      `Between ${placeWords(one)} and ${placeWords(other)}`,
      ...thereNow(glance, place),
    ];
    return { name, also: [placeId(place)], tells };
  });
}

const RIVER_NAMES: readonly string[] = RIVER_ROWS.flatMap(({ name, sides }) => sides.split(' ').map(() => name));

function riverName(place: Place): string {
  return RIVER_NAMES[place - HEXES];
}

function hexTold(glance: Glance<View>, hex: Hex): string[] {
  const site = SITE_AT[hex];
  const ground = TERRAINS[TERRAIN[hex]];
  const b = boardOf(glance.view);
  return [
    site < 0
      ? `Hex ${placeId(hex)}, ${ground}`
      : `${SITES[site].name}, hex ${placeId(hex)}, ${SITES[site].kind} (${ground})`,
    ...(site < 0 ? [] : siteFacts(glance, site)),
    ...(terrainCover(b, hex) > 0 ? ['Its ground shifts a battle a column for the defence'] : []),
    ...ways(b, hex),
    ...thereNow(glance, hex),
  ];
}

function siteFacts({ view, people }: Glance<View>, site: Site): string[] {
  const { kind, gt, empire, capital: rank, hires, hex } = SITES[site];
  const owner = holder(view, hex);
  const printed = [
    ...(kind === 'ruin' ? [] : [`pays ${gt} GT${gt === 1 ? '' : 's'}`]),
    ...(empire > 0 ? [`of empire ${empire}${rank ? `, its ${rank} capital` : ''}`] : []),
    ...(hires ? [`hires ${hires}`] : []),
    ...(PORT_PLACES[site].length > 0 ? ['a port'] : []),
  ].join(', ');
  const whose = owner === -2 ? 'Not yet conquered' : `Held by ${ownerWords(owner, people)}`;
  const isUnknown = site < LEGENDARY && view.legend[site] === UNKNOWN_LEGEND;
  return [
    ...(printed === '' ? [] : [capital(printed)]),
    kind === 'ruin' ? (owner === -2 ? 'Not yet explored' : 'Explored') : whose,
    ...(isUnknown ? ['Its legend is not known to you'] : []),
  ];
}

function ownerWords(owner: number, people: Glance['people']): string {
  const sign = ownerSign(owner, people.seat);
  return { '-': 'nobody', r: 'rebels', x: 'its own defenders' }[sign] ?? sign;
}

/** What lies round a hex, and what a step there costs on foot. */
function ways(b: Board, hex: Hex): string[] {
  const around = COMPASS.flatMap((point, side) => {
    const to = NEIGHBOURS[hex * 6 + side];
    return to < 0 ? [] : [`${point} ${placeWords(to)}${hindrances(b, hex, side)}`];
  });
  return [`Around it: ${around.join('; ')}`];
}

function hindrances(b: Board, hex: Hex, side: number): string {
  const at = hex * 6 + side;
  const [line, river] = [LINE[at], RIVER[at]];
  const cost = isWater(hex) ? -1 : landCost(b, LIGHT_INFANTRY, hex, side);
  const parts = [
    ...(line > 0 ? [line === ROAD ? 'road' : 'trail'] : []),
    ...(river >= 0 ? [`${riverName(river)}${BRIDGE[at] ? ', bridge' : ''}`] : []),
    ...(BLACK_LINE[at] ? ['black line'] : []),
    ...(cost >= 0 ? [`${cost / 2} MP`.replace('0.5', '½').replace('.5', '½')] : []),
  ];
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

/** Who and what is there as the viewer knows. */
function thereNow(glance: Glance<View>, place: Place): string[] {
  const { view, people } = glance;
  const here = forces({ people: { ...people, letter: people.seat } }, view, stacksOf(view).get(place));
  return [...notes(view, place).map(capital), `There now: ${here.join('; ') || 'nobody'}`];
}
