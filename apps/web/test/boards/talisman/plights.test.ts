import { characterNamed, kindNamed, plights, setup, spaceNamed, type View } from '@questhall/talisman';
import { expect, test } from 'vitest';
import { spaceLabel } from '../../../src/boards/talisman/lines.js';
import { oddsOnSpace } from '../../../src/boards/talisman/prospects.js';
import { tripsBetween } from '../../../src/boards/talisman/trips.js';

/** A Warrior and an Elf, with changes. */
function land(change: (board: ReturnType<typeof setup>) => void): View {
  const board = setup({ seats: 2, options: { 'uneven-runes': true } });
  board.character = [characterNamed('warrior'), characterNamed('elf')];
  board.at = [spaceNamed('tavern'), spaceNamed('forest')];
  board.strength = [4, 3];
  board.craft = [3, 4];
  change(board);
  return board as unknown as View;
}

const lies = (space: string, card: string) => spaceNamed(space) * 256 + kindNamed(card);
const scene = { chairs: [{ name: 'Ann' }, { name: 'Ben' }] } as unknown as Parameters<typeof spaceLabel>[1];

test('a sheet says what holds a character up', () => {
  const view = land((b) => {
    b.toad[0] = 2;
    b.misses[0] = 1;
    b.quest[1] = 2;
    b.at[1] = spaceNamed('pits');
    b.due[1] = true;
    b.foe[1] = 3;
  });
  expect(plights(view, 0)).toEqual(['A Toad, for 2 turns more.', 'Misses one turn.']);
  expect(plights(view, 1)).toEqual(['3 Pitfiends are left.', 'Quest of the Warlock: kill an Enemy.']);
});

test('a space is a button with its full name', () => {
  const view = land((b) => {
    b.faceUp = [lies('forest', 'dragon'), lies('forest', 'sword')];
    b.spaceGold[spaceNamed('forest')] = 2;
  });
  expect(spaceLabel(view, scene, spaceNamed('forest'))).toBe(
    'Forest, outer region, Dragon 7, Sword, 2 gold, the Elf of Ben',
  );
});

test('the chance against what waits on a space counts what the space adds', () => {
  const at = (space: string) =>
    oddsOnSpace(
      land((b) => {
        b.faceUp = [lies(space, 'bear')];
      }),
      1,
      spaceNamed(space),
    ) ?? -1;
  expect(at('outer-plains-1')).toBeCloseTo(15 / 36);
  expect(at('runes-1')).toBeCloseTo(6 / 36);
  expect(
    oddsOnSpace(
      land(() => {}),
      1,
      spaceNamed('city'),
    ),
  ).toBeNull();
});

test('who stands elsewhere has walked; a new character has not', () => {
  const before = land(() => {});
  const walked = land((b) => {
    b.at[0] = spaceNamed('city');
  });
  const reborn = land((b) => {
    b.at[0] = spaceNamed('city');
    b.character[0] = characterNamed('thief');
  });
  expect(tripsBetween(before, walked)).toEqual([{ seat: 0, from: spaceNamed('tavern'), to: spaceNamed('city') }]);
  expect(tripsBetween(before, reborn)).toEqual([]);
});
