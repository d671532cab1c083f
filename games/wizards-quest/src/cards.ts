/** What a petition card does, as short verbs; the procedures of chapter X.A carry them out in order. */
export type Effect =
  /** Men with this turn's reinforcements. */
  | { readonly do: 'men'; readonly n: number }
  /** The same, if fewer pieces than `under` are on the board. */
  | { readonly do: 'men-if-few'; readonly n: number; readonly under: number }
  /** Attack campaigns after the normal one. */
  | { readonly do: 'campaigns'; readonly n: number }
  /** The card stays face up as one boat privilege. */
  | { readonly do: 'boat' }
  /** A monster goes to a region of choice and a diced territory, and gobbles or prospers there. */
  | { readonly do: 'send'; readonly who: 'dragon' | 'wizard' }
  /** Up to `n` orcs leave one space; one always stays. */
  | { readonly do: 'rout'; readonly n: number }
  /** One treasure moves, unseen, to another space of the same sort. */
  | { readonly do: 'wander' }
  /** A secret look at one own treasure. */
  | { readonly do: 'vision' }
  /** The share of the men for kingdom spaces that still comes this turn. */
  | { readonly do: 'reinforcements'; readonly share: 0 | 0.5 }
  /** One more orc generation in a diced region. */
  | { readonly do: 'omens' }
  /** Two dice on the tournament table. */
  | { readonly do: 'event' };

export interface Card {
  readonly id: string;
  readonly title: string;
  /** How many lie in the deck of 35. */
  readonly copies: number;
  /** May the card be kept, or must it be played when drawn? */
  readonly timing: 'hold' | 'immediate';
  readonly text: string;
  readonly effects: readonly Effect[];
  /** Dropped without effect when the magic ring draws it. */
  readonly losesReinforcements?: true;
}

/**
 * The petition cards; the index is the kind. The rulebook vouches for boats, the relief of the hard-pressed, awards of
 * men, extra campaigns, wandering treasures and cards that cost reinforcements. The rest, all wording and all counts
 * are reconstructed.
 */
export const CARDS = [
  {
    id: 'boat',
    title: 'Boat privilege',
    copies: 5,
    timing: 'hold',
    text: 'One more man with your reinforcements. Then keep this card face up: it is good for one boat trip in any of your turns, and does not count towards the two cards you may hold.',
    effects: [{ do: 'men', n: 1 }, { do: 'boat' }],
  },
  {
    id: 'underdog',
    title: 'Relief for the hard-pressed',
    copies: 2,
    timing: 'hold',
    text: 'Six more men with your reinforcements if you have fewer than seven pieces on the board, hero and sorcerer counted.',
    effects: [{ do: 'men-if-few', n: 6, under: 7 }],
  },
  {
    id: 'men2',
    title: 'Two recruits',
    copies: 3,
    timing: 'hold',
    text: 'Two more men with your reinforcements.',
    effects: [{ do: 'men', n: 2 }],
  },
  {
    id: 'men3',
    title: 'Three recruits',
    copies: 3,
    timing: 'hold',
    text: 'Three more men with your reinforcements.',
    effects: [{ do: 'men', n: 3 }],
  },
  {
    id: 'men4',
    title: 'Four recruits',
    copies: 3,
    timing: 'hold',
    text: 'Four more men with your reinforcements.',
    effects: [{ do: 'men', n: 4 }],
  },
  {
    id: 'men5',
    title: 'A full company',
    copies: 1,
    timing: 'hold',
    text: 'Five more men with your reinforcements.',
    effects: [{ do: 'men', n: 5 }],
  },
  {
    id: 'camp1',
    title: 'Second campaign',
    copies: 3,
    timing: 'hold',
    text: 'After your attack campaign you may lead one more.',
    effects: [{ do: 'campaigns', n: 1 }],
  },
  {
    id: 'camp2',
    title: 'Long campaign',
    copies: 2,
    timing: 'hold',
    text: 'After your attack campaign you may lead two more.',
    effects: [{ do: 'campaigns', n: 2 }],
  },
  {
    id: 'mencamp',
    title: 'March at once',
    copies: 2,
    timing: 'hold',
    text: 'One more man with your reinforcements, and after your attack campaign you may lead one more.',
    effects: [
      { do: 'men', n: 1 },
      { do: 'campaigns', n: 1 },
    ],
  },
  {
    id: 'movetreasure',
    title: 'The treasure wanders',
    copies: 2,
    timing: 'hold',
    text: "Move any treasure on the board, unseen, from castle to castle or from territory to territory: to a space without a treasure that its owner's forces do not hold.",
    effects: [{ do: 'wander' }],
  },
  {
    id: 'peek',
    title: 'A vision',
    copies: 1,
    timing: 'hold',
    text: 'Look secretly at one of your own treasures on the board; it stays where it lies.',
    effects: [{ do: 'vision' }],
  },
  {
    id: 'sendwizard',
    title: 'Peacemaker hears you',
    copies: 1,
    timing: 'hold',
    text: 'Send the wizard to a region of your choice; a die names the territory, which he prospers.',
    effects: [{ do: 'send', who: 'wizard' }],
  },
  {
    id: 'senddragon',
    title: 'Dragon bait',
    copies: 2,
    timing: 'hold',
    text: "Send the dragon to a region of your choice; a die names the territory, where it gobbles once, though never in the wizard's region. A slain dragon does not come.",
    effects: [{ do: 'send', who: 'dragon' }],
  },
  {
    id: 'routorcs',
    title: 'The orcs quarrel',
    copies: 1,
    timing: 'hold',
    text: 'Remove up to three orcs from one space of your choice; one orc always stays.',
    effects: [{ do: 'rout', n: 3 }],
  },
  {
    id: 'noreinf',
    title: "The wizard's displeasure",
    copies: 2,
    timing: 'immediate',
    text: 'Played at once: your kingdoms send no men this turn, not even the least four. Men from other cards still come.',
    effects: [{ do: 'reinforcements', share: 0 }],
    losesReinforcements: true,
  },
  {
    id: 'halfreinf',
    title: 'A heavy tithe',
    copies: 1,
    timing: 'immediate',
    text: 'Played at once: your kingdoms send half their men this turn, rounded down. Men from other cards all come.',
    effects: [{ do: 'reinforcements', share: 0.5 }],
    losesReinforcements: true,
  },
  {
    id: 'orcsurge',
    title: 'Bad omens',
    copies: 1,
    timing: 'immediate',
    text: 'Played at once: a die names a region, and the orcs of its territories and of the castles beside it grow by one, to four at most. They do not frenzy.',
    effects: [{ do: 'omens' }],
  },
  {
    id: 'blank',
    title: 'The blank card',
    copies: 0,
    timing: 'immediate',
    text: 'Played at once: roll two dice and look up what happens.',
    effects: [{ do: 'event' }],
  },
] as const satisfies readonly Card[];

export type CardId = (typeof CARDS)[number]['id'];

export const CARD_IDS: readonly CardId[] = CARDS.map((card) => card.id);

/** The kind of the tournament card, which the usual deck does not hold. */
export const BLANK = 17;

/** The kind of card with this id, -1 if there is none. */
export function cardNamed(id: string): number {
  return CARD_IDS.indexOf(id as CardId);
}

/** How many cards of each kind the petition deck begins with. */
export function deckCounts(blanks = 0): number[] {
  // WQ III.A.6 Thirty-five cards; a tournament shuffles in its blank card besides.
  return CARDS.map((card) => (card.id === 'blank' ? blanks : card.copies));
}
