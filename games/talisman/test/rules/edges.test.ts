import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { allPass, hero, told } from '../stage.js';

// Where a rule ends, to the point: what a slip of one would let through.

rule('T 19:1.2', 'with two turns left he stays a Toad, with one he changes back, once', () => {
  const still = hero({ character: 'elf', toad: 2, space: 'city' }, { begin: 'turn-end' });
  expect([told(still, 'toad.back'), still.truth('players.0.toad')]).toEqual([[], 1]);
  const back = hero({ character: 'elf', toad: 1, space: 'city' }, { begin: 'turn-end' });
  expect([told(back, 'toad.back').length, back.truth('players.0.toad')]).toEqual([1, 0]);
});

rule('T R97', 'who comes to the Cursed Glade gives surplus Spells up there and then', () => {
  const wizard = {
    character: 'wizard',
    space: 'middle-hills',
    objects: ['solomons-crown'],
    spells: ['healing', 'hex', 'random'],
  };
  const t = hero(wizard, { begin: 'way', vars: { steps: 1 } });
  t.picks(0, 'go cursed-glade');
  expect(t.at()).toBe('tidy.spells');
});

rule('T R97', 'leaving it the Wand works again', () => {
  const elf = { character: 'elf', space: 'cursed-glade', objects: ['wand'] };
  const t = hero(elf, { begin: 'way', vars: { steps: 1 }, dice: { spell: ['hex'], adventure: ['sword'] } });
  expect(t.truth('players.0.spellCount')).toBe(0);
  t.picks(0, 'go runes-2');
  expect(t.truth('players.0.spells')).toEqual(['hex']);
});

rule('T 7:0', 'a changed alignment is marked as changed for the turn', () => {
  const t = hero({ character: 'druid', space: 'city' }, { begin: 'move' });
  t.unasked(0, 'become good');
  expect(t.truth('players.0')).toMatchObject({ alignment: 'good', turned: true });
  expect(t.offersUnasked(0)).toEqual([]);
});

rule('T 13:5.1', 'where no cards are drawn Strangers and instructions stand side by side', () => {
  const more = { spaces: { crags: { cards: ['hermit', 'sword'] } } };
  const t = hero({ character: 'elf', space: 'crags' }, { begin: 'space', more });
  expect(t.offers(0)).toEqual(['follow crags', 'take sword', 'visit hermit']);
});

rule('T 16:9.2', 'after the fight nothing is claimed, whoever won', () => {
  const others = [{ character: 'minstrel', space: 'castle', objects: ['cross'] }];
  const more = { spaces: { castle: { cards: ['sword'] } } };
  const t = hero({ character: 'troll', space: 'castle' }, { begin: 'meet', others, more, dice: { combat: [6, 1] } });
  t.picks(0, 'attack seat-1', 'take cross');
  expect([t.truth('players.0.objects'), t.truth('active')]).toEqual([['cross'], 1]);
});

rule('T 11:23', 'one step beyond the Portal is enough, from the Portal itself any move', () => {
  const offers = (space: string, steps: number) =>
    hero({ character: 'elf', space }, { begin: 'way', vars: { steps } }).offers(0);
  expect(offers('castle', 1)).not.toContain('portal');
  expect(offers('castle', 2)).toContain('portal');
  expect(offers('portal-of-power', 1)).toContain('portal');
});

rule('T 11:10', 'one step beyond the Sentinel is enough to cross', () => {
  const offers = (space: string, steps: number) =>
    hero({ character: 'elf', space }, { begin: 'way', vars: { steps } }).offers(0);
  expect(offers('outer-woods-2', 1)).not.toContain('cross');
  expect(offers('outer-woods-2', 2)).toContain('cross');
});

rule('T 19:1.1', 'a Toad again begins with 1 and 1, whatever the last one had gained', () => {
  const elf = { character: 'elf', space: 'city', toad: 2, toadStrength: 3, toadCraft: 2 };
  const t = hero(elf, { begin: 'space', dice: { table: [1] } });
  t.picks(0, 'call on enchantress');
  allPass(t);
  expect(t.truth('players.0')).toMatchObject({ toadStrength: 1, toadCraft: 1, toad: 3 });
});

rule(['T 2:3', 'T 1:3'], 'of many points only those above the start are lost', () => {
  const others = [{ character: 'elf', strength: 7, craft: 9 }];
  const t = hero({ character: 'wizard', spells: ['random', 'hex'] }, { others, dice: { random: [2] } });
  t.picks(0, 'cast random', 'at seat-1');
  allPass(t);
  expect(t.truth('players.1')).toMatchObject({ strength: 3, craft: 9 });
});

rule('T R91', 'a Blizzard lasts until the end of the second turn that follows', () => {
  const left = (n: number) =>
    hero({ character: 'elf', space: 'city' }, { begin: 'turn-end', more: { blizzard: { by: 0, left: n } } }).truth(
      'blizzard',
    );
  expect([left(2), left(1)]).toEqual([{ by: 0, left: 1 }, null]);
  const drawn = hero(
    { character: 'elf', space: 'ruins' },
    { begin: 'space', dice: { adventure: ['blizzard', 'sword'] } },
  );
  expect(drawn.truth('blizzard')).toEqual({ by: 0, left: 3 });
});
