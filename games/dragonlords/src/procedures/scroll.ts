import { goto } from '@questhall/kernel';
import { bearerId, isCaster, isKing, type Marked } from '../bearers.js';
import {
  type Bearer,
  type Board,
  CAME,
  HOME,
  isFoe,
  NEUTRAL,
  NOBODY,
  peopleId,
  type Side,
  type UnitState,
} from '../board.js';
import { chapter, type Group } from '../calls.js';
import { glimpse, spendScroll } from '../decks.js';
import { CAPACITY, crewOf, fleetIn, freeShip, launch, PARTY, placeId, roomIn, whereOf } from '../fleets.js';
import { ANY, addUnits, foeIn, moveGroup, sizeOf, strengthOf } from '../forces.js';
import {
  FIRST_SHIP,
  HARBOUR_OF,
  idOf,
  isCraft,
  isLand,
  isShip,
  isWaste,
  LANDS,
  type Place,
  placeNamed,
  SHIPS,
} from '../map.js';
import { CHARM, CLAIRVOYANCE, isElemental, LEGION, REFLECT, SCROLL_IDS, SHIP_SCROLL, scrollRow } from '../scrolls.js';
import { total } from '../view.js';
import { range } from './gold.js';
import { reveal } from './teleport.js';
import { leaveWastes } from './wastes.js';

/** The scrolls a side can cast outside a battle, by kind. */
export function castable(b: Board, side: Side): number[] {
  const hand = b.hands[side];
  const found: number[] = [];
  for (let kind = 0; kind < hand.length; kind++)
    if (hand[kind] > 0 && !scrollRow(kind).as && castersFor(b, side, kind, -1).length > 0) found.push(kind);
  return found;
}

/** The scrolls a side can cast in a battle with a foe, by kind. */
export function castableIn(b: Board, side: Side, where: Place, foe: Side): number[] {
  const hand = b.hands[side];
  const found: number[] = [];
  for (let kind = 0; kind < hand.length; kind++) {
    if (hand[kind] === 0 || (foe === NOBODY && scrollRow(kind).harms)) continue;
    // QD R35 No fire nor lightning among ships.
    if (scrollRow(kind).as && !isLand(where) && !isWaste(where)) continue;
    if (castersFor(b, side, kind, where).length > 0) found.push(kind);
  }
  return found;
}

/** Who can cast a scroll: in a battle (`where`) those who are in it; else anybody. */
function castersFor(b: Board, side: Side, kind: number, where: Place): Bearer[] {
  const found: Bearer[] = [];
  // QD R91 What strikes all who are there needs a battle.
  // QD SCROLL.REFLECT Reflect only answers. QD R94 Charm waits for a Dragon, and Berserk for a foe.
  if (kind === REFLECT || kind === CHARM || (where < 0 && scrollRow(kind).harms === 'each')) return found;
  if (isElemental(kind) && elementalTargets(b, side).length === 0) return found;
  if (kind === CLAIRVOYANCE && seenHands(b, side).length === 0) return found;
  for (let i = 0; i < b.bearerAt.length; i++) {
    if (b.bearerAt[i] < 0 || b.bearerSide[i] !== side || !mayCast(b, i, kind)) continue;
    // QD R93 A King summons on his own turn from anywhere.
    // QD CASTER.2, QD SCROLL.0.3, QD R61 On another's turn only who is attacked.
    const isThere = where < 0 || whereOf(b, b.bearerAt[i]) === where;
    if (isThere || (isElemental(kind) && b.active === side)) found.push(i);
  }
  return found;
}

function mayCast(b: Board, bearer: Bearer, kind: number): boolean {
  // QD SCROLL.ELEMENTAL.1 Only a King summons. QD SCROLL.0.2 All others any caster.
  if (isElemental(kind)) return isKing(b, bearer);
  if (!isCaster(b, bearer)) return false;
  if (kind === SHIP_SCROLL) return mayLaunch(b, bearer);
  return kind !== LEGION || legionRoom(b, bearer) > 0;
}

function mayLaunch(b: Board, bearer: Bearer): boolean {
  const at = b.bearerAt[bearer];
  // QD SCROLL.SHIP In a harbour of one's own, or a village. QD R39 While there are ships.
  if (freeShip(b) < 0 || isCraft(at) || HARBOUR_OF[at] < 0) return false;
  return isWaste(at) || b.holder[at] === b.bearerSide[bearer];
}

/** How many units a legion can have where this caster is. */
function legionRoom(b: Board, bearer: Bearer): number {
  const at = b.bearerAt[bearer];
  const side = b.bearerSide[bearer];
  // QD SCROLL.LEGION Five; six in a Wasteland space, eight for each ship of the blockade.
  if (isWaste(at)) return Math.min(5, PARTY - strengthOf(b, at, side));
  return isCraft(at) ? Math.min(5, roomIn(b, whereOf(b, at), side)) : 5;
}

/** Where the next unit of a legion stands: with its caster, or on another ship of the blockade. */
function legionPlace(b: Board, bearer: Bearer): Place {
  const at = b.bearerAt[bearer];
  const side = b.bearerSide[bearer];
  const hasRoom = (ship: Place) => isShip(ship) && strengthOf(b, ship, side) < CAPACITY;
  if (!isCraft(at) || hasRoom(at)) return at;
  return fleetIn(b, whereOf(b, at), side).find(hasRoom) as Place;
}

/** What a legion counts as having done this turn. */
function musterState(b: Board, bearer: Bearer): UnitState {
  const [at, state] = [b.bearerAt[bearer], b.bearerState[bearer]];
  if (state !== HOME || b.active !== b.bearerSide[bearer]) return state;
  // QD NAVAL.SHIP.3 In a harbour, before phase 3, they may still go aboard.
  const maySail = (b.phase === 'purchase' || b.phase === 'naval') && (isCraft(at) || HARBOUR_OF[at] >= 0);
  // QD R73 Who was not there when the turn began does not sneak.
  return maySail ? HOME : CAME;
}

/** Where an elemental can be sent: to enemies anywhere but in the Wastelands. */
export function elementalTargets(b: Board, side: Side): { where: Place; foe: Side }[] {
  const found: { where: Place; foe: Side }[] = [];
  // QD SCROLL.0.4, QD R34 Land or a blockade.
  for (let land = 0; land < LANDS.length; land++) {
    // QD R93 Also those who have come upon his own land.
    const foe = foeIn(b, land, side);
    if (foe !== NOBODY) found.push({ where: land, foe });
  }
  for (let i = 0; i < SHIPS; i++) {
    const foe = b.shipAt[i] < 0 || b.docked[i] ? NOBODY : crewOf(b, FIRST_SHIP + i);
    if (foe !== NOBODY && isFoe(b, side, foe) && !found.some((t) => t.where === b.shipAt[i]))
      found.push({ where: b.shipAt[i], foe });
  }
  return found;
}

function seenHands(b: Board, side: Side): Side[] {
  return b.hands.flatMap((hand, other) => (b.seatOf[other] !== b.seatOf[side] && total(hand) > 0 ? [other] : []));
}

const cast = chapter('scroll', () => ({ bearer: -1, chosen: { n: 0, bearers: [] } as Group }));

/** QD SCROLL.0.1 A scroll is cast and discarded. */
export const scroll = cast.procedure({
  steps: {
    // QD CONTENTS.10 Once read it is spent.
    spend: (t, v) => {
      spendScroll(t.board, v.side, v.card);
      t.reveal('scroll.cast', { side: v.side, people: peopleId(t.board, v.side), scroll: SCROLL_IDS[v.card] });
    },
    // QD SCROLL.0.2 By a spell caster, who shows himself.
    caster: cast.ask({
      rule: 'QD SCROLL.0.2',
      private: true,
      who: (b, v) => b.seatOf[v.side],
      says: (_, v) => ({ key: 'ask.caster', args: { scroll: SCROLL_IDS[v.card] } }),
      options: (b, v) => {
        const found = distinct(b, castersFor(b, v.side, v.card, v.where));
        return found.length > 0 ? found : [NOBODY];
      },
      name: (bearer: Bearer, b) =>
        bearer === NOBODY ? 'nobody' : `by ${bearerId(b, bearer)} ${idOf(whereOf(b, b.bearerAt[bearer]))}`,
      at: (bearer) => [`bearer:${bearer}`],
      then: (t, v, bearer) => {
        if (bearer === NOBODY) return cast.done();
        v.bearer = bearer;
        reveal(t, bearer);
        return undefined;
      },
    }),
    effect: (t, v) => {
      const at = t.board.bearerAt[v.bearer];
      if (v.card === SHIP_SCROLL) {
        // QD R114 A new ship lies in the harbour, whatever is outside.
        launch(t.board, HARBOUR_OF[at]);
        t.tell('launched', { side: v.side, people: peopleId(t.board, v.side), land: idOf(at) });
        return isWaste(at) ? goto('village') : cast.done();
      }
      if (v.card === LEGION) return goto('legion');
      if (v.card === CLAIRVOYANCE) return goto('whose');
      if (isElemental(v.card)) return goto('target');
      return cast.call(
        'strike',
        { card: v.card, by: v.side, side: v.foe, where: v.where, back: v.where },
        { then: 'end' },
      );
    },
    // QD R114 In a village units of the party may go aboard at once.
    village: (t, v) => {
      const from = t.board.bearerAt[v.bearer];
      return cast.call(
        'group',
        { side: v.side, from, least: 1, most: CAPACITY, stay: 0, states: ANY, who: 'crew', lead: -1 },
        { into: 'chosen' },
      );
    },
    aboard: (t, v) => {
      const from = t.board.bearerAt[v.bearer];
      const ship =
        FIRST_SHIP + t.board.shipAt.findLastIndex((zone, i) => zone === HARBOUR_OF[from] && t.board.docked[i]);
      if (sizeOf(v.chosen) === 0) return cast.done();
      moveGroup(t.board, v.side, v.chosen, { from, to: ship, states: ANY, state: t.board.bearerState[v.bearer] });
      t.board.docked[ship - FIRST_SHIP] = false;
      leaveWastes(t.board, from, v.side);
      t.tell('boarded', {
        side: v.side,
        people: peopleId(t.board, v.side),
        ship: idOf(ship),
        place: idOf(from),
        n: sizeOf(v.chosen),
      });
      return cast.done();
    },
    // QD SCROLL.ELEMENTAL.2 Against whom.
    target: cast.ask({
      rule: 'QD SCROLL.ELEMENTAL.2',
      who: (b, v) => b.seatOf[v.side],
      says: () => ({ key: 'ask.elemental' }),
      options: (b, v) => elementalTargets(b, v.side).map((target) => target.where),
      name: (where: Place) => `against ${idOf(where)}`,
      at: (where) => [idOf(where)],
      bars: (pick) =>
        isWaste(placeNamed(pick.replace(/^against /, '')))
          ? { rule: 'QD SCROLL.0.4', why: 'no elemental goes to the Wastelands' }
          : undefined,
      then: (t, v, where) => {
        const foe = elementalTargets(t.board, v.side).find((target) => target.where === where)?.foe ?? NEUTRAL;
        const back = whereOf(t.board, t.board.bearerAt[v.bearer]);
        return cast.call('strike', { card: v.card, by: v.side, side: foe, where, back }, { then: 'end' });
      },
    }),
    // QD SCROLL.LEGION Up to five units with the caster.
    legion: cast.ask({
      rule: 'QD SCROLL.LEGION',
      who: (b, v) => b.seatOf[v.side],
      says: () => ({ key: 'ask.legion' }),
      options: (b, v) => range(1, legionRoom(b, v.bearer)),
      name: (n: number) => `call ${n}`,
      then: (t, v, n) => {
        const at = t.board.bearerAt[v.bearer];
        // QD R92 They fight at once, as the caster does.
        for (let i = 0; i < n; i++)
          addUnits(t.board, legionPlace(t.board, v.bearer), v.side, musterState(t.board, v.bearer), 1);
        t.tell('legion', { side: v.side, people: peopleId(t.board, v.side), place: placeId(t.board, at), n });
        return cast.done();
      },
    }),
    // QD SCROLL.CLAIRVOYANCE, QD R90 At one player; only the caster's owner sees.
    whose: cast.ask({
      rule: 'QD SCROLL.CLAIRVOYANCE',
      who: (b, v) => b.seatOf[v.side],
      says: () => ({ key: 'ask.clairvoyance' }),
      options: (b, v) => seenHands(b, v.side),
      name: (side: Side, b) => `look ${peopleId(b, side)}`,
      then: (t, v, side) => {
        const seat = t.board.seatOf[v.side];
        glimpse(t.board, seat, side);
        const scrolls = SCROLL_IDS.flatMap((id, kind) => new Array<string>(t.board.hands[side][kind]).fill(id));
        t.reveal(
          'clairvoyance',
          { side: v.side, people: peopleId(t.board, v.side), at: side, whose: peopleId(t.board, side) },
          { for: [seat], args: { scrolls } },
        );
        return cast.done();
      },
    }),
    end: () => cast.done(),
  },
});

function distinct(b: Marked & Board, bearers: readonly Bearer[]): Bearer[] {
  const seen = new Set<string>();
  return bearers.filter((bearer) => {
    const key = `${bearerId(b, bearer)} ${whereOf(b, b.bearerAt[bearer])}`;
    return !seen.has(key) && seen.add(key);
  });
}
