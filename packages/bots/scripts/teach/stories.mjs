import { advance, fresh, random, seedFrom, wake } from '@questhall/kernel';
import { talisman as game } from '@questhall/talisman';
import { chance } from '../../dist/seat.js';
import { MOVES, moved } from '../../dist/talisman/archmage/prospects.js';
import { sage } from '../../dist/talisman/archmage/sage.js';
import { knight } from '../../dist/talisman/knight/index.js';

/** So many moves in a hundred are made by chance, so that it is seen what comes of others than the sage's. */
const ASTRAY = 9;

/** How a game went for each sage in it: what it was told of each of its moves, and whether it won. */
export function story(seed, number) {
  // In every other game one of them is a knight.
  const knights = number % 2 === 0 ? Math.floor(number / 2) % 2 : -1;
  const bots = [0, 1].map((seat) => (seat === knights ? knight() : sage()));
  const live = wake(game, fresh(game, { seats: 2, options: {} }, seedFrom(seed)));
  live.quiet = true;
  const dice = random(`${seed} bots`);
  const moves = [[], []];
  while (!live.state.result) {
    const { seat, options } = live.asked.find((one) => !(String(one.seat) in live.state.sealed));
    const sight = chance(game, live, seat, dice);
    const pick = bots[seat].choose(sight);
    const strays = seat !== knights && MOVES.has(sight.ask) && dice(100) < ASTRAY;
    const made = strays ? dice(options.length) : pick;
    if (MOVES.has(sight.ask) || sight.ask === 'move.how') note(moves[seat], moved(sight), { made, pick });
    advance(live, seat, options[made]);
  }
  const { winners } = live.state.result;
  if (winners.length !== 1) return [];
  return [0, 1].filter((seat) => seat !== knights).map((seat) => ({ moves: moves[seat], won: winners[0] === seat }));
}

/** What comes before a move made astray is not to be judged by it, but by what the sage had done. */
function note(moves, all, { made, pick }) {
  if (all[made]) moves.push({ move: dense(all[made]), instead: made === pick ? null : dense(all[pick] ?? all[made]) });
}

function dense({ marks, amounts }) {
  return { marks: Uint16Array.from(marks), amounts: Float32Array.from(amounts) };
}
