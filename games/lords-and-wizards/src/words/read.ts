import type { Json, Refusal, Setup } from '@questhall/kernel';
import { type Board, CAPTIVE, FREE, setup, type Unit } from '../board.js';
import { goAboard } from '../forces.js';
import { ITEMS } from '../items.js';
import { enter, leaderWord } from '../leaders.js';
import { LEGENDS } from '../legends.js';
import { isWater, placeId, SITES } from '../map.js';
import { hasPower } from '../powers.js';
import { isStudy } from '../procedures/create.js';
import { CAPITALS, SECOND_CAPITALS } from '../procedures/setup.js';
import { isCity } from '../sites.js';
import { TURNS_A_YEAR } from '../tables.data.js';
import { PLAGUES } from '../tables.js';
import { ALIGNMENTS, kindNamed } from '../units.js';
import {
  fail,
  flag,
  hex,
  item,
  keys,
  list,
  needs,
  type Obj,
  object,
  oneOf,
  reading,
  seat,
  site,
  upTo,
} from './check.js';
import { gain, type Post, type Posts, readFleets, readHexes, readSites } from './read-places.js';
import { checkSound } from './sound.js';

const TOP = ['turn', 'order', 'weather', 'plague', 'players', 'hexes', 'fleets', 'sites', 'castles', 'sieges', 'works'];
const PLAYER = ['alignment', 'colour', 'gold', 'capital', 'lord', 'wizard'];
const LEADER = ['at', 'inside', 'level', 'study', 'items', 'captor', 'work', 'worked', 'against'];
const MOST_GOLD = 9999;
const MOST_LEVELS = 99;

/** A board from a position in words. */
export function read(position: Obj, table: Setup): Board | Refusal {
  return reading(() => {
    const b = setup(table);
    keys('position', position, TOP);
    b.phase = 'movement';
    b.turn = upTo('turn', position.turn, 2, TURNS_A_YEAR * b.house.years);
    readOrder(b, position.order);
    readNature(b, position);
    readCastles(b, position);
    const players = object('players', position.players);
    for (const key of Object.keys(players)) seat('players', Number(key), b.seats);
    const words = Array.from({ length: b.seats }, (_, one) => object(`players.${one}`, players[String(one)]));
    words.forEach((each, one) => {
      readPlayer(b, one, each);
    });
    const said = readSites(b, object('sites', position.sites));
    const posts: Posts = new Map();
    readHexes(b, object('hexes', position.hexes), posts);
    readFleets(b, list('fleets', position.fleets), posts);
    readLeaders(b, words, posts);
    readSieges(b, list('sieges', position.sieges));
    checkSound(b, said);
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

/** Weather and plague. */
function readNature(b: Board, position: Obj): void {
  if (position.weather !== undefined) b.weather = oneOf('weather', position.weather, ['clear', 'rain', 'snow']);
  if (b.weather !== 'clear') needs(`weather is ${b.weather}`, 'weather', b.house.weather);
  b.plague = list('plague', position.plague).map((id) => site('plague', id));
  if (b.plague.length > 0) needs('plague is given', 'plague', b.house.plague);
  // LW TABLE.PLAGUE Only these are struck together.
  if (!PLAGUES.some((cities) => b.plague.every((one) => cities.includes(one))))
    fail(`plague is ${JSON.stringify(position.plague)}; expected cities of one line of the plague table`);
}

function readCastles(b: Board, position: Obj): void {
  for (const id of list('castles', position.castles)) {
    const at = hex('castles', id);
    if (isWater(at)) fail(`castles: ${String(id)} is water; expected land`);
    if (!b.castles.includes(at)) b.castles.push(at);
  }
  for (const one of list('works', position.works)) {
    const words = object('works', one);
    keys('works', words, ['hex', 'seat', 'due']);
    needs('works are given', 'castle-building', b.house.castleBuilding);
    const due = upTo('works.due', words.due, b.turn + 6, b.turn + 6);
    if (due < b.turn) fail(`works.due is ${due}, and the turn is ${b.turn}; expected ${b.turn} to ${b.turn + 6}`);
    const at = hex('works.hex', words.hex);
    if (isWater(at) || b.works.some((other) => other.hex === at))
      fail(`works.hex is ${placeId(at)}; expected land, and each hex once`);
    b.works.push({ hex: at, seat: seat('works.seat', words.seat, b.seats), due });
  }
}

function readPlayer(b: Board, who: number, words: Obj): void {
  const what = `players.${who}`;
  keys(what, words, PLAYER);
  const capitals = [...CAPITALS, ...SECOND_CAPITALS];
  const capital = words.capital === undefined ? capitals[who] : site(`${what}.capital`, words.capital);
  if (!isCity(capital)) fail(`${what}.capital is ${SITES[capital].id}; expected a city`);
  if (b.capital.includes(capital)) fail(`${what}.capital is ${SITES[capital].id}, which is another's`);
  b.capital[who] = capital;
  b.alignment[who] =
    words.alignment === undefined
      ? [0, 2, 1][who % 3]
      : ALIGNMENTS.indexOf(oneOf(`${what}.alignment`, words.alignment, ALIGNMENTS));
  b.colour[who] = readColour(b, who, words.colour);
  b.gold[who] = upTo(`${what}.gold`, words.gold, 0, MOST_GOLD);
  const home = SITES[capital].hex;
  b.control[capital] = who;
  b.open[capital] = true;
  if (!b.castles.includes(home)) b.castles.push(home);
}

/** LW B5c/2, LW B20/2 Two counter sets an alignment, for two players or, with seven and more, four. */
function readColour(b: Board, who: number, colour: Json | undefined): number {
  const taken = [0, 1].map((set) => {
    return b.alignment.filter((one, i) => i < who && one === b.alignment[who] && b.colour[i] === set).length;
  });
  const most = b.seats > 6 ? 2 : 1;
  const set = colour === undefined ? Number(taken[0] >= most) : upTo(`players.${who}.colour`, colour, 0, 1);
  if (taken[set] >= most)
    fail(`players.${who} plays ${ALIGNMENTS[b.alignment[who]]} in colour ${set}; no such counter set is left`);
  return set;
}

/** Both leaders, or one at a table of seven and more, stand in the capital unless it is said otherwise; captives last. */
function readLeaders(b: Board, words: readonly Obj[], posts: Posts): void {
  for (const captives of [false, true]) {
    words.forEach((each, who) => {
      for (const leader of [who * 2, who * 2 + 1]) {
        const value = each[leaderWord(leader)];
        if (value === null || (value === undefined && !posts.has(leader) && !isUsual(b, each, leader))) continue;
        const said = object(`players.${who}.${leaderWord(leader)}`, value);
        if ((said.captor !== undefined) === captives) readLeader(b, leader, said, posts.get(leader));
      }
      // LW B23/1
      if (b.seats > 6 && b.fate[who * 2] > 0 && b.fate[who * 2 + 1] > 0)
        fail(`players.${who} has a Lord and a Wizard; with seven seats and more a player has one leader`);
    });
  }
}

/** LW B23/1 Whether a player has this leader though nothing is said of him: with seven and more a Lord, unless he has a Wizard. */
function isUsual(b: Board, words: Obj, leader: number): boolean {
  return b.seats <= 6 || ((leader & 1) === 0 && (words.wizard ?? null) === null);
}

function readLeader(b: Board, leader: number, words: Obj, post: Post | undefined): void {
  const who = leader >> 1;
  const what = `players.${who}.${leaderWord(leader)}`;
  keys(what, words, LEADER);
  b.level[leader] = upTo(`${what}.level`, words.level, 1, MOST_LEVELS);
  if (b.level[leader] < 1) fail(`${what}.level is 0; expected 1 or more`);
  if (words.captor !== undefined) {
    readCaptive(b, leader, words, what);
    return;
  }
  const home = post?.at ?? SITES[b.capital[who]].hex;
  const at = words.at === undefined ? home : hex(`${what}.at`, words.at);
  if (post && at !== post.at) fail(`${what} is at ${placeId(at)} and at ${placeId(post.at)}; expected one place`);
  if (!post && isWater(at)) fail(`${what}.at is ${placeId(at)}, which is water; expected land`);
  const unit = enter(b, leader, at);
  b.since[leader] = 0;
  b.inside[unit] = words.inside === undefined ? (post?.inside ?? 0) : Number(flag(`${what}.inside`, words.inside));
  if (post && post.fleet >= 0) goAboard(b, unit, post.fleet);
  for (const one of list(`${what}.items`, words.items))
    b.itemHolder[gain(b, item(`${what}.items`, one), b.alignment[who])] = unit;
  readStudy(b, leader, words, what);
}

function readCaptive(b: Board, leader: number, words: Obj, what: string): void {
  needs(`${what}.captor is given`, 'capture', b.house.capture);
  const idle = Object.keys(words).find((key) => key !== 'captor' && key !== 'level');
  if (idle !== undefined) fail(`${what} is a captive, so he has no "${idle}"`);
  b.captor[leader] = leaderUnit(b, `${what}.captor`, words.captor, leader >> 1);
  b.fate[leader] = CAPTIVE;
}

/** LW B5b.1/2, LW O12a/1 Study, or work on an item. */
function readStudy(b: Board, leader: number, words: Obj, what: string): void {
  b.study[leader] = upTo(`${what}.study`, words.study, 0, 3);
  const isBusy = b.study[leader] > 0 || words.work !== undefined;
  if (isBusy && (leader & 1) === 0) fail(`${what} is a Lord; only Wizards study and create`);
  const unit = b.leaderUnit[leader];
  if (isBusy && !isStudy(b, b.at[unit], b.aboard[unit]))
    fail(`${what} is at ${placeId(b.at[unit])}; he studies and works in cities and explored ruins only`);
  if (words.work === undefined) {
    if (words.worked !== undefined) fail(`${what}.worked is given without "work": the item`);
    return;
  }
  needs(`${what}.work is given`, 'creation', b.house.creation);
  const kind = item(`${what}.work`, words.work);
  if (ITEMS[kind].category !== 'created' || ITEMS[kind].roll > b.level[leader])
    fail(`${what}.work is ${ITEMS[kind].id}; expected a created item of level ${b.level[leader]} at most`);
  b.work[leader] = kind;
  b.workFast[leader] = hasPower(b, unit, 'knowledge');
  b.worked[leader] = upTo(`${what}.worked`, words.worked, 0, b.workFast[leader] ? 1 : 3);
  if (words.against !== undefined) b.workAim[leader] = kindNamed(String(words.against));
}

/** A leader who is free, as `lord 0`. */
function leaderUnit(b: Board, what: string, value: Json, own: number): Unit {
  const [, name, who] =
    /^(lord|wizard) (\d+)$/.exec(String(value)) ??
    fail(`${what} is ${JSON.stringify(value)}; expected "lord 0" or "wizard 1"`);
  const leader = Number(who) * 2 + (name === 'wizard' ? 1 : 0);
  if (Number(who) === own) fail(`${what} is ${JSON.stringify(value)}; nobody is his own player's captive`);
  if (b.fate[leader] !== FREE) fail(`${what} is ${JSON.stringify(value)}; expected a leader who is free`);
  return b.leaderUnit[leader];
}

function readSieges(b: Board, sieges: readonly Json[]): void {
  for (const value of sieges) {
    const words = object('sieges', value);
    keys('sieges', words, ['besieger', 'besieged', 'hex', 'castle', 'shift']);
    needs('sieges are given', 'siege', b.house.siege);
    b.sieges.push({
      besieger: seat('sieges.besieger', words.besieger, b.seats),
      besieged: seat('sieges.besieged', words.besieged, b.seats),
      hex: hex('sieges.hex', words.hex),
      castle: flag('sieges.castle', words.castle),
      shift: upTo('sieges.shift', words.shift, 0, 3),
      rolled: 0,
      bid: -1,
    });
  }
}
