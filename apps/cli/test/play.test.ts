import { readFileSync } from 'node:fs';
import { random } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { document, fed, questhall, scratch } from './questhall.js';

const alone = ['play', 'wizards-quest', '--seed', 'oak', '--seats', 'human,random'];
const lines = (...typed: string[]) => `${typed.join('\n')}\n`;

/** What was printed after the line that was typed, up to the next prompt. */
function answerTo(out: string, typed: string): string {
  const from = out.indexOf(`> ${typed}\n`);
  expect(from, `"${typed}" was typed`).toBeGreaterThanOrEqual(0);
  const rest = out.slice(from + typed.length + 3);
  return rest.slice(0, rest.search(/^\S+ > /m));
}

test('a game is played to its end with whatever is picked, and its record verifies', () => {
  const dice = random('picks');
  const picks = Array.from({ length: 4000 }, () => String(dice(9) + 1));
  const record = scratch('played.txt');
  const typed = lines(...picks.slice(0, 3000), 'bot random', `record ${record}`, 'quit');
  const { code, out, err } = fed(typed, ...alone, '--options', '{"turn-limit": 10}');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/The game is over\. /);
  expect(document('verify', record)).toMatchObject([{ pass: true }]);
});

test('every option has a number, and a number picks it', () => {
  const { out } = fed(lines('2', 'quit', ''), ...alone);
  const [, pick] = /^ +2 take (\S+)$/m.exec(out) ?? [];
  expect(answerTo(out, '2')).toContain(`Aldric takes ${pick.replace('castle-', 'Castle ')}`);
});

test('the beginnings of the words of a pick are enough, if only one fits', () => {
  const { out } = fed(lines('take', 't castle-4', 'quit', ''), ...alone);
  expect(answerTo(out, 'take')).toMatch(/Which\? take castle-/);
  expect(answerTo(out, 't castle-4')).toMatch(/Aldric takes Castle 4/);
});

test('a number that is not offered is refused with those that are', () => {
  const { out } = fed(lines('99', 'quit', ''), ...alone);
  expect(answerTo(out, '99')).toMatch(/There is no option 99; expected 1 to \d/);
});

test('why prints the rule that asks, and why a pick is not offered', () => {
  const { out } = fed(lines('why', 'take castle-1', 'why settle castle-1', 'quit', ''), ...alone);
  expect(answerTo(out, 'why')).toMatch(/WQ IV\.D\.1 /);
  expect(answerTo(out, 'why settle castle-1')).toMatch(/WQ IV\.D\.4\.a /);
});

test('odds tells the exact odds of the campaigns offered', () => {
  const ones = Array.from({ length: 200 }, () => '1');
  const until = fed(lines(...ones), ...alone)
    .out.split('> 1\n')
    .findIndex((part) => part.includes('Choose a campaign'));
  const { out } = fed(lines(...ones.slice(0, until), 'odds', 'quit', ''), ...alone);
  expect(answerTo(out, 'odds')).toMatch(/ against .*: captured \d+(\.\d)? %, emptied \d+(\.\d)? %; losses/);
});

test('rules finds rules by words, look tells what a space borders', () => {
  const { out } = fed(lines('rules dragon gobble', 'look dewbury', 'look nowhere', 'quit', ''), ...alone);
  expect(answerTo(out, 'rules dragon gobble')).toMatch(/WQ VII/);
  expect(answerTo(out, 'look dewbury')).toMatch(/Borders .*\(bridge\)/);
  expect(answerTo(out, 'look nowhere')).toMatch(/Nothing here is called "nowhere"/);
});

test('a lone pass is answered by the table, and asked where it would tell something', () => {
  const talisman = (seats: string) =>
    fed(lines('', 'quit', ''), 'play', 'talisman', '--seed', 'oak', '--seats', seats).out;
  expect(talisman('human,squire,squire')).toMatch(/Counterspell: (.|\n)*^Aldric: Move 6 spaces: which way\?/m);
  expect(talisman('human,squire,squire')).not.toContain('will you cast a Spell?');
  expect(talisman('human,human')).toMatch(/will you cast a Spell\?.*\n {2}1 pass/);
});

test('the board is drawn when enough has happened, or when one asks for it', () => {
  const { out } = fed(lines('1', '1', '1', 'board', 'quit', ''), ...alone);
  const boards = out.split('\n').filter((line) => line.startsWith('Setting up ·'));
  expect(boards.length).toBeLessThan(4);
  expect(answerTo(out, 'board')).toContain('Setting up ·');
});

test('undo before the first own pick says that there is none', () => {
  const { out } = fed(lines('undo', 'quit', ''), ...alone);
  expect(answerTo(out, 'undo')).toMatch(/No: (you have picked nothing|nothing has been picked) yet/);
});

test('undo takes a pick back that showed nothing, and no other', () => {
  const typed = lines('undo', 'rest', 'undo', 'quit', '');
  const { out } = fed(lines('bid 0'), 'play', 'duel', '--seed', 'oak', '--seats', 'human,random');
  expect(out).toMatch(/Aldric/);
  const turn = fed(`bid 0\n${typed}`, 'play', 'duel', '--seed', 'oak', '--seats', 'human,random').out;
  expect(answerTo(turn, 'undo')).toMatch(/No: /);
  expect(answerTo(turn.slice(turn.indexOf('> rest')), 'undo')).toMatch(/Taken back/);
});

test('a saved table is gone on with where it was left', () => {
  const file = scratch('table.json');
  const first = fed(lines('1', '1', '1', `save ${file}`, 'quit'), ...alone);
  expect(first.out).toMatch(/Saved in/);
  const going = fed(lines('log 100', 'quit'), 'play', '--load', file);
  expect(going.code).toBe(0);
  expect(answerTo(going.out, 'log 100').match(/Aldric settles/g)).toHaveLength(2);
});

test('quitting offers to save', () => {
  const file = scratch('parting.json');
  const { code, out } = fed(lines('1', 'quit', file), ...alone);
  expect(code).toBe(0);
  expect(out).toMatch(/Save first\?/);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ questhall: 'save 1', game: 'wizards-quest' });
});

test.each([
  ['cut', (text: string) => text.slice(0, 200), /cut short/],
  ['no-save', () => '{}', /this is no save/],
  [
    'foreign',
    (text: string) => text.replace('"game":"wizards-quest"', '"game":"chess"'),
    /a save of "chess"; expected/,
  ],
  ['edited', (text: string) => text.replace(/"turn":0/, '"turn":7'), /it was\s+changed/],
  ['cheating', (text: string) => text.replace(/"pick":"take castle-\d"/, '"pick":"take dewbury"'), /move \d+: /],
])('a %s save is refused, at the start and at the table, which stays as it is', (name, tamper, why) => {
  const good = scratch('good.json');
  fed(lines('1', '1', `save ${good}`, 'quit'), ...alone);
  const bad = scratch(`${name}.json`, tamper(readFileSync(good, 'utf8')));
  const start = questhall('play', '--load', bad);
  expect({ code: start.code, out: start.out }).toEqual({ code: 1, out: '' });
  expect(start.err).toMatch(why);
  const { out } = fed(lines(`load ${bad}`, 'quit', ''), ...alone);
  expect(answerTo(out, `load ${bad}`)).toMatch(why);
});

test('without a terminal there are no colours; with one forbidden there are none either', () => {
  const code = '\x1b[';
  expect(fed(lines('1', 'quit', ''), ...alone).out).not.toContain(code);
  expect(fed(lines('1', 'quit', ''), ...alone, '--no-color').out).not.toContain(code);
});

test('each seat has a letter of its own, so that colour is never needed', () => {
  const { out } = fed(lines('1', '1', 'quit', ''), ...alone, '--names', 'Zoe,Max');
  expect(out).toMatch(/^A Zoe /m);
  expect(out).toMatch(/A·Zoe takes/);
  expect(out).toMatch(/ B1 *$/m);
});

test('where two share the screen, sealed picks are made behind a curtain, one after the other', () => {
  const typed = lines('', 'bid 1', '', 'bid 2', 'rest', 'quit', '');
  const { out } = fed(typed, 'play', 'duel', '--seed', 'oak', '--seats', 'human,human');
  const [before, first, second] = out.split(/──── For \w+ alone/);
  expect(before).not.toMatch(/hand: \S*(ember|ward|spite|snuff)/);
  expect(first).toMatch(/bid 1\n──── curtain ────\n$/);
  expect(second).toMatch(/bid 2\n──── curtain ────\n/);
  expect(second.slice(second.indexOf('curtain'))).toMatch(/the bids are/);
});

test('when the lines end the table is left, and that is fine', () => {
  const { code, out } = fed('', ...alone);
  expect(code).toBe(0);
  expect(out).toMatch(/Take a castle/);
});

test('bots alone play to the end by themselves', () => {
  const { code, out } = questhall('play', 'duel', '--seats', 'random,random', '--seed', 'oak');
  expect(code).toBe(0);
  expect(out).toMatch(/The game is over/);
});
