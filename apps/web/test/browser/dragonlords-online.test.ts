import { dragonlords } from '@questhall/dragonlords';
import { apply, begin, isRefusal, mixSeed, type Prompt, prompts } from '@questhall/kernel';
import type { ServerMessage } from '@questhall/protocol';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noncesOf, party } from './friends.js';
import { answer, hurry } from './hands.js';
import { alike } from './receipts.js';
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

/** In one world Ann's King lies where in the other her Wizard does. */
function pickOf({ ask, seat, choices }: Prompt, isTwin: boolean, before: readonly Deed[]): string {
  const isTired = before.filter(({ picks: [pick = ''] }) => pick.startsWith('attack ')).length > 1;
  const picks = choices.map(({ pick }) => pick).filter((pick) => !isTired || !pick.startsWith('attack '));
  if (ask === 'counters.choose' && seat === ANN) {
    const [what] = picks[0]!.split(' ');
    return picks[what === 'blank' ? 0 : Number((what === 'king') === isTwin)]!;
  }
  for (const habit of HABITS) {
    const found = picks.findLast((pick) => habit.test(pick));
    if (found) return found;
  }
  return picks[0]!;
}

/** The game both play, up to the second turn. */
function script(nonces: readonly string[], isTwin: boolean): readonly Deed[] {
  const start = begin(dragonlords, { seats: 2, options: {} }, mixSeed(SECRET, [...nonces]));
  if (isRefusal(start)) throw new Error(start.why);
  const deeds: Deed[] = [];
  let { state } = start;
  while (!state.result && state.board.turn < 2 && deeds.length < 400) {
    const prompt = prompts(dragonlords, state).find(({ answered }) => !answered)!;
    const deed = { seat: prompt.seat, ask: prompt.ask, picks: [pickOf(prompt, isTwin, deeds)] };
    const next = apply(dragonlords, state, deed);
    if (isRefusal(next)) throw new Error(next.why);
    deeds.push(deed);
    state = next.state;
  }
  return deeds;
}

interface World {
  readonly friends: readonly Visitor[];
  readonly deeds: readonly Deed[];
}

async function openWorld(isTwin: boolean): Promise<World> {
  const friends = await party(browser, hall, { game: 'dragonlords', names: ['Ann', 'Ben'] });
  return { friends, deeds: script(noncesOf(friends), isTwin) };
}

/** Plays it; what is asked so is answered by hand on the pages, all else over a line of its own. */
async function play({ friends, deeds }: World, byHand: RegExp): Promise<void> {
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

/** All that somebody was told of the game, without who and when. */
function toldTo({ wire, page }: Visitor): readonly string[] {
  const heard = (message: ServerMessage) => (message.t === 'news' ? [message.news] : []);
  return wire.heard.flatMap(heard).map(({ seq, deed, events, patch, changed }) => {
    const picks = 'picks' in deed ? deed.picks : [];
    return alike(JSON.stringify({ seq, picks, events, patch, changed }), page);
  });
}

test('two friends play some turns in two browsers, and where a King hides nobody else can tell', async () => {
  const world = await openWorld(false);
  await play(world, /^(counters|combat|attack|group|reinforce)\./);
  const twin = await openWorld(true);
  await play(twin, /^counters\./);
  const [ann, ben] = world.friends as [Visitor, Visitor];
  const king = world.deeds.find(({ picks }) => picks[0]?.startsWith('king '))?.picks[0]?.split(' ')[1] ?? '';
  const labelled = (page: Visitor['page']) => page.locator(`.live [data-at="${king}"]`).getAttribute('aria-label');
  expect(await labelled(ann.page)).toContain('King');
  expect(await labelled(ben.page)).toContain('a hidden counter');
  expect(toldTo(ben)).toEqual(toldTo(twin.friends[1]!));
  expect(toldTo(ann)).not.toEqual(toldTo(twin.friends[0]!));
  for (const { faults, context } of [...world.friends, ...twin.friends]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});
