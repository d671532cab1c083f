import {
  apply,
  begin,
  commitment,
  isRefusal,
  lineOf,
  type Outcome,
  prompts,
  seedFrom,
  writeRecord,
} from '@questhall/kernel';
import { expect, test } from 'vitest';
import { checkRecord } from '../../src/index.js';
import { type Board, hoard } from '../hoard.js';

const secret = seedFrom('an old game');

/** A whole game in which everybody picks the first thing offered. */
function played() {
  let outcome = begin(hoard, { seats: 2 }, secret) as Outcome<Board>;
  const opening = outcome.draws;
  const lines = [];
  const states = [outcome.state];
  while (!outcome.state.result) {
    const prompt = prompts(hoard, outcome.state).find((p) => !p.answered);
    const move = { seat: prompt?.seat as number, picks: [prompt?.choices[0]?.pick as string] };
    const next = apply(hoard, outcome.state, move);
    if (isRefusal(next)) throw new Error(next.why);
    outcome = next;
    lines.push(lineOf(move, outcome));
    states.push(outcome.state);
  }
  const record = {
    game: 'hoard',
    version: 1,
    seats: 2,
    players: ['ann', 'bob'],
    options: outcome.state.options,
    commitment: commitment(secret, 'salt'),
    nonces: [],
    secret,
    salt: 'salt',
    result: outcome.state.result,
    opening,
    lines,
  };
  return { text: writeRecord(hoard, record), states };
}

test('an old record still ends with its result', () => {
  expect(checkRecord(hoard, played().text)).toBeUndefined();
});

test('one that was changed does not', () => {
  expect(checkRecord(hoard, played().text.replace('put 1', 'stop'))).toContain('checksum');
});

test('an old save still opens and plays to an end', () => {
  expect(checkRecord(hoard, JSON.stringify(played().states[7]))).toBeUndefined();
});

test('one that is cut short, unsound or of another game does not', () => {
  const save = JSON.stringify(played().states[7]);
  expect(checkRecord(hoard, save.slice(0, 50))).toContain('cut short');
  expect(checkRecord(hoard, save.replace('"hoard"', '"horde"'))).toContain('expected hoard');
  expect(checkRecord(hoard, save.replace(/"pile":\[\d/, '"pile":[9'))).toContain('not sound');
});
