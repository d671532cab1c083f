import type { ToolId } from './tools.js';

/** QD CONTENTS.9 Three outcomes a card; in this order on the Crystal die, two faces each. */
export const OMENS = ['blessed', 'ignored', 'cursed'] as const;
export type Omen = (typeof OMENS)[number];

export interface Monster {
  readonly name: string;
  readonly attack: number;
  readonly defence: 6 | 8 | 10 | 12;
  readonly count: number;
  /** Hits that beat it, if more than one. */
  readonly hits?: number;
  /** Who is hit may not strike back and dies unless healed. */
  readonly poison?: true;
  /** Its fire takes a unit before it can strike back; an Orb or Charm may tame it, fireballs do nothing. */
  readonly dragon?: true;
  /** Who is hit is gone before he can strike back. */
  readonly first?: true;
}

/** What is gained, in this order. */
export interface Reward {
  readonly dragonLord?: 1;
  readonly wizard?: 1;
  readonly treasure?: 1;
  readonly scroll?: 1;
  readonly units?: number;
  readonly tools?: readonly ToolId[];
  readonly gold?: number;
}

export interface Outcome {
  readonly says: string;
  /** Units lost at once. */
  readonly loses?: number;
  /** The tool that saves them. */
  readonly unless?: ToolId;
  /** The tool without which nothing is gained. */
  readonly needs?: ToolId;
  readonly monster?: Monster;
  /** The tool that keeps the monsters off. */
  readonly wardedBy?: ToolId;
  /** As many units as a die of so many sides shows are poisoned. */
  readonly poisons?: 4;
  readonly reward?: Reward;
}

export interface Quest {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly needs?: 'torch';
  readonly outcomes: Readonly<Record<Omen, Outcome>>;
}

/** The 12 quests, reconstructed round the few the rulebook names; our own words. */
export const QUESTS = [
  {
    id: 'spider-cavern',
    name: "The Spider's Cavern",
    says: 'Grey webs hang across a cave mouth.',
    needs: 'torch',
    outcomes: {
      blessed: {
        says: 'Old husks and a buried chest. Dig it out with a pickaxe for a treasure.',
        needs: 'pickaxe',
        reward: { treasure: 1 },
      },
      ignored: {
        says: 'A Giant Spider drops from the roof. Beat it to take what it guards.',
        monster: { name: 'Giant Spider', attack: 5, defence: 10, count: 1, poison: true },
        reward: { treasure: 1 },
      },
      cursed: {
        says: 'Two Giant Spiders close in.',
        monster: { name: 'Giant Spider', attack: 5, defence: 10, count: 2, poison: true },
        reward: { gold: 10 },
      },
    },
  },
  {
    id: 'merlins-tower',
    name: "Merlin's Tower",
    says: 'A thin tower leans over the path; lights move inside.',
    outcomes: {
      blessed: {
        says: 'Merlin joins your party: one unit becomes a Wizard with a spell rolled on a six-sided die. He stays home if you already lead three Wizards.',
        reward: { wizard: 1 },
      },
      ignored: { says: 'Nobody answers, but a scroll lies on the step.', reward: { scroll: 1 } },
      cursed: {
        says: 'The door warden takes you for thieves.',
        monster: { name: 'Stone Guardian', attack: 4, defence: 8, count: 1 },
        reward: { scroll: 1 },
      },
    },
  },
  {
    id: 'vampire-crypt',
    name: "The Vampire's Crypt",
    says: 'Steps lead down to a row of stone coffins.',
    needs: 'torch',
    outcomes: {
      blessed: { says: 'The coffins are empty and their gold is not.', reward: { gold: 10 } },
      ignored: {
        says: 'The lid of the last coffin moves.',
        monster: { name: 'Vampire', attack: 5, defence: 8, count: 1 },
        wardedBy: 'talisman',
        reward: { treasure: 1 },
      },
      cursed: {
        says: 'The whole brood wakes at once.',
        monster: { name: 'Elder Vampire', attack: 6, defence: 10, count: 1 },
        wardedBy: 'talisman',
        reward: { treasure: 1 },
      },
    },
  },
  {
    id: 'silver-dragon',
    name: 'The Silver Dragon',
    says: 'Wings cover the sun.',
    outcomes: {
      blessed: { says: 'She bows her head: one unit of the party becomes a DragonLord.', reward: { dragonLord: 1 } },
      ignored: { says: 'She circles once and leaves you in peace. Nothing happens.' },
      cursed: {
        says: 'She stoops to the attack. A DragonOrb or the Charm scroll may be used.',
        monster: { name: 'Silver Dragon', attack: 6, defence: 12, count: 1, dragon: true },
        reward: { treasure: 1 },
      },
    },
  },
  {
    id: 'lost-mine',
    name: 'The Lost Mine',
    says: 'Rails run into a hillside.',
    needs: 'torch',
    outcomes: {
      blessed: { says: 'A rich vein: 15 gold with a pickaxe.', needs: 'pickaxe', reward: { gold: 15 } },
      ignored: { says: 'Scraps left by others: 5 gold with a pickaxe.', needs: 'pickaxe', reward: { gold: 5 } },
      cursed: {
        says: 'The roof comes down. Lose one unit, or none if a pickaxe digs it free.',
        loses: 1,
        unless: 'pickaxe',
      },
    },
  },
  {
    id: 'toll-bridge',
    name: 'The Toll Bridge',
    says: 'A plank bridge, and something large beneath it.',
    outcomes: {
      blessed: { says: 'The keeper is asleep on the toll chest.', reward: { gold: 10 } },
      ignored: {
        says: 'A Troll wants payment in kind.',
        monster: { name: 'Troll', attack: 4, defence: 8, count: 1 },
        reward: { gold: 10 },
      },
      cursed: {
        says: 'The Troll has brought his brother.',
        monster: { name: 'Troll', attack: 4, defence: 8, count: 2 },
        reward: { treasure: 1 },
      },
    },
  },
  {
    id: 'labyrinth',
    name: 'The Labyrinth',
    says: 'Walls twist away into the dark.',
    needs: 'torch',
    outcomes: {
      blessed: { says: 'You walk straight to the middle and out again with a treasure.', reward: { treasure: 1 } },
      ignored: {
        says: 'Horns scrape the wall behind you.',
        monster: { name: 'Minotaur', attack: 5, defence: 8, count: 1 },
        reward: { treasure: 1 },
      },
      cursed: {
        says: 'Lost and weary: lose one unit, then the beast finds you.',
        loses: 1,
        monster: { name: 'Minotaur', attack: 5, defence: 10, count: 1 },
        reward: { treasure: 1 },
      },
    },
  },
  {
    id: 'sunken-temple',
    name: 'The Sunken Temple',
    says: 'Steps lead down into green water.',
    outcomes: {
      blessed: { says: 'The priests left their library dry.', reward: { scroll: 1, gold: 5 } },
      ignored: {
        says: 'A many-headed thing rises; it takes two hits to kill.',
        monster: { name: 'Hydra', attack: 5, defence: 10, count: 1, hits: 2 },
        reward: { treasure: 1 },
      },
      cursed: {
        says: 'It is older and larger than the songs say; it takes three hits to kill.',
        monster: { name: 'Great Hydra', attack: 6, defence: 10, count: 1, hits: 3 },
        reward: { treasure: 1, scroll: 1 },
      },
    },
  },
  {
    id: 'healing-spring',
    name: 'The Healing Spring',
    says: 'Clear water runs from a carved mouth.',
    outcomes: {
      blessed: { says: 'Fill every flask.', reward: { tools: ['potion', 'elixir'] } },
      ignored: { says: 'Enough for one flask.', reward: { tools: ['potion'] } },
      cursed: {
        says: 'The water is foul: roll a four-sided die; that many units are poisoned and die unless healed.',
        poisons: 4,
      },
    },
  },
  {
    id: 'barrow',
    name: 'The Barrow of Kings',
    says: 'A ring of stones on a long green mound.',
    outcomes: {
      blessed: { says: "Dig with a pickaxe and lift a king's treasure.", needs: 'pickaxe', reward: { treasure: 1 } },
      ignored: {
        says: 'The old guard stands up.',
        monster: { name: 'Barrow Guard', attack: 3, defence: 6, count: 4 },
        reward: { gold: 10 },
      },
      cursed: {
        says: 'The king himself has not left.',
        monster: { name: 'Barrow Lord', attack: 5, defence: 10, count: 1, first: true },
        reward: { treasure: 1 },
      },
    },
  },
  {
    id: 'ogre-camp',
    name: 'The Ogre Camp',
    says: 'Smoke, bones and a wooden cage.',
    outcomes: {
      blessed: { says: 'The camp is empty; the prisoners join you (party limit six).', reward: { units: 2 } },
      ignored: {
        says: 'One Ogre was left on watch.',
        monster: { name: 'Ogre', attack: 4, defence: 8, count: 1 },
        reward: { units: 2, gold: 5 },
      },
      cursed: {
        says: 'Supper has arrived.',
        monster: { name: 'Ogre', attack: 4, defence: 8, count: 3 },
        reward: { units: 2, gold: 10 },
      },
    },
  },
  {
    id: 'black-eyrie',
    name: 'The Black Eyrie',
    says: 'A nest of burnt timber on a crag.',
    outcomes: {
      blessed: {
        says: 'Only the hoard is at home: a DragonOrb and some coin.',
        reward: { tools: ['dragon-orb'], gold: 5 },
      },
      ignored: { says: 'The beast sleeps. Creep out with 10 gold.', reward: { gold: 10 } },
      cursed: {
        says: 'It was not asleep. A DragonOrb or the Charm scroll may be used.',
        monster: { name: 'Black Dragon', attack: 6, defence: 12, count: 1, dragon: true },
        reward: { treasure: 1, gold: 10 },
      },
    },
  },
] as const satisfies readonly Quest[];

export type QuestId = (typeof QUESTS)[number]['id'];
export const QUEST_IDS: readonly QuestId[] = QUESTS.map((quest) => quest.id);

export function outcomeOf(quest: number, omen: number): Outcome {
  return QUESTS[quest].outcomes[OMENS[omen]];
}

/** QD WASTE.LAIR.3 The Red Dragon of the lair. */
export const RED_DRAGON: Monster = { name: 'Red Dragon', attack: 6, defence: 12, count: 1, dragon: true };
