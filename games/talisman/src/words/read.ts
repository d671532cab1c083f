import type { Json, Refusal, Setup } from '@questhall/kernel';
import { type Board, cardsOn, setup } from '../board.js';
import { CHARACTERS } from '../cards/characters.js';
import { FIRST_PILE, IS_OBJECT, IS_RAFT, IS_STRONG, KINDS, type Kind, kindOf, TYPE_OF } from '../cards/kinds.js';
import { HEX, SPELLS } from '../cards/spells.js';
import { ALIGNMENTS, LIFTS } from '../effects.js';
import { lay } from '../goods.js';
import { CROWN, REGION_OF, spaceNamed } from '../map.js';
import {
  card,
  character,
  fail,
  flag,
  follower,
  keys,
  list,
  type Obj,
  object,
  oneOf,
  reading,
  seat,
  space,
  spell,
  whole,
  within,
} from './check.js';
import { possible } from './possible.js';

const TOP = [
  'turn',
  'first',
  'crowned',
  'players',
  'spaces',
  'discard',
  'spellDiscard',
  'top',
  'hex',
  'blizzard',
  'quiet',
  'extra',
  'visited',
];
const PLAYER = [
  'character',
  'out',
  'space',
  'strength',
  'craft',
  'lives',
  'gold',
  'alignment',
  'turned',
  'toad',
  'toadStrength',
  'toadCraft',
  'misses',
  'objects',
  'followers',
  'trophies',
  'spells',
  'quest',
  'questDone',
  'raft',
  'lift',
  'enslaved',
  'due',
  'foe',
  'foreseen',
  'invisible',
  'potion',
];

/** A board from a position in words. */
export function read(position: Obj, table: Setup): Board | Refusal {
  return reading(() => {
    const b = setup(table);
    keys('position', position, TOP);
    b.phase = 'play';
    b.turn = within('turn', position.turn, 1, 1, 100_000);
    b.first = position.first === undefined ? 0 : seat('first', position.first, b.seats);
    b.extra = within('extra', position.extra, 0, 0, 20);
    const players = object('players', position.players);
    for (const key of Object.keys(players)) seat('players', key, b.seats);
    for (let s = 0; s < b.seats; s++) readPlayer(b, s, object(`players.${s}`, players[String(s)]));
    // T R105 It is reached when a piece is put there, T R57 and before that nobody is out.
    const reached = b.at.includes(CROWN) || b.out.includes(true);
    b.crowned = position.crowned === undefined ? reached : flag('crowned', position.crowned);
    readSpaces(b, object('spaces', position.spaces));
    readLasting(b, position);
    readPiles(b, position);
    readTop(b, list('top', position.top), players);
    b.visited = list('visited', position.visited).map((v) => visited(v));
    possible(b);
    return b;
  });
}

function visited(value: Json): number {
  const at = spaceNamed(String(value));
  if (at >= 0) return 1000 + at;
  const kind = card('visited', value);
  return ['stranger', 'place'].includes(TYPE_OF[kind])
    ? kind
    : fail(`visited: ${String(value)} is of the sort ${TYPE_OF[kind]}; expected a space, a Stranger or a Place`);
}

function readPlayer(b: Board, s: number, words: Obj): void {
  const what = `players.${s}`;
  keys(what, words, PLAYER);
  b.out[s] = flag(`${what}.out`, words.out);
  if (b.out[s] || words.character === null) {
    nothing(what, words, b.out[s] ? 'is out of the game' : 'waits for a new character');
    return;
  }
  const c = words.character === undefined ? firstUnused(b) : character(`${what}.character`, words.character);
  if (b.character.includes(c)) fail(`${what}.character: no two players have the ${CHARACTERS[c].id}`);
  b.character[s] = c;
  const row = CHARACTERS[c];
  b.at[s] = words.space === undefined ? spaceNamed(row.start) : space(`${what}.space`, words.space);
  // T 1:3, T 2:3 Never below what the character starts with.
  b.strength[s] = within(`${what}.strength`, words.strength, row.strength, row.strength, MOST);
  b.craft[s] = within(`${what}.craft`, words.craft, row.craft, row.craft, MOST);
  b.lives[s] = within(`${what}.lives`, words.lives, 4, 1, MOST);
  b.gold[s] = within(`${what}.gold`, words.gold, 1, 0, MOST);
  b.alignment[s] = ALIGNMENTS.indexOf(oneOf(`${what}.alignment`, words.alignment ?? row.alignment, ALIGNMENTS));
  readGoods(b, s, words, what);
  readState(b, s, words, what);
}

function firstUnused(b: Board): number {
  return CHARACTERS.findIndex((_, c) => !b.character.includes(c));
}

/** T R2 Counters never run out, but no game has seen so many. */
const MOST = 99;

/** Who has no character can have nothing else either. */
function nothing(what: string, words: Obj, is: string): void {
  const other = Object.keys(words).find((key) => key !== 'out' && key !== 'character');
  if (other !== undefined) fail(`${what} ${is}, so there is no ${other}`);
}

function readGoods(b: Board, s: number, words: Obj, what: string): void {
  b.objects[s] = list(`${what}.objects`, words.objects).map((id) => an(what, 'objects', id, IS_OBJECT));
  if (b.objects[s].some((kind) => IS_RAFT[kind] || KINDS[kind].gold))
    fail(`${what}.objects: Rafts and Gold are not possessed`);
  b.followers[s] = list(`${what}.followers`, words.followers).map((id) => follower(`${what}.followers`, id));
  b.trophies[s] = list(`${what}.trophies`, words.trophies).map((id) => an(what, 'trophies', id, IS_STRONG));
  b.spells[s] = list(`${what}.spells`, words.spells)
    .map((id) => spell(`${what}.spells`, id))
    .sort((x, y) => x - y);
  if (words.raft !== undefined && words.raft !== null) {
    b.raft[s] = card(`${what}.raft`, words.raft);
    if (!IS_RAFT[b.raft[s]]) fail(`${what}.raft is ${JSON.stringify(words.raft)}; expected raft or bought-raft`);
  }
}

function an(what: string, field: string, id: Json, fits: readonly boolean[]): Kind {
  const kind = card(`${what}.${field}`, id);
  return fits[kind] ? kind : fail(`${what}.${field}: ${String(id)} is of the sort ${TYPE_OF[kind]}`);
}

function readState(b: Board, s: number, words: Obj, what: string): void {
  b.turned[s] = flag(`${what}.turned`, words.turned);
  // T R33 Three turns, and the rest of the one in which it happened.
  b.toad[s] = within(`${what}.toad`, words.toad, 0, 0, 4);
  b.toadStrength[s] = within(`${what}.toadStrength`, words.toadStrength, 1, 1, MOST);
  b.toadCraft[s] = within(`${what}.toadCraft`, words.toadCraft, 1, 1, MOST);
  b.misses[s] = within(`${what}.misses`, words.misses, 0, 0, 20);
  b.quest[s] = within(`${what}.quest`, words.quest, 0, 0, 6);
  b.questDone[s] = flag(`${what}.questDone`, words.questDone);
  b.lift[s] = words.lift === undefined ? 0 : LIFTS.indexOf(oneOf(`${what}.lift`, words.lift, LIFTS));
  b.enslaved[s] = flag(`${what}.enslaved`, words.enslaved);
  b.foe[s] = whole(`${what}.foe`, words.foe, 0);
  // What waits there has still to be beaten.
  b.due[s] = words.due === undefined ? b.foe[s] > 0 : flag(`${what}.due`, words.due);
  b.invisible[s] = flag(`${what}.invisible`, words.invisible);
  b.potion[s] = within(`${what}.potion`, words.potion, 0, 0, 2);
  if (b.toad[s] > 0 && words.gold === undefined) b.gold[s] = 0;
}

function readSpaces(b: Board, spaces: Obj): void {
  for (const [id, words] of Object.entries(spaces)) {
    const at = space('spaces', id);
    const what = `spaces.${id}`;
    const here = object(what, words);
    keys(what, here, ['cards', 'gold', 'charges']);
    for (const one of list(`${what}.cards`, here.cards)) lay(b, at, card(`${what}.cards`, one));
    b.spaceGold[at] = within(`${what}.gold`, here.gold, 0, 0, MOST);
    if (here.charges === undefined) continue;
    const kind = cardsOn(b, at).find((k) => KINDS[k].charges !== undefined);
    if (kind === undefined) fail(`${what}.charges: no Fountain, Stream or Pool lies there`);
    else b.charges[kind] = within(`${what}.charges`, here.charges, 4, 1, 4);
  }
}

function readLasting(b: Board, position: Obj): void {
  if (position.hex !== undefined && position.hex !== null) {
    const hex = object('hex', position.hex);
    keys('hex', hex, ['space', 'by', 'left']);
    b.hexAt = space('hex.space', hex.space);
    if (!['outer', 'middle'].includes(REGION_OF[b.hexAt])) fail('hex.space: a Hex lies in the Outer or Middle Region');
    b.hexBy = seat('hex.by', hex.by, b.seats);
    b.hexLeft = within('hex.left', hex.left, 3, 1, 4);
  }
  if (position.blizzard !== undefined && position.blizzard !== null) {
    const blizzard = object('blizzard', position.blizzard);
    keys('blizzard', blizzard, ['by', 'left']);
    b.blizzardBy = seat('blizzard.by', blizzard.by, b.seats);
    b.blizzardLeft = within('blizzard.left', blizzard.left, 2, 1, 3);
  }
  if (position.quiet !== undefined && position.quiet !== null) b.quietBy = seat('quiet', position.quiet, b.seats);
}

/** What lies nowhere else is in the stocks and piles. */
function readPiles(b: Board, position: Obj): void {
  for (const id of list('discard', position.discard)) b.discard[ofDeck('discard', id)] += 1;
  for (const id of list('spellDiscard', position.spellDiscard)) b.spellDiscard[spell('spellDiscard', id)] += 1;
  const used = KINDS.map((_, kind) => (kind < FIRST_PILE ? b.discard[kind] : 0));
  for (const lying of b.faceUp) used[lying & 255] += 1;
  for (let s = 0; s < b.seats; s++) {
    for (const kind of [...b.objects[s], ...b.trophies[s], ...b.followers[s].map(kindOf)]) used[kind] += 1;
    if (b.raft[s] >= 0) used[b.raft[s]] += 1;
  }
  used.forEach((n, kind) => {
    const pile = kind < FIRST_PILE ? b.deck : b.piles;
    const i = kind < FIRST_PILE ? kind : kind - FIRST_PILE;
    pile[i] -= n;
    if (pile[i] < 0) tooMany(KINDS[kind].id, n, pile[i] + n);
  });
  takeSpells(b);
}

function tooMany(id: string, n: number, copies: number): never {
  return fail(`the position has ${n} of the card ${id}, but there ${copies === 1 ? 'is' : 'are'} ${copies || 'none'}`);
}

function ofDeck(what: string, id: Json): Kind {
  const kind = card(what, id);
  return kind < FIRST_PILE ? kind : fail(`${what}: ${String(id)} goes to a pile of its own`);
}

function takeSpells(b: Board): void {
  const used = SPELLS.map((_, i) => b.spellDiscard[i]);
  for (const hand of b.spells) for (const one of hand) used[one] += 1;
  if (b.hexAt >= 0) used[HEX] += 1;
  used.forEach((n, i) => {
    b.spellDeck[i] -= n;
    if (b.spellDeck[i] < 0) tooMany(SPELLS[i].id, n, SPELLS[i].copies);
  });
}

function readTop(b: Board, cards: readonly Json[], players: Obj): void {
  b.top = cards.map((id) => ofDeck('top', id));
  for (const kind of b.top) {
    b.deck[kind] -= 1;
    if (b.deck[kind] < 0) fail(`top: no ${KINDS[kind].id} is left for the stock`);
  }
  b.topKnown = b.top.map(() => 0);
  for (let s = 0; s < b.seats; s++) {
    const { foreseen } = object(`players.${s}`, players[String(s)]);
    const seen = within(`players.${s}.foreseen`, foreseen, 0, 0, b.top.length);
    for (let i = 0; i < seen; i++) b.topKnown[i] |= 1 << s;
  }
}
