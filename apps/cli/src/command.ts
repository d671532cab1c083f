import { parseArgs } from 'node:util';
import { nearest, WrongWords } from './failure.js';

export interface Flag {
  /** What its value is called in the help; a flag without one is a switch. */
  readonly value?: string;
  readonly short?: string;
  readonly says: string;
}
export type Flags = Readonly<Record<string, Flag>>;

/** What was given on the command line: values as text, switches as true. */
export type Given<F extends Flags = Flags> = {
  readonly [K in keyof F]: (F[K] extends { readonly value: string } ? string : true) | undefined;
} & { readonly words: readonly string[] };

/** One command: its help, and what it does. It gives an exit code. */
export interface Command<F extends Flags = Flags> {
  readonly name: string;
  /** The words after the name, e.g. `<game>` or `FILE…`. */
  readonly words: string;
  readonly says: string;
  readonly flags: F;
  /** Further lines of help. */
  readonly more?: readonly string[];
  run(given: Given<F>): number | Promise<number>;
}

// biome-ignore lint/suspicious/noExplicitAny: the dispatcher runs commands with flags of every shape
export type AnyCommand = Command<any>;

export function command<const F extends Flags>(it: Command<F>): Command<F> {
  return it;
}

const HELP: Flag = { says: 'print this', short: 'h' };

/** Read the words after a command's name. */
export function readGiven(it: AnyCommand, args: readonly string[]): Given & { readonly help?: true } {
  const flags: Flags = { ...it.flags, help: HELP };
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value, short }]) => [
      name,
      { type: value ? ('string' as const) : ('boolean' as const), ...(short && { short }) },
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const given: Record<string, unknown> = {};
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    else if (token.kind === 'option') given[token.name] = readValue(it, flags, token);
  }
  return { ...given, words } as unknown as Given;
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function readValue(it: AnyCommand, flags: Flags, token: OptionToken): string | true {
  const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
  if (!flag) throw noFlag(it, token.rawName);
  const { value, inlineValue } = token;
  if (!flag.value) {
    if (value !== undefined) throw new WrongWords(`${token.rawName} takes no value`);
    return true;
  }
  if (value === undefined || (!inlineValue && /^--./.test(value))) {
    throw new WrongWords(`${token.rawName} needs a value: ${token.rawName} ${flag.value} (${flag.says})`);
  }
  return value;
}

function noFlag(it: AnyCommand, raw: string): WrongWords {
  const known = Object.keys(it.flags).map((name) => `--${name}`);
  const guess = nearest(raw, known);
  const expected = known.length > 0 ? `expected ${known.join(', ')}` : `${it.name} has no flags but --help`;
  return new WrongWords(`${it.name} has no flag ${raw}; ${guess ? `did you mean ${guess}? ` : ''}${expected}`);
}

/** A command's help, generated from what it reads. */
export function helpFor(it: AnyCommand): string {
  const flags: [string, Flag][] = [...Object.entries<Flag>(it.flags), ['help', HELP]];
  const rows = flags.map(([name, { short, value, says }]) => [
    `${short ? `-${short}, ` : '    '}--${name}${value ? ` ${value}` : ''}`,
    says,
  ]);
  const width = Math.max(...rows.map(([left]) => left.length));
  return [
    `questhall ${it.name}${it.words && ` ${it.words}`}: ${it.says}`,
    '',
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    ...(it.more ? ['', ...it.more] : []),
  ].join('\n');
}
