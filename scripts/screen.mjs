// The built screen, and the browser that tests look at it with.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { root, run } from './house.mjs';

/** What the screen is built from. */
const SOURCES = [
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/public',
  'apps/web/scripts',
  'apps/web/src',
  'apps/web/vite.config.ts',
  'games',
  'package-lock.json',
  'packages',
];
const IGNORED = /(?:^|\/)(?:dist|node_modules|test)(?:\/|$)/;

/** Builds the screen unless nothing has changed since it was; gives an exit code. */
export function buildScreen() {
  const built = changed('apps/web/dist/index.html');
  if (built > 0 && Math.max(...SOURCES.map(latest)) <= built) return 0;
  // Whatever the one who starts it is doing, the screen is the one that people use: it keeps itself in the browser.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const code = run('vite', 'build', 'apps/web', '--logLevel', 'error');
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
  return code;
}

function latest(path) {
  if (!statSync(root + path).isDirectory()) return changed(path);
  const inside = readdirSync(root + path, { recursive: true, encoding: 'utf8' }).map((name) => `${path}/${name}`);
  return Math.max(changed(path), ...inside.filter((name) => !IGNORED.test(name.replaceAll('\\', '/'))).map(changed));
}

function changed(path) {
  return statSync(root + path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
/** Of Debian's packages the first that can be had: without windows it draws nothing that nobody looks at. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** A chromium, from Debian if there is none yet; undefined where it cannot be had. */
export function findChromium() {
  const there = () => [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path));
  if (there()) return there();
  console.log('Installing chromium (apt-get)');
  aptGet('update');
  for (const name of PACKAGES) if (!there()) aptGet('install', '-y', '--no-install-recommends', name);
  if (!there()) console.log('There is no chromium. Install one, or say where it is: CHROMIUM=/path npm test');
  return there();
}

function aptGet(...words) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const [tool, ...rest] = [...asRoot, 'apt-get', '-q', ...words];
  spawnSync(tool, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
