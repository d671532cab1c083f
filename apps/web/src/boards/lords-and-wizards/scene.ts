import type { Seat, Sight } from '@questhall/kernel';
import {
  type Board,
  boardOf,
  CITY,
  KINDS,
  placeNamed,
  REBELS,
  SITE_AT,
  SITES,
  TERRAIN,
  TERRAINS,
  type View,
} from '@questhall/lords-and-wizards';
import type { Scene } from '@questhall/table';
import { capital } from '../../shell/words.js';

/** Units on their way, and the places they came by. */
interface Course {
  readonly seat: Seat;
  readonly units: readonly number[];
  readonly path: readonly string[];
}

export interface Deal {
  readonly seat: Seat;
  readonly with: Seat;
  readonly gives: readonly string[];
  readonly takes: readonly string[];
  readonly pact: string;
}

export interface Shows {
  readonly march?: Course;
  readonly sail?: Course;
  readonly carry?: Course;
  readonly assault?: {
    readonly seat: Seat;
    readonly place: string;
    readonly part: string;
    readonly units: readonly number[];
    readonly differential: number;
    readonly column: string;
  };
  readonly retreat?: { readonly side: string; readonly units: readonly number[]; readonly at: string };
  readonly deal?: Deal;
}

/** The board as the viewer of a scene may know it; null before the game has begun. */
export function viewOf(scene: Scene): View | null {
  return sightOf(scene)?.board ?? null;
}

export function showsOf(scene: Scene): Shows {
  return (sightOf(scene)?.shows ?? {}) as Shows;
}

function sightOf(scene: Scene): Sight<View> | null {
  return scene.sight as unknown as Sight<View> | null;
}

const boards = new WeakMap<View, Board>();

/** The same for the game's own reckoning: reach, strengths, columns. */
export function reckoning(view: View): Board {
  let found = boards.get(view);
  if (!found) {
    found = boardOf(view);
    boards.set(view, found);
  }
  return found;
}

export function ownerName(owner: number, scene: Scene): string {
  if (owner === CITY) return 'the city';
  if (owner === REBELS) return 'rebels';
  return scene.chairs[owner]?.name ?? `player ${owner + 1}`;
}

/** A place in words: its city, or its ground and number. */
export function placeWords(id: string): string {
  if (id.includes('-')) return `the river at ${id.replace('-', '/')}`;
  const hex = placeNamed(id);
  const site = hex < 0 ? -1 : SITE_AT[hex];
  if (site >= 0) return SITES[site].name;
  return hex < 0 ? id : `${TERRAINS[TERRAIN[hex]]} ${id}`;
}

/** The same as a title. */
export function placeTitle(id: string): string {
  return capital(placeWords(id));
}

/** So many of a kind, in words. */
export function kindWords(kind: number, n: number): string {
  const name = KINDS[kind].name.replace(/ \(.*\)$/, '');
  return n === 1 ? name : `${n} ${name}`;
}

/** Movement points, which are reckoned in halves. */
export function points(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? String(whole) : `${whole || ''}½`;
}
