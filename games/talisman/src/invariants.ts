import { type Board, kindIn } from './board.js';
import { CHARACTERS } from './cards/characters.js';
import { deckCounts, FIRST_PILE, IS_OBJECT, IS_STRONG, KINDS, kindOf, pileCounts } from './cards/kinds.js';
import { SPELLS } from './cards/spells.js';

/** Everything that must hold of any board: each card is somewhere, once, and no value is impossible. */
export function invariants(b: Board): string[] {
  return [...cards(b), ...spells(b), ...seats(b)];
}

function cards(b: Board): string[] {
  const full = [...deckCounts(b.house.poltergeist), ...pileCounts()];
  const found = full.map((_, kind) =>
    kind < FIRST_PILE ? b.deck[kind] + b.discard[kind] : b.piles[kind - FIRST_PILE],
  );
  for (const kind of b.top) found[kind] += 1;
  for (const card of b.faceUp) found[kindIn(card)] += 1;
  for (let seat = 0; seat < b.seats; seat++) {
    for (const kind of b.objects[seat]) found[kind] += 1;
    for (const follower of b.followers[seat]) found[kindOf(follower)] += 1;
    for (const kind of b.trophies[seat]) found[kind] += 1;
    if (b.raft[seat] >= 0) found[b.raft[seat]] += 1;
  }
  return full.flatMap((n, kind) =>
    found[kind] === n ? [] : [`there are ${found[kind]} cards ${KINDS[kind].id}, not ${n}`],
  );
}

function spells(b: Board): string[] {
  const found = SPELLS.map((_, spell) => b.spellDeck[spell] + b.spellDiscard[spell]);
  for (const hand of b.spells) for (const spell of hand) found[spell] += 1;
  for (const spell of b.offer?.spells ?? []) found[spell] += 1;
  for (const spell of b.casting) if (spell < SPELLS.length) found[spell] += 1;
  if (b.hexAt >= 0 && b.hexLeft < 99) found[7] += 1;
  return SPELLS.flatMap((s, i) =>
    found[i] === s.copies ? [] : [`there are ${found[i]} Spells ${s.id}, not ${s.copies}`],
  );
}

function seats(b: Board): string[] {
  const wrong: string[] = [];
  for (let seat = 0; seat < b.seats; seat++) {
    const character = b.character[seat];
    const say = (what: string) => wrong.push(`seat ${seat} ${what}`);
    if (b.gold[seat] < 0) say(`has ${b.gold[seat]} Gold`);
    if (character < 0) {
      if (b.objects[seat].length + b.followers[seat].length + b.spells[seat].length + b.trophies[seat].length > 0)
        say('has no character, and possessions');
      if (b.at[seat] >= 0) say('has no character, but stands on the board');
      continue;
    }
    if (b.out[seat]) say('is out, and has a character');
    if (b.character.indexOf(character) !== seat) say(`plays the ${CHARACTERS[character].id} too`);
    if (b.at[seat] < 0) say('stands nowhere');
    if (b.lives[seat] < 1) say(`lives with ${b.lives[seat]} Lives`);
    if (b.strength[seat] < CHARACTERS[character].strength) say('is weaker than it started');
    if (b.craft[seat] < CHARACTERS[character].craft) say('has less Craft than it started with');
    if (b.toad[seat] > 0 && b.objects[seat].length + b.followers[seat].length + b.gold[seat] > 0)
      say('is a Toad and owns something');
    if (b.objects[seat].some((kind) => !IS_OBJECT[kind])) say('carries what is no Object');
    if (b.trophies[seat].some((kind) => !IS_STRONG[kind])) say('keeps what is no Enemy of Strength');
  }
  return wrong;
}
