import type { Seat } from '@questhall/kernel';
import {
  type Board,
  cardsOn,
  type Fight,
  fightOdds,
  IS_SPIRIT,
  IS_STRONG,
  type Kind,
  kindNamed,
  type Odds,
  portalOdds,
  type SpaceId,
  type View,
} from '@questhall/talisman';
import { seatOf } from './ids.js';

/** Rules of fighting ask nothing of what a view leaves out. */
export function asBoard(view: View): Board {
  return view as unknown as Board;
}

/** A fight that has not begun. */
function fightOf(seat: Seat, more: Partial<Fight>): Fight {
  return {
    seat,
    other: -1,
    foes: [],
    creature: -1,
    power: 0,
    psychic: false,
    blast: [0, 0],
    hired: [0, 0],
    raised: [0, 0],
    weapons: [[], []],
    unseen: false,
    stopped: false,
    dice: [0, 0],
    ...more,
  };
}

/** The odds of what a pick would begin; null if that is no fight. */
export function oddsOfPick(view: View, seat: Seat, pick: string): Odds | null {
  const [, psychic, id] = /^attack( by craft)? (\S+)$/.exec(pick) ?? [];
  if (!id) return null;
  const other = seatOf(id);
  if (other >= 0) return fightOdds(asBoard(view), fightOf(seat, { other, psychic: psychic !== undefined }));
  const kind = kindNamed(id);
  return kind >= 0 ? fightOdds(asBoard(view), fightOf(seat, { foes: [kind] })) : null;
}

/** The chance to beat all Enemies that wait on a space; null if there are none. */
export function oddsOnSpace(view: View, seat: Seat, space: SpaceId): number | null {
  const cards = cardsOn(view, space);
  const groups: readonly (readonly [Kind[], boolean])[] = [
    [cards.filter((kind) => IS_STRONG[kind]), false],
    [cards.filter((kind) => IS_SPIRIT[kind]), true],
  ];
  const chances = groups.flatMap(([foes, psychic]) =>
    foes.length > 0 ? [fightOdds(there(view, seat, space), fightOf(seat, { foes, psychic })).wins] : [],
  );
  return chances.length > 0 ? chances.reduce((all, chance) => all * chance, 1) : null;
}

/** The board with a character already on a space, for what that space adds. */
function there(view: View, seat: Seat, space: SpaceId): Board {
  return asBoard({ ...view, at: view.at.map((at, one) => (one === seat ? space : at)) });
}

export function portalChance(view: View, seat: Seat, ability: 'strength' | 'craft'): number {
  return portalOdds(asBoard(view), seat, ability);
}

export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}
