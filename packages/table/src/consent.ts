import { type Game, isRefusal, type Refusal, replay, rewindLine, rewound, type Seat } from '@questhall/kernel';
import { lineCount, linesOf, withLine } from './lines.js';
import { recordOf } from './story.js';
import type { Offer, Tableau } from './types.js';

/**
 * Humans whose word is needed: all who have not resigned and have not given their seat to a bot. Who only ran out of time
 * is still asked.
 */
export function consenters(t: Tableau): Seat[] {
  return t.chairs.flatMap((chair, seat) =>
    chair.kind === 'human' && !chair.resigned && (chair.standIn === null || chair.flagged) ? [seat] : [],
  );
}

/** What becomes of an offer after a deed: it stands, it has lapsed, or all agree and it happens. */
export function weighed(game: Game, t: Tableau): Tableau | Refusal {
  const { offer } = t;
  if (!offer) return t;
  const asked = consenters(t);
  const lapsed = !asked.includes(offer.by) || (offer.kind === 'rewind' && offer.to >= lineCount(t));
  if (lapsed || t.stage !== 'playing') return { ...t, offer: null };
  return asked.every((seat) => offer.yes.includes(seat)) ? agreed(game, { ...t, offer: null }, offer) : t;
}

function agreed(game: Game, t: Tableau, offer: Offer): Tableau | Refusal {
  if (offer.kind === 'end') return { ...t, stage: 'over', end: { how: 'agreed', winners: [], result: null } };
  const past = replay(game, { ...recordOf(t), lines: linesOf(t).slice(0, offer.to) });
  if (isRefusal(past)) return past;
  const epoch = t.epoch + 1;
  // The moves that are taken back stay in the record, and so does that they were.
  return {
    ...t,
    epoch,
    lines: withLine(t.lines, rewindLine(offer.to)),
    trail: [],
    state: rewound(game, past.state, epoch),
  };
}
