import { type Flow, goto, type Seat, type Table } from '@questhall/kernel';
import { type Board, clockwise, IN_DECK, landAt, WITH_LETTER, WITH_WIZARD } from '../board.js';
import { chapter } from '../calls.js';
import { rollSpace, toSpace } from '../dice.js';
import { type Cell, cellId } from '../map.js';
import { FIRST_PHANTASM, FIRST_TRAP, LETTERS, PEOPLE, type Person, WIZARD_CARDS } from '../people.js';
import { bookOf, cast, isTrapped, isWarded } from '../players.js';
import { ABBEY, CIRCLE_CENTRE, COTTAGE_CENTRE, LAIR_CENTRE, STAR_CREST } from '../tiles.js';

/** W R15 Whether a High Wizard is left in the deck. */
export function hasHighWizard(b: Board, but: Person = -1): boolean {
  for (let card = 0; card < FIRST_PHANTASM; card++) if (b.wizardCards[card] === IN_DECK && card !== but) return true;
  return false;
}

/** Draw, skipping Traps and Phantasms, to a High Wizard; the cards drawn, the High Wizard last. */
function drawTo(t: Table<Board>, stream: string, but: Person): number[] {
  const { board } = t;
  const drawn: number[] = [];
  for (;;) {
    const card = t.draw(
      stream,
      board.wizardCards.map((place, i) => (place === IN_DECK && i !== but && !drawn.includes(i) ? 1 : 0)),
    );
    drawn.push(card);
    if (card < FIRST_PHANTASM) return drawn;
  }
}

/** A High Wizard who is met or heard at once: the cards go back. */
export function drawHighWizard(t: Table<Board>, but: Person): Person {
  const drawn = drawTo(t, 'wizard', but);
  // W R104 All see what is drawn. W 8.74a It is shuffled back.
  t.tell('wizard.drawn', { cards: drawn.map((card) => WIZARD_CARDS[card]) });
  return drawn[drawn.length - 1];
}

/** W 7.32b A High Wizard's marker goes back to his box, and his cards into the deck. */
export function takeMarker(t: Table<Board>, person: Person): void {
  const { board } = t;
  board.wizardAt[person] = -1;
  board.wizardCards = board.wizardCards.map((place) => (place === WITH_WIZARD + person ? IN_DECK : place));
}

/** W 7.302.H.r6c Secret Wizards in a space become known to all. */
export function unmaskAll(t: Table<Board>, cell: Cell): void {
  t.board.secretAt.forEach((at, letter) => {
    if (at === cell && cell >= 0) unmask(t, letter);
  });
}

/** One Secret Wizard becomes known to all: his letter gives way to his white marker. */
export function unmask(t: Table<Board>, letter: number): void {
  const { board } = t;
  const [cell, person] = [board.secretAt[letter], board.secretWho[letter]];
  board.secretAt[letter] = -1;
  board.secretWho[letter] = -1;
  board.secretKnown[letter] = 0;
  board.wizardAt[person] = cell;
  board.wizardCards = board.wizardCards.map((place) => (place === WITH_LETTER + letter ? WITH_WIZARD + person : place));
  t.reveal('secret.unmasked', { letter: LETTERS[letter], person: PEOPLE[person], at: cellId(board.layout, cell) });
}

/** W 7.32c, W R53 No High Wizard comes to the centre of the Circle. */
export const isHallowed = (b: Board, seat: Seat): boolean => landAt(b, b.at[seat]) === CIRCLE_CENTRE;

const single = chapter('wizard-card', () => ({ card: -1, next: 0 }));

/** 8.7 One Wizard card for one or several players. */
export const wizardCard = single.procedure({
  steps: {
    draw: (t, v) => {
      const { board } = t;
      // W R53 Void. W R15 Nothing is met from an empty deck.
      if (isHallowed(board, v.seats[0]) || !board.wizardCards.includes(IN_DECK)) return single.done();
      v.card = t.draw(
        'wizard',
        board.wizardCards.map((place) => (place === IN_DECK ? 1 : 0)),
      );
      // W 8.74a The card goes back, and the deck is shuffled.
      t.tell('wizard.drawn', { cards: [WIZARD_CARDS[v.card]] });
      // W 8.72 A Phantasm: nothing.
      if (v.card >= FIRST_PHANTASM && v.card < FIRST_TRAP) return single.done();
    },
    // W 8.71 He is met. W 8.73 Or the Trap carries off.
    each: (_, v): Flow<'each' | 'escape'> => {
      if (v.next === v.seats.length) return single.done();
      const seat = v.seats[v.next];
      if (v.card >= FIRST_TRAP) return goto('escape');
      v.next += 1;
      return single.call('meet', { seat, person: v.card, how: 'met' }, { then: 'each' });
    },
    // W 11.2241 Escaping may avoid it.
    escape: single.ask({
      rule: 'W 11.2241',
      who: (b, v) => (canEscapeTraps(b, v.seats[v.next]) ? v.seats[v.next] : null),
      says: () => ({ key: 'ask.escape' }),
      options: () => [false, true],
      name: (o: boolean) => (o ? 'cast escaping' : 'no spell'),
      then: (t, v, o, seat) => {
        if (!o || !cast(t, seat, 'escaping')) return;
        v.next += 1;
        return goto('each');
      },
    }),
    caught: (t, v) => {
      const seat = v.seats[v.next];
      v.next += 1;
      if (isWarded(t.board, seat)) {
        t.tell('trap.warded', { seat });
        return goto('each');
      }
      const to = [LAIR_CENTRE, STAR_CREST, COTTAGE_CENTRE, ABBEY][v.card - FIRST_TRAP];
      // The Escaping Spell was offered above.
      return single.call('transport', { seat, to: toSpace(to), own: true, apart: together(v.seats) }, { then: 'each' });
    },
  },
});

/** Seats as bits. */
export function together(seats: readonly Seat[]): number {
  return seats.reduce((bits, seat) => bits | (1 << seat), 0);
}

/** W 11.224 */
export function canEscapeTraps(b: Board, seat: Seat): boolean {
  return bookOf(b, seat).escapes !== undefined && !isWarded(b, seat);
}

const met = chapter('meet-drawn', () => ({ done: 0, next: 0, person: -1 }));

/** High Wizards drawn from the deck and met at once, by each of these players. */
export const meetDrawn = met.procedure({
  steps: {
    draw: (t, v) => {
      // W R15 As many as the deck has; the second is another one. W R53
      if (v.done === v.times || isHallowed(t.board, v.seats[0]) || !hasHighWizard(t.board, v.person)) return met.done();
      v.done += 1;
      v.next = 0;
      v.person = drawHighWizard(t, v.person);
    },
    each: (_, v): Flow<'each' | 'draw'> => {
      if (v.next === v.seats.length) return goto('draw');
      v.next += 1;
      return met.call('meet', { seat: v.seats[v.next - 1], person: v.person, how: 'met' }, { then: 'each' });
    },
  },
});

const shown = chapter('reveal-wizard', () => ({ person: -1, cell: -1 }));

/** A High Wizard's location is revealed to all. */
export const revealWizard = shown.procedure({
  steps: {
    draw: (t, v) => {
      const { board } = t;
      if (!hasHighWizard(board)) return shown.done();
      const drawn = drawTo(t, 'wizard', -1);
      v.person = drawn[drawn.length - 1];
      // W 8.74b The cards stay aside until he is met.
      for (const card of drawn) board.wizardCards[card] = WITH_WIZARD + v.person;
      v.cell = rollSpace(t, 'random');
      board.wizardAt[v.person] = v.cell;
      t.tell('wizard.drawn', { cards: drawn.map((card) => WIZARD_CARDS[card]) });
      t.tell('wizard.appears', { person: PEOPLE[v.person], at: cellId(board.layout, v.cell) });
    },
    // W 7.5b, W R96 Who stands there meets him at once.
    found: (t, v) => {
      const { board } = t;
      const seat = finder(board, v.cell);
      if (seat === undefined) return shown.done();
      takeMarker(t, v.person);
      return shown.call('meet', { seat, person: v.person, how: 'met' });
    },
  },
});

/** The player who meets what falls on a space: the active one if he is there, else the next clockwise. */
function finder(b: Board, cell: Cell): Seat | undefined {
  return clockwise(b, b.active < 0 ? b.dealer : b.active).find((seat) => b.at[seat] === cell && !isTrapped(b, seat));
}

const hidden = chapter('reveal-secret', () => ({ letter: -1, cell: -1 }));

/** 7.302 A High Wizard whom only some know. */
export const revealSecret = hidden.procedure({
  steps: {
    draw: (t, v) => {
      const { board } = t;
      // W R114 None left. W R123 The first letter that is free.
      v.letter = board.secretAt.indexOf(-1);
      if (!hasHighWizard(board) || v.letter < 0) return hidden.done();
      const drawn = drawTo(t, 'secret', -1);
      const person = drawn[drawn.length - 1];
      for (const card of drawn) board.wizardCards[card] = WITH_LETTER + v.letter;
      v.cell = rollSpace(t, 'random');
      // W 7.302.H.r6b One marker there, the other on the cards.
      board.secretAt[v.letter] = v.cell;
      board.secretWho[v.letter] = person;
      board.secretKnown[v.letter] = together(v.seats);
      t.reveal(
        'secret.appears',
        { letter: LETTERS[v.letter], at: cellId(board.layout, v.cell), cards: drawn.length },
        { for: v.seats, args: { person: PEOPLE[person] } },
      );
    },
    found: (t, v) => {
      const { board } = t;
      const seat = finder(board, v.cell);
      if (seat === undefined) return hidden.done();
      const person = board.secretWho[v.letter];
      unmask(t, v.letter);
      takeMarker(t, person);
      return hidden.call('meet', { seat, person, how: 'met' });
    },
  },
});
