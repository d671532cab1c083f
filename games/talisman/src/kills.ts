import type { Seat, Table } from '@questhall/kernel';
import type { Board } from './board.js';
import { GRANTS, IS_STRONG, KINDS, type Kind, RAISED } from './cards/kinds.js';
import { discardKind, gainLives, giveFollower, lift } from './goods.js';

type T = Table<Board>;

/** A beaten Enemy is kept, if it is of a sort that is. */
export function keep(t: T, seat: Seat, kind: Kind): void {
  kill(t, seat, kind);
  // T 1:4.1, T 15:5.2, T R89 An Animal, Monster or Dragon is kept; T R31 a Spirit is not.
  if (IS_STRONG[kind]) t.board.trophies[seat].push(kind);
  else discardKind(t.board, kind);
}

/** The Ghoul raises what it has killed. */
export function raise(t: T, seat: Seat, kind: Kind): void {
  kill(t, seat, kind);
  giveFollower(t, seat, kind + RAISED);
}

/** T R31 A Spirit destroyed without a fight goes to the discards. */
export function destroy(t: T, seat: Seat, kind: Kind): void {
  kill(t, seat, kind);
  discardKind(t.board, kind);
}

/** An Enemy leaves the space, dead; the Warlock may have asked for just that. */
function kill(t: T, seat: Seat, kind: Kind): void {
  const { board: b } = t;
  lift(b, b.at[seat], kind);
  t.tell('killed', { seat, card: KINDS[kind].id });
  if (b.quest[seat] !== 2 || b.questDone[seat]) return;
  b.questDone[seat] = true;
  t.tell('quest.done', { seat, task: b.quest[seat] });
}

/** By option the Runesword drinks from beaten Enemies too. */
export function drainEnemy(t: T, seat: Seat): void {
  const f = t.board.fight;
  if (!f || f.psychic || !t.board.house.runeswordOnEnemies) return;
  if (f.weapons[0].some((kind) => GRANTS[kind].has('drains'))) gainLives(t, seat, 1);
}
