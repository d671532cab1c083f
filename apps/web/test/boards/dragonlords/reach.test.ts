import { dragonlords } from '@questhall/dragonlords';
import type { Prompt } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { acts } from '../../../src/boards/dragonlords/acts.js';
import { phases, players, spaces } from '../../../src/boards/dragonlords/lines.js';
import { viewOf } from '../../../src/boards/dragonlords/scene.js';
import { wordsOf } from '../../../src/boards/dragonlords/words.js';
import { still } from '../still.js';
import { type Way, wander } from '../wandering.js';
import { canBeMade } from './making.js';

const GAMES = [
  { seed: 'a', seats: 2, most: 1500 },
  { seed: 'b', seats: 4, most: 1500 },
  { seed: 'c', seats: 2, most: 1200, options: { 'two-peoples': true, 'play-on': true } },
];

/** Rather a deed than going on. */
const play = (way: Way, at: Parameters<typeof wander>[2]) =>
  wander(dragonlords, { shuns: ['go on', 'nobody'], ...way }, at);

test.each(GAMES)('whatever is offered in game $seed can be made with what is shown', (game) => {
  const lost = new Set<string>();
  const seen = new Set<string>();
  play(game, (prompt, scene) => {
    // Every kind of pick of every kind of question, some of them again and again.
    const fresh = prompt.choices.filter(({ pick }) => !seen.has(kind(prompt, pick)));
    if (fresh.length === 0) return;
    const now = scene();
    for (const choice of fresh) {
      seen.add(kind(prompt, choice.pick));
      if (!canBeMade(choice, prompt, now)) lost.add(`${prompt.ask}: ${choice.pick} at [${choice.at}]`);
    }
  });
  expect([...lost]).toEqual([]);
});

function kind(prompt: Prompt, pick: string): string {
  return `${prompt.ask} ${pick.replace(/\d+/, 'N').replace(/ \S+-\S+/g, ' X')}`;
}

test('every pick has words of its own, and none shows an id', () => {
  const bare = new Set<string>();
  play({ seed: 'd', seats: 4, most: 700 }, (prompt, scene) => {
    if (!prompt.choices.some(({ pick }) => !bare.has(pick))) return;
    for (const choice of prompt.choices.slice(0, 6)) {
      const words = wordsOf(choice, prompt, viewOf(scene()));
      if (words === choice.pick || /[a-z]-[a-z0-9]/.test(words)) bare.add(`${prompt.ask}: ${words}`);
    }
  });
  expect([...bare]).toEqual([]);
});

test('a company that is made up beside the map is one the rules let go', () => {
  let companies = 0;
  play({ seed: 'e', seats: 3, most: 2500 }, (prompt, scene) => {
    if (prompt.ask !== 'group.choose') return;
    const bearers = prompt.choices.map(({ pick }) => pick).filter((pick) => /^with /.test(pick));
    const draft = bearers.slice(0, companies % 3);
    const [act] = acts(prompt, scene(), still(prompt, [], draft).gesture);
    if (!act || act.missing) return;
    companies += 1;
    return act.picks;
  });
  expect(companies).toBeGreaterThan(20);
});

test('phases, players and places can be told at any time', () => {
  let n = 0;
  play({ seed: 'f', seats: 3, most: 600 }, (prompt, scene) => {
    n += 1;
    if (n % 10 > 0) return;
    const now = scene();
    expect(
      phases(now).filter((phase) => phase.now),
      prompt.ask,
    ).toHaveLength(1);
    expect(players(now)).toHaveLength(3);
    expect(spaces(now).length).toBeGreaterThanOrEqual(63 + 165);
  });
});
