import { goto, type Seat } from '@questhall/kernel';
import {
  ANYWHERE,
  BLANK_TREASURE,
  type Board,
  hiderOf,
  inOrder,
  NOBODY,
  OFF,
  ORCS,
  SLOTS_EACH,
  type Slot,
  TREASURES,
  treasuresEach,
} from '../board.js';
import { chapter } from '../calls.js';
import { addMen } from '../forces.js';
import { FIRST_CASTLE, IS_CASTLE, SPACES, type SpaceId, territoryAt } from '../map.js';
import { rollForFirst } from './first-player.js';

const set = chapter('setup');

/** IV. Prepare for play. */
export const setup = set.procedure({
  steps: {
    // WQ IV.B, WQ SUMMARY.SETUP.A Everybody rolls two dice, the highest is first.
    first: (t) => {
      t.board.first = rollForFirst(t);
    },
    // WQ IV.D The steps are done in the printed order.
    castles: () => set.call('castles', {}),
    // WQ IV.D.2 Two orcs in every castle left over. WQ SUMMARY.SETUP.C
    orcCastles: (t) => {
      for (let space = FIRST_CASTLE; space < SPACES.length; space++) {
        if (t.board.holder[space] === NOBODY) addMen(t.board, space, ORCS, 2);
      }
      t.tell('setup.orc-castles');
    },
    // WQ IV.D.3, WQ IV.D.3.c Two territories of each region. WQ R82 By number, one to six.
    orcTerritories: (t) => {
      for (let region = 1; region <= 6; region++) {
        let dice: [number, number];
        // WQ IV.D.3.a, WQ III.A.7 Two dice, again while they show doubles.
        do dice = [t.d6('setup'), t.d6('setup')];
        while (dice[0] === dice[1]);
        // WQ IV.D.3.b Two orcs in each of the two territories they name.
        for (const number of dice) addMen(t.board, territoryAt(region, number), ORCS, 2);
        t.tell('setup.orcs', { region, dice });
      }
    },
    filling: () => set.call('filling', {}),
    treasures: () => set.call('treasures', {}),
    muster: () => set.call('muster', {}),
  },
});

interface Round {
  done: number;
}
const round = (): Round => ({ done: 0 });
/** Whose go it is in a round that begins with the first player. */
const inTurn = (b: Board, v: Round): Seat => (b.first + v.done) % b.seats;

const cas = chapter('castles', round);

export const castles = cas.procedure({
  steps: {
    // WQ IV.D.1, WQ SUMMARY.SETUP.B In turn one man in a castle nobody holds.
    choose: cas.ask({
      rule: 'WQ IV.D.1',
      who: (b, v) => (v.done < b.seats ? inTurn(b, v) : null),
      says: () => ({ key: 'ask.castle' }),
      options: (b) => emptySpaces(b, FIRST_CASTLE, SPACES.length),
      name: (space: SpaceId) => `take ${SPACES[space].id}`,
      at: (space) => [SPACES[space].id],
      bars: (pick, b) =>
        barOf(pick, 'take', (space) =>
          IS_CASTLE[space] && b.holder[space] !== NOBODY ? 'that castle is taken' : 'only a castle can be taken now',
        ),
      then: (t, v, space, seat) => {
        addMen(t.board, space, seat, 1);
        t.tell('setup.castle', { seat, space: SPACES[space].id });
        v.done += 1;
        return goto('choose');
      },
    }),
  },
});

const fill = chapter('filling', round);

export const filling = fill.procedure({
  steps: {
    // WQ IV.D.4, WQ IV.D.4.a In turn one man in any empty territory. WQ IV.D.4.b Until none is left. WQ SUMMARY.SETUP.D
    choose: fill.ask({
      rule: 'WQ IV.D.4.a',
      who: (b, v) => inTurn(b, v),
      says: () => ({ key: 'ask.settle' }),
      options: (b) => emptySpaces(b, 0, FIRST_CASTLE),
      name: (space: SpaceId) => `settle ${SPACES[space].id}`,
      at: (space) => [SPACES[space].id],
      bars: (pick) => barOf(pick, 'settle', () => 'only an empty territory can be settled'),
      then: (t, v, space, seat) => {
        addMen(t.board, space, seat, 1);
        t.tell('setup.settled', { seat, space: SPACES[space].id });
        v.done += 1;
        return goto('choose');
      },
    }),
  },
});

const hide = chapter('treasures', () => ({ done: 0, guarded: -1 }));

export const treasures = hide.procedure({
  steps: {
    // WQ IV.D.5, WQ SUMMARY.SETUP.E Everybody hides the treasures of the player to the right, a round for each.
    choose: hide.ask({
      rule: 'WQ IV.D.5',
      private: true,
      who: (b, v) => (v.done < b.seats * treasuresEach(b) ? inTurn(b, v) : null),
      says: (b, v) => ({
        key: 'ask.hide',
        args: { owner: ownerFor(b, inTurn(b, v)), where: v.done < b.seats ? 'castle' : 'territory' },
      }),
      options: (b, v, seat) => hidings(b, seat, Math.floor(v.done / b.seats)),
      name: (o: number) => `hide ${TREASURES[o >> 6]} ${SPACES[o & 63].id}`,
      at: (o) => [`treasure:${TREASURES[o >> 6]}`, SPACES[o & 63].id],
      bars: (pick, b, v, seat) => hidingBar(pick, b, seat, Math.floor(v.done / b.seats)),
      then: (t, v, o, seat) => {
        const space = o & 63;
        const slot = slotFor(t.board, seat, v.done);
        lay(t.board, slot, o >> 6, space);
        // WQ IV.D.5.HIDDEN, WQ R59 Where it lies and whose it is, all may know; what it is, only who hid it.
        t.tell(
          'setup.hid',
          { seat, owner: ownerFor(t.board, seat), space: SPACES[space].id },
          { for: [seat], args: { treasure: TREASURES[o >> 6] } },
        );
        v.guarded = t.board.seats === 2 && t.board.holder[space] === seat ? space : OFF;
      },
    }),
    // WQ XII.A, WQ R52 With two players a treasure in an own space earns five men there, at once.
    guards: (t, v) => {
      if (v.done === t.board.seats * treasuresEach(t.board)) return hide.done();
      v.done += 1;
      const guards = {
        seat: t.board.holder[v.guarded],
        men: 5,
        space: v.guarded,
        powers: t.board.house.powersForAwards,
      };
      return v.guarded === OFF ? goto('choose') : hide.call('place', guards, { then: 'choose' });
    },
  },
});

const due = chapter('muster', () => ({ done: 0 }));

export const muster = due.procedure({
  steps: {
    // WQ IV.D.6.1, WQ SUMMARY.SETUP.F Ten men each, from the first player on. WQ IV.D.6.2 All ten in one go.
    next: (t, v) => {
      const { board } = t;
      // WQ XII.B.1, WQ XII.B.2, WQ XII.B.3 With two players ten, then twenty for the other, then ten more. WQ R83
      const shares = board.seats === 2 ? [10, 20, 10] : new Array<number>(board.seats).fill(10);
      const men = shares[v.done];
      if (men === undefined) return due.done();
      const seat = (board.first + v.done) % board.seats;
      v.done += 1;
      // WQ IV.E.2 Ten men, or eight and a super power, or six and both.
      return due.call('place', { seat, men, space: ANYWHERE, powers: true }, { then: 'next' });
    },
  },
});

function emptySpaces(b: Board, from: SpaceId, to: SpaceId): SpaceId[] {
  const found: SpaceId[] = [];
  for (let space = from; space < to; space++) if (b.holder[space] === NOBODY) found.push(space);
  return found;
}

/** Whose treasures this seat hides. */
function ownerFor(b: Board, hider: Seat): Seat {
  return inOrder(b, 0).find((seat) => hiderOf(b, seat) === hider) as Seat;
}

function slotFor(b: Board, hider: Seat, done: number): Slot {
  return ownerFor(b, hider) * SLOTS_EACH + Math.floor(done / b.seats);
}

function lay(b: Board, slot: Slot, kind: number, space: SpaceId): void {
  b.treasureAt[slot] = space;
  b.treasureKind[slot] = kind;
  b.treasureIn[space] = slot;
}

/** What an option of `treasures.choose` stands for. */
export function hidingOf(o: number): { kind: number; space: SpaceId } {
  return { kind: o >> 6, space: o & 63 };
}

/** Every treasure still in hand in every space where it may lie. */
function hidings(b: Board, hider: Seat, lap: number): number[] {
  const owner = ownerFor(b, hider);
  const found: number[] = [];
  for (let kind = 0; kind < treasuresEach(b); kind++) {
    if (isLaid(b, owner, kind)) continue;
    for (let space = 0; space < SPACES.length; space++) {
      if (hidingRule(b, owner, space, lap) === null) found.push((kind << 6) | space);
    }
  }
  return found;
}

function isLaid(b: Board, owner: Seat, kind: number): boolean {
  for (let i = 0; i < SLOTS_EACH; i++) if (b.treasureKind[owner * SLOTS_EACH + i] === kind) return true;
  return kind === BLANK_TREASURE && !b.house.blankTreasure;
}

/** Which rule keeps a treasure out of this space, if any does. */
function hidingRule(b: Board, owner: Seat, space: SpaceId, lap: number): string | null {
  // WQ IV.D.5.b.1 The first round goes to castles. WQ XIII.B So with a fourth treasure too.
  if (lap === 0 && !IS_CASTLE[space]) return 'WQ IV.D.5.b.1';
  // WQ IV.D.5.c.1 The later rounds go to territories.
  if (lap > 0 && IS_CASTLE[space]) return 'WQ IV.D.5.c.1';
  // WQ IV.D.5.b.2, WQ IV.D.5.c.1 Never where the owner stands.
  if (b.holder[space] === owner) return lap === 0 ? 'WQ IV.D.5.b.2' : 'WQ IV.D.5.c.1';
  // WQ IV.D.5.c.2 Never two in one space.
  return b.treasureIn[space] >= 0 ? 'WQ IV.D.5.c.2' : null;
}

function hidingBar(pick: string, b: Board, hider: Seat, lap: number) {
  const [, kind, id] = /^hide (\w+) (\S+)$/.exec(pick) ?? [];
  const space = SPACES.findIndex((s) => s.id === id);
  if (space < 0 || !kind) return undefined;
  const rule = hidingRule(b, ownerFor(b, hider), space, lap);
  return rule ? { rule, why: `a treasure may not be hidden in ${SPACES[space].name} now` } : undefined;
}

/** For asks about one space: why a space that was named is not offered. */
function barOf(pick: string, verb: string, why: (space: SpaceId) => string) {
  const space = SPACES.findIndex((s) => `${verb} ${s.id}` === pick);
  return space < 0 ? undefined : { rule: verb === 'take' ? 'WQ IV.D.1' : 'WQ IV.D.4.a', why: why(space) };
}
