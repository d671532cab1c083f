import type { Choice, Prompt } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import { wizards } from '@questhall/wizards';
import { expect, test } from 'vitest';
import { acts } from '../../../src/boards/wizards/acts.js';
import { dividePick, mostOf } from '../../../src/boards/wizards/divide.js';
import { phases, players, spaces } from '../../../src/boards/wizards/lines.js';
import { tilesOf } from '../../../src/boards/wizards/options.js';
import { cellOfThing, viewOf } from '../../../src/boards/wizards/scene.js';
import { takes } from '../../../src/boards/wizards/takes.js';
import { wordsOf } from '../../../src/boards/wizards/words.js';
import { type Telling, tell } from '../../browser/story.js';
import { still } from '../still.js';
import { sceneFor, wander } from '../wandering.js';

const GAMES = [
  { seed: 'a', seats: 1, most: 2500 },
  { seed: 'b', seats: 2, most: 3000 },
  { seed: 'c', seats: 4, most: 3000, options: { partners: true } },
];

/** Whether somebody can make this choice with what the screen shows. */
function canBeMade({ pick, at = [] }: Choice, prompt: Prompt, scene: Scene): boolean {
  const view = viewOf(scene);
  if (/^turn \d$/.test(pick)) return takes('', still(prompt).gesture, prompt, scene);
  const most = mostOf(prompt);
  if (most !== null) return pick === dividePick(prompt, Number.parseInt(pick, 10)) && Number.parseInt(pick, 10) <= most;
  const onMap = at.some((id) => view !== null && (cellOfThing(view, id) >= 0 || isLaid(scene, id)));
  const tiles = tilesOf(prompt).map(({ choice }) => choice.pick);
  return (
    onMap || tiles.includes(pick) || acts(prompt, scene, still(prompt).gesture).some(({ picks }) => picks[0] === pick)
  );
}

function isLaid(scene: Scene, tile: string): boolean {
  return spaces(scene).some(({ id }) => id === `${tile}-centre`);
}

function kind(prompt: Prompt, pick: string): string {
  return `${prompt.ask} ${pick.replace(/ \S+/g, ' X')}`;
}

/** Looks at every new kind of choice; what could not be made is kept. */
function looker() {
  const [lost, asks, seen] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const look = (prompt: Prompt, scene: () => Scene) => {
    asks.add(prompt.ask);
    const fresh = prompt.choices.filter(({ pick }) => !seen.has(kind(prompt, pick)));
    if (fresh.length === 0) return;
    const now = scene();
    for (const choice of fresh) {
      seen.add(kind(prompt, choice.pick));
      if (!canBeMade(choice, prompt, now)) lost.add(`${prompt.ask}: ${choice.pick} at [${choice.at}]`);
    }
  };
  return { lost, asks, look };
}

test.each(GAMES)('whatever is offered in game $seed can be made with what is shown', (game) => {
  const { lost, look } = looker();
  wander(wizards, game, look);
  expect([...lost]).toEqual([]);
});

test('whatever knights are offered on their way to the Circle can be made, too', () => {
  const { lost, asks, look } = looker();
  const until: Telling['until'] = (prompt, _, state) => {
    look(prompt, () => sceneFor(wizards, state, prompt.seat));
    return false;
  };
  tell({ game: wizards, players: ['knight', 'knight'], seed: 'gems', until });
  expect([...lost]).toEqual([]);
  const late = ['demons.dispel', 'cast-transporting.choose', 'trap.escape', 'meet.gem', 'summon-gem.aim'];
  expect([...asks]).toEqual(expect.arrayContaining(late));
});

test('every pick has words of its own, and none shows an id', () => {
  const bare = new Set<string>();
  const seen = new Set<string>();
  wander(wizards, { seed: 'd', seats: 4, most: 3000 }, (prompt) => {
    for (const choice of prompt.choices.slice(0, 12)) {
      if (seen.has(kind(prompt, choice.pick))) continue;
      seen.add(kind(prompt, choice.pick));
      const words = wordsOf(choice);
      if (words === choice.pick || /[a-z]-[a-z0-9]/.test(words)) bare.add(`${prompt.ask}: ${words}`);
    }
  });
  expect([...bare]).toEqual([]);
});

test('phases, players and spaces can be told at any time', () => {
  let n = 0;
  wander(wizards, { seed: 'e', seats: 3, most: 600 }, (prompt, scene) => {
    n += 1;
    if (n % 60 > 0) return;
    const now = scene();
    expect(phases(now).filter((phase) => phase.now).length, prompt.ask).toBeLessThanOrEqual(1);
    expect(players(now)).toHaveLength(3);
  });
  expect(n).toBeGreaterThan(100);
});
