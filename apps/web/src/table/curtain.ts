import type { Prompt, Seat } from '@questhall/kernel';

/** What a screen that several people share shows, and to whom. */
export interface Look {
  /** Whose eyes: a seat's secrets are shown only after it has lifted the curtain. */
  readonly eyes: Seat | null;
  /** Who is asked, and may answer here. */
  readonly asks: Seat | null;
  /** Who should look, while the curtain is drawn. */
  readonly curtain: Seat | null;
}

export interface Sharing {
  /** Seats played by people at this screen. */
  readonly humans: readonly Seat[];
  readonly prompts: readonly Pick<Prompt, 'seat' | 'private' | 'answered'>[];
  /** Who lifted the curtain last, or wants to. */
  readonly opened: Seat | null;
  readonly wants: Seat | null;
}

/**
 * One person at a screen has nothing to hide from. Several see what everybody may know; a question whose choices are a
 * secret draws the curtain first, and so does the wish to look at one's own things.
 */
export function lookOf({ humans, prompts, opened, wants }: Sharing): Look {
  const waiting = prompts.filter(({ seat, answered }) => !answered && humans.includes(seat));
  const asked = waiting.find(({ seat }) => seat === opened) ?? waiting[0] ?? null;
  const only = humans.length === 1 ? (humans[0] ?? null) : null;
  if (only !== null) return { eyes: only, asks: asked?.seat ?? null, curtain: null };
  if (!asked) return { eyes: null, asks: null, curtain: null };
  if (asked.seat === opened) return { eyes: opened, asks: opened, curtain: null };
  if (asked.private || wants === asked.seat) return { eyes: null, asks: null, curtain: asked.seat };
  return { eyes: null, asks: asked.seat, curtain: null };
}
