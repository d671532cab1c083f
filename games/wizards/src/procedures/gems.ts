import type { Board } from '../board.js';
import { chapter } from '../calls.js';
import { stealsTo } from '../odds.js';
import { FALSE_WIZARD, GEMS, LETTERS, PEOPLE } from '../people.js';
import { dropEvent, eventDoing, isWarded } from '../players.js';
import { drawHighWizard, hasHighWizard, takeMarker, unmask } from './wizard-deck.js';

const jewel = chapter('gem', () => ({ die: 0, kept: false }));

/** 7.326 A player tries for a Gem. */
export const gem = jewel.procedure({
  steps: {
    // W 7.326b One die: 6 is a refusal. W 7.3262 Then nothing is seen.
    roll: (t, v) => {
      const { board } = t;
      v.die = t.d6('gem');
      if (v.die === 6) {
        t.tell('gem.refused', { seat: v.seat, person: PEOPLE[v.wizard] });
        return jewel.done();
      }
      // W 7.3261, W 7.3263c He alone looks at the card, and knows it from now on.
      board.seen[v.seat] |= 1 << v.wizard;
      const card = GEMS[board.gemOf[v.wizard]];
      t.reveal(
        'gem.seen',
        { seat: v.seat, person: PEOPLE[v.wizard], die: v.die },
        { for: [v.seat], args: { gem: card } },
      );
      v.kept = isWarded(board, v.seat);
    },
    // Event 29 May be used against the False Wizard; asked whoever it is, so that nobody learns.
    keep: jewel.ask({
      rule: 'W 7.3263a',
      who: (b, v) =>
        !v.kept && v.die <= stealsTo(b, v.seat) && eventDoing(b, v.seat, 'keepsake') >= 0 ? v.seat : null,
      says: () => ({ key: 'ask.keepsake' }),
      options: () => [false, true],
      name: (o: boolean) => (o ? 'use event-29' : 'keep event-29'),
      then: (t, v, o) => {
        if (!o) return;
        dropEvent(t.board, v.seat, eventDoing(t.board, v.seat, 'keepsake'));
        t.tell('keepsake', { seat: v.seat });
        v.kept = true;
      },
    }),
    take: (t, v) => {
      const { board } = t;
      // W 7.3263a On 1 to 4 the False Wizard takes all. W 7.3263b On 5 nothing.
      const steals = !v.kept && v.die <= stealsTo(board, v.seat);
      board.trail[v.seat].push(v.wizard * 2 + (steals ? 1 : 0));
      // W R14 The same Gem again adds nothing.
      if (board.gemOf[v.wizard] !== FALSE_WIZARD) board.gems[v.seat] |= 1 << v.wizard;
      else if (steals) board.gems[v.seat] = 0;
    },
  },
});

const summons = chapter('summon-gem');

/** 11.232 The Gem Summoning Spell. */
export const summonGem = summons.procedure({
  steps: {
    // W 11.2321a With a marker on the board it must be aimed at one. W R10 No casting roll then. W R12 At unknown ones too.
    aim: summons.ask({
      rule: 'W 11.2321a',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.aim' }),
      options: (b) => markers(b),
      name: (o: number) => (o < 7 ? PEOPLE[o] : `letter ${LETTERS[o - 7]}`),
      then: (t, v, o) => {
        const { board } = t;
        const person = o < 7 ? o : board.secretWho[o - 7];
        // W R12 He alone, whoever else is hidden there.
        if (o >= 7) unmask(t, o - 7);
        // W 11.2321b The marker leaves whatever the roll.
        takeMarker(t, person);
        return summons.call('gem', { seat: v.seat, wizard: person }, { then: 'end' });
      },
    }),
    // W 11.2322, W R121 Without one it succeeds on 1 and 2.
    blind: (t, v) => {
      const die = t.d6('spell');
      const works = die <= 2 && hasHighWizard(t.board);
      t.tell('cast', { seat: v.seat, spell: 'gem-summoning', die, works });
      if (!works) return summons.done();
      return summons.call('gem', { seat: v.seat, wizard: drawHighWizard(t, -1) });
    },
    end: () => summons.done(),
  },
});

function markers(b: Board): number[] {
  return [
    ...b.wizardAt.flatMap((cell, person) => (cell >= 0 ? [person] : [])),
    ...b.secretAt.flatMap((cell, letter) => (cell >= 0 ? [7 + letter] : [])),
  ];
}
