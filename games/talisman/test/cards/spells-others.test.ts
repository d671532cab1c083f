import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { hero, type Stage } from '../stage.js';
import { ELF, isOver, of } from './deck.js';

/** The turn of a Druid in the Fields begins; he holds these Spells. */
const druid = (spells: string[], words = {}, other = {}, stage: Stage = {}) =>
  hero({ character: 'druid', space: 'outer-fields-1', spells, ...words }, { others: [{ ...ELF, ...other }], ...stage });

rule(['T 9:7.1', 'T 5:2'], 'Acquisition: one Object or one Gold, from a character anywhere, but nothing barred', () => {
  const t = druid(
    ['acquisition'],
    { alignment: 'good' },
    { objects: ['ring'], gold: 2, alignment: 'evil', space: 'mines' },
  );
  t.picks(0, 'cast acquisition');
  expect([t.at(), t.offers(0)]).toEqual(['rob.choose', ['take ring', 'take gold']]);
  t.picks(0, 'take ring');
  expect([of(t, 0, 'objects', 'gold'), of(t, 1, 'objects', 'gold')]).toEqual([
    [['ring'], 1],
    [[], 2],
  ]);
  const sword = druid(['acquisition'], { alignment: 'good' }, { objects: ['runesword'], gold: 2, alignment: 'evil' });
  // Only the Gold can be taken: the Runesword is not for Good.
  sword.picks(0, 'cast acquisition');
  expect([of(sword, 0, 'objects', 'gold'), of(sword, 1, 'gold')]).toEqual([[[], 2], [1]]);
});

rule('T R114', 'Acquisition: who has four Objects lays one down at once', () => {
  const four = { objects: ['sword', 'axe', 'helmet', 'shield'] };
  const t = druid(['acquisition'], four, { objects: ['ring'] }).picks(0, 'cast acquisition', 'take ring');
  expect([t.at(), t.offers(0).length]).toEqual(['tidy.objects', 5]);
  t.picks(0, 'lay axe');
  expect([of(t, 0, 'objects'), t.truth('spaces.outer-fields-1.cards')]).toEqual([
    [['sword', 'helmet', 'shield', 'ring']],
    ['axe'],
  ]);
});

rule('T 9:6.1', "Acquisition, Mesmerism: by option only at the start of the caster's own turn", () => {
  const stage = { options: { 'taking-spells': 'own-turn' } };
  const spells = ['acquisition', 'mesmerism'];
  const own = druid(spells, {}, { followers: ['maiden'] }, stage);
  expect(own.offers(0)).toEqual(['pass', 'cast acquisition', 'cast mesmerism']);
  const others = druid([], { followers: ['maiden'] }, { spells }, stage);
  expect(others.offers(1)).toEqual(['pass']);
});

rule('T 9:7.1', 'Amulet: nothing is taken by a Spell from whoever bears it', () => {
  const t = druid(['acquisition', 'mesmerism'], {}, { objects: ['amulet'], followers: ['maiden'] });
  expect(t.offers(0)).toEqual(['pass']);
});

rule(['T 9:7.1', 'T R87'], 'Mesmerism: one Follower of choice, but neither Hag nor Poltergeist', () => {
  const t = druid(['mesmerism'], {}, { followers: ['poltergeist', 'maiden', 'unicorn'] });
  t.picks(0, 'cast mesmerism');
  expect([t.at(), t.offers(0)]).toEqual(['rob.choose', ['take maiden', 'take unicorn']]);
  t.picks(0, 'take unicorn');
  expect([of(t, 0, 'followers'), of(t, 1, 'followers')]).toEqual([[['unicorn']], [['poltergeist', 'maiden']]]);
});

rule('T R87', 'Mesmerism: not for one who has the Hag, nor at one with nobody to give', () => {
  expect(druid(['mesmerism'], { followers: ['cursed-by-a-hag'] }, { followers: ['maiden'] }).offers(0)).toEqual([
    'pass',
  ]);
  expect(druid(['mesmerism'], {}, { followers: ['cursed-by-a-hag'] }).offers(0)).toEqual(['pass']);
});

rule(['T 4:6', 'T 9:7.1'], 'Healing: any character, up to four Lives', () => {
  const t = druid(['healing'], { lives: 3 }, { lives: 1 }).picks(0, 'cast healing');
  expect(t.offers(0)).toEqual(['at seat-0', 'at seat-1']);
  t.picks(0, 'at seat-1');
  expect([of(t, 0, 'lives'), of(t, 1, 'lives'), t.truth('spellDiscard')]).toEqual([[3], [4], ['healing']]);
});

rule('T R58', 'Healing: not at one who has four Lives or more', () => {
  expect(druid(['healing'], { lives: 6 }, { lives: 4 }).offers(0)).toEqual(['pass']);
});

rule(['T 18:1.1', 'T 18:2.i'], 'Invisibility: cast before the dice, all that attacks may be evaded', () => {
  const t = druid(
    ['invisibility'],
    {},
    {},
    { begin: 'encounter', more: { spaces: { 'outer-fields-1': { cards: ['dragon', 'bag-of-gold'] } } } },
  );
  t.picks(0, 'cast invisibility');
  expect([t.at(), t.offers(0)]).toEqual(['fight.choose', ['fight', 'evade']]);
  t.picks(0, 'evade', 'take bag-of-gold', 'done');
  expect([of(t, 0, 'lives', 'gold'), t.truth('spaces.outer-fields-1.cards'), isOver(t)]).toEqual([
    [4, 2],
    ['dragon'],
    true,
  ]);
  expect(t.truth('players.0.invisible')).toBe(false);
});

rule('T R62', 'Invisibility: also when the creature already attacks', () => {
  const stage = { begin: 'encounter', dice: { adventure: ['giant'] } };
  const t = druid(['invisibility'], {}, {}, stage).picks(0, 'pass', 'cast invisibility');
  expect([t.at(), t.offers(0)]).toEqual(['fight.choose', ['fight', 'evade']]);
  t.picks(0, 'evade');
  expect([t.truth('players.0.lives'), t.truth('spaces.outer-fields-1.cards')]).toEqual([4, ['giant']]);
});

rule(['T 18:2.ii', 'T 18:1.2'], 'Invisibility: cast by one who is attacked, it lets him slip away', () => {
  const t = druid([], {}, { space: 'outer-fields-1', spells: ['invisibility'] }, { begin: 'meet' });
  t.picks(0, 'attack seat-1').picks(1, 'cast invisibility');
  expect([t.asked(), t.at()]).toEqual([[1], 'meet.evade']);
  t.picks(1, 'evade');
  expect([of(t, 1, 'lives'), isOver(t)]).toEqual([[4], true]);
});

rule('T R66', 'Nullify: all Spells of one character go, seen by all', () => {
  const t = druid(['nullify'], {}, { spells: ['hex', 'random'] });
  t.picks(0, 'cast nullify').picks(1, 'pass').picks(1, 'pass');
  expect([of(t, 1, 'spellCount'), t.truth('spellDiscard')]).toEqual([[0], ['hex', 'nullify', 'random']]);
});

rule('T 9:7.1', 'Nullify: only at one who holds Spells', () => {
  expect(druid(['nullify']).offers(0)).toEqual(['pass']);
  const own = druid(['nullify', 'hex'], {}, { spells: ['teleport'] })
    .picks(0, 'cast nullify')
    .picks(1, 'pass');
  expect(own.offers(0)).toEqual(['at seat-0', 'at seat-1']);
});

const random = (die: number, words = {}) => {
  const other = { strength: 6, craft: 7, gold: 5, objects: ['ring'], ...words };
  const t = druid(['random'], {}, other, { dice: { random: [die] } });
  return t.picks(0, 'cast random', 'at seat-1');
};

rule(['T 19:1.1', 'T 19:2'], 'Random: 1 makes a Toad', () => {
  const t = random(1);
  expect([of(t, 1, 'toad', 'gold', 'objects'), t.truth('spaces.outer-woods-1')]).toMatchObject([
    [3, 0, []],
    { cards: ['ring'], gold: 5 },
  ]);
});

rule(['T 1:3', 'T 2:3'], 'Random: 2 and 3 take all Strength or all Craft that was gained', () => {
  expect(of(random(2), 1, 'strength', 'craft')).toEqual([3, 7]);
  expect(of(random(3), 1, 'strength', 'craft')).toEqual([6, 4]);
});

rule(['T 3:3', 'T 4:5'], 'Random: 4 takes all Gold, 5 gives a Strength, 6 a Life', () => {
  expect(of(random(4), 1, 'gold', 'strength', 'lives')).toEqual([0, 6, 4]);
  const [stronger, livelier] = [random(5), random(6)];
  expect([of(stronger, 1, 'strength', 'lives'), of(livelier, 1, 'strength', 'lives')]).toEqual([
    [7, 4],
    [6, 5],
  ]);
});

rule('T 9:7.1', 'Random: at anybody, himself too', () => {
  const t = druid(['random'], {}, { space: 'crypt' }, { dice: { random: [6] } }).picks(0, 'cast random');
  expect(t.offers(0)).toEqual(['at seat-0', 'at seat-1']);
  t.picks(0, 'at seat-0');
  expect(of(t, 0, 'lives')).toEqual([5]);
});
