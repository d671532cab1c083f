import type { Seat } from '@questhall/kernel';
import { craftOf, strengthOf, type View } from '@questhall/talisman';
import type { Climber } from './climb.js';

/** What players may think differently about. */
export interface Creed {
  /** What a turn later is worth while nobody is near the Crown, and how much less if somebody with a Talisman is ready. */
  readonly calm: number;
  readonly hurry: (view: View, other: Seat) => number;
  /** Whether it goes where somebody is though he will have moved on. */
  readonly pursues: boolean;
  /** What a point of Strength is worth at least, a Life more, and a turn. */
  readonly strength: number;
  readonly life: number;
  readonly turn: number;
  /** What a Talisman is worth to who is far from climbing. */
  readonly talisman: number;
  /** How much of what a Life costs a healed one is worth, and under another's Command Spell. */
  readonly healing: readonly [number, number];
  /** How much more a Life costs once somebody has reached the Crown. */
  readonly crowned: number;
  /**
   * Under another's Command Spell, how much of a point of Strength or Craft counts at least, and how much more the climb;
   * and what is otherwise for who climbs.
   */
  readonly commanded: {
    readonly growth: number;
    readonly climb: number;
    readonly climber?: Pick<Climber, 'pace' | 'drain'>;
  };
  /** What the Wand is worth to who may hold Spells, and the Orb of Knowledge, in thirds of a point of Strength. */
  readonly wand: number;
  readonly orb: number;
  /** What it is worth to draw one card more and choose. */
  readonly choice: number;
}

export const KNIGHTS: Creed = {
  calm: 0.965,
  hurry: (view, other) => (Math.max(strengthOf(view, other), craftOf(view, other)) > 7 ? 0.015 : 0),
  pursues: true,
  strength: 3.6,
  life: 2.4,
  turn: 1.4,
  talisman: 5,
  healing: [1, 0.4],
  crowned: 1.5,
  commanded: { growth: 1, climb: 1 },
  wand: 2.5,
  orb: 2,
  choice: 1.2,
};
