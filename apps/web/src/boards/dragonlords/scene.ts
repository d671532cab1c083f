import {
  bearersAt,
  casterOn,
  counterId,
  countersOn,
  crewOf,
  FIRST_RAFT,
  FIRST_SHIP,
  FIRST_ZONE,
  isTreasure,
  KING,
  kindOfCounter,
  NEUTRAL,
  NOBODY,
  nameOf,
  type Omen,
  PEOPLES,
  type Place,
  placeNamed,
  SIDES,
  type Side,
  strengthOf,
  type View,
  zoneOf,
} from '@questhall/dragonlords';
import type { Sight } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import type { IconName } from '../../kit/icon-names.js';
import { PEOPLE_ICONS, TREASURE_ICONS } from './icons.js';

export interface BattleShown {
  readonly attacker: Side;
  readonly defender: Side;
  readonly where: string;
  readonly round: number;
  readonly sneak: boolean;
  readonly tas: readonly number[];
  readonly dice: readonly (readonly number[])[];
  readonly hits: readonly number[];
}
export interface MonsterShown {
  readonly side: Side;
  readonly at: string;
  readonly name: string;
  readonly attack: number;
  readonly defence: number;
  readonly left: number;
  readonly round: number;
  readonly dice: readonly number[];
  readonly strikes: readonly number[];
}
export interface Shows {
  readonly battle?: BattleShown;
  readonly monster?: MonsterShown;
  readonly adventure?: { readonly quest: string | null; readonly omen: Omen | null };
}

/** The board as the viewer of a scene may know it; null before the game has begun. */
export function viewOf(scene: Scene): View | null {
  return sightOf(scene)?.board ?? null;
}

export function showsOf(scene: Scene): Shows {
  return (sightOf(scene)?.shows ?? {}) as Shows;
}

function sightOf(scene: Scene): Sight<View> | null {
  return scene.sight as unknown as Sight<View> | null;
}

/** The coat of arms of a side: its player's; a second people of his has an iron rim. */
export function armsIndex(view: View, side: Side): number {
  const seat = view.seatOf[side] ?? 0;
  return side >= view.seats ? seat + 6 : seat;
}

/** What a people is called; of one unit, as one says of one. */
export function peopleName(view: View, side: Side, n = 2): string {
  if (side === NEUTRAL) return 'Vanquished';
  const people = PEOPLES[view.people[side]];
  return people ? people[n === 1 ? 'one' : 'name'] : 'Nobody';
}

export function peopleIcon(view: View, side: Side): IconName {
  return PEOPLE_ICONS[view.people[side]] ?? 'person';
}

/** The side whose turn it is, or that a player leads if it is nobody's. */
export function sideAsked(view: View, seat: number): Side {
  if (view.active >= 0 && view.seatOf[view.active] === seat) return view.active;
  return view.seatOf.indexOf(seat);
}

/** What a viewer sees of one who carries something. */
export interface Borne {
  readonly bearer: number;
  readonly icons: readonly IconName[];
  readonly hidden: number;
  readonly dragon: boolean;
  readonly isKing: boolean;
}

export function borneBy(view: View, bearer: number): Borne {
  const counters = countersOn(view, bearer);
  const unseen = counters.filter((counter) => !view.shown[counter]).length;
  const icons = counters.map(counterIcon);
  return {
    bearer,
    icons: view.dragon[bearer] ? ['spiked-dragon-head', ...icons] : icons,
    hidden: Math.max(0, (view.marks[bearer] ?? 0) - unseen),
    dragon: view.dragon[bearer],
    isKing: counters.some((counter) => !isTreasure(counter) && kindOfCounter(counter) === KING),
  };
}

export function counterIcon(counter: number): IconName {
  if (isTreasure(counter)) return TREASURE_ICONS[counterId(counter)] ?? 'locked-chest';
  const kind = kindOfCounter(counter);
  if (kind === KING) return 'queen-crown';
  return kind === 4 ? 'wind-hole' : 'pointy-hat';
}

/** A stack of one side in one place. */
export interface Stack {
  readonly side: Side;
  readonly arms: number;
  readonly count: number;
  readonly bearers: readonly Borne[];
}

export function stacksIn(view: View, place: Place): readonly Stack[] {
  const found: Stack[] = [];
  for (let side = 0; side < SIDES; side++) {
    const count = strengthOf(view, place, side);
    if (count > 0)
      found.push({
        side,
        arms: armsIndex(view, side),
        count,
        bearers: bearersAt(view, place, side).map((bearer) => borneBy(view, bearer)),
      });
  }
  // Who holds the land stands first.
  const holder = view.holder[place] ?? NOBODY;
  return found.sort((a, b) => Number(b.side === holder) - Number(a.side === holder));
}

/** Ships and rafts of a zone. */
export interface Craft {
  readonly place: Place;
  readonly docked: boolean;
  readonly isShip: boolean;
  readonly stack: Stack | null;
}

export function craftsIn(view: View, zone: Place): readonly Craft[] {
  const found: Craft[] = [];
  for (let craft = FIRST_SHIP; craft < FIRST_ZONE; craft++) {
    if (zoneOf(view, craft) !== zone) continue;
    const isShip = craft < FIRST_RAFT;
    const stack = crewOf(view, craft) === NOBODY ? null : (stacksIn(view, craft)[0] ?? null);
    if (isShip || stack) found.push({ place: craft, isShip, docked: isShip && view.docked[craft - FIRST_SHIP], stack });
  }
  return found;
}

/** The bearer that an id names, -1 if it names none. */
export function bearerIn(id: string): number {
  const found = /^bearer:(\d+)$/.exec(id)?.[1];
  return found === undefined ? -1 : Number(found);
}

/** The place on the map a thing is in, or is; -1 for what is not on the map. */
export function placeOf(view: View, id: string): Place {
  const bearer = bearerIn(id);
  const place = bearer >= 0 ? (view.bearerAt[bearer] ?? -1) : placeNamed(id);
  return place;
}

/** "King", "Wizard 2 with the Trident", "DragonLord", "a hidden counter". */
export function bearerWords(view: View, bearer: number): string {
  const counters = countersOn(view, bearer);
  const caster = casterOn(view, bearer);
  const names = counters.filter((counter) => counter !== caster).map(counterWords);
  const first = [...(view.dragon[bearer] ? ['DragonLord'] : []), ...(caster >= 0 ? [counterWords(caster)] : [])];
  const all = [...first, ...names];
  const hidden = borneBy(view, bearer).hidden;
  if (hidden > 0) all.push(hidden === 1 ? 'a hidden counter' : `${hidden} hidden counters`);
  return all.length > 1 ? `${all[0]} with ${all.slice(1).join(' and ')}` : (all[0] ?? 'a unit');
}

export function counterWords(counter: number): string {
  const id = counterId(counter);
  if (id === 'king') return 'King';
  if (id === 'blank') return 'the blank counter';
  return id.startsWith('wizard-') ? `Wizard ${id.slice(7)}` : treasureTitle(id);
}

export function treasureTitle(id: string): string {
  return id
    .split('-')
    .map((word) => (word === 'of' ? word : word[0].toUpperCase() + word.slice(1)))
    .join(' ');
}

export function seatName(scene: Scene, seat: number): string {
  return scene.chairs[seat]?.name || `seat ${seat + 1}`;
}

export function placeName(id: string): string {
  const place = placeNamed(id);
  return place < 0 ? id : nameOf(place);
}
