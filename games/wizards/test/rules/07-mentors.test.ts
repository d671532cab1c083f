import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { CALM, member, one, told, walking } from '../stage.js';
import { isles } from '../table.js';

/** Seat 0 meets somebody. */
function meets(person: string, player: object, dice = {}, more = {}) {
  return one('meet', player as never, dice, more, { person });
}
const steps = (t: ReturnType<typeof meets>) => told(t, 'task.step');

rule('W 7.32c', 'no High Wizard is met in the centre of the Circle', () => {
  const t = one('wizard-card', { at: 'sacred-circle-centre' });
  expect([told(t, 'met'), told(t, 'wizard.drawn')]).toEqual([[], []]);
});

rule('W R53', 'there no card is drawn for him', () => {
  const t = one('wizard-card', { at: 'sacred-circle-centre' }, { wizard: [] });
  expect([t.truth('wizardDeck'), t.asked()]).toEqual([14, [1]]);
});

rule(['W 7.32d', 'W R3'], 'for somebody not of his Order he does one thing, which must be taken', () => {
  const t = meets('terek', { ...member('druids', 2), tasks: [{ card: 'task-38', done: [1] }] });
  expect(t.offers(0)).toEqual(['join', 'fulfil', 'task']);
  expect(t.refuses(0, 'decline')).toMatchObject({ rule: 'W R3' });
  t.picks(0, 'fulfil');
  expect([told(t, 'task.completed'), told(t, 'task.drawn')]).toEqual([[{ seat: 0, task: 'task-38' }], []]);
});

rule(['W 7.321a', 'W 10a'], 'he offers his Order, which may be declined', () => {
  const t = meets('terek', {});
  expect(t.offers(0)).toEqual(['join', 'decline']);
  expect(t.refuses(0, 'task')).toMatchObject({ rule: 'W 10a' });
  t.picks(0, 'decline');
  expect(t.truth('players.0.order')).toBe('none');
});

rule(['W 7.321b', 'W 10b'], 'who joins is an Apprentice, and gets a Mandatory Task', () => {
  const t = meets('terek', {}, { task: ['task-48'] });
  t.picks(0, 'join');
  expect([t.truth('players.0.order'), t.truth('players.0.rank')]).toEqual(['wizards', 1]);
  expect(t.truth('players.0.tasks.0')).toMatchObject({ card: 'task-48', mandatory: true });
});

rule(['W 7.322a', 'W 7.322b', 'W 7.3044b'], 'the afflicted are healed, and get nothing more', () => {
  const t = meets('terek', { ...member('wizards', 1, [90, 90, 90]), dazed: true });
  expect([t.truth('players.0.dazed'), t.truth('players.0.rank'), told(t, 'task.drawn')]).toEqual([false, 1, []]);
});

rule('W R63', 'the second High Wizard of that turn can do nothing for him', () => {
  const t = walking(
    { ...member('druids', 1), at: 'meadowfarm-a1', dazed: true },
    2,
    {},
    { wizards: { terek: 'meadowfarm-c1', veldor: 'meadowfarm-c1' } },
  );
  t.picks(0, 'go meadowfarm-c1');
  expect(told(t, 'met')).toHaveLength(2);
  expect([t.truth('wizards.veldor'), t.truth('players.0.dazed'), t.asked()]).toEqual([null, false, [1]]);
});

rule('W 7.323', 'he fulfils a part that calls for him', () => {
  const t = meets('terek', {
    ...member('druids', 1),
    tasks: [{ card: 'task-62', at: { 1: 'meadowshire-b2' }, done: [1] }],
  });
  t.picks(0, 'fulfil');
  expect(steps(t)).toEqual([{ seat: 0, task: 'task-62', step: 2 }]);
});

rule('W 7.324', 'he gives a Task, which is Optional for others', () => {
  const t = meets('terek', member('druids', 1), { task: ['task-48'] });
  t.picks(0, 'task');
  expect(t.truth('players.0.tasks.0')).toMatchObject({ card: 'task-48', mandatory: false });
});

rule(['W 7.325', 'W 7.327', 'W R4'], 'for a member he fulfils, assigns and promotes, in this order', () => {
  const player = { ...member('wizards', 1, [10, 10, 0]), tasks: [{ card: 'task-38', mandatory: true, done: [1] }] };
  const t = meets('terek', player, { task: ['task-48'] });
  expect(told(t, 'task.completed')).toEqual([{ seat: 0, task: 'task-38' }]);
  expect(t.truth('players.0.tasks.0')).toMatchObject({ card: 'task-48', mandatory: true });
  // Five knowledge and ten power of the Task have made him a Scholar.
  expect([t.truth('players.0.points'), t.truth('players.0.rank')]).toEqual([[15, 10, 10], 2]);
});

rule(['W 7.326a', 'W 13b'], 'a Gem is for Rank 4 without Mandatory Tasks', () => {
  expect(meets('terek', member('druids', 3)).refuses(0, 'gem')).toMatchObject({ rule: 'W 7.326a' });
  const busy = { ...member('druids', 4), tasks: [{ card: 'task-48', mandatory: true }] };
  expect(meets('terek', busy).refuses(0, 'gem')).toMatchObject({ rule: 'W 13b' });
  expect(meets('terek', member('druids', 4)).offers(0)).toEqual(['join', 'gem', 'decline']);
});

rule(['W 7.326b', 'W 7.3261'], 'on 1 to 5 he alone looks at the card, and has the Gem', () => {
  const t = meets('terek', member('wizards', 4), { gem: [5] }, { gems: { terek: 'ruby' } });
  t.picks(0, 'gem');
  expect([t.truth('players.0.gems'), t.sees(0, 'gems.terek'), t.sees(1, 'gems.terek')]).toEqual([
    ['terek'],
    'ruby',
    'unknown',
  ]);
  expect(t.heard(0).find(({ key }) => key === 'gem.seen')?.args).toMatchObject({ gem: 'ruby', die: 5 });
  expect(t.heard(1).find(({ key }) => key === 'gem.seen')?.args).not.toHaveProperty('gem');
});

rule('W 7.3262', 'on a 6 nothing is seen and nothing given', () => {
  const t = meets('terek', member('wizards', 4), { gem: [6] });
  t.picks(0, 'gem');
  expect([t.truth('players.0.gems'), t.truth('players.0.seen')]).toEqual([[], []]);
});

/** A Rank 4 player with three Gems tries the False Wizard. */
function falseWizard(order: string, die: number, gems = ['ishkatar', 'tolmitar', 'aevarex']) {
  const t = meets('veldor', { ...member(order, 4), gems }, { gem: [die] });
  return t.picks(0, 'gem');
}

rule(['W 7.3263a', 'W 7.3263c', 'W E8'], 'on 1 to 4 the False Wizard takes all Gems, and is known from then on', () => {
  const t = falseWizard('wizards', 4);
  expect([t.truth('players.0.gems'), t.sees(0, 'gems.veldor')]).toEqual([[], 'false']);
  expect(falseWizard('wizards', 6).sees(0, 'gems.veldor')).toBe('unknown');
  expect(falseWizard('wizards', 6).truth('players.0.gems')).toHaveLength(3);
});

rule('W 7.3263b', 'on a 5 he takes nothing, but is known', () => {
  const t = falseWizard('wizards', 5);
  expect([t.truth('players.0.gems'), t.sees(0, 'gems.veldor')]).toEqual([['ishkatar', 'tolmitar', 'aevarex'], 'false']);
});

rule(['W 11.2331', 'W E9'], 'from a Druid who knows him he steals on 1 to 3 only', () => {
  expect(falseWizard('druids', 4, ['ishkatar', 'tolmitar']).truth('players.0.gems')).toEqual(['ishkatar', 'tolmitar']);
  expect(falseWizard('druids', 3, ['ishkatar', 'tolmitar']).truth('players.0.gems')).toEqual([]);
});

rule(['W R14', 'W R103'], 'the same Gem again adds nothing, and others do not learn what he has', () => {
  const t = meets('terek', { ...member('wizards', 4), gems: ['terek'] }, { gem: [1] });
  t.picks(0, 'gem');
  expect([t.truth('players.0.gems'), t.sees(1, 'players.0.gems'), t.sees(1, 'players.0.seen')]).toEqual([
    ['terek'],
    'unknown',
    ['terek'],
  ]);
});

rule(['W 7.33a', 'W 7.33b'], 'Rüktal is met in the centre of the Circle, and does one thing for others', () => {
  const t = walking({ ...member('wizards', 2), at: 'sacred-circle-c1' }, 2);
  t.picks(0, 'enter sacred-circle-centre');
  expect([told(t, 'met'), t.offers(0)]).toEqual([[{ seat: 0, person: 'ruktal', how: 'met' }], ['join', 'task']]);
});

rule('W 7.331', 'he makes one an Apprentice of the Druids', () => {
  const t = meets('ruktal', { at: 'sacred-circle-centre' }, { task: ['task-48'] });
  t.picks(0, 'join');
  expect([t.truth('players.0.order'), t.truth('players.0.tasks.0.mandatory')]).toEqual(['druids', true]);
});

rule('W 7.332', 'he heals, and nothing more', () => {
  const t = meets('ruktal', { ...member('druids', 1, [99, 99, 99]), bound: true });
  expect([t.truth('players.0.bound'), t.truth('players.0.rank')]).toEqual([false, 1]);
});

rule('W 7.333', 'he fulfils a part that calls for him', () => {
  const t = meets('ruktal', { ...member('wizards', 1), tasks: [{ card: 'task-47', done: [1] }] });
  t.picks(0, 'fulfil');
  expect(told(t, 'task.completed')).toEqual([{ seat: 0, task: 'task-47' }]);
});

rule('W 7.334', 'he gives a Task', () => {
  const t = meets('ruktal', member('wizards', 1), { task: ['task-48'] });
  t.picks(0, 'task');
  expect(told(t, 'task.drawn')).toEqual([{ seat: 0, task: 'task-48', mandatory: false }]);
});

rule(['W 7.335', 'W 7.337'], 'for Druids he does all he can', () => {
  const t = meets(
    'ruktal',
    { ...member('druids', 1, [5, 10, 0]), tasks: [{ card: 'task-47', done: [1] }] },
    { task: ['task-48'] },
  );
  expect([t.truth('players.0.rank'), told(t, 'task.completed'), told(t, 'task.drawn').length]).toEqual([
    2,
    [{ seat: 0, task: 'task-47' }],
    1,
  ]);
});

const ALL_SIX = ['ishkatar', 'tolmitar', 'aevarex', 'elekov', 'zegoral', 'terek'];

rule(['W 2a', 'W 7.336', 'W 13d'], 'who brings all six Gems to Rüktal wins at once', () => {
  const t = walking({ ...member('wizards', 4), at: 'sacred-circle-c2', gems: ALL_SIX }, 1);
  t.picks(0, 'enter sacred-circle-centre', 'deliver the gems');
  expect(t.result).toMatchObject({ winners: [0], rule: 'W 13d' });
});

rule('W R52', 'an afflicted one is healed, and delivers another time', () => {
  const t = meets('ruktal', { ...member('wizards', 4), gems: ALL_SIX, dazed: true, at: 'sacred-circle-centre' });
  expect([t.result, t.truth('players.0.dazed')]).toEqual([null, false]);
});

rule('W R103', 'who might have six is asked before Rüktal, whatever he has', () => {
  const five = { ...member('wizards', 4), gems: ALL_SIX.slice(0, 5), at: 'sacred-circle-centre' };
  const t = meets('ruktal', five);
  expect(t.at()).toBe('meet.service');
  // Veldor is false: he has looked at six cards, and may have six Gems for all that others know.
  const both = meets('ruktal', { ...five, seen: ['veldor'] });
  expect([both.at(), both.offers(0)]).toEqual(['meet.deliver', ['nothing to deliver']]);
});

rule(['W 7.34a', 'W 7.34b'], 'Master Sorcerers are met in their Towers, and do one thing for others', () => {
  const t = walking({ ...member('wizards', 2), at: 'melekoks-tower-c1' }, 1);
  t.picks(0, 'go melekoks-tower-centre');
  expect([told(t, 'met'), t.offers(0)]).toEqual([[{ seat: 0, person: 'melekok', how: 'met' }], ['join', 'task']]);
});

rule('W 7.341', 'a Master Sorcerer makes one an Apprentice', () => {
  const t = meets('meligar', {}, { task: ['task-48'] });
  t.picks(0, 'join');
  expect([t.truth('players.0.order'), t.truth('players.0.tasks.0.mandatory')]).toEqual(['sorcerers', true]);
});

rule('W 7.342', 'he heals, and nothing more', () => {
  const t = meets('meligar', { ...member('sorcerers', 1, [99, 99, 99]), dazed: true });
  expect([t.truth('players.0.dazed'), t.truth('players.0.rank')]).toEqual([false, 1]);
});

rule('W 7.343', 'he fulfils a part that calls for him, and not for another', () => {
  const player = { ...member('wizards', 1), tasks: [{ card: 'task-58', at: { 1: 'torwall-a1' }, done: [1] }] };
  expect(meets('megmoran', player).offers(0)).not.toContain('fulfil');
  const t = meets('meligar', player);
  t.picks(0, 'fulfil');
  expect(told(t, 'task.completed')).toEqual([{ seat: 0, task: 'task-58' }]);
});

rule('W 7.344', 'he gives a Task', () => {
  const t = meets('meligar', member('wizards', 1), { task: ['task-48'] });
  t.picks(0, 'task');
  expect(told(t, 'task.drawn')).toHaveLength(1);
});

rule(['W 7.345', 'W 7.347'], 'for Sorcerers he does all he can', () => {
  const t = meets('meligar', member('sorcerers', 2, [30, 20, 40]), { task: ['task-48'] });
  expect([t.truth('players.0.rank'), t.truth('players.0.tasks.0.mandatory')]).toEqual([3, true]);
});

rule('W 7.346', 'he helps a Rank 4 Sorcerer to summon Gems', () => {
  const t = meets(
    'meligar',
    { ...member('sorcerers', 4), at: 'meligars-tower-centre' },
    { spell: [2], wizard: ['terek'], gem: [1] },
  );
  t.picks(0, 'cast gem-summoning');
  expect(t.truth('players.0.gems')).toEqual(['terek']);
});

rule(['W 7.3461', 'W R13'], 'Sorcerers get no Gem of a High Wizard without better company', () => {
  const sorcerer = { ...member('sorcerers', 4), at: 'torwall-c1' };
  expect(meets('terek', sorcerer).refuses(0, 'gem')).toMatchObject({ rule: 'W 7.3461' });
  expect(meets('terek', { ...sorcerer, at: 'hamdrels-cottage-centre' }).offers(0)).toContain('gem');
  expect(
    meets('terek', sorcerer, {}, { players: { 1: { ...member('druids', 4), at: 'torwall-c1' } } }).offers(0),
  ).toContain('gem');
  expect(
    meets('terek', sorcerer, {}, { players: { 1: { ...member('druids', 3), at: 'torwall-c1' } } }).offers(0),
  ).not.toContain('gem');
});

rule(['W 7.35a', 'W 7.35b'], 'Hamdrel is met in her Cottage, and does one thing', () => {
  const t = walking(
    { ...member('wizards', 1), at: 'hamdrels-cottage-c4', tasks: [{ card: 'task-11', done: [1] }] },
    2,
    { gift: [1, 2], points: [3] },
  );
  t.picks(0, 'go hamdrels-cottage-centre');
  expect(t.offers(0)).toEqual(['fulfil', 'gift']);
  t.picks(0, 'fulfil');
  expect([told(t, 'task.completed'), told(t, 'table')]).toEqual([[{ seat: 0, task: 'task-11' }], []]);
});

rule('W 7.351', 'she heals', () => {
  const t = one('hamdrel', { ...member('wizards', 1), dazed: true, bound: true });
  expect([t.truth('players.0.dazed'), t.truth('players.0.bound'), told(t, 'table')]).toEqual([false, false, []]);
});

rule('W 7.352', 'she serves a Task', () => {
  const t = one('hamdrel', {
    ...member('wizards', 1),
    tasks: [{ card: 'task-42', at: { 1: 'torwall-a1' }, done: [1] }],
  });
  t.picks(0, 'fulfil');
  expect(told(t, 'task.completed')).toEqual([{ seat: 0, task: 'task-42' }]);
});

const gift = (player: object, roll: number, dice = {}, options = {}) =>
  one('hamdrel', player as never, { gift: [roll, 1], ...dice }, options);

rule(['W 7.353a', 'W 7.353.L.r1-2'], 'her gift at Rank 1 to 3: 1 or 2 is twice a die of points', () => {
  const t = gift(member('wizards', 1), 2, { points: [4] });
  t.picks(0, 'gain perception');
  expect(t.truth('players.0.points')).toEqual([0, 8, 0]);
});

rule('W 7.353.L.r3-4', '3 or 4 is an Optional Task', () => {
  const t = gift(member('wizards', 1), 4, { task: ['task-48'] });
  expect(t.truth('players.0.tasks.0')).toMatchObject({ card: 'task-48', mandatory: false });
});

rule('W 7.353.L.r5-6', '5 or 6 reveals a High Wizard, whose cards stay aside', () => {
  const t = gift(member('wizards', 1), 6, { wizard: ['phantasm-2', 'trap-lair', 'zegoral'], place: [1, 1, 5, 4] });
  expect([t.truth('wizards.zegoral'), t.truth('wizardDeck')]).toEqual(['torwall-c4', 11]);
  expect([t.truth('wizardCards.phantasm-2'), t.truth('wizardCards.zegoral')]).toEqual(['zegoral', 'zegoral']);
});

rule(['W 7.353.H.r1-2', 'W 7.353b', 'W R57'], 'without an Order and at Rank 4: 1 or 2 is nothing', () => {
  for (const player of [{}, member('wizards', 4)]) {
    const t = gift(player, 2);
    expect([t.truth('players.0.points'), t.asked()]).toEqual([[0, 0, 0], [1]]);
  }
});

rule('W 7.353.H.r3-4', '3 or 4 draws one Wizard card', () => {
  const t = gift({}, 3, { wizard: ['aevarex'] });
  expect(told(t, 'met').at(-1)).toEqual({ seat: 0, person: 'aevarex', how: 'met' });
  expect(gift({}, 3, { wizard: ['phantasm-1'] }).asked()).toEqual([1]);
});

rule('W 7.353.H.r5-6', '5 or 6 reveals a High Wizard', () => {
  expect(gift({}, 5, { wizard: ['veldor'], place: [3, 1, 1, 1] }).truth('wizards.veldor')).toBe('glendale-a1');
});

rule('W 7.353b', 'by the corrections a 1 or 2 there brings a High Wizard at once', () => {
  const t = isles({
    seats: 2,
    options: { corrections: true },
    position: {},
    begin: { proc: 'hamdrel', vars: { seat: 0 } },
    dice: { gift: [1, 2], wizard: ['phantasm-1', 'elekov'] },
  });
  expect(told(t, 'met').at(-1)).toEqual({ seat: 0, person: 'elekov', how: 'met' });
});

rule(['W 7.354a', 'W R66'], 'three turns with Hamdrel a visit, the one of arrival counted', () => {
  const t = one(
    'encounter',
    { ...member('wizards', 1), at: 'hamdrels-cottage-centre' },
    { gift: new Array(8).fill(1), points: [1, 1, 1, 1], move: CALM },
  );
  t.picks(0, 'gain power');
  for (let i = 0; i < 4; i++) {
    t.picks(1, 'stop').picks(0, 'stop');
    if (t.at() === 'gain.choose') t.picks(0, 'gain power');
  }
  expect(told(t, 'table')).toHaveLength(3);
});

rule('W 7.354b', 'after two visits one must leave her tile', () => {
  const t = one('encounter', { ...member('wizards', 1), at: 'hamdrels-cottage-centre', visits: 2 });
  expect(told(t, 'table')).toEqual([]);
});
