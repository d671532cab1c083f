import { attackOf, NOBODY, type Plan, type Power, type SpaceId, type View } from '@questhall/wizards-quest';
import type { Weighed } from '../../../archmage/craft.js';
import type { Chance } from '../../../bot.js';
import { campaignOf } from '../../knight/campaigning.js';
import { expected, turnWorth, worthOf } from '../foresight.js';
import { copied, LEADERS } from '../ground.js';
import { type Candidate, deeper, type Matter, matterOf, worthIn } from '../matter.js';
import { callHelpers, fought, gathered, type Sortie, sortie, summon } from '../sorties.js';

/** Of the campaigns only these many that look best are thought through. */
const CAMPAIGNS = 10;

/** A way to spend a campaign, and what it is worth at a glance. */
interface Look {
  readonly candidate: Candidate;
  readonly look: number;
}

/** Which campaign to lead, or none. What goes by sea to own men or against a monster is left to the knight. */
export function* attacks(chance: Chance<View>, knights: number): Generator<Weighed, void> {
  const chosen = attackOf(chance.options[knights] as number);
  if (chosen.do === 'sail' || (chosen.do === 'campaign' && chosen.plan.against !== 'space')) return;
  const { scene, seat, order, campaigns } = matterOf(chance);
  const left: Matter = { scene, seat, order, campaigns: campaigns - 1 };
  const looks: Look[] = [];
  const ends: Candidate[] = [];
  const bases = new Set<SpaceId>();
  chance.options.forEach((o, option) => {
    const attack = attackOf(o as number);
    if (attack.do === 'end')
      ends.push({ option, worth: (depth) => turnWorth(scene, order, { ...depth, campaigns: 0 }) });
    if (attack.do !== 'campaign' || attack.plan.against !== 'space') return;
    looks.push(leading(left, option, attack.plan));
    // Into an empty space they would have to go.
    if (attack.plan.boat || scene.holder[attack.plan.to] === NOBODY || bases.has(attack.plan.from)) return;
    bases.add(attack.plan.from);
    looks.push(gathering(left, option, attack.plan));
  });
  looks.sort((a, b) => b.look - a.look);
  const kept = looks.filter(({ candidate }, i) => i < CAMPAIGNS || candidate.option === knights);
  yield* deeper(left, [...ends, ...kept.map(({ candidate }) => candidate)], { knights });
}

/** To fight it through. */
function leading(left: Matter, option: number, way: Plan): Look {
  const { scene, seat, order } = left;
  const tried = sortie(scene, seat, { way, due: 0 });
  return { candidate: after(left, option, tried), look: expected(tried, (end) => worthOf(end, seat, order.later)) };
}

/** To declare it only so that men come together. */
function gathering(left: Matter, option: number, { from }: Plan): Look {
  const { scene, seat, order } = left;
  const together = gathered(scene, seat, from);
  return {
    candidate: { option, worth: (depth) => worthIn(left, together, depth) },
    look: worthOf(together, seat, order.later),
  };
}

/** What a campaign leads to on average. */
function after(matter: Matter, option: number, tried: Sortie): Candidate {
  return { option, worth: (depth) => expected(tried, (end) => worthIn(matter, end, depth)) };
}

/** Who is to lead a campaign. */
export function* summons(chance: Chance<View>, knights: number): Generator<Weighed, void> {
  const plan = campaignOf(chance);
  if (plan.against !== 'space') return;
  const matter = matterOf(chance);
  const { scene, seat } = matter;
  const candidates = chance.options.flatMap((power, option): Candidate[] => {
    const start = copied(scene);
    summon(start, seat, { leader: LEADERS.indexOf(power as Power), to: plan.from });
    const together = gathered(start, seat, plan.from);
    callHelpers(start, seat, plan);
    const fights = after(matter, option, fought(start, seat, plan));
    return scene.holder[plan.to] === NOBODY
      ? [fights]
      : [fights, { option, worth: (depth) => worthIn(matter, together, depth) }];
  });
  yield* deeper(matter, candidates, { knights, brief: true });
}
