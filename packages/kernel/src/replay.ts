import { isRefusal } from './broken.js';
import { commitment, mixSeed } from './dice.js';
import type { Live } from './live.js';
import { interrupt, wake } from './machine.js';
import { fresh, play, rewound, standingOf } from './play.js';
import type { GameRecord, Line } from './record.js';
import { copyState } from './state.js';
import type { Draw, Game, Refusal, State } from './types.js';

/** A state and how many lines of the record lie behind it. */
export interface Snapshot<B = unknown> {
  readonly line: number;
  readonly epoch: number;
  readonly state: State<B>;
}

/** Play a record again, from its start or from a snapshot, up to its end. */
export function replay<B>(game: Game<B>, record: GameRecord, from?: Snapshot<B>): Snapshot<B> | Refusal {
  if (from && from.line > record.lines.length)
    return bad(0, `this snapshot lies behind move ${from.line}; the record has ${record.lines.length}`);
  let live = from ? wake(game, copyState(game, from.state)) : start(game, record);
  if (isRefusal(live)) return live;
  let epoch = from?.epoch ?? 0;
  const kept = new Map<number, State<B>>([[from?.line ?? 0, copyState(game, live.state)]]);
  const wanted = new Set(record.lines.map((l) => l.rewind));
  for (let i = from?.line ?? 0; i < record.lines.length; i++) {
    const line = record.lines[i] as Line;
    if (line.rewind !== null) {
      const past = kept.get(line.rewind);
      if (!past) return bad(i + 1, `rewinds to line ${line.rewind}, which lies before this snapshot`);
      epoch += 1;
      live = wake(game, rewound(game, past, epoch));
    } else {
      const why = playLine(live, line);
      if (why) return bad(i + 1, why);
    }
    if (wanted.has(i + 1)) kept.set(i + 1, copyState(game, live.state));
  }
  return { line: record.lines.length, epoch, state: live.state };
}

function start<B>(game: Game<B>, record: GameRecord): Live<B> | Refusal {
  if (record.secret === null) return bad(0, 'the seed is not revealed before the game is over');
  const state = fresh(game, { seats: record.seats, options: record.options }, mixSeed(record.secret, record.nonces));
  if (isRefusal(state)) return { refused: 'bad-record', why: state.why };
  const live = wake(game, state);
  const why = unlike(game, live.draws, record.opening);
  return why ? bad(0, why) : live;
}

function playLine(live: Live, line: Line): string | undefined {
  live.draws.length = 0;
  live.events.length = 0;
  live.taken.length = 0;
  for (const pick of line.picks) {
    const refusal = line.unasked ? unasked(live, line, pick) : play(live, line.seat, pick);
    if (refusal) return typeof refusal === 'string' ? refusal : refusal.why;
  }
  return unlike(live.game, live.draws, line.draws);
}

function unasked(live: Live, line: Line, pick: string): string | undefined {
  const found = standingOf(live.game, live.state, line.seat).find((s) => s.pick === pick);
  if (!found) return `seat ${line.seat} may not do "${pick}" there`;
  interrupt(live, line.seat, found.spec.then(live.table, found.option, line.seat));
  return undefined;
}

/** Every die of the record against the seed's. */
function unlike(game: Game, rolled: readonly Draw[], told: readonly Draw[]): string | undefined {
  const words = (d: Draw | undefined) => (d ? `${d.stream} ${game.faces?.[d.stream]?.[d.value] ?? d.value}` : 'no die');
  for (let i = 0; i < Math.max(rolled.length, told.length); i++) {
    const [seed, said] = [rolled[i], told[i]];
    if (seed?.stream !== said?.stream || seed?.value !== said?.value)
      return `the record says ${words(said)}, the seed gives ${words(seed)}`;
  }
  return undefined;
}

/** Check a finished record: the commitment, every pick, every roll, and the result or that there is none. */
export function verify<B>(game: Game<B>, record: GameRecord): Snapshot<B> | Refusal {
  if (record.secret === null || record.salt === null) return bad(0, 'the seed is not revealed before the game is over');
  if (commitment(record.secret, record.salt) !== record.commitment)
    return bad(0, 'the revealed seed does not fit the commitment made before play');
  if (record.ended && record.result)
    return bad(0, `a game with a result was not ${record.ended} as well; expected one of the two`);
  const nobody = record.resigned?.find((seat) => seat >= record.seats);
  if (nobody !== undefined) return bad(0, `the record says seat ${nobody} resigned; there are ${record.seats}`);
  const end = replay(game, record);
  if (isRefusal(end)) return end;
  const [now, then] = [JSON.stringify(end.state.result), JSON.stringify(record.result)];
  if (now !== then) return bad(record.lines.length, `the record says the result is ${then}, play gives ${now}`);
  return end;
}

function bad(line: number, why: string): Refusal {
  return { refused: 'bad-record', why: line === 0 ? why : `move ${line}: ${why}` };
}
