import { type Flow, goto } from '@questhall/kernel';
import { type Board, CITY } from '../board.js';
import { chapter } from '../calls.js';
import { placeId, SITE_AT, SITES } from '../map.js';
import { isCity } from '../sites.js';
import { available, target, targetOwner, targetPart, targetPlace, targets } from './assault.js';
import { brokenSiege, isMoot } from './lifting.js';
import { mustFight, seaFights } from './sea.js';

const { ask, call, done, procedure } = chapter('combat');
const END = 0;
const SEA = 1 << 20;
const SIEGE = 1 << 21;

/** LW B8/1, LW AMB-136 The combat phase: battles, sea combats and sieges, in any order. */
export const combat = procedure({
  steps: {
    // LW O5c/1 A siege whose ring is broken is lifted.
    broken: (t): Flow<'broken'> => {
      const held = t.board.sieges.length > 0 ? brokenSiege(t.board) : undefined;
      if (!held) return undefined;
      t.board.sieges = t.board.sieges.filter((one) => one !== held);
      // With nobody left to besiege it is over, and nobody has to go.
      if (isMoot(t.board, held)) return goto('broken');
      return call(
        'lifting',
        { hex: held.hex, castle: held.castle, seat: held.besieger, safe: false },
        { then: 'broken' },
      );
    },
    lapse: (t) => {
      // LW AMB-136 A declared attack lapses if nobody is left to make it.
      t.board.declared = t.board.declared.filter(
        (site) => !t.board.open[site] && isPending(t.board, t.board.active, site),
      );
    },
    choose: ask({
      rule: 'LW B8b/2',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.combat' }),
      options: (b, v) => fights(b, v.seat),
      name: (o: number, b) => fightWords(o, b),
      at: (o, b) => (o === END ? [] : [placeId(placeOf(o, b))]),
      bars: (pick, b) => fightBar(pick, b),
      then: (_, v, o) => {
        if (o === END) return done();
        if (o & SEA)
          return call('sea-battle', { seat: v.seat, place: o & 2047, foe: (o >> 14) & 15 }, { then: 'broken' });
        if (o & SIEGE) return call('siege', { hex: o & 2047, castle: (o & (1 << 12)) !== 0 }, { then: 'broken' });
        return call('assault', { seat: v.seat, place: targetPlace(o), part: o }, { then: 'broken' });
      },
    }),
    again: () => goto('broken'),
  },
});

function isPending(b: Board, seat: number, site: number): boolean {
  const { hex } = SITES[site];
  return !b.attacked.includes(hex) && available(b, seat, target(hex, isCity(site) ? 'city' : 'open', CITY)).length > 0;
}

function fights(b: Board, seat: number): number[] {
  const found = targets(b, seat);
  for (const o of seaFights(b, seat)) found.push(SEA | o);
  for (const siege of b.sieges) {
    if (siege.besieger === seat && siege.rolled < b.turn) found.push(SIEGE | siege.hex | (siege.castle ? 1 << 12 : 0));
  }
  return isBound(b, seat) ? found : [END, ...found];
}

/** LW B10/3, LW AMB-136, LW AMB-158 What was declared must be fought; so must fleets that sailed to others, and sieges. */
function isBound(b: Board, seat: number): boolean {
  return b.declared.length > 0 || mustFight(b, seat) || b.sieges.some((s) => s.besieger === seat && s.rolled < b.turn);
}

function placeOf(o: number, _: Board): number {
  return o & 2047;
}

function fightWords(o: number, b: Board): string {
  if (o === END) return 'end combat';
  if (o & SEA) return `sea battle ${placeId(o & 2047)} ${(o >> 14) & 15}`;
  if (o & SIEGE) return `siege ${placeId(o & 2047)}${o & (1 << 12) ? ' castle' : ''}`;
  const part = targetPart(o);
  const place = placeId(targetPlace(o));
  if (part === 'fleets') return `attack fleets ${place} ${targetOwner(o)}`;
  if (part === 'open') return `attack ${place}`;
  const site = SITE_AT[targetPlace(o)];
  return `attack ${part} ${site >= 0 && b ? SITES[site].id : place}`;
}

function fightBar(pick: string, b: Board) {
  if (pick === 'end combat') return { rule: openRule(b), why: 'a fight that must take place is still open' };
  if (pick.startsWith('attack'))
    return { rule: 'LW B8b/1', why: 'no unit that can still attack is beside an enemy there' };
  if (pick.startsWith('move'))
    return { rule: 'LW B7e', why: 'after combat has begun nobody moves but in retreat or advance' };
  return undefined;
}

/** The rule that keeps combat open: a declared attack, fleets that sailed to others, or a siege. */
function openRule(b: Board): string {
  if (b.declared.length > 0) return 'LW B10/3';
  return mustFight(b, b.active) ? 'LW A6c.2' : 'LW O5/4';
}
