// Moments of Quest for the DragonLords.
import { dragonlords, isZone, placeNamed } from '@questhall/dragonlords';
import { pictures } from './stories.mjs';

const offers = (choices, words) => choices.some(({ pick }) => words.test(pick));
const zones = (choices) => choices.filter(({ at = [] }) => at.some((id) => isZone(placeNamed(id)))).length;

const QUESTING = ['prepare.choose', 'poison.choose', 'bestow.choose', 'learn.choose', 'lair.choose'];

/** Where each story stops: what Maren is asked, and how the board stands. */
const MOMENTS = {
  peoples: ({ ask }) => ask === 'peoples.choose',
  'set-up': ({ ask }, _, moves) => ask === 'claims.choose' && moves > 40,
  secrets: ({ ask }) => ask === 'counters.choose',
  purchase: ({ ask, choices }, board) => ask === 'purchase.choose' && board.turn > 2 && choices.length > 6,
  sea: ({ ask, choices }) => ask === 'sail.choose' && zones(choices) > 12,
  path: ({ ask }) => ask === 'expedition.choose' || ask === 'wander.choose',
  market: ({ ask, choices }) => ask === 'trade.choose' && choices.length > 2,
  quest: ({ ask }, board) => board.phase === 'quest' && QUESTING.includes(ask),
  attack: ({ ask, choices }, board) => ask === 'combat.choose' && board.turn > 1 && offers(choices, /^attack/),
  company: ({ ask, choices }) => ask === 'group.choose' && offers(choices, /^with/),
  battle: ({ ask, says: { args } }) => ask === 'battle.order' && args.own > 2 && args.foes > 2,
  losses: ({ ask }) => ask === 'losses.choose',
  scroll: ({ ask, choices }) => ask === 'scroll.caster' && choices.length > 1,
  elemental: ({ ask }) => ask === 'scroll.target',
  struck: ({ ask }) => ask === 'strike.answer',
  reinforce: ({ ask, choices }, board) => ask === 'reinforce.choose' && board.turn > 2 && choices.length > 4,
  end: () => false,
};

export const dragonlordsMoments = pictures({
  game: dragonlords,
  players: ['Maren', 'knight', 'knight', 'knight'],
  moments: MOMENTS,
  games: 12,
  most: 4000,
});
