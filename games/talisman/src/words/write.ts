import type { Json } from '@questhall/kernel';
import { type Board, cardsOn } from '../board.js';
import { CHARACTERS } from '../cards/characters.js';
import { FIRST_PILE, followerId, KIND_IDS, KINDS } from '../cards/kinds.js';
import { COMMAND, SPELL_IDS } from '../cards/spells.js';
import { ALIGNMENTS, CREATURES, LIFTS } from '../effects.js';
import { SPACES, type SpaceId } from '../map.js';
import { UNKNOWN, type View, view } from '../view.js';

const kind = (k: number): Json => (k < 0 ? 'unknown' : KIND_IDS[k]);
const spaceId = (s: SpaceId): Json => (s < 0 ? null : SPACES[s].id);
const seatOrNone = (s: number): Json => (s < 0 ? null : s);

/** A view in the words of a position. */
export function write(v: View): Json {
  return {
    turn: v.turn,
    phase: v.phase,
    first: v.first,
    active: seatOrNone(v.active),
    crowned: v.crowned,
    extra: v.extra,
    players: Object.fromEntries(v.out.map((_, seat) => [String(seat), writePlayer(v, seat)])),
    spaces: Object.fromEntries(SPACES.map((s, at) => [s.id, writeSpace(v, at)])),
    stockSize: v.stockSize,
    stock: counted(v.stock),
    top: v.top.map(kind),
    discard: counted(v.discard),
    piles: Object.fromEntries(v.piles.map((n, i) => [KINDS[FIRST_PILE + i].id, n])),
    spellStockSize: v.spellStockSize,
    spellDiscard: v.spellDiscard.flatMap((n, i) => new Array<string>(n).fill(SPELL_IDS[i])),
    casting: v.casting.map((s) => (s === COMMAND ? 'command' : SPELL_IDS[s])),
    hex: v.hexAt < 0 ? null : { space: spaceId(v.hexAt), by: v.hexBy, left: v.hexLeft },
    blizzard: v.blizzardLeft === 0 ? null : { by: v.blizzardBy, left: v.blizzardLeft },
    quiet: seatOrNone(v.quietBy),
    visited: v.visited.map((n) => (n >= 1000 ? SPACES[n - 1000].id : KIND_IDS[n])),
    fight: writeFight(v),
  };
}

function counted(counts: readonly number[]): string[] {
  return counts.flatMap((n, k) => new Array<string>(n).fill(KIND_IDS[k]));
}

function writePlayer(v: View, s: number): Json {
  const c = v.character[s];
  return {
    character: c < 0 ? null : CHARACTERS[c].id,
    out: v.out[s],
    space: spaceId(v.at[s]),
    strength: v.strength[s],
    craft: v.craft[s],
    lives: v.lives[s],
    gold: v.gold[s],
    alignment: ALIGNMENTS[v.alignment[s]],
    turned: v.turned[s],
    toad: v.toad[s],
    toadStrength: v.toadStrength[s],
    toadCraft: v.toadCraft[s],
    misses: v.misses[s],
    objects: v.objects[s].map(kind),
    followers: v.followers[s].map(followerId),
    trophies: v.trophies[s].map(kind),
    spellCount: v.spells[s].length,
    spells: v.spells[s].includes(UNKNOWN) ? 'unknown' : v.spells[s].map((n) => SPELL_IDS[n]),
    quest: v.quest[s],
    questDone: v.questDone[s],
    raft: v.raft[s] < 0 ? null : kind(v.raft[s]),
    lift: LIFTS[v.lift[s]],
    enslaved: v.enslaved[s],
    due: v.due[s],
    foe: v.foe[s],
    invisible: v.invisible[s],
    potion: v.potion[s],
    foreseen: v.topKnown.filter((known) => (known >> s) & 1).length,
  };
}

function writeSpace(v: View, at: SpaceId): Json {
  const cards = cardsOn(v, at);
  const store = cards.find((k) => KINDS[k].charges !== undefined);
  return { cards: cards.map(kind), gold: v.spaceGold[at], charges: store === undefined ? 0 : v.charges[store] };
}

function writeFight({ fight: f }: View): Json {
  if (!f) return null;
  return {
    seat: f.seat,
    other: seatOrNone(f.other),
    foes: f.creature >= 0 ? [CREATURES[f.creature].id] : f.foes.map(kind),
    psychic: f.psychic,
    unseen: f.unseen,
    dice: [...f.dice],
  };
}

/** Everything, as a judge sees it. */
export function truth(b: Board): View {
  return { ...view(b, null), spells: b.spells.map((hand) => hand.slice()), top: b.top.slice() };
}
