import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { allPass, hero } from '../stage.js';

rule('T E13', 'the Thief stops the Sentinel and turns in the Middle Region', () => {
  const thief = { character: 'thief', space: 'graveyard', spells: ['immobility'] };
  const t = hero(thief, { begin: 'way', vars: { steps: 6 }, dice: { adventure: ['bag-of-gold'] } });
  t.picks(0, 'cross', 'cast immobility', 'at creature');
  allPass(t);
  t.picks(0, 'go portal-of-power');
  expect(t.truth('players.0.space')).toBe('portal-of-power');
});

rule('T E19', 'the Imp sends the Dwarf away before he meets Bear and Gold', () => {
  const dwarf = { character: 'dwarf', space: 'hidden-valley' };
  const dice = { adventure: ['imp', 'bear', 'bag-of-gold', 'sword', 'axe'], table: [4] };
  const t = hero(dwarf, { begin: 'encounter', dice });
  expect(t.truth('players.0.space')).toBe('ruins');
  expect(t.truth('spaces.hidden-valley.cards')).toEqual(['bear', 'bag-of-gold']);
  expect(t.truth('spaces.ruins.cards')).toEqual(['sword', 'axe']);
});
