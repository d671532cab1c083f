import { random } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { wizardsQuest } from '../../src/index.js';
import { spaceNamed } from '../../src/map.js';
import { told } from '../stage.js';
import { marnon } from '../table.js';

/** Three players about to hide treasures; seat 1 is first. */
function hiding(options = {}) {
  const spaces = {
    'castle-1': { seat: 0 },
    'castle-2': { seat: 1 },
    'castle-3': { seat: 2 },
    'lair-of-the-lizard': { seat: 0 },
    dewbury: { seat: 0 },
    haven: { seat: 1 },
    pembroke: { seat: 2 },
  };
  return marnon({
    seats: 3,
    options,
    position: { spaces, elsewhere: { orcs: 2 }, first: 1 },
    begin: { proc: 'treasures' },
  });
}

function castlesDone() {
  return hiding().picks(1, 'hide ring castle-4').picks(2, 'hide crown castle-5').picks(0, 'hide chest castle-6');
}

rule('WQ IV.D.5', 'each hides three treasures of one opponent, in three rounds', () => {
  const t = castlesDone();
  t.picks(1, 'hide crown britton').picks(2, 'hide ring red-dune').picks(0, 'hide ring hazelmere');
  t.picks(1, 'hide chest pembroke').picks(2, 'hide chest windfor').picks(0, 'hide crown greywood');
  expect(t.at()).toBe('place.choose');
  expect(told(t, 'setup.hid').map((args) => args as { seat: number; owner: number })).toEqual(
    [1, 2, 0, 1, 2, 0, 1, 2, 0].map((seat) => expect.objectContaining({ seat, owner: (seat + 2) % 3 })),
  );
  expect(wizardsQuest.invariants(t.board)).toEqual([]);
});

rule('WQ IV.D.5.a', 'treasures go to the player on the left, who hides them', () => {
  const t = hiding().picks(1, 'hide ring castle-4');
  expect(t.truth('spaces.castle-4.treasure')).toEqual({ owner: 0, kind: 'ring' });
  t.picks(2, 'hide ring castle-5').picks(0, 'hide ring castle-6');
  expect(t.truth('spaces.castle-5.treasure')).toEqual({ owner: 1, kind: 'ring' });
  expect(t.truth('spaces.castle-6.treasure')).toEqual({ owner: 2, kind: 'ring' });
});

rule('WQ IV.D.5.b.1', 'in turn from the first player, any of the three in a castle first', () => {
  const t = hiding();
  expect(t.asked()).toEqual([1]);
  expect(t.at()).toBe('treasures.choose');
  expect(t.offers(1)).toContain('hide crown castle-2');
  expect(t.offers(1).every((pick) => /^hide (ring|crown|chest) castle-\d$/.test(pick))).toBe(true);
  expect(t.refuses(1, 'hide ring britton').rule).toBe('WQ IV.D.5.b.1');
  t.picks(1, 'hide chest castle-2');
  expect(t.truth('spaces.castle-2')).toMatchObject({ seat: 1, men: 1, treasure: { owner: 0, kind: 'chest' } });
  expect(t.asked()).toEqual([2]);
  t.picks(2, 'hide ring castle-5').picks(0, 'hide ring castle-6');
  expect(t.asked()).toEqual([1]);
  expect(t.offers(1).some((pick) => pick.startsWith('hide chest'))).toBe(false);
});

rule('WQ IV.D.5.b.2', 'an own castle, another player’s or an orc castle, but not its owner’s', () => {
  const t = hiding();
  for (const id of ['castle-2', 'castle-3', 'castle-4']) expect(t.offers(1)).toContain(`hide ring ${id}`);
  expect(t.offers(1)).not.toContain('hide ring castle-1');
  expect(t.refuses(1, 'hide ring castle-1').rule).toBe('WQ IV.D.5.b.2');
});

rule('WQ IV.D.5.c.1', 'then two rounds of territories, never the owner’s and never a castle', () => {
  const t = castlesDone();
  for (let lap = 1; lap <= 2; lap++) {
    expect(t.asked()).toEqual([1]);
    expect(t.offers(1)).toContain(`hide ${lap === 1 ? 'crown' : 'chest'} pembroke`);
    expect(t.refuses(1, 'hide chest castle-7').rule).toBe('WQ IV.D.5.c.1');
    expect(t.refuses(1, 'hide chest dewbury').rule).toBe('WQ IV.D.5.c.1');
    expect(t.offers(1).some((pick) => / (castle-7|dewbury|lair-of-the-lizard)$/.test(pick))).toBe(false);
    t.picks(1, lap === 1 ? 'hide crown haven' : 'hide chest pembroke');
    t.picks(2, lap === 1 ? 'hide ring dewbury' : 'hide chest hazelmere');
    t.picks(0, lap === 1 ? 'hide ring red-dune' : 'hide crown windfor');
  }
  expect(t.at()).toBe('place.choose');
});

rule('WQ SUMMARY.SETUP.E', 'three rounds in all, one for a castle and two for territories', () => {
  const t = castlesDone();
  t.picks(1, 'hide crown britton').picks(2, 'hide ring red-dune').picks(0, 'hide ring hazelmere');
  expect(t.at()).toBe('treasures.choose');
  t.picks(1, 'hide chest pembroke').picks(2, 'hide chest windfor').picks(0, 'hide crown greywood');
  expect(t.at()).toBe('place.choose');
  expect(t.board.treasureAt.filter((space) => space >= 36)).toHaveLength(3);
  expect(t.board.treasureAt.filter((space) => space >= 0 && space < 36)).toHaveLength(6);
});

rule('WQ IV.D.5.c.2', 'no two treasures are hidden in one space', () => {
  const t = hiding().picks(1, 'hide ring castle-4');
  expect(t.offers(2)).toContain('hide crown castle-5');
  expect(t.offers(2)).not.toContain('hide crown castle-4');
  expect(t.refuses(2, 'hide crown castle-4').rule).toBe('WQ IV.D.5.c.2');
  const two = wizardsQuest.clone(t.picks(2, 'hide ring castle-5').board);
  expect(wizardsQuest.invariants(two)).toEqual([]);
  two.treasureAt[4] = two.treasureAt[0];
  expect(wizardsQuest.invariants(two)).toContain('the treasure 4 of seat 1 is lost in Castle 4');
});

rule('WQ IV.D.5.c.2', 'nor does a card bring two treasures together', () => {
  const position = {
    spaces: {
      'lair-of-the-lizard': { orcs: 1, treasure: { owner: 0, kind: 'ring' } },
      dewbury: { orcs: 1, treasure: { owner: 1, kind: 'ring' } },
      britton: { seat: 0 },
      haven: { seat: 1 },
      'castle-1': { treasure: { owner: 1, kind: 'crown' } },
    },
  };
  const open = () => marnon({ seats: 2, position, begin: { proc: 'card', vars: { seat: 0, card: 'movetreasure' } } });
  const t = open().picks(0, 'treasure lair-of-the-lizard');
  expect(t.at()).toBe('card:wander.where');
  expect(t.offers(0)).toHaveLength(36 - 3);
  for (const id of ['lair-of-the-lizard', 'dewbury']) expect(t.refuses(0, `to ${id}`).rule).toBe('WQ IV.D.5.c.2');
  expect(t.refuses(0, 'to britton').rule).toBe('WQ R78');
  expect(t.refuses(0, 'to castle-2').rule).toBe('WQ R78');
  expect(t.refuses(0, 'go on').rule).toBe('WQ IV.D.5.c.2');
  t.picks(0, 'to haven');
  expect(t.truth('spaces.haven.treasure')).toEqual({ owner: 0, kind: 'ring' });
  expect(t.truth('spaces.lair-of-the-lizard.treasure')).toBeNull();
  expect(t.board.treasureIn[spaceNamed('lair-of-the-lizard')]).toBe(-1);
  expect(wizardsQuest.invariants(t.board)).toEqual([]);
  const other = open().picks(0, 'treasure dewbury');
  expect(other.offers(0)).not.toContain('to lair-of-the-lizard');
  expect(other.offers(0)).toContain('to britton');
  const held = marnon({
    seats: 2,
    position: {
      spaces: {
        'lair-of-the-lizard': { seat: 1 },
        britton: { seat: 0 },
        dewbury: { treasure: { owner: 1, kind: 'ring' } },
        haven: { treasure: { owner: 1, kind: 'chest' } },
      },
    },
    begin: { proc: 'card', vars: { seat: 0, card: 'movetreasure' } },
  }).picks(0, 'treasure dewbury');
  expect(held.refuses(0, 'to lair-of-the-lizard').rule).toBe('WQ R78');
  const together = wizardsQuest.clone(open().board);
  together.treasureAt[4] = 0;
  expect(wizardsQuest.invariants(together)).toContain('the treasure 4 of seat 1 is lost in Lair of the Lizard');
});

rule('WQ IV.D.5.HIDDEN', 'everybody sees where a treasure lies and whose it is, its hider alone what it is', () => {
  const t = hiding().picks(1, 'hide crown castle-4');
  const seen = [0, 1, 2, null].map((viewer) => t.sees(viewer, 'spaces.castle-4.treasure'));
  expect(seen).toEqual([
    { owner: 0, kind: 'unknown' },
    { owner: 0, kind: 'crown' },
    { owner: 0, kind: 'unknown' },
    { owner: 0, kind: 'unknown' },
  ]);
  const hid = { seat: 1, owner: 0, space: 'castle-4' };
  expect(t.heard(0)).toContainEqual({ key: 'setup.hid', args: hid });
  expect(t.heard(null)).toContainEqual({ key: 'setup.hid', args: hid });
  expect(t.heard(1)).toContainEqual({ key: 'setup.hid', args: { ...hid, treasure: 'crown' } });
});

rule('WQ R59', 'the type is the hider’s secret, unknown to its owner unless a card shows it to him', () => {
  const open = (looked: string[]) =>
    marnon({
      seats: 3,
      position: {
        spaces: {
          dewbury: { seat: 0 },
          haven: { seat: 1 },
          pembroke: { seat: 2 },
          britton: { treasure: { owner: 0, kind: 'chest' } },
          windfor: { treasure: { owner: 0, kind: 'ring' } },
        },
        players: { 0: { looked } },
      },
    });
  const kinds = (looked: string[]) =>
    [0, 1, 2, null].map((viewer) => open(looked).sees(viewer, 'spaces.britton.treasure.kind'));
  expect(kinds([])).toEqual(['unknown', 'chest', 'unknown', 'unknown']);
  expect(kinds(['britton'])).toEqual(['chest', 'chest', 'unknown', 'unknown']);
  expect(open(['britton']).sees(0, 'spaces.windfor.treasure.kind')).toBe('unknown');
  expect(wizardsQuest.view(open([]).board, 2).treasureKind.slice(0, 2)).toEqual([-1, -1]);
});

rule('WQ R59', 'whoever imagines the table thinks any treasure possible, also while they are being hidden', () => {
  const t = hiding({ 'blank-treasure': true }).picks(1, 'hide crown castle-4');
  const dice = random('R59');
  const imagined = (viewer: number) => {
    const worlds = Array.from({ length: 60 }, () => wizardsQuest.clone(t.board));
    for (const world of worlds) wizardsQuest.determinize(world, viewer, dice);
    return [...new Set(worlds.map((world) => world.treasureKind[0]))].sort();
  };
  expect([imagined(0), imagined(1), imagined(2)]).toEqual([[0, 1, 2, 3], [1], [0, 1, 2, 3]]);
  const rest = t.picks(2, 'hide ring castle-5').picks(0, 'hide ring castle-6').picks(1, 'hide chest britton');
  const world = wizardsQuest.clone(rest.board);
  wizardsQuest.determinize(world, 0, dice);
  expect(new Set(world.treasureKind.slice(0, 2)).size).toBe(2);
  expect(world.treasureKind.slice(2, 4)).toEqual([-1, -1]);
  expect(world.treasureKind.slice(8)).toEqual(rest.board.treasureKind.slice(8));
});
