import type { Json } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { marnon } from './table.js';

const seats = 3;
const spaces = { dewbury: { seat: 0 }, haven: { seat: 1, hero: true }, britton: { seat: 2, men: 2 } };
type Position = Readonly<Record<string, Json>>;

test('a position that says little has the defaults of the page', () => {
  const t = marnon({ seats, position: { spaces } });
  expect(t.truth('turn')).toBe(1);
  expect(t.truth('first')).toBe(0);
  expect(t.truth('spaces.dewbury.men')).toBe(1);
  expect(t.truth('spaces.haven.men')).toBe(0);
  expect(t.truth('spaces.red-dune')).toEqual({
    seat: null,
    men: 0,
    hero: false,
    sorcerer: false,
    orcs: 0,
    treasure: null,
  });
  expect([t.truth('dragon'), t.truth('wizard')]).toEqual([null, null]);
  expect(t.truth('deckSize')).toBe(35);
  expect(t.truth('campaigns')).toBe(1);
  expect(t.truth('bridges')).toEqual(['dewbury', 'hidden-hollow', 'heatherlawn']);
});

test('every word of a position is read', () => {
  const t = marnon({
    seats,
    options: { 'blank-card': true },
    position: {
      turn: 7,
      first: 2,
      spaces: { ...spaces, pembroke: { orcs: 3, treasure: { owner: 0, kind: 'ring' } }, 'red-dune': {} },
      elsewhere: { orcs: 2 },
      dragon: 'haven',
      wizard: 'pembroke',
      players: { 0: { hand: ['boat', 'men2'], boats: 1, taken: ['crown'], looked: ['pembroke'] } },
      discard: ['men3', 'camp1', 'men4'],
      campaigns: 2,
      award: 3,
      share: 0.5,
      bridges: ['haven'],
      mouths: ['larkmead'],
      truceUntil: 8,
    },
  });
  expect(t.truth()).toMatchObject({
    turn: 7,
    first: 2,
    spaces: {
      pembroke: { orcs: 3, treasure: { owner: 0, kind: 'ring' } },
      'red-dune': { orcs: 0 },
      windfor: { orcs: 2 },
    },
    dragon: 'haven',
    wizard: 'pembroke',
    players: { 0: { hand: ['boat', 'men2'], boats: 1, taken: ['crown'], looked: ['pembroke'], out: false } },
    deckSize: 30,
    discard: ['men3', 'camp1', 'men4'],
    topDiscard: 'men4',
    campaigns: 2,
    award: 3,
    share: 0.5,
    bridges: ['heatherlawn'],
    mouths: ['larkmead'],
    truceUntil: 8,
  });
});

test('a truce lasts for two more turns at most', () => {
  const options = { 'blank-card': true };
  const open = (truceUntil: number) => marnon({ seats, options, position: { spaces, turn: 4, truceUntil } });
  expect(open(6).truth('truceUntil')).toBe(6);
  expect(() => open(7)).toThrow('truceUntil is 7; expected at most two turns after turn 4');
});

test('null says nobody, nothing, nowhere', () => {
  const nothing = { seat: null, treasure: null };
  const t = marnon({ seats, position: { spaces: { ...spaces, pembroke: nothing }, dragon: null, wizard: null } });
  expect(t.truth('spaces.pembroke.seat')).toBe(null);
});

test('a seat without counters is out', () => {
  const t = marnon({ seats: 4, position: { spaces } });
  expect(t.truth('players.3.out')).toBe(true);
});

test.each<[string, Position, string]>([
  ['a word', { space: {} }, 'position has no "space"; expected one of turn, first, spaces'],
  ['a space', { spaces: { dewberry: {} } }, 'spaces is "dewberry"; expected a space'],
  ['a word of a space', { spaces: { dewbury: { owner: 0 } } }, 'spaces.dewbury has no "owner"'],
  ['a seat', { spaces: { dewbury: { seat: 3 } } }, 'spaces.dewbury.seat is a seat, 0 to 2, not 3'],
  ['half a man', { spaces: { dewbury: { seat: 0, men: 0.5 } } }, 'spaces.dewbury.men is a whole number'],
  ['counters of nobody', { spaces: { dewbury: { hero: true } } }, 'spaces.dewbury has counters but no seat'],
  ['a holder without counters', { spaces: { dewbury: { seat: 0, men: 0 } } }, 'held by seat 0 without a counter'],
  ['five orcs', { spaces: { dewbury: { orcs: 5 } } }, 'a space holds four orcs at most'],
  ['orcs among men', { spaces: { dewbury: { seat: 0, orcs: 1 } } }, 'holds orcs and counters of seat 0'],
  ['both powers', { spaces: { dewbury: { seat: 0, hero: true, sorcerer: true } } }, 'hero and sorcerer together'],
  [
    'two heroes',
    { spaces: { dewbury: { seat: 0, hero: true }, haven: { seat: 0, hero: true } } },
    'seat 0 has its hero twice: in dewbury and haven',
  ],
  ['a treasure', { spaces: { dewbury: { treasure: { owner: 0, kind: 'blank' } } } }, 'expected one of ring, crown'],
  ['a treasure twice', { players: { 0: { taken: ['ring', 'ring'] } } }, 'seat 0 has the ring twice'],
  ['a look at nothing', { players: { 0: { looked: ['haven'] } } }, 'no treasure of seat 0 lies in haven'],
  ['a monster in a castle', { dragon: 'castle-1' }, 'dragon never stands in a castle'],
  ['a card', { discard: ['boats'] }, 'discard is "boats"; expected one of boat, underdog'],
  ['a card of an option', { discard: ['blank'] }, 'the deck has no blank without option "blank-card"'],
  ['a sixth boat', { players: { 0: { boats: 6 } } }, 'the position uses 6 cards boat; the deck has 5'],
  ['a share', { share: 0.3 }, 'share is 0.3; expected 0, 0.5 or 1'],
  ['a thousand men', { spaces: { dewbury: { seat: 0, men: 1000 } } }, 'men is 1000; expected 999 at most'],
  ['a score of campaigns', { campaigns: 20 }, 'campaigns is 20; expected 11 at most'],
  ['a fallen bridge', { bridges: ['haven'] }, 'which option "blank-card" brings in'],
  ['a new mouth', { mouths: ['haven'] }, 'which option "blank-card" brings in'],
  ['a truce', { truceUntil: 1 }, 'which option "blank-card" brings in'],
  ['a mouth that was there', { mouths: ['marls-gate'] }, 'the tunnel has a mouth in marls-gate already'],
  ['a bridge', { bridges: ['red-dune'] }, 'no bridge ends in red-dune; expected one of dewbury, melting-sands'],
])('%s that cannot be is refused', (_, position, words) => {
  expect(() => marnon({ seats, position })).toThrow(words);
});

test.each<[string, Record<string, Json>, string]>([
  ['attack', { seat: 3 }, 'seat 3 holds no space, so it is out of the game'],
  ['setup', {}, 'the set-up begins with an empty board'],
  ['frenzy', { space: 'dewbury' }, 'no orcs are in dewbury'],
  ['place', { seat: 0, men: 3, space: 'haven' }, 'seat 0 does not hold haven'],
  ['treasure', { seat: 0, space: 'dewbury' }, 'no treasure of seat 0 lies in dewbury'],
  ['card', { seat: 0, card: 'blank' }, 'no blank is left in the deck'],
  [
    'campaign',
    { seat: 0, from: 'dewbury', to: 'haven' },
    'that campaign may not be declared (WQ X.C.2.1): the attacking space is not held',
  ],
  ['gobble', {}, 'the dragon is not on the board'],
  ['prosper', {}, 'the wizard is not on the board'],
  ['send', { seat: 0, monster: 'wizard' }, 'the wizard is not on the board'],
  ['card', { seat: 0, card: 'noreinf', ring: true }, 'the ring drops noreinf'],
  ['place', { seat: 0, men: 0 }, 'men is 0; expected 1 or more'],
  ['campaign', { seat: 0, from: 'dewbury', to: 'haven', against: 'dragon' }, 'the dragon is not in haven'],
  ['campaign', { seat: 0, from: 'dewbury', to: 'red-dune', free: true }, 'against the dragon or the wizard only'],
])('%s does not begin where it cannot', (proc, vars, words) => {
  expect(() => marnon({ seats: 4, position: { spaces }, begin: { proc, vars } })).toThrow(words);
});

test.each<[string, string, Position, string]>([
  ['a dragon', 'filling', { spaces, dragon: 'haven' }, 'neither dragon nor wizard is on the board in the set-up'],
  ['cards', 'treasures', { spaces, players: { 0: { hand: ['peek'] } } }, 'nobody has drawn a petition card'],
  ['a regained treasure', 'muster', { spaces, players: { 0: { taken: ['ring'] } } }, 'cannot have regained a treasure'],
  ['no counters', 'turn', {}, 'nobody has a counter on the board'],
  ['no turn', 'orcs', { spaces, turn: 0 }, 'turn is 0; expected 1 or more'],
  ['a turn too many', 'turn', { spaces, turn: 10 }, 'there is no turn 11: the game is drawn after turn 10'],
  ['all treasures', 'orcs', { spaces, players: { 1: { taken: ['ring', 'crown', 'chest'] } } }, 'so the game is over'],
  ['cards of nobody', 'dragon', { spaces, players: { 3: { boats: 1 } } }, 'it is out of the game and has no cards'],
])('with %s %s does not begin', (_, proc, position, words) => {
  expect(() => marnon({ seats: 4, options: { 'turn-limit': 10 }, position, begin: { proc } })).toThrow(words);
});

test('who is out is not first player, but the next clockwise who is in', () => {
  const t = marnon({
    seats: 4,
    position: { first: 3, spaces },
    begin: { proc: 'players' },
  });
  expect([t.truth('first'), t.asked()]).toEqual([0, [0]]);
});

test('the set-up begins with all seats in and every treasure in hand', () => {
  const t = marnon({ seats: 2, begin: { proc: 'castles' } })
    .picks(0, 'take castle-1')
    .picks(1, 'take castle-2');
  while (t.at() === 'filling.choose') {
    const [seat] = t.asked();
    t.picks(seat ?? 0, t.offers(seat ?? 0)[0] ?? '');
  }
  expect(t.at()).toBe('treasures.choose');
  expect(t.truth('turn')).toBe(0);
  expect(t.offers(0)).toContain('hide ring castle-1');
});

test('an attack that the map does not allow has no die range', () => {
  const t = marnon({ seats, position: { spaces } });
  expect(() => t.computed('die-range', { from: 'dewbury', to: 'haven' })).toThrow('dewbury and haven are not adjacent');
  expect(t.computed('die-range', { from: 'dewbury', to: 'haven', boat: true })).toEqual({ attacker: 1, defender: 1 });
  expect(() => t.computed('odds', { from: 'dewbury', against: 'dragon' })).toThrow('the dragon is not on the board');
});
