import { expect, test } from 'vitest';
import { questhall, spoken } from './questhall.js';

const COMMANDS = ['play', 'games', 'simulate', 'rules', 'scenario', 'record', 'verify', 'arena', 'bench'];
const HALL = ['serve', 'backup', 'restore', 'reset-password'];

test('help lists every command', () => {
  const { code, out, err } = questhall('help');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const name of [...COMMANDS, ...HALL]) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
});

test.each([...COMMANDS, ...HALL])('%s --help says how it is used, as help does', async (name) => {
  const { code, out, err } = await spoken(name, '--help');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(new RegExp(`^questhall ${name}\\b`));
  expect((await spoken('help', name)).out).toBe(out);
});

test('--version tells the version', () => {
  const { code, out } = questhall('--version');
  expect({ code, out }).toEqual({ code: 0, out: '0.1.0\n' });
});

test('without a word it lists the commands, and that is no success', () => {
  const { code, out, err } = questhall();
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('simulate');
});

test.each<[string[], RegExp]>([
  [['simulat'], /no command "simulat"; did you mean simulate\?/],
  [['--json'], /a command comes first/],
  [['simulate'], /simulate which game\? expected wizards-quest/],
  [['simulate', 'chess'], /no game "chess"; expected wizards-quest/],
  [['simulate', 'wizards-quest', 'duel'], /one game; what is "duel"/],
  [['simulate', 'duel', '--gmes', '3'], /no flag --gmes; did you mean --games\?/],
  [['simulate', 'duel', '--games'], /--games needs a value/],
  [['simulate', 'duel', '--games', '--json'], /--games needs a value/],
  [['simulate', 'duel', '--json=yes'], /--json takes no value/],
  [['simulate', 'duel', '--games', 'many'], /--games is "many"; expected a whole number/],
  [['simulate', 'duel', '--games', '0'], /at least 1/],
  [['simulate', 'duel', '--seats', 'random,dragon'], /no player for duel "dragon"; expected random/],
  [['simulate', 'duel', '--seats', 'random'], /--seats names 1; Duel is for 2 to 4 players/],
  [['simulate', 'duel', '--options', '{'], /--options is not JSON/],
  [['simulate', 'duel', '--options', '[]'], /expected an object/],
  [['simulate', 'duel', '--options', '{"lifes": 1}'], /no option lifes; it has lives/],
  [['simulate', 'duel', '--options', '{"lives": 9}'], /option lives is 9; expected 1, 2, 3/],
  [['simulate', 'duel', '--laws', 'some'], /--laws is "some"; expected all or a whole number/],
  [['games', 'duel'], /games takes no words; what is "duel"/],
  [['arena', 'duel'], /arena between whom\? expected --seats/],
  [['arena', 'duel', '--seats', 'random,random', '--workers', '0'], /--workers is "0"/],
  [['rules', 'chess'], /no game "chess"/],
  [['rules', '--why', 'WQ Z'], /no rule "WQ Z"; expected an id such as WQ I/],
  [['rules', '--list', '--find', 'orc'], /exclude each other/],
  [['scenario'], /scenario needs a file/],
  [['verify'], /verify which record/],
  [['bench', 'screen'], /no bench "screen"; expected kernel, games, hall/],
  [['bench', '--game', 'chess'], /no game "chess"/],
  [['bench', 'hall', '--tables', '5,many'], /--tables has "many"/],
  [['bench', '--seconds', 'long'], /--seconds is "long"/],
  [['play'], /play which game/],
  [['play', 'duel', '--seats', 'human,ghost'], /no player for duel "ghost"; expected human, random/],
  [['play', 'duel', '--names', 'Ann,Bob,Cid,Dan,Eve'], /--names has 5 names for 4 seats/],
  [['record', 'duel', '-x'], /no flag -x; expected --seats/],
  [['serve', '--port', 'front'], /--port is "front"; expected a whole number/],
  [['serve', '--public-url', 'example.org'], /--public-url is "example.org"; expected https/],
  [['serve', '--log', 'loud'], /--log is "loud"; expected debug, info, warn, error/],
  [['backup'], /backup into which folder\?/],
  [['restore'], /restore which copy\?/],
  [['reset-password'], /reset-password of which account\?/],
])('%j is refused with what was expected', async (words, sentence) => {
  const { code, out, err } = await spoken(...words);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
});
