import { PEOPLES, type Side, type View } from '@questhall/dragonlords';
import type { Json } from '@questhall/kernel';
import type { News } from '@questhall/table';
import { type BattleShown, peopleName, placeName } from './scene.js';
import { peopleTitle, scrollTitle } from './words.js';

/** Dice as they fell in the latest news: who threw them, what hits, and what came of it. */
export interface Throw {
  readonly who: string;
  readonly side: Side | null;
  readonly dice: readonly number[];
  /** So much or less hits; nothing does where it is 0. */
  readonly hitsOn: number;
  /** Six-sided dice are drawn with pips, all others with figures. */
  readonly sides: number;
  readonly words: string;
}

const MOST = 4;
/** News in which dice fall. */
export const THROWN = ['attacked', 'struck-back', 'monster', 'struck', 'scroll.struck'] as const;

/** The last few throws, the latest last. */
export function throwsIn(news: News | null): readonly Throw[] {
  return (news?.events ?? []).flatMap(({ key, args = {} }) => throwOf(key, args) ?? []).slice(-MOST);
}

/** The dice of a battle under way, side by side. */
export function throwsOf(view: View, { attacker, defender, dice, tas, hits }: BattleShown): readonly Throw[] {
  return [attacker, defender].flatMap((side, i) =>
    dice[i]?.length
      ? [{ who: peopleName(view, side), side, dice: dice[i], hitsOn: tas[i], sides: 6, words: hitWords(hits[i]) }]
      : [],
  );
}

export function hitWords(hits: unknown): string {
  return hits === 1 ? '1 hit' : `${hits} hits`;
}

/** The latest news, if any of these fell in it: dice that lie there from before do not tumble again. */
export function thrownIn(news: News | null, ...keys: readonly string[]): News | null {
  return news?.events.some(({ key }) => keys.includes(key)) ? news : null;
}

/** How the battle in the latest news ended, if one did. */
export function endOf(news: News | null): string | null {
  const over = (news?.events ?? []).findLast(({ key }) => key === 'battle.over');
  if (!over) return null;
  const where = placeName(String(over.args?.where));
  return over.args?.victor === -1 ? `Nobody is left in ${where}.` : `The ${sideName(over.args?.people)} hold ${where}.`;
}

function throwOf(key: string, a: Readonly<Record<string, Json>>): Throw | null {
  const side = typeof a.side === 'number' ? a.side : null;
  const dice = (a.dice ?? a.rolls ?? []) as readonly number[];
  const hits = hitWords(a.hits);
  switch (key) {
    case 'attacked':
    case 'struck-back':
      return { who: sideName(a.people), side, dice, hitsOn: Number(a.tas), sides: 6, words: hits };
    case 'monster':
      return { who: String(a.name), side: null, dice, hitsOn: Number(a.attack), sides: 6, words: hits };
    case 'struck':
      return { who: sideName(a.people), side, dice, hitsOn: Number(a.tas), sides: Number(a.defence), words: hits };
    case 'scroll.struck':
      return { who: scrollTitle(String(a.scroll)), side: null, dice, hitsOn: 0, sides: 12, words: `takes ${a.lost}` };
    default:
      return null;
  }
}

function sideName(people: Json | undefined): string {
  const id = String(people);
  return PEOPLES.some((row) => row.id === id) ? peopleTitle(id) : 'vanquished';
}
