export { LIMIT, SPACES, type Territory, territory } from './territory.js';
export { type Cells, tictactoe } from './tictactoe.js';
