import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from '@questhall/testkit';
import { afterAll, vi } from 'vitest';
import { freshNonce, guest, type Visitor, type Wire } from '../src/bench/visitor.js';
import type { HallOptions } from '../src/options.js';

build();
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const script = fileURLToPath(new URL('./serve.mjs', import.meta.url));
const games = [new URL('../../../packages/testkit/dist/tools.js', import.meta.url).href];
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** A real hall in a process of its own. */
export interface Process {
  readonly url: string;
  readonly port: number;
  readonly pid: number | undefined;
  readonly data: string;
  readonly logs: Record<string, unknown>[];
  /** Waits for a line of the log. */
  logged(what: string): Promise<void>;
  /** Dead at once. */
  kill(): Promise<void>;
  /** As an operator stops it; gives the exit code. */
  stop(): Promise<number | null>;
}

export function scratch(): string {
  return mkdtempSync(join(tmpdir(), 'questhall-'));
}

/** With the duel, quick bots, and orders that leave people all the time, unless told otherwise. */
export async function serve(options: HallOptions = {}): Promise<Process> {
  const data = options.data ?? scratch();
  const given = { data, games, beats: { bot: 5, next: 1, order: 600_000 }, web: join(data, 'no-web'), ...options };
  const child = spawn(process.execPath, [script, JSON.stringify(given)], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  const ended = new Promise<number | null>((done) => child.on('exit', done));
  const logs: Record<string, unknown>[] = [];
  const hearers = new Set<() => void>();
  const port = await new Promise<number>((opened, failed) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = JSON.parse(line) as Record<string, unknown>;
      if ('what' in said) logs.push(said);
      else opened(said.port as number);
      for (const hear of hearers) hear();
    });
    child.on('exit', (code) => failed(new Error(`the hall ended with ${code}`)));
  });
  return {
    port,
    pid: child.pid,
    url: `http://127.0.0.1:${port}`,
    data,
    logs,
    logged: (what) =>
      new Promise((done) => {
        const look = () => {
          if (!logs.some((line) => line.what === what)) return;
          hearers.delete(look);
          done();
        };
        hearers.add(look);
        look();
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Somebody with a name and an open socket. */
export interface Player extends Visitor {
  readonly name: string;
  wire: Wire;
}

export async function player(url: string, name: string): Promise<Player> {
  const visiting = await guest(url, name);
  return Object.assign(visiting, { name, wire: await visiting.connect() });
}

export interface Made {
  readonly table: string;
  readonly invite: string;
}

export async function made(host: Visitor, wish: Readonly<Record<string, unknown>> = {}): Promise<Made> {
  const { status, body } = await host.call('POST', '/api/tables', { game: 'duel', seats: 2, ...wish });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** A table made by the first of these, where all of them sit and the game has begun. */
export async function seated(
  players: readonly Player[],
  wish: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const [host] = players as readonly [Player, ...Player[]];
  const { table, invite } = await made(host, { seats: players.length, ...wish });
  for (const [seat, one] of players.entries())
    must(await one.wire.ask({ t: 'sit', table, seat, name: one.name, nonce: freshNonce(), invite }));
  must(await host.wire.ask({ t: 'begin', table }));
  return table;
}

/** The answer, which must be no refusal. */
export function must<A extends { t: string }>(answer: A): A & { seq?: number } {
  if (answer.t === 'no') throw new Error(JSON.stringify(answer));
  return answer;
}
