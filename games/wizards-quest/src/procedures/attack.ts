import type { Seat } from '@questhall/kernel';
import type { Board } from '../board.js';
import { type Against, chapter } from '../calls.js';
import { countersIn } from '../forces.js';
import { BOAT_REACH, SPACES, type SpaceId, spaceNamed } from '../map.js';
import { neighbours } from '../reach.js';
import { campaignRule, type Plan } from '../targets.js';

const END = -1;
const FREE = 1 << 12;
const BY_BOAT = 1 << 13;
const AGAINST: readonly Against[] = ['space', 'dragon', 'wizard'];
const SAIL = 3 << 14;

const { ask, call, done, procedure } = chapter('attack');

/** X.C, X.D The attack step: campaigns while there are any, free ones and boat moves at any time. */
export const attack = procedure({
  steps: {
    // WQ X.2 Only he whose turn it is acts.
    // WQ X.C.1.1, WQ SUMMARY.D.3 Never compulsory. WQ R19 Free ones before, between or after the others. WQ X.D.4.2 As many as one likes.
    choose: ask({
      rule: 'WQ X.C.1.1',
      always: true,
      who: (_, v) => v.seat,
      says: (b) => ({
        key: 'ask.attack',
        args: { campaigns: b.campaigns, boats: b.boats[b.active] ?? 0, truce: b.truceUntil >= b.turn },
      }),
      options: (b, v) => attacks(b, v.seat),
      name: (o: number) => attackWords(o),
      at: (o) => attackPath(o),
      bars: (pick, b, v) => attackBar(pick, b, v.seat),
      then: (_, v, o) => {
        if (o === END) return done();
        const [from, to] = [(o >> 6) & 63, o & 63];
        if (o >> 14 === SAIL >> 14) return call('sail', { seat: v.seat, from, to }, { then: 'choose' });
        return call('campaign', { seat: v.seat, ...planOf(o) }, { then: 'choose' });
      },
    }),
  },
});

function attacks(b: Board, seat: Seat): number[] {
  const found: number[] = [];
  for (let from = 0; from < SPACES.length; from++) {
    if (b.holder[from] !== seat) continue;
    for (const to of neighbours(b, from)) if (b.holder[to] !== seat) offer(b, seat, (from << 6) | to, found);
    // WQ X.D.3 A monster among one's own.
    if (b.dragon === from || b.wizard === from) offer(b, seat, (from << 6) | from, found);
    // WQ X.A.6.c With a boat privilege, at any time in one's own turn.
    if (b.boats[seat] > 0)
      for (const to of BOAT_REACH[from]) if (b.holder[to] !== seat) offer(b, seat, BY_BOAT | (from << 6) | to, found);
  }
  addSails(b, seat, found);
  found.push(END);
  return found;
}

/** Add whatever may be attacked by this way: the space, the dragon, the wizard, free or not. */
function offer(b: Board, seat: Seat, way: number, found: number[]): void {
  const to = way & 63;
  if (b.campaigns > 0 && campaignRule(b, seat, planOf(way)) === null) found.push(way);
  if (b.dragon !== to && b.wizard !== to) return;
  for (const against of [1, 2]) {
    for (const free of [0, FREE]) {
      const o = way | (against << 14) | free;
      if (b[AGAINST[against] as 'dragon' | 'wizard'] === to && campaignRule(b, seat, planOf(o)) === null) found.push(o);
    }
  }
}

/** Boat moves between own spaces on the same water. */
export function addSails(b: Board, seat: Seat, found: number[]): void {
  if (b.boats[seat] === 0) return;
  for (let from = 0; from < SPACES.length; from++) {
    // WQ R26 From one own space to another, somebody staying behind.
    if (b.holder[from] !== seat || countersIn(b, from) < 2) continue;
    // WQ X.A.6.c.3 On the same water.
    for (const to of BOAT_REACH[from]) if (b.holder[to] === seat) found.push(SAIL | (from << 6) | to);
  }
}

/** What an option of the attack step stands for. */
export type Attack =
  | { readonly do: 'end' }
  | { readonly do: 'sail'; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly do: 'campaign'; readonly plan: Plan };

export function attackOf(o: number): Attack {
  if (o === END) return { do: 'end' };
  if (o >> 14 === SAIL >> 14) return { do: 'sail', from: (o >> 6) & 63, to: o & 63 };
  return { do: 'campaign', plan: planOf(o) };
}

export function planOf(o: number): Plan {
  return {
    from: (o >> 6) & 63,
    to: o & 63,
    against: AGAINST[(o >> 14) & 3],
    boat: (o & BY_BOAT) !== 0,
    free: (o & FREE) !== 0,
  };
}

/** What one points at: a source, then a space or a monster. */
export function attackPath(o: number): string[] {
  if (o === END) return [];
  const [from, to] = [SPACES[(o >> 6) & 63].id, SPACES[o & 63].id];
  const against = o >> 14 === SAIL >> 14 ? 'space' : planOf(o).against;
  return [from, against === 'space' ? to : against];
}

export function attackWords(o: number): string {
  if (o === END) return 'end turn';
  const [from, to] = [SPACES[(o >> 6) & 63].id, SPACES[o & 63].id];
  if (o >> 14 === SAIL >> 14) return `sail ${from} ${to}`;
  const plan = planOf(o);
  const target = plan.against === 'space' ? to : plan.against;
  return `${plan.free ? 'free ' : ''}campaign ${from} ${target}${plan.boat ? ' by boat' : ''}`;
}

function attackBar(pick: string, b: Board, seat: Seat) {
  const [, free, fromId, target, boat] = /^(free )?campaign (\S+) (\S+)( by boat)?$/.exec(pick) ?? [];
  if (!fromId || !target) return sailBar(pick, b, seat);
  const against: Against = target === 'dragon' || target === 'wizard' ? target : 'space';
  const from = spaceNamed(fromId);
  const to: SpaceId = against === 'space' ? spaceNamed(target) : b[against];
  if (from < 0 || (to < 0 && against === 'space')) return undefined;
  const rule = campaignRule(b, seat, { from, to, against, boat: boat !== undefined, free: free !== undefined });
  return rule ? { rule, why: 'that campaign may not be led now' } : undefined;
}

/** Why a boat move that was named is not offered. */
export function sailBar(pick: string, b: Board, seat: Seat) {
  const [, fromId, toId] = /^sail (\S+) (\S+)$/.exec(pick) ?? [];
  const [from, to] = [spaceNamed(fromId ?? ''), spaceNamed(toId ?? '')];
  if (from < 0 || to < 0) return undefined;
  if (b.boats[seat] === 0) return { rule: 'WQ X.A.6.c.4', why: 'there is no boat privilege left' };
  if (!BOAT_REACH[from].includes(to))
    return { rule: 'WQ X.A.6.c.3', why: 'the two spaces do not lie on the same water' };
  if (b.holder[from] === seat && countersIn(b, from) < 2)
    return { rule: 'WQ X.C.6.1', why: 'somebody must stay behind' };
  return { rule: 'WQ R26', why: 'a boat move goes from one own space to another; anything else is an attack' };
}
