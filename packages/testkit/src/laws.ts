export { LAWS, type LawId, type MomentLaw } from './laws/all.js';
export { lawAt, POSITION_LAWS } from './laws/at.js';
export { type Ended, type LawReport, laws, type Plan, type Violation } from './laws/run.js';
export { checkRecord, type SeatPick } from './laws/whole.js';
