import { type Flow, goto, type Table } from '@questhall/kernel';
import { battleOf, commanders, leadingOf, other } from '../battles.js';
import { type Board, type Item, isSeat, SIDES_OF_BATTLE, type Side, type Unit, type Use } from '../board.js';
import { chapter } from '../calls.js';
import { leaderOf } from '../forces.js';
import { ITEMS } from '../items.js';
import { leaderWord } from '../leaders.js';
import { itemWords, usableItems } from '../powers.js';
import { isAtWork, OTHER_KIND, OWN_KIND, servesOf } from '../strength.js';
import { KINDS } from '../units.js';
import { controllable, work } from './magic-effects.js';

const { ask, done, procedure } = chapter('magic', () => ({ turn: 0, at: 0 }));
const NONE = 0;

/** Chapters B8i and B21c Items are announced, attacker first, and then do what they do. */
export const magic = procedure({
  steps: {
    begin: (t, v) => {
      v.at = battleOf(t.board).uses.length;
      if (!hasItems(t.board)) return done();
      return;
    },
    // LW AMB-067 The attacker, the defender, and then an attacker with a Hat and nothing announced.
    choose: ask({
      rule: 'LW B21c/2',
      who: (b, v) => turnOf(b, v.turn)?.seat ?? null,
      says: (b, v) => ({ key: 'ask.item', args: { leader: KINDS[b.kind[turnOf(b, v.turn)?.unit ?? 0]].id } }),
      options: (b, v) => choices(b, v),
      name: (o: number, b) => choiceWords(o, b),
      then: (t, v, o) => {
        const turn = turnOf(t.board, v.turn) as Turn;
        v.turn += 1;
        if (o !== NONE) announce(t, turn, o);
        return goto('choose');
      },
    }),
    next: (t, v) => {
      v.turn += 1;
      return v.turn < turns(t.board).length ? goto('choose') : undefined;
    },
    resolve: (t, v) => {
      settleUses(t, v.at);
    },
    // One effect after another, in the order announced.
    effect: (t, v): Flow<'effect' | 'loop'> => {
      const { uses, ended } = battleOf(t.board);
      if (v.at >= uses.length || ended !== '') return done();
      const use = uses[v.at];
      v.at += 1;
      return isAtWork(use) ? (work(t, use, v.at - 1) ?? goto('effect')) : goto('effect');
    },
    loop: () => goto('effect'),
  },
});

interface Turn {
  seat: number;
  side: Side;
  unit: Unit;
  hat: boolean;
}

function hasItems(b: Board): boolean {
  const fight = battleOf(b);
  return SIDES_OF_BATTLE.some((side) => commanders(fight, side).some((unit) => b.itemHolder.includes(unit)));
}

/** Who may announce an item, one leader after another. */
function turns(b: Board): Turn[] {
  const fight = battleOf(b);
  const list: Turn[] = [];
  for (const side of SIDES_OF_BATTLE) {
    // LW AMB-113 Against a leader alone only he is heard.
    if (fight.lone && side === 'attacker') continue;
    for (const unit of commanders(fight, side)) {
      if (isSeat(b.owner[unit]) && leaderOf(b, unit) >= 0) list.push({ seat: b.owner[unit], side, unit, hat: false });
    }
  }
  if (fight.lone) return list;
  return [...list, ...list.filter((turn) => turn.side === 'attacker').map((turn) => ({ ...turn, hat: true }))];
}

function turnOf(b: Board, at: number): Turn | undefined {
  return turns(b)[at];
}

function choices(b: Board, v: { turn: number; only: 'control' | 'all' }): number[] {
  const turn = turnOf(b, v.turn);
  // LW AMB-062 One each, for any effect in the round.
  if (!turn || battleOf(b).uses.some((use) => use.leader === turn.unit)) return [];
  const found: number[] = [];
  for (const item of usableItems(b, turn.unit)) {
    if (v.only === 'control' && !isEarly(b, item)) continue;
    found.push(...aims(b, turn, item).map((aim) => ((item + 1) << 13) | aim));
  }
  return found.length > 0 ? [NONE, ...found] : [];
}

/** LW AMB-001 Control scrolls come first, and a Hat may answer them. */
function isEarly(b: Board, item: Item): boolean {
  const does = ITEMS[b.itemKind[item]].use?.does;
  return does === 'control' || does === 'hat';
}

/** What an item can be aimed at; nothing if it cannot be used now. LW AMB-139 */
function aims(b: Board, turn: Turn, item: Item): number[] {
  const power = ITEMS[b.itemKind[item]].use;
  const fight = battleOf(b);
  // LW AMB-143 A Space Door opens at the start of a round too.
  if (ITEMS[b.itemKind[item]].does === 'door') return turn.hat ? [] : [0];
  if (!power || turn.hat !== (power.does === 'hat' && turn.side === 'attacker')) return [];
  if (fight.lone && power.does !== 'summon' && power.does !== 'storm') return [];
  const foes = other(turn.side);
  switch (power.does) {
    case 'hat':
      // LW AMB-067 A Hat cannot cancel a Hat.
      return fight.uses.flatMap((use, i) =>
        use.side === foes && ITEMS[b.itemKind[use.item]]?.use?.does !== 'hat' ? [i] : [],
      );
    case 'control':
      return fight.round === 1 ? onePerKind(b, controllable(b, item, foes)) : [];
    case 'blank':
      return leadingOf(fight, foes).slice();
    // LW AMB-069 Either, not both.
    case 'power':
      return [OWN_KIND, OTHER_KIND];
    case 'summon':
      return fight.summoners.includes(item) ? [] : [0];
    case 'double':
      return turn.side === 'attacker' ? [0] : [];
    case 'wall':
      return turn.side === 'defender' ? [0] : [];
    case 'bridge':
      return turn.side === 'attacker' ? [0] : [];
    default:
      return [0];
  }
}

function onePerKind(b: Board, units: readonly Unit[]): Unit[] {
  return units.filter((unit, i) => units.findIndex((one) => b.kind[one] === b.kind[unit]) === i);
}

function choiceWords(o: number, b: Board): string {
  if (o === NONE) return 'no item';
  const item = (o >> 13) - 1;
  const aim = o & 8191;
  const words = `use ${itemWords(b, item)}`;
  switch (ITEMS[b.itemKind[item]].use?.does) {
    case 'hat':
      return `${words} against ${itemWords(b, battleOf(b).uses[aim].item)}`;
    case 'control':
      return `${words} on ${KINDS[b.kind[aim]].id}`;
    case 'blank':
      return `${words} on ${KINDS[b.kind[aim]].id}`;
    case 'power':
      return aim === OTHER_KIND ? `${words} as the other` : words;
    default:
      return words;
  }
}

function announce(t: Table<Board>, { seat, side, unit }: Turn, o: number): void {
  const item = (o >> 13) - 1;
  battleOf(t.board).uses.push({ side, leader: unit, item, works: 'works', aim: o & 8191 });
  t.tell('item-announced', {
    seat,
    item: ITEMS[t.board.itemKind[item]].id,
    leader: leaderWord(leaderOf(t.board, unit)),
  });
}

/** LW O11, LW AMB-066 Whether a use works, fails or perverts. */
function settleUses(t: Table<Board>, from: number): void {
  const { board } = t;
  const { uses } = battleOf(board);
  for (const use of uses.slice(from)) {
    const power = ITEMS[board.itemKind[use.item]].use;
    if (board.house.effectiveness && power) use.works = roll(t, board.owner[use.leader], use.item);
    if (power?.does === 'hat' && use.works === 'works') uses[use.aim].works = 'undone';
  }
  for (const use of uses.slice(from)) {
    if (ITEMS[board.itemKind[use.item]].use?.does === 'inspire') use.aim = -1;
    if (!isAtWork(use) || ITEMS[board.itemKind[use.item]].use?.does !== 'inspire') continue;
    const panic = uses.find(
      (foe) =>
        isAtWork(foe) && servesOf(foe) !== servesOf(use) && ITEMS[board.itemKind[foe.item]].use?.does === 'panic',
    );
    if (!panic) continue;
    panic.works = 'undone';
    use.aim = 0;
  }
}

function roll(t: Table<Board>, seat: number, item: Item): Use['works'] {
  const die = t.d6('effectiveness');
  const works = die <= 3 ? 'works' : die <= 5 ? 'fails' : 'perverts';
  t.tell('effectiveness', { seat, item: ITEMS[t.board.itemKind[item]].id, die, works });
  return works;
}

/** LW AMB-066 Guards and the Jug are rolled for once a battle. */
export function perverted(t: Table<Board>, unit: Unit): 'works' | 'fails' | 'perverts' {
  const { board } = t;
  if (!board.house.effectiveness) return 'works';
  const item = usableItems(board, unit).find((one) => {
    const { guard, does } = ITEMS[board.itemKind[one]];
    return guard !== undefined || does === 'jug';
  });
  return item === undefined ? 'works' : (roll(t, board.owner[unit], item) as 'works');
}
