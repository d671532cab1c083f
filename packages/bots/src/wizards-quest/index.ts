export { squire } from './squire/index.js';
