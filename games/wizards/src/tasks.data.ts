import type { TaskCard } from './task-card.js';

/** The 98 Task cards. Steps are counted from 1; `after` names those that must be done first. */
export const TASK_DATA: readonly TaskCard[] = [
  {
    no: 1,
    gain: [5, 5, 5],
    steps: [
      { kind: 'random', listing: 'common-or-elven', get: ['Sacred Book'] },
      { kind: 'meet', person: 'ruktal', after: [1] },
    ],
    text: 'Fetch missing chapters of a holy book from a random Common or Elven space and give them to Rüktal.',
  },
  {
    no: 2,
    gain: [10, 5, 10],
    steps: [
      { kind: 'random', listing: 'specific', tile: 'dragons-lair', get: ['Magic Amulet'] },
      { kind: 'meet', person: 'hamdrel', after: [1] },
    ],
    text: "Take an amulet out of a random Dragon's Lair space and hand it to Hamdrel.",
  },
  {
    no: 3,
    gain: [5, 0, 5],
    steps: [
      { kind: 'random', listing: 'common-or-magic' },
      { kind: 'random', listing: 'elven', after: [1] },
    ],
    text: 'Guide the centaur Klor from a random Common or Magic space to a random Elven space.',
  },
  {
    no: 4,
    gain: [0, 5, 5],
    steps: [
      { kind: 'random', listing: 'elven-or-magic', get: ['Charmed Bracelet'] },
      { kind: 'any', site: ['elven-dwelling'], after: [1] },
    ],
    text: 'Pick up a bracelet in a random Elven or Magic space and bring it to an Elven Dwelling of your choice.',
  },
  {
    no: 5,
    gain: [5, 0, 5],
    steps: [
      { kind: 'goto', tile: 'woodland', code: 'b4', get: ['Lost Dagger Stargild'] },
      { kind: 'meet', person: 'mentor', after: [1] },
    ],
    text: 'Pull the dagger Stargild from a tree in the woods of Woodland B4 and bring it to your Mentor.',
  },
  {
    no: 6,
    gain: [5, 5, 0],
    steps: [
      { kind: 'random', listing: 'random' },
      { kind: 'goto', tile: 'timberlane', code: 'b5', site: ['elven-dwelling'], after: [1] },
    ],
    text: 'Meet Sir Gren in a random space and bring him to the Timberlane Dwelling.',
  },
  {
    no: 7,
    gain: [5, 5, 5],
    steps: [
      { kind: 'random', listing: 'random', get: ['Ancient Runesword'] },
      { kind: 'meet', person: 'melekok', after: [1] },
    ],
    text: 'Find a runesword in a random space and bring it to Melekok.',
  },
  {
    no: 8,
    gain: [5, 5, 0],
    steps: [
      { kind: 'goto', tile: 'torwall', site: ['common-town'] },
      { kind: 'goto', tile: 'meadowshire', code: 'b2', site: ['elven-dwelling'], after: [1] },
    ],
    text: 'Travel with Prince Errek from the town of Torwall to the Meadowshire Dwelling.',
  },
  {
    no: 9,
    gain: [5, 5, 5],
    steps: [
      { kind: 'any', type: 'woods' },
      { kind: 'transport', listing: 'random', get: ['Magical Book'], after: [1] },
      { kind: 'meet', person: 'mentor', after: [2] },
    ],
    text: 'Meet the White Stag in woods of your choice; he carries you to a random space with a magic book, which goes to your Mentor.',
  },
  {
    no: 10,
    gain: [5, 0, 10],
    steps: [
      { kind: 'meet', person: 'megmoran', get: ['Scroll of Evil Spells'] },
      { kind: 'meet', person: 'meligar', get: ['Wand of Corruption'] },
      { kind: 'farthest', type: 'water', from: 'any-land', after: [1, 2] },
    ],
    text: 'Get the evil scroll and the wand from Megmoran and Meligar and sink both in the water space farthest from land.',
  },
  {
    no: 11,
    gain: [10, 5, 0],
    steps: [
      { kind: 'goto', tile: 'woodswall', code: 'a4', get: ['Wild Herbs'] },
      { kind: 'meet', person: 'hamdrel', after: [1] },
    ],
    text: 'Gather herbs at Woodswall A4 for Hamdrel.',
  },
  {
    no: 12,
    gain: [5, 0, 10],
    steps: [
      { kind: 'goto', tile: 'meadowfarm', code: 'b5', site: ['common-town'] },
      { kind: 'meet', person: 'ruktal', after: [1] },
    ],
    text: 'Bring the healer Trea from the Meadowfarm B5 town to Rüktal.',
  },
  {
    no: 13,
    gain: [5, 5, 5],
    steps: [
      { kind: 'meet', person: 'mentor' },
      { kind: 'any', site: ['common-town', 'elven-dwelling'], count: 3, after: [1] },
    ],
    text: 'Visit your Mentor, then carry the message to three different Common Towns or Elven Dwellings of your choice.',
  },
  {
    no: 14,
    gain: [10, 5, 5],
    steps: [
      { kind: 'meet', person: 'melekok', get: ['Silver Dagger'] },
      { kind: 'goto', tile: 'edgewood', code: 'a1', site: ['elven-dwelling'], get: ['Jeweled Sword'] },
      { kind: 'goto', tile: 'torwall', site: ['common-town'] },
      { kind: 'goto', tile: 'longrift', site: ['shrineheart-abbey'], after: [1, 2, 3] },
    ],
    text: "Collect a dagger from Melekok, a sword at the Edgewood Dwelling and a lance in Torwall's town, then bury all three at Shrineheart Abbey.",
  },
  {
    no: 15,
    gain: [5, 10, 10],
    steps: [
      { kind: 'every', site: ['sacred-circle-stone'] },
      { kind: 'meet', person: 'ruktal', after: [1] },
    ],
    text: 'Check every stone of the Sacred Circle, then report to Rüktal.',
  },
  {
    no: 16,
    gain: [5, 0, 5],
    steps: [
      { kind: 'random', listing: 'common-or-elven' },
      { kind: 'goto', tile: 'crescent-ridge', code: 'a4', site: ['common-town'], after: [1] },
    ],
    text: 'Bring Solina from a random Common or Elven space to the Crescent Ridge A4 town.',
  },
  {
    no: 17,
    gain: [5, 10, 0],
    steps: [
      { kind: 'random', listing: 'elven-or-magic' },
      { kind: 'meet', person: 'ruktal', after: [1] },
    ],
    text: 'Find Nina in a random Elven or Magic space and bring her to Rüktal.',
  },
  {
    no: 18,
    gain: [5, 0, 5],
    steps: [
      { kind: 'here', get: ['Jeweled Crown'] },
      { kind: 'goto', tile: 'torwall', site: ['common-town'], after: [1] },
    ],
    text: 'You find a crown where you stand; bring it to the town of Torwall.',
  },
  {
    no: 19,
    gain: [5, 10, 0],
    steps: [
      { kind: 'goto', tile: 'edgewood', code: 'a1', site: ['elven-dwelling'], get: ['Five Sacred Bells'] },
      { kind: 'meet', person: 'ruktal', after: [1] },
    ],
    text: 'Fetch five bells from the Edgewood Dwelling for Rüktal.',
  },
  {
    no: 20,
    gain: [5, 5, 5],
    steps: [
      { kind: 'any', type: 'water', minFromLand: 4, stayTurns: 1 },
      { kind: 'goto', tile: 'meadowshire', code: 'b2', site: ['elven-dwelling'], stayTurns: 1, after: [1] },
    ],
    text: 'Spend a turn in a water space four or more spaces from land, then spend a turn in the Meadowshire Dwelling.',
  },
  {
    no: 21,
    gain: [10, 5, 0],
    steps: [
      { kind: 'goto', tile: 'meadowshire', code: 'b2', site: ['elven-dwelling'], get: ['Golden Harp'] },
      { kind: 'meet', person: 'high-wizard', oneOf: ['aevarex', 'elekov', 'terek', 'veldor'], after: [1] },
    ],
    text: 'Take a harp from the Meadowshire Dwelling to Aevarex, Elekov, Terek or Veldor.',
  },
  {
    no: 22,
    gain: [5, 5, 10],
    steps: [
      { kind: 'meet', person: 'ruktal', get: ['Four Magical Rods'] },
      {
        kind: 'each',
        listing: 'specific',
        tiles: ['megmorans-tower', 'meligars-tower', 'melekoks-tower', 'hamdrels-cottage'],
        after: [1],
      },
    ],
    text: 'Get four rods from Rüktal and bury one in a random space of each of Magic territories II, III, IV and V.',
  },
  {
    no: 23,
    gain: [5, 10, 5],
    steps: [
      { kind: 'goto', tile: 'woodland', code: 'b3' },
      { kind: 'meet', person: 'high-wizard', after: [1] },
      { kind: 'meet', person: 'master-sorcerer', after: [1] },
      { kind: 'meet', person: 'hamdrel', after: [1] },
    ],
    text: 'Take the hermit Mirto from Woodland B3 to any High Wizard, any Master Sorcerer and Hamdrel.',
  },
  {
    no: 24,
    gain: [5, 5, 5],
    steps: [
      { kind: 'random', listing: 'magic', get: ['Magic Vial'] },
      { kind: 'any', site: ['common-town'], get: ['Vase'] },
      { kind: 'goto', tile: 'green-grove', site: ['star-crest'], after: [1, 2] },
    ],
    text: 'Get a vial in a random Magic space and a vase in a Common Town of your choice; bury both at the Star Crest.',
  },
  {
    no: 25,
    gain: [10, 5, 10],
    steps: [
      { kind: 'meet', person: 'high-wizard', get: ['Three Parchments'] },
      { kind: 'meet', person: 'megmoran', after: [1] },
      { kind: 'meet', person: 'meligar', after: [1] },
      { kind: 'meet', person: 'melekok', after: [1] },
    ],
    text: 'Get three parchments from any High Wizard; give one to each Master Sorcerer.',
  },
  {
    no: 26,
    gain: [10, 5, 0],
    steps: [
      { kind: 'meet', person: 'high-wizard', get: ['Letter'] },
      { kind: 'meet', person: 'high-wizard', differentFromStep: 1, after: [1] },
    ],
    text: 'Visit any High Wizard and carry his letter to a different High Wizard.',
  },
  {
    no: 27,
    gain: [5, 5, 5],
    steps: [
      { kind: 'meet', person: 'mentor', get: ['Two Magic Coins', 'Singing Lyre'] },
      { kind: 'goto', tile: 'hillshire', code: 'c2', after: [1] },
      { kind: 'goto', tile: 'meadowshire', code: 'a1', after: [2] },
    ],
    text: 'Get two coins and a lyre from your Mentor; hide the coins in the woods of Hillshire C2, then leave the lyre in the woods of Meadowshire A1.',
  },
  {
    no: 28,
    gain: [5, 5, 0],
    steps: [
      { kind: 'random', listing: 'common-or-magic', get: ['Sack of Gold'] },
      { kind: 'any', site: ['elven-dwelling'], count: 3, after: [1] },
    ],
    text: 'Find gold in a random Common or Magic space and share it among three different Elven Dwellings of your choice.',
  },
  {
    no: 29,
    gain: [10, 5, 10],
    steps: [
      { kind: 'random', listing: 'random' },
      { kind: 'random', listing: 'specific', tile: 'dragons-lair', get: ['Magic Sword'], after: [1] },
      { kind: 'random', listing: 'common-or-elven', after: [2] },
    ],
    text: "Meet Sir Trell in a random space, take him to a random Dragon's Lair space for a sword, then to a random Common or Elven space.",
  },
  {
    no: 30,
    gain: [5, 5, 5],
    steps: [
      { kind: 'meet', person: 'mentor' },
      { kind: 'meet', person: 'high-wizard', after: [1] },
      { kind: 'meet', person: 'hamdrel', after: [1] },
    ],
    text: 'Carry a message from your Mentor to any High Wizard and to Hamdrel.',
  },
  {
    no: 31,
    gain: [5, 10, 0],
    steps: [
      { kind: 'random', listing: 'random', get: ['Crystal Ball'] },
      { kind: 'meet', person: 'high-wizard', oneOf: ['elekov', 'zegoral', 'veldor'], after: [1] },
    ],
    text: 'Find a crystal ball in a random space for Elekov, Zegoral or Veldor.',
  },
  {
    no: 32,
    gain: [0, 10, 0],
    steps: [
      { kind: 'any', type: 'coastal', group: 'magic', get: ['Silver Eggs (with the Swan)'] },
      { kind: 'goto', tile: 'woodland', site: ['elven-dwelling'], after: [1] },
    ],
    text: 'Find the swan of the silver eggs in a coastal Magic space of your choice and bring her to the Woodland Dwelling.',
  },
  {
    no: 33,
    gain: [5, 5, 5],
    steps: [
      { kind: 'random', listing: 'random' },
      { kind: 'goto', tile: 'glendale', code: 'c3', site: ['elven-dwelling'], after: [1] },
      { kind: 'goto', tile: 'green-grove', site: ['star-crest'], after: [1] },
    ],
    text: 'Find two musicians in a random space; bring them to the Glendale Dwelling and to the Star Crest.',
  },
  {
    no: 34,
    gain: [0, 10, 5],
    steps: [
      { kind: 'any', type: 'lake', fallback: 'most-inland-harbour', get: ['Staff of Windstar'] },
      { kind: 'meet', person: 'high-wizard', oneOf: ['ishkatar', 'tolmitar', 'veldor'], after: [1] },
    ],
    text: 'Receive a staff at a lake of your choice (no lake: the most inland harbour) for Ishkatar, Tolmitar or Veldor.',
  },
  {
    no: 35,
    gain: [5, 0, 10],
    steps: [
      { kind: 'meet', person: 'high-wizard', oneOf: ['ishkatar', 'aevarex', 'terek'], get: ['Staff of Power'] },
      { kind: 'meet', person: 'ruktal', after: [1] },
    ],
    text: 'Get a staff from Ishkatar, Aevarex or Terek and bring it to Rüktal.',
  },
  {
    no: 36,
    gain: [5, 0, 5],
    steps: [
      { kind: 'goto', tile: 'glendale', code: 'c3', site: ['elven-dwelling'] },
      { kind: 'goto', tile: 'meadowshire', code: 'b2', site: ['elven-dwelling'], after: [1] },
    ],
    text: 'Escort Mici from the Glendale Dwelling to the Meadowshire Dwelling.',
  },
  {
    no: 37,
    gain: [5, 5, 0],
    steps: [
      { kind: 'random', listing: 'elven', get: ['Jaded Brooch'] },
      { kind: 'goto', tile: 'edgewood', code: 'a1', site: ['elven-dwelling'], after: [1] },
    ],
    text: 'Find a brooch in a random Elven space and return it to the Edgewood Dwelling.',
  },
  {
    no: 38,
    gain: [5, 0, 10],
    steps: [
      { kind: 'random', listing: 'specific', tile: 'melekoks-tower', get: ['Old Manuscript'] },
      { kind: 'meet', person: 'high-wizard', after: [1] },
    ],
    text: "Fetch a manuscript from a random space of Melekok's tile for any High Wizard.",
  },
  {
    no: 39,
    gain: [10, 0, 5],
    steps: [
      { kind: 'meet', person: 'ruktal', get: ['Starsparks'] },
      { kind: 'goto', tile: 'green-grove', site: ['star-crest'], after: [1] },
      { kind: 'goto', tile: 'meligars-tower', site: ['high-hollow'], after: [1] },
    ],
    text: 'Get sparks from Rüktal and take them to the Star Crest and High Hollow.',
  },
  {
    no: 40,
    gain: [10, 5, 0],
    steps: [
      { kind: 'meet', person: 'megmoran', get: ['Lorebook'] },
      { kind: 'goto', tile: 'green-grove', code: 'a4', site: ['elven-dwelling'], after: [1] },
    ],
    text: 'Get a borrowed book back from Megmoran for the Green Grove Dwelling.',
  },
  {
    no: 41,
    gain: [0, 0, 10],
    steps: [
      { kind: 'random', listing: 'magic' },
      { kind: 'goto', tile: 'edgewood', code: 'a1', site: ['elven-dwelling'], after: [1] },
    ],
    text: 'Bring the faun Fifer from a random Magic space to the Edgewood Dwelling.',
  },
  {
    no: 42,
    gain: [0, 10, 5],
    steps: [
      { kind: 'random', listing: 'common-or-elven' },
      { kind: 'meet', person: 'hamdrel', after: [1] },
    ],
    text: 'Guide Astrid from a random Common or Elven space to Hamdrel.',
  },
  {
    no: 43,
    gain: [0, 5, 10],
    steps: [
      { kind: 'any', type: 'woods', group: 'common', get: ['Bark of a Birch Tree'] },
      { kind: 'every', site: ['common-town'], inland: true, after: [1] },
    ],
    text: 'Take birch bark from Common woods of your choice and bring a piece to every inland Common Town.',
  },
  {
    no: 44,
    gain: [10, 5, 5],
    steps: [
      { kind: 'goto', tile: 'woodland', site: ['elven-dwelling'], get: ['Magical Spice'] },
      { kind: 'every', type: 'plains', tile: 'random-elven', exclude: ['woodland'], after: [1] },
    ],
    text: 'Get a spice from the Woodland Dwelling and spread it on every plains space of one random Elven territory other than Woodland.',
  },
  {
    no: 45,
    gain: [10, 5, 0],
    steps: [
      { kind: 'random', listing: 'elven' },
      { kind: 'transport', listing: 'elven', differentTileFromStep: 1, after: [1] },
      { kind: 'goto', site: ['elven-dwelling'], sameTileAsStep: 1, after: [2] },
    ],
    text: "Pick a flower in a random Elven space; it carries you to a random space of another Elven territory; report at the Dwelling of the flower's own territory.",
  },
  {
    no: 46,
    gain: [5, 5, 5],
    steps: [
      { kind: 'random', listing: 'specific', tile: 'meligars-tower' },
      { kind: 'meet', person: 'high-wizard', oneOf: ['tolmitar', 'zegoral', 'terek', 'veldor'], after: [1] },
    ],
    text: "Find Maakar in a random space of Meligar's tile and bring him to Tolmitar, Zegoral, Terek or Veldor.",
  },
  {
    no: 47,
    gain: [0, 5, 10],
    steps: [
      { kind: 'goto', tile: 'longrift', site: ['shrineheart-abbey'] },
      { kind: 'meet', person: 'ruktal', after: [1] },
    ],
    text: 'Travel with Bradd from Shrineheart Abbey to Rüktal.',
  },
  {
    no: 48,
    gain: [10, 0, 0],
    steps: [
      { kind: 'goto', tile: 'hillshire', code: 'c6', site: ['common-town'] },
      { kind: 'goto', tile: 'crescent-ridge', code: 'c2', site: ['common-town'], after: [1] },
    ],
    text: 'Carry a message from the Hillshire C6 town to the Crescent Ridge C2 town.',
  },
  {
    no: 49,
    gain: [0, 5, 5],
    steps: [
      { kind: 'goto', tile: 'longrift', code: 'b1', site: ['common-town'] },
      { kind: 'goto', tile: 'longrift', site: ['shrineheart-abbey'], after: [1] },
    ],
    text: 'Guide three orphans from the Longrift B1 town to Shrineheart Abbey.',
  },
  {
    no: 50,
    gain: [5, 0, 10],
    steps: [
      { kind: 'goto', tile: 'woodland', site: ['elven-dwelling'] },
      { kind: 'goto', tile: 'meadowshire', code: 'b2', site: ['elven-dwelling'], after: [1] },
      { kind: 'goto', tile: 'edgewood', code: 'a1', site: ['elven-dwelling'], after: [2] },
    ],
    text: 'Go with Finrel from the Woodland Dwelling to the Meadowshire Dwelling, then take both Elflords to the Edgewood Dwelling.',
  },
  {
    no: 51,
    gain: [0, 10, 0],
    steps: [
      { kind: 'random', listing: 'common-or-elven' },
      { kind: 'goto', tile: 'meadowfarm', code: 'b5', site: ['common-town'], after: [1] },
    ],
    text: 'Guide Joshua from a random Common or Elven space to the Meadowfarm B5 town.',
  },
  {
    no: 52,
    gain: [10, 5, 0],
    steps: [
      { kind: 'random', listing: 'random' },
      { kind: 'any', site: ['common-town', 'elven-dwelling'], after: [1] },
      { kind: 'meet', person: 'hamdrel', get: ['Healing Ointment'], after: [2] },
      { kind: 'goto', sameSpaceAsStep: 2, after: [3] },
    ],
    text: 'Find a wounded knight in a random space, leave him in a town or Dwelling of your choice, fetch ointment from Hamdrel and return to him.',
  },
  {
    no: 53,
    gain: [5, 10, 10],
    steps: [
      { kind: 'every', type: 'continuous-woods', group: 'elven', spaceChoice: 'any', get: ['Fruits'] },
      { kind: 'goto', tile: 'woodland', site: ['elven-dwelling'], after: [1] },
    ],
    text: 'Gather fruit from one space of your choice in every continuous woods of the Elven territories for the Woodland Dwelling.',
  },
  {
    no: 54,
    gain: [10, 10, 10],
    steps: [
      { kind: 'goto', tile: 'dragons-lair', site: ['centre'], get: ["Dragon's Egg"] },
      { kind: 'meet', person: 'megmoran', after: [1] },
    ],
    text: "Take a dragon's egg from the centre of the Dragon's Lair to Megmoran.",
  },
  {
    no: 55,
    gain: [5, 5, 0],
    steps: [
      { kind: 'random', listing: 'random' },
      { kind: 'goto', tile: 'longrift', site: ['shrineheart-abbey'], after: [1] },
    ],
    text: 'Guide the monk Hobb from a random space to Shrineheart Abbey.',
  },
  {
    no: 56,
    gain: [5, 10, 10],
    steps: [
      { kind: 'random', listing: 'specific', tile: 'dragons-lair' },
      { kind: 'any', site: ['common-town', 'elven-dwelling'], after: [1] },
    ],
    text: "Rescue Morina from a random Dragon's Lair space and bring her to a town or Dwelling of your choice.",
  },
  {
    no: 57,
    gain: [0, 5, 5],
    steps: [
      { kind: 'goto', tile: 'glendale', code: 'c3', site: ['elven-dwelling'] },
      { kind: 'goto', tile: 'green-grove', site: ['star-crest'], after: [1] },
    ],
    text: 'Escort two dancers from the Glendale Dwelling to the Star Crest.',
  },
  {
    no: 58,
    gain: [0, 5, 10],
    steps: [
      { kind: 'random', listing: 'random' },
      { kind: 'meet', person: 'meligar', after: [1] },
    ],
    text: "Recover Meligar's raven from a random space and return it to him.",
  },
  {
    no: 59,
    gain: [0, 5, 5],
    steps: [
      { kind: 'random', listing: 'common-or-elven' },
      { kind: 'goto', tile: 'meadowshire', code: 'b2', site: ['elven-dwelling'], after: [1] },
    ],
    text: 'Guide Heather from a random Common or Elven space to the Meadowshire Dwelling.',
  },
  {
    no: 60,
    gain: [5, 10, 10],
    steps: [
      { kind: 'meet', person: 'ruktal' },
      { kind: 'every', site: ['elven-dwelling'], after: [1] },
    ],
    text: 'Carry a message from Rüktal to every Elven Dwelling.',
  },
  {
    no: 61,
    gain: [10, 10, 5],
    steps: [
      { kind: 'any', type: 'any-space', group: 'magic', count: 6, get: ['Six Rare Herbs'] },
      { kind: 'meet', person: 'hamdrel', after: [1] },
    ],
    text: 'Gather six herbs from six different Magic spaces and bring them to Hamdrel.',
  },
  {
    no: 62,
    gain: [5, 10, 0],
    steps: [
      { kind: 'any', site: ['elven-dwelling'], coastal: true, get: ['Magic Crystal Chalice'] },
      { kind: 'meet', person: 'high-wizard', oneOf: ['aevarex', 'zegoral', 'terek'], after: [1] },
    ],
    text: 'Receive a chalice at a coastal Elven Dwelling of your choice for Aevarex, Zegoral or Terek.',
  },
  {
    no: 63,
    gain: [5, 5, 0],
    steps: [
      { kind: 'goto', tile: 'meadowfarm', code: 'a2', site: ['common-town'] },
      { kind: 'goto', tile: 'meligars-tower', site: ['high-hollow'], after: [1] },
    ],
    text: 'Bring Korrel from the Meadowfarm A2 town to High Hollow.',
  },
  {
    no: 64,
    gain: [10, 5, 10],
    steps: [
      { kind: 'random', listing: 'random', exclude: ['dragons-lair'], get: ["Dragon's Teeth"] },
      { kind: 'random', listing: 'specific', tile: 'dragons-lair', after: [1] },
    ],
    text: "Find dragon's teeth in a random space outside the Dragon's Lair and return them to a random Dragon's Lair space.",
  },
  {
    no: 65,
    gain: [10, 10, 5],
    steps: [
      { kind: 'random', listing: 'specific', tile: 'dragons-lair', get: ['Ancient Elven Crown'] },
      { kind: 'goto', tile: 'glendale', code: 'c3', site: ['elven-dwelling'], after: [1] },
    ],
    text: "Find an Elven crown in a random Dragon's Lair space for the Glendale Dwelling.",
  },
  {
    no: 66,
    gain: [0, 5, 5],
    steps: [
      { kind: 'goto', tile: 'timberlane', code: 'b5', site: ['elven-dwelling'], get: ['Love Potion'] },
      { kind: 'random', listing: 'random', after: [1] },
    ],
    text: 'Get a potion at the Timberlane Dwelling and bring it to Ellera in a random space.',
  },
  {
    no: 67,
    gain: [5, 0, 5],
    steps: [
      { kind: 'goto', tile: 'green-grove', code: 'a4', site: ['elven-dwelling'] },
      { kind: 'random', listing: 'common-or-elven', after: [1] },
    ],
    text: 'Guide Gyle from the Green Grove Dwelling to a random Common or Elven space.',
  },
  {
    no: 68,
    gain: [0, 5, 5],
    steps: [
      { kind: 'random', listing: 'random' },
      { kind: 'any', type: 'water', minFromLand: 2, after: [1] },
    ],
    text: "Free a dolphin's soul in a random space and release it in water at least two spaces from land.",
  },
  {
    no: 69,
    gain: [5, 5, 10],
    steps: [
      { kind: 'meet', person: 'melekok' },
      { kind: 'meet', person: 'meligar', after: [1] },
      { kind: 'meet', person: 'megmoran', after: [2] },
    ],
    text: 'Visit Melekok, then bring his message to Meligar and after him to Megmoran.',
  },
  {
    no: 70,
    gain: [5, 0, 5],
    steps: [
      { kind: 'random', listing: 'common-or-magic' },
      { kind: 'any', site: ['elven-dwelling'], after: [1] },
    ],
    text: 'Bring Estaire from a random Common or Magic space to an Elven Dwelling of your choice.',
  },
  {
    no: 71,
    gain: [5, 5, 5],
    steps: [
      { kind: 'any', type: 'coastal', get: ['Three Magical Pearls'] },
      { kind: 'goto', tile: 'green-grove', site: ['star-crest'], after: [1] },
      { kind: 'goto', tile: 'meligars-tower', site: ['high-hollow'], after: [1] },
      { kind: 'goto', tile: 'longrift', site: ['shrineheart-abbey'], after: [1] },
    ],
    text: 'Find three pearls in a coastal space of your choice; bring one each to the Star Crest, High Hollow and Shrineheart Abbey.',
  },
  {
    no: 72,
    gain: [5, 10, 5],
    steps: [
      { kind: 'random', listing: 'magic' },
      { kind: 'every', site: ['elven-dwelling'], after: [1] },
    ],
    text: 'Find Ranyart in a (random) Magic space and take him to every Elven Dwelling.',
  },
  {
    no: 73,
    gain: [0, 5, 10],
    steps: [
      { kind: 'random', listing: 'specific', tile: 'torwall', count: 4, get: ['Four Magic Stones'] },
      { kind: 'meet', person: 'mentor', after: [1] },
    ],
    text: 'Find four stones in four different random Torwall spaces for your Mentor.',
  },
  {
    no: 74,
    gain: [5, 5, 5],
    steps: [
      { kind: 'any', type: 'mountain', get: ['Mountain Mist'] },
      { kind: 'any', type: 'plains', group: 'common', get: ['Opalescent Crystal'] },
      { kind: 'any', type: 'woods', group: 'elven', get: ['Greenglow'] },
      { kind: 'any', type: 'water', get: ['Coral'] },
      { kind: 'meet', person: 'hamdrel', after: [1, 2, 3, 4] },
    ],
    text: 'Gather mist (mountain), a crystal (Common plains), greenglow (Elven woods) and coral (water), each in a space of your choice, for Hamdrel.',
  },
  {
    no: 75,
    gain: [10, 0, 5],
    steps: [
      { kind: 'meet', person: 'hamdrel', get: ['Rare Protective Spices'] },
      { kind: 'farthest', site: ['common-town', 'elven-dwelling'], from: 'hamdrels-cottage-centre', after: [1] },
    ],
    text: 'Carry spices from Hamdrel to the Common Town or Elven Dwelling farthest from her Cottage.',
  },
  {
    no: 76,
    gain: [5, 10, 0],
    steps: [
      { kind: 'any', type: 'coastal', get: ['Shell'] },
      { kind: 'any', type: 'mountain', get: ['Fossil'] },
      { kind: 'any', type: 'woods', get: ['Springwater'] },
      { kind: 'meet', person: 'high-wizard', after: [1, 2, 3] },
    ],
    text: 'Gather a shell (coast), a fossil (mountain) and spring water (woods), each in a space of your choice, for any High Wizard.',
  },
  {
    no: 77,
    gain: [0, 5, 10],
    steps: [
      { kind: 'random', listing: 'random' },
      { kind: 'any', site: ['elven-dwelling'], after: [1] },
      { kind: 'meet', person: 'ruktal', after: [2] },
    ],
    text: 'Find Sir Feligar and his squire in a random space, leave the knight at an Elven Dwelling of your choice, then take the squire to Rüktal.',
  },
  {
    no: 78,
    gain: [5, 10, 0],
    steps: [
      { kind: 'goto', tile: 'woodswall', code: 'b3', site: ['common-town'] },
      { kind: 'random', listing: 'elven', get: ["Wizard's Staff"], after: [1] },
      { kind: 'meet', person: 'high-wizard', after: [2] },
    ],
    text: 'Meet Sir Lennen in the Woodswall B3 town, seek a staff in a random Elven space and go with him to any High Wizard.',
  },
  {
    no: 79,
    gain: [5, 5, 5],
    steps: [
      { kind: 'random', listing: 'random' },
      { kind: 'goto', tile: 'meligars-tower', site: ['high-hollow'], after: [1] },
    ],
    text: 'Find the centaur Hok in a random space and lead him to High Hollow.',
  },
  {
    no: 80,
    gain: [5, 10, 0],
    steps: [
      { kind: 'meet', person: 'hamdrel', get: ['Precious Relic'] },
      { kind: 'goto', tile: 'woodland', site: ['elven-dwelling'], after: [1] },
    ],
    text: 'Get a relic from Hamdrel for the Woodland Dwelling.',
  },
  {
    no: 81,
    gain: [5, 0, 10],
    steps: [
      { kind: 'random', listing: 'random', get: ['Chest of Flame'] },
      { kind: 'meet', person: 'megmoran', after: [1] },
    ],
    text: 'Find a chest in a random space and take it to Megmoran.',
  },
  {
    no: 82,
    gain: [0, 5, 5],
    steps: [
      { kind: 'random', listing: 'random' },
      { kind: 'goto', tile: 'longrift', site: ['shrineheart-abbey'], after: [1] },
    ],
    text: 'Find Sir Rasmus in a random space and escort him to Shrineheart Abbey.',
  },
  {
    no: 83,
    gain: [10, 5, 0],
    steps: [
      { kind: 'random', listing: 'common-or-elven' },
      { kind: 'meet', person: 'high-wizard', after: [1] },
      { kind: 'meet', person: 'ruktal', after: [1] },
    ],
    text: 'Three harvest servants wait in a random Common or Elven space: bring them to Rüktal and to any High Wizard.',
  },
  {
    no: 84,
    gain: [5, 5, 5],
    steps: [
      { kind: 'random', listing: 'specific', tile: 'edgewood' },
      { kind: 'meet', person: 'hamdrel', after: [1] },
    ],
    text: 'Find a deer in a random Edgewood space and bring her to Hamdrel.',
  },
  {
    no: 85,
    gain: [5, 0, 10],
    steps: [
      { kind: 'goto', tile: 'woodswall', code: 'a1', site: ['common-town'] },
      { kind: 'meet', person: 'melekok', after: [1] },
    ],
    text: 'Bring the fisherman Krys from the Woodswall A1 town to Melekok.',
  },
  {
    no: 86,
    gain: [5, 10, 0],
    steps: [
      { kind: 'any', site: ['common-town'], coastal: true },
      { kind: 'meet', person: 'ruktal', after: [1] },
    ],
    text: 'Warn a coastal Common Town of your choice, then take its warden to Rüktal.',
  },
  {
    no: 87,
    gain: [5, 5, 5],
    steps: [
      { kind: 'goto', tile: 'meadowshire', code: 'b2', site: ['elven-dwelling'], get: ['Jewel of Light'] },
      { kind: 'any', type: 'water', minFromLand: 3, after: [1] },
      { kind: 'goto', tile: 'glendale', code: 'c3', site: ['elven-dwelling'], after: [2] },
    ],
    text: 'Get a jewel at the Meadowshire Dwelling, wash it in water at least three spaces from land, then bring it to the Glendale Dwelling.',
  },
  {
    no: 88,
    gain: [10, 10, 5],
    steps: [
      { kind: 'meet', person: 'ruktal' },
      { kind: 'meet', person: 'high-wizard', after: [1] },
      { kind: 'meet', person: 'master-sorcerer', after: [1] },
      { kind: 'meet', person: 'hamdrel', after: [1] },
    ],
    text: 'Carry a message from Rüktal to any High Wizard, any Master Sorcerer and Hamdrel.',
  },
  {
    no: 89,
    gain: [5, 0, 10],
    steps: [
      { kind: 'meet', person: 'meligar', get: ['Windstone'] },
      { kind: 'goto', tile: 'hillshire', code: 'c6', site: ['common-town'], after: [1] },
    ],
    text: 'Get a stone from Meligar for the lord in the Hillshire C6 town.',
  },
  {
    no: 90,
    gain: [0, 5, 10],
    steps: [
      { kind: 'meet', person: 'ruktal', get: ['Staff of Fire'] },
      { kind: 'meet', person: 'high-wizard', oneOf: ['ishkatar', 'tolmitar', 'aevarex', 'elekov'], after: [1] },
    ],
    text: 'Get a staff from Rüktal for Ishkatar, Tolmitar, Aevarex or Elekov.',
  },
  {
    no: 91,
    gain: [5, 5, 5],
    steps: [
      { kind: 'random', listing: 'random', get: ['Sacred Engraved Ring'] },
      { kind: 'meet', person: 'ruktal', after: [1] },
    ],
    text: 'Find a ring in a random space and take it to Rüktal.',
  },
  {
    no: 92,
    gain: [5, 0, 5],
    steps: [
      { kind: 'random', listing: 'specific', tile: 'sacred-circle', get: ['Amulet of the Sun'] },
      { kind: 'goto', tile: 'green-grove', site: ['star-crest'], after: [1] },
    ],
    text: 'Find an amulet in a random Sacred Circle space and take it to the Star Crest.',
  },
  {
    no: 93,
    gain: [5, 10, 0],
    steps: [
      { kind: 'goto', tile: 'longrift', site: ['shrineheart-abbey'], get: ['Sacred Veil'] },
      { kind: 'meet', person: 'ruktal', after: [1] },
    ],
    text: 'Bring a veil from Shrineheart Abbey to Rüktal.',
  },
  {
    no: 94,
    gain: [5, 0, 10],
    steps: [
      { kind: 'random', listing: 'random' },
      { kind: 'meet', person: 'hamdrel', after: [1] },
      { kind: 'goto', tile: 'crescent-ridge', code: 'c2', site: ['common-town'], after: [2] },
    ],
    text: 'Find Sir Mor in a random space, take him to Hamdrel, then to the Crescent Ridge C2 town.',
  },
  {
    no: 95,
    gain: [10, 5, 10],
    steps: [
      { kind: 'meet', person: 'mentor', get: ['Magic Oil Lamps'] },
      { kind: 'every', site: ['common-town', 'elven-dwelling'], coastal: true, after: [1] },
    ],
    text: 'Get lamps from your Mentor and deliver one to every coastal Common Town and coastal Elven Dwelling.',
  },
  {
    no: 96,
    gain: [0, 5, 5],
    steps: [
      { kind: 'goto', tile: 'meadowfarm', code: 'a2', site: ['common-town'], get: ['Precious Silks'] },
      { kind: 'goto', tile: 'green-grove', code: 'a4', site: ['elven-dwelling'], after: [1] },
    ],
    text: 'Bring silks from the Meadowfarm A2 town to the Green Grove Dwelling.',
  },
  {
    no: 97,
    gain: [5, 10, 0],
    steps: [
      { kind: 'any', type: 'mountain' },
      { kind: 'meet', person: 'high-wizard', oneOf: ['ishkatar', 'tolmitar', 'elekov', 'zegoral'], after: [1] },
    ],
    text: 'Meet Wind on a mountain of your choice and carry his message to Ishkatar, Tolmitar, Elekov or Zegoral.',
  },
  {
    no: 98,
    gain: [5, 0, 5],
    steps: [
      { kind: 'random', listing: 'random' },
      { kind: 'goto', tile: 'timberlane', code: 'b5', site: ['elven-dwelling'], after: [1] },
    ],
    text: 'Find the Lambchild in a random space and bring her to the Timberlane Dwelling.',
  },
];
