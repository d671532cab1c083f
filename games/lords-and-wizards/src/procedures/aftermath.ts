import { type Flow, goto, type Table } from '@questhall/kernel';
import { battleOf, fightersOf, forget, leadingOf, other, ownerOf, playerOf } from '../battles.js';
import { type Battle, type Board, CITY, isSeat, type Side, type Unit } from '../board.js';
import { chapter } from '../calls.js';
import {
  CASTLE_ROOM,
  drop,
  fights,
  garrisonOf,
  isEnemyHeld,
  isFleet,
  isLeader,
  leaderOf,
  moveUnit,
  removeUnit,
} from '../forces.js';
import { groupsOf, partsOf, partWords, unitsIn } from '../groups.js';
import { identify } from '../identify.js';
import { ITEMS } from '../items.js';
import { die } from '../leaders.js';
import { isItem, NO_LEGEND } from '../legends.js';
import { type Hex, isSide, placeId, SITE_AT, SITES } from '../map.js';
import { eliminate, gatherItems, isLegendary, occupy, openSite, takeSite, vacate } from '../sites.js';
import { mayStop } from '../steps.js';
import { HIREABLE } from '../units.js';
import { unitWords } from './march.js';

const after = chapter('aftermath', () => ({ from: [] as Hex[] }));

/** What a battle leaves behind: leaders, items, cities, and who advances. */
export const aftermath = after.procedure({
  steps: {
    begin: (t, v) => {
      const { board } = t;
      const fight = battleOf(board);
      t.tell('battle-over', { place: placeId(fight.place), ended: fight.ended });
      for (const unit of fight.attackers) board.fought[unit] = 1;
      // LW B8i/2, LW B21d/4 What was summoned or turned is gone; so is who withheld himself.
      for (const unit of [...fight.turned, ...fight.withheld]) {
        forget(fight, unit);
        eliminate(board, unit);
      }
      v.from = fight.from.slice();
    },
    // LW AMB-020, LW AMB-160 Bare leaders of the beaten side.
    leaders: (t): Flow => {
      const { ended } = battleOf(t.board);
      // LW B21d/3, LW O3b/3 Also when their last unit was taken from them.
      if (ended === 'attacker') return after.call('leaderless', { side: 'defender' });
      if (ended === 'defender') return after.call('leaderless', { side: 'attacker' });
      return undefined;
    },
    attackerSpoils: () => after.call('spoils', { side: 'attacker' }),
    defenderSpoils: () => after.call('spoils', { side: 'defender' }),
    // LW AMB-011 A city or ruin whose last defender fell is taken at once.
    taken: (t): Flow => {
      takeGround(t);
      return undefined;
    },
    // Chapter B8j, LW PRS.III.6 Advance.
    advance: (t, v): Flow<'counter'> => {
      const fight = battleOf(t.board);
      if (fight.ended === 'attacker' && mayEnter(t.board, fight))
        return after.call('advance', { side: 'attacker', from: v.from, to: fight.place, castle: intoCastle(fight) });
      // LW B8j/2, LW B8c2.1/5, LW AMB-010 After a withdrawal by one side only. LW B8j.1 It costs nothing.
      // LW B9g/3 From a castle into its city too.
      if (
        fight.ended === 'defender withdrew' &&
        fight.part !== 'fleets' &&
        isSeat(fight.attacker) &&
        fight.why === 'assault'
      )
        return after.call('advance', { side: 'attacker', from: v.from, to: fight.place, castle: false });
      if (fight.ended !== 'attacker withdrew' || fight.why !== 'assault') return undefined;
      return goto('counter');
    },
    end: () => after.done(),
    // LW B8j/3 The defender may enter the hexes that the attackers left, one after another.
    counter: (t, v): Flow<'counter'> => {
      const fight = battleOf(t.board);
      const to = v.from.pop();
      if (to === undefined || isSide(fight.place)) return after.done();
      if (to === fight.place || !isSeat(fight.defender) || !mayStop(t.board, fight.defender, to))
        return goto('counter');
      return after.call('advance', { side: 'defender', from: [fight.place], to, castle: false }, { then: 'counter' });
    },
  },
});

function intoCastle(fight: Battle): boolean {
  return fight.part === 'castle' && fight.from.includes(fight.place);
}

/** LW AMB-011 Into a city, ruin or castle that was emptied; never into an ordinary hex. */
function mayEnter(b: Board, fight: Battle): boolean {
  if (isSide(fight.place) || fight.part === 'fleets' || fight.why !== 'assault') return false;
  const site = SITE_AT[fight.place];
  // Another's garrison that stood against the same rebels still has the city.
  if (isEnemyHeld(b, fight.place, fight.attacker)) return false;
  return fight.part === 'castle' || fight.part === 'whole' || (isLegendary(site) && b.open[site]);
}

function takeGround(t: Table<Board>): void {
  const { board } = t;
  const fight = battleOf(board);
  if (isSide(fight.place) || fight.part === 'fleets') return;
  const site = SITE_AT[fight.place];
  if (site < 0 || (fight.ended !== 'attacker' && fight.ended !== 'nobody')) return;
  if (isLegendary(site) && !board.open[site]) conquer(t, fight);
  if (fight.ended === 'nobody' || !isSeat(fight.attacker) || fight.why === 'sortie') return;
  if (SITES[site].kind === 'ruin' || isEnemyHeld(board, fight.place, fight.attacker)) return;
  // LW B9d/2 The castle alone does not give the city while others are in it.
  if (fight.part === 'castle' && !fight.from.includes(fight.place) && board.control[site] !== fight.defender) return;
  if (
    fight.part === 'city' ||
    fight.part === 'open' ||
    fight.part === 'whole' ||
    fight.defender === board.control[site]
  ) {
    takeSite(board, site, fight.attacker);
    t.tell('taken', { seat: fight.attacker, site: SITES[site].id });
  }
}

/** LW B10f/1, LW AMB-032 The city's own are gone: it is open, and its legend is its conqueror's. */
function conquer(t: Table<Board>, fight: Battle): void {
  const { board } = t;
  const site = SITE_AT[fight.place];
  for (let unit = board.head[fight.place]; unit >= 0; unit = board.next[unit]) {
    if (board.owner[unit] === CITY && fights(board, unit)) return;
  }
  for (let unit = board.head[fight.place]; unit >= 0; ) {
    const next = board.next[unit];
    // LW AMB-114 A local leader falls with his city.
    if (board.owner[unit] === CITY) removeUnit(board, unit);
    unit = next;
  }
  openSite(board, site);
  const legend = board.legend[site];
  board.legend[site] = NO_LEGEND;
  if (!isItem(legend)) return;
  const seat = fight.ended === 'attacker' ? playerOf(fight, 'attacker') : -1;
  const item = identify(t, legend, Math.max(seat, 0));
  if (item < 0) return;
  const heir = [...fight.leading, ...fight.attackers].find((unit) => board.kind[unit] >= 0);
  // LW B10f/2 To the attacking leader, else to the units. LW AMB-160 Without a victor it lies there.
  if (seat < 0 || heir === undefined) board.itemAt[item] = fight.place;
  else board.itemHolder[item] = heir;
}

const bare = chapter('leaderless', () => ({ at: 0 }));

/** LW AMB-020 Each leader of a beaten side who has no unit left beside him. */
export const leaderless = bare.procedure({
  steps: {
    next: (t, v): Flow<'next'> => {
      const { board } = t;
      const fight = battleOf(board);
      const unit = leadingOf(fight, v.side)[0];
      if (unit === undefined) return bare.done();
      forget(fight, unit);
      const leader = leaderOf(board, unit);
      if (leader < 0 || isCovered(board, unit)) return goto('next');
      const victor = ownerOf(fight, other(v.side));
      // LW AMB-021 With capture the victor decides.
      if (board.house.capture && isSeat(victor)) {
        const units = survivors(board, fight, other(v.side));
        return bare.call('capture', { leader, victor, units }, { then: 'next' });
      }
      takeFrom(board, unit, v.side);
      die(t, leader, 'battle');
      return goto('next');
    },
  },
});

function takeFrom(b: Board, unit: Unit, side: Side): void {
  const fight = battleOf(b);
  for (let item = 0; item < b.itemHolder.length; item++) {
    if (b.itemHolder[item] !== unit) continue;
    b.itemHolder[item] = -1;
    fight.spoils.push(item * 2 + (side === 'defender' ? 1 : 0));
  }
  for (let leader = 0; leader < b.captor.length; leader++) {
    if (b.captor[leader] !== unit) continue;
    fight.freed.push(leader);
    b.captor[leader] = -1;
  }
}

function isCovered(b: Board, leader: Unit): boolean {
  for (let unit = b.head[b.at[leader]]; unit >= 0; unit = b.next[unit]) {
    if (b.owner[unit] === b.owner[leader] && b.inside[unit] === b.inside[leader] && fights(b, unit)) return true;
  }
  return false;
}

/** Who is left of a side: leaders first. */
export function survivors(b: Board, fight: Battle, side: Side): Unit[] {
  const own = ownerOf(fight, side);
  const all = [...leadingOf(fight, side), ...fightersOf(fight, side)];
  return all.filter(
    (unit, i) => b.kind[unit] >= 0 && b.owner[unit] === own && all.indexOf(unit) === i && !isFleet(b, unit),
  );
}

const share = chapter('spoils', () => ({ at: 0 }));

/** LW B21a.1.1 Items of the fallen go to the victor's leader, else to his units; captives too. */
export const spoils = share.procedure({
  steps: {
    next: (t, v): Flow<'next' | 'captives'> => {
      const { board } = t;
      const fight = battleOf(board);
      const mine = v.side === 'attacker' ? 1 : 0;
      const at = fight.spoils.findIndex((one) => (one & 1) === mine);
      if (at < 0) return goto('captives');
      const item = fight.spoils[at] >> 1;
      fight.spoils.splice(at, 1);
      const units = survivors(board, fight, v.side);
      const seat = playerOf(fight, v.side);
      // LW A2c/3, LW AMB-160 Without a player to take them they lie in the hex.
      if (units.length === 0 || seat < 0 || fight.why === 'rebellion') {
        drop(board, item, isSide(fight.place) ? -1 : fight.place);
        return goto('next');
      }
      const leaders = units.filter((unit) => isLeader(board, unit));
      const heirs = leaders.length > 0 ? leaders : units;
      board.itemHolder[item] = heirs[0];
      return share.call('bestow', { seat, item, units: heirs }, { then: 'next' });
    },
    captives: (t, v): Flow<'captives'> => {
      const { board } = t;
      const fight = battleOf(board);
      const leader = fight.freed[0];
      const seat = playerOf(fight, v.side);
      if (leader === undefined) return share.done();
      if (v.side === 'attacker' && survivors(board, fight, 'attacker').length === 0) return share.done();
      fight.freed.shift();
      const units = survivors(board, fight, v.side);
      // LW AMB-132 Without anybody to hold him he goes home. LW O4/2 Else the victor has him.
      if (seat < 0 || units.length === 0 || leader >> 1 === seat)
        return share.call('homecoming', { leader }, { then: 'captives' });
      return share.call('capture', { leader, victor: seat, units }, { then: 'captives' });
    },
  },
});

const grant = chapter('bestow');

/** LW AMB-131 The owner chooses which piece has it. */
export const bestow = grant.procedure({
  steps: {
    to: grant.ask({
      rule: 'LW AMB-131',
      who: (_, v) => v.seat,
      says: (b, v) => ({ key: 'ask.bestow', args: { item: ITEMS[b.itemKind[v.item]].id } }),
      options: (b, v) => v.units.filter((unit, i) => v.units.findIndex((one) => sameWords(b, one, unit)) === i),
      name: (unit: Unit, b) => `to ${unitName(b, unit)}`,
      at: (unit, b) => [placeId(b.at[unit])],
      then: (t, v, unit) => {
        t.board.itemHolder[v.item] = unit;
        t.board.itemAt[v.item] = -1;
        t.tell('item-gained', {
          seat: v.seat,
          item: ITEMS[t.board.itemKind[v.item]].id,
          by: unitWords(t.board, [unit])[0],
        });
      },
    }),
    lost: (t, v) => {
      if (t.board.itemHolder[v.item] < 0 && t.board.itemAt[v.item] < 0) drop(t.board, v.item, -1);
    },
  },
});

function unitName(b: Board, unit: Unit): string {
  return `${unitWords(b, [unit])[0].slice(2)} ${placeId(b.at[unit])}`;
}

function sameWords(b: Board, a: Unit, c: Unit): boolean {
  return b.kind[a] === b.kind[c] && b.at[a] === b.at[c];
}

const onward = chapter('advance', () => ({ units: [] as Unit[] }));
const STAY = 0;
const ALL = 1;

/** Chapter B8j Units that took part move into what the enemy left; it costs nothing. */
export const advance = onward.procedure({
  steps: {
    choose: onward.ask({
      rule: 'LW B8j/1',
      who: (b, v) => playerOf(battleOf(b), v.side),
      says: (_, v) => ({ key: 'ask.advance', args: { hex: placeId(v.to) } }),
      options: (b, v) => {
        const units = advancers(b, v);
        const parts = partsOf(groupsOf(b, units)).filter((part) => hasRoom(b, v, part));
        if (parts.length === 0) return [];
        const all =
          parts.length > 1 &&
          (!v.castle || units.filter((u) => fights(b, u)).length + garrisonOf(b, v.to) <= CASTLE_ROOM);
        return [STAY, ...(all ? [ALL] : []), ...parts];
      },
      name: (o: number, b, v) => {
        if (o === STAY) return 'stay';
        if (o === ALL) return 'advance all';
        const units = advancers(b, v);
        const apart = units.some((unit) => b.at[unit] !== b.at[o >> 6]);
        return `advance ${partWords(b, o, units)}${apart ? ` from ${placeId(b.at[o >> 6])}` : ''}`;
      },
      at: (_, __, v) => [placeId(v.to)],
      bars: (pick) =>
        pick.startsWith('advance') ? { rule: 'LW B8j/3', why: 'only units that took part, and one hex' } : undefined,
      then: (t, v, o) => {
        if (o === STAY) return goto('end');
        const ready = advancers(t.board, v);
        for (const unit of o === ALL ? ready : unitsIn(t.board, o, ready)) {
          v.units.push(unit);
          const from = t.board.at[unit];
          if (from !== v.to) moveUnit(t.board, unit, v.to);
          t.board.inside[unit] = v.castle ? 1 : 0;
          if (from !== v.to) vacate(t.board, from);
        }
        return goto('choose');
      },
    }),
    end: (t, v) => {
      if (v.units.length > 0) {
        const owner = t.board.owner[v.units[0]];
        t.tell('advanced', { owner, units: unitWords(t.board, v.units), to: placeId(v.to) });
        occupy(t.board, v.to, owner);
        gatherItems(t.board, v.to, owner);
        vacate(t.board, v.to);
      }
      return onward.done();
    },
  },
});

interface Advance {
  side: Side;
  from: Hex[];
  to: Hex;
  castle: boolean;
  units: Unit[];
}

function advancers(b: Board, v: Advance): Unit[] {
  const fight = battleOf(b);
  const inside = v.castle ? 1 : 0;
  // LW AMB-140, LW AMB-076 Not what was summoned, nor city defence or fleets.
  return survivors(b, fight, v.side).filter(
    (unit) =>
      !v.units.includes(unit) &&
      (b.at[unit] !== v.to || b.inside[unit] !== inside) &&
      b.aboard[unit] < 0 &&
      isMobile(b, unit),
  );
}

function isMobile(b: Board, unit: Unit): boolean {
  const kind = b.kind[unit];
  return kind < HIREABLE || isLeader(b, unit);
}

function hasRoom(b: Board, v: Advance, part: number): boolean {
  return !v.castle || !fights(b, part >> 6) || garrisonOf(b, v.to) + (part & 63) <= CASTLE_ROOM;
}
