import { chapter } from '../calls.js';
import { higher } from '../dice.js';
import { HORSE, HOUND, UNICORN, WINGED_HORSE } from '../people.js';
import { giveAnimal, isAfflicted, loseAnimal } from '../players.js';

const beast = chapter('animal');

/** 8.4 An animal comes. */
export const animal = beast.procedure({
  steps: {
    roll: (t, { seat }) => {
      const { board } = t;
      // W 8.4 Dragon, Unicorn, Winged Horse, Horse, Hound, Dove.
      const roll = higher(t, 'animal');
      t.tell('table', { seat, table: 'animal', roll });
      // W 8.42 The Dragon.
      if (roll === 1) return beast.call('move-dragon', { cell: board.at[seat] });
      // W 7.3043d, W 7.3051h No other comes near the afflicted.
      if (isAfflicted(board, seat)) return;
      // W 8.43a One turn. W 8.44a Two. W 8.45a Three. W 8.46a Four.
      if (roll === 2) return giveAnimal(t, seat, UNICORN, 1);
      if (roll === 3) return giveAnimal(t, seat, WINGED_HORSE, 2);
      if (roll === 4) return giveAnimal(t, seat, HORSE, 3);
      if (roll === 5) return giveAnimal(t, seat, HOUND, 4);
      // W 8.47, W R89 A Dove with a Task, before whom others flee.
      loseAnimal(board, seat);
      t.tell('dove', { seat });
      return beast.call('draw-task', { seat, person: -1 });
    },
  },
});
