import type { Json } from '@questhall/kernel';
import { talisman, talismanWords } from '@questhall/talisman';
import { screen } from '../boards/talisman/index.js';
import type { Exhibit, Shown } from './shown.js';
import { moments } from './talisman-moments.js';

type Words = Readonly<Record<string, Json>>;
const [RED, GREEN, BLUE, GOLD] = [0, 1, 2, 3];

const PLAYERS: readonly Words[] = [
  {
    character: 'warrior',
    space: 'outer-plains-3',
    strength: 5,
    gold: 3,
    objects: ['sword', 'water-bottle', 'holy-lance'],
    followers: ['unicorn'],
    trophies: ['bear', 'wolf'],
    alignment: 'neutral',
  },
  { character: 'dwarf', space: 'tavern', strength: 4, lives: 3, gold: 6, objects: ['axe', 'shield'], raft: 'raft' },
  { character: 'wizard', space: 'castle', craft: 6, lives: 2, spells: ['healing', 'counterspell', 'random'] },
  { character: 'prophetess', space: 'outer-plains-3', craft: 5, gold: 2, spells: ['teleport'], followers: ['maiden'] },
];
const SPACES: Words = {
  ruins: { cards: ['dragon'] },
  'outer-hills-2': { cards: ['ogre'] },
  'hidden-valley': { cards: ['ghost', 'healer'] },
  'outer-woods-3': { cards: ['helmet', 'guide', 'cross'], gold: 3 },
  'outer-fields-4': { cards: ['goblin', 'hobgoblin'] },
  oasis: { cards: ['pool-of-life'], charges: 3 },
};

/** The evening of the pictures, with some players otherwise. */
function evening(changed: Readonly<Record<number, Words>> = {}, more: Words = {}): Words {
  // Who waits for a new character has nothing else.
  const players = PLAYERS.map((player, seat) =>
    changed[seat]?.character === null ? { character: null } : { ...player, ...changed[seat] },
  );
  return { turn: 14, players: { ...players } as Json, spaces: SPACES, ...more };
}

/** Nobody holds a Spell, so that nobody is asked whether to cast one. */
const quiet = (changed: Readonly<Record<number, Words>> = {}): Words =>
  evening({ ...changed, 2: { spells: [], ...changed[2] }, 3: { spells: [], ...changed[3] } });

const turn = (proc: string, vars: Words = {}, seat = RED) => ({ proc, vars: { seat, ...vars } });

const POSITIONS: Readonly<Record<string, Shown>> = {
  characters: { seat: RED, begin: { proc: 'setup' }, options: { characters: 'chosen' } },
  way: { seat: RED, position: evening(), begin: turn('way', { steps: 4 }) },
  bridge: { seat: RED, position: evening({ 0: { space: 'graveyard' } }), begin: turn('way', { steps: 4 }) },
  raft: {
    seat: GREEN,
    position: evening({ 1: { space: 'outer-woods-1', objects: ['axe'] } }),
    begin: turn('move', {}, GREEN),
  },
  encounter: { seat: RED, position: quiet(), begin: turn('encounter') },
  meet: { seat: RED, position: quiet(), begin: turn('meet') },
  fight: { seat: RED, position: quiet({ 0: { space: 'ruins' } }), begin: turn('space') },
  spirit: { seat: GOLD, position: evening({ 3: { space: 'hidden-valley' } }), begin: turn('space', {}, GOLD) },
  spell: { seat: BLUE, position: evening({ 0: { space: 'ruins' } }), begin: turn('turn') },
  watching: { seat: null, position: evening(), begin: turn('turn') },
  village: { seat: RED, position: evening({ 0: { space: 'village', lives: 2 } }), begin: turn('space') },
  city: { seat: GREEN, position: evening({ 1: { space: 'city' } }), begin: turn('space', {}, GREEN) },
  goods: { seat: RED, position: evening({ 0: { space: 'outer-woods-3' } }), begin: turn('claim') },
  portal: { seat: RED, position: evening({ 0: { space: 'portal-of-power' } }), begin: turn('portal') },
  inner: {
    seat: RED,
    position: evening({
      0: { space: 'plain-of-peril', objects: ['talisman', 'sword'] },
      1: { space: 'pits', foe: 2, due: true },
    }),
    begin: turn('move'),
  },
  crown: {
    seat: GREEN,
    position: { ...quiet({ 0: { space: 'crown-of-command', objects: ['talisman'] } }), crowned: true },
    begin: turn('encounter'),
  },
  ...moments((changed) => evening(changed), quiet),
  toad: { seat: RED, position: evening({ 0: { toad: 3, gold: 0, objects: [], followers: [] } }), begin: turn('move') },
};

export const exhibit: Exhibit = {
  game: talisman,
  words: talismanWords,
  screen,
  positions: POSITIONS,
  first: 'way',
  names: ['Maren', 'Tobias', 'Ysolde', 'Corvin'],
};
