import {
  apply,
  begin,
  type Game,
  type GameRecord,
  interject,
  isRefusal,
  type Line,
  mixSeed,
  type Random,
  type Refusal,
  random,
  rewound,
  type Seat,
  type State,
} from '@questhall/kernel';
import type { Craft, Critic } from './archmage/craft.js';
import { chancesIn } from './archmage/playout.js';
import { type Judged, judged } from './judging.js';
import { lostAtLast, type Moment } from './moments.js';

/** A turn after which the game was another. */
export interface TurningPoint {
  readonly from: number;
  readonly to: number;
  readonly seat: Seat;
  /** By how much the chances of that seat changed. */
  readonly change: number;
  readonly by: 'luck' | 'choice';
  /** The pick that did most of it. */
  readonly pick: string;
}

/** A finished game looked at again: luck apart from skill. */
export interface Review {
  /** Each seat's chance to win, before the first line and after every one. */
  readonly chances: readonly (readonly number[])[];
  readonly moments: readonly Moment[];
  /** The three that counted most, in the order of the game. */
  readonly turning: readonly TurningPoint[];
  /** By seat: what luck gave or took, and what choices gave away, in games. */
  readonly seats: readonly { readonly luck: number; readonly lost: number }[];
}

/** The story of a record, line by line: how each roll and each decision moved the chances. Others may think in between. */
export function* review(game: Game, craft: Craft, record: GameRecord): Generator<void, Review | Refusal> {
  if (record.secret === null) return { refused: 'bad-record', why: 'a game is looked at again when it is over' };
  const begun = begin(game, record, mixSeed(record.secret, record.nonces));
  if (isRefusal(begun)) return begun;
  const dice = random(record.secret);
  const states: State[] = [begun.state];
  const critic = craft.critic?.();
  const told: Told = {
    chances: [chancesAt(craft, game, begun.state)],
    moments: [],
    hopes: [],
    turns: [craft.turn(begun.state.board)],
  };
  for (const [i, line] of record.lines.entries()) {
    const after = yield* followed(game, craft, { line, number: i, states, dice, told, critic });
    if (isRefusal(after)) return after;
    states.push(after);
    told.chances.push(chancesAt(craft, game, after));
    told.turns.push(after.result ? Number.NaN : craft.turn(after.board));
    yield;
  }
  return summed(told, record.seats);
}

interface Told {
  readonly chances: (readonly number[])[];
  readonly moments: Moment[];
  readonly hopes: (number | undefined)[];
  readonly turns: number[];
}

interface Step {
  readonly line: Line;
  readonly number: number;
  readonly states: readonly State[];
  readonly dice: Random;
  readonly told: Told;
  readonly critic?: Critic;
}

function* followed(game: Game, craft: Craft, step: Step): Generator<void, State | Refusal> {
  const { line, states, number, told, dice, critic } = step;
  let state = states[number];
  if (line.rewind !== null) return rewound(game, states[line.rewind], state.rng.epoch + 1);
  const { seat } = line;
  for (const pick of line.picks) {
    const judgement = line.unasked ? null : yield* judged(game, craft, { state, seat, pick, dice, critic });
    const move = { seat, picks: [pick] };
    const outcome = line.unasked ? interject(game, state, move) : apply(game, state, move);
    if (isRefusal(outcome)) return outcome;
    state = outcome.state;
    if (!judgement) continue;
    told.moments.push(momentOf(craft, game, { number, seat, pick, judgement, state }));
    told.hopes.push(judgement.hope);
  }
  return state;
}

interface Known {
  readonly number: number;
  readonly seat: Seat;
  readonly pick: string;
  readonly judgement: Judged;
  readonly state: State;
}

function momentOf(craft: Craft, game: Game, { number, seat, pick, judgement, state }: Known): Moment {
  const luck = chancesAt(craft, game, state).map((chance, one) => chance - judgement.expected[one]);
  const { lost, better } = judgement;
  return { line: number, seat, pick, luck, lost, ...(better !== undefined && { better }) };
}

function chancesAt(craft: Craft, game: Game, state: State): number[] {
  return chancesIn(craft, { game, state });
}

function summed(told: Told, seats: number): Review {
  const { chances, turns } = told;
  const moments = lostAtLast(told);
  const sums = Array.from({ length: seats }, (_, seat) => ({
    luck: moments.reduce((sum, { luck }) => sum + luck[seat], 0),
    lost: moments.reduce((sum, { seat: who, lost }) => sum + (who === seat ? lost : 0), 0),
  }));
  return { chances, moments, turning: turningPoints(chances, moments, turns), seats: sums };
}

const TURNING_POINTS = 3;

/** The turns that changed most for whoever they changed most for. */
function turningPoints(
  chances: Review['chances'],
  moments: readonly Moment[],
  turns: readonly number[],
): TurningPoint[] {
  const found: TurningPoint[] = [];
  for (let from = 0; from < chances.length - 1; ) {
    let to = from + 1;
    while (to < chances.length - 1 && turns[to] === turns[from]) to += 1;
    const within = moments.filter(({ line }) => line >= from && line < to);
    if (within.length > 0) found.push(turningPoint({ from, to, chances, within }));
    from = to;
  }
  found.sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return found.slice(0, TURNING_POINTS).sort((a, b) => a.from - b.from);
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly chances: Review['chances'];
  readonly within: readonly Moment[];
}

function turningPoint({ from, to, chances, within }: Span): TurningPoint {
  const changes = chances[to].map((chance, seat) => chance - chances[from][seat]);
  const seat = changes.reduce((most, change, one) => (Math.abs(change) > Math.abs(changes[most]) ? one : most), 0);
  const weight = ({ luck, lost, seat: who }: Moment) => Math.max(Math.abs(luck[seat]), who === seat ? lost : 0);
  const main = within.reduce((a, b) => (weight(b) > weight(a) ? b : a));
  const byLuck = within.reduce((sum, { luck }) => sum + luck[seat], 0);
  const by = Math.abs(byLuck) * 2 > Math.abs(changes[seat]) ? 'luck' : 'choice';
  return { from, to, seat, change: changes[seat], by, pick: main.pick };
}
