import { runScenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { talisman, talismanWords } from '../src/index.js';

const games = { talisman: { game: talisman, words: talismanWords } };
const why = (more: object) => runScenario(games, { game: 'talisman', seats: 2, ...more }).why;

test.each([
  ['a misspelt card', { spaces: { ruins: { cards: ['sowrd'] } } }, 'expected a card: sword'],
  ['part of a name', { players: { 0: { space: 'fields' } } }, 'expected a space: outer-fields-1'],
  ['an Enemy among Objects', { players: { 0: { objects: ['bear'] } } }, 'bear is of the sort animal'],
])('%s is refused, with what was expected', (_, position, words) => {
  expect(why({ position })).toContain(words);
});

const ELF = (words: object) => ({ players: { 0: { character: 'elf', ...words }, 1: { character: 'troll' } } });
const OUT = { 0: { character: 'elf' }, 1: { character: 'troll' }, 2: { out: true, objects: ['sword'] } };

test.each([
  ['a thousand Gold', ELF({ gold: 1000 }), 'players.0.gold is 1000; expected 0 to 99'],
  ['less Strength than at the start', ELF({ strength: 2 }), 'players.0.strength is 2; expected 3 to 99'],
  ['a Toad with Gold', ELF({ toad: 2, gold: 1 }), 'players.0 is a Toad, and owns something'],
  ['a Toad for nine turns', ELF({ toad: 9 }), 'players.0.toad is 9; expected 0 to 4'],
  ['a slave in the City', ELF({ space: 'city', enslaved: true }), 'players.0 is enslaved, but not in the temple'],
  ['a Werewolf in the City', ELF({ space: 'city', foe: 3 }), 'neither Werewolf nor Pitfiends are in city'],
  ['Pitfiends that were beaten', ELF({ space: 'pits', due: false, foe: 2 }), 'instructions are completed'],
  ['seven Pitfiends', ELF({ space: 'pits', foe: 7 }), 'players.0.foe is 7; expected 0 to 6'],
  ['a task in the Valley', ELF({ space: 'valley-of-fire', due: true }), 'valley-of-fire has no instructions'],
  ['the Hag in company', ELF({ followers: ['cursed-by-a-hag', 'maiden'] }), 'drives all other Followers away'],
  ['a deed without a quest', ELF({ questDone: true }), 'players.0.questDone: there is no quest'],
  ['three Swords', ELF({ objects: ['sword', 'sword', 'sword'] }), '3 of the card sword, but there are 2'],
  ['a Hex of nobody', { hex: { space: 'oasis' } }, 'hex.by is a seat, 0 to 1, not nothing'],
  ['a Hex in the Crypt', { hex: { space: 'crypt', by: 1 } }, 'a Hex lies in the Outer or Middle Region'],
  ['a Blizzard of nobody', { blizzard: { left: 1 } }, 'blizzard.by is a seat, 0 to 1, not nothing'],
  ['a Fountain that is not there', { spaces: { city: { charges: 2 } } }, 'no Fountain, Stream or Pool lies there'],
  ['a Crown not reached', { crowned: false, ...ELF({ space: 'crown-of-command' }) }, 'crowned is false, but somebody'],
  ['a Sword that was visited', { visited: ['sword'] }, 'expected a space, a Stranger or a Place'],
  ['more foreseen than known', { top: ['imp'], ...ELF({ foreseen: 2 }) }, 'players.0.foreseen is 2; expected 0 to 1'],
])('%s is refused', (_, position, words) => {
  expect(why({ position })).toContain(words);
});

test('who is out has nothing, and is out because the Crown was reached', () => {
  expect(why({ seats: 3, position: { players: OUT } })).toBe('players.2 is out of the game, so there is no objects');
  const position = { players: { ...OUT, 2: { out: true } } };
  expect(why({ seats: 3, position, expect: [{ path: 'crowned', is: true }] })).toBe('');
  expect(why({ seats: 3, position: { ...position, crowned: false } })).toContain('nobody can be out');
  expect(why({ seats: 3, position, begin: { proc: 'turn', vars: { seat: 2 } } })).toBe('seat 2 is out of the game');
});

test('each of two Places that hold something has its own', () => {
  const spaces = {
    ruins: { cards: ['magic-stream'], charges: 3 },
    'hidden-valley': { cards: ['pool-of-life'], charges: 2 },
  };
  const held = ['ruins', 'hidden-valley'].map((space, i) => ({ path: `spaces.${space}.charges`, is: 3 - i }));
  expect(why({ position: { spaces }, expect: held })).toBe('');
});

test.each([
  ['meet', {}, {}, 'no other character stands where seat 0 does'],
  ['way', {}, { steps: 7 }, 'steps is 7; expected 1 to 6'],
  ['way', { space: 'crypt' }, { steps: 2 }, 'in the Inner Region no die is rolled for the move'],
  ['portal', {}, {}, 'seat 0 stands in forest; expected a space of the middle Region'],
  ['bridge', { space: 'castle' }, {}, 'seat 0 stands in castle; expected a space of the outer Region'],
  ['fight', {}, { creature: 'werewolf' }, 'begin fight needs "power": the werewolf has none printed'],
  ['lose-life', {}, { n: 0 }, 'n is 0; expected 1 to 99'],
])('%s does not begin with %j and %j', (proc, words, vars, says) => {
  expect(why({ position: ELF(words), begin: { proc, vars: { seat: 0, ...vars } } })).toBe(says);
});

test('where nobody can be encountered an encounter with a character does not begin', () => {
  const both = (space: string) => ({ players: { 0: { space }, 1: { space } } });
  const begins = (proc: string, space: string) => why({ position: both(space), begin: { proc, vars: { seat: 0 } } });
  expect(begins('meet', 'crypt')).toBe('in crypt nobody can encounter a character');
  expect(begins('space', 'crown-of-command')).toContain('is not alone on the Crown of Command');
});

test('laws are about play, so a position alone has none', () => {
  expect(why({ position: {}, expect: [{ laws: 'all' }] })).toContain('expected a begin');
});
