import { goto, type Seat } from '@questhall/kernel';
import { type Board, ORCS, ownerOf, type Slot, TREASURES } from '../board.js';
import { chapter } from '../calls.js';
import { addMen, removeMen } from '../forces.js';
import { FIRST_CASTLE, IS_CASTLE, REGION_OF, REGIONS, SPACES, type SpaceId, TUNNEL } from '../map.js';
import { moveMonster } from './monsters.js';

const spaceIds = (o: SpaceId) => [SPACES[o].id];
const rout = chapter('card:rout');

/** The orcs quarrel: some leave one space, one stays. WQ III.B.3 */
export const cardRout = rout.procedure({
  steps: {
    choose: rout.ask({
      rule: 'WQ III.B.3',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.rout', args: { most: v.most } }),
      // WQ III.B.3 A card may touch the orcs. WQ R42 Where there is no target it has no effect.
      options: (b, v) => routs(b, v.most),
      name: (o: number) => `rout ${o >> 6} ${SPACES[o & 63].id}`,
      at: (o) => spaceIds(o & 63),
      then: (t, _, o) => {
        removeMen(t.board, o & 63, o >> 6);
        t.tell('routed', { space: SPACES[o & 63].id, n: o >> 6 });
      },
    }),
  },
});

/** So many orcs from each space that can spare them. */
export function routs(b: Board, most: number): number[] {
  const found: number[] = [];
  for (let space = 0; space < SPACES.length; space++) {
    if (b.holder[space] !== ORCS) continue;
    for (let n = 1; n <= Math.min(most, b.men[space] - 1); n++) found.push((n << 6) | space);
  }
  return found;
}

/** What an option of `card:rout.choose` or `card:scatter.spread` stands for: so many orcs of a space. */
export function orcsOf(o: number): { space: SpaceId; orcs: number } {
  return { space: o & 63, orcs: o >> 6 };
}

const wander = chapter('card:wander', () => ({ slot: -1 }));

/** The treasure wanders: one treasure, unseen, to a space of the same sort. */
export const cardWander = wander.procedure({
  steps: {
    which: wander.ask({
      rule: 'WQ R78',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.wander' }),
      options: (b) => movable(b),
      name: (slot: Slot, b) => `treasure ${SPACES[b.treasureAt[slot]].id}`,
      at: (slot, b) => spaceIds(b.treasureAt[slot]),
      then: (_, v, slot) => {
        v.slot = slot;
      },
    }),
    where: wander.ask({
      rule: 'WQ IV.D.5.c.2',
      who: (_, v) => (v.slot < 0 ? null : v.seat),
      says: (b, v) => ({ key: 'ask.wander-to', args: { space: SPACES[b.treasureAt[v.slot]].id } }),
      options: (b, v) => resting(b, v.slot),
      name: (space: SpaceId) => `to ${SPACES[space].id}`,
      at: spaceIds,
      bars: (pick, b) => {
        const space = SPACES.findIndex((s) => pick === `to ${s.id}`);
        if (space < 0) return undefined;
        if (b.treasureIn[space] >= 0) return { rule: 'WQ IV.D.5.c.2', why: 'a space never holds two treasures' };
        return { rule: 'WQ R78', why: 'it goes to a space of the same sort that its owner does not hold' };
      },
      then: (t, v, space) => {
        const { board } = t;
        const from = board.treasureAt[v.slot];
        board.treasureIn[from] = -1;
        board.treasureIn[space] = v.slot;
        board.treasureAt[v.slot] = space;
        // WQ R78 Face down from one public place to another.
        t.tell('wandered', { owner: ownerOf(v.slot), from: SPACES[from].id, space: SPACES[space].id });
      },
    }),
  },
});

/** Treasures that can wander. */
export function movable(b: Board): Slot[] {
  const found: Slot[] = [];
  for (let slot = 0; slot < b.treasureAt.length; slot++) {
    // WQ R42 A treasure with nowhere to go is no target. WQ R84 The blank is as good as any.
    if (b.treasureAt[slot] >= 0 && resting(b, slot).length > 0) found.push(slot);
  }
  return found;
}

function resting(b: Board, slot: Slot): SpaceId[] {
  const castle = IS_CASTLE[b.treasureAt[slot]];
  const found: SpaceId[] = [];
  for (let space = castle ? FIRST_CASTLE : 0; space < (castle ? SPACES.length : FIRST_CASTLE); space++) {
    // WQ IV.D.5.c.2 Never two in a space, also when a card moves one.
    if (b.treasureIn[space] < 0 && b.holder[space] !== ownerOf(slot)) found.push(space);
  }
  return found;
}

const vision = chapter('card:vision');

/** A vision: a secret look at one of one's own treasures. */
export const cardVision = vision.procedure({
  steps: {
    choose: vision.ask({
      rule: 'WQ R78',
      always: true,
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.vision' }),
      options: (b, v) => veiled(b, v.seat),
      name: (slot: Slot, b) => `look ${SPACES[b.treasureAt[slot]].id}`,
      at: (slot, b) => spaceIds(b.treasureAt[slot]),
      then: (t, v, slot) => {
        const { board } = t;
        // WQ R78 He knows it from now on; that he looked, all know.
        board.looked[slot] = true;
        const treasure = TREASURES[board.treasureKind[slot]];
        t.reveal(
          'looked',
          { seat: v.seat, space: SPACES[board.treasureAt[slot]].id },
          { for: [v.seat], args: { treasure } },
        );
      },
    }),
  },
});

/** A player's own treasures on the board. */
export function veiled(b: Board, seat: Seat): Slot[] {
  // WQ R78 Only his own, WQ R84 the blank among them.
  return b.treasureAt.flatMap((space, slot) => (space >= 0 && ownerOf(slot) === seat ? [slot] : []));
}

const summon = chapter('card:summon');

/** A tournament event: a monster goes to a territory of choice. */
export const cardSummon = summon.procedure({
  steps: {
    choose: summon.ask({
      rule: 'WQ R77',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.summon-monster', args: { monster: v.monster } }),
      options: () => SPACES.flatMap((_, space) => (IS_CASTLE[space] ? [] : [space])),
      name: (space: SpaceId) => `to ${SPACES[space].id}`,
      at: spaceIds,
      then: (t, v, space) => moveMonster(t, v.monster, space),
    }),
    act: (t, v) =>
      v.monster === 'dragon'
        ? summon.call('gobble', { space: t.board.dragon })
        : summon.call('prosper', { space: t.board.wizard }),
  },
});

const mouth = chapter('card:mouth');

/** A tournament event: a further mouth of the Great Tunnel. */
export const cardMouth = mouth.procedure({
  steps: {
    choose: mouth.ask({
      rule: 'WQ III.C.5.h',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.mouth' }),
      options: (b) => SPACES.flatMap((_, s) => (IS_CASTLE[s] || TUNNEL.includes(s) || b.mouths.includes(s) ? [] : [s])),
      name: (space: SpaceId) => `open ${SPACES[space].id}`,
      at: spaceIds,
      then: (t, _, space) => {
        t.board.mouths.push(space);
        t.tell('mouth', { space: SPACES[space].id });
      },
    }),
  },
});

const scatter = chapter('card:scatter');

/** A tournament event: a region's orcs are spread over orc territories, one staying in each. */
export const cardScatter = scatter.procedure({
  steps: {
    region: scatter.ask({
      rule: 'WQ III.B.3',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.scatter' }),
      options: (b) => crowded(b),
      name: (region: number) => `scatter ${REGIONS[region - 1].id}`,
      at: (region) => [REGIONS[region - 1].id],
      then: (t, _, region) => {
        const { board } = t;
        board.transit = { owner: ORCS, men: 0, power: 'none' };
        for (const space of surplus(board, region)) {
          board.transit.men += board.men[space] - 1;
          board.men[space] = 1;
        }
        t.tell('scattered', { region: REGIONS[region - 1].id, n: board.transit.men });
      },
    }),
    spread: scatter.ask({
      rule: 'WQ VI.A.3',
      who: (b, v) => (b.transit.men > 0 ? v.seat : null),
      says: (b) => ({ key: 'ask.spread', args: { n: b.transit.men } }),
      options: (b) => spreads(b),
      name: (o: number) => `put ${o >> 6} ${SPACES[o & 63].id}`,
      at: (o) => spaceIds(o & 63),
      then: (t, _, o) => {
        addMen(t.board, o & 63, ORCS, o >> 6);
        t.board.transit.men -= o >> 6;
        t.tell('spread', { space: SPACES[o & 63].id, n: o >> 6 });
        return goto('spread');
      },
    }),
  },
  cleanup: (b) => {
    b.transit.men = 0;
  },
});

/** Regions with orcs to spread. */
export function crowded(b: Board): number[] {
  return [1, 2, 3, 4, 5, 6].filter((region) => surplus(b, region).length > 0);
}

function surplus(b: Board, region: number): SpaceId[] {
  return SPACES.flatMap((_, s) => (REGION_OF[s] === region && b.holder[s] === ORCS && b.men[s] > 1 ? [s] : []));
}

function spreads(b: Board): number[] {
  const found: number[] = [];
  for (let space = 0; space < FIRST_CASTLE; space++) {
    if (b.holder[space] !== ORCS) continue;
    for (let n = 1; n <= Math.min(b.transit.men, 4 - b.men[space]); n++) found.push((n << 6) | space);
  }
  return found;
}

const draws = chapter('card:draws');

/** A tournament event while the ring's card is played: more draws, each as the ring's. */
export const cardDraws = draws.procedure({
  steps: {
    next: (_, v) => {
      if (v.n === 0) return draws.done();
      v.n -= 1;
      return draws.call('ring', { seat: v.seat }, { then: 'next' });
    },
  },
});
