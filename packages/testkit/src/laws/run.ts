import {
  advance,
  fresh,
  type Game,
  isRefusal,
  type Live,
  openSave,
  type Result,
  random,
  type State,
  wake,
} from '@questhall/kernel';
import { pickName } from '../perft.js';
import { type Chooser, gameSeed, LONGEST_GAME, waiting } from '../playout.js';
import { difference, jsonCopy } from '../same.js';
import type { ScenarioGame } from '../scenario/vocabulary.js';
import { LAWS, type LawId, MOMENT_LAWS, verdict } from './all.js';
import { unsound } from './board.js';
import { noSecrets } from './memory.js';
import { momentOf, type Verdict, type Watch } from './moment.js';
import { noteOpening, noteTold, unvaried } from './secrets.js';
import { recordHolds, retell, type SeatPick, type Story, sameAgain } from './whole.js';

export interface Plan {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** How many games, or which numbers of a longer run. */
  readonly games: number | readonly number[];
  readonly seed: string;
  /** The share of decisions that is looked at; each law is held against some of those. */
  readonly sample?: number;
  /** The share of games that is told again and verified as a record, and of play spent on imagined worlds; left out, 1. */
  readonly retold?: number;
  /** A game that takes more decisions has no end. */
  readonly limit?: number;
  /** The seed of the `i`th game. */
  seedOf?(i: number): string;
  /** Who chooses in the `i`th game; left out, chance. */
  chooserOf?(i: number): Chooser;
}

export interface Violation {
  readonly law: LawId;
  readonly what: string;
  /** The number of the game, and all that is needed to play it again. */
  readonly game: number;
  readonly seats: number;
  readonly options: State['options'];
  readonly seed: string;
  /** Up to the pick at which it was found. */
  readonly picks: readonly SeatPick[];
}

/** How one game went; one that broke or has no end has no result. */
export interface Ended {
  readonly game: number;
  readonly decisions: number;
  readonly choices: number;
  readonly result: Result | null;
}

export interface LawReport {
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly choices: number;
  readonly checks: number;
  readonly checksByLaw: Readonly<Record<LawId, number>>;
  readonly violations: readonly Violation[];
  readonly ends: readonly Ended[];
}

const SAMPLE = 0.12;
/** Each law is held at every chance until it has had so many, so that a short run holds all of them. */
const LEAST = 20;
const MOST_VIOLATIONS = 50;

interface Run extends Watch {
  readonly plan: Plan;
  readonly pool: string[];
  readonly tries: Record<string, number>;
  readonly checks: Record<LawId, number>;
  readonly violations: Violation[];
  readonly ends: Ended[];
}

/** Play games at random and hold every law against them. */
export function laws(subject: Game | ScenarioGame, plan: Plan): LawReport {
  const run = newRun(subject, plan);
  const games = typeof plan.games === 'number' ? Array.from({ length: plan.games }, (_, i) => i) : plan.games;
  for (const index of games) playGame(run, index);
  for (const what of unvaried(run.secrets)) violate(run, '6c', what, storyOf(run, -1, {}, plan.seed));
  const { ends, violations, checks: checksByLaw } = run;
  const finished = ends.filter(({ result }) => result).length;
  const choices = sum(ends.map((end) => end.choices));
  const checks = sum(Object.values(checksByLaw));
  return {
    games: games.length,
    finished,
    decisions: run.effort.played,
    choices,
    checks,
    checksByLaw,
    violations,
    ends,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

function newRun(subject: Game | ScenarioGame, plan: Plan): Run {
  const checks = Object.fromEntries(['1', '5', '10', ...MOMENT_LAWS].map((law) => [law, 0])) as Run['checks'];
  return {
    plan,
    kit: 'words' in subject ? subject : { game: subject },
    random: random(`${plan.seed} laws`),
    secrets: noSecrets(),
    pool: [],
    limit: plan.limit ?? LONGEST_GAME,
    effort: { played: 0, imagined: 0, share: plan.retold ?? 1 },
    tries: {},
    checks,
    violations: [],
    ends: [],
  };
}

interface Running extends Story {
  readonly index: number;
  readonly picks: SeatPick[];
  choices: number;
}

function storyOf(run: Run, index: number, options: State['options'], seed: string): Running {
  return { game: run.kit.game, seats: run.plan.seats, options, seed, picks: [], index, choices: 0 };
}

function playGame(run: Run, index: number): void {
  const { plan, kit } = run;
  const seed = plan.seedOf?.(index) ?? gameSeed(plan.seed, index);
  const state = fresh(kit.game, { seats: plan.seats, options: plan.options ?? {} }, seed);
  if (isRefusal(state)) throw new Error(state.why);
  const story = storyOf(run, index, state.options, seed);
  let result: Result | null = null;
  try {
    const live = wake(kit.game, state);
    live.quiet = true;
    noteOpening(run.secrets, kit.game, live.state);
    playThrough(run, story, live);
    result = live.state.result;
    if (result) endWell(run, story, live.state);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    judge(run, '5', `play breaks: ${error.message}`, story);
  }
  run.ends.push({ game: index, decisions: story.picks.length, choices: story.choices, result });
}

function playThrough(run: Run, story: Running, live: Live): void {
  const { limit } = run;
  const { chooserOf, seed } = run.plan;
  const choose = chooserOf?.(story.index) ?? byChance(`${seed} bots ${story.index}`);
  const { picks } = story;
  for (let asked = waiting(live); asked && picks.length < limit; asked = waiting(live)) {
    const { seat, options } = asked;
    const option = options[choose(options, seat, live)];
    const pick = pickName(live, option);
    picks.push({ seat, pick });
    run.effort.played += 1;
    if (options.length > 1) story.choices += 1;
    look(run, story, live);
    advance(live, seat, option);
  }
  if (live.state.result) return;
  const endless = picks.length >= limit;
  // A list that long is no help to anybody.
  if (endless) judge(run, '5', `there is no end after ${limit} decisions`, { ...story, picks: [] });
  else judge(run, '5', 'play stops where nobody is asked', story);
}

function byChance(words: string): Chooser {
  const dice = random(words);
  return (options) => dice(options.length);
}

/** Hold some of the laws against the decision at hand. */
function look(run: Run, story: Running, live: Live): void {
  const due = MOMENT_LAWS.filter((law) => (run.tries[law] ?? 0) < LEAST);
  const looks = run.random(10_000) < 10_000 * (run.plan.sample ?? SAMPLE);
  if (!looks && due.length === 0) return;
  const { seat, pick } = story.picks.at(-1) as SeatPick;
  const moment = momentOf(run, live, seat, pick);
  for (const law of MOMENT_LAWS) {
    if (!due.includes(law) && !(looks && run.random(1000) < 1000 * LAWS[law].rate)) continue;
    run.tries[law] = (run.tries[law] ?? 0) + 1;
    judge(run, law, verdict(law, moment), story);
  }
  run.pool[run.random(64)] = pick;
}

/** What is held against a whole game. */
function endWell(run: Run, story: Running, state: State): void {
  judge(run, '5', badResult(state), story);
  judge(run, '7', unsound(run.kit.game, state), story);
  judge(run, '2', endSaves(run.kit.game, state), story);
  if (!isRetold(run)) return;
  const told = retell(story, (outcome) => noteTold(run, outcome));
  judge(run, '1', sameAgain(story, state, told), story);
  if (typeof told === 'string') return;
  judge(run, '10', recordHolds(story, told), story);
}

/** Telling again takes as long as several games: of long runs only a share is, spread evenly, the first one with it. */
function isRetold({ ends, plan: { retold = 1 } }: Run): boolean {
  return ends.length === 0 || Math.floor((ends.length + 1) * retold) > Math.floor(ends.length * retold);
}

/** A finished game can be saved and opened too. */
function endSaves(game: Game, state: State): string | undefined {
  const opened = openSave(game, jsonCopy(state));
  if (isRefusal(opened)) return `a save of the end is refused: ${opened.why}`;
  const found = difference(state, opened);
  return found && `a save changes the end: ${found}`;
}

function badResult({ result, seats }: State): string | undefined {
  if (!result?.rule) return 'the game ends by no rule';
  const strange = result.winners.find((seat, i) => seat < 0 || seat >= seats || result.winners.indexOf(seat) !== i);
  return strange === undefined ? undefined : `the winners are ${JSON.stringify(result.winners)}`;
}

function judge(run: Run, law: LawId, found: Verdict, story: Running): void {
  if (found === null) return;
  run.checks[law] += 1;
  if (found !== undefined) violate(run, law, found, story);
}

/** One violation of a law a game is enough to know. */
function violate(run: Run, law: LawId, what: string, story: Running): void {
  const { seats, options, seed, index } = story;
  if (run.violations.length >= MOST_VIOLATIONS) return;
  if (index >= 0 && run.violations.some((v) => v.law === law && v.game === index)) return;
  run.violations.push({ law, what, game: index, seats, options, seed, picks: [...story.picks] });
}
