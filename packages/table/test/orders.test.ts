import { duel } from '@questhall/testkit';
import { wizardsQuest } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { due, newsOf, type Order, orderedPick } from '../src/index.js';
import { at, begun, playUntil, type Sitting } from './sitting.js';

const THREE = ['human', 'human', 'human'];
const PASS: Order = { ask: '*', pick: 'pass', until: 'attacked' };

const order = (s: Sitting, seat: number, ...orders: Order[]) => s.does(seat, { do: 'orders', seat, orders });

/** A duel at seat 0's turn. */
function turnOf0(chairs = THREE): Sitting {
  const s = begun(duel, { chairs });
  for (const seat of s.waiting()) s.picks(seat, 'bid 0');
  return s;
}

/** Gives a seat this one spell and no other, whatever was dealt. */
function holding(s: Sitting, seat: number, spell: number | null): Sitting {
  const state = structuredClone(s.state()) as { board: { hands: number[][]; deck: number[] } };
  const { hands, deck } = state.board;
  hands[seat]?.forEach((n, kind) => {
    deck[kind] = deck[kind]! + n;
  });
  hands[seat] = [0, 0, 0, 0];
  if (spell !== null) {
    hands[seat]![spell] = 1;
    deck[spell] = deck[spell]! - 1;
  }
  s.t = { ...s.t, state: state as never };
  return s;
}

const [EMBER, SPITE] = [0, 3];

test('a lone pass is due as an order is: when all who choose themselves have done so', () => {
  const s = holding(holding(holding(turnOf0(), 0, null), 1, EMBER), 2, null);
  s.picks(0, 'fight 1');
  expect(at(s)).toBe('before-fight.offer');
  expect(due(duel, s.t)).toEqual([]);
  const pass = { kind: 'order', pick: 'pass', since: 0 };
  expect(due(duel, s.t, 'at once')).toEqual([
    { ...pass, seat: 0 },
    { ...pass, seat: 2 },
  ]);
  order(s, 1, { ...PASS, until: 'never' });
  expect(due(duel, s.t)).toEqual([0, 1, 2].map((seat) => ({ ...pass, seat })));
  s.does('host', { do: 'move', seat: 1, picks: ['pass'], by: 'order' });
});

test('"ask me for this spell only" passes unless that spell can be cast', () => {
  const ask = { ask: 'before-fight.offer', pick: 'pass', until: 'never', unless: ['ember'] } as const;
  const asked = [EMBER, SPITE].map((spell) => {
    const s = holding(turnOf0(), 2, spell);
    order(s, 2, ask);
    s.picks(0, 'fight 1');
    return orderedPick(duel, s.t, 2);
  });
  expect(asked).toEqual([null, 'pass']);
});

test('who looks on cannot tell a pass of the table from one of the player', () => {
  const [choosing, without] = [EMBER, SPITE].map((spell) => {
    const s = holding(turnOf0(), 2, spell);
    s.picks(0, 'fight 1');
    return s;
  }) as [Sitting, Sitting];
  const before = choosing.scene(0);
  const byHand = choosing.does(2, { do: 'move', seat: 2, picks: ['pass'], by: 'player', id: 'abc' });
  const byTable = without.does('host', { do: 'move', seat: 2, picks: ['pass'], by: 'order' });
  expect(choosing.scene(0)).toEqual(without.scene(0));
  const [heard, overheard] = [byHand, byTable].map((d) => newsOf(before, choosing.scene(0), d.entry, d, 0));
  expect(heard).toEqual(overheard);
  expect(heard?.deed).toEqual({ do: 'move', seat: null, picks: ['?'] });
});

test('"pass for me until I am attacked" passes in the fights of others, and ends with a fight against me', () => {
  const s = holding(turnOf0(), 2, EMBER);
  order(s, 2, PASS);
  s.picks(0, 'fight 1');
  expect(orderedPick(duel, s.t, 2)).toBe('pass');
  expect(s.scene(2).orders).toEqual([PASS]);
  const attacked = holding(turnOf0(), 2, EMBER);
  order(attacked, 2, PASS);
  attacked.picks(0, 'fight 2');
  expect(orderedPick(duel, attacked.t, 2)).toBe(null);
  expect(attacked.scene(2).orders).toEqual([]);
});

test('a spell at me calls the order off, a ward for me does not', () => {
  const cast = (spell: string) => ({ key: 'casts', args: { seat: 0, spell, target: 2 } });
  for (const spell of ['ember', 'spite', 'snuff'])
    expect(duel.touches?.(cast(spell), 2, null as never)).toBe('attacked');
  expect(duel.touches?.(cast('ward'), 2, null as never)).toBe(undefined);
  expect(duel.touches?.(cast('ember'), 1, null as never)).toBe(undefined);
});

test('an order until my turn ends when it begins', () => {
  const s = turnOf0();
  const turn: Order = { ...PASS, until: 'turn' };
  order(s, 1, turn, PASS);
  s.picks(0, 'rest');
  expect(s.scene(1).orders).toEqual([turn, PASS]);
  s.picks(0, 'end turn');
  expect(at(s)).toBe('turn.act');
  expect(s.scene(1).orders).toEqual([PASS]);
});

test('an order for one question is carried out there and nowhere else', () => {
  const s = turnOf0();
  order(s, 0, { ask: 'turn.end', pick: 'end turn', until: 'never' });
  expect(due(duel, s.t)).toEqual([]);
  s.picks(0, 'rest');
  expect(due(duel, s.t)).toEqual([{ kind: 'order', seat: 0, pick: 'end turn' }]);
});

test('an order for a pick that is not offered waits for it', () => {
  const s = turnOf0();
  order(s, 0, { ask: '*', pick: 'fly', until: 'never' });
  expect(orderedPick(duel, s.t, 0)).toBe(null);
});

test('an order that was called off meanwhile is not carried out', () => {
  const s = turnOf0();
  order(s, 0, { ask: '*', pick: 'rest', until: 'never' });
  const late = { do: 'move', seat: 0, picks: ['rest'], by: 'order' } as const;
  order(s, 0);
  expect(s.refused('host', late)).toMatchObject({ refused: 'stale', why: 'no order says so' });
  s.does(0, { do: 'stand-in', seat: 0, level: 'random' });
  expect(s.refused('host', late).refused).toBe('stale');
});

test('orders are told to nobody else', () => {
  const s = turnOf0();
  const scene = s.scene(1);
  order(s, 0, PASS);
  expect(s.scene(1)).toEqual({ ...scene, seq: s.t.seq });
  expect(s.scene(0).orders).toEqual([PASS]);
});

test('orders have their limits', () => {
  const s = turnOf0();
  const many = new Array(21).fill(PASS);
  expect(s.refused(0, { do: 'orders', seat: 0, orders: many }).why).toBe('at most 20 orders at once');
  order(s, 0, ...many.slice(1));
  expect(s.refused(1, { do: 'orders', seat: 0, orders: [] }).refused).toBe('not-asked');
});

test('a game that cannot tell when somebody is attacked takes no orders for that time', () => {
  const { touches: _, ...mute } = duel;
  const s = begun(mute, { chairs: THREE });
  expect(s.refused(0, { do: 'orders', seat: 0, orders: [PASS] }).why).toBe(
    'Duel does not say when somebody is attacked or has the turn',
  );
  order(s, 0, { ...PASS, until: 'never' });
});

test("in Wizard's Quest an order ends when somebody marches against me, or the dragon eats", () => {
  const s = begun(wizardsQuest, { chairs: ['human', 'human'] });
  playUntil(s, () => at(s) === 'attack.choose');
  const [seat = 0] = s.waiting();
  const foe = 1 - seat;
  order(s, foe, { ask: 'losses.choose', pick: 'lose 1 men', until: 'attacked' });
  let called = false;
  while (!called && s.t.stage === 'playing') {
    const before = s.t;
    playUntil(s, () => s.t !== before, /^(?!end turn)/);
    const [{ events } = { events: [] }] = s.story.slice(-1);
    called = s.t.chairs[foe]?.orders.length === 0;
    const struck = events.some(({ says }) => ['campaign', 'battle', 'dragon.gobbles'].includes(says.key));
    if (called) expect(struck).toBe(true);
  }
  expect(called).toBe(true);
});
