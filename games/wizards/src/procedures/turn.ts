import { goto, over, type Seat, type Table } from '@questhall/kernel';
import { type Board, cellOf, DAYS, FREE, landAt, NOBODY, tileAt, UNTIL_ROLL } from '../board.js';
import { chapter } from '../calls.js';
import { rollSpot, toSpace } from '../dice.js';
import { permits } from '../events.js';
import { type Cell, cellId } from '../map.js';
import { allowsRandom, DEMON, enter, hasDemon, isAwaited, timesMet } from '../places.js';
import { bookOf, cast, dropEvent, isTrapped, loseAnimal, tickAnimal } from '../players.js';
import { islandOf, isStranded } from '../stranded.js';
import { COTTAGE_CENTRE, LAIR, STAR_CREST } from '../tiles.js';
import { passTurn } from './game.js';

import {
  ANYWHERE,
  HELP,
  landingBar,
  landings,
  ON_UNICORN,
  PERMIT,
  ROLL,
  TRANSPORTING,
  WAYS,
  wayBar,
  ways,
} from './ways.js';

interface Course {
  way: number;
  white: number;
  red: number;
  moved: boolean;
  met: boolean;
}
const { ask, call, done, procedure } = chapter(
  'turn',
  (): Course => ({
    way: ROLL,
    white: 0,
    red: 0,
    moved: false,
    met: false,
  }),
);

/** 5. One player's turn: movement, then encounters. */
export const turn = procedure({
  steps: {
    begin: (t, { seat }) => {
      const { board } = t;
      board.active = seat;
      board.turns += 1;
      board.taken[seat] += 1;
      if (board.help[seat] && !isStranded(board, seat)) board.help[seat] = false;
      t.tell('turn', { seat, day: board.day });
      // Whom nothing holds sets out at once.
      return isHale(board, seat) ? goto('stranded') : undefined;
    },
    // W R98, W R85 Lost turns are served first, and no dice are rolled.
    lost: (t, { seat }) => {
      const wasTrapped = isTrapped(t.board, seat);
      if (!passTurn(t.board, seat)) return;
      t.tell('turn.lost', { seat });
      return wasTrapped && isBeset(t.board, seat) ? fight(seat, 'rest') : goto('rest');
    },
    // W R32 A Demon that fell on a trapped player attacks when the Trap has ended.
    waiting: (t, { seat }) => (isBeset(t.board, seat) ? fight(seat, 'held') : undefined),
    // W 8.3.r5 Held until the natural movement roll is 5 or 6.
    held: (t, v) => {
      const { board } = t;
      if (board.trap[v.seat] !== UNTIL_ROLL) return;
      roll(t, v);
      if (v.white < 5) {
        t.tell('trap.held', { seat: v.seat, white: v.white });
        return goto('rest');
      }
      board.trap[v.seat] = FREE;
      t.tell('trap.ended', { seat: v.seat, white: v.white });
      // The designers' correction: he moves in the same turn.
      if (board.house.corrections) return goto('walk');
      // W R8 He stays put this turn, but may have a Random Encounter. W 7.1 Unless a Demon was there.
      v.met = isBeset(board, v.seat);
      return v.met ? fight(v.seat, 'random') : goto('random');
    },
    // W 7.301.r3, W R100 Detained: the Common Folk again, and no movement.
    detained: (t, { seat }) => {
      if (!t.board.detained[seat]) return;
      t.board.detained[seat] = false;
      return call('folk', { seat }, { then: 'end' });
    },
    // W 7.305.r5 He remains with the Dragon.
    beset: (t, { seat }) => {
      if (!t.board.beset[seat]) return;
      t.board.beset[seat] = false;
      return call('dragon', { seat }, { then: 'end' });
    },
    // W A.6, W A.7 Stranded with nobody to help. W A.8 On other land he waits.
    stranded: (t, { seat }) => {
      const { board } = t;
      if (board.seats > 1 || !isStranded(board, seat)) return;
      const tile = tileAt(board, board.at[seat]);
      if (tile < 0) return goto('drown');
      if (tile === LAIR && islandOf(board, tile).length === 1)
        return over({ winners: [], rule: 'W A.6', says: { key: 'over.lair', args: { seat } } });
    },
    way: ask({
      rule: 'W 5.1a',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.way' }),
      options: (b, v) => ways(b, v.seat),
      name: (o: number) => WAYS[o],
      bars: (pick, b, v) => wayBar(pick, b, v.seat),
      then: (t, v, o) => {
        v.way = o;
        if (o === ROLL) return goto('walk');
        if (o === HELP) {
          // W 7.3031c Only who has asked can be rescued.
          t.board.help[v.seat] = true;
          t.tell('help', { seat: v.seat, at: cellId(t.board.layout, t.board.at[v.seat]) });
          return goto('way');
        }
        // W 11.213a Cast instead of a movement roll.
        if (o === TRANSPORTING) return call('cast-transporting', { seat: v.seat }, { into: 'met', then: 'stays' });
        if (o === PERMIT) {
          const i = t.board.events[v.seat].findIndex((card) => permits(card, 'from-anywhere'));
          dropEvent(t.board, v.seat, i);
          return call(
            'transport',
            { seat: v.seat, to: toSpace(STAR_CREST), own: true },
            { into: 'met', then: 'summon' },
          );
        }
      },
    }),
    // W 8.43a, W 8.44a, Event 37 Carried wherever he likes.
    whither: ask({
      rule: 'W 8.43a',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.whither', args: { way: WAYS[v.way] } }),
      options: (b, v) => landings(b, v.seat, v.way),
      name: (cell: Cell, b) => `go ${cellId(b.layout, cell)}`,
      at: (cell, b) => [cellId(b.layout, cell)],
      bars: (pick, b, v) => landingBar(pick, b, v.way),
      then: (t, v, cell) => {
        if (v.way === ANYWHERE)
          return call('transport', { seat: v.seat, to: cell, own: true }, { into: 'met', then: 'summon' });
        enter(t.board, v.seat, cell, -1);
        t.tell('flew', { seat: v.seat, by: WAYS[v.way], to: cellId(t.board.layout, cell) });
        // W 8.43b The Unicorn leaves after one use.
        if (v.way === ON_UNICORN) loseAnimal(t.board, v.seat);
        v.moved = true;
        return goto('arrive');
      },
    }),
    walk: (t, v) => {
      if (v.white === 0) roll(t, v);
      return call('move', { seat: v.seat, white: v.white }, { into: 'moved' });
    },
    // W 5b, W 5.2 Encounters follow the movement. W 7.6a Who stays where he is has no further Specific Encounter.
    arrive: (t, v) =>
      v.moved && isAwaited(t.board, v.seat) ? call('encounter', { seat: v.seat }, { into: 'met' }) : undefined,
    // W 7.354a Who stays at the Cottage meets Hamdrel again, also if his spell has failed to carry him off.
    stays: (t, v) => {
      const { board } = t;
      if (v.moved || v.met || board.at[v.seat] !== cellOf(board, COTTAGE_CENTRE)) return;
      if (board.withHamdrel[v.seat] === 0 || board.withHamdrel[v.seat] >= 3) return;
      v.met = true;
      return call('hamdrel', { seat: v.seat });
    },
    // W R85 Also who has not moved. W 7.1 Never with a Specific one. W 7.62 As often as it comes. W 8, W 5.21 A red 1 to 3 in a space that allows it. W R24 No roll, no red die.
    random: (t, v) => {
      const { board } = t;
      if (v.met || v.red === 0 || v.red > 3 || isTrapped(board, v.seat) || !allowsRandom(board, v.seat)) return;
      // W 7.3051a Never for the Dragonbound.
      if (board.bound[v.seat]) return;
      v.met = true;
      return call('chance', { seat: v.seat });
    },
    // W 11.221a Where a Random Encounter is possible, and nothing was met.
    summon: ask({
      rule: 'W 11.221a',
      who: (b, v) => (!v.met && canCallAnimal(b, v.seat) ? v.seat : null),
      says: () => ({ key: 'ask.animal' }),
      options: () => [false, true],
      name: (o: boolean) => (o ? 'cast animal-summoning' : 'no spell'),
      then: (t, v, o) => {
        // W 11.221b
        if (o && cast(t, v.seat, 'animal-summoning')) return call('animal', { seat: v.seat });
      },
    }),
    end: (t, v) => keepVigil(t, v.seat),
    vigil: (t, v) =>
      t.board.tasks[v.seat].some((held) => held.vigil === 0) ? call('fulfil', { seat: v.seat, person: -1 }) : undefined,
    // W R91 Only after a turn really taken. W 12.52, W 8.4211 Who ends his turn in the Lair stirs the Dragon.
    dragon: (t, v) =>
      tileAt(t.board, t.board.at[v.seat]) === LAIR ? call('move-dragon', { cell: rollSpot(t, LAIR) }) : undefined,
    rest: (t, v) => {
      tickAnimal(t.board, v.seat);
      return done();
    },
    // W A.7 At sea Day 14 comes at once.
    drown: (t) => {
      const { board } = t;
      board.day = DAYS;
      t.tell('day', { day: board.day, fortnight: board.fortnight });
      if (board.thwarts > 0) {
        board.thwarts -= 1;
        return goto('drowned');
      }
      return call('evil', {});
    },
    drowned: (t, { seat }) => {
      if (landAt(t.board, t.board.at[seat]) >= 0) return done();
      return over({ winners: [], rule: 'W A.7', says: { key: 'over.drowned', args: { seat } } });
    },
  },
  cleanup: (b) => {
    b.active = NOBODY;
  },
  shows: (_, v) => ({ seat: v.seat, white: v.white, red: v.red }),
});

function fight<L extends string>(seat: Seat, then: L) {
  return call('demons', { seat, fiend: 'marker' }, { then });
}

/** A Demon in his space that he has not met: it fell there while he was trapped. */
function isBeset(b: Board, seat: Seat): boolean {
  const cell = b.at[seat];
  return !isTrapped(b, seat) && landAt(b, cell) >= 0 && hasDemon(b, cell) && timesMet(b, seat, cell, DEMON) === 0;
}

/** Nothing is lost, no Trap, nobody who detains him, no Demon or Dragon that waits. */
function isHale(b: Board, seat: Seat): boolean {
  if (b.lost[seat] > 0 || b.trap[seat] !== FREE || b.detained[seat] || b.beset[seat]) return false;
  return !isBeset(b, seat);
}

/** W 5.1a White for the movement. W 5.1b Red for the encounter. */
function roll(t: Table<Board>, v: Course & { seat: Seat }): void {
  v.white = t.d6('move');
  v.red = t.d6('move');
  t.tell('rolled', { seat: v.seat, white: v.white, red: v.red });
}

function canCallAnimal(b: Board, seat: Seat): boolean {
  return bookOf(b, seat).animals === true && b.animal[seat] === 0 && !isTrapped(b, seat) && allowsRandom(b, seat);
}

/** W R113 One more turn ended where one must stay. */
function keepVigil(t: Table<Board>, seat: Seat): void {
  for (const held of t.board.tasks[seat]) if (held.vigil > 0) held.vigil -= 1;
}
