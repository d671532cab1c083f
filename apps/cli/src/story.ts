import {
  commitment,
  type GameRecord,
  type Line,
  type Outcome,
  type State,
  sha256,
  writeRecord,
} from '@questhall/kernel';
import type { House } from './house.js';

/** One pick that was accepted. */
export interface Step {
  readonly seat: number;
  readonly pick: string;
  readonly unasked: boolean;
  readonly outcome: Outcome;
}

/** A game as it is being played: enough to write its record at any time. */
export interface Story {
  readonly house: House;
  readonly players: readonly string[];
  readonly secret: string;
  readonly salt: string;
  readonly opening: Outcome;
  readonly steps: readonly Step[];
  /** Told from its beginning: a game saved under an older version goes on, but cannot be told again. */
  readonly whole: boolean;
}

export function stateOf(story: Story): State {
  return (story.steps.at(-1)?.outcome ?? story.opening).state;
}

/** A salt that goes with a seed, so that a seeded game has one record. */
export function saltFor(secret: string): string {
  return sha256(`questhall salt ${secret}`).slice(0, 32);
}

export function recordOf(story: Story): GameRecord {
  const state = stateOf(story);
  const { secret, salt } = story;
  return {
    game: state.game,
    version: state.version,
    seats: state.seats,
    players: story.players,
    options: state.options,
    commitment: commitment(secret, salt),
    nonces: [],
    secret,
    salt,
    result: state.result,
    opening: story.opening.draws,
    lines: linesOf(story.steps),
  };
}

export function recordText(story: Story): string {
  return writeRecord(story.house.game, recordOf(story));
}

/** What one seat did before anything was rolled, shown or asked of another is one line. */
function linesOf(steps: readonly Step[]): Line[] {
  const lines: Line[] = [];
  let open = false;
  for (const { seat, pick, unasked, outcome } of steps) {
    const { secret, draws, sealed } = outcome;
    const last = lines.at(-1);
    if (open && last && last.seat === seat && !unasked) {
      lines[lines.length - 1] = { ...last, picks: [...last.picks, pick], secret: [...last.secret, ...secret], draws };
    } else lines.push({ seat, picks: [pick], secret, draws, unasked, rewind: null });
    open = !sealed && !unasked;
  }
  return lines;
}
