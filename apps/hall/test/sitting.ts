import type { Prompt, Seat } from '@questhall/kernel';
import type { ServerMessage } from '@questhall/protocol';
import { type News, type Scene, sceneAfter } from '@questhall/table';
import type { Wire } from '../src/bench/visitor.js';
import { must, type Player } from './hall.js';

/** A table as one viewer follows it, kept up to date by news alone. */
export interface Followed {
  scene(): Scene;
  readonly news: News[];
  /** What this seat is asked. */
  prompt(): Prompt | undefined;
  /** Waits until the scene is so. */
  until(claim: (scene: Scene) => boolean): Promise<Scene>;
}

export interface Following {
  readonly as: Seat | null;
  readonly since?: Scene;
  readonly invite?: string;
}

/** Follow a table from its scene, or from one already known. */
export async function follow(wire: Wire, table: string, { as, since, invite }: Following): Promise<Followed> {
  let scene = since;
  const news: News[] = [];
  const claims = new Set<() => void>();
  wire.hear((message: ServerMessage) => {
    if (!('table' in message) || message.table !== table) return;
    if (message.t === 'scene') scene = message.scene;
    if (message.t === 'news') {
      if (!scene || message.news.seq !== scene.seq + 1) throw new Error(`a gap before ${message.news.seq}`);
      news.push(message.news);
      scene = sceneAfter(scene, message.news);
    }
    for (const claim of claims) claim();
  });
  const from = since && { since: since.seq };
  must(await wire.ask({ t: 'join', table, as, ...from, ...(invite && { invite }) }));
  const now = () => scene as Scene;
  return {
    scene: now,
    news,
    prompt: () => now().prompts.find((prompt) => prompt.seat === as && !prompt.answered),
    until: (claim) =>
      new Promise((done) => {
        const look = () => {
          if (!claim(now())) return;
          claims.delete(look);
          done(now());
        };
        claims.add(look);
        look();
      }),
  };
}

/** Everybody picks the last thing offered, until the game is over or enough was played. */
export async function playOn(
  players: readonly Player[],
  seats: readonly Followed[],
  { table, most }: { table: string; most: number },
): Promise<void> {
  for (let n = 0; n < most; n++) {
    const seat = seats.findIndex((one) => one.prompt());
    const prompt = seats[seat]?.prompt();
    const player = players[seat];
    if (!prompt || !player) return;
    const { ask, number, choices } = prompt;
    const picks = [choices.at(-1)?.pick as string];
    const { seq = 0 } = must(await player.wire.ask({ t: 'move', table, seat, picks, ask, number }));
    await Promise.all(seats.map((one) => one.until((scene) => scene.seq >= seq)));
  }
}
