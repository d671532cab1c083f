import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const packages = [
  'packages/kernel',
  'packages/boards',
  'packages/testkit',
  'games/wizards-quest',
  'packages/bots',
  'packages/table',
  'packages/protocol',
  'packages/bench-games',
  'apps/hall',
];

/** The hall runs as a process of its own, so what it is built from must be built: once, however many files ask. */
export function build(): void {
  const lock = join(root, 'out', 'hall-build');
  while (isStale()) {
    if (!taken(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    else {
      const tsc = join(root, 'node_modules/typescript/bin/tsc');
      spawnSync(process.execPath, [tsc, '-b', 'apps/hall', 'packages/testkit', 'packages/bench-games'], { cwd: root });
      rmSync(lock, { recursive: true });
      return;
    }
  }
}

function taken(lock: string): boolean {
  mkdirSync(join(root, 'out'), { recursive: true });
  // Whoever built is gone after two minutes, done or not.
  if (existsSync(lock) && statSync(lock).mtimeMs < performance.timeOrigin - 120_000) rmSync(lock, { recursive: true });
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

function isStale(): boolean {
  return packages.some((place) => {
    const built = statSync(join(root, place, 'dist/.tsbuildinfo'), { throwIfNoEntry: false });
    const sources = readdirSync(join(root, place, 'src'), { recursive: true, encoding: 'utf8' });
    return !built || sources.some((name) => statSync(join(root, place, 'src', name)).mtimeMs > built.mtimeMs);
  });
}
