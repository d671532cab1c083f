import type { Meanings } from '@questhall/kernel';

/** Which rolls come from which stream, in what order. */
export const dice: Meanings = {
  character: 'characters dealt, in the set-up by seat, later to who starts again: the name of one that nobody plays',
  first: 'who begins: one die a seat; those who tie for the highest again',
  move: 'every movement roll',
  portal: 'the Portal of Power: two dice, or one',
  adventure:
    'every Adventure Card drawn from the stock: its name; not those that somebody has looked at, which come first',
  divination: 'the cards that Divination looks at: their names, the next first',
  placing: 'where Ghost and Hermit go',
  spell: 'every Spell drawn: its name; in the set-up by seat',
  combat:
    "every character's die in Combat and Psychic Combat: the one whose turn it is, then the other; two for the Warrior in Combat",
  foe: "every creature's die",
  save: 'Armour, Shield and Helmet, the surest first',
  table: 'every table of a space, host or card: one die, in the Temple two',
  charm: "the Minstrel's attempts to charm",
  beguile: "the Sorceress's attempts to beguile",
  chasm: 'the Chasm: the character, then each Follower',
  crypt: 'the Crypt: three dice',
  mines: 'the Mines: three dice, or two',
  werewolf: "the Werewolf's Strength: two dice",
  death: 'Dice with Death: two for the character, two for Death',
  vampire: "the Vampire's Tower",
  pits: 'how many Pitfiends there are',
  command: 'the Command Spell',
  random: 'the Spell Random',
};

/** How the game can end. */
export const results: Meanings = {
  'T 21:1': 'one player alone is left, and wins',
  'T R56': 'the last of them died at once: a draw of those who were still in',
};

/** What a writer of scenarios should know besides. */
export const notes: readonly string[] = [
  'A seat that the position does not name has the first character in the list that nobody has, on its starting space, with nothing but one Gold. Write `"out": true` for a player who is out, `"character": null` for one who waits for a new character.',
  'The cards next to be drawn are forced by the dice streams `adventure` and `spell`, by name: `"dice": { "adventure": ["imp", "bear"] }`.',
  'Cards are one of each copy: a position that uses more of a kind than there are is refused. Purchase Cards are `bought-<object>`, Talismans of the pile `given-talisman`.',
  'At a moment for Spells every seat is asked that holds any and could cast some Spell not yet seen in the discards; where nobody holds one there is no question. Seats answer `pass` or `cast <spell>`.',
  'When the procedure you begin at has ended, play goes on as the book says, up to the next question.',
  'In picks a player is `seat-0` to `seat-5`.',
];
