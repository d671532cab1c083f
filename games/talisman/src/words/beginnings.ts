import type { Beginning, Frame, Json } from '@questhall/kernel';
import { type Board, cardsOn, inOrder } from '../board.js';
import { IS_SPIRIT, IS_STRONG } from '../cards/kinds.js';
import { CREATURES } from '../effects.js';
import { CROWN } from '../map.js';
import { procedures } from '../procedures/index.js';
import { fail, flag, type Obj, oneOf, reading, seat, whole } from './check.js';

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
    (b, a) => [...turn(b, a, 'handed'), frame('move', 'way', { seat: who(b, a), steps: whole('steps', a.steps, 1) })],
  ),
  portal: at(
    'an attempt to open the Portal of Power',
    { ...SEAT, began: { says: 'the move began on the Portal', default: false } },
    (b, a) => [
      ...turn(b, a, 'handed'),
      frame('move', 'end', { seat: who(b, a) }),
      frame('portal', 'ability', { seat: who(b, a), began: flag('began', a.began) }),
    ],
  ),
  bridge: at(
    'the bridge is crossed',
    {
      ...SEAT,
      steps: { says: 'steps left on the other side', default: 0 },
      inward: { says: 'into the Middle Region', default: true },
    },
    (b, a) => [
      ...turn(b, a, 'handed'),
      frame('move', 'end', { seat: who(b, a) }),
      frame('bridge', 'guard', { seat: who(b, a), steps: whole('steps', a.steps, 0), inward: a.inward !== false }),
    ],
  ),
  encounter: at('a turn from the encounter on: the character has just come to his space', SEAT, (b, a) => [
    ...turn(b, a, 'end'),
    frame('encounter', 'begin', { seat: b.active }),
  ]),
  meet: at('an encounter with a character in the space', SEAT, (b, a) => {
    const frames = met(b, a, 'claim');
    if (!b.at.some((space, other) => other !== b.active && space === b.at[b.active]))
      fail(`no other character stands where seat ${b.active} does`);
    return [...frames, frame('meet', 'choose', { seat: b.active })];
  }),
  space: at('an encounter with the space', SEAT, (b, a) => [
    ...met(b, a, 'moved'),
    // T 14:9.3 On the Crown of Command that is to cast the Command Spell.
    frame(b.at[b.active] === CROWN ? 'crown' : 'space', 'begin', { seat: b.active }),
  ]),
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
        frame('lose-life', 'next', { seat: who(b, a), n: whole('n', a.n, 1), cause }),
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

function who(b: Board, args: Obj): number {
  const found = seat('seat', args.seat, b.seats);
  return b.character[found] >= 0 ? found : fail(`seat ${found} has no character`);
}

function game(b: Board, args: Obj, { begun }: { begun: boolean }): Frame[] {
  const found = seat('seat', args.seat, b.seats);
  b.active = begun ? who(b, args) : found;
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
  const power = args.power === null || args.power === undefined ? strength || craft : whole('power', args.power, 0);
  return frame('fight', 'begin', { seat: who(b, args), foes: [], creature, power, psychic: craft > 0 });
}
