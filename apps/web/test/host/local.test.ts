import { expect, test } from 'vitest';
import type { ToWorker } from '../../src/host/errands.js';
import { createLocalHost, type Hand } from '../../src/host/local.js';

function worker() {
  const sent: ToWorker[] = [];
  const hand: Hand = { onmessage: null, postMessage: (message) => sent.push(message) };
  const say = (data: unknown) => hand.onmessage?.({ data } as MessageEvent);
  return { hand, sent, say };
}

const scene = (seq: number) => ({
  to: 0,
  message: { t: 'scene', table: 'T', as: 0, scene: { seq }, past: [], chat: [], now: 0 },
});

test('each following hears only what is for its own eyes', async () => {
  const { hand, say } = worker();
  const host = createLocalHost(hand);
  const [mine, other] = [host.follow('T', 0), host.follow('T', 1)];
  say(scene(3));
  await new Promise((done) => setTimeout(done, 50));
  expect([mine.scene()?.seq, other.scene()]).toEqual([3, null]);
});

test('whoever gets an answer has heard all that came before it', async () => {
  const { hand, sent, say } = worker();
  const host = createLocalHost(hand);
  const following = host.follow('T', 0);
  const answer = following.send({ t: 'undo', seat: 0 });
  say(scene(3));
  say({ n: sent.at(-1)?.n, answer: { ok: true } });
  expect(following.scene()?.seq).toBe(3);
  expect(await answer).toEqual({ ok: true });
});

test('a table that cannot be opened says why', async () => {
  const { hand, sent, say } = worker();
  const following = createLocalHost(hand).follow('T', null);
  say({ n: sent.at(-1)?.n, failed: 'it is torn' });
  await new Promise((done) => setTimeout(done, 0));
  expect(following.refused()?.why).toBe('it is torn');
});
