import type { Game, Seat } from '@questhall/kernel';
import type { TableSummary } from '@questhall/protocol';
import {
  askedSeats,
  type Due,
  due,
  isWindow,
  nextFlag,
  orderedPick,
  playedBy,
  type Tableau,
  type TableConfig,
  waitingSeats,
} from '@questhall/table';
import type { Identity, Summary, TableRow } from '../store/store.js';
import type { Running } from './running.js';

/** What lists show of a table, and what a hall that wakes up must know. */
export function summaryOf(game: Game, t: Tableau, moved: number): Omit<Summary, 'home'> {
  const machines = due(game, t).some(({ kind }: Due) => kind !== 'flag');
  return {
    stage: t.stage,
    seq: t.seq,
    chairs: JSON.stringify(t.chairs.map(({ kind, name, level }) => ({ kind, name, level }))),
    waiting: JSON.stringify({ asked: askedOf(game, t), awaited: awaited(game, t) } satisfies Waits),
    moved,
    finish: t.end ? JSON.stringify(t.end) : null,
    flag: nextFlag(game, t)?.at ?? null,
    busy: machines,
    bots: t.chairs.filter(({ kind }) => kind === 'bot').length,
  };
}

/** Whom a table waits for, as anybody may know and as it is. */
interface Waits {
  readonly asked: readonly Seat[];
  readonly awaited: readonly Seat[];
}

/** People who must answer: not those for whom the table does, whom nobody need call. */
export function awaited(game: Game, t: Tableau): Seat[] {
  return waitingSeats(game, t).filter((seat) => playedBy(t, seat) === null && orderedPick(game, t, seat) === null);
}

/** In a window nobody is told who has answered. */
function askedOf(game: Game, t: Tableau): Seat[] {
  const asked = t.stage === 'playing' && isWindow(game, t.state) ? askedSeats(game, t) : waitingSeats(game, t);
  return asked.filter((seat) => playedBy(t, seat) === null);
}

/** Halls of old wrote a list. */
function waitsIn({ waiting }: TableRow): Waits {
  const read = JSON.parse(waiting) as Waits | readonly Seat[];
  return 'asked' in read ? read : { asked: read, awaited: read };
}

/** A row of a list, as one person may see it. */
export function listedRow(row: TableRow, person: Identity | null): TableSummary {
  const config = JSON.parse(row.config) as TableConfig;
  const waits = waitsIn(row);
  const mine = person ? row.members.filter(({ player }) => player === person.no).map(({ seat }) => seat) : [];
  const isHost = person !== null && row.host === person.no;
  return {
    table: row.id,
    config,
    clock: config.clock,
    stage: row.stage,
    chairs: JSON.parse(row.chairs),
    seat: mine[0] ?? null,
    yourTurn: row.stage === 'playing' && mine.some((seat) => waits.awaited.includes(seat)),
    waitingFor: waits.asked,
    movedAt: row.moved,
    end: row.finish ? JSON.parse(row.finish) : null,
    host: isHost,
    rematch: row.rematch,
    ...((isHost || mine.length > 0) && { invite: row.invite }),
  };
}

/** The row of a table that runs: what is stored of it may be older. */
export function liveRow(row: TableRow, running: Running | undefined): TableRow {
  if (!running) return row;
  const { stage, seq, chairs, waiting, finish, moved } = summaryOf(running.game, running.tableau, running.moved);
  const members = [...running.members].map(([seat, player]) => ({ seat, player }));
  return { ...row, stage, seq, chairs, waiting, finish, moved, members, rematch: running.rematch, host: running.host };
}
