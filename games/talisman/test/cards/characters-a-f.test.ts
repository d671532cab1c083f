import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { hero, told } from '../stage.js';
import { comes, draws, ELF, isOver, of, type Words } from './deck.js';

const meets = (words: Words, other: Words, dice = {}, space = 'outer-fields-1') =>
  hero({ space, ...words }, { begin: 'meet', others: [{ space, ...other }], dice });

rule('T 8:1', 'Assassin: a creature adds no die to its Strength', () => {
  const t = draws(['serpent'], { character: 'assassin' }, { dice: { combat: [2] } });
  expect(told(t, 'fought')).toMatchObject([{ dice: [2, 0], scores: [5, 4], outcome: 'won' }]);
});

rule('T 8:1', 'Assassin: a Spirit is fought as by anybody', () => {
  const t = draws(['spectre'], { character: 'assassin' }, { dice: { combat: [2], foe: [2] } });
  expect(told(t, 'fought')).toMatchObject([{ dice: [2, 2], outcome: 'drawn' }]);
});

rule('T 8:1', 'Assassin: attacking unseen, he rolls alone, and the beaten one has to lose a Life', () => {
  const t = meets({ character: 'assassin' }, { character: 'troll' }, { combat: [4] });
  t.picks(0, 'attack seat-1');
  expect([t.at(), t.offers(0)]).toEqual(['combat.unseen', ['strike unseen', 'fight openly']]);
  t.picks(0, 'strike unseen');
  // No Gold may be taken instead.
  expect([told(t, 'clashed'), of(t, 1, 'lives', 'gold'), isOver(t)]).toMatchObject([
    [{ dice: [4, 0], scores: [7, 6] }],
    [3, 1],
    true,
  ]);
});

rule('T 8:1', 'Assassin: openly both roll, and he may take what he likes', () => {
  const t = meets({ character: 'assassin' }, { character: 'druid' }, { combat: [4, 1] });
  t.picks(0, 'attack seat-1', 'fight openly');
  expect(t.offers(0)).toEqual(['take life', 'take gold', 'waive']);
});

rule('T 8:1', 'Assassin: attacked himself, and on the Crown of Command, he has no such gift', () => {
  const attacked = meets({ character: 'druid' }, { character: 'assassin' }, { combat: [1, 1] });
  attacked.picks(0, 'attack seat-1');
  expect(told(attacked, 'clashed')).toMatchObject([{ dice: [1, 1] }]);
  const crown = meets({ character: 'assassin' }, { character: 'druid' }, { combat: [3, 3] }, 'crown-of-command');
  crown.picks(0, 'attack seat-1');
  expect(told(crown, 'clashed')).toMatchObject([{ dice: [3, 3] }]);
});

rule(['T 7:2', 'T 7:3'], 'Druid: he changes his alignment at will, once a turn, and sheds what it forbids', () => {
  const t = hero(
    { character: 'druid', space: 'ruins', objects: ['holy-grail', 'ring'], trophies: ['dragon'] },
    { begin: 'move', others: [ELF] },
  );
  expect(t.offers(0)).toEqual(['roll', 'exchange', 'become good', 'become evil']);
  t.picks(0, 'become evil');
  expect([of(t, 0, 'alignment', 'objects'), t.truth('spaces.ruins.cards'), t.at()]).toEqual([
    ['evil', ['ring']],
    ['holy-grail'],
    'move.how',
  ]);
  expect(t.refuses(0, 'become good')).toMatchObject({ refused: 'not-offered' });
});

rule('T 7:2', "Druid: in another's turn too, unasked", () => {
  const t = hero(ELF, { begin: 'move', others: [{ character: 'druid' }] });
  t.unasked(1, 'become good');
  expect([of(t, 1, 'alignment', 'turned'), t.offersUnasked(1)]).toEqual([['good', true], []]);
});

rule('T 8:0', 'Druid: ending a move in Woods he draws Spells up to what his Craft allows', () => {
  const dice = { adventure: ['bag-of-gold'], spell: ['hex'] };
  const t = comes({ character: 'druid', space: 'middle-woods', spells: ['random'] }, { dice });
  t.picks(0, 'pass').picks(0, 'done');
  expect([of(t, 0, 'spells'), t.leftDice()]).toEqual([[['hex', 'random']], {}]);
  const fields = comes({ character: 'druid', space: 'outer-fields-1' }, { dice: { adventure: ['bag-of-gold'] } });
  expect(of(fields, 0, 'spellCount')).toEqual([0]);
});

rule('T 8:0', 'Druid: always safe in the Forest', () => {
  const t = comes({ character: 'druid', space: 'forest' }, { dice: {} });
  expect([told(t, 'table'), isOver(t)]).toEqual([[], true]);
});

rule('T 8:1', 'Dwarf: in the Crags he may leave the die alone; once rolled it stands', () => {
  const t = comes({ character: 'dwarf', space: 'crags' }, { dice: { table: [2] } }).picks(0, 'follow crags');
  expect([t.at(), t.offers(0)]).toEqual(['instructions.roll', ['pass', 'roll']]);
  t.picks(0, 'roll');
  expect([of(t, 0, 'misses'), isOver(t)]).toEqual([[1], true]);
  const safe = comes({ character: 'dwarf', space: 'crags' }).picks(0, 'follow crags', 'pass');
  expect([told(safe, 'table'), isOver(safe)]).toEqual([[], true]);
});

rule('T 8:1', 'Dwarf: in the Chasm he need not roll, but his Followers do', () => {
  const dwarf = { character: 'dwarf', space: 'chasm', followers: ['maiden', 'pixie'] };
  const t = comes(dwarf, { dice: { chasm: [2, 3] } }).picks(0, 'follow chasm', 'pass');
  expect([of(t, 0, 'lives', 'followers'), t.truth('discard')]).toEqual([[4, ['pixie']], ['maiden']]);
  const bold = comes({ ...dwarf, followers: [] }, { dice: { chasm: [1] } }).picks(0, 'follow chasm', 'roll');
  expect(of(bold, 0, 'lives')).toEqual([3]);
});

rule(['T 18:1.1', 'T 18:2.i'], 'Dwarf: he may evade in any Hills, and nowhere else', () => {
  const t = draws(['dragon'], { character: 'dwarf', space: 'outer-hills-1' });
  expect([t.at(), t.offers(0)]).toEqual(['fight.choose', ['fight', 'evade']]);
  t.picks(0, 'evade');
  expect([of(t, 0, 'lives'), t.truth('spaces.outer-hills-1.cards')]).toEqual([[4], ['dragon']]);
  const spaces = ['outer-hills-2', 'middle-hills', 'outer-fields-1', 'outer-woods-2'];
  const evades = spaces.map((space) =>
    comes({ character: 'dwarf', space }, { dice: { adventure: ['ring'] } }).computed('can-evade', { seat: 0 }),
  );
  expect(evades).toEqual([true, true, false, false]);
});

rule('T R115', 'Dwarf: he adds 1 in the Cave, where a 7 counts as a 6', () => {
  const cave = (die: number) => draws(['cave'], { character: 'dwarf' }, { dice: { table: [die] } });
  expect([3, 5, 6].map((die) => of(cave(die), 0, 'gold')[0])).toEqual([3, 4, 4]);
});

rule('T 11:24.1', 'Dwarf: one die at the Portal of Power by Craft', () => {
  const portal = (picks: string, dice: number[]) =>
    hero(
      { character: 'dwarf', space: 'portal-of-power' },
      { begin: 'portal', vars: { began: true }, others: [ELF], dice: { portal: dice } },
    ).picks(0, picks);
  expect([of(portal('by craft', [3]), 0, 'space'), of(portal('by strength', [1, 3]), 0, 'space')]).toEqual([
    ['plain-of-peril'],
    ['portal-of-power'],
  ]);
});

rule('T 14:6', 'Dwarf: two dice in the Mines', () => {
  const t = comes({ character: 'dwarf', space: 'mines', due: true }, { dice: { mines: [1, 2] } });
  expect([told(t, 'exit'), of(t, 0, 'space', 'due')]).toMatchObject([[{ dice: [1, 2], result: 0 }], ['mines', false]]);
});

rule('T 15:10', 'Dwarf: the Maze does not hold him up', () => {
  const t = draws(['maze'], { character: 'dwarf' });
  expect([of(t, 0, 'misses'), t.truth('spaces.outer-fields-1.cards')]).toEqual([[0], ['maze']]);
  expect(of(draws(['maze'], { character: 'thief' }), 0, 'misses')).toEqual([1]);
});

rule('T 8:1', 'Elf: in the Forest he need not roll', () => {
  const other = { character: 'druid', space: 'city' };
  const t = hero({ character: 'elf', space: 'forest' }, { begin: 'encounter', others: [other] });
  t.picks(0, 'follow forest');
  expect(t.offers(0)).toEqual(['pass', 'roll']);
  t.picks(0, 'pass');
  expect([told(t, 'table'), isOver(t)]).toEqual([[], true]);
});

rule(['T 18:1.1', 'T 18:2.ii'], 'Elf: in Woods he may evade creatures and characters', () => {
  const stage = { begin: 'encounter', others: [{ character: 'druid' }], dice: { adventure: ['demon'] } };
  const t = hero({ character: 'elf', space: 'outer-woods-2' }, stage);
  t.picks(0, 'evade');
  expect([of(t, 0, 'lives'), t.truth('spaces.outer-woods-2.cards')]).toEqual([[4], ['demon']]);
  const attacked = meets({ character: 'troll' }, { character: 'elf' }, {}, 'outer-woods-2').picks(0, 'attack seat-1');
  expect([attacked.asked(), attacked.offers(1)]).toEqual([[1], ['evade', 'stand']]);
  attacked.picks(1, 'evade');
  expect([of(attacked, 1, 'lives'), isOver(attacked)]).toEqual([[4], true]);
});

rule('T 8:1', 'Elf: from Woods to any other Woods of the Region instead of rolling', () => {
  const stage = { begin: 'move', others: [{ character: 'druid' }], dice: { adventure: ['ring'] } };
  const t = hero({ character: 'elf', space: 'outer-woods-1' }, stage);
  expect(t.offers(0)).toEqual(['roll', 'woods outer-woods-2', 'woods outer-woods-3']);
  t.picks(0, 'woods outer-woods-3');
  expect([of(t, 0, 'space'), t.truth('spaces.outer-woods-3.cards')]).toEqual([['outer-woods-3'], ['ring']]);
});
