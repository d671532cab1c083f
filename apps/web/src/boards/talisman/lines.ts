import type { Seat } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import { ALIGNMENTS, KINDS, SPACES, type SpaceId, type View } from '@questhall/talisman';
import type { Figure, PlayerLine, Spot } from '../board.js';
import { places } from './painted.js';
import { characterName, seatName, standingOn, viewOf } from './scene.js';
import { statsOf } from './stats.js';

/** What stands beside each player's name. */
export function players(scene: Scene): readonly PlayerLine[] {
  const view = viewOf(scene);
  return scene.chairs.map((_, seat) => ({
    seat,
    arms: seat,
    note: view ? noteOf(view, seat) : '',
    figures: view && view.character[seat] >= 0 ? figuresOf(view, seat) : [],
  }));
}

function figuresOf(view: View, seat: Seat): Figure[] {
  const stats = statsOf(view, seat).map(({ icon, total, name }) => ({ icon, value: String(total), label: name }));
  const spells = view.spells[seat].length;
  return spells > 0 ? [...stats, { icon: 'scroll-unfurled', value: String(spells), label: 'Spells' }] : stats;
}

function noteOf(view: View, seat: Seat): string {
  if (view.out[seat]) return 'out of the game';
  if (view.character[seat] < 0) return '';
  const notes = [
    characterName(view, seat),
    ALIGNMENTS[view.alignment[seat]],
    ...(view.misses[seat] > 0 ? ['misses a turn'] : []),
  ];
  return notes.join(' · ');
}

/** Every space in reading order. */
export function spaces(scene: Scene): readonly Spot[] {
  const view = viewOf(scene);
  return SPACES.map(({ id, name, grid }, space) => {
    const [x, y] = places()[space].at;
    return { id, x, y, row: grid[0], label: view ? spaceLabel(view, scene, space) : name };
  })
    .sort((a, b) => a.row - b.row || a.x - b.x)
    .map(({ row: _, ...spot }) => spot);
}

/** "Ruins, Outer Region, Dragon 7, the Dwarf of Tobias". */
export function spaceLabel(view: View, scene: Scene, space: SpaceId): string {
  const { people, cards, gold, hex } = standingOn(view, space);
  return [
    SPACES[space].name,
    ...(SPACES[space].region === 'crown' ? [] : [`${SPACES[space].region} region`]),
    ...cards.map(cardWords),
    ...(gold > 0 ? [`${gold} gold`] : []),
    ...(hex ? ['a Hex'] : []),
    ...people.map((seat) => `the ${characterName(view, seat)} of ${seatName(scene, seat)}`),
  ].join(', ');
}

function cardWords(kind: number): string {
  const { name, strength, craft } = KINDS[kind];
  const value = strength ?? craft;
  return value === undefined ? name : `${name} ${value}`;
}

const TURN = [
  ['start', 'Start'],
  ['move', 'Movement'],
  ['encounter', 'Encounter'],
] as const;
/** Asks of the movement part of a turn. */
const MOVING = ['move', 'bridge', 'portal'];

/** The parts of a turn as a path. */
export function phases(scene: Scene): readonly { name: string; now: boolean }[] {
  const view = viewOf(scene);
  if (!view) return [];
  const asked = scene.prompts[0]?.ask.split('.')[0] ?? '';
  if (view.phase === 'setup') return [{ name: 'Characters', now: true }];
  const isStart = scene.prompts[0]?.says.key === 'ask.window.start';
  const now = MOVING.includes(asked) ? 'move' : isStart ? 'start' : 'encounter';
  return TURN.map(([part, name]) => ({ name, now: part === now }));
}
