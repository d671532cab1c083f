import type { Json, Refusal, Setup } from '@questhall/kernel';
import { type Board, setup } from '../board.js';
import { CHARACTERS } from '../cards/characters.js';
import { FIRST_PILE, IS_OBJECT, IS_RAFT, IS_STRONG, KINDS, type Kind, kindOf, TYPE_OF } from '../cards/kinds.js';
import { HEX, SPELLS } from '../cards/spells.js';
import { ALIGNMENTS, LIFTS } from '../effects.js';
import { lay } from '../goods.js';
import { CROWN, spaceNamed } from '../map.js';
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
} from './check.js';

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
    b.turn = whole('turn', position.turn, 1);
    b.first = position.first === undefined ? 0 : seat('first', position.first, b.seats);
    b.extra = whole('extra', position.extra, 0);
    const players = object('players', position.players);
    for (const key of Object.keys(players)) seat('players', key, b.seats);
    for (let s = 0; s < b.seats; s++) readPlayer(b, s, object(`players.${s}`, players[String(s)]));
    // T R105 It is reached when a piece is put there.
    b.crowned = position.crowned === undefined ? b.at.includes(CROWN) : flag('crowned', position.crowned);
    readSpaces(b, object('spaces', position.spaces));
    readLasting(b, position);
    readPiles(b, position);
    readTop(b, list('top', position.top), players);
    b.visited = list('visited', position.visited).map((v) => visited(v));
    return b;
  });
}

function visited(value: Json): number {
  const at = spaceNamed(String(value));
  return at >= 0 ? 1000 + at : card('visited', value);
}

function readPlayer(b: Board, s: number, words: Obj): void {
  const what = `players.${s}`;
  keys(what, words, PLAYER);
  b.out[s] = flag(`${what}.out`, words.out);
  if (b.out[s]) return;
  if (words.character === null) return;
  const c = words.character === undefined ? firstUnused(b) : character(`${what}.character`, words.character);
  if (b.character.includes(c)) fail(`${what}.character: no two players have the ${CHARACTERS[c].id}`);
  b.character[s] = c;
  const row = CHARACTERS[c];
  b.at[s] = words.space === undefined ? spaceNamed(row.start) : space(`${what}.space`, words.space);
  b.strength[s] = atLeast(`${what}.strength`, words.strength, row.strength);
  b.craft[s] = atLeast(`${what}.craft`, words.craft, row.craft);
  b.lives[s] = atLeast(`${what}.lives`, words.lives ?? 4, 1);
  b.gold[s] = whole(`${what}.gold`, words.gold, 1);
  b.alignment[s] = ALIGNMENTS.indexOf(oneOf(`${what}.alignment`, words.alignment ?? row.alignment, ALIGNMENTS));
  readGoods(b, s, words, what);
  readState(b, s, words, what);
}

function firstUnused(b: Board): number {
  return CHARACTERS.findIndex((_, c) => !b.character.includes(c));
}

function atLeast(what: string, value: Json | undefined, least: number): number {
  const n = whole(what, value, least);
  return n >= least ? n : fail(`${what} is ${n}; it is never below ${least}`);
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
  b.toad[s] = whole(`${what}.toad`, words.toad, 0);
  b.toadStrength[s] = atLeast(`${what}.toadStrength`, words.toadStrength, 1);
  b.toadCraft[s] = atLeast(`${what}.toadCraft`, words.toadCraft, 1);
  b.misses[s] = whole(`${what}.misses`, words.misses, 0);
  b.quest[s] = whole(`${what}.quest`, words.quest, 0);
  if (b.quest[s] > 6) fail(`${what}.quest is 1 to 6, or 0 for none`);
  b.questDone[s] = flag(`${what}.questDone`, words.questDone);
  b.lift[s] = words.lift === undefined ? 0 : LIFTS.indexOf(oneOf(`${what}.lift`, words.lift, LIFTS));
  b.enslaved[s] = flag(`${what}.enslaved`, words.enslaved);
  b.due[s] = flag(`${what}.due`, words.due);
  b.foe[s] = whole(`${what}.foe`, words.foe, 0);
  b.invisible[s] = flag(`${what}.invisible`, words.invisible);
  b.potion[s] = whole(`${what}.potion`, words.potion, 0);
  if (b.toad[s] > 0 && b.objects[s].length + b.followers[s].length > 0) fail(`${what} is a Toad, and owns something`);
  if (b.toad[s] > 0 && words.gold === undefined) b.gold[s] = 0;
}

function readSpaces(b: Board, spaces: Obj): void {
  for (const [id, words] of Object.entries(spaces)) {
    const at = space('spaces', id);
    const what = `spaces.${id}`;
    const here = object(what, words);
    keys(what, here, ['cards', 'gold', 'charges']);
    for (const one of list(`${what}.cards`, here.cards)) lay(b, at, card(`${what}.cards`, one));
    b.spaceGold[at] = whole(`${what}.gold`, here.gold, 0);
    const kind = b.faceUp.map((c) => c & 255).find((k) => KINDS[k].charges !== undefined);
    if (here.charges !== undefined && kind !== undefined) b.charges[kind] = whole(`${what}.charges`, here.charges, 4);
  }
}

function readLasting(b: Board, position: Obj): void {
  if (position.hex !== undefined && position.hex !== null) {
    const hex = object('hex', position.hex);
    keys('hex', hex, ['space', 'by', 'left']);
    b.hexAt = space('hex.space', hex.space);
    b.hexBy = seat('hex.by', hex.by ?? 0, b.seats);
    b.hexLeft = whole('hex.left', hex.left, 3);
  }
  if (position.blizzard !== undefined && position.blizzard !== null) {
    const blizzard = object('blizzard', position.blizzard);
    keys('blizzard', blizzard, ['by', 'left']);
    b.blizzardBy = seat('blizzard.by', blizzard.by ?? 0, b.seats);
    b.blizzardLeft = whole('blizzard.left', blizzard.left, 2);
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
    if (pile[i] < 0) fail(`there are only ${pile[i] + n} cards ${KINDS[kind].id}, and the position has ${n}`);
  });
  takeSpells(b);
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
    if (b.spellDeck[i] < 0)
      fail(`there are only ${SPELLS[i].copies} Spells ${SPELLS[i].id}, and the position has ${n}`);
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
    const seen = whole(`players.${s}.foreseen`, object(`players.${s}`, players[String(s)]).foreseen, 0);
    for (let i = 0; i < Math.min(seen, b.top.length); i++) b.topKnown[i] |= 1 << s;
  }
}
