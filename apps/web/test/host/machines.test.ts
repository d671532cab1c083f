import { isRefusal } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { stage } from './stage.js';

const GAME = { game: 'wizards-quest', seats: 2, thinking: 50 } as const;

test("a machine says what it would do in a player's place, and why, where the table allows it", async () => {
  const { parlour, told } = stage();
  const id = await parlour.open({ ...GAME, hints: true }, ['Maren', 'Iver']);
  await parlour.join(id, 0);
  const scene = told.flatMap(({ message }) => (message.t === 'scene' ? [message.scene] : []))[0];
  const prompt = scene.prompts[0];
  await parlour.join(id, prompt.seat);
  const answer = await parlour.hint(id, prompt.seat);
  expect(answer).toMatchObject({ ok: true, hint: { why: expect.stringMatching(/\w+/) } });
  const pick = 'hint' in answer ? (answer.hint?.pick ?? '') : '';
  expect(isRefusal(await parlour.act(id, { do: 'move', seat: prompt.seat, picks: [pick], by: 'player' }))).toBe(false);
});

test('elsewhere nobody is advised', async () => {
  const { parlour } = stage();
  const id = await parlour.open(GAME, ['Maren', 'Iver']);
  expect(await parlour.hint(id, 0)).toMatchObject({ refused: 'not-asked' });
});
