import type { Beginning, Frame, Json } from '@questhall/kernel';
import { type Board, inOrder, ORCS, ownerOf } from '../board.js';
import type { Monster } from '../calls.js';
import { procedures } from '../procedures/index.js';
import { losesReinforcements } from '../procedures/treasure.js';
import { campaignRule, type Plan } from '../targets.js';
import { asks } from './asks.js';
import { card, fail, flag, type Obj, oneOf, reading, seat, space, whole } from './check.js';
import { checkSetup, checkTurn } from './possible.js';

type Takes = Beginning<Board>['takes'];
type Frames = (b: Board, args: Obj) => Frame[];
type Check = (b: Board) => void;

const SEAT: Takes = { seat: { says: 'whose turn it is' } };

/** Every procedure a scenario can begin at, with the stack above which it runs. */
export const beginnings: Readonly<Record<string, Beginning<Board>>> = {
  setup: early('the whole set-up, on an empty board', (b) => {
    if (inOrder(b, 0).length > 0) fail('the set-up begins with an empty board; expected a position without counters');
    return [...hiding(b), frame('setup', 'first')];
  }),
  castles: early('the set-up from the choice of castles on; first says who begins', (b) => [
    ...hiding(b),
    frame('setup', 'orcCastles'),
    frame('castles', 'choose'),
  ]),
  filling: early('the set-up from the settling of the empty territories on', (b) => [
    ...hiding(b),
    frame('setup', 'treasures'),
    frame('filling', 'choose'),
  ]),
  treasures: early('the set-up from the hiding of treasures on; those of the position are taken up again', (b) => [
    ...hiding(b),
    frame('setup', 'muster'),
    frame('treasures', 'choose'),
  ]),
  muster: early('the set-up from the ten men each on; with two players ten, twenty and ten', (b) => [
    ...game(b, 'setup'),
    frame('setup', ''),
    frame('muster', 'next'),
  ]),
  turn: at(
    'a whole turn; the turn number goes up by one',
    {},
    (b) => [...game(b, 'orcs'), frame('turn', 'begin')],
    (b) => checkTurn(b, b.turn + 1),
  ),
  orcs: at('the Orc phase: generation, frenzy, placement', {}, (b) => [
    ...turn(b, 'orcs', 'dragon'),
    frame('orcs', 'generation'),
  ]),
  'orc-frenzy': at('the Orc phase from the frenzy on', {}, (b) => [
    ...turn(b, 'orcs', 'dragon'),
    frame('orcs', 'gather'),
  ]),
  frenzy: at(
    'the frenzy of one space, whatever its orcs, then orc placement',
    { space: { says: 'the space whose orcs frenzy' } },
    (b, a) => [
      ...turn(b, 'orcs', 'dragon'),
      frame('orcs', 'frenzies'),
      frame('frenzy', 'begin', { space: orcSpace(b, a) }),
    ],
  ),
  'orc-placement': at('the Orc phase from the placement on', {}, (b) => [
    ...turn(b, 'orcs', 'dragon'),
    frame('orcs', 'placement'),
  ]),
  dragon: at('the Dragon phase', {}, (b) => [...turn(b, 'dragon', 'wizard'), frame('dragon', 'move')]),
  wizard: at('the Wizard phase', {}, (b) => [...turn(b, 'wizard', 'first'), frame('wizard', 'move')]),
  'first-player': at('the First Player phase', {}, (b) => turn(b, 'first-player', 'first')),
  players: at('the Individual Player phase from the first player on', {}, (b) => [
    ...turn(b, 'players', 'limit'),
    frame('players', 'next'),
  ]),
  'player-turn': at("a player's whole turn; campaigns, award and share begin anew", SEAT, (b, a) => [
    ...player(b, a),
    frame('player-turn', 'begin', { seat: who(b, a) }),
  ]),
  petition: at("a player's turn from the petition cards on", SEAT, (b, a) => [
    ...own(b, a, 'reinforce'),
    frame('petition', 'choose', { seat: who(b, a) }),
  ]),
  card: at(
    'a petition card being played: it goes to the discard pile and takes effect; then the petition step goes on, with a card drawn already (by ring: the attack step)',
    {
      ...SEAT,
      card: { says: 'the card, taken from the deck, not from a hand' },
      ring: { says: 'drawn by the magic ring', default: false },
    },
    (b, a) => {
      const kind = card('card', a.card);
      if (b.deck[kind] === 0) fail(`no ${a.card} is left in the deck to be played`);
      b.deck[kind] -= 1;
      const ring = flag('ring', a.ring);
      if (ring && losesReinforcements(kind)) fail(`the ring drops ${a.card}, so it is not played`);
      const under = ring
        ? [...own(b, a, ''), frame('attack', 'choose', { seat: who(b, a) })]
        : [...own(b, a, 'reinforce'), frame('petition', 'choose', { seat: who(b, a), drawn: true })];
      return [...under, frame('card', 'lay', { seat: who(b, a), card: kind, ring })];
    },
  ),
  reinforce: at("a player's turn from the reinforcements on", SEAT, (b, a) => own(b, a, 'reinforce')),
  place: at(
    'men to be placed in the attack step, as a reward',
    {
      ...SEAT,
      men: { says: 'how many' },
      space: { says: 'the one space where they must go; null for any the player holds', default: null },
      powers: { says: 'may be changed for super powers', default: true },
    },
    (b, a) => [
      ...attack(b, a),
      frame('place', 'choose', {
        seat: who(b, a),
        men: whole('men', a.men, 1) || fail('men is 0; expected 1 or more'),
        space: a.space === null ? -1 : held(b, a),
        powers: flag('powers', a.powers),
      }),
    ],
  ),
  attack: at("a player's turn from the attack step on", SEAT, (b, a) => attack(b, a)),
  campaign: at(
    'a campaign being declared; it uses up one of the campaigns left, and a boat if by boat',
    {
      ...SEAT,
      from: { says: 'the attacking space' },
      to: { says: 'the space attacked; may be left out against a monster', default: null },
      against: { says: 'space, dragon or wizard', default: 'space' },
      boat: { says: 'by boat privilege', default: false },
      free: { says: 'a free campaign', default: false },
    },
    (b, a) => campaign(b, a),
  ),
  treasure: at(
    'a treasure just captured by its owner',
    { ...SEAT, space: { says: 'the space where it lies, held by the player' } },
    (b, a) => {
      const at = held(b, a);
      const slot = b.treasureIn[at];
      if (slot < 0 || ownerOf(slot) !== who(b, a)) fail(`no treasure of seat ${who(b, a)} lies in ${a.space}`);
      return [...attack(b, a), frame('treasure', 'show', { seat: who(b, a), slot, space: at })];
    },
  ),
  ring: at('the magic ring draws a card', SEAT, (b, a) => [
    ...attack(b, a),
    frame('ring', 'draw', { seat: who(b, a) }),
  ]),
  send: at('a monster is sent away', { ...SEAT, monster: { says: 'dragon or wizard' } }, (b, a) => {
    const monster = present(b, oneOf('monster', a.monster, ['dragon', 'wizard']));
    return [...attack(b, a), frame('send', 'region', { seat: who(b, a), monster })];
  }),
  gobble: at('the dragon eats where it stands, in the Dragon phase; then it goes on until fed', {}, (b) => {
    present(b, 'dragon');
    return [...turn(b, 'dragon', 'wizard'), frame('dragon', 'gobble')];
  }),
  prosper: at('the wizard prospers where he stands', {}, (b) => {
    present(b, 'wizard');
    return [...turn(b, 'wizard', 'first'), frame('wizard', 'prosper')];
  }),
};

/** A beginning in a turn, once it is sure that the position can be there. */
function at(says: string, takes: Takes, frames: Frames, check: Check = (b) => checkTurn(b, b.turn)): Beginning<Board> {
  const stack: Frames = (b, args) => {
    check(b);
    return frames(b, args);
  };
  return { says, takes, stack: (b, args) => reading(() => stack(b, args)) };
}

/** A beginning in the set-up. */
function early(says: string, frames: Frames): Beginning<Board> {
  return at(says, {}, frames, checkSetup);
}

function present(b: Board, monster: Monster): Monster {
  return b[monster] < 0 ? fail(`the ${monster} is not on the board`) : monster;
}

function frame(proc: string, label: string, vars: Record<string, Json> = {}): Frame {
  return { proc, at: label, vars: { ...procedures[proc].locals(), ...vars } };
}

function game(b: Board, phase: Board['phase']): Frame[] {
  b.phase = phase;
  // What belongs to a player's turn is not there outside of it.
  if (phase !== 'players') Object.assign(b, { campaigns: 0, award: 0, share: 1 });
  if (phase === 'setup') {
    b.out.fill(false);
    b.turn = 0;
  }
  return [frame('game', 'turn')];
}

/** The set-up, with every treasure still to be hidden. */
function hiding(b: Board): Frame[] {
  b.treasureAt.fill(-1);
  b.treasureKind.fill(-1);
  b.treasureIn.fill(-1);
  return game(b, 'setup');
}

function turn(b: Board, phase: Board['phase'], next: string): Frame[] {
  return [...game(b, phase), frame('turn', next)];
}

function who(b: Board, args: Obj): number {
  const found = seat('seat', args.seat, b.seats);
  return inOrder(b, 0).includes(found) ? found : fail(`seat ${found} holds no space, so it is out of the game`);
}

export function orcSpace(b: Board, args: Obj): number {
  const found = space('space', args.space);
  return b.holder[found] === ORCS ? found : fail(`no orcs are in ${args.space}`);
}

function held(b: Board, args: Obj): number {
  const found = space('space', args.space);
  return b.holder[found] === who(b, args) ? found : fail(`seat ${args.seat} does not hold ${args.space}`);
}

function player(b: Board, args: Obj): Frame[] {
  const done = ((who(b, args) - b.first + b.seats) % b.seats) + 1;
  return [...turn(b, 'players', 'limit'), frame('players', 'next', { start: b.first, done })];
}

function own(b: Board, args: Obj, next: string): Frame[] {
  b.active = who(b, args);
  return [...player(b, args), frame('player-turn', next, { seat: b.active })];
}

function attack(b: Board, args: Obj): Frame[] {
  return [...own(b, args, ''), frame('attack', 'choose', { seat: who(b, args) })];
}

function campaign(b: Board, args: Obj): Frame[] {
  const plan = planIn(b, args);
  const frames = attack(b, args);
  const rule = campaignRule(b, b.active, plan);
  if (rule) fail(`that campaign may not be declared (${rule}): ${asks['attack.choose'].refuses?.[rule]}`);
  return [...frames, frame('campaign', 'declare', { seat: b.active, ...plan })];
}

export function planIn(b: Board, args: Obj): Plan {
  const against = oneOf('against', args.against ?? 'space', ['space', 'dragon', 'wizard']);
  const unsaid = args.to === undefined || args.to === null;
  const to = against === 'space' || !unsaid ? space('to', args.to) : b[against];
  if (against !== 'space' && to !== b[against]) fail(`the ${against} is not in ${args.to}`);
  const free = flag('free', args.free);
  // WQ X.C.1.2 Free campaigns are for monsters.
  if (free && against === 'space') fail('a free campaign is led against the dragon or the wizard only');
  return { from: space('from', args.from), to, against, boat: flag('boat', args.boat), free };
}
