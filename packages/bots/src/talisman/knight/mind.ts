import type { Seat } from '@questhall/kernel';
import {
  able,
  CHARACTERS,
  CROWN,
  craftOf,
  type Fight,
  fightHands,
  fightOdds,
  GIVEN_TALISMAN,
  HAG,
  has,
  isInner,
  KINDS,
  POLTERGEIST,
  portalOdds,
  possesses,
  RAISED,
  strengthOf,
  type View,
} from '@questhall/talisman';
import { noting } from '../../noting.js';
import { followerWorth, objectWorth } from '../worth.js';
import { type Climber, climb, type Stage } from './climb.js';
import { type Creed, KNIGHTS } from './creed.js';

/** How a seat judges its position: all worths are in hundredths of a game. */
export interface Mind {
  readonly view: View;
  readonly seat: Seat;
  readonly lives: number;
  /** What a turn later is worth: less, the nearer somebody else is to the Crown. */
  readonly pace: number;
  readonly climber: Climber;
  /** The way to the Crown with 0 to 8 Lives, as if a Talisman were there. */
  readonly stages: readonly Stage[];
  readonly hasTalisman: boolean;
  /** The chance to open the Portal, by the better ability. */
  readonly portal: number;
  readonly worth: Worth;
  readonly creed: Creed;
}

export interface Worth {
  readonly strength: number;
  readonly craft: number;
  readonly gold: number;
  readonly turn: number;
  readonly life: number;
  readonly spell: number;
  /** A Talisman for one who has none. */
  readonly talisman: number;
  /** What is lost with this character. */
  readonly character: number;
}

/** All of a game. */
export const GAME = 100;
/** Worths by rule of thumb are in thirds of a point of Strength. */
export const SCALE = 1.2;

const minds = noting<View, Mind[]>();

/** The judgement of a seat on what is seen; thought through once a view, by the creed of who thinks of it first. */
export function mindOf(view: View, seat: Seat, creed = KNIGHTS): Mind {
  const known = minds(view, () => []);
  known[seat] ??= judge(view, seat, creed);
  return known[seat];
}

function judge(view: View, seat: Seat, creed: Creed): Mind {
  const pace = paceOf(view, seat, creed);
  const climber = { ...climberOf(view, seat, pace), ...(isCommanded(view, seat) ? creed.commanded.climber : {}) };
  const lives = Math.min(8, view.lives[seat]);
  const stages = climb(climber);
  const hasTalisman = possesses(view, seat, 'talisman');
  const worth = worths(view, seat, { climber, stages, hasTalisman, creed });
  return { view, seat, lives, pace, climber, stages, hasTalisman, portal: climber.portal, worth, creed };
}

/** How fast the game is running out. */
function paceOf(view: View, seat: Seat, { calm, hurry }: Creed): number {
  let pace = calm;
  for (let other = 0; other < view.seats; other++) {
    if (other === seat || view.character[other] < 0) continue;
    if (view.at[other] === CROWN) pace = Math.min(pace, view.lives[seat] > 2 ? 0.92 : 0.88);
    else if (possesses(view, other, 'talisman'))
      pace = Math.min(pace, isInner(view.at[other]) ? 0.9 : calm - hurry(view, other));
  }
  return pace;
}

export function climberOf(view: View, seat: Seat, pace: number): Climber {
  const fight = duelFor(seat);
  const [{ might, dice }] = fightHands(view, fight);
  const loose = view.followers[seat].filter((f) => f >= RAISED || (f !== HAG && f !== POLTERGEIST));
  return {
    strength: strengthOf(view, seat),
    craft: craftOf(view, seat),
    might,
    dice: dice === 2 ? 2 : 1,
    unseen: able(view, seat, 'assassinate'),
    minesDice: has(view, seat, 'mines-dice') ? 2 : 3,
    portal: Math.max(portalOdds(view, seat, 'strength'), portalOdds(view, seat, 'craft')),
    followers: loose.length,
    save: saveChance(view, seat),
    werewolfDice: view.house.werewolfDice,
    crown: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((lives) => crownWorth(view, seat, lives)),
    pace,
    drain: 0,
  };
}

/** A Combat in thought: with a creature of this power. */
export function duelFor(seat: Seat, power = 4, psychic = false): Fight {
  return {
    seat,
    other: -1,
    foes: [],
    creature: 0,
    power,
    psychic,
    blast: [0, 0],
    hired: [0, 0],
    raised: [0, 0],
    weapons: [[], []],
    unseen: false,
    stopped: false,
    dice: [0, 0],
  };
}

/** The chance that Helmet, Shield or Armour keeps a Life. */
function saveChance(view: View, seat: Seat): number {
  if (able(view, seat, 'no-armour')) return 0;
  let lost = 1;
  for (const kind of view.objects[seat]) lost *= 1 - (7 - (KINDS[kind].saves ?? 7)) / 6;
  return 1 - lost;
}

/** The chance to win from the Crown, alone or against those who stand there. */
function crownWorth(view: View, seat: Seat, lives: number): number {
  let chance = 0.97;
  for (let other = 0; other < view.seats; other++) {
    if (other === seat || view.at[other] !== CROWN || view.character[other] < 0) continue;
    const fight = { ...duelFor(seat), other };
    const { wins, loses } = fightOdds(view, fight);
    chance *= outlasts(wins / Math.max(0.001, wins + loses), lives, view.lives[other]);
  }
  return chance;
}

/** The chance to take so many Lives before losing all one's own, at a chance for each. */
function outlasts(p: number, own: number, theirs: number): number {
  if (own <= 0) return 0;
  if (theirs <= 0) return 1;
  return p * outlasts(p, own, theirs - 1) + (1 - p) * outlasts(p, own - 1, theirs);
}

function worths(
  view: View,
  seat: Seat,
  { climber, stages, hasTalisman, creed }: Pick<Mind, 'climber' | 'stages' | 'hasTalisman' | 'creed'>,
): Worth {
  const lives = Math.max(1, Math.min(8, view.lives[seat]));
  const now = stages[lives].plain * climber.portal;
  const gain = (more: Climber) => GAME * (climb(more)[lives].plain * more.portal - now);
  const stronger = { ...climber, strength: climber.strength + 1, might: climber.might + 1 };
  const wiser = { ...climber, craft: climber.craft + 1 };
  const byStrength = opens(climber.strength + 1);
  const byCraft = opens(climber.craft + 1);
  const share = hasTalisman ? 1 : 0.7;
  const least = isCommanded(view, seat) ? creed.commanded.growth : 1;
  return {
    strength: Math.max(
      creed.strength * least,
      share * gain({ ...stronger, portal: Math.max(climber.portal, byStrength) }),
    ),
    craft: Math.max(2 * least, share * gain({ ...wiser, portal: Math.max(climber.portal, byCraft) })),
    gold: view.gold[seat] < 3 ? 1.1 : view.gold[seat] < 5 ? 0.6 : 0.2,
    turn: creed.turn,
    life: creed.life,
    spell: 1.8,
    talisman: creed.talisman + 0.6 * GAME * now,
    character: characterWorth(view, seat, now),
  };
}

/** Whether another stands on the Crown and casts the Command Spell. */
export function isCommanded(view: View, seat: Seat): boolean {
  return view.at.some((at, other) => other !== seat && at === CROWN);
}

/** Two dice no higher than this. */
function opens(ability: number): number {
  const n = Math.max(0, Math.min(12, ability));
  return [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36][n] / 36;
}

/** T 4:3 What dies with a character: all it has gained, and, once somebody has reached the Crown, the game. */
function characterWorth(view: View, seat: Seat, now: number): number {
  if (view.crowned) return GAME;
  const card = CHARACTERS[view.character[seat]];
  if (!card) return 10;
  let sum = 6 + 3 * (view.strength[seat] - card.strength) + 2 * (view.craft[seat] - card.craft);
  for (const kind of view.objects[seat])
    if (kind !== GIVEN_TALISMAN) sum += SCALE * objectWorth(view, seat, kind) * 0.7;
  for (const follower of view.followers[seat]) sum += SCALE * Math.max(0, followerWorth(follower)) * 0.7;
  return sum + (possesses(view, seat, 'talisman') ? 0.8 * GAME * now : 0);
}

/** What it costs to lose a Life, with so many left. */
export function lifeCost(mind: Mind, lives = mind.lives): number {
  if (lives <= 1) return mind.worth.character + 4;
  const rule = lives >= 5 ? 1.2 : [0, 0, 5.5, 3.2, 2.2][lives];
  const climbs = mind.hasTalisman && isInner(mind.view.at[mind.seat]);
  if (!climbs) return rule * (mind.view.crowned ? mind.creed.crowned : 1);
  const [now, then] = [mind.stages[Math.min(8, lives)].plain, mind.stages[Math.min(8, lives) - 1].plain];
  return Math.max(rule, GAME * (now - then));
}
