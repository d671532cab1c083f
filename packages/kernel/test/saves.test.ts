import { readFileSync } from 'node:fs';
import { duel } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { apply, openSave, prompts, random, type State, stackInWords } from '../src/index.js';
import type { Board } from './duelling.js';
import { accepted, after, asks, copied, frozen, procedure, refused, started, steps, tiny } from './tiny.js';

const saved = (name: string) => JSON.parse(readFileSync(new URL(`./saves/${name}.json`, import.meta.url), 'utf8'));
const last = asks(0, ['stop', 'go']);

test('a state is its save: through JSON and back, it plays on as if nothing had been', () => {
  const game = steps({ one: asks(0, ['a', 'b'], { then: (t) => void t.d6('dice') }), last });
  const { state } = started(game);
  const opened = accepted(openSave(game, copied(state)));
  expect(opened).toEqual(state);
  expect(after(game, opened, [0, 'a'])).toEqual(after(game, state, [0, 'a']));
});

test('opening leaves the save itself alone', () => {
  const save = frozen(saved('duel-1-window'));
  expect(accepted(openSave(duel, save)).version).toBe(2);
  expect(save.version).toBe(1);
});

test('a save of version 1 in the middle of a window opens under new names, with what came later', () => {
  const state = accepted(openSave(duel, saved('duel-1-window')));
  expect(stackInWords(state.stack)).toBe('game.turns › turn.end › fight.end › lose-life.lose › instead.offer');
  expect(state.stack[2]?.vars).toEqual({ attacker: 1, defender: 2, rolls: [0, 0] });
  expect(state.board).toMatchObject({ gold: [4, 0, 3], offers: [], offered: [false, false, false] });
  expect(state.board).not.toHaveProperty('coins');
  expect(prompts(duel, state).map((p) => p.answered)).toEqual([true, false, false]);
  expect(after(duel, state, [1, 'ward'], [2, 'pass']).state.stack.at(-1)?.proc).toBe('counter');
});

test('a label that was renamed is found', () => {
  const state = accepted(openSave(duel, saved('duel-1-turn')));
  expect(stackInWords(state.stack)).toBe('game.turns › turn.act');
});

test.each(['duel-1-window', 'duel-1-turn'])('the old save %s still plays to its end', (name) => {
  let state: State<Board> = accepted(openSave(duel, saved(name)));
  const chance = random(name);
  while (!state.result) {
    const waiting = prompts(duel, state).filter((p) => !p.answered);
    const { seat, choices } = waiting[chance(waiting.length)]!;
    state = accepted(apply(duel, state, { seat, picks: [choices[chance(choices.length)]!.pick] })).state;
  }
  expect(duel.invariants(state.board)).toEqual([]);
  expect(state.result.rule).toBe('D 13');
});

test('a whole procedure that was renamed keeps its labels; one label that moved goes where it went', () => {
  const old = tiny([
    procedure('main', { one: () => ({ flow: 'call', proc: 'combat', takes: {} }), last }),
    procedure('combat', { begin: asks(0, ['a', 'b']) }),
  ]);
  const save = copied(started(old).state);
  const opened = (renamed: Record<string, string>) => {
    const now = tiny(
      [
        procedure('main', { last }),
        procedure('battle', { begin: asks(0, ['a', 'b']) }),
        procedure('siege', { open: asks(0, ['a', 'b']) }),
      ],
      { version: 2, renamed },
    );
    return stackInWords(accepted(openSave(now, save)).stack);
  };
  expect(opened({ combat: 'battle' })).toBe('main.last › battle.begin');
  expect(opened({ combat: 'battle', 'combat.begin': 'siege.open' })).toBe('main.last › siege.open');
});

test('names are translated only for a save of an older version', () => {
  const game = steps({ one: asks(0, ['a', 'b']), last }, { version: 2, renamed: { 'main.one': 'main.last' } });
  const save = copied(started(game).state);
  expect(stackInWords(accepted(openSave(game, save)).stack)).toBe('main.one');
  expect(stackInWords(accepted(openSave(game, { ...save, version: 1 })).stack)).toBe('main.last');
});

test('a save of this version is not migrated', () => {
  const migrate = () => {
    throw new Error('migrated');
  };
  const game = steps({ last }, { version: 2, migrate });
  const save = copied(started(game).state);
  expect(openSave(game, save)).toEqual(save);
  expect(refused(openSave(game, { ...save, version: 1 })).why).toBe(
    'this save cannot be brought to version 2: migrated',
  );
});

test('vars and dice streams that came later begin as they do in a new game', () => {
  const save = copied(started(steps({ last }, { streams: ['dice'] })).state);
  const now = tiny([procedure('main', { last }, { locals: () => ({ round: 7 }) })], { streams: ['dice', 'weather'] });
  const state = accepted(openSave(now, save));
  expect(state.stack[0]?.vars).toEqual({ round: 7 });
  expect(state.rng.counts).toEqual({ dice: 0, weather: 0 });
});

const good = () => saved('duel-1-turn');
test.each<[string, unknown]>([
  ['a save is a JSON object', 'a text'],
  ['a save is a JSON object', null],
  ['a save is a JSON object', []],
  ['this is a save of undefined; expected duel', {}],
  ['this is a save of "chess"; expected duel', { ...good(), game: 'chess' }],
  ['a save names the version of its game', { ...good(), version: 'new' }],
  ['this save is of version 3; this is version 2, which is older', { ...good(), version: 3 }],
  ['the board of this save is missing or misshapen; expected the board', { ...good(), board: null }],
  ['the stack of this save is missing or misshapen; expected a list of { proc, at, vars }', { ...good(), stack: {} }],
  ['the stack of this save is missing or misshapen', { ...good(), stack: [{ proc: 'game' }] }],
  ['the rng of this save is missing or misshapen; expected dice { seed, epoch, counts', { ...good(), rng: {} }],
  ['the asks of this save is missing or misshapen', { ...good(), asks: ['none'] }],
  ['the sealed of this save is missing or misshapen', { ...good(), sealed: undefined }],
  ['the result of this save is missing or misshapen', { ...good(), result: 'won' }],
  ['this save counts the prompts of 1 seats; expected 2', { ...good(), asks: [0] }],
  ['this save is not over and stands nowhere; expected a stack', { ...good(), stack: [] }],
  ['this save stands at juggle.one, which duel does not know', { ...good(), stack: [frame('juggle', 'one')] }],
  ['this save stands at turn.juggle, which duel does not know', { ...good(), stack: [frame('turn', 'juggle')] }],
  ['this save stands at toString.call, which duel does not know', { ...good(), stack: [frame('toString', 'call')] }],
  ['this save cannot be brought to version 2: ', { ...good(), board: {} }],
  ['the board of this save is not sound: there are 26 of ember, not 6', { ...good(), board: cheating() }],
])('refused: %s', (words, save) => {
  const { refused: kind, why } = refused(openSave(duel, save));
  expect(kind).toBe('bad-save');
  expect(why).toContain(words);
});

function frame(proc: string, at: string) {
  return { proc, at, vars: {} };
}

function cheating() {
  const { board } = good();
  board.deck[0] += 20;
  return board;
}
