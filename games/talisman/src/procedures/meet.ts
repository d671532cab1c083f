import { type Flow, goto, leave, type Seat, type Table } from '@questhall/kernel';
import type { Board, Open } from '../board.js';
import { chapter } from '../calls.js';
import { EVIL, NEUTRAL } from '../effects.js';
import { PLAIN, REGION_OF, VALLEY } from '../map.js';
import { canTake, followersFor, isBeguiled, isMaidenly, takeFollower } from '../taking.js';
import { able, canEvade, isToad } from '../values.js';
import { newFight } from './fight.js';

/** Ways to encounter a character. */
export const DEEDS = [
  'attack',
  'attack by craft',
  'steal',
  'beguile',
  'take follower',
  'take maidens',
  'enchant',
] as const;
type Deed = (typeof DEEDS)[number];

const { ask, call, done, procedure } = chapter('meet', () => ({
  other: -1,
  deed: 'attack' as Deed,
  looks: 0,
  hidden: false,
}));

/** 13:3, 14:2 One character encounters another: by attack, or by a Special Ability. */
export const meet = procedure({
  steps: {
    choose: ask({
      rule: 'T 13:3',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.meet' }),
      // T 14:2 In the Inner Region as elsewhere. T R107 Of several on the Crown he chooses one.
      options: (b, v) => meetings(b, v.seat),
      name: (o: number) => meetingName(o),
      at: (o) => [`seat-${o & 15}`],
      then: (t, v, o) => {
        v.other = o & 15;
        v.deed = DEEDS[o >> 4];
        t.tell('met', { seat: v.seat, other: v.other, deed: v.deed });
        if (v.deed.startsWith('attack'))
          t.board.fight = {
            ...newFight({ seat: v.seat, foes: [], creature: -1, power: 0, psychic: v.deed !== 'attack' }),
            other: v.other,
          };
      },
    }),
    // T 16:6, T 18:2.ii Whoever is attacked, or is to suffer an ability, may evade first.
    evade: ask({
      rule: 'T 18:2.ii',
      who: (b, v) => (b.character[v.other] >= 0 && canEvade(b, v.other) ? v.other : null),
      says: (_, v) => ({ key: 'ask.evade-character', args: { seat: v.seat, deed: v.deed } }),
      options: () => ['evade', 'stand'],
      name: (o: string) => o,
      then: (t, v, o) => {
        if (o !== 'evade') return undefined;
        // T 18:1.2 Neither affects the other. T R65 The encounter is used up.
        t.tell('evaded.character', { seat: v.other, other: v.seat });
        return done();
      },
    }),
    // T 16:7 Both sides may cast Spells before the dice.
    spells: (t, v) => {
      if (v.looks === 2) return goto('act');
      v.hidden = t.board.invisible[v.other];
      return call('window', { when: 'fight', seat: v.seat, loss: 'none' });
    },
    again: (t, v) => {
      const { board: b } = t;
      if (b.character[v.other] < 0) return done();
      v.looks = 2;
      return b.invisible[v.other] && !v.hidden ? goto('evade') : undefined;
    },
    act: (t, v) => act(t, v),
    end: (t, v) => (v.deed.startsWith('attack') ? endAttack(t, v) : done()),
  },
  cleanup: (b) => {
    b.fight = null;
  },
});

type V = { seat: Seat; other: Seat; deed: Deed };

/** T 16:9.2 After a fight between characters the turn ends, whoever won. */
function endAttack(t: Table<Board>, v: V): Flow {
  // T R70 Also on the Crown, where both stay.
  // T R40 By option the victor may first take what a dead character has left.
  const killed = t.board.character[v.other] < 0;
  return t.board.house.spoils && killed ? done() : leave('turn', { seat: v.seat });
}

/** The characters who can be encountered where this one stands. */
export function neighboursOf(b: Open, seat: Seat): Seat[] {
  const at = b.at[seat];
  // T R108 Toads and those who miss turns too. T 14:1, T R11 In the Inner Region only on the Plain, in the Valley and on the Crown.
  if (REGION_OF[at] === 'inner' && at !== PLAIN && at !== VALLEY) return [];
  const found: Seat[] = [];
  for (let other = 0; other < b.seats; other++) if (other !== seat && b.at[other] === at) found.push(other);
  return found;
}

/** Every way to encounter every character there: `deed * 16 + seat`. */
export function meetings(b: Open, seat: Seat): number[] {
  return neighboursOf(b, seat).flatMap((other) =>
    deeds(b, seat, other).map((deed) => DEEDS.indexOf(deed) * 16 + other),
  );
}

/** What an option of `meet.choose` stands for. */
export function meetingOf(o: number): { deed: (typeof DEEDS)[number]; other: Seat } {
  return { deed: DEEDS[o >> 4], other: o & 15 };
}

export function meetingName(o: number): string {
  return `${DEEDS[o >> 4]} seat-${o & 15}`;
}

function deeds(b: Open, seat: Seat, other: Seat): Deed[] {
  const found: Deed[] = ['attack'];
  // T 16:1.ii, T 17:1.ii By Psychic Combat, if an ability permits it.
  if (able(b, seat, 'psychic-attack')) found.push('attack by craft');
  if (able(b, seat, 'steal') && canTake(b, seat, other)) found.push('steal');
  if (able(b, seat, 'beguile') && canTake(b, seat, other)) found.push('beguile');
  if (able(b, seat, 'take-follower') && followersFor(b, seat, other, isBeguiled).length > 0)
    found.push('take follower');
  if (able(b, seat, 'take-maidens') && followersFor(b, seat, other, isMaidenly).length > 0) found.push('take maidens');
  if (able(b, seat, 'enchant')) found.push('enchant');
  return found;
}

function act(t: Table<Board>, v: V): Flow {
  const { board: b } = t;
  // T 19:8 Whom a Spell has made a Toad meanwhile has no ability left; an attack goes on.
  if (isToad(b, v.seat) && !v.deed.startsWith('attack')) return undefined;
  switch (v.deed) {
    case 'attack':
    case 'attack by craft':
      return call('combat', { seat: v.seat, other: v.other });
    case 'steal':
      return call('rob', { seat: v.seat, other: v.other, what: 'goods' });
    case 'beguile':
      return beguiles(t, v) ? call('rob', { seat: v.seat, other: v.other, what: 'goods' }) : undefined;
    case 'take follower':
      return call('rob', { seat: v.seat, other: v.other, what: 'beguiled' });
    case 'take maidens':
      for (const f of followersFor(b, v.seat, v.other, isMaidenly)) takeFollower(t, v.seat, v.other, f);
      return undefined;
    case 'enchant':
      b.misses[v.other] += 1;
      return t.tell('misses', { seat: v.other });
    default:
      return v.deed satisfies never;
  }
}

/** The Sorceress beguiles Good with a 6, Neutral from 5, Evil from 4 on. */
function beguiles(t: Table<Board>, v: V): boolean {
  const roll = t.d6('beguile');
  const lean = t.board.alignment[v.other];
  const beguiled = roll >= (lean === EVIL ? 4 : lean === NEUTRAL ? 5 : 6);
  t.tell('beguiled', { seat: v.seat, other: v.other, die: roll, beguiled });
  return beguiled;
}
