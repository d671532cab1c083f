import { prompts, verify } from '@questhall/kernel';
import { duel } from '@questhall/testkit';
import { wizardsQuest } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { lineCount, linesOf, recordOf } from '../src/index.js';
import { at, begun, playUntil, type Sitting } from './sitting.js';

const HUMANS = ['human', 'human'];
const THREE = ['human', 'human', 'human'];

/** A game in which seat 0 has bid and seat 1 has not. */
function bidding(chairs = THREE): Sitting {
  const s = begun(duel, { chairs });
  s.picks(0, 'bid 1');
  return s;
}

/** Wizard's Quest, where somebody places his men one by one. */
function placing(): { s: Sitting; seat: number } {
  const s = begun(wizardsQuest, { chairs: HUMANS });
  playUntil(s, () => at(s) === 'place.choose' && s.waiting().length === 1 && s.offers(s.waiting()[0]!).length > 4);
  return { s, seat: s.waiting()[0]! };
}

test('what rolled and showed nothing is taken back step by step, as if it had never been', () => {
  const { s, seat } = placing();
  const before = [s.t];
  const lines = lineCount(s.t);
  for (let n = 0; n < 2; n++) {
    s.picks(seat, s.offers(seat).find((pick) => /^place 1 /.test(pick))!);
    before.push(s.t);
  }
  expect(s.scene(seat).undo).toBe(2);
  for (const earlier of [before[1]!, before[0]!]) {
    s.does(seat, { do: 'undo', seat });
    expect(s.t).toEqual({ ...earlier, seq: s.t.seq });
  }
  expect(lineCount(s.t)).toBe(lines);
  expect(s.refused(seat, { do: 'undo', seat }).refused).toBe('closed');
});

test('nobody takes back what another did', () => {
  const { s, seat } = placing();
  s.picks(seat, s.offers(seat).find((pick) => /^place 1 /.test(pick))!);
  expect(s.refused(1 - seat, { do: 'undo', seat: 1 - seat }).refused).toBe('closed');
  expect(s.refused(1 - seat, { do: 'undo', seat }).refused).toBe('not-asked');
  expect(s.scene(1 - seat).undo).toBe(0);
  expect(s.scene(null).undo).toBe(0);
});

test('what asked another, or rolled, stays', () => {
  const s = begun(duel, { chairs: HUMANS });
  for (const seat of [0, 1]) s.picks(seat, 'bid 0');
  expect(at(s)).toBe('turn.act');
  s.picks(0, 'fight 1');
  expect(s.refused(0, { do: 'undo', seat: 0 }).why).toMatch(/^nothing of yours can be taken back/);
});

test('a sealed pick is taken back while others are awaited, also after another has picked', () => {
  const s = bidding();
  s.picks(1, 'bid 2');
  expect([0, 1, 2].map((seat) => s.scene(seat).undo)).toEqual([1, 1, 0]);
  s.does(0, { do: 'undo', seat: 0 });
  expect(s.waiting()).toEqual([0, 2]);
  expect(Object.keys(s.state().sealed)).toEqual(['1']);
  expect(linesOf(s.t).map(({ seat, picks }) => [seat, ...picks])).toEqual([[1, 'bid 2']]);
});

test('taking back one sealed pick after the other, in any order, leads to where all began', () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const s = begun(duel, { chairs: THREE });
    const start = s.t;
    for (const seat of [0, 1]) s.picks(seat, 'bid 3');
    for (const seat of order) s.does(seat, { do: 'undo', seat });
    expect({ ...s.t, seq: 0 }).toEqual({ ...start, seq: 0 });
  }
});

test('a sealed pick that replaced another gives way to it again', () => {
  const s = bidding();
  s.picks(1, 'bid 2');
  s.picks(0, 'bid 3');
  expect(s.scene(0).undo).toBe(2);
  s.does(0, { do: 'undo', seat: 0 });
  s.picks(2, 'bid 0');
  expect(s.story.at(-1)?.events[0]?.says).toEqual({ key: 'bids', args: { bids: [1, 2, 0] } });
});

test('sealed picks that are opened stay', () => {
  const s = bidding(HUMANS);
  s.picks(1, 'bid 2');
  for (const seat of [0, 1]) expect(s.refused(seat, { do: 'undo', seat }).refused).toBe('closed');
});

test('a game in which much was taken back has a record that verifies', () => {
  const s = begun(duel, { chairs: THREE });
  for (let n = 0; s.t.stage === 'playing'; n++) {
    const seat = s.waiting().at(n % 2 ? 0 : -1)!;
    s.picks(seat, s.offers(seat).at(-1)!);
    if (n % 3 === 0 && s.t.trail.length > 0) s.does(s.t.trail[0]!.seat, { do: 'undo', seat: s.t.trail[0]!.seat });
  }
  expect(verify(duel, recordOf(s.t))).toMatchObject({ state: { result: s.state().result } });
});

test('a pick taken back is asked again by the same prompt', () => {
  const s = bidding();
  const [prompt] = prompts(duel, s.state(), 0);
  s.does(0, { do: 'undo', seat: 0 });
  expect(prompts(duel, s.state(), 0)[0]).toEqual({ ...prompt, answered: false });
});
