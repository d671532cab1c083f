import { askedIn, type Event, type Game, prompts, type Seat } from '@questhall/kernel';
import type { Chair, Order, Tableau } from './types.js';

/** Arguments of an event that name a seat as its target. */
const TARGETS = ['target', 'defender', 'owner', 'holder', 'victim'];

/** Orders that hold only until something touches the seat are called off by it. */
export function callOff(t: Tableau, events: readonly Event[]): Tableau {
  if (events.length === 0 || t.chairs.every((chair) => chair.orders.length === 0)) return t;
  return {
    ...t,
    chairs: t.chairs.map((chair, seat) =>
      chair.orders.length > 0 ? { ...chair, orders: kept(chair, seat, events) } : chair,
    ),
  };
}

function kept(chair: Chair, seat: Seat, events: readonly Event[]): readonly Order[] {
  const attacked = events.some(({ says }) => TARGETS.some((key) => says.args?.[key] === seat));
  const turn = events.some(({ says }) => /turn/.test(says.key) && says.args?.seat === seat);
  return chair.orders.filter(({ until }) => !(until === 'attacked' && attacked) && !(until === 'turn' && turn));
}

/** The pick that a seat's order, or the lack of any other choice, makes for it; null if it must choose itself. */
export function orderedPick(game: Game, t: Tableau, seat: Seat): string | null {
  if (!t.state) return null;
  const orders = t.chairs[seat]?.orders ?? [];
  const asked = askedIn(game, t.state).find((a) => a.seat === seat);
  // Most prompts leave a choice and nobody gave an order: then no words are made.
  if (!asked || (orders.length === 0 && asked.options.length > 1)) return null;
  const prompt = prompts(game, t.state, seat).find((p) => p.seat === seat && !p.answered);
  if (!prompt) return null;
  const offered = prompt.choices.map((choice) => choice.pick);
  // A lone pass is the table's to answer, after the same beat as an order, so that it tells nothing.
  if (offered.length === 1 && offered[0] === 'pass') return 'pass';
  const order = orders.find(({ ask, pick }) => (ask === '*' || ask === prompt.ask) && offered.includes(pick));
  return order?.pick ?? null;
}
