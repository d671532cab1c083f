import { goto, type Table } from '@questhall/kernel';
import { type Board, inOrder, NOBODY, ORCS } from '../board.js';
import { chapter } from '../calls.js';
import { addMen, type Field, powerIn, removeMen } from '../forces.js';
import { CASTLE_REGIONS, FIRST_CASTLE, SPACES, type SpaceId, territoryAt } from '../map.js';
import { frenzyOrderFrom, isProtected } from '../reach.js';

const MOST_ORCS = 4;
const phase = chapter('orcs', () => ({ raging: [] as SpaceId[] }));

/** VI. Generation, frenzy, placement. */
export const orcs = phase.procedure({
  steps: {
    // WQ VI.A.1, WQ SUMMARY.A.1 A die for every player still in the game, from the first player on.
    generation: (t) => {
      for (const seat of inOrder(t.board, t.board.first)) {
        const region = t.d6('orcs');
        t.tell('orcs.generation', { seat, region });
        generate(t.board, region);
      }
    },
    // WQ VI.B.1.1, WQ SUMMARY.A.2 Spaces with four orcs frenzy. WQ VI.B.2 No others. WQ R80 None joins them later.
    gather: (t, v) => {
      // WQ VI.B.3, WQ VI.B.3.a Regions by number, then castles. WQ VI.B.3.b, WQ VI.B.3.c The lower number first.
      v.raging = SPACES.map((_, space) => space).filter((space) => hasFullForce(t.board, space));
    },
    frenzies: (_, v) => {
      const space = v.raging.shift();
      return space === undefined ? undefined : phase.call('frenzy', { space }, { then: 'frenzies' });
    },
    // WQ VI.C, WQ SUMMARY.A.3 Every unoccupied space gets an orc, also beside the wizard, the dragon or a treasure.
    placement: (t) => {
      const filled: string[] = [];
      for (let space = 0; space < SPACES.length; space++) {
        if (t.board.holder[space] !== NOBODY) continue;
        addMen(t.board, space, ORCS, 1);
        filled.push(SPACES[space].id);
      }
      if (filled.length > 0) t.tell('orcs.placed', { spaces: filled });
    },
  },
});

function hasFullForce(b: Board, space: SpaceId): boolean {
  return b.holder[space] === ORCS && b.men[space] === MOST_ORCS;
}

/** One more orc in every orc space of a region, and in every orc castle beside it. */
export function generate(b: Board, region: number): void {
  // WQ VI.A.2.1 The territories held by orcs.
  for (let number = 1; number <= 6; number++) grow(b, territoryAt(region, number), 1);
  // WQ VI.A.2.2 And castles that touch the region, once each. WQ R57 Again for another roll.
  CASTLE_REGIONS.forEach((regions, i) => {
    if (regions.includes(region)) grow(b, FIRST_CASTLE + i, 1);
  });
}

/** More orcs where orcs are. */
export function grow(b: Board, space: SpaceId, n: number): void {
  if (b.holder[space] !== ORCS) return;
  // WQ VI.A.3 Never more than four.
  addMen(b, space, ORCS, Math.min(n, MOST_ORCS - b.men[space]));
}

const rage = chapter('frenzy', () => ({ next: 0, target: -1 }));

/** VI.B One space's orcs attack round about. */
export const frenzy = rage.procedure({
  steps: {
    begin: (t, v) => t.tell('frenzy', { space: SPACES[v.space].id }),
    // WQ VI.B.4 The targets have a fixed order, and there is one round of them.
    aim: (t, v) => {
      // WQ VI.B.1.2, WQ VI.B.5.f.3 It goes on only while two orcs are left.
      if (orcsIn(t, v.space) < 2) return rage.done();
      const target = frenzyOrderFrom(t.board, v.space)[v.next];
      if (target === undefined) return rage.done();
      v.next += 1;
      v.target = target;
      // WQ VI.B.5.e What may be attacked, must be.
      return isFrenzyTarget(t.board, target) ? undefined : goto('aim');
    },
    // WQ VI.B.6, WQ XI.B.3.a Battles as any other. WQ R5 One after another against the same space.
    fight: (_, v) =>
      rage.call('battle', { attacker: ORCS, from: v.space, to: v.target, against: 'space', boat: false }),
    // WQ VI.B.1.2 At one orc or none the frenzy stops at once.
    look: (t, v) => {
      const left = orcsIn(t, v.space);
      if (t.board.holder[v.target] !== NOBODY) return left < 2 ? rage.done() : goto('fight');
      // WQ VI.B.5.f.2 The last orc stays, and the beaten space is left unoccupied.
      if (left < 2) return rage.done();
      // WQ VI.B.5.f.1 Exactly one orc moves in.
      removeMen(t.board, v.space, 1);
      addMen(t.board, v.target, ORCS, 1);
      t.tell('frenzy.captured', { from: SPACES[v.space].id, space: SPACES[v.target].id });
      return goto('aim');
    },
  },
  shows: (_, v) => ({ space: SPACES[v.space].id, target: v.target < 0 ? null : SPACES[v.target].id }),
});

function orcsIn(t: Table<Board>, space: SpaceId): number {
  return t.board.holder[space] === ORCS ? t.board.men[space] : 0;
}

/** WQ VI.B.5: whether frenzying orcs attack this neighbour or pass it. */
export function isFrenzyTarget(b: Field, space: SpaceId): boolean {
  // WQ VI.B.5.a They pass orcs.
  if (b.holder[space] === ORCS) return false;
  // WQ VI.B.5.d They pass what is empty.
  if (b.holder[space] === NOBODY) return false;
  // WQ VI.B.5.b They pass a hero, and the dragon.
  if (powerIn(b, space) === 'hero' || b.dragon === space) return false;
  // WQ VI.B.5.c They pass the territories of the wizard's region.
  return !isProtected(b, space);
}
