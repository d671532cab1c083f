import { duel } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { determinize, type Event, heard, prompts, random, sight, speak, type Viewer } from '../src/index.js';
import { duelling, fight } from './duelling.js';
import { after, asks, copied, started, steps } from './tiny.js';

const viewers: Viewer[] = [0, 1, 2, null];
const say = { seat: (seat: number) => ['Ann', 'Bob', 'Cid'][seat] as string };

test('a prompt says who is asked what, by which rule, and lights what each pick points at', () => {
  const state = duelling([{ relics: ['sword'] }, {}], ['turn', { seat: 0 }], { spells: [0] });
  expect(prompts(duel, state)).toEqual([
    {
      seat: 0,
      ask: 'turn.act',
      number: 0,
      rule: 'D 4',
      says: { key: 'ask.act' },
      private: false,
      choices: [
        { pick: 'rest', at: [], tells: { key: 'tells', args: { edge: 0 } } },
        { pick: 'fight 1', at: ['seat-1'], tells: { key: 'tells', args: { edge: 2 } } },
      ],
      answered: false,
    },
  ]);
});

test('an open question is the same to every viewer', () => {
  const state = duelling([{}, {}, {}], ['turn', { seat: 0 }], { spells: [0] });
  for (const viewer of viewers) expect(prompts(duel, state, viewer)).toEqual(prompts(duel, state, 'all'));
});

test('the choices of a private question are for the asked seat alone, and their number too', () => {
  const state = duelling([{ hand: ['ward', 'snuff', 'snuff'] }, {}, {}], ['turn', { seat: 0 }], { spells: [0] });
  const choices = viewers.map((viewer) => prompts(duel, state, viewer)[0]?.choices.map((c) => c.pick));
  expect(choices).toEqual([['discard ember', 'discard ward', 'discard snuff'], [], [], []]);
  expect(prompts(duel, state, 1)[0]).toMatchObject({ seat: 0, ask: 'discard.choose', private: true });
});

test('the number of a prompt counts what that seat has answered', () => {
  const game = steps({ one: asks(0, ['a', 'b']), two: asks(1, ['c', 'd']), three: asks(0, ['e', 'f']) });
  const { state } = started(game);
  const then = after(game, state, [0, 'a']).state;
  const last = after(game, then, [1, 'c']).state;
  expect([state, then, last].map((s) => prompts(game, s)[0]?.number)).toEqual([0, 0, 1]);
});

test('when the game is over nobody is asked', () => {
  const game = steps({ one: () => ({ flow: 'over', result: { winners: [], rule: 'T 9', says: { key: 'drawn' } } }) });
  expect(prompts(game, started(game).state)).toEqual([]);
});

test('what is told and what is turned up comes in the order it happened', () => {
  const game = steps({
    one: asks(0, ['a', 'b'], {
      then: (t) => {
        t.tell('first');
        t.reveal('second', { n: 2 });
        t.tell('third', { n: 3 }, { for: [1], args: { secret: true } });
      },
    }),
    two: asks(0, ['c', 'd']),
  });
  expect(after(game, started(game).state, [0, 'a']).events).toEqual([
    { says: { key: 'first' } },
    { says: { key: 'second', args: { n: 2 } } },
    { says: { key: 'third', args: { n: 3 } }, secret: { for: [1], args: { secret: true } } },
  ]);
});

test('an event has two faces: those it is meant for hear more', () => {
  const event: Event = { says: { key: 'draws', args: { seat: 1 } }, secret: { for: [1], args: { spell: 'ember' } } };
  const faces = viewers.map((viewer) => speak(duel, heard(event, viewer), say));
  expect(faces).toEqual(['Bob draws a spell', 'Bob draws ember', 'Bob draws a spell', 'Bob draws a spell']);
});

test('an event without secrets is the same to all', () => {
  const event: Event = { says: { key: 'rests', args: { seat: 1 } } };
  for (const viewer of viewers) expect(heard(event, viewer)).toBe(event.says);
});

test('a phrase nobody wrote is shown by its key', () => {
  expect(speak(duel, { key: 'no such phrase' }, say)).toBe('no such phrase');
  expect(speak(duel, { key: 'prize' }, say)).toBe('a relic is laid out, face down');
});

test('a sight is the board as that viewer may know it, and what running procedures show', () => {
  const state = duelling([{ hand: ['ember'] }, { hand: ['ward'] }], fight(0, 1));
  const hands = viewers.map((viewer) => sight(duel, state, viewer).board.wizards.map((w) => w.hand));
  expect(hands).toEqual([
    [['ember'], null],
    [null, ['ward']],
    [null, null],
    [null, null],
  ]);
  expect(sight(duel, state, null).shows).toEqual({ fight: { attacker: 0, defender: 1, rolls: [0, 0] } });
});

test('an imagined world looks to its viewer as the true one, and differs for the others', () => {
  const state = duelling([{ hand: ['ember', 'ward'] }, { hand: ['snuff', 'spite'] }, {}], fight(0, 1));
  const worlds = Array.from({ length: 30 }, (_, i) => determinize(duel, state, 0, random(i)));
  for (const world of worlds) {
    expect(sight(duel, world, 0)).toEqual(sight(duel, state, 0));
    expect(prompts(duel, world, 0)).toEqual(prompts(duel, state, 0));
    expect(duel.invariants(world.board)).toEqual([]);
  }
  const hands = new Set(worlds.map((world) => JSON.stringify(sight(duel, world, 1).board)));
  expect(hands.size).toBeGreaterThan(4);
  expect(new Set(worlds.map((world) => `${world.rng.seed}`)).size).toBe(30);
});

test('imagining leaves the true state alone', () => {
  const state = duelling([{ hand: ['ember'] }, { hand: ['snuff', 'spite'] }], fight(0, 1));
  const before = copied(state);
  determinize(duel, state, 0, random(1));
  expect(state).toEqual(before);
});
