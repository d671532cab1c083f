import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { marnon } from '../table.js';

const spaces = { 'castle-1': { seat: 0, men: 2 }, 'castle-2': { seat: 1, men: 2 } };
const petition = { proc: 'petition', vars: { seat: 0 } };

/** The whole deck without these cards, for somebody else to hold. */
function allBut(...cards: string[]): string[] {
  const { deck } = marnon({ seats: 2, position: { spaces }, begin: petition }).truth() as { deck: string[] };
  for (const card of cards) deck.splice(deck.indexOf(card), 1);
  return deck;
}

rule('WQ X.A.5.1', 'a played card goes face up on the discard pile at once', () => {
  const t = marnon({
    seats: 2,
    position: { spaces, discard: ['peek'], players: { 0: { hand: ['men2', 'men2', 'boat'] } } },
    begin: petition,
  });
  t.picks(0, 'play men2');
  expect([t.truth('topDiscard'), t.truth('discardSize')]).toEqual(['men2', 2]);
  t.picks(0, 'play men2');
  expect(t.truth('discard')).toEqual(['men2', 'peek', 'men2']);
  expect(t.heard(1)).toContainEqual({ key: 'petition.played', args: { seat: 0, card: 'men2' } });
  t.picks(0, 'play boat');
  expect([t.truth('topDiscard'), t.truth('discardSize'), t.truth('players.0.boats')]).toEqual(['men2', 3, 1]);
});

rule('WQ X.A.5.1', 'a boat card goes there only when it is used', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { windfor: { seat: 0, men: 2 }, saddybury: { seat: 0 } }, players: { 0: { hand: ['boat'] } } },
    begin: petition,
  });
  t.picks(0, 'play boat');
  expect([t.truth('discardSize'), t.truth('topDiscard')]).toEqual([0, null]);
  t.picks(0, 'sail windfor saddybury');
  expect([t.truth('discard'), t.truth('topDiscard'), t.truth('players.0.boats')]).toEqual([['boat'], 'boat', 0]);
});

rule(['WQ X.A.5.3', 'WQ R41'], 'of the pile nobody sees more than the top card and how many there are', () => {
  const t = marnon({
    seats: 2,
    position: { spaces, discard: ['men5', 'peek', 'camp2'], players: { 0: { hand: ['men3'] } } },
    begin: petition,
  });
  for (const viewer of [0, 1, null]) {
    expect(t.sees(viewer, 'topDiscard')).toBe('camp2');
    expect([t.sees(viewer, 'discardSize'), t.sees(viewer, 'discard')]).toEqual([3, 'unknown']);
    expect(JSON.stringify(t.sees(viewer))).not.toMatch(/men5|peek/);
  }
  t.picks(0, 'play men3');
  for (const viewer of [0, 1, null])
    expect([t.sees(viewer, 'topDiscard'), t.sees(viewer, 'discardSize')]).toEqual(['men3', 4]);
});

rule(['WQ X.A.5.2', 'WQ R40'], 'when a card is wanted and none is left, the discards are the deck', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces,
      discard: ['men2', 'peek', 'men3'],
      players: { 1: { hand: allBut('men2', 'peek', 'men3') } },
    },
    begin: petition,
    dice: { petition: ['peek'] },
  });
  expect(t.truth('deckSize')).toBe(0);
  expect(t.offers(0)).toEqual(['draw', 'go on']);
  t.picks(0, 'draw');
  expect(t.truth('players.0.hand')).toEqual(['peek']);
  expect(t.truth('deck')).toEqual(['men2', 'men3']);
  expect([t.truth('discardSize'), t.truth('topDiscard')]).toEqual([0, null]);
  expect(t.events().map((event) => event.key)).toEqual(['petition.reshuffled', 'petition.drawn']);
});

rule('WQ R40', 'taking the last card of the deck does not shuffle the discards yet', () => {
  const t = marnon({
    seats: 2,
    position: { spaces, discard: ['men2'], players: { 1: { hand: allBut('men2', 'men3') } } },
    begin: petition,
    dice: { petition: ['men3'] },
  });
  t.picks(0, 'draw');
  expect([t.truth('deckSize'), t.truth('discard'), t.truth('topDiscard')]).toEqual([0, ['men2'], 'men2']);
  expect(t.events().map((event) => event.key)).toEqual(['petition.drawn']);
});

rule('WQ R40', 'one discard is enough for a draw; without deck and discards there is none', () => {
  const one = { spaces, discard: ['men2'], players: { 1: { hand: allBut('men2') } } };
  const some = marnon({ seats: 2, position: one, begin: petition, dice: { petition: ['men2'] } });
  expect(some.offers(0)).toEqual(['draw', 'go on']);
  some.picks(0, 'draw');
  expect(some.truth('players.0.hand')).toEqual(['men2']);

  const last = { spaces, players: { 1: { hand: allBut('men2') } } };
  const deck = marnon({ seats: 2, position: last, begin: petition, dice: { petition: ['men2'] } });
  expect(deck.offers(0)).toEqual(['draw', 'go on']);

  const none = marnon({ seats: 2, position: { spaces, players: { 1: { hand: allBut() } } }, begin: petition });
  expect(none.offers(0)).toEqual(['go on']);
  expect(none.refuses(0, 'draw')).toMatchObject({ refused: 'not-offered', rule: 'WQ R40' });
});

rule('WQ R40', 'a ring that finds no card draws none', () => {
  const t = marnon({
    seats: 2,
    position: { spaces, players: { 1: { hand: allBut() } } },
    begin: { proc: 'ring', vars: { seat: 0 } },
  });
  expect([t.at(), t.truth('players.0.handSize'), t.truth('ring')]).toEqual(['attack.choose', 0, null]);
});

rule('WQ R87', 'how many cards the deck has all see, but not which or in what order', () => {
  const t = marnon({ seats: 3, position: { spaces, players: { 1: { hand: ['men5'] } } }, begin: petition, seed: 'a' });
  for (const viewer of [0, 1, 2, null])
    expect([t.sees(viewer, 'deckSize'), t.sees(viewer, 'deck')]).toEqual([34, 'unknown']);
  t.picks(0, 'draw');
  expect(t.truth('deckSize')).toBe(33);
  const [card] = t.truth('players.0.hand') as string[];
  expect((t.truth('deck') as string[]).filter((kind) => kind === card).length).toBe(
    allBut('men5').filter((kind) => kind === card).length - 1,
  );
});

rule('WQ R87', 'every card left may be the one that is drawn', () => {
  const drawn = Array.from({ length: 60 }, (_, seed) => {
    const t = marnon({ seats: 2, position: { spaces }, begin: petition, seed: `deck ${seed}` });
    return String(t.picks(0, 'draw').truth('players.0.hand'));
  });
  expect(new Set(drawn).size).toBeGreaterThan(9);
});
