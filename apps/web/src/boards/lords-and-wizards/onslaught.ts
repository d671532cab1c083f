import type { Choice, Prompt } from '@questhall/kernel';
import {
  assaultPicks,
  available,
  CITY,
  outlook,
  type Place,
  placeId,
  placeNamed,
  SITE_AT,
  SITES,
  targetOwner,
  targetPart,
  targetPlace,
  targets,
  type Unit,
} from '@questhall/lords-and-wizards';
import type { Scene } from '@questhall/table';
import { createSignal } from 'solid-js';
import type { Gesture } from '../gesture.js';
import { musteredOf, tellOff } from './plan.js';
import { reckoning, viewOf } from './scene.js';

/** An attack that is being put together: on what, by whom, and how it would go. */
export interface Onslaught {
  readonly seat: number;
  readonly place: Place;
  /** All that can be attacked in that place; the one that is meant. */
  readonly aims: readonly { readonly aim: number; readonly choice: Choice }[];
  readonly aim: number;
  readonly choice: Choice;
  readonly all: readonly Unit[];
  readonly units: readonly Unit[];
  readonly differential: number;
  readonly column: string;
  readonly shift: number;
}

/** Which part of a place is meant, where it has several. */
const [part, setPart] = createSignal(-1);
export const meanPart = setPart;

export function onslaughtOf(prompt: Prompt | null, scene: Scene, gesture: Gesture): Onslaught | null {
  const view = viewOf(scene);
  const [id] = gesture.path();
  if (prompt?.ask !== 'combat.choose' || !view || id === undefined) return null;
  const b = reckoning(view);
  const place = placeNamed(id);
  const aims = targets(b, prompt.seat)
    .filter((aim) => targetPlace(aim) === place)
    .flatMap((aim) => {
      const choice = prompt.choices.find(({ pick }) => pick === attackWords(aim));
      return choice ? [{ aim, choice }] : [];
    });
  const meant = aims.find(({ aim }) => aim === part()) ?? aims[0];
  if (!meant) return null;
  const all = available(b, prompt.seat, meant.aim);
  const units = musteredOf(keyOf(prompt, meant.aim), all);
  const { differential, column, shift } =
    units.length === 0
      ? { differential: 0, column: '', shift: 0 }
      : outlook(b, { seat: prompt.seat, place, part: meant.aim, units: [...units] });
  return { seat: prompt.seat, place, aims, ...meant, all, units, differential, column, shift };
}

function keyOf({ seat, number }: Prompt, aim: number): string {
  return `${seat} assault ${number} ${aim}`;
}

/** So many of like units join; the rest of them stay. */
export function joinOf(prompt: Prompt, onslaught: Onslaught, like: readonly Unit[], n: number): void {
  const others = onslaught.units.filter((unit) => !like.includes(unit));
  tellOff(keyOf(prompt, onslaught.aim), [...others, ...like.slice(0, n)]);
}

/** An attack as the game calls it. */
export function attackWords(aim: number): string {
  const place = targetPlace(aim);
  const site = SITE_AT[place];
  const name = site >= 0 ? SITES[site].id : placeId(place);
  switch (targetPart(aim)) {
    case 'fleets':
      return `attack fleets ${placeId(place)} ${targetOwner(aim)}`;
    case 'open':
      return `attack ${placeId(place)}`;
    default:
      return `attack ${targetPart(aim)} ${name}`;
  }
}

/** What is said to attack with those who joined. */
export function attackPicks(scene: Scene, { seat, aim, choice, units }: Onslaught): string[] {
  const view = viewOf(scene);
  if (!view) return [];
  // Against what nobody has conquered all must go, and nobody is asked.
  return mustAll(aim) ? [choice.pick] : [choice.pick, ...assaultPicks(reckoning(view), seat, aim, units)];
}

/** LW B10/3 Against an unconquered place all who can must attack. */
export function mustAll(aim: number): boolean {
  return targetOwner(aim) === CITY;
}
