import { expect, test } from 'vitest';
import { Broken, type Flow, goto, leave, over, type Result } from '../src/index.js';
import { after, asks, procedure, type Slate, started, steps, tiny, write } from './tiny.js';

const last = asks(0, ['stop', 'go']);
const call = (proc: string, takes: object = {}, back: { into?: string; then?: string } = {}): Flow<string> => ({
  flow: 'call',
  proc,
  takes,
  ...back,
});
const won: Result = { winners: [1], rule: 'T 9', says: { key: 'won' } };
const set = (n: number) => (t: { board: Slate }) => {
  t.board.n = n;
};
const note = (words: string) => (t: { board: Slate }) => write(t.board, words);

test('steps fall through in the order they are written', () => {
  const game = steps({ one: note('1'), two: note('2'), three: note('3'), last });
  expect(started(game).state.board.log).toEqual(['1', '2', '3']);
});

test('goto goes on at another step, forwards and back', () => {
  const game = steps({
    one: (t) => {
      t.board.n += 1;
      return t.board.n < 3 ? goto('one') : goto('last');
    },
    never: note('never'),
    last,
  });
  const { board } = started(game).state;
  expect([board.n, board.log]).toEqual([3, []]);
});

test('a call runs another procedure and comes back below', () => {
  const game = tiny([
    procedure('main', { one: () => call('other', { n: 7 }), two: note('back'), last }),
    procedure('other', { only: (t, v) => write(t.board, `other ${v.n}`) }),
  ]);
  expect(started(game).state.board.log).toEqual(['other 7', 'back']);
});

test('a call that comes back to its own step is a loop', () => {
  const game = tiny([
    procedure('main', { one: (t) => (t.board.n < 3 ? call('other', {}, { then: 'one' }) : undefined), last }),
    procedure('other', { only: (t) => write(t.board, `round ${++t.board.n}`) }),
  ]);
  expect(started(game).state.board.log).toEqual(['round 1', 'round 2', 'round 3']);
});

test('the answer of a procedure lands in the var its caller named', () => {
  const game = tiny([
    procedure('main', {
      ask: () => call('sum', { a: 2, b: 3 }, { into: 'total' }),
      tell: (t, v) => write(t.board, `${v.total}`),
      last,
    }),
    procedure('sum', { add: (_, v) => ({ flow: 'done', value: (v.a ?? 0) + (v.b ?? 0) }), never: note('never') }),
  ]);
  expect(started(game).state.board.log).toEqual(['5']);
});

test('a procedure begins with its locals, and what it is told lies over them', () => {
  const game = tiny([
    procedure('main', { one: () => call('other', { b: 5 }), again: () => call('other'), last }),
    procedure('other', { only: (t, v) => write(t.board, `${v.a} ${v.b}`) }, { locals: () => ({ a: 1, b: 2 }) }),
  ]);
  expect(started(game).state.board.log).toEqual(['1 5', '1 2']);
});

test('done ends a procedure from the middle of it, and its cleanup runs', () => {
  const game = tiny([
    procedure('main', { one: () => call('other'), two: note('back'), last }),
    procedure('other', { begin: () => ({ flow: 'done' }), never: note('never') }, { cleanup: (b) => write(b, 'tidy') }),
  ]);
  expect(started(game).state.board.log).toEqual(['tidy', 'back']);
});

test('a procedure that runs out of steps ends, and its cleanup runs', () => {
  const game = tiny([
    procedure('main', { one: () => call('other'), last }),
    procedure('other', { only: note('only') }, { cleanup: (b) => write(b, 'tidy') }),
  ]);
  expect(started(game).state.board.log).toEqual(['only', 'tidy']);
});

/** main calls turn for seat 0, which calls turn for seat 1, which calls strike; each cleans up by its name. */
function nested(strike: Flow<string>) {
  const tidy = (words: string) => ({ cleanup: (b: Slate, v: { seat: number }) => write(b, `tidy ${words} ${v.seat}`) });
  return tiny([
    procedure('main', { one: () => call('turn', { seat: 0 }), two: note('main goes on'), last }),
    procedure(
      'turn',
      {
        begin: (_, v) => (v.seat === 0 ? call('turn', { seat: 1 }) : call('strike', { seat: 9 })),
        end: (t, v) => write(t.board, `turn ${v.seat} goes on`),
      },
      tidy('turn'),
    ),
    procedure('strike', { hit: () => strike, fall: note('fell through') }, tidy('strike')),
  ]);
}

test('leave ends the nearest procedure of that name, cleaning up from the top', () => {
  const { log } = started(nested(leave('turn'))).state.board;
  expect(log).toEqual(['tidy strike 9', 'tidy turn 1', 'turn 0 goes on', 'tidy turn 0', 'main goes on']);
});

test('leave ends the one whose vars match', () => {
  const { log } = started(nested(leave('turn', { seat: 0 }))).state.board;
  expect(log).toEqual(['tidy strike 9', 'tidy turn 1', 'tidy turn 0', 'main goes on']);
});

test('where none matches, leave falls through', () => {
  const { log } = started(nested(leave('turn', { seat: 3 }))).state.board;
  expect(log.slice(0, 3)).toEqual(['fell through', 'tidy strike 9', 'turn 1 goes on']);
});

test('over ends the game: every cleanup runs, from the top, and nobody is asked', () => {
  const { state, sealed } = started(nested(over(won)));
  expect(state.board.log).toEqual(['tidy strike 9', 'tidy turn 1', 'tidy turn 0']);
  expect([state.result, state.stack, sealed]).toEqual([won, [], true]);
});

test('a pick can say any flow that a step can', () => {
  const flows: Record<string, Flow<string>> = { end: over(won), jump: goto('last'), call: call('other') };
  const game = tiny([
    procedure('main', { ask: asks(0, Object.keys(flows), { then: (_, __, o) => flows[o] }), on: note('on'), last }),
    procedure('other', { only: note('other') }),
  ]);
  const { state } = started(game);
  const logs = Object.keys(flows).map((pick) => after(game, state, [0, pick]).state.board.log);
  expect(logs).toEqual([[], [], ['other', 'on']]);
});

test('settle comes before every step, and what it calls comes back to the very same step', () => {
  const game = tiny(
    [
      procedure('main', { one: set(2), two: note('two'), last }),
      procedure('tidy', { only: (t, v) => write(t.board, `tidy ${v.n}`) }),
    ],
    { settle: (t) => (t.board.n > 0 ? (call('tidy', { n: t.board.n-- }) as Flow) : undefined) },
  );
  expect(started(game).state.board.log).toEqual(['tidy 1', 'tidy 2', 'two']);
});

test('what settle calls may ask, and settle may end the game', () => {
  const game = tiny(
    [
      procedure('main', { one: asks(0, ['a', 'b'], { then: set(1) }), two: note('two'), last }),
      procedure('tidy', { ask: asks(1, ['c', 'd'], { then: set(3) }) }),
    ],
    {
      settle: (t) => {
        if (t.board.n === 3) return over(won);
        if (t.board.n !== 1) return;
        t.board.n = 2;
        return call('tidy') as Flow;
      },
    },
  );
  const asked = after(game, started(game).state, [0, 'a']);
  expect(asked.state.stack.map((f) => `${f.proc}.${f.at}`)).toEqual(['main.two', 'tidy.ask']);
  expect(after(game, asked.state, [1, 'c']).state).toMatchObject({ result: won, board: { log: [] } });
});

test('the stack may be sixty-four procedures deep, and no deeper', () => {
  const dig = (deepest: number) =>
    tiny([
      procedure('main', { one: () => call('dig', { depth: 2 }), last }),
      procedure('dig', {
        down: (_, v) => ((v.depth ?? 0) < deepest ? call('dig', { depth: (v.depth ?? 0) + 1 }) : undefined),
      }),
    ]);
  expect(started(dig(64)).state.stack).toHaveLength(1);
  expect(() => started(dig(65))).toThrow('tiny is 64 procedures deep (at main.last › dig.end › dig.end');
});

test('a game that goes round without ever asking is stopped', () => {
  const game = steps({ one: () => goto('two'), two: () => goto('one') });
  expect(() => started(game)).toThrow(/^tiny goes on without ever asking \(at main\.(one|two)\)$/);
});

test('what no rule can mean says where it stood', () => {
  const faults: Record<string, Flow<string>> = {
    'tiny calls nowhere, which no procedure is named (at main.end)': call('nowhere'),
    'tiny calls constructor, which no procedure is named (at main.end)': call('constructor'),
    'tiny is at main.nowhere, which is no step (at main.nowhere)': goto('nowhere'),
    'tiny is at main.constructor, which is no step (at main.constructor)': goto('constructor'),
    'tiny leaves main, the whole game (at main.end)': leave('main'),
    'tiny ended without a result (at main.one)': { flow: 'done' },
  };
  for (const [words, flow] of Object.entries(faults)) {
    const game = steps({ one: () => flow });
    expect(() => started(game)).toThrow(new Broken(words));
  }
  const silent = steps({ one: (t) => t.broken('has lost a sword') });
  expect(() => started(silent)).toThrow(new Broken('tiny has lost a sword (at main.one)'));
});
