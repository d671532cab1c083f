import type { Seat } from '@questhall/kernel';
import { attackOf, countersIn, IS_CASTLE, placingOf, SPACES, type SpaceId, type View } from '@questhall/wizards-quest';
import type { Bot } from '../../bot.js';
import { best, type Decide, player, type Sight } from '../decision.js';
import { evaluate } from '../knight/evaluation.js';
import { ANSWERS } from '../knight/index.js';
import { imagined } from '../knight/scenes.js';
import { petitions } from '../squire/petitions.js';
import { treasureOwner, winning } from '../treasures.js';

/** All men where they do most by standing there: a fraction of the knight's care. */
const places: Decide = ({ view, seat, options }) => {
  const most = Math.max(...options.map((o) => placingOf(o as number).men));
  const worths = new Map<SpaceId, number>();
  const pick = best<number>(options, (o) => {
    const { space, men, power } = placingOf(o);
    if (power !== 'none' || men < most) return undefined;
    const scene = imagined(view);
    scene.holder[space] = seat;
    scene.men[space] += men;
    const worth = worths.get(space) ?? evaluate(scene, seat);
    worths.set(space, worth);
    return worth;
  });
  const chosen = Math.max(0, pick);
  return { pick: chosen, why: `men stand best in ${SPACES[placingOf(options[chosen] as number).space].name}` };
};

/** Of the campaigns only these many that look best are thought through. */
const CAMPAIGNS = 4;

/** The knight's choice among the campaigns that look best at a glance. */
const attacks: Decide = (sight) => {
  const { view, seat, options } = sight;
  const wins = winning(view, seat);
  const looks = options.map((o) => glance(view, seat, o as number, wins));
  const all = options.map((_, i) => i).sort((a, b) => looks[b] - looks[a]);
  const kept = all.slice(0, CAMPAIGNS + 1);
  const fewer = Object.create(sight, { options: { value: kept.map((i) => options[i]) } }) as Sight;
  const { pick, why } = ANSWERS['attack.choose'](fewer);
  return { pick: kept[pick], why };
};

/** How promising a campaign looks; to end the turn is always worth a thought. */
function glance(view: View, seat: Seat, option: number, wins: readonly SpaceId[]): number {
  const attack = attackOf(option);
  if (attack.do === 'end') return Number.POSITIVE_INFINITY;
  if (attack.do === 'sail') return -10;
  const { from, to, against } = attack.plan;
  const lead = Math.min(6, countersIn(view, from) - (against === 'space' ? countersIn(view, to) : 4));
  if (against !== 'space') return lead;
  return lead + (wins.includes(to) ? 100 : treasureOwner(view, to) === seat ? 10 : 0) + (IS_CASTLE[to] ? 2 : 0);
}

/** Goes on with a turn much as a knight would, where that takes long more quickly. */
export function page(): Bot<View> {
  return player('squire', {
    ...ANSWERS,
    'place.choose': places,
    'petition.choose': petitions,
    'attack.choose': attacks,
  });
}
