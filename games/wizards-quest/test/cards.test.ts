import { expect, test } from 'vitest';
import { BLANK_TABLE } from '../src/blank.data.js';
import { BLANK, CARD_IDS, CARDS, type Card, cardNamed, deckCounts } from '../src/cards.js';

const cards: readonly Card[] = CARDS;
const sum = (counts: readonly number[]) => counts.reduce((all, n) => all + n, 0);

test('the deck has 35 cards of 17 kinds', () => {
  expect(sum(deckCounts())).toBe(35);
  expect(deckCounts().filter((n) => n > 0)).toHaveLength(17);
});

test('a tournament deck has the blank card besides', () => {
  expect(sum(deckCounts(1))).toBe(36);
  expect(deckCounts(1)[BLANK]).toBe(1);
  expect(CARDS[BLANK].id).toBe('blank');
});

test('a card is found by its id and an unknown one is not', () => {
  expect(CARD_IDS.map(cardNamed)).toEqual(CARDS.map((_, kind) => kind));
  expect(cardNamed('ferry')).toBe(-1);
});

test('four cards of the deck hurt, and those are played when drawn', () => {
  const hurting = cards.filter((card) => card.timing === 'immediate');
  expect(hurting.map((card) => card.id)).toEqual(['noreinf', 'halfreinf', 'orcsurge', 'blank']);
  expect(sum(hurting.map((card) => card.copies))).toBe(4);
});

test('the ring drops just the cards that touch reinforcements', () => {
  for (const card of cards) {
    expect(card.losesReinforcements ?? false).toBe(card.effects.some((effect) => effect.do === 'reinforcements'));
  }
});

test('every sum of two dice has its row in the tournament table', () => {
  expect(BLANK_TABLE.map((row) => row.roll)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
