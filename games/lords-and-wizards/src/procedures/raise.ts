import { goto, type Table } from '@questhall/kernel';
import type { Board } from '../board.js';
import { chapter } from '../calls.js';
import { addUnit, CASTLE_ROOM, garrisonOf } from '../forces.js';
import { distractAt } from '../leaders.js';
import { type Hex, placeId, SITES, type Site } from '../map.js';
import { COUNTER_MIX } from '../mix.js';
import { hasCastle, occupy, pay } from '../sites.js';
import { HIREABLE, IS_SPECIAL, KINDS, type Kind, UNALIGNED } from '../units.js';

const END = 0;

const muster = chapter('raise', () => ({ castle: false, raised: false }));
const TURN = 1;
const LOTS = [1, 2, 3, 4, 5, 10] as const;

/** Chapters B13a and B13b Regular units are hired in one city, and placed there. */
export const raise = muster.procedure({
  steps: {
    choose: muster.ask({
      rule: 'LW B13a/1',
      who: (_, v) => v.seat,
      says: (b, v) => ({ key: 'ask.raise', args: { site: SITES[v.site].id, gold: b.gold[v.seat], castle: v.castle } }),
      options: (b, v) => lots(b, v),
      name: (o: number, _, v) => {
        if (o === END) return 'done';
        if (o === TURN) return v.castle ? 'place in city' : 'place in castle';
        return `raise ${o & 63} ${KINDS[(o >> 6) - 1].id}`;
      },
      at: (_, __, v) => [placeId(SITES[v.site].hex)],
      bars: (pick, b, v) => raiseBar(pick, b, v),
      then: (t, v, o) => {
        if (o === END) return muster.done();
        if (o === TURN) {
          v.castle = !v.castle;
          return goto('choose');
        }
        enlist(t, v, (o >> 6) - 1, o & 63);
        return goto('choose');
      },
    }),
  },
});

interface Muster {
  seat: number;
  site: Site;
  castle: boolean;
}

/** The kinds of which a seat could hire at least one in a city, as far as counters and gold go. */
export function forHire(b: Board, seat: number, site: Site): Kind[] {
  const found: Kind[] = [];
  for (let kind = 0; kind < HIREABLE; kind++) {
    if (IS_SPECIAL[kind] || !isHired(b, { seat, site }, kind)) continue;
    if (KINDS[kind].cost <= b.gold[seat] && stock(b, seat, kind) > 0) found.push(kind);
  }
  return found;
}

function lots(b: Board, v: Muster): number[] {
  const { hex } = SITES[v.site];
  const gold = b.gold[v.seat];
  const room = v.castle ? CASTLE_ROOM - garrisonOf(b, hex) : 99;
  const found = [END];
  if (hasCastle(b, hex) && (v.castle || mayUseCastle(b, v.seat, hex))) found.push(TURN);
  for (let kind = 0; kind < HIREABLE; kind++) {
    if (IS_SPECIAL[kind] || !isHired(b, v, kind)) continue;
    const most = Math.min(Math.floor(gold / KINDS[kind].cost), room, stock(b, v.seat, kind));
    for (const n of LOTS) if (n <= most) found.push(((kind + 1) << 6) | n);
  }
  return found;
}

/** LW B13b/2 Within the five. */
function mayUseCastle(b: Board, seat: number, hex: Hex): boolean {
  if (garrisonOf(b, hex) >= CASTLE_ROOM) return false;
  for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit])
    if (b.inside[unit] && b.owner[unit] !== seat) return false;
  return true;
}

const PEOPLE = { elf: 'elves', orc: 'orcs', dwarf: 'dwarves' } as const;

/** LW B13a/2, Chapter B13c His own alignment; LW A4 in the Advanced game other races only in their cities. */
function isHired(b: Board, v: Pick<Muster, 'seat' | 'site'>, kind: Kind): boolean {
  const { alignment, race } = KINDS[kind];
  // LW B13c/1, LW B13c/2, LW B13c/3, LW AMB-046 No other alignment's units, and Dwarves for Neutrality alone.
  if (alignment !== UNALIGNED && alignment !== b.alignment[v.seat]) return false;
  if (!b.house.advanced || race === 'man') return true;
  // LW TABLE.TERRITORIAL Four cities for each.
  return SITES[v.site].hires === PEOPLE[race as keyof typeof PEOPLE];
}

/** LW AMB-048 With the option, the printed counters of the colour that are not on the map. */
export function stock(b: Board, seat: number, kind: Kind): number {
  if (!b.house.counterMix) return 99;
  let left = COUNTER_MIX[kind];
  for (let unit = 0; unit < b.kind.length; unit++) {
    const owner = b.owner[unit];
    if (b.kind[unit] !== kind || owner < 0 || owner >= b.seats) continue;
    if (b.alignment[owner] === b.alignment[seat] && b.colour[owner] === b.colour[seat]) left -= 1;
  }
  return left;
}

function enlist(t: Table<Board>, v: Muster, kind: Kind, n: number): void {
  const { board } = t;
  const { hex, id } = SITES[v.site];
  // LW TABLE.UCT, LW PRS.IV.2a At the price of the table.
  pay(t, v.seat, n * KINDS[kind].cost);
  for (let i = 0; i < n; i++) {
    // LW PRS.V Placed where they are hired.
    const unit = addUnit(board, kind, v.seat, hex);
    board.inside[unit] = v.castle ? 1 : 0;
    board.paid[unit] = KINDS[kind].cost;
  }
  // LW AMB-056 Units placed in his hex break a Wizard's study.
  distractAt(board, hex);
  if (!v.castle) occupy(board, hex, v.seat);
  t.tell('hired', { seat: v.seat, n, unit: KINDS[kind].id, site: id, castle: v.castle });
}

/** Which rule names the units an alignment never hires. */
const LIMITS = ['LW B13c/1', 'LW B13c/3', 'LW B13c/2'] as const;

function raiseBar(pick: string, b: Board, v: Muster) {
  const id = /^raise \d+ (\S+)$/.exec(pick)?.[1];
  const kind = KINDS.findIndex((one) => one.id === id);
  if (kind < 0 || kind >= HIREABLE) return undefined;
  if (IS_SPECIAL[kind]) return { rule: 'LW B13a.1/1', why: `${KINDS[kind].name} must be found first` };
  const { alignment } = KINDS[kind];
  if (alignment !== UNALIGNED && alignment !== b.alignment[v.seat])
    return {
      rule: LIMITS[b.alignment[v.seat]],
      why: `${KINDS[kind].name} is of another alignment`,
    };
  if (!isHired(b, v, kind)) return { rule: 'LW A4', why: `${KINDS[kind].name} is not hired in ${SITES[v.site].name}` };
  const n = Number(pick.split(' ')[1]);
  if (v.castle && n > CASTLE_ROOM - garrisonOf(b, SITES[v.site].hex))
    return { rule: 'LW B13b/2', why: 'the castle has no room for so many' };
  if (n * KINDS[kind].cost > b.gold[v.seat]) return { rule: 'LW B13a/1', why: 'that cannot be paid for' };
  if (n > stock(b, v.seat, kind)) return { rule: 'LW AMB-048', why: 'there are not so many counters left' };
  return { rule: 'LW B13a/1', why: `units are hired by ${LOTS.slice(0, -1).join(', ')} or ${LOTS.at(-1)}` };
}
