import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import type { Box, Point } from '../draw/geometry.js';
import { litStep, stepTo } from './steps.js';
import { boxAround } from './view.js';

/** The map as keys see it. */
export interface Ground {
  /** Where keys begin as long as nothing is lit; empty while nobody can say. */
  start(): string;
  /** Where arrows can go from a place. */
  near(from: string): readonly { readonly id: string; readonly at: Point }[];
  lit(): readonly string[];
  pointsOf(id: string): readonly Point[];
  choose(id: string): void;
}

export interface Cursor {
  /** The place that keys are about. */
  readonly current: Accessor<string>;
  /** What should come into view. */
  readonly wanted: Accessor<Box | null>;
  /** Bring a place into view, with so much around it. */
  show(id: string, margin: number): void;
  keys(event: KeyboardEvent, id: string): void;
}

const MARGIN = 60;

/**
 * The map is one stop of the tab key, and it begins where something can be done. Arrows go from place to place, Page keys
 * between what is lit, Enter and Space choose.
 */
export function createCursor({ start, near, lit, pointsOf, choose }: Ground): Cursor {
  const [current, setCurrent] = createSignal(start());
  const [wanted, setWanted] = createSignal<Box | null>(null);
  const show = (id: string, margin: number) => void setWanted(boxAround(pointsOf(id), margin));
  createEffect(
    on([lit, start], ([shown, first]) => {
      if (shown.length > 0 && !shown.includes(current())) setCurrent(shown[0]);
      else if (current() === '') setCurrent(first);
    }),
  );
  const keys = (event: KeyboardEvent, id: string) => {
    const next = stepTo(event.key, id, near(id)) ?? litStep(event.key, id, lit());
    if (next !== null) {
      setCurrent(next);
      show(next, MARGIN);
      document.querySelector<SVGElement>(`.live [role="button"][data-at="${next}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') choose(id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { current, wanted, show, keys };
}
