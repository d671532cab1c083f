import { expect, test } from 'vitest';
import { after, ready } from './clicker.js';
import { misfits } from './fit.js';
import { openStory, SWIFT } from './locals.js';
import { browser, hall } from './shared.js';
import { until, type Visitor, visit } from './stage.js';
import { questions, tell } from './story.js';
import { curtain, tapOn } from './tapping.js';

function onPhone(): Promise<Visitor> {
  return visit(browser, hall, { path: '/tables', width: 390, height: 844, touch: true, settings: SWIFT });
}

/** What leads on in Wizard's Quest. */
const MAIN = /^(Place them|Attack|Roll|Move in|Bring|Play it)/;

test('a finger plays a whole turn on a phone', async () => {
  const { page, faults, context } = await onPhone();
  const story = tell({
    seed: 'turn',
    players: ['Maren', 'knight'],
    until: ({ ask, seat }, moves) => moves > 90 && seat === 0 && ask === 'petition.choose',
  });
  await openStory({ page }, story);
  let attacked = false;
  const { met, wrong } = await tapOn(page, { main: MAIN, numbers: /^place/ }, ({ ask, state }) => {
    attacked ||= ask === 'attack.choose';
    return state === 'over' || (attacked && ask === 'petition.choose');
  });
  expect(wrong).toEqual([]);
  expect([...met]).toEqual(expect.arrayContaining(['petition.choose', 'place.choose', 'attack.choose']));
  expect(faults).toEqual([]);
  await context.close();
});

test('every kind of question fits a phone', async () => {
  const { page, context } = await onPhone();
  const wrong: string[] = [];
  for (const [ask, story] of questions()) {
    await openStory({ page }, story);
    const now = await ready(page);
    if (now.state === 'curtain') {
      const { x, y } = await curtain(page);
      await page.touchscreen.tap(x, y);
      await after(page, now, 'the curtain');
    }
    await until(`to be asked ${ask}`, () => page.locator(`.prompt[data-ask="${ask}"]`).isVisible());
    wrong.push(...(await misfits(page)).map((line) => `${ask}: ${line}`));
  }
  expect(wrong).toEqual([]);
  await context.close();
});
