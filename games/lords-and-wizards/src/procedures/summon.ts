import { goto } from '@questhall/kernel';
import { battleOf, fightersOf, playerOf } from '../battles.js';
import type { Board, Use } from '../board.js';
import { chapter } from '../calls.js';
import { addUnit, CASTLE_ROOM, garrisonOf, holderOf } from '../forces.js';
import { ITEMS } from '../items.js';
import { placeId } from '../map.js';
import { servesOf } from '../strength.js';
import { HIREABLE, KINDS, UNALIGNED } from '../units.js';

const conjure = chapter('summon', () => ({ left: -1 }));

/** LW AMB-064 What is summoned is chosen kind by kind. */
export const summon = conjure.procedure({
  steps: {
    begin: (t, v) => {
      const use = battleOf(t.board).uses[v.use];
      const power = ITEMS[t.board.itemKind[use.item]].use;
      if (v.left < 0) v.left = power?.does === 'summon' ? power.n : 0;
      return v.left === 0 || !hasRoom(t.board, use) ? conjure.done() : undefined;
    },
    choose: conjure.ask({
      rule: 'LW B8i/2',
      // Where no player has the good of it, its user names it all the same.
      who: (b, v) => {
        const use = battleOf(b).uses[v.use];
        const seat = playerOf(battleOf(b), servesOf(use));
        return seat >= 0 ? seat : b.owner[use.leader];
      },
      says: () => ({ key: 'ask.summon' }),
      options: (b, v) => summonable(b, battleOf(b).uses[v.use]),
      name: (kind: number) => `summon ${KINDS[kind].id}`,
      then: (t, v, kind) => {
        const { board } = t;
        const fight = battleOf(board);
        const use = fight.uses[v.use];
        const unit = addUnit(board, kind, board.owner[use.leader], board.at[use.leader]);
        // LW AMB-140 In his part of the hex; in a full castle outside.
        board.inside[unit] = garrisonOf(board, board.at[unit]) < CASTLE_ROOM ? board.inside[use.leader] : 0;
        fightersOf(fight, servesOf(use)).push(unit);
        fight.turned.push(unit);
        t.tell('summoned', { side: servesOf(use), unit: KINDS[kind].id, place: placeId(board.at[unit]) });
        v.left -= 1;
        return goto('begin');
      },
    }),
  },
});

/** LW AMB-140 A full castle takes no more, and if the city is another's there is no room. */
function hasRoom(b: Board, use: Use): boolean {
  if (b.kind[use.leader] < 0) return false;
  const hex = b.at[use.leader];
  if (!b.inside[use.leader] || garrisonOf(b, hex) < CASTLE_ROOM) return true;
  const holder = holderOf(b, hex);
  return battleOf(b).part !== 'castle' && (holder < 0 || holder === b.owner[use.leader]);
}

function summonable(b: Board, use: Use): number[] {
  const power = ITEMS[b.itemKind[use.item]].use;
  if (power?.does !== 'summon') return [];
  const own = b.alignment[b.owner[use.leader]];
  const found: number[] = [];
  for (let kind = 0; kind < HIREABLE; kind++) {
    const { race, alignment } = KINDS[kind];
    const fits =
      power.of === 'any' || (power.of === 'man' ? race === 'man' : alignment === UNALIGNED || alignment === own);
    if (fits) found.push(kind);
  }
  return found;
}
