import { duel } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { type GameRecord, lineOf, over, readRecord, sha256, verify, writeRecord } from '../src/index.js';
import { accepted, after, asks, refused, started, steps } from './tiny.js';
import { told } from './told.js';

const { record, states } = told('a duel');
const text = writeRecord(duel, record);
const lines = text.split('\n');
const first = lines.indexOf('') + 1;

/** The text with its checksum made to fit again, as a careful forger would. */
function resealed(changed: readonly string[]): string {
  const body = changed.slice(0, -2).join('\n');
  return `${body}\n= ${sha256(body)}\n`;
}
const changed = (from: string | RegExp, to: string) => {
  const forged = text.replace(from, to);
  expect(forged).not.toBe(text);
  return resealed(forged.split('\n'));
};
const why = (forged: string) => refused(readRecord(duel, forged)).why;

test('a finished record is written, read back and verified', () => {
  const read = accepted(readRecord(duel, text));
  expect({ ...read, lines: [] }).toEqual({ ...record, lines: [] });
  const bare = (r: GameRecord) => r.lines.map(({ secret: _, ...line }) => line);
  expect(bare(read)).toEqual(bare(record));
  const end = accepted(verify(duel, read));
  expect(end.state).toEqual(states.at(-1));
  expect(end.line).toBe(record.lines.length);
});

test('it can be read aloud', () => {
  expect(lines.slice(0, 5)).toEqual([
    '[questhall "record 1"]',
    '[game "duel"]',
    '[version 2]',
    '[seats 3]',
    '[players ["Ann","Bob \\"the Ox\\"","Çelik\\n🐉"]]',
  ]);
  expect(lines[first]).toMatch(/^0\. \{spells (ember|ward|snuff|spite), .*relics (sword|shield|skull)\}$/);
  expect(lines[first + 1]).toMatch(/^1\. [0-2]: bid \d$/);
  expect(text).toMatch(/^\d+\. [0-2]: (rest|fight \d|end turn)/m);
  expect(text).toMatch(/^\d+\. [0-2]! (drop|offer|accept) /m);
  expect(text).toMatch(/ \{fight \d, fight \d\}$/m);
});

test('a game without dice before its first pick begins with line 1', () => {
  const game = steps({
    one: asks(0, ['a', 'b'], { then: () => over({ winners: [0], rule: 'T 9', says: { key: 'won' } }) }),
  });
  const outcome = after(game, started(game).state, [0, 'a']);
  const { commitment, nonces, secret, salt } = record;
  const head = { game: 'tiny', version: 1, seats: 2, players: [], options: {}, commitment, nonces, secret, salt };
  const short = {
    ...head,
    result: outcome.state.result,
    opening: [],
    lines: [lineOf({ seat: 0, picks: ['a'] }, outcome)],
  };
  const written = writeRecord(game, short);
  expect(written).toMatch(/\n\n1\. 0: a\n= /);
  expect(readRecord(game, written)).toEqual(short);
});

test('lines may end as on any machine', () => {
  expect(readRecord(duel, text.replaceAll('\n', '\r\n'))).toEqual(readRecord(duel, text));
});

test('while the game runs, private and sealed picks, hidden draws and the seed stay out of it', () => {
  const running = writeRecord(duel, { ...record, result: null });
  expect(running).not.toContain(record.secret);
  expect(running).not.toContain('[salt');
  expect(running).not.toMatch(/ember|ward|snuff|spite|discard|bid|pass/);
  expect(running).not.toMatch(/relics (sword|shield|skull)/);
  expect(running).toContain('{spells ?');
  expect(running).toMatch(/^\d+\. [0-2]: \?/m);
  expect(running).toMatch(/^\d+\. [0-2]: rest/m);
  expect(running).toContain(`[commitment "${record.commitment}"]`);
});

test('a running record is read back, and says that it cannot be verified yet', () => {
  const running = writeRecord(duel, { ...record, result: null });
  const read = accepted(readRecord(duel, running));
  expect(writeRecord(duel, read)).toBe(running);
  expect(refused(verify(duel, read)).why).toBe('the seed is not revealed before the game is over');
});

test.each(['resigned', 'agreed'] as const)(
  'a game that was %s shows its seed and verifies without a result',
  (ended) => {
    const short: GameRecord = { ...record, lines: record.lines.slice(0, 30), result: null, ended };
    const written = writeRecord(duel, short);
    expect(written).toContain(`[ended "${ended}"]\n`);
    expect(written).not.toMatch(/^\d+\. [0-2]: \?/m);
    const read = accepted(readRecord(duel, written));
    expect(read.ended).toBe(ended);
    expect(accepted(verify(duel, read)).state).toEqual(states[30]);
  },
);

test('a record says who resigned, also where others played on', () => {
  const told = accepted(readRecord(duel, writeRecord(duel, { ...record, resigned: [2] })));
  expect(told.resigned).toEqual([2]);
  expect(accepted(verify(duel, told)).state.result).toEqual(record.result);
  expect(refused(verify(duel, { ...record, resigned: [3] })).why).toBe('the record says seat 3 resigned; there are 3');
});

test('a game that a rule ended was not ended otherwise', () => {
  const both = { ...record, ended: 'agreed' } as const;
  expect(refused(verify(duel, both)).why).toBe('a game with a result was not agreed as well; expected one of the two');
  expect(refused(verify(duel, { ...record, result: null, ended: 'resigned' })).why).toMatch(
    /^move \d+: the record says the result is null, play gives /,
  );
});

test('a truncated record is refused wherever it was cut', () => {
  const cuts = [1, 2, first - 1, first, first + 3, lines.length - 3].map((n) => why(lines.slice(0, n).join('\n')));
  expect(cuts.every((words) => words.includes('cut short'))).toBe(true);
  expect(why('')).toBe('line 1: a record begins with [questhall "record 1"]');
  const last = `line ${lines.length - 1}: a record ends with "= " and its checksum; this file is cut short`;
  expect(why(text.slice(0, -20))).toBe(last);
});

test('an edited record is refused', () => {
  expect(why(text.replace(/: rest/, ': scry'))).toBe(
    `line ${lines.length - 1}: the checksum does not fit: the record was changed after it was written`,
  );
});

test('a record with lines out of order, missing or doubled is refused with the number expected', () => {
  const at = first + 4;
  const [a, b] = [lines[at] as string, lines[at + 1] as string];
  const rest = lines.slice(at + 2);
  const forged = [
    [b, a, ...rest],
    [b, ...rest],
    [a, a, b, ...rest],
  ].map((end) => [...lines.slice(0, at), ...end]);
  const expected = [4, 4, 5].map((n, i) => [i === 2 ? at + 2 : at + 1, n]);
  expect(forged.map((f) => why(resealed(f)))).toEqual(
    expected.map(([line, n]) => `line ${line}: expected line number ${n}; lines are missing or out of order`),
  );
});

test('a record of another game or another version is refused', () => {
  expect(why(changed('[game "duel"]', '[game "chess"]'))).toBe('line 2: this is a record of "chess"; expected duel');
  expect(why(changed('[game "duel"]\n', ''))).toBe('line 2: this is a record of undefined; expected duel');
  expect(why(changed('[version 2]', '[version 1]'))).toBe(
    'line 3: this record is of version 1 of duel; its rules verify only under that version, and this is 2',
  );
});

test.each([
  ['line 4: the header seats is a number', '[seats 3]', '[seats "three"]'],
  ['line 2: the header seats is missing', '[seats 3]\n', ''],
  ['line 5: the header seats is there twice', '[seats 3]', '[seats 3]\n[seats 2]'],
  ['line 4: the value of seats is not JSON', '[seats 3]', '[seats three]'],
  ['line 4: a header is one of game, version, seats, players, options, commitment', '[seats 3]', '[chairs 3]'],
  ['line 4: a header is one of game, version', '[seats 3]', 'seats 3'],
  ['line 5: the header players is a list of names', /\[players .*\]/, '[players 3]'],
  ['line 6: the header options is the options of the table', /\[options .*\]/, '[options null]'],
  ['line 7: the header commitment is 64 hex digits', /\[commitment .*\]/, '[commitment "ab"]'],
  ['line 8: the header nonces is a list of texts', /\[nonces .*\]/, '[nonces null]'],
  ['line 9: the header secret is 32 hex digits', /\[secret .*\]/, '[secret "ab"]'],
  ['line 10: the header salt is a text', /\[salt .*\]/, '[salt 5]'],
  ['line 11: the header result is { winners, rule, says }', /\[result .*\]/, '[result {"winners":"all"}]'],
  ['line 12: the header ended is "resigned" or "agreed"', /(\[result .*\])/, '$1\n[ended "bored"]'],
  ['line 12: the header resigned is a list of seats', /(\[result .*\])/, '$1\n[resigned "Anna"]'],
])('refused: %s', (words, from, to) => {
  expect(why(changed(from, to))).toContain(words);
});

test.each([
  ['a line is "seat: pick; pick {dice}"', /: rest$/m, ''],
  ['"fight" is no die', /: rest$/m, ': rest {fight}'],
  ['"fight six" is no die', /: rest$/m, ': rest {fight six}'],
  ['there are no dice called "coins"; expected one of fight, spells, relics', /: rest$/m, ': rest {coins 2}'],
  ['a rewind goes to an earlier line', /\d: rest$/m, 'rewind 900'],
  ['line 0 has only the dice rolled before the first pick', /^0\. /m, '0. 1: rest '],
])('refused: %s', (words, from, to) => {
  expect(why(changed(from, to))).toMatch(new RegExp(`^line \\d+: ${words.replace(/[{}?]/g, '\\$&')}$`));
});

test('dice that the seed does not give are found, with the move they stand at', () => {
  const forged = accepted(readRecord(duel, changed(/\{fight (\d), fight (\d)\}/, '{fight $2, fight 7}')));
  expect(refused(verify(duel, forged)).why).toMatch(/^move \d+: the record says fight \d, the seed gives fight \d$/);
  const opening = accepted(readRecord(duel, changed(/^0\. \{spells \w+, /m, '0. {')));
  expect(refused(verify(duel, opening)).why).toMatch(/^the record says \w+ \w+, the seed gives spells \w+$/);
  const fewer = accepted(readRecord(duel, changed(/ \{fight \d, fight \d\}/, '')));
  expect(refused(verify(duel, fewer)).why).toMatch(/^move \d+: the record says no die, the seed gives fight \d$/);
});

test('picks that were not offered are found', () => {
  const verified = (from: RegExp, to: string) =>
    refused(verify(duel, accepted(readRecord(duel, changed(from, to))))).why;
  expect(verified(/: rest/, ': flee')).toMatch(/^move \d+: "flee" is not offered at turn\.act; expected one of "rest"/);
  expect(verified(/^(\d+)\. \d: bid/m, '$1. 7: bid')).toMatch(/^move 1: it is seat 0 and seat 1 and seat 2 to choose/);
  expect(verified(/! \w+ .*$/m, '! drop everything')).toMatch(/^move \d+: seat \d may not do "drop everything" there$/);
});

test('a seed that was not the one committed to is found', () => {
  const other = { ...record, secret: 'f'.repeat(32) };
  expect(refused(verify(duel, other)).why).toBe('the revealed seed does not fit the commitment made before play');
});

test('without its salt a seed proves nothing', () => {
  const words = 'the seed is not revealed before the game is over';
  expect(refused(verify(duel, { ...record, salt: null })).why).toBe(words);
  expect(refused(verify(duel, { ...record, secret: null })).why).toBe(words);
});

test('another result than play gives is found', () => {
  const result = { winners: [0, 1, 2], rule: 'D 13', says: { key: 'best' } };
  expect(refused(verify(duel, { ...record, result })).why).toMatch(
    /^move \d+: the record says the result is \{"winners":\[0,1,2\].*, play gives \{"winners":/,
  );
});

test('a table that cannot be set is found', () => {
  expect(refused(verify(duel, { ...record, seats: 9 })).why).toBe('Duel is for 2 to 4 players, not 9');
  expect(refused(verify(duel, { ...record, options: { lives: 9 } })).why).toBe('option lives is 9; expected 1, 2, 3');
});

test('a game that goes on after its end is found', () => {
  const more = { ...record, lines: [...record.lines, record.lines[0]!] };
  expect(refused(verify(duel, more)).why).toBe(`move ${more.lines.length}: the game is over`);
});
