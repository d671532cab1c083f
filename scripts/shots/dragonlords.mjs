// Moments of Quest for the DragonLords.
import { dragonlords, isZone, placeNamed } from '@questhall/dragonlords';
import { openStory, stories } from './stories.mjs';

const offers = (choices, words) => choices.some(({ pick }) => words.test(pick));
const zones = (choices) => choices.filter(({ at = [] }) => at.some((id) => isZone(placeNamed(id)))).length;

/** Where each story stops: what Maren is asked, and how the board stands. */
const MOMENTS = {
  peoples: ({ ask }) => ask === 'peoples.choose',
  'set-up': ({ ask }, _, moves) => ask === 'claims.choose' && moves > 40,
  secrets: ({ ask }) => ask === 'counters.choose',
  purchase: ({ ask, choices }, board) => ask === 'purchase.choose' && board.turn > 2 && choices.length > 6,
  sea: ({ ask, choices }) => ask === 'sail.choose' && zones(choices) > 12,
  path: ({ ask }) => ask === 'expedition.choose' || ask === 'wander.choose',
  market: ({ ask, choices }) => ask === 'trade.choose' && choices.length > 4,
  quest: ({ ask }, board) => ask === 'prepare.choose' && board.phase === 'quest',
  attack: ({ ask, choices }, board) => ask === 'combat.choose' && board.turn > 1 && offers(choices, /^attack/),
  company: ({ ask, choices }) => ask === 'group.choose' && offers(choices, /^with/),
  battle: ({ ask }) => ask === 'battle.order',
  losses: ({ ask }) => ask === 'losses.choose',
  scroll: ({ ask, choices }) => ask === 'scroll.caster' && choices.length > 2,
  elemental: ({ ask }) => ask === 'scroll.target',
  struck: ({ ask }) => ask === 'strike.answer',
  reinforce: ({ ask, choices }, board) => ask === 'reinforce.choose' && board.turn > 2 && choices.length > 4,
  end: () => false,
};

let told;

export async function dragonlordsMoments(stage) {
  told ??= stories({
    game: dragonlords,
    players: ['Maren', 'knight', 'knight', 'knight'],
    moments: MOMENTS,
    games: 8,
    most: 4000,
  });
  for (const [name, text] of told) {
    await openStory(stage, text);
    await stage.shot(`dragonlords-${name}`);
  }
}
