import { type Flow, goto, type Table } from '@questhall/kernel';
import { type Board, FREE, type Item, type Leader } from '../board.js';
import { chapter } from '../calls.js';
import { addUnit, CASTLE_ROOM, garrisonOf, hasCombatUnit, isEnemyHeld, itemsOf } from '../forces.js';
import { leaderWord, stir, stirAt } from '../leaders.js';
import {
  CITIES,
  HEXES,
  type Hex,
  type Place,
  PORT_PLACES,
  placeId,
  SITE_AT,
  SITES,
  type Site,
  TERRAIN,
  TERRAINS,
  TROLL_SITE,
} from '../map.js';
import { COUNTER_MIX } from '../mix.js';
import { removeItem } from '../powers.js';
import { commands, hasCastle, occupy, pay } from '../sites.js';
import { mayAnchor } from '../steps.js';
import { BATTLE_FLEET, HIREABLE, IS_DRAGON, IS_SPECIAL, KINDS, type Kind, UNALIGNED } from '../units.js';
import { canBuildAt, itemWords } from './movement.js';

const hire = chapter('hiring');
const END = 0;
const CITY_HIRE = 1 << 12;
const SEEK = 2 << 12;
const FLEET = 3 << 12;
const BUILD = 4 << 12;
const CHEAPEST = 3;
/** LW TABLE.UCT */
const CASTLE_PRICE = 60;

/** LW B13 The hiring phase: regular units, special units, fleets and castles. */
export const hiring = hire.procedure({
  steps: {
    choose: hire.ask({
      rule: 'LW B13',
      who: (_, v) => v.seat,
      says: (b, v) => ({ key: 'ask.hire', args: { gold: b.gold[v.seat] } }),
      options: (b, v) => wares(b, v.seat),
      name: (o: number) => wareWords(o),
      at: (o, b, v) => warePlace(o, b, v.seat),
      bars: (pick, b, v) => hireBar(pick, b, v.seat),
      then: (t, v, o): Flow<'choose'> => {
        const arg = o & 4095;
        switch (o & ~4095) {
          case CITY_HIRE:
            return hire.call('raise', { seat: v.seat, site: arg }, { then: 'choose' });
          case SEEK:
            return hire.call(
              'seek',
              { seat: v.seat, leader: v.seat * 2 + (arg & 1), kind: arg >> 1 },
              { then: 'choose' },
            );
          case FLEET:
            launch(t, v.seat, arg);
            return goto('choose');
          case BUILD:
            build(t, v.seat, arg);
            return goto('choose');
          default:
            return hire.done();
        }
      },
    }),
  },
});

function wares(b: Board, seat: number): number[] {
  const found = [END];
  if (b.gold[seat] >= CHEAPEST) {
    for (let site = 0; site < CITIES; site++) if (canHire(b, seat, site)) found.push(CITY_HIRE | site);
  }
  for (const leader of [seat * 2, seat * 2 + 1]) {
    // LW B13a.2/1 One attempt a leader.
    // LW AMB-049 Each for himself. LW B13a.2/2 With or without an escort.
    if (b.fate[leader] !== FREE || b.seekers.includes(leader)) continue;
    for (const kind of findable(b, leader)) found.push(SEEK | (kind << 1) | (leader & 1));
  }
  if (b.house.advanced && b.gold[seat] >= KINDS[BATTLE_FLEET].cost) docks(b, seat, found);
  if (b.house.castleBuilding && b.gold[seat] >= CASTLE_PRICE) grounds(b, seat, found);
  return found;
}

/** LW B13b/1 A city he controls, in which nobody else stands. LW B7a.2/2 */
export function canHire(b: Board, seat: number, site: Site): boolean {
  return b.control[site] === seat && commands(b, seat, site) && !isEnemyHeld(b, SITES[site].hex, seat);
}

/** LW AMB-037 Battle fleets are built in any port he controls. */
function docks(b: Board, seat: number, found: number[]): void {
  for (let site = 0; site < CITIES; site++) {
    if (!commands(b, seat, site)) continue;
    const coastal = PORT_PLACES[site].filter((place) => place < HEXES);
    for (const place of coastal.length > 0 ? coastal : PORT_PLACES[site]) {
      if (mayAnchor(b, seat, place)) found.push(FLEET | place);
    }
  }
}

/** LW AMB-096 Where a castle can be built: his cities and villages, and wherever he has a combat unit. */
function grounds(b: Board, seat: number, found: number[]): void {
  const add = (hex: Hex) => {
    if (canBuildAt(b, hex) && !b.works.some((one) => one.hex === hex) && !found.includes(BUILD | hex))
      found.push(BUILD | hex);
  };
  SITES.forEach(({ hex }, site) => {
    if (b.control[site] === seat) add(hex);
  });
  for (let unit = 0; unit < b.kind.length; unit++) {
    const hex = b.at[unit];
    if (b.owner[unit] === seat && b.aboard[unit] < 0 && hex < HEXES && hex >= 0 && hasCombatUnit(b, hex, seat))
      add(hex);
  }
}

/** LW B13a.1/1, LW AMB-146 Special kinds that a leader may look for where he is. */
export function findable(b: Board, leader: Leader): Kind[] {
  const unit = b.leaderUnit[leader];
  const hex = b.at[unit];
  if (b.aboard[unit] >= 0 || hex >= HEXES) return [];
  const terrain = TERRAINS[TERRAIN[hex]];
  const found: Kind[] = [];
  for (let kind = 0; kind < HIREABLE; kind++) {
    const { found: where, alignment } = KINDS[kind];
    // Chapter B13c, LW B20b Only of his own alignment.
    if (!where || alignment !== b.alignment[leader >> 1]) continue;
    // LW B13a.1.5 Trolls at bridges, LW AMB-045 Giants in mountains.
    if (where.terrain === 'bridge' ? TROLL_SITE[hex] : where.terrain === terrain) found.push(kind);
  }
  return found;
}

function launch(t: Table<Board>, seat: number, place: Place): void {
  pay(t, seat, KINDS[BATTLE_FLEET].cost);
  addUnit(t.board, BATTLE_FLEET, seat, place);
  t.tell('launched', { seat, place: placeId(place) });
}

/** LW O10/1 Paid at once, standing six turns later. */
function build(t: Table<Board>, seat: number, hex: Hex): void {
  pay(t, seat, CASTLE_PRICE);
  t.board.works.push({ hex, seat, due: t.board.turn + 6 });
  t.tell('castle-begun', { seat, hex: placeId(hex), due: t.board.turn + 6 });
}

function wareWords(o: number): string {
  const arg = o & 4095;
  switch (o & ~4095) {
    case CITY_HIRE:
      return `hire ${SITES[arg].id}`;
    case SEEK:
      return `seek ${KINDS[arg >> 1].id} ${arg & 1 ? 'wizard' : 'lord'}`;
    case FLEET:
      return `launch ${placeId(arg)}`;
    case BUILD:
      return `build ${placeId(arg)}`;
    default:
      return 'end hiring';
  }
}

function warePlace(o: number, b: Board, seat: number): string[] {
  const arg = o & 4095;
  switch (o & ~4095) {
    case CITY_HIRE:
      return [placeId(SITES[arg].hex)];
    case SEEK:
      return [placeId(b.at[b.leaderUnit[seat * 2 + (arg & 1)]])];
    case FLEET:
    case BUILD:
      return [placeId(arg)];
    default:
      return [];
  }
}

function hireBar(pick: string, b: Board, seat: number) {
  const [what, id] = pick.split(' ');
  if (what === 'hire') {
    const site = SITES.findIndex((one) => one.id === id);
    if (site >= 0 && b.control[site] !== seat) return { rule: 'LW B13b/1', why: `${SITES[site].name} is not his` };
    return { rule: 'LW B13a/1', why: 'there is nothing to pay with' };
  }
  if (what === 'seek')
    return { rule: 'LW B13a.1/2', why: 'no leader who may still look is where such a unit is found' };
  return undefined;
}

const muster = chapter('raise', () => ({ castle: false, raised: false }));
const TURN = 1;
const LOTS = [1, 2, 3, 4, 5, 10] as const;

/** Chapters B13a and B13b Regular units are hired in one city, and placed there. */
export const raise = muster.procedure({
  steps: {
    choose: muster.ask({
      rule: 'LW B13a/1',
      who: (_, v) => v.seat,
      says: (b, v) => ({ key: 'ask.raise', args: { site: SITES[v.site].id, gold: b.gold[v.seat], castle: v.castle } }),
      options: (b, v) => lots(b, v),
      name: (o: number, _, v) => {
        if (o === END) return 'done';
        if (o === TURN) return v.castle ? 'place in city' : 'place in castle';
        return `raise ${o & 63} ${KINDS[(o >> 6) - 1].id}`;
      },
      at: (_, __, v) => [placeId(SITES[v.site].hex)],
      bars: (pick, b, v) => raiseBar(pick, b, v),
      then: (t, v, o) => {
        if (o === END) return muster.done();
        if (o === TURN) {
          v.castle = !v.castle;
          return goto('choose');
        }
        enlist(t, v, (o >> 6) - 1, o & 63);
        return goto('choose');
      },
    }),
  },
});

interface Muster {
  seat: number;
  site: Site;
  castle: boolean;
}

function lots(b: Board, v: Muster): number[] {
  const { hex } = SITES[v.site];
  const gold = b.gold[v.seat];
  const room = v.castle ? CASTLE_ROOM - garrisonOf(b, hex) : 99;
  const found = [END];
  if (hasCastle(b, hex) && (v.castle || mayUseCastle(b, v.seat, hex))) found.push(TURN);
  for (let kind = 0; kind < HIREABLE; kind++) {
    if (IS_SPECIAL[kind] || !isHired(b, v, kind)) continue;
    const most = Math.min(Math.floor(gold / KINDS[kind].cost), room, stock(b, v.seat, kind));
    for (const n of LOTS) if (n <= most) found.push(((kind + 1) << 6) | n);
  }
  return found;
}

/** LW B13b/2 Within the five. */
function mayUseCastle(b: Board, seat: number, hex: Hex): boolean {
  if (garrisonOf(b, hex) >= CASTLE_ROOM) return false;
  for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit])
    if (b.inside[unit] && b.owner[unit] !== seat) return false;
  return true;
}

const PEOPLE = { elf: 'elves', orc: 'orcs', dwarf: 'dwarves' } as const;

/** LW B13a/2, Chapter B13c His own alignment; LW A4 in the Advanced game other races only in their cities. */
function isHired(b: Board, v: Muster, kind: Kind): boolean {
  const { alignment, race } = KINDS[kind];
  // LW B13c/1, LW B13c/2, LW B13c/3, LW AMB-046 No other alignment's units, and Dwarves for Neutrality alone.
  if (alignment !== UNALIGNED && alignment !== b.alignment[v.seat]) return false;
  if (!b.house.advanced || race === 'man') return true;
  // LW TABLE.TERRITORIAL Four cities for each.
  return SITES[v.site].hires === PEOPLE[race as keyof typeof PEOPLE];
}

/** LW AMB-048 With the option, the printed counters of the colour that are not on the map. */
function stock(b: Board, seat: number, kind: Kind): number {
  if (!b.house.counterMix) return 99;
  let left = COUNTER_MIX[b.alignment[seat]][KINDS[kind].id] ?? 0;
  for (let unit = 0; unit < b.kind.length; unit++) {
    const owner = b.owner[unit];
    if (b.kind[unit] !== kind || owner < 0 || owner >= b.seats) continue;
    if (b.alignment[owner] === b.alignment[seat] && b.colour[owner] === b.colour[seat]) left -= 1;
  }
  return left;
}

function enlist(t: Table<Board>, v: Muster, kind: Kind, n: number): void {
  const { board } = t;
  const { hex, id } = SITES[v.site];
  // LW TABLE.UCT, LW PRS.IV.2a At the price of the table.
  pay(t, v.seat, n * KINDS[kind].cost);
  for (let i = 0; i < n; i++) {
    // LW PRS.V Placed where they are hired.
    const unit = addUnit(board, kind, v.seat, hex);
    board.inside[unit] = v.castle ? 1 : 0;
    board.paid[unit] = KINDS[kind].cost;
  }
  // LW AMB-056 Units placed in his hex break a Wizard's study.
  stirAt(board, hex, v.seat);
  if (!v.castle) occupy(board, hex, v.seat);
  t.tell('hired', { seat: v.seat, n, unit: KINDS[kind].id, site: id, castle: v.castle });
}

/** Which rule names the units an alignment never hires. */
const LIMITS = ['LW B13c/1', 'LW B13c/3', 'LW B13c/2'] as const;

function raiseBar(pick: string, b: Board, v: Muster) {
  const id = /^raise \d+ (\S+)$/.exec(pick)?.[1];
  const kind = KINDS.findIndex((one) => one.id === id);
  if (kind < 0 || kind >= HIREABLE) return undefined;
  if (IS_SPECIAL[kind]) return { rule: 'LW B13a.1/1', why: `${KINDS[kind].name} must be found first` };
  const { alignment } = KINDS[kind];
  if (alignment !== UNALIGNED && alignment !== b.alignment[v.seat])
    return {
      rule: LIMITS[b.alignment[v.seat]],
      why: `${KINDS[kind].name} is of another alignment`,
    };
  if (!isHired(b, v, kind)) return { rule: 'LW A4', why: `${KINDS[kind].name} is not hired in ${SITES[v.site].name}` };
  if (v.castle) return { rule: 'LW B13b/2', why: 'the castle has no room for so many' };
  return { rule: 'LW B13a/1', why: 'that cannot be paid for' };
}

const quest = chapter('seek', () => ({ price: 0 }));
const GOLD = -1;

/** Chapters B13a.1 and B13a.2 A leader looks for a special unit. */
export const seek = quest.procedure({
  steps: {
    roll: (t, v): Flow<'pay'> => {
      const { board } = t;
      board.seekers.push(v.leader);
      // LW AMB-056 It breaks his study.
      stir(board, v.leader);
      const facts = KINDS[v.kind];
      // LW PRS.IV.2b Rolled for, then paid.
      const die = t.d6('seek');
      const found = die <= (facts.found?.upTo ?? 0);
      t.tell('sought', { seat: v.seat, leader: leaderWord(v.leader), unit: facts.id, die, found });
      if (!found) return quest.done();
      v.price = Math.max(facts.cost, 0);
      return IS_DRAGON[v.kind] ? undefined : goto('pay');
    },
    // LW B13a.2.1/1, LW AMB-146 For a Dragon an item, or gold by a die.
    dragon: quest.ask({
      rule: 'LW B13a.2.1/1',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.dragon', args: { unit: KINDS[v.kind].id } }),
      options: (b, v) => [GOLD, ...itemsOf(b, b.leaderUnit[v.leader])],
      name: (o: Item, b) => (o === GOLD ? 'gold' : `give ${itemWords(b, o)}`),
      then: (t, v, o): Flow<'come'> => {
        if (o !== GOLD) {
          // LW AMB-047 The item is gone.
          removeItem(t.board, o);
          return goto('come');
        }
        const die = t.d6('dragon');
        v.price = 10 * die;
        t.tell('dragon-price', { seat: v.seat, die, gold: v.price });
        return;
      },
    }),
    // LW B13a.2.1/2 Paid now, or it goes.
    pay: quest.ask({
      rule: 'LW B13a/1',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.pay', args: { unit: KINDS[v.kind].id, gold: v.price } }),
      options: (b, v) => (b.gold[v.seat] >= v.price ? [true, false] : []),
      name: (o: boolean) => (o ? 'pay' : 'let it go'),
      then: (t, v, o): Flow<'come'> => {
        if (!o) return quest.done();
        pay(t, v.seat, v.price);
        return goto('come');
      },
    }),
    gone: () => quest.done(),
    come: (t, v) => {
      const { board } = t;
      const lead = board.leaderUnit[v.leader];
      const unit = addUnit(board, v.kind, v.seat, board.at[lead]);
      board.inside[unit] = board.inside[lead] && garrisonOf(board, board.at[lead]) < CASTLE_ROOM ? 1 : 0;
      board.paid[unit] = v.price;
      occupy(board, board.at[lead], v.seat);
      t.tell('hired', { seat: v.seat, n: 1, unit: KINDS[v.kind].id, site: siteOr(board.at[lead]), castle: false });
    },
  },
});

function siteOr(hex: Hex): string {
  return SITE_AT[hex] >= 0 ? SITES[SITE_AT[hex]].id : placeId(hex);
}
