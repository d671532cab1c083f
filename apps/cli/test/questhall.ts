import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '@questhall/testkit';
import { vi } from 'vitest';
import { run } from '../src/run.js';

build();
// Each test starts the program several times, and other tests run beside it.
vi.setConfig({ testTimeout: 60_000 });

export const bin = fileURLToPath(new URL('../bin/questhall.js', import.meta.url));

export interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Run the built program with these words. */
export function questhall(...words: string[]): Said {
  return fed('', ...words);
}

/** Run it with lines on its standard input. */
export function fed(input: string, ...words: string[]): Said {
  const { NO_COLOR: _, FORCE_COLOR: __, ...env } = process.env;
  const run = spawnSync(process.execPath, [bin, ...words], { input, encoding: 'utf8', env, maxBuffer: 2 ** 28 });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

/** The same words without a process of their own: for many that go wrong. */
export async function spoken(...words: string[]): Promise<Said> {
  const said = { out: '', err: '' };
  const hear = (stream: 'out' | 'err') => (text: unknown) => {
    said[stream] += String(text);
    return true;
  };
  const heard = [
    vi.spyOn(process.stdout, 'write').mockImplementation(hear('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(hear('err')),
  ];
  try {
    const code = await run(words);
    return { code, ...said };
  } finally {
    for (const one of heard) one.mockRestore();
  }
}

/** The one document of `--json`, when all is well: nothing else is on either stream. */
// biome-ignore lint/suspicious/noExplicitAny: each command has a document of its own
export function document(...words: string[]): any {
  const { code, out, err } = questhall(...words, '--json');
  if (code !== 0 || err !== '') throw new Error(`exit ${code}: ${err}`);
  return JSON.parse(out);
}

const folder = mkdtempSync(join(tmpdir(), 'questhall-'));

/** A path in a folder of this test's own. */
export function scratch(name: string, text?: string): string {
  const file = join(folder, name);
  if (text !== undefined) writeFileSync(file, text);
  return file;
}
