export { FLAGS } from './flags.js';
export { jsonLog, type Log, type LogLevel } from './log.js';
export { type HallOptions, LIMITS, type Limits } from './options.js';
export { resetPassword } from './people/reset.js';
export { backup, type Hall, restore, startHall } from './start.js';
export { CopyFailed } from './store/copies.js';
