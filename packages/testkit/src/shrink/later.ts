import { apply, type Draw, type Frame, type Game, isRefusal, type Json, type State } from '@questhall/kernel';
import { jsonCopy } from '../same.js';
import { type Opening, openTale } from '../scenario/open.js';
import { type ScenarioGame, stands } from '../scenario/vocabulary.js';
import { type Fault, firstFault, following, type Hunt, timeIsUp } from './hunt.js';

export interface Start {
  readonly opening: Opening;
  readonly state: State;
}

/** Look for a later start: a position in the game's own words, from which fewer picks lead into the fault. */
export function later(hunt: Hunt, kit: ScenarioGame, start: Start, fault: Fault): { start: Start; fault: Fault } {
  const way = wayOf(kit.game, start.state, fault);
  for (let at = way.length - 1; at >= 1 && !timeIsUp(hunt); at--) {
    const rest = fault.picks.slice(at);
    for (const opening of openings(kit, start.opening, way, at)) {
      const state = opened(kit, opening);
      const found = state && firstFault(hunt, state, following(rest));
      if (state && found) return { start: { opening, state }, fault: found };
    }
  }
  return { start, fault };
}

interface Stage {
  readonly state: State;
  /** What was rolled on the way to it. */
  readonly draws: readonly Draw[];
}

/** The state before each of the picks. */
function wayOf(game: Game, from: State, { picks }: Fault): Stage[] {
  const way: Stage[] = [{ state: from, draws: [] }];
  for (const { seat, pick } of picks.slice(0, -1)) {
    const outcome = apply(game, (way.at(-1) as Stage).state, { seat, picks: [pick] });
    if (isRefusal(outcome)) break;
    way.push(outcome);
  }
  return way;
}

/** Ways to write a state down: from each procedure that runs and can be begun at, with the seed's dice or those that fell. */
function openings(kit: ScenarioGame, first: Opening, way: readonly Stage[], at: number): Opening[] {
  const { state } = way[at] as Stage;
  const { words } = kit;
  const position = pruned(words, jsonCopy(words.write(words.truth(state.board)))) as Opening['position'];
  const dice = diceOf(
    kit.game,
    way.slice(at + 1).flatMap((stage) => stage.draws),
  );
  return [...state.stack].reverse().flatMap((frame) => {
    const vars = varsOf(kit, frame);
    if (!vars) return [];
    const opening = { ...first, position, begin: { proc: frame.proc, vars } } as Opening;
    return [opening, { ...opening, dice, moreDice: 'seed' as const }];
  });
}

/** Of what is written, only what a position can say: a view tells more than can be set up, and what is usual need not be said. */
function pruned(words: ScenarioGame['words'], value: Json, path: readonly string[] = []): Json {
  if (typeof value !== 'object' || value === null) return value;
  const fits = (pattern: string, here: readonly string[]) =>
    pattern.split('.').every((part, i) => here[i] === undefined || stands(part, here[i], words.names ?? {}));
  const deeper = words.position.some((word) => fits(word.path, path) && word.path.split('.').length > path.length);
  if (!deeper) return value;
  if (Array.isArray(value)) return value.map((part, i) => pruned(words, part as Json, [...path, String(i)]));
  const kept = Object.entries(value).filter(([key, part]) => {
    const word = words.position.find((w) => fits(w.path, [...path, key]));
    return word && part !== null && String(part) !== word.default;
  });
  return Object.fromEntries(kept.map(([key, part]) => [key, pruned(words, part as Json, [...path, key])]));
}

function varsOf(kit: ScenarioGame, frame: Frame): Record<string, Json> | undefined {
  const takes = kit.words.beginnings[frame.proc]?.takes;
  if (!takes) return undefined;
  const known = Object.keys(takes).filter((name) => frame.vars[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, frame.vars[name] as Json]));
}

function diceOf(game: Game, draws: readonly Draw[]): Record<string, (number | string)[]> {
  const dice: Record<string, (number | string)[]> = {};
  for (const { stream, value } of draws) {
    dice[stream] ??= [];
    dice[stream].push(game.faces?.[stream]?.[value] ?? value);
  }
  return dice;
}

/** A position that cannot be read back is no start. */
function opened(kit: ScenarioGame, opening: Opening): State | undefined {
  try {
    return openTale(kit, opening).state;
  } catch {
    return undefined;
  }
}
