import { type Call, type Goto, goto, type Seat, type Table } from '@questhall/kernel';
import type { Board, Open } from '../board.js';
import { HAG, PRINCE, PRINCESS } from '../cards/kinds.js';
import type { Effect } from '../effects.js';
import { killFollower, wounds } from '../goods.js';
import { type Host, SPACES } from '../map.js';
import { isToad } from '../values.js';
import { goodsFor, isFreeVisitor } from './shop.js';

/** Who can be called on where a character stands, and is of any use to him. */
export function hostsFor(b: Open, seat: Seat): readonly Host[] {
  const at = b.at[seat];
  // T R80 A space is used once a turn.
  if (b.visited.includes(1000 + at)) return [];
  return allHosts(b, seat).filter((host) => serves(b, seat, host));
}

function allHosts(b: Open, seat: Seat): readonly Host[] {
  const { encounter } = SPACES[b.at[seat]];
  if (encounter.kind === 'visit') return encounter.hosts;
  if (encounter.kind !== 'alignment') return [];
  const row = encounter.rows[b.alignment[seat]];
  return 'hosts' in row ? row.hosts : [];
}

function serves(b: Open, seat: Seat, { effect, id }: Host): boolean {
  // T R101 One quest at a time.
  if (id === 'warlock') return b.quest[seat] === 0;
  if (effect.do === 'heal') return wounds(b, seat) > 0 && b.gold[seat] >= priceOf(b, seat, effect);
  if (effect.do === 'alchemy') return b.objects[seat].length > 0;
  if (effect.do === 'shop')
    return !isToad(b, seat) && (isFreeVisitor(b, seat) || goodsFor(b, seat, effect.at).length > 0);
  return true;
}

/** What healing costs a Life. */
export function priceOf(b: Open, seat: Seat, effect: Extract<Effect, { do: 'heal' }>): number {
  // Prince and Princess have it freely of the Royal Doctor.
  const royal = effect.royal && b.followers[seat].some((f) => ROYALS.includes(f));
  return royal ? 0 : effect.price;
}

const ROYALS: readonly number[] = [PRINCE, PRINCESS];

/** Somebody is called on. */
export function hostEffect<L extends string>(t: Table<Board>, seat: Seat, i: number, back: L): Call<L> | Goto<L> {
  const { board: b } = t;
  const host = hostsFor(b, seat)[i];
  b.visited.push(1000 + b.at[seat]);
  t.tell('called', { seat, host: host.id });
  // Calling on the Mystic frees from the Hag, whatever he says.
  if (host.id === 'mystic' && b.followers[seat].includes(HAG)) killFollower(t, seat, HAG);
  const source = host.id;
  if (host.effect.do === 'nothing') return goto(back);
  return { flow: 'call', proc: 'effect', takes: { seat, effect: host.effect, source }, then: back };
}
