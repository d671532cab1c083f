import {
  fresh,
  type Game,
  type GameRecord,
  isRefusal,
  openSave,
  type Refusal,
  readRecord,
  replay,
  type Snapshot,
  seedFrom,
  verify,
} from '@questhall/kernel';
import { Failed } from '../failure.js';
import { playOut } from '../match.js';
import { rounded } from '../output.js';
import { botsChance, type Plan, played } from '../recording.js';
import { botsOf } from '../series.js';
import { median } from '../statistics.js';
import { recordText } from '../story.js';

const WANTED = 5000;
const SNAPSHOT_EVERY = 1000;
const TRIES = 200;

/** How long a finished record takes to load: read, replayed and checked from its start; and from its last snapshot. */
export function recordLoad(from: Omit<Plan, 'secret'>) {
  const { game } = from.house;
  const story = played({ ...from, secret: longGame(from) });
  const text = recordText(story);
  const record = fine(readRecord(game, text));
  const picks = story.steps.length;
  const load = milliseconds(() => fine(verify(game, fine(readRecord(game, text)))));
  const replayed = milliseconds(() => fine(replay(game, record)));
  const saved = JSON.stringify(lastSnapshot(game, record));
  const fromSnapshot = milliseconds(() => {
    const snapshot = JSON.parse(saved) as Snapshot;
    return fine(replay(game, record, { ...snapshot, state: fine(openSave(game, snapshot.state)) }));
  });
  return {
    picks,
    loadMs: rounded(load),
    loadMsPer5000Picks: rounded((load * WANTED) / picks),
    replayUsPerPick: rounded((replayed * 1000) / picks),
    fromSnapshotMs: rounded(fromSnapshot),
  };
}

/** The seed of a random game with about 5,000 picks, or else of the longest found. */
function longGame(from: Omit<Plan, 'secret'>): string {
  const { game } = from.house;
  const tries = Array.from({ length: TRIES }, (_, i) => {
    const secret = seedFrom(`bench ${i}`);
    const state = fine(fresh(game, { seats: from.seats.length, options: from.options }, secret));
    const { decisions, result } = playOut(game, state, botsOf(from), botsChance(secret));
    return { secret, off: result ? Math.abs(decisions - WANTED) : Number.POSITIVE_INFINITY };
  });
  return tries.reduce((best, one) => (one.off < best.off ? one : best)).secret;
}

/** The table keeps a state every 1,000 picks, and loads from the last; what came after it costs `replayUsPerPick` each. */
function lastSnapshot(game: Game, record: GameRecord): Snapshot {
  let picks = 0;
  let line = 0;
  const total = record.lines.reduce((n, l) => n + l.picks.length, 0);
  const upTo = total - (total % SNAPSHOT_EVERY);
  while (picks < upTo) picks += record.lines[line++].picks.length;
  return fine(replay(game, { ...record, lines: record.lines.slice(0, line) }));
}

function milliseconds(call: () => unknown): number {
  return median(
    Array.from({ length: 9 }, () => {
      const from = performance.now();
      call();
      return performance.now() - from;
    }),
  );
}

function fine<T>(x: T | Refusal): T {
  if (isRefusal(x)) throw new Failed(x.why);
  return x;
}
