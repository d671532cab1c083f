import { randomBytes } from 'node:crypto';
import { seedFrom } from '@questhall/kernel';
import { command } from '../command.js';
import { Failed, WrongWords } from '../failure.js';
import type { House } from '../house.js';
import { say } from '../output.js';
import { play as playTable } from '../play/loop.js';
import { usualBot } from '../play/orders.js';
import { wantsColours } from '../play/paint.js';
import { NAMES } from '../play/people.js';
import { openReader } from '../play/reader.js';
import { loadFrom } from '../play/save.js';
import { sitDown } from '../play/sitting.js';
import { HUMAN, lay, type Table } from '../play/table.js';
import { readGame, readSeats, readTable, usualSeats } from '../read.js';

export const play = command({
  name: 'play',
  words: '<game>',
  says: 'play in the terminal, alone against bots or several at one screen',
  flags: {
    seats: { value: 'LIST', says: 'human or a bot a seat, e.g. human,knight (you and three of the best bots)' },
    names: { value: 'LIST', says: 'a name a seat' },
    options: { value: 'JSON', says: "the table's options" },
    seed: { value: 'S', says: 'any words; the same seed rolls the same dice (new dice)' },
    load: { value: 'FILE', says: 'go on with a saved table' },
    'no-color': { says: 'no colours (also: the variable NO_COLOR)' },
  },
  more: [
    'At a prompt type the number of an option, its text, or the beginnings of its words; `help` lists what else there is:',
    'look, why, undo, log, odds, hint, rules, board, save, load, quit. `look NAME` tells all of a place, a card or a player.',
    'Where several people share the screen, what only one may see is shown behind a curtain. Lines may also come from a',
    'file or a pipe.',
  ],
  run: async (given) => {
    const table = given.load === undefined ? await laid(given) : await loaded(given.load, given.words);
    const reader = openReader();
    try {
      say(`${table.house.game.title}. \`help\` lists what can be typed.`);
      await playTable(sitDown(table, reader, wantsColours(given['no-color'] === true)));
    } finally {
      reader.close();
    }
    return 0;
  },
});

interface Wishes {
  readonly words: readonly string[];
  readonly seats?: string | undefined;
  readonly names?: string | undefined;
  readonly options?: string | undefined;
  readonly seed?: string | undefined;
}

async function laid(given: Wishes): Promise<Table> {
  const house = await readGame('play', given.words);
  const sits = given.seats === undefined ? youAndBots(house) : readSeats(house, given.seats, [HUMAN]);
  return lay({
    house,
    sits,
    players: readNames(given.names, sits.length),
    options: readTable(house, given.options),
    secret: given.seed === undefined ? randomBytes(16).toString('hex') : seedFrom(given.seed),
  });
}

function youAndBots(house: House): string[] {
  return usualSeats(house, usualBot(Object.keys(house.bots))).map((bot, seat) => (seat === 0 ? HUMAN : bot));
}

function readNames(text: string | undefined, seats: number): string[] {
  const names = text === undefined ? [] : text.split(',').map((name) => name.trim());
  if (names.length > seats) throw new WrongWords(`--names has ${names.length} names for ${seats} seats`);
  return Array.from({ length: seats }, (_, seat) => names[seat] || NAMES[seat]);
}

async function loaded(file: string, words: readonly string[]): Promise<Table> {
  const table = await loadFrom(file);
  if (typeof table === 'string') throw new Failed(`${file}: ${table}`);
  const [slug] = words;
  if (slug !== undefined && slug !== table.house.game.id) {
    throw new WrongWords(`${file} is a table of ${table.house.game.id}, not of ${slug}`);
  }
  return table;
}
