import type { Prompt } from '@questhall/kernel';
import {
  type Board,
  journeyPicks,
  movable,
  type Place,
  placeNamed,
  type Reached,
  reachOf,
  seaworthy,
  travelled,
  type Unit,
  type View,
} from '@questhall/lords-and-wizards';
import type { Scene } from '@questhall/table';
import { createSignal } from 'solid-js';
import type { Gesture } from '../gesture.js';
import { reckoning, viewOf } from './scene.js';

/** Who was told off, for which question and which stack: it lasts no longer than those. */
interface Muster {
  readonly of: string;
  readonly units: readonly Unit[];
}
const [muster, setMuster] = createSignal<Muster>({ of: '', units: [] });
const [afloat, setAfloat] = createSignal('');
/** Whether a click adds a stage to the way, rather than ending it. */
export const [byStages, setByStages] = createSignal(false);

/** A stack that is chosen to move: who of it goes, and the stages so far. */
export interface Plan {
  readonly seat: number;
  readonly id: string;
  readonly place: Place;
  readonly sails: boolean;
  /** It has land units and fleets that can go. */
  readonly both: boolean;
  readonly all: readonly Unit[];
  readonly units: readonly Unit[];
  readonly via: readonly Place[];
}

/** What is being planned in the movement phase; null while no stack of one's own is chosen. */
export function planOf(prompt: Prompt | null, scene: Scene, gesture: Gesture): Plan | null {
  const view = viewOf(scene);
  const [id, ...stages] = gesture.path();
  if (prompt?.ask !== 'movement.choose' || !view || id === undefined) return null;
  const b = reckoning(view);
  const { seat } = prompt;
  const place = placeNamed(id);
  const { foot, fleets } = movers(b, prompt, id);
  const sails = foot.length === 0 || (fleets.length > 0 && afloat() === id);
  const all = sails ? fleets : foot;
  // A garrison stays in its castle as long as nobody calls it out.
  const field = all.filter((unit) => !view.inside[unit]);
  const usual = field.length > 0 ? field : all;
  return {
    seat,
    id,
    place,
    sails,
    both: foot.length > 0 && fleets.length > 0,
    all,
    units: musteredOf(keyOf(prompt, id, sails), all, usual),
    via: stages.map(placeNamed),
  };
}

/** Where stacks can still move from, and have somewhere to go. */
export function readyOf(prompt: Prompt, view: View): string[] {
  if (prompt.ask !== 'movement.choose') return [];
  const b = reckoning(view);
  const from = new Set(prompt.choices.map(({ at }) => at?.[0] ?? ''));
  return [...from].filter((id) => {
    const { foot, fleets } = movers(b, prompt, id);
    return [...foot, ...fleets].some((unit) => reachOf(b, [unit]).length > 0);
  });
}

/** Who can go from a place by land and air, and who by water. */
function movers(b: Board, prompt: Prompt, id: string): { foot: readonly Unit[]; fleets: readonly Unit[] } {
  const { seat } = prompt;
  const place = placeNamed(id);
  return {
    foot: offers(prompt, `move ${id}`) ? movable(b, { seat, place }) : [],
    fleets: offers(prompt, `sail ${id}`) ? seaworthy(b, seat, place) : [],
  };
}

function offers(prompt: Prompt, pick: string): boolean {
  return prompt.choices.some((choice) => choice.pick === pick);
}

function keyOf({ seat, ask, number }: Prompt, id: string, sails: boolean): string {
  return `${seat} ${ask} ${number} ${id} ${sails}`;
}

/** Those told off among all who could be; the usual ones, as long as nobody was. */
export function musteredOf(key: string, all: readonly Unit[], usual = all): readonly Unit[] {
  const { of, units } = muster();
  return of === key ? units.filter((unit) => all.includes(unit)) : usual;
}

export function tellOff(key: string, units: readonly Unit[]): void {
  setMuster({ of: key, units });
}

/** So many of like units go; the rest of them stay. */
export function takeOf(prompt: Prompt, plan: Plan, like: readonly Unit[], n: number): void {
  const others = plan.units.filter((unit) => !like.includes(unit));
  tellOff(keyOf(prompt, plan.id, plan.sails), [...others, ...like.slice(0, n)]);
}

export function setSails(plan: Plan, sails: boolean): void {
  setAfloat(sails ? plan.id : '');
}

/** The way through all stages so far, and the board as it would be then. */
function staged(b: Board, plan: Plan): { board: Board; path: Place[] } | null {
  let board = b;
  const path = [plan.place];
  for (const stage of plan.via) {
    const leg = reachOf(board, plan.units).find(({ place }) => place === stage);
    if (!leg) return null;
    board = travelled(board, plan.seat, { units: plan.units, path: [path[path.length - 1], ...leg.path] });
    path.push(...leg.path);
  }
  return { board, path };
}

/** A place that can be reached: what the whole way costs, and the way. */
export interface Way {
  readonly place: Place;
  readonly cost: number;
  /** Where it begins, all stages, and where it ends. */
  readonly path: readonly Place[];
}

/** The way up to the last stage, which may be where it ends. */
export function wayByStages(scene: Scene, plan: Plan): Way | null {
  const view = viewOf(scene);
  const so = view && plan.via.length > 0 && plan.units.length > 0 ? staged(reckoning(view), plan) : null;
  if (!view || !so) return null;
  return { place: plan.via[plan.via.length - 1], cost: spentBy(reckoning(view), so.board, plan), path: so.path };
}

function spentBy(before: Board, after: Board, { units }: Plan): number {
  return Math.max(0, ...units.map((unit) => after.spent[unit] - before.spent[unit]));
}

/** Where those told off can go from the last stage on. */
export function waysOf(scene: Scene, plan: Plan): ReadonlyMap<Place, Way> {
  const view = viewOf(scene);
  if (!view || plan.units.length === 0) return new Map();
  const b = reckoning(view);
  const so = staged(b, plan);
  if (!so) return new Map();
  const spent = spentBy(b, so.board, plan);
  return new Map(
    reachOf(so.board, plan.units).map(({ place, cost, path }: Reached) => [
      place,
      { place, cost: cost + spent, path: [...so.path, ...path] },
    ]),
  );
}

/** What is said to send them there. */
export function goPicks(scene: Scene, plan: Plan, way: Way): string[] {
  const view = viewOf(scene);
  return view ? journeyPicks(reckoning(view), plan.seat, { units: plan.units, path: way.path }) : [];
}
