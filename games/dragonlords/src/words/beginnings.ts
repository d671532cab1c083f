import type { Beginning, Frame, Json } from '@questhall/kernel';
import { type Board, CAME, HOME, NEUTRAL, NO_VICTOR, NOBODY, type Phase, type Side } from '../board.js';
import { blockader, forceOf, rangeOf } from '../fleets.js';
import { ANY, foeIn, resetStates, strengthOf } from '../forces.js';
import { idOf, isLand, isWaste, isZone, SHIPS, wasteKind, wastelandOf } from '../map.js';
import { sneaks } from '../procedures/combat.js';
import { procedures } from '../procedures/index.js';
import { trailAt } from '../procedures/wastes.js';
import { OMENS, outcomeOf, QUEST_IDS } from '../quests.js';
import { isElemental, scrollRow } from '../scrolls.js';
import { fail, flag, type Obj, oneOf, place, reading, scroll, side, within } from './check.js';
import { checkTurn, hasBearers } from './sound.js';
import { MOST } from './stacks.js';

type Takes = Beginning<Board>['takes'];
type Frames = (b: Board, args: Obj) => Frame[];

const SIDE: Takes = { side: { says: 'whose turn it is' } };
const AT: Takes = { at: { says: 'the Wasteland space where the party is' } };

/** Every procedure a scenario can begin at, with the stack above which it runs. */
export const beginnings: Readonly<Record<string, Beginning<Board>>> = {
  counters: at('the set-up from the placing of counters on', {}, (b) => [
    ...setUp(b, 'docks'),
    frame('counters', 'choose'),
  ]),
  docks: at('the set-up from the ships on', {}, (b) => [...setUp(b, ''), frame('docks', 'choose')]),
  turn: at("a side's whole turn", SIDE, (b, a) => [game(b, who(b, a)), frame('turn', 'begin', { side: who(b, a) })]),
  purchase: at('phase 1', SIDE, (b, a) => phase(b, a, 'purchase', 'naval', 'choose')),
  naval: at('phase 2', SIDE, (b, a) => phase(b, a, 'naval', 'landfall', 'begin')),
  quest: at('phase 3', SIDE, (b, a) => phase(b, a, 'quest', 'combat', 'choose')),
  combat: at('phase 4', SIDE, (b, a) => phase(b, a, 'combat', 'rest', 'claim')),
  transfer: at('phase 5', SIDE, (b, a) => phase(b, a, 'transfer', 'income', 'choose')),
  income: at('phase 6', SIDE, (b, a) => own(b, a, 'income', 'income')),
  reinforce: at('phase 7; what is ordered is placed', SIDE, (b, a) => phase(b, a, 'reinforce', '', 'relief')),
  battle: at(
    'a battle of the active side: invaders against the holder of a land, ships against a blockade, a party against another',
    {
      ...SIDE,
      where: { says: 'the land, Wasteland space or sea zone' },
      sneak: { says: 'a sneak attack', default: false },
    },
    (b, a) => {
      const where = place('where', a.where);
      const sneak = flag('sneak', a.sneak);
      checkBattle(b, where, who(b, a), sneak);
      if (isWaste(where)) b.questMoved[wastelandOf(where)] = true;
      const under = isWaste(where)
        ? phase(b, a, 'quest', 'combat', 'choose', where)
        : phase(b, a, 'combat', 'rest', 'claim', where);
      return [...under, frame('battle', 'begin', { attacker: who(b, a), where, sneak })];
    },
  ),
  arrive: at('a party has just come to a space', { ...SIDE, ...AT }, (b, a) => {
    const where = party(b, a);
    const from = b.cameFrom[trailAt(where, who(b, a))];
    return [
      ...phase(b, a, 'quest', 'combat', 'choose', where),
      frame('arrive', 'look', { side: who(b, a), at: where, from }),
    ];
  }),
  adventure: at('a party draws a quest card', { ...SIDE, ...AT }, (b, a) => [
    ...phase(b, a, 'quest', 'combat', 'choose'),
    frame('adventure', 'draw', { side: who(b, a), at: party(b, a, 'quest') }),
  ]),
  monster: at(
    'a party meets the monsters of a quest card; the reward follows',
    {
      ...SIDE,
      ...AT,
      quest: { says: 'the card; "red-dragon" for the lair' },
      omen: { says: 'blessed, ignored or cursed', default: 'cursed' },
    },
    (b, a) => monsterFrames(b, a),
  ),
  strike: at(
    'a harmful scroll takes effect, in phase 4',
    {
      ...SIDE,
      card: { says: 'the scroll, taken from the deck and discarded' },
      victim: { says: 'the side it is cast at' },
      where: { says: 'where it strikes' },
      back: { says: 'where it strikes if it is turned back' },
    },
    (b, a) => {
      const card = scroll('card', a.card);
      const [where, victim] = [place('where', a.where), anySide('victim', a.victim, b)];
      if (!scrollRow(card).harms) fail(`card is ${a.card}, which harms nobody`);
      if (isElemental(card) && isWaste(where)) fail('where: no elemental goes to the Wastelands');
      checkVictim(b, where, victim);
      if (b.deck[card] === 0) fail(`no ${a.card} is left in the deck`);
      b.deck[card] -= 1;
      b.discard[card] += 1;
      return [
        ...phase(b, a, 'combat', 'rest', 'claim'),
        frame('strike', 'proof', {
          card,
          by: who(b, a),
          side: victim,
          where,
          back: place('back', a.back),
        }),
      ];
    },
  ),
  losses: at(
    'a side loses units, in phase 4',
    {
      ...SIDE,
      victim: { says: 'the side that loses them' },
      where: { says: 'where' },
      n: { says: 'how many' },
      cause: { says: 'dice, spell, scroll, monster, poison or quest', default: 'dice' },
      by: { says: 'the side that does it; null for nobody', default: null },
    },
    (b, a) => {
      const [where, victim] = [place('where', a.where), anySide('victim', a.victim, b)];
      checkVictim(b, where, victim);
      return [
        ...phase(b, a, 'combat', 'rest', 'claim', where),
        frame('losses', 'count', {
          side: victim,
          where,
          n: within('n', a.n, 1, 1, MOST),
          cause: oneOf('cause', a.cause, ['dice', 'spell', 'scroll', 'monster', 'poison', 'quest']),
          by: a.by === null || a.by === undefined ? NO_VICTOR : side('by', a.by, b.sides),
        }),
      ];
    },
  ),
  learn: at('a party gains a spell', { ...SIDE, ...AT, merlin: { says: 'Merlin joins', default: false } }, (b, a) => [
    ...phase(b, a, 'quest', 'combat', 'choose'),
    frame('learn', 'choose', { side: who(b, a), at: party(b, a), merlin: flag('merlin', a.merlin) }),
  ]),
  find: at('a party finds a treasure', { ...SIDE, ...AT }, (b, a) => [
    ...phase(b, a, 'quest', 'combat', 'choose'),
    frame('find', 'draw', { side: who(b, a), at: party(b, a) }),
  ]),
};

function at(says: string, takes: Takes, frames: Frames): Beginning<Board> {
  return { says, takes, stack: (b, args) => reading(() => frames(b, args)) };
}

function frame(proc: string, label: string, vars: Record<string, Json> = {}): Frame {
  return { proc, at: label, vars: { ...procedures[proc].locals(), ...vars } };
}

function game(b: Board, active: Side): Frame {
  return frame('game', 'alone', { next: (active + 1) % b.sides });
}

function setUp(b: Board, next: string): Frame[] {
  if (next === 'docks' && hasBearers(b)) fail('counters lie under units already; expected none before they are placed');
  b.phase = 'setup';
  b.turn = 0;
  return [frame('game', 'begin'), frame('setup', next)];
}

/** A side's turn, in a phase. */
function own(b: Board, args: Obj, name: Phase, label: string, where = -1): Frame[] {
  const active = who(b, args);
  b.active = active;
  b.phase = name;
  checkTurn(b, where);
  return [game(b, active), frame('turn', label, { side: active })];
}

/** `where` is the place of a battle that the scenario begins with. */
function phase(b: Board, args: Obj, name: Phase, next: string, label: string, where = -1): Frame[] {
  const under = own(b, args, name, next, where);
  if (name === 'transfer') resetStates(b, b.active, ANY & ~(1 << CAME), HOME);
  if (name === 'naval') for (let i = 0; i < SHIPS; i++) b.shipMoves[i] = rangeOf(b, b.active);
  return [...under, frame(name, label, { side: b.active })];
}

function monsterFrames(b: Board, a: Obj): Frame[] {
  const isRed = a.quest === 'red-dragon';
  const quest = isRed ? -1 : QUEST_IDS.indexOf(oneOf('quest', a.quest, QUEST_IDS));
  const omen = OMENS.indexOf(oneOf('omen', a.omen, OMENS));
  const [active, where] = [who(b, a), party(b, a, isRed ? 'lair' : 'quest')];
  if (!isRed && !outcomeOf(quest, omen).monster) fail(`${a.quest} has no monster when the party is ${a.omen}`);
  const under = isRed
    ? frame('lair', 'hoard', { side: active, at: where })
    : frame('adventure', 'earn', { side: active, at: where, quest, omen });
  const fight = {
    ...frame('monster', 'round', { side: active, at: where, quest, omen: isRed ? 0 : omen }),
    into: 'won',
  };
  return [...phase(b, a, 'quest', 'combat', 'choose'), under, fight];
}

function who(b: Board, args: Obj): Side {
  const found = side('side', args.side, b.sides);
  return b.fallen[found] ? fail(`side ${found} is vanquished`) : found;
}

function anySide(what: string, value: Json | undefined, b: Board): Side {
  return value === 'vanquished' ? NEUTRAL : side(what, value, b.sides);
}

/** There must be an enemy for a battle to be fought with, and units to fight it. */
function checkBattle(b: Board, where: number, active: Side, sneak: boolean): void {
  const foe = isZone(where) ? blockader(b, where, active) : foeIn(b, where, active);
  if (foe === NOBODY) fail(`there is nobody in ${idOf(where)} whom side ${active} could fight`);
  if (forceOf(b, where, active) === 0) fail(`side ${active} has nobody in ${idOf(where)} to fight with`);
  if (isWaste(where) && wasteKind(where) === 'shrine') fail('no combat takes place in a shrine');
  if (sneak && (!isLand(where) || !sneaks(b, active))) fail('sneak: only Elves sneak, and only on land');
}

function checkVictim(b: Board, where: number, victim: Side): void {
  if (forceOf(b, where, victim) === 0) fail(`side ${victim} has nobody in ${idOf(where)}`);
}

/** A Wasteland space of a kind where the side has a party that has come there this turn. */
function party(b: Board, args: Obj, kind = ''): number {
  const found = place('at', args.at, isWaste);
  if (strengthOf(b, found, who(b, args)) === 0) fail(`side ${args.side} has no party in ${idOf(found)}`);
  if (kind !== '' && wasteKind(found) !== kind) fail(`at is ${idOf(found)}; expected a ${kind} space`);
  // QD QUEST.5 So none of the player's moves in that Wasteland any more.
  b.questMoved[wastelandOf(found)] = true;
  return found;
}
