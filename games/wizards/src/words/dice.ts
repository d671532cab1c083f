import type { Meanings } from '@questhall/kernel';

const two = (what: string) => `${what}: two dice, of which the higher is read`;

/** Which rolls come from which stream, in what order. */
export const dice: Meanings = {
  dealer: 'the Dealer: two dice a player from seat 0 clockwise; those who tie for the highest again',
  tiles:
    'dealing: a tile by number, counted from 0 (Common I to VI, Elven, Magic), one after the other; on a ready chart then a die for how each is turned. In solitaire: the tiles that may be missing, shuffled (the first stay, the last are out), then all that stay, shuffled over the places laid',
  missing: 'solitaire: how many tiles are missing',
  gems: 'the Gem card for each High Wizard, Ishkatar first: the name of the card',
  place:
    'random spaces (section 4): white and red for the territory (red alone where the type is given), then white and red for the space; again while the territory has fallen',
  move: 'a movement roll: white, then red',
  spell: 'a casting: one die',
  gem: 'a try for a Gem: one die',
  points: 'points gained or lost by a die',
  turns: 'turns lost or won by a die',
  contact: 'which Master Sorcerer is reached from the Abbey',
  evil: 'a tie for the tile to fall: the number of one of them, again until it shows one',
  task: 'a Task card drawn: its name; if it can be done no more, the next',
  event: 'an Event card drawn: its name',
  wizard: 'Wizard cards drawn for all to see: their names; to a High Wizard, one after the other',
  secret: 'Wizard cards drawn for a Secret Wizard, to a High Wizard: their names',
  encounter: two('a Random Encounter'),
  trap: two('a Trap'),
  animal: two('an animal'),
  demons: two('Demons; both again after a failed spell that shows a 6'),
  dragon: two('the Dragon; both again after a failed spell that shows a 6'),
  folk: two('the Common Folk'),
  elves: two('an Elven Dwelling'),
  abbey: two('Shrineheart Abbey'),
  gift: two("Hamdrel's gift"),
  hollow: two('High Hollow'),
  crest: two('the Star Crest'),
  players: two('a Player Encounter'),
};

/** How the game can end. */
export const results: Meanings = {
  'W 13d': 'a player delivers the six Gems; partners win together',
  'W 12.46': 'the Sacred Circle has fallen: nobody wins (winners [])',
  'W A.6': "solitaire: stranded in the Dragon's Lair (winners [])",
  'W A.7': 'solitaire: drowned (winners [])',
};

/** What a writer of scenarios should know besides. */
export const notes: readonly string[] = [
  'Spaces of tiles are written tile-spot: `torwall-centre`, `torwall-a1` to `torwall-c6`. Water is `sea-column-row`; the board has columns 1 to 42 and rows 1 to 32, and one ring of water lies round it. Even columns lie half a space lower: round `sea-5-8`, clockwise from north, lie 5-7, 6-7, 6-8, 5-9, 4-8 and 4-7; round `sea-6-8` lie 6-7, 7-8, 7-9, 6-9, 5-9 and 5-8.',
  'Without a word about tiles they lie on the ready chart, unturned, with a channel round each. A tile is put elsewhere by the column and row of its centre.',
  'Days are counted within the Fortnight under `day`; `advanced`, `lair` and `until` count from the first day of the game (day 3 of Fortnight 2 is 17).',
  'A Task is written as its name, or as {"card", "mandatory", "done": [parts], "at": {"part": space or list of spaces}}. Places that the card itself gives need no word. Or "marks" lists all markers as views do. "first" names the High Wizard who did the first part (Task 26).',
  'What lies where a player stands at the beginning (a Demon, the Dragon) he has met already, unless he is in a Trap: begin at `encounter` if he has just come there.',
  'Gems are named by the High Wizard who gave them; which Gem that is, `gems` says. Without a word Ishkatar has the diamond and so on, and Veldor is false.',
  'When the procedure you begin at has ended, the turn comes to its end, and the day goes on with the next player. Whatever is rolled on the way is rolled: force those streams too if you look at what is there afterwards.',
];
