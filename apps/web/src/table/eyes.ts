import type { Prompt, Seat } from '@questhall/kernel';
import { type Order, pickFor } from '@questhall/table';
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Following, Host } from '../host/host.js';
import { lookOf } from './curtain.js';

/** Who looks at a table on this screen, and who may answer here. */
export interface Eyes {
  /** The table as it is shown. */
  following(): Following;
  /** Whose secrets are shown; null for what everybody may know. */
  seat(): Seat | null;
  /** Seats that are played at this screen. */
  readonly own: () => readonly Seat[];
  /** The question that can be answered here now. */
  prompt(): Prompt | null;
  /** The standing orders of who acts here. */
  orders(): readonly Order[];
  /** How many moves the one who is asked may take back alone. */
  undo(): number;
  /** Who should look before the curtain is lifted. */
  curtain(): Seat | null;
  lift(): void;
  /** Whether the one who is asked could look at own secrets. */
  canPeek(): boolean;
  peek(): void;
  /** Whether one could stop looking before somebody else is asked. */
  canHide(): boolean;
  hide(): void;
}

/** One pair of eyes: a seat of the hall, a spectator, or the only human at this screen. */
export function ownEyes(following: Following): Eyes {
  const seat = following.as;
  return {
    following: () => following,
    seat: () => seat,
    own: () => (seat === null ? [] : [seat]),
    prompt: () => promptOf(following, seat),
    orders: () => following.scene()?.orders ?? [],
    undo: () => following.scene()?.undo ?? 0,
    curtain: () => null,
    lift: () => {},
    canPeek: () => false,
    peek: () => {},
    canHide: () => false,
    hide: () => {},
  };
}

/** Several people share this screen. */
export function sharedEyes(host: Host, table: string, humans: () => readonly Seat[]): Eyes {
  const all = new Map<Seat | null, Following>();
  const follow = (seat: Seat | null): Following => {
    const found = all.get(seat) ?? host.follow(table, seat);
    all.set(seat, found);
    return found;
  };
  onCleanup(() => {
    for (const following of all.values()) following.close();
  });
  const everybody = follow(null);
  const [opened, setOpened] = createSignal<Seat | null>(null);
  /** Whether somebody has answered a window, or need not, only that seat is told. */
  const awaited = () =>
    promptsIn(everybody).filter((prompt) => {
      if (!prompt.private || !humans().includes(prompt.seat)) return true;
      const own = follow(prompt.seat);
      return own.scene()?.seq !== everybody.scene()?.seq || promptOf(own, prompt.seat) !== null;
    });
  const [wants, setWants] = createSignal<Seat | null>(null);
  const look = createMemo(
    () => lookOf({ humans: humans(), prompts: awaited(), opened: opened(), wants: wants() }),
    undefined,
    { equals: (a, b) => a.eyes === b.eyes && a.asks === b.asks && a.curtain === b.curtain },
  );
  // The curtain falls by itself as soon as somebody else is asked.
  createEffect(
    on(look, ({ eyes }) => {
      if (eyes !== opened()) setOpened(null);
    }),
  );
  const shown = createMemo(() => follow(look().eyes));
  return {
    following: () => (shown().scene() === null ? everybody : shown()),
    seat: () => look().eyes,
    own: humans,
    prompt: () => {
      const { asks } = look();
      return asks === null ? null : promptOf(follow(asks), asks);
    },
    orders: () => {
      const { asks, eyes } = look();
      return follow(asks ?? eyes).scene()?.orders ?? [];
    },
    undo: () => {
      const { asks } = look();
      return asks === null ? 0 : (follow(asks).scene()?.undo ?? 0);
    },
    curtain: () => look().curtain,
    lift: () => {
      setOpened(look().curtain);
      setWants(null);
    },
    canPeek: () => humans().length > 1 && look().asks !== null && look().eyes === null,
    peek: () => setWants(look().asks),
    canHide: () => {
      const { eyes } = look();
      return humans().length > 1 && eyes !== null && promptOf(follow(eyes), eyes)?.private === false;
    },
    hide: () => setOpened(null),
  };
}

/** What the table will answer for one is not asked here: it would only flash up. */
function promptOf(following: Following, seat: Seat | null): Prompt | null {
  const prompt = promptsIn(following).find((one) => one.seat === seat && !one.answered);
  return prompt && pickFor(prompt, following.scene()?.orders ?? []) === null ? prompt : null;
}

/** Questions to people who answer themselves; where a machine stands in, it is the one who is asked. */
function promptsIn(following: Following): readonly Prompt[] {
  const scene = following.scene();
  return (scene?.prompts ?? []).filter(({ seat }) => {
    const chair = scene?.chairs[seat];
    return chair?.kind === 'human' && chair.standIn === null && !chair.resigned;
  });
}
