import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { PILES } from '../../src/index.js';
import { hero, told } from '../stage.js';
import { comes, ELF, of, type Words } from './deck.js';

const village = (words: Words, more = {}) =>
  comes({ character: 'druid', space: 'village', ...words }, { more }).picks(0, 'call on blacksmith');

rule(['T EQUIP.6', 'T SETUP.9'], 'how many Purchase Cards and Talismans lie in the open piles', () => {
  const t = hero({ character: 'druid' }, { begin: 'move', others: [ELF] });
  const piles = Object.fromEntries(PILES.map(({ id }) => [id, t.truth(`piles.${id}`)]));
  expect(piles).toEqual({
    'bought-armour': 4,
    'bought-axe': 4,
    'bought-helmet': 4,
    'bought-mule': 4,
    'bought-raft': 1,
    'bought-shield': 4,
    'bought-sword': 3,
    'bought-water-bottle': 4,
    'given-talisman': 4,
  });
});

rule(['T 3:2', 'T 3:3', 'T 20:1'], 'Helmet, Sword, Axe, Shield, Armour: what the Blacksmith asks for them', () => {
  const prices = { helmet: 2, sword: 2, axe: 3, shield: 3, armour: 4 };
  for (const [id, price] of Object.entries(prices)) {
    const t = village({ gold: price }).picks(0, `buy bought-${id}`);
    expect(of(t, 0, 'objects', 'gold')).toEqual([[`bought-${id}`], 0]);
    const offers = village({ gold: 4 }).offers(0);
    expect(offers.includes(`buy bought-${id}`)).toBe(true);
    if (price > 2) expect(village({ gold: price - 1 }).refuses(0, `buy bought-${id}`)).toMatchObject({ rule: 'T 3:2' });
  }
});

rule('T 20:1', 'Sword, Axe: several may be bought on one visit, and too many are laid down', () => {
  const t = village({ gold: 9, objects: ['ring', 'cross', 'magic-belt'], alignment: 'good' });
  t.picks(0, 'buy bought-sword', 'buy bought-axe');
  expect([t.at(), t.offers(0).length]).toEqual(['tidy.objects', 5]);
  t.picks(0, 'lay magic-belt', 'buy bought-helmet', 'lay bought-sword', 'done');
  expect([of(t, 0, 'gold', 'objects'), t.truth('spaces.village.cards')]).toEqual([
    [2, ['ring', 'cross', 'bought-axe', 'bought-helmet']],
    ['magic-belt', 'bought-sword'],
  ]);
});

rule('T 20:2.2', 'Sword: with its pile empty none can be bought', () => {
  const more = { spaces: { oasis: { cards: ['bought-sword', 'bought-sword', 'bought-sword'] } } };
  expect(village({ gold: 5 }, more).refuses(0, 'buy bought-sword')).toMatchObject({ rule: 'T 20:2.2' });
});

rule('T 20:2.1', 'Armour, Sword: handed to the Alchemist they go back to their piles and can be bought again', () => {
  const t = comes({ character: 'druid', space: 'city', objects: ['bought-armour', 'sword'] });
  t.picks(0, 'call on alchemist', 'gild bought-armour', 'gild sword');
  expect([of(t, 0, 'gold'), t.truth('piles.bought-armour'), t.truth('discard')]).toEqual([[3], 4, ['sword']]);
});

rule(['T 20:3', 'T 12:1.1'], 'Shield: a bought one lies on a space like any other, and can be taken', () => {
  const t = comes({ character: 'druid', space: 'city' }, { more: { spaces: { city: { cards: ['bought-shield'] } } } });
  t.picks(0, 'take bought-shield');
  expect([of(t, 0, 'objects'), t.truth('piles.bought-shield')]).toEqual([[['bought-shield']], 3]);
});

rule('T 5:2', 'Sword: not sold to one who may not have it', () => {
  const t = comes({ character: 'priest', space: 'village', gold: 9 }).picks(0, 'call on blacksmith');
  const goods = ['helmet', 'axe', 'shield', 'armour'].map((id) => `buy bought-${id}`);
  expect(t.offers(0)).toEqual(['done', ...goods]);
});

rule(['T 16:4.3', 'T R72'], 'Armour, Shield, Helmet: bought ones save a Life as the others do', () => {
  const saved = (card: string, die: number) => {
    const t = hero(
      { character: 'druid', space: 'outer-fields-1', objects: [card] },
      { begin: 'encounter', others: [ELF], dice: { adventure: ['giant'], combat: [1], foe: [6], save: [die] } },
    );
    return told(t, 'tried').map((tried) => (tried as { saved: boolean }).saved)[0];
  };
  expect([
    saved('bought-armour', 4),
    saved('bought-shield', 4),
    saved('bought-shield', 5),
    saved('bought-helmet', 6),
  ]).toEqual([true, false, true, true]);
});

rule('T 20:2.1', 'Mule, Water Bottle: bought ones carry and quench like the others', () => {
  const mule = hero({ character: 'druid', objects: ['bought-mule'] }, { begin: 'move', others: [ELF] });
  expect(mule.computed('object-limit', { seat: 0 })).toBe(null);
  const t = comes({ character: 'druid', space: 'desert-1', objects: ['bought-mule', 'bought-water-bottle'] });
  expect(of(t, 0, 'lives')).toEqual([4]);
  const gilds = comes({ character: 'druid', space: 'city', objects: ['bought-mule', 'bought-water-bottle'] });
  gilds.picks(0, 'call on alchemist', 'gild bought-mule', 'gild bought-water-bottle');
  expect([gilds.truth('piles.bought-mule'), gilds.truth('piles.bought-water-bottle')]).toEqual([4, 4]);
});

rule(['T 11:19', 'T 20:2.1'], 'Raft: a bought one crosses the river once, and goes back to its pile', () => {
  const t = hero(
    { character: 'druid', space: 'forest', raft: 'bought-raft' },
    { begin: 'move', others: [ELF], more: { turn: 5 } },
  ).picks(0, 'raft castle');
  expect([of(t, 0, 'space', 'raft'), t.truth('piles.bought-raft')]).toEqual([['castle', null], 1]);
});

rule('T 20:2.1', 'Talisman: one that was given opens the Valley of Fire, and goes back to its pile', () => {
  const den = hero(
    { character: 'druid', space: 'werewolf-den', objects: ['given-talisman'] },
    { begin: 'move', others: [ELF] },
  );
  expect(den.offers(0)).toContain('go valley-of-fire');
  const t = comes({ character: 'druid', space: 'city', objects: ['given-talisman'] });
  t.picks(0, 'call on alchemist', 'gild given-talisman');
  expect([of(t, 0, 'objects', 'gold'), t.truth('piles.given-talisman')]).toEqual([[[], 2], 4]);
});
