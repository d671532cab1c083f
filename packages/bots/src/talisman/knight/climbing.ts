import {
  actOf,
  CROWN,
  CRYPT,
  DEATH,
  DEN,
  MINES,
  PITS,
  PLAIN,
  portalOdds,
  type SpaceId,
  TOWER,
  VALLEY,
  whatOf,
} from '@questhall/talisman';
import { choose, type Decide, type Decision, type Sight } from '../decision.js';
import { type Stage, until } from './climb.js';
import { type Mind, mindOf } from './mind.js';

const NAMES: Readonly<Record<SpaceId, keyof Stage>> = {
  [PLAIN]: 'plain',
  [CRYPT]: 'crypt',
  [MINES]: 'mines',
  [DEATH]: 'death',
  [DEN]: 'den',
  [TOWER]: 'tower',
  [PITS]: 'pits',
  [VALLEY]: 'valley',
};
/** Turns from each space back to the Portal. */
const BACK: Readonly<Record<SpaceId, number>> = {
  [PLAIN]: 1,
  [CRYPT]: 2,
  [MINES]: 2,
  [DEATH]: 3,
  [TOWER]: 3,
  [DEN]: 4,
  [PITS]: 4,
  [VALLEY]: 5,
};

/** In the Inner Region: on towards the Crown while that is the better chance, else back to come again. */
export function climbs(sight: Sight, mind: Mind): Decision {
  const at = sight.view.at[sight.seat];
  const home = backWorth(mind, at);
  const why = mind.hasTalisman ? 'the Crown is near' : 'without a Talisman there is no way on';
  return choose<number>(sight, why, (o) => {
    const act = actOf(o);
    if (act === 'retreat') return home;
    if (act === 'stay') return at === CROWN ? 1 : staysWorth(mind, at);
    if (act !== 'go') return undefined;
    if (!mind.hasTalisman) return 0;
    const to = whatOf(o);
    return to === CROWN ? mind.climber.crown[mind.lives] : mind.stages[mind.lives][NAMES[to]];
  });
}

/** What it is worth to go out, be healed and come again. */
function backWorth(mind: Mind, at: SpaceId): number {
  if (!mind.hasTalisman) return 1;
  const healed = mind.stages[Math.max(4, mind.lives)].plain * mind.portal;
  return 0.75 * mind.pace ** ((BACK[at] ?? 1) + 6) * healed;
}

/** Going on with what a space demands. */
function staysWorth(mind: Mind, at: SpaceId): number {
  if (!mind.hasTalisman) return 0;
  const { view, seat, climber, stages, lives, pace } = mind;
  const foe = view.foe[seat];
  const [now, hurt, twice] = [stages[lives], stages[lives - 1], stages[Math.max(0, lives - 2)]];
  if (at === DEN && foe > 0) return until(climber, foe, pace * now.valley, [hurt.den, twice.den]);
  if (at !== PITS || foe === 0) return now[NAMES[at]] ?? 0;
  let value = pace * now.valley;
  for (let n = 0; n < foe; n++) value = until(climber, 4, value, [hurt.pits, twice.pits]);
  return value;
}

/** T 11:24.1 By the ability with the better chance; of equals by what can best be spared. */
export const portals: Decide = (sight) => {
  const { view, seat } = sight;
  const { worth } = mindOf(view, seat);
  return choose<'strength' | 'craft'>(sight, 'that gives the better chance', (ability) => {
    const chance = portalOdds(view, seat, ability);
    return chance * 40 - (1 - chance) * worth[ability];
  });
};
