import { setImmediate as others } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { type Bot, botsFor, chance, thought } from '@questhall/bots';
import { random, type State } from '@questhall/kernel';
import { answering } from '../answering.js';
import { loadGames } from '../games.js';
import type { Chosen, Thought } from '../house.js';
import { giveWay, STARVED } from './yielding.js';

const { games: modules, wholly } = workerData as { games: readonly string[]; wholly: boolean };
const games = await loadGames(modules);

const isHungry = giveWay(wholly);

/** What is being thought is thought anew by the next thread. */
function rest(): Promise<void> {
  if (isHungry()) process.exit(STARVED);
  return others();
}

/** Bots may remember what they saw; those not heard of for longest are forgotten. */
const MOST = 500;
const bots = new Map<string, Bot>();

/** Who searches gives way to others every few milliseconds: all think side by side, and the quick ones at once. */
answering<Thought, Chosen>(async ({ table, game: id, seat, level, budget, state, seed }) => {
  await rest();
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
