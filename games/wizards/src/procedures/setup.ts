import { type Flow, goto, type Seat, type Table } from '@questhall/kernel';
import { BOATS, type Board, cellOf, clockwise, landAt, NOBODY } from '../board.js';
import { chapter } from '../calls.js';
import { canList, rollSpace, rollSpot } from '../dice.js';
import {
  AROUND,
  BARE,
  type Cell,
  cellId,
  frozen,
  GRID,
  isOpenCentre,
  type Layout,
  laid,
  openCentres,
  seaId,
} from '../map.js';
import { COLOURS, GEMS, PEOPLE, SORCERERS } from '../people.js';
import { CHART } from '../tiles.data.js';
import {
  ABBEY,
  COTTAGE,
  isDwelling,
  isTown,
  LAIR,
  SACRED_CIRCLE,
  SPACES_ON_TILES,
  TILES,
  type TileId,
  TOWERS,
} from '../tiles.js';

const whole = chapter('setup', () => ({ next: 0 }));

/** 3. Preparing the game. */
export const setup = whole.procedure({
  steps: {
    // W 3.11 A Gem card on every High Wizard's box, seen by nobody.
    gems: (t) => {
      const left = GEMS.map(() => 1);
      for (let wizard = 0; wizard < 7; wizard++) {
        const card = t.draw('gems', left);
        left[card] = 0;
        t.board.gemOf[wizard] = card;
      }
    },
    dealer: (t) => {
      t.board.dealer = rollDealer(t);
      t.tell('dealer', { seat: t.board.dealer });
    },
    // W A.0 Alone one lays them otherwise.
    lay: (t) => (t.board.seats === 1 ? whole.call('laying-blind', {}) : whole.call('laying', {})),
    boats: () => whole.call('boats', {}),
    // W 3.4 The Dragon in a random space of its Lair.
    dragon: (t) => {
      t.board.dragon = rollSpot(t, LAIR);
      t.tell('dragon.moves', { to: cellId(t.board.layout, t.board.dragon) });
    },
    // W 3.7 From the Dealer on each picks a piece.
    piece: whole.ask({
      rule: 'W 3.7',
      who: (b, v) => (v.next < b.seats ? (b.dealer + v.next) % b.seats : null),
      says: () => ({ key: 'ask.piece' }),
      options: (b) => COLOURS.flatMap((_, colour) => (b.colour.includes(colour) ? [] : [colour])),
      name: (colour: number) => COLOURS[colour],
      then: (t, v, colour, seat) => {
        t.board.colour[seat] = colour;
        t.tell('piece', { seat, colour: COLOURS[colour] });
        v.next += 1;
        return goto('piece');
      },
    }),
    starts: () => whole.call('starts', {}),
  },
});

/** W 3.2a Two dice each; those who tie for the highest roll again. */
function rollDealer(t: Table<Board>): Seat {
  let rollers = clockwise(t.board, 0);
  while (rollers.length > 1) {
    const totals = rollers.map(() => t.d6('dealer') + t.d6('dealer'));
    const best = Math.max(...totals);
    t.tell('dealer.rolled', { seats: rollers, totals });
    rollers = rollers.filter((_, i) => totals[i] === best);
  }
  return rollers[0];
}

interface Laying {
  dealt: boolean;
  turn: number;
  tile: TileId;
  cell: Cell;
}
const tiles = chapter('laying', (): Laying => ({ dealt: false, turn: 0, tile: -1, cell: -1 }));

/** 3.2 The tiles are dealt and laid. */
export const laying = tiles.procedure({
  steps: {
    // W 3.2b Shuffled and dealt clockwise, as evenly as possible. W R49 Hands are open.
    deal: (t) => {
      const { board } = t;
      if (board.house.charted) {
        chart(
          t,
          shuffledTiles(
            t,
            TILES.map((_, tile) => tile),
          ),
        );
        return tiles.done();
      }
      shuffledTiles(
        t,
        TILES.map((_, tile) => tile),
      ).forEach((tile, i) => {
        board.hand[tile] = (board.dealer + 1 + i) % board.seats;
      });
      t.tell('tiles.dealt', { hands: TILES.map(({ id }, tile) => `${id} ${board.hand[tile]}`) });
    },
    // W 3.21 One tile a turn, from the Dealer's left.
    tile: tiles.ask({
      rule: 'W 3.21',
      who: (b, v) => (b.hand.some((seat) => seat >= 0) ? layer(b, v.turn) : null),
      says: () => ({ key: 'ask.tile' }),
      options: (b, v) => TILES.flatMap((_, tile) => (b.hand[tile] === layer(b, v.turn) ? [tile] : [])),
      name: (tile: TileId) => `lay ${TILES[tile].id}`,
      at: (tile) => [TILES[tile].id],
      bars: () => ({ rule: 'W 3.21', why: 'not a tile of yours that is still to be laid' }),
      then: (_, v, tile) => {
        v.tile = tile;
        return goto('where');
      },
    }),
    laid: () => tiles.done(),
    where: tiles.ask({
      rule: 'W 3.23',
      who: (b, v) => layer(b, v.turn),
      says: (_, v) => ({ key: 'ask.where', args: { tile: TILES[v.tile].id } }),
      options: (b) => openCentres(b.layout),
      name: (cell: Cell) => `at ${hexId(cell)}`,
      at: (cell) => [seaId(cell)],
      bars: (pick, b) => whereBar(pick, b),
      then: (_, v, cell) => {
        v.cell = cell;
      },
    }),
    turned: tiles.ask({
      rule: 'W 3.23',
      who: (b, v) => layer(b, v.turn),
      says: (_, v) => ({ key: 'ask.turned', args: { tile: TILES[v.tile].id } }),
      options: () => [0, 1, 2, 3, 4, 5],
      name: (turn: number) => `turn ${turn}`,
      then: (t, v, turn, seat) => {
        const { board } = t;
        board.layout = laid(board.layout, v.tile, v.cell, turn);
        board.hand[v.tile] = NOBODY;
        t.tell('tile.laid', { seat, tile: TILES[v.tile].id, at: hexId(v.cell), turn });
        v.turn += 1;
        return goto('tile');
      },
    }),
  },
  shows: (_, v) => ({ tile: v.tile < 0 ? null : TILES[v.tile].id, at: v.cell < 0 ? null : hexId(v.cell) }),
});

function layer(b: Board, turn: number): Seat {
  return (b.dealer + 1 + turn) % b.seats;
}

/** A hex of the board, by column and row. */
export function hexId(cell: Cell): string {
  return `${cell % GRID.columns}-${Math.floor(cell / GRID.columns)}`;
}

function whereBar(pick: string, b: Board) {
  const found = /^at (\d+)-(\d+)$/.exec(pick);
  if (!found) return undefined;
  const cell = Number(found[2]) * GRID.columns + Number(found[1]);
  return isOpenCentre(BARE, cell) && !isOpenCentre(b.layout, cell)
    ? { rule: 'W 3.22b', why: 'it would overlap another tile' }
    : { rule: 'W 3.22a', why: 'every hex of the tile must cover a hex of the board' };
}

function shuffledTiles(t: Table<Board>, from: readonly TileId[]): TileId[] {
  const weights = TILES.map((_, tile) => (from.includes(tile) ? 1 : 0));
  return from.map(() => {
    const tile = t.draw('tiles', weights);
    weights[tile] = 0;
    return tile;
  });
}

/** The ready chart: these tiles on its places, each turned by chance. */
function chart(t: Table<Board>, order: readonly TileId[]): void {
  const { board } = t;
  order.forEach((tile, i) => {
    const [column, row] = CHART[i];
    const cell = (row + 1) * GRID.columns + column + 1;
    board.layout = laid(board.layout, tile, cell, t.d6('tiles') - 1);
  });
  t.tell('tiles.charted', {});
}

interface Blind {
  tower: TileId;
  left: number;
  cell: Cell;
}
const alone = chapter('laying-blind', (): Blind => ({ tower: -1, left: 0, cell: -1 }));

/** Appendix A. The solitaire tiles, some missing, laid unseen. */
export const layingBlind = alone.procedure({
  steps: {
    // W A.1 Lair, Circle, Cottage and one Tower are sure to be there.
    tower: alone.ask({
      rule: 'W A.1',
      who: () => 0,
      says: () => ({ key: 'ask.tower' }),
      options: () => [0, 1, 2],
      name: (i: number) => PEOPLE[SORCERERS[i]],
      at: (i) => [TILES[TOWERS[i]].id],
      then: (_, v, i) => {
        v.tower = TOWERS[i];
      },
    }),
    // W A.2, W A.3 Of the others as many as a die says, or the difficulty, will be missing; nobody sees which.
    remove: (t, v) => {
      const { board } = t;
      const n = board.house.missing < 0 ? t.d6('missing') : board.house.missing;
      v.left = TILES.length - n;
      board.phase = 'blind';
      t.tell('tiles.missing', { n });
      if (board.house.charted) return goto('shuffle');
    },
    // W A.5 They are arranged unseen: until the end nobody knows which lies where.
    where: alone.ask({
      rule: 'W A.5',
      who: (_, v) => (v.left > 0 ? 0 : null),
      says: (_, v) => ({ key: 'ask.where-blind', args: { left: v.left } }),
      options: (b) => openCentres(b.layout),
      name: (cell: Cell) => `at ${hexId(cell)}`,
      at: (cell) => [seaId(cell)],
      bars: (pick, b) => whereBar(pick, b),
      then: (_, v, cell) => {
        v.cell = cell;
        return goto('turned');
      },
    }),
    shuffle: (t, v) => {
      const { board } = t;
      const kept = keptTiles(t, v.tower, board.house.charted ? v.left : layersOf(board));
      if (board.house.charted) chart(t, kept);
      else board.layout = faceUp(board.layout, kept);
      return goto('turn-up');
    },
    turned: alone.ask({
      rule: 'W A.5',
      who: () => 0,
      says: () => ({ key: 'ask.turned-blind' }),
      options: () => [0, 1, 2, 3, 4, 5],
      name: (turn: number) => `turn ${turn}`,
      then: (t, v, turn) => {
        const { board } = t;
        v.left -= 1;
        board.layout = laid(board.layout, v.left, v.cell, turn);
        t.tell('tile.laid-blind', { at: hexId(v.cell), turn });
        return goto('where');
      },
    }),
    'turn-up': (t) => {
      t.board.phase = 'setup';
      t.reveal('tiles.turned-up', { missing: TILES.flatMap(({ id }, tile) => (t.board.fallen[tile] ? [id] : [])) });
    },
  },
});

function layersOf(b: Board): number {
  return b.layout.at.filter((cell) => cell >= 0).length;
}

/** W A.4 The four sure tiles mixed with what is left of the others. W R107 Missing ones count as fallen. */
function keptTiles(t: Table<Board>, tower: TileId, n: number): TileId[] {
  const sure = [LAIR, SACRED_CIRCLE, COTTAGE, tower];
  const others = shuffledTiles(
    t,
    TILES.flatMap((_, tile) => (sure.includes(tile) ? [] : [tile])),
  );
  const kept = [...others.slice(0, n - sure.length), ...sure];
  for (const tile of others.slice(n - sure.length)) t.board.fallen[tile] = true;
  return shuffledTiles(t, kept);
}

/** Put faces on places that were laid blind. */
function faceUp(layout: Layout, order: readonly TileId[]): Layout {
  const at = TILES.map(() => -1);
  const turn = TILES.map(() => 0);
  order.forEach((tile, i) => {
    at[tile] = layout.at[i];
    turn[tile] = layout.turn[i];
  });
  return frozen({ at, turn });
}

const harbour = chapter('boats', () => ({ space: -1, used: 0, choosing: false }));

/** 3.3 Boats beside coastal structures. */
export const boats = harbour.procedure({
  steps: {
    // W R48 Common I to VI, then Elven, until ten are used. W 3.32 The rest stay out.
    next: (t, v): Flow<'next' | 'stretch'> => {
      const { board } = t;
      if (v.used === BOATS) return harbour.done();
      do v.space += 1;
      while (v.space < SPACES_ON_TILES && !(isHarbour(v.space) && cellOf(board, v.space) >= 0));
      if (v.space >= SPACES_ON_TILES) return harbour.done();
      const runs = stretches(board, cellOf(board, v.space));
      if (runs.length === 0) return goto('next');
      if (runs.length > 1) return goto('stretch');
      moor(t, v.used, v.space, runs[0]);
      v.used += 1;
      return goto('next');
    },
    // W R47 Of several stretches of water the Dealer chooses one.
    stretch: harbour.ask({
      rule: 'W R47',
      who: (b) => b.dealer,
      says: (b, v) => ({ key: 'ask.stretch', args: { at: cellId(b.layout, cellOf(b, v.space)) } }),
      options: (b, v) => stretches(b, cellOf(b, v.space)),
      name: (cell: Cell, b) => `boat ${cellId(b.layout, cell)}`,
      at: (cell, b) => [cellId(b.layout, cell)],
      then: (t, v, cell) => {
        moor(t, v.used, v.space, cell);
        v.used += 1;
        return goto('next');
      },
    }),
  },
});

/** W 3.3 Common Towns, Elven Dwellings and the Abbey. */
function isHarbour(space: number): boolean {
  return isTown(space) || isDwelling(space) || space === ABBEY;
}

/** W 3.31 Of each stretch of water round a cell the last space, going clockwise. */
function stretches(b: Board, cell: Cell): Cell[] {
  const around = [0, 1, 2, 3, 4, 5].map((side) => AROUND[cell * 6 + side]);
  return around.filter((to, side) => landAt(b, to) < 0 && landAt(b, around[(side + 1) % 6]) >= 0);
}

function moor(t: Table<Board>, boat: number, space: number, cell: Cell): void {
  t.board.boatAt[boat] = cell;
  t.tell('boat.moored', {
    boat: boat + 1,
    by: cellId(t.board.layout, cellOf(t.board, space)),
    at: cellId(t.board.layout, cell),
  });
}

const first = chapter('starts');

/** W 3.71 Each in a random Common space. W R97 What is there is not met yet. */
export const starts = first.procedure({
  steps: {
    roll: (t) => {
      const { board } = t;
      // W R107 In solitaire all Common tiles may be missing.
      const listing = canList(board, 'common') ? 'common' : 'random';
      for (const seat of clockwise(board, board.dealer)) {
        let cell = rollSpace(t, listing);
        // W 3.72b Not where another stands. W 3.72a The same tile will do.
        while (board.at.includes(cell)) cell = rollSpace(t, listing);
        board.at[seat] = cell;
        t.tell('starts', { seat, at: cellId(board.layout, cell) });
      }
    },
  },
});
