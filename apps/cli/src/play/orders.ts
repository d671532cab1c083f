import { apply, type Choice, isRefusal, type Prompt, type Seat, sight, type Viewer } from '@questhall/kernel';
import { beside, passage, search } from '../book.js';
import { Failed } from '../failure.js';
import { writeText } from '../files.js';
import { say } from '../output.js';
import { recordText, stateOf } from '../story.js';
import { dropCurtain, raiseCurtain } from './curtain.js';
import { lookAt } from './look.js';
import { loadFrom, saveTo } from './save.js';
import { drawBoard, logLines, moveTo, type Sitting, tell, tellRule } from './sitting.js';
import { advice, HUMAN, takeBack } from './table.js';

/** Where a player stands when giving an order: at a prompt, or after the end. */
export interface Place {
  readonly seat: Seat | null;
  readonly viewer: Viewer;
  readonly prompt: Prompt | null;
  readonly choices: readonly Choice[];
  /** The picks that have a number, from 1. */
  readonly numbered: readonly string[];
}

/** What an order leads to: the same prompt, a look at the table anew, or the door. */
export type Went = 'stay' | 'anew' | 'quit';

interface Order {
  readonly words: string;
  readonly says: string;
  run(sitting: Sitting, place: Place, rest: string): Went | Promise<Went>;
}

/** What can be typed besides a pick. A leading `/` says that no pick is meant. */
export const ORDERS: Readonly<Record<string, Order>> = {
  help: { words: 'help', says: 'list these orders', run: help },
  board: { words: 'board', says: 'draw the board', run: board },
  look: { words: 'look [NAME]', says: 'a place, a card, a player: all there is to know of it', run: look },
  why: { words: 'why [pick or rule]', says: 'the rule asked by, or the rule that forbids a pick', run: why },
  rules: { words: 'rules WORDS', says: 'search the rules', run: rules },
  odds: { words: 'odds', says: 'the odds of what is offered', run: odds },
  hint: { words: 'hint', says: 'what the best bot would pick', run: hint },
  undo: { words: 'undo', says: 'take back your last pick, if it showed nothing', run: undo },
  log: { words: 'log [N]', says: 'what has happened', run: log },
  secret: { words: 'secret', says: 'on a shared screen: look at what only you may see', run: secret },
  bot: { words: 'bot [LEVEL]', says: 'let a bot play your seat from now on', run: bot },
  save: { words: 'save FILE', says: 'write the table to a file', run: save },
  load: { words: 'load FILE', says: 'go on with a saved table', run: load },
  record: { words: 'record FILE', says: 'write the record of the game', run: record },
  quit: { words: 'quit', says: 'leave the table', run: () => 'quit' },
};

function help(): Went {
  tell('A pick: its number, its text, or enough of the beginnings of its words. Enter shows the options again.');
  for (const { words, says } of Object.values(ORDERS)) say(`  ${words.padEnd(20)}${says}`);
  return 'stay';
}

function board(sitting: Sitting, place: Place): Went {
  sitting.seen.delete(place.viewer);
  drawBoard(sitting, place.viewer, litBy(place));
  return 'stay';
}

function look(sitting: Sitting, place: Place, rest: string): Went {
  lookAt(sitting, place, rest);
  return 'stay';
}

export function litBy({ choices }: Place): string[] {
  return choices.flatMap((c) => c.at ?? []);
}

function why(sitting: Sitting, { seat, prompt }: Place, rest: string): Went {
  const { house } = sitting.table;
  const asked = rest === '' ? prompt?.rule : undefined;
  const found = passage(house.book, asked ?? rest);
  if (found) {
    tellRule(sitting, found.id, found.title, found.text);
    const more = beside(house.book, found.id);
    if (more.length > 0) tell(`  see also ${more.join(', ')}`);
  } else if (asked !== undefined) tell(asked);
  else if (rest === '' || seat === null) tell('Nothing is asked now; `why` with the id of a rule prints it.');
  else refuse(sitting, seat, rest);
  return 'stay';
}

/** Say why a pick cannot be made, with the rule. Nothing is played. */
export function refuse(sitting: Sitting, seat: Seat, pick: string): void {
  const { house } = sitting.table;
  const refusal = apply(house.game, stateOf(sitting.table), { seat, picks: [pick] });
  if (!isRefusal(refusal)) {
    tell(`"${pick}" is offered.`);
    return;
  }
  if (refusal.why.includes('is not offered at')) {
    tell(`"${pick}" is not offered here; Enter lists what is, help what else can be typed.`);
    return;
  }
  tell(refusal.why);
  const rule = refusal.rule === undefined ? undefined : passage(house.book, refusal.rule);
  if (rule) tellRule(sitting, rule.id, rule.title, rule.text);
}

function rules(sitting: Sitting, _: Place, rest: string): Went {
  if (rest === '') say('  rules WORDS: which words?');
  const found = rest === '' ? [] : search(sitting.table.house.book, rest);
  for (const { id, title, text } of found.slice(0, 6)) tellRule(sitting, id, title, text);
  if (found.length > 6) {
    const more = found.slice(6, 30).map((p) => p.id);
    tell(
      `and ${found.length - 6} more:`,
      ...more.map((id) => `${id},`).slice(0, -1),
      `${more.at(-1)}${found.length > 30 ? ' …' : ''}`,
    );
  }
  if (rest !== '' && found.length === 0) say('  No rule has all these words.');
  return 'stay';
}

function odds(sitting: Sitting, { seat, prompt, choices }: Place): Went {
  const { house } = sitting.table;
  if (seat === null || !prompt) return stay('Nothing is asked now.');
  const { board: view, shows } = sight(house.game, stateOf(sitting.table), seat);
  const lines = house.odds?.({ view, shows, seat, ask: prompt.ask, choices }) ?? [];
  for (const line of lines) tell(line);
  return lines.length > 0 ? 'stay' : stay('There are no odds to tell of what is offered here.');
}

function hint({ table }: Sitting, { seat }: Place): Went {
  if (seat === null) return stay('Nothing is asked now.');
  const level = bestBot(Object.keys(table.house.bots));
  const { pick, why: because } = advice(table, seat, level);
  return stay(`The ${level} would pick "${pick}"${because && `: ${because}`}.`);
}

/** Bots are listed plainest first. */
export function bestBot(levels: readonly string[]): string {
  return levels.at(-1) ?? 'random';
}

/** Whom one plays against unless one says otherwise: nobody waits long for a knight. */
export function usualBot(levels: readonly string[]): string {
  return levels.includes('knight') ? 'knight' : bestBot(levels);
}

function undo(sitting: Sitting, { seat }: Place): Went {
  const refusal = seat === null ? 'the game is over' : takeBack(sitting.table, seat);
  if (refusal !== undefined) return stay(`No: ${refusal}.`);
  sitting.told = Math.min(sitting.told, sitting.table.steps.length + 1);
  say('  Taken back.');
  return 'anew';
}

function log(sitting: Sitting, { viewer }: Place, rest: string): Went {
  const lines = logLines(sitting, viewer);
  const count = /^\d+$/.test(rest) ? Number(rest) : 20;
  for (const line of lines.slice(Math.max(0, lines.length - count))) tell(line);
  return 'stay';
}

async function secret(sitting: Sitting, { seat, viewer }: Place): Promise<Went> {
  if (seat === null || viewer !== null) return stay('What you see is all you may see.');
  await raiseCurtain(sitting, seat);
  drawBoard(sitting, seat, []);
  for (const line of logLines(sitting, seat).slice(-10)) tell(line);
  await sitting.reader.ask('Enter closes the curtain. ');
  dropCurtain(sitting);
  return 'anew';
}

function bot({ table }: Sitting, { seat }: Place, rest: string): Went {
  const levels = Object.keys(table.house.bots);
  const level = rest === '' ? usualBot(levels) : rest;
  if (seat === null) return stay('The game is over.');
  if (!levels.includes(level)) return stay(`There is no bot "${level}"; expected ${levels.join(', ')}.`);
  if (table.sits.filter((who) => who === HUMAN).length === 1) say('  From here on you watch.');
  table.sits[seat] = level;
  return 'anew';
}

function save(sitting: Sitting, _: Place, rest: string): Went {
  if (rest === '') return stay('save FILE: into which file?');
  return tried(() => {
    saveTo(rest, sitting.table);
    sitting.saved = sitting.table.steps.length;
    return `Saved in ${rest}. \`load ${rest}\` goes on from here. It holds the secrets of all seats.`;
  });
}

async function load(sitting: Sitting, _: Place, rest: string): Promise<Went> {
  if (rest === '') return stay('load FILE: which file?');
  const table = await loadFrom(rest);
  if (typeof table === 'string') return stay(`${rest}: ${table}. The table stays as it is.`);
  moveTo(sitting, table);
  say(`  ${table.house.game.title}, ${table.steps.length} picks.`);
  return 'anew';
}

function record({ table }: Sitting, _: Place, rest: string): Went {
  if (rest === '') return stay('record FILE: into which file?');
  if (!table.whole) return stay('This game was begun under an older version: it cannot be told from its beginning.');
  return tried(() => {
    writeText(rest, recordText(table));
    const over = stateOf(table).result !== null;
    return over
      ? `Recorded in ${rest}; \`questhall verify ${rest}\` checks it.`
      : `Recorded in ${rest}, secrets left out.`;
  });
}

function tried(action: () => string): Went {
  try {
    return stay(action());
  } catch (error) {
    if (error instanceof Failed) return stay(`${error.message}.`);
    throw error;
  }
}

function stay(line: string): Went {
  tell(line);
  return 'stay';
}
