import { isHighWizard, NO_ORDER } from '@questhall/wizards';
import { type Decide, personIn } from '../decision.js';
import { serves } from '../services.js';
import { hope } from './jewels.js';

/** What somebody of another Order shall do: a Gem if he may have one, a Task served, else a new one. */
export const services: Decide = (sight) => {
  const { view, seat } = sight;
  const person = personIn(sight);
  if (view.order[seat] === NO_ORDER) return serves(['join', 'decline'], 'an Order at last')(sight);
  const gem = isHighWizard(person) && hope(view, seat, person) > 0;
  return serves(
    gem ? ['gem', 'fulfil', 'task', 'decline', 'join'] : ['fulfil', 'task', 'decline', 'gem', 'join'],
    'the best that he offers',
  )(sight);
};
