import { drawAt } from './dice.js';
import { broken, type Live } from './live.js';
import type { Event, Table } from './types.js';

/** What rule code may do to a running game: roll, draw and tell. */
export function tableOf<B>(live: Live<B>): Table<B> {
  return {
    board: live.state.board,
    die: (stream, sides) => note(live, stream, roll(live, stream, sides, 1)),
    d6: (stream) => note(live, stream, roll(live, stream, 6, 1)),
    draw: (stream, weights) => note(live, stream, weighted(live, stream, weights)),
    tell: (key, args, secret) => tell(live, key, args, secret),
    reveal: (key, args, secret) => {
      live.sealed = true;
      tell(live, key, args, secret);
    },
    broken: (words) => broken(live, words),
  };
}

function tell(live: Live, key: string, args: Event['says']['args'], secret: Event['secret']): void {
  if (live.quiet) return;
  const says = args ? { key, args } : { key };
  live.events.push(secret ? { says, secret } : { says });
}

function note(live: Live, stream: string, value: number): number {
  live.sealed = true;
  if (!live.quiet) live.draws.push({ stream, value });
  return value;
}

/** From `least` on, `sides` faces. Forced dice first. */
function roll(live: Live, stream: string, sides: number, least: number): number {
  const { rng } = live.state;
  const count = rng.counts[stream];
  if (count === undefined) broken(live, `rolls in the stream ${stream}, which the game does not declare`);
  if (!(sides >= 1)) broken(live, `rolls one of ${sides} in the stream ${stream}`);
  const forced = rng.forced?.[stream];
  if (forced) {
    const value = forced.shift();
    if (value !== undefined) {
      if (!Number.isInteger(value) || value < least || value >= least + sides)
        broken(live, `has a forced ${value} in ${stream}; expected ${least} to ${least + sides - 1}`);
      return value;
    }
    if (rng.strict) broken(live, `has no forced die left in the stream ${stream}`);
  }
  rng.counts[stream] = count + 1;
  return least + drawAt(rng, stream, count, sides);
}

function weighted(live: Live, stream: string, weights: readonly number[]): number {
  const { rng } = live.state;
  if (rng.forced?.[stream]?.length) {
    const index = roll(live, stream, weights.length, 0);
    const face = live.game.faces?.[stream]?.[index] ?? index;
    if (!weights[index]) broken(live, `has a forced ${face} in ${stream}, and there is none of it`);
    return index;
  }
  let total = 0;
  for (const w of weights) total += w;
  let left = roll(live, stream, total, 0);
  for (let i = 0; ; i++) {
    left -= weights[i] as number;
    if (left < 0) return i;
  }
}
