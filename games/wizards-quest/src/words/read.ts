import type { Json, Refusal, Setup } from '@questhall/kernel';
import { type Board, ORCS, SLOTS_EACH, setup, TAKEN, TREASURES, treasuresEach, UNHIDDEN } from '../board.js';
import { CARDS, deckCounts } from '../cards.js';
import { addMen, addPower } from '../forces.js';
import { BRIDGED, IS_CASTLE, SPACES, type SpaceId, TUNNEL } from '../map.js';
import { BOAT, discard } from '../petitions.js';
import {
  card,
  fail,
  flag,
  keys,
  list,
  type Obj,
  object,
  oneOf,
  reading,
  seat,
  space,
  spaceOrNone,
  upTo,
  whole,
} from './check.js';

const TOP = [
  'turn',
  'first',
  'spaces',
  'elsewhere',
  'players',
  'dragon',
  'wizard',
  'discard',
  'campaigns',
  'award',
  'share',
  'bridges',
  'mouths',
  'truceUntil',
];
const SPACE = ['seat', 'men', 'hero', 'sorcerer', 'orcs', 'treasure'];
const PLAYER = ['hand', 'boats', 'taken', 'looked'];
/** WQ IV.A.2 Men never run out; but a thousand of them are a slip of the pen. */
const MOST_MEN = 999;
/** What all cards together can give in one turn, the blank card among them. */
const MOST_AWARDED = 54;
const MOST_CAMPAIGNS = 11;

/** A board from a position in words. */
export function read(position: Obj, table: Setup): Board | Refusal {
  return reading(() => {
    const b = setup(table);
    keys('position', position, TOP);
    b.phase = 'players';
    b.turn = whole('turn', position.turn, 1);
    b.first = position.first === undefined ? 0 : seat('first', position.first, b.seats);
    b.dragon = territory('dragon', position.dragon);
    b.wizard = territory('wizard', position.wizard);
    readSpaces(b, object('spaces', position.spaces), position.elsewhere);
    readPlayers(b, object('players', position.players));
    readTurn(b, position);
    readCards(b, list('discard', position.discard));
    b.out = b.pieces.map((n) => n === 0);
    return b;
  });
}

function territory(what: string, value: Json | undefined): SpaceId {
  const at = spaceOrNone(what, value);
  return at >= 0 && IS_CASTLE[at] ? fail(`${what} never stands in a castle; expected a territory`) : at;
}

function readSpaces(b: Board, spaces: Obj, elsewhere: Json | undefined): void {
  const treasures: { at: SpaceId; owner: number; kind: number }[] = [];
  for (const [id, words] of Object.entries(spaces)) {
    const at = space('spaces', id);
    const what = `spaces.${id}`;
    const here = object(what, words);
    keys(what, here, SPACE);
    readForce(b, at, here, what);
    if (here.treasure !== undefined && here.treasure !== null)
      treasures.push({ at, ...readTreasure(b, object(`${what}.treasure`, here.treasure), `${what}.treasure`) });
  }
  layTreasures(b, treasures);
  const orcs = object('elsewhere', elsewhere);
  keys('elsewhere', orcs, ['orcs']);
  const n = upToFour('elsewhere.orcs', orcs.orcs);
  SPACES.forEach(({ id }, at) => {
    if (n > 0 && !(id in spaces)) addMen(b, at, ORCS, n);
  });
}

function readForce(b: Board, at: SpaceId, here: Obj, what: string): void {
  const orcs = upToFour(`${what}.orcs`, here.orcs);
  if (orcs > 0) addMen(b, at, ORCS, orcs);
  const [hero, sorcerer] = [flag(`${what}.hero`, here.hero), flag(`${what}.sorcerer`, here.sorcerer)];
  const nobody = here.seat === undefined || here.seat === null;
  const men = upTo(`${what}.men`, here.men, nobody || hero || sorcerer ? 0 : 1, MOST_MEN);
  if (nobody) {
    if (men > 0 || hero || sorcerer) fail(`${what} has counters but no seat`);
    return;
  }
  const holder = seat(`${what}.seat`, here.seat, b.seats);
  if (men === 0 && !hero && !sorcerer) fail(`${what} is held by seat ${holder} without a counter`);
  if (orcs > 0) fail(`${what} holds orcs and counters of seat ${holder}`);
  if (hero && sorcerer) fail(`${what} holds hero and sorcerer together`);
  if (men > 0) addMen(b, at, holder, men);
  for (const [has, power, where] of [
    [hero, 'hero', b.hero],
    [sorcerer, 'sorcerer', b.sorcerer],
  ] as const) {
    if (has && where[holder] >= 0)
      fail(`seat ${holder} has its ${power} twice: in ${SPACES[where[holder]].id} and ${SPACES[at].id}`);
    if (has) addPower(b, at, holder, power);
  }
}

function upToFour(what: string, value: Json | undefined): number {
  const n = whole(what, value, 0);
  return n <= 4 ? n : fail(`${what} is ${n}; a space holds four orcs at most`);
}

function readTreasure(b: Board, words: Obj, what: string): { owner: number; kind: number } {
  keys(what, words, ['owner', 'kind']);
  const owner = seat(`${what}.owner`, words.owner, b.seats);
  return { owner, kind: TREASURES.indexOf(oneOf(`${what}.kind`, words.kind, TREASURES.slice(0, treasuresEach(b)))) };
}

/** Slots go by the round of hiding: the castle's first. */
function layTreasures(b: Board, found: readonly { at: SpaceId; owner: number; kind: number }[]): void {
  for (const { at, owner, kind } of found) {
    const slot = freeSlot(b, owner, kind);
    b.treasureKind[slot] = kind;
    b.treasureAt[slot] = at;
    b.treasureIn[at] = slot;
  }
}

function freeSlot(b: Board, owner: number, kind: number): number {
  const slots = Array.from({ length: SLOTS_EACH }, (_, i) => owner * SLOTS_EACH + i);
  if (slots.some((slot) => b.treasureKind[slot] === kind)) fail(`seat ${owner} has the ${TREASURES[kind]} twice`);
  return slots.find((slot) => b.treasureKind[slot] < 0) as number;
}

function readPlayers(b: Board, players: Obj): void {
  for (const [key, words] of Object.entries(players)) {
    const who = seat('players', Number(key), b.seats);
    const what = `players.${key}`;
    const player = object(what, words);
    keys(what, player, PLAYER);
    for (const id of list(`${what}.hand`, player.hand)) b.hands[who][card(`${what}.hand`, id)] += 1;
    b.boats[who] = whole(`${what}.boats`, player.boats, 0);
    for (const kind of list(`${what}.taken`, player.taken)) {
      const slot = freeSlot(
        b,
        who,
        TREASURES.indexOf(oneOf(`${what}.taken`, kind, TREASURES.slice(0, treasuresEach(b)))),
      );
      b.treasureKind[slot] = TREASURES.indexOf(kind as 'ring');
      b.treasureAt[slot] = TAKEN;
    }
    for (const id of list(`${what}.looked`, player.looked)) {
      const slot = b.treasureIn[space(`${what}.looked`, id)];
      if (slot < 0 || Math.floor(slot / SLOTS_EACH) !== who)
        fail(`${what}.looked: no treasure of seat ${who} lies in ${id}`);
      b.looked[slot] = true;
    }
  }
  fillTreasures(b);
}

/** Treasures a position does not speak of are out of the way, hidden nowhere. */
function fillTreasures(b: Board): void {
  for (let owner = 0; owner < b.seats; owner++) {
    for (let kind = 0; kind < treasuresEach(b); kind++) {
      const slots = Array.from({ length: SLOTS_EACH }, (_, i) => owner * SLOTS_EACH + i);
      if (slots.some((slot) => b.treasureKind[slot] === kind)) continue;
      const slot = freeSlot(b, owner, kind);
      b.treasureKind[slot] = kind;
      b.treasureAt[slot] = UNHIDDEN;
    }
  }
}

function readTurn(b: Board, position: Obj): void {
  b.campaigns = upTo('campaigns', position.campaigns, 1, MOST_CAMPAIGNS);
  b.award = upTo('award', position.award, 0, MOST_AWARDED);
  const share = position.share ?? 1;
  if (share !== 0 && share !== 0.5 && share !== 1) fail(`share is ${JSON.stringify(share)}; expected 0, 0.5 or 1`);
  b.share = share;
  readUpheavals(b, position);
}

/** What only the blank card can have done. */
function readUpheavals(b: Board, position: Obj): void {
  b.truceUntil = whole('truceUntil', position.truceUntil, 0);
  b.mouths = list('mouths', position.mouths).map((id) => territory('a mouth of the tunnel', id));
  const twice = b.mouths.find((mouth, i) => TUNNEL.includes(mouth) || b.mouths.indexOf(mouth) !== i);
  if (twice !== undefined) fail(`mouths: the tunnel has a mouth in ${SPACES[twice].id} already`);
  const standing = list('bridges', position.bridges ?? BRIDGED.map(([a]) => SPACES[a].id)).map((id) =>
    space('bridges', id),
  );
  const nowhere = standing.find((end) => !BRIDGED.flat().includes(end));
  if (nowhere !== undefined) fail(`no bridge ends in ${SPACES[nowhere].id}; ${bridgeEnds()}`);
  b.fallen = BRIDGED.map((ends) => !ends.some((end) => standing.includes(end)));
  if (!b.house.blankCard) checkUntouched(b);
  // WQ R89 The turn in which it began, and two more.
  if (b.truceUntil > b.turn + 2) fail(`truceUntil is ${b.truceUntil}; expected at most two turns after turn ${b.turn}`);
}

function checkUntouched(b: Board): void {
  const card = 'comes of the blank card alone, which option "blank-card" brings in';
  if (b.fallen.includes(true)) fail(`bridges: a fallen bridge ${card}`);
  if (b.mouths.length > 0) fail(`mouths: a further mouth ${card}`);
  if (b.truceUntil > 0) fail(`truceUntil: a truce ${card}`);
}

function bridgeEnds(): string {
  return `expected one of ${BRIDGED.flat()
    .map((end) => SPACES[end].id)
    .join(', ')}`;
}

/** What is in no hand, face up or discarded is in the deck. */
function readCards(b: Board, pile: readonly Json[]): void {
  for (const id of pile) discard(b, card('discard', id), 1);
  b.deck = deckCounts(b.house.blankCard ? 1 : 0).map((n, kind) => {
    const used =
      b.discard[kind] +
      b.hands.reduce((sum, hand) => sum + hand[kind], 0) +
      (kind === BOAT ? b.boats.reduce((x, y) => x + y, 0) : 0);
    if (used > 0 && n === 0) fail(`the deck has no ${CARDS[kind].id} without option "${CARDS[kind].id}-card"`);
    return n >= used ? n - used : fail(`the position uses ${used} cards ${CARDS[kind].id}; the deck has ${n}`);
  });
}
