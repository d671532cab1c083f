export { attacks, summons } from './attacking.js';
export { captures, orders } from './fighting.js';
export { hidings } from './hiding.js';
export { petitions, rings, wanders, wandersTo } from './petitioning.js';
export { placings } from './placing.js';
export { territories } from './settling.js';
