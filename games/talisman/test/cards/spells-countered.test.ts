import type { Json } from '@questhall/kernel';
import type { Scenario } from '@questhall/testkit';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import type { Board } from '../../src/index.js';
import { hero, type Stage, told } from '../stage.js';
import { draws, ELF, isOver, of, passOnce } from './deck.js';

const druid = { character: 'druid', space: 'outer-fields-1', lives: 3, objects: ['sword'] };
const elf = { ...ELF, lives: 3, followers: ['maiden'], objects: ['ring'], strength: 5, spells: ['counterspell'] };
const more = { spaces: { ruins: { cards: ['cave'] } } };

/** All that is true but for the Spells themselves. */
function rest(t: Scenario<Board>): Json {
  const { players, spellDiscard: _, casting: __, spellStockSize: ___, ...others } = t.truth() as Record<string, Json>;
  const bare = Object.values(players as Record<string, Record<string, Json>>).map(
    ({ spells: _, spellCount: __, ...player }) => player,
  );
  return { ...others, players: bare };
}

/** Cast at the start of his turn, aimed, and answered by a Counterspell: nothing but the two cards is spent. */
function undone(spell: string, ...aim: string[]): void {
  const t = hero({ ...druid, spells: [spell] }, { others: [elf], more });
  const before = rest(t);
  t.picks(0, `cast ${spell}`).picks(1, 'pass');
  if (aim.length > 0) t.picks(0, ...aim);
  t.picks(1, 'cast counterspell');
  expect([rest(t), t.asked(), t.at()]).toEqual([before, [0], 'move.how']);
  expect([t.truth('spellDiscard'), of(t, 0, 'spellCount'), of(t, 1, 'spellCount')]).toEqual([
    [spell, 'counterspell'].sort(),
    [0],
    [0],
  ]);
}

rule('T R49', 'Acquisition: undone by a Counterspell', () => undone('acquisition'));
rule('T R49', 'Alchemy: undone by a Counterspell', () => undone('alchemy'));
rule('T R49', 'Destroy Magic: undone by a Counterspell', () => undone('destroy-magic'));
rule('T R49', 'Destruction: undone by a Counterspell', () => undone('destruction'));
rule('T R49', 'Divination: undone by a Counterspell', () => undone('divination'));
rule('T R49', 'Healing: undone by a Counterspell', () => undone('healing', 'at seat-0'));
rule('T R49', 'Hex: undone by a Counterspell', () => undone('hex', 'at oasis'));
rule('T R49', 'Immobility: undone by a Counterspell', () => undone('immobility'));
rule('T R49', 'Invisibility: undone by a Counterspell', () => undone('invisibility'));
rule('T R49', 'Mesmerism: undone by a Counterspell', () => undone('mesmerism'));
rule('T R49', 'Random: undone by a Counterspell', () => undone('random', 'at seat-1'));
rule('T R49', 'Teleport: undone by a Counterspell', () => undone('teleport', 'at city'));
rule('T R49', 'Temporal Warp: undone by a Counterspell', () => undone('temporal-warp'));

rule('T R49', 'Nullify: undone by a Counterspell, its holder keeps the other Spells', () => {
  const t = hero({ ...druid, spells: ['nullify'] }, { others: [{ ...elf, spells: ['counterspell', 'hex'] }] });
  t.picks(0, 'cast nullify').picks(1, 'pass').picks(1, 'cast counterspell');
  expect(of(t, 1, 'spells')).toEqual([['hex']]);
});

const answered: Stage = { others: [{ ...ELF, spells: ['counterspell'] }] };

rule(['T R49', 'T 16:3'], 'Psionic Blast: undone by a Counterspell, before the dice', () => {
  const t = draws(['giant'], { spells: ['psionic-blast'] }, { ...answered, dice: { combat: [1], foe: [1] } });
  passOnce(t).picks(0, 'cast psionic-blast').picks(1, 'pass').picks(1, 'cast counterspell');
  expect(told(t, 'fought')).toMatchObject([{ scores: [3, 7] }]);
});

rule(['T R49', 'T R72'], 'Preservation: undone by a Counterspell, and the Life is lost', () => {
  const stage = { ...answered, begin: 'lose-life' };
  const t = hero({ ...druid, spells: ['preservation'] }, stage);
  t.picks(0, 'cast preservation').picks(1, 'pass').picks(1, 'cast counterspell');
  expect([of(t, 0, 'lives'), told(t, 'preserved')]).toEqual([[2], []]);
});

rule(['T R23', 'T R72'], 'Preservation: it keeps the Life that the Command Spell would cost', () => {
  const stage = { begin: 'encounter', others: [{ ...ELF, spells: ['preservation'] }], more: { crowned: true } };
  const t = hero({ character: 'druid', space: 'crown-of-command' }, { ...stage, dice: { command: [4] } });
  t.picks(1, 'pass').picks(1, 'pass').picks(1, 'lose life', 'cast preservation');
  expect([of(t, 1, 'lives'), isOver(t)]).toEqual([[4], true]);
});
