import { type Bot, chance, type Level, randomBot, thought } from '@questhall/bots';
import { random, type Seat } from '@questhall/kernel';
import type { Hint } from '@questhall/protocol';
import { adviserFor, anyMove, budgetOf, type Due } from '@questhall/table';
import type { Answer } from './host.js';
import type { Running } from './kept.js';
import type { Playable } from './playable.js';

/** Who thinks, and for how long. */
type Thinking = Pick<Due & { kind: 'bot' }, 'seat' | 'level' | 'budget'>;

/** The machines of one browser. */
export interface Machines {
  /** Fetch those of a game. */
  fetch(slug: string): Promise<void>;
  /** What one chooses; one that fails, or has stumbled, is answered for by chance. */
  choose(running: Running, it: Thinking, stumbles: number): Promise<Hint>;
  /** What one would do in a player's place, where the table allows that. */
  advise(running: Running, seat: Seat): Promise<Answer>;
}

export interface MachineWishes {
  game(slug: string): Promise<Playable | null>;
  hex(): string;
  rest(): Promise<void>;
}

export function createMachines({ game: fetchGame, hex, rest }: MachineWishes): Machines {
  const makers = new Map<string, Awaited<ReturnType<Playable['bots']>>>();
  const bots = new Map<string, Bot>();

  return { fetch, choose, advise };

  /** One that cannot be fetched is answered for by chance, and asked for again. */
  async function fetch(slug: string): Promise<void> {
    const found =
      makers.get(slug) ??
      (await fetchGame(slug)
        .then((game) => game?.bots())
        .catch(() => undefined));
    if (found) makers.set(slug, found);
  }

  async function choose(running: Running, it: Thinking, stumbles: number): Promise<Hint> {
    try {
      if (stumbles === 0) return await think(running, it);
    } catch (error) {
      console.error(error);
    }
    return { pick: anyMove(running.game, running.now, it.seat, random(hex()))?.picks[0] ?? '', why: '' };
  }

  async function think({ id, game, now: t }: Running, { seat, level, budget }: Thinking): Promise<Hint> {
    if (!t.state) throw new Error('nothing is being played');
    const asked = chance(game, t.state, seat, random(`${t.commitment} ${t.seq}`));
    const bot = botAt(id, game.id, { seat, level, budget });
    return { pick: asked.name(await thought(bot, asked, rest)), why: bot.why?.() ?? '' };
  }

  function botAt(table: string, game: string, { seat, level, budget }: Thinking): Bot {
    const key = keyOf(table, seat, level);
    const make = level === 'random' ? randomBot : makers.get(game)?.[level];
    if (!make) throw new Error(`no ${level} can play ${game}`);
    const bot = bots.get(key) ?? make(seat, { budget: { ms: budget } });
    bots.set(key, bot);
    return bot;
  }

  async function advise(running: Running, seat: Seat): Promise<Answer> {
    const { game, now: t } = running;
    if (!t.config.hints) return { refused: 'not-asked', why: 'nobody is advised at this table' };
    const level = adviserFor(game.id);
    await fetch(game.id);
    return { ok: true, hint: await think(running, { seat, level, budget: budgetOf(t, level) }) };
  }
}

function keyOf(table: string, seat: Seat, level: Level): string {
  return `${table} ${seat} ${level}`;
}
