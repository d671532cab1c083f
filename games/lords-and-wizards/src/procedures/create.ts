import { goto } from '@questhall/kernel';
import { type Board, FREE, type Leader } from '../board.js';
import { chapter } from '../calls.js';
import { isWizard } from '../forces.js';
import { CREATED_CONTROL, FIRST_CREATED, ITEMS } from '../items.js';
import { SITE_AT, SITES } from '../map.js';
import { hasPower } from '../powers.js';
import { HIREABLE, KINDS } from '../units.js';

const { ask, done, procedure } = chapter('create', () => ({ kind: -1 }));

/** Chapter O12 A Wizard begins to create an item. */
export const create = procedure({
  steps: {
    // LW AMB-159 Named openly when the work starts.
    what: ask({
      rule: 'LW O12/1',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.create' }),
      // LW O12/1 Of a level not above his own.
      options: (b, v) => {
        const kinds: number[] = [];
        for (let kind = FIRST_CREATED; kind < ITEMS.length; kind++)
          if (ITEMS[kind].roll <= b.level[v.leader]) kinds.push(kind);
        return kinds;
      },
      name: (kind: number) => `make ${ITEMS[kind].id}`,
      then: (_, v, kind) => {
        v.kind = kind;
        return kind === CREATED_CONTROL ? undefined : goto('begin');
      },
    }),
    whom: ask({
      rule: 'LW TABLE.CREATED',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.control-kind' }),
      options: () => Array.from({ length: HIREABLE }, (_, kind) => kind),
      name: (kind: number) => `against ${KINDS[kind].id}`,
      then: (t, v, kind) => {
        t.board.workAim[v.leader] = kind;
      },
    }),
    begin: (t, v) => {
      const { board } = t;
      board.work[v.leader] = v.kind;
      board.worked[v.leader] = 0;
      // LW O12a/1, LW AMB-159 Two turns with a Ring or Robe of Knowledge, from start to end.
      board.workFast[v.leader] = hasPower(board, board.leaderUnit[v.leader], 'knowledge');
      // LW O12a/4 It is no study.
      board.study[v.leader] = 0;
      t.tell('work-begun', { seat: v.seat, item: ITEMS[v.kind].id });
      return done();
    },
  },
});

/** Whether a Wizard can begin here and now. */
export function canBeginWork(b: Board, leader: Leader): boolean {
  // LW O12/1 Level 4 or higher.
  if (!isWizard(leader) || b.fate[leader] !== FREE || b.level[leader] < 4 || b.work[leader] >= 0) return false;
  const unit = b.leaderUnit[leader];
  return b.moved[unit] === 0 && !b.stirred[leader] && isStudy(b, b.at[unit], b.aboard[unit]);
}

/** LW B5b.1/2, LW AMB-056 A city, or ruins that are explored. */
export function isStudy(b: Board, place: number, aboard: number): boolean {
  const site = aboard >= 0 ? -1 : (SITE_AT[place] ?? -1);
  return site >= 0 && SITES[site].kind !== 'village' && b.open[site];
}
