export { Broken, isRefusal, stackInWords } from './broken.js';
export { commitment, drawAt, isSeed, mixSeed, random, rngFrom, type Seed, seedFrom } from './dice.js';
export { type Calls, type Chapter, chapters, goto, leave, over } from './flow.js';
export type { Live } from './live.js';
export { advance, wake } from './machine.js';
export type { Marks } from './marks.js';
export { apply, askedIn, begin, determinize, fork, fresh, interject, rewound, type Start } from './play.js';
export {
  fail,
  flag,
  keys,
  list,
  near,
  type Obj,
  object,
  oneOf,
  reading,
  seat,
  upTo,
  whole,
  within,
  written,
} from './position.js';
export { heard, prompts, type Sight, shown, sight, speak, standing } from './reading.js';
export { readOptions, ready } from './ready.js';
export { type GameRecord, type Line, lineOf, readRecord, rewindLine, writeRecord } from './record.js';
export { replay, type Snapshot, verify } from './replay.js';
export type * from './rulebook.js';
export { sha256 } from './sha256.js';
export { distance, likely } from './spelling.js';
export { copyState, openSave } from './state.js';
export type * from './types.js';
export { type Pass, type WindowSpec, windowOf } from './window.js';
export type * from './words.js';
