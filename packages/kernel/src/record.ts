import { isSeed } from './dice.js';
import { type Form, isListOf, isNullOr, isRecord, isResult, isText, isWhole } from './forms.js';
import { sha256 } from './sha256.js';
import type { Draw, Move, Outcome, Refusal, Result, Seat, TableOptions, Telling } from './types.js';

/** How a game can end without a result. */
const ENDED = ['resigned', 'agreed'] as const;

/** One line of a record: a move, an interjection, or a rewind to the state after an earlier line. */
export interface Line {
  readonly seat: Seat;
  readonly picks: readonly string[];
  readonly secret: readonly boolean[];
  readonly draws: readonly Draw[];
  readonly unasked: boolean;
  readonly rewind: number | null;
}

/** A whole game as a story: what is needed to play it again, and the dice to check it by. */
export interface GameRecord {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly players: readonly string[];
  readonly options: TableOptions;
  readonly commitment: string;
  readonly nonces: readonly string[];
  /** Revealed when the game has ended. */
  readonly secret: string | null;
  readonly salt: string | null;
  readonly result: Result | null;
  /** How it ended where no rule ended it: all but one side resigned, or everybody agreed to stop. */
  readonly ended?: (typeof ENDED)[number];
  /** Seats that were given up, also where others played on to the end. Older records do not tell. */
  readonly resigned?: readonly Seat[];
  /** What was rolled before the first pick. */
  readonly opening: readonly Draw[];
  readonly lines: readonly Line[];
}

export function lineOf(move: Move, outcome: Outcome, unasked = false): Line {
  return { seat: move.seat, picks: move.picks, secret: outcome.secret, draws: outcome.draws, unasked, rewind: null };
}

export function rewindLine(to: number): Line {
  return { seat: -1, picks: [], secret: [], draws: [], unasked: false, rewind: to };
}

/** The headers in their order, each with its form and the words that say so. */
const FORMS: Readonly<Record<keyof Head, readonly [Form, string]>> = {
  game: [isText, 'a text'],
  version: [isWhole, 'a number'],
  seats: [isWhole, 'a number'],
  players: [isListOf(isText), 'a list of names'],
  options: [isRecord, 'the options of the table'],
  commitment: [(x) => isText(x) && /^[0-9a-f]{64}$/.test(x as string), '64 hex digits'],
  nonces: [isListOf(isText), 'a list of texts'],
  secret: [isNullOr((x) => isText(x) && isSeed(x as string)), '32 hex digits'],
  salt: [isNullOr(isText), 'a text'],
  result: [isNullOr(isResult), '{ winners, rule, says }'],
  ended: [(x) => x === undefined || (ENDED as readonly unknown[]).includes(x), '"resigned" or "agreed"'],
  resigned: [(x) => x === undefined || isListOf(isWhole)(x), 'a list of seats'],
};
const HEADERS = Object.keys(FORMS) as (keyof Head)[];
const FIRST = '[questhall "record 1"]';

/** The record as text. While the game runs, private picks and hidden draws are written `?` and the seed stays out. */
export function writeRecord(game: Telling, record: GameRecord): string {
  const running = record.result === null && record.ended === undefined;
  const shown = { ...record, secret: running ? null : record.secret, salt: running ? null : record.salt };
  const head = HEADERS.filter((key) => (shown[key] ?? null) !== null).map(
    (key) => `[${key} ${JSON.stringify(shown[key])}]`,
  );
  const start = record.opening.length > 0 ? [`0. ${dice(game, record.opening, running)}`] : [];
  const body = record.lines.map((line, i) => `${i + 1}. ${writeLine(game, line, running)}`);
  const text = [FIRST, ...head, '', ...start, ...body].join('\n');
  return `${text}\n${seal(text)}\n`;
}

function writeLine(game: Telling, line: Line, running: boolean): string {
  if (line.rewind !== null) return `rewind ${line.rewind}`;
  const picks = line.picks.map((pick, i) => (running && line.secret[i] ? '?' : pick)).join('; ');
  const rolled = line.draws.length > 0 ? ` ${dice(game, line.draws, running)}` : '';
  return `${line.seat}${line.unasked ? '!' : ':'} ${picks}${rolled}`;
}

function dice(game: Telling, draws: readonly Draw[], running: boolean): string {
  const words = draws.map(({ stream, value }) => {
    if (running && game.hidden?.includes(stream)) return `${stream} ?`;
    return `${stream} ${game.faces?.[stream]?.[value] ?? value}`;
  });
  return `{${words.join(', ')}}`;
}

function seal(text: string): string {
  return `= ${sha256(text)}`;
}

/** Read a record back; whatever is wrong is said with the line it is on. */
export function readRecord(game: Telling, text: string): GameRecord | Refusal {
  const lines = text.replace(/\r/g, '').trimEnd().split('\n');
  if (lines[0] !== FIRST) return bad(1, `a record begins with ${FIRST}`);
  const blank = lines.indexOf('');
  if (blank < 0) return bad(lines.length, 'the headers end with an empty line; this file is cut short');
  const head = readHeaders(game, lines.slice(1, blank));
  if ('refused' in head) return head;
  const last = lines.length - 1;
  if (!/^= [0-9a-f]{64}$/.test(lines[last] as string))
    return bad(last + 1, 'a record ends with "= " and its checksum; this file is cut short');
  const body = readBody(game, lines.slice(blank + 1, last), blank + 2);
  if ('refused' in body) return body;
  if (seal(lines.slice(0, last).join('\n')) !== lines[last])
    return bad(last + 1, 'the checksum does not fit: the record was changed after it was written');
  return { ...head, ...body };
}

type Head = Omit<GameRecord, 'opening' | 'lines'>;

function readHeaders(game: Telling, lines: readonly string[]): Head | Refusal {
  const found: Partial<Record<keyof Head, unknown>> = {};
  const at: Partial<Record<keyof Head, number>> = {};
  for (const [i, line] of lines.entries()) {
    const [, key = '', json = ''] = /^\[(\w+) (.*)\]$/.exec(line) ?? [];
    if (!isHeader(key)) return bad(i + 2, `a header is one of ${HEADERS.join(', ')}, as [name value]`);
    if (key in found) return bad(i + 2, `the header ${key} is there twice`);
    at[key] = i + 2;
    try {
      found[key] = JSON.parse(json);
    } catch {
      return bad(i + 2, `the value of ${key} is not JSON`);
    }
  }
  if (found.game !== game.id)
    return bad(at.game ?? 2, `this is a record of ${JSON.stringify(found.game)}; expected ${game.id}`);
  if (found.version !== game.version)
    return bad(
      at.version ?? 2,
      `this record is of version ${found.version} of ${game.id}; its rules verify only under that version, and this is ${game.version}`,
    );
  const head = { secret: null, salt: null, result: null, ...found };
  const wrong = HEADERS.find((key) => !FORMS[key][0](head[key]));
  if (wrong && !(wrong in found)) return bad(2, `the header ${wrong} is missing`);
  if (wrong) return bad(at[wrong] ?? 2, `the header ${wrong} is ${FORMS[wrong][1]}`);
  return head as Head;
}

function isHeader(key: string): key is keyof Head {
  return (HEADERS as readonly string[]).includes(key);
}

function readBody(
  game: Telling,
  lines: readonly string[],
  at: number,
): Pick<GameRecord, 'opening' | 'lines'> | Refusal {
  let opening: readonly Draw[] = [];
  const read: Line[] = [];
  for (const [i, text] of lines.entries()) {
    const [, number, rest] = /^(\d+)\. (.*)$/.exec(text) ?? [];
    const expected = number === '0' && i === 0 ? 0 : read.length + 1;
    if (number === undefined || Number(number) !== expected)
      return bad(at + i, `expected line number ${expected}; lines are missing or out of order`);
    const line = readLine(game, rest as string, expected);
    if (typeof line === 'string') return bad(at + i, line);
    if (expected === 0) opening = line.draws;
    else read.push(line);
  }
  return { opening, lines: read };
}

function readLine(game: Telling, text: string, number: number): Line | string {
  const [, rewind] = /^rewind (\d+)$/.exec(text) ?? [];
  if (rewind !== undefined)
    return Number(rewind) < number ? rewindLine(Number(rewind)) : 'a rewind goes to an earlier line';
  const [, words = '', rolled] = /^([^{]*?)(?: ?\{([^}]*)\})?$/.exec(text) ?? [];
  const draws = rolled === undefined ? [] : readDice(game, rolled);
  if (typeof draws === 'string') return draws;
  if (number === 0 && words !== '') return 'line 0 has only the dice rolled before the first pick';
  if (number === 0) return { ...rewindLine(0), draws, rewind: null };
  const [, seat, mark, picks] = /^(\d+)([:!]) (.+)$/.exec(words) ?? [];
  if (seat === undefined || picks === undefined) return 'a line is "seat: pick; pick {dice}"';
  const list = picks.split('; ');
  return {
    seat: Number(seat),
    picks: list,
    secret: list.map((p) => p === '?'),
    draws,
    unasked: mark === '!',
    rewind: null,
  };
}

function readDice(game: Telling, text: string): Draw[] | string {
  const draws: Draw[] = [];
  for (const word of text.split(', ')) {
    const [stream = '', face = ''] = word.split(' ');
    if (!game.streams.includes(stream))
      return `there are no dice called "${stream}"; expected one of ${game.streams.join(', ')}`;
    const named = game.faces?.[stream]?.indexOf(face) ?? -1;
    const value = named >= 0 ? named : face === '?' ? -1 : Number(face);
    if (face === '' || !Number.isInteger(value)) return `"${word}" is no die`;
    draws.push({ stream, value });
  }
  return draws;
}

function bad(line: number, why: string): Refusal {
  return { refused: 'bad-record', why: `line ${line}: ${why}` };
}
