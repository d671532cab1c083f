/** The three ways a character can lean. */
export const ALIGNMENTS = ['good', 'neutral', 'evil'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];
export const GOOD = 0;
export const NEUTRAL = 1;
export const EVIL = 2;

/** What a row of a table, a card or a space does to the character who meets it. */
export type Effect =
  | { readonly do: 'nothing' }
  /** Counters gained, or lost if below zero. */
  | { readonly do: 'lives' | 'strength' | 'craft' | 'gold'; readonly n: number }
  /** Spells drawn. With `ifRoom` only by a character who holds fewer than his limit; with `price` for so much Gold. */
  | { readonly do: 'spells'; readonly n: number; readonly ifRoom?: true; readonly price?: number }
  /** Lives healed, to four at most: up to `most`, for `price` Gold each. */
  | { readonly do: 'heal'; readonly most: number; readonly price: number; readonly royal?: true }
  | { readonly do: 'miss-turn' }
  | { readonly do: 'toad' }
  /** A creature without a card, by Strength or by Craft. */
  | { readonly do: 'fight'; readonly creature: CreatureId }
  /** To a space, or to any other of the Region. */
  | { readonly do: 'go'; readonly to: string }
  | { readonly do: 'go-anywhere' }
  | { readonly do: 'align'; readonly to: Alignment }
  | { readonly do: 'talisman' }
  /** Held in the Temple until a 4, 5 or 6 is rolled for the move. */
  | { readonly do: 'enslave' }
  /** The next move may be made by a wizard to any Outer space, or by a boatman to the Temple. */
  | { readonly do: 'lift'; readonly by: Lift }
  | { readonly do: 'quest'; readonly task: number }
  | { readonly do: 'lose-follower' }
  /** Objects into Gold, one each. */
  | { readonly do: 'alchemy' }
  | { readonly do: 'shop'; readonly at: ShopId }
  /** One of several, as far as he can. */
  | { readonly do: 'choose'; readonly of: readonly Effect[] }
  /** One wish of six. */
  | { readonly do: 'wish' }
  /** So many dice added up; rows from the lowest total on. */
  | { readonly do: 'roll'; readonly dice: number; readonly rows: readonly Effect[]; readonly prayer?: true }
  | { readonly do: 'by-alignment'; readonly rows: readonly [Effect, Effect, Effect] }
  /** Odd ones, each with a procedure of its own: `card:<id>`. */
  | { readonly do: 'run'; readonly card: OddId };

export const CREATURES = [
  { id: 'farmer', name: 'Farmer', strength: 3, craft: 0, type: 'none' },
  { id: 'brigand', name: 'Brigand', strength: 4, craft: 0, type: 'none' },
  { id: 'spirit-of-the-crags', name: 'Spirit of the Crags', strength: 0, craft: 4, type: 'none' },
  { id: 'cave-dragon', name: 'Dragon of the Cave', strength: 7, craft: 0, type: 'dragon' },
  { id: 'cave-goblin', name: 'Goblin of the Cave', strength: 2, craft: 0, type: 'monster' },
  { id: 'the-sentinel', name: 'Sentinel', strength: 9, craft: 0, type: 'none' },
  { id: 'werewolf', name: 'Werewolf', strength: 0, craft: 0, type: 'none' },
  { id: 'pitfiend', name: 'Pitfiend', strength: 4, craft: 0, type: 'none' },
] as const;
export type CreatureId = (typeof CREATURES)[number]['id'];

export type Lift = 'wizard' | 'boatman';
export const LIFTS = ['none', 'wizard', 'boatman'] as const;

export const SHOPS = {
  blacksmith: { helmet: 2, sword: 2, axe: 3, shield: 3, armour: 4 },
  market: { helmet: 1, sword: 1, 'water-bottle': 1, shield: 2, mule: 2, raft: 3 },
} as const;
export type ShopId = keyof typeof SHOPS;

export type OddId =
  | 'blizzard'
  | 'book-of-spells'
  | 'evil-darkness'
  | 'magical-vortex'
  | 'market-day'
  | 'pestilence'
  | 'raiders'
  | 'storm';

/** The Warlock's six quests, by the die. */
export const QUESTS = [
  { task: 1, says: 'take a Life of another character', deed: 'life', n: 1 },
  { task: 2, says: 'kill an Enemy', deed: 'enemy', n: 1 },
  { task: 3, says: 'hand over a Follower', deed: 'follower', n: 1 },
  { task: 4, says: 'hand over a Magic Object', deed: 'magic-object', n: 1 },
  { task: 5, says: 'hand over three Gold', deed: 'gold', n: 3 },
  { task: 6, says: 'hand over two Gold', deed: 'gold', n: 2 },
] as const;

export const NOTHING = { do: 'nothing' } as const satisfies Effect;
export const MISS_TURN = { do: 'miss-turn' } as const satisfies Effect;
export const TOAD = { do: 'toad' } as const satisfies Effect;
export const lives = (n: number) => ({ do: 'lives', n }) as const satisfies Effect;
export const strength = (n: number) => ({ do: 'strength', n }) as const satisfies Effect;
export const craft = (n: number) => ({ do: 'craft', n }) as const satisfies Effect;
export const gold = (n: number) => ({ do: 'gold', n }) as const satisfies Effect;
export const spells = (n: number) => ({ do: 'spells', n }) as const satisfies Effect;
export const heal = (most: number, price: number) => ({ do: 'heal', most, price }) as const satisfies Effect;
export const go = (to: string) => ({ do: 'go', to }) as const satisfies Effect;
export const fight = (creature: CreatureId) => ({ do: 'fight', creature }) as const satisfies Effect;
export const roll = (...rows: Effect[]) => ({ do: 'roll', dice: 1, rows }) as const satisfies Effect;
export const run = (card: OddId) => ({ do: 'run', card }) as const satisfies Effect;
