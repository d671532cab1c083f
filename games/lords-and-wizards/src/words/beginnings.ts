import type { Beginning, Frame, Json } from '@questhall/kernel';
import { type Board, type Phase, setup } from '../board.js';
import { SITES } from '../map.js';
import { procedures } from '../procedures/index.js';
import { commands, isCity } from '../sites.js';
import { TURNS_A_YEAR } from '../tables.data.js';
import { fail, needs, type Obj, reading, seat, site } from './check.js';
import { checkTurn } from './sound.js';

type Takes = Beginning<Board>['takes'];
type Frames = (b: Board, args: Obj) => Frame[];

const SEAT: Takes = { seat: { says: 'whose turn it is' } };

/** Every procedure a scenario can begin at, with the stack above which it runs. */
export const beginnings: Readonly<Record<string, Beginning<Board>>> = {
  setup: at('the whole set-up; the position is left aside', {}, (b) => {
    // Nothing is on the board yet, whatever the position said.
    Object.assign(b, setup({ seats: b.seats, options: {} }), { house: b.house });
    return [frame('game', 'round'), frame('setup', 'order')];
  }),
  round: at('a whole game-turn; the turn goes up by one', {}, (b) => {
    if (b.turn >= TURNS_A_YEAR * b.house.years) fail(`turn is ${b.turn}, the last; expected one before it`);
    return [frame('game', 'round'), frame('round', 'begin')];
  }),
  'player-turn': at("a player's whole turn", SEAT, (b, a) => [
    ...turn(b, a, 'begin'),
    frame('player-turn', 'begin', { seat: who(b, a) }),
  ]),
  opening: at('the opening build-up, before movement, on turn 1', SEAT, (b, a) => {
    b.turn = 1;
    return [...own(b, a, 'begin', 'movement'), frame('opening', 'choose', { seat: who(b, a) })];
  }),
  movement: phase("a player's turn from the movement phase on", 'movement', 'exposed', 'movement', 'choose'),
  investigation: phase(
    "a player's turn from the investigation on",
    'investigation',
    'besiege',
    'investigation',
    'choose',
  ),
  besiege: at("a player's turn from the declaring of sieges on", SEAT, (b, a) => {
    needs('play begins at besiege', 'siege', b.house.siege);
    return [...own(b, a, 'investigation', 'combat'), frame('besiege', 'choose', { seat: who(b, a) })];
  }),
  combat: phase("a player's turn from the combat phase on", 'combat', 'sorties', 'combat', 'broken'),
  sorties: phase("a player's turn from the sorties of monsters on", 'combat', 'attrition', 'sorties', 'next'),
  attrition: at("a player's turn from attrition or upkeep on, whatever the turn", SEAT, (b, a) => [
    ...own(b, a, 'hiring', 'experience'),
    frame(b.house.upkeep ? 'upkeep' : 'attrition', b.house.upkeep ? 'choose' : 'roll', { seat: who(b, a) }),
  ]),
  income: phase("a player's turn from income and taxing on", 'hiring', 'hiring', 'income', 'wealth'),
  hiring: phase("a player's turn from hiring on", 'hiring', 'study', 'hiring', 'choose'),
  study: at("the end of a player's turn: study and work", SEAT, (b, a) => own(b, a, 'hiring', 'study')),
  rebellion: at('a rebellion in the taxing phase', { ...SEAT, site: { says: 'the city that rebels' } }, (b, a) => {
    needs('play begins at rebellion', 'advanced', b.house.advanced);
    const city = site('site', a.site);
    // LW A1a.1/1, LW A1a.4/1
    if (!isCity(city) || !commands(b, who(b, a), city))
      fail(`site is ${SITES[city].id}; expected a city that seat ${who(b, a)} controls`);
    return [
      ...own(b, a, 'hiring', 'hiring'),
      frame('income', 'pay', { seat: who(b, a) }),
      frame('taxing', 'choose', { seat: who(b, a) }),
      frame('rebellion', 'rise', { seat: who(b, a), site: city }),
    ];
  }),
};

function at(says: string, takes: Takes, frames: Frames): Beginning<Board> {
  return { says, takes, stack: (b, args) => reading(() => frames(b, args)) };
}

function phase(says: string, name: Phase, next: string, proc: string, label: string): Beginning<Board> {
  return at(says, SEAT, (b, a) => [...own(b, a, name, next), frame(proc, label, { seat: who(b, a) })]);
}

function frame(proc: string, label: string, vars: Record<string, Json> = {}): Frame {
  return { proc, at: label, vars: { ...procedures[proc].locals(), ...vars } };
}

function who(b: Board, a: Obj): number {
  return seat('seat', a.seat, b.seats);
}

/** A game-turn that goes on with the next player afterwards. */
function turn(b: Board, a: Obj, name: Phase): Frame[] {
  checkTurn(b, who(b, a));
  b.phase = name;
  b.active = who(b, a);
  return [frame('game', 'round'), frame('round', 'next', { at: b.order.indexOf(who(b, a)) + 1 })];
}

function own(b: Board, a: Obj, name: Phase, next: string): Frame[] {
  return [...turn(b, a, name), frame('player-turn', next, { seat: who(b, a) })];
}
