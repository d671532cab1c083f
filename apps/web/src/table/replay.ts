import { type News, type Scene, sceneAfter } from '@questhall/table';
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Story } from '../host/host.js';

export const SPEEDS = [1, 2, 5, 20] as const;
export type Speed = (typeof SPEEDS)[number];
const STEP = 700;

/** Looking back: any moment of the table, as the same viewer saw it. */
export interface Replay {
  readonly isOpen: () => boolean;
  /** The moment that is shown; null for now. */
  moment(): Scene | null;
  /** What led to it. */
  last(): News | null;
  /** How many moments there are, and which is shown. */
  length(): number;
  at(): number;
  story(): Story | null;
  open(seq?: number): Promise<void>;
  close(): void;
  to(at: number): void;
  step(by: number): void;
  playing(): boolean;
  play(): void;
  pause(): void;
  speed(): Speed;
  setSpeed(speed: Speed): void;
}

export function createReplay(recall: () => Promise<Story>): Replay {
  const [story, setStory] = createSignal<Story | null>(null);
  const [at, setAt] = createSignal(0);
  const [playing, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal<Speed>(1);
  const scenes = createMemo(() => {
    const told = story();
    return told ? momentsOf(told) : [];
  });
  const length = () => Math.max(0, scenes().length - 1);
  const to = (n: number) => setAt(Math.max(0, Math.min(length(), Math.round(n))));

  createEffect(
    on([playing, speed], ([goes]) => {
      if (!goes) return;
      const timer = setInterval(() => {
        if (at() >= length()) setPlaying(false);
        else to(at() + 1);
      }, STEP / speed());
      onCleanup(() => clearInterval(timer));
    }),
  );

  return {
    isOpen: () => story() !== null,
    moment: () => scenes()[at()] ?? null,
    last: () => story()?.news[at() - 1] ?? null,
    length,
    at,
    story,
    open: async (seq) => {
      setStory(await recall());
      to(seq === undefined ? length() : scenes().findIndex((scene) => scene.seq === seq));
    },
    close: () => {
      setPlaying(false);
      setStory(null);
    },
    to: (n) => {
      setPlaying(false);
      to(n);
    },
    step: (by) => {
      setPlaying(false);
      to(at() + by);
    },
    playing,
    play: () => {
      if (at() >= length()) to(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    speed,
    setSpeed,
  };
}

/** Every scene of a story; what did not change is shared between them. */
export function momentsOf({ from, news }: Story): readonly Scene[] {
  const scenes = [from];
  for (const one of news) scenes.push(sceneAfter(scenes.at(-1) as Scene, one));
  return scenes;
}
