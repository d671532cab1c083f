import { type Flow, goto } from '@questhall/kernel';
import { newBattle } from '../battles.js';
import { type Board, CITY, type Unit } from '../board.js';
import { chapter } from '../calls.js';
import { fights, isFleet, isLeader, ownUnitsAt } from '../forces.js';
import { isMonster } from '../legends.js';
import { type Hex, LEGENDARY, NEIGHBOURS, placeId, SITE_AT, SITES, type Site } from '../map.js';
import { isCity } from '../sites.js';
import { canStrike } from '../steps.js';
import { KINDS, WRAITHS } from '../units.js';

const { ask, call, done, procedure } = chapter('sorties', () => ({ site: -1 }));

/** LW B10e/3, LW AMB-034 Cities with a monster strike back at the end of the combat phase. */
export const sorties = procedure({
  steps: {
    next: ({ board }, v): Flow<'strike'> => {
      v.site += 1;
      while (v.site < LEGENDARY && !(board.shown[v.site] && isMonster(board.legend[v.site]))) v.site += 1;
      return v.site >= LEGENDARY ? done() : goto('strike');
    },
    strike: ask({
      rule: 'LW AMB-034',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.sortie', args: { site: SITES[v.site].id } }),
      options: (b, v) => victims(b, v.seat, v.site),
      name: (hex: Hex) => `at ${placeId(hex)}`,
      at: (hex) => [placeId(hex)],
      then: (t, v, hex): Flow<'next'> => {
        array(t.board, v.seat, v.site, hex);
        t.tell('sortie', { site: SITES[v.site].id, hex: placeId(hex) });
        return call('battle', {}, { then: 'next' });
      },
    }),
    none: () => goto('next'),
  },
});

function cityForce(b: Board, site: Site): Unit[] {
  return ownUnitsAt(b, SITES[site].hex, CITY).filter((unit) => fights(b, unit));
}

/** The weakest hexes beside it whose units fought and do not outmatch it. */
function victims(b: Board, seat: number, site: Site): Hex[] {
  const force = cityForce(b, site);
  // LW AMB-117 The Wraiths attack nobody.
  if (force.length === 0 || force.some((unit) => b.kind[unit] === WRAITHS)) return [];
  // LW B22/2 Only here do the attack values of monsters count.
  const might = force.reduce((sum, unit) => sum + KINDS[b.kind[unit]].attack, 0);
  const { hex } = SITES[site];
  const near: { hex: Hex; defence: number }[] = [];
  for (let side = 0; side < 6; side++) {
    const at = NEIGHBOURS[hex * 6 + side];
    if (at < 0 || b.head[at] < 0 || !canStrike(hex, side)) continue;
    const units = ownUnitsAt(b, at, seat).filter((unit) => fights(b, unit) && !b.inside[unit]);
    const defence = units.reduce((sum, unit) => sum + KINDS[b.kind[unit]].defence, 0);
    if (units.some((unit) => b.fought[unit]) && might >= defence) near.push({ hex: at, defence });
  }
  const least = Math.min(...near.map((one) => one.defence));
  return near.filter((one) => one.defence === least).map((one) => one.hex);
}

function array(b: Board, seat: number, site: Site, hex: Hex): void {
  const fight = newBattle(CITY, seat, hex, isCity(SITE_AT[hex]) ? 'city' : 'open');
  const here = ownUnitsAt(b, hex, seat).filter((unit) => !b.inside[unit] && !isFleet(b, unit));
  fight.why = 'sortie';
  fight.from = [SITES[site].hex];
  fight.attackers = cityForce(b, site);
  fight.defenders = here.filter((unit) => fights(b, unit));
  fight.leadingDefence = here.filter((unit) => isLeader(b, unit));
  b.battle = fight;
}
