import { type Flow, goto, type Seat, type Table } from '@questhall/kernel';
import type { Board, Fight } from '../board.js';
import { type Calls, chapter, type Outcome } from '../calls.js';
import { CHARMED, IS_SPIRIT, IS_STRONG, KINDS, type Kind, POINTS, RAISED, TYPE_OF } from '../cards/kinds.js';
import { isMoment } from '../casting.js';
import { CREATURES } from '../effects.js';
import { changeGold, giveFollower, lift, mayFollow } from '../goods.js';
import { destroy, drainEnemy, keep, raise } from '../kills.js';
import { foeIds, foePower, mightOf, strikesUnseen } from '../scores.js';
import { able, canEvade, has, isInner } from '../values.js';
import { distinct } from './tidy.js';

const FIGHT = 0;
const EVADE = 1;
const [EVADE_ONE, BRIBE, DESTROY, ATTACK, CHARM] = [1, 2, 3, 4, 5].map((n) => n * 1024);

type V = Calls['fight']['takes'] & { idle: Kind[]; tried: Kind[]; lost: number; next: number; hidden: boolean };
const { ask, call, done, procedure } = chapter('fight', () => ({
  idle: [] as Kind[],
  tried: [] as Kind[],
  lost: 0,
  next: 0,
  hidden: false,
}));

/** 16, 17 A creature attacks a character. */
export const fight = procedure({
  steps: {
    // T 16:1.i, T 17:1.i, T 17:2.1 By Strength or by Craft, the course is the same.
    begin: (t, v) => {
      t.board.fight = newFight(v);
      // The Minstrel is not attacked by Animals and Dragons.
      if (!v.psychic && able(t.board, v.seat, 'beasts-passive')) calm(t.board.fight, v);
      const by = isFoeless(t.board) ? [] : foeIds(t.board.fight);
      t.tell('attacked', { seat: v.seat, by, psychic: v.psychic });
    },
    // T 16:2, T R62 First he says whether he evades.
    choose: ask({
      rule: 'T 16:2',
      who: (_, v) => v.seat,
      says: (b, v) => ({ key: 'ask.fight', args: { foes: foesNow(b), idle: v.idle.map((k) => KINDS[k].id) } }),
      options: (b, v) => choices(b, v),
      name: choiceName,
      then: (t, v, o) => answer(t, v, o),
    }),
    left: (t) => (isFoeless(t.board) ? goto('evaded') : undefined),
    // T 16:3 Spells before the dice.
    spells: (t, v) => {
      v.hidden = t.board.invisible[v.seat];
      return isMoment(t.board, 'fight') ? call('window', { when: 'fight', seat: v.seat, loss: 'none' }) : undefined;
    },
    again: (t, v) => {
      dropStill(t.board);
      if (isFoeless(t.board)) return goto('evaded');
      // T R62 Who has become invisible meanwhile may still evade.
      if (t.board.invisible[v.seat] && !v.hidden && !isInner(t.board.at[v.seat])) return goto('choose');
      return call('ready', { seat: v.seat, side: 0 });
    },
    dice: (t, v) => rollDice(t, v),
    // Preservation may keep what is beaten from dying.
    won: (t, v) => {
      t.board.saved = false;
      return v.creature >= 0 ? goto('beaten') : call('window', { when: 'loss', seat: v.seat, loss: 'enemy' });
    },
    preserved: (t) => (t.board.saved ? done('drawn') : undefined),
    beaten: (t, v) => {
      drainEnemy(t, v.seat);
      v.next = 0;
    },
    // The Ghoul may keep what it kills as a Follower.
    raise: ask({
      rule: 'T R88',
      who: (b, v) => (raisable(b, v) >= 0 ? v.seat : null),
      says: (b, v) => ({ key: 'ask.raise', args: { card: KINDS[raisable(b, v)].id } }),
      options: () => ['trophy', 'raise'],
      name: (o: string) => o,
      then: (t, v, o) => {
        const kind = raisable(t.board, v);
        if (o === 'raise') raise(t, v.seat, kind);
        else keep(t, v.seat, kind);
        v.next += 1;
        return goto('raise');
      },
    }),
    keep: (t, v) => {
      for (const kind of (t.board.fight?.foes ?? []).slice(v.next)) keep(t, v.seat, kind);
      return done('won');
    },
    // T R85 What does not attack counts as evaded; T R63 and stays where it is.
    evaded: () => done('evaded'),
    // T R63 The Enemy stays.
    lost: (_, v) =>
      call('lose-life', { seat: v.seat, n: 1, cause: v.psychic ? 'psychic' : 'combat' }, { into: 'lost' }),
    end: () => done('lost'),
  },
  cleanup: (b) => {
    b.fight = null;
  },
  shows: (b, v) => ({
    might: b.fight ? mightOf(b, b.fight, 0) : 0,
    power: b.fight ? foePower(b, b.fight) : 0,
    idle: v.idle.slice(),
  }),
});

export function newFight(v: { seat: Seat; foes: Kind[]; creature: number; power: number; psychic: boolean }): Fight {
  return {
    seat: v.seat,
    other: -1,
    foes: v.foes.slice(),
    creature: v.creature,
    power: v.power,
    psychic: v.psychic,
    blast: [0, 0],
    hired: [0, 0],
    raised: [0, 0],
    weapons: [[], []],
    unseen: false,
    stopped: false,
    dice: [0, 0],
  };
}

function calm(f: Fight, v: V): void {
  // Nor by the Dragon of the Cave, which leaves no card to be won.
  if (f.creature >= 0 && CREATURES[f.creature].type === 'dragon') f.stopped = true;
  for (const kind of f.foes.slice())
    if (TYPE_OF[kind] === 'animal' || TYPE_OF[kind] === 'dragon') {
      remove(f.foes, kind);
      v.idle.push(kind);
    }
}

export function remove(list: Kind[], kind: Kind): void {
  const i = list.indexOf(kind);
  if (i >= 0) list.splice(i, 1);
}

function foesNow(b: Board): string[] {
  return b.fight ? foeIds(b.fight) : [];
}

function isFoeless(b: Board): boolean {
  const f = b.fight;
  return !f || (f.creature < 0 && f.foes.length === 0) || f.stopped;
}

/** T R7 An Enemy that Immobility holds fights no more. */
function dropStill(b: Board): void {
  if (b.fight) for (const kind of b.still) if (b.fight.creature < 0) remove(b.fight.foes, kind);
}

function choices(b: Board, v: V): number[] {
  const f = b.fight;
  if (!f) return [];
  const options = [FIGHT];
  const kinds = distinct(f.foes);
  // T 18:2.i, T 18:3 In the Outer and Middle Regions anything that attacks may be evaded; in the Inner nothing.
  if (mayEvade(b, v) && !isFoeless(b)) {
    options.push(EVADE);
    // T R7 Whichever of them he wishes.
    if (f.foes.length > 1) for (const kind of kinds) options.push(EVADE_ONE + kind);
  }
  for (const kind of kinds) {
    const { bribe } = KINDS[kind];
    if (bribe !== undefined && b.gold[v.seat] >= bribe) options.push(BRIBE + kind);
    if (IS_SPIRIT[kind] && has(b, v.seat, 'destroy-spirits')) options.push(DESTROY + kind);
  }
  for (const kind of distinct(v.idle)) options.push(ATTACK + kind);
  if (able(b, v.seat, 'charm'))
    for (const kind of distinct([...f.foes, ...v.idle]))
      if (TYPE_OF[kind] === 'animal' && !v.tried.includes(kind) && mayFollow(b, v.seat, kind + CHARMED))
        options.push(CHARM + kind);
  return options;
}

function mayEvade(b: Board, v: V): boolean {
  if (isInner(b.at[v.seat])) return false;
  return canEvade(b, v.seat) || (v.psychic && able(b, v.seat, 'evade-spirits'));
}

function choiceName(o: number, b: Board): string {
  if (o === FIGHT) return isFoeless(b) ? 'leave alone' : 'fight';
  if (o === EVADE) return 'evade';
  const { id } = KINDS[o & 1023];
  return `${['', 'evade', 'bribe', 'destroy', 'attack', 'charm'][o >> 10]} ${id}`;
}

/** What an option of `fight.choose` stands for, with the kind of Enemy it is about, -1 for all. */
export function fightChoiceOf(o: number): {
  act: 'fight' | 'evade' | 'bribe' | 'destroy' | 'attack' | 'charm';
  kind: Kind;
} {
  if (o <= EVADE) return { act: o === FIGHT ? 'fight' : 'evade', kind: -1 };
  return { act: (['evade', 'bribe', 'destroy', 'attack', 'charm'] as const)[(o >> 10) - 1], kind: o & 1023 };
}

function answer(t: Table<Board>, v: V, o: number): Flow<'choose' | 'evaded'> {
  const { board: b } = t;
  const f = b.fight as Fight;
  const kind = o & 1023;
  if (o === FIGHT) return undefined;
  if (o === EVADE) {
    // T 18:1.2, T 18:1.3 All of them together: neither side affects the other.
    t.tell('evaded', { seat: v.seat, what: foeIds(f) });
    f.foes.splice(0);
    f.stopped = true;
    return goto('evaded');
  }
  if (o < ATTACK) remove(f.foes, kind);
  if (o < BRIBE) t.tell('evaded', { seat: v.seat, what: [KINDS[kind].id] });
  else if (o < DESTROY) {
    // T R85 Who is paid off counts as evaded.
    changeGold(t, v.seat, -(KINDS[kind].bribe ?? 0));
    t.tell('bribed', { seat: v.seat, card: KINDS[kind].id });
  } else if (o < ATTACK) destroy(t, v.seat, kind);
  else if (o < CHARM) {
    remove(v.idle, kind);
    f.foes.push(kind);
  } else charm(t, v, kind);
  return goto('choose');
}

function charm(t: Table<Board>, v: V, kind: Kind): void {
  const { board: b } = t;
  const die = t.d6('charm');
  v.tried.push(kind);
  const charmed = die > POINTS[kind];
  t.tell('charmed', { seat: v.seat, card: KINDS[kind].id, die, charmed });
  if (!charmed) return;
  if (v.idle.includes(kind)) remove(v.idle, kind);
  else remove((b.fight as Fight).foes, kind);
  lift(b, b.at[v.seat], kind);
  giveFollower(t, v.seat, kind + CHARMED);
}

/** T 16:4.1 One die each; the higher score wins. */
function rollDice(t: Table<Board>, v: V): Flow<'won' | 'lost'> {
  const { board: b } = t;
  const f = b.fight as Fight;
  f.dice[0] = characterDie(t, v.seat, v.psychic);
  f.unseen = strikesUnseen(b, f);
  // T R59 Somebody else rolls for the creature. Struck unseen it adds no die.
  f.dice[1] = f.unseen ? 0 : t.d6('foe');
  const scores = [mightOf(b, f, 0) + f.dice[0], foePower(b, f) + f.dice[1]];
  // T 16:4.2, T 16:4.3, T 16:4.4 Higher wins; equal is a stand-off.
  const outcome: Outcome = scores[0] > scores[1] ? 'won' : scores[0] < scores[1] ? 'lost' : 'drawn';
  t.tell('fought', { seat: v.seat, foes: foeIds(f), psychic: v.psychic, dice: [...f.dice], scores, outcome });
  // T 16:10 In a stand-off nobody is harmed.
  if (outcome === 'drawn') return done('drawn');
  return goto(outcome);
}

/** A character's die in a fight; the Warrior rolls two in Combat and uses the higher. */
export function characterDie(t: Table<Board>, seat: Seat, psychic: boolean): number {
  const die = t.d6('combat');
  return !psychic && able(t.board, seat, 'two-dice') ? Math.max(die, t.d6('combat')) : die;
}

/** The Enemy that the Ghoul may raise next, -1 if none. */
function raisable(b: Board, v: V): Kind {
  if (v.psychic || !able(b, v.seat, 'raise-dead')) return -1;
  const kind = b.fight?.foes[v.next] ?? -1;
  return kind >= 0 && IS_STRONG[kind] && mayFollow(b, v.seat, kind + RAISED) ? kind : -1;
}
