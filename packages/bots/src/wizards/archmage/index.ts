import type { Seat } from '@questhall/kernel';
import { isHighWizard, NO_ORDER, type View } from '@questhall/wizards';
import { finished } from '../../archmage/index.js';
import { type Budget, playoutsIn, purse, USUAL } from '../../archmage/meter.js';
import type { Bot, Settings } from '../../bot.js';
import { type Decide, personIn, player, type Sight } from '../decision.js';
import { answersBy } from '../knight/index.js';
import { services } from '../knight/serving.js';
import { boldly } from './bold.js';
import { asked } from './gems/asking.js';
import { considered, type Gatherer, newGatherer } from './gems/gatherer.js';
import { CIRCLE, COTTAGE, WAIT } from './gems/race.js';
import { goalsBy } from './goals.js';
import { groundOf } from './ground.js';
import { marksWell } from './marking.js';

/**
 * Thinks in turns: what each place saves of them, what it costs to come there, and in which order most is saved. Then it
 * runs the race for the Gems in mind, again and again, in the ways it knows to gather them and to keep rivals from it.
 */
export function archmage(_seat: Seat, settings?: Settings): Bot<View> {
  const budget = settings?.budget ?? USUAL;
  const thought = purse(budget, settings?.now);
  const mind = newGatherer(byThought(budget, PLANS));
  const answers = answersBy(goalsBy(byThought(budget, PLACES), mind), groundOf);
  const hand = player('archmage', {
    ...answers,
    'move.choose': boldly(answers['move.choose']),
    'draw-task.choose': marksWell,
    'meet.service': joins,
  });
  let why = 'nothing was asked yet';
  function* think(sight: Sight): Generator<void, number> {
    const meter = () => thought.open(sight.view.turns);
    yield* considered(mind, sight, meter);
    const decision = yield* asked(mind, sight, meter);
    const pick = decision?.pick ?? hand.choose(sight);
    const aim = mind.moment && WAYS.includes(sight.ask) ? `: ${aimOf(mind)}` : '';
    why = decision?.why ?? `${hand.why?.()}${aim}`;
    return pick;
  }
  return { id: 'archmage', choose: (sight) => finished(think(sight)), think, why: () => why };
}

const WAYS = ['turn.way', 'turn.whither', 'move.choose', 'cast-transporting.choose'];

/** W 11.232 Only a Sorcerer calls High Wizards from afar. */
const joins: Decide = (sight) => {
  const { view, seat, options } = sight;
  const isWizard = isHighWizard(personIn(sight));
  const decline = options.indexOf('decline');
  if (view.order[seat] !== NO_ORDER || !isWizard || decline < 0) return services(sight);
  return { pick: decline, why: 'I would rather be a Sorcerer' };
};

/** What he is about, in words. */
function aimOf({ step, wins }: Gatherer): string {
  return `${stepWords(step)}, and I reckon to win ${Math.round(100 * wins)} times in 100`;
}

function stepWords({ to, calls }: Gatherer['step']): string {
  if (to === CIRCLE) return 'the Gems go to Rüktal';
  if (to === COTTAGE) return 'Hamdrel shall show me whom to ask';
  return to === WAIT || !calls ? 'whom she shows others I shall call first' : 'from a Tower I call who will hear';
}

/** How many places a round of errands has with little, some and much time. */
const PLACES = [4, 5, 6] as const;
/** How many plans for the Gems: all manners and Hamdrel; calling and waiting at a Tower too. More of them win no more. */
const PLANS = [6, 8, 8] as const;

function byThought(budget: Budget, [little, some, much]: readonly [number, number, number]): number {
  const thought = playoutsIn(budget);
  if (thought < 20) return little;
  return thought < 100 ? some : much;
}
