import {
  FIRST_SHIP,
  FIRST_ZONE,
  income,
  kingdomsOf,
  kingdomsOfSeat,
  kingdomsToWin,
  PLACES,
  purse,
  type Side,
  strengthOf,
  type View,
  ZONES,
} from '@questhall/dragonlords';
import type { Seat } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import type { Figure, PlayerLine, Spot } from '../board.js';
import { placeLabel } from './labels.js';
import { pointOf } from './map/layout.js';
import { peopleName, viewOf } from './scene.js';
import { spreads } from './sheet.js';

/** What stands beside each player's name. */
export function players(scene: Scene): readonly PlayerLine[] {
  const view = viewOf(scene);
  return scene.chairs.map((_, seat) => ({
    seat,
    arms: seat,
    note: view ? noteOf(view, seat) : '',
    figures: view ? figuresOf(view, seat) : [],
  }));
}

export function sidesOf(view: View, seat: Seat): Side[] {
  return view.seatOf.flatMap((of, side) => (of === seat ? [side] : []));
}

function figuresOf(view: View, seat: Seat): Figure[] {
  // Those of who is vanquished fight for nobody.
  const sides = sidesOf(view, seat).filter((side) => !view.fallen[side]);
  const sum = (of: (side: Side) => number) => sides.reduce((total, side) => total + of(side), 0);
  const units = sum((side) => unitsOf(view, side));
  const gold = sum((side) => kingdomsOf(view, side).reduce((total, realm) => total + view.gold[realm], 0));
  return [
    {
      icon: 'castle',
      value: `${kingdomsOfSeat(view, seat)}/${kingdomsToWin(view)}`,
      label: 'kingdoms, of those that win',
    },
    { icon: 'two-coins', value: String(gold), label: 'gold' },
    { icon: 'swordman', value: String(units), label: 'units' },
  ];
}

export function unitsOf(view: View, side: Side): number {
  let n = 0;
  for (let place = 0; place < PLACES; place++) n += strengthOf(view, place, side);
  return n;
}

function noteOf(view: View, seat: Seat): string {
  const sides = sidesOf(view, seat);
  if (sides.every((side) => view.fallen[side])) return 'vanquished';
  const led = sides.filter((side) => view.people[side] >= 0).map((side) => peopleName(view, side));
  const scrolls = sides.reduce((total, side) => total + (view.handSizes[side] ?? 0), 0);
  const notes = [
    ...led,
    ...(scrolls > 0 ? [scrolls === 1 ? '1 scroll' : `${scrolls} scrolls`] : []),
    ...(sides.some((side) => view.kingless[side]) ? ['no King'] : []),
  ];
  return notes.join(' · ');
}

const SETUP = [
  ['peoples', 'Peoples'],
  ['kingdoms', 'Kingdoms'],
  ['claims', 'Settling'],
  ['counters', 'Counters'],
  ['docks', 'Ships'],
] as const;

const PHASES = [
  ['purchase', 'Purchase'],
  ['naval', 'Sea'],
  ['quest', 'Quest'],
  ['combat', 'Combat'],
  ['transfer', 'Transfer'],
  ['income', 'Income'],
  ['reinforce', 'Reinforce'],
] as const;

/** The phases of the rulebook as a path: those of the set-up, or the seven of a turn. */
export function phases(scene: Scene): readonly { name: string; now: boolean }[] {
  const view = viewOf(scene);
  if (!view) return [];
  if (view.phase !== 'setup') return PHASES.map(([phase, name]) => ({ name, now: phase === view.phase }));
  const asked = scene.prompts[0]?.ask.split('.')[0] ?? '';
  const now = asked === 'hoard' ? 'docks' : asked;
  return SETUP.map(([proc, name]) => ({ name, now: proc === now }));
}

/** What a side collects and can spend, in words. */
export function purseWords(view: View, side: Side): string {
  return `${purse(view, side)} gold, and ${income(view, side)} a turn`;
}

/** Every land, every space of the Wastelands, and the sea where something is, in reading order. */
export function spaces(scene: Scene): readonly Spot[] {
  const view = viewOf(scene);
  const ground = Array.from({ length: FIRST_SHIP }, (_, place) => place);
  const sea = view ? ZONES.map((_, i) => FIRST_ZONE + i) : [];
  const spots = [...ground, ...sea].map((place): Spot => {
    const spread = spreads().get(place)!;
    return { id: spread.id, x: spread.at[0], y: spread.at[1], label: view ? placeLabel(view, place) : spread.id };
  });
  const ships = view ? view.shipAt.flatMap((zone, i) => (zone < 0 ? [] : [shipSpot(view, FIRST_SHIP + i)])) : [];
  return [...spots, ...ships].sort((a, b) => row(a) - row(b) || a.x - b.x);
}

function shipSpot(view: View, ship: number): Spot {
  const [x, y] = pointOf(view, ship) ?? [0, 0];
  return { id: `ship-${ship - FIRST_SHIP + 1}`, x, y, label: placeLabel(view, ship) };
}

/** Rows of the map are about sixty high. */
function row({ y }: Spot): number {
  return Math.round((y - 40) / 62);
}
