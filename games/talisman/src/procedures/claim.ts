import { type Flow, goto, type Seat, type Table } from '@questhall/kernel';
import { type Board, cardsOn } from '../board.js';
import { type Calls, chapter } from '../calls.js';
import { CLINGS, IS_FOLLOWER, IS_OBJECT, IS_RAFT, KINDS, type Kind, PRINCE, PRINCESS } from '../cards/kinds.js';
import { changeGold, giveFollower, giveObject, killFollower, lift, mayFollow } from '../goods.js';
import { CASTLE, DRAWS, SPACES } from '../map.js';
import { barred, isToad } from '../values.js';
import { hostEffect, hostsFor } from './hosts.js';
import { isCompulsory } from './instructions.js';
import { strangersHere } from './space.js';
import { distinct } from './tidy.js';

const DONE = 0;
const GOLD = 1;
const FOLLOW = 2;
const [TAKE, VISIT, HOST, YIELD] = [1, 2, 3, 4].map((n) => n * 1024);

type V = Calls['claim']['takes'] & { followed: boolean };
const { ask, call, done, procedure } = chapter('claim', () => ({ followed: false }));

/** 12, 13:5, 15:9 What lies on the space is taken, Strangers are visited and the space is used, as the character likes. */
export const claim = procedure({
  steps: {
    choose: ask({
      rule: 'T 12:1.1',
      who: (b, v) => (b.character[v.seat] >= 0 && !b.arrived ? v.seat : null),
      says: (b, v) => ({ key: 'ask.claim', args: { space: SPACES[b.at[v.seat]].id } }),
      options: (b, v) => claims(b, v),
      name: (o: number, b, v) => claimName(o, b, v.seat),
      bars: (pick, b, v) => claimBars(pick, b, v.seat),
      then: (t, v, o) => carryOut(t, v, o),
    }),
    end: () => done(),
  },
});

/** T R82 In the order he likes. T R68 Taking and visiting use up nothing. */
function claims(b: Board, v: V): number[] {
  const { seat } = v;
  const at = b.at[seat];
  const options: number[] = [];
  const encountering = DRAWS[at] === 0 && v.space;
  const must = encountering && !v.followed && isCompulsory(b, seat);
  // T 13:5.2, T R67 What is compulsory comes before the end.
  if (must) options.push(FOLLOW);
  else options.push(DONE);
  things(b, seat, options);
  if (DRAWS[at] > 0) return options;
  for (const kind of strangersHere(b, seat)) options.push(VISIT + kind);
  if (!encountering) return options;
  if (!v.followed) for (let i = hostsFor(b, seat).length - 1; i >= 0; i--) options.push(HOST + i);
  if (at === CASTLE) for (const f of [PRINCE, PRINCESS]) if (b.followers[seat].includes(f)) options.push(YIELD + f);
  return options;
}

/** T 15:9, T 12:1.1, T R116 Gold, Objects and Followers lying there. */
function things(b: Board, seat: Seat, options: number[]): void {
  const at = b.at[seat];
  // T R93 A Toad leaves all as it lies.
  if (isToad(b, seat)) return;
  if (b.spaceGold[at] > 0) options.push(GOLD);
  for (const kind of distinct(cardsOn(b, at))) if (canClaim(b, seat, kind)) options.push(TAKE + kind);
}

/** Whether anything lies there that a character could take, or a Stranger whom he could visit. */
export function hasClaims(b: Board, seat: Seat): boolean {
  const options: number[] = [];
  things(b, seat, options);
  return options.length > 0 || strangersHere(b, seat).length > 0;
}

function canClaim(b: Board, seat: Seat, kind: Kind): boolean {
  // T R118 What clings is not for the asking.
  if (IS_FOLLOWER[kind]) return !CLINGS[kind] && mayFollow(b, seat, kind) && b.gold[seat] >= (KINDS[kind].price ?? 0);
  if (!IS_OBJECT[kind]) return false;
  // T 5:2 Only what he may use.
  return IS_RAFT[kind] ? b.raft[seat] < 0 : !barred(b, seat, kind);
}

function claimName(o: number, b: Board, seat: Seat): string {
  if (o === DONE) return 'done';
  if (o === GOLD) return 'take gold';
  if (o === FOLLOW) return `follow ${SPACES[b.at[seat]].id}`;
  const what = o & 1023;
  if (o >= YIELD) return `hand over ${KINDS[what].id}`;
  if (o >= HOST) return `call on ${hostsFor(b, seat)[what].id}`;
  return `${o >= VISIT ? 'visit' : 'take'} ${KINDS[what].id}`;
}

/** What an option of `claim.choose` stands for; `what` is a kind, or the index of a host in `hostsFor`. */
export function claimOf(o: number): {
  act: 'done' | 'gold' | 'follow' | 'take' | 'visit' | 'host' | 'yield';
  what: number;
} {
  if (o < TAKE) return { act: (['done', 'gold', 'follow'] as const)[o], what: -1 };
  return { act: (['take', 'visit', 'host', 'yield'] as const)[(o >> 10) - 1], what: o & 1023 };
}

function claimBars(pick: string, b: Board, seat: Seat) {
  if (pick === 'done') return { rule: 'T 13:5.2', why: 'the space must be followed first' };
  const kind = cardsOn(b, b.at[seat]).find((k) => pick === `take ${KINDS[k].id}`);
  if (kind !== undefined && IS_OBJECT[kind] && barred(b, seat, kind))
    return { rule: 'T 5:2', why: 'nobody may have an Object he may not use' };
  if (pick.startsWith('call on ') && b.visited.includes(1000 + b.at[seat]))
    return { rule: 'T R80', why: 'a space is used once a turn' };
  return undefined;
}

function carryOut(t: Table<Board>, v: V, o: number): Flow<'choose' | 'end'> {
  const { board: b } = t;
  const { seat } = v;
  const what = o & 1023;
  if (o === DONE) return goto('end');
  if (o === GOLD) takeGold(t, seat);
  else if (o === FOLLOW) {
    v.followed = true;
    return call('instructions', { seat }, { then: 'choose' });
  } else if (o >= YIELD) yieldRoyal(t, seat, what);
  else if (o >= HOST) {
    v.followed = true;
    return hostEffect(t, seat, what, 'choose');
  } else if (o >= VISIT) return call('meet-card', { seat, kind: what }, { then: 'choose' });
  else takeCard(t, seat, what);
  b.untidy = true;
  return goto('choose');
}

function takeGold(t: Table<Board>, seat: Seat): void {
  const { board: b } = t;
  const at = b.at[seat];
  b.gold[seat] += b.spaceGold[at];
  t.tell('claimed', { seat, cards: [], gold: b.spaceGold[at] });
  b.spaceGold[at] = 0;
}

function takeCard(t: Table<Board>, seat: Seat, kind: Kind): void {
  const { board: b } = t;
  lift(b, b.at[seat], kind);
  t.tell('claimed', { seat, cards: [KINDS[kind].id], gold: 0 });
  if (IS_OBJECT[kind]) giveObject(b, seat, kind);
  else {
    // The Mercenary joins for a Gold.
    changeGold(t, seat, -(KINDS[kind].price ?? 0));
    giveFollower(t, seat, kind);
  }
}

/** Prince or Princess handed over at the Castle for three Gold. */
function yieldRoyal(t: Table<Board>, seat: Seat, follower: number): void {
  killFollower(t, seat, follower);
  changeGold(t, seat, 3);
}
