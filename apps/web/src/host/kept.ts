import { type Game, isRefusal, openSave, type Refusal, type Viewer } from '@questhall/kernel';
import {
  type Decided,
  type Deed,
  decide,
  type Entry,
  fold,
  type News,
  newsOf,
  newsWithReason,
  sceneOf,
  type Tableau,
  waitingSeats,
  withLines,
} from '@questhall/table';
import type { LocalSummary, Story } from './host.js';

/** Tables are kept whole now and then, so that waking one folds only a few entries. */
export const MARK_EVERY = 50;

/** A local table as it lies on the shelf. */
export interface Kept {
  readonly start: Tableau;
  /** The whole table at its last mark. */
  readonly mark: Tableau;
  /** The table as it is, without its record and its way back: enough to go on from under newer rules. */
  readonly light: Tableau;
  readonly entries: readonly Entry[];
}

/** A local table in memory. */
export interface Running {
  readonly id: string;
  readonly game: Game;
  readonly start: Tableau;
  readonly entries: Entry[];
  /** Earlier tableaux to begin telling from, by entry. */
  readonly marks: Map<number, Tableau>;
  now: Tableau;
  movedAt: number;
}

export function opened(id: string, game: Game, start: Tableau): Running {
  return { id, game, start, entries: [], marks: new Map([[start.seq, start]]), now: start, movedAt: 0 };
}

/** Take a table from the shelf. One of older rules goes on from where it stood; its story begins there. */
export function woken(id: string, game: Game, kept: Kept, movedAt: number): Running | Refusal {
  if (kept.light.config.version !== game.version) return brought(id, game, kept, movedAt);
  const { start, mark } = kept;
  const entries = kept.entries.filter(({ seq }) => seq > start.seq);
  const running: Running = { ...opened(id, game, start), entries, movedAt, now: mark };
  running.marks.set(mark.seq, mark);
  for (const entry of entries) {
    if (entry.seq <= mark.seq) continue;
    const folded = fold(game, running.now, entry);
    if (isRefusal(folded)) return folded;
    running.now = folded.tableau;
  }
  return running;
}

function brought(id: string, game: Game, { light, mark }: Kept, movedAt: number): Running | Refusal {
  const state = light.state && openSave(game, light.state);
  if (state && isRefusal(state)) return state;
  const config = { ...light.config, version: game.version };
  return { ...opened(id, game, { ...light, state, config, lines: mark.lines }), movedAt };
}

/** A deed done in memory; the caller stores the entry before anybody hears of it. */
export function acted(running: Running, deed: Deed, at: number): Decided | Refusal {
  return decide(running.game, running.now, 'host', deed, at);
}

export function accept(running: Running, { entry, tableau }: Decided): void {
  running.entries.push(entry);
  running.now = tableau;
  running.movedAt = entry.at;
  if (isMark(tableau)) running.marks.set(tableau.seq, tableau);
}

export function isMark({ seq }: Tableau): boolean {
  return seq % MARK_EVERY === 0;
}

export function lightOf(t: Tableau): Tableau {
  return { ...withLines(t, []), trail: [] };
}

/** What a viewer heard after entry `from`. */
export function storyOf({ game, start, entries, marks, now }: Running, viewer: Viewer, from: number): Story {
  let tableau = [...marks.values()].reduce((best, t) => (t.seq <= from && t.seq > best.seq ? t : best), start);
  const news: News[] = [];
  for (const entry of entries) {
    if (entry.seq <= tableau.seq) continue;
    if (entry.seq > from) break;
    tableau = after(game, tableau, entry).tableau;
  }
  const tell = now.stage === 'over' ? newsWithReason : newsOf;
  let scene = sceneOf(game, tableau, viewer);
  const first = scene;
  for (const entry of entries) {
    if (entry.seq <= tableau.seq) continue;
    const folded = after(game, tableau, entry);
    const next = sceneOf(game, folded.tableau, viewer);
    news.push(tell(scene, next, entry, folded, viewer));
    [tableau, scene] = [folded.tableau, next];
  }
  return { from: first, news };
}

function after(game: Game, t: Tableau, entry: Entry) {
  const folded = fold(game, t, entry);
  if (isRefusal(folded)) throw new Error(`entry ${entry.seq} no longer fits: ${folded.why}`);
  return folded;
}

export function summaryOf({ id, game, now, movedAt }: Running): LocalSummary {
  return {
    table: id,
    name: now.config.name,
    game: now.config.game,
    stage: now.stage,
    players: now.chairs.map(({ name, kind, level }) => ({ name, kind, level })),
    waitingFor: waitingSeats(game, now),
    movedAt,
    end: now.end,
  };
}
