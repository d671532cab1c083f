import { prompts, sight, type Viewer } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { wizards } from '../../src/index.js';
import { type Isles, member, one, walking } from '../stage.js';

/** All that comes to a viewer: the board, what is shown and asked, and what was told. */
function sent(t: Isles, viewer: Viewer): string {
  return JSON.stringify([sight(wizards, t.state, viewer), prompts(wizards, t.state, viewer), t.heard(viewer)]);
}

/** Who, of two worlds, can tell which of them it is. */
function whoKnows([first, second]: readonly [Isles, Isles]): Viewer[] {
  return [0, 1, null].filter((viewer) => sent(first, viewer) !== sent(second, viewer));
}

/** Twins in all but the cards of two High Wizards; somebody of Rank 4 meets one of them. */
function gemTwins(): [Isles, Isles] {
  const world = (veldor: string, ishkatar: string) =>
    one(
      'meet',
      { ...member('wizards', 4), gems: ['tolmitar', 'aevarex'] },
      { gem: [4] },
      { gems: { veldor, ishkatar, tolmitar: 'onyx', aevarex: 'topaz' }, players: { 1: member('sorcerers', 4) } },
      { person: 'veldor' },
    );
  return [world('ruby', 'false'), world('false', 'ruby')];
}

rule(
  ['W 3.11', 'W 7.3261', 'W 7.3263c'],
  'which Gem card lies where comes to nobody, and then only to who looks',
  () => {
    const worlds = gemTwins();
    expect(whoKnows(worlds)).toEqual([]);
    for (const t of worlds) t.picks(0, 'gem');
    // In one he has three Gems now, in the other none: he alone is told.
    expect(worlds.map((t) => t.board.gems[0] === 0)).toEqual([false, true]);
    expect(whoKnows(worlds)).toEqual([0]);
  },
);

/** Twins in all but who a Secret Wizard is; the other player knows him. */
function secretTwins(): [Isles, Isles] {
  const world = (who: string) =>
    walking(
      { ...member('wizards', 1), at: 'torwall-a1' },
      6,
      {},
      {
        secrets: { A: { at: 'torwall-a2', who, known: [1] } },
      },
    );
  return [world('veldor'), world('ishkatar')];
}

rule(
  ['W 7.302.H.r6a', 'W 7.302.H.r6c'],
  'who a Secret Wizard is comes to who was shown him, until somebody lands on him',
  () => {
    const worlds = secretTwins();
    expect(whoKnows(worlds)).toEqual([1]);
    for (const t of worlds) t.picks(0, 'go torwall-a2');
    expect(whoKnows(worlds)).toEqual([0, 1, null]);
  },
);
