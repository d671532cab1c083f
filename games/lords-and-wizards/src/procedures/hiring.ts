import { type Flow, goto, type Table } from '@questhall/kernel';
import { type Board, FREE, type Leader } from '../board.js';
import { chapter } from '../calls.js';
import { canBuildAt } from '../castles.js';
import { addUnit, hasCombatUnit, isEnemyHeld } from '../forces.js';
import { leaderWord } from '../leaders.js';
import {
  CITIES,
  HEXES,
  type Hex,
  type Place,
  PORT_PLACES,
  placeId,
  SITES,
  type Site,
  TERRAIN,
  TERRAINS,
  TROLL_SITE,
} from '../map.js';
import { commands, pay } from '../sites.js';
import { mayAnchor } from '../steps.js';
import { BATTLE_FLEET, HIREABLE, KINDS, type Kind } from '../units.js';
import { stock } from './raise.js';

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
      name: (o: number, b, v) => wareFacts(o, b, v.seat)[0],
      at: (o, b, v) => (o === END ? [] : [placeId(wareFacts(o, b, v.seat)[1])]),
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
  // LW A6/1, LW B3c/2 Battle fleets are for the Advanced game.
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
    // LW AMB-048 Nor more than there are counters, where the table wants it.
    if (!where || alignment !== b.alignment[leader >> 1] || stock(b, leader >> 1, kind) < 1) continue;
    // LW B13a.1.5 Trolls at bridges, LW AMB-045 Giants in mountains.
    if (where.terrain === 'bridge' ? TROLL_SITE[hex] : where.terrain === terrain) found.push(kind);
  }
  return found;
}

/** LW A6b/1 For 20 GTs, and there until it is sunk. */
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

/** A ware in words, and where it is had; nowhere for the end of the phase. */
function wareFacts(o: number, b: Board, seat: number): readonly [words: string, at: Place] {
  const arg = o & 4095;
  const leader = arg & 1;
  switch (o & ~4095) {
    case CITY_HIRE:
      return [`hire ${SITES[arg].id}`, SITES[arg].hex];
    case SEEK:
      return [`seek ${KINDS[arg >> 1].id} ${leaderWord(leader)}`, b.at[b.leaderUnit[seat * 2 + leader]]];
    case FLEET:
      return [`launch ${placeId(arg)}`, arg];
    case BUILD:
      return [`build ${placeId(arg)}`, arg];
    default:
      return ['end hiring', -1];
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
