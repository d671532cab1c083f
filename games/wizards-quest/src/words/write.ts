import type { Json } from '@questhall/kernel';
import { type Board, NOBODY, ORCS, ownerOf, SLOTS_EACH, TAKEN, TREASURES } from '../board.js';
import { CARD_IDS } from '../cards.js';
import { powerIn } from '../forces.js';
import { BRIDGED, SPACES, type SpaceId } from '../map.js';
import { type View, view } from '../view.js';

/** A view in the words of a position. */
export function write(v: View): Json {
  const id = (space: SpaceId) => (space < 0 ? null : SPACES[space].id);
  return {
    turn: v.turn,
    phase: v.phase,
    first: v.first,
    active: v.active < 0 ? null : v.active,
    dragon: id(v.dragon),
    wizard: id(v.wizard),
    spaces: Object.fromEntries(SPACES.map((s, space) => [s.id, writeSpace(v, space)])),
    players: Object.fromEntries(v.pieces.map((_, seat) => [String(seat), writePlayer(v, seat)])),
    deckSize: v.deckSize,
    deck: v.deck ? cardsIn(v.deck) : 'unknown',
    discardSize: v.discardSize,
    discard: v.discard ? pileOf(v.discard, v.topDiscard) : 'unknown',
    topDiscard: cardIn(v.topDiscard),
    ring: v.ringSeat < 0 ? null : { seat: v.ringSeat, card: v.ringCard < 0 ? 'unknown' : cardIn(v.ringCard) },
    boatsAtSea: v.boatsAtSea,
    dispersing: writeTransit(v),
    campaigns: v.campaigns,
    award: v.award,
    share: v.share,
    bridges: BRIDGED.flatMap(([a], i) => (v.fallen[i] ? [] : [SPACES[a].id])),
    mouths: v.mouths.map(id),
    truceUntil: v.truceUntil,
  };
}

function writeSpace(v: View, space: SpaceId): Json {
  const holder = v.holder[space];
  const power = powerIn(v, space);
  const slot = v.treasureIn[space];
  const kind = slot < 0 ? -1 : v.treasureKind[slot];
  return {
    seat: holder === NOBODY || holder === ORCS ? null : holder,
    men: holder === ORCS ? 0 : v.men[space],
    hero: power === 'hero',
    sorcerer: power === 'sorcerer',
    orcs: holder === ORCS ? v.men[space] : 0,
    treasure: slot < 0 ? null : { owner: ownerOf(slot), kind: kind < 0 ? 'unknown' : TREASURES[kind] },
  };
}

function writePlayer(v: View, seat: number): Json {
  const slots = Array.from({ length: SLOTS_EACH }, (_, i) => seat * SLOTS_EACH + i);
  const hand = v.viewer === seat ? v.hand : v.hands?.[seat];
  return {
    out: v.out[seat],
    pieces: v.pieces[seat],
    hero: v.hero[seat] < 0 ? null : SPACES[v.hero[seat]].id,
    sorcerer: v.sorcerer[seat] < 0 ? null : SPACES[v.sorcerer[seat]].id,
    handSize: v.handSizes[seat],
    hand: hand ? cardsIn(hand) : 'unknown',
    boats: v.boats[seat],
    taken: slots.filter((slot) => v.treasureAt[slot] === TAKEN).map((slot) => TREASURES[v.treasureKind[slot]]),
    looked: slots
      .filter((slot) => v.looked[slot] && v.treasureAt[slot] >= 0)
      .map((slot) => SPACES[v.treasureAt[slot]].id),
  };
}

function writeTransit({ transit: { owner, men, power } }: View): Json {
  if (men === 0 && power === 'none') return null;
  return { owner, men, power: power === 'none' ? null : power };
}

function cardIn(kind: number): Json {
  return kind < 0 ? null : CARD_IDS[kind];
}

function cardsIn(counts: readonly number[]): string[] {
  return CARD_IDS.flatMap((id, kind) => new Array<string>(counts[kind]).fill(id));
}

/** Of the discards only the top has a place. */
function pileOf(counts: readonly number[], top: number): string[] {
  return top < 0 ? [] : [...cardsIn(counts.map((n, kind) => (kind === top ? n - 1 : n))), CARD_IDS[top]];
}

/** Everything, as a judge sees it. */
export function truth(b: Board): View {
  return {
    ...view(b, null),
    treasureKind: b.treasureKind.slice(),
    hands: b.hands.map((hand) => hand.slice()),
    deck: b.deck.slice(),
    discard: b.discard.slice(),
    ringCard: b.ringCard,
  };
}
