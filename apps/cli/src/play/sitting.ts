import { type Event, heard, type Seat, type State, sight, speak, type Viewer } from '@questhall/kernel';
import { flowed } from '../boards/layout.js';
import { outlined } from '../boards/outline.js';
import { wrapped } from '../book.js';
import { say } from '../output.js';
import { stateOf } from '../story.js';
import { type Paint, paintFor } from './paint.js';
import { type People, peopleOf } from './people.js';
import type { Reader } from './reader.js';
import { outcomes, type Table } from './table.js';

/** One sitting at a table: what is on the screen, and what has been told. */
export interface Sitting {
  table: Table;
  readonly reader: Reader;
  readonly paint: Paint;
  people: People;
  /** How many outcomes have been told. */
  told: number;
  /** What each viewer saw when the board was last drawn for it. */
  readonly seen: Map<Viewer, unknown>;
  /** The seat that alone may look at a shared screen now. */
  behind: Seat | null;
  /** Who picked last, so that the board is drawn when a turn comes round. */
  last: Seat | null;
  /** How many events were told since the board was drawn, as few can be kept in mind; endless if it was wiped away. */
  fresh: number;
  /** Where the table was last saved, counted in picks. */
  saved: number;
}

export function sitDown(table: Table, reader: Reader, colours: boolean): Sitting {
  const paint = paintFor(colours);
  const people = peopleOf(table.players, paint);
  return { table, reader, paint, people, told: 0, seen: new Map(), behind: null, last: null, fresh: 0, saved: 0 };
}

/** Another table in place of this one. */
export function moveTo(sitting: Sitting, table: Table): void {
  sitting.table = table;
  sitting.people = peopleOf(table.players, sitting.paint);
  sitting.told = outcomes(table).length;
  sitting.seen.clear();
  sitting.behind = null;
  sitting.last = null;
  sitting.saved = table.steps.length;
}

export function screenWidth(): number {
  return Math.max(40, process.stdout.columns ?? 100);
}

/** A line for the players, broken between its parts or else between words where the screen ends. */
export function tell(...parts: readonly string[]): void {
  for (const line of flowed(parts, screenWidth() - 2, ' ', '  ')) say(`  ${line}`);
}

/** An event as a viewer hears it, in words. */
export function eventLine({ table, people }: Sitting, event: Event, viewer: Viewer): string {
  return speak(table.house.game, heard(event, viewer), people);
}

/** What has happened since it was last told. */
export function tellNews(sitting: Sitting, viewer: Viewer): void {
  const all = outcomes(sitting.table);
  for (const outcome of all.slice(sitting.told)) {
    for (const event of outcome.events) tell(eventLine(sitting, event, viewer));
    sitting.fresh += outcome.events.length;
  }
  sitting.told = all.length;
}

/** The whole log as a viewer heard it. */
export function logLines(sitting: Sitting, viewer: Viewer): string[] {
  return outcomes(sitting.table).flatMap(({ events }) => events.map((event) => eventLine(sitting, event, viewer)));
}

/** The board as a viewer may know it; what changed since it last looked is marked. */
export function drawBoard(sitting: Sitting, viewer: Viewer, lit: readonly string[]): void {
  const { table, paint, people, seen } = sitting;
  const { house } = table;
  const view: unknown = sight(house.game, stateOf(table), viewer).board;
  const before = seen.get(viewer) ?? null;
  const drawing = { view, before, viewer, lit: new Set(lit), paint, people, width: screenWidth() };
  const lines =
    house.draw?.(drawing) ??
    outlined(house.words.write(view), drawing, before === null ? undefined : house.words.write(before));
  say();
  for (const line of lines) say(line);
  say();
  seen.set(viewer, view);
  sitting.fresh = 0;
}

/** So much can happen before the board is drawn again. */
const FEW = 6;

/** Whether the board is worth drawing for a viewer who is asked. */
export function isStale({ seen, fresh }: Sitting, viewer: Viewer): boolean {
  return !seen.has(viewer) || fresh > FEW;
}

/** A rule in our words. */
export function tellRule(sitting: Sitting, id: string, title: string, text: string): void {
  for (const line of flowed([`${sitting.paint.strong(id)}  ${title}`], screenWidth() - 2, ' ', '  ')) say(`  ${line}`);
  for (const line of wrapped(text, Math.min(100, screenWidth()), '    ')) say(line);
}

export function resultLine({ table, people }: Sitting, state: State): string {
  return state.result ? speak(table.house.game, state.result.says, people) : '';
}
