import {
  apply,
  type Event,
  fresh,
  heard,
  isRefusal,
  type Json,
  type Outcome,
  prompts,
  type Refusal,
  random,
  type State,
  seedFrom,
  speak,
  wake,
} from '@questhall/kernel';
import { expect, test } from 'vitest';
import { duel, duelWords } from '../../src/index.js';

type Board = ReturnType<typeof duel.setup>;
type Words = Record<string, Json>;
const setup = (seats: number) => ({ seats, options: { lives: 3 } });

function ok<T>(answer: T | Refusal | undefined): T {
  if (isRefusal(answer)) throw new Error(answer.why);
  return answer as T;
}

/** A duel in this position, at the beginning of something, with dice that will fall so. */
function at(seats: number, position: Words, begins: [string, Words], dice: Record<string, number[]> = {}) {
  const state: State<Board> = ok(fresh(duel, { seats }, seedFrom('duel')));
  state.board = ok(duelWords.read(position, setup(seats)));
  state.stack = ok(duelWords.beginnings[begins[0]]?.stack(state.board, begins[1]));
  state.rng.forced = dice;
  return wake(duel, state).state;
}

function plays(state: State<Board>, ...moves: [number, string][]): Outcome<Board> {
  let outcome: Outcome<Board> | undefined;
  for (const [seat, pick] of moves) outcome = ok(apply(duel, outcome?.state ?? state, { seat, picks: [pick] }));
  return outcome as Outcome<Board>;
}

test('D 3: the highest bid alone wins the relic, pays, and turns it up', () => {
  const state = at(3, {}, ['auction', {}], { relics: [0], spells: [0] });
  const { board } = plays(state, [0, 'bid 1'], [1, 'bid 3'], [2, 'bid 1']).state;
  expect([board.gold, board.relics[1], board.prize]).toEqual([[3, 0, 3], [1, 0, 0], -1]);
});

test('D 3: level bids win nothing, and the relic stays', () => {
  const state = at(3, { prize: 'skull' }, ['auction', {}], { spells: [0] });
  const { board } = plays(state, [0, 'bid 2'], [1, 'bid 2'], [2, 'bid 1']).state;
  expect([board.gold, board.prize]).toEqual([[3, 3, 3], 2]);
});

test('D 5: a look at the prize is for oneself, and lasts until it is won', () => {
  const state = at(2, { prize: 'shield' }, ['turn', { seat: 0 }], { spells: [0] });
  const { events, sealed, state: looked } = plays(state, [0, 'scry']);
  const told = [0, 1, null].map((viewer) => heard(events[0] as Event, viewer).args);
  expect(told).toEqual([{ seat: 0, relic: 'shield' }, { seat: 0 }, { seat: 0 }]);
  expect([0, 1, null].map((viewer) => duel.view(looked.board, viewer).prize)).toEqual([
    'shield',
    'face down',
    'face down',
  ]);
  expect(sealed).toBe(true);
  const refusal = apply(duel, { ...looked, stack: state.stack }, { seat: 0, picks: ['scry'] });
  expect(refusal).toMatchObject({ refused: 'not-offered', rule: 'D 5', why: 'that prize has been looked at' });
});

test('D 6: relics add to the die, and a tie hurts nobody', () => {
  const state = at(2, { wizards: { 0: { relics: ['sword'] } } }, ['fight', { attacker: 0, defender: 1 }], {
    fight: [2, 4],
  });
  const { board, stack } = plays(state, [0, 'pass'], [1, 'pass']).state;
  expect([board.lives, stack.at(-1)?.at]).toEqual([[3, 3], 'end']);
});

test('D 6, D 9: nobody fights himself, nor the dead', () => {
  const state = at(3, { wizards: { 2: { lives: 0 } } }, ['turn', { seat: 0 }], { spells: [0] });
  const refusals = ['fight 0', 'fight 2'].map((pick) => apply(duel, state, { seat: 0, picks: [pick] }));
  expect(refusals).toMatchObject([{ rule: 'D 6' }, { rule: 'D 9' }]);
});

test('D 13: after six rounds the most lives win, then the most gold; who is level shares', () => {
  const ends = (lives: number, gold: number) => {
    const wizards = { 1: { lives, gold } };
    const state = at(2, { round: 6, wizards }, ['turn', { seat: 1 }], { spells: [0] });
    return plays(state, [1, 'rest'], [1, 'end turn']).state.result?.winners;
  };
  expect([ends(2, 9), ends(3, 3), ends(3, 2), ends(3, 1)]).toEqual([[0], [1], [0, 1], [0]]);
});

test('a deck that runs out is the discarded spells, shuffled', () => {
  const most = Object.entries({ ember: 6, ward: 5, snuff: 5, spite: 4 }).flatMap(([s, n]) =>
    new Array<string>(n).fill(s),
  );
  const state = at(2, { discard: most }, ['turn', { seat: 0 }], { spells: [3] });
  expect([state.board.hands[0], state.board.discard]).toEqual([
    [0, 0, 0, 1],
    [0, 0, 0, 0],
  ]);
});

test('every card is counted, and a board that lacks one says so', () => {
  const { board } = at(2, {}, ['turn', { seat: 0 }]);
  expect(duel.invariants(board)).toEqual([]);
  board.pile[0] = 2;
  board.gold[1] = -1;
  expect(duel.invariants(board)).toEqual(['there are 2 of sword, not 3', 'seat 1 owes gold']);
});

test('each hidden fact varies between the worlds a spectator imagines', () => {
  const wizards = { 0: { hand: ['ember'] }, 1: { hand: ['ward', 'spite'] } };
  const board = ok(duelWords.read({ wizards, prize: 'sword' }, setup(2)));
  const worlds = Array.from({ length: 60 }, (_, i) => {
    const copy = duel.clone(board);
    duel.determinize(copy, null, random(i));
    return duelWords.truth(copy);
  });
  expect(new Set(worlds.map((w) => w.prize))).toEqual(new Set(['sword', 'shield', 'skull']));
  expect(new Set(worlds.map((w) => `${w.wizards[0]?.hand}`)).size).toBe(4);
  expect(worlds.every((w) => w.wizards[1]?.hand?.length === 2)).toBe(true);
});

test('a position is written as it is read', () => {
  const position = {
    round: 3,
    wizards: { 0: { lives: 1, gold: 0, hand: ['ember', 'snuff'], relics: ['sword'], scried: true }, 1: { lives: 2 } },
    prize: 'skull',
    discard: ['ward'],
    lost: ['shield'],
  };
  const written = duelWords.write(duelWords.truth(ok(duelWords.read(position, setup(2)))));
  expect(written).toMatchObject({ round: 3, prize: 'skull', discard: ['ward'], lost: ['shield'], deck: 17, pile: 5 });
  expect(written).toMatchObject({
    wizards: [
      { ...position.wizards[0], cards: 2 },
      { lives: 2, gold: 3, hand: [] },
    ],
  });
});

test.each<[string, Words]>([
  ['position has no word gold; expected round, wizards, prize, discard, lost', { gold: 3 }],
  ['wizards.0 has no word mana; expected lives, gold, hand, relics, scried', { wizards: { 0: { mana: 1 } } }],
  ['wizards.7 is no seat; expected 0 to 1', { wizards: { 7: {} } }],
  ['wizards.0.lives is a whole number', { wizards: { 0: { lives: 'many' } } }],
  [
    'wizards.1.hand: there is no fireball; expected ember, ward, snuff, spite',
    { wizards: { 1: { hand: ['fireball'] } } },
  ],
  ['prize is one of sword, shield, skull', { prize: 'crown' }],
  ['there are not that many of these cards', { lost: ['skull', 'skull', 'skull'] }],
])('refused: %s', (why, position) => {
  expect(duelWords.read(position, setup(2))).toEqual({ refused: 'bad-setup', why });
});

test('might and the chances of a fight are computed from a position', () => {
  const board = ok(duelWords.read({ wizards: { 0: { relics: ['sword', 'skull'] } } }, setup(2)));
  expect(duelWords.computed.might?.of(board, { seat: 0 })).toBe(1);
  expect(duelWords.computed.edge?.of(board, { attacker: 0, defender: 1 })).toBe(21);
  expect(duelWords.computed.edge?.of(board, { attacker: 1, defender: 0 })).toBe(10);
  expect(duelWords.computed.might?.of(board, { seat: 5 })).toMatchObject({ why: 'seat is a seat, 0 to 1' });
});

test('whatever is said in a hundred games has its words', () => {
  const said = new Set<string>();
  const chance = random('phrases');
  const note = (key: string, args: object) => {
    const words = speak(duel, { key, args: args as Words }, { seat: (seat) => `wizard ${seat}` });
    if (words === key || words.includes('undefined')) said.add(`${key}: ${words}`);
  };
  for (let i = 0; i < 100; i++) {
    const live = wake(duel, ok(fresh(duel, { seats: 3 }, seedFrom(`${i}`))));
    let state = live.state;
    while (!state.result) {
      const waiting = prompts(duel, state).filter((p) => !p.answered);
      const { seat, choices, says } = waiting[chance(waiting.length)]!;
      note(says.key, says.args ?? {});
      const { pick, tells } = choices[chance(choices.length)]!;
      if (tells) note(tells.key, tells.args ?? {});
      const outcome = plays(state, [seat, pick]);
      for (const event of outcome.events) note(event.says.key, heard(event, seat).args ?? {});
      state = outcome.state;
    }
    note(state.result.says.key, state.result.says.args ?? {});
  }
  expect([...said]).toEqual([]);
});
