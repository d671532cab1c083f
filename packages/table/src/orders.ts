import { askedIn, type Event, type Game, heard, type Prompt, prompts, type Seat } from '@questhall/kernel';
import type { Order, Tableau } from './types.js';

/** Orders that hold only until something touches the seat are called off by it, as the game says. */
export function callOff(game: Game, before: Tableau, t: Tableau, events: readonly Event[]): Tableau {
  if (events.length === 0 || t.chairs.every(({ orders }) => orders.length === 0)) return t;
  const chairs = t.chairs.map((chair, seat) => {
    const orders = kept(game, before, { seat, orders: chair.orders, events });
    return orders.length === chair.orders.length ? chair : { ...chair, orders };
  });
  return { ...t, chairs };
}

interface Ordered {
  readonly seat: Seat;
  readonly orders: readonly Order[];
  readonly events: readonly Event[];
}

function kept(game: Game, { state }: Tableau, { seat, orders, events }: Ordered): readonly Order[] {
  if (!state || orders.length === 0) return orders;
  const touched = new Set<string | undefined>(
    events.map((event) => game.touches?.(heard(event, seat), seat, state.board)),
  );
  return orders.filter(({ until }) => !touched.has(until));
}

/** The pick that a seat's order, or the lack of any other choice, makes for it; null if it must choose itself. */
export function orderedPick(game: Game, t: Tableau, seat: Seat): string | null {
  if (!t.state) return null;
  const orders = t.chairs[seat]?.orders ?? [];
  const asked = askedIn(game, t.state).find((a) => a.seat === seat);
  // Most prompts leave a choice and nobody gave an order: then no words are made.
  if (!asked || (orders.length === 0 && asked.options.length > 1)) return null;
  const prompt = prompts(game, t.state, seat).find((p) => p.seat === seat && !p.answered);
  return prompt ? pickFor(prompt, orders) : null;
}

/** What the table picks where this is asked, if these are one's orders; null if one chooses oneself. */
export function pickFor({ ask, choices }: Pick<Prompt, 'ask' | 'choices'>, orders: readonly Order[]): string | null {
  const offered = choices.map(({ pick }) => pick);
  // A lone pass is the table's to answer, after the same beat as an order, so that it tells nothing.
  if (offered.length === 1 && offered[0] === 'pass') return 'pass';
  const order = orders.find(
    ({ ask: where, pick, unless = [] }) =>
      (where === '*' || where === ask) && offered.includes(pick) && !offered.some((one) => isOneOf(one, unless)),
  );
  return order?.pick ?? null;
}

/** Whether a pick is one of these, or begins as one of them does: `cast hex` is also `cast hex 2`. */
function isOneOf(pick: string, kinds: readonly string[]): boolean {
  return kinds.some((kind) => pick === kind || pick.startsWith(`${kind} `));
}
