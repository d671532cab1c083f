import { type Flow, goto, type Table } from '@questhall/kernel';
import {
  battleOf,
  commanders,
  decide,
  fall,
  fightersOf,
  forget,
  isMonsterUnit,
  leadingOf,
  other,
  playerOf,
  takeSpoils,
} from '../battles.js';
import { type Board, type Item, isSeat, SIDES_OF_BATTLE, type Side, type Unit, type Use } from '../board.js';
import { chapter } from '../calls.js';
import { addUnit, CASTLE_ROOM, garrisonOf, leaderOf } from '../forces.js';
import { ITEMS } from '../items.js';
import { die, leaderWord } from '../leaders.js';
import { placeId, SITE_AT } from '../map.js';
import { usableItems } from '../powers.js';
import { isAtWork, isOf, OTHER_KIND, OWN_KIND, servesOf } from '../strength.js';
import { HIREABLE, IS_DRAGON, KINDS, LOCAL_LORD, LOCAL_WIZARD, UNALIGNED } from '../units.js';
import { itemWords } from './movement.js';

const { ask, call, done, procedure } = chapter('magic', () => ({ turn: 0, at: 0 }));
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

/** LW AMB-063, LW TABLE.MONSTERS/3 Enemy units that a control scroll can take. */
function controllable(b: Board, item: Item, foes: Side): Unit[] {
  const power = ITEMS[b.itemKind[item]].use;
  if (power?.does !== 'control') return [];
  const names = power.of.length > 0 ? power.of : [KINDS[b.itemAim[item]]?.id ?? ''];
  const fight = battleOf(b);
  return fightersOf(fight, foes).filter(
    (unit) => !fight.turned.includes(unit) && leaderOf(b, unit) < 0 && isOf(b, unit, names),
  );
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

/** What an item does at once. */
function work(t: Table<Board>, use: Use, at: number): Flow<'loop'> {
  const { board } = t;
  const fight = battleOf(board);
  const power = ITEMS[board.itemKind[use.item]].use;
  const foes = other(servesOf(use));
  if (ITEMS[board.itemKind[use.item]].does === 'door') {
    forget(fight, use.leader);
    return call('door', { seat: board.owner[use.leader], item: use.item }, { then: 'loop' });
  }
  switch (power?.does) {
    case 'storm':
      // LW B21c/4, LW AMB-120 No more fighting for that target this turn.
      fight.ended = 'storm';
      t.tell('storm', { seat: board.owner[use.leader] });
      return;
    case 'kill':
      strike(t, foes, power.upTo);
      decide(board);
      return;
    case 'earthquake':
      quake(t);
      decide(board);
      return;
    case 'panic':
      return panic(t, foes);
    case 'blank':
      blank(t, use);
      return;
    case 'control':
      take(t, use);
      decide(board);
      return;
    case 'summon':
      fight.summoners.push(use.item);
      return call('summon', { use: at }, { then: 'loop' });
    case 'power':
      // LW TABLE.MIT/1 A perverted Potion empties its drinker's mind.
      if (use.works === 'perverts' && ITEMS[board.itemKind[use.item]].once) empty(t, use.leader);
      return;
    default:
      return;
  }
}

/** LW TABLE.MIT/3, LW B21c/3 A roll for each enemy unit. */
function strike(t: Table<Board>, foes: Side, upTo: number): void {
  const { board } = t;
  let n = 0;
  // LW AMB-060 Items that strengthen or frighten a whole force need no roll.
  for (const unit of fightersOf(battleOf(board), foes).slice()) {
    // LW AMB-137 Not monsters, nor Dragons where they have powers, nor what a Jug holds.
    if (!canMagicRemove(board, unit) || t.d6('item') > upTo) continue;
    dieOrFall(t, unit, foes);
    n += 1;
  }
  t.tell('struck', { side: foes, n });
}

export function canMagicRemove(b: Board, unit: Unit): boolean {
  if (isMonsterUnit(b, unit) || b.kind[unit] >= HIREABLE + 8) return leaderOf(b, unit) >= 0;
  return !(b.house.specialUnits && IS_DRAGON[b.kind[unit]]);
}

/** A unit falls; a leader who counted as one is lost. */
export function dieOrFall(t: Table<Board>, unit: Unit, side: Side): void {
  const leader = leaderOf(t.board, unit);
  if (leader < 0) {
    fall(t, unit, side);
    return;
  }
  takeSpoils(t.board, unit, side);
  forget(battleOf(t.board), unit);
  die(t, leader, 'battle');
}

/** LW TABLE.MIT/3 Every unit and leader of both sides. */
function quake(t: Table<Board>): void {
  const { board } = t;
  const fight = battleOf(board);
  for (const side of SIDES_OF_BATTLE) {
    let n = 0;
    for (const unit of fightersOf(fight, side).slice()) {
      if (leaderOf(board, unit) >= 0 || !canMagicRemove(board, unit) || t.d6('item') > 3) continue;
      fall(t, unit, side);
      n += 1;
    }
    for (const unit of leadingOf(fight, side).slice()) {
      if (t.d6('item') > 3) continue;
      n += 1;
      if (leaderOf(board, unit) >= 0) dieOrFall(t, unit, side);
      else fall(t, unit, side);
    }
    t.tell('struck', { side, n });
  }
}

/** LW TABLE.MIT/1 On a 1 the enemy must retreat. LW AMB-012 Those who never withdraw do not mind. */
function panic(t: Table<Board>, foes: Side): Flow<'loop'> {
  const { board } = t;
  const fight = battleOf(board);
  const die = t.d6('item');
  t.tell('panic', { side: foes, die });
  const steadfast = playerOf(fight, foes) < 0 || (foes === 'defender' && fight.part === 'castle');
  if (die > 1 || steadfast) return;
  fight.ended = foes === 'attacker' ? 'attacker withdrew' : 'defender withdrew';
  return call('retreat', { side: foes, hex: -1, forced: true }, { then: 'loop' });
}

/** LW AMB-065 On a 1 a leader drops to level 1, for good. */
function blank(t: Table<Board>, use: Use): void {
  const { board } = t;
  const die = t.d6('item');
  const target = use.works === 'perverts' ? use.leader : use.aim;
  t.tell('mind-blanked', { die, target: KINDS[board.kind[target]].id, owner: board.owner[target] });
  if (die === 1) empty(t, target);
}

function empty(t: Table<Board>, unit: Unit): void {
  const leader = leaderOf(t.board, unit);
  if (leader >= 0) t.board.level[leader] = 1;
  else if (t.board.kind[unit] === LOCAL_LORD || t.board.kind[unit] === LOCAL_WIZARD)
    t.board.localLevel[SITE_AT[t.board.at[unit]]] = 1;
}

/** LW B21d/2 The unit fights for the reader; LW B21d/4 it will not come back. */
function take(t: Table<Board>, use: Use): void {
  const { board } = t;
  const fight = battleOf(board);
  // Perverted, one of the reader's own of that kind goes over, if he has any.
  const foes = other(servesOf(use));
  const unit = use.works === 'works' ? use.aim : controllable(board, use.item, foes)[0];
  if (unit === undefined || !fightersOf(fight, foes).includes(unit)) return;
  const list = fightersOf(fight, foes);
  list.splice(list.indexOf(unit), 1);
  fightersOf(fight, servesOf(use)).push(unit);
  fight.turned.push(unit);
  t.tell('controlled', { side: servesOf(use), unit: KINDS[board.kind[unit]].id });
}

const conjure = chapter('summon', () => ({ left: -1 }));

/** LW AMB-064 What is summoned is chosen kind by kind. */
export const summon = conjure.procedure({
  steps: {
    begin: (t, v) => {
      const use = battleOf(t.board).uses[v.use];
      const power = ITEMS[t.board.itemKind[use.item]].use;
      if (v.left < 0) v.left = power?.does === 'summon' ? power.n : 0;
      return v.left === 0 || !hasRoom(t.board, use) ? conjure.done() : undefined;
    },
    choose: conjure.ask({
      rule: 'LW B8i/2',
      // Where no player has the good of it, its user names it all the same.
      who: (b, v) => {
        const use = battleOf(b).uses[v.use];
        const seat = playerOf(battleOf(b), servesOf(use));
        return seat >= 0 ? seat : b.owner[use.leader];
      },
      says: () => ({ key: 'ask.summon' }),
      options: (b, v) => summonable(b, battleOf(b).uses[v.use]),
      name: (kind: number) => `summon ${KINDS[kind].id}`,
      then: (t, v, kind) => {
        const { board } = t;
        const fight = battleOf(board);
        const use = fight.uses[v.use];
        const unit = addUnit(board, kind, board.owner[use.leader], board.at[use.leader]);
        // LW AMB-140 In his part of the hex; in a full castle outside.
        board.inside[unit] = garrisonOf(board, board.at[unit]) < CASTLE_ROOM ? board.inside[use.leader] : 0;
        fightersOf(fight, servesOf(use)).push(unit);
        fight.turned.push(unit);
        t.tell('summoned', { side: servesOf(use), unit: KINDS[kind].id, place: placeId(board.at[unit]) });
        v.left -= 1;
        return goto('begin');
      },
    }),
  },
});

/** LW AMB-140 A full castle takes no more, and if the city is another's there is no room. */
function hasRoom(b: Board, use: Use): boolean {
  if (b.kind[use.leader] < 0) return false;
  const hex = b.at[use.leader];
  if (!b.inside[use.leader] || garrisonOf(b, hex) < CASTLE_ROOM) return true;
  return battleOf(b).part !== 'castle';
}

function summonable(b: Board, use: Use): number[] {
  const power = ITEMS[b.itemKind[use.item]].use;
  if (power?.does !== 'summon') return [];
  const own = b.alignment[b.owner[use.leader]];
  const found: number[] = [];
  for (let kind = 0; kind < HIREABLE; kind++) {
    const { race, alignment } = KINDS[kind];
    const fits =
      power.of === 'any' || (power.of === 'man' ? race === 'man' : alignment === UNALIGNED || alignment === own);
    if (fits) found.push(kind);
  }
  return found;
}
