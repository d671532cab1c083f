// All but `rule`, which needs vitest: for programs that are no tests.
export { duel } from './games/duel.js';
export { duelWords } from './games/duel-words.js';
export { type GlossaryPlan, glossaryFaults } from './glossary.js';
export {
  checkRecord,
  type Ended,
  LAWS,
  type LawId,
  type LawReport,
  lawAt,
  laws,
  type Plan,
  POSITION_LAWS,
  type SeatPick,
  type Violation,
} from './laws.js';
export { divide, perft, pickName } from './perft.js';
export {
  type Chooser,
  evenly,
  gameSeed,
  LONGEST_GAME,
  type Played,
  type Playout,
  playOn,
  playout,
  waiting,
} from './playout.js';
export {
  type Opening,
  type PlayStep,
  runScenario,
  type Scenario,
  type ScenarioGame,
  type ScenarioReport,
  type SeatOf,
  scenario,
} from './scenario.js';
export { type Shrunk, shrink } from './shrink.js';
