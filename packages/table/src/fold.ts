import {
  apply,
  begin,
  type Event,
  type Game,
  interject,
  isRefusal,
  type Line,
  lineOf,
  type Move,
  mixSeed,
  type Outcome,
  type Refusal,
  replay,
  rewindLine,
  rewound as rewoundState,
  type Seat,
} from '@questhall/kernel';
import { rewound, wound } from './clocks.js';
import { OPEN_CHAIR } from './open.js';
import { callOff } from './orders.js';
import { noncesOf, recordOf } from './story.js';
import type { Chair, Deed, Entry, Folded, Offer, Tableau } from './types.js';

interface Step {
  readonly tableau: Tableau;
  readonly events?: readonly Event[];
  readonly secret?: readonly boolean[];
}

/** Fold an entry into a table. Pure; an entry that was accepted once folds the same way for ever. */
export function fold(game: Game, t: Tableau, entry: Entry): Folded | Refusal {
  const timed = wound(game, entry.do === 'wake' ? awake(t, entry.away, entry.at) : t, entry.at);
  const step = done(game, timed, entry);
  if (isRefusal(step)) return step;
  const settled = settle(callOff(step.tableau, step.events ?? []));
  const tableau = { ...rewound(game, timed, settled, entry.at), seq: entry.seq };
  return { tableau, events: step.events ?? [], secret: step.secret ?? [] };
}

function done(game: Game, t: Tableau, deed: Deed): Step | Refusal {
  switch (deed.do) {
    case 'sit':
      return {
        tableau: withChair(t, deed.seat, {
          kind: 'human',
          player: deed.player,
          name: deed.name,
          nonce: deed.nonce,
          level: null,
          standIn: null,
        }),
      };
    case 'stand':
      return { tableau: withChair(t, deed.seat, OPEN_CHAIR) };
    case 'seat-bot':
      return { tableau: withChair(t, deed.seat, { ...OPEN_CHAIR, kind: 'bot', level: deed.level, name: deed.level }) };
    case 'begin':
      return started(game, t);
    case 'move':
      return played(t, deed, (move) => apply(game, t.state as NonNullable<Tableau['state']>, move));
    case 'unasked':
      return played(
        t,
        { seat: deed.seat, picks: [deed.pick] },
        (move) => interject(game, t.state as NonNullable<Tableau['state']>, move),
        true,
      );
    case 'undo':
      return { tableau: undone(t) };
    case 'offer':
      return agreed(game, { ...t, offer: { kind: deed.kind, by: deed.seat, to: deed.to, yes: [deed.seat] } });
    case 'answer':
      return deed.yes ? agreed(game, withYes(t, deed.seat)) : { tableau: { ...t, offer: null } };
    case 'stand-in':
      return { tableau: withChair(t, deed.seat, { standIn: deed.level }) };
    case 'orders':
      return { tableau: withChair(t, deed.seat, { orders: deed.orders }) };
    case 'pause':
    case 'resume':
      return { tableau: { ...t, clocks: { ...t.clocks, paused: deed.do === 'pause' } } };
    case 'resign':
      return { tableau: resigned(t, deed.seat) };
    case 'flag':
      return {
        tableau: t.config.atZero === 'resign' ? resigned(t, deed.seat) : withChair(t, deed.seat, { standIn: 'knight' }),
      };
    case 'wake':
      return { tableau: t };
    default:
      return deed satisfies never;
  }
}

function withChair(t: Tableau, seat: Seat, change: Partial<Chair>): Tableau {
  return { ...t, chairs: t.chairs.map((chair, i) => (i === seat ? { ...chair, ...change } : chair)) };
}

/** The seed mixes the committed secret with what every human has put in. */
function started(game: Game, t: Tableau): Step | Refusal {
  const nonces = noncesOf(t);
  const outcome = begin(game, { seats: t.chairs.length, options: t.config.options }, mixSeed(t.secret, nonces));
  if (isRefusal(outcome)) return outcome;
  const { state, draws, events } = outcome;
  return { tableau: { ...t, stage: 'playing', state, opening: draws }, events };
}

function played(t: Tableau, move: Move, act: (move: Move) => Outcome | Refusal, unasked = false): Step | Refusal {
  const outcome = act(move);
  if (isRefusal(outcome)) return outcome;
  const before = { seat: move.seat, state: t.state as NonNullable<Tableau['state']> };
  // Only the last mover's own picks can be taken back, and only as far as nothing was rolled, shown or asked of others.
  const mine = t.trail.at(-1)?.seat === move.seat ? t.trail : [];
  const trail = outcome.sealed ? [] : [...mine, before];
  const lines = [...t.lines, lineOf(move, outcome, unasked)];
  return { tableau: { ...t, state: outcome.state, lines, trail }, events: outcome.events, secret: outcome.secret };
}

function undone(t: Tableau): Tableau {
  const last = t.trail.at(-1);
  if (!last) return t;
  return { ...t, state: last.state, trail: t.trail.slice(0, -1), lines: t.lines.slice(0, -1) };
}

function withYes(t: Tableau, seat: Seat): Tableau {
  return t.offer ? { ...t, offer: { ...t.offer, yes: [...new Set([...t.offer.yes, seat])] } } : t;
}

/** What all humans want, happens. */
function agreed(game: Game, t: Tableau): Step | Refusal {
  const { offer } = t;
  if (!offer || !consenters(t).every((seat) => offer.yes.includes(seat))) return { tableau: t };
  if (offer.kind === 'end')
    return { tableau: { ...t, offer: null, stage: 'over', end: { how: 'agreed', winners: [], result: null } } };
  return goneBack(game, t, offer);
}

/** Humans whose word is needed: all who have not resigned and have nobody standing in for them. */
export function consenters(t: Tableau): Seat[] {
  return t.chairs.flatMap((chair, seat) =>
    chair.kind === 'human' && !chair.resigned && chair.standIn === null ? [seat] : [],
  );
}

function goneBack(game: Game, t: Tableau, offer: Offer): Step | Refusal {
  const lines: readonly Line[] = t.lines.slice(0, offer.to);
  const past = replay(game, { ...recordOf(t), lines });
  if (isRefusal(past)) return past;
  const epoch = t.epoch + 1;
  return {
    tableau: {
      ...t,
      offer: null,
      epoch,
      trail: [],
      state: rewoundState(game, past.state, epoch),
      lines: [...t.lines, rewindLine(offer.to)],
    },
  };
}

function resigned(t: Tableau, seat: Seat): Tableau {
  const next = withChair(t, seat, { resigned: true, standIn: 'knight' });
  const left = next.chairs.flatMap((chair, i) => (chair.resigned ? [] : [i]));
  if (left.length > 1 || next.stage !== 'playing') return next;
  return { ...next, stage: 'over', end: { how: 'resigned', winners: left, result: null } };
}

/** No clock ran while the host was away; what ran besides is taken off as ever. */
function awake(t: Tableau, away: number, at: number): Tableau {
  const { since } = t.clocks;
  return since === null ? t : { ...t, clocks: { ...t.clocks, since: Math.min(at, since + away) } };
}

/** A game that has ended ends the table. */
function settle(t: Tableau): Tableau {
  const result = t.state?.result;
  if (!result || t.stage === 'over') return t;
  return { ...t, stage: 'over', offer: null, end: { how: 'played', winners: result.winners, result } };
}
