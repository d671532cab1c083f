import { NOBODY, spaceNamed } from '@questhall/wizards-quest';
import type { BoardProps } from '../board.js';
import { showsOf, viewOf } from './scene.js';

const BY_ASK: Readonly<Record<string, string>> = {
  'place.choose': 'place',
  'treasures.choose': 'chests',
  'petition.choose': 'petition',
  'ring.choose': 'ring',
  'losses.choose': 'losses',
  'losses.disperse': 'numbers',
  'card:scatter.spread': 'numbers',
  'card:rout.choose': 'numbers',
  'campaign.summon': 'summon',
  'campaign.capture': 'part',
  'sail.part': 'part',
};

/** What the matter in hand is, in a word; null if there is nothing but the map. */
export function matterOf(props: BoardProps): string | null {
  const { prompt, gesture, moment } = props;
  if (prompt && moment === null) {
    const own = BY_ASK[prompt.ask];
    if (own) return own;
    if (gesture.open().some(({ pick }) => pick.startsWith('supplement'))) return 'supplement';
    if (prompt.choices.some(({ pick }) => pick.startsWith('capture '))) return 'part';
    if (prompt.ask === 'attack.choose' && gesture.path().length > 0 && isAhead(props)) return 'ahead';
  }
  if (underWay(props)) return 'campaign';
  return battleIn(props) ? 'battle' : null;
}

/** The target that is aimed at or was pointed at, of a campaign to be declared. */
export function isAhead({ gesture }: BoardProps): boolean {
  const aimed = gesture.aimed();
  return gesture.open().length > 0 || (aimed !== null && gesture.lit().has(aimed));
}

function underWay(props: BoardProps): boolean {
  const scene = props.moment ?? props.scene;
  const { campaign } = showsOf(scene);
  const view = viewOf(scene);
  return campaign !== undefined && view !== null && view.holder[spaceNamed(campaign.from)] !== NOBODY;
}

/** The last battle of the latest news. */
export function battleIn({ last }: BoardProps): Readonly<Record<string, unknown>> | null {
  return (last?.events ?? []).filter(({ key }) => key === 'battle').at(-1)?.args ?? null;
}
