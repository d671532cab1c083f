import type { Json } from '@questhall/kernel';
import { type Board, CITY, REBELS, type Unit } from '../board.js';
import { addUnit, goAboard } from '../forces.js';
import { ITEMS } from '../items.js';
import { LEGENDS, legendNamed } from '../legends.js';
import { CITIES, FLEET_STEPS, isWater, LEGENDARY, type Place, placeId, SITES, TERRAIN } from '../map.js';
import { addItem } from '../powers.js';
import { counterStrength, isCity, raiseCounters } from '../sites.js';
import {
  BATTLE_FLEET,
  HIREABLE,
  IS_CD,
  IS_FLEET,
  KINDS,
  LOCAL_LORD,
  LOCAL_WIZARD,
  LORD,
  TRANSPORT,
  WIZARD,
} from '../units.js';
import {
  fail,
  flag,
  hex,
  item,
  keys,
  kind,
  list,
  needs,
  type Obj,
  object,
  oneOf,
  place,
  seat,
  site,
  upTo,
} from './check.js';

const SITE = ['control', 'open', 'legend', 'shown', 'knownBy', 'defence', 'rebels', 'level', 'leader', 'noDeal'];
/** As many of a kind in a place as a pick can name. */
const MOST_UNITS = 63;

/** Where hexes and fleets say that leaders are; `fleet` -1 ashore. */
export interface Post {
  at: Place;
  inside: number;
  fleet: Unit;
}
export type Posts = Map<number, Post>;

/** The sites, and of which of them it was said who controls them. */
export function readSites(b: Board, sites: Obj): Set<number> {
  const said = new Set<number>();
  for (const [id, value] of Object.entries(sites)) {
    const one = site('sites', id);
    const what = `sites.${id}`;
    const words = object(what, value);
    keys(what, words, SITE);
    checkKind(one, words, what);
    if (words.control !== undefined) {
      said.add(one);
      b.control[one] = words.control === null ? -1 : seat(`${what}.control`, words.control, b.seats);
    }
    // LW A2a/3 Where rebels are, somebody had conquered it.
    const isWon = b.control[one] >= 0 || b.open[one] || (words.rebels ?? 0) !== 0;
    b.open[one] = words.open === undefined ? isWon : flag(`${what}.open`, words.open);
    if (b.control[one] >= 0 && !b.open[one]) fail(`${what} is controlled, so it is open`);
    if (one < LEGENDARY) readLegend(b, one, words, what);
    if (one < CITIES) readCity(b, one, words, what);
  }
  return said;
}

/** LW B4a.2, LW AMB-029 What villages and ruins never have. */
function checkKind(one: number, words: Obj, what: string): void {
  const { kind: sort } = SITES[one];
  const never = { village: ['legend', 'shown', 'knownBy', 'level', 'leader'], ruin: ['control'], city: [] }[sort];
  const none = isCity(one) ? [] : [...never, 'defence', 'rebels', 'noDeal'];
  const wrong = none.find((key) => words[key] !== undefined && words[key] !== null && words[key] !== false);
  if (wrong !== undefined) fail(`${what} is a ${sort}, which has no "${wrong}"`);
  if (sort === 'village' && words.open === false) fail(`${what} is a village, and villages are open`);
}

function readLegend(b: Board, one: number, words: Obj, what: string): void {
  if (words.legend !== undefined && words.legend !== null) {
    const legend = legendNamed(String(words.legend));
    if (legend < 0) fail(`${what}.legend is ${JSON.stringify(words.legend)}; expected a legend like ${LEGENDS[0].id}`);
    if (b.open[one]) fail(`${what} is open, so it has no legend`);
    if (b.legend.includes(legend)) fail(`the legend ${words.legend} is there twice`);
    b.legend[one] = legend;
  }
  const facts = LEGENDS[b.legend[one]];
  b.shown[one] = flag(`${what}.shown`, words.shown);
  if (b.shown[one] && !facts) fail(`${what}.shown is true, but it has no legend`);
  // LW B10g
  if (b.shown[one] && facts.what === 'blank') fail(`${what}: a blank that was shown is removed; expected no legend`);
  for (const who of list(`${what}.knownBy`, words.knownBy)) {
    if (!facts) fail(`${what}.knownBy is given, but it has no legend`);
    needs(`${what}.knownBy is given`, 'advanced', b.house.advanced);
    b.knownBy[one] |= 1 << seat(`${what}.knownBy`, who, b.seats);
  }
  const isLed = b.shown[one] && facts?.what === 'monster' && facts.leader;
  for (const key of ['level', 'leader'])
    if (words[key] !== undefined && !isLed) fail(`${what}.${key} is given, but no local leader lies open there`);
  if (b.shown[one] && facts?.what === 'monster') placeMonster(b, one, words, what);
}

function placeMonster(b: Board, one: number, words: Obj, what: string): void {
  const facts = LEGENDS[b.legend[one]];
  if (facts.what !== 'monster') return;
  const at = SITES[one].hex;
  for (const unit of facts.units) addUnit(b, unit, CITY, at);
  if (!facts.leader) return;
  const type = words.leader === undefined ? 'lord' : oneOf(`${what}.leader`, words.leader, ['lord', 'wizard']);
  b.localLevel[one] = Math.max(upTo(`${what}.level`, words.level, 1, 99), 1);
  addUnit(b, type === 'lord' ? LOCAL_LORD : LOCAL_WIZARD, CITY, at);
}

/** City defence, rebels, and those with whom it does not bargain. */
function readCity(b: Board, one: number, words: Obj, what: string): void {
  if (words.defence !== undefined) {
    b.defended[one] = true;
    const owner = b.control[one] >= 0 ? b.control[one] : CITY;
    const n = counters(b, one, owner, words.defence, `${what}.defence`);
    if (n > 0 && owner !== CITY) needs(`${what} has defenders that joined`, 'advanced', b.house.advanced);
    if (n > 0 && owner === CITY && b.open[one]) fail(`${what} is open and nobody's, so it has no defence`);
  }
  if (words.rebels !== undefined && counters(b, one, REBELS, words.rebels, `${what}.rebels`) > 0) {
    needs(`${what} has rebels`, 'advanced', b.house.advanced);
    if (!b.open[one]) fail(`${what} has rebels, so it is open`);
  }
  for (const who of list(`${what}.noDeal`, words.noDeal)) {
    needs(`${what}.noDeal is given`, 'advanced', b.house.advanced);
    b.noDeal[one] |= 1 << seat(`${what}.noDeal`, who, b.seats);
  }
}

/** LW B10a, LW A2/1 Counters of a strength that a die can give. */
function counters(b: Board, one: number, owner: number, value: Json, what: string): number {
  const { hex: at, gt } = SITES[one];
  const n = upTo(what, value, 0, 6 * gt);
  raiseCounters(b, at, owner, n);
  // LW AMB-048
  if (counterStrength(b, at, owner) < n) fail(`${what} is ${n}; there are not so many city defence counters left`);
  return n;
}

export function readHexes(b: Board, hexes: Obj, posts: Posts): void {
  for (const [id, value] of Object.entries(hexes)) {
    const at = hex('hexes', id);
    const what = `hexes.${id}`;
    const words = object(what, value);
    keys(what, words, ['seat', 'units', 'bearers', 'inside', 'items']);
    if (isWater(at)) fail(`${what} is ${TERRAIN[at] === 5 ? 'sea' : 'lake'}; expected land`);
    if (words.units !== undefined && words.seat !== null) stand(b, words, what, { at, inside: 0, fleet: -1 }, posts);
    if (words.inside !== undefined && words.inside !== null) {
      const inside = object(`${what}.inside`, words.inside);
      if (!b.castles.includes(at)) b.castles.push(at);
      keys(`${what}.inside`, inside, ['seat', 'units', 'bearers']);
      if (inside.seat !== null) stand(b, inside, `${what}.inside`, { at, inside: 1, fleet: -1 }, posts);
    }
    for (const one of list(`${what}.items`, words.items)) b.itemAt[gain(b, item(`${what}.items`, one), 3)] = at;
  }
}

function stand(b: Board, words: Obj, what: string, post: Post, posts: Posts): void {
  const who = seat(`${what}.seat`, words.seat, b.seats);
  for (const [id, n] of Object.entries(object(`${what}.units`, words.units))) {
    const unit = kind(`${what}.units`, id);
    const many = upTo(`${what}.units.${id}`, n, 0, MOST_UNITS);
    if (IS_FLEET[unit]) fail(`${what}.units: a ${id} is written under fleets`);
    if (isCounted(b, unit, who, post)) continue;
    if (!isLeaderPost(unit, who, many, `${what}.units.${id}`, post, posts)) {
      checkOwn(unit, `${what}.units`);
      for (let i = 0; i < many; i++) b.inside[addUnit(b, unit, who, post.at)] = post.inside;
    }
  }
  readBearers(b, object(`${what}.bearers`, words.bearers), who, post, `${what}.bearers`);
}

/** City defence that joined is written with its city, and may stand among the units too. */
function isCounted(b: Board, unit: number, who: number, post: Post): boolean {
  return IS_CD[unit] && counterStrength(b, post.at, who) > 0;
}

function isLeaderPost(unit: number, who: number, many: number, what: string, post: Post, posts: Posts): boolean {
  if (unit !== LORD && unit !== WIZARD) return false;
  if (many > 1) fail(`${what} is ${many}; a seat has one at most`);
  const leader = who * 2 + (unit === WIZARD ? 1 : 0);
  if (many > 0 && posts.has(leader)) fail(`${what}: he is in another place too; expected one`);
  if (many > 0) posts.set(leader, post);
  return true;
}

/** Units that players never have of their own. */
function checkOwn(unit: number, what: string): void {
  if (unit >= HIREABLE)
    fail(
      `${what}: ${KINDS[unit].id} is no unit of a player; city defence and monsters are written under sites, ships under fleets`,
    );
}

/** LW B21a.1/1 Units that carry items: the kind, and what one of them carries. */
function readBearers(b: Board, bearers: Obj, who: number, post: Post, what: string): void {
  for (const [id, items] of Object.entries(bearers)) {
    const one = kind(what, id);
    const unit = b.kind.findIndex(
      (k, u) => k === one && b.owner[u] === who && b.at[u] === post.at && b.inside[u] === post.inside,
    );
    if (unit < 0) fail(`${what}.${id}: there is no such unit; expected one of the units there`);
    for (const each of list(`${what}.${id}`, items))
      b.itemHolder[gain(b, item(`${what}.${id}`, each), b.alignment[who])] = unit;
  }
}

export function readFleets(b: Board, fleets: readonly Json[], posts: Posts): void {
  fleets.forEach((value, i) => {
    const what = `fleets ${i + 1}`;
    const words = object(what, value);
    keys(what, words, ['seat', 'place', 'kind', 'aboard']);
    const who = seat(`${what}.seat`, words.seat, b.seats);
    const ship = oneOf(`${what}.kind`, words.kind ?? 'transport', ['transport', 'battle-fleet']);
    const at = place(`${what}.place`, words.place);
    if (FLEET_STEPS[at].length === 0) fail(`${what}.place is ${placeId(at)}, where no fleet can be`);
    if (ship === 'battle-fleet') needs(`${what} is a battle fleet`, 'advanced', b.house.advanced);
    const fleet = addUnit(b, ship === 'transport' ? TRANSPORT : BATTLE_FLEET, who, at);
    const aboard = Object.entries(object(`${what}.aboard`, words.aboard));
    for (const [id, n] of aboard) {
      const unit = kind(`${what}.aboard`, id);
      const many = upTo(`${what}.aboard.${id}`, n, 0, MOST_UNITS);
      const post = { at, inside: 0, fleet };
      if (isLeaderPost(unit, who, many, `${what}.aboard.${id}`, post, posts)) continue;
      checkOwn(unit, `${what}.aboard`);
      for (let left = many; left > 0; left--) goAboard(b, addUnit(b, unit, who, at), fleet);
    }
    const isLaden = aboard.some(([, n]) => n !== 0);
    // LW AMB-035, LW A6b/3
    if (isLaden !== (ship === 'transport'))
      fail(`${what}: a transport has somebody aboard, and a battle fleet has nobody`);
  });
}

/** An item comes into play, once unless Wizards created it. */
export function gain(b: Board, what: number, maker: number): number {
  const { category, id, alignment } = ITEMS[what];
  if (category === 'created') needs(`${id} is created by Wizards`, 'creation', b.house.creation);
  else if (b.found[what]) fail(`there is one ${id}, and the position has it twice`);
  b.found[what] = true;
  return addItem(b, what, category === 'created' ? maker : alignment);
}
