import {
  counterOf,
  FIRST_TREASURE,
  HELD,
  income,
  kingdomsOf,
  LANDS,
  landsOf,
  OFF,
  PEOPLES,
  PLACES,
  SCROLLS,
  type Side,
  SPOILS,
  spellsIn,
  strengthOf,
  TOOLS,
  TREASURES,
  type View,
  WIZARD,
  WIZARDS,
} from '@questhall/dragonlords';
import { signOf, toolWords } from './dragonlords-stacks.js';
import type { Drawing } from './drawing.js';
import { counted, flowed, seatRows } from './layout.js';

/** What each side has before it: a row a people, though one player may lead two. */
export function sideRows(drawing: Drawing<View>): string[] {
  const { view, people, width } = drawing;
  const sides = {
    ...people,
    letter: (side: Side) => signOf(drawing, view, side),
    name: (side: Side) => people.name(view.seatOf[side]),
  };
  const told = view.seatOf.map((_, side) => sideParts(view, side));
  return seatRows(sides, told, width);
}

/** What lies open before a side. */
export function sideParts(view: View, side: Side): string[] {
  const name = PEOPLES[view.people[side]]?.name;
  if (!name) return ['no people yet'];
  if (view.fallen[side]) return [name, 'vanquished'];
  const realms = kingdomsOf(view, side);
  const gold = realms.reduce((sum, realm) => sum + view.gold[realm], 0);
  const tools = toolWords(view.store, side * TOOLS.length);
  return [
    name,
    counted(realms.length, 'kingdom'),
    counted(landsOf(view, side).length, 'land'),
    counted(unitsOf(view, side), 'unit'),
    `${gold} gold, income ${income(view, side)}`,
    counted(view.handSizes[side], 'scroll'),
    ...(view.kingless[side] ? ['no King'] : []),
    ...wizards(view, side),
    ...(tools.length > 0 ? [`in store ${tools.join(', ')}`] : []),
  ];
}

function unitsOf(view: View, side: Side): number {
  let n = 0;
  for (let place = 0; place < PLACES; place++) n += strengthOf(view, place, side);
  return n;
}

/** The spells of the Wizards in play: their pegs are open, and that a counter is off the board is, too. */
function wizards(view: View, side: Side): string[] {
  return Array.from({ length: WIZARDS }, (_, i) => i).flatMap((i) => {
    const known = spellsIn(view.spells[side * WIZARDS + i]).map((spell) => spell.replace('-', ' '));
    return view.counterOn[counterOf(side, WIZARD + i)] === OFF ? [] : [`W${i + 1}: ${known.join(', ') || 'no spell'}`];
  });
}

/** What the viewer alone knows: his scrolls and those he has seen, where his counters go, what he has found. */
export function handLines({ view, viewer, people, width }: Drawing<View>): string[] {
  const hands = view.hands.flatMap((hand, side) => {
    const held = scrolls(hand);
    if (held.length === 0) return [];
    const own = viewer !== null && view.seatOf[side] === viewer;
    const whose = own ? 'Your scrolls' : `Seen with ${people.seat(view.seatOf[side])}`;
    const of = view.sides > view.seats ? ` (${PEOPLES[view.people[side]]?.name})` : '';
    return flowed([`${whose}${of}: ${held.join(', ')}`], width, ' ', '  ');
  });
  return [...hands, ...plans(view, width), ...loose(view, width)];
}

function scrolls(hand: readonly number[]): string[] {
  return SCROLLS.flatMap(({ name }, kind) => {
    const n = hand[kind] ?? 0;
    return n > 0 ? [n > 1 ? `${name} ×${n}` : name] : [];
  });
}

/** While counters are being placed, those that the viewer has placed: others see none of it. */
function plans(view: View, width: number): string[] {
  const placed = view.plan.flatMap((land, i) =>
    land < 0 ? [] : [`${['King', 'Wizard', 'blank'][i % 3]} in ${LANDS[land].name}`],
  );
  return placed.length > 0 ? flowed([`Your counters: ${placed.join(', ')}`], width, ' ', '  ') : [];
}

/** Treasures that are found or taken and not yet given to a unit. */
function loose(view: View, width: number): string[] {
  const found = TREASURES.flatMap(({ name }, i) =>
    [SPOILS, HELD].includes(view.counterOn[FIRST_TREASURE + i]) ? [name] : [],
  );
  return found.length > 0 ? flowed([`To be given to a unit: ${found.join(', ')}`], width, ' ', '  ') : [];
}
