import type { Table } from '@questhall/kernel';
import { type Board, CITY, type Unit } from './board.js';
import { addUnit, fights, ownUnitsAt } from './forces.js';
import { LEGENDS, NO_LEGEND } from './legends.js';
import { NEIGHBOURS, SITES, type Site } from './map.js';
import { standsAlone } from './powers.js';
import { counterStrength, isCity, raiseCounters } from './sites.js';
import { canStrike } from './steps.js';
import { IS_CD, LOCAL_LORD, LOCAL_WIZARD } from './units.js';

/** LW B10a, LW B10/2 City defence is rolled for once, when first called for: a die times the GT status. */
export function rollDefence(t: Table<Board>, site: Site): void {
  const { board } = t;
  // LW AMB-032 Never again. LW AMB-029 Ruins have none.
  if (!isCity(site) || board.defended[site]) return;
  const die = t.d6('defence');
  const strength = die * SITES[site].gt;
  board.defended[site] = true;
  raiseCounters(board, SITES[site].hex, CITY, strength);
  t.tell('city-defence', { site: SITES[site].id, die, strength: counterStrength(board, SITES[site].hex, CITY) });
}

/** LW B10/2 The legend is turned up for all; a monster takes its place in the defence. */
export function showLegend(t: Table<Board>, site: Site): void {
  const { board } = t;
  if (board.shown[site] || board.legend[site] === NO_LEGEND) return;
  board.shown[site] = true;
  const facts = LEGENDS[board.legend[site]];
  t.reveal('legend', { site: SITES[site].id, legend: facts.id });
  // LW B10g A blank is removed without effect.
  if (facts.what === 'blank') board.legend[site] = NO_LEGEND;
  if (facts.what !== 'monster') return;
  for (const kind of facts.units) addUnit(board, kind, CITY, SITES[site].hex);
  if (facts.leader) enthrone(t, site);
}

/** LW TABLE.MONSTERS/1, LW B10h/1 A local leader: a die for Lord or Wizard, a die for his level. */
function enthrone(t: Table<Board>, site: Site): void {
  const kind = t.d6('local') <= 3 ? LOCAL_LORD : LOCAL_WIZARD;
  const level = t.d6('local');
  t.board.localLevel[site] = level;
  addUnit(t.board, kind, CITY, SITES[site].hex);
  t.tell('local-leader', { site: SITES[site].id, leader: kind === LOCAL_LORD ? 'lord' : 'wizard', level });
}

/** The units of a seat beside a site. */
export function unitsBeside(b: Board, seat: number, site: Site): Unit[] {
  const { hex } = SITES[site];
  const found: Unit[] = [];
  for (let side = 0; side < 6; side++) {
    const near = NEIGHBOURS[hex * 6 + side];
    if (near >= 0 && b.head[near] >= 0 && canStrike(hex, side)) found.push(...ownUnitsAt(b, near, seat));
  }
  return found;
}

/** LW AMB-033, LW AMB-106 Units that can still attack; a leader alone only if he counts as one. */
export function canAttack(b: Board, unit: Unit): boolean {
  if (b.fought[unit] || b.aboard[unit] >= 0) return false;
  // LW AMB-076, LW B10c City defence never attacks by itself. LW A6b/3, LW B8d/1 Nor does a fleet.
  return fights(b, unit) ? !IS_CD[b.kind[unit]] : b.kind[unit] >= 0 && standsAlone(b, unit);
}
