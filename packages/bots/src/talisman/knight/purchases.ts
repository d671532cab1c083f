import { able, barred, FIRST_PILE, IS_RAFT, KINDS, type Kind, SHOPS, type ShopId } from '@questhall/talisman';
import { crossingGain } from './crossing.js';
import { goldWorth, isWanted, objectGain } from './judging.js';
import type { Mind } from './mind.js';

/** What a thing from a shop adds. */
export function wareWorth(mind: Mind, kind: Kind): number {
  const { view, seat } = mind;
  if (barred(view, seat, kind) || !isWanted(mind, kind)) return 0;
  const ferry = KINDS[kind].grants?.includes('build-rafts') || IS_RAFT[kind] ? crossingGain(mind) : 0;
  return objectGain(mind, kind) + (IS_RAFT[kind] ? 0.5 * ferry : ferry);
}

/** The best thing to be had in a shop, and what it is worth beyond its price. */
export function purchases(mind: Mind, shop: ShopId): { kind: Kind; worth: number } {
  const { view, seat } = mind;
  let found = { kind: -1, worth: 0 };
  for (const [id, price] of Object.entries(SHOPS[shop])) {
    const kind = KINDS.findIndex((card) => card.id === `bought-${id}`);
    const free = able(view, seat, 'free-goods');
    if (view.piles[kind - FIRST_PILE] === 0 || (!free && view.gold[seat] < price)) continue;
    const worth = wareWorth(mind, kind) - (free ? 0 : price * goldWorth(mind));
    if (worth > found.worth) found = { kind, worth };
  }
  return found;
}
