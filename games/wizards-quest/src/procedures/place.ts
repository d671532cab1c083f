import { goto, type Seat } from '@questhall/kernel';
import { type Board, OFF } from '../board.js';
import { chapter } from '../calls.js';
import { addMen, addPower, maySharePower, powerAt } from '../forces.js';
import { SPACES, type SpaceId, spaceNamed } from '../map.js';
import type { Power } from '../ranges.js';

const HERO = 1 << 20;
const SORCERER = 1 << 21;
const { ask, procedure } = chapter('place');

/** IV.E Men to place: in one space, or wherever the player stands; a super power for two of them. */
export const place = procedure({
  steps: {
    choose: ask({
      rule: 'WQ IV.E.1',
      who: (_, v) => (v.men > 0 ? v.seat : null),
      says: (b, v) => ({
        key: v.space < 0 ? 'ask.place' : 'ask.place-there',
        args: { men: v.men, space: v.space < 0 ? '' : SPACES[v.space].id, powers: buysPower(b, v) },
      }),
      options: (b, v) => placings(b, v.seat, v.men, v.space, v.powers),
      name: (o: number) => `place ${what(o)} ${SPACES[o & 63].id}`,
      at: (o, _, v) => (powerOf(o) === 'none' ? [SPACES[o & 63].id] : [`${powerOf(o)}:${v.seat}`, SPACES[o & 63].id]),
      bars: (pick, b, v) => placeBar(pick, b, v),
      then: (t, v, o) => {
        const space = o & 63;
        const power = powerOf(o);
        if (power === 'none') {
          addMen(t.board, space, v.seat, o >> 6);
          v.men -= o >> 6;
        } else {
          addPower(t.board, space, v.seat, power);
          v.men -= 2;
        }
        t.tell('placed', { seat: v.seat, what: what(o), space: SPACES[space].id });
        // WQ R70 No man may be declined or saved.
        return goto('choose');
      },
    }),
  },
  shows: (_, v) => ({ seat: v.seat, men: v.men, space: v.space < 0 ? null : SPACES[v.space].id }),
});

function placings(b: Board, seat: Seat, men: number, only: SpaceId, powers: boolean): number[] {
  const found: number[] = [];
  if (only >= 0) {
    addPowers(b, seat, men, only, powers, found);
    found.push((men << 6) | only);
    return found;
  }
  let spaces = 0;
  let last = -1;
  // WQ X.B.3, WQ IV.D.6.1 Only where the player's forces stand, in any split.
  for (let space = 0; space < SPACES.length; space++) {
    if (b.holder[space] !== seat) continue;
    spaces += 1;
    last = space;
    addPowers(b, seat, men, space, powers, found);
    for (let n = 1; n <= men; n++) found.push((n << 6) | space);
  }
  // Where there is but one space, a number smaller than all would only be asked again.
  return spaces === 1 ? placings(b, seat, men, last, powers) : found;
}

/** Whether a super power is to be had for two of these men. */
function buysPower(b: Board, v: { seat: Seat; men: number; space: SpaceId; powers: boolean }): boolean {
  return placings(b, v.seat, v.men, v.space, v.powers).some((o) => powerOf(o) !== 'none');
}

function addPowers(b: Board, seat: Seat, men: number, space: SpaceId, powers: boolean, found: number[]): void {
  // WQ IV.E.1 Two men due, whatever the cause, can be the hero or the sorcerer instead.
  if (men < 2 || !powers) return;
  // WQ III.A.5.a, WQ R37 Who is on the board cannot be had again.
  if (b.hero[seat] === OFF && maySharePower(b, space, seat, 'hero')) found.push(HERO | space);
  // WQ III.A.5.b, WQ R37 Nor can the sorcerer.
  if (b.sorcerer[seat] === OFF && maySharePower(b, space, seat, 'sorcerer')) found.push(SORCERER | space);
}

/** What an option of `place.choose` stands for: so many men, or a super power. */
export function placingOf(o: number): { space: SpaceId; men: number; power: Power } {
  const power = powerOf(o);
  return { space: o & 63, men: power === 'none' ? o >> 6 : 0, power };
}

function powerOf(o: number): Power {
  if (o & HERO) return 'hero';
  return o & SORCERER ? 'sorcerer' : 'none';
}

function what(o: number): string {
  const power = powerOf(o);
  return power === 'none' ? String(o >> 6) : power;
}

function placeBar(pick: string, b: Board, v: { seat: Seat; men: number; space: SpaceId; powers: boolean }) {
  const [, kind, id] = /^place (\w+) (\S+)$/.exec(pick) ?? [];
  const space = spaceNamed(id ?? '');
  if (!kind || space < 0) return undefined;
  if (v.space >= 0 && space !== v.space) return { rule: 'WQ R36', why: `these men go to ${SPACES[v.space].name}` };
  if (b.holder[space] !== v.seat) return { rule: 'WQ X.B.3', why: `${SPACES[space].name} is not held by the player` };
  if (kind !== 'hero' && kind !== 'sorcerer')
    return { rule: 'WQ R70', why: `${v.men} men are due, no more and no fewer` };
  if (powerAt(b, v.seat, kind) !== OFF) return { rule: 'WQ R37', why: `the ${kind} is on the board already` };
  if (v.men < 2) return { rule: 'WQ IV.E.1', why: `a ${kind} takes the place of two men` };
  if (!v.powers) return { rule: 'WQ R36', why: 'this table gives no super powers for such men' };
  return { rule: 'WQ III.C.5.b', why: 'hero and sorcerer never stand together' };
}
