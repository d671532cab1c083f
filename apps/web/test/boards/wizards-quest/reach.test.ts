import type { Choice, Prompt } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import { REGIONS, SPACES, wizardsQuest } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { acts } from '../../../src/boards/wizards-quest/acts.js';
import { label } from '../../../src/boards/wizards-quest/labels.js';
import { phases, players, spaces } from '../../../src/boards/wizards-quest/lines.js';
import { pieceAt, viewOf } from '../../../src/boards/wizards-quest/scene.js';
import { still } from '../still.js';
import { wander } from '../wandering.js';

const GAMES = ['a', 'b', 'c'];
const onMap = new Set<string>([...SPACES.map(({ id }) => id), ...REGIONS.map(({ id }) => id)]);

/** Things that lie beside the map: in the panel, in the hand, on the table. */
const beside = /^(deck|pile|hand|ring-card|dice|card:\S+|treasure:\S+|(hero|sorcerer):\d)$/;

function isThere(id: string, scene: Scene): boolean {
  const view = viewOf(scene);
  if (onMap.has(id) || beside.test(id)) return true;
  return view !== null && pieceAt(view, id) >= 0;
}

const options = { 'blank-card': true, 'blank-treasure': true };
const play = (seed: string, most: number, at: (prompt: Prompt, scene: Scene) => void) =>
  wander(wizardsQuest, { seed, seats: 3, most, options }, (prompt, scene) => at(prompt, scene()));

test.each(GAMES)('whatever is offered in game %s can be pointed at, or is a button', (seed) => {
  const lost = new Set<string>();
  play(seed, 700, (prompt, scene) => {
    const buttons = acts(prompt, scene, still(prompt).gesture).flatMap(({ picks }) => picks);
    for (const { pick, at = [] } of prompt.choices) {
      const reachable = at.length > 0 ? at.every((id) => isThere(id, scene)) : buttons.includes(pick);
      if (!reachable) lost.add(`${prompt.ask}: ${pick} at [${at}]`);
    }
  });
  expect([...lost]).toEqual([]);
});

test('every pick has words of its own', () => {
  const bare = new Set<string>();
  for (const seed of GAMES)
    play(seed, 700, (prompt) => {
      for (const { pick } of prompt.choices) if (label(pick) === pick) bare.add(pick);
    });
  expect([...bare]).toEqual([]);
});

/** What several choices with the same path must differ by, for a panel to tell them apart. */
function kinds(choices: readonly Choice[]): Set<string> {
  return new Set(choices.map(({ pick }) => pick.replace(/\d+/, 'N')));
}

function grouped(choices: readonly Choice[]): Choice[][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(String(choice.at), [...(groups.get(String(choice.at)) ?? []), choice]);
  return [...groups.values()];
}

test('choices with the same path differ by a number, a leader, a boat or the price', () => {
  const odd = new Set<string>();
  const known = (words: Set<string>) =>
    [...words].every((pick) =>
      /^(place|capture|sail|supplement|disperse|rout|put|campaign|free campaign|lose) /.test(pick),
    );
  play('d', 900, (prompt: Prompt) => {
    for (const there of grouped(prompt.choices)) {
      if (there.length > 1 && there[0].at?.length && !known(kinds(there)))
        odd.add(`${prompt.ask}: ${[...kinds(there)]}`);
    }
  });
  expect([...odd]).toEqual([]);
});

test('phases, players and spaces can be told at any time', () => {
  play('e', 400, (prompt, scene) => {
    expect(
      phases(scene).filter(({ now }) => now),
      prompt.ask,
    ).toHaveLength(1);
    expect(players(scene)).toHaveLength(3);
    expect(spaces(scene).length).toBeGreaterThanOrEqual(SPACES.length);
  });
});
