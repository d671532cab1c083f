import type { Json, Phrase } from '@questhall/kernel';
import type { Board } from '../board.js';
import { KINDS } from '../cards/kinds.js';
import { type Effect, QUESTS } from '../effects.js';
import { SPACES, type Space } from '../map.js';

type Args = Readonly<Record<string, Json>>;
interface DiceTable {
  readonly source: string;
  readonly dice: number;
  readonly rows: number;
}

/** The tables of an effect, by what it is known as when it is rolled. */
function tablesIn(source: string, effect: Effect): DiceTable[] {
  switch (effect.do) {
    case 'roll':
      return [
        { source, dice: effect.dice, rows: effect.rows.length },
        ...effect.rows.flatMap((row) => tablesIn(source, row)),
      ];
    case 'choose':
      return effect.of.flatMap((one) => tablesIn(source, one));
    case 'by-alignment':
      return effect.rows.flatMap((row) => tablesIn(source, row));
    default:
      return [];
  }
}

function tablesOf({ id, encounter }: Space): DiceTable[] {
  if (encounter.kind === 'must') return tablesIn(id, encounter.effect);
  if (encounter.kind === 'visit') return encounter.hosts.flatMap((host) => tablesIn(host.id, host.effect));
  if (encounter.kind !== 'alignment') return [];
  return encounter.rows.flatMap((row) =>
    'hosts' in row ? row.hosts.flatMap((host) => tablesIn(host.id, host.effect)) : tablesIn(id, row.effect),
  );
}

const TABLES: readonly DiceTable[] = [
  ...SPACES.flatMap(tablesOf),
  ...KINDS.flatMap(({ id, effect }) => (effect ? tablesIn(id, effect) : [])),
];
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const EXITS = ['stays', 1, 2, 3, 4, 5, 'far'] as const;
const DEATHS = ['higher', 'equal', 'lower'] as const;

/** Every row of every table of dice: of spaces, hosts and cards, and those that spaces and Spells have of their own. */
export const ROWS: readonly string[] = [
  ...new Set(
    TABLES.flatMap(({ source, dice, rows }) => upTo(rows).map((row) => rowName(source, dice, row + dice - 1))),
  ),
  ...KINDS.flatMap(({ id, placed }) => (placed ?? []).map((space) => `${id} to ${space}`)),
  ...['chasm', 'chasm follower', 'vampire', 'pits', 'random'].flatMap((what) => upTo(6).map((die) => `${what} ${die}`)),
  ...['crypt', 'mines'].flatMap((space) => EXITS.map((way) => `${space} ${way}`)),
  ...DEATHS.map((end) => `death ${end}`),
  ...['holds', 'fails'].map((end) => `command ${end}`),
  ...QUESTS.map(({ task }) => `quest ${task} done`),
];

/** The same name stands for a table of one die and one of two: prayers in Chapel and Temple. */
function rowName(source: string, dice: number, total: number): string {
  return `${source} ${dice}d ${total}`;
}

/** The rows that some events tell of. */
export function rowsRolled(_: Board, events: readonly Phrase[]): string[] {
  return events.flatMap(({ key, args = {} }) => ROLLED[key]?.(args) ?? []);
}

const sum = (dice: Json | undefined) => (dice as number[]).reduce((x, y) => x + y, 0);

const ROLLED: Readonly<Record<string, (a: Args) => string>> = {
  table: (a) => {
    const [source, dice] = [String(a.source), (a.dice as number[]).length];
    const table = TABLES.find((one) => one.source === source && one.dice === dice);
    // T R115 Beyond the table is its last row.
    return rowName(source, dice, Math.min(Number(a.total), (table?.rows ?? 1) + dice - 1));
  },
  placed: (a) => `${a.card} to ${a.space}`,
  chasm: (a) => `chasm${a.card === null ? '' : ' follower'} ${a.die}`,
  vampire: (a) => `vampire ${a.die}`,
  pits: (a) => `pits ${a.n}`,
  random: (a) => `random ${a.die}`,
  exit: (a) => `${a.space} ${Number(a.result) <= 0 ? 'stays' : Number(a.result) > 5 ? 'far' : a.result}`,
  death: (a) => `death ${DEATHS[1 - Math.sign(sum(a.own) - sum(a.deaths))]}`,
  'command.rolled': (a) => `command ${Number(a.die) > 3 ? 'holds' : 'fails'}`,
  'quest.done': (a) => `quest ${a.task} done`,
};
