import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { NUMBER_OF, TYPE_OF } from '../../src/index.js';
import { course, hero, told } from '../stage.js';

const valley = (
  adventure: string[],
  dice: Record<string, (number | string)[]> = {},
  words: Record<string, unknown> = {},
) =>
  hero({ character: 'troll', space: 'hidden-valley', ...words } as never, {
    begin: 'space',
    dice: { adventure, ...dice },
  });

rule(['T 15:1.1', 'T R78'], 'a Ghost goes where its die says before the rest, and is not replaced', () => {
  const t = valley(['ghost', 'sword', 'axe'], { placing: [5] });
  expect(t.truth('spaces.castle.cards')).toEqual(['ghost']);
  expect(t.truth('spaces.hidden-valley.cards')).toEqual(['sword', 'axe']);
});

rule('T 15:1.2', 'there it does nothing to the one who drew it', () => {
  const t = valley(['ghost', 'sword', 'axe'], { placing: [1] });
  expect(told(t, 'attacked')).toEqual([]);
});

rule('T R78', 'unless the die names the space he stands on', () => {
  const more = { spaces: { oasis: { cards: ['sword'] } } };
  const t = hero(
    { character: 'troll', space: 'oasis' },
    { begin: 'space', more, dice: { adventure: ['hermit'], placing: [4] } },
  );
  expect(told(t, 'talisman')).toEqual([{ seat: 0 }]);
});

rule(['T 15:2', 'T E19'], 'the Imp comes before the Bear', () => {
  const t = valley(['bear', 'imp', 'bag-of-gold', 'sword', 'axe'], { table: [4] });
  expect(told(t, 'attacked')).toEqual([]);
  expect(t.truth('players.0.space')).toBe('ruins');
});

rule(['T 15:3', 'T R86'], 'Event, Enemy, Spirit, Stranger, Object, Place, whatever came first', () => {
  const more = { spaces: { 'hidden-valley': { cards: ['cave', 'sword', 'healer', 'spectre', 'wolf', 'angel'] } } };
  const elf = { character: 'elf', space: 'hidden-valley', lives: 2, craft: 9, strength: 9 };
  const t = hero(elf, { begin: 'space', more, dice: { combat: [6, 6], foe: [1, 1], table: [4] } });
  t.picks(0, 'take sword');
  const shown = course(t).filter((key) => ['card', 'fought', 'claimed', 'table'].includes(key));
  expect(shown).toEqual(['card', 'fought', 'fought', 'card', 'claimed', 'card', 'table']);
  expect(told(t, 'card')).toMatchObject([{ card: 'angel' }, { card: 'healer' }, { card: 'cave' }]);
});

rule('T R4', 'a Bag of Gold is a 5, as the list has it', () => {
  const t = valley(['bag-of-gold', 'wolf', 'sword'], { combat: [6], foe: [1] });
  expect(t.truth('players.0.trophies')).toEqual(['wolf']);
  expect(NUMBER_OF[TYPE_OF.indexOf('object')]).toBe(5);
});

rule('T R5', 'of the same number he picks the order', () => {
  const t = valley(['angel', 'devil', 'sword'], {}, { character: 'elf' });
  expect(t.offers(0)).toEqual(['meet angel', 'meet devil']);
});

rule('T 15:4.1', 'what an Event says is compulsory, and it is discarded', () => {
  const t = valley(['devil', 'sword', 'axe'], {}, { character: 'elf' });
  expect(t.truth('players.0.lives')).toBe(3);
  expect(t.truth('discard')).toEqual(['devil']);
});

rule('T 15:4.2', 'an Event that costs a turn ends this one instead', () => {
  const dice = { adventure: ['evil-darkness', 'sword', 'axe'] };
  const t = hero(
    { character: 'troll', space: 'hidden-valley' },
    { begin: 'space', others: [{ character: 'wizard' }], dice },
  );
  expect(t.truth('players.0.misses')).toBe(0);
  expect(t.truth('active')).toBe(1);
});

rule('T R45', 'the others miss their next one', () => {
  const t = hero(
    { character: 'wizard', space: 'hidden-valley' },
    {
      begin: 'space',
      others: [{ character: 'elf' }, { character: 'troll' }],
      dice: { adventure: ['evil-darkness', 'sword', 'axe'] },
    },
  );
  expect([t.truth('players.1.misses'), t.truth('players.2.misses')]).toEqual([1, 1]);
  expect(t.at()).toBe('claim.choose');
});

rule('T R74', 'a Stranger, Place or space costs the next turn; several add up', () => {
  const more = { spaces: { 'outer-fields-1': { cards: ['siren', 'maze'] } } };
  const t = hero({ character: 'elf', space: 'outer-fields-1' }, { begin: 'space', more });
  expect(t.truth('players.0.misses')).toBe(2);
});

rule(['T 15:5.1', 'T 16:5'], 'Enemies by Strength attack at once, and as one', () => {
  const t = valley(['wolf', 'goblin', 'sword'], { combat: [1], foe: [1] });
  expect(told(t, 'fought')).toMatchObject([{ foes: ['wolf', 'goblin'], scores: [7, 5] }]);
  expect(t.truth('players.0.trophies')).toEqual(['wolf', 'goblin']);
});

rule(['T 15:6', 'T R31'], 'a Spirit attacks by Craft, and is no trophy', () => {
  const t = valley(['spectre', 'sword', 'axe'], { combat: [6], foe: [1] }, { craft: 5 });
  expect(told(t, 'fought')).toMatchObject([{ psychic: true, scores: [11, 4] }]);
  expect(t.truth('players.0.trophies')).toEqual([]);
  expect(t.truth('discard')).toEqual(['spectre']);
});

rule(['T 15:7', 'T R62'], 'only past the Enemies come the rest; an evaded one stays', () => {
  const more = { spaces: { 'outer-hills-1': { cards: ['dragon', 'sword'] } } };
  const t = hero({ character: 'dwarf', space: 'outer-hills-1' }, { begin: 'space', more });
  t.picks(0, 'evade', 'take sword');
  expect(t.truth('players.0.objects')).toEqual(['sword']);
  expect(t.truth('spaces.outer-hills-1.cards')).toEqual(['dragon']);
});

rule('T 15:8', 'a Stranger does what his card says', () => {
  const t = valley(['healer', 'sword', 'axe'], {}, { lives: 1 });
  expect(t.truth('players.0.lives')).toBe(3);
  expect(t.truth('spaces.hidden-valley.cards')).toContain('healer');
});

rule(['T 15:9', 'T 5:2'], 'Objects and Followers may be taken if permitted', () => {
  const t = valley(['holy-grail', 'runesword', 'maiden'], {}, { character: 'wizard' });
  expect(t.offers(0)).toEqual(['done', 'take runesword', 'take maiden']);
});

rule('T 15:10', 'Places come last', () => {
  const t = valley(['magic-stream', 'sword', 'axe']);
  expect(t.at()).toBe('claim.choose');
  t.picks(0, 'done');
  expect(t.truth('players.0.strength')).toBe(7);
  expect(t.truth('spaces.hidden-valley.charges')).toBe(3);
});

rule(['T 15:11', 'T R63'], 'what is left stays face up, an unbeaten Enemy too', () => {
  const t = valley(['dragon', 'sword', 'axe'], { combat: [1], foe: [6] });
  expect(t.truth('spaces.hidden-valley.cards')).toEqual(['dragon', 'sword', 'axe']);
});

rule('T R79', 'the Prophetess draws one more and discards one; the Orb adds nothing to that', () => {
  const prophetess = { character: 'prophetess', space: 'outer-fields-1', objects: ['orb-of-knowledge'] };
  const t = hero(prophetess, { begin: 'space', dice: { adventure: ['dragon', 'sword'] } });
  t.picks(0, 'discard dragon');
  expect(t.truth('spaces.outer-fields-1.cards')).toEqual(['sword']);
  expect(t.truth('discard')).toEqual(['dragon']);
});

rule('T R79', 'by option she discards one and draws another', () => {
  const prophetess = { character: 'prophetess', space: 'outer-fields-1' };
  const t = hero(prophetess, {
    begin: 'space',
    dice: { adventure: ['dragon', 'sword'] },
    options: { 'draw-more': 'replace' },
  });
  expect(t.offers(0)).toEqual(['keep all', 'discard dragon']);
  t.picks(0, 'discard dragon');
  expect(t.truth('spaces.outer-fields-1.cards')).toEqual(['sword']);
});

rule('T R100', 'the Raiders take Talismans and Mules too', () => {
  const words = { objects: ['talisman', 'mule', 'bought-sword'], gold: 4 };
  const t = valley(['raiders', 'sword', 'axe'], {}, words);
  expect(t.truth('spaces.oasis')).toMatchObject({ cards: ['talisman', 'mule', 'bought-sword'], gold: 4 });
  expect(t.truth('players.0')).toMatchObject({ objects: [], gold: 0 });
});

rule('T R85', 'a bribed Bandit counts as evaded, stays, and adds nothing to others', () => {
  const more = { spaces: { 'hidden-valley': { cards: ['bandit', 'wolf', 'sword'] } } };
  const t = hero(
    { character: 'troll', space: 'hidden-valley' },
    { begin: 'space', more, dice: { combat: [1], foe: [1] } },
  );
  t.picks(0, 'bribe bandit', 'fight');
  expect(told(t, 'fought')).toMatchObject([{ foes: ['wolf'] }]);
  expect(t.truth('spaces.hidden-valley.cards')).toEqual(['bandit', 'sword']);
});
