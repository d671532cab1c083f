import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { allPass, hero, told } from '../stage.js';

const lying = (space: string, ...cards: string[]) => ({ spaces: { [space]: { cards } } });
const duel = (one: Record<string, unknown>, other: Record<string, unknown>, combat: number[], more = {}) =>
  hero({ space: 'tavern', ...one } as never, {
    begin: 'meet',
    others: [{ space: 'tavern', ...other } as never],
    dice: { combat },
    ...more,
  });

rule(['T 16:1.i', 'T 16:4.1', 'T R59'], 'one die and Strength against one die and Strength', () => {
  const t = hero(
    { character: 'elf', space: 'tavern' },
    { begin: 'fight', vars: { creature: 'farmer' }, dice: { combat: [4], foe: [2] } },
  );
  expect(told(t, 'fought')).toMatchObject([{ dice: [4, 2], scores: [7, 5], outcome: 'won' }]);
});

rule('T 16:4.1', 'only one Weapon counts', () => {
  const t = hero(
    { character: 'elf', space: 'tavern', objects: ['sword', 'axe'] },
    { begin: 'fight', vars: { creature: 'farmer' }, dice: { combat: [1], foe: [6] } },
  );
  expect(told(t, 'fought')).toMatchObject([{ scores: [5, 9] }]);
});

rule('T R102', 'of different Weapons he chooses', () => {
  const elf = { character: 'elf', space: 'oasis', objects: ['sword', 'holy-lance'] };
  const t = hero(elf, { begin: 'enemies', more: lying('oasis', 'dragon'), dice: { combat: [6], foe: [1] } });
  expect(t.offers(0)).toEqual(['wield sword', 'wield holy-lance']);
  t.picks(0, 'wield holy-lance');
  expect(told(t, 'fought')).toMatchObject([{ scores: [12, 8] }]);
});

rule('T R102', 'Helmet, Shield and Armour are each tried once for a Life, or by option the best alone', () => {
  const elf = { character: 'elf', space: 'tavern', objects: ['helmet', 'armour', 'shield'] };
  const t = hero(elf, { begin: 'lose-life', vars: { cause: 'combat' }, dice: { save: [3, 4, 5] } });
  expect(told(t, 'tried')).toMatchObject([{ card: 'armour' }, { card: 'shield' }, { card: 'helmet' }]);
  expect(t.truth('players.0.lives')).toBe(3);
  const best = hero(elf, {
    begin: 'lose-life',
    vars: { cause: 'combat' },
    dice: { save: [3] },
    options: { 'life-savers': 'best' },
  });
  expect(told(best, 'tried')).toHaveLength(1);
});

rule('T 16:2', 'first he says whether he evades', () => {
  const t = hero(
    { character: 'elf', space: 'outer-woods-1' },
    { begin: 'enemies', more: lying('outer-woods-1', 'dragon') },
  );
  expect(t.offers(0)).toEqual(['fight', 'evade']);
  t.picks(0, 'evade');
  expect(told(t, 'fought')).toEqual([]);
});

rule('T 16:3', 'Spells come before the dice', () => {
  const wizard = { character: 'wizard', space: 'tavern', spells: ['psionic-blast'] };
  const t = hero(wizard, {
    begin: 'fight',
    vars: { creature: 'farmer' },
    dice: { combat: [1], foe: [1], spell: ['hex'] },
  });
  expect(told(t, 'fought')).toEqual([]);
  t.picks(0, 'cast psionic-blast');
  allPass(t);
  expect(told(t, 'fought')).toMatchObject([{ scores: [8, 4] }]);
});

rule(
  ['T 16:4.2', 'T 16:4.3', 'T 16:4.4'],
  'higher kills, lower costs a Life and the turn, equal is a stand-off',
  () => {
    const fight = (combat: number, foe: number) =>
      hero(
        { character: 'elf', space: 'oasis' },
        { begin: 'enemies', more: lying('oasis', 'bear'), dice: { combat: [combat], foe: [foe] } },
      );
    expect(fight(6, 1).truth('players.0.trophies')).toEqual(['bear']);
    const lost = fight(1, 6);
    expect([lost.truth('players.0.lives'), lost.truth('active')]).toEqual([3, 1]);
    const drawn = fight(3, 3);
    expect([drawn.truth('players.0.lives'), drawn.truth('active')]).toEqual([4, 1]);
  },
);

rule('T R109', 'a Life saved, the turn ends all the same', () => {
  const t = hero(
    { character: 'elf', space: 'oasis', objects: ['armour'] },
    { begin: 'enemies', more: lying('oasis', 'bear'), dice: { combat: [1], foe: [6], save: [5] } },
  );
  expect([t.truth('players.0.lives'), t.truth('active')]).toEqual([4, 1]);
});

rule('T E18', 'a Dragon on the Runes is effectively 9, and the Sorceress is sure to lose', () => {
  const t = hero(
    { character: 'sorceress', strength: 3, space: 'runes-1' },
    { begin: 'enemies', more: lying('runes-1', 'dragon'), dice: { combat: [6], foe: [1] } },
  );
  expect(told(t, 'fought')).toMatchObject([{ scores: [9, 10], outcome: 'lost' }]);
});

rule(['T 16:5', 'T R7'], 'Immobility takes one of several out, and the others fight on together', () => {
  const elf = { character: 'elf', space: 'oasis', spells: ['immobility'] };
  const t = hero(elf, { begin: 'enemies', more: lying('oasis', 'bear', 'goblin'), dice: { combat: [6], foe: [1] } });
  t.picks(0, 'cast immobility', 'at bear');
  allPass(t);
  expect(told(t, 'fought')).toMatchObject([{ foes: ['goblin'] }]);
  expect(t.truth('spaces.oasis.cards')).toEqual(['bear']);
});

rule('T R7', 'other means evade whichever of them he wishes', () => {
  const t = hero(
    { character: 'elf', space: 'outer-woods-1' },
    { begin: 'enemies', more: lying('outer-woods-1', 'dragon', 'boar'), dice: { combat: [6], foe: [1] } },
  );
  t.picks(0, 'evade dragon', 'fight');
  expect(told(t, 'fought')).toMatchObject([{ foes: ['boar'] }]);
});

rule(['T 16:1.ii', 'T 16:8'], 'character against character, the higher score wins', () => {
  const t = duel({ character: 'troll' }, { character: 'minstrel' }, [2, 5]);
  t.picks(0, 'attack seat-1');
  expect(told(t, 'clashed')).toMatchObject([{ scores: [8, 7] }]);
  expect(t.at()).toBe('combat.victor');
});

rule(['T 16:6', 'T 18:2.ii', 'T 18:1.2'], 'the attacked may evade first', () => {
  const t = duel({ character: 'troll', space: 'outer-woods-1' }, { character: 'elf', space: 'outer-woods-1' }, []);
  t.picks(0, 'attack seat-1').picks(1, 'evade');
  expect(told(t, 'clashed')).toEqual([]);
  expect(t.truth('active')).toBe(1);
});

rule('T 16:7', 'both may cast before the dice', () => {
  const t = duel(
    { character: 'wizard', spells: ['psionic-blast', 'hex'] },
    { character: 'druid', spells: ['psionic-blast'] },
    [1, 1],
  );
  t.picks(0, 'attack seat-1');
  expect([t.offers(0), t.offers(1)]).toEqual([
    ['pass', 'cast psionic-blast'],
    ['pass', 'cast psionic-blast'],
  ]);
});

rule(['T 16:9.1', 'T 16:9.2'], 'the victor takes a Life, an Object or a Gold, and the turn is over', () => {
  const t = duel({ character: 'troll' }, { character: 'minstrel', objects: ['cross'], gold: 1 }, [6, 1]);
  t.picks(0, 'attack seat-1');
  expect(t.offers(0)).toEqual(['take life', 'take cross', 'take gold', 'waive']);
  t.picks(0, 'take life');
  expect([t.truth('players.1.lives'), t.truth('active')]).toEqual([3, 1]);
});

rule('T 16:9.1', 'the defender who wins has the choice too', () => {
  const t = duel({ character: 'minstrel', gold: 2 }, { character: 'troll' }, [1, 6]);
  t.picks(0, 'attack seat-1').picks(1, 'take gold');
  expect([t.truth('players.0.gold'), t.truth('players.1.gold')]).toEqual([1, 2]);
});

rule(['T R37', 'T R39'], 'only Objects he may have; neither Followers nor Spells; or nothing', () => {
  const t = duel(
    { character: 'wizard' },
    { character: 'elf', objects: ['holy-lance', 'sword'], followers: ['maiden'], gold: 0 },
    [6, 1],
  );
  t.picks(0, 'attack by craft seat-1');
  allPass(t);
  expect(t.offers(0)).toEqual(['take life', 'take sword', 'waive']);
  expect(t.refuses(0, 'take holy-lance').rule).toBe('T R37');
});

rule('T R38', 'a saved Life gives nothing else', () => {
  const t = duel(
    { character: 'thief', objects: ['runesword'] },
    { character: 'minstrel', objects: ['armour'] },
    [6, 1],
    { dice: { combat: [6, 1], save: [6] } },
  );
  t.picks(0, 'attack seat-1', 'take life');
  expect([t.truth('players.0.lives'), t.truth('players.1.lives'), t.truth('active')]).toEqual([4, 4, 1]);
});

rule('T R40', 'the things of the dead are not for the victor that turn, unless the table wants it', () => {
  const t = duel({ character: 'troll' }, { character: 'minstrel', lives: 1, objects: ['cross'] }, [6, 1]);
  t.picks(0, 'attack seat-1', 'take life');
  expect(t.truth('spaces.tavern.cards')).toEqual(['cross']);
  const spoils = duel({ character: 'troll' }, { character: 'minstrel', lives: 1, objects: ['cross'] }, [6, 1], {
    options: { spoils: true },
  });
  spoils.picks(0, 'attack seat-1', 'take life', 'take cross');
  expect(spoils.truth('players.0.objects')).toEqual(['cross']);
});

rule('T 16:10', 'in a stand-off nobody is harmed and the turn ends', () => {
  const t = duel({ character: 'elf' }, { character: 'thief' }, [3, 3]);
  t.picks(0, 'attack seat-1');
  expect([t.truth('players.0.lives'), t.truth('players.1.lives'), t.truth('active')]).toEqual([4, 4, 1]);
});

rule(['T 17:1.i', 'T 17:2.1', 'T 17:2.2'], 'a Spirit is fought by Craft', () => {
  const t = hero(
    { character: 'wizard', space: 'oasis', objects: ['sword'] },
    { begin: 'enemies', vars: { psychic: true }, more: lying('oasis', 'wraith'), dice: { combat: [3], foe: [3] } },
  );
  expect(told(t, 'fought')).toMatchObject([{ psychic: true, scores: [8, 8] }]);
});

rule('T 17:1.ii', 'the Ghoul may attack by Psychic Combat', () => {
  const t = duel({ character: 'ghoul' }, { character: 'troll' }, [1, 1]);
  t.picks(0, 'attack by craft seat-1');
  expect(told(t, 'clashed')).toMatchObject([{ psychic: true, scores: [5, 2] }]);
});

rule('T 17:2.3', 'no Object saves a Life lost so', () => {
  const t = hero(
    { character: 'troll', space: 'oasis', objects: ['armour'] },
    { begin: 'enemies', vars: { psychic: true }, more: lying('oasis', 'wraith'), dice: { combat: [1], foe: [3] } },
  );
  expect(t.truth('players.0.lives')).toBe(3);
  expect(told(t, 'tried')).toEqual([]);
});

rule(['T R6', 'T R5'], 'several Spirits fight as one, or by option one by one in the order he likes', () => {
  const more = lying('oasis', 'wraith', 'spectre');
  const elf = { character: 'elf', space: 'oasis', craft: 12 };
  const t = hero(elf, { begin: 'enemies', vars: { psychic: true }, more, dice: { combat: [6], foe: [1] } });
  expect(told(t, 'fought')).toMatchObject([{ foes: ['wraith', 'spectre'], scores: [18, 9] }]);
  const apart = hero(elf, {
    begin: 'enemies',
    vars: { psychic: true },
    more,
    dice: { combat: [6, 6], foe: [1, 1] },
    options: { 'spirits-together': false },
  });
  expect(apart.offers(0)).toEqual(['meet wraith', 'meet spectre']);
  apart.picks(0, 'meet spectre');
  expect(told(apart, 'fought')).toMatchObject([{ foes: ['spectre'] }, { foes: ['wraith'] }]);
});

rule('T R86', 'what the Runes add counts once in each fight', () => {
  const t = hero(
    { character: 'troll', craft: 9, space: 'runes-2' },
    { begin: 'space', more: lying('runes-2', 'wolf', 'boar', 'spectre'), dice: { combat: [6, 6], foe: [1, 1] } },
  );
  expect(told(t, 'fought')).toMatchObject([{ scores: [12, 7] }, { scores: [15, 7] }]);
});

rule(['T 18:1.1', 'T R84'], 'by ability, Follower or Spell', () => {
  const can = (words: Record<string, unknown>) => hero(words as never).computed('can-evade', { seat: 0 });
  expect(can({ character: 'elf', space: 'middle-woods' })).toBe(true);
  expect(can({ character: 'troll', space: 'middle-woods', followers: ['pixie'] })).toBe(true);
  expect(can({ character: 'troll', space: 'middle-hills', followers: ['gnome'] })).toBe(true);
  expect(can({ character: 'elf', space: 'middle-hills' })).toBe(false);
});

rule(['T 18:1.3', 'T 18:2.i'], 'all creatures on the space may be evaded together', () => {
  const t = hero(
    { character: 'dwarf', space: 'middle-hills' },
    { begin: 'enemies', more: lying('middle-hills', 'dragon', 'bear') },
  );
  t.picks(0, 'evade');
  expect(told(t, 'evaded')).toMatchObject([{ what: ['dragon', 'bear'] }]);
});

rule('T 18:2.iii', 'the Witch may be evaded, and stays', () => {
  const t = hero(
    { character: 'elf', space: 'outer-woods-1' },
    { begin: 'space', more: lying('outer-woods-1', 'witch') },
  );
  t.picks(0, 'evade');
  expect(told(t, 'table')).toEqual([]);
  expect(t.truth('spaces.outer-woods-1.cards')).toEqual(['witch']);
});

rule('T 18:3', 'in the Inner Region only characters can be evaded', () => {
  const others = [{ character: 'elf', space: 'plain-of-peril', invisible: true }];
  const t = hero({ character: 'troll', space: 'plain-of-peril' }, { begin: 'meet', others });
  t.picks(0, 'attack seat-1');
  expect(t.asked()).toEqual([1]);
  const pit = hero(
    { character: 'troll', space: 'pits', due: true, foe: 1, invisible: true },
    { begin: 'instructions', dice: { combat: [6], foe: [1] } },
  );
  expect(told(pit, 'fought')).toHaveLength(1);
});

rule('T R50', 'after the dice only a Spell that saves is cast', () => {
  const elf = { character: 'elf', space: 'oasis', spells: ['preservation', 'healing'], lives: 2 };
  const t = hero(elf, { begin: 'enemies', more: lying('oasis', 'bear'), dice: { combat: [1], foe: [6] } });
  t.picks(0, 'pass');
  expect([t.at(), t.offers(0)]).toEqual(['window.offer', ['pass', 'cast preservation']]);
});
