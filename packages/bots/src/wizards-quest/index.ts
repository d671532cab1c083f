export { knight } from './knight/index.js';
export { squire } from './squire/index.js';
