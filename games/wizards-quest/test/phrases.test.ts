import type { Json } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { ORCS } from '../src/board.js';
import { phrases } from '../src/phrases.js';

const say = { seat: (seat: number) => ['Ada', 'Ben'][seat] };
const line = (key: keyof typeof phrases, args: Record<string, Json>) => phrases[key](args, say);

test.each<[keyof typeof phrases, Record<string, Json>, string]>([
  ['spread', { space: 'haven', n: 1 }, '1 orc comes to Haven.'],
  ['routed', { space: 'haven', n: 3 }, '3 orcs flee from Haven.'],
  ['scattered', { region: 'golden-dunes', n: 2 }, '2 orcs scatter from Golden Dunes.'],
  ['dispersed', { owner: 1, what: 'hero', space: 'haven' }, 'The hero of Ben is dispersed to Haven.'],
  ['dispersed', { owner: 0, what: '1 men', space: 'haven' }, '1 man of Ada is dispersed to Haven.'],
  ['dispersed', { owner: ORCS, what: '2 orcs', space: 'haven' }, '2 orcs are dispersed to Haven.'],
  ['stranded', { owner: ORCS, what: '2 orcs' }, '2 orcs find no space to go to, and leave the board.'],
  ['stranded', { owner: 1, what: 'hero' }, 'The hero of Ben finds no space to go to, and leaves the board.'],
  ['dragon.barred', { space: 'haven' }, 'The wizard protects Haven from the dragon.'],
  [
    'captured',
    { seat: 0, from: 'haven', space: 'dewbury', what: 'hero 1 men' },
    'Ada captures Dewbury with the hero and 1 man from Haven.',
  ],
  [
    'summoned',
    { seat: 0, power: 'hero', from: 'dewbury', space: 'haven', swaps: true },
    'Ada summons the hero from Dewbury to Haven; the sorcerer goes to Dewbury.',
  ],
  ['wizard.prospers', { space: 'haven', holder: ORCS }, 'The wizard prospers the orcs in Haven.'],
  ['wizard.prospers', { space: 'haven', holder: 1 }, 'The wizard prospers Haven.'],
  ['bridges.mended', { bridge: 0 }, 'The bridge between Dewbury and Melting Sands is mended.'],
  ['reinforced', { seat: 1, men: 0 }, 'Ben receives no men.'],
  ['ask.attack', { campaigns: 1, boats: 0, truce: true }, 'There is a truce: end your turn, unless you sail.'],
])('%s of %j is told in plain words', (key, args, words) => {
  expect(line(key, args)).toBe(words);
});

test('a battle says what it cost, and whether both sides missed', () => {
  const battle = { attacker: 0, from: 'haven', to: 'castle-6', against: 'space', ranges: [3, 4] };
  expect(line('battle', { ...battle, dice: [2, 5], costs: [2, 0] })).toBe(
    'Ada rolls 2 (range 3) against Castle 6, which rolls 5 (range 4): the defence loses 2 counters, the attack none.',
  );
  expect(line('battle', { ...battle, dice: [6, 5], costs: [0, 1] })).toContain(
    'both miss, so the attack loses 1 counter.',
  );
  const spared = { ...battle, attacker: ORCS, dice: [6, 5], costs: [0, 0] };
  expect(line('battle', spared)).toBe(
    'The orcs roll 6 (range 3) against Castle 6, which rolls 5 (range 4): both miss.',
  );
});
