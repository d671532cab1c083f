import type { Json, Refusal, Setup } from '@questhall/kernel';
import { type Board, COUNTERS, FIRST_TREASURE, NEUTRAL, NOBODY, type Side, scrollCounts, setup } from '../board.js';
import { freeShip, raftIn } from '../fleets.js';
import { strengthOf } from '../forces.js';
import {
  FIRST_SHIP,
  HARBOUR_OF,
  IS_KINGDOM,
  isLand,
  isWaste,
  isZone,
  type Place,
  REALM_OF,
  wastelandOf,
} from '../map.js';
import { PEOPLE_IDS } from '../peoples.js';
import { toolsAt, trailAt } from '../procedures/wastes.js';
import { QUEST_IDS } from '../quests.js';
import { SCROLL_IDS } from '../scrolls.js';
import { SPELLS } from '../spells.js';
import { TOOL_IDS, TOOLS } from '../tools.js';
import {
  fail,
  flag,
  keys,
  list,
  type Obj,
  object,
  oneOf,
  place,
  reading,
  scroll,
  seat,
  side,
  whole,
  within,
} from './check.js';
import { checkBoard } from './sound.js';
import { counterNamed, MOST, readStack } from './stacks.js';

const TOP = [
  'turn',
  'first',
  'lands',
  'wastes',
  'ships',
  'rafts',
  'sides',
  'discard',
  'questDiscard',
  'questMoved',
  'ordered',
  'orderedShips',
];
/** A board from a position in words. */
export function read(position: Obj, table: Setup): Board | Refusal {
  return reading(() => {
    const b = setup(table);
    keys('position', position, TOP);
    b.phase = 'combat';
    b.turn = within('turn', position.turn, 1, 0, MOST);
    b.first = position.first === undefined ? 0 : side('first', position.first, b.sides);
    b.people = b.people.map((_, i) => i);
    b.store.fill(0);
    for (const [id, words] of Object.entries(object('lands', position.lands))) readLand(b, id, words);
    for (const [id, words] of Object.entries(object('wastes', position.wastes))) readWaste(b, id, words);
    for (const words of list('ships', position.ships)) readShip(b, words);
    for (const words of list('rafts', position.rafts)) readRaft(b, words);
    readSides(b, object('sides', position.sides));
    readTurn(b, position);
    readCards(b, position);
    checkBoard(b);
    return b;
  });
}

function sideOrNeutral(b: Board, what: string, value: Json | undefined): Side {
  return value === 'vanquished' ? NEUTRAL : side(what, value, b.sides);
}

function readLand(b: Board, id: string, words: Json): void {
  const what = `lands.${id}`;
  const at = place('lands', id, isLand);
  const here = object(what, words);
  keys(what, here, ['side', 'units', 'bearers', 'state', 'invaders', 'gold', 'ships']);
  if (here.side !== undefined && here.side !== null) {
    readStack(b, at, sideOrNeutral(b, `${what}.side`, here.side), here, what, 'home');
    if (b.holder[at] === NOBODY) fail(`${what} is held by a side without a unit there`);
  } else if (here.units !== undefined || here.bearers !== undefined) fail(`${what} has units but no side`);
  if (here.invaders !== undefined && here.invaders !== null) {
    const invaders = object(`${what}.invaders`, here.invaders);
    keys(`${what}.invaders`, invaders, ['side', 'units', 'bearers', 'state']);
    const owner = side(`${what}.invaders.side`, invaders.side, b.sides);
    if (b.holder[at] === NOBODY) fail(`${what} has invaders and nobody who holds it; expected a side`);
    if (owner === b.holder[at]) fail(`${what}.invaders.side is ${owner}, who holds the land; expected another side`);
    readStack(b, at, owner, invaders, `${what}.invaders`, 'fought');
  }
  // QD R70 Gold stays where nobody is left.
  const gold = whole(`${what}.gold`, here.gold, 0);
  if (gold > 0) b.gold[kingdom(what, at)] = gold;
  for (let i = whole(`${what}.ships`, here.ships, 0); i > 0; i--) dock(b, at, what);
}

function kingdom(what: string, at: Place): number {
  return IS_KINGDOM[at] ? REALM_OF[at] : fail(`${what} is no kingdom, and keeps no gold`);
}

function dock(b: Board, at: Place, what: string): void {
  const ship = freeShip(b);
  if (ship < 0) fail('there are eight ships');
  if (HARBOUR_OF[at] < 0) fail(`${what} has no harbour`);
  b.shipAt[ship - FIRST_SHIP] = HARBOUR_OF[at];
  b.docked[ship - FIRST_SHIP] = true;
}

function readWaste(b: Board, id: string, words: Json): void {
  const what = `wastes.${id}`;
  const at = place('wastes', id, isWaste);
  const here = object(what, words);
  keys(what, here, ['parties', 'ships']);
  for (let i = whole(`${what}.ships`, here.ships, 0); i > 0; i--) dock(b, at, what);
  for (const [key, party] of Object.entries(object(`${what}.parties`, here.parties))) {
    const name = `${what}.parties.${key}`;
    const owner = side(name, Number(key), b.sides);
    const stack = object(name, party);
    keys(name, stack, ['units', 'bearers', 'state', 'tools', 'from']);
    readStack(b, at, owner, stack, name, 'home');
    readTools(b.tools, toolsAt(at, owner), stack.tools, `${name}.tools`);
    if (stack.from !== undefined && stack.from !== null)
      b.cameFrom[trailAt(at, owner)] = place(`${name}.from`, stack.from, (from) => isBeside(from, at));
  }
}

/** Whether two spaces follow each other on one path. */
function isBeside(from: Place, at: Place): boolean {
  return isWaste(from) && wastelandOf(from) === wastelandOf(at) && Math.abs(from - at) === 1;
}

function readTools(store: number[], at: number, words: Json | undefined, what: string): void {
  for (const [id, n] of Object.entries(object(what, words))) {
    const tool = TOOL_IDS.indexOf(oneOf(what, id, TOOL_IDS));
    store[at + tool] = within(`${what}.${id}`, n, 0, 0, MOST);
  }
}

function readShip(b: Board, words: Json): void {
  const here = object('ships', words);
  keys('ships', here, ['zone', 'side', 'units', 'bearers', 'state']);
  const ship = freeShip(b);
  if (ship < 0) fail('there are eight ships');
  b.shipAt[ship - FIRST_SHIP] = place('ships.zone', here.zone, isZone);
  const owner = side('ships.side', here.side, b.sides);
  readStack(b, ship, owner, here, 'ships', 'home');
  if (strengthOf(b, ship, owner) === 0)
    fail('a ship at sea has a unit aboard; those in harbour are written with their land');
}

function readRaft(b: Board, words: Json): void {
  const here = object('rafts', words);
  keys('rafts', here, ['zone', 'side', 'units', 'bearers', 'state']);
  const raft = raftIn(b, place('rafts.zone', here.zone, isZone));
  readStack(b, raft, side('rafts.side', here.side, b.sides), here, 'rafts', 'bound');
}

function readSides(b: Board, sides: Obj): void {
  for (const [key, words] of Object.entries(sides)) {
    const owner = side('sides', Number(key), b.sides);
    const what = `sides.${key}`;
    const here = object(what, words);
    keys(what, here, ['people', 'scrolls', 'spells', 'tools', 'shown', 'fallen', 'kingless', 'seen']);
    if (here.people !== undefined)
      b.people[owner] = PEOPLE_IDS.indexOf(oneOf(`${what}.people`, here.people, PEOPLE_IDS));
    for (const id of list(`${what}.scrolls`, here.scrolls)) b.hands[owner][scroll(`${what}.scrolls`, id)] += 1;
    readTools(b.store, owner * TOOLS.length, here.tools, `${what}.tools`);
    readSpells(b, owner, object(`${what}.spells`, here.spells), what);
    for (const id of list(`${what}.shown`, here.shown)) showCounter(b, owner, String(id), what);
    b.fallen[owner] = flag(`${what}.fallen`, here.fallen);
    b.kingless[owner] = flag(`${what}.kingless`, here.kingless);
    for (const viewer of list(`${what}.seen`, here.seen))
      b.glimpsed[seat(`${what}.seen`, viewer, b.seats) * 4 + owner] = b.hands[owner].slice();
  }
  if (new Set(b.people).size !== b.people.length) fail('two sides lead the same people');
}

function readSpells(b: Board, owner: Side, spells: Obj, what: string): void {
  for (const [wizard, names] of Object.entries(spells)) {
    const slot =
      owner * 3 +
      ['wizard-1', 'wizard-2', 'wizard-3'].indexOf(
        oneOf(`${what}.spells`, wizard, ['wizard-1', 'wizard-2', 'wizard-3']),
      );
    b.spells[slot] = 0;
    for (const name of list(`${what}.spells.${wizard}`, names)) {
      const spell = 1 << SPELLS.indexOf(oneOf(`${what}.spells.${wizard}`, name, SPELLS));
      if (b.spells[slot] & spell) fail(`${what}.spells.${wizard} has ${name} twice`);
      b.spells[slot] |= spell;
    }
  }
}

function showCounter(b: Board, owner: Side, id: string, what: string): void {
  const counter = counterNamed(id, owner);
  if (counter < 0 || b.counterOn[counter] < 0) fail(`${what}.shown: no ${id} is on the board`);
  if (b.bearerSide[b.counterOn[counter]] !== owner) fail(`${what}.shown: the ${id} is not with side ${owner}`);
  b.shown[counter] = true;
}

function readTurn(b: Board, position: Obj): void {
  b.ordered = within('ordered', position.ordered, 0, 0, MOST);
  b.orderedShips = whole('orderedShips', position.orderedShips, 0);
  for (const name of list('questMoved', position.questMoved))
    b.questMoved[['north', 'south'].indexOf(oneOf('questMoved', name, ['north', 'south']))] = true;
  for (let c = 0; c < COUNTERS; c++) if (c < FIRST_TREASURE && b.counterOn[c] < 0) b.shown[c] = false;
}

/** What is in no hand and not discarded is in the deck. */
function readCards(b: Board, position: Obj): void {
  for (const id of list('discard', position.discard)) b.discard[scroll('discard', id)] += 1;
  b.deck = scrollCounts(b.house).map((n, kind) => {
    const used = b.discard[kind] + b.hands.reduce((sum, hand) => sum + hand[kind], 0);
    return n >= used ? n - used : fail(`the position uses ${used} scrolls ${SCROLL_IDS[kind]}; there are ${n}`);
  });
  for (const id of list('questDiscard', position.questDiscard)) {
    const quest = QUEST_IDS.indexOf(oneOf('questDiscard', id, QUEST_IDS));
    if (b.questDeck[quest] === 0) fail(`questDiscard has ${id} twice`);
    b.questDeck[quest] = 0;
    b.questDiscard[quest] = 1;
  }
}
