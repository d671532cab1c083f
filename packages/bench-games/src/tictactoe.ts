import { chapters, type Game, goto, over } from '@questhall/kernel';

/** -1 is empty, else the seat whose mark it is. */
export interface Cells {
  cells: number[];
  turn: 0 | 1;
}
interface Calls {
  game: { takes: object; gives: undefined };
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const { ask, procedure } = chapters<Cells, Calls>()('game');

const game = procedure({
  steps: {
    mark: ask({
      rule: 'TTT 1',
      // The last cell is a move too, though there is no choice.
      always: true,
      who: (b) => b.turn,
      says: () => ({ key: 'mark' }),
      options: (b) => empty(b.cells),
      name: (cell) => `mark ${cell}`,
      then: (t, _, cell, seat) => {
        const { board } = t;
        board.cells[cell] = seat;
        if (hasLine(board.cells)) return over({ winners: [seat], rule: 'TTT 2', says: { key: 'line' } });
        if (!board.cells.includes(-1)) return over({ winners: [], rule: 'TTT 3', says: { key: 'drawn' } });
        board.turn = seat === 0 ? 1 : 0;
        return goto('mark');
      },
    }),
  },
});

export const tictactoe: Game<Cells, Cells> = {
  id: 'tictactoe',
  title: 'Tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  streams: [],
  setup: () => ({ cells: [-1, -1, -1, -1, -1, -1, -1, -1, -1], turn: 0 }),
  main: 'game',
  procedures: { game },
  open: true,
  view: clone,
  determinize: () => {},
  clone,
  invariants: () => [],
  phrases: {},
};

function clone({ cells, turn }: Cells): Cells {
  return { cells: cells.slice(), turn };
}

function empty(cells: readonly number[]): number[] {
  const found: number[] = [];
  for (let cell = 0; cell < 9; cell++) if (cells[cell] === -1) found.push(cell);
  return found;
}

function hasLine(cells: readonly number[]): boolean {
  for (const [a, b, c] of LINES) if (cells[a] !== -1 && cells[a] === cells[b] && cells[a] === cells[c]) return true;
  return false;
}
