import { goto } from '@questhall/kernel';
import { battleOf, fightersOf, other, playerOf } from '../battles.js';
import type { Board, Side, Unit } from '../board.js';
import { chapter } from '../calls.js';
import { groupsOf, partsOf, partWords, unitsIn } from '../groups.js';
import { placeId } from '../map.js';
import { missileResult } from '../tables.js';
import { KINDS } from '../units.js';
import { missileColumn } from '../volleys.js';

const tell = chapter('designation', () => ({ side: 'defender' as Side }));
const DONE = 0;

/** LW A7a/1, LW A7a.1 Before each round both say which missile units shoot, defender first. */
export const designation = tell.procedure({
  steps: {
    choose: tell.ask({
      rule: 'LW A7a/1',
      who: (b, v) => {
        const seat = playerOf(battleOf(b), v.side);
        return seat >= 0 ? seat : null;
      },
      says: (_, v) => ({ key: 'ask.designate', args: { side: v.side } }),
      options: (b, v) => {
        const parts = partsOf(groupsOf(b, archers(b, v.side))).filter((part) => keepsScreen(b, v.side, part));
        return parts.length > 0 ? [DONE, ...parts] : [];
      },
      name: (o: number, b, v) =>
        o === DONE ? 'done' : `shoot ${partWords(b, o, archers(b, v.side))}${whence(b, v.side, o)}`,
      bars: (pick) =>
        pick.startsWith('shoot')
          ? { rule: 'LW AMB-081', why: 'every hex must keep a unit that fights hand to hand' }
          : undefined,
      then: (t, v, o) => {
        if (o === DONE) return;
        battleOf(t.board).shooting.push(...unitsIn(t.board, o, archers(t.board, v.side)));
        return goto('choose');
      },
    }),
    next: (_, v) => {
      if (v.side === 'attacker') return tell.done();
      v.side = 'attacker';
      return goto('choose');
    },
  },
});

function whence(b: Board, side: Side, part: number): string {
  const hex = b.at[part >> 6];
  return archers(b, side).some((unit) => b.at[unit] !== hex) ? ` from ${placeId(b.at[part >> 6])}` : '';
}

/** LW A7/1 Missile units that have not been told off. */
function archers(b: Board, side: Side): Unit[] {
  const fight = battleOf(b);
  return fightersOf(fight, side).filter((unit) => KINDS[b.kind[unit]].missile > 0 && !fight.shooting.includes(unit));
}

/** LW AMB-081 Every hex keeps at least one melee unit. */
function keepsScreen(b: Board, side: Side, part: number): boolean {
  const fight = battleOf(b);
  const hex = b.at[part >> 6];
  const melee = fightersOf(fight, side).filter((unit) => b.at[unit] === hex && !fight.shooting.includes(unit));
  return melee.length > (part & 63);
}

const volley = chapter('missiles', () => ({ attacker: 0, defender: 0 }));

/** Chapter A7b Both sides shoot at once; the attacker rolls first. */
export const missiles = volley.procedure({
  steps: {
    shoot: (t, v) => {
      // LW A7b/2 Whoever falls to it has shot all the same.
      for (const side of ['attacker', 'defender'] as const) {
        const column = missileColumn(t.board, side);
        if (column < 1) continue;
        const die = t.d6('missiles');
        v[other(side)] = missileResult(column, die);
        t.tell('volley', { side, column: Math.min(column, 16), die, n: v[other(side)] });
      }
    },
    // LW A7b.2 The owner of the target chooses.
    attacker: (_, v) =>
      v.attacker > 0 ? volley.call('losses', { side: 'attacker', n: v.attacker, cause: 'missiles' }) : undefined,
    defender: (_, v) =>
      v.defender > 0 ? volley.call('losses', { side: 'defender', n: v.defender, cause: 'missiles' }) : undefined,
  },
});
