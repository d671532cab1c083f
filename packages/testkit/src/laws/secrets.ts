import {
  determinize,
  fork,
  type Game,
  type Json,
  type Outcome,
  type Seat,
  type State,
  sight,
  type Viewer,
} from '@questhall/kernel';
import { evenly, playOn } from '../playout.js';
import { same } from '../same.js';
import type { ScenarioGame } from '../scenario/vocabulary.js';
import type { Secrets, Tally } from './memory.js';
import { anyOf, type Moment, type Verdict, viewers, type Watch } from './moment.js';
import { named } from './secrecy.js';

/** Law 6c, in part: gathers samples; what they prove is said when the run ends. */
export function resampling(m: Moment): Verdict {
  const { game, state, secrets } = m;
  const viewer = anyOf(m.random, viewers(state));
  const world = determinize(game, state, viewer, m.random);
  const others = Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  countViews(m, { state, viewer, world }, others);
  secrets.looks += 1;
  if (m.words && (secrets.looks <= FACTS || m.random(12) === 0)) countFacts(m, m.words, viewer, world);
  return undefined;
}

interface Imagined {
  readonly state: State;
  readonly viewer: Viewer;
  readonly world: State;
}

/** Whether a world that a viewer imagines is another, and which seats would see something else in it. */
function countViews(
  { game, secrets }: Pick<Moment, 'game' | 'secrets'>,
  { state, viewer, world }: Imagined,
  seats: readonly Seat[],
): void {
  count(secrets.boards, `${viewer}`, !same(state.board, world.board));
  for (const seat of seats) {
    const changed = !same(game.view(state.board, seat), game.view(world.board, seat));
    count(secrets.pairs, `${viewer}>${seat}`, changed);
  }
}

function count(tallies: Map<string, Tally>, key: string, varied: boolean): void {
  const tally = tallies.get(key) ?? { samples: 0, varied: 0 };
  tally.samples += 1;
  if (varied) tally.varied += 1;
  tallies.set(key, tally);
}

/** Facts enough to hold the law by; then only some more, for they are dear. */
const FACTS = 150;

/** Every single fact that another seat sees and the viewer does not, by its path in the game's words. */
function countFacts(
  { game, state, secrets }: Moment,
  words: ScenarioGame['words'],
  viewer: Viewer,
  world: State,
): void {
  const truth = leaves(words.write(words.truth(state.board)));
  const seen = leaves(words.write(game.view(state.board, viewer)));
  const hidden = [...truth].filter(([path, value]) => seen.get(path) !== value);
  if (hidden.length === 0) return;
  const others = viewers(state).filter((seat) => seat !== null && seat !== viewer);
  const views = others.map((seat) => leaves(words.write(game.view(state.board, seat))));
  const sampled = leaves(words.write(words.truth(world.board)));
  // What nobody sees may be remembered by all: cards that were played and lie face down now.
  for (const [path, value] of hidden.filter(([path, value]) => views.some((view) => view.get(path) === value))) {
    const fact = secrets.facts.get(path) ?? { samples: 0, varied: 0, values: new Set<string>() };
    fact.samples += 1;
    if (sampled.get(path) !== value) fact.varied += 1;
    if (fact.values.size < 2) fact.values.add(value);
    secrets.facts.set(path, fact);
  }
}

/** A list of plain values is one fact: what stands at which place of it says nothing by itself. */
function leaves(value: Json, path = '', into = new Map<string, string>()): Map<string, string> {
  const list = Array.isArray(value) && !value.some((part) => typeof part === 'object' && part !== null);
  if (typeof value !== 'object' || value === null || list) return into.set(path, JSON.stringify(value));
  for (const [key, part] of Object.entries(value)) leaves(part as Json, path ? `${path}.${key}` : key, into);
  return into;
}

/** Worlds dealt when somebody was told a secret, so that none passes for what it was. */
const WORLDS = 3;

/** Remember who was told what others were not, and look at once whether their worlds differ in it: a secret may be short. */
export function noteTold({ kit, random, secrets }: Watch, { state, events }: Outcome): void {
  const { game } = kit;
  for (const { secret } of events) {
    if (!secret) continue;
    for (const viewer of viewers(state).filter((one) => one === null || !secret.for.includes(one))) {
      for (const seat of secret.for) secrets.told.add(`${viewer}>${seat}`);
      const unseen = secret.for.filter((seat) => !secrets.pairs.get(`${viewer}>${seat}`)?.varied);
      for (let i = 0; i < WORLDS && unseen.length > 0; i++)
        countViews({ game, secrets }, { state, viewer, world: determinize(game, state, viewer, random) }, unseen);
    }
  }
}

const OPENINGS = 200;

/** Remember what a state looked like: two boards that look the same to a viewer hide something from it. */
export function noteOpening(secrets: Secrets, game: Game, state: State): void {
  if (secrets.openings.size > OPENINGS) return;
  const board = JSON.stringify(state.board);
  for (const viewer of viewers(state)) {
    const looks = `${viewer} ${JSON.stringify(sight(game, state, viewer))}`;
    const before = secrets.openings.get(looks);
    if (before === undefined) secrets.openings.set(looks, board);
    else if (before !== board) secrets.blind.add(`${viewer}`);
  }
}

const FEW = 20;
const ENOUGH = 40;

/** Law 6c: where somebody knows more than a viewer, the worlds dealt for that viewer must differ in it. */
export function unvaried(secrets: Secrets): string[] {
  const blind = [...secrets.blind].filter((viewer) => constant(secrets.boards.get(viewer)));
  const deaf = [...secrets.told].filter((pair) => constant(secrets.pairs.get(pair)));
  const facts = [...secrets.facts].filter(([, fact]) => fact.values.size > 1);
  const boards = [...secrets.boards.values()];
  const samples = boards.reduce((n, tally) => n + tally.samples, 0);
  const any = secrets.blind.size + secrets.told.size + facts.length > 0;
  if (any && samples >= FEW && boards.every((tally) => tally.varied === 0))
    return [`determinize deals nothing anew in ${samples} samples, though there are secrets`];
  return [
    ...blind.map((v) => `determinize for ${who(v)} deals nothing anew, though boards that differ look the same to it`),
    ...deaf.map(toldWords),
    ...facts
      .filter(([, fact]) => constant(fact))
      .map(([path, fact]) => `determinize never changes ${path}, hidden in ${fact.samples} samples`),
  ];
}

function toldWords(pair: string): string {
  const [viewer = '', seat = ''] = pair.split('>');
  return `determinize for ${who(viewer)} never changes what seat ${seat} sees, though seat ${seat} was told secrets`;
}

function constant(tally: Tally | undefined): boolean {
  return tally !== undefined && tally.samples >= ENOUGH && tally.varied === 0;
}

function who(viewer: string): string {
  return named(viewer === 'null' ? null : (Number(viewer) as Seat));
}

/** Law 6d: a world somebody imagines plays on to the end. Never more of that than the games' own share. */
export function playsOn(m: Moment): Verdict {
  const { game, state, effort } = m;
  if (effort.imagined > effort.played * effort.share) return null;
  const viewer = anyOf(m.random, viewers(state));
  const live = fork(game, determinize(game, state, viewer, m.random));
  const hex = (m.random(2 ** 31) + 2 ** 31).toString(16);
  const { decisions } = playOn(live, evenly(hex), m.limit);
  effort.imagined += decisions;
  if (decisions >= m.limit) return `a world imagined by ${named(viewer)} has no end`;
  if (!live.state.result) return `a world imagined by ${named(viewer)} stops where nobody is asked`;
  const unsound = game.invariants(live.state.board)[0];
  return unsound && `a world imagined by ${named(viewer)} ends unsound: ${unsound}`;
}
