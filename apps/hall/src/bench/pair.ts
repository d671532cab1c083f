import { randomInt } from 'node:crypto';
import type { Prompt } from '@questhall/kernel';
import type { ServerMessage } from '@questhall/protocol';
import { freshId, freshNonce, guest, type Visitor, type Wire } from './visitor.js';

/** Two people at a table, who pick by chance and at once. */
export interface Pair {
  readonly table: () => string;
  /** Play until it is called off, at a pace; `told` hears how long each pick took until both seats knew. */
  play(told: (ms: number) => void, pace?: number): () => void;
  close(): void;
}

export async function pair(url: string, game: string): Promise<Pair> {
  const people = await Promise.all(['Anna', 'Bela'].map((name) => guest(url, name)));
  const wires = await Promise.all(people.map((one) => one.connect()));
  let table = await seated(people, wires, game);
  const prompts: (readonly Prompt[])[] = [[], []];
  const heard = [0, 0];
  /** The pick under way, and which seats have not heard of it. */
  let pick: { readonly at: number; readonly deaf: Set<number> } | null = null;
  let told: ((ms: number) => void) | null = null;
  let pause = 0;

  const next = () => {
    if (!told || pick || heard[0] !== heard[1]) return;
    for (const seat of [0, 1]) {
      const prompt = prompts[seat]?.find((one) => one.seat === seat && !one.answered);
      if (!prompt) continue;
      const picks = [prompt.choices[randomInt(prompt.choices.length)]?.pick as string];
      pick = { at: performance.now(), deaf: new Set([0, 1]) };
      wires[seat]?.send(JSON.stringify({ t: 'move', id: freshId(), table, seat, picks }));
      return;
    }
  };
  const again = async () => {
    table = await seated(people, wires, game);
    await follow(wires, table);
    pick = null;
    next();
  };
  wires.forEach((wire, seat) => {
    wire.hear((message: ServerMessage) => {
      if (!('table' in message) || message.table !== table) return;
      const seen = message.t === 'scene' ? message.scene : message.t === 'news' ? message.news.changed : null;
      if (!seen) return;
      if (seen.prompts) prompts[seat] = seen.prompts;
      heard[seat] = message.t === 'scene' ? message.scene.seq : message.t === 'news' ? message.news.seq : 0;
      if (message.t === 'news' && message.news.deed.do === 'move' && pick?.deaf.delete(seat) && pick.deaf.size === 0) {
        told?.(performance.now() - pick.at);
        pick = null;
      }
      if (seen.stage === 'over' && seat === 0) void again();
      else if (pause === 0) next();
      else setTimeout(next, pause);
    });
  });
  await follow(wires, table);
  return {
    table: () => table,
    play: (listener, pace = 0) => {
      told = listener;
      pause = pace;
      next();
      return () => {
        told = null;
      };
    },
    close: () => {
      for (const wire of wires) wire.kill();
    },
  };
}

async function seated(people: readonly Visitor[], wires: readonly Wire[], game: string): Promise<string> {
  const { body } = await (people[0] as Visitor).call('POST', '/api/tables', { game, seats: 2 });
  const { table, invite } = body as { table: string; invite: string };
  for (const [seat, wire] of wires.entries())
    await wire.ask({ t: 'sit', table, seat, name: `Seat ${seat}`, nonce: freshNonce(), invite });
  await wires[0]?.ask({ t: 'begin', table });
  return table;
}

async function follow(wires: readonly Wire[], table: string): Promise<void> {
  await Promise.all(wires.map((wire, as) => wire.ask({ t: 'join', table, as })));
}
