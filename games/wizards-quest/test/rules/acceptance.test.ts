import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attacker } from '../attacker.js';
import { marnon } from '../table.js';

const FAR = { shardfell: { seat: 1, men: 2 }, hazelmere: { seat: 0, men: 2 } };

rule('WQ R71', 'losses without a choice are taken by themselves, and a story may name them', () => {
  const spaces = { ...FAR, haven: { seat: 0, men: 4 }, 'hidden-hollow': { seat: 1, men: 3 } };
  const t = attacker({ spaces }, [1, 1, 2, 5]);
  t.picks(0, 'campaign haven hidden-hollow', 'fight').picks(1, 'lose 1 men').picks(0, 'lose 1 men');
  expect(t.refuses(1, 'lose 2 men').refused).toBe('not-asked');
  t.picks(0, 'fight').picks(1, 'lose 2 men').picks(0, 'capture 1 men');
  expect(t.truth('spaces.hidden-hollow.seat')).toBe(0);
});

rule('WQ R71', 'a force that is wiped out is not asked about its hero, but may name him', () => {
  const spaces = { ...FAR, haven: { seat: 0, men: 1, hero: true } };
  const t = marnon({
    seats: 2,
    position: { spaces },
    begin: { proc: 'dragon' },
    dice: { dragon: [6, 6], gobble: [5] },
  });
  t.picks(0, 'lose hero 1 men');
  expect([t.truth('players.0.hero'), t.at() === 'losses.choose']).toEqual([null, false]);
});
