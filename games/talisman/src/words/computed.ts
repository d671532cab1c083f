import type { Computed, Json, Refusal } from '@questhall/kernel';
import type { Board } from '../board.js';
import { SPELL_IDS } from '../cards/spells.js';
import { castable, mightCast } from '../casting.js';
import { along, type Direction, OPPOSITE, SPACES } from '../map.js';
import { bonusAt, weaponLimit } from '../scores.js';
import { barred, canEvade, craftOf, mayCast, objectLimit, portalDice, spellLimit, strengthOf } from '../values.js';
import { card, type Obj, oneOf, reading, seat, space, whole } from './check.js';

const SEAT = { seat: 'the player' };

/** Numbers and lists the rules compute. */
export const computed: Readonly<Record<string, Computed<Board>>> = {
  strength: of('T 1:6', 'the Strength of a character now, outside Combat', SEAT, (b, a) => strengthOf(b, who(b, a))),
  craft: of('T 2:5', 'the Craft of a character now', SEAT, (b, a) => craftOf(b, who(b, a))),
  'spell-limit': of('T 2:6.1', 'how many Spells a character may hold', SEAT, (b, a) => spellLimit(b, who(b, a))),
  'object-limit': of(
    'T 5:3',
    'how many Objects a character may carry, a Mule included; null without limit',
    SEAT,
    (b, a) => {
      const limit = objectLimit(b, who(b, a));
      return Number.isFinite(limit) ? limit : null;
    },
  ),
  'weapon-limit': of('T 16:4.1', 'how many Weapons a character may count', SEAT, (b, a) => weaponLimit(b, who(b, a))),
  barred: of('T 5:2', 'whether a character may not have an Object', { ...SEAT, card: 'the Object' }, (b, a) =>
    barred(b, who(b, a), card('card', a.card)),
  ),
  'can-evade': of('T 18:1.1', 'whether a character has a means of evading where he stands', SEAT, (b, a) =>
    canEvade(b, who(b, a)),
  ),
  'may-cast': of('T 9:6.1', 'whether a character may cast Spells at all', SEAT, (b, a) => mayCast(b, who(b, a))),
  castable: of(
    'T R73',
    'the Spells in hand that can be cast at a moment',
    { ...SEAT, when: 'start, arrival, card, fight, loss or spell' },
    (b, a) => (mayCast(b, who(b, a)) ? castable(b, moment(a), who(b, a)).map((s) => SPELL_IDS[s]) : []),
  ),
  'asked-at': of(
    'T R98',
    'the seats that would be asked at a moment, the first first',
    { when: 'start, arrival, card, fight, loss or spell' },
    (b, a) => mightCast(b, moment(a)),
  ),
  'portal-dice': of(
    'T 11:24.1',
    'how many dice the Portal of Power takes',
    { ...SEAT, ability: 'strength or craft' },
    (b, a) => portalDice(b, who(b, a), oneOf('ability', a.ability, ['strength', 'craft'])),
  ),
  'enemy-bonus': of('T 16:4.1', 'what a space adds to the die of its Enemies', { space: 'the space' }, (b, a) =>
    bonusAt(b, space('space', a.space)),
  ),
  opposite: of('T 11:18.1', 'the spaces directly opposite, across the Storm River', { space: 'the space' }, (_, a) =>
    OPPOSITE[space('space', a.space)].map((s) => SPACES[s].id),
  ),
  along: of(
    'T 11:1.2',
    'the space so many steps along the ring',
    { space: 'the space', steps: 'how many', way: 'clockwise or anticlockwise' },
    (_, a) => {
      const way: Direction = oneOf('way', a.way, ['clockwise', 'anticlockwise']) === 'clockwise' ? 1 : -1;
      return SPACES[along(space('space', a.space), way, whole('steps', a.steps, 1))].id;
    },
  ),
};

function of(
  rule: string,
  says: string,
  takes: Readonly<Record<string, string>>,
  value: (b: Board, args: Obj) => Json,
): Computed<Board> {
  return { rule, says, takes, of: (b, args): Json | Refusal => reading(() => value(b, args)) };
}

function who(b: Board, args: Obj): number {
  return seat('seat', args.seat, b.seats);
}

function moment(args: Obj) {
  return oneOf('when', args.when, ['start', 'arrival', 'card', 'fight', 'loss', 'spell']);
}
