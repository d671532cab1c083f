// Playouts of the bench games in this process, as JSON lines: `node packages/bench-games/inproc.mjs [--quick]`.
// Needs `npm run build`. In place is how a search plays; pure is how a table does.
import { advance, apply, askedIn, fresh, random, seedFrom, wake } from '@questhall/kernel';
import { territory, tictactoe } from './dist/index.js';

const [reps, milliseconds] = process.argv.includes('--quick') ? [3, 500] : [5, 1200];
const seed = seedFrom('bench');
const chance = random(1);

/** In place, and silent. */
function inPlace(game) {
  const live = wake(game, fresh(game, { seats: 2 }, seed));
  live.quiet = true;
  let moves = 0;
  for (; !live.state.result; moves++) {
    const { seat, options } = live.asked[0];
    advance(live, seat, options[chance(options.length)]);
  }
  return moves;
}

/** On a copy each time, with the pick as text, matched against what is offered. */
function pure(game) {
  const { name } = Object.values(game.procedures.game.steps)[0];
  let { state } = wake(game, fresh(game, { seats: 2 }, seed));
  let moves = 0;
  for (; !state.result; moves++) {
    const { seat, options } = askedIn(game, state)[0];
    state = apply(game, state, { seat, picks: [name(options[chance(options.length)])] }).state;
  }
  return moves;
}

function measure(engine, game, playout) {
  const rates = [];
  let [moves, spent] = [0, 0];
  playout(game);
  for (let rep = 0; rep < reps; rep++) {
    const from = performance.now();
    let playouts = 0;
    for (; performance.now() - from < milliseconds; playouts++) moves += playout(game);
    const took = performance.now() - from;
    rates.push((playouts * 1000) / took);
    spent += took;
  }
  rates.sort((a, b) => a - b);
  const [median, min, max] = [rates[(reps - 1) / 2], rates[0], rates[reps - 1]].map((x) => Number(x.toFixed(1)));
  const movesPerS = Math.round((moves * 1000) / spent);
  console.log(JSON.stringify({ engine, game: game.id, playoutsPerS: { median, min, max, reps }, movesPerS }));
}

for (const game of [tictactoe, territory]) {
  measure('questhall kernel', game, inPlace);
  measure('questhall kernel, pure apply', game, pure);
}
