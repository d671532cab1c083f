import type { Json, Phrase, Phrases, Seat, Touch, Viewer } from '@questhall/kernel';
import { type Board, COPIES, handOf, isAlive, living, RELICS, relicsOf, SPELLS, size } from './duel-board.js';

/** What can be seen of a wizard; the hand is null where it cannot. */
export interface WizardView {
  lives: number;
  gold: number;
  cards: number;
  hand: string[] | null;
  relics: string[];
  scried: boolean;
}
export interface View {
  round: number;
  wizards: WizardView[];
  deck: number;
  discard: string[];
  pile: number;
  lost: string[];
  /** `none`, `face down`, or its name to who knows it. */
  prize: string;
  offers: { id: number; from: Seat; to: Seat; relic: string }[];
}

export const named = (counts: readonly number[], names: readonly string[]) =>
  counts.flatMap((n, kind) => new Array<string>(n).fill(names[kind] as string));

export function view(b: Board, viewer: Viewer): View {
  return seen(b, (seat) => seat === viewer, viewer !== null && b.known[viewer] === true);
}

/** Everything, as a judge sees it. */
export function truth(b: Board): View {
  return seen(b, () => true, true);
}

function seen(b: Board, sees: (seat: Seat) => boolean, knowsPrize: boolean): View {
  return {
    round: b.round,
    wizards: b.lives.map((lives, seat) => ({
      lives,
      gold: b.gold[seat] as number,
      cards: size(handOf(b, seat)),
      hand: sees(seat) ? named(handOf(b, seat), SPELLS) : null,
      relics: named(relicsOf(b, seat), RELICS),
      scried: b.known[seat] as boolean,
    })),
    deck: size(b.deck),
    discard: named(b.discard, SPELLS),
    pile: size(b.pile),
    lost: named(b.lost, RELICS),
    prize: b.prize < 0 ? 'none' : knowsPrize ? (RELICS[b.prize] as string) : 'face down',
    offers: b.offers.map(({ id, from, to, relic }) => ({ id, from, to, relic: RELICS[relic] as string })),
  };
}

/** Every spell and relic is somewhere, once. */
export function invariants(b: Board): string[] {
  const prize = RELICS.map((_, relic) => (relic === b.prize ? 1 : 0));
  return [
    ...miscounted([b.deck, b.discard, ...b.hands], COPIES.spells, SPELLS),
    ...miscounted([b.pile, b.lost, prize, ...b.relics], COPIES.relics, RELICS),
    ...(living(b).length === 0 ? ['nobody lives'] : []),
    ...b.gold.flatMap((gold, seat) => (gold < 0 ? [`seat ${seat} owes gold`] : [])),
    ...b.hands.flatMap((hand, seat) =>
      size(hand) > 0 && !isAlive(b, seat) ? [`seat ${seat} is dead and holds spells`] : [],
    ),
  ];
}

function miscounted(heaps: readonly number[][], copies: readonly number[], names: readonly string[]): string[] {
  return names.flatMap((name, kind) => {
    const found = heaps.reduce((sum, heap) => sum + (heap[kind] as number), 0);
    const bad = found !== copies[kind] || heaps.some((heap) => (heap[kind] as number) < 0);
    return bad ? [`there are ${found} of ${name}, not ${copies[kind]}`] : [];
  });
}

/** What an event means to a wizard. */
export function touches({ key, args }: Phrase, seat: Seat): Touch | undefined {
  // D 4 A wizard draws when its turn begins.
  if (key === 'draws' && args?.seat === seat) return 'turn';
  if (key === 'fight' && args?.foe === seat) return 'attacked';
  // D 7 A ward helps whom it is cast at; any other spell harms.
  if (key === 'casts' && args?.target === seat && args.spell !== 'ward') return 'attacked';
  return undefined;
}

type Told = { seat: Seat; foe: Seat; to: Seat; target: Seat; spell?: string; relic?: string } & Record<string, Json>;

export const phrases: Phrases = {
  draws: (a: Told, say) => `${say.seat(a.seat)} draws ${a.spell ?? 'a spell'}`,
  prize: () => 'a relic is laid out, face down',
  bids: (a: Told) => `the bids are ${a.bids}`,
  wins: (a: Told, say) => `${say.seat(a.seat)} wins a ${a.relic}`,
  rests: (a: Told, say) => `${say.seat(a.seat)} rests and finds a gold`,
  scries: (a: Told, say) => `${say.seat(a.seat)} looks at ${a.relic ? `the prize: a ${a.relic}` : 'the prize'}`,
  discards: (a: Told, say) => `${say.seat(a.seat)} discards ${a.spell}`,
  fight: (a: Told, say) => `${say.seat(a.seat)} attacks ${say.seat(a.foe)}`,
  rolls: (a: Told) => `the totals are ${a.rolls}`,
  loses: (a: Told, say) => `${say.seat(a.seat)} loses a life`,
  dies: (a: Told, say) => `${say.seat(a.seat)} dies, holding ${a.hand}`,
  casts: (a: Told, say) => `${say.seat(a.seat)} casts ${a.spell} at ${say.seat(a.target)}`,
  drops: (a: Told, say) => `${say.seat(a.seat)} drops a ${a.relic}`,
  offers: (a: Told, say) => `${say.seat(a.seat)} offers ${say.seat(a.to)} a gold for a ${a.relic}`,
  trades: (a: Told, say) => `${say.seat(a.to)} sells ${say.seat(a.seat)} a ${a.relic}`,
  last: (a: Told, say) => `${say.seat(a.seat)} is the last wizard alive`,
  best: (a: { seats: Seat[] }, say) => `${a.seats.map(say.seat).join(' and ')} came through best`,
  tells: (a: Told) => `might ahead: ${a.edge}`,
  'ask.bid': () => 'bid for the relic',
  'ask.act': () => 'rest, scry or fight',
  'ask.end': () => 'end your turn',
  'ask.discard': () => 'discard a spell',
  'ask.before': () => 'throw an ember before the dice?',
  'ask.instead': (a: Told, say) => `ward ${say.seat(a.seat)}?`,
  'ask.after': (a: Told, say) => `take revenge on ${say.seat(a.seat)}?`,
  'ask.counter': (a: Told, say) => `snuff the spell of ${say.seat(a.seat)}?`,
  'may.drop': () => 'drop a relic',
  'may.offer': () => 'offer a gold for a relic',
  'may.accept': () => 'accept an offer',
};
