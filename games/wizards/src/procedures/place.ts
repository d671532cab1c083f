import { goto, type Seat, type Table } from '@questhall/kernel';
import { type Board, landAt } from '../board.js';
import { chapter } from '../calls.js';
import { higher, toSpace } from '../dice.js';
import { HAMDREL, HOME, PEOPLE, RUKTAL, SORCERERS, SORCERY, WIZARDS } from '../people.js';
import { noteMet, PLACE } from '../places.js';
import {
  bookOf,
  canGain,
  canRise,
  eventDoing,
  gainPoints,
  hasMandatory,
  heal,
  isAfflicted,
  isInitiated,
  rise,
  typesHeld,
} from '../players.js';
import { ABBEY, COTTAGE_CENTRE, centreOf, HIGH_HOLLOW, isDwelling, isTown, STAR_CREST, TOWERS } from '../tiles.js';
import { drawHighWizard, hasHighWizard } from './wizard-deck.js';

const site = chapter('place');

/** 7.33 to 7.301 What a place does to who enters it. */
export const place = site.procedure({
  steps: {
    begin: (t, { seat }) => {
      const { board } = t;
      const space = landAt(board, board.at[seat]);
      noteMet(board, seat, board.at[seat], PLACE);
      const person = HOME.indexOf(space);
      // W 7.35a Hamdrel is in her Cottage.
      if (person === HAMDREL) return arriveAtCottage(board, seat);
      // W 7.33a, W 7.34a Rüktal and the Master Sorcerers are where they always are.
      if (person >= 0) return site.call('meet', { seat, person, how: 'met' });
      if (space === HIGH_HOLLOW) return hollow(t, seat);
      if (space === STAR_CREST) return crest(t, seat);
      if (space === ABBEY) return site.call('abbey', { seat });
      if (isDwelling(space)) return site.call('dwelling', { seat });
      if (isTown(space)) return site.call('folk', { seat });
    },
  },
});

/** W 7.354a, W 7.354b Three turns a visit, two visits before one must leave her tile. */
function arriveAtCottage(b: Board, seat: Seat) {
  if (b.visits[seat] >= 2) return;
  b.visits[seat] += 1;
  return site.call('hamdrel', { seat });
}

/** W 7.36 */
function hollow(t: Table<Board>, seat: Seat) {
  const roll = higher(t, 'hollow');
  t.tell('table', { seat, table: 'high-hollow', roll });
  // W R5 The centre spaces of Cottage and Tower.
  const to = roll <= 2 ? STAR_CREST : roll <= 4 ? COTTAGE_CENTRE : centreOf(TOWERS[0]);
  return site.call('transport', { seat, to: toSpace(to), own: false });
}

/** W 7.371 */
function crest(t: Table<Board>, seat: Seat) {
  const roll = higher(t, 'crest');
  t.tell('table', { seat, table: 'star-crest', roll });
  // W 7.371.r1-2 Ten of each.
  if (roll <= 2) for (const type of [0, 1, 2]) gainPoints(t, seat, type, 10);
  // W 7.371.r3-4 Two High Wizards at once.
  if (roll === 3 || roll === 4) return site.call('meet-drawn', { seats: [seat], times: 2 });
  // W 7.371.r5-6, W 7.3711 Extra turns by a die.
  if (roll >= 5) extraTurns(t, seat, t.d6('turns'));
}

export function extraTurns(t: Table<Board>, seat: Seat, n: number): void {
  t.board.extra[seat] += n;
  t.tell('extra-turns', { seat, n });
}

const holy = chapter('abbey');

/** 7.38 Shrineheart Abbey. */
export const abbey = holy.procedure({
  steps: {
    // W 7.3044a, W 7.382 Who comes to be healed is healed, and nothing more.
    heal: (t, { seat }) => {
      if (!isAfflicted(t.board, seat)) return;
      heal(t, seat);
      return holy.done();
    },
    roll: (t, { seat }) => {
      // W 7.38 Two dice, the higher.
      const roll = higher(t, 'abbey');
      t.tell('table', { seat, table: 'abbey', roll });
      // W 7.38.r1-2
      if (roll <= 2) return void extraTurns(t, seat, 1);
      // W 7.38.r3-4, W R54 For the uninitiated nothing.
      if (roll <= 4) return isInitiated(t.board, seat) ? contact(t, seat) : undefined;
      // W 7.38.r5-6, W R124
      if (canGain(t.board, seat)) return holy.call('gain', { seat, n: t.d6('points') });
    },
  },
});

/** W 7.381a The Mentor hears him in thought, without fail. */
function contact(t: Table<Board>, seat: Seat) {
  const { board } = t;
  const order = board.order[seat];
  if (order === WIZARDS) {
    // W 7.381b, W R15
    if (!hasHighWizard(board)) return;
    const person = drawHighWizard(t, -1);
    return holy.call('meet', { seat, person, how: 'thought' });
  }
  // W 7.381c, W 7.381d
  const person = order === SORCERY ? SORCERERS[Math.floor((t.d6('contact') - 1) / 2)] : RUKTAL;
  return holy.call('meet', { seat, person, how: 'thought' });
}

const elves = chapter('dwelling');

/** 7.39 Elven Dwellings. */
export const dwelling = elves.procedure({
  steps: {
    // W 11.231a, W 7.391 A member of the Order of Wizards may try Telepathy instead.
    telepathy: elves.ask({
      rule: 'W 11.231a',
      who: (b, v) => (canReach(b, v.seat) ? v.seat : null),
      says: () => ({ key: 'ask.telepathy' }),
      options: () => [false, true],
      name: (o: boolean) => (o ? 'cast telepathy' : 'no spell'),
      then: (_, __, o) => (o ? goto('cast') : undefined),
    }),
    roll: (t, { seat }) => {
      const roll = higher(t, 'elves');
      t.tell('table', { seat, table: 'elves', roll });
      // W 7.39 Twice a die, a die, or nothing.
      if (roll > 4 || !canGain(t.board, seat)) return elves.done();
      const die = t.d6('points');
      return elves.call('gain', { seat, n: roll <= 2 ? 2 * die : die }, { then: 'end' });
    },
    end: () => elves.done(),
    // W 11.231c It succeeds on 1 and 2.
    cast: (t, { seat }) => {
      const die = t.d6('spell');
      const works = die <= 2 && hasHighWizard(t.board);
      t.tell('cast', { seat, spell: 'telepathy', die, works });
      if (!works) return elves.done();
      const person = drawHighWizard(t, -1);
      t.tell('contact', { seat, person: PEOPLE[person] });
      // W 11.2312b, W R121 The casting die first, then the Gem die.
      if (t.board.rank[seat] === 4) return elves.call('gem', { seat, wizard: person });
      // W 11.2311
      rise(t, seat);
    },
  },
});

/** W 11.231b, W 11.2311, W 11.2312a, W R125 Whether Telepathy can be of any use. */
function canReach(b: Board, seat: Seat): boolean {
  const { telepathy } = bookOf(b, seat);
  if (!telepathy || b.healed[seat] === b.turns) return false;
  if (b.wizardAt.some((cell) => cell >= 0) || b.secretAt.some((cell) => cell >= 0)) return false;
  return telepathy === 'gems' ? !hasMandatory(b, seat) : canRise(b, seat);
}

const people = chapter('folk');

/** 7.301 Common Folk, in a Town or met by chance. */
export const folk = people.procedure({
  steps: {
    roll: (t, { seat }) => {
      const { board } = t;
      // W 7.301 Two dice, the higher.
      const roll = higher(t, 'folk');
      t.tell('table', { seat, table: 'common-folk', roll });
      // Event 32, W R42 Low rolls in Towns do nothing.
      const favour = eventDoing(board, seat, 'town-favour');
      if (favour >= 0 && roll < 4 && isTown(landAt(board, board.at[seat]))) return people.done();
      return outcome(t, seat, roll);
    },
  },
});

function outcome(t: Table<Board>, seat: Seat, roll: number) {
  const { board } = t;
  switch (roll) {
    case 1:
      // W 7.301.r1
      return people.call('theft', { seat, by: 'thieves' });
    case 2:
      // W 7.301.r2, W R71, W R124, W R7 No die for who has nothing to lose.
      return board.rank[seat] < 4 && typesHeld(board, seat).length > 0
        ? people.call('lose', { seat, n: t.d6('points'), fewest: false })
        : undefined;
    case 3:
      // W 7.301.r3
      board.detained[seat] = true;
      t.tell('detained', { seat });
      return;
    case 4:
      // W 7.301.r4
      return people.call('draw-task', { seat, person: -1 });
    case 5:
      // W 7.301.r5
      return void extraTurns(t, seat, 1);
    default:
      // W 7.301.r6
      return;
  }
}
