import type { Choice, Prompt } from '@questhall/kernel';
import type { News, Scene } from '@questhall/table';
import { type Cell, distance, GRID, tileNamed } from '@questhall/wizards';
import type { Gesture } from '../gesture.js';
import { cellOfThing, layingOf, viewOf } from './scene.js';

/** A tile is laid with its centre in any open hex. */
export function isLayingAsk(ask: string): boolean {
  return /^laying(-blind)?\.where$/.test(ask);
}

/** Then it is turned until it pleases. */
export function isTurningAsk(ask: string): boolean {
  return /^laying(-blind)?\.turned$/.test(ask);
}

/** By how many sixths it is turned for now; the gesture counts from 1. */
export function turnOf(gesture: Gesture): number {
  return (gesture.amount() - 1) % 6;
}

export function turnBy(gesture: Gesture, sixths: number): void {
  gesture.setAmount(((turnOf(gesture) + sixths + 6) % 6) + 1);
}

/** The choice that is meant by a hex: where a tile does not fit, the nearest place where it does. */
export function layChoice(prompt: Prompt, scene: Scene, id: string): Choice | undefined {
  const view = viewOf(scene);
  if (!view || !isLayingAsk(prompt.ask)) return undefined;
  const open = new Map(prompt.choices.map((choice) => [cellOfThing(view, choice.at?.[0] ?? ''), choice]));
  const cell = cellOfThing(view, id);
  return cell < 0 ? undefined : open.get(snapped(cell, open.keys()));
}

/** What is sent to lay a tile there: one that was turned in the hand, or is face down, is laid and turned in one go. */
export function layPicks(prompt: Prompt, pick: string, gesture: Gesture): readonly string[] {
  const isTurned = isLayingAsk(prompt.ask) && (turnOf(gesture) > 0 || prompt.ask.startsWith('laying-blind'));
  return isTurned ? [pick, `turn ${turnOf(gesture)}`] : [pick];
}

/** The tile in hand, -1 if it is face down or there is none. */
export function tileInHand(scene: Scene): number {
  return tileNamed(layingOf(scene)?.tile ?? '');
}

/** Where the tile lies that is being turned: the rules show it, or the latest pick was that. */
export function layingAt(scene: Scene, last: News | null): Cell {
  const shown = layingOf(scene)?.at ?? pickedHex(last);
  const found = /^(\d+)-(\d+)$/.exec(shown ?? '');
  return found ? Number(found[2]) * GRID.columns + Number(found[1]) : -1;
}

function pickedHex(last: News | null): string | undefined {
  const deed = last?.deed;
  if (deed?.do !== 'move' || !('picks' in deed)) return undefined;
  return deed.picks
    ?.map((pick) => /^at (\S+)$/.exec(pick)?.[1])
    .filter(Boolean)
    .at(-1);
}

/** How far a tile slips into a place where it fits. */
const SLIP = 4;

/** The nearest hex where the centre may lie; the hex itself if none is near. */
export function snapped(cell: Cell, open: Iterable<Cell>): Cell {
  let [best, least] = [cell, SLIP + 1];
  for (const one of open) {
    const far = distance(one, cell);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
