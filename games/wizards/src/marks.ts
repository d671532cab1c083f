import type { Json, Marks, Phrase } from '@questhall/kernel';
import type { Board } from './board.js';
import { EVENT_IDS } from './events.js';
import { SPELLS } from './spells.js';

const arg = ({ args = {} }: Phrase, key: string): Json | undefined => args[key];
const told = (events: readonly Phrase[], key: string) => events.filter((event) => event.key === key);

const eventCards: Marks<Board> = {
  all: EVENT_IDS,
  seen: (_, heard) => told(heard, 'event').map((event) => String(arg(event, 'event'))),
};

const spells: Marks<Board> = {
  all: SPELLS,
  seen: (_, heard) => [
    ...told(heard, 'cast').map((event) => String(arg(event, 'spell'))),
    // W 11.233 No die is cast for it.
    ...told(heard, 'gem.all').map(() => 'perception'),
  ],
};

const FACES = [1, 2, 3, 4, 5, 6];
const PLAIN = ['encounter', 'trap', 'animal', 'common-folk', 'demons', 'dragon', 'gift'];
/** Tables with one row for two faces. */
const PAIRED = ['elves', 'abbey', 'star-crest', 'high-hollow'];
const row = (table: string, roll: number) =>
  PAIRED.includes(table) ? `${table} ${roll + (roll % 2) - 1}-${roll + (roll % 2)}` : `${table} ${roll}`;
const allRows = (table: string) => FACES.map((roll) => row(table, roll));

/** Every row of every table of encounters. */
const tables: Marks<Board> = {
  all: [...new Set([...PLAIN, ...PAIRED, 'players', 'players-4'].flatMap(allRows))],
  seen: (_, heard) => [
    // The gift has a table for each Rank, with the same rows.
    ...told(heard, 'table').map((event) =>
      row(String(arg(event, 'table')).replace(/^gift-.$/, 'gift'), Number(arg(event, 'roll'))),
    ),
    ...told(heard, 'players').map((event) =>
      row(arg(event, 'rank4') ? 'players-4' : 'players', Number(arg(event, 'roll'))),
    ),
  ],
};

/** What must be met in play: every Event card, spell and row that is rolled on. */
export const wizardsMarks: Readonly<Record<string, Marks<Board>>> = { eventCards, spells, tables };
