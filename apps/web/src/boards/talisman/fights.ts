import type { Seat } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import {
  bestWeapons,
  bonusAt,
  CREATURES,
  craftOf,
  type Fight,
  fightHands,
  fightOdds,
  KINDS,
  type Odds,
  POINTS,
  SPACES,
  strengthOf,
  type View,
  weaponBonus,
} from '@questhall/talisman';
import type { CardFace } from '../../kit/Card.js';
import type { IconName } from '../../kit/icon-names.js';
import { cardFace } from './cards.js';
import { asBoard } from './prospects.js';
import { characterName } from './scene.js';

export type Prospect = Odds;

/** A side of a fight as it is shown. */
export interface Force {
  readonly name: string;
  /** A character's seat, -1 for anything else. */
  readonly seat: Seat;
  readonly face: CardFace | null;
  /** What its score is made of. */
  readonly parts: readonly { readonly words: string; readonly n: number }[];
  /** Its dice; 0 before they are rolled. */
  readonly dice: readonly number[];
  readonly total: number | null;
}

export function prospectIn(view: View): Prospect | null {
  const { fight } = view;
  return fight && fight.dice[0] === 0 && !isFoeless(fight) ? fightOdds(asBoard(view), fight) : null;
}

/** Whether everybody has been evaded or left alone. */
export function isFoeless({ other, creature, foes }: Fight): boolean {
  return other < 0 && creature < 0 && foes.length === 0;
}

export function forcesIn(view: View, _: Scene): readonly [Force, Force] {
  const fight = view.fight as Fight;
  return [character(view, fight, 0), fight.other >= 0 ? character(view, fight, 1) : creature(view, fight)];
}

function character(view: View, fight: Fight, side: 0 | 1): Force {
  const seat = side === 0 ? fight.seat : fight.other;
  const { might, dice } = fightHands(asBoard(view), fight)[side];
  const parts = fight.psychic ? [{ words: 'Craft', n: craftOf(asBoard(view), seat) }] : strengths(view, fight, side);
  const rest = might - parts.reduce((sum, { n }) => sum + n, 0);
  return {
    name: characterName(view, seat),
    seat,
    face: null,
    // What is left is a beast that was charmed.
    parts: rest > 0 ? [...parts, { words: 'charmed beast', n: rest }] : parts,
    ...diceOf(fight, side, might, dice),
  };
}

function strengths(view: View, fight: Fight, side: 0 | 1) {
  const board = asBoard(view);
  const seat = side === 0 ? fight.seat : fight.other;
  const arms = fight.weapons[side].length > 0 ? fight.weapons[side] : bestWeapons(board, fight, side);
  const monk = board.character[seat] >= 0 && isMonk(view, seat) ? craftOf(board, seat) : 0;
  return [
    { words: 'Strength', n: strengthOf(board, seat) },
    ...arms.map((kind) => ({ words: KINDS[kind].name, n: weaponBonus(board, fight, kind, side) })),
    { words: 'Psionic Blast', n: fight.blast[side] },
    { words: 'Mercenary', n: 3 * fight.hired[side] },
    { words: 'raised beast', n: fight.raised[side] },
    { words: 'Craft', n: monk },
  ].filter(({ n }, i) => i === 0 || n > 0);
}

function isMonk(view: View, seat: Seat): boolean {
  return view.toad[seat] === 0 && characterName(view, seat) === 'Monk';
}

function creature(view: View, fight: Fight): Force {
  const own = CREATURES[fight.creature];
  const bonus = bonusAt(view, view.at[fight.seat]);
  const { might, dice } = fightHands(asBoard(view), fight)[1];
  const parts = own
    ? [{ words: fight.psychic ? 'Craft' : 'Strength', n: fight.power }]
    : fight.foes.map((kind) => ({ words: KINDS[kind].name, n: POINTS[kind] }));
  return {
    name: own?.name ?? (fight.foes.map((kind) => KINDS[kind].name).join(', ') || 'Nobody attacks'),
    seat: -1,
    face: own ? creatureFace(own.id, own.name, fight.power) : fight.foes.length > 0 ? cardFace(fight.foes[0]) : null,
    parts: bonus > 0 ? [...parts, { words: SPACES[view.at[fight.seat]].name, n: bonus }] : parts,
    ...diceOf(fight, 1, might, dice),
  };
}

function diceOf(fight: Fight, side: 0 | 1, might: number, dice: number): Pick<Force, 'dice' | 'total'> {
  const rolled = fight.dice[0] > 0;
  const value = fight.dice[side];
  return { dice: dice === 0 || (side === 1 && isFoeless(fight)) ? [] : [value], total: rolled ? might + value : null };
}

const CREATURE_ICONS: Readonly<Record<string, IconName>> = {
  farmer: 'talisman/beer-stein',
  brigand: 'talisman/bandit',
  'spirit-of-the-crags': 'talisman/ghost',
  'cave-dragon': 'talisman/dragon-head',
  'cave-goblin': 'talisman/goblin-head',
  'the-sentinel': 'crested-helmet',
  werewolf: 'talisman/werewolf',
  pitfiend: 'talisman/imp',
};

/** A creature that is printed on a space and has no card of its own. */
export function creatureFace(id: string, title: string, power: number): CardFace {
  const icon = CREATURE_ICONS[id] ?? 'talisman/giant';
  return { title, kind: 'Creature', icon, text: '', colour: '#5e1410', sky: '#c36a2f', value: String(power) };
}
