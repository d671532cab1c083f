import { apply, begin, isRefusal, mixSeed, type Seat } from '@questhall/kernel';
import { wizardsQuest } from '@questhall/wizards-quest';
import { type Deed, type Dice, shortGame } from './script.js';

/** A game, and its twin in which somebody has hidden two treasures the other way round. */
export interface Twins {
  readonly worlds: readonly [readonly Deed[], readonly Deed[]];
  /** Who alone knows the difference. */
  readonly hider: Seat;
  /** The first deed that is another one, and the one by which the rules show all what was hidden. */
  readonly hidden: number;
  readonly revealed: number;
}

export function twins(dice: Dice): Twins {
  const game = shortGame(dice);
  const { at: revealed, owner, treasure } = firstRegained(game, dice);
  const hides = game.flatMap(({ seat, picks: [pick = ''] }, at) => {
    const [, what = '', space = ''] = /^hide (\w+) (\S+)$/.exec(pick) ?? [];
    return seat !== owner && what ? [{ at, what, space }] : [];
  });
  const one = hides.find(({ what }) => what === treasure);
  const two = hides.find(({ what }) => what !== treasure);
  if (!one || !two) throw new Error('nobody hid it');
  const other = game.slice(0, revealed + 1);
  other[one.at] = { ...game[one.at]!, picks: [`hide ${two.what} ${one.space}`] };
  other[two.at] = { ...game[two.at]!, picks: [`hide ${one.what} ${two.space}`] };
  const hidden = Math.min(one.at, two.at);
  return { worlds: [game.slice(0, revealed + 1), other], hider: game[hidden]!.seat, hidden, revealed };
}

/** The deed by which somebody first regains a treasure. */
function firstRegained(game: readonly Deed[], { secret, nonces, seats }: Dice) {
  const start = begin(wizardsQuest, { seats, options: {} }, mixSeed(secret, nonces));
  if (isRefusal(start)) throw new Error(start.why);
  let { state } = start;
  for (const [at, { seat, picks }] of game.entries()) {
    const done = apply(wizardsQuest, state, { seat, picks });
    if (isRefusal(done)) throw new Error(done.why);
    if (done.events.some(({ says }) => says.key === 'looked')) throw new Error('somebody looks at a treasure before');
    const regained = done.events.find(({ says }) => says.key === 'treasure')?.says.args;
    if (regained) return { at, owner: Number(regained.seat), treasure: String(regained.treasure) };
    state = done.state;
  }
  throw new Error('nobody regains a treasure');
}
