import {
  type Alignment,
  craft,
  type Effect,
  fight,
  go,
  gold,
  heal,
  lives,
  MISS_TURN,
  NOTHING,
  roll,
  run,
  spells,
  strength,
  TOAD,
} from '../effects.js';

export type CardType =
  | 'event'
  | 'animal'
  | 'monster'
  | 'dragon'
  | 'spirit'
  | 'stranger'
  | 'follower'
  | 'magic-object'
  | 'object'
  | 'place';

/** What a card or an ability lets a character do, or keeps him from. */
export type Grant =
  | 'safe-desert'
  | 'safe-chasm'
  | 'safe-crags'
  | 'safe-forest'
  | 'evade-woods'
  | 'evade-hills'
  | 'portal-die'
  | 'mines-dice'
  | 'build-rafts'
  | 'spell-proof'
  | 'no-casting'
  | 'safe-chapel'
  | 'safe-graveyard'
  | 'destroy-spirits'
  | 'draw-more'
  | 'carries'
  | 'wand'
  | 'talisman'
  | 'potion'
  | 'mercenary'
  | 'alchemist'
  | 'drains';

export interface Card {
  readonly id: string;
  readonly name: string;
  readonly type: CardType;
  readonly copies: number;
  readonly text: string;
  /** Of an Enemy. */
  readonly strength?: number;
  readonly craft?: number;
  /** Gold for which an Enemy lets one pass. */
  readonly bribe?: number;
  /** Spaces to which a die sends it when it is drawn. */
  readonly placed?: readonly string[];
  /** What an Event, a Stranger or a Place does. */
  readonly effect?: Effect;
  /** Of a Stranger or a Place: met whether one likes it or not. */
  readonly compulsory?: true;
  /** Whom a Stranger serves. */
  readonly serves?: { readonly alignment?: Alignment; readonly craft?: number };
  /** A Stranger who is gone after he has served. */
  readonly once?: true;
  /** What a Place holds. */
  readonly charges?: number;
  /** What a possession adds: always, or in Combat; `dragons` instead of that against Dragons. */
  readonly adds?: {
    readonly strength?: number;
    readonly craft?: number;
    readonly combat?: number;
    readonly dragons?: number;
  };
  readonly weapon?: true;
  /** The least die that keeps a Life lost in Combat. */
  readonly saves?: number;
  /** Who may not have it. */
  readonly barred?: Alignment;
  readonly grants?: readonly Grant[];
  /** Gold counters it turns into. */
  readonly gold?: number;
  /** A Follower who joins for so much Gold. */
  readonly price?: number;
}

const ATTACKS = 'Attacks whoever encounters it, and stays until killed.';
const HAUNTS = 'Attacks by Psychic Combat, and stays until destroyed.';
const enemy = (id: string, name: string, type: 'animal' | 'monster' | 'dragon', points: number, copies = 1): Card => ({
  id,
  name,
  type,
  copies,
  text: ATTACKS,
  strength: points,
});
const spirit = (id: string, name: string, points: number): Card => ({
  id,
  name,
  type: 'spirit',
  copies: 1,
  text: HAUNTS,
  craft: points,
});
const event = (id: string, name: string, text: string, effect: Effect): Card => ({
  id,
  name,
  type: 'event',
  copies: 1,
  text,
  effect,
});
const byAlignment = (good: Effect, neutral: Effect, evil: Effect): Effect => ({
  do: 'by-alignment',
  rows: [good, neutral, evil],
});
const WISH = 'a Spell, a Gold, a Strength, a Craft, a Life, or to be taken to any other space of this Region';

/** The 104 Adventure Cards, 79 different; the index is the kind. */
export const ADVENTURE: readonly Card[] = [
  event(
    'angel',
    'Angel',
    'Good gains a Life, Evil loses one, Neutral is left alone.',
    byAlignment(lives(1), NOTHING, lives(-1)),
  ),
  event('blizzard', 'Blizzard', 'For two full rounds every character may move only one space a turn.', run('blizzard')),
  event('book-of-spells', 'Book of Spells', 'Draw Spells up to the number your Craft allows.', run('book-of-spells')),
  event(
    'devil',
    'Devil',
    'Evil gains a Life, Good loses one, Neutral is left alone.',
    byAlignment(lives(-1), NOTHING, lives(1)),
  ),
  event('evil-darkness', 'Evil Darkness', 'Every character who is not Evil misses a turn.', run('evil-darkness')),
  event(
    'imp',
    'Imp',
    'Roll a die for where he sends you: 1 Crags, 2 Forest, 3 Tavern, 4 Ruins, 5 Hidden Valley, 6 Cursed Glade. You have a new encounter there. He may be evaded.',
    roll(go('crags'), go('forest'), go('tavern'), go('ruins'), go('hidden-valley'), go('cursed-glade')),
  ),
  event('magical-vortex', 'Magical Vortex', 'All Spells of all characters are discarded.', run('magical-vortex')),
  event(
    'market-day',
    'Market Day',
    'All may trade Gold, Objects, Spells and Followers with one another, but neither the Hag nor the Poltergeist.',
    run('market-day'),
  ),
  event(
    'mephistopheles',
    'Mephistopheles',
    'Evil gains a Craft; Good and Neutral become Evil.',
    byAlignment({ do: 'align', to: 'evil' }, { do: 'align', to: 'evil' }, craft(1)),
  ),
  event('pestilence', 'Pestilence', 'Every character in this Region loses a Life.', run('pestilence')),
  event('raiders', 'Raiders', 'All your Gold and Objects are taken to the Oasis.', run('raiders')),
  event('storm', 'Storm', 'Every character in this Region misses a turn.', run('storm')),
  enemy('ape', 'Ape', 'animal', 3),
  enemy('bear', 'Bear', 'animal', 3),
  enemy('boar', 'Boar', 'animal', 1, 2),
  enemy('lion', 'Lion', 'animal', 3),
  enemy('serpent', 'Serpent', 'animal', 4),
  enemy('wolf', 'Wolf', 'animal', 2),
  {
    ...enemy('bandit', 'Bandit', 'monster', 4, 2),
    text: `${ATTACKS} He leaves alone whoever gives him a Gold.`,
    bribe: 1,
  },
  enemy('giant', 'Giant', 'monster', 6),
  enemy('goblin', 'Goblin', 'monster', 2, 3),
  enemy('hobgoblin', 'Hobgoblin', 'monster', 3, 2),
  enemy('ogre', 'Ogre', 'monster', 4, 2),
  enemy('dragon', 'Dragon', 'dragon', 7, 3),
  spirit('demon', 'Demon', 10),
  {
    id: 'ghost',
    name: 'Ghost',
    type: 'spirit',
    copies: 2,
    text: `When drawn it goes by a die to 1 City, 2 Village, 3 Graveyard, 4 Chapel, 5 Castle or 6 Temple. ${HAUNTS}`,
    craft: 4,
    placed: ['city', 'village', 'graveyard', 'chapel', 'castle', 'temple'],
  },
  spirit('spectre', 'Spectre', 3),
  spirit('wraith', 'Wraith', 5),
  {
    id: 'enchanter',
    name: 'Enchanter',
    type: 'stranger',
    copies: 1,
    text: `Waits for the first visitor with a Craft of 4 or more and grants one wish: ${WISH}. Then he is gone.`,
    effect: { do: 'wish' },
    serves: { craft: 4 },
    once: true,
  },
  {
    id: 'fairy',
    name: 'Fairy',
    type: 'stranger',
    copies: 1,
    text: `Waits for the first Good visitor and grants one wish: ${WISH}. Then she is gone.`,
    effect: { do: 'wish' },
    serves: { alignment: 'good' },
    once: true,
  },
  {
    id: 'healer',
    name: 'Healer',
    type: 'stranger',
    copies: 1,
    text: 'Lives here from now on. Heals up to two Lives a visit, freely, never above four.',
    effect: heal(2, 0),
  },
  {
    id: 'hermit',
    name: 'Hermit',
    type: 'stranger',
    copies: 1,
    text: 'When drawn he goes by a die to 1 Crypt, 2 Plain of Peril, 3 Cursed Glade, 4 Oasis, 5 Crags or 6 Forest. He gives his first visitor a Talisman, if one is left; then he is gone.',
    placed: ['crypt', 'plain-of-peril', 'cursed-glade', 'oasis', 'crags', 'forest'],
    effect: { do: 'talisman' },
    once: true,
  },
  {
    id: 'mage',
    name: 'Mage',
    type: 'stranger',
    copies: 1,
    text: 'Lives here from now on. Gives a Good visitor a Spell, if his Craft has room for it.',
    effect: { do: 'spells', n: 1, ifRoom: true },
    serves: { alignment: 'good' },
  },
  {
    id: 'phantom',
    name: 'Phantom',
    type: 'stranger',
    copies: 1,
    text: `Waits for the first Evil visitor and grants one wish: ${WISH}. Then it is gone.`,
    effect: { do: 'wish' },
    serves: { alignment: 'evil' },
    once: true,
  },
  {
    id: 'siren',
    name: 'Siren',
    type: 'stranger',
    copies: 1,
    text: 'Sits here from now on. Whoever meets her misses the next turn. She may be evaded.',
    effect: MISS_TURN,
    compulsory: true,
  },
  {
    id: 'sorcerer',
    name: 'Sorcerer',
    type: 'stranger',
    copies: 1,
    text: 'Lives here from now on. Sells one Spell a visit for a Gold, if your Craft has room for it.',
    effect: { do: 'spells', n: 1, ifRoom: true, price: 1 },
  },
  {
    id: 'witch',
    name: 'Witch',
    type: 'stranger',
    copies: 1,
    text: 'Lurks here from now on. Roll a die: 1 a Toad for three turns, 2 lose a Life, 3 gain a Strength, 4 gain a Craft, 5 gain a Spell, 6 gain a Life. She may be evaded.',
    effect: roll(TOAD, lives(-1), strength(1), craft(1), spells(1), lives(1)),
    compulsory: true,
  },
  {
    id: 'alchemist',
    name: 'Alchemist',
    type: 'follower',
    copies: 1,
    text: 'At any time turns any number of your Objects into one Gold each.',
    grants: ['alchemist'],
  },
  {
    id: 'cursed-by-a-hag',
    name: 'Cursed by a Hag',
    type: 'follower',
    copies: 1,
    text: 'Has to be taken, but may be evaded when met. All other Followers leave you and are discarded, and you can have none until the Mystic of the Village frees you from her.',
    compulsory: true,
  },
  {
    id: 'gnome',
    name: 'Gnome',
    type: 'follower',
    copies: 1,
    text: 'One die instead of two at the Portal of Power by Craft, two instead of three in the Mines, no need to roll in the Crags, and you may evade in any Hills.',
    grants: ['portal-die', 'mines-dice', 'safe-crags', 'evade-hills'],
  },
  {
    id: 'guide',
    name: 'Guide',
    type: 'follower',
    copies: 2,
    text: 'No need to roll in the Chasm, the Crags or the Forest.',
    grants: ['safe-chasm', 'safe-crags', 'safe-forest'],
  },
  { id: 'maiden', name: 'Maiden', type: 'follower', copies: 1, text: 'Adds 2 to your Craft.', adds: { craft: 2 } },
  {
    id: 'mercenary',
    name: 'Mercenary',
    type: 'follower',
    copies: 1,
    text: 'Joins for a Gold. Once a turn he adds 3 to your Strength in a Combat for another Gold.',
    price: 1,
    grants: ['mercenary'],
  },
  {
    id: 'pixie',
    name: 'Pixie',
    type: 'follower',
    copies: 1,
    text: 'No need to roll in the Forest, and you may evade in any Woods.',
    grants: ['safe-forest', 'evade-woods'],
  },
  {
    id: 'poltergeist',
    name: 'Poltergeist',
    type: 'follower',
    copies: 1,
    text: 'Has to be taken. Holds you to one space a turn until you cross the Storm River by bridge or Raft, or with the boatman.',
    compulsory: true,
  },
  {
    id: 'prince',
    name: 'Prince',
    type: 'follower',
    copies: 1,
    text: 'The Royal Doctor heals you freely. At the Castle he may be handed over for three Gold.',
  },
  {
    id: 'princess',
    name: 'Princess',
    type: 'follower',
    copies: 1,
    text: 'The Royal Doctor heals you freely. At the Castle she may be handed over for three Gold.',
  },
  {
    id: 'unicorn',
    name: 'Unicorn',
    type: 'follower',
    copies: 1,
    text: 'Adds 1 to your Strength and 1 to your Craft.',
    adds: { strength: 1, craft: 1 },
  },
  {
    id: 'amulet',
    name: 'Amulet',
    type: 'magic-object',
    copies: 1,
    text: 'No Spell but the Command Spell affects you, and you can cast none, not even the Command Spell.',
    grants: ['spell-proof', 'no-casting'],
  },
  {
    id: 'cross',
    name: 'Cross',
    type: 'magic-object',
    copies: 1,
    text: 'Evil you lose no Life in the Chapel, Good none in the Graveyard. You may destroy any Spirit without a fight.',
    grants: ['safe-chapel', 'safe-graveyard', 'destroy-spirits'],
  },
  {
    id: 'holy-grail',
    name: 'Holy Grail',
    type: 'magic-object',
    copies: 1,
    text: 'Not for Evil. Adds 1 to your Craft; you lose no Life in the Desert.',
    barred: 'evil',
    adds: { craft: 1 },
    grants: ['safe-desert'],
  },
  {
    id: 'holy-lance',
    name: 'Holy Lance',
    type: 'magic-object',
    copies: 1,
    text: 'Not for Evil. A Weapon: adds 1 in Combat, 3 against Dragons.',
    barred: 'evil',
    weapon: true,
    adds: { combat: 1, dragons: 3 },
  },
  {
    id: 'magic-belt',
    name: 'Magic Belt',
    type: 'magic-object',
    copies: 1,
    text: 'Adds 1 to your Strength.',
    adds: { strength: 1 },
  },
  {
    id: 'orb-of-knowledge',
    name: 'Orb of Knowledge',
    type: 'magic-object',
    copies: 1,
    text: 'Whenever you have to draw Adventure Cards you may draw one more and discard one of them.',
    grants: ['draw-more'],
  },
  {
    id: 'potion-of-strength',
    name: 'Potion of Strength',
    type: 'magic-object',
    copies: 1,
    text: 'Drunk once, before Combat dice are rolled: adds 2 to your Strength until the turn ends.',
    grants: ['potion'],
  },
  {
    id: 'ring',
    name: 'Ring',
    type: 'magic-object',
    copies: 1,
    text: 'Adds 1 to your Strength and 1 to your Craft.',
    adds: { strength: 1, craft: 1 },
  },
  {
    id: 'runesword',
    name: 'Runesword',
    type: 'magic-object',
    copies: 1,
    text: 'Not for Good. A Weapon: adds 1 in Combat; a Life you take with it from another character becomes yours.',
    barred: 'good',
    weapon: true,
    adds: { combat: 1 },
    grants: ['drains'],
  },
  {
    id: 'solomons-crown',
    name: "Solomon's Crown",
    type: 'magic-object',
    copies: 1,
    text: 'Adds 2 to your Craft.',
    adds: { craft: 2 },
  },
  {
    id: 'talisman',
    name: 'Talisman',
    type: 'magic-object',
    copies: 2,
    text: 'Lets you enter the Valley of Fire.',
    grants: ['talisman'],
  },
  {
    id: 'wand',
    name: 'Wand',
    type: 'magic-object',
    copies: 1,
    text: 'You always hold at least one Spell more than your character starts with, if your Craft allows any.',
    grants: ['wand'],
  },
  {
    id: 'armour',
    name: 'Armour',
    type: 'object',
    copies: 1,
    text: 'On a 4, 5 or 6 it keeps a Life lost in Combat.',
    saves: 4,
  },
  {
    id: 'axe',
    name: 'Axe',
    type: 'object',
    copies: 1,
    text: 'A Weapon: adds 1 in Combat. In Woods or Forest at the start of your turn you may build a Raft.',
    weapon: true,
    adds: { combat: 1 },
    grants: ['build-rafts'],
  },
  { id: 'bag-of-gold', name: 'Bag of Gold', type: 'object', copies: 12, text: 'One Gold.', gold: 1 },
  { id: 'two-bags-of-gold', name: 'Two Bags of Gold', type: 'object', copies: 3, text: 'Two Gold.', gold: 2 },
  { id: 'helmet', name: 'Helmet', type: 'object', copies: 1, text: 'On a 6 it keeps a Life lost in Combat.', saves: 6 },
  { id: 'mule', name: 'Mule', type: 'object', copies: 1, text: 'Carries any number of Objects.', grants: ['carries'] },
  {
    id: 'raft',
    name: 'Raft',
    type: 'object',
    copies: 1,
    text: 'At the start of your next turn you may cross the river to a space directly opposite. Used or not, it is gone then.',
  },
  {
    id: 'shield',
    name: 'Shield',
    type: 'object',
    copies: 1,
    text: 'On a 5 or 6 it keeps a Life lost in Combat.',
    saves: 5,
  },
  {
    id: 'sword',
    name: 'Sword',
    type: 'object',
    copies: 2,
    text: 'A Weapon: adds 1 in Combat.',
    weapon: true,
    adds: { combat: 1 },
  },
  {
    id: 'water-bottle',
    name: 'Water Bottle',
    type: 'object',
    copies: 1,
    text: 'You lose no Life in the Desert.',
    grants: ['safe-desert'],
  },
  {
    id: 'cave',
    name: 'Cave',
    type: 'place',
    copies: 1,
    text: 'Here from now on. Roll a die: 1 a Dragon of Strength 7 attacks, 2 a Goblin of Strength 2, 3 lost, miss a turn, 4 or 5 two Gold, 6 three Gold.',
    effect: roll(fight('cave-dragon'), fight('cave-goblin'), MISS_TURN, gold(2), gold(2), gold(3)),
    compulsory: true,
  },
  {
    id: 'fountain-of-wisdom',
    name: 'Fountain of Wisdom',
    type: 'place',
    copies: 1,
    text: 'Holds four Craft; each visit you may take one.',
    effect: craft(1),
    charges: 4,
  },
  {
    id: 'magic-portal',
    name: 'Magic Portal',
    type: 'place',
    copies: 1,
    text: "Here from now on. You may pass through and roll a die: 1 Crags, 2 Village, 3 City, 4 Warlock's Cave, 5 Temple, 6 Plain of Peril.",
    effect: roll(go('crags'), go('village'), go('city'), go('warlocks-cave'), go('temple'), go('plain-of-peril')),
  },
  {
    id: 'magic-stream',
    name: 'Magic Stream',
    type: 'place',
    copies: 1,
    text: 'Holds four Strength; each visit you may take one.',
    effect: strength(1),
    charges: 4,
  },
  {
    id: 'market',
    name: 'Market',
    type: 'place',
    copies: 1,
    text: 'Here from now on. Sells Helmet 1, Sword 1, Water Bottle 1, Shield 2, Mule 2, Raft 3 Gold while the piles last.',
    effect: { do: 'shop', at: 'market' },
  },
  {
    id: 'marsh',
    name: 'Marsh',
    type: 'place',
    copies: 1,
    text: 'Here from now on. With a Strength below 5 you miss your next turn.',
    effect: MISS_TURN,
    compulsory: true,
  },
  {
    id: 'maze',
    name: 'Maze',
    type: 'place',
    copies: 1,
    text: 'Here from now on. With a Craft below 5 you miss your next turn.',
    effect: MISS_TURN,
    compulsory: true,
  },
  {
    id: 'pool-of-life',
    name: 'Pool of Life',
    type: 'place',
    copies: 1,
    text: 'Holds four Lives; each visit you may take one.',
    effect: lives(1),
    charges: 4,
  },
  {
    id: 'shrine',
    name: 'Shrine',
    type: 'place',
    copies: 1,
    text: 'Here from now on. You may pray and roll a die: 1 or 2 nothing, 3 a Gold, 4 a Spell, 5 a Life, 6 to any other space of this Region.',
    effect: {
      do: 'roll',
      dice: 1,
      prayer: true,
      rows: [NOTHING, NOTHING, gold(1), spells(1), lives(1), { do: 'go-anywhere' }],
    },
  },
];
