import { type Flow, goto, type Seat, type Table } from '@questhall/kernel';
import { type Board, CAPTIVE, type Item, type Leader, type Unit, WAITING } from '../board.js';
import { chapter } from '../calls.js';
import { fights, isLeader, seatOf } from '../forces.js';
import { leaderWord } from '../leaders.js';
import { NEIGHBOURS } from '../map.js';
import { itemWords } from '../powers.js';

/** What one side gives: gold, items, captives; and what is only promised. */
interface Offer {
  gives: { gold: number; items: Item[]; captives: Leader[] };
  takes: { gold: number; items: Item[]; captives: Leader[] };
  pact: string;
}
const nothing = () => ({ gold: 0, items: [], captives: [] });
const { ask, call, done, procedure } = chapter('deal', (): Offer => ({ gives: nothing(), takes: nothing(), pact: '' }));

const STEPS = [1, 5, 10, 50, 100] as const;
/** LW B19/1 Promises that can be noted; they bind nobody. */
export const PACTS = ['peace', 'passage', 'alliance', 'loan'] as const;
const PROPOSE = 0;
const DROP = 1;
const GIVE_GOLD = 1 << 12;
const TAKE_GOLD = 2 << 12;
const GIVE_ITEM = 3 << 12;
const TAKE_ITEM = 4 << 12;
const GIVE_CAPTIVE = 5 << 12;
const TAKE_CAPTIVE = 6 << 12;
const PACT = 7 << 12;

/** LW B12/2, LW B19/1, LW AMB-100 A deal is put together, and happens if the other side accepts. */
export const deal = procedure({
  steps: {
    compose: ask({
      rule: 'LW AMB-100',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.deal', args: { with: v.with } }),
      options: (b, v) => clauses(b, v),
      name: (o: number, b, v) => clauseWords(o, b, v),
      then: (_, v, o): Flow<'compose'> => {
        if (o === DROP) return done();
        if (o === PROPOSE) return undefined;
        add(v, o);
        return goto('compose');
      },
    }),
    answer: ask({
      rule: 'LW AMB-100',
      always: true,
      who: (_, v) => v.with,
      says: (b, v) => ({
        key: 'ask.accept',
        args: { seat: v.seat, gives: words(b, v.gives), takes: words(b, v.takes), pact: v.pact },
      }),
      options: () => [false, true],
      name: (o: boolean) => (o ? 'accept' : 'refuse'),
      then: (t, v, o): Flow<'happen'> => {
        if (o) return goto('happen');
        t.tell('refused', { seat: v.seat, with: v.with });
        return done();
      },
    }),
    happen: (t, v) => {
      carryOut(t, v);
    },
    // LW O4/4, LW AMB-133 One who is ransomed comes home at once.
    home: (t, v): Flow<'home'> => {
      const leader = v.gives.captives.pop() ?? v.takes.captives.pop();
      if (leader === undefined) return done();
      return t.board.fate[leader] === WAITING ? call('homecoming', { leader }, { then: 'home' }) : goto('home');
    },
  },
  shows: (b, v) => ({ seat: v.seat, with: v.with, gives: words(b, v.gives), takes: words(b, v.takes), pact: v.pact }),
});

type Deal = Offer & { seat: Seat; with: Seat };

function clauses(b: Board, v: Deal): number[] {
  const found = isEmpty(v) ? [DROP] : [PROPOSE, DROP];
  for (const n of STEPS) {
    if (v.gives.gold + n <= b.gold[v.seat]) found.push(GIVE_GOLD | n);
    if (v.takes.gold + n <= b.gold[v.with]) found.push(TAKE_GOLD | n);
  }
  for (const item of tradable(b, v.seat, v.with)) if (!v.gives.items.includes(item)) found.push(GIVE_ITEM | item);
  for (const item of tradable(b, v.with, v.seat)) if (!v.takes.items.includes(item)) found.push(TAKE_ITEM | item);
  for (const leader of captives(b, v.seat, v.with))
    if (!v.gives.captives.includes(leader)) found.push(GIVE_CAPTIVE | leader);
  for (const leader of captives(b, v.with, v.seat))
    if (!v.takes.captives.includes(leader)) found.push(TAKE_CAPTIVE | leader);
  if (v.pact === '') for (let i = 0; i < PACTS.length; i++) found.push(PACT | i);
  return found;
}

function isEmpty(v: Offer): boolean {
  const empty = (part: Offer['gives']) => part.gold === 0 && part.items.length === 0 && part.captives.length === 0;
  return empty(v.gives) && empty(v.takes) && v.pact === '';
}

/** LW AMB-100 Items pass only between pieces in the same or adjacent hexes. */
function tradable(b: Board, from: Seat, to: Seat): Item[] {
  const found: Item[] = [];
  for (let item = 0; item < b.itemHolder.length; item++) {
    const unit = b.itemHolder[item];
    if (unit >= 0 && b.owner[unit] === from && taker(b, unit, to) >= 0) found.push(item);
  }
  return found;
}

/** A piece of a seat in or beside the hex of a unit: a leader if there is one. */
function taker(b: Board, unit: Unit, seat: Seat): Unit {
  if (b.aboard[unit] >= 0) return -1;
  const at = b.at[unit];
  let found = -1;
  for (const hex of [at, ...NEIGHBOURS.slice(at * 6, at * 6 + 6)]) {
    if (hex < 0) continue;
    for (let one = b.head[hex]; one >= 0; one = b.next[one]) {
      if (b.owner[one] !== seat) continue;
      if (isLeader(b, one)) return one;
      if (fights(b, one) && found < 0) found = one;
    }
  }
  return found;
}

/** LW AMB-100 Captives too; one handed to his own player needs no adjacency. */
function captives(b: Board, from: Seat, to: Seat): Leader[] {
  if (!b.house.capture) return [];
  return b.fate.flatMap((fate, leader) => {
    if (fate !== CAPTIVE || b.owner[b.captor[leader]] !== from) return [];
    return seatOf(leader) === to || taker(b, b.captor[leader], to) >= 0 ? [leader] : [];
  });
}

function add(v: Deal, o: number): void {
  const arg = o & 4095;
  switch (o & ~4095) {
    case GIVE_GOLD:
      v.gives.gold += arg;
      return;
    case TAKE_GOLD:
      v.takes.gold += arg;
      return;
    case GIVE_ITEM:
      v.gives.items.push(arg);
      return;
    case TAKE_ITEM:
      v.takes.items.push(arg);
      return;
    case GIVE_CAPTIVE:
      v.gives.captives.push(arg);
      return;
    case TAKE_CAPTIVE:
      v.takes.captives.push(arg);
      return;
    default:
      v.pact = PACTS[arg];
  }
}

function clauseWords(o: number, b: Board, v: Deal): string {
  const arg = o & 4095;
  switch (o & ~4095) {
    case GIVE_GOLD:
      return `give ${arg} gold`;
    case TAKE_GOLD:
      return `ask ${arg} gold`;
    case GIVE_ITEM:
      return `give ${itemWords(b, arg)}`;
    case TAKE_ITEM:
      return `ask ${itemWords(b, arg)}`;
    case GIVE_CAPTIVE:
      return `give captive ${leaderWord(arg)} ${seatOf(arg)}`;
    case TAKE_CAPTIVE:
      return `ask captive ${leaderWord(arg)} ${seatOf(arg)}`;
    case PACT:
      return `promise ${PACTS[arg]}`;
    default:
      return o === DROP ? 'drop it' : `propose to ${v.with}`;
  }
}

/** What a part of a deal says, for events and prompts. */
function words(b: Board, part: Offer['gives']): string[] {
  return [
    ...(part.gold > 0 ? [`${part.gold} gold`] : []),
    ...part.items.map((item) => itemWords(b, item)),
    ...part.captives.map((leader) => `${leaderWord(leader)} of ${seatOf(leader)}`),
  ];
}

function carryOut(t: Table<Board>, v: Deal): void {
  const { board } = t;
  t.tell('dealt-with', {
    seat: v.seat,
    with: v.with,
    gives: words(board, v.gives),
    takes: words(board, v.takes),
    pact: v.pact,
  });
  hand(board, v.gives, v.seat, v.with);
  hand(board, v.takes, v.with, v.seat);
  if (v.pact !== '') board.pacts.push({ turn: board.turn, by: v.seat, with: v.with, what: v.pact });
}

function hand(b: Board, part: Offer['gives'], from: Seat, to: Seat): void {
  b.gold[from] -= part.gold;
  b.gold[to] += part.gold;
  for (const item of part.items) b.itemHolder[item] = taker(b, b.itemHolder[item], to);
  for (const leader of part.captives) {
    // LW O4/1 To his own player, or to another captor.
    if (seatOf(leader) === to) {
      b.fate[leader] = WAITING;
      b.captor[leader] = -1;
    } else b.captor[leader] = taker(b, b.captor[leader], to);
  }
}
