import {
  type Bearer,
  bearersAt,
  counterId,
  countersOn,
  FIRST_RAFT,
  FIRST_SHIP,
  FIRST_WASTE,
  FIRST_ZONE,
  IS_KINGDOM,
  isLand,
  isWaste,
  LANDS,
  MAY_ATTACK,
  NEUTRAL,
  NOBODY,
  PLACES,
  type Place,
  placeNamed,
  plainIn,
  REALM_OF,
  SIDES,
  type Side,
  strengthOf,
  TOOLS,
  TREASURES,
  type View,
  WASTES,
  whereOf,
  zoneOf,
} from '@questhall/dragonlords';
import type { Drawing } from './drawing.js';

/** Two letters a land or Wasteland space, by which the map and the list below it are told together. */
export const CODES: readonly string[] = codes();

export const SIDE_NUMBERS: readonly Side[] = Array.from({ length: SIDES }, (_, side) => side);

/** A drawing, where its options point, and what is told of each place. */
export interface Scene extends Drawing<View> {
  readonly offered: ReadonlySet<Place>;
  /** Where something else stands than the viewer saw there last. */
  readonly changed: ReadonlySet<Place>;
  readonly told: readonly (readonly string[])[];
}

export function sceneOf(drawing: Drawing<View>): Scene {
  const { before, view } = drawing;
  const told = Array.from({ length: PLACES }, (_, place) => contents(drawing, view, place));
  const changed = told.flatMap((parts, place) => {
    if (before === null) return [];
    const same = aboard(before, place) === aboard(view, place);
    return same && contents(drawing, before, place).join() === parts.join() ? [] : [place];
  });
  return { ...drawing, offered: offeredIn(drawing), changed: new Set(changed), told };
}

/** A side in one sign: its player's letter, small for his second people; the neutral ones have none of theirs. */
export function signOf({ people, paint }: Drawing<View>, view: View, side: Side): string {
  if (side === NEUTRAL) return 'v';
  const seat = view.seatOf[side];
  return side < view.seats ? people.letter(seat) : paint.seat(seat, people.plain(seat).toLowerCase());
}

/** Places that options point at, or at somebody or something there. */
function offeredIn({ lit, view }: Drawing<View>): Set<Place> {
  const found = new Set<Place>();
  for (const id of lit) {
    const bearer = bearerNamed(id);
    const at = bearer >= 0 ? (view.bearerAt[bearer] ?? -1) : placeNamed(id);
    if (at >= 0) found.add(at).add(whereOf(view, at));
  }
  return found;
}

/** `>` for what is offered, `*` for what has changed. */
export function marksOf({ offered, changed }: Scene, place: Place): string {
  return `${offered.has(place) ? '>' : ' '}${changed.has(place) ? '*' : ' '}`;
}

/** A ship that sails has changed though its crew has not. */
function aboard(view: View, place: Place): string {
  if (place < FIRST_SHIP || place >= FIRST_ZONE) return '';
  return `${zoneOf(view, place)}${place < FIRST_RAFT && view.docked[place - FIRST_SHIP]}`;
}

/** `A6 (King) W1`, `·` for nobody, then invaders, gold, tools: part by part. */
function contents(drawing: Drawing<View>, view: View, place: Place): string[] {
  const [first, ...others] = sidesIn(view, place).map((side) => stack(drawing, view, place, side));
  // In the Wastelands parties of several sides pass each other by.
  const invaders = others.map(([force, ...rest]) => [isLand(place) ? `!${force}` : force, ...rest]);
  const nobody = isLand(place) ? ['·'] : [];
  const gold = isLand(place) && IS_KINGDOM[place] ? goldIn(view, REALM_OF[place]) : [];
  return [...(first ?? nobody), ...invaders.flat(), ...gold];
}

/** Who stands there; who holds the land first. */
export function sidesIn(view: View, place: Place): Side[] {
  const holder = view.holder[place] ?? NOBODY;
  const found = SIDE_NUMBERS.filter((side) => strengthOf(view, place, side) > 0);
  return found.sort((a, b) => Number(b === holder) - Number(a === holder));
}

function stack(drawing: Drawing<View>, view: View, place: Place, side: Side): string[] {
  const bearers = bearersAt(view, place, side);
  const fresh = plainIn(view, place, side, MAY_ATTACK) + bearers.filter((one) => mayAttack(view, one)).length;
  const spent = strengthOf(view, place, side) - fresh;
  return [
    `${signOf(drawing, view, side)}${strengthOf(view, place, side)}`,
    ...bearers.map((bearer) => `${drawing.lit.has(`bearer:${bearer}`) ? '>' : ''}${bearerWords(view, bearer)}`),
    ...(view.phase === 'combat' && side === view.active && spent > 0 ? [`${spent} spent`] : []),
    ...(isWaste(place) ? baggage(view, place, side) : []),
  ];
}

function mayAttack(view: View, bearer: Bearer): boolean {
  return (MAY_ATTACK & (1 << view.bearerState[bearer])) !== 0;
}

/** What one carries: in brackets what only the viewer knows, `?` for each counter that he does not. */
export function bearerWords(view: View, bearer: Bearer): string {
  const counters = countersOn(view, bearer);
  const unseen = counters.filter((counter) => !view.shown[counter]).length;
  const parts = [
    ...(view.dragon[bearer] ? ['DragonLord'] : []),
    ...counters.map((counter) => (view.shown[counter] ? counterWords(counter) : `(${counterWords(counter)})`)),
    ...new Array<string>(Math.max(0, view.marks[bearer] - unseen)).fill('?'),
  ];
  return parts.join('+');
}

export function counterWords(counter: number): string {
  const id = counterId(counter);
  if (id === 'king') return 'King';
  return id.startsWith('wizard-') ? `W${id.slice(7)}` : (TREASURES.find((row) => row.id === id)?.name ?? id);
}

function goldIn(view: View, realm: number): string[] {
  if (view.gold[realm] === 0) return [];
  const found = view.freshGold[realm];
  return [`${view.gold[realm]}g${found > 0 ? ` (${found} new)` : ''}`];
}

/** The tools of a party, and the space it came from. */
function baggage(view: View, place: Place, side: Side): string[] {
  const party = (place - FIRST_WASTE) * SIDES + side;
  const from = view.cameFrom[party];
  return [...toolWords(view.tools, party * TOOLS.length), ...(from >= 0 ? [`from ${CODES[from]}`] : [])];
}

export function toolWords(store: readonly number[], at: number): string[] {
  return TOOLS.flatMap(({ name }, tool) => {
    const n = store[at + tool] ?? 0;
    return n > 0 ? [n > 1 ? `${name} ×${n}` : name] : [];
  });
}

function bearerNamed(id: string): Bearer {
  return Number(/^bearer:(\d+)$/.exec(id)?.[1] ?? -1);
}

/** The initials of a name of several words, else its first letter and the next that makes a pair of its own. */
function codes(): string[] {
  const taken = new Set<string>();
  for (const { name } of [...LANDS, ...WASTES]) {
    const words = name.split(' ');
    const seconds = words.length > 1 ? words.slice(-1).map((last) => last[0]) : [...name.slice(1)];
    const pairs = seconds.map((second) => name[0] + second);
    taken.add(pairs.find((pair) => !taken.has(pair)) ?? name);
  }
  return [...taken];
}
