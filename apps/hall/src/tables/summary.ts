import type { Game, Seat } from '@questhall/kernel';
import type { TableSummary } from '@questhall/protocol';
import { type Due, due, nextFlag, playedBy, type Tableau, type TableConfig, waitingSeats } from '@questhall/table';
import type { Identity, Summary, TableRow } from '../store/store.js';
import type { Running } from './running.js';

/** What lists show of a table, and what a hall that wakes up must know. */
export function summaryOf(game: Game, t: Tableau, moved: number): Omit<Summary, 'home'> {
  const machines = due(game, t).some(({ kind }: Due) => kind !== 'flag');
  return {
    stage: t.stage,
    seq: t.seq,
    chairs: JSON.stringify(t.chairs.map(({ kind, name, level }) => ({ kind, name, level }))),
    waiting: JSON.stringify(awaited(game, t)),
    moved,
    finish: t.end ? JSON.stringify(t.end) : null,
    flag: nextFlag(game, t)?.at ?? null,
    busy: machines,
    bots: t.chairs.filter(({ kind }) => kind === 'bot').length,
  };
}

/** People whose answer a table waits for. */
export function awaited(game: Game, t: Tableau): Seat[] {
  return waitingSeats(game, t).filter((seat) => playedBy(t, seat) === null);
}

/** A row of a list, as one person may see it. */
export function listedRow(row: TableRow, person: Identity | null): TableSummary {
  const config = JSON.parse(row.config) as TableConfig;
  const waitingFor = JSON.parse(row.waiting) as number[];
  const mine = person ? row.members.filter(({ player }) => player === person.no).map(({ seat }) => seat) : [];
  const isHost = person !== null && row.host === person.no;
  return {
    table: row.id,
    config,
    clock: config.clock,
    stage: row.stage,
    chairs: JSON.parse(row.chairs),
    seat: mine[0] ?? null,
    yourTurn: row.stage === 'playing' && mine.some((seat) => waitingFor.includes(seat)),
    waitingFor,
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
