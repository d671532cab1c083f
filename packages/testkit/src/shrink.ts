import { advance, begin, fork, type Game, isRefusal } from '@questhall/kernel';
import { LAWS, type LawId } from './laws/all.js';
import { POSITION_LAWS, watchOf } from './laws/at.js';
import type { Violation } from './laws/run.js';
import type { ScenarioGame } from './scenario/vocabulary.js';
import { askAt, type Fault, firstFault, following, type Hunt } from './shrink/hunt.js';
import { later, type Start } from './shrink/later.js';
import { reduce } from './shrink/reduce.js';

/** A fault in the fewest picks that were found, as a scenario. */
export interface Shrunk {
  readonly law: LawId;
  readonly what: string;
  /** How many picks lead to the fault, the one that shows it included. */
  readonly picks: number;
  readonly scenario: object;
  /** The scenario as a test that fails until the fault is mended. */
  readonly text: string;
}

/** Cut a game that broke a law down to its shortest story. Nothing if it cannot be found again from its picks alone. */
export function shrink(subject: Game | ScenarioGame, violation: Violation, milliseconds = 5000): Shrunk | undefined {
  const { law, seats, options, seed } = violation;
  const watch = watchOf(subject, `shrink ${seed}`);
  const { game } = watch.kit;
  const opening = begin(game, { seats, options }, seed);
  if (isRefusal(opening) || violation.picks.length === 0) return undefined;
  const start: Start = { opening: { seats, options, seed }, state: opening.state };
  const until = performance.now() + milliseconds;
  const hunt: Hunt = { watch, law, at: '', story: { game, seats, options, seed }, until };
  const first = again(hunt, start, violation);
  if (!first) return undefined;
  const short = reduced(hunt, start, first);
  if (!('words' in subject) || law === '1' || law === '10') return told(violation, game, start, short);
  const moved = later(hunt, subject, start, short);
  return told(violation, game, moved.start, reduced(hunt, moved.start, moved.fault));
}

/** Looking at one ask only is much quicker. */
function reduced(hunt: Hunt, start: Start, fault: Fault): Fault {
  return reduce({ ...hunt, at: whereFound(hunt, start, fault) }, start.state, fault);
}

/** The ask at which the last of some picks is made. */
function whereFound({ watch, law }: Hunt, { state }: Start, { picks }: Fault): string {
  const live = fork(watch.kit.game, state);
  const follow = following(picks.slice(0, -1));
  for (let chosen = follow(live); chosen; chosen = follow(live)) advance(live, chosen.seat, chosen.option);
  return law === '7' ? '' : askAt(live.state);
}

/** Chance may have shown it; give it some more. */
function again(hunt: Hunt, { state }: Start, { picks }: Violation): Fault | undefined {
  for (let i = 0; i < 5; i++) {
    const found = firstFault(hunt, state, following(picks));
    if (found) return found;
  }
  return undefined;
}

function told({ law }: Violation, game: Game, start: Start, { what, picks }: Fault): Shrunk {
  const shown = law === '5' || law === '7' || !POSITION_LAWS.includes(law) ? picks : picks.slice(0, -1);
  const name = `law ${law}: ${saysOf(law)}`;
  const scenario = {
    game: game.id,
    name,
    ...start.opening,
    play: shown,
    ...(POSITION_LAWS.includes(law) && { expect: [{ laws: law }] }),
  };
  return { law, what, picks: picks.length, scenario, text: testOf(name, what, scenario) };
}

function saysOf(law: LawId): string {
  if (law === '1') return 'the same seed and picks lead to the same state and events';
  if (law === '5') return 'every game ends by a rule of the book';
  if (law === '10') return 'recorded games still end with their result';
  return LAWS[law].says;
}

function testOf(name: string, what: string, scenario: object): string {
  const lines = Object.entries(scenario).map(([key, value]) => {
    if (key !== 'play' || value.length === 0) return `    ${key}: ${JSON.stringify(value)},`;
    return [`    play: [`, ...value.map((pick: object) => `      ${JSON.stringify(pick)},`), `    ],`].join('\n');
  });
  return [
    `test(${JSON.stringify(name)}, () => {`,
    `  // Found: ${what.replaceAll('\n', ' ')}`,
    '  const report = runScenario(games, {',
    ...lines,
    '  });',
    "  expect(report.why).toBe('');",
    '});',
  ].join('\n');
}
