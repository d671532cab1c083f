import type { Seat } from '@questhall/kernel';
import { aimOf, COMMAND, craftOf, SPELLS, type SpellName, strengthOf, type View } from '@questhall/talisman';
import { choose, type Decide, type Sight, spokenOf } from '../decision.js';
import { objectWorth } from '../worth.js';
import { appeal } from './moving.js';

/** Cast what seems to fit, and pass otherwise. */
export const casts: Decide = (sight) =>
  choose<number | 'pass'>(sight, 'it seemed the moment', (o) => {
    if (o === 'pass') return 0;
    return fits(sight, SPELLS[o].id) ? 1 : -1;
  });

function fits(sight: Sight, spell: SpellName): boolean {
  const { view, seat, random } = sight;
  const lives = view.lives[seat];
  const own = view.active === seat;
  switch (spell) {
    case 'healing':
      return lives < 3;
    case 'preservation':
      return spokenOf(sight, 'seat') === seat && spokenOf(sight, 'loss') !== 'enemy';
    case 'psionic-blast':
      return true;
    case 'counterspell':
      return spokenOf(sight, 'seat') !== seat && (view.casting.at(-1) === COMMAND || random(2) === 0);
    case 'immobility':
      return own
        ? sight.says.key === 'ask.window.fight' && lives < 4
        : random(3) === 0 && own === isOwnFight(view, seat);
    case 'nullify':
    case 'random':
    case 'acquisition':
    case 'mesmerism':
      return own && random(3) === 0;
    case 'alchemy':
    case 'invisibility':
    case 'destruction':
      return false;
    default:
      return random(2) === 0;
  }
}

function isOwnFight(view: View, seat: Seat): boolean {
  return view.fight?.seat === seat;
}

/** At the strongest other, or where it looks best. */
export const aims: Decide = (sight) => {
  const { view, seat, random } = sight;
  const spell = spokenOf(sight, 'spell');
  return choose<number>(sight, 'he had it coming', (o) => {
    const { at, what } = aimOf(o);
    if (at === 'space') return spell === 'teleport' ? appeal(view, seat, what) : random(10);
    if (at !== 'seat') return random(10);
    if (spell === 'healing') return what === seat ? 1 : 0;
    if (what === seat) return -100;
    const goods = view.objects[what].reduce((sum, kind) => sum + objectWorth(view, seat, kind), 0);
    return strengthOf(view, what) + craftOf(view, what) + goods;
  });
};
