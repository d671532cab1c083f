import type { Json, Marks, Phrase } from '@questhall/kernel';
import type { Board } from './board.js';
import { ITEM_IDS } from './items.js';
import { LEGENDS } from './legends.js';
import { CRT_COLUMNS, TURNS_A_YEAR } from './tables.data.js';
import { turnOfYear } from './tables.js';
import { KIND_IDS } from './units.js';

const arg = ({ args = {} }: Phrase, key: string): Json | undefined => args[key];
const told = (events: readonly Phrase[], ...keys: string[]) => events.filter(({ key }) => keys.includes(key));

const monsters: Marks<Board> = {
  all: LEGENDS.flatMap(({ what, id }) => (what === 'monster' ? [id] : [])),
  seen: (_, events) => told(events, 'legend').map((event) => String(arg(event, 'legend'))),
};

const items: Marks<Board> = {
  all: ITEM_IDS,
  seen: (_, events) => told(events, 'identified', 'created').map((event) => String(arg(event, 'item'))),
};

const units: Marks<Board> = {
  all: KIND_IDS,
  seen: (b) => b.kind.flatMap((kind) => (kind >= 0 ? [KIND_IDS[kind]] : [])),
};

/** Rows and columns of a table, by the events in which they are used. */
interface Chart {
  readonly event: string;
  readonly rows: readonly string[];
  row(event: Phrase, b: Board): string | readonly string[];
}

const upTo = (n: number, from = 1) => Array.from({ length: n - from + 1 }, (_, i) => String(from + i));
const byDie = (event: string, last = 6): Chart => ({
  event,
  rows: upTo(last).map((die) => `die ${die}`),
  row: (one) => `die ${arg(one, 'die')}`,
});
const levels: Chart = {
  event: 'duel',
  rows: ['lord', 'wizard'].flatMap((as) => upTo(7, -7).map((n) => `${as} ${n}`)),
  row: (event) => {
    const [attacker = 0, defender = 0] = arg(event, 'levels') as number[];
    return `${arg(event, 'as')} ${Math.min(Math.max(attacker - defender, -7), 7)}`;
  },
};
const columns = (event: string, names: readonly string[], key = 'column'): Chart => ({
  event,
  rows: names.map((name) => `${key} ${name}`),
  row: (one) => `${key} ${arg(one, key)}`,
});

/** Every chart of the book whose rows are rolled for. */
const CHARTS: Readonly<Record<string, Chart>> = {
  'combat results': byDie('regular'),
  'combat columns': columns(
    'regular',
    CRT_COLUMNS.map(({ name }) => name),
  ),
  'leader combat': levels,
  'city defence': byDie('city-defence'),
  attrition: byDie('attrition'),
  bargaining: byDie('bargain'),
  'bargaining levels': {
    event: 'bargain',
    rows: upTo(12).map((level) => `level ${level}`),
    row: (event) => `level ${Math.min(Number(arg(event, 'level')), 12)}`,
  },
  treachery: {
    event: 'tempted',
    rows: upTo(9).map((total) => `total ${total}`),
    row: (event) => `total ${Math.min(Number(arg(event, 'total')), 9)}`,
  },
  sieges: byDie('siege'),
  disease: byDie('disease'),
  taxes: {
    event: 'taxed',
    rows: ['2', '3'].flatMap((times) => upTo(6).map((die) => `times ${times} die ${die}`)),
    row: (event) => `times ${arg(event, 'multiple')} die ${arg(event, 'die')}`,
  },
  rebellions: byDie('rebellion'),
  missiles: byDie('volley'),
  'missile columns': columns('volley', upTo(16)),
  weather: {
    event: 'weather',
    rows: upTo(TURNS_A_YEAR).map((turn) => `turn ${turn}`),
    row: (_, b) => `turn ${turnOfYear(b.turn)}`,
  },
  plague: columns('plague', upTo(12, 2), 'sum'),
  effectiveness: byDie('effectiveness'),
  seeking: byDie('sought'),
  'prices of Dragons': byDie('dragon-price'),
  'fire at sea': byDie('fired'),
};

const tables: Marks<Board> = {
  all: Object.entries(CHARTS).flatMap(([name, { rows }]) => rows.map((row) => `${name}: ${row}`)),
  seen: (b, events) =>
    Object.entries(CHARTS).flatMap(([name, { event, row }]) =>
      told(events, event).map((one) => `${name}: ${row(one, b)}`),
    ),
};

/**
 * What must be met in play: every monster, item and unit, and every row that is rolled on. Games of chance meet all but
 * what asks for high levels, long study or a ring of besiegers: knights come to that, and endings by whim make use of it.
 */
export const lordsAndWizardsMarks: Readonly<Record<string, Marks<Board>>> = { monsters, items, units, tables };
