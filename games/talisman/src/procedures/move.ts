import { type Flow, goto, leave, type Seat, type Table } from '@questhall/kernel';
import type { Board } from '../board.js';
import { chapter } from '../calls.js';
import { followerId, KINDS, POLTERGEIST } from '../cards/kinds.js';
import { ALIGNMENTS, CREATURES } from '../effects.js';
import { align, hexStrikes } from '../fates.js';
import { changeGold, discardKind, dropRaft, healLives, killFollower, loseObject } from '../goods.js';
import { CROWN, GLADE, HILLS, PORTAL, REGION_OF, SENTINEL, SPACES, type SpaceId, VALLEY, WAY_BACK } from '../map.js';
import { isHobbled, isInner, isToad } from '../values.js';
import { actCode, actOf, beyond, EITHER, gateOf, routes, waysBy, waysOf, whatOf } from '../ways.js';
import { drink } from './ready.js';

const { ask, call, done, procedure } = chapter('move', () => ({ steps: 0 }));

/** The words of a way to move. */
export function wayName(o: number): string {
  const [act, what] = [actOf(o), whatOf(o)];
  switch (act) {
    case 'go':
    case 'raft':
    case 'woods':
    case 'wizard':
      return `${act} ${SPACES[what].id}`;
    case 'retreat':
      return what === EITHER ? 'retreat' : `retreat ${SPACES[what].id}`;
    case 'hand-over':
      return `hand over ${KINDS[what].id}`;
    case 'hand-follower':
      return `hand over ${followerId(what)}`;
    case 'hand-gold':
      return `hand over ${what} gold`;
    case 'align':
      return `become ${ALIGNMENTS[what]}`;
    default:
      return act;
  }
}

function wayAt(o: number, b: Board): string[] {
  const act = actOf(o);
  if (act === 'cross') return [SPACES[SENTINEL].id, SPACES[HILLS].id];
  if (act === 'portal') return [SPACES[PORTAL].id];
  if (act === 'retreat' && whatOf(o) === EITHER) return WAY_BACK[VALLEY].map((space) => SPACES[space].id);
  if (['go', 'raft', 'woods', 'wizard', 'boatman', 'retreat'].includes(act)) return [SPACES[whatOf(o)].id];
  return act === 'stay' ? [SPACES[b.at[b.active]].id] : [];
}

/** 11 Movement. */
export const move = procedure({
  steps: {
    // A Teleport Spell cast at the start of the turn is the move, T R90 but not that of one who has become a Toad since.
    begin: (t, { seat }) => {
      const { board: b } = t;
      if (b.teleport < 0 || isToad(b, seat)) return undefined;
      arrive(t, seat, b.teleport, 'teleport');
      return goto('end');
    },
    how: ask({
      rule: 'T 11:1.1',
      // T R20, T 11:7 On the Crown there is but one way: to stay.
      who: (_, v) => v.seat,
      says: (b, v) => ({ key: 'ask.move', args: { inner: isInner(b.at[v.seat]), due: b.due[v.seat] } }),
      options: (b, v) => waysOf(b, v.seat),
      name: wayName,
      at: wayAt,
      bars: (pick, b, v) => howBars(pick, b, v.seat),
      then: (t, v, o) => chosen(t, v, o),
    }),
    // T R13 From the Valley of Fire down either branch.
    branch: ask({
      rule: 'T R13',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.branch' }),
      options: () => WAY_BACK[VALLEY].map((to) => actCode('retreat', to)),
      name: wayName,
      at: wayAt,
      then: (t, v, o) => chosen(t, v, o),
    }),
    roll: (t, v) => {
      const { board: b } = t;
      v.steps = t.d6('move');
      t.tell('rolled', { seat: v.seat, die: v.steps });
      if (!b.enslaved[v.seat]) return undefined;
      // T R122 A slave of the Temple goes free with a 4, 5 or 6, and that roll is the move, or one space of it.
      if (v.steps < 4) return leave('turn', { seat: v.seat });
      b.enslaved[v.seat] = false;
      t.tell('freed', { seat: v.seat });
      if (isHobbled(b, v.seat)) v.steps = 1;
    },
    way: ask({
      rule: 'T 11:1.2',
      who: (_, v) => (v.steps > 0 ? v.seat : null),
      says: (_, v) => ({ key: 'ask.way', args: { steps: v.steps } }),
      options: (b, v) => waysBy(b, v.seat, v.steps),
      name: wayName,
      at: wayAt,
      bars: (pick) =>
        pick.startsWith('go ')
          ? { rule: 'T 11:1.2', why: 'a move goes the full count of the die, one way or the other' }
          : gateBars(pick),
      then: (t, v, o) => chosen(t, v, o),
    }),
    end: (t, { seat }) => {
      const { board: b } = t;
      // T R53, T 11:19 Used or not, a Raft that could be used is gone after the movement, and so is an offer.
      if (b.raftTurn[seat] < b.turn) dropRaft(b, seat);
      if (b.liftTurn[seat] < b.turn) b.lift[seat] = 0;
      return done();
    },
  },
});

function howBars(pick: string, b: Board, seat: Seat) {
  if (pick.startsWith('go valley-of-fire'))
    return { rule: 'T 11:6.2', why: 'only with a Talisman can one enter the Valley of Fire' };
  if (pick.startsWith('raft '))
    return { rule: 'T 11:18.1', why: 'a Raft goes from a space to one directly opposite, and there must be one' };
  if (pick === 'roll' && isInner(b.at[seat])) return { rule: 'T 11:3', why: 'in the Inner Region a move is one space' };
  if (pick === 'roll') return { rule: 'T R90', why: 'the move is one space, without a die' };
  if (pick === 'exchange') return { rule: 'T R117', why: 'kept Enemies must be worth seven points' };
  return gateBars(pick);
}

/** Why Portal or bridge are not within the move. */
function gateBars(pick: string) {
  if (pick === 'portal') return { rule: 'T 11:23', why: 'the Portal is tried only by a move that goes beyond it' };
  if (pick === 'cross') return { rule: 'T 11:10', why: 'the bridge is crossed only by a move that goes beyond it' };
  return undefined;
}

/** Carry out what was chosen; acts that are not the move come back to the choice. */
function chosen(t: Table<Board>, v: { seat: Seat; steps: number }, o: number): Flow<'how' | 'end' | 'roll' | 'branch'> {
  const { board: b } = t;
  const { seat } = v;
  const what = whatOf(o);
  switch (actOf(o)) {
    case 'roll':
      return goto('roll');
    case 'stay':
      return goto('end');
    case 'retreat':
      if (what === EITHER) return goto('branch');
      // T 11:26 Out of the Inner Region by the Portal it needs no opening, and is a move like others.
      b.retreating = isInner(what);
      arrive(t, seat, what, 'retreat');
      return goto('end');
    case 'cross':
      return cross(t, v);
    case 'portal':
      return portal(t, v);
    case 'regenerate':
      healLives(t, seat, 1);
      return leave('turn', { seat });
    case 'exchange':
      return call('exchange', { seat }, { then: 'how' });
    case 'alchemist':
      return call('alchemy', { seat }, { then: 'how' });
    case 'align':
      align(t, seat, what);
      return goto('how');
    case 'drink':
      drink(t, seat);
      return goto('how');
    case 'hand-over':
    case 'hand-gold':
    case 'hand-follower':
      return handOver(t, seat, o);
    default:
      // T 11:18.2 A crossing by Raft is the whole move, without a die; so are the other ways that replace it.
      arrive(t, seat, what, actOf(o));
      return goto('end');
  }
}

function cross(t: Table<Board>, { seat, steps }: { seat: Seat; steps: number }): Flow<'end'> {
  const { board: b } = t;
  const from = b.at[seat];
  const left = beyond(from, gateOf(from), steps || 1);
  return call('bridge', { seat, steps: left, inward: REGION_OF[from] === 'outer' }, { then: 'end' });
}

function portal(t: Table<Board>, v: { seat: Seat; steps: number }): Flow<'end'> {
  const { board: b } = t;
  const began = b.at[v.seat] === PORTAL;
  if (!began) arrive(t, v.seat, PORTAL, 'go');
  return call('portal', { seat: v.seat, began }, { then: 'end' });
}

/** T R101 What the quest asks for goes away, and the Warlock fetches the character in place of this very move. */
function handOver(t: Table<Board>, seat: Seat, o: number): Flow<'end'> {
  const { board: b } = t;
  const what = whatOf(o);
  if (actOf(o) === 'hand-gold') changeGold(t, seat, -what);
  else if (actOf(o) === 'hand-follower') killFollower(t, seat, what);
  else {
    loseObject(b, seat, what);
    discardKind(b, what);
    t.tell('handed', { seat, card: KINDS[what].id });
  }
  b.questDone[seat] = true;
  b.arrived = true;
  t.tell('quest.done', { seat, task: b.quest[seat] });
  return goto('end');
}

/** A character comes to stand on a space. */
export function arrive(t: Table<Board>, seat: Seat, to: SpaceId, by: string): void {
  const { board: b } = t;
  const from = b.at[seat];
  b.at[seat] = to;
  // T R97 The Cursed Glade changes what one can hold.
  if (from === GLADE || to === GLADE) b.untidy = true;
  // T 11:4, T 14:3 Instructions of an inner space have to be completed; Plain and Valley have none.
  b.due[seat] = isInner(to) && SPACES[to].encounter.kind === 'odd' && hasTask(to);
  b.foe[seat] = 0;
  // Whoever is brought away from the Temple is no slave there.
  b.enslaved[seat] = false;
  // T R105 The Crown is reached when the piece is put there.
  if (to === CROWN && !b.crowned) {
    b.crowned = true;
    t.tell('crowned', { seat });
  }
  // T 11:8, T 11:9 The Storm River is crossed by bridge or Raft, or with the boatman; that shakes off the Poltergeist.
  const crosses = by === 'bridge' || by === 'raft' || (by === 'boatman' && REGION_OF[from] === 'outer');
  if (crosses && b.followers[seat].includes(POLTERGEIST)) killFollower(t, seat, POLTERGEIST);
  t.tell('moved', { seat, space: SPACES[to].id, by });
}

/** Whether an inner space has instructions. */
export function hasTask(space: SpaceId): boolean {
  const { id } = SPACES[space];
  return id !== 'plain-of-peril' && id !== 'valley-of-fire' && id !== 'crown-of-command';
}

const over = chapter('bridge', () => ({ outcome: 'evaded' as 'won' | 'lost' | 'drawn' | 'evaded', lost: 0 }));
const GUARD = CREATURES.findIndex((c) => c.id === 'the-sentinel');

/** 11:8 The bridge between the Sentinel's space and the Hills. */
export const bridge = over.procedure({
  steps: {
    // T 11:11, T R55 Each time somebody crosses inward the Sentinel attacks; T 11:13 outward he does not.
    guard: (t, v) => {
      if (!v.inward) return undefined;
      if (t.board.at[v.seat] !== SENTINEL) arrive(t, v.seat, SENTINEL, 'go');
      const power = CREATURES[GUARD].strength;
      // T TURN.3 This fight comes before every other encounter of the turn.
      return over.call(
        'fight',
        { seat: v.seat, foes: [], creature: GUARD, power, psychic: false },
        { into: 'outcome' },
      );
    },
    passed: (t, v) => {
      // T 11:12.1 Beaten or evaded he lets one pass.
      if (v.outcome === 'won' || v.outcome === 'evaded') return goto('enter');
      // T 11:12.2, T 11:12.3 Else the move ends in his space, T R8 and with it the turn.
      const began = t.board.cameFrom === SENTINEL;
      if (!t.board.house.sentinelEndsTurn && !began) return over.done();
      // T R112 Who has come there meets the Hex all the same.
      if (!began && hexStrikes(t, v.seat))
        return over.call('lose-life', { seat: v.seat, n: 1, cause: 'hex' }, { into: 'lost', then: 'halted' });
      return goto('halted');
    },
    halted: (_, v) => leave('turn', { seat: v.seat }),
    enter: (t, v) => {
      if (t.board.at[v.seat] !== (v.inward ? SENTINEL : t.board.at[v.seat])) return over.done();
      arrive(t, v.seat, v.inward ? HILLS : SENTINEL, 'bridge');
      if (v.steps === 0) return over.done();
    },
    onward: over.ask({
      rule: 'T 11:14',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.way', args: { steps: v.steps } }),
      // T 11:14, T 11:2 In the other Region the direction may be chosen afresh. T R54 The bridge is crossed once.
      options: (b, v) => routes(b.at[v.seat], v.steps).filter((o) => actOf(o) !== 'cross'),
      name: wayName,
      at: wayAt,
      then: (t, v, o) => {
        if (actOf(o) === 'go') return arrive(t, v.seat, whatOf(o), 'go');
        arrive(t, v.seat, PORTAL, 'go');
        return over.call('portal', { seat: v.seat, began: false });
      },
    }),
  },
});
