import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { SPELLS } from '../../src/index.js';
import { hero } from '../stage.js';
import { passOnce } from './deck.js';

const caster = { character: 'druid', space: 'outer-fields-1', lives: 3, objects: ['sword'] };
const other = { character: 'elf', space: 'outer-woods-1', followers: ['maiden'], lives: 3 };
const board = { spaces: { ruins: { cards: ['cave'] } } };
const dice = { adventure: ['imp'] };

/** The moments of a turn, each with how the caster comes to it, holding a Spell; seat 0 has the turn. */
const MOMENTS = {
  'own start': (spell: string) => mine(spell, 'turn'),
  'own arrival': (spell: string) => mine(spell, 'encounter'),
  'own card': (spell: string) => passOnce(mine(spell, 'encounter', 'imp')),
  'own fight': (spell: string) => passOnce(mine(spell, 'encounter', 'bear')),
  'own loss': (spell: string) => mine(spell, 'lose-life'),
  'other start': (spell: string) => theirs(spell, 'turn'),
  'other arrival': (spell: string) => theirs(spell, 'encounter'),
  'other card': (spell: string) => passOnce(theirs(spell, 'encounter', 'imp')),
  'other fight': (spell: string) => passOnce(theirs(spell, 'encounter', 'bear', 'outer-fields-2')),
  'other loss': (spell: string) => theirs(spell, 'lose-life'),
  attacked: (spell: string) => theirs(spell, 'meet', 'imp', 'outer-fields-1').picks(0, 'attack seat-1'),
} as const;
type Moment = keyof typeof MOMENTS;

function mine(spell: string, begin: string, card = 'imp') {
  const players = [{ ...other, spells: ['random', 'teleport'] }];
  return hero({ ...caster, spells: [spell] }, { begin, others: players, more: board, dice: { adventure: [card] } });
}

function theirs(spell: string, begin: string, card = 'imp', space = 'outer-woods-1') {
  const active = { ...other, space, spells: ['random', 'teleport'] };
  const players = [{ ...caster, spells: [spell] }];
  return hero(active, { begin, others: players, more: board, dice: { ...dice, adventure: [card] } });
}

const isOffered = (spell: string, moment: Moment) => {
  const seat = moment.startsWith('own') ? 0 : 1;
  const t = MOMENTS[moment](spell);
  return t.at() === 'window.offer' && t.offers(seat).includes(`cast ${spell}`);
};

const ALWAYS: readonly Moment[] = [
  'own start',
  'own arrival',
  'own card',
  'own fight',
  'other start',
  'other arrival',
  'other card',
  'other fight',
  'attacked',
];
/** As the cards say. */
const WHEN: Readonly<Record<string, readonly Moment[]>> = {
  acquisition: ALWAYS,
  alchemy: ['own start'],
  counterspell: [],
  'destroy-magic': ['own start'],
  destruction: ['own start', 'own arrival'],
  divination: ['own start'],
  healing: ALWAYS,
  hex: ['own start'],
  immobility: ['own start', 'own card', 'own fight', 'other start', 'other card', 'other fight'],
  invisibility: ALWAYS,
  mesmerism: ALWAYS,
  nullify: ALWAYS,
  preservation: ['own loss', 'other loss'],
  'psionic-blast': ['own fight', 'attacked'],
  random: ALWAYS,
  teleport: ['own start'],
  'temporal-warp': ['own start'],
};

for (const { id, name } of SPELLS)
  rule(['T 9:6.1', 'T 9:0', 'T R73'], `${name}: cast at its moments, and at no other`, () => {
    const found = (Object.keys(MOMENTS) as Moment[]).filter((moment) => isOffered(id, moment));
    expect(found).toEqual(WHEN[id]);
  });

rule('T 9:6.1', 'a Spell out of its moment is refused', () => {
  const t = mine('hex', 'encounter');
  expect(t.refuses(0, 'cast hex')).toMatchObject({ refused: 'not-offered', rule: 'T R49' });
  expect(t.refuses(0, 'cast healing')).toMatchObject({ refused: 'not-offered' });
});
