import type { Seat } from '@questhall/kernel';
import { CROWN, isInner, OFF, POINTS, SPACES, type View } from '@questhall/talisman';
import { mindOf } from '../knight/mind.js';
import { followerWorth, objectWorth, plainId } from '../worth.js';

/** What tells how a seat stands, each with a weight in `weights.ts`. */
export const FEATURES = [
  'strength',
  'craft',
  'lives',
  'last life',
  'gold',
  'objects',
  'followers',
  'spells',
  'trophies',
  'talisman',
  'climb',
  'climb with talisman',
  'inside',
  'climb from inside',
  'crown',
  'crown lives',
  'misses',
  'toad',
  'quest',
  'middle',
] as const;

/** How a seat stands, as numbers of about the size of one. */
export function features(view: View, seat: Seat): number[] {
  if (view.character[seat] < 0) return FEATURES.map(() => 0);
  const { climber, stages, hasTalisman, lives } = mindOf(view, seat);
  const at = view.at[seat];
  const inside = isInner(at) && at !== CROWN;
  const climb = (stages[lives]?.plain ?? 0) * climber.portal;
  const crown = at === CROWN;
  const goods = view.objects[seat].reduce(
    (sum, kind) => sum + (plainId(kind) === 'talisman' ? 0 : objectWorth(view, seat, kind)),
    0,
  );
  return [
    climber.strength / 5,
    climber.craft / 5,
    lives / 4,
    lives < 2 ? 1 : 0,
    Math.min(view.gold[seat], 6) / 3,
    goods / 5,
    view.followers[seat].reduce((sum, one) => sum + followerWorth(one), 0) / 5,
    view.spells[seat].length,
    view.trophies[seat].reduce((sum, kind) => sum + POINTS[kind], 0) / 7,
    hasTalisman ? 1 : 0,
    climb,
    hasTalisman && !inside ? climb : 0,
    inside ? 1 : 0,
    inside && hasTalisman ? (stages[lives]?.[stageAt(at)] ?? 0) : 0,
    crown ? 1 : 0,
    crown ? lives / 4 : 0,
    view.misses[seat],
    view.toad[seat] > 0 ? 1 : 0,
    view.questDone[seat] ? 1 : view.quest[seat] > 0 ? 0.3 : 0,
    at !== OFF && SPACES[at].region === 'middle' ? 1 : 0,
  ];
}

const STAGES = [
  ['crypt', 'crypt'],
  ['mines', 'mines'],
  ['death', 'death'],
  ['den', 'den'],
  ['tower', 'tower'],
  ['pit', 'pits'],
  ['valley', 'valley'],
] as const;

/** How far a place is on the way to the Crown. */
function stageAt(at: number): (typeof STAGES)[number][1] | 'plain' {
  return STAGES.find(([word]) => SPACES[at].id.includes(word))?.[1] ?? 'plain';
}
