import type { Review } from '@questhall/bots';
import { type Game, isRefusal, type Refusal, type Seat, type Viewer, verify, writeRecord } from '@questhall/kernel';
import type { NewTable, ServerMessage } from '@questhall/protocol';
import {
  type Deed,
  type Due,
  due,
  type Entry,
  newsOf,
  openTable,
  recordOf,
  type Scene,
  sceneOf,
  standInFor,
  type Tableau,
  whyNot,
} from '@questhall/table';
import type { Answer, Story } from './host.js';
import { accept, acted, isMark, type Kept, opened, type Running, storyOf, woken } from './kept.js';
import { lookedAt, readText } from './looking.js';
import { createMachines } from './machines.js';
import type { Playable } from './playable.js';
import { retold } from './retell.js';

export type { Playable } from './playable.js';

/** More refusals in a row than this are no bot's fault. */
const STUMBLES = 5;

/** Where tables are kept; each change is stored before anybody hears of it. */
export interface Shelf {
  load(id: string): Promise<{ readonly kept: Kept; readonly movedAt: number } | null>;
  /** A whole table, in place of what lay there under its id. */
  put(running: Running): Promise<void>;
  append(running: Running, entry: Entry, after: { readonly now: Tableau; readonly mark: boolean }): Promise<void>;
  drop(id: string): Promise<void>;
}

export interface ParlourWishes {
  /** A game by its slug, fetched when the first table of it opens; null if it is not played here. */
  game(slug: string): Promise<Playable | null>;
  readonly shelf: Shelf;
  /** 32 hex digits of real chance. */
  hex(): string;
  now(): number;
  tell(message: ServerMessage & { table: string }, viewer: Viewer): void;
  /** A pause before a machine's pick, so that people can follow. */
  beat(next: Due, before: Due | null): Promise<void>;
  /** Lets other errands be run while a machine thinks. */
  rest(): Promise<void>;
}

/** The tables of one browser: the same table code as the hall's, with everybody at one screen. */
export interface Parlour {
  open(table: NewTable, humans: readonly (string | null)[]): Promise<string>;
  /** Show a table to a viewer from now on. */
  join(id: string, viewer: Viewer): Promise<Refusal | undefined>;
  leave(id: string, viewer: Viewer): void;
  act(id: string, deed: Deed): Promise<Refusal | number>;
  why(id: string, deed: Deed): Promise<Refusal | null>;
  /** What a machine would do in a player's place, where the table allows that. */
  hint(id: string, seat: Seat): Promise<Answer>;
  story(id: string, viewer: Viewer): Promise<Story>;
  record(id: string): Promise<string>;
  /** A table from the text of a finished record, to be replayed. */
  load(text: string): Promise<string | Refusal>;
  /** How each roll and each choice of a finished game moved the chances, from the text of its record. */
  review(text: string): Promise<Review | Refusal>;
  drop(id: string): Promise<void>;
}

const MISSING: Refusal = { refused: 'bad-move', why: 'there is no such table in this browser' };
/** What a newcomer is told of what happened before. */
const RECENT = 80;

export function createParlour({ game: fetchGame, shelf, hex, now, tell, beat, rest }: ParlourWishes): Parlour {
  const tables = new Map<string, Promise<Running | Refusal>>();
  const scenes = new Map<string, Map<Viewer, Scene>>();
  const machines = createMachines({ game: fetchGame, hex, rest });
  const busy = new Set<string>();
  /** One change at a time, so that nothing overtakes what is being stored. */
  let turn: Promise<unknown> = Promise.resolve();

  return {
    open,
    join,
    leave,
    act,
    why,
    hint,
    story,
    record,
    load,
    review: (text) => lookedAt(text, fetchGame, rest),
    drop,
  };

  async function playable(slug: string): Promise<Game | null> {
    return (await fetchGame(slug))?.game ?? null;
  }

  function find(id: string): Promise<Running | Refusal> {
    const found = tables.get(id) ?? fetch(id);
    tables.set(id, found);
    return found;
  }

  async function fetch(id: string): Promise<Running | Refusal> {
    const found = await shelf.load(id);
    if (!found) return MISSING;
    const game = await playable(found.kept.start.config.game);
    if (!game) return { refused: 'bad-save', why: 'the game of this table is not known here' };
    const running = woken(id, game, found.kept, found.movedAt);
    // Brought to newer rules, its story begins anew.
    if (!isRefusal(running) && running.start !== found.kept.start) await shelf.put(running);
    return running;
  }

  async function must(id: string): Promise<Running> {
    const running = await find(id);
    if (isRefusal(running)) throw new Error(running.why);
    return running;
  }

  async function open(table: NewTable, humans: readonly (string | null)[]): Promise<string> {
    const game = await playable(table.game);
    if (!game) throw new Error(`there is no game ${table.game}`);
    const { seats, bots: levels = [], options = {}, name = game.title, thinking, hints } = table;
    const config = {
      game: game.id,
      name,
      options,
      clock: { kind: 'none' },
      ...(thinking !== undefined && { thinking }),
      ...(hints !== undefined && { hints }),
      atZero: 'knight',
      listed: false,
      spectators: false,
    } as const;
    const start = openTable(game, { config, seats, secret: hex(), salt: hex() });
    if (isRefusal(start)) throw new Error(start.why);
    const running = opened(hex(), game, start);
    for (let seat = 0; seat < seats; seat++) {
      const human = humans[seat];
      const deed: Deed = human
        ? { do: 'sit', seat, player: 'here', name: human, nonce: hex() }
        : { do: 'seat-bot', seat, level: levels[seat] ?? standInFor(game.id) };
      done(running, deed);
    }
    done(running, { do: 'begin' });
    return kept(running);
  }

  function done(running: Running, deed: Deed): void {
    const decided = acted(running, deed, now());
    if (isRefusal(decided)) throw new Error(decided.why);
    accept(running, decided);
  }

  async function kept(running: Running): Promise<string> {
    running.movedAt = now();
    await shelf.put(running);
    tables.set(running.id, Promise.resolve(running));
    return running.id;
  }

  async function join(id: string, viewer: Viewer): Promise<Refusal | undefined> {
    const running = await find(id);
    if (isRefusal(running)) return running;
    const scene = sceneOf(running.game, running.now, viewer);
    const seen = scenes.get(id) ?? new Map<Viewer, Scene>();
    scenes.set(id, seen.set(viewer, scene));
    const { news } = storyOf(running, viewer, Math.max(running.start.seq, running.now.seq - RECENT));
    tell({ t: 'scene', table: id, as: viewer, scene, past: news, chat: [], now: now() }, viewer);
    void play(running);
    return undefined;
  }

  function leave(id: string, viewer: Viewer): void {
    scenes.get(id)?.delete(viewer);
  }

  function act(id: string, deed: Deed): Promise<Refusal | number> {
    const next = turn.then(async () => {
      const running = await find(id);
      return isRefusal(running) ? running : change(running, deed);
    });
    turn = next.catch(() => {});
    return next;
  }

  async function change(running: Running, deed: Deed): Promise<Refusal | number> {
    const { id, game } = running;
    const already = doneBefore(running, deed);
    if (already !== undefined) return already;
    const decided = acted(running, deed, now());
    if (isRefusal(decided)) return decided;
    const { entry, tableau } = decided;
    await shelf.append(running, entry, { now: tableau, mark: isMark(tableau) });
    accept(running, decided);
    const seen = scenes.get(id) ?? new Map<Viewer, Scene>();
    for (const [viewer, before] of seen) {
      const after = sceneOf(game, tableau, viewer);
      seen.set(viewer, after);
      tell({ t: 'news', table: id, news: newsOf(before, after, entry, decided, viewer) }, viewer);
    }
    void play(running);
    return entry.seq;
  }

  /** Let the machines play as long as it is their turn and somebody looks on. */
  async function play(running: Running): Promise<void> {
    const { id } = running;
    if (busy.has(id)) return;
    busy.add(id);
    let before: Due | null = null;
    let stumbles = 0;
    try {
      for (;;) {
        const next = dueAt(running);
        if (!next || (scenes.get(id)?.size ?? 0) === 0) return;
        if (next.kind === 'bot') await machines.fetch(running.game.id);
        await beat(next, before);
        // Meanwhile somebody may have taken something back, or left.
        if (JSON.stringify(dueAt(running)) !== JSON.stringify(next)) continue;
        const { seq } = running.now;
        const { pick, why: reason } =
          next.kind === 'order' ? { ...next, why: '' } : await machines.choose(running, next, stumbles);
        // Also while it was thinking.
        if (running.now.seq !== seq) continue;
        const said = reason && { why: reason };
        const told = await act(id, { do: 'move', seat: next.seat, picks: [pick], by: next.kind, ...said });
        // Somebody may have been quicker; else the bot chose what is not to be had.
        stumbles = isRefusal(told) ? stumbles + 1 : 0;
        if (isRefusal(told) && stumbles > STUMBLES) throw new Error(`machines were refused: ${told.why}`);
        before = next;
      }
    } finally {
      busy.delete(id);
    }
  }

  async function why(id: string, deed: Deed): Promise<Refusal | null> {
    const running = await find(id);
    return isRefusal(running) ? running : whyNot(running.game, running.now, 'host', deed, now());
  }

  async function hint(id: string, seat: Seat): Promise<Answer> {
    const running = await find(id);
    return isRefusal(running) ? running : machines.advise(running, seat);
  }

  async function story(id: string, viewer: Viewer): Promise<Story> {
    const running = await must(id);
    return storyOf(running, viewer, running.start.seq);
  }

  async function record(id: string): Promise<string> {
    const running = await must(id);
    return writeRecord(running.game, recordOf(running.now));
  }

  async function load(text: string): Promise<string | Refusal> {
    const found = await readText(text, fetchGame);
    if (isRefusal(found)) return found;
    const { game, record } = found;
    const end = verify(game, record);
    if (isRefusal(end)) return end;
    const running = retold(hex(), game, record, now());
    return isRefusal(running) ? running : kept(running);
  }

  async function drop(id: string): Promise<void> {
    await shelf.drop(id);
    tables.delete(id);
    scenes.delete(id);
  }
}

/** A deed that is asked for twice, because its answer was lost on the way, is done once. */
function doneBefore({ entries }: Running, deed: Deed): number | undefined {
  if (!('id' in deed) || deed.id === undefined) return undefined;
  return entries.slice(-20).find((entry) => 'id' in entry && entry.id === deed.id)?.seq;
}

/** What a machine must do next; no clock runs here. */
function dueAt({ game, now }: Running): Exclude<Due, { kind: 'flag' }> | undefined {
  // At one screen nothing goes on in secret: who has nothing to choose need not be waited for.
  return due(game, now, 'at once').find((d) => d.kind !== 'flag');
}
