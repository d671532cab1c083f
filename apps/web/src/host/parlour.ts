import { botsFor, chance, type Level } from '@questhall/bots';
import {
  type Game,
  isRefusal,
  type Refusal,
  random,
  readRecord,
  type Seat,
  type Viewer,
  verify,
  writeRecord,
} from '@questhall/kernel';
import type { NewTable, ServerMessage } from '@questhall/protocol';
import {
  type Deed,
  decide,
  due,
  type Entry,
  fold,
  newsOf,
  openTable,
  recordOf,
  type Scene,
  sceneOf,
  type Tableau,
  waitingSeats,
} from '@questhall/table';
import type { LocalSummary } from './host.js';

/** A local table as it is kept: its start, and everything that happened. */
export interface Kept {
  readonly id: string;
  readonly start: Tableau;
  readonly entries: readonly Entry[];
  readonly now: Tableau;
  readonly movedAt: number;
}

/** Where tables are kept; each change is stored before anybody hears of it. */
export interface Store {
  all(): Promise<Kept[]>;
  put(kept: Kept): Promise<void>;
  drop(id: string): Promise<void>;
}

export interface ParlourWishes {
  readonly games: Readonly<Record<string, Game>>;
  readonly store: Store;
  /** 32 hex digits of real chance. */
  hex(): string;
  now(): number;
  tell(message: ServerMessage & { table: string }, viewer: Viewer): void;
  /** A pause before a bot's next pick. */
  beat(): Promise<void>;
}

/** The tables of one browser. The same table code as the hall's, with everybody at one screen. */
export class Parlour {
  readonly #wishes: ParlourWishes;
  readonly #tables = new Map<string, Kept>();
  readonly #viewers = new Map<string, Set<Viewer>>();
  readonly #busy = new Set<string>();
  /** One change at a time, so that nothing overtakes what is being stored. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(wishes: ParlourWishes) {
    this.#wishes = wishes;
  }

  async wake(): Promise<void> {
    for (const kept of await this.#wishes.store.all()) this.#tables.set(kept.id, kept);
  }

  list(): LocalSummary[] {
    return [...this.#tables.values()].map(({ id, now, movedAt }) => ({
      table: id,
      name: now.config.name,
      game: now.config.game,
      stage: now.stage,
      players: now.chairs.map(({ name, kind, level }) => ({ name, kind, level })),
      waitingFor: waitingSeats(this.#game(now), now),
      movedAt,
      end: now.end,
    }));
  }

  async open(table: NewTable, humans: readonly (string | null)[]): Promise<string> {
    const { hex, now } = this.#wishes;
    const game = this.#wishes.games[table.game];
    if (!game) throw new Error(`there is no game ${table.game}`);
    const { seats, bots = [], options = {}, name = game.title } = table;
    const config = {
      game: game.id,
      name,
      options,
      clock: { kind: 'none' },
      atZero: 'knight',
      listed: false,
      spectators: false,
    } as const;
    const start = openTable(game, { config, seats, secret: hex(), salt: hex() });
    if (isRefusal(start)) throw new Error(start.why);
    const id = hex();
    this.#tables.set(id, { id, start, entries: [], now: start, movedAt: now() });
    for (let seat = 0; seat < seats; seat++) {
      const human = humans[seat];
      const level: Level = bots[seat] ?? 'knight';
      const deed: Deed = human
        ? { do: 'sit', seat, player: 'here', name: human, nonce: hex() }
        : { do: 'seat-bot', seat, level };
      await this.act(id, deed);
    }
    await this.act(id, { do: 'begin' });
    return id;
  }

  /** Show a table to a viewer from now on. */
  join(id: string, viewer: Viewer): Refusal | undefined {
    const kept = this.#tables.get(id);
    if (!kept) return { refused: 'bad-move', why: 'there is no such table in this browser' };
    this.#viewers.set(id, (this.#viewers.get(id) ?? new Set<Viewer>()).add(viewer));
    const scene = sceneOf(this.#game(kept.now), kept.now, viewer);
    const { news } = this.past(id, viewer, Math.max(0, kept.now.seq - 60));
    this.#wishes.tell(
      { t: 'scene', table: id, as: viewer, scene, past: news, chat: [], now: this.#wishes.now() },
      viewer,
    );
    void this.#play(id);
    return undefined;
  }

  leave(id: string, viewer: Viewer): void {
    this.#viewers.get(id)?.delete(viewer);
  }

  act(id: string, deed: Deed): Promise<Refusal | number> {
    const next = this.#turn.then(() => this.#act(id, deed));
    this.#turn = next.catch(() => {});
    return next;
  }

  async #act(id: string, deed: Deed): Promise<Refusal | number> {
    const kept = this.#tables.get(id);
    if (!kept) return { refused: 'bad-move', why: 'there is no such table in this browser' };
    const game = this.#game(kept.now);
    const at = this.#wishes.now();
    const decided = decide(game, kept.now, 'host', deed, at);
    if (isRefusal(decided)) return decided;
    const after: Kept = { ...kept, entries: [...kept.entries, decided.entry], now: decided.tableau, movedAt: at };
    await this.#wishes.store.put(after);
    this.#tables.set(id, after);
    for (const viewer of this.#viewers.get(id) ?? []) {
      const news = newsOf(
        sceneOf(game, kept.now, viewer),
        sceneOf(game, after.now, viewer),
        decided.entry,
        decided,
        viewer,
      );
      this.#wishes.tell({ t: 'news', table: id, news }, viewer);
    }
    void this.#play(id);
    return decided.entry.seq;
  }

  /** Let the machines play as long as it is their turn and somebody looks on. */
  async #play(id: string): Promise<void> {
    if (this.#busy.has(id)) return;
    this.#busy.add(id);
    try {
      while ((this.#viewers.get(id)?.size ?? 0) > 0) {
        const kept = this.#tables.get(id);
        const next = kept && due(this.#game(kept.now), kept.now).find((d) => d.kind !== 'flag');
        if (!kept?.now.state || !next) return;
        await this.#wishes.beat();
        const pick = next.kind === 'order' ? next.pick : this.#think(kept.now, next.seat, next.level);
        await this.act(id, { do: 'move', seat: next.seat, picks: [pick], by: next.kind });
      }
    } finally {
      this.#busy.delete(id);
    }
  }

  #think(t: Tableau, seat: Seat, level: Level): string {
    const make = botsFor(t.config.game)[level];
    if (!t.state || !make) throw new Error(`no ${level} can play ${t.config.game}`);
    const told = chance(this.#game(t), t.state, seat, random(`${t.commitment} ${t.seq}`));
    return told.name(make(seat).choose(told));
  }

  /** What a viewer heard after entry `from`. */
  past(id: string, viewer: Viewer, from: number): { from: Scene; news: ReturnType<typeof newsOf>[] } {
    const kept = this.#tables.get(id);
    if (!kept) throw new Error('there is no such table in this browser');
    const game = this.#game(kept.now);
    let tableau = kept.start;
    let scene = sceneOf(game, tableau, viewer);
    let first = scene;
    const news: ReturnType<typeof newsOf>[] = [];
    for (const entry of kept.entries) {
      const folded = fold(game, tableau, entry);
      if (isRefusal(folded)) throw new Error(folded.why);
      tableau = folded.tableau;
      if (entry.seq < from) continue;
      const after = sceneOf(game, tableau, viewer);
      if (entry.seq === from) first = after;
      else news.push(newsOf(scene, after, entry, folded, viewer));
      scene = after;
    }
    return { from: first, news };
  }

  record(id: string): string {
    const kept = this.#tables.get(id);
    if (!kept) throw new Error('there is no such table in this browser');
    return writeRecord(this.#game(kept.now), recordOf(kept.now));
  }

  /** A table from the text of a finished record, to be replayed. */
  async load(text: string): Promise<string | Refusal> {
    const [, slug] = /\[game "([\w-]+)"\]/.exec(text) ?? [];
    const game = this.#wishes.games[slug ?? ''];
    if (!game)
      return {
        refused: 'bad-record',
        why: `this is no record of a game known here: ${Object.keys(this.#wishes.games).join(', ')}`,
      };
    const record = readRecord(game, text);
    if (isRefusal(record)) return record;
    const end = verify(game, record);
    if (isRefusal(end)) return end;
    return this.#retell(game, record);
  }

  async #retell(game: Game, record: Exclude<ReturnType<typeof readRecord>, Refusal>): Promise<string | Refusal> {
    const id = this.#wishes.hex();
    const config = {
      game: game.id,
      name: 'From a record',
      options: record.options,
      clock: { kind: 'none' },
      atZero: 'knight',
      listed: false,
      spectators: false,
    } as const;
    const start = openTable(game, {
      config,
      seats: record.seats,
      secret: record.secret ?? '',
      salt: record.salt ?? '',
    });
    if (isRefusal(start)) return start;
    this.#tables.set(id, { id, start, entries: [], now: start, movedAt: this.#wishes.now() });
    for (const [seat, name] of record.players.entries()) {
      const nonce = record.nonces[seat];
      await this.act(
        id,
        nonce ? { do: 'sit', seat, player: 'here', name, nonce } : { do: 'seat-bot', seat, level: 'random' },
      );
    }
    await this.act(id, { do: 'begin' });
    for (const { seat, picks, unasked } of record.lines) {
      const done = await this.act(
        id,
        unasked ? { do: 'unasked', seat, pick: picks[0] as string } : { do: 'move', seat, picks, by: 'bot' },
      );
      if (isRefusal(done)) return done;
    }
    return id;
  }

  async drop(id: string): Promise<void> {
    await this.#wishes.store.drop(id);
    this.#tables.delete(id);
  }

  #game(t: Tableau): Game {
    const game = this.#wishes.games[t.config.game];
    if (!game) throw new Error(`there is no game ${t.config.game}`);
    return game;
  }
}
