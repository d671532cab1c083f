// What `npm start` and `npm test` share. Node builtins only: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export const tools = {
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  imports: 'scripts/imports.mjs',
  budget: 'apps/web/scripts/budget.mjs',
  questhall: 'apps/cli/bin/questhall.js',
};

/** Runs one of our tools from the root and shows what it says; gives its exit code. */
export function run(tool, ...args) {
  return runNode(tools[tool], ...args);
}

export function runNode(...words) {
  return exitCode(spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }));
}

/** Runs one of our tools and keeps what it says. */
export function ask(tool, ...args) {
  const answer = spawnSync(process.execPath, [tools[tool], ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { code: exitCode(answer), out: answer.stdout ?? '', err: answer.stderr ?? '' };
}

/** Installs the packages of the lockfile unless they are there already; gives an exit code. */
export function install() {
  if (tooOld()) {
    console.error(`Questhall needs Node 20.19 or newer; this is ${process.version}.`);
    return 1;
  }
  if (installed()) return 0;
  console.log('Installing packages (npm ci)');
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (exitCode(npm) !== 0)
    console.error('The packages could not be installed. Is the network there? Try `npm ci` by hand.');
  return exitCode(npm);
}

function tooOld() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < 20 || (major === 20 && minor < 19);
}

// npm leaves a copy of the lockfile among the packages it installed, written last: if the two agree, nothing is missing.
function installed() {
  const copy = `${root}node_modules/.package-lock.json`;
  if (!existsSync(copy)) return false;
  const there = JSON.parse(readFileSync(copy, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { optional, version }]) =>
      !path.startsWith('node_modules/') || optional || (there[path] && there[path].version === version),
  );
}

function exitCode({ error, status }) {
  if (error) console.error(error.message);
  return status ?? 1;
}
