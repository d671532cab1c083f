import { type Opening, rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { spaceNamed, wizardsQuest } from '../../src/index.js';
import { marnon } from '../table.js';

type Position = NonNullable<Opening['position']>;

/** Seat 0 is about to walk from Haven into unoccupied Hidden Hollow, where this lies. */
function walkingOn(treasure: { owner: number; kind: string } | null, more: Position = {}, options = {}) {
  return marnon({
    seats: 3,
    options,
    position: {
      spaces: {
        haven: { seat: 0, men: 4 },
        'hidden-hollow': treasure ? { treasure } : {},
        'castle-2': { seat: 1, men: 2 },
        'castle-3': { seat: 2, men: 2 },
      },
      ...more,
    },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'haven', to: 'hidden-hollow' } },
    dice: { petition: ['men2'] },
  });
}
const own = (kind: string) => ({ owner: 0, kind });

rule('WQ X.E.1', 'who captures the space of his own treasure takes it and shows it to all', () => {
  const t = walkingOn(own('crown'));
  expect(t.sees(0, 'spaces.hidden-hollow.treasure')).toEqual({ owner: 0, kind: 'unknown' });
  t.picks(0, 'capture 1 men');
  expect([t.truth('spaces.hidden-hollow.treasure'), t.truth('players.0.taken')]).toEqual([null, ['crown']]);
  for (const viewer of [0, 1, 2, null]) {
    expect(t.sees(viewer, 'players.0.taken')).toEqual(['crown']);
    expect(t.heard(viewer)).toContainEqual({
      key: 'treasure',
      args: { seat: 0, space: 'hidden-hollow', treasure: 'crown' },
    });
  }
  expect(wizardsQuest.invariants(t.board)).toEqual([]);
  expect(t.board.treasureIn[spaceNamed('hidden-hollow')]).toBe(-1);
});

rule('WQ X.E.1', "another's treasure stays where it lies, face down", () => {
  const t = walkingOn({ owner: 1, kind: 'chest' });
  t.picks(0, 'capture 1 men');
  expect([t.truth('players.0.taken'), t.truth('players.1.taken'), t.at()]).toEqual([[], [], 'attack.choose']);
  expect(t.sees(0, 'spaces.hidden-hollow')).toMatchObject({ seat: 0, treasure: { owner: 1, kind: 'unknown' } });
  expect(t.events().map((event) => event.key)).not.toContain('treasure');
});

rule('WQ X.E.1', 'where there is none nothing is taken', () => {
  const t = walkingOn(null);
  t.picks(0, 'capture 1 men');
  expect([t.at(), t.truth('players.0.taken')]).toEqual(['attack.choose', []]);
});

rule('WQ X.E.1.a', 'a chest brings four men, placed at once where it lay', () => {
  const t = walkingOn(own('chest'));
  t.picks(0, 'capture 1 men');
  expect([t.asked(), t.at()]).toEqual([[0], 'place.choose']);
  expect(t.offers(0)).toEqual(['place hero hidden-hollow', 'place sorcerer hidden-hollow', 'place 4 hidden-hollow']);
  expect(t.refuses(0, 'place 4 haven')).toMatchObject({ rule: 'WQ R36' });
  t.picks(0, 'place 4 hidden-hollow');
  expect([t.truth('spaces.hidden-hollow.men'), t.truth('spaces.haven.men'), t.at()]).toEqual([5, 3, 'attack.choose']);
});

rule('WQ R46', 'if the chest lay in a castle, the men go into the castle', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: { haven: { seat: 0, men: 3 }, 'castle-6': { treasure: own('chest') }, 'castle-2': { seat: 1 } },
    },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'haven', to: 'castle-6' } },
  });
  t.picks(0, 'capture 1 men', 'place hero castle-6', 'place 2 castle-6');
  expect(t.truth('spaces.castle-6')).toMatchObject({ seat: 0, men: 3, hero: true });
  expect(t.truth('players.0.pieces')).toBe(6);
});

rule('WQ X.E.1.b', 'a crown brings three men for any spaces of its owner, at once', () => {
  const t = walkingOn(own('crown'));
  t.picks(0, 'capture 1 men');
  const places = ['hidden-hollow', 'haven'].flatMap((id) =>
    ['hero', 'sorcerer', 1, 2, 3].map((n) => `place ${n} ${id}`),
  );
  expect([...t.offers(0)].sort()).toEqual(places.sort());
  t.picks(0, 'place 1 hidden-hollow', 'place hero haven');
  expect(t.truth('spaces.haven')).toMatchObject({ men: 3, hero: true });
  expect([t.truth('spaces.hidden-hollow.men'), t.at()]).toEqual([2, 'attack.choose']);
});

rule('WQ R45', 'the men of the crown go only where the player stands', () => {
  const t = walkingOn(own('crown'));
  t.picks(0, 'capture 1 men');
  for (const id of ['castle-2', 'dewbury', 'castle-6'])
    expect(t.refuses(0, `place 3 ${id}`)).toMatchObject({ refused: 'not-offered', rule: 'WQ X.B.3' });
  t.picks(0, 'place 3 hidden-hollow');
  expect(t.truth('spaces.hidden-hollow.men')).toBe(4);
});

rule('WQ SUMMARY.TREASURE', 'ring, crown and chest bring a card, three men, and four men on the spot', () => {
  const ring = walkingOn(own('ring')).picks(0, 'capture 1 men');
  expect([ring.at(), ring.truth('ring')]).toEqual(['ring.choose', { seat: 0, card: 'men2' }]);
  const crown = walkingOn(own('crown')).picks(0, 'capture 1 men', 'place 3 haven');
  expect([crown.at(), crown.truth('players.0.pieces')]).toEqual(['attack.choose', 7]);
  const chest = walkingOn(own('chest')).picks(0, 'capture 1 men', 'place 4 hidden-hollow');
  expect([chest.at(), chest.truth('players.0.pieces')]).toEqual(['attack.choose', 8]);
});

rule('WQ X.E.2', 'the third treasure ends the game at once', () => {
  const t = walkingOn(own('ring'), { players: { 0: { taken: ['crown', 'chest'] } } });
  t.picks(0, 'capture 1 men');
  expect(t.result).toEqual({ winners: [0], rule: 'WQ X.E.2', says: { key: 'over.treasures', args: { seat: 0 } } });
  expect(t.computed('treasures', { seat: 0 })).toBe(3);
});

rule('WQ X.E.2', 'the second does not, nor do the treasures of others count', () => {
  const t = walkingOn(own('ring'), { players: { 0: { taken: ['crown'] }, 1: { taken: ['crown', 'chest'] } } });
  t.picks(0, 'capture 1 men');
  expect([t.result, t.at()]).toEqual([null, 'ring.choose']);
  expect([t.computed('treasures', { seat: 0 }), t.computed('treasures', { seat: 1 })]).toEqual([2, 2]);
});

rule('WQ R47', 'the third treasure brings no reward', () => {
  const t = walkingOn(own('chest'), { players: { 0: { taken: ['crown', 'ring'] } } });
  t.picks(0, 'capture 1 men');
  expect([t.truth('spaces.hidden-hollow.men'), t.truth('players.0.pieces')]).toEqual([1, 4]);
  expect([t.result?.winners, t.asked()]).toEqual([[0], []]);
  expect(
    t
      .events()
      .map((event) => event.key)
      .slice(-2),
  ).toEqual(['captured', 'treasure']);
});

rule('WQ R84', 'a blank is taken off the board and shown to all, but is worth nothing', () => {
  const more = { players: { 0: { taken: ['crown', 'chest'] } } };
  const t = walkingOn(own('blank'), more, { 'blank-treasure': true });
  expect(t.sees(0, 'spaces.hidden-hollow.treasure')).toEqual({ owner: 0, kind: 'unknown' });
  t.picks(0, 'capture 1 men');
  expect([t.result, t.at(), t.truth('players.0.pieces')]).toEqual([null, 'attack.choose', 4]);
  expect(t.truth('spaces.hidden-hollow.treasure')).toBeNull();
  for (const viewer of [0, 1, null]) {
    expect(t.sees(viewer, 'players.0.taken')).toContain('blank');
    expect(t.heard(viewer)).toContainEqual(expect.objectContaining({ key: 'treasure' }));
  }
});

rule('WQ R84', 'a blank can be moved by a card, and holds its space alone', () => {
  const t = marnon({
    seats: 2,
    options: { 'blank-treasure': true },
    position: {
      spaces: {
        'castle-1': { seat: 0 },
        'castle-2': { seat: 1 },
        haven: { treasure: { owner: 1, kind: 'blank' } },
        dewbury: { treasure: { owner: 1, kind: 'ring' } },
      },
      players: { 0: { hand: ['movetreasure'], taken: ['blank'] } },
    },
    begin: { proc: 'petition', vars: { seat: 0 } },
  });
  t.picks(0, 'play movetreasure', 'treasure haven');
  expect(t.refuses(0, 'to dewbury')).toMatchObject({ rule: 'WQ IV.D.5.c.2' });
  t.picks(0, 'to britton');
  expect(t.truth('spaces.britton.treasure')).toEqual({ owner: 1, kind: 'blank' });
  expect(t.sees(1, 'players.0.taken')).toEqual(['blank']);
});
