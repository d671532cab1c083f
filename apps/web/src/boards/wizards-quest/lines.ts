import type { Seat } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import {
  IS_CASTLE,
  NOBODY,
  ORCS,
  SPACES,
  type SpaceId,
  TREASURES,
  treasuresTaken,
  type View,
} from '@questhall/wizards-quest';
import type { Figure, PlayerLine, Spot } from '../board.js';
import { forceWords, piecesOn, showsOf, viewOf } from './scene.js';
import { places } from './sheet.js';

/** What stands beside each player's name. */
export function players(scene: Scene): readonly PlayerLine[] {
  const view = viewOf(scene);
  return scene.chairs.map((_, seat) => ({
    seat,
    arms: seat,
    note: view ? noteOf(view, scene, seat) : '',
    figures: view ? figuresOf(view, seat) : [],
  }));
}

function figuresOf(view: View, seat: Seat): Figure[] {
  const castles = view.holder.filter((holder, space) => holder === seat && IS_CASTLE[space]).length;
  return [
    { icon: 'castle', value: String(castles), label: 'castles' },
    { icon: 'locked-chest', value: `${treasuresTaken(view, seat)}/3`, label: 'treasures regained' },
    { icon: 'flying-flag', value: String(view.pieces[seat]), label: 'counters' },
  ];
}

function noteOf(view: View, scene: Scene, seat: Seat): string {
  if (view.out[seat]) return 'out of the game';
  const cards = view.handSizes[seat];
  const boats = view.boats[seat];
  const notes = [
    ...(scene.chairs[seat].kind === 'bot' ? ['machine'] : []),
    ...(seat === view.first && view.phase !== 'setup' ? ['first'] : []),
    ...(cards > 0 ? [cards === 1 ? '1 card' : `${cards} cards`] : []),
    ...(boats > 0 ? [boats === 1 ? 'boat' : `${boats} boats`] : []),
  ];
  return notes.join(' · ');
}

const SETUP = [
  ['castles', 'Castles'],
  ['filling', 'Settling'],
  ['treasures', 'Treasures'],
  ['muster', 'Muster'],
] as const;

/** The phases of the rulebook as a path: those of the set-up, or those of a turn. */
export function phases(scene: Scene): readonly { name: string; now: boolean }[] {
  const view = viewOf(scene);
  if (!view) return [];
  const asked = scene.prompts[0]?.ask.split('.')[0] ?? '';
  if (view.phase === 'setup') {
    const now = asked === 'place' ? 'muster' : asked;
    return SETUP.map(([proc, name]) => ({ name, now: proc === now }));
  }
  const now = view.phase === 'players' ? stepOf(scene, asked) : view.phase;
  return [
    ['orcs', 'Orcs'],
    ['dragon', 'Dragon'],
    ['wizard', 'Wizard'],
    ['petition', 'Petition'],
    ['reinforce', 'Reinforce'],
    ['attack', 'Attack'],
  ].map(([phase, name]) => ({ name, now: phase === now }));
}

/** Which of the three steps of a player's turn it is, from what is being asked. */
function stepOf(scene: Scene, asked: string): string {
  const shows = showsOf(scene);
  if (asked === 'petition' || (asked.startsWith('card:') && !shows.campaign)) return 'petition';
  if (shows.campaign || asked === 'attack') return 'attack';
  if (asked === 'place') return 'reinforce';
  return asked === 'send' ? 'petition' : 'attack';
}

/** Every space, and every piece that can be pointed at by itself, in reading order. */
export function spaces(scene: Scene): readonly Spot[] {
  const view = viewOf(scene);
  const spots = SPACES.map(({ id }, space): Spot => {
    const [x, y] = places()[space].at;
    return { id, x, y, label: view ? spaceLabel(view, scene, space) : SPACES[space].name };
  });
  const pieces = view ? piecesOn(view).map(({ id, space }) => pieceSpot(scene, id, space)) : [];
  return [...spots, ...pieces].sort((a, b) => row(a) - row(b) || a.x - b.x);
}

/** Rows of the map are about a hundred high. */
function row({ y }: Spot): number {
  return Math.round((y - 60) / 105);
}

function pieceSpot(scene: Scene, id: string, space: SpaceId): Spot {
  const [x, y] = places()[space].at;
  return { id, x: x + 20, y, label: `${pieceName(scene, id)}, in ${SPACES[space].name}` };
}

export function pieceName(scene: Scene, id: string): string {
  const [kind, seat] = id.split(':');
  return seat === undefined ? `The ${kind}` : `The ${kind} of ${seatName(scene, Number(seat))}`;
}

export function seatName(scene: Scene, seat: Seat): string {
  return scene.chairs[seat]?.name || `seat ${seat + 1}`;
}

/** "Castle 5, 3 orcs, with a hidden treasure of Maren". */
export function spaceLabel(view: View, scene: Scene, space: SpaceId): string {
  const holder = view.holder[space];
  const owner = holder === NOBODY || holder === ORCS ? '' : ` of ${seatName(scene, holder)}`;
  const parts = [SPACES[space].name, `${forceWords(view, space)}${owner}`];
  if (view.dragon === space) parts.push('the dragon');
  if (view.wizard === space) parts.push('the wizard');
  const slot = view.treasureIn[space];
  if (slot >= 0) parts.push(treasureWords(view, scene, slot));
  return parts.join(', ');
}

function treasureWords(view: View, scene: Scene, slot: number): string {
  const kind = view.treasureKind[slot];
  const what = kind < 0 ? 'a hidden treasure' : kind === 3 ? 'the blank treasure' : `the ${TREASURES[kind]}`;
  return `${what} of ${seatName(scene, Math.floor(slot / 4))}`;
}
