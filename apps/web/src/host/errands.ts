import { isRefusal } from '@questhall/kernel';
import type { NewTable, ServerMessage } from '@questhall/protocol';
import type { Deed } from '@questhall/table';
import type { Answer, Wish } from './host.js';
import type { Parlour } from './parlour.js';

/** What a page asks of the worker. Each has a number, and gets one answer. */
export type Errand =
  | { readonly do: 'open'; readonly table: NewTable; readonly humans: readonly (string | null)[] }
  | { readonly do: 'load'; readonly text: string }
  | { readonly do: 'record'; readonly table: string }
  | { readonly do: 'review'; readonly text: string }
  | { readonly do: 'drop'; readonly table: string }
  | { readonly do: 'join'; readonly table: string; readonly as: number | null }
  | { readonly do: 'leave'; readonly table: string; readonly as: number | null }
  | { readonly do: 'story'; readonly table: string; readonly as: number | null }
  | { readonly do: 'act'; readonly table: string; readonly id: string; readonly wish: Wish }
  | { readonly do: 'pace'; readonly ms: number };

export type Answered = { readonly answer: unknown } | { readonly failed: string };
export type Told = { readonly to: number | null; readonly message: ServerMessage & { table: string } };
export type ToWorker = { readonly n: number; readonly errand: Errand };
export type FromWorker = ({ readonly n: number } & Answered) | Told;

export function runErrand(parlour: Parlour, errand: Exclude<Errand, { do: 'pace' }>): unknown {
  switch (errand.do) {
    case 'open':
      return parlour.open(errand.table, errand.humans);
    case 'load':
      return parlour.load(errand.text);
    case 'record':
      return parlour.record(errand.table);
    case 'review':
      return parlour.review(errand.text);
    case 'drop':
      return parlour.drop(errand.table);
    case 'join':
      return parlour.join(errand.table, errand.as);
    case 'leave':
      return parlour.leave(errand.table, errand.as);
    case 'story':
      return parlour.story(errand.table, errand.as);
    case 'act':
      return granted(parlour, errand.table, errand.wish, errand.id);
    default:
      return errand satisfies never;
  }
}

async function granted(parlour: Parlour, table: string, wish: Wish, id: string): Promise<Answer> {
  if (wish.t === 'hint') return parlour.hint(table, wish.seat);
  const deed = wish.t === 'why' ? deedOf({ t: 'move', seat: wish.seat, picks: [wish.pick] }, id) : deedOf(wish, id);
  if (!deed) return { refused: 'bad-move', why: 'everybody is at this screen' };
  if (wish.t === 'why') return (await parlour.why(table, deed)) ?? { ok: true };
  const done = await parlour.act(table, deed);
  return isRefusal(done) ? done : { ok: true, seq: done };
}

/** A wish as the table knows it. At one screen nobody needs to chat, or to be sent away. */
function deedOf(wish: Wish, id: string): Deed | null {
  switch (wish.t) {
    case 'move':
      return { do: 'move', seat: wish.seat, picks: wish.picks, by: 'player', id };
    case 'unasked':
      return { do: 'unasked', seat: wish.seat, pick: wish.pick, id };
    case 'sit':
      return { do: 'sit', seat: wish.seat, player: 'here', name: wish.name, nonce: wish.nonce };
    case 'bot':
      return { do: 'seat-bot', seat: wish.seat, level: wish.level };
    case 'say':
    case 'kick':
    case 'mute':
    case 'why':
    case 'hint':
      return null;
    default: {
      const { t, ...rest } = wish;
      return { do: t, ...rest } as Deed;
    }
  }
}
