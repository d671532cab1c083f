import type { Seat } from '@questhall/kernel';
import {
  ALIGNMENTS,
  CAPTIVE,
  FIGHTS,
  FREE,
  incomeOf,
  LORD,
  MONTHS,
  SITES,
  turnOfYear,
  type View,
  WIZARD,
  yearOf,
} from '@questhall/lords-and-wizards';
import type { Scene } from '@questhall/table';
import type { Figure, PlayerLine, Spot } from '../board.js';
import { placeLabel } from './labels.js';
import { pointOf } from './map/layout.js';
import { reckoning, viewOf } from './scene.js';
import { stackId, stacksOf } from './stacks.js';

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

function figuresOf(view: View, seat: Seat): Figure[] {
  const sites = view.control.filter((owner) => owner === seat).length;
  const units = view.kind.filter((kind, unit) => kind >= 0 && view.owner[unit] === seat && FIGHTS[kind]).length;
  return [
    { icon: 'castle', value: String(sites), label: 'cities and villages' },
    { icon: 'swordman', value: String(units), label: 'units' },
    {
      icon: 'two-coins',
      value: String(view.gold[seat]),
      label: `GTs in hand, ${incomeOf(reckoning(view), seat)} a turn`,
    },
  ];
}

/** Its leaders with their levels, which win the game, and its alignment. */
function noteOf(view: View, seat: Seat): string {
  if (view.out[seat]) return 'out of the game';
  const alignment = ALIGNMENTS[view.alignment[seat]];
  const leaders = [LORD, WIZARD].flatMap((kind, i) =>
    leaderNote(view, seat * 2 + i, kind === LORD ? 'Lord' : 'Wizard'),
  );
  const named =
    alignment === undefined ? [] : [alignment === 'neutral' ? 'Neutral' : alignment === 'order' ? 'Order' : 'Chaos'];
  return [...leaders, ...named].join(' · ');
}

function leaderNote(view: View, leader: number, name: string): string[] {
  if (view.fate[leader] === CAPTIVE) return [`${name} captive`];
  return view.fate[leader] === FREE ? [`${name} ${view.level[leader]}`] : [];
}

const PHASES = [
  ['begin', 'Hiring first'],
  ['movement', 'Movement'],
  ['investigation', 'Investigation'],
  ['combat', 'Combat'],
  ['hiring', 'Hiring'],
] as const;

/** The season, and the phases of a player's turn as a path. */
export function phases(scene: Scene): readonly { name: string; now: boolean }[] {
  const view = viewOf(scene);
  if (!view) return [];
  if (view.phase === 'setup') return [{ name: 'Setting up', now: true }];
  const first = view.turn === 1 ? 0 : 1;
  return [
    { name: dateWords(view), now: false },
    ...PHASES.slice(first).map(([phase, name]) => ({ name, now: phase === view.phase })),
  ];
}

/** Turn 7 of 54 is year 1, April. */
export function dateWords(view: View): string {
  const of = turnOfYear(view.turn);
  return `${MONTHS[Math.floor((of - 1) / 2)]}, year ${yearOf(view.turn)}`;
}

/** Every city and every stack, in reading order. */
export function spaces(scene: Scene): readonly Spot[] {
  const view = viewOf(scene);
  const stacks = view ? stacksOf(view) : [];
  const ids = new Map<string, number>();
  for (const { hex } of SITES) ids.set(String(hex), hex);
  for (const stack of stacks) ids.set(String(stack.place), stack.place);
  return [...ids.values()]
    .map((place): Spot => {
      const [x, y] = pointOf(place);
      const label = view ? placeLabel(view, scene, place, stacks) : '';
      return { id: stackId({ place } as never), x, y, label };
    })
    .sort((a, b) => Math.round(a.y / 52) - Math.round(b.y / 52) || a.x - b.x);
}
