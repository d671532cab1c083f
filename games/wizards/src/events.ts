import type { EventCard, Stride } from './effects.js';
import { EVENT_DATA } from './events.data.js';

/** The Event cards; a card's index is its number less one. */
export const EVENTS: readonly EventCard[] = EVENT_DATA;
export const EVENT_IDS = EVENTS.map((event) => `event-${event.no}`);

/** What a Movement card changes; undefined for other cards. */
export function strideOf(card: number): Stride | undefined {
  const [effect] = EVENTS[card].effects;
  return effect.do === 'movement' ? effect.stride : undefined;
}

/** Whether a card, while held, does this. */
export function cardDoes(card: number, what: EventCard['effects'][number]['do']): boolean {
  return EVENTS[card].effects.some((effect) => effect.do === what);
}

/** Leave to enter the Star Crest on foot, or from anywhere. */
export function permits(card: number, from: 'on-foot' | 'from-anywhere'): boolean {
  return EVENTS[card].effects.some((effect) => effect.do === 'permit' && effect.from === from);
}
