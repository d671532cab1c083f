import {
  campaignOdds,
  DRAGON,
  defenceBonus,
  type Force,
  forceIn,
  mayAttack,
  routeBetween,
  SPACES,
  type SpaceId,
  spaceNamed,
  type View,
  WIZARD,
} from '@questhall/wizards-quest';
import type { Question } from './drawing.js';

interface Plan {
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly against: string;
  readonly boat: boolean;
}

/** The exact odds of each campaign that is offered, fought through without help; or of the one under way. */
export function wizardsQuestOdds({ view, shows, ask, choices }: Question<View>): string[] {
  const campaign = shows.campaign as { from: string; to: string; against: string; boat: boolean } | undefined;
  if (campaign && ask.startsWith('campaign.')) {
    const { from, to, against, boat } = campaign;
    return [oddsLine(view, { from: spaceNamed(from), to: spaceNamed(to), against, boat })];
  }
  return choices.flatMap(({ pick }) => {
    const plan = planIn(view, pick);
    return plan ? [oddsLine(view, plan)] : [];
  });
}

function planIn(view: View, pick: string): Plan | undefined {
  const [, from, target, boat] = /^(?:free )?campaign (\S+) (\S+)( by boat)?$/.exec(pick) ?? [];
  if (from === undefined || target === undefined) return undefined;
  const isMonster = target === 'dragon' || target === 'wizard';
  return {
    from: spaceNamed(from),
    to: isMonster ? view[target] : spaceNamed(target),
    against: isMonster ? target : 'space',
    boat: boat !== undefined,
  };
}

function oddsLine(view: View, { from, to, against, boat }: Plan): string {
  const target = against === 'space' ? SPACES[to].name : `the ${against} in ${SPACES[to].name}`;
  const head = `${SPACES[from].name} against ${target}${boat ? ' by boat' : ''}`;
  const attacker = forceIn(view, from);
  const defender = defenderOf(view, to, against);
  if (defender === null) return `${head}: nobody defends it`;
  if (!mayAttack(attacker, defender)) return `${head}: only with a ${leaderAgainst(against)} summoned`;
  const bonus = defenceBonus(view, to, boat ? 'boat' : routeBetween(view, from, to));
  const { emptied, captures, expectedLoss, expectedKills } = campaignOdds({ attacker, defender, bonus });
  const won =
    against === 'space' ? `captured ${percent(captures)}, emptied ${percent(emptied)}` : `beaten ${percent(emptied)}`;
  return `${head}: ${won}; losses on average ${expectedLoss.toFixed(1)} to ${expectedKills.toFixed(1)}`;
}

/** Who must come where the force that stands there may not attack: a space only refuses it for its hero. */
function leaderAgainst(against: string): string {
  if (against === 'dragon') return 'hero or sorcerer';
  return against === 'wizard' ? 'sorcerer' : 'hero';
}

function defenderOf(view: View, to: SpaceId, against: string): Force | null {
  if (against === 'dragon') return DRAGON;
  if (against === 'wizard') return WIZARD;
  return view.holder[to] < 0 ? null : forceIn(view, to);
}

function percent(chance: number): string {
  return `${(100 * chance).toFixed(chance > 0.005 && chance < 0.995 ? 0 : 1)} %`;
}
