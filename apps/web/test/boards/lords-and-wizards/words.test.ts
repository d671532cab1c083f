import type { Scene } from '@questhall/table';
import { expect, test } from 'vitest';
import { wordsOf } from '../../../src/boards/lords-and-wizards/words.js';

const chairs = [{ name: 'Anna' }, { name: 'Bert' }] as unknown as Scene['chairs'];

test.each([
  ['play neutral', 'Neutrality'],
  ['play chaos', 'Chaos'],
  ['play a lord', 'A Lord'],
  ['move to end the game', 'Move to end the game'],
  ['execute lord 1', 'Execute the Lord of Bert'],
  ['return wizard 0', 'Give back the Wizard of Anna'],
  ['door space-door', 'Go through the Space Door'],
  ['build scroll-of-castle-building', 'Build a castle: Scroll of Castle Building'],
  ['build 1107', 'Build a castle: Lavidian'],
])('%s is called "%s"', (pick, words) => {
  expect(wordsOf({ pick }, chairs)).toBe(words);
});
