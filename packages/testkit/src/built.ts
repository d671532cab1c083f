import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const places = [...within('packages'), ...within('games'), 'apps/hall', 'apps/cli'];

/** Hall and command line run as people run them, so what they are built from must be built: once, however many files ask. */
export function build(): void {
  const lock = join(root, 'out', 'build');
  while (isStale()) {
    if (!taken(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    else {
      spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', ...places], { cwd: root });
      rmSync(lock, { recursive: true });
      return;
    }
  }
}

function within(folder: string): string[] {
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
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
  return places.some((place) => {
    const built = statSync(join(root, place, 'dist/.tsbuildinfo'), { throwIfNoEntry: false });
    const sources = readdirSync(join(root, place, 'src'), { recursive: true, encoding: 'utf8' });
    return !built || sources.some((name) => statSync(join(root, place, 'src', name)).mtimeMs > built.mtimeMs);
  });
}
