import {
  apply,
  begin,
  type Event,
  type Game,
  interject,
  isRefusal,
  lineOf,
  type Move,
  mixSeed,
  type Outcome,
  type Refusal,
  type Seat,
  type State,
} from '@questhall/kernel';
import { OPEN_CHAIR, standInFor, withChair } from './chairs.js';
import { rewound, wound } from './clocks.js';
import { weighed } from './consent.js';
import { withLine } from './lines.js';
import { callOff } from './orders.js';
import { noncesOf } from './story.js';
import { trailAfter, undone } from './trail.js';
import type { Chair, Deed, Entry, Folded, Tableau } from './types.js';
import { isWindow, withWindow } from './windows.js';

interface Step {
  readonly tableau: Tableau;
  readonly events?: readonly Event[];
  readonly secret?: readonly boolean[];
  readonly window?: boolean;
}

/** Fold an entry into a table. Pure; an entry that was accepted once folds the same way for ever. */
export function fold(game: Game, t: Tableau, entry: Entry): Folded | Refusal {
  const timed = wound(game, entry.do === 'wake' ? awake(t, entry.away, entry.at) : t, entry.at);
  const step = done(game, timed, entry);
  if (isRefusal(step)) return step;
  const { events = [], secret = [] } = step;
  const called = settled(callOff(game, timed, step.tableau, events));
  const agreed = weighed(game, called);
  if (isRefusal(agreed)) return agreed;
  const tableau = withWindow(game, timed, rewound(game, timed, agreed, entry.at), entry.at);
  const folded = { tableau: { ...tableau, seq: entry.seq }, events, secret };
  return step.window ? { ...folded, window: true } : folded;
}

function done(game: Game, t: Tableau, deed: Deed): Step | Refusal {
  switch (deed.do) {
    case 'begin':
      return started(game, t);
    case 'move':
      return played(game, t, deed, (state) => apply(game, state, deed));
    case 'unasked':
      return interjected(game, t, deed);
    default:
      return { tableau: rearranged(game, t, deed) };
  }
}

type Rearrangement = Exclude<Deed, { do: 'begin' | 'move' | 'unasked' }>;

/** Deeds that play nothing: who sits where, what is offered, what runs. */
function rearranged(game: Game, t: Tableau, deed: Rearrangement): Tableau {
  switch (deed.do) {
    case 'sit':
      return withChair(t, deed.seat, seated(t, deed));
    case 'stand':
      return withChair(t, deed.seat, OPEN_CHAIR);
    case 'seat-bot':
      return withChair(t, deed.seat, { ...OPEN_CHAIR, kind: 'bot', level: deed.level, name: deed.level });
    case 'undo':
      return undone(game, t, deed.seat);
    case 'offer':
      return { ...t, offer: { kind: deed.kind, by: deed.seat, to: deed.to, yes: [deed.seat] } };
    case 'answer':
      return answered(t, deed.seat, deed.yes);
    case 'stand-in':
      return withChair(t, deed.seat, { standIn: deed.level, flagged: false });
    case 'orders':
      return withChair(t, deed.seat, { orders: deed.orders });
    case 'pause':
    case 'resume':
      return { ...t, clocks: { ...t.clocks, paused: deed.do === 'pause' } };
    case 'resign':
      return resigned(t, deed.seat);
    case 'flag':
      return t.config.atZero === 'resign'
        ? resigned(t, deed.seat)
        : withChair(t, deed.seat, { standIn: standInFor(t.config.game), flagged: true });
    case 'wake':
      return t;
    default:
      return deed satisfies never;
  }
}

/** What was put into the dice before the game stays there, whoever plays on. */
function seated(t: Tableau, { player, name, nonce }: Deed & { do: 'sit' }): Partial<Chair> {
  const { nonce: _, ...empty } = OPEN_CHAIR;
  const sitting = { ...empty, flagged: false, kind: 'human', player, name } as const;
  return t.stage === 'gathering' ? { ...sitting, nonce } : sitting;
}

/** The seed mixes the committed secret with what every human has put in. */
function started(game: Game, t: Tableau): Step | Refusal {
  const seed = mixSeed(t.secret, noncesOf(t));
  const outcome = begin(game, { seats: t.chairs.length, options: t.config.options }, seed);
  if (isRefusal(outcome)) return outcome;
  const { state, draws, events } = outcome;
  return { tableau: { ...t, stage: 'playing', state, opening: draws }, events };
}

function interjected(game: Game, t: Tableau, { seat, pick }: Deed & { do: 'unasked' }): Step | Refusal {
  const move = { seat, picks: [pick] };
  return played(game, t, { ...move, unasked: true }, (state) => interject(game, state, move));
}

function played(
  game: Game,
  t: Tableau,
  move: Move & { readonly unasked?: boolean },
  act: (state: State) => Outcome | Refusal,
): Step | Refusal {
  const outcome = act(t.state as State);
  if (isRefusal(outcome)) return outcome;
  const lines = withLine(t.lines, lineOf(move, outcome, move.unasked));
  const trail = trailAfter(t, move.seat, outcome);
  const { state, events, secret } = outcome;
  return { tableau: { ...t, state, lines, trail }, events, secret, window: isWindow(game, t.state) };
}

/** A "no", or the withdrawal of who made it, ends an offer. */
function answered(t: Tableau, seat: Seat, yes: boolean): Tableau {
  const { offer } = t;
  return { ...t, offer: offer && yes ? { ...offer, yes: [...offer.yes, seat] } : null };
}

/** The game goes on as long as two sides are left and a human is among them; a bot plays what is given up. */
function resigned(t: Tableau, seat: Seat): Tableau {
  const next = withChair(t, seat, { resigned: true, standIn: standInFor(t.config.game), flagged: false, orders: [] });
  const left = next.chairs.flatMap((chair, i) => (chair.resigned ? [] : [i]));
  if (left.length > 1 && left.some((i) => next.chairs[i]?.kind === 'human')) return next;
  return { ...next, stage: 'over', end: { how: 'resigned', winners: left, result: null } };
}

/** No clock ran while the host was away; what ran besides is taken off as ever. */
function awake(t: Tableau, away: number, at: number): Tableau {
  const { since, opened } = t.clocks;
  const later = (hour: number) => Math.min(at, hour + away);
  const clocks = { ...t.clocks, ...(since !== null && { since: later(since) }) };
  return { ...t, clocks: opened === undefined ? clocks : { ...clocks, opened: later(opened) } };
}

/** A game that has ended ends the table. */
function settled(t: Tableau): Tableau {
  const result = t.state?.result;
  if (!result || t.stage === 'over') return t;
  return { ...t, stage: 'over', end: { how: 'played', winners: result.winners, result } };
}
