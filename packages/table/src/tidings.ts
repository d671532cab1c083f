import { type Game, heard, type Viewer } from '@questhall/kernel';
import type { Decided } from './decide.js';
import { changes, deedFor, patchOf } from './news.js';
import { type Choices, momentOf, sceneAt } from './scene.js';
import type { News, Patch, Scene } from './types.js';

/** A viewer's scene after an entry, and the news that lead there, in JSON. */
export interface Told {
  readonly scene: Scene;
  readonly news: string;
}

/**
 * The news of one entry for one viewer after another, as `newsOf` tells them. A hall does this for everybody at the table
 * on every pick: what the next viewer sees and hears like the one before is neither compared nor written again.
 */
export function tidings(game: Game, decided: Decided): (before: Scene, viewer: Viewer, choices: Choices) => Told {
  const { entry, events } = decided;
  const moment = momentOf(game, decided.tableau);
  const patches = patching();
  const changing = writing(isAlike);
  const common = events.some(({ secret }) => secret) ? null : JSON.stringify(events.map(({ says }) => says));
  return (before, viewer, choices) => {
    const scene = sceneAt(moment, viewer, choices);
    const deed = JSON.stringify(deedFor(entry, decided, viewer));
    const told = common ?? JSON.stringify(events.map((event) => heard(event, viewer)));
    const patch = patches(before.sight, scene.sight);
    const changed = changing(changes(before, scene));
    const news = `{"seq":${entry.seq},"at":${entry.at},"deed":${deed},"events":${told},"patch":${patch},"changed":${changed}}`;
    return { scene, news };
  };
}

/** Patches in JSON; the last one is remembered. */
function patching(): (before: Scene['sight'], after: Scene['sight']) => string {
  const write = writing<Patch>();
  let [from, to, patch]: [Scene['sight'], Scene['sight'], Patch | null] = [null, null, null];
  return (before, after) => {
    if (!patch || before !== from || after !== to) [from, to, patch] = [before, after, patchOf(before, after)];
    return write(patch);
  };
}

/** JSON of one thing after another; the last one is remembered. */
function writing<T>(same: (a: T, b: T) => boolean = Object.is): (value: T) => string {
  let last: { readonly value: T; readonly text: string } | null = null;
  return (value) => {
    if (!last || !same(last.value, value)) last = { value, text: JSON.stringify(value) };
    return last.text;
  };
}

/** The same keys with the very same values. */
function isAlike(a: News['changed'], b: News['changed']): boolean {
  for (const key in a) if (!Object.hasOwn(b, key)) return false;
  for (const key in b) if (a[key as keyof typeof a] !== b[key as keyof typeof b]) return false;
  return true;
}
