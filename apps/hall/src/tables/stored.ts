import { type Game, isRefusal, type Line, openSave, type State } from '@questhall/kernel';
import { type Entry, fold, linesOf, type Tableau, withLines } from '@questhall/table';
import type { NewSnapshot, Stretch } from '../store/store.js';

/** A tableau as a snapshot keeps it: the lines of its record lie beside it, each only once. */
export function snapshotOf(home: number, t: Tableau, kept: readonly Line[]): NewSnapshot {
  const lines = linesOf(t);
  const from = common(kept, lines);
  return {
    home,
    seq: t.seq,
    body: JSON.stringify(withLines(t, [])),
    from,
    lines: JSON.stringify(lines.slice(from)),
  };
}

/** How many lines both stories begin with. Lines are never changed, only added or taken back. */
function common(a: readonly Line[], b: readonly Line[]): number {
  let n = Math.min(a.length, b.length);
  while (n > 0 && a[n - 1] !== b[n - 1]) n -= 1;
  return n;
}

/** The table at a snapshot; a save of an older version of its game is brought to this one. */
export function opened(game: Game, { body, lines }: Pick<Stretch, 'body' | 'lines'>): Tableau {
  const all: Line[] = [];
  for (const part of lines) {
    all.length = part.from;
    all.push(...(JSON.parse(part.lines) as Line[]));
  }
  const saved = withLines(JSON.parse(body) as Tableau, all);
  const { state, config } = saved;
  // A game that has not begun is played by the rules of the day it begins.
  if (!state) return { ...saved, config: { ...config, version: game.version } };
  if (state.version === game.version) return saved;
  return { ...saved, state: broughtUp(game, state), trail: [] };
}

function broughtUp(game: Game, old: State): State {
  const state = openSave(game, old);
  if (isRefusal(state)) throw new Error(state.why);
  return state;
}

/** Play the stored entries on top of a snapshot. */
export function replayed(game: Game, from: Tableau, entries: readonly string[]): Tableau {
  return entries.reduce((t, body) => {
    const folded = fold(game, t, JSON.parse(body) as Entry);
    if (isRefusal(folded)) throw new Error(`entry ${t.seq + 1} no longer folds: ${folded.why}`);
    return folded.tableau;
  }, from);
}
