import {
  type Board,
  boardOf,
  ITEMS,
  type Item,
  inOrder,
  KINDS,
  leaderWord,
  ranking,
} from '@questhall/lords-and-wizards';
import { claim, type Decide, indexOf } from '../decision.js';
import { attackOf, itemWorth } from './worth.js';

interface Terms {
  readonly seat: number;
  readonly gives: readonly string[];
  readonly takes: readonly string[];
  readonly pact: string;
}

/** Only what is clearly good: more comes in than goes out, and nothing that strengthens the strongest. */
export const answers: Decide = (sight) => {
  const { seat, view, says } = sight;
  const { seat: by, gives, takes, pact } = says.args as unknown as Terms;
  const b = boardOf(view);
  const comes = gives.reduce((sum, words) => sum + clauseWorth(b, seat, words), 0);
  const goes = takes.reduce((sum, words) => sum + clauseWorth(b, seat, words) + 0.3 * clauseWorth(b, by, words), 0);
  if (gives.length + takes.length > 0)
    return comes > 1.15 * goes + 2
      ? claim(sight, true, 'it is a good bargain')
      : claim(sight, false, 'it costs too much');
  // A promise binds nobody: peace is welcome from those who are stronger.
  const isWise = (pact === 'peace' || pact === 'passage') && might(b, by) > 0.9 * might(b, seat);
  return claim(sight, isWise, isWise ? 'there is enough to do elsewhere' : 'words are wind');
};

function might(b: Board, seat: number): number {
  return attackOf(
    b,
    b.kind.flatMap((kind, unit) => (kind >= 0 && b.owner[unit] === seat ? [unit] : [])),
  );
}

/** What one clause of a deal is worth in GTs to a seat: `20 gold`, `ring-of-wealth`, `wizard of 1`. */
function clauseWorth(b: Board, seat: number, words: string): number {
  const gold = /^(\d+) gold$/.exec(words)?.[1];
  if (gold !== undefined) return Number(gold);
  const captive = /^(lord|wizard) of (\d+)$/.exec(words);
  if (captive) {
    const leader = Number(captive[2]) * 2 + (captive[1] === leaderWord(1) ? 1 : 0);
    return (leader >> 1 === seat ? 25 : 12) + (leader >> 1 === seat ? 12 : 8) * b.level[leader];
  }
  const item = b.itemKind.findIndex((kind, slot) => kind >= 0 && isCalled(b, slot, words));
  return item < 0 ? 0 : itemWorth(b, seat, item);
}

function isCalled(b: Board, item: Item, words: string): boolean {
  const { id } = ITEMS[b.itemKind[item]];
  return words === id || words === `${id} ${item}`;
}

/** To end the game now is good for whoever would have won it. */
export const votes: Decide = (sight) => {
  const b = boardOf(sight.view);
  const wins = ranking(b, inOrder(b), 'LW B16/1').winners.includes(sight.seat);
  return claim(sight, wins, wins ? 'it would be mine' : 'it is not lost yet');
};

/** A bot proposes nothing by itself. */
export const composes: Decide = (sight) => ({
  pick: Math.max(0, indexOf(sight, 'drop it')),
  why: 'I have nothing to offer',
});

/** What is found is paid for if it is worth its price. */
export const payments: Decide = (sight) => {
  const gold = Number(sight.says.args?.gold ?? 0);
  const kind = KINDS.find(({ id }) => id === sight.says.args?.unit);
  const worth = kind ? kind.attack + kind.defence : 0;
  return claim(sight, 2 * worth >= gold, 2 * worth >= gold ? 'it is worth it' : 'it asks too much');
};
