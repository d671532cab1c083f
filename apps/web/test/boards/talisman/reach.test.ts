import type { Choice, Prompt } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import { SPACES, spaceNamed, talisman } from '@questhall/talisman';
import { expect, test } from 'vitest';
import { acts } from '../../../src/boards/talisman/acts.js';
import { phases, players, spaces } from '../../../src/boards/talisman/lines.js';
import { optionsOf, tilesOf } from '../../../src/boards/talisman/options.js';
import { viewOf } from '../../../src/boards/talisman/scene.js';
import { wayTo } from '../../../src/boards/talisman/takes.js';
import { still } from '../still.js';
import { wander } from '../wandering.js';

const GAMES = [
  { seed: 'a', seats: 2, most: 6000 },
  { seed: 'b', seats: 4, most: 6000 },
  { seed: 'c', seats: 6, most: 4000, options: { characters: 'chosen', spoils: true } },
];

/** Whether somebody can make this choice with what the screen shows. */
function canBeMade({ pick, at = [] }: Choice, prompt: Prompt, scene: Scene): boolean {
  const tiles = tilesOf(prompt, viewOf(scene)).map((tile) => tile.pick);
  const buttons = acts(prompt, scene, still(prompt).gesture).flatMap(({ picks }) => picks);
  const clicks = at.filter((id) => spaceNamed(id) >= 0).map((id) => wayTo(prompt, id));
  return tiles.includes(pick) || buttons.includes(pick) || clicks.includes(pick);
}

test.each(GAMES)('whatever is offered in game $seed can be made with what is shown', (game) => {
  const lost = new Set<string>();
  const seen = new Set<string>();
  wander(talisman, game, (prompt, scene) => {
    const shape = `${prompt.ask}: ${prompt.choices.map(({ pick }) => pick.split(' ')[0])}`;
    if (seen.has(shape)) return;
    seen.add(shape);
    const now = scene();
    for (const choice of prompt.choices)
      if (!canBeMade(choice, prompt, now)) lost.add(`${prompt.ask}: ${choice.pick} at [${choice.at}]`);
  });
  expect([...lost]).toEqual([]);
});

test('every pick has words of its own, and none shows an id', () => {
  const bare = new Set<string>();
  const seen = new Set<string>();
  wander(talisman, { seed: 'd', seats: 4, most: 6000 }, (prompt, scene) => {
    const fresh = prompt.choices.filter(({ pick }) => !seen.has(pick));
    if (fresh.length === 0) return;
    for (const { pick } of fresh) seen.add(pick);
    for (const { pick, label } of optionsOf(prompt, viewOf(scene())))
      if (label === pick || /[a-z]-\d|seat/.test(label)) bare.add(`${prompt.ask}: ${label}`);
  });
  expect([...bare]).toEqual([]);
});

test('phases, players and spaces can be told at any time', () => {
  let n = 0;
  wander(talisman, { seed: 'e', seats: 3, most: 1500 }, (prompt, scene) => {
    n += 1;
    if (n % 25 > 0) return;
    const now = scene();
    const path = phases(now).filter((phase) => phase.now);
    expect(path.length, prompt.ask).toBeLessThanOrEqual(1);
    expect(players(now)).toHaveLength(3);
    expect(spaces(now)).toHaveLength(SPACES.length);
  });
});
