import { actOf, isInner, type SpaceId, TEMPLE, whatOf } from '@questhall/talisman';
import { choose, type Decide, type Decision, type Sight, spokenOf } from '../decision.js';
import { bestBundle } from '../trophies.js';
import { climbs } from './climbing.js';
import { goldWorth, objectKeep, wants } from './judging.js';
import { lifeCost, type Mind, mindOf } from './mind.js';
import { crossLeft, type Roads, roadsOf } from './roads.js';

/** First what makes strong or wins a Talisman; then the move that leads to most. */
export const moves: Decide = (sight) => {
  const mind = mindOf(sight.view, sight.seat);
  return before(sight, mind) ?? (isInner(sight.view.at[sight.seat]) ? climbs(sight, mind) : journey(sight, mind));
};

function journey(sight: Sight, mind: Mind): Decision {
  const roads = roadsOf(mind);
  return choose<number>(sight, 'that way leads to most', (o) => {
    if (actOf(o) === 'roll')
      return [1, 2, 3, 4, 5, 6].reduce((sum, n) => sum + roads.go(sight.view.at[sight.seat], n) / 6, 0);
    return wayWorth(mind, roads, o, 1);
  });
}

/** What may be done before the move, if it is wise. */
function before(sight: Sight, mind: Mind): Decision | undefined {
  const { options } = sight;
  const pick = options.findIndex((o) => isWise(mind, o as number));
  if (pick < 0) return undefined;
  const same = actOf(options[pick] as number);
  if (same !== 'hand-over' && same !== 'hand-follower') return { pick, why: 'that comes first' };
  // Of several things the Warlock takes whichever is least.
  return choose<number>(sight, 'a Talisman is worth it', (o) => {
    if (actOf(o) !== same) return undefined;
    return same === 'hand-over' ? -objectKeep(mind, whatOf(o)) : -whatOf(o) / 1000;
  });
}

function isWise(mind: Mind, o: number): boolean {
  const { view, seat } = mind;
  switch (actOf(o)) {
    case 'exchange': {
      const bundle = bestBundle(view.trophies[seat]);
      return bundle !== undefined && (bundle.waste <= 2 || isInner(view.at[seat]) || mind.hasTalisman);
    }
    case 'hand-gold':
    case 'hand-follower':
      return !mind.hasTalisman;
    case 'hand-over':
      return !mind.hasTalisman && objectKeep(mind, whatOf(o)) < mind.worth.talisman;
    case 'align':
      return whatOf(o) === (mind.lives < 3 ? 0 : 1);
    case 'alchemist':
      return wants(mind, 'gold') && view.objects[seat].some((kind) => objectKeep(mind, kind) < goldWorth(mind));
    default:
      return false;
  }
}

/** What a way to move is worth. */
export function wayWorth(mind: Mind, roads: Roads, o: number, steps: number): number | undefined {
  const at = mind.view.at[mind.seat];
  switch (actOf(o)) {
    case 'raft':
      return roads.arrive(whatOf(o)) + roads.freed;
    case 'go':
    case 'woods':
    case 'wizard':
      return roads.arrive(whatOf(o));
    case 'boatman':
      return roads.arrive(TEMPLE);
    case 'cross':
      return roads.cross(at, crossLeft(at, steps));
    case 'portal':
      return roads.portal();
    case 'regenerate':
      return roads.stand(at) + lifeCost(mind, mind.lives + 1);
    default:
      return undefined;
  }
}

/** Where the die leads: to the space worth most, all that may follow counted in. */
export const ways: Decide = (sight) => {
  const mind = mindOf(sight.view, sight.seat);
  const roads = roadsOf(mind);
  const steps = Number(spokenOf(sight, 'steps') ?? 1);
  const found = choose<number>(sight, 'that way leads to most', (o) => wayWorth(mind, roads, o, steps));
  return actOf(sight.options[found.pick] as number) === 'portal' ? { ...found, why: CLIMB } : found;
};

const CLIMB = 'the Crown is worth more to me now than growing on';

/** To any space there is. */
export const travels: Decide = (sight) => {
  const roads = roadsOf(mindOf(sight.view, sight.seat));
  return choose<SpaceId>(sight, 'there is most to be gained there', (to) => roads.arrive(to));
};
