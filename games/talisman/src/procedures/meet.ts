import { type Flow, goto, leave, type Seat, type Table } from '@questhall/kernel';
import type { Board, Fight, Open } from '../board.js';
import { type Calls, chapter } from '../calls.js';
import { type Follower, followerId, GRANTS, KINDS, type Kind, MAIDEN, PRINCESS, UNICORN } from '../cards/kinds.js';
import { EVIL, NEUTRAL } from '../effects.js';
import { gainLives, giveFollower, giveObject, looseFollowers, loseFollower, loseObject, mayFollow } from '../goods.js';
import { PLAIN, REGION_OF, VALLEY } from '../map.js';
import { mightOf, strikesUnseen } from '../scores.js';
import { canTake, takeable } from '../taking.js';
import { able, canEvade, isToad } from '../values.js';
import { characterDie, newFight } from './fight.js';
import { distinct } from './tidy.js';

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

const isMaidenly = (f: Follower) => f === MAIDEN || f === PRINCESS;
const isBeguiled = (f: Follower) => f !== MAIDEN && f !== PRINCESS && f !== UNICORN;

function followersFor(b: Open, seat: Seat, other: Seat, fits: (f: Follower) => boolean): Follower[] {
  return distinct(looseFollowers(b, other)).filter((f) => fits(f) && mayFollow(b, seat, f));
}

function act(t: Table<Board>, v: V): Flow {
  const { board: b } = t;
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

export function takeFollower(t: Table<Board>, seat: Seat, from: Seat, follower: Follower): void {
  loseFollower(t.board, from, follower);
  giveFollower(t, seat, follower);
  t.tell('took', { seat, from, card: followerId(follower) });
}

export function takeObject(t: Table<Board>, seat: Seat, from: Seat, kind: Kind): void {
  loseObject(t.board, from, kind);
  giveObject(t.board, seat, kind);
  t.tell('took', { seat, from, card: KINDS[kind].id });
}

export function takeGold(t: Table<Board>, seat: Seat, from: Seat): void {
  t.board.gold[from] -= 1;
  t.board.gold[seat] += 1;
  t.tell('took', { seat, from, card: 'gold' });
}

const GOLD = -1;
const FOLLOWER = 4096;
const robbery = chapter('rob');

/** One Object or one Gold, or one Follower, is taken from another character. */
export const rob = robbery.procedure({
  steps: {
    choose: robbery.ask({
      rule: 'T 13:3',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.rob', args: { other: v.other } }),
      options: (b, v) => loot(b, v),
      name: (o: number) =>
        o === GOLD ? 'take gold' : `take ${o >= FOLLOWER ? followerId(o - FOLLOWER) : KINDS[o].id}`,
      then: (t, v, o) => {
        if (o === GOLD) takeGold(t, v.seat, v.other);
        else if (o >= FOLLOWER) takeFollower(t, v.seat, v.other, o - FOLLOWER);
        else takeObject(t, v.seat, v.other, o);
      },
    }),
  },
});

function loot(b: Open, { seat, other, what }: Calls['rob']['takes']): number[] {
  if (b.character[other] < 0) return [];
  if (what !== 'goods')
    return followersFor(b, seat, other, what === 'beguiled' ? isBeguiled : () => true).map((f) => f + FOLLOWER);
  const objects: number[] = takeable(b, seat, other);
  if (b.gold[other] > 0 && !isToad(b, seat)) objects.push(GOLD);
  return objects;
}

const duel = chapter('combat', () => ({ victor: -1, loser: -1, lost: 0 }));

/** 16:6 Combat between two characters. */
export const combat = duel.procedure({
  steps: {
    unseen: duel.ask({
      rule: 'T 8:1',
      who: (b, v) => (b.fight && strikesUnseen(b, b.fight) ? v.seat : null),
      says: () => ({ key: 'ask.unseen' }),
      options: () => ['strike unseen', 'fight openly'],
      name: (o: string) => o,
      then: (t, _, o) => {
        if (t.board.fight) t.board.fight.unseen = o === 'strike unseen';
      },
    }),
    attacker: (_, v) => duel.call('ready', { seat: v.seat, side: 0 }),
    defender: (_, v) => duel.call('ready', { seat: v.other, side: 1 }),
    dice: (t, v) => clash(t, v),
    // T 16:9.1 The victor takes a Life, an Object or a Gold; T R37 or waives it.
    victor: duel.ask({
      rule: 'T 16:9.1',
      who: (_, v) => v.victor,
      says: (_, v) => ({ key: 'ask.victor', args: { loser: v.loser } }),
      options: (b, v) => prizes(b, v),
      name: (o: number) => prizeName(o),
      bars: (pick) =>
        pick.startsWith('take ') ? { rule: 'T R37', why: 'only what he may have himself can be taken' } : undefined,
      then: (t, v, o) => {
        if (o === LIFE)
          return duel.call(
            'lose-life',
            { seat: v.loser, n: 1, cause: t.board.fight?.psychic ? 'psychic' : 'combat' },
            { into: 'lost' },
          );
        if (o === GOLD) takeGold(t, v.victor, v.loser);
        else if (o === WAIVE) t.tell('waived', { seat: v.victor });
        else takeObject(t, v.victor, v.loser, o);
        return duel.done();
      },
    }),
    taken: (t, v) => {
      // T R38 A Life that was saved gives nothing.
      if (v.lost === 0) return duel.done();
      drain(t, v.victor);
      tookLife(t, v.victor);
      return duel.done();
    },
  },
  shows: (b) => ({ mights: b.fight ? [mightOf(b, b.fight, 0), mightOf(b, b.fight, 1)] : [] }),
});

const LIFE = -2;
const WAIVE = -3;

function clash(t: Table<Board>, v: Calls['combat']['takes'] & { victor: Seat; loser: Seat }): Flow {
  const { board: b } = t;
  const f = b.fight as Fight;
  f.dice[0] = characterDie(t, v.seat, f.psychic);
  f.dice[1] = f.unseen ? 0 : characterDie(t, v.other, f.psychic);
  const scores = [mightOf(b, f, 0) + f.dice[0], mightOf(b, f, 1) + f.dice[1]];
  t.tell('clashed', { seat: v.seat, other: v.other, psychic: f.psychic, dice: [...f.dice], scores });
  // T 16:8, T 16:10 The higher wins; equal is a stand-off.
  if (scores[0] === scores[1]) return duel.done();
  v.victor = scores[0] > scores[1] ? v.seat : v.other;
  v.loser = scores[0] > scores[1] ? v.other : v.seat;
}

function prizes(b: Open, { victor, loser, seat }: { victor: Seat; loser: Seat; seat: Seat }): number[] {
  // Who was struck unseen and beaten has to lose a Life.
  if (b.fight?.unseen && victor === seat) return [LIFE];
  // T R39 Neither Followers nor Spells. T R93 Of a Toad only the Life.
  const options = [LIFE, ...takeable(b, victor, loser)];
  if (b.gold[loser] > 0 && !isToad(b, victor)) options.push(GOLD);
  options.push(WAIVE);
  return options;
}

/** What an option of `combat.victor` or `rob.choose` stands for. */
export function prizeOf(o: number): { take: 'life' | 'gold' | 'nothing' | 'object' | 'follower'; what: number } {
  if (o === LIFE) return { take: 'life', what: -1 };
  if (o === WAIVE) return { take: 'nothing', what: -1 };
  if (o === GOLD) return { take: 'gold', what: -1 };
  return o >= FOLLOWER ? { take: 'follower', what: o - FOLLOWER } : { take: 'object', what: o };
}

function prizeName(o: number): string {
  if (o === LIFE) return 'take life';
  if (o === WAIVE) return 'waive';
  return o === GOLD ? 'take gold' : `take ${KINDS[o].id}`;
}

/** The Runesword and the Ghoul add a Life taken to their own. */
function drain(t: Table<Board>, victor: Seat): void {
  const { board: b } = t;
  const f = b.fight;
  if (!f || b.character[victor] < 0) return;
  const side = victor === f.seat ? 0 : 1;
  const sword = !f.psychic && f.weapons[side].some((kind) => GRANTS[kind].has('drains'));
  if (sword || (f.psychic && able(b, victor, 'life-drain'))) gainLives(t, victor, 1);
}

/** The quest to take a Life of another character. */
function tookLife(t: Table<Board>, seat: Seat): void {
  const { board: b } = t;
  if (b.quest[seat] !== 1 || b.questDone[seat]) return;
  b.questDone[seat] = true;
  t.tell('quest.done', { seat });
}
