import {
  attackOf,
  type Plan,
  partOf,
  powerIn,
  SPACES,
  type SpaceId,
  spaceNamed,
  spareMen,
  type View,
} from '@questhall/wizards-quest';
import { best, type Decide, type Decision, optionWhere, type Sight } from '../decision.js';
import { treasureOwner, winning } from '../treasures.js';
import { evaluate } from './evaluation.js';
import { bestFrom, oddsOf, type Scheme, scheme } from './plans.js';
import { enter, imagined, march, occupy } from './scenes.js';

/** A campaign must promise so much more than staying at home, in men. */
const WORTH_IT = 0.3;

/** The campaign after which the position is best, or the end of the turn. */
export const campaigns: Decide = ({ view, seat, options }) => {
  const schemes: (Scheme | undefined)[] = [];
  const pick = best<number>(options, (o, i) => {
    const attack = attackOf(o);
    if (attack.do === 'end') return evaluate(view, seat) + WORTH_IT;
    if (attack.do === 'sail') return sailing(view, attack);
    schemes[i] = scheme(view, seat, attack.plan);
    return schemes[i]?.value;
  });
  const sure = surestWin(view, schemes);
  if (sure >= 0) return { pick: sure, why: 'it wins the game' };
  const attack = attackOf(options[pick] as number);
  if (attack.do === 'end') return { pick, why: 'no campaign was worth its losses' };
  if (attack.do === 'sail') return { pick, why: `my men are wanted in ${SPACES[attack.to].name}` };
  return { pick, why: whyAttack(view, schemes[pick] as Scheme) };
};

/** The campaign that is likeliest to win the game at once, if one is likely to; of equals the one that needs no help. */
function surestWin(view: View, schemes: readonly (Scheme | undefined)[]): number {
  return best<Scheme | undefined>(schemes, (tried) => {
    if (tried?.plan.against !== 'space' || tried.chance < LIKELY) return undefined;
    const { plan, chance } = tried;
    const wins = winning(view, view.holder[plan.from]).includes(plan.to);
    return wins ? chance + 0.1 * oddsOf(view, plan).captures : undefined;
  });
}
const LIKELY = 0.4;

function whyAttack(view: View, { plan, chance }: Scheme): string {
  const odds = `${Math.round(chance * 100)} in 100 to succeed`;
  if (plan.against !== 'space') return `the ${plan.against} stands in my way, ${odds}`;
  const isMine = treasureOwner(view, plan.to) === view.holder[plan.from];
  return `${isMine ? 'my treasure lies in' : 'I want to have'} ${SPACES[plan.to].name}, ${odds}`;
}

/** What a boat move promises: all who can be spared, and an attack from where they land. */
function sailing(view: View, { from, to }: { from: SpaceId; to: SpaceId }): number | undefined {
  const seat = view.holder[from];
  if (view.campaigns < 1) return undefined;
  const scene = { ...imagined(view), boats: view.boats.with(seat, view.boats[seat] - 1) };
  march(scene, { from, to, men: spareMen(view, from) });
  return bestFrom(scene, seat, [to])?.value;
}

/** Whoever leads this campaign best. */
export const summons: Decide = (sight) => {
  const plan = campaignOf(sight);
  const { view, seat, options } = sight;
  // The campaign has been declared: it is no longer among those left.
  const wanted = scheme({ ...view, campaigns: view.campaigns + 1 }, seat, plan)?.power ?? 'none';
  const comes = wanted === powerIn(view, plan.from) ? 'none' : wanted;
  const pick = Math.max(
    0,
    optionWhere(options, (power) => power === comes),
  );
  return { pick, why: comes === 'none' ? 'nobody else was needed' : `the ${comes} leads this best` };
};

/** Who goes into a captured space, and who stays: as both are best held. */
export const captures: Decide = (sight) => {
  const { from, to } = campaignOf(sight);
  return dividing(sight, { from, to }, (o) => o as number);
};

/** Who sails: as both spaces are best held. */
export const sailors: Decide = (sight) => {
  const { from, to } = sight.says.args as { from: string; to: string };
  const { view, seat, options } = sight;
  const [here, there] = [spaceNamed(from), spaceNamed(to)];
  const pick = best<number>(options, (o) => {
    const part = partOf(o, view, here);
    if (part.power !== 'none') return undefined;
    const scene = imagined(view);
    march(scene, { from: here, to: there, men: part.men });
    return Math.max(evaluate(scene, seat), bestFrom(scene, seat, [there])?.value ?? Number.NEGATIVE_INFINITY);
  });
  return { pick: Math.max(0, pick), why: 'so many were wanted there' };
};

/** Divide a force between its space and one it captures. */
export function dividing(sight: Sight, { from, to }: { from: SpaceId; to: SpaceId }, partIn: PartIn): Decision {
  const { view, seat, options } = sight;
  const here = powerIn(view, from);
  const pick = best<unknown>(options, (o) => {
    const part = partIn(o);
    if (part === undefined) return undefined;
    const { men, power } = partOf(part, view, from);
    const scene = imagined(view);
    enter(scene, to, { holder: seat, men, power });
    occupy(scene, from, { holder: seat, men: view.men[from] - men, power: power === 'none' ? here : 'none' });
    return evaluate(scene, seat);
  });
  return { pick, why: 'so both spaces are held as well as can be' };
}
type PartIn = (option: unknown) => number | undefined;

/** The campaign under way. */
export function campaignOf({ shows }: Sight): Plan {
  const { from, to, ...how } = shows.campaign as unknown as Plan & { from: string; to: string };
  return { ...how, from: spaceNamed(from), to: spaceNamed(to) };
}
