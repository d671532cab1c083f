import type { Seat } from '@questhall/kernel';
import type { Board } from './board.js';
import { DRUIDS, FALSE_WIZARD, type Person } from './people.js';
import { isWarded } from './players.js';
import type { Spell } from './spells.js';

/** Chances of the six faces, from 1 on. */
export type Faces = readonly number[];

/** Two dice of which the higher is read, as on every table of encounters. */
export const HIGHER: Faces = [1, 2, 3, 4, 5, 6].map((face) => (2 * face - 1) / 36);

/** The same after a failed spell against Demons or the Dragon: W 11.222b a 6 is rolled again. */
export const HIGHER_AFTER_SPELL: Faces = HIGHER.map((chance, i) => (i === 5 ? 0 : chance / (1 - HIGHER[5])));

/** Of six faces of one die those on which a casting works. */
export function worksOn(b: Pick<Board, 'dazed'>, seat: Seat, spell: Spell): number {
  // W 11.231c, W 11.2322 On 1 and 2. W 11.223c Only a 6 fails, whoever casts it.
  if (spell === 'telepathy' || spell === 'gem-summoning') return 2;
  if (spell === 'dragon-taming') return 5;
  // W 11.1 A 6 fails. W 7.3043c For the Dazed 4 and 5 fail too.
  return b.dazed[seat] ? 3 : 5;
}

/** What a table may bring to one who casts a spell first: that it works, or a face of the table. */
export interface CastOdds {
  readonly works: number;
  readonly faces: Faces;
}

/** Against Demons, the Dragon or a Trap: with the spell, or without. */
export function castOdds(b: Pick<Board, 'dazed'>, seat: Seat, spell: Spell | null): CastOdds {
  if (spell === null) return { works: 0, faces: HIGHER };
  const works = worksOn(b, seat, spell) / 6;
  const table = spell === 'escaping' ? HIGHER : HIGHER_AFTER_SPELL;
  return { works, faces: table.map((chance) => chance * (1 - works)) };
}

/** What a try for a Gem may bring; the three add up to one. */
export interface GemOdds {
  /** A Gem he has not had. */
  readonly gem: number;
  /** He is refused, or has it already, or it is the False Wizard who cannot steal. */
  readonly nothing: number;
  /** The False Wizard, who takes all Gems. */
  readonly robbed: number;
}

/** W 7.326a A try with one of these High Wizards, each as likely as the other, for all that the player knows. */
export function gemOdds(view: Board, seat: Seat, wizards: readonly Person[]): GemOdds {
  const each = wizards.map((wizard) => oddsWith(view, seat, wizard));
  const mean = (of: (odds: GemOdds) => number) => each.reduce((sum, odds) => sum + of(odds), 0) / each.length;
  return { gem: mean(({ gem }) => gem), nothing: mean(({ nothing }) => nothing), robbed: mean(({ robbed }) => robbed) };
}

function oddsWith(view: Board, seat: Seat, wizard: Person): GemOdds {
  const isFalse = chanceOfFalse(view, wizard);
  const has = ((view.gems[seat] >> wizard) & 1) === 1;
  // W 7.326b A 6 is a refusal.
  const gem = has ? 0 : ((1 - isFalse) * 5) / 6;
  const robbed = isWarded(view, seat) ? 0 : (isFalse * stealsTo(view, seat)) / 6;
  return { gem, robbed, nothing: 1 - gem - robbed };
}

/** How likely this one is false, of those whose cards the player has not seen. */
export function chanceOfFalse({ gemOf }: Pick<Board, 'gemOf'>, wizard: Person): number {
  if (gemOf[wizard] >= 0) return gemOf[wizard] === FALSE_WIZARD ? 1 : 0;
  if (gemOf.includes(FALSE_WIZARD)) return 0;
  return 1 / gemOf.filter((gem) => gem < 0).length;
}

/** W 7.3263a The highest face on which the False Wizard steals. W 11.2331 From a Druid of Rank 4 a lower one. */
export function stealsTo(b: Pick<Board, 'order' | 'rank'>, seat: Seat): number {
  return b.order[seat] === DRUIDS && b.rank[seat] === 4 ? 3 : 4;
}
