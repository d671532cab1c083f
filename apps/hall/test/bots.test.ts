import { expect, test } from 'vitest';
import { made, must, player, serve } from './hall.js';
import { follow } from './sitting.js';

const games = [new URL('./games/odd.mjs', import.meta.url).href];

test.each(['babbling', 'fainting', 'fatal'])('a table does not stand still because of %s bots', async (game) => {
  const hall = await serve({ games });
  const anna = await player(hall.url, 'Anna');
  const { table } = await made(anna, { game, seats: 2, bots: ['random', 'random'], listed: true });
  const seen = await follow(anna.wire, table, { as: null });
  must(await anna.wire.ask({ t: 'begin', table }));
  const { end } = await seen.until(({ stage }) => stage === 'over');
  expect(end?.how).toBe('played');
  await hall.stop();
});
