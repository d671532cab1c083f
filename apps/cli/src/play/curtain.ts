import { type Prompt, prompts, type Seat } from '@questhall/kernel';
import { say } from '../output.js';
import { stateOf } from '../story.js';
import type { Sitting } from './sitting.js';
import { HUMAN, type Table, waitingSeats } from './table.js';

/** Whether a prompt is for one seat's eyes: its options are private, or several people pick without seeing each other's. */
export function isSecret(table: Table, prompt: Prompt): boolean {
  const asked = prompts(table.house.game, stateOf(table), null);
  return prompt.private || asked.filter((p) => table.sits[p.seat] === HUMAN).length > 1;
}

/** Whether the seat behind the curtain is the next to pick there. */
export function staysBehind({ table }: Sitting, seat: Seat): boolean {
  const prompt = prompts(table.house.game, stateOf(table), null).find((p) => p.seat === seat);
  const isNext = waitingSeats(table)[0] === seat && table.sits[seat] === HUMAN;
  return isNext && prompt !== undefined && isSecret(table, prompt);
}

/** On a shared screen: everybody but this seat looks away. */
export async function raiseCurtain(sitting: Sitting, seat: Seat): Promise<void> {
  if (sitting.behind === seat) return;
  await sitting.reader.ask(
    `──── For ${sitting.people.seat(seat)} alone: the others look away. Enter when they do. ────`,
  );
  sitting.behind = seat;
}

/** What one seat saw and typed is gone from the screen before the others look. */
export function dropCurtain(sitting: Sitting): void {
  sitting.behind = null;
  sitting.last = null;
  sitting.fresh = Number.POSITIVE_INFINITY;
  sitting.reader.forget();
  if (process.stdout.isTTY) process.stdout.write('\x1b[2J\x1b[3J\x1b[H');
  say('──── curtain ────');
}
