import type { Json } from '@questhall/kernel';
import type { Scenario } from '@questhall/testkit';
import type { Board } from '../../src/index.js';
import { hero, type Stage } from '../stage.js';

export type Words = Readonly<Record<string, Json>>;
type Story = Scenario<Board>;

/** Who stands by: an Elf in the Woods, far away and never moved on by the kernel alone. */
export const ELF: Words = { character: 'elf', space: 'outer-woods-1' };

/** Seat 0 has just come to a space and encounters it; the Elf stands by. */
export function comes(words: Words, stage: Stage = {}): Story {
  return hero(words, { begin: 'encounter', others: [ELF], ...stage });
}

/** Seat 0, a Druid in the Fields unless it is said otherwise, draws these cards; other dice as they are given. */
export function draws(cards: readonly string[], words: Words = {}, stage: Stage = {}): Story {
  const spaces = ['outer-fields-1', 'ruins', 'hidden-valley'];
  const who = { character: 'druid', space: spaces[cards.length - 1] as string, ...words };
  return comes(who, { ...stage, dice: { ...stage.dice, adventure: cards } });
}

/** Everybody who is asked at this moment for Spells passes, once. */
export function passOnce(t: Story): Story {
  for (const seat of t.asked()) t.picks(seat, 'pass');
  return t;
}

/** What a player has or is, several paths at a time. */
export function of(t: Story, seat: number, ...fields: readonly string[]): (Json | undefined)[] {
  return fields.map((field) => t.truth(`players.${seat}.${field}`));
}

/** Whether the turn of seat 0 is over and another's has begun. */
export function isOver(t: Story): boolean {
  return t.truth('active') !== 0;
}
