import {
  CITY,
  FIGHTS,
  IS_FLEET,
  IS_LEADER,
  KINDS,
  LORD,
  type Owner,
  type Place,
  placeId,
  type Unit,
  type View,
  WIZARD,
} from '@questhall/lords-and-wizards';
import type { Scene } from '@questhall/table';
import { kindWords, ownerName } from './scene.js';

/** Units of one owner that lie together: in the open, in a castle, or a fleet with who is aboard. */
export interface Stack {
  readonly key: string;
  readonly place: Place;
  readonly owner: Owner;
  readonly form: 'field' | 'castle' | 'fleet';
  readonly units: readonly Unit[];
  /** How many of each kind, the strongest first; leaders apart. */
  readonly kinds: readonly (readonly [kind: number, n: number])[];
  readonly leaders: readonly { readonly kind: number; readonly level: number }[];
  readonly attack: number;
  readonly defence: number;
  /** Who is aboard of a fleet. */
  readonly aboard: readonly Unit[];
  /** All of them have moved as far as they can. */
  readonly spent: boolean;
}

/** All stacks on the map, in order of their places. */
export function stacksOf(view: View): Stack[] {
  const found = new Map<string, { form: Stack['form']; units: Unit[] }>();
  for (let unit = 0; unit < view.kind.length; unit++) {
    if (view.kind[unit] < 0 || view.at[unit] < 0 || view.aboard[unit] >= 0) continue;
    const form = IS_FLEET[view.kind[unit]] ? 'fleet' : view.inside[unit] ? 'castle' : 'field';
    const key = `${view.at[unit]} ${view.owner[unit]} ${form}`;
    const stack = found.get(key) ?? { form, units: [] };
    stack.units.push(unit);
    found.set(key, stack);
  }
  return [...found].map(([key, { form, units }]) => stackOf(view, key, form, units)).sort((a, b) => a.place - b.place);
}

/** These units as one stack. */
export function stackOf(view: View, key: string, form: Stack['form'], units: readonly Unit[]): Stack {
  const aboard = form === 'fleet' ? view.aboard.flatMap((fleet, unit) => (units.includes(fleet) ? [unit] : [])) : [];
  const all = [...units, ...aboard];
  const fighters = all.filter((unit) => FIGHTS[view.kind[unit]]);
  const sum = (of: 'attack' | 'defence') => fighters.reduce((total, unit) => total + KINDS[view.kind[unit]][of], 0);
  return {
    key,
    place: view.at[units[0]],
    owner: view.owner[units[0]],
    form,
    units,
    kinds: counted(view, form === 'fleet' ? units : fighters),
    leaders: all
      .filter((unit) => IS_LEADER[view.kind[unit]])
      .map((unit) => ({ kind: view.kind[unit], level: levelOf(view, unit) })),
    attack: sum('attack'),
    defence: sum('defence'),
    aboard,
    spent: units.every((unit) => view.moved[unit] === 2),
  };
}

/** Kinds with their numbers, the strongest first. */
export function counted(view: View, units: readonly Unit[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const unit of units) counts.set(view.kind[unit], (counts.get(view.kind[unit]) ?? 0) + 1);
  const worth = (kind: number) => KINDS[kind].attack + KINDS[kind].defence;
  return [...counts].sort(([a], [b]) => worth(b) - worth(a) || a - b);
}

/** The level of a leader, of a player's or a city's own. */
export function levelOf(view: View, unit: Unit): number {
  const [kind, owner] = [view.kind[unit], view.owner[unit]];
  if (kind === LORD || kind === WIZARD) return view.level[owner * 2 + (kind === WIZARD ? 1 : 0)];
  return 0;
}

/** What a chit shows: its leader, or else its strongest unit. */
export function faceOf({ leaders, kinds, form }: Stack): number {
  if (form === 'fleet') return kinds[0]?.[0] ?? 0;
  return leaders[0]?.kind ?? kinds[0]?.[0] ?? 0;
}

/** How many stand there, leaders too. */
export function sizeOf({ units, aboard, form }: Stack): number {
  return form === 'fleet' ? aboard.length || units.length : units.length;
}

/** A stack in full, for the ear and for the panel. */
export function stackWords(stack: Stack, scene: Scene): string {
  const who = stack.owner === CITY ? 'defenders of the city' : ownerName(stack.owner, scene);
  const led = stack.leaders.map(({ kind, level }) => `${KINDS[kind].name}${level > 0 ? ` of level ${level}` : ''}`);
  const units = stack.kinds.map(([kind, n]) => kindWords(kind, n));
  const where = stack.form === 'castle' ? ' in the castle' : '';
  const aboard = stack.aboard.length > 0 ? `, ${stack.aboard.length} aboard` : '';
  return `${who}${where}: ${[...led, ...units].join(', ')}${aboard}, attack ${stack.attack}, defence ${stack.defence}`;
}

export function stackId({ place }: Stack): string {
  return placeId(place);
}
