import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface VitestRun {
  readonly root: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which the run is ended, with everything it started. */
  readonly limit?: number;
}

/** How a run ended: its exit code, or null when it was ended for taking too long; and the last it said. */
export interface VitestEnd {
  readonly code: number | null;
  readonly said: string;
}

/** Runs vitest in a process of its own, from the root, with the root's configuration. */
export async function runVitest({ root, args, env, limit }: VitestRun): Promise<VitestEnd> {
  const bin = join(dirname(createRequire(join(root, 'package.json')).resolve('vitest/package.json')), 'vitest.mjs');
  const started = spawn(process.execPath, [bin, 'run', ...args], {
    cwd: root,
    env: { ...outerEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that a run that hangs can be ended together with its workers.
    detached: limit !== undefined,
  });
  const words = listen(started);
  const ended = new Promise<number>((resolve, reject) => {
    started.on('error', reject);
    started.on('close', (code) => resolve(code ?? 1));
  });
  const code = limit === undefined ? await ended : await within(limit, started, ended);
  return { code, said: words.join('').slice(-8000) };
}

function listen(started: ChildProcess): string[] {
  const words: string[] = [];
  for (const stream of [started.stdout, started.stderr])
    stream?.on('data', (chunk: Buffer) => words.push(chunk.toString('utf8')));
  return words;
}

async function within(limit: number, started: ChildProcess, ended: Promise<number>): Promise<number | null> {
  const end = () => endGroup(started);
  let isLate = false;
  const clock = setTimeout(() => {
    isLate = true;
    end();
  }, limit);
  process.once('exit', end);
  const code = await ended;
  clearTimeout(clock);
  process.off('exit', end);
  return isLate ? null : code;
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
}

/** The environment without what an outer vitest tells its own workers. */
function outerEnv(): Record<string, string | undefined> {
  const kept = Object.entries(process.env).filter(([name]) => !/^VITEST|^(?:TEST|NODE_ENV)$/.test(name));
  return { ...Object.fromEntries(kept), NO_COLOR: '1' };
}
