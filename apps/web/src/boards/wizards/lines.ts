import type { Seat } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import { ANIMALS, CELLS, FREE, landAt, ORDERS, partnerOf, rankName, type View } from '@questhall/wizards';
import type { Figure, PlayerLine, Spot } from '../board.js';
import { spaceLabel } from './labels.js';
import { piecesOf, viewOf } from './scene.js';
import { spreadOf } from './sheet.js';

/** What stands beside each player's name. */
export function players(scene: Scene): readonly PlayerLine[] {
  const view = viewOf(scene);
  return scene.chairs.map((_, seat) => ({
    seat,
    arms: seat,
    note: view ? [...partnerNote(view, scene, seat), noteOf(view, seat)].join(' · ') : '',
    figures: view ? figuresOf(view, seat) : [],
  }));
}

export const POINT_ICONS = ['rule-book', 'third-eye', 'lightning-storm'] as const;
export const POINT_NAMES = ['knowledge', 'perception', 'power'] as const;

function figuresOf(view: View, seat: Seat): Figure[] {
  const points = POINT_NAMES.reduce((sum, _, type) => sum + view.points[seat * 3 + type], 0);
  return [
    { icon: 'wizard-staff', value: String(view.rank[seat]), label: 'rank' },
    { icon: 'scroll-unfurled', value: String(view.tasks[seat].length), label: 'tasks held' },
    { icon: 'star-swirl', value: String(points), label: 'points in all' },
  ];
}

/** The first name of a partner, if there are partners. */
function partnerNote(view: View, { chairs }: Scene, seat: Seat): string[] {
  const name = chairs[partnerOf(view, seat)]?.name.split(' ')[0];
  return name === undefined ? [] : [`with ${name}`];
}

function noteOf(view: View, seat: Seat): string {
  const order = view.order[seat];
  // Only Apprentices of all Orders are called alike.
  const name = rankName(order, view.rank[seat]);
  const rank = order === 0 ? 'no Order' : view.rank[seat] === 1 ? `${name}, ${orderName(order)}` : name;
  return [rank, ...plightsOf(view, seat)].join(' · ');
}

export function orderName(order: number): string {
  const name = ORDERS[order];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What has befallen a player, in words. */
export function plightsOf(view: View, seat: Seat): string[] {
  const animal = view.animal[seat];
  return [
    ...(view.dazed[seat] ? ['Demon Dazed'] : []),
    ...(view.bound[seat] ? ['Dragonbound'] : []),
    ...(view.trap[seat] !== FREE ? ['in a Trap'] : []),
    ...(view.detained[seat] ? ['detained'] : []),
    ...(view.lost[seat] > 0 ? [`loses ${view.lost[seat] === 1 ? 'a turn' : `${view.lost[seat]} turns`}`] : []),
    ...(view.help[seat] ? ['calls for help'] : []),
    ...(animal > 0 ? [`with a ${ANIMALS[animal].replace('-', ' ')}`] : []),
  ];
}

const SETUP = [
  [/^laying/, 'Tiles'],
  [/^boats/, 'Boats'],
  [/^setup/, 'Pieces'],
] as const;

/** The set-up as a path; then how a turn goes on. */
export function phases(scene: Scene): readonly { name: string; now: boolean }[] {
  const view = viewOf(scene);
  if (!view) return [];
  const ask = scene.prompts[0]?.ask ?? '';
  if (view.phase === 'setup') return SETUP.map(([proc, name]) => ({ name, now: proc.test(ask) }));
  const stage = /^turn\.(way|whither)/.test(ask) ? 0 : /^(move|summon-boat|cast-transporting)\./.test(ask) ? 1 : 2;
  return [
    { name: `Fortnight ${view.fortnight}, day ${view.day}`, now: false },
    ...['Set out', 'Move', 'Encounter'].map((name, i) => ({ name, now: ask !== '' && i === stage })),
  ];
}

/** All land, and water where something is, in reading order. */
export function spaces(scene: Scene): readonly Spot[] {
  const view = viewOf(scene);
  if (!view) return [];
  const pieces = piecesOf(view, (seat) => scene.chairs[seat]?.name ?? '');
  const found: Spot[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const here = pieces.filter((piece) => piece.cell === cell);
    if (landAt(view, cell) < 0 && here.length === 0) continue;
    const { id, at } = spreadOf(view, cell);
    found.push({ id, x: at[0], y: at[1], label: spaceLabel(view, cell, here) });
  }
  return found;
}
