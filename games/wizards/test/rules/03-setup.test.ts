import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { BOATS, DAYS, EVENTS, GEMS, IN_DECK, TASKS, TILES, WIZARD_CARDS, wizards } from '../../src/index.js';
import { layAll, offered, told } from '../stage.js';
import { isles } from '../table.js';

/** Tiles in the order of their numbers, so that with two players the one after the Dealer gets the even ones. */
const IN_ORDER = TILES.map((_, tile) => tile);

/** The set-up of two players, of whom seat 0 deals. */
function setUp(dice: Record<string, (number | string)[]> = {}, seats = 2) {
  return isles({
    seats,
    begin: { proc: 'setup' },
    dice: { dealer: [6, 6, ...new Array(2 * seats - 2).fill(1)], tiles: IN_ORDER, ...dice },
  });
}

rule('W 1', 'the box holds eighteen tiles, ten Boats and four decks', () => {
  const t = setUp();
  expect([TILES.length, t.board.boatAt.length, BOATS, TASKS.length, EVENTS.length]).toEqual([18, 10, 10, 98, 49]);
  expect([WIZARD_CARDS.length, GEMS.length, t.board.wizardAt.length, t.board.secretAt.length]).toEqual([14, 7, 7, 7]);
  expect([wizards.seats, DAYS]).toEqual([{ min: 1, max: 6 }, 14]);
});

rule('W 3.1', 'three decks lie shuffled, with every card in them', () => {
  const t = setUp();
  expect([t.truth('taskDeck'), t.truth('eventDeck'), t.truth('wizardDeck')]).toEqual([98, 49, 14]);
  expect([t.board.taskCards, t.board.wizardCards].flat().every((place) => place === IN_DECK)).toBe(true);
});

rule('W 3.11', 'each High Wizard gets one Gem card, which nobody sees', () => {
  const t = setUp({ gems: ['onyx', 'false', 'ruby', 'topaz', 'diamond', 'sapphire', 'emerald'] });
  expect(t.truth('gems')).toEqual({
    ishkatar: 'onyx',
    tolmitar: 'false',
    aevarex: 'ruby',
    elekov: 'topaz',
    zegoral: 'diamond',
    terek: 'sapphire',
    veldor: 'emerald',
  });
  for (const viewer of [0, 1, null])
    expect(new Set(Object.values(t.sees(viewer, 'gems') as object))).toEqual(new Set(['unknown']));
});

rule('W 3.12', 'the white markers lie on their boxes', () => {
  expect(Object.values(setUp().truth('wizards') as object)).toEqual(new Array(7).fill(null));
});

rule('W 3.2a', 'the highest of two dice is Dealer, and who ties rolls again', () => {
  const t = isles({
    seats: 3,
    begin: { proc: 'setup' },
    dice: { dealer: [5, 4, 1, 1, 6, 3, 2, 2, 3, 3], tiles: IN_ORDER },
  });
  expect(told(t, 'dealer.rolled')).toEqual([
    { seats: [0, 1, 2], totals: [9, 2, 9] },
    { seats: [0, 2], totals: [4, 6] },
  ]);
  expect(t.truth('dealer')).toBe(2);
});

rule('W 3.2b', 'all tiles are dealt clockwise, as evenly as possible', () => {
  const t = setUp({}, 4);
  const counts = [0, 1, 2, 3].map((seat) => t.board.hand.filter((one) => one === seat).length);
  expect(counts).toEqual([4, 5, 5, 4]);
  expect(t.truth('tiles.torwall.hand')).toBe(1);
});

rule('W R49', 'hands of tiles are open', () => {
  const t = setUp();
  expect(t.sees(1, 'tiles.woodswall.hand')).toBe(0);
  expect(t.sees(null, 'tiles.torwall.hand')).toBe(1);
});

rule('W 3.21', 'the player on the left of the Dealer lays first, then one tile each by turns', () => {
  const t = setUp();
  expect([t.asked(), t.at()]).toEqual([[1], 'laying.tile']);
  expect(t.refuses(1, 'lay woodswall')).toMatchObject({ rule: 'W 3.21' });
  t.picks(1, 'lay longrift', 'at 5-5', 'turn 0');
  expect(t.asked()).toEqual([0]);
  expect([t.truth('tiles.longrift.at'), t.truth('tiles.longrift.hand')]).toEqual(['5-5', null]);
});

rule('W 3.22a', 'every hex of a tile covers a hex of the board', () => {
  const t = setUp();
  t.picks(1, 'lay torwall');
  expect(t.refuses(1, 'at 2-3')).toMatchObject({ rule: 'W 3.22a' });
  expect(t.refuses(1, 'at 5-2')).toMatchObject({ rule: 'W 3.22a' });
  expect(t.offers(1)).toContain('at 3-4');
});

rule('W 3.22b', 'two tiles do not overlap', () => {
  const t = setUp();
  t.picks(1, 'lay torwall', 'at 10-10', 'turn 0').picks(0, 'lay woodswall');
  expect(t.refuses(0, 'at 10-14')).toMatchObject({ rule: 'W 3.22b' });
  expect(t.offers(0)).toContain('at 10-15');
});

rule('W 3.23', 'a tile lies anywhere, in any of six ways', () => {
  const t = setUp();
  t.picks(1, 'lay torwall', 'at 20-16');
  expect(t.offers(1)).toEqual([0, 1, 2, 3, 4, 5].map((n) => `turn ${n}`));
  t.picks(1, 'turn 1');
  expect([t.truth('tiles.torwall.turn'), t.truth('tiles.torwall.at')]).toEqual([1, '20-16']);
});

rule('W 3.3', 'a Boat lies by every coastal Town and Dwelling, and by no inland one', () => {
  const t = layAll(setUp());
  const by = told(t, 'boat.moored').map((args) => (args as { by: string }).by);
  expect(by).toEqual([
    ...['woodswall-a1', 'woodswall-b3', 'longrift-b1', 'crescent-ridge-a4', 'meadowfarm-a2', 'meadowfarm-b5'],
    ...['meadowshire-b2', 'edgewood-a1', 'green-grove-a4', 'timberlane-b5'],
  ]);
});

rule('W 3.31', 'it lies in the last water space clockwise', () => {
  const t = layAll(setUp());
  // Round the north corner A1 the water runs from the west over the north to the east; the last space is the eastern one.
  expect(told(t, 'boat.moored')[0]).toEqual({ boat: 1, by: 'woodswall-a1', at: 'sea-24-3' });
});

/** Boats put down beside tiles that lie as said. */
function moored(tiles: Record<string, { at: string; turn?: number }>) {
  return isles({ seats: 2, position: { dealer: 1, tiles }, begin: { proc: 'boats' } });
}

rule(['W 3.32', 'W R48'], 'a Town cut off from the sea gets no Boat, and one Boat stays out', () => {
  const t = moored({ meadowfarm: { at: '20-27' }, torwall: { at: '15-27' } });
  const by = told(t, 'boat.moored').map((args) => (args as { by: string }).by);
  expect(by).not.toContain('meadowfarm-b5');
  expect(by).toContain('meadowfarm-a2');
  expect((t.truth('boats') as unknown[]).map((cell) => cell === null)).toEqual([...new Array(9).fill(false), true]);
});

rule('W R47', 'with water on two sides of land the Dealer chooses the stretch', () => {
  const t = moored({ meadowfarm: { at: '20-27' }, torwall: { at: '25-25' } });
  expect([t.at(), t.asked(), t.offers(1).length]).toEqual(['boats.stretch', [1], 2]);
  const [, second] = t.offers(1);
  t.picks(1, second);
  expect(told(t, 'boat.moored').find((args) => (args as { by: string }).by === 'meadowfarm-a2')).toMatchObject({
    at: second.slice(5),
  });
});

rule('W 3.4', 'the Dragon starts in a random space of its Lair', () => {
  const t = layAll(setUp({ place: [3, 5, 1, 1, 1, 2, 2, 2] }));
  expect(t.truth('dragon')).toBe('dragons-lair-b5');
});

rule(['W 3.5', 'W 3.6'], 'it is Day 1, nothing is completed and nothing thwarted', () => {
  const t = setUp();
  expect([t.truth('day'), t.truth('fortnight'), t.truth('completed'), t.truth('thwarts')]).toEqual([1, 1, 0, 0]);
});

rule('W 3.7', 'from the Dealer on each picks a piece that is left', () => {
  const t = layAll(setUp());
  expect([t.at(), t.asked()]).toEqual(['setup.piece', [0]]);
  t.picks(0, 'green');
  expect(t.asked()).toEqual([1]);
  expect(t.offers(1)).not.toContain('green');
  t.picks(1, 'red');
  expect([t.truth('players.0.colour'), t.truth('players.1.colour')]).toEqual(['green', 'red']);
});

rule(['W 3.71', 'W E5'], 'each starts in a random Common space', () => {
  const t = layAll(setUp({ place: [1, 1, 3, 6, 2, 1, 1, 1] }));
  t.picks(0, 'red').picks(1, 'blue');
  expect(told(t, 'starts')).toEqual([
    { seat: 0, at: 'longrift-c2' },
    { seat: 1, at: 'torwall-a1' },
  ]);
});

rule(['W 3.72a', 'W 3.72b'], 'the same tile will do, the same space will not', () => {
  const t = layAll(setUp({ place: [1, 1, 3, 6, 2, 3, 6, 2, 3, 6, 3] }));
  t.picks(0, 'red').picks(1, 'blue');
  expect(told(t, 'starts').at(-1)).toEqual({ seat: 1, at: 'longrift-c3' });
});

rule('W 3.73a', 'nobody starts in an Order', () => {
  const t = layAll(setUp());
  t.picks(0, 'red').picks(1, 'blue');
  expect([t.truth('players.0.order'), t.truth('players.0.rank'), t.truth('players.1.rank')]).toEqual(['none', 0, 0]);
});

rule('W R97', 'what is in the starting space is not met', () => {
  const t = layAll(setUp({ place: [1, 1, 6, 5, 6, 1, 1, 1] }));
  t.picks(0, 'red').picks(1, 'blue');
  expect(t.truth('players.0.at')).toBe('hillshire-c6');
  expect(told(t, 'table')).toEqual([]);
});

rule('W 3.73b', 'without an Order one takes no Tasks and gains no points', () => {
  const t = isles({
    seats: 2,
    position: { players: { 0: { at: 'meadowfarm-a2' } } },
    begin: { proc: 'folk', vars: { seat: 0 } },
    dice: { folk: [4, 2] },
  });
  expect(told(t, 'table')).toEqual([{ seat: 0, table: 'common-folk', roll: 4 }]);
  expect([t.truth('players.0.tasks'), t.truth('players.0.points')]).toEqual([[], [0, 0, 0]]);
});

rule('W 3.74a', 'on each day the Dealer has the first turn, the others follow clockwise', () => {
  const t = isles({ seats: 3, position: { dealer: 1 }, begin: { proc: 'day' }, dice: { move: [1, 6, 1, 6, 1, 6] } });
  const order = [1, 2, 0];
  for (const seat of order) {
    expect(t.asked()).toEqual([seat]);
    if (seat !== 0) t.picks(seat, 'stop');
  }
  expect(told(t, 'turn').map((args) => (args as { seat: number }).seat)).toEqual(order);
});

rule('W 3.74b', 'when all have had their turns the day moves on', () => {
  const t = isles({ seats: 2, position: { day: 4 }, begin: { proc: 'day' }, dice: { move: [1, 6, 1, 6, 1, 6] } });
  t.picks(0, 'stop');
  expect(t.truth('day')).toBe(4);
  t.picks(1, 'stop');
  expect([t.truth('day'), t.asked()]).toEqual([5, [0]]);
  expect(offered(t, 0, 'go').length).toBeGreaterThan(0);
});
