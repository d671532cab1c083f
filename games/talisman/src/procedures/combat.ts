import type { Flow, Seat, Table } from '@questhall/kernel';
import type { Board, Fight, Open } from '../board.js';
import { type Calls, chapter } from '../calls.js';
import { followerId, GRANTS, KINDS } from '../cards/kinds.js';
import { gainLives } from '../goods.js';
import { mightOf, strikesUnseen } from '../scores.js';
import { followersFor, isBeguiled, takeable, takeFollower, takeGold, takeObject } from '../taking.js';
import { able, isToad } from '../values.js';
import { characterDie } from './fight.js';

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
  t.tell('quest.done', { seat, task: b.quest[seat] });
}
