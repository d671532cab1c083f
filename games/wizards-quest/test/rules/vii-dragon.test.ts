import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { wizardsQuest } from '../../src/index.js';
import { castleAt, spaceNamed } from '../../src/map.js';
import { BAIT, CALM, told } from '../stage.js';
import { marnon } from '../table.js';

/** The dragon phase of two players; seat 0 stands in Dewbury, seat 1 in Elderoak, which is 5, 3. */
function phase(dice: { dragon: number[]; gobble: number[]; first?: number[] }, spaces: object = {}, more: object = {}) {
  return marnon({
    seats: 2,
    position: { spaces: { dewbury: { seat: 0, men: 5 }, ...BAIT, ...spaces }, ...more },
    begin: { proc: 'dragon' },
    dice: { ...CALM, ...dice },
  });
}
const came = (t: ReturnType<typeof marnon>) => told(t, 'dragon.moves').map((args) => (args as { space: string }).space);

rule(['WQ VII.A.1', 'WQ SUMMARY.B'], 'the dragon moves on until it has gobbled a counter of a player', () => {
  const t = phase({ dragon: [2, 1, 6, 6, 5, 3], gobble: [2, 3] }, { haven: { orcs: 3 } });
  expect(came(t)).toEqual(['portston-moor', 'haven', 'elderoak']);
  expect(told(t, 'dragon.gobbles')).toEqual([
    { space: 'haven', n: 2 },
    { space: 'elderoak', n: 3 },
  ]);
  expect([t.truth('dragon'), t.truth('spaces.elderoak.men')]).toEqual(['elderoak', 6]);
  expect(t.leftDice()).toEqual({});
});

rule('WQ VII.A.2', 'the dragon never comes to a castle', () => {
  const t = phase({ dragon: [6, 6, 1, 2], gobble: [1] }, { 'castle-6': { seat: 0, men: 3 } });
  expect(came(t)).toEqual(['haven', 'dewbury']);
  expect(t.truth('spaces.castle-6.men')).toBe(3);
  expect(wizardsQuest.invariants(t.board)).toEqual([]);
  const inCastle = wizardsQuest.clone(t.board);
  inCastle.dragon = castleAt(6);
  expect(wizardsQuest.invariants(inCastle)).toEqual(['a monster stands in Castle 6']);
  expect(() => marnon({ seats: 2, position: { dragon: 'castle-6' } })).toThrow('never stands in a castle');
});

rule('WQ VII.B', 'one die names the region, the next the territory in it', () => {
  expect(phase({ dragon: [1, 2], gobble: [1] }).truth('dragon')).toBe('dewbury');
  const t = phase({ dragon: [2, 1, 1, 2], gobble: [1] });
  expect(came(t)).toEqual(['portston-moor', 'dewbury']);
  expect(t.truth('dragon')).toBe('dewbury');
});

rule('WQ VII.C.1', 'one die says how many counters are gobbled, at most the whole force', () => {
  const t = phase({ dragon: [1, 2], gobble: [2] });
  expect([t.truth('spaces.dewbury.men'), t.truth('players.0.pieces')]).toEqual([3, 3]);
  const all = phase({ dragon: [1, 2], gobble: [6] }, { haven: { seat: 0 } });
  expect(told(all, 'dragon.gobbles')).toEqual([{ space: 'dewbury', n: 5 }]);
  expect(all.truth('spaces.dewbury')).toMatchObject({ seat: null, men: 0 });
});

rule('WQ VII.C.2', 'a five-man counter is five counters', () => {
  const t = phase({ dragon: [5, 3], gobble: [3] }, { elderoak: { seat: 1, men: 10 } });
  expect(t.truth('spaces.elderoak.men')).toBe(7);
  expect(told(t, 'dragon.gobbles')).toEqual([{ space: 'elderoak', n: 3 }]);
});

rule('WQ VII.C.3', 'orcs do not satisfy it, and stay eaten', () => {
  const t = phase(
    { dragon: [6, 6, 3, 4, 6, 6, 1, 2], gobble: [1, 4, 6, 1] },
    { haven: { orcs: 3 }, pembroke: { orcs: 2 } },
  );
  expect(came(t)).toEqual(['haven', 'pembroke', 'haven', 'dewbury']);
  expect(told(t, 'dragon.gobbles').map((args) => (args as { n: number }).n)).toEqual([1, 2, 2, 1]);
  expect(['haven', 'pembroke'].map((id) => t.truth(`spaces.${id}.orcs`))).toEqual([0, 0]);
  expect(t.truth('spaces.dewbury.men')).toBe(4);
});

rule('WQ VII.C.4', 'the wizard is never gobbled', () => {
  const t = phase(
    { dragon: [3, 4, 1, 2], gobble: [6] },
    { pembroke: { orcs: 2 }, haven: { seat: 0 } },
    { wizard: 'pembroke' },
  );
  expect(told(t, 'dragon.gobbles')).toEqual([{ space: 'dewbury', n: 5 }]);
  expect(told(t, 'wizard.moves')).toEqual([{ space: 'rootholm' }]);
  const met = marnon({
    seats: 2,
    position: { spaces: { dewbury: { seat: 0, men: 2 }, ...BAIT }, dragon: 'haven', wizard: 'pembroke' },
    begin: { proc: 'send', vars: { seat: 1, monster: 'dragon' } },
    dice: { send: [4], gobble: [] },
  }).picks(1, 'send misty-forest');
  expect([met.truth('dragon'), met.truth('wizard')]).toEqual(['pembroke', 'pembroke']);
});

rule('WQ R8', 'in the wizard’s region it gobbles nothing, rolls nothing, and moves on', () => {
  const t = phase({ dragon: [1, 2, 5, 3], gobble: [1] }, {}, { wizard: 'red-dune' });
  expect(came(t)).toEqual(['dewbury', 'elderoak']);
  expect([t.truth('spaces.dewbury.men'), t.truth('spaces.elderoak.men')]).toEqual([5, 8]);
  expect(t.events()).toContainEqual({ key: 'dragon.barred', args: { space: 'dewbury' } });
  expect(t.leftDice()).toEqual({});
});

rule('WQ R9', 'where nobody can be gobbled it makes one last move', () => {
  const last = (dragon: number[], gobble: number[], spaces: object, wizard: string | null) =>
    marnon({
      seats: 2,
      position: { spaces: { 'castle-1': { seat: 0 }, 'castle-2': { seat: 1 }, ...spaces }, wizard },
      begin: { proc: 'dragon' },
      dice: { ...CALM, dragon, gobble },
    });
  const castles = last([6, 6], [2], { haven: { orcs: 3 } }, null);
  expect([came(castles), castles.truth('spaces.haven.orcs'), castles.leftDice()]).toEqual([['haven'], 1, {}]);
  const sheltered = last([6, 6], [], { dewbury: { seat: 0, men: 2 } }, 'red-dune');
  expect([came(sheltered), sheltered.leftDice()]).toEqual([['haven'], {}]);
  const one = last([6, 6, 1, 2], [1, 1], { haven: { orcs: 3 }, dewbury: { seat: 0, men: 2 } }, 'pembroke');
  expect([came(one), one.truth('spaces.dewbury.men')]).toEqual([['haven', 'dewbury'], 1]);
});

rule('WQ R10', 'the owner of the force says what is gobbled', () => {
  const eaten = () => phase({ dragon: [5, 3], gobble: [2] }, { elderoak: { seat: 1, men: 3, sorcerer: true } });
  expect([eaten().asked(), eaten().offers(1)]).toEqual([[1], ['lose 2 men', 'lose sorcerer 1 men']]);
  const t = eaten().picks(1, 'lose sorcerer 1 men');
  expect(t.truth('spaces.elderoak')).toMatchObject({ men: 2, sorcerer: false });
  expect(t.truth('players.1')).toMatchObject({ sorcerer: null, pieces: 2 });
  expect(eaten().picks(1, 'lose 2 men').truth('spaces.elderoak')).toMatchObject({ men: 1, sorcerer: true });
});

rule('WQ R11', 'the territory where it stands already counts as a move', () => {
  const t = phase({ dragon: [1, 2], gobble: [1] }, {}, { dragon: 'dewbury' });
  expect([came(t), t.truth('spaces.dewbury.men')]).toEqual([['dewbury'], 4]);
  const wizard = marnon({
    seats: 2,
    position: { spaces: { dewbury: { seat: 0 }, ...BAIT, haven: { orcs: 1 } }, dragon: 'dewbury', wizard: 'haven' },
    begin: { proc: 'dragon' },
    dice: { ...CALM, wizard: [6, 6] },
  });
  expect([wizard.truth('wizard'), wizard.truth('spaces.haven.orcs')]).toEqual(['haven', 4]);
});

rule('WQ R85', 'a space it has emptied stays unoccupied, with its treasure', () => {
  const treasure = { owner: 1, kind: 'ring' };
  const t = phase({ dragon: [1, 2], gobble: [6] }, { dewbury: { seat: 0, men: 2, treasure }, haven: { seat: 0 } });
  expect(t.truth('spaces.dewbury')).toMatchObject({ seat: null, men: 0, orcs: 0, treasure });
  expect([t.at(), t.truth('dragon')]).toEqual(['petition.choose', 'dewbury']);
});

rule('WQ R85', 'who loses his last counter to it is out at once, and the dragon is fed', () => {
  const t = marnon({
    seats: 3,
    position: { spaces: { dewbury: { seat: 0 }, elderoak: { seat: 1 }, haven: { seat: 2, men: 2 } } },
    begin: { proc: 'dragon' },
    dice: { ...CALM, first: [6, 6, 1, 1] },
  });
  expect([t.truth('players.1.out'), came(t), t.asked()]).toEqual([true, ['elderoak'], [0]]);
  const last = phase({ dragon: [1, 2], gobble: [6] });
  expect(last.result).toMatchObject({ winners: [1], rule: 'WQ R44' });
});

rule('WQ R88', 'in an unoccupied territory no die is rolled', () => {
  const t = phase({ dragon: [6, 6, 6, 5, 1, 2], gobble: [4] });
  expect(came(t)).toEqual(['haven', 'sheep-meade', 'dewbury']);
  expect(told(t, 'dragon.gobbles')).toEqual([{ space: 'dewbury', n: 4 }]);
  expect(t.leftDice()).toEqual({});
  expect(t.board.holder[spaceNamed('haven')]).toBe(-1);
});

rule('WQ R24', 'a dragon sent into the wizard’s region gobbles nothing there', () => {
  const sent = (wizard: string, gobble: number[]) =>
    marnon({
      seats: 2,
      position: { spaces: { dewbury: { seat: 0, men: 2 }, britton: { seat: 1, men: 3 } }, dragon: 'haven', wizard },
      begin: { proc: 'send', vars: { seat: 0, monster: 'dragon' } },
      dice: { send: [5], gobble },
    }).picks(0, 'send golden-dunes');
  const t = sent('red-dune', []);
  expect([t.truth('dragon'), t.truth('spaces.britton.men'), t.at()]).toEqual(['britton', 3, 'attack.choose']);
  expect(sent('haven', [2]).truth('spaces.britton.men')).toBe(1);
});
