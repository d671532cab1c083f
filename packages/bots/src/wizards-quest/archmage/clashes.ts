import { type Force, ORCS, men as ofMen, orcs, type Power, type SpaceId } from '@questhall/wizards-quest';
import { type Fight, type Prospect, prospect, ROUGH } from '../knight/chances.js';
import { LEADERS, leaderIn, type Scene } from './ground.js';

/** A fight between so many men on either side, in numbers. */
export interface Clash {
  readonly men: number;
  readonly leader: number;
  readonly guards: number;
  /** Who leads the guards, or `ORC_GUARDS`. */
  readonly kind: number;
  readonly bonus: number;
}
const ORC_GUARDS = LEADERS.length;
const KINDS = LEADERS.length + 1;
const SIZES = ROUGH + 1;
const BONUSES = 5;

/** The same clashes are met again and again: what was reckoned once is kept. It never changes an answer. */
const known = new Float64Array(SIZES * LEADERS.length * SIZES * KINDS * BONUSES).fill(-1);

export function guardsIn(scene: Scene, space: SpaceId): number {
  return scene.holder[space] === ORCS ? ORC_GUARDS : leaderIn(scene, space);
}

/** The chance to capture, roughly where many meet many: only the proportion counts then. */
export function chanceIn({ men: count, leader, guards, kind, bonus }: Clash): number {
  const scale = Math.max(1, Math.max(count, guards) / ROUGH);
  const men = Math.floor(count / scale);
  const few = Math.ceil(guards / scale);
  const at = (((men * LEADERS.length + leader) * SIZES + few) * KINDS + kind) * BONUSES + bonus;
  if (known[at] < 0) known[at] = prospectOf({ men, leader, guards: few, kind, bonus }).captures;
  return known[at];
}

/** What campaigns bring that were reckoned before, and the place of each in that list. */
const prospects: Prospect[] = [];
const MOST = 64;
const places = new Int32Array(MOST * LEADERS.length * MOST * KINDS * BONUSES).fill(-1);

/** What a campaign brings on average that is fought until one attacker is left. */
export function prospectOf(clash: Clash): Prospect {
  const { men: count, leader, guards, kind, bonus } = clash;
  if (count >= MOST || guards >= MOST) return prospect(fightOf(clash));
  const at = (((count * LEADERS.length + leader) * MOST + guards) * KINDS + kind) * BONUSES + bonus;
  if (places[at] < 0) places[at] = prospects.push(prospect(fightOf(clash))) - 1;
  return prospects[places[at]];
}

function fightOf({ men: count, leader, guards, kind, bonus }: Clash): Fight {
  return { men: count, power: LEADERS[leader], defender: forceOf(guards, kind), bonus, stopAt: 1 };
}

function forceOf(guards: number, kind: number): Force {
  return kind === ORC_GUARDS ? orcs(guards) : ofMen(guards, LEADERS[kind] as Power);
}
