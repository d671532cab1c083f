import type { Beginning, Frame, Json } from '@questhall/kernel';
import { type Board, cardsOn, inOrder } from '../board.js';
import { IS_SPIRIT, IS_STRONG } from '../cards/kinds.js';
import { CREATURES } from '../effects.js';
import { CROWN, PORTAL, REGION_OF, type RegionId, SPACES, VALLEY } from '../map.js';
import { procedures } from '../procedures/index.js';
import { neighboursOf } from '../procedures/meet.js';
import { isInner } from '../values.js';
import { fail, flag, type Obj, oneOf, reading, seat, within } from './check.js';

type Takes = Beginning<Board>['takes'];
type Frames = (b: Board, args: Obj) => Frame[];

const SEAT: Takes = { seat: { says: 'whose turn it is' } };

/** Every procedure a scenario can begin at, with the stack above which it runs. */
export const beginnings: Readonly<Record<string, Beginning<Board>>> = {
  setup: at(
    'the whole set-up: characters, starting Spells, who begins; players of the position are put aside',
    {},
    (b) => {
      b.phase = 'setup';
      b.turn = 0;
      b.character.fill(-1);
      b.at.fill(-1);
      return [frame('game', 'first'), frame('setup', 'next')];
    },
  ),
  turn: at('a whole turn, from its beginning', SEAT, (b, a) => [
    ...game(b, a, { begun: false }),
    frame('turn', 'begin', { seat: b.active }),
  ]),
  move: at('a turn from the movement on, without the moment for Spells before it', SEAT, (b, a) => turn(b, a, 'move')),
  way: at(
    'a turn from the choice of the way on, the die being rolled',
    { ...SEAT, steps: { says: 'what was rolled' } },
    (b, a) => {
      const frames = turn(b, a, 'handed');
      if (isInner(b.at[b.active])) fail('in the Inner Region no die is rolled for the move');
      return [...frames, frame('move', 'way', { seat: b.active, steps: within('steps', a.steps, 1, 1, 6) })];
    },
  ),
  portal: at(
    'an attempt to open the Portal of Power, to which the move has led from anywhere in the Middle Region',
    { ...SEAT, began: { says: 'the move began on the Portal', default: false } },
    (b, a) => {
      const frames = turn(b, a, 'handed');
      const seat = standing(b, 'middle');
      b.at[seat] = PORTAL;
      const began = flag('began', a.began);
      return [...frames, frame('move', 'end', { seat }), frame('portal', 'ability', { seat, began })];
    },
  ),
  bridge: at(
    'the bridge is crossed, from anywhere in the Outer Region, or outward in the Middle Region',
    {
      ...SEAT,
      steps: { says: 'steps left on the other side', default: 0 },
      inward: { says: 'into the Middle Region', default: true },
    },
    (b, a) => {
      const frames = turn(b, a, 'handed');
      const inward = a.inward === undefined || flag('inward', a.inward);
      const seat = standing(b, inward ? 'outer' : 'middle');
      const steps = within('steps', a.steps, 0, 0, 5);
      return [...frames, frame('move', 'end', { seat }), frame('bridge', 'guard', { seat, steps, inward })];
    },
  ),
  encounter: at('a turn from the encounter on: the character has just come to his space', SEAT, (b, a) => {
    const frames = turn(b, a, 'end');
    // T 11:6.1 To the Crown he has come from there.
    if (b.at[b.active] === CROWN) b.cameFrom = VALLEY;
    return [...frames, frame('encounter', 'begin', { seat: b.active })];
  }),
  meet: at('an encounter with a character in the space', SEAT, (b, a) => {
    const frames = met(b, a, 'claim');
    const at = b.at[b.active];
    if (!b.at.some((space, other) => other !== b.active && space === at))
      fail(`no other character stands where seat ${b.active} does`);
    // T 14:1
    if (neighboursOf(b, b.active).length === 0) fail(`in ${SPACES[at].id} nobody can encounter a character`);
    return [...frames, frame('meet', 'choose', { seat: b.active })];
  }),
  space: at('an encounter with the space', SEAT, (b, a) => {
    const frames = met(b, a, 'moved');
    // T 14:9.3 On the Crown of Command that is to cast the Command Spell, T 14:9.2 for who is alone there.
    const onCrown = b.at[b.active] === CROWN;
    if (onCrown && neighboursOf(b, b.active).length > 0)
      fail(`seat ${b.active} is not alone on the Crown of Command, and must encounter a character`);
    return [...frames, frame(onCrown ? 'crown' : 'space', 'begin', { seat: b.active })];
  }),
  claim: at(
    'what lies on the space may be taken, and Strangers visited',
    { ...SEAT, space: { says: 'the space is what he encounters', default: false } },
    (b, a) => [...met(b, a, 'end'), frame('claim', 'choose', { seat: who(b, a), space: flag('space', a.space) })],
  ),
  instructions: at('the instructions of the space are followed', SEAT, (b, a) => [
    ...met(b, a, 'moved'),
    frame('instructions', 'begin', { seat: b.active }),
  ]),
  enemies: at(
    'the Enemies on the space attack',
    { ...SEAT, psychic: { says: 'the Spirits', default: false } },
    (b, a) => {
      const psychic = flag('psychic', a.psychic);
      const frames = met(b, a, 'moved');
      if (!cardsOn(b, b.at[b.active]).some((kind) => (psychic ? IS_SPIRIT : IS_STRONG)[kind]))
        fail('no such Enemy lies on the space');
      return [...frames, frame('enemies', 'gather', { seat: b.active, psychic })];
    },
  ),
  fight: at(
    'a creature without a card attacks; the turn goes on with the encounter, whatever comes of it',
    {
      ...SEAT,
      creature: { says: CREATURES.map((c) => c.id).join(', ') },
      power: { says: 'its Strength or Craft', default: null },
    },
    (b, a) => [...met(b, a, 'end'), creatureFight(b, a)],
  ),
  'lose-life': at(
    'a character is to lose Lives, in the turn of seat 0 or of the first who has a character',
    {
      seat: { says: 'who' },
      n: { says: 'how many', default: 1 },
      cause: { says: 'combat, psychic, command, hex or other', default: 'other' },
    },
    (b, a) => {
      const first = inOrder(b, 0)[0] ?? fail('nobody has a character');
      const cause = oneOf('cause', a.cause ?? 'other', ['combat', 'psychic', 'command', 'hex', 'other']);
      return [
        ...met(b, { seat: first }, 'end'),
        frame('lose-life', 'next', { seat: who(b, a), n: within('n', a.n, 1, 1, 99), cause }),
      ];
    },
  ),
  market: at('Market Day', SEAT, (b, a) => [...met(b, a, 'end'), frame('market', 'next', { seat: who(b, a) })]),
  'turn-end': at('the end of a turn; the next player follows', SEAT, (b, a) => {
    const frames = game(b, a, { begun: true });
    return frames;
  }),
};

function at(says: string, takes: Takes, frames: Frames): Beginning<Board> {
  return { says, takes, stack: (b, args) => reading(() => frames(b, args)) };
}

function frame(proc: string, label: string, vars: Record<string, Json> = {}): Frame {
  return { proc, at: label, vars: { ...procedures[proc].locals(), ...vars } };
}

/** A seat that is still in the game. */
function player(b: Board, args: Obj): number {
  const found = seat('seat', args.seat, b.seats);
  return b.out[found] ? fail(`seat ${found} is out of the game`) : found;
}

function who(b: Board, args: Obj): number {
  const found = player(b, args);
  return b.character[found] >= 0 ? found : fail(`seat ${found} has no character`);
}

/** The one whose turn it is, who must stand in that Region. */
function standing(b: Board, region: RegionId): number {
  const at = b.at[b.active];
  if (REGION_OF[at] === region) return b.active;
  return fail(`seat ${b.active} stands in ${SPACES[at].id}; expected a space of the ${region} Region`);
}

function game(b: Board, args: Obj, { begun }: { begun: boolean }): Frame[] {
  b.active = begun ? who(b, args) : player(b, args);
  b.cameFrom = b.at[b.active];
  b.playing = begun;
  b.untidy = true;
  return [frame('game', 'after')];
}

function turn(b: Board, args: Obj, next: string): Frame[] {
  return [...game(b, args, { begun: true }), frame('turn', next, { seat: b.active })];
}

function met(b: Board, args: Obj, next: string): Frame[] {
  return [...turn(b, args, 'end'), frame('encounter', next, { seat: b.active })];
}

function creatureFight(b: Board, args: Obj): Frame {
  const id = oneOf(
    'creature',
    args.creature,
    CREATURES.map((c) => c.id),
  );
  const creature = CREATURES.findIndex((c) => c.id === id);
  const { strength, craft } = CREATURES[creature];
  const printed = strength || craft;
  const given = args.power ?? undefined;
  if (printed === 0 && given === undefined) fail(`begin fight needs "power": the ${id} has none printed`);
  const power = within('power', given, printed, 1, 99);
  return frame('fight', 'begin', { seat: who(b, args), foes: [], creature, power, psychic: craft > 0 });
}
