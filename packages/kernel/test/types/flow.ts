// What the compiler must refuse in a chapter of rules. Nothing here runs: it is checked with the tests' types.
import { type Ask, chapters, goto, type Procedure, type Seat, windowOf } from '../../src/index.js';

interface Board {
  lives: number[];
}
interface Calls {
  game: { takes: object; gives: undefined };
  fight: { takes: { attacker: Seat; defender: Seat }; gives: boolean };
  heal: { takes: { seat: Seat }; gives: undefined };
}
const chapter = chapters<Board, Calls>();
const { ask, call, done, procedure } = chapter('game', () => ({ won: false, seat: 0, word: '' }));

const choose = {
  rule: 'T 1',
  who: () => 0,
  says: () => ({ key: 'choose' }),
  options: () => [1, 2, 3],
  name: (o: number) => `take ${o}`,
};

/** All that is right compiles: this chapter is what the faults below are measured against. */
export const right: Procedure<Board> = procedure({
  steps: {
    begin: (t, v) => {
      v.seat = t.board.lives.length;
      return v.won ? goto('end') : undefined;
    },
    plain: () => call('heal', { seat: 0 }),
    fight: (_, v) => call('fight', { attacker: v.seat, defender: 1 }, { into: 'won', then: 'ask' }),
    either: (_, v) => {
      if (v.won) return goto('begin');
      if (v.seat > 1) return call('heal', { seat: v.seat });
      return call('heal', { seat: v.seat }, { then: 'either' });
    },
    ask: ask({
      ...choose,
      then: (_, v, o) => (o > v.seat ? goto('end') : call('heal', { seat: o }, { then: 'begin' })),
    }),
    end: () => done(),
  },
});

procedure({
  steps: {
    // @ts-expect-error there is no step called bgin
    begin: () => goto('bgin'),
    end: () => done(),
  },
});

procedure({
  steps: {
    begin: () => undefined,
    // @ts-expect-error an ask goes to no step called edn
    ask: ask({ ...choose, then: () => goto('edn') }),
    end: () => done(),
  },
});

procedure({
  steps: {
    // @ts-expect-error a call comes back to no step called edn
    begin: () => call('heal', { seat: 0 }, { then: 'edn' }),
    end: () => done(),
  },
});

// @ts-expect-error nobody knows a procedure called hael
call('hael', { seat: 0 });
// @ts-expect-error a fight has a defender
call('fight', { attacker: 0 });
// @ts-expect-error a seat is a number
call('heal', { seat: 'first' });
// @ts-expect-error nothing else is told to a healer
call('heal', { seat: 0, herbs: 2 });
// @ts-expect-error the answer of a fight is yes or no, and word holds a text
call('fight', { attacker: 0, defender: 1 }, { into: 'word' });
// @ts-expect-error this chapter has no var called result
call('fight', { attacker: 0, defender: 1 }, { into: 'result' });

const fight = chapter('fight');
fight.done(true);
// @ts-expect-error a fight answers yes or no
fight.done('won');

ask({
  ...choose,
  // @ts-expect-error the options are numbers
  then: (_, __, o: string) => void o,
});
// @ts-expect-error an ask cites its rule
ask({ who: choose.who, says: choose.says, options: choose.options, name: choose.name });
ask({
  ...choose,
  // @ts-expect-error a question may look at no board but its own
  who: (b) => b.purse,
});

const moment = {
  name: 'instead',
  rule: 'T 2',
  who: (b: Board) => b.lives.map((_, seat) => seat),
  says: (_: Board, v: { victim: Seat }) => ({ key: 'instead', args: { seat: v.victim } }),
  pick: (o: 'ward') => o,
};
export const window: Procedure<Board> = windowOf({
  ...moment,
  options: () => ['ward' as const],
  play: (_, v) => call('heal', { seat: v.victim }),
});
windowOf<Board, { victim: Seat }, 'ward'>({
  ...moment,
  play: () => undefined,
  // @ts-expect-error the options of this window are wards
  options: () => ['ember'],
});
windowOf<Board, { victim: Seat }, 'ward'>({
  ...moment,
  options: () => ['ward'],
  // @ts-expect-error a window has no steps of its own to go to
  play: () => goto('begin'),
});

// @ts-expect-error an ask that picks from numbers is none that picks from texts
export const wrong: Ask<Board, object, string> = ask({ ...choose, then: (_, __, o) => void (o + 1) });
