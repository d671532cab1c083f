import type { Meanings } from '@questhall/kernel';

/** Which rolls come from which stream, in what order. */
export const dice: Meanings = {
  first:
    'first player, in the set-up and in the First Player phase: two dice for each player still in the game, clockwise from the first player so far; then two for each of those who tie for the highest, in the same order, until one is left. With one player left none are rolled. Option first-player "marker", in the phase only: one die, seat = die − 1, again while that seat does not exist or is out',
  setup: 'orc territories: two dice a region, regions 1 to 6; both again while they are doubles',
  orcs: 'orc generation: one die (the region) for each player still in the game, clockwise from the first player',
  battle:
    'every battle, of players and of frenzying orcs: the attacker, then the defender (a space, the dragon or the wizard)',
  dragon: 'every move of the Dragon phase: region, then territory',
  gobble:
    "how many the dragon eats, once each time it comes to a force: in the Dragon phase, when sent, by a card. Not rolled in the wizard's region or where nobody stands",
  wizard: 'the Wizard phase: region, then territory',
  petition:
    'every petition card drawn, in the petition step, by the ring or by the blank card: the name of the card, which must be in the deck (or, if that is empty, in the discard pile)',
  send: 'a monster sent away by a sorcerer or a card: the territory in the region chosen',
  omens: 'the card Bad omens: the region',
  event:
    'the blank card: two dice, added; when bridges are down and one is mended, then its number (0, 1 or 2, as listed under bridges)',
};

/** How the game can end. */
export const results: Meanings = {
  'WQ X.E.2': 'a player has regained all three treasures',
  'WQ R44': 'one player alone is left, and wins; or none is, and nobody wins (winners [])',
  'WQ R79': 'the last turn of option turn-limit is over: nobody wins (winners [])',
};

/** What a writer of scenarios should know besides. */
export const notes: readonly string[] = [
  'A seat with no man, hero or sorcerer in the position is out of the game: it has no turn and rolls no die, and nothing can begin with it. (Beginnings of the set-up let every seat in.) That does not end the game by itself: a scenario may well have one seat on the board.',
  'When the procedure you begin at has ended, play goes on as the book says: after the attack step comes the next player, clockwise up to the first player, then the next turn with its orcs, dragon and wizard. Whatever must be rolled on the way to the next question is rolled: force those streams too if you look at what is there afterwards.',
  'Treasures that the position does not name, in a space or as taken, are nowhere; they can neither be found nor moved. Only the hider of a treasure (the seat after its owner) and an owner who has looked know what it is.',
  'Cards of hands, boats and the discard pile are taken from the deck of 35 (36 with the blank card); a position that uses more of a kind than there are is refused.',
  'Part of a force is written power first: `hero`, `hero 2 men`, `2 men` (also `1 men`). In events the orcs are holder 6.',
  'Nobody is asked where there is nothing to choose: losses of men only, a force wiped out, the one space where men must go, a capture of which only one kind is possible. Such a pick may be named all the same.',
];
