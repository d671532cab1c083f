import { readBot } from '@questhall/bots';
import { isRefusal, readOptions, type TableOptions } from '@questhall/kernel';
import { unknown, WrongWords } from './failure.js';
import { findGame, GAMES } from './games.js';
import type { House } from './house.js';

/** The game a command is about: its first word. */
export async function readGame(command: string, words: readonly string[]): Promise<House> {
  const [slug, extra] = words;
  if (slug === undefined) throw new WrongWords(`${command} which game? expected ${Object.keys(GAMES).join(', ')}`);
  if (extra !== undefined) throw new WrongWords(`${command} takes one game; what is "${extra}"?`);
  return namedGame(slug);
}

export async function namedGame(slug: string): Promise<House> {
  const house = await findGame(slug);
  if (!house) throw unknown('game', slug, Object.keys(GAMES));
  return house;
}

/** A whole number of at least `least`. */
export function readCount(flag: string, text: string, least = 1): number {
  const n = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(n) || n < least) {
    throw new WrongWords(`--${flag} is "${text}"; expected a whole number of at least ${least}`);
  }
  return n;
}

/** A share of a whole, more than none of it. */
export function readShare(flag: string, text: string): number {
  const share = Number(text);
  if (!(share > 0 && share <= 1)) throw new WrongWords(`--${flag} is "${text}"; expected a share, e.g. 0.01`);
  return share;
}

/** Who sits where, from `knight,squire`; `others` are words allowed besides the game's bots. */
export function readSeats(house: House, text: string, others: readonly string[] = []): string[] {
  const known = [...others, ...Object.keys(house.bots)];
  const seats = text.split(',').map((word) => word.trim());
  for (const word of seats) {
    const named = readBot(word);
    if (!named)
      throw new WrongWords(
        `--seats names ${word}; expected a bot, or archmage:0.2 (seconds), archmage:300p (playouts)`,
      );
    if (!known.includes(named.level)) throw unknown(`player for ${house.game.id}`, named.level, known);
  }
  const { min, max } = house.game.seats;
  if (seats.length < min || seats.length > max) {
    throw new WrongWords(`--seats names ${seats.length}; ${house.game.title} is for ${min} to ${max} players`);
  }
  return seats;
}

/** Four seats of one bot, or as many as the game allows. */
export function usualSeats(house: House, bot: string): string[] {
  const { min, max } = house.game.seats;
  return Array.from({ length: Math.min(max, Math.max(min, 4)) }, () => bot);
}

/** The table's options from JSON, with the defaults of the game. */
export function readTable(house: House, text: string | undefined): TableOptions {
  const read = readOptions(house.game, text === undefined ? {} : parseObject(text));
  if (isRefusal(read)) throw new WrongWords(read.why);
  return read;
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WrongWords(`--options is not JSON: ${text}; expected an object such as {"option": "value"}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new WrongWords(`--options is ${text}; expected an object such as {"option": "value"}`);
  }
  return value as Record<string, unknown>;
}
