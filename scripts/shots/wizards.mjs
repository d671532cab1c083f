// Moments of Wizards.
import { wizards } from '@questhall/wizards';
import { pictures } from './stories.mjs';

/** Where each story stops: what Maren is asked, and how the board stands. */
const MOMENTS = {
  tiles: ({ ask }, board) => ask === 'laying.tile' && board.hand.filter((seat) => seat < 0).length > 5,
  laying: ({ ask }, board) => ask === 'laying.where' && board.hand.filter((seat) => seat < 0).length > 8,
  turning: ({ ask }, board) => ask === 'laying.turned' && board.hand.filter((seat) => seat < 0).length > 8,
  start: ({ ask }, board) => ask === 'turn.way' && board.day === 1,
  move: ({ ask, choices }, board) => ask === 'move.choose' && board.fortnight > 1 && choices.length > 8,
  task: ({ ask }) => ask === 'encounter.task',
  service: ({ ask, choices }) => ask === 'meet.service' && choices.length > 2,
  spell: ({ ask, choices }) => ask === 'demons.dispel' && choices.length > 1,
  carry: ({ ask }) => ask === 'cast-transporting.choose',
  gem: ({ ask }) => ask === 'meet.gem',
  evil: ({ ask }, board) => ask === 'turn.way' && board.fallen.filter(Boolean).length > 2,
  end: () => false,
};

const usual = pictures({
  game: wizards,
  players: ['Maren', 'knight', 'knight', 'knight'],
  moments: MOMENTS,
  games: 4,
  most: 6000,
});
const alone = pictures({
  game: wizards,
  players: ['Maren'],
  moments: { solitaire: ({ ask }, board) => ask === 'move.choose' && board.fortnight > 1 },
  games: 2,
  most: 3000,
});
const partners = pictures({
  game: wizards,
  players: ['Maren', 'knight', 'knight', 'knight'],
  options: { partners: true },
  moments: { partners: ({ ask }, board) => ask === 'move.choose' && board.fortnight > 1 },
  games: 2,
  most: 3000,
});

export async function wizardsMoments(stage) {
  for (const part of [usual, alone, partners]) await part(stage);
}
