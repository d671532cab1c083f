import { setPriority } from 'node:os';
import { setImmediate as rest } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { type Bot, botsFor, chance, thought } from '@questhall/bots';
import { random, type State } from '@questhall/kernel';
import { answering } from '../answering.js';
import { loadGames } from '../games.js';
import type { Chosen, Thought } from '../house.js';

const { games: modules } = workerData as { games: readonly string[] };
const games = await loadGames(modules);

// People come first. On Linux this is the priority of this thread alone; elsewhere it may not be allowed.
try {
  setPriority(10);
} catch {}

/** Bots may remember what they saw; those not heard of for longest are forgotten. */
const MOST = 500;
const bots = new Map<string, Bot>();

/** Who searches gives way to others every few milliseconds: all think side by side, and the quick ones at once. */
answering<Thought, Chosen>(async ({ table, game: id, seat, level, budget, state, seed }) => {
  const game = games.get(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const make = botsFor(id)[level] ?? botsFor(id).random;
  const bot = botAt(`${table} ${seat} ${level} ${budget}`, () => make?.(seat, { budget: { ms: budget } }));
  const here = chance(game, JSON.parse(state) as State, seat, random(seed));
  const pick = here.name(await thought(bot, here, rest));
  return { pick, why: bot.why?.() ?? '' };
});

function botAt(key: string, make: () => Bot | undefined): Bot {
  const bot = bots.get(key) ?? make();
  if (!bot) throw new Error(`no bot for ${key}`);
  bots.delete(key);
  bots.set(key, bot);
  if (bots.size > MOST) bots.delete(bots.keys().next().value as string);
  return bot;
}
