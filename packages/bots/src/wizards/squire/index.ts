import { isHighWizard, NO_ORDER, PEOPLE, RUKTAL, type View } from '@questhall/wizards';
import type { Bot } from '../../bot.js';
import { always, cheapest, type Decide, personIn, player, type Sight } from '../decision.js';
import { isWanted } from '../goals.js';
import { PLAIN_SETUP } from '../laying.js';
import { nearMarks } from '../marks.js';
import { completes, divides, gains, givesAway, loses, serves, WARDS } from '../services.js';
import { travels } from '../travel.js';
import { lovesDruids, squireGoals } from './goals.js';

/** A beginner: goes to the nearest of what he can use, and takes whatever he is offered there. */
export function squire(): Bot<View> {
  return player('squire', {
    ...PLAIN_SETUP,
    ...WARDS,
    ...travels(squireGoals),
    'meet.service': (sight) => serves(servicesFor(sight), 'the best that he offers')(sight),
    'meet.gem': (sight) => always(mayGive(sight), 'a Gem is a Gem')(sight),
    'gem.keep': always(true, 'nobody robs me'),
    'transport.escape': always(true, 'I stay where I am'),
    'summon-boat.which': always(0, 'the first that comes'),
    'summon-gem.aim': aims,
    'displace.choose': always(-1, 'better where he is'),
    'event.foretell': ({ options }) => ({ pick: options.length - 1, why: 'that one, I think' }),
    'player-table.tell': always(0, 'the first I know'),
    'hamdrel.service': always('fulfil', 'first my Task'),
    'dwelling.telepathy': always(true, 'I need a High Wizard'),
    'gain.choose': gains,
    'lose.choose': loses,
    'divide.knowledge': divides(0),
    'divide.perception': divides(1),
    'draw-task.choose': nearMarks,
    'event.complete': completes,
    'give-tasks.choose': givesAway,
    'partners.tasks': always(-1, 'I keep my Tasks'),
    'partners.gems': always(0, 'I keep my Gems'),
  });
}

/** At the first who may have a Gem that is missing. */
const aims: Decide = ({ view, seat, options }) => ({
  pick: cheapest<number>(options, (o) => (o < 7 && !isWanted(view, seat, o) ? 1 : 0)),
  why: 'the first of them',
});

/** Whoever is met may have a Gem, unless one knows better. */
function mayGive(sight: Sight): boolean {
  const { view, seat } = sight;
  const person = personIn(sight);
  return !isHighWizard(person) || isWanted(view, seat, person);
}

function servicesFor(sight: Sight): string[] {
  const { view, seat, says } = sight;
  if (view.order[seat] !== NO_ORDER)
    return mayGive(sight) ? ['gem', 'fulfil', 'task', 'decline', 'join'] : ['fulfil', 'task', 'decline', 'gem', 'join'];
  const waits = lovesDruids(seat) && says.args?.person !== PEOPLE[RUKTAL];
  return waits ? ['decline', 'join'] : ['join', 'decline'];
}
