import { goto } from '@questhall/kernel';
import { type Board, isSeat, NOBODY, type Owner } from '../board.js';
import { chapter } from '../calls.js';
import { castleHolder, fights, hasCombatUnit, holderOf, isFleet, ownUnitsAt } from '../forces.js';
import { FLEET_STEPS, HEXES, type Hex, isWater, NEIGHBOURS, placeId } from '../map.js';

const camp = chapter('besiege');
const END = -1;
const CASTLE = 1 << 12;

/** LW O5/4 Sieges are declared after the investigation. */
export const besiege = camp.procedure({
  steps: {
    choose: camp.ask({
      rule: 'LW O5/4',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.besiege' }),
      options: (b, v) => {
        const found = siegeTargets(b, v.seat);
        return found.length > 0 ? [END, ...found] : [];
      },
      name: (o: number) =>
        o === END ? 'no more sieges' : `besiege ${placeId(o & 4095)}${o & CASTLE ? ' castle' : ''}`,
      at: (o) => (o === END ? [] : [placeId(o & 4095)]),
      then: (t, v, o) => {
        if (o === END) return camp.done();
        const hex = o & 4095;
        const castle = (o & CASTLE) !== 0;
        const besieged = castle ? castleHolder(t.board, hex) : holderOf(t.board, hex);
        t.board.sieges.push({ besieger: v.seat, besieged, hex, castle, shift: 0, rolled: 0, bid: -1 });
        t.tell('besieged', { seat: v.seat, hex: placeId(hex), foe: besieged, castle });
        return goto('choose');
      },
    }),
  },
});

function siegeTargets(b: Board, seat: number): number[] {
  const found: number[] = [];
  const tried: Hex[] = [];
  for (const hex of b.castles) {
    if (isLegal(b, seat, hex, true) && !isBesieged(b, hex, true)) found.push(CASTLE | hex);
  }
  for (let unit = 0; unit < b.kind.length; unit++) {
    const at = b.at[unit];
    if (b.owner[unit] !== seat || at < 0 || at >= HEXES || b.aboard[unit] >= 0 || !fights(b, unit)) continue;
    for (let side = 0; side < 6; side++) {
      const hex = NEIGHBOURS[at * 6 + side];
      if (hex < 0 || b.head[hex] < 0 || tried.includes(hex)) continue;
      tried.push(hex);
      if (isLegal(b, seat, hex, false) && !isBesieged(b, hex, false)) found.push(hex);
    }
  }
  return found;
}

function isBesieged(b: Board, hex: Hex, castle: boolean): boolean {
  return b.sieges.some((siege) => siege.hex === hex && siege.castle === castle);
}

/** LW O5/1, LW O5/2, LW O5/3 Whether a seat can besiege there. */
function isLegal(b: Board, seat: number, hex: Hex, castle: boolean): boolean {
  if (!isClosed(b, seat, hex, castle)) return false;
  // LW O5/3 With water about, the besieged must have no transport at hand when it is declared.
  return castle || !isByWater(hex) || !hasShips(b, hex, holderOf(b, hex));
}

/** LW O5/1, LW O5/2, LW AMB-151 Whether all about the besieged is a seat's: a ring, or the city around a castle. */
export function isClosed(b: Board, seat: number, hex: Hex, castle: boolean): boolean {
  if (castle) {
    const lord = castleHolder(b, hex);
    return isSeat(lord) && lord !== seat && hasCombatUnit(b, hex, seat);
  }
  const holder = holderOf(b, hex);
  if (!isSeat(holder) || holder === seat || isWater(hex) || !hasCombatUnit(b, hex, holder)) return false;
  const lord = castleHolder(b, hex);
  if (lord !== NOBODY && lord !== holder) return false;
  return around(hex).every((near) => near < 0 || isWater(near) || hasCombatUnit(b, near, seat));
}

/** LW AMB-151 Off the map counts as sea. */
function isByWater(hex: Hex): boolean {
  return around(hex).some((near) => near < 0 || isWater(near));
}

function around(hex: Hex): number[] {
  return NEIGHBOURS.slice(hex * 6, hex * 6 + 6);
}

function hasShips(b: Board, hex: Hex, owner: Owner): boolean {
  return [hex, ...FLEET_STEPS[hex]].some((place) => ownUnitsAt(b, place, owner).some((unit) => isFleet(b, unit)));
}
