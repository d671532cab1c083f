import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { BAIT, CALM, CALM_FOR_THREE, course, passTurn, told } from '../stage.js';
import { marnon } from '../table.js';

const spaces = { dewbury: { seat: 0, men: 3 }, ...BAIT };

/** A whole turn of two players, up to the first petition. */
function turn(dice: object = {}, position: object = {}) {
  return marnon({
    seats: 2,
    position: { spaces, ...position },
    begin: { proc: 'turn' },
    dice: { ...CALM, orcs: [6, 6], ...dice },
  });
}

rule(['WQ V', 'WQ SUMMARY.ORDER'], 'orcs, dragon, wizard, first player, players, and again from the start', () => {
  const t = turn({}, { turn: 4 });
  expect(t.truth('turn')).toBe(5);
  expect(course(t)).toEqual([
    'turn',
    'orcs.generation',
    'orcs.placed',
    'dragon.moves',
    'dragon.gobbles',
    'lost',
    'wizard.moves',
    'wizard.prospers',
    'first.rolled',
    'first.is',
    'player-turn',
  ]);
  passTurn(t, 0, 'dewbury');
  expect(t.asked()).toEqual([1]);
});

rule('WQ V', 'when all have had their turn the next one begins', () => {
  const t = marnon({
    seats: 2,
    position: { spaces, turn: 4, dragon: 'haven' },
    begin: { proc: 'players' },
    dice: { ...CALM, orcs: [6, 6] },
  });
  passTurn(t, 0, 'dewbury');
  passTurn(t, 1, 'elderoak');
  expect(told(t, 'turn')).toEqual([{ turn: 5 }]);
  expect(t.truth('turn')).toBe(5);
  expect([t.asked(), t.at()]).toEqual([[0], 'petition.choose']);
});

rule('WQ V.1', 'first the orcs: generation, frenzy, placement', () => {
  const t = turn(
    { orcs: [1, 1], battle: [1, 6] },
    { spaces: { ...spaces, haven: { seat: 0 }, 'lair-of-the-lizard': { orcs: 3 } } },
  );
  const keys = course(t);
  expect(keys.slice(0, 7)).toEqual([
    'turn',
    'orcs.generation',
    'frenzy',
    'battle',
    'lost',
    'frenzy.captured',
    'orcs.placed',
  ]);
  const asked = turn(
    { orcs: [1, 1], battle: [1, 6] },
    { spaces: { ...spaces, haven: { seat: 0, men: 2, sorcerer: true }, 'lair-of-the-lizard': { orcs: 3 } } },
  );
  expect([asked.truth('phase'), asked.at()]).toEqual(['orcs', 'losses.choose']);
});

rule('WQ V.2', 'second the dragon', () => {
  const t = turn({}, { spaces: { dewbury: { seat: 0 }, elderoak: { seat: 1, men: 2, hero: true } } });
  expect([t.truth('phase'), t.at(), t.truth('dragon'), t.truth('wizard')]).toEqual([
    'dragon',
    'losses.choose',
    'elderoak',
    null,
  ]);
  expect(course(t)).toContain('orcs.placed');
});

rule('WQ V.3', 'third the wizard', () => {
  const t = turn({ wizard: [1, 2] });
  expect([t.truth('phase'), t.at(), t.truth('wizard')]).toEqual(['wizard', 'place.choose', 'dewbury']);
  expect([course(t).includes('dragon.gobbles'), course(t).includes('first.is')]).toEqual([true, false]);
});

rule('WQ V.4', 'fourth the first player is found, fifth the players begin with him', () => {
  const t = turn({ first: [1, 1, 6, 6] });
  expect([t.truth('phase'), t.truth('first'), t.asked()]).toEqual(['players', 1, [1]]);
  expect(course(t).slice(-3)).toEqual(['first.rolled', 'first.is', 'player-turn']);
});

rule('WQ V.5', 'each player petitions, then places reinforcements, then attacks', () => {
  const t = marnon({
    seats: 2,
    position: { spaces, award: 5, share: 0.5, campaigns: 3, players: { 0: { hand: ['men2'] } } },
    begin: { proc: 'player-turn', vars: { seat: 0 } },
  });
  expect([t.asked(), t.at(), t.truth('active'), t.truth('campaigns')]).toEqual([[0], 'petition.choose', 0, 1]);
  t.picks(0, 'play men2', 'go on');
  expect(told(t, 'reinforced')).toEqual([{ seat: 0, men: 6 }]);
  expect(t.at()).toBe('place.choose');
  t.picks(0, 'place 6 dewbury');
  expect([t.at(), t.truth('award'), t.truth('campaigns')]).toEqual(['attack.choose', 0, 1]);
  t.picks(0, 'end turn');
  expect([t.asked(), t.at(), t.truth('active')]).toEqual([[1], 'petition.choose', 1]);
});

rule('WQ V.5', 'what a turn has given is gone when it ends', () => {
  const t = marnon({
    seats: 2,
    position: { spaces, award: 3, share: 0.5, campaigns: 2 },
    begin: { proc: 'attack', vars: { seat: 1 } },
    dice: { ...CALM, orcs: [6, 6], wizard: [1, 2] },
  }).picks(1, 'end turn');
  expect(t.truth('phase')).toBe('wizard');
  expect([t.board.active, t.board.award, t.board.share, t.board.campaigns]).toEqual([-1, 0, 1, 0]);
});

rule('WQ IX.A', 'the first player stays so until this phase comes again', () => {
  const t = marnon({
    seats: 2,
    position: { spaces, first: 1 },
    begin: { proc: 'first-player' },
    dice: { ...CALM, orcs: [6, 5], first: [1, 1, 6, 6, 6, 6, 1, 1] },
  });
  expect(t.truth('first')).toBe(0);
  passTurn(t, 0, 'dewbury');
  expect(t.truth('first')).toBe(0);
  passTurn(t, 1, 'elderoak');
  expect(told(t, 'orcs.generation').map((args) => (args as { seat: number }).seat)).toEqual([0, 1]);
});

rule('WQ R3', 'who was first in the set-up begins the first generation, later the last first player', () => {
  const t = turn({ orcs: [2, 3], first: [6, 6, 1, 1] }, { first: 1 });
  expect(told(t, 'orcs.generation')).toEqual([
    { seat: 1, region: 2 },
    { seat: 0, region: 3 },
  ]);
  expect(t.truth('first')).toBe(1);
  const setUp = marnon({ seats: 3, dice: { first: [1, 1, 1, 1, 6, 6] }, moreDice: 'seed' });
  while (setUp.truth('phase') === 'setup') {
    const [seat] = setUp.asked();
    setUp.picks(seat, setUp.offers(seat)[0]);
  }
  expect(told(setUp, 'orcs.generation').map((args) => (args as { seat: number }).seat)).toEqual([2, 0, 1]);
});

/** Three players about to find the first of them. */
function finding(first: number[], options = {}, position: object = {}) {
  return marnon({
    seats: 3,
    options,
    position: { spaces: { ...spaces, haven: { seat: 2 } }, ...position },
    begin: { proc: 'first-player' },
    dice: { first },
  });
}

rule('WQ IX.B', 'everybody rolls two dice, and the highest total is first', () => {
  const t = finding([6, 1, 2, 2, 4, 4]);
  expect(told(t, 'first.rolled')).toEqual([{ seats: [0, 1, 2], totals: [7, 4, 8] }]);
  expect(told(t, 'first.is')).toEqual([{ seat: 2 }]);
  expect([t.truth('first'), t.asked()]).toEqual([2, [2]]);
});

rule('WQ R2', 'those who tie for the highest roll again, and only they', () => {
  const t = finding([4, 4, 1, 1, 6, 2, 3, 3, 5, 1, 2, 2, 1, 2]);
  expect(told(t, 'first.rolled')).toEqual([
    { seats: [0, 1, 2], totals: [8, 2, 8] },
    { seats: [0, 2], totals: [6, 6] },
    { seats: [0, 2], totals: [4, 3] },
  ]);
  expect([t.truth('first'), t.leftDice()]).toEqual([0, {}]);
});

rule('WQ R1', 'only those still in the game roll', () => {
  const t = finding([1, 1, 6, 6], {}, { spaces: { dewbury: { seat: 0 }, haven: { seat: 2 } } });
  expect(told(t, 'first.rolled')).toEqual([{ seats: [0, 2], totals: [2, 12] }]);
  expect(t.truth('first')).toBe(2);
});

rule('WQ R1', 'the option first-player: two dice each, or the seat that one die names', () => {
  const dice = [2, 1, 1, 1, 6, 6];
  const usual = finding(dice);
  expect([usual.truth('first'), usual.leftDice()]).toEqual([2, {}]);
  const marker = finding(dice, { 'first-player': 'marker' });
  expect([marker.truth('first'), marker.asked(), marker.leftDice()]).toEqual([1, [1], { first: [1, 1, 1, 6, 6] }]);
  const gaps = { spaces: { dewbury: { seat: 0 }, haven: { seat: 2 } } };
  const again = finding([6, 4, 2, 1], { 'first-player': 'marker' }, gaps);
  expect([again.truth('first'), again.leftDice()]).toEqual([0, {}]);
  expect(finding([3], { 'first-player': 'marker' }, gaps).truth('first')).toBe(2);
});

rule('WQ R64', 'who is out rolls no more', () => {
  const t = marnon({
    seats: 3,
    position: { spaces: { dewbury: { seat: 0 }, elderoak: { seat: 2, men: 9 } }, first: 2 },
    begin: { proc: 'orcs' },
    dice: { ...CALM, orcs: [2, 3] },
  });
  expect(told(t, 'orcs.generation')).toEqual([
    { seat: 2, region: 2 },
    { seat: 0, region: 3 },
  ]);
  expect(t.leftDice()).toEqual({});
});

rule('WQ R79', 'the option turn-limit: with it the game is drawn after so many turns, without it goes on', () => {
  const played = (limit: number, number: number) => {
    const t = marnon({
      seats: 2,
      options: { 'turn-limit': limit },
      position: { spaces, turn: number },
      begin: { proc: 'players' },
      dice: { ...CALM, orcs: [6, 6] },
    });
    passTurn(t, 0, 'dewbury');
    passTurn(t, 1, 'elderoak');
    return t;
  };
  const drawn = played(10, 10);
  expect(drawn.result).toMatchObject({ winners: [], rule: 'WQ R79' });
  expect(drawn.asked()).toEqual([]);
  const endless = played(0, 10);
  expect([endless.result, endless.truth('turn'), endless.asked()]).toEqual([null, 11, [0]]);
  expect(played(10, 9).result).toBeNull();
  expect(played(0, 99).result).toBeNull();
});

rule('WQ R49', 'who stands nowhere places nothing: he is out at once', () => {
  const t = marnon({
    seats: 3,
    position: { spaces: { dewbury: { seat: 0, men: 1 }, elderoak: { seat: 1, men: 1 }, haven: { seat: 2, men: 1 } } },
    begin: { proc: 'dragon' },
    dice: { ...CALM_FOR_THREE, first: [6, 6, 1, 1] },
  });
  expect(told(t, 'out')).toEqual([{ seat: 1, cards: [] }]);
  expect([0, 1, 2].map((seat) => t.truth(`players.${seat}.out`))).toEqual([false, true, false]);
  passTurn(t, 0, 'dewbury');
  expect(t.asked()).toEqual([2]);
  expect(told(t, 'out')).toHaveLength(1);
});
