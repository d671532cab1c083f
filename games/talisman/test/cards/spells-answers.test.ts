import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { hero, type Stage, told } from '../stage.js';
import { draws, ELF, isOver, of, passOnce } from './deck.js';

const turn = (spells: string[], other: string[], stage: Stage = {}) =>
  hero(
    { character: 'druid', space: 'outer-fields-1', spells },
    { others: [{ ...ELF, spells: other, objects: ['ring'] }], ...stage },
  );

rule('T R49', 'Counterspell: it comes before the Spell it answers, which is undone and discarded', () => {
  const t = turn(['acquisition'], ['counterspell']);
  t.picks(0, 'cast acquisition').picks(1, 'pass');
  expect([t.truth('casting'), t.asked(), t.offers(1)]).toEqual([['acquisition'], [1], ['pass', 'cast counterspell']]);
  t.picks(1, 'cast counterspell');
  expect([of(t, 1, 'objects'), of(t, 0, 'objects'), t.truth('spellDiscard')]).toEqual([
    [['ring']],
    [[]],
    ['acquisition', 'counterspell'],
  ]);
  expect(told(t, 'spell.countered')).toEqual([{ seat: 0, spell: 'acquisition' }]);
});

rule('T R49', 'Counterspell: one of them answers the other, and the first Spell works after all', () => {
  const t = turn(['acquisition', 'counterspell'], ['counterspell']);
  t.picks(0, 'cast acquisition').picks(1, 'pass');
  t.picks(0, 'pass').picks(1, 'cast counterspell');
  expect([t.truth('casting'), t.asked()]).toEqual([['acquisition', 'counterspell'], [0]]);
  t.picks(0, 'cast counterspell', 'take ring');
  expect([of(t, 0, 'objects'), t.truth('spellDiscard')]).toEqual([
    [['ring']],
    ['acquisition', 'counterspell', 'counterspell'],
  ]);
});

rule(['T R23', 'T 9:8.1'], 'Counterspell: the Command Spell too', () => {
  const t = hero(
    { character: 'druid', space: 'crown-of-command' },
    { begin: 'encounter', others: [{ ...ELF, spells: ['counterspell'] }], more: { crowned: true } },
  );
  t.picks(1, 'pass');
  expect(t.truth('casting')).toEqual(['command']);
  t.picks(1, 'cast counterspell');
  expect([of(t, 1, 'lives'), told(t, 'command.countered'), told(t, 'command.rolled'), isOver(t)]).toEqual([
    [4],
    [{ seat: 0 }],
    [],
    true,
  ]);
});

rule('T 9:6.1', 'Counterspell: with no Spell just cast there is nothing to undo', () => {
  const t = turn(['counterspell'], ['hex']);
  expect(t.refuses(0, 'cast counterspell')).toMatchObject({ refused: 'not-offered' });
});

rule(['T R72', 'T 9:6.2'], 'Preservation: the Life that the Desert would take is kept', () => {
  const t = hero(
    { character: 'minstrel', space: 'desert-1', spells: ['preservation'] },
    { begin: 'encounter', others: [ELF] },
  );
  passOnce(t).picks(0, 'follow desert-1');
  expect([t.at(), t.offers(0)]).toEqual(['window.offer', ['pass', 'cast preservation']]);
  t.picks(0, 'cast preservation');
  expect([of(t, 0, 'lives'), t.truth('spellDiscard')]).toEqual([[4], ['preservation']]);
});

rule('T R72', 'Preservation: first Armour is tried, then the Spell; and another may cast it', () => {
  const t = hero(
    { character: 'druid', space: 'outer-fields-1', objects: ['armour'] },
    {
      begin: 'encounter',
      others: [{ ...ELF, spells: ['preservation'] }],
      dice: { adventure: ['giant'], combat: [1], foe: [6], save: [3] },
    },
  );
  passOnce(t).picks(1, 'pass');
  expect([told(t, 'tried'), t.asked()]).toEqual([[{ seat: 0, card: 'armour', die: 3, saved: false }], [1]]);
  t.picks(1, 'cast preservation');
  expect([of(t, 0, 'lives'), told(t, 'preserved'), isOver(t)]).toEqual([[4], [{ seat: 1 }], true]);
});

rule('T 16:3', 'Preservation: an Enemy about to die is kept alive, and the fight is a stand-off', () => {
  const stage = { others: [{ ...ELF, spells: ['preservation'] }], dice: { combat: [6], foe: [1] } };
  const t = draws(['wolf'], {}, stage);
  passOnce(passOnce(t)).picks(1, 'cast preservation');
  expect([of(t, 0, 'lives', 'trophies'), t.truth('spaces.outer-fields-1.cards'), isOver(t)]).toEqual([
    [4, []],
    ['wolf'],
    true,
  ]);
});

rule('T 6:3', 'Preservation: a Follower does not die in the Chasm', () => {
  const t = hero(
    { character: 'druid', space: 'chasm', followers: ['maiden', 'pixie'], spells: ['preservation'] },
    { begin: 'encounter', others: [ELF], dice: { chasm: [6, 1, 2] } },
  );
  passOnce(t).picks(0, 'cast preservation');
  expect([of(t, 0, 'followers', 'lives'), t.truth('discard')]).toEqual([[['maiden'], 4], ['pixie']]);
});

rule(['T TURN.2', 'T R73'], 'Immobility: at the start of a turn it lets that character do nothing', () => {
  const t = turn([], ['immobility']);
  t.picks(1, 'cast immobility');
  expect([isOver(t), of(t, 0, 'space'), told(t, 'turn.stopped')]).toEqual([true, ['outer-fields-1'], [{ seat: 0 }]]);
});

rule(['T R7', 'T 16:5'], 'Immobility: of several Enemies one is stopped, the others fight together', () => {
  const dice = { combat: [6], foe: [1] };
  const t = draws(['bear', 'dragon', 'wolf'], { spells: ['immobility'], strength: 4 }, { dice });
  passOnce(t).picks(0, 'cast immobility');
  expect(t.offers(0)).toEqual(['at bear', 'at dragon', 'at wolf']);
  t.picks(0, 'at dragon');
  expect([told(t, 'fought'), of(t, 0, 'trophies'), t.truth('spaces.hidden-valley.cards')]).toMatchObject([
    [{ foes: ['bear', 'wolf'], scores: [10, 6], outcome: 'won' }],
    [['bear', 'wolf']],
    ['dragon'],
  ]);
});

rule(['T 18:2.iii', 'T 18:1.1'], 'Immobility: the Imp is stopped and may be evaded', () => {
  const t = passOnce(draws(['imp'], { spells: ['immobility'] })).picks(0, 'cast immobility');
  expect([t.at(), t.offers(0)]).toEqual(['meet-card.evade', ['evade', 'meet']]);
  t.picks(0, 'evade');
  expect([of(t, 0, 'space'), t.truth('discard')]).toEqual([['outer-fields-1'], ['imp']]);
});

rule('T 9:7.2', 'Immobility: neither what is no creature nor what lives in the Inner Region', () => {
  const event = passOnce(draws(['angel'], { spells: ['immobility', 'random'] }));
  expect(event.offers(0)).toEqual(['pass', 'cast random']);
  const t = hero(
    { character: 'druid', space: 'pits', due: true, spells: ['immobility', 'random'] },
    { begin: 'encounter', others: [ELF], dice: { pits: [1], combat: [1], foe: [1] } },
  );
  passOnce(t).picks(0, 'follow pits');
  expect([t.truth('fight.foes'), t.offers(0)]).toEqual([['pitfiend'], ['pass', 'cast random']]);
});

rule(['T 16:3', 'T 9:6.2'], 'Psionic Blast: Craft is added to Strength for one Combat', () => {
  const dice = { combat: [1], foe: [1] };
  const t = passOnce(draws(['giant'], { spells: ['psionic-blast'], craft: 6 }, { dice }));
  t.picks(0, 'cast psionic-blast');
  expect(told(t, 'fought')).toMatchObject([{ scores: [2 + 6 + 1, 6 + 1], outcome: 'won' }]);
  const options = { 'psionic-blast': 'starting-craft' };
  const less = passOnce(draws(['giant'], { spells: ['psionic-blast'], craft: 6 }, { dice, options }));
  expect(told(less.picks(0, 'cast psionic-blast'), 'fought')).toMatchObject([{ scores: [2 + 4 + 1, 6 + 1] }]);
});

rule('T 16:7', 'Psionic Blast: the one who is attacked may cast it too, but not in Psychic Combat', () => {
  const here = { ...ELF, space: 'outer-fields-1', spells: ['psionic-blast'] };
  const ghoul = { character: 'ghoul', space: 'outer-fields-1' };
  const t = hero(ghoul, { begin: 'meet', others: [here], dice: { combat: [1, 1] } });
  t.picks(0, 'attack seat-1').picks(1, 'cast psionic-blast');
  expect(told(t, 'clashed')).toMatchObject([{ scores: [3, 8] }]);
  const psychic = hero(ghoul, { begin: 'meet', others: [here], dice: { combat: [1, 1] } });
  psychic.picks(0, 'attack by craft seat-1');
  expect(psychic.offers(1)).toEqual(['pass']);
});
