import type { Viewer } from '@questhall/kernel';
import type { ServerMessage } from '@questhall/protocol';
import { playable } from '../../src/host/games/wizards-quest.js';
import type { Kept, Running } from '../../src/host/kept.js';
import { lightOf } from '../../src/host/kept.js';
import { createParlour, type Parlour, type Playable, type Shelf } from '../../src/host/parlour.js';

export interface Stage {
  readonly parlour: Parlour;
  readonly shelf: Shelf;
  readonly told: { readonly viewer: Viewer; readonly message: ServerMessage }[];
}

/** A shelf that keeps tables as IndexedDB does: copies, never the things themselves. */
export function memoryShelf(): Shelf {
  const tables = new Map<string, { kept: Kept; movedAt: number }>();
  const copy = <T>(value: T): T => structuredClone(value);
  return {
    load: async (id) => copy(tables.get(id) ?? null),
    put: async ({ id, start, now, entries, movedAt }: Running) => {
      tables.set(id, copy({ kept: { start, mark: now, light: lightOf(now), entries }, movedAt }));
    },
    append: async ({ id }, entry, { now, mark }) => {
      const { kept } = tables.get(id)!;
      const next = { ...kept, entries: [...kept.entries, entry], light: lightOf(now), ...(mark && { mark: now }) };
      tables.set(id, copy({ kept: next, movedAt: entry.at }));
    },
    drop: async (id) => void tables.delete(id),
  };
}

export function stage(shelf: Shelf = memoryShelf(), bots: Playable['bots'] = playable.bots): Stage {
  const told: { viewer: Viewer; message: ServerMessage }[] = [];
  let hex = 0;
  let now = 0;
  const parlour = createParlour({
    game: async (slug) => (slug === 'wizards-quest' ? { ...playable, bots } : null),
    shelf,
    hex: () => (++hex).toString(16).padStart(32, '7'),
    now: () => ++now,
    tell: (message, viewer) => told.push({ viewer, message: structuredClone(message) }),
    beat: () => new Promise((done) => setTimeout(done, 0)),
    rest: () => new Promise((done) => setTimeout(done, 0)),
  });
  return { parlour, shelf, told };
}

/** Waits until something is so; the test runner gives up if it never is. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((done) => setTimeout(done, 1));
}
