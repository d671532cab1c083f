// Moments of Lords & Wizards.
import { lordsAndWizards } from '@questhall/lords-and-wizards';
import { pictures } from './stories.mjs';

/** Where each story stops: what Maren is asked, and how the board stands. */
const MOMENTS = {
  alignment: ({ ask }) => ask === 'setup.alignment',
  hiring: ({ ask }) => ask === 'raise.choose',
  movement: ({ ask }, board) => ask === 'movement.choose' && board.turn > 4,
  march: ({ ask, choices }, board) => ask === 'movement.choose' && board.turn > 6 && choices.length > 6,
  investigation: ({ ask, choices }) => ask === 'investigation.choose' && choices.length > 2,
  attack: ({ ask, choices }) => ask === 'combat.choose' && choices.some(({ pick }) => pick.startsWith('attack ')),
  losses: ({ ask, choices }) => ask === 'losses.choose' && choices.length > 2,
  battle: ({ ask }) => ask.startsWith('withdrawal.'),
  attrition: ({ ask, says }) => ask === 'cull.choose' && says.args.n > 2,
  bribes: ({ ask }) => ask === 'treachery.choose',
  snow: ({ ask }, board) => ask === 'movement.choose' && board.weather === 'snow',
  taxes: ({ ask }, board) => ask === 'taxing.choose' && board.turn > 3,
  item: ({ ask, choices }) => ask === 'magic.choose' && choices.length > 1,
};
/** Moments that begin with a click on the first thing that is lit. */
const CLICKED = ['march', 'attack'];

export const lordsMoments = pictures(
  {
    game: lordsAndWizards,
    players: ['Maren', 'knight', 'knight', 'knight'],
    options: { advanced: true, weather: true, siege: true, treachery: true },
    moments: MOMENTS,
    games: 3,
    most: 3000,
  },
  async ({ page }, name) => {
    if (!CLICKED.includes(name)) return;
    const { x, y, width, height } = await page.locator('.live .hits .may-be').first().boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
  },
);
