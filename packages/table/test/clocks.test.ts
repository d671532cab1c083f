import { isRefusal } from '@questhall/kernel';
import { wizardsQuest } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { type Deed, decide, openTable, runningSeats, type Tableau } from '../src/index.js';

const HEX = '0123456789abcdef0123456789abcdef';
const HOUR = 3_600_000;

function done(t: Tableau, deed: Deed, at: number): Tableau {
  const decided = decide(wizardsQuest, t, 'host', deed, at);
  if (isRefusal(decided)) throw new Error(decided.why);
  return decided.tableau;
}

/** A game of moves within a day each, begun at the hour 0. */
function begun(): Tableau {
  const config = {
    game: 'wizards-quest',
    name: 'Slowly',
    options: {},
    clock: { kind: 'turns', perMove: 24 * HOUR },
    atZero: 'knight',
    listed: false,
    spectators: false,
  } as const;
  let t = openTable(wizardsQuest, { config, seats: 2, secret: HEX, salt: HEX }) as Tableau;
  for (const seat of [0, 1]) t = done(t, { do: 'sit', seat, player: `p${seat}`, name: `P${seat}`, nonce: HEX }, 0);
  return done(t, { do: 'begin' }, 0);
}

test('a clock stands still while the host is away, and only then', () => {
  const t = begun();
  const [seat] = runningSeats(wizardsQuest, t);
  // Five hours went by, and the host slept through two of them.
  const woken = done(t, { do: 'wake', away: 2 * HOUR }, 5 * HOUR);
  expect(woken.clocks.left[seat as number]).toBe(21 * HOUR);
  expect(woken.clocks.since).toBe(5 * HOUR);
});
