import type { Seat, Table } from '@questhall/kernel';
import { type Board, OFF } from './board.js';
import { CHARACTERS } from './cards/characters.js';
import { followerId, KINDS, kindOf } from './cards/kinds.js';
import { ALIGNMENTS } from './effects.js';
import { discardHand, discardKind, drawSpell, dropRaft, lay } from './goods.js';
import { SPACES, spaceNamed } from './map.js';
import { isSpellProof } from './values.js';

type T = Table<Board>;

/** A player takes up a character, with all it starts with. */
export function takeCharacter(t: T, seat: Seat, character: number): void {
  const { board: b } = t;
  const card = CHARACTERS[character];
  b.character[seat] = character;
  // T SETUP.3 On the starting space. T SETUP.4 Strength and Craft of the card, T EQUIP.7 whatever counters they are laid with.
  b.at[seat] = spaceNamed(card.start);
  b.strength[seat] = card.strength;
  b.craft[seat] = card.craft;
  // T SETUP.5, T 3:1, T 4:1 Four Lives and one Gold.
  b.lives[seat] = 4;
  b.gold[seat] = 1;
  b.alignment[seat] = ALIGNMENTS.indexOf(card.alignment);
  b.untidy = true;
}

/** T SETUP.8, T 2:7 The Spells a character starts with. */
export function startingSpells(t: T, seat: Seat): void {
  const { spells } = CHARACTERS[t.board.character[seat]];
  for (let i = 0; i < spells; i++) drawSpell(t, seat);
}

/** A character with no Life left, or whose player gives up, leaves the board. */
export function die(t: T, seat: Seat): void {
  const { board: b } = t;
  t.reveal('died', { seat, character: CHARACTERS[b.character[seat]].id, space: SPACES[b.at[seat]].id });
  // T 4:3.2 What he had lies where he died. T R25 So for one who gives up.
  layAll(t, seat);
  dropRaft(b, seat);
  // T R29 Kept Enemies go to the discards.
  for (const kind of b.trophies[seat]) discardKind(b, kind);
  b.trophies[seat] = [];
  // T 4:3.3 Spells to the discards, the card to the unused ones.
  discardHand(t, seat);
  b.character[seat] = OFF;
  b.at[seat] = OFF;
  b.strength[seat] = 0;
  b.craft[seat] = 0;
  b.lives[seat] = 0;
  forget(b, seat);
  // T 4:3.5, T R26, T R105 Once anybody has reached the Crown, death is final.
  if (b.crowned) {
    b.out[seat] = true;
    t.tell('out', { seat });
  }
  b.untidy = true;
}

/** What does not outlive a character. */
function forget(b: Board, seat: Seat): void {
  b.toad[seat] = 0;
  b.misses[seat] = 0;
  // T R101 A new character has no quest.
  b.quest[seat] = 0;
  b.questDone[seat] = false;
  b.lift[seat] = 0;
  b.enslaved[seat] = false;
  b.due[seat] = false;
  b.foe[seat] = 0;
  b.invisible[seat] = false;
  b.potion[seat] = 0;
  b.turned[seat] = false;
  if (b.active === seat) b.extra = 0;
}

/** Objects, Followers and Gold laid open where their owner stands. */
export function layAll(t: T, seat: Seat): void {
  const { board: b } = t;
  const at = b.at[seat];
  const cards = [...b.objects[seat].map((k) => KINDS[k].id), ...b.followers[seat].map(followerId)];
  for (const kind of b.objects[seat]) lay(b, at, kind);
  for (const follower of b.followers[seat]) lay(b, at, kindOf(follower));
  b.spaceGold[at] += b.gold[seat];
  if (cards.length > 0 || b.gold[seat] > 0) t.tell('left', { seat, cards, gold: b.gold[seat], space: SPACES[at].id });
  b.objects[seat] = [];
  b.followers[seat] = [];
  b.gold[seat] = 0;
  b.untidy = true;
}

/** T 19:1.1 A character becomes a Toad. */
export function becomeToad(t: T, seat: Seat): void {
  const { board: b } = t;
  // T R2 Toad Cards never run out, nor Alignment Change Cards or counters.
  t.tell('toad', { seat });
  // T 19:2 A Toad owns nothing.
  layAll(t, seat);
  // T R53 Nor does a Raft wait for it.
  dropRaft(b, seat);
  // T R33 The rest of his own turn does not count, unless the house counts it.
  b.toad[seat] = b.active === seat && !b.house.toadThisTurn ? 4 : 3;
  b.toadStrength[seat] = 1;
  b.toadCraft[seat] = 1;
}

/** T R112 Whether the Hex strikes one whose move has ended; no Spell affects the bearer of the Amulet. */
export function hexStrikes(t: T, seat: Seat): boolean {
  const { board: b } = t;
  if (b.hexAt < 0 || b.hexAt !== b.at[seat] || isSpellProof(b, seat)) return false;
  t.tell('hex.strikes', { seat });
  return true;
}

/** T 7:0 Alignment changes, once a turn. */
export function align(t: T, seat: Seat, to: number): void {
  const { board: b } = t;
  // T R96 The alignment one has is no change. T 7:2 One change a turn, T R51 in anybody's turn.
  if (b.alignment[seat] === to || b.turned[seat]) return;
  b.alignment[seat] = to;
  b.turned[seat] = true;
  b.untidy = true;
  // T 7:1.1, T 7:1.2 All see it; back to the printed one, the marker is given back.
  const printed = CHARACTERS[b.character[seat]].alignment === ALIGNMENTS[to];
  t.tell('alignment', { seat, alignment: ALIGNMENTS[to], printed });
}
