import {
  hasCastle,
  hasRebels,
  isSide,
  isUnconquered,
  NOBODY,
  type Place,
  placeId,
  SITE_AT,
  SITES,
  TERRAIN,
  TERRAINS,
  UNKNOWN_LEGEND,
  type View,
} from '@questhall/lords-and-wizards';
import type { Scene } from '@questhall/table';
import { ownerName, placeWords, reckoning } from './scene.js';
import { type Stack, stackWords } from './stacks.js';

/** A place in full: its name, ground, whose it is, what befalls it, and who stands there. */
export function placeLabel(view: View, scene: Scene, place: Place, stacks: readonly Stack[]): string {
  const here = stacks.filter((stack) => stack.place === place).map((stack) => stackWords(stack, scene));
  const id = placeId(place);
  if (isSide(place)) return [placeWords(id), ...here].join(', ');
  const site = SITE_AT[place];
  const name =
    site >= 0
      ? `${SITES[site].name}, hex ${id}, ${TERRAINS[TERRAIN[place]]}`
      : `${TERRAINS[TERRAIN[place]]}, hex ${id}`;
  return [name, ...siteNotes(view, scene, place), ...here].join(', ');
}

/** What is to be known of a city besides who stands there. */
export function siteNotes(view: View, scene: Scene, hex: number): string[] {
  const b = reckoning(view);
  const site = SITE_AT[hex];
  const castle = hasCastle(b, hex) ? ['a castle'] : [];
  if (site < 0) return castle;
  const { kind, gt, capital } = SITES[site];
  const owner = view.control[site];
  return [
    kind === 'city' ? `city of ${gt} GT${capital ? ', capital' : ''}` : kind,
    ...(owner === NOBODY ? [] : [`held by ${ownerName(owner, scene)}`]),
    ...(isUnconquered(b, site) ? ['not yet conquered'] : []),
    ...(view.legend[site] === UNKNOWN_LEGEND ? ['a legend not known to you'] : []),
    ...castle,
    ...(view.taxed[site] > 1 ? [view.taxed[site] === 2 ? 'taxed double' : 'taxed triple'] : []),
    ...(hasRebels(b, hex) ? ['in rebellion'] : []),
    ...(view.plague.includes(site) ? ['plague'] : []),
    ...(view.sieges.some((siege) => siege.hex === hex) ? ['under siege'] : []),
  ];
}
