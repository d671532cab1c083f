import type { Series } from '../series.js';
import type { Round } from './round.js';

const WIDTH = 30;

/** A bar on the terminal that grows as the games are played, with who has won how many. */
export function bar({ games, seats }: Series, isShown: boolean): (rounds: readonly Round[]) => void {
  if (!isShown) return () => {};
  const from = performance.now();
  let before = -1;
  return (rounds) => {
    if (before < 0) before = rounds.length - 1;
    const pace = (performance.now() - from) / (rounds.length - before);
    process.stderr.write(`\r${line(rounds, games, seats, pace)}\x1b[K${rounds.length >= games ? '\n' : ''}`);
  };
}

/** How far a match has come; `pace` is the milliseconds that a game takes. */
export function line(rounds: readonly Round[], games: number, seats: readonly string[], pace: number): string {
  const done = Math.min(rounds.length, games);
  const full = Math.round((WIDTH * done) / games);
  const won = seats.map((name, player) => `${name} ${rounds.filter((r) => r.winner === player).length}`).join(', ');
  const left = Math.ceil(((games - done) * pace) / 1000);
  const time = left > 90 ? `${Math.ceil(left / 60)} min` : `${left} s`;
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done} of ${games} games: ${won}; ${time} left`;
}
