import type { Beginning, Frame, Json } from '@questhall/kernel';
import { type Board, clone, landAt, NOBODY, setup } from '../board.js';
import { TO_LAIR, TO_RANDOM, toSpace } from '../dice.js';
import { HAMDREL, HIGH_WIZARDS, isHighWizard } from '../people.js';
import { report } from '../places.js';
import { bookOf } from '../players.js';
import { procedures } from '../procedures/index.js';
import { isHallowed } from '../procedures/wizard-deck.js';
import type { Spellbook } from '../spells.js';
import { fail, flag, list, type Obj, oneOf, person, reading, seat, space, whole } from './check.js';

type Takes = Beginning<Board>['takes'];
type Frames = (b: Board, args: Obj) => Frame[];

const SEAT: Takes = { seat: { says: 'the player' } };
const PERSON: Takes = { person: { says: 'whom he meets' } };

/** A procedure that takes a seat and nothing else, within that seat's turn. */
const own = (
  proc: string,
  label: string,
  says: string,
  canCast: (book: Spellbook) => boolean = () => true,
): Readonly<Record<string, Beginning<Board>>> => ({
  [proc]: at(says, SEAT, (b, a) => {
    if (!canCast(bookOf(b, who(b, a)))) fail(`seat ${who(b, a)} cannot cast ${says} (W 10.14)`);
    return [...inTurn(b, a), frame(proc, label, { seat: who(b, a) })];
  }),
});

/** Every procedure a scenario can begin at, with the stack above which it runs. */
export const beginnings: Readonly<Record<string, Beginning<Board>>> = {
  setup: at('the whole set-up, whatever the position says', {}, (b) => {
    Object.assign(b, clone(setup({ seats: b.seats, options: {} })), { house: b.house });
    return [frame('game', 'start'), frame('setup', 'gems')];
  }),
  boats: at('the Boats are put down, and so on to the end of the set-up', {}, (b) => {
    b.phase = 'setup';
    b.boatAt.fill(-1);
    b.at.fill(-1);
    b.colour.fill(-1);
    return [frame('game', 'start'), frame('setup', 'dragon'), frame('boats', 'next')];
  }),
  day: at('a day, from the Dealer on; on Day 14 an attack of Evil, unless it is thwarted', {}, (b) => [
    frame('game', 'night'),
    frame('day', 'dawn'),
    ...nobody(b),
  ]),
  night: at('the day is over: the Day marker moves on', {}, () => [frame('game', 'night')]),
  turn: at("a player's turn; then the day goes on", SEAT, (b, a) => [
    frame('game', 'night'),
    frame('day', 'extra', { done: turnOf(b, who(b, a)) + 1 }),
    frame('turn', 'begin', { seat: who(b, a) }),
  ]),
  move: at(
    'the movement of a player who has rolled',
    { ...SEAT, white: { says: 'the white die' }, red: { says: 'the red die', default: 6 } },
    (b, a) => {
      const [white, red] = [die('white', a.white), die('red', a.red)];
      const [game, day] = inTurn(b, a);
      const turn = frame('turn', 'arrive', { seat: who(b, a), white, red });
      return [game, day, turn, { ...frame('move', 'begin', { seat: who(b, a), white }), into: 'moved' }];
    },
  ),
  encounter: at(
    'a player has just come to the space he is in',
    { ...SEAT, red: { says: 'the red die, for a Random Encounter', default: 6 } },
    (b, a) => {
      const [game, day] = inTurn(b, a);
      b.arrivals[b.active] += 1;
      b.met[b.active] = [];
      report(b, b.active);
      return [game, day, frame('turn', 'arrive', { seat: who(b, a), white: 1, red: die('red', a.red), moved: true })];
    },
  ),
  ...own('chance', 'roll', 'a Random Encounter'),
  ...own('trap', 'ward', 'a Trap'),
  ...own('animal', 'roll', 'an animal comes'),
  ...own('event', 'draw', 'an Event card is drawn'),
  ...own('folk', 'roll', 'the Common Folk'),
  ...own('dragon', 'begin', 'the Dragon, wherever its marker is'),
  ...own('hamdrel', 'begin', 'Hamdrel'),
  ...own('abbey', 'heal', 'Shrineheart Abbey'),
  ...own('dwelling', 'telepathy', 'an Elven Dwelling'),
  ...own('place', 'begin', 'the place he stands in, without what else is there'),
  ...own('summon-gem', 'aim', 'the Gem Summoning Spell', (book) => book.summonsGems === true),
  ...own('cast-transporting', 'cast', 'the Transporting Spell', (book) => book.carries !== undefined),
  meet: at(
    'a High Wizard, Rüktal or a Master Sorcerer is met',
    { ...SEAT, ...PERSON, how: { says: 'met, or thought (at the Abbey)', default: 'met' } },
    (b, a) => {
      const [met, how] = [person('person', a.person), oneOf('how', a.how, ['met', 'thought'])];
      if (met === HAMDREL) fail('person is "hamdrel"; she is met by beginning at "hamdrel"');
      if (isHighWizard(met) && isHallowed(b, who(b, a)))
        fail('person: no High Wizard is met in sacred-circle-centre (W 7.32c)');
      return [...inTurn(b, a), frame('meet', 'begin', { seat: who(b, a), person: met, how })];
    },
  ),
  'draw-task': at(
    'a Task is given',
    { ...SEAT, person: { says: 'who gives it; null for nobody', default: null } },
    (b, a) => [
      ...inTurn(b, a),
      frame('draw-task', 'draw', { seat: who(b, a), person: a.person === null ? -1 : person('person', a.person) }),
    ],
  ),
  gem: at('a Gem is tried for', { ...SEAT, ...PERSON }, (b, a) => [
    ...inTurn(b, a),
    frame('gem', 'roll', {
      seat: who(b, a),
      wizard: HIGH_WIZARDS.indexOf(oneOf('person', a.person, HIGH_WIZARDS)),
    }),
  ]),
  demons: at('the Demons in his space, or in his Boat', SEAT, (b, a) => [
    ...inTurn(b, a),
    frame('demons', 'begin', {
      seat: who(b, a),
      fiend: b.boat[b.active] >= 0 ? 'boat' : 'marker',
      other: NOBODY,
      shared: false,
    }),
  ]),
  theft: at('a theft', { ...SEAT, by: { says: 'thieves, demons or dragon', default: 'thieves' } }, (b, a) => [
    ...inTurn(b, a),
    frame('theft', 'ward', { seat: who(b, a), by: oneOf('by', a.by, ['thieves', 'demons', 'dragon']) }),
  ]),
  transport: at(
    'a transport he did not choose',
    {
      ...SEAT,
      to: { says: 'a space, "random", or "lair" for a random space there' },
      own: { says: 'his own wish', default: false },
    },
    (b, a) => [
      ...inTurn(b, a),
      frame('transport', 'escape', { seat: who(b, a), to: placeIn(b, a.to), own: flag('own', a.own), apart: 0 }),
    ],
  ),
  displace: at(
    'another player moves him',
    { ...SEAT, by: { says: 'who moves him' }, spaces: { says: 'how far' } },
    (b, a) => [
      ...inTurn(b, a),
      frame('displace', 'choose', {
        seat: who(b, a),
        by: seat('by', a.by, b.seats),
        spaces: whole('spaces', a.spaces, 5),
      }),
    ],
  ),
  gain: at('points of a type of his choice', { ...SEAT, n: { says: 'how many' } }, (b, a) => [
    ...inTurn(b, a),
    frame('gain', 'choose', { seat: who(b, a), n: whole('n', a.n, 1) }),
  ]),
  divide: at('rescue points', { ...SEAT, n: { says: 'how many' } }, (b, a) => [
    ...inTurn(b, a),
    frame('divide', 'knowledge', { seat: who(b, a), n: whole('n', a.n, 10) }),
  ]),
  lose: at(
    'points are lost',
    { ...SEAT, n: { says: 'how many' }, fewest: { says: 'of the type of which he has fewest', default: false } },
    (b, a) => [
      ...inTurn(b, a),
      frame('lose', 'choose', { seat: who(b, a), n: whole('n', a.n, 1), fewest: flag('fewest', a.fewest) }),
    ],
  ),
  players: at('the other players in his space', SEAT, (b, a) => [
    ...inTurn(b, a),
    frame('players', 'begin', { seat: who(b, a), apart: 0 }),
  ]),
  spawn: at('Demon markers appear', { ...SEAT, at: { says: 'a list of spaces' } }, (b, a) => [
    ...inTurn(b, a),
    frame('spawn', 'next', { cells: list('at', a.at).map((id) => space('at', id, b.layout)) }),
  ]),
  'wizard-card': at('one Wizard card', { ...SEAT, seats: { says: 'all who meet it', default: null } }, (b, a) => [
    ...inTurn(b, a),
    frame('wizard-card', 'draw', { seats: seatsIn(b, a) }),
  ]),
  'reveal-wizard': at("a High Wizard's location is revealed", SEAT, (b, a) => [
    ...inTurn(b, a),
    frame('reveal-wizard', 'draw'),
  ]),
  'reveal-secret': at(
    'a Secret Wizard appears',
    { ...SEAT, seats: { says: 'who learn him', default: null } },
    (b, a) => [...inTurn(b, a), frame('reveal-secret', 'draw', { seats: seatsIn(b, a) })],
  ),
  evil: at('an attack of Evil', {}, (b) => [
    ...nobody(b),
    frame('game', 'night'),
    frame('day', 'dusk', { done: b.seats }),
    frame('evil', 'begin'),
  ]),
};

function at(says: string, takes: Takes, frames: Frames): Beginning<Board> {
  return { says, takes, stack: (b, args) => reading(() => frames(b, args)) };
}

function frame(proc: string, label: string, vars: Record<string, unknown> = {}): Frame {
  return { proc, at: label, vars: { ...procedures[proc].locals(), ...vars } };
}

function nobody(b: Board): Frame[] {
  b.active = NOBODY;
  return [];
}

function who(b: Board, args: Obj): number {
  return seat('seat', args.seat, b.seats);
}

function turnOf(b: Board, one: number): number {
  return (one - b.dealer + b.seats) % b.seats;
}

/** Within a player's turn, which then comes to its end. */
function inTurn(b: Board, args: Obj): Frame[] {
  b.active = who(b, args);
  b.turns += 1;
  b.taken[b.active] += 1;
  return [
    frame('game', 'night'),
    frame('day', 'extra', { done: turnOf(b, b.active) + 1 }),
    frame('turn', 'end', { seat: b.active, met: true }),
  ];
}

function die(what: string, value: Json | undefined): number {
  const n = whole(what, value, 1);
  return n >= 1 && n <= 6 ? n : fail(`${what} is ${n}; expected 1 to 6`);
}

function placeIn(b: Board, value: Json | undefined): number {
  if (value === 'random') return TO_RANDOM;
  if (value === 'lair') return TO_LAIR;
  const land = landAt(b, space('to', value, b.layout));
  return land >= 0 ? toSpace(land) : fail(`to is ${value}, which is water; nobody is transported there`);
}

function seatsIn(b: Board, args: Obj): number[] {
  if (args.seats === null || args.seats === undefined) return [who(b, args)];
  return list('seats', args.seats).map((s) => seat('seats', s, b.seats));
}
