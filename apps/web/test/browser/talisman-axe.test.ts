import { talisman } from '@questhall/talisman';

import { expect, test } from 'vitest';
import { everywhere } from './axe.js';
import { openStory, SWIFT } from './locals.js';
import { browser, hall } from './shared.js';
import { visit } from './stage.js';
import { type Telling, tell } from './story.js';
import { WINDOW } from './talisman-script.js';

test('nothing hinders anybody at a table, wide and on a phone, by day and by lamp', async () => {
  const visitor = await visit(browser, hall, { path: '/tables', width: 1440, height: 900, settings: SWIFT });
  const found: string[] = [];
  for (const ask of ['move.way', 'fight.choose', WINDOW]) {
    const until: Telling['until'] = (prompt, moves) =>
      moves > 20 && prompt.seat === 0 && prompt.ask === ask && prompt.choices.length > 1;
    await openStory(visitor, tell({ game: talisman, seed: 'k0', players: ['Maren', 'random'], by: 'random', until }));
    await visitor.page.locator(`.prompt[data-ask="${ask}"]`).waitFor();
    found.push(...(await everywhere(visitor.page)).map((line) => `${ask} ${line}`));
  }
  expect(found).toEqual([]);
  await visitor.context.close();
});
