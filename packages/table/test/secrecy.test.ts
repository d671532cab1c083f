import { random } from '@questhall/kernel';
import { duel } from '@questhall/testkit';
import { wizardsQuest } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { playTwins, type Table } from './secrecy/twins.js';
import { noTally } from './secrecy/world.js';

/** `npm run soak -- secrecy` plays a thousand. */
const GAMES = Number(process.env.SECRECY_GAMES ?? 12);
const SEED = process.env.SECRECY_SEED ?? 'twins';

const TABLES: readonly Table[] = [
  { game: duel, seats: 2, options: {} },
  { game: wizardsQuest, seats: 2, options: { 'turn-limit': 10 } },
  { game: duel, seats: 4, options: { lives: 2 } },
  { game: wizardsQuest, seats: 4, options: { 'turn-limit': 10, 'blank-treasure': true, 'blank-card': true } },
  { game: duel, seats: 3, options: {} },
  { game: duel, seats: 4, options: {} },
];

test('nobody receives a byte of what only others know', () => {
  const tally = noTally();
  for (let n = 0; n < GAMES; n++) playTwins(TABLES[n % TABLES.length]!, random(`${SEED} ${n}`), tally);
  if (process.env.SECRECY_GAMES) console.log(JSON.stringify(tally));
  expect(tally.games).toBe(GAMES);
  // Nothing of this is proved by doing nothing.
  expect(Object.values(tally).every((n) => n > 0)).toBe(true);
});
