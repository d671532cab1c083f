import { goto, type Seat } from '@questhall/kernel';
import { type Board, cardsOn, type Open } from '../board.js';
import { chapter } from '../calls.js';
import { IS_ENEMY } from '../cards/kinds.js';
import { isMoment } from '../casting.js';
import { fillSpells } from '../goods.js';
import { CROWN, DRAWS, IS_WOODS } from '../map.js';
import { able, isSpellProof } from '../values.js';
import { neighboursOf } from './meet.js';

const SPACE = 'space';
const CHARACTER = 'character';

const { ask, call, done, procedure } = chapter('encounter', () => ({ lost: 0 }));

/** 13, 14 Encounters: with one character or with the space, wherever the move ends or an encounter leads. */
export const encounter = procedure({
  steps: {
    begin: (t) => {
      t.board.arrived = false;
    },
    // T R64 Move, then a character or the space with its cards. T R73 After the move, before anything is met.
    spells: (t, { seat }) =>
      isMoment(t.board, 'arrival') ? call('window', { when: 'arrival', seat, loss: 'none' }) : undefined,
    // T R112 The Hex strikes whoever arrives, before he chooses his encounter.
    hex: (t, { seat }) => {
      const { board: b } = t;
      if (b.hexAt !== b.at[seat] || isSpellProof(b, seat)) return undefined;
      t.tell('hex.strikes', { seat });
      return call('lose-life', { seat, n: 1, cause: 'hex' }, { into: 'lost' });
    },
    woods: (t, { seat }) => {
      if (IS_WOODS[t.board.at[seat]] && able(t.board, seat, 'woods-spells')) fillSpells(t, seat);
    },
    // T 13:2, T R67, T 19:7 One of the two is compulsory, for a Toad too.
    choose: ask({
      rule: 'T 13:2',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.encounter' }),
      options: (b, v) => encounters(b, v.seat),
      name: (o: string) => o,
      then: (_, v, o) => (o === SPACE ? goto('space') : call('meet', { seat: v.seat }, { then: 'claim' })),
    }),
    alone: () => goto('space'),
    // T R41 He may still take what lies there, if it is free to take.
    claim: (t, { seat }) =>
      isFree(t.board, seat) ? call('claim', { seat, space: false }, { then: 'end' }) : goto('end'),
    space: (t, { seat }) => (t.board.at[seat] === CROWN ? call('crown', { seat }) : call('space', { seat })),
    // T 13:1.1 Where an encounter has moved him there is another.
    moved: (t) => (t.board.arrived ? goto('begin') : undefined),
    end: () => done(),
  },
});

function encounters(b: Board, seat: Seat): string[] {
  const met = neighboursOf(b, seat).length > 0;
  // T 14:9.1, T 14:9.2 On the Crown another character must be encountered.
  if (met && b.at[seat] === CROWN) return [CHARACTER];
  return met ? [SPACE, CHARACTER] : [SPACE];
}

/** Whether cards where a character stands may be claimed freely. */
export function isFree(b: Open, seat: Seat): boolean {
  const at = b.at[seat];
  // T 12:1.2, T 12:1.3, T R42 Not with an Enemy there, and not where cards are drawn.
  return b.character[seat] >= 0 && DRAWS[at] === 0 && !cardsOn(b, at).some((kind) => IS_ENEMY[kind]);
}
