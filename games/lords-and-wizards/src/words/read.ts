import type { Json, Refusal, Setup } from '@questhall/kernel';
import { type Board, CAPTIVE, CITY, FREE, REBELS, setup, type Unit } from '../board.js';
import { addUnit, goAboard } from '../forces.js';
import { ITEMS } from '../items.js';
import { enter, leaderWord } from '../leaders.js';
import { LEGENDS, legendNamed, NO_LEGEND } from '../legends.js';
import { CITIES, FLEET_STEPS, isWater, LEGENDARY, placeId, SITES, TERRAIN } from '../map.js';
import { addItem } from '../powers.js';
import { CAPITALS, SECOND_CAPITALS } from '../procedures/setup.js';
import { raiseCounters } from '../sites.js';
import { ALIGNMENTS, BATTLE_FLEET, IS_FLEET, IS_LEADER, KINDS, LORD, TRANSPORT, WIZARD } from '../units.js';
import {
  fail,
  flag,
  hex,
  item,
  keys,
  kind,
  list,
  type Obj,
  object,
  oneOf,
  place,
  reading,
  seat,
  site,
  whole,
} from './check.js';

const TOP = ['turn', 'order', 'weather', 'plague', 'players', 'hexes', 'fleets', 'sites', 'castles', 'sieges', 'works'];
const PLAYER = ['alignment', 'colour', 'gold', 'capital', 'lord', 'wizard'];
const LEADER = ['at', 'inside', 'level', 'study', 'items', 'captor', 'work', 'worked', 'absent'];
const SITE = ['control', 'open', 'legend', 'shown', 'knownBy', 'defence', 'rebels', 'level'];

/** A board from a position in words. */
export function read(position: Obj, table: Setup): Board | Refusal {
  return reading(() => {
    const b = setup(table);
    keys('position', position, TOP);
    b.phase = 'movement';
    b.turn = whole('turn', position.turn, 2);
    if (b.turn > 54) fail(`turn is ${b.turn}; expected 54 at most`);
    readOrder(b, position.order);
    b.weather =
      position.weather === undefined ? 'clear' : oneOf('weather', position.weather, ['clear', 'rain', 'snow']);
    b.plague = list('plague', position.plague).map((id) => site('plague', id));
    readCastles(b, position);
    const players = object('players', position.players);
    for (let one = 0; one < b.seats; one++) readPlayer(b, one, object(`players.${one}`, players[String(one)]));
    for (const key of Object.keys(players)) seat('players', Number(key), b.seats);
    readSites(b, object('sites', position.sites));
    const posts: Posts = new Map();
    readHexes(b, object('hexes', position.hexes), posts);
    readFleets(b, list('fleets', position.fleets));
    for (let one = 0; one < b.seats; one++) readLeaders(b, one, object(`players.${one}`, players[String(one)]), posts);
    readSieges(b, list('sieges', position.sieges));
    b.unused = LEGENDS.flatMap((_, legend) => (b.legend.includes(legend) ? [] : [legend]));
    b.fallen = false;
    return b;
  });
}

function readOrder(b: Board, order: Json | undefined): void {
  if (order === undefined) return;
  b.order = list('order', order).map((one) => seat('order', one, b.seats));
  if (b.order.length !== b.seats || new Set(b.order).size !== b.seats)
    fail(`order is ${JSON.stringify(order)}; expected each of the ${b.seats} seats once`);
}

/** Where hexes say that leaders are. */
type Posts = Map<number, { at: number; inside: number }>;

function readCastles(b: Board, position: Obj): void {
  for (const id of list('castles', position.castles)) {
    const at = hex('castles', id);
    if (isWater(at)) fail(`castles: ${String(id)} is water; expected land`);
    b.castles.push(at);
  }
  for (const one of list('works', position.works)) {
    const words = object('works', one);
    keys('works', words, ['hex', 'seat', 'due']);
    b.works.push({
      hex: hex('works.hex', words.hex),
      seat: seat('works.seat', words.seat, b.seats),
      due: whole('works.due', words.due, 6),
    });
  }
}

function readPlayer(b: Board, who: number, words: Obj): void {
  const what = `players.${who}`;
  keys(what, words, PLAYER);
  const usual = [...CAPITALS, ...SECOND_CAPITALS][who];
  b.capital[who] = words.capital === undefined ? usual : site(`${what}.capital`, words.capital);
  b.alignment[who] =
    words.alignment === undefined
      ? [0, 2, 1][who % 3]
      : ALIGNMENTS.indexOf(oneOf(`${what}.alignment`, words.alignment, ALIGNMENTS));
  b.colour[who] = whole(`${what}.colour`, words.colour, who % 6 < 3 ? 0 : 1);
  b.gold[who] = whole(`${what}.gold`, words.gold, 0);
  const home = SITES[b.capital[who]].hex;
  b.control[b.capital[who]] = who;
  b.open[b.capital[who]] = true;
  if (!b.castles.includes(home)) b.castles.push(home);
}

function readSites(b: Board, sites: Obj): void {
  for (const [id, value] of Object.entries(sites)) {
    const one = site('sites', id);
    const what = `sites.${id}`;
    const words = object(what, value);
    keys(what, words, SITE);
    if (words.control !== undefined)
      b.control[one] = words.control === null ? -1 : seat(`${what}.control`, words.control, b.seats);
    if (b.control[one] >= 0 || words.open !== undefined)
      b.open[one] = words.open === undefined || flag(`${what}.open`, words.open);
    if (b.control[one] >= 0 && !b.open[one]) fail(`${what} is controlled, so it is open`);
    if (one < LEGENDARY) readLegend(b, one, words, what);
    if (words.rebels !== undefined) raiseCounters(b, SITES[one].hex, REBELS, whole(`${what}.rebels`, words.rebels, 0));
  }
}

function readLegend(b: Board, one: number, words: Obj, what: string): void {
  if (words.legend !== undefined && words.legend !== null) {
    const legend = legendNamed(String(words.legend));
    if (legend < 0) fail(`${what}.legend is ${JSON.stringify(words.legend)}; expected a legend like ${LEGENDS[0].id}`);
    if (b.open[one]) fail(`${what} is open, so it has no legend`);
    if (b.legend.includes(legend)) fail(`the legend ${words.legend} is there twice`);
    b.legend[one] = legend;
  }
  const legend = b.legend[one];
  b.shown[one] = flag(`${what}.shown`, words.shown);
  for (const who of list(`${what}.knownBy`, words.knownBy))
    b.knownBy[one] |= 1 << seat(`${what}.knownBy`, who, b.seats);
  if (words.defence !== undefined && one < CITIES) {
    b.defended[one] = true;
    raiseCounters(
      b,
      SITES[one].hex,
      b.open[one] && b.control[one] >= 0 ? b.control[one] : CITY,
      whole(`${what}.defence`, words.defence, 0),
    );
  }
  if (legend === NO_LEGEND || !b.shown[one]) return;
  const facts = LEGENDS[legend];
  if (facts.what !== 'monster') return;
  for (const unit of facts.units) addUnit(b, unit, CITY, SITES[one].hex);
  b.localLevel[one] = whole(`${what}.level`, words.level, 1);
  if (facts.leader)
    addUnit(
      b,
      KINDS.findIndex((k) => k.id === 'local-lord'),
      CITY,
      SITES[one].hex,
    );
}

function readHexes(b: Board, hexes: Obj, posts: Posts): void {
  for (const [id, value] of Object.entries(hexes)) {
    const at = hex('hexes', id);
    const what = `hexes.${id}`;
    const words = object(what, value);
    keys(what, words, ['seat', 'units', 'inside', 'items']);
    if (words.units !== undefined && words.seat !== null) stand(b, words, what, { at, inside: 0, posts });
    if (words.inside !== undefined && words.inside !== null) {
      const inside = object(`${what}.inside`, words.inside);
      if (!b.castles.includes(at)) b.castles.push(at);
      keys(`${what}.inside`, inside, ['seat', 'units']);
      stand(b, inside, `${what}.inside`, { at, inside: 1, posts });
    }
    for (const one of list(`${what}.items`, words.items)) b.itemAt[gain(b, item(`${what}.items`, one), 3)] = at;
    if (isWater(at)) fail(`${what} is ${TERRAIN[at] === 5 ? 'sea' : 'lake'}; expected land`);
  }
}

interface Post {
  at: number;
  inside: number;
  posts: Posts;
}

function stand(b: Board, words: Obj, what: string, post: Post): void {
  const who = seat(`${what}.seat`, words.seat, b.seats);
  for (const [id, n] of Object.entries(object(`${what}.units`, words.units))) {
    const unit = kind(`${what}.units`, id);
    const many = whole(`${what}.units.${id}`, n, 0);
    if (IS_FLEET[unit]) fail(`${what}.units: a ${id} is written under fleets`);
    if (unit === LORD || unit === WIZARD) {
      if (many > 1) fail(`${what}.units.${id} is ${many}; a seat has one at most`);
      if (many > 0) post.posts.set(who * 2 + (unit === WIZARD ? 1 : 0), { at: post.at, inside: post.inside });
      continue;
    }
    for (let i = 0; i < many; i++) b.inside[addUnit(b, unit, who, post.at)] = post.inside;
  }
}

function readFleets(b: Board, fleets: readonly Json[]): void {
  fleets.forEach((value, i) => {
    const what = `fleets ${i + 1}`;
    const words = object(what, value);
    keys(what, words, ['seat', 'place', 'kind', 'aboard']);
    const who = seat(`${what}.seat`, words.seat, b.seats);
    const ship = oneOf(`${what}.kind`, words.kind ?? 'transport', ['transport', 'battle-fleet']);
    const at = place(`${what}.place`, words.place);
    if (FLEET_STEPS[at].length === 0) fail(`${what}.place is ${placeId(at)}, where no fleet can be`);
    const fleet = addUnit(b, ship === 'transport' ? TRANSPORT : BATTLE_FLEET, who, at);
    for (const [id, n] of Object.entries(object(`${what}.aboard`, words.aboard))) {
      const unit = kind(`${what}.aboard`, id);
      if (IS_LEADER[unit]) fail(`${what}: leaders begin ashore`);
      for (let left = whole(`${what}.aboard.${id}`, n, 0); left > 0; left--)
        goAboard(b, addUnit(b, unit, who, b.at[fleet]), fleet);
    }
  });
}

/** Both leaders, or one at a table of seven and more, stand in the capital unless it is said otherwise. */
function readLeaders(b: Board, who: number, words: Obj, posts: Posts): void {
  for (const type of [0, 1]) {
    const leader = who * 2 + type;
    const name = leaderWord(leader);
    const value = words[name];
    if (value === null || (value === undefined && b.seats > 6 && type === 1)) continue;
    readLeader(b, leader, object(`players.${who}.${name}`, value), posts.get(leader));
  }
}

function readLeader(b: Board, leader: number, words: Obj, post: { at: number; inside: number } | undefined): void {
  const who = leader >> 1;
  const what = `players.${who}.${leaderWord(leader)}`;
  keys(what, words, LEADER);
  b.level[leader] = whole(`${what}.level`, words.level, 1);
  if (b.level[leader] < 1) fail(`${what}.level is 0; expected 1 or more`);
  b.study[leader] = whole(`${what}.study`, words.study, 0);
  if (words.captor !== undefined) {
    const holder = leaderUnit(b, `${what}.captor`, words.captor);
    b.fate[leader] = CAPTIVE;
    b.captor[leader] = holder;
    return;
  }
  const home = post?.at ?? SITES[b.capital[who]].hex;
  const at = words.at === undefined ? home : hex(`${what}.at`, words.at);
  const unit = enter(b, leader, at);
  b.since[leader] = 0;
  b.inside[unit] = words.inside === undefined ? (post?.inside ?? 0) : Number(flag(`${what}.inside`, words.inside));
  for (const one of list(`${what}.items`, words.items))
    b.itemHolder[gain(b, item(`${what}.items`, one), b.alignment[who])] = unit;
  if (words.work === undefined) return;
  b.work[leader] = item(`${what}.work`, words.work);
  b.worked[leader] = whole(`${what}.worked`, words.worked, 0);
}

/** A leader who is free, as `lord 0`. */
function leaderUnit(b: Board, what: string, value: Json): Unit {
  const [, name, who] =
    /^(lord|wizard) (\d+)$/.exec(String(value)) ??
    fail(`${what} is ${JSON.stringify(value)}; expected "lord 0" or "wizard 1"`);
  const leader = Number(who) * 2 + (name === 'wizard' ? 1 : 0);
  if (b.fate[leader] !== FREE) fail(`${what}: ${value} must come before his captive`);
  return b.leaderUnit[leader];
}

function gain(b: Board, what: number, maker: number): number {
  if (b.found[what] && ITEMS[what].category !== 'created')
    fail(`there is one ${ITEMS[what].id}, and the position has it twice`);
  b.found[what] = true;
  return addItem(b, what, ITEMS[what].category === 'created' ? maker : ITEMS[what].alignment);
}

function readSieges(b: Board, sieges: readonly Json[]): void {
  for (const value of sieges) {
    const words = object('sieges', value);
    keys('sieges', words, ['besieger', 'besieged', 'hex', 'castle', 'shift']);
    b.sieges.push({
      besieger: seat('sieges.besieger', words.besieger, b.seats),
      besieged: seat('sieges.besieged', words.besieged, b.seats),
      hex: hex('sieges.hex', words.hex),
      castle: flag('sieges.castle', words.castle),
      shift: whole('sieges.shift', words.shift, 0),
      rolled: 0,
      bid: -1,
    });
  }
}
