import { CHARACTERS, KINDS, RAFT_PAIRS, SPACES, SPELLS, spaceNamed } from '@questhall/talisman';
import { expect, test } from 'vitest';
import { CELLS } from '../../../src/boards/talisman/ground/cells.js';
import { CARD_ICONS, CHARACTER_ICONS } from '../../../src/boards/talisman/icons.js';
import { berthsOf, postsOf } from '../../../src/boards/talisman/map/layout.js';
import { wayOf } from '../../../src/boards/talisman/trips.js';

const middle = (space: number) => {
  const [x0, y0, x1, y1] = CELLS[space].box;
  return [(x0 + x1) / 2, (y0 + y1) / 2] as const;
};

test('forty-nine spaces lie on the board, none over another', () => {
  expect(CELLS).toHaveLength(49);
  const overlaps = CELLS.flatMap((a, i) =>
    CELLS.slice(i + 1).filter(
      (b) => a.box[0] < b.box[2] && b.box[0] < a.box[2] && a.box[1] < b.box[3] && b.box[1] < a.box[3],
    ),
  );
  expect(overlaps).toEqual([]);
});

test('neighbours of a ring share a side', () => {
  const outer = CELLS.filter(({ group }) => group === 'outer');
  for (const [i, cell] of outer.entries()) {
    const next = outer[(i + 1) % outer.length];
    const shared = cell.polygon.filter(([x, y]) => next.polygon.some(([u, v]) => u === x && v === y));
    expect(shared, `${cell.id} and ${next.id}`).toHaveLength(2);
  }
});

test('a raft crosses the river straight: what faces each other is near each other', () => {
  for (const [a, b] of RAFT_PAIRS) {
    const [p, q] = [middle(a), middle(b)];
    expect(Math.hypot(p[0] - q[0], p[1] - q[1]), `${SPACES[a].id} to ${SPACES[b].id}`).toBeLessThan(240);
  }
});

test('every space is large enough for a finger on a small phone', () => {
  const scale = 360 / 1048;
  for (const { id, box } of CELLS) {
    expect((box[2] - box[0]) * scale, id).toBeGreaterThanOrEqual(40);
    expect((box[3] - box[1]) * scale, id).toBeGreaterThanOrEqual(40);
  }
});

test('every card, spell and character has a picture', () => {
  const plain = (id: string) => id.replace(/^(bought|given)-/, '');
  expect(KINDS.filter(({ id }) => !CARD_ICONS[plain(id)]).map(({ id }) => id)).toEqual([]);
  expect(SPELLS.filter(({ id }) => !CARD_ICONS[id]).map(({ id }) => id)).toEqual([]);
  expect(CHARACTERS.filter(({ id }) => !CHARACTER_ICONS[id]).map(({ id }) => id)).toEqual([]);
});

test('a walk goes the shorter way round its ring, and straight from ring to ring', () => {
  const ids = (from: string, to: string) =>
    wayOf({ seat: 0, from: spaceNamed(from), to: spaceNamed(to) }).map((space) => SPACES[space].id);
  expect(ids('city', 'outer-hills-1')).toEqual(['city', 'outer-fields-1', 'outer-hills-1']);
  expect(ids('city', 'outer-woods-3')).toEqual(['city', 'outer-fields-6', 'outer-woods-3']);
  expect(ids('sentinel', 'middle-hills')).toEqual(['sentinel', 'middle-hills']);
});

test('six characters and a heap of cards keep inside their space', () => {
  const crowd = { people: [0, 1, 2, 3, 4, 5], cards: [1, 2, 3, 4, 5, 6], gold: 2, hex: false };
  for (const { at, radius } of postsOf(crowd)) expect(Math.abs(at[0]) + radius).toBeLessThanOrEqual(58);
  expect(berthsOf(crowd)).toHaveLength(4);
});

test('where no card lies a crowd stands apart, each to be seen whole', () => {
  for (const many of [4, 5, 6]) {
    const posts = postsOf({ people: [...new Array(many).keys()], cards: [], gold: 0, hex: false });
    const apart = posts.flatMap(({ at: [x, y] }, i) =>
      posts.slice(i + 1).map(({ at }) => Math.hypot(at[0] - x, at[1] - y)),
    );
    expect(Math.min(...apart)).toBeGreaterThan(1.8 * posts[0]!.radius);
  }
});
