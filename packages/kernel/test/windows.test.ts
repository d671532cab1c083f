import { duel } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { askedIn, over, prompts, type State, stackInWords, type WindowSpec, windowOf } from '../src/index.js';
import { type Board, duelling, fight } from './duelling.js';
import { after, asks, copied, procedure, type Slate, started, tiny, type Vars, write } from './tiny.js';

const where = (state: State) => stackInWords(state.stack);
const allPass = (state: State<Board>) =>
  after(duel, state, ...askedIn(duel, state).map(({ seat }) => [seat, 'pass'] as const)).state;

test('before: a third wizard casts in the middle of a fight, and the round is asked again', () => {
  const state = duelling([{}, {}, { hand: ['ember', 'ember'] }], fight(0, 1), { fight: [6, 1] });
  expect(where(state)).toBe('game.turns › turn.end › fight.look › before-fight.offer');
  const cast = after(duel, state, [0, 'pass'], [1, 'pass'], [2, 'ember 0']).state;
  expect(where(cast)).toBe('game.turns › turn.end › fight.look › before-fight.look › spell.work › counter.offer');
  const lost = allPass(allPass(cast));
  expect(where(lost)).toContain('lose-life.end › after.offer');
  expect(lost.board.lives).toEqual([2, 3, 3]);
  const again = allPass(lost);
  expect(where(again)).toBe(where(state));
  expect(
    prompts(duel, again, 2)
      .find((p) => p.seat === 2)
      ?.choices.map((c) => c.pick),
  ).toEqual(['pass', 'ember 0', 'ember 1']);
});

test('of those who act at once the first in seat order is heard, and the others keep their spell', () => {
  const state = duelling([{}, { hand: ['ember'] }, { hand: ['ember'] }], fight(0, 1));
  const { board, stack } = after(duel, state, [2, 'ember 1'], [0, 'pass'], [1, 'ember 0']).state;
  expect(stack.find((f) => f.proc === 'spell')?.vars).toMatchObject({ seat: 1, target: 0 });
  expect(board.hands.map((hand) => hand[0])).toEqual([0, 0, 1]);
});

test('everybody is asked, whatever it holds, and nobody sees what another could do', () => {
  const state = duelling([{ hand: ['ember'] }, {}, {}], fight(0, 1));
  expect(prompts(duel, state, 2).map((p) => [p.seat, p.choices.map((c) => c.pick)])).toEqual([
    [0, []],
    [1, []],
    [2, ['pass']],
  ]);
});

test('when all pass the window closes and the dice are rolled', () => {
  const state = duelling([{}, { relics: ['skull'] }], fight(0, 1), { fight: [4, 4] });
  const { board, stack } = allPass(state);
  expect(stack.find((f) => f.proc === 'fight')?.vars.rolls).toEqual([4, 3]);
  expect(board.fray).toEqual([0, 1]);
});

/** Seat 1 is about to lose a life to seat 0. */
const struck = (...wizards: Parameters<typeof duelling>[0]) =>
  allPass(duelling(wizards, fight(0, 1), { fight: [6, 1] }));

test('instead: a ward answers through the window, and the life is not lost', () => {
  const state = struck({}, { hand: ['ward'] });
  expect(where(state)).toContain('fight.end › lose-life.lose › instead.offer');
  const warded = allPass(after(duel, state, [0, 'pass'], [1, 'ward']).state);
  expect(warded.board.lives).toEqual([3, 3]);
  expect(where(warded)).toBe('game.turns › turn.end');
});

test('a counter-spell inside: the snuffed ward does not help', () => {
  const state = struck({ hand: ['snuff'] }, { hand: ['ward'] });
  const warding = after(duel, state, [0, 'pass'], [1, 'ward']).state;
  expect(where(warding)).toContain('lose-life.lose › instead.look › spell.work › counter.offer');
  const snuffed = allPass(after(duel, warding, [0, 'snuff']).state);
  expect(where(snuffed)).toContain('lose-life.lose › instead.offer');
  expect(allPass(snuffed).board.lives).toEqual([3, 2]);
});

test('a counter-spell can itself be countered, from any saved state in between', () => {
  const state = struck({ hand: ['snuff'] }, { hand: ['ward'] }, { hand: ['snuff'] });
  const warding = after(duel, copied(state), [0, 'pass'], [2, 'pass'], [1, 'ward']).state;
  const snuffing = after(duel, copied(warding), [0, 'snuff'], [2, 'pass']).state;
  expect(where(snuffing)).toContain('spell.work › counter.look › spell.work › counter.offer');
  const saved = after(duel, copied(snuffing), [1, 'pass'], [2, 'snuff']).state;
  const end = allPass(allPass(saved));
  expect(end.board.lives).toEqual([3, 3, 3]);
  expect(end.board.discard).toEqual([0, 1, 2, 0]);
});

test('after: who lost the life may take revenge, which may itself be avenged', () => {
  const hurt = allPass(struck({ hand: ['spite'] }, { hand: ['spite'] }));
  expect(askedIn(duel, hurt).map((a) => a.seat)).toEqual([1]);
  const paid = allPass(allPass(after(duel, hurt, [1, 'spite']).state));
  expect(where(paid)).toMatch(/lose-life\.end › after\.look › spell\.end › lose-life\.end › after\.offer$/);
  const back = allPass(allPass(after(duel, paid, [0, 'spite']).state));
  expect(back.board.lives).toEqual([2, 1]);
});

/** A window of the tiny game that opens for the given seats and writes down its answer. */
function opened(more: Partial<WindowSpec<Slate, Vars, string>>) {
  const window = windowOf<Slate, Vars, string>({
    name: 'window',
    rule: 'T 4',
    locals: () => ({ played: 0 }),
    who: () => [0, 1],
    says: () => ({ key: 'now?' }),
    options: () => ['act'],
    pick: (o) => o,
    play: (t, v, o, seat) => {
      v.played = (v.played ?? 0) + 1;
      write(t.board, `${seat} ${o}`);
    },
    gives: (_, v) => v.played,
    ...more,
  });
  return tiny([
    procedure('main', {
      open: () => ({ flow: 'call', proc: 'window', takes: {}, into: 'answer' }),
      closed: (t, v) => write(t.board, `closed with ${v.answer}`),
      last: asks(0, ['stop', 'go']),
    }),
    window,
    procedure('spell', { work: (t) => write(t.board, 'spell') }),
  ]);
}

test('a window goes round until all pass, and gives its answer', () => {
  const game = opened({});
  const round = after(game, started(game).state, [0, 'act'], [1, 'act'], [1, 'act'], [0, 'pass']);
  const { board } = after(game, round.state, [0, 'pass'], [1, 'pass']).state;
  expect(board.log).toEqual(['0 act', '1 act', 'closed with 2']);
});

test('a window that has done its work closes without going round again', () => {
  const game = opened({ closed: (_, v) => v.played === 1 });
  const { board } = after(game, started(game).state, [0, 'pass'], [1, 'act']).state;
  expect(board.log).toEqual(['1 act', 'closed with 1']);
});

test('a window that is closed from the start, or open to nobody, asks nobody', () => {
  for (const more of [{ closed: () => true }, { who: () => [] }]) {
    expect(started(opened(more)).state.board.log).toEqual(['closed with 0']);
  }
});

test('what is played in a window may call, leave the window, or end the game', () => {
  const won = { winners: [0], rule: 'T 9', says: { key: 'won' } };
  const log = (play: WindowSpec<Slate, Vars, string>['play']) => {
    const game = opened({ play });
    return after(game, started(game).state, [0, 'act'], [1, 'pass']).state;
  };
  expect(log(() => ({ flow: 'call', proc: 'spell', takes: {} })).stack.at(-1)?.at).toBe('offer');
  expect(log(() => ({ flow: 'call', proc: 'spell', takes: {} })).board.log).toEqual(['spell']);
  expect(log(() => ({ flow: 'leave', proc: 'window' })).board.log).toEqual(['closed with undefined']);
  expect(log(() => ({ flow: 'done', value: 7 })).board.log).toEqual(['closed with 7']);
  expect(log(() => over(won)).result).toEqual(won);
});
