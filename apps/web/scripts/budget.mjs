// What a visitor downloads, in kilobytes of compressed script: fails when it has grown too much.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'));
const games = Object.keys(manifest).flatMap((key) => /^src\/boards\/([^/]+)\/index\.ts$/.exec(key)?.[1] ?? []);
/** The screen of a game, its words, and its rules for the worker. */
const isOf = (game) => (key) =>
  key === `src/boards/${game}/index.ts` || key.endsWith(`/${game}/telling.ts`) || key === `src/host/games/${game}.ts`;
// Some panels come when there is something for them to show.
const isLater = (game) => (key) => key.startsWith(`src/boards/${game}/`) && !isOf(game)(key);
// Its machines come when one of them is to move for the first time; the table is open by then. A net is a third of Talisman's.
const machinesOf = (game) => `src/host/games/${game}-bots.ts`;
const isGame = (key) => games.some((game) => isOf(game)(key) || isLater(game)(key) || key === machinesOf(game));
// The rulebook is fetched when somebody asks "why?", the rules when somebody verifies a record.
const isBook = (key) => key.endsWith('/rulebook.ts') || key.endsWith('/game.ts');

/** Every chunk that one leads to at once. */
function closure(keys, found = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    closure(chunk.imports ?? [], found);
  }
  return found;
}

// All pages and the empty table count as the first load: whatever can be seen before a game is fetched.
const shell = Object.keys(manifest).filter((key) => manifest[key].isEntry || manifest[key].isDynamicEntry);
const first = closure(shell.filter((key) => !isGame(key) && !isBook(key) && !key.endsWith('src/sw.ts')));
let failed = report('First load, every page and the worker', [...first], 120);
for (const game of games) {
  const opened = closure(shell.filter(isOf(game)));
  const more = (keys) => later(closure(keys)).filter((file) => !opened.has(file));
  failed = report(`Opening ${game}`, later(opened), 80) || failed;
  failed = report('Its machines', more([machinesOf(game)]), 35) || failed;
  failed = report('What comes when it is needed', more(shell.filter(isLater(game))), 12) || failed;
}
process.exitCode = failed ? 1 : 0;

/** What was not there already. */
function later(files) {
  return [...files].filter((file) => !first.has(file));
}

function report(what, files, most) {
  const sizes = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, gzipSync(readFileSync(dist + file)).length / 1000]);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  console.log(`${what}: ${total.toFixed(1)} kB of ${most}`);
  for (const [file, size] of sizes.sort((a, b) => b[1] - a[1]).slice(0, 6))
    console.log(`  ${size.toFixed(1).padStart(6)}  ${file.replace('assets/', '')}`);
  if (total > most) console.log(`  That is ${(total - most).toFixed(1)} kB too much.`);
  return total > most;
}
