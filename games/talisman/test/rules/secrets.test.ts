import { apply, isRefusal, prompts } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { talisman } from '../../src/index.js';
import { allPass, hero } from '../stage.js';

const WIZARD = { character: 'wizard', space: 'graveyard' };

rule('T R98', 'what Divination shows is for the caster alone, as long as it stays on top', () => {
  const divination = ['sword', 'bear', 'imp', 'axe', 'wolf'];
  const t = hero({ ...WIZARD, space: 'city', spells: ['divination', 'hex'] }, { dice: { divination, move: [1] } });
  t.picks(0, 'cast divination');
  allPass(t);
  expect(t.sees(0, 'top')).toEqual(divination);
  expect(t.sees(1, 'top')).toEqual(['unknown', 'unknown', 'unknown', 'unknown', 'unknown']);
  expect(t.heard(1).find((e) => e.key === 'divined')?.args).not.toHaveProperty('cards');
  t.picks(0, 'go outer-fields-1');
  allPass(t);
  expect(t.sees(0, 'top')).toEqual(['bear', 'imp', 'axe', 'wolf']);
});

rule('T R98', 'the Prophetess reads the Spells of the others, but not as a Toad', () => {
  const others = [{ character: 'wizard', spells: ['hex', 'random'] }];
  const t = hero({ character: 'prophetess', spells: ['healing'] }, { others });
  expect(t.sees(0, 'players.1.spells')).toEqual(['hex', 'random']);
  expect(t.sees(1, 'players.0.spells')).toBe('unknown');
  const toad = hero({ character: 'prophetess', toad: 2 }, { others });
  expect(toad.sees(0, 'players.1.spells')).toBe('unknown');
});

rule('T R98', 'a moment for Spells tells nobody what the others could cast', () => {
  const others = [{ character: 'elf', spells: ['random'] }];
  const t = hero({ ...WIZARD, spells: ['hex'] }, { others });
  const seen = prompts(talisman, t.state, 0).map(({ seat, choices }) => [seat, choices.length]);
  expect(seen).toEqual([
    [0, 2],
    [1, 0],
  ]);
});

rule('T 9:2', 'a Spell drawn is heard of by all and known to one', () => {
  const t = hero({ character: 'elf', space: 'city' }, { begin: 'space', dice: { table: [6], spell: ['hex'] } });
  t.picks(0, 'call on enchantress');
  const drawn = (viewer: number | null) => t.heard(viewer).find((e) => e.key === 'spell.drawn')?.args;
  expect(drawn(0)).toEqual({ seat: 0, spell: 'hex' });
  expect([drawn(1), drawn(null)]).toEqual([{ seat: 0 }, { seat: 0 }]);
});

rule('T R98', 'the Prophetess hears which Spell the others draw, but not as a Toad', () => {
  const heard = (words: Readonly<Record<string, number>>) => {
    const reader = { character: 'prophetess', space: 'village', ...words };
    const t = hero(
      { ...WIZARD, alignment: 'evil' },
      { begin: 'space', others: [reader], dice: { table: [5], spell: ['hex'] } },
    );
    t.picks(0, 'call on spirits');
    return t.heard(1).find((e) => e.key === 'spell.drawn')?.args;
  };
  expect(heard({})).toEqual({ seat: 0, spell: 'hex' });
  expect(heard({ toad: 2 })).toEqual({ seat: 0 });
});

rule('T R98', 'a Toad that reads hands again cannot take back the step that made it so', () => {
  const isFinal = (character: string) => {
    const toad = { character, space: 'city', toad: 1, craft: 4, spells: ['healing'] };
    const others = [{ character: 'troll', misses: 1 }];
    const t = hero(toad, { others, more: { spaces: { 'outer-fields-1': { cards: ['sword'] } } } });
    const step = apply(talisman, t.state, { seat: 0, picks: ['go outer-fields-1'] });
    if (isRefusal(step)) throw new Error(step.why);
    expect([step.events.map(({ says }) => says.key), step.draws]).toEqual([expect.arrayContaining(['toad.back']), []]);
    return step.sealed;
  };
  expect([isFinal('prophetess'), isFinal('elf')]).toEqual([true, false]);
});
