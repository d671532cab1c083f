import { goto, type Seat, type Table } from '@questhall/kernel';
import { type Board, OFF } from '../board.js';
import { chapter } from '../calls.js';
import { CHARACTER_IDS } from '../cards/characters.js';
import { HEX } from '../cards/spells.js';
import { isMoment } from '../casting.js';
import { startingSpells, takeCharacter } from '../fates.js';
import { dropRaft, giveTalisman } from '../goods.js';
import { CROWN, SPACES, WARLOCKS_CAVE } from '../map.js';
import { able, isToad } from '../values.js';
import { arrive } from './move.js';
import { dealt } from './setup.js';

const whole = chapter('game');

/** The whole game: set-up, then turns until one character is left. */
export const game = whole.procedure({
  steps: {
    setup: () => whole.call('setup', {}),
    first: (t) => {
      t.board.active = t.board.first;
    },
    // T 10:1.2, T R61 Turn after turn, clockwise. T R106 Who is out has none.
    turn: (t) => {
      const { board: b } = t;
      return b.out[b.active] ? goto('after') : whole.call('turn', { seat: b.active });
    },
    after: (t) => {
      endOfTurn(t);
      return goto('turn');
    },
  },
});

const { call, done, procedure } = chapter('turn');

/** 10 A turn: movement, then encounters. */
export const turn = procedure({
  steps: {
    begin: (t, { seat }) => {
      beginTurn(t.board, seat);
      t.tell('turn', { seat, turn: t.board.turn });
      if (t.board.character[seat] < 0) newCharacter(t, seat);
      t.board.playing = true;
    },
    missed: (t, { seat }) => {
      const { board: b } = t;
      if (b.misses[seat] === 0) return undefined;
      b.misses[seat] -= 1;
      t.tell('turn.missed', { seat });
      // T R74 In a missed turn he does nothing at all.
      return done();
    },
    // T TURN.2, T R73 The start of a turn is a moment for Spells.
    spells: (t, { seat }) =>
      isMoment(t.board, 'start') ? call('window', { when: 'start', seat, loss: 'none' }) : undefined,
    stopped: (t, { seat }) => {
      if (!t.board.stopped) return undefined;
      t.tell('turn.stopped', { seat });
      return done();
    },
    // T 10:1.1 First movement, T 13:1.2 with nothing to meet where it starts;
    move: (t, { seat }) => (isFetched(t.board, seat) ? goto('fetched') : call('move', { seat })),
    // T R101 things handed over for a quest: the Warlock fetches him in that very turn.
    handed: (t, { seat }) => (t.board.arrived && isFetched(t.board, seat) ? undefined : goto('encounter')),
    fetched: (t, { seat }) => {
      const { board: b } = t;
      b.cameFrom = b.at[seat];
      b.quest[seat] = 0;
      b.questDone[seat] = false;
      arrive(t, seat, WARLOCKS_CAVE, 'warlock');
      giveTalisman(t, seat);
    },
    // T 10:1.1 then encounters.
    encounter: (_, { seat }) => call('encounter', { seat }),
    end: () => done(),
  },
});

/** Whether the Warlock brings this character back now. */
function isFetched(b: Board, seat: number): boolean {
  // T R90 Not a Toad; T 11:7 nor one on the Crown.
  return b.questDone[seat] && !isToad(b, seat) && b.at[seat] !== CROWN;
}

function beginTurn(b: Board, seat: number): void {
  b.active = seat;
  b.turn += 1;
  b.visited = [];
  b.still = [];
  b.hired = false;
  b.stopped = false;
  b.arrived = false;
  b.retreating = false;
  b.teleport = OFF;
  b.cameFrom = b.at[seat];
  // T 7:2, T R51 One change of alignment in each turn, whosever it is.
  b.turned.fill(false);
  if (b.quietBy === seat && !b.inRow) magicReturns(b);
}

/** Destroy Magic is over. T R48 The Wand draws again. */
function magicReturns(b: Board): void {
  b.quietBy = OFF;
  b.untidy = true;
}

function newCharacter(t: Table<Board>, seat: number): void {
  // T 4:3.4, T R27 A new one at random, with all it starts with; he plays this turn in full.
  const character = dealt(t);
  takeCharacter(t, seat, character);
  t.board.cameFrom = t.board.at[seat];
  t.tell('reborn', { seat, character: CHARACTER_IDS[character], space: SPACES[t.board.at[seat]].id });
  startingSpells(t, seat);
}

/** T R98 Who reads hands again has learnt something: what led to it is not taken back. */
function backFromToad(t: Table<Board>, seat: Seat): void {
  if (able(t.board, seat, 'read-spells')) t.reveal('toad.back', { seat });
  else t.tell('toad.back', { seat });
}

/** What ends with a turn, and who is next. */
function endOfTurn(t: Table<Board>): void {
  const { board: b } = t;
  const seat = b.active;
  b.playing = false;
  b.invisible.fill(false);
  b.potion.fill(0);
  b.fight = null;
  b.fresh = [];
  // T R53 A Raft or an offer of an earlier turn is gone, used or not, also when that turn was missed.
  if (b.raftTurn[seat] < b.turn) dropRaft(b, seat);
  if (b.liftTurn[seat] < b.turn) b.lift[seat] = 0;
  // T R33 Each turn of his own counts, a missed one too.
  if (b.toad[seat] > 0) {
    b.toad[seat] -= 1;
    b.untidy = true;
    // T 19:1.2 Back at the end of the third turn, T R34 too late to take anything up.
    if (b.toad[seat] === 0) backFromToad(t, seat);
  }
  // T R91 Turns in a row are one round.
  b.inRow = b.extra > 0 && b.character[seat] >= 0;
  if (b.inRow) {
    b.extra -= 1;
    return;
  }
  b.extra = 0;
  endOfRound(t, seat);
  // T 10:1.2 The next player clockwise.
  b.active = (seat + 1) % b.seats;
}

/** Lasting things count the turns of the player who began them. */
function endOfRound(t: Table<Board>, seat: number): void {
  const { board: b } = t;
  if (b.blizzardBy === seat) {
    b.blizzardLeft -= 1;
    if (b.blizzardLeft === 0) {
      b.blizzardBy = OFF;
      t.tell('blizzard.over');
    }
  }
  if (b.hexBy === seat) {
    b.hexLeft -= 1;
    if (b.hexLeft === 0) liftHex(t);
  }
  // T R91 The place of one who is out is counted on.
  if (b.quietBy === (seat + 1) % b.seats && b.out[b.quietBy]) magicReturns(b);
}

function liftHex(t: Table<Board>): void {
  const { board: b } = t;
  t.tell('hex.over', { space: SPACES[b.hexAt].id });
  b.hexAt = OFF;
  b.hexBy = OFF;
  // T 9:6.2 When its effect has ended it is discarded.
  b.spellDiscard[HEX] += 1;
}
