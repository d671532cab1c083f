import type { Effect } from './cards.js';

/** What only the tournament table can bring about. */
export type Upheaval =
  /** A further mouth of the Great Tunnel in a territory of choice; attacked through it, a defender adds 1, and for the terrain too. */
  | { readonly do: 'mouth' }
  /** No attack campaigns for the rest of this turn and as many turns more. */
  | { readonly do: 'truce'; readonly turns: number }
  /** The orcs of one region are spread anew over orc territories, one staying in each. */
  | { readonly do: 'scatter' }
  /** The bridges fall; the next time one of them, by lot, is mended. */
  | { readonly do: 'bridges' }
  /** A monster goes to a territory of choice. */
  | { readonly do: 'summon'; readonly who: 'dragon' | 'wizard' }
  | { readonly do: 'draw'; readonly n: number };

export interface BlankRow {
  /** The sum of two dice. */
  readonly roll: number;
  readonly text: string;
  readonly effect: Effect | Upheaval;
}

/** The tournament table of the blank card. Rolls 2 to 8 follow tournament practice, 9 to 12 are reconstructed. */
export const BLANK_TABLE = [
  {
    roll: 2,
    text: 'Open another mouth of the Great Tunnel in a territory of your choice. Whoever defends there against an attack through it adds 1, and forest or mountain as well.',
    effect: { do: 'mouth' },
  },
  {
    roll: 3,
    text: 'Nobody may lead an attack campaign for the rest of this turn and in the next two.',
    effect: { do: 'truce', turns: 2 },
  },
  {
    roll: 4,
    text: 'Choose a region and spread its orcs over orc territories as you like, leaving one in each.',
    effect: { do: 'scatter' },
  },
  {
    roll: 5,
    text: 'The bridges of the Amnon fall, and only boats cross it. Each time this comes again, one bridge drawn by lot is mended.',
    effect: { do: 'bridges' },
  },
  { roll: 6, text: 'Look secretly at one of your treasures on the board.', effect: { do: 'vision' } },
  {
    roll: 7,
    text: 'Send the dragon to a territory of your choice, where it gobbles what one die shows.',
    effect: { do: 'summon', who: 'dragon' },
  },
  {
    roll: 8,
    text: 'Send the wizard to a territory of your choice, which he prospers by three.',
    effect: { do: 'summon', who: 'wizard' },
  },
  { roll: 9, text: 'Three more men.', effect: { do: 'men', n: 3 } },
  { roll: 10, text: 'You may lead one more attack campaign.', effect: { do: 'campaigns', n: 1 } },
  { roll: 11, text: 'Draw two petition cards, within the usual limit.', effect: { do: 'draw', n: 2 } },
  { roll: 12, text: 'Move one treasure, as when a treasure wanders.', effect: { do: 'wander' } },
] as const satisfies readonly BlankRow[];
