import { type Flow, goto, leave, type Seat, type Table } from '@questhall/kernel';
import type { Board, Open } from '../board.js';
import { type Calls, chapter } from '../calls.js';
import { CREATURES, type Effect } from '../effects.js';
import { CHAPEL, CRAGS, FOREST, GRAVEYARD, type OddSpace, SPACES, spaceNamed } from '../map.js';
import { able, craftOf, has, strengthOf } from '../values.js';
import { arrive } from './move.js';

const { ask, call, done, procedure } = chapter('instructions', () => ({ lost: 0 }));

/** 13:5 The instructions of a space that must be followed. */
export const instructions = procedure({
  steps: {
    begin: (t, v) => {
      const { board: b } = t;
      if (!b.visited.includes(1000 + b.at[v.seat])) b.visited.push(1000 + b.at[v.seat]);
    },
    // Some need not roll in the Forest or the Crags; a roll once made stands.
    roll: ask({
      rule: 'T 8:1',
      who: (b, v) => (isSafe(b, v.seat) ? v.seat : null),
      says: (b, v) => ({ key: 'ask.roll', args: { space: SPACES[b.at[v.seat]].id } }),
      options: () => ['pass', 'roll'],
      name: (o: string) => o,
      then: (_, __, o) => (o === 'pass' ? done() : undefined),
    }),
    follow: (t, v) => follow(t, v),
    end: () => done(),
  },
});

type V = Calls['instructions']['takes'];

function isSafe(b: Open, seat: Seat): boolean {
  const at = b.at[seat];
  return (at === FOREST && has(b, seat, 'safe-forest')) || (at === CRAGS && has(b, seat, 'safe-crags'));
}

/** Whether a character who encounters his space has something he must do there. */
export function isCompulsory(b: Open, seat: Seat): boolean {
  const at = b.at[seat];
  const { encounter } = SPACES[at];
  if (encounter.kind === 'odd' && isInnerTask(encounter.odd)) return b.due[seat];
  // T R80 Once a turn.
  if (b.visited.includes(1000 + at)) return false;
  if (encounter.kind === 'must') return !(at === FOREST && able(b, seat, 'always-safe-forest'));
  if (encounter.kind === 'alignment') return compulsoryEffect(b, seat) !== undefined;
  return encounter.kind === 'odd' && ['chasm', 'desert', 'toll'].includes(encounter.odd);
}

function isInnerTask(odd: OddSpace): boolean {
  return ['werewolf', 'death', 'crypt', 'mines', 'vampire', 'pits'].includes(odd);
}

/** What Graveyard and Chapel do to this alignment, if it is not for the asking. */
function compulsoryEffect(b: Open, seat: Seat): Effect | undefined {
  const { encounter } = SPACES[b.at[seat]];
  if (encounter.kind !== 'alignment') return undefined;
  const row = encounter.rows[b.alignment[seat]];
  if (!('effect' in row) || row.effect.do === 'nothing') return undefined;
  // The Cross keeps Good safe in the Graveyard and Evil in the Chapel.
  const safe =
    (b.at[seat] === GRAVEYARD && has(b, seat, 'safe-graveyard')) ||
    (b.at[seat] === CHAPEL && has(b, seat, 'safe-chapel'));
  return safe ? undefined : row.effect;
}

function follow(t: Table<Board>, { seat }: V): Flow {
  const { board: b } = t;
  const { encounter, id } = SPACES[b.at[seat]];
  if (encounter.kind === 'must') return call('effect', { seat, effect: encounter.effect, source: id });
  if (encounter.kind === 'odd') return followOdd(t, seat, encounter.odd);
  const effect = compulsoryEffect(b, seat);
  return effect ? call('effect', { seat, effect, source: id }) : undefined;
}

function followOdd(t: Table<Board>, seat: Seat, odd: OddSpace): Flow {
  const { board: b } = t;
  switch (odd) {
    case 'desert':
      // A Water Bottle or the Holy Grail keeps from thirst.
      if (has(b, seat, 'safe-desert')) return undefined;
      return call('effect', { seat, effect: { do: 'lives', n: -1 }, source: 'desert' });
    case 'chasm':
      return call('space:chasm', { seat });
    case 'toll':
      return call('space:toll', { seat });
    case 'werewolf':
      return call('space:werewolf', { seat });
    case 'vampire':
      return call('space:vampire', { seat });
    case 'pits':
      return call('space:pits', { seat });
    case 'death':
      return call('space:death', { seat });
    case 'crypt':
      return exit(t, seat, 'strength');
    case 'mines':
      return exit(t, seat, 'craft');
    default:
      return undefined;
  }
}

const EXITS = ['plain-of-peril', 'portal-of-power', 'portal-of-power', 'warlocks-cave', 'warlocks-cave'] as const;

/** T 14:5.1 Three dice less Strength, T 14:6 or less Craft in the Mines, say where one comes out. */
function exit(t: Table<Board>, seat: Seat, by: 'strength' | 'craft'): Flow {
  const { board: b } = t;
  const n = by === 'craft' && has(b, seat, 'mines-dice') ? 2 : 3;
  const dice = Array.from({ length: n }, () => t.d6(by === 'craft' ? 'mines' : 'crypt'));
  const value = by === 'craft' ? craftOf(b, seat) : strengthOf(b, seat);
  const result = dice.reduce((x, y) => x + y, 0) - value;
  t.tell('exit', { seat, space: SPACES[b.at[seat]].id, dice, value, result });
  b.due[seat] = false;
  // T 14:5.3, T R16 Zero or less: he stays, and is free to move on in his next turn.
  if (result <= 0) return undefined;
  const far = by === 'craft' ? 'tavern' : 'city';
  // T 14:5.2 That is his move. T R15 He has an encounter there.
  arrive(t, seat, spaceNamed(EXITS[result - 1] ?? far), 'exit');
  b.arrived = true;
}

const den = chapter('space:werewolf', () => ({ outcome: 'won' as 'won' | 'lost' | 'drawn' | 'evaded' }));
const WEREWOLF = CREATURES.findIndex((c) => c.id === 'werewolf');
const PITFIEND = CREATURES.findIndex((c) => c.id === 'pitfiend');

/** 14:7 The Werewolf. */
export const werewolf = den.procedure({
  steps: {
    // T 14:7, T R75 Dice for its Strength when he comes in; T R17 the same one until it is beaten.
    roll: (t, { seat }) => {
      const { board: b } = t;
      if (b.foe[seat] > 0) return undefined;
      const dice = Array.from({ length: b.house.werewolfDice }, () => t.d6('werewolf'));
      b.foe[seat] = dice.reduce((x, y) => x + y, 0);
      t.tell('werewolf', { seat, dice });
    },
    // T 14:4 No Spell touches it, and it cannot be evaded.
    fight: (t, { seat }) =>
      den.call(
        'fight',
        { seat, foes: [], creature: WEREWOLF, power: t.board.foe[seat], psychic: false },
        { into: 'outcome' },
      ),
    end: (t, v) => {
      // T 11:4, T R111 Only then may he move on.
      if (v.outcome !== 'won') return leave('turn', { seat: v.seat });
      t.board.due[v.seat] = false;
      t.board.foe[v.seat] = 0;
      return den.done();
    },
  },
});

const pit = chapter('space:pits', () => ({ outcome: 'won' as 'won' | 'lost' | 'drawn' | 'evaded' }));

/** 14:8 The Pits. */
export const pits = pit.procedure({
  steps: {
    // T 14:8.1 A die for the number; T 14:8.3 later turns go on with those left.
    roll: (t, { seat }) => {
      if (t.board.foe[seat] > 0) return undefined;
      t.board.foe[seat] = t.d6('pits');
      t.tell('pits', { seat, n: t.board.foe[seat] });
    },
    // T 14:8.2 One after another.
    fight: (_, { seat }) =>
      pit.call(
        'fight',
        { seat, foes: [], creature: PITFIEND, power: CREATURES[PITFIEND].strength, psychic: false },
        { into: 'outcome' },
      ),
    after: (t, v) => {
      const { board: b } = t;
      // T 14:8.2, T R18, T R109 A lost or drawn fight ends the turn, and that Pitfiend stays.
      if (v.outcome !== 'won') return leave('turn', { seat: v.seat });
      b.foe[v.seat] -= 1;
      if (b.foe[v.seat] > 0) return goto('fight');
      // T 14:8.4 He may move on in the turn after.
      b.due[v.seat] = false;
      return pit.done();
    },
  },
});

const death = chapter('space:death', () => ({ lost: 0 }));

/** Dice with Death. */
export const diceWithDeath = death.procedure({
  steps: {
    roll: (t, v) => {
      const { board: b } = t;
      const own = [t.d6('death'), t.d6('death')];
      const deaths = [t.d6('death'), t.d6('death')];
      const won = own[0] + own[1] - deaths[0] - deaths[1];
      t.tell('death', { seat: v.seat, own, deaths });
      // T 11:4 Higher: free to go on. Equal: again next turn. Lower: a Life, and again.
      if (won > 0) b.due[v.seat] = false;
      return won < 0 ? death.call('lose-life', { seat: v.seat, n: 1, cause: 'other' }, { into: 'lost' }) : undefined;
    },
    end: () => death.done(),
  },
});
