import { readFileSync } from 'node:fs';
import { type AnyCommand, helpFor, readGiven } from './command.js';
import { Failed, unknown, WrongWords } from './failure.js';
import { aside, say } from './output.js';

/** Commands are loaded when they are called, so that each starts quickly. */
const COMMANDS: Readonly<Record<string, () => Promise<AnyCommand>>> = {
  play: () => import('./commands/play.js').then((m) => m.play),
  games: () => import('./commands/games.js').then((m) => m.games),
  simulate: () => import('./commands/simulate.js').then((m) => m.simulate),
  rules: () => import('./commands/rules.js').then((m) => m.rules),
  scenario: () => import('./commands/scenario.js').then((m) => m.scenario),
  record: () => import('./commands/record.js').then((m) => m.record),
  verify: () => import('./commands/verify.js').then((m) => m.verify),
  arena: () => import('./commands/arena.js').then((m) => m.arena),
  bench: () => import('./commands/bench.js').then((m) => m.bench),
  serve: () => import('./commands/serve.js').then((m) => m.serve),
  backup: () => import('./commands/copies.js').then((m) => m.backup),
  restore: () => import('./commands/copies.js').then((m) => m.restore),
  'reset-password': () => import('./commands/reset-password.js').then((m) => m.resetPassword),
};

/** Do what the command line says; gives the exit code: 0 fine, 1 failed, 2 wrong words. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    return await dispatch(args);
  } catch (error) {
    if (error instanceof WrongWords) return failing(2, error.message);
    if (error instanceof Failed) return failing(1, error.message);
    return failing(1, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

async function dispatch(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined) {
    aside(await overview());
    return 2;
  }
  if (name === '--version' || name === '-v') return told(version());
  if (name === 'help' || name === '--help' || name === '-h') {
    return told(rest[0] === undefined ? await overview() : helpFor(await find(rest[0])));
  }
  const command = await find(name);
  const given = readGiven(command, rest);
  return given.help ? told(helpFor(command)) : command.run(given);
}

async function find(name: string): Promise<AnyCommand> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) throw name.startsWith('-') ? badFlag(name) : unknown('command', name, Object.keys(COMMANDS));
  return load();
}

function badFlag(name: string): WrongWords {
  return new WrongWords(`a command comes first, not ${name}; expected one of ${Object.keys(COMMANDS).join(', ')}`);
}

async function overview(): Promise<string> {
  const all = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  const width = Math.max(...all.map(({ name }) => name.length));
  return [
    'questhall <command> …: classic fantasy board games, every rule enforced',
    '',
    ...all.map(({ name, says }) => `  ${name.padEnd(width)}  ${says}`),
    '',
    '  questhall help <command>, or <command> --help, says more; questhall --version tells the version.',
    '  With --json a command prints one JSON document and nothing else. Exit 0: fine, 1: failed, 2: wrong words.',
  ].join('\n');
}

function version(): string {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  return manifest.version;
}

function told(text: string): number {
  say(text);
  return 0;
}

function failing(code: number, why: string): number {
  aside(`questhall: ${why}`);
  return code;
}
