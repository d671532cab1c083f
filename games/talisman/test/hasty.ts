import type { Live, Random } from '@questhall/kernel';
import { actOf, type Board, claimOf, fightChoiceOf } from '../src/index.js';

/**
 * Chance that is in a hurry: seven times of eight it neither turns back nor picks quarrels, and takes what lies about.
 * Games of pure chance are the soak's; a hurried one passes the same rules in a tenth of the time.
 */
export function hasty(random: Random) {
  return (options: readonly unknown[], seat: number, live: Live): number => {
    const frame = live.state.stack.at(-1);
    const keen = random(8) === 0 ? [] : wanted(`${frame?.proc}.${frame?.at}`, options, seat, live.state.board as Board);
    const from = keen.length > 0 ? keen : options;
    return options.indexOf(from[random(from.length)]);
  };
}

function wanted(ask: string, options: readonly unknown[], seat: number, b: Board): readonly unknown[] {
  switch (ask) {
    case 'move.how':
      return options.filter((o) => actOf(o as number) !== 'retreat');
    case 'encounter.choose':
      return options.filter((o) => o === 'space');
    case 'claim.choose':
      return options.filter((o) => claimOf(o as number).act !== 'done');
    case 'fight.choose':
      return options.filter((o) => fightChoiceOf(o as number).act !== 'fight');
    case 'portal.ability':
      return [b.strength[seat] > b.craft[seat] ? 'strength' : 'craft'];
    default:
      return [];
  }
}
