import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attacker } from '../attacker.js';

rule(['WQ X.D.5.a.1', 'WQ R20'], 'a hero slays the dragon even if he and all his lord has fall with it', () => {
  const t = attacker(
    {
      spaces: { 'red-dune': { seat: 0, hero: true }, britton: { seat: 1 }, windfor: { seat: 2 } },
      dragon: 'dewbury',
    },
    [1, 4],
    { seats: 3 },
  );
  t.picks(0, 'campaign red-dune dragon', 'fight');
  expect(t.truth('players.0.out')).toBe(true);
  expect(t.truth('dragon')).toBe(null);
  expect(t.events()).toContainEqual({ key: 'beaten', args: { seat: 0, monster: 'dragon', power: 'hero' } });
});
