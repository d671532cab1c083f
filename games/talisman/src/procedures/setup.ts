import { goto, type Seat, type Table } from '@questhall/kernel';
import type { Board } from '../board.js';
import { chapter } from '../calls.js';
import { CHARACTER_IDS, CHARACTERS } from '../cards/characters.js';
import { startingSpells, takeCharacter } from '../fates.js';
import { SPACES, spaceNamed } from '../map.js';

const { ask, done, procedure } = chapter('setup', () => ({ next: 0 }));

/** The set-up: characters, starting Spells, the first player. */
export const setup = procedure({
  steps: {
    next: (t, v) => (v.next < t.board.seats ? undefined : goto('spells')),
    // T SETUP.2 If all agree, each player chooses a character.
    choose: ask({
      rule: 'T SETUP.2',
      who: (b, v) => (b.house.chosen ? v.next : null),
      says: () => ({ key: 'ask.character' }),
      // T OUTLINE.1 No two players have the same.
      options: (b) => unused(b),
      name: (o: number) => CHARACTER_IDS[o],
      at: (o) => [SPACES[spaceNamed(CHARACTERS[o].start)].id],
      bars: (pick, b) =>
        b.character.some((c) => c >= 0 && CHARACTER_IDS[c] === pick)
          ? { rule: 'T OUTLINE.1', why: 'no two players have the same character' }
          : undefined,
      then: (t, v, o) => {
        turnUp(t, v.next, o);
        v.next += 1;
        return goto('next');
      },
    }),
    // T SETUP.1 Else one is dealt to each.
    deal: (t, v) => {
      turnUp(t, v.next, dealt(t));
      v.next += 1;
      return goto('next');
    },
    spells: (t) => {
      for (let seat = 0; seat < t.board.seats; seat++) startingSpells(t, seat);
    },
    first: (t) => {
      // T SETUP.11 By dice, or as the table has agreed.
      t.board.first = t.board.house.firstSeat ? 0 : rollForFirst(t);
      t.tell('first.is', { seat: t.board.first });
      t.board.phase = 'play';
      return done();
    },
  },
});

/** The characters nobody plays. */
export function unused(b: Board): number[] {
  // T EQUIP.4 Of the fourteen.
  return CHARACTERS.flatMap((_, c) => (b.character.includes(c) ? [] : [c]));
}

/** One of the characters nobody plays, each with the same chance. */
export function dealt(t: Table<Board>): number {
  return t.draw(
    'character',
    CHARACTERS.map((_, c) => (t.board.character.includes(c) ? 0 : 1)),
  );
}

function turnUp(t: Table<Board>, seat: Seat, character: number): void {
  takeCharacter(t, seat, character);
  t.tell('character', { seat, character: CHARACTER_IDS[character], space: SPACES[t.board.at[seat]].id });
}

/** The highest die begins; those who tie roll again. */
function rollForFirst(t: Table<Board>): Seat {
  let seats = Array.from({ length: t.board.seats }, (_, seat) => seat);
  while (seats.length > 1) {
    const dice = seats.map(() => t.d6('first'));
    t.tell('first.rolled', { seats, dice });
    const most = Math.max(...dice);
    seats = seats.filter((_, i) => dice[i] === most);
  }
  return seats[0];
}
