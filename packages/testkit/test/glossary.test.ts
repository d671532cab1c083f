import type { Glossary } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { glossaryFaults } from '../src/index.js';
import { hoardInWords } from './hoard.js';

const { game, words } = hoardInWords;
const plan = { games: 2, seed: 'gems', tables: [{ seats: 2 }], decisions: 60 };

function faults(more: Partial<Glossary>): string[] {
  return glossaryFaults({ game, words: { ...words, ...more } }, plan);
}

test('what a game does not list is told', () => {
  expect(faults({})).toEqual(
    expect.arrayContaining([
      'there are no dice',
      'the dice stream luck is not listed',
      'the ask turn.fill is not listed',
      'a pick of turn.fill is not listed',
    ]),
  );
});

test('what a game lists without having it is told', () => {
  const dice = { luck: 'a die', deal: 'a gem', spare: 'nothing' };
  expect(faults({ dice })).toContain('the dice stream spare is listed, and there is none');
  expect(faults({ dice: { luck: 'a die' } })).toContain('the stream deal is rolled, and not listed');
});

test('an event must have the arguments listed, no more and no fewer', () => {
  const put = { says: 'a coin is put', args: { who: 'the seat' } };
  expect(faults({ events: { ...words.events, put } })).toContain('the event put has by, and who is listed');
  const dealt = { says: 'a gem is dealt', args: { to: 'whom' } };
  expect(faults({ events: { ...words.events, dealt } })).toContain(
    'the secret of the event dealt has gem, and nothing is listed',
  );
});

test('picks must be listed where they are offered, and their places named', () => {
  const picks = [{ pick: 'put <coin>', says: 'put coins', at: ['turn.fill'] }];
  expect(faults({ picks })).toEqual(
    expect.arrayContaining([
      '"stop" is offered at turn.fill, and not listed there',
      'nothing is named that can stand for <coin>',
    ]),
  );
});

test('a refusal must be listed, unless it is by the rule of the question', () => {
  const picks = [{ pick: 'put 1', says: 'put a coin', at: ['turn.fill'] }];
  const lists = { picks, asks: { 'turn.fill': { says: 'fill your chest' } } };
  expect(faults(lists)).toContain('a pick is refused at turn.fill by H 2.1, which is not listed');
  const asks = { 'turn.fill': { says: 'fill your chest', refuses: { 'H 2.1': 'the purse is empty' } } };
  expect(faults({ picks, asks }).join()).not.toContain('H 2.1');
});

test('paths and shows must be listed', () => {
  const found = faults({ views: { turn: 'the seat', 'players.<seat>.coins': 'coins' }, shows: { turn: { die: '?' } } });
  expect(found).toContain('the path round is not listed');
  expect(found).toContain('what turn shows has rolled, and die is listed');
  expect(found.join()).not.toContain('players.0.coins');
});
