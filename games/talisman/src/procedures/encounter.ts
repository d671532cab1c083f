import { goto, type Seat } from '@questhall/kernel';
import type { Board } from '../board.js';
import { chapter } from '../calls.js';
import { isMoment } from '../casting.js';
import { hexStrikes } from '../fates.js';
import { fillSpells } from '../goods.js';
import { CROWN, IS_WOODS } from '../map.js';
import { isFree } from '../taking.js';
import { able } from '../values.js';
import { hasClaims } from './claim.js';
import { neighboursOf } from './meet.js';

const SPACE = 'space';
const CHARACTER = 'character';
const CLAIM = 'claim';

const { ask, call, done, procedure } = chapter('encounter', () => ({ lost: 0, claimed: false }));

/** 13, 14 Encounters: with one character or with the space, wherever the move ends or an encounter leads. */
export const encounter = procedure({
  steps: {
    begin: (t, v) => {
      t.board.arrived = false;
      v.claimed = false;
    },
    // T R64 Move, then a character or the space with its cards. T R73 After the move, before anything is met.
    spells: (t, { seat }) =>
      isMoment(t.board, 'arrival') ? call('window', { when: 'arrival', seat, loss: 'none' }) : undefined,
    // T R112 The Hex strikes whoever arrives, before he chooses his encounter.
    hex: (t, { seat }) =>
      hexStrikes(t, seat) ? call('lose-life', { seat, n: 1, cause: 'hex' }, { into: 'lost' }) : undefined,
    woods: (t, { seat }) => {
      if (IS_WOODS[t.board.at[seat]] && able(t.board, seat, 'woods-spells')) fillSpells(t, seat);
    },
    // T 13:2, T R67, T 19:7 One of the two is compulsory, for a Toad too.
    choose: ask({
      rule: 'T 13:2',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.encounter' }),
      options: (b, v) => encounters(b, v.seat, v.claimed),
      name: (o: string) => o,
      then: (_, v, o) => {
        if (o === SPACE) return goto('space');
        if (o === CHARACTER) return call('meet', { seat: v.seat }, { then: 'claim' });
        v.claimed = true;
        return call('claim', { seat: v.seat, space: false }, { then: 'taken' });
      },
    }),
    alone: () => goto('space'),
    // T R41 He may still take what lies there, if it is free to take.
    claim: (t, { seat }) =>
      isFree(t.board, seat) ? call('claim', { seat, space: false }, { then: 'end' }) : goto('end'),
    // T R68 To take things uses up nothing, but a Stranger may have sent him away.
    taken: (t) => goto(t.board.arrived ? 'moved' : 'choose'),
    space: (t, { seat }) => (t.board.at[seat] === CROWN ? call('crown', { seat }) : call('space', { seat })),
    // T 13:1.1 Where an encounter has moved him there is another.
    moved: (t) => (t.board.arrived ? goto('begin') : undefined),
    end: () => done(),
  },
});

function encounters(b: Board, seat: Seat, claimed: boolean): string[] {
  const met = neighboursOf(b, seat).length > 0;
  const onCrown = b.at[seat] === CROWN;
  // T 14:9.1, T 14:9.2 On the Crown another character must be encountered.
  const options = met ? (onCrown ? [CHARACTER] : [SPACE, CHARACTER]) : [SPACE];
  // T 12:1.1, T R41 At any time of his turn, so before a fight too, which ends it;
  // T R83, T 11:7 on the Crown too, but who stays there has not moved.
  const first = onCrown ? b.cameFrom !== CROWN : met;
  if (first && !claimed && isFree(b, seat) && hasClaims(b, seat)) options.push(CLAIM);
  return options;
}
