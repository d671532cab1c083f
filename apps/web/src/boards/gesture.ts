import type { Choice, Prompt } from '@questhall/kernel';
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { canPoint, complete, nextThings } from './paths.js';

/** What a player is doing with map, pieces and cards before anything is sent. The same for every game. */
export interface Gesture {
  /** What was pointed at so far: a source, a chest. */
  path(): readonly string[];
  /** What may be pointed at next, with the choices it leads to. */
  lit(): ReadonlyMap<string, readonly Choice[]>;
  /** Choices that are wholly pointed at and differ by a number or a word: the matter in hand asks which. */
  open(): readonly Choice[];
  /** What is under the pointer, in focus, or tapped once. */
  aimed(): string | null;
  aim(id: string | null): void;
  /** A click, a second tap or Enter on something. */
  choose(id: string): void;
  /** One step back (Esc); false if there was nothing to take back. */
  back(): boolean;
  /** Nothing is pointed at any more. */
  clear(): void;
  /** These are pointed at, and nothing is picked: for a game that makes up a move of many picks. */
  hold(path: readonly string[]): void;
  /** How many at a time, where many can be moved in one gesture. */
  amount(): number;
  setAmount(n: number): void;
  /** Picks that are prepared but not sent. */
  draft(): readonly string[];
  setDraft(picks: readonly string[]): void;
  send(picks: readonly string[]): void;
}

export interface GestureWishes {
  prompt(): Prompt | null;
  pick(picks: readonly string[]): void;
  /** "Why not?" of something that cannot be chosen. */
  ask(id: string): void;
  /** A game's own way with a click, e.g. to add a man to the draft; true if it took it. */
  takes?(id: string, gesture: Gesture): boolean;
  /** Whether a click would still do something there, with what is prepared; always, unless a game knows better. */
  lights?(id: string, gesture: Gesture): boolean;
}

export function createGesture(wishes: GestureWishes): Gesture {
  const [path, setPath] = createSignal<readonly string[]>([]);
  const [aimed, aim] = createSignal<string | null>(null);
  const [amount, setAmount] = createSignal(1);
  const [draft, setDraft] = createSignal<readonly string[]>([]);
  const choices = () => wishes.prompt()?.choices ?? [];
  const open = createMemo(() => complete(choices(), path()));
  const identity = createMemo(() => {
    const prompt = wishes.prompt();
    return prompt && `${prompt.seat} ${prompt.ask} ${prompt.number}`;
  });
  createEffect(on(identity, reset, { defer: true }));

  const gesture: Gesture = {
    path,
    lit: () => lit(),
    open,
    aimed,
    aim,
    choose,
    back,
    clear: () => setPath([]),
    hold: setPath,
    amount,
    setAmount,
    draft,
    setDraft,
    send: wishes.pick,
  };
  const lit = createMemo(() => {
    const next = nextThings(choices(), path());
    if (!wishes.lights) return next;
    return new Map([...next].filter(([id]) => wishes.lights?.(id, gesture)));
  });
  return gesture;

  function choose(id: string): void {
    if (wishes.takes?.(id, gesture)) return;
    if (path().includes(id)) {
      setPath(path().filter((other) => other !== id));
      return;
    }
    if (canPoint(choices(), path(), id)) point([...path(), id]);
    else if (canPoint(choices(), [], id)) point([id]);
    else wishes.ask(id);
  }

  function point(longer: readonly string[]): void {
    setPath(longer);
    const found = complete(choices(), longer);
    if (found.length === 1 && lit().size === 0) wishes.pick([found[0].pick]);
  }

  function back(): boolean {
    if (draft().length > 0) setDraft(draft().slice(0, -1));
    else if (path().length > 0) setPath(path().slice(0, -1));
    else return false;
    return true;
  }

  function reset(): void {
    aim(null);
    setPath([]);
    setAmount(1);
    setDraft([]);
  }
}
