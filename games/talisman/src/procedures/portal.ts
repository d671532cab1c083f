import { leave } from '@questhall/kernel';
import { chapter } from '../calls.js';
import { hexStrikes } from '../fates.js';
import { change } from '../goods.js';
import { PLAIN } from '../map.js';
import { abilityValue, portalDice } from '../values.js';
import { arrive } from './move.js';

const { ask, call, done, procedure } = chapter('portal', () => ({
  ability: 'strength' as 'strength' | 'craft',
  lost: 0,
}));

/** 11:20 The Portal of Power. */
export const portal = procedure({
  steps: {
    // T 11:20, T 11:21 It is the way from the Middle into the Inner Region. T 11:22 It must be opened each time, T 11:24.1 as its space says: by Strength or by Craft, chosen before the roll.
    ability: ask({
      rule: 'T 11:24.1',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.portal' }),
      options: () => ['strength', 'craft'] as ('strength' | 'craft')[],
      name: (o: 'strength' | 'craft') => `by ${o}`,
      then: (_, v, o) => {
        v.ability = o;
      },
    }),
    roll: (t, v) => {
      const dice = Array.from({ length: portalDice(t.board, v.seat, v.ability) }, () => t.d6('portal'));
      const total = dice.reduce((a, b) => a + b, 0);
      const open = total <= abilityValue(t.board, v.seat, v.ability);
      t.tell('portal', { seat: v.seat, ability: v.ability, dice, open });
      if (open) {
        // T 11:24.1, T R10 The turn ends on the Plain of Peril.
        arrive(t, v.seat, PLAIN, 'portal');
        return leave('turn', { seat: v.seat });
      }
      // A point of that ability is lost, and T 11:24.2 the move ends here.
      change(t, v.seat, v.ability, -1);
      // T R9 With an encounter, unless the move began here.
      if (!v.began && t.board.house.portalEncounter) return done();
      // T R112 Who has come there meets the Hex all the same.
      if (!v.began && hexStrikes(t, v.seat))
        return call('lose-life', { seat: v.seat, n: 1, cause: 'hex' }, { into: 'lost' });
    },
    halted: (_, v) => leave('turn', { seat: v.seat }),
  },
});
