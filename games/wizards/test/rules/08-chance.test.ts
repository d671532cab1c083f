import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { CALM, course, member, offered, one, told, walking } from '../stage.js';
import { isles } from '../table.js';

const tables = (t: ReturnType<typeof one>) => told(t, 'table').map((args) => (args as { table: string }).table);
const possible = (at: string, more = {}) =>
  isles({ seats: 2, position: { players: { 0: { at } }, ...more } as never }).computed('random-possible', { seat: 0 });

rule('W 8', 'a Random Encounter: Demons, Trap, animal, Event, Common Folk, High Wizard', () => {
  const next = (roll: number) => {
    const t = one(
      'chance',
      {},
      {
        encounter: [roll, 1],
        demons: [6, 6],
        trap: [5, 1],
        animal: [2, 1],
        event: ['event-19'],
        folk: [6, 6],
        wizard: ['phantasm-1'],
      },
    );
    return (
      course(t).find((key) => ['demons', 'trapped', 'animal', 'event', 'wizard.drawn'].includes(key)) ?? tables(t)[1]
    );
  };
  expect([1, 2, 3, 4, 5, 6].map(next)).toEqual(['demons', 'trapped', 'animal', 'event', 'common-folk', 'wizard.drawn']);
});

rule('W 8.1a', 'none on a stone', () => expect(possible('sacred-circle-c1')).toBe(false));
rule('W 8.1b', 'none on the mountains of a Tower', () =>
  expect([possible('megmorans-tower-c1'), possible('megmorans-tower-a1'), possible('hillshire-a1')]).toEqual([
    false,
    true,
    true,
  ]),
);
rule('W 8.1c', "none at Hamdrel's", () => expect(possible('hamdrels-cottage-a2')).toBe(false));
rule('W 8.1d', 'none in the Lair', () => expect(possible('dragons-lair-a2')).toBe(false));
rule('W 8.1e', 'none on water', () => expect(possible('sea-5-16')).toBe(false));
rule('W 8.1f', 'none where something specific is', () =>
  expect([possible('meadowfarm-a2'), possible('meadowfarm-c1', { demons: ['meadowfarm-c1'] })]).toEqual([false, false]),
);
rule('W 8.1g', 'everywhere else', () =>
  expect([possible('meadowfarm-c1'), possible('sacred-circle-a1'), possible('glendale-a1')]).toEqual([
    true,
    true,
    true,
  ]),
);

rule('W R24', 'without a movement roll there is none', () => {
  const t = isles({
    seats: 2,
    position: { players: { 0: { at: 'torwall-a1', animal: 'winged-horse' } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
  });
  t.picks(0, 'winged horse', 'go torwall-a2');
  expect(tables(t)).toEqual([]);
});

rule('W R85', 'who does not move has it where he stands', () => {
  const t = isles({
    seats: 2,
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: [3, 2, 1, 6], encounter: [5, 1], folk: [6, 1] },
  });
  t.picks(0, 'stop');
  expect(tables(t)).toEqual(['encounter', 'common-folk']);
});

rule('W 8.2', 'Demons: a marker comes to his space, and attacks', () => {
  const t = one('chance', { at: 'torwall-c1' }, { encounter: [1, 1], demons: [4, 1], place: [1, 1] });
  expect([t.truth('demons'), t.truth('players.0.dazed')]).toEqual([expect.arrayContaining(['torwall-c1']), true]);
});

const trapped = (roll: number, player: object = {}, dice = {}, more = {}) =>
  one('trap', player as never, { trap: [roll, 1], ...dice }, more);

rule(['W 8.3', 'W 8.3.r1', 'W R98'], 'Trap 1: all turns to the end of the Fortnight', () => {
  const t = trapped(1, {}, { move: CALM }, { day: 12 });
  expect(t.truth('players.0.trap')).toBe('fortnight');
  t.picks(1, 'stop');
  expect([t.truth('day'), t.asked(), told(t, 'turn.lost')]).toEqual([13, [1], [{ seat: 0 }]]);
});

rule('W 8.3.r2', '2: to the depths of the Lair', () => {
  expect(trapped(2, {}, { dragon: [6, 6], place: [1, 2] }).truth('players.0.at')).toBe('dragons-lair-centre');
});

rule('W 8.3.r3', '3: a die of turns', () => {
  const t = trapped(3, {}, { turns: [4] });
  expect(told(t, 'trapped')).toEqual([{ seat: 0, how: 'turns', turns: 4 }]);
});

rule('W 8.3.r4', '4: to a random space of the Lair', () => {
  expect(trapped(4, {}, { place: [5, 3, 1, 2] }).truth('players.0.at')).toBe('dragons-lair-c3');
});

rule(['W 8.3.r5', 'W R8'], '5: held until the natural roll is 5 or 6; he stays put that turn', () => {
  const t = trapped(5, { animal: 'horse' }, { move: [1, 6, 4, 1, 1, 6, 5, 2, 1, 6], encounter: [5, 1], folk: [6, 1] });
  t.picks(1, 'stop');
  expect([told(t, 'trap.held'), t.truth('players.0.trap')]).toEqual([[{ seat: 0, white: 4 }], 'roll']);
  t.picks(1, 'stop');
  expect([t.truth('players.0.trap'), tables(t), t.asked()]).toEqual([
    'free',
    ['trap', 'encounter', 'common-folk'],
    [1],
  ]);
});

rule('W 8.3.r5', 'by the corrections he moves in the same turn', () => {
  const t = isles({
    seats: 2,
    options: { corrections: true },
    position: { players: { 0: { trap: 'roll' } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: [5, 6, 1, 6] },
  });
  expect([t.at(), t.asked(), offered(t, 0, 'go').length > 5]).toEqual(['move.choose', [0], true]);
});

rule('W 8.3.r6', '6: to a RANDOM space', () => {
  expect(trapped(6, {}, { place: [1, 1, 5, 1] }).truth('players.0.at')).toBe('torwall-c1');
});

rule('W 8.31a', 'in a Trap nothing is met', () => {
  const t = one('spawn', {}, {}, { players: { 1: { at: 'torwall-c1', trap: 'fortnight' } } }, { at: ['torwall-c1'] });
  expect([t.truth('demons'), told(t, 'demons')]).toEqual([['torwall-c1'], []]);
});

rule('W 8.31b', 'being transported frees from any Trap', () => {
  const t = one('transport', { trap: 'turns', trapTurns: 5 }, {}, {}, { to: 'torwall-c1' });
  expect([t.truth('players.0.trap'), t.truth('players.0.trapTurns')]).toEqual(['free', 0]);
});

rule('W 8.4', 'animals: Dragon, Unicorn, Winged Horse, Horse, Hound, Dove', () => {
  const comes = (roll: number) => {
    const t = one('animal', member('druids', 1), { animal: [roll, 1], dragon: [6, 1], task: ['task-48'] });
    return roll === 1 ? t.truth('dragon') : roll === 6 ? course(t).includes('dove') : t.truth('players.0.animal');
  };
  expect([1, 2, 3, 4, 5, 6].map(comes)).toEqual(['meadowfarm-a1', 'unicorn', 'winged-horse', 'horse', 'hound', true]);
});

rule('W 8.41a', 'a second animal takes the place of the first', () => {
  const t = one('animal', { animal: 'horse' }, { animal: [5, 1] });
  expect([t.truth('players.0.animal'), t.truth('players.0.animalTurns')]).toEqual(['hound', 4]);
});

rule('W 8.41b', 'who is transported loses his animal', () => {
  expect(one('transport', { animal: 'hound' }, {}, {}, { to: 'torwall-c1' }).truth('players.0.animal')).toBe('none');
});

rule('W 8.42', 'the Dragon comes to the space of the player', () => {
  const t = one('animal', { at: 'torwall-c1' }, { animal: [1, 1], dragon: [6, 1] });
  expect([t.truth('dragon'), tables(t)]).toEqual(['torwall-c1', ['animal', 'dragon']]);
});

rule('W 8.421a', 'it stays there while nobody is in its Lair', () => {
  const t = one('animal', { at: 'torwall-c1' }, { animal: [1, 1], dragon: [6, 1], move: CALM });
  t.picks(1, 'stop');
  expect(t.truth('dragon')).toBe('torwall-c1');
});

rule(['W 8.421b', 'W R90'], 'with somebody in the Lair it goes home at once', () => {
  const t = one(
    'animal',
    { at: 'torwall-c1' },
    { animal: [1, 1], dragon: [6, 1], place: [1, 4] },
    { players: { 1: { at: 'dragons-lair-c1' } } },
  );
  expect(t.truth('dragon')).toBe('dragons-lair-a4');
});

rule('W 8.4211', 'at the end of a turn in the Lair it comes home', () => {
  const t = isles({
    seats: 2,
    position: { dragon: 'torwall-c1', players: { 0: { at: 'dragons-lair-c1' } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: CALM, place: [3, 3] },
  });
  t.picks(0, 'stop');
  expect(t.truth('dragon')).toBe('dragons-lair-b3');
});

const riding = (animal: string, player: object = {}, dice = {}, more = {}) =>
  isles({
    seats: 2,
    position: { players: { 0: { at: 'torwall-c4', animal, ...player } }, ...more } as never,
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: CALM, ...dice },
  });

rule(
  ['W 8.43a', 'W 8.43b', 'W R2'],
  'a Unicorn carries anywhere but the centre of the Circle, the Star Crest too, and leaves',
  () => {
    const t = riding('unicorn', {}, { crest: [1, 1] });
    t.picks(0, 'unicorn');
    expect(t.refuses(0, 'go sacred-circle-centre')).toMatchObject({ rule: 'W 8.43a' });
    expect(offered(t, 0, 'go')).toHaveLength(18 * 19 - 2);
    t.picks(0, 'go green-grove-centre');
    expect([t.truth('players.0.at'), t.truth('players.0.animal')]).toEqual(['green-grove-centre', 'none']);
  },
);

rule('W 8.431', 'it carries nobody into water', () => {
  const t = riding('unicorn');
  t.picks(0, 'unicorn');
  expect(t.refuses(0, 'go sea-5-16' as string)).toMatchObject({ rule: 'W 8.431' });
});

rule(
  ['W 8.44a', 'W 8.44c', 'W R88'],
  'a Winged Horse flies ten spaces without a roll, over whatever lies below',
  () => {
    const t = riding('winged-horse', {}, { move: [1, 6] });
    t.picks(0, 'winged horse');
    expect(t.refuses(0, 'go hillshire-c1')).toMatchObject({ rule: 'W 8.44a' });
    t.picks(0, 'go longrift-c4');
    expect([
      t.truth('players.0.at'),
      told(t, 'rolled').filter((args) => (args as { seat: number }).seat === 0),
    ]).toEqual(['longrift-c4', []]);
  },
);

rule('W 8.44b', 'it lands neither in the Lair nor in the centre of the Circle', () => {
  const t = riding('winged-horse', { at: 'woodland-a3' });
  t.picks(0, 'winged horse');
  expect(t.refuses(0, 'go dragons-lair-a6')).toMatchObject({ rule: 'W 8.44b' });
  expect(t.refuses(0, 'go sacred-circle-centre')).toMatchObject({ rule: 'W 8.44b' });
});

rule('W 8.441', 'it does not alight on water', () => {
  const t = riding('winged-horse');
  t.picks(0, 'winged horse');
  expect(t.refuses(0, 'go sea-5-9')).toMatchObject({ rule: 'W 8.441' });
});

rule('W 8.442', 'it leaves who meets the Dragon', () => {
  expect(one('dragon', { animal: 'winged-horse' }, { dragon: [6, 1] }).truth('players.0.animal')).toBe('none');
});

rule(['W 8.45a', 'W E14'], 'a Horse adds 4, but not to the dots of a stone', () => {
  const t = walking({ at: 'sacred-circle-b1', animal: 'horse' }, 2);
  expect(t.computed('points', { seat: 0, white: 2 })).toEqual({ land: 6, water: 2 });
  expect(offered(t, 0, 'enter')).toEqual(['sacred-circle-c2']);
  t.picks(0, 'enter sacred-circle-c2');
  expect(t.truth('players.0.animal')).toBe('none');
});

rule('W 8.45b', 'a Horse leaves in Circle, Star Crest and Lair', () => {
  // Melekok's tile touches the Lair.
  const tiles = { 'melekoks-tower': { at: '35-15' } };
  for (const to of ['sacred-circle-c1', 'dragons-lair-a1']) {
    const at = to === 'sacred-circle-c1' ? 'sacred-circle-a1' : 'melekoks-tower-a4';
    const t = walking({ at, animal: 'horse' }, 1, { place: [1, 4] }, { tiles });
    const pick = t.offers(0).find((o) => o.endsWith(to)) as string;
    t.picks(0, pick);
    if (t.asked()[0] === 0) t.picks(0, 'stop');
    expect(t.truth('players.0.animal')).toBe('none');
  }
});

rule('W R87', 'an animal comes for the next turns, used or not', () => {
  const t = one('animal', {}, { animal: [3, 1], move: CALM });
  expect(t.truth('players.0.animalTurns')).toBe(2);
  t.picks(1, 'stop');
  expect(t.offers(0)).toContain('winged horse');
  t.picks(0, 'roll').picks(0, 'stop').picks(1, 'stop');
  expect(t.truth('players.0.animalTurns')).toBe(1);
  t.picks(0, 'roll').picks(0, 'stop');
  expect(t.truth('players.0.animal')).toBe('none');
});

rule('W 8.451', 'with a Horse one swims two spaces, one a turn', () => {
  const t = isles({
    seats: 1,
    position: { players: { 0: { at: 'meadowfarm-a1', animal: 'horse' } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: CALM },
  });
  t.picks(0, 'swim sea-5-16');
  expect(offered(t, 0, 'swim')).toContain('sea-5-15');
  t.picks(0, 'swim sea-5-15');
  expect(offered(t, 0, 'swim')).toEqual([]);
});

rule('W 8.451', 'what was walked on land before does not count', () => {
  const t = isles({
    seats: 1,
    position: { players: { 0: { at: 'meadowfarm-c1', animal: 'horse' } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: CALM },
  });
  t.picks(0, 'go meadowfarm-a1', 'stop').picks(0, 'swim sea-5-16');
  expect([offered(t, 0, 'swim').includes('sea-5-15'), t.truth('players.0.swum')]).toEqual([true, 1]);
});

rule('W 8.452', 'it leaves who meets Demon or Dragon, or boards a Boat', () => {
  expect(
    one('demons', { animal: 'horse' }, { demons: [6, 1] }, { demons: ['meadowfarm-a1'] }).truth('players.0.animal'),
  ).toBe('none');
  expect(one('dragon', { animal: 'horse' }, { dragon: [6, 1] }).truth('players.0.animal')).toBe('none');
  const t = walking({ at: 'meadowfarm-a1', animal: 'horse' }, 1, {}, { boats: ['sea-5-16'] });
  t.picks(0, 'board boat-1');
  expect(t.truth('players.0.animal')).toBe('none');
});

rule(['W 8.46a', 'W 8.46b'], 'a Hound adds 1 on land, nothing to a Boat', () => {
  const t = isles({ seats: 2, position: { players: { 0: { animal: 'hound' } } } });
  expect(t.computed('points', { seat: 0, white: 2 })).toEqual({ land: 3, water: 2 });
});

rule('W 8.46c', 'a Hound leaves in Circle, Star Crest and Lair', () => {
  const t = walking({ at: 'sacred-circle-a1', animal: 'hound' }, 1);
  t.picks(0, 'enter sacred-circle-c1');
  expect(t.truth('players.0.animal')).toBe('none');
});

rule('W 8.461', 'it leaves who meets Demon or Dragon', () => {
  expect(
    one('demons', { animal: 'hound' }, { demons: [6, 1] }, { demons: ['meadowfarm-a1'] }).truth('players.0.animal'),
  ).toBe('none');
  expect(one('dragon', { animal: 'hound' }, { dragon: [6, 1] }).truth('players.0.animal')).toBe('none');
});

rule(['W 8.47', 'W R89'], 'a Dove brings an Optional Task, and drives off another animal', () => {
  const t = one('animal', { ...member('druids', 1), animal: 'horse' }, { animal: [6, 1], task: ['task-48'] });
  expect([t.truth('players.0.animal'), t.truth('players.0.tasks.0.mandatory')]).toEqual(['none', false]);
});

const draws = (event: string, player: object = {}, dice = {}, more = {}) =>
  one('event', player as never, { event: [event], ...dice }, more);

rule(['W 8.5', 'W 8.51a'], 'an immediate Event is done at once and discarded', () => {
  const t = draws('event-20', member('druids', 1));
  expect([t.truth('players.0.points'), t.truth('eventDiscards')]).toEqual([[5, 5, 5], ['event-20']]);
});

rule('W 8.51b', 'an extended one is kept', () => {
  const t = draws('event-27');
  expect([t.truth('players.0.events'), t.truth('eventDiscards'), t.truth('eventDeck')]).toEqual([
    [{ card: 'event-27', until: 0 }],
    [],
    48,
  ]);
});

rule(['W 8.51c', 'W R41'], 'a second Movement card discards the first; it counts from the next day', () => {
  const t = draws('event-36', { events: [{ card: 'event-40', until: 4 }] }, {}, { day: 2 });
  expect([t.truth('players.0.events'), t.truth('eventDiscards')]).toEqual([
    [{ card: 'event-36', until: 9 }],
    ['event-40'],
  ]);
});

rule(['W 8.51d', 'W R116'], 'a Trap card may be escaped before any die', () => {
  const t = draws('event-46', member('sorcerers', 2), { spell: [5], turns: [] });
  t.picks(0, 'cast escaping');
  expect(t.truth('players.0.trap')).toBe('free');
  const caught = draws('event-46', {}, { turns: [3] });
  expect(told(caught, 'trapped')).toEqual([{ seat: 0, how: 'turns', turns: 3 }]);
});

rule('W 8.6', 'Common Folk by chance roll on the table of Towns', () => {
  expect(tables(one('chance', {}, { encounter: [5, 1], folk: [6, 1] }))).toEqual(['encounter', 'common-folk']);
});

rule(['W 8.7', 'W 8.71', 'W 8.74a'], 'a High Wizard card is met, and goes back into the deck', () => {
  const t = one('chance', {}, { encounter: [6, 1], wizard: ['veldor'] });
  expect([told(t, 'met'), t.truth('wizardDeck')]).toEqual([[{ seat: 0, person: 'veldor', how: 'met' }], 14]);
});

rule('W 8.72', 'a Phantasm is nothing', () => {
  expect(told(one('chance', {}, { encounter: [6, 1], wizard: ['phantasm-3'] }), 'met')).toEqual([]);
});

rule('W 8.73', 'a Trap card carries to its place', () => {
  const to = (card: string, dice = {}) => one('wizard-card', {}, { wizard: [card], ...dice }).truth('players.0.at');
  expect(to('trap-lair', { dragon: [6, 6], place: [1, 2] })).toBe('dragons-lair-centre');
  expect(to('trap-star-crest', { crest: [1, 1] })).toBe('green-grove-centre');
  expect(to('trap-cottage', { gift: [1, 1] })).toBe('hamdrels-cottage-centre');
  expect(to('trap-abbey', { abbey: [6, 1] })).toBe('longrift-centre');
});

rule('W 8.74b', 'cards of a High Wizard who is not met stay aside until he is', () => {
  const t = one(
    'reveal-wizard',
    { at: 'torwall-c1' },
    { wizard: ['trap-lair', 'elekov'], place: [1, 1, 5, 4], move: [1, 6, 1, 6, 2, 6] },
  );
  expect([t.truth('wizardDeck'), t.truth('wizards.elekov')]).toEqual([12, 'torwall-c4']);
});

rule('W R50', 'an empty Event deck is made anew of the discards', () => {
  const all = Array.from({ length: 49 }, (_, i) => `event-${i + 1}`);
  const t = draws('event-20', member('druids', 1), {}, { eventDiscards: all });
  expect([t.truth('players.0.points'), t.truth('eventDeck')]).toEqual([[5, 5, 5], 48]);
});

rule('W R15', 'with no High Wizard left in the deck nothing is revealed', () => {
  const all = Object.fromEntries(
    ['ishkatar', 'tolmitar', 'aevarex', 'elekov', 'zegoral', 'terek', 'veldor'].map((who) => [who, 'hillshire-a1']),
  );
  const t = one('reveal-wizard', {}, { wizard: [] }, { wizards: all });
  expect(told(t, 'wizard.drawn')).toEqual([]);
});
