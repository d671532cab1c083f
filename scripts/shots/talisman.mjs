// Moments of Talisman.
import { spaceNamed, talisman } from '@questhall/talisman';
import { pictures } from './stories.mjs';

const CROWN = spaceNamed('crown-of-command');
const INNER = ['valley-of-fire', 'crypt', 'mines', 'vampires-tower', 'werewolf-den', 'pits', 'dice-with-death']
  .map((id) => spaceNamed(id))
  .filter((space) => space >= 0);

/** Where each story stops: what Maren is asked, and how the board stands. */
const MOMENTS = {
  start: ({ ask }) => ask === 'move.way',
  encounter: ({ ask, choices }, _, moves) => moves > 60 && ask === 'claim.choose' && choices.length > 2,
  combat: ({ ask }, board) => ask === 'fight.choose' || (board.fight !== null && ask !== 'window.offer'),
  'spell-window': ({ ask, choices }) => ask === 'window.offer' && choices.length > 1,
  inner: (_, board) => INNER.includes(board.at[0]),
  crown: (_, board) => board.at[0] === CROWN,
};

export const talismanMoments = pictures({
  game: talisman,
  players: ['Maren', 'knight', 'knight', 'knight'],
  moments: MOMENTS,
});
