import { fresh, isRefusal, type State, seedFrom, wake } from '@questhall/kernel';
import { expect, test } from 'vitest';
import {
  type Board,
  battleOdds,
  dragonlords,
  dragonlordsWords,
  placeNamed,
  roundSpread,
  strengthOf,
  tas,
} from '../src/index.js';

const FIELD = placeNamed('galecliff');
const [BARBARIANS, ELVES] = [0, 1];

/** Elves in Galecliff against its Barbarians, with these dice; the state after the first round. */
function afterRound(own: number, foes: number, dice: readonly number[]): Board {
  const state = fresh(dragonlords, { seats: 2, options: {} }, seedFrom('odds')) as State;
  const board = dragonlordsWords.read(
    {
      turn: 1,
      sides: { 0: { people: 'barbarian' }, 1: { people: 'elf' } },
      lands: {
        galecliff: { side: BARBARIANS, units: foes, invaders: { side: ELVES, units: own, state: 'fought' } },
        pinewatch: { side: ELVES, units: 2, bearers: ['king'] },
        windmere: { side: BARBARIANS, units: 2, bearers: ['king'] },
      },
    },
    { seats: 2, options: state.options },
  );
  if (isRefusal(board)) throw new Error(board.why);
  state.board = board;
  const stack = dragonlordsWords.beginnings.battle.stack(board, { side: ELVES, where: 'galecliff', sneak: false });
  if (isRefusal(stack)) throw new Error(stack.why);
  state.stack = stack as State['stack'];
  state.rng.forced = { battle: [...dice] };
  state.rng.strict = false;
  return wake(dragonlords, state).state.board as Board;
}

/** Every way so many dice can fall. */
function throwsOf(n: number): number[][] {
  if (n === 0) return [[]];
  return throwsOf(n - 1).flatMap((others) => [1, 2, 3, 4, 5, 6].map((die) => [...others, die]));
}

const forces = (board: Board, units: readonly [number, number]) => ({
  units,
  tas: [
    tas(board, { side: ELVES, foe: BARBARIANS, where: FIELD, attacks: true }),
    tas(board, { side: BARBARIANS, foe: ELVES, where: FIELD, attacks: false }),
  ] as const,
  fire: [0, 0] as const,
  sneak: false,
});

test('a round takes what its odds say, over every throw of two against one', () => {
  const all = throwsOf(3).map((dice) => afterRound(2, 1, dice));
  const part = (side: number, left: number) =>
    all.filter((board) => strengthOf(board, FIELD, side) === left).length / all.length;
  const [own, theirs] = roundSpread(forces(all[0], [2, 1]));
  for (const lost of [0, 1]) expect(part(BARBARIANS, 1 - lost)).toBeCloseTo(own[lost], 10);
  for (const lost of [0, 1, 2]) expect(part(ELVES, 2 - lost)).toBeCloseTo(theirs[lost], 10);
});

test('one against one ends as its odds say, over every throw', () => {
  const all = throwsOf(2).map((dice) => afterRound(1, 1, dice));
  const share = (own: number, foes: number) =>
    all.filter((board) => strengthOf(board, FIELD, ELVES) === own && strengthOf(board, FIELD, BARBARIANS) === foes)
      .length / all.length;
  // Where nobody was hit it is fought again.
  const again = share(1, 1);
  const odds = battleOdds(forces(all[0], [1, 1]));
  expect(odds.wins).toBeCloseTo(share(1, 0) / (1 - again), 10);
  expect(odds.loses).toBeCloseTo(share(0, 1) / (1 - again), 10);
  expect(odds.nobody).toBeCloseTo(share(0, 0) / (1 - again), 10);
});
