import type { Seat } from '@questhall/kernel';
import type { Board } from '../board.js';
import { HAG } from '../cards/kinds.js';
import { CROWN, DEN, PITS, REGION_OF, SPACES, TEMPLE } from '../map.js';
import { hasTask } from '../procedures/move.js';
import { fail } from './check.js';

/** Refuse what no game can come to. What only has to be laid down or given up at once is no such thing. */
export function possible(b: Board): void {
  // T R105, T R57 Before the Crown is reached nobody stands there, and nobody is out.
  if (!b.crowned && b.at.includes(CROWN)) fail('crowned is false, but somebody stands on the Crown of Command');
  if (!b.crowned && b.out.includes(true)) fail('crowned is false, so nobody can be out of the game');
  if (!b.out.includes(false)) fail('everybody is out of the game');
  for (let seat = 0; seat < b.seats; seat++) if (b.character[seat] >= 0) plausible(b, seat);
}

function plausible(b: Board, seat: Seat): void {
  const wrong = wrongPossessions(b, seat) ?? wrongPlace(b, seat);
  if (wrong !== undefined) fail(`players.${seat}${wrong}`);
}

function wrongPossessions(b: Board, seat: Seat): string | undefined {
  const owned = b.objects[seat].length + b.followers[seat].length + b.gold[seat] + (b.raft[seat] < 0 ? 0 : 1);
  // T 19:2, T R53
  if (b.toad[seat] > 0 && owned > 0) return ' is a Toad, and owns something';
  if (b.toad[seat] === 0 && b.toadStrength[seat] + b.toadCraft[seat] > 2)
    return ' has the values of a Toad, and is none';
  if (b.followers[seat].includes(HAG) && b.followers[seat].length > 1)
    return '.followers: the Hag drives all other Followers away';
  return b.questDone[seat] && b.quest[seat] === 0 ? '.questDone: there is no quest' : undefined;
}

function wrongPlace(b: Board, seat: Seat): string | undefined {
  const at = b.at[seat];
  const name = SPACES[at].id;
  if (b.enslaved[seat] && at !== TEMPLE) return ` is enslaved, but not in the temple`;
  if (b.foe[seat] > 0 && at !== DEN && at !== PITS) return `.foe: neither Werewolf nor Pitfiends are in ${name}`;
  if (b.due[seat] && !(REGION_OF[at] === 'inner' && hasTask(at)))
    return `.due: ${name} has no instructions that could be left to complete`;
  if (b.foe[seat] === 0) return undefined;
  if (!b.due[seat]) return '.foe: nothing waits where the instructions are completed';
  const most = at === PITS ? 6 : 6 * b.house.werewolfDice;
  return b.foe[seat] > most ? `.foe is ${b.foe[seat]}; expected 0 to ${most}` : undefined;
}
