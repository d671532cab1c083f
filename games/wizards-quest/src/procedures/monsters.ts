import { goto, type Table } from '@questhall/kernel';
import { type Board, NOBODY, ORCS } from '../board.js';
import { chapter, type Monster } from '../calls.js';
import { countersIn } from '../forces.js';
import { FIRST_CASTLE, REGIONS, SPACES, type SpaceId, territoryAt } from '../map.js';
import { isProtected } from '../reach.js';
import { grow } from './orcs.js';

const wing = chapter('dragon', () => ({ last: false, fed: false }));

/** VII. The dragon moves until it is fed. */
export const dragon = wing.procedure({
  steps: {
    // WQ VII.A.1, WQ SUMMARY.B From territory to territory until it has gobbled a man, hero or sorcerer.
    move: (t, v) => {
      // WQ R9 Where nobody can be gobbled it makes one last move.
      v.last = !SPACES.some((_, space) => isPrey(t.board, space));
      // WQ III.B.3 Dice drive it, nobody else. WQ VII.B One for the region, one for the territory.
      // WQ VII.A.2 So never to a castle. WQ R11 Nor need it be another place.
      moveMonster(t, 'dragon', territoryAt(t.d6('dragon'), t.d6('dragon')));
    },
    gobble: (t) => wing.call('gobble', { space: t.board.dragon }, { into: 'fed' }),
    // WQ VII.C.3 Orcs do not satisfy it.
    again: (_, v) => (v.fed || v.last ? wing.done() : goto('move')),
  },
});

function isPrey(b: Board, space: SpaceId): boolean {
  // WQ R9 A player's force in a territory that the wizard does not protect.
  return space < FIRST_CASTLE && b.holder[space] !== NOBODY && b.holder[space] !== ORCS && !isProtected(b, space);
}

const bite = chapter('gobble', () => ({ of: NOBODY }));

/** VII.C The dragon eats where it has landed. Answers whether a player's counter was gobbled. */
export const gobble = bite.procedure({
  steps: {
    eat: (t, v) => {
      const { board } = t;
      // WQ R8, WQ R24 Nothing in the wizard's region. WQ R88 Nothing where nothing is.
      if (board.holder[v.space] === NOBODY) return bite.done(false);
      if (isProtected(board, v.space)) {
        t.tell('dragon.barred', { space: SPACES[v.space].id });
        return bite.done(false);
      }
      v.of = board.holder[v.space];
      // WQ VII.C.1 As many counters as one die shows, at most all. WQ VII.C.2 Every man counts one.
      const n = Math.min(t.d6('gobble'), countersIn(board, v.space));
      t.tell('dragon.gobbles', { space: SPACES[v.space].id, n });
      // WQ R10 The owner of the force chooses. WQ VII.C.4 The wizard is no counter of a force, and never eaten.
      return bite.call('losses', { space: v.space, other: v.space, n, disperser: NOBODY });
    },
    // WQ R85 What it has emptied stays unoccupied.
    fed: (_, v) => bite.done(v.of !== ORCS),
  },
});

const peace = chapter('wizard');

/** VIII. The wizard moves once, and prospers where he comes. */
export const wizard = peace.procedure({
  steps: {
    // WQ VIII.A, WQ SUMMARY.C One move, rolled as the dragon's.
    move: (t) => moveMonster(t, 'wizard', territoryAt(t.d6('wizard'), t.d6('wizard'))),
    prosper: (t) => peace.call('prosper', { space: t.board.wizard }),
  },
});

const bless = chapter('prosper');

/** VIII.B Three men, or three orcs. */
export const prosper = bless.procedure({
  steps: {
    give: (t, { space }) => {
      const { board } = t;
      const holder = board.holder[space];
      // WQ VIII.B.3 An unoccupied territory gets nothing.
      if (holder === NOBODY) return;
      t.tell('wizard.prospers', { space: SPACES[space].id, holder });
      // WQ VIII.B.2 Orcs gain three, up to four.
      if (holder === ORCS) return grow(board, space, 3);
      // WQ VIII.B.1 A player gains three men there. WQ R36 A super power for two of them, as always.
      return bless.call('place', { seat: holder, men: 3, space, powers: board.house.powersForAwards });
    },
  },
});

/** Put a monster down. WQ III.C.5.d It may share the space with anything. */
export function moveMonster(t: Table<Board>, monster: Monster, space: SpaceId): void {
  // WQ III.C.5.d Dragon and wizard share a space with each other and with all counters.
  t.board[monster] = space;
  t.tell(`${monster}.moves`, { space: SPACES[space].id });
}

const exile = chapter('send', () => ({ territory: -1 }));

/** A monster is sent to a region; a die says where in it. */
export const send = exile.procedure({
  steps: {
    // WQ X.D.5.b.1 The victor names the region. WQ R25 Any of the six, the one it is in too.
    region: exile.ask({
      rule: 'WQ X.D.5.b.1',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.send', args: { monster: v.monster } }),
      options: () => [1, 2, 3, 4, 5, 6],
      name: (region: number) => `send ${REGIONS[region - 1].id}`,
      at: (region) => [REGIONS[region - 1].id],
      then: (t, v, region) => {
        // WQ III.B.3, WQ R77 One die gives the territory.
        moveMonster(t, v.monster, territoryAt(region, t.d6('send')));
      },
    }),
    // WQ X.D.5.b.2 The dragon gobbles there, once. WQ X.D.5.b.3 The wizard prospers there.
    act: (t, v) =>
      v.monster === 'dragon'
        ? exile.call('gobble', { space: t.board.dragon })
        : exile.call('prosper', { space: t.board.wizard }),
  },
});
