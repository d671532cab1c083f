import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, count, FIELD, told } from '../stage.js';
import { world } from '../table.js';

// What becomes of those who are bribed, on either side.
type Units = Record<string, number>;
const { middle, north } = FIELD;

function battle(mine: Units, theirs: Units, dice: Record<string, number[]>, sides = ['neutral', 'neutral'], more = {}) {
  const hexes = { [north]: { seat: 0, units: mine }, [middle]: { seat: 1, units: theirs } };
  const players = { 0: { gold: 30, alignment: sides[0] }, 1: { gold: 30, alignment: sides[1], ...more } };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  const position = { turn: 3, players, hexes };
  const t = world({ seats: 2, options: { treachery: true }, position, begin, dice, moreDice: 'seed' });
  attack(t, 0, middle);
  return t;
}

/** Nobody bribes any more, and nobody shoots. */
function fightOn(t: ReturnType<typeof battle>): void {
  while (['treachery.choose', 'designation.choose'].includes(t.at() ?? '')) t.picks(t.asked()[0] as number, 'done');
}

rule(['LW O3/2', 'LW O3/3', 'LW O3a/3'], 'who joins fights for the briber, and is gone when it is over', () => {
  // Neutral bowmen: a 6 and one more bribe are 7, J.
  const t = battle({ ent: 4 }, { bowmen: 1, ent: 3 }, { treachery: [6], combat: [3] });
  t.picks(0, `bribe bowmen ${middle}`, `more to bowmen ${middle}`, 'done');
  fightOn(t);
  expect(told(t, 'tempted')).toEqual([{ unit: 'bowmen', owner: 1, die: 6, total: 7, result: 'J' }]);
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 4 * 7 + 2 - 3 * 8 });
  expect(t.truth('players.0.gold')).toBe(20);
});

rule(['LW O3/3', 'LW O3d/1'], 'a defender bribes too; a counterbribe voids it, and its price is lost', () => {
  const bribed = (secure: boolean) => {
    const t = battle({ bowmen: 1, ent: 3 }, { ent: 4 }, { treachery: [5], combat: [3] });
    t.picks(1, `bribe bowmen ${north}`, 'done');
    t.picks(0, secure ? `secure bowmen ${north}` : 'done');
    fightOn(t);
    return t;
  };
  const open = bribed(false);
  expect(told(open, 'tempted')).toEqual([{ unit: 'bowmen', owner: 0, die: 5, total: 5, result: 'W' }]);
  expect(told(open, 'regular')[0]).toMatchObject({ differential: 21 - 32 });
  const safe = bribed(true);
  expect(told(safe, 'tempted')).toEqual([]);
  expect(told(safe, 'regular')[0]).toMatchObject({ differential: 23 - 32 });
  expect([safe.truth('players.0.gold'), safe.truth('players.1.gold')]).toEqual([25, 25]);
});

rule('LW AMB-153', 'what a bribed unit held is the other side’s, if no friend is left in its hex', () => {
  const position = {
    turn: 3,
    players: { 0: { gold: 30, alignment: 'neutral' }, 1: { gold: 30, alignment: 'neutral' } },
    hexes: {
      [north]: { seat: 0, units: { ent: 4 } },
      [middle]: { seat: 1, units: { bowmen: 1 }, bearers: { bowmen: ['katare'] } },
    },
  };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  const t = world({
    seats: 2,
    options: { treachery: true },
    position,
    begin,
    dice: { treachery: [5] },
    moreDice: 'seed',
  });
  attack(t, 0, middle);
  t.picks(0, `bribe bowmen ${middle}`, 'done');
  fightOn(t);
  expect(told(t, 'tempted')).toMatchObject([{ result: 'W' }]);
  expect(told(t, 'item-gained')).toEqual([{ seat: 0, item: 'katare', by: 'ent' }]);
});

rule(['LW O3a/4', 'LW O3/3'], 'of Order and Chaos who would join the other is removed at once', () => {
  const joins = (sides: string[]) => {
    const t = battle({ ent: 4 }, { bowmen: 2, ent: 3 }, { treachery: [6], combat: [3] }, sides);
    t.picks(0, `bribe bowmen ${middle}`, ...Array.from({ length: 3 }, () => `more to bowmen ${middle}`), 'done');
    fightOn(t);
    return [count(t, 1, middle, 'bowmen'), (told(t, 'regular')[0] as { differential: number }).differential];
  };
  expect(joins(['chaos', 'order'])).toEqual([1, 28 - 26]);
  expect(joins(['order', 'chaos'])).toEqual([1, 28 - 26]);
  expect(joins(['order', 'order'])).toEqual([2, 30 - 26]);
  expect(joins(['neutral', 'order'])).toEqual([2, 30 - 26]);
});
