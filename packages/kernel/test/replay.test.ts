import { duel } from '@questhall/testkit';
import { expect, test } from 'vitest';
import {
  apply,
  drawAt,
  type Outcome,
  readRecord,
  replay,
  rewound,
  type Snapshot,
  verify,
  writeRecord,
} from '../src/index.js';
import type { Board } from './duelling.js';
import { accepted, asks, copied, refused, started, steps } from './tiny.js';
import { told } from './told.js';

const { record, states } = told('a duel taken back', { 20: 12, 40: 0, 55: 44, 56: 54 });
const epochs = (upTo: number) => record.lines.slice(0, upTo).filter((l) => l.rewind !== null).length;

test('a record in which moves were taken back is played again to the same end', () => {
  const end = accepted(verify(duel, record));
  expect(end.state).toEqual(states.at(-1));
  expect(end.epoch).toBe(4);
  expect(writeRecord(duel, record)).toMatch(/^20\. rewind 12$/m);
  expect(verify(duel, accepted(readRecord(duel, writeRecord(duel, record))))).toEqual(end);
});

test('after a rewind no die falls as it is known to have fallen', () => {
  const game = steps({
    one: asks(0, ['roll', 'wait'], { then: (t) => void Array.from({ length: 12 }, () => t.die('dice', 100)) }),
    two: asks(0, ['stop', 'go']),
  });
  const { state } = started(game);
  const rolls = (epoch: number) => {
    const outcome = apply(game, rewound(game, state, epoch), { seat: 0, picks: ['roll'] }) as Outcome;
    return outcome.draws.map((d) => d.value);
  };
  expect(rolls(0)).toEqual(rolls(0));
  for (const epoch of [1, 2, 3]) {
    expect(rolls(epoch).filter((value, i) => value === rolls(0)[i]).length).toBeLessThan(4);
  }
  expect(state.rng.epoch).toBe(0);
  expect(drawAt({ ...state.rng, epoch: 1 }, 'dice', 0, 100) + 1).toBe(rolls(1)[0]);
});

test('from a snapshot anywhere, also one saved as JSON, the rest is played to the same end', () => {
  const late = record.lines.length;
  for (const line of [0, 41, 56, late - 1, late]) {
    const from: Snapshot<Board> = { line, epoch: epochs(line), state: copied(states[line]!) };
    expect(accepted(replay(duel, record, from))).toEqual({ line: late, epoch: 4, state: states.at(-1) });
  }
});

test('a snapshot does not know what came before it', () => {
  const from: Snapshot<Board> = { line: 30, epoch: 1, state: states[30]! };
  expect(refused(replay(duel, record, from)).why).toBe('move 40: rewinds to line 0, which lies before this snapshot');
});

test('a snapshot from behind the end of a record is refused', () => {
  const short = { ...record, lines: record.lines.slice(0, 10) };
  const from: Snapshot<Board> = { line: 11, epoch: 0, state: states[11]! };
  expect(refused(replay(duel, short, from)).why).toBe('this snapshot lies behind move 11; the record has 10');
});

test('a running game is played again up to where it stands by who knows the seed', () => {
  const running = { ...record, result: null, lines: record.lines.slice(0, 30) };
  expect(accepted(replay(duel, running)).state).toEqual(states[30]);
});

test('a replay leaves its snapshot alone', () => {
  const from: Snapshot<Board> = { line: 57, epoch: 4, state: states[57]! };
  const before = copied(from);
  replay(duel, record, from);
  expect(from).toEqual(before);
});
