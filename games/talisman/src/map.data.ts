import {
  craft,
  type Effect,
  fight,
  gold,
  heal,
  lives,
  MISS_TURN,
  NOTHING,
  roll,
  spells,
  strength,
  TOAD,
} from './effects.js';

export type RegionId = 'outer' | 'middle' | 'inner' | 'crown';

/** Somebody to call on in a space; one of them a visit, or none. */
export interface Host {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly effect: Effect;
}

/** What is printed on a space. */
export type Encounter =
  /** Cards to draw; `bonus` is added to the die of every Enemy there. */
  | { readonly kind: 'draw'; readonly cards: number; readonly bonus?: number }
  /** What must be done. */
  | { readonly kind: 'must'; readonly effect: Effect }
  /** Who may be called on. */
  | { readonly kind: 'visit'; readonly hosts: readonly Host[] }
  /** By alignment: good, neutral, evil; each a compulsory effect or hosts. */
  | { readonly kind: 'alignment'; readonly rows: readonly [Row, Row, Row] }
  /** Spaces with a procedure of their own: `space:<odd>`. */
  | { readonly kind: 'odd'; readonly odd: OddSpace };
export type Row = { readonly effect: Effect } | { readonly hosts: readonly Host[] };
export type OddSpace =
  | 'chasm'
  | 'desert'
  | 'toll'
  | 'plain'
  | 'valley'
  | 'werewolf'
  | 'death'
  | 'crypt'
  | 'mines'
  | 'vampire'
  | 'pits'
  | 'crown';

export interface Space {
  readonly id: string;
  readonly name: string;
  readonly region: RegionId;
  /** Row and column of seven by seven, as the board is drawn. */
  readonly grid: readonly [number, number];
  readonly text: string;
  readonly encounter: Encounter;
}

const draws = (cards: number, bonus = 0): Encounter =>
  bonus > 0 ? { kind: 'draw', cards, bonus } : { kind: 'draw', cards };
const must = (effect: Effect): Encounter => ({ kind: 'must', effect });
const odd = (what: OddSpace): Encounter => ({ kind: 'odd', odd: what });
const ONE = 'Draw one card, unless a card already lies here.';
const TWO = 'Draw two cards, less those that already lie here.';
const THREE = 'Draw three cards, less those that already lie here.';
const one = (id: string, name: string, region: RegionId, grid: readonly [number, number]): Space => ({
  id,
  name,
  region,
  grid,
  text: ONE,
  encounter: draws(1),
});
const PRAYER: Effect = {
  do: 'roll',
  dice: 1,
  prayer: true,
  rows: [NOTHING, NOTHING, NOTHING, NOTHING, lives(1), spells(1)],
};

/** The 49 spaces: 24 outer, 16 middle and 8 inner ones, each ring clockwise, and the Crown of Command. */
export const SPACES: readonly Space[] = [
  {
    id: 'city',
    name: 'City',
    region: 'outer',
    grid: [0, 0],
    text: 'You may call on one of three people: the Enchantress, the Alchemist or the Doctor.',
    encounter: {
      kind: 'visit',
      hosts: [
        {
          id: 'enchantress',
          name: 'Enchantress',
          text: 'Roll a die: 1 a Toad for three turns, 2 lose a Strength, 3 lose a Craft, 4 gain a Craft, 5 gain a Strength, 6 gain a Spell.',
          effect: roll(TOAD, strength(-1), craft(-1), craft(1), strength(1), spells(1)),
        },
        {
          id: 'alchemist',
          name: 'Alchemist',
          text: 'Turns any number of your Objects into one Gold each.',
          effect: { do: 'alchemy' },
        },
        {
          id: 'doctor',
          name: 'Doctor',
          text: 'Heals up to two Lives for one Gold each, never above four.',
          effect: heal(2, 1),
        },
      ],
    },
  },
  one('outer-fields-1', 'Fields', 'outer', [0, 1]),
  one('outer-hills-1', 'Hills', 'outer', [0, 2]),
  one('outer-plains-1', 'Plains', 'outer', [0, 3]),
  one('outer-woods-1', 'Woods', 'outer', [0, 4]),
  one('outer-plains-2', 'Plains', 'outer', [0, 5]),
  {
    id: 'tavern',
    name: 'Tavern',
    region: 'outer',
    grid: [0, 6],
    text: 'Roll a die: 1 drunk, miss a turn; 2 a Farmer of Strength 3 picks a fight; 3 lose a Gold; 4 win a Gold; 5 a wizard offers to take you to any Outer space as your next move; 6 a boatman offers to take you to the Temple as your next move.',
    encounter: must(
      roll(MISS_TURN, fight('farmer'), gold(-1), gold(1), { do: 'lift', by: 'wizard' }, { do: 'lift', by: 'boatman' }),
    ),
  },
  one('outer-fields-2', 'Fields', 'outer', [1, 6]),
  { id: 'ruins', name: 'Ruins', region: 'outer', grid: [2, 6], text: TWO, encounter: draws(2) },
  one('outer-plains-3', 'Plains', 'outer', [3, 6]),
  {
    id: 'forest',
    name: 'Forest',
    region: 'outer',
    grid: [4, 6],
    text: 'Roll a die: 1 a Brigand of Strength 4 attacks; 2 or 3 lost, miss a turn; 4 or 5 nothing; 6 a ranger shows the way out, gain a Craft.',
    encounter: must(roll(fight('brigand'), MISS_TURN, MISS_TURN, NOTHING, NOTHING, craft(1))),
  },
  one('outer-fields-3', 'Fields', 'outer', [5, 6]),
  {
    id: 'village',
    name: 'Village',
    region: 'outer',
    grid: [6, 6],
    text: 'You may call on one of three people: the Healer, the Blacksmith or the Mystic.',
    encounter: {
      kind: 'visit',
      hosts: [
        {
          id: 'healer',
          name: 'Healer',
          text: 'Heals Lives up to four for one Gold each.',
          effect: heal(99, 1),
        },
        {
          id: 'blacksmith',
          name: 'Blacksmith',
          text: 'Sells Helmet 2, Sword 2, Axe 3, Shield 3, Armour 4 Gold while the piles last.',
          effect: { do: 'shop', at: 'blacksmith' },
        },
        {
          id: 'mystic',
          name: 'Mystic',
          text: 'Roll a die: 1 to 3 nothing, 4 you become Good, 5 gain a Craft, 6 gain a Spell. He also frees you from the Hag.',
          effect: roll(NOTHING, NOTHING, NOTHING, { do: 'align', to: 'good' }, craft(1), spells(1)),
        },
      ],
    },
  },
  one('outer-fields-4', 'Fields', 'outer', [6, 5]),
  {
    id: 'graveyard',
    name: 'Graveyard',
    region: 'outer',
    grid: [6, 4],
    text: 'Good: lose a Life. Neutral: nothing. Evil: you may call on the spirits and roll a die: 1 miss a turn, 2 to 4 heal a Life, 5 or 6 gain a Spell.',
    encounter: {
      kind: 'alignment',
      rows: [
        { effect: lives(-1) },
        { effect: NOTHING },
        {
          hosts: [
            {
              id: 'spirits',
              name: 'Spirits',
              text: 'Roll a die: 1 miss a turn, 2 to 4 heal a Life, 5 or 6 gain a Spell.',
              effect: roll(MISS_TURN, heal(1, 0), heal(1, 0), heal(1, 0), spells(1), spells(1)),
            },
          ],
        },
      ],
    },
  },
  one('outer-woods-2', 'Woods', 'outer', [6, 3]),
  {
    id: 'sentinel',
    name: 'Sentinel',
    region: 'outer',
    grid: [6, 2],
    text: `${ONE} The bridge to the Middle Region begins here: the Sentinel, Strength 9, attacks whoever crosses it inward.`,
    encounter: draws(1),
  },
  one('outer-hills-2', 'Hills', 'outer', [6, 1]),
  {
    id: 'chapel',
    name: 'Chapel',
    region: 'outer',
    grid: [6, 0],
    text: 'Good: heal freely up to four Lives, or pray and roll a die: 1 to 4 nothing, 5 gain a Life, 6 gain a Spell. Neutral: heal up to four Lives for one Gold each. Evil: lose a Life.',
    encounter: {
      kind: 'alignment',
      rows: [
        {
          hosts: [
            { id: 'altar', name: 'Healing', text: 'Heals Lives up to four, freely.', effect: heal(99, 0) },
            {
              id: 'prayer',
              name: 'Prayer',
              text: 'Roll a die: 1 to 4 nothing, 5 gain a Life, 6 gain a Spell.',
              effect: PRAYER,
            },
          ],
        },
        {
          hosts: [
            { id: 'altar', name: 'Healing', text: 'Heals Lives up to four for one Gold each.', effect: heal(99, 1) },
          ],
        },
        { effect: lives(-1) },
      ],
    },
  },
  one('outer-fields-5', 'Fields', 'outer', [5, 0]),
  {
    id: 'crags',
    name: 'Crags',
    region: 'outer',
    grid: [4, 0],
    text: 'Roll a die: 1 a Spirit of Craft 4 attacks; 2 or 3 lost, miss a turn; 4 or 5 nothing; 6 barbarians lead the way out, gain a Strength.',
    encounter: must(roll(fight('spirit-of-the-crags'), MISS_TURN, MISS_TURN, NOTHING, NOTHING, strength(1))),
  },
  one('outer-plains-4', 'Plains', 'outer', [3, 0]),
  one('outer-woods-3', 'Woods', 'outer', [2, 0]),
  one('outer-fields-6', 'Fields', 'outer', [1, 0]),
  {
    id: 'warlocks-cave',
    name: "Warlock's Cave",
    region: 'middle',
    grid: [1, 1],
    text: 'If you have no quest you may roll a die for one: 1 take a Life of another character, 2 kill an Enemy, 3 hand over a Follower, 4 a Magic Object, 5 three Gold, 6 two Gold. When it is done the Warlock brings you back here in place of your next move and gives you a Talisman, if one is left.',
    encounter: {
      kind: 'visit',
      hosts: [
        {
          id: 'warlock',
          name: 'Warlock',
          text: 'Roll a die for a quest.',
          effect: roll(
            { do: 'quest', task: 1 },
            { do: 'quest', task: 2 },
            { do: 'quest', task: 3 },
            { do: 'quest', task: 4 },
            { do: 'quest', task: 5 },
            { do: 'quest', task: 6 },
          ),
        },
      ],
    },
  },
  {
    id: 'desert-1',
    name: 'Desert',
    region: 'middle',
    grid: [1, 2],
    text: 'Lose a Life, unless you have a Water Bottle or the Holy Grail.',
    encounter: odd('desert'),
  },
  { id: 'oasis', name: 'Oasis', region: 'middle', grid: [1, 3], text: TWO, encounter: draws(2) },
  {
    id: 'desert-2',
    name: 'Desert',
    region: 'middle',
    grid: [1, 4],
    text: 'Lose a Life, unless you have a Water Bottle or the Holy Grail.',
    encounter: odd('desert'),
  },
  {
    id: 'temple',
    name: 'Temple',
    region: 'middle',
    grid: [1, 5],
    text: 'You may pray and roll two dice: 2 lose two Lives, 3 lose a Life, 4 lose a Life or a Follower, 5 enslaved until you roll 4, 5 or 6 for your move, 6 gain a Strength, 7 gain a Craft, 8 or 9 gain a Spell, 10 gain a Talisman, 11 gain a Life, 12 gain two Lives.',
    encounter: {
      kind: 'visit',
      hosts: [
        {
          id: 'prayer',
          name: 'Prayer',
          text: 'Roll two dice; the result must be accepted.',
          effect: {
            do: 'roll',
            dice: 2,
            prayer: true,
            rows: [
              lives(-2),
              lives(-1),
              { do: 'choose', of: [lives(-1), { do: 'lose-follower' }] },
              { do: 'enslave' },
              strength(1),
              craft(1),
              spells(1),
              spells(1),
              { do: 'talisman' },
              lives(1),
              lives(2),
            ],
          },
        },
      ],
    },
  },
  one('middle-woods', 'Woods', 'middle', [2, 5]),
  {
    id: 'runes-1',
    name: 'Runes',
    region: 'middle',
    grid: [3, 5],
    text: `${ONE} Every Enemy adds 2 to its die here.`,
    encounter: draws(1, 2),
  },
  {
    id: 'castle',
    name: 'Castle',
    region: 'middle',
    grid: [4, 5],
    text: 'The Royal Doctor heals Lives up to four for one Gold each, freely if the Prince or the Princess is with you.',
    encounter: {
      kind: 'visit',
      hosts: [
        {
          id: 'royal-doctor',
          name: 'Royal Doctor',
          text: 'Heals Lives up to four for one Gold each; freely if the Prince or the Princess is with you.',
          effect: { do: 'heal', most: 99, price: 1, royal: true },
        },
      ],
    },
  },
  {
    id: 'portal-of-power',
    name: 'Portal of Power',
    region: 'middle',
    grid: [5, 5],
    text: `${ONE} Whoever would pass it may try to open the Portal instead: two dice, no more than Strength or no more than Craft, as chosen first. Opened, it leads to the Plain of Peril; else a point of that ability is lost.`,
    encounter: draws(1),
  },
  {
    id: 'black-knight',
    name: 'Black Knight',
    region: 'middle',
    grid: [5, 4],
    text: 'Pay one Gold or lose a Life.',
    encounter: odd('toll'),
  },
  { id: 'hidden-valley', name: 'Hidden Valley', region: 'middle', grid: [5, 3], text: THREE, encounter: draws(3) },
  {
    id: 'middle-hills',
    name: 'Hills',
    region: 'middle',
    grid: [5, 2],
    text: `${ONE} Here the bridge from the Sentinel ends.`,
    encounter: draws(1),
  },
  {
    id: 'cursed-glade',
    name: 'Cursed Glade',
    region: 'middle',
    grid: [5, 1],
    text: `${ONE} While you are here Objects add neither Strength nor Craft, no Magic Object can be used and no Spell cast.`,
    encounter: draws(1),
  },
  {
    id: 'runes-2',
    name: 'Runes',
    region: 'middle',
    grid: [4, 1],
    text: `${ONE} Every Enemy adds 3 to its die here.`,
    encounter: draws(1, 3),
  },
  {
    id: 'chasm',
    name: 'Chasm',
    region: 'middle',
    grid: [3, 1],
    text: 'Roll a die for yourself and one for each Follower: on a 1 or 2 you lose a Life, or that Follower is killed.',
    encounter: odd('chasm'),
  },
  {
    id: 'runes-3',
    name: 'Runes',
    region: 'middle',
    grid: [2, 1],
    text: `${ONE} Every Enemy adds 2 to its die here.`,
    encounter: draws(1, 2),
  },
  {
    id: 'valley-of-fire',
    name: 'Valley of Fire',
    region: 'inner',
    grid: [2, 2],
    text: 'Only with a Talisman can you enter. From here the way leads on to the Crown of Command.',
    encounter: odd('valley'),
  },
  {
    id: 'werewolf-den',
    name: 'Werewolf Den',
    region: 'inner',
    grid: [2, 3],
    text: "Roll two dice for the Werewolf's Strength and fight it, turn after turn, until it is killed.",
    encounter: odd('werewolf'),
  },
  {
    id: 'dice-with-death',
    name: 'Dice with Death',
    region: 'inner',
    grid: [2, 4],
    text: 'Roll two dice for yourself and two for Death. Higher: you may go on next turn. Equal: roll again next turn. Lower: lose a Life and roll again next turn.',
    encounter: odd('death'),
  },
  {
    id: 'crypt',
    name: 'Crypt',
    region: 'inner',
    grid: [3, 4],
    text: 'Roll three dice and subtract your Strength: 0 or less stay here, 1 Plain of Peril, 2 or 3 Portal of Power, 4 or 5 Warlock’s Cave, 6 or more City.',
    encounter: odd('crypt'),
  },
  {
    id: 'plain-of-peril',
    name: 'Plain of Peril',
    region: 'inner',
    grid: [4, 4],
    text: 'Whoever comes in stops here. From here on a move is one space.',
    encounter: odd('plain'),
  },
  {
    id: 'mines',
    name: 'Mines',
    region: 'inner',
    grid: [4, 3],
    text: 'Roll three dice and subtract your Craft: 0 or less stay here, 1 Plain of Peril, 2 or 3 Portal of Power, 4 or 5 Warlock’s Cave, 6 or more Tavern.',
    encounter: odd('mines'),
  },
  {
    id: 'vampires-tower',
    name: "Vampire's Tower",
    region: 'inner',
    grid: [4, 2],
    text: 'Roll a die: 1 or 2 lose a Life, 3 or 4 two, 5 or 6 three. A Follower may be given up for each Life.',
    encounter: odd('vampire'),
  },
  {
    id: 'pits',
    name: 'Pits',
    region: 'inner',
    grid: [3, 2],
    text: 'Roll a die: so many Pitfiends of Strength 4 attack, one after another. A lost fight ends the turn; the rest is fought from the next turn on.',
    encounter: odd('pits'),
  },
  {
    id: 'crown-of-command',
    name: 'Crown of Command',
    region: 'crown',
    grid: [3, 3],
    text: 'Alone here you cast the Command Spell each turn: on a 4, 5 or 6 every other character loses a Life or gives up. With others here you must encounter one of them.',
    encounter: odd('crown'),
  },
];
