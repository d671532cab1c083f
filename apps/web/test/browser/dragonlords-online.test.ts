import { BLANK, counterOf, dragonlords, KING, UNKNOWN, type View, WIZARD } from '@questhall/dragonlords';
import { apply, begin, isRefusal, mixSeed, type Prompt, prompts } from '@questhall/kernel';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewOf } from '../../src/boards/dragonlords/scene.js';
import { noncesOf, party } from './friends.js';
import { answer, hurry } from './hands.js';
import type { Deed } from './script.js';
import { type Hall, openBrowser, openHall, until, type Visitor } from './stage.js';

const SECRET = 'd7a90e10d7a90e10d7a90e10d7a90e10';
const ANN = 0;
let hall: Hall;
let browser: Browser;
beforeAll(async () => {
  [hall, browser] = await Promise.all([openHall({ dice: SECRET }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await hall.close();
});

/** What both do: an attack where there can be one, with as many as can go; then on. */
const HABITS = [
  /^attack /,
  /^begin$/,
  /^from /,
  /^take \d+$/,
  /^nobody$/,
  /^(ready|fight on|lose \d+|put \d+ \S+)$/,
  /^(go on|stop)$/,
];

/** At first as many attacks as make a war. */
function pickOf({ choices }: Prompt, before: readonly Deed[]): string {
  const isTired = before.filter(({ picks: [pick = ''] }) => pick.startsWith('attack ')).length > 1;
  const picks = choices.map(({ pick }) => pick).filter((pick) => !isTired || !pick.startsWith('attack '));
  for (const habit of HABITS) {
    const found = picks.findLast((pick) => habit.test(pick));
    if (found) return found;
  }
  return picks[0]!;
}

/** The game both play, up to the second turn. */
function script(nonces: readonly string[]): readonly Deed[] {
  const start = begin(dragonlords, { seats: 2, options: {} }, mixSeed(SECRET, [...nonces]));
  if (isRefusal(start)) throw new Error(start.why);
  const deeds: Deed[] = [];
  let { state } = start;
  while (!state.result && state.board.turn < 2 && deeds.length < 400) {
    const prompt = prompts(dragonlords, state).find(({ answered }) => !answered)!;
    const deed = { seat: prompt.seat, ask: prompt.ask, picks: [pickOf(prompt, deeds)] };
    const next = apply(dragonlords, state, deed);
    if (isRefusal(next)) throw new Error(next.why);
    deeds.push(deed);
    state = next.state;
  }
  return deeds;
}

/** Plays it; what is asked so is answered by hand on the pages, all else over a line of its own. */
async function play(friends: readonly Visitor[], deeds: readonly Deed[], byHand: RegExp): Promise<void> {
  let n = 0;
  while (n < deeds.length) {
    const { seat, ask, picks } = deeds[n]!;
    if (byHand.test(ask)) {
      await answer(friends[seat]!, ...picks);
      n += 1;
    } else {
      const next = deeds.findIndex((deed, i) => i > n && byHand.test(deed.ask));
      const some = deeds.slice(n, next < 0 ? undefined : next);
      await hurry(friends, some);
      n += some.length;
    }
  }
  const seqs = () => friends.map(({ wire }) => wire.scene()?.seq);
  await until('both to know the same', () => seqs()[0] === seqs()[1]);
}

/** Whether where a counter of Ann's lies was ever told. */
const tells = ({ wire }: Visitor, words: string) => JSON.stringify(wire.heard).includes(words);

test('two friends play some turns in two browsers, and where a King hides nobody else is told', async () => {
  const friends = await party(browser, hall, { game: 'dragonlords', names: ['Ann', 'Ben'] });
  const deeds = script(noncesOf(friends));
  await play(friends, deeds, /^(counters|combat|attack|group|reinforce)\./);
  const [ann, ben] = friends as [Visitor, Visitor];
  const laid = deeds.filter(({ seat, ask }) => seat === ANN && ask === 'counters.choose').map(({ picks }) => picks[0]!);
  expect(laid.map((pick) => pick.split(' ')[0])).toEqual(['king', 'wizard', 'blank']);
  for (const words of laid) expect([words, tells(ann, words), tells(ben, words)]).toEqual([words, true, false]);
  const known = ({ wire }: Visitor) => countersOf(viewOf(wire.scene()!)!);
  expect(known(ann)).not.toContain(UNKNOWN);
  expect(known(ben)).toEqual(new Array(3).fill(UNKNOWN));
  const [, king = ''] = laid[0]!.split(' ');
  const labelled = ({ page }: Visitor) => page.locator(`.live [data-at="${king}"]`).getAttribute('aria-label');
  expect(await labelled(ann)).toContain('King');
  expect(await labelled(ben)).toContain('hidden counter');
  expect(friends.flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of friends) await context.close();
});

/** Where Ann's King, first Wizard and blank counter are, as somebody knows it. */
function countersOf(view: View): readonly number[] {
  return [KING, WIZARD, BLANK].map((kind) => view.counterOn[counterOf(ANN, kind)]!);
}
