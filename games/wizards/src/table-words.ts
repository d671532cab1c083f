/** What each table of encounters says, by the higher of two dice. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  encounter: ['Demons', 'a Trap', 'an animal', 'an Event', 'Common Folk', 'a High Wizard'],
  trap: [
    'all turns of this Fortnight are lost',
    'to the depths of the Lair',
    'turns are lost',
    "into the Dragon's Lair",
    'held until a roll of 5 or 6',
    'carried to a random space',
  ],
  animal: ['the Dragon', 'a unicorn', 'a winged horse', 'a horse', 'a hound', 'a dove'],
  demons: [
    'turns are lost',
    'points are lost (at Rank 4 a theft)',
    'everything is stolen',
    'Demon Dazed',
    "carried to the Dragon's Lair",
    'the Demons leave',
  ],
  dragon: [
    'Dragonbound',
    'turns are lost',
    'everything is stolen',
    'points are lost (at Rank 4 a theft)',
    'to the depths of the Lair',
    'the Dragon does nothing',
  ],
  'common-folk': ['thieves', 'points are lost', 'detained', 'word of a Task', 'an extra turn', 'lodging for the night'],
  elves: [...twice('twice a die of points'), ...twice('a die of points'), ...twice('nothing')],
  abbey: [...twice('an extra turn'), ...twice('the Mentor is heard in thought'), ...twice('a die of points')],
  gift: [...twice('twice a die of points'), ...twice('a Task'), ...twice('a High Wizard is revealed')],
  'gift-4': [...twice('no gift'), ...twice('a Wizard card'), ...twice('a High Wizard is revealed')],
  'gift-0': [...twice('a High Wizard comes at once'), ...twice('a Wizard card'), ...twice('a High Wizard is revealed')],
  'high-hollow': [...twice('to the Star Crest'), ...twice("to Hamdrel's Cottage"), ...twice("to Megmoran's Tower")],
  'star-crest': [...twice('ten points of each type'), ...twice('two High Wizards'), ...twice('extra turns')],
  players: [
    'Demons attack them',
    'each is carried off',
    'each gets a winged horse',
    'a Wizard card for all',
    'Tasks are given',
    'each gains points',
  ],
  'players-4': [
    'Demons attack them',
    'all to the Star Crest',
    'each gets a unicorn',
    'a High Wizard for all',
    'Secret Wizards are told',
    'a Secret Wizard is revealed to them',
  ],
};

function twice(words: string): string[] {
  return [words, words];
}

export function tableWords(table: string, roll: number): string {
  return TABLES[table]?.[roll - 1] ?? '';
}
