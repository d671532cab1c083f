import {
  askedIn,
  type Game,
  heard,
  type Json,
  type Prompt,
  prompts,
  ready,
  sight,
  standing,
  type Viewer,
} from '@questhall/kernel';
import { diff, patched } from './patch.js';
import { noncesOf } from './story.js';
import type { Chair, ChairSeen, Deed, Entry, Folded, News, Scene, Tableau } from './types.js';

/** Which choices a scene lists: the viewer's own, or none, for clients that draw nothing and for looking back. */
export type Choices = 'own' | 'none';

/** Everything a viewer is shown of a table. */
export function sceneOf(game: Game, t: Tableau, viewer: Viewer, choices: Choices = 'own'): Scene {
  const asked = t.stage !== 'playing' ? [] : choices === 'own' ? promptsFor(game, t, viewer) : bare(game, t);
  return {
    seq: t.seq,
    config: t.config,
    sight: sightOf(game, t, viewer),
    prompts: asked,
    ...surroundings(game, t, viewer),
  };
}

function sightOf(game: Game, t: Tableau, viewer: Viewer): Json | null {
  return t.state ? (sight(game, t.state, viewer) as unknown as Json) : null;
}

type Surroundings = Omit<Scene, 'seq' | 'config' | 'sight' | 'prompts'>;

function surroundings(game: Game, t: Tableau, viewer: Viewer): Surroundings {
  const { state } = t;
  const running = t.stage === 'playing' && state !== null;
  return {
    stage: t.stage,
    chairs: t.chairs.map(seen),
    commitment: t.commitment,
    unasked: running && viewer !== null ? standing(game, state, viewer) : [],
    orders: viewer === null ? [] : (t.chairs[viewer]?.orders ?? []),
    clocks: t.clocks,
    offer: t.offer,
    end: t.end,
    lines: t.lines.length,
    undo: t.trail.at(-1)?.seat === viewer ? t.trail.length : 0,
    revealed: t.stage === 'over' ? { secret: t.secret, salt: t.salt, nonces: noncesOf(t) } : null,
  };
}

/** Choices only for the seat that is asked: others are told who is asked, and for what. */
function promptsFor(game: Game, t: Tableau, viewer: Viewer): Prompt[] {
  if (!t.state) return [];
  return prompts(game, t.state, viewer).map((prompt) => (prompt.seat === viewer ? prompt : { ...prompt, choices: [] }));
}

/** Who is asked, and for what, without choices. */
function bare(game: Game, { state }: Tableau): Prompt[] {
  const frame = state?.stack.at(-1);
  const ask = frame && ready(game)[frame.proc]?.steps[frame.at]?.ask;
  if (!state || !ask) return [];
  return askedIn(game, state).map(({ seat }) => ({
    seat,
    ask: `${frame.proc}.${frame.at}`,
    number: state.asks[seat] as number,
    rule: ask.rule,
    says: ask.says(state.board, frame.vars),
    private: ask.private === true,
    choices: [],
    answered: String(seat) in state.sealed,
  }));
}

function seen({ kind, name, level, standIn, resigned }: Chair): ChairSeen {
  return { kind, name, level, standIn, resigned };
}

/** What one viewer hears of an entry, from its scenes before and after. */
export function newsOf(before: Scene, after: Scene, entry: Entry, folded: Folded, viewer: Viewer): News {
  return {
    seq: entry.seq,
    at: entry.at,
    deed: deedFor(entry, folded, viewer),
    events: folded.events.map((event) => heard(event, viewer)),
    patch: before.sight === null || after.sight === null ? [[[], after.sight]] : diff(before.sight, after.sight),
    changed: changes(before, after),
  };
}

/** A viewer's scene after news of it. */
export function sceneAfter(before: Scene, news: News): Scene {
  return {
    ...before,
    ...news.changed,
    seq: news.seq,
    sight: before.sight === null ? replaced(news) : patched(before.sight, news.patch),
  };
}

function replaced({ patch: [whole] }: News): Json | null {
  return whole?.length === 2 ? whole[1] : null;
}

function changes(before: Scene, after: Scene): News['changed'] {
  const changed: Record<string, unknown> = {};
  for (const key of Object.keys(after) as (keyof Scene)[]) {
    if (key === 'seq' || key === 'sight' || key === 'config' || before[key] === after[key]) continue;
    if (JSON.stringify(before[key]) !== JSON.stringify(after[key])) changed[key] = after[key];
  }
  return changed as News['changed'];
}

/** A deed as a viewer may read it: private picks are for their seat alone, and so are orders and nonces. */
function deedFor(entry: Entry, folded: Folded, viewer: Viewer): News['deed'] {
  const { seq: _, at: __, ...deed } = entry as Entry & Record<string, unknown>;
  if (entry.do === 'move' && entry.seat !== viewer) {
    return { do: 'move', seat: entry.seat, picks: entry.picks.map((pick, i) => (folded.secret[i] ? '?' : pick)) };
  }
  if (entry.do === 'unasked' && entry.seat !== viewer)
    return { do: 'unasked', seat: entry.seat, picks: [folded.secret[0] ? '?' : entry.pick] };
  if (entry.do === 'orders' && entry.seat !== viewer) return { do: 'orders', seat: entry.seat, orders: [] };
  if (entry.do === 'sit') return { do: 'sit', seat: entry.seat, player: '', name: entry.name, nonce: '' };
  return deed as unknown as Deed;
}
