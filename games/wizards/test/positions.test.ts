import { runScenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { wizards, wizardsWords } from '../src/index.js';

const games = { wizards: { game: wizards, words: wizardsWords } };
const why = (more: object) => runScenario(games, { game: 'wizards', seats: 2, ...more }).why;

const druid = (player: object) => ({ players: { 0: { order: 'druids', ...player } } });

test.each<[string, object, string]>([
  ['a tile turned too far', { tiles: { torwall: { turn: 6 } } }, 'tiles.torwall.turn is 6; expected 0 to 5'],
  ['a piece of two players', { players: { 1: { colour: 'red' } } }, 'two players have the red piece'],
  ['a Rank without an Order', { players: { 0: { rank: 2 } } }, 'players.0.rank is 2; expected 1 to 4 in an Order'],
  ['points of two types', { players: { 0: { points: [1, 2] } } }, 'a list of three: knowledge, perception, power'],
  ['a Fortnight before the first', { fortnight: 0 }, 'fortnight is 0; expected 1 or more'],
  ['the Lair fallen', { fallen: ['dragons-lair'] }, "the Dragon's Lair never falls"],
  ['the Circle fallen', { fallen: ['sacred-circle'] }, 'with the Sacred Circle the game is over'],
  [
    'a player on a fallen tile',
    { fallen: ['torwall'], players: { 0: { at: 'torwall-a1' } } },
    'but torwall has fallen',
  ],
  ['a Demon on a fallen tile', { fallen: ['torwall'], demons: ['torwall-a1'] }, 'but torwall has fallen'],
  [
    'a Task marker on a fallen tile',
    { fallen: ['torwall'], ...druid({ tasks: ['task-8'] }) },
    'part 1: its place has fallen',
  ],
  ['two Demons in a space', { demons: ['torwall-a1', 'torwall-a1'] }, 'demons: torwall-a1 is named twice'],
  ['a High Wizard at sea', { wizards: { terek: 'sea-5-8' } }, 'wizards.terek is sea-5-8, which is water'],
  ['a fallen tile foretold', { fallen: ['torwall'], foretold: 'torwall' }, 'foretold is torwall, which has fallen'],
  ['water where a tile lies', { boats: ['sea-5-5'] }, 'which is no water: torwall-centre lies there'],
  ['a Boat on land', { boats: ['torwall-a1'] }, 'boat 1 lies on land, in torwall-a1'],
  ['a Demon in no Boat', { boatDemons: [1] }, 'boatDemons: boat 1 is not on the board'],
  ['a player not with his Boat', { boats: ['sea-5-8'], ...druid({ boat: 1, at: 'torwall-a1' }) }, 'lies in sea-5-8'],
  ['points before an Order', { players: { 0: { points: [5, 0, 0] } } }, 'nobody gains points before he joins'],
  ['a Task before an Order', { players: { 0: { tasks: ['task-48'] } } }, 'nobody takes a Task before he joins'],
  ['a Gem before an Order', { players: { 0: { gems: ['terek'] } } }, 'nobody has Gems before he joins'],
  ['a Gem of the False Wizard', druid({ gems: ['veldor'] }), 'veldor is the False Wizard'],
  ['a Gem twice', druid({ gems: ['terek', 'terek'] }), 'players.0.gems: terek twice'],
  ['a card in two places', { taskDiscards: ['task-48'], ...druid({ tasks: ['task-48'] }) }, 'task-48 is held, but is'],
  ['a card in two piles', { taskDiscards: ['task-48'], tasksOut: ['task-48'] }, 'tasksOut: task-48 is named twice'],
  ['a card kept that is not kept', druid({ events: ['event-8'] }), 'event-8 is not kept, but done at once'],
  ['a card that is over', { day: 10, ...druid({ events: [{ card: 'event-36', until: 8 }] }) }, 'expected 10 to 17'],
  ['a card with no last day', druid({ events: [{ card: 'event-27', until: 8 }] }), 'it takes no "until"'],
  ['two Movement cards', druid({ events: ['event-36', 'event-33'] }), 'a second Movement card discards the first'],
  ['a Movement card in a Trap', druid({ events: ['event-36'], trap: 'roll' }), 'lose their Movement card'],
  ['a card of the Dragonbound', druid({ events: ['event-27'], bound: true }), 'lose all Event cards'],
  ['an animal of the Dazed', druid({ animal: 'hound', dazed: true }), 'a hound leaves the Dazed'],
  ['a Horse in a Boat', { boats: ['sea-5-8'], ...druid({ boat: 1, animal: 'horse' }) }, 'a horse boards no Boat'],
  ['a Horse in the Lair', druid({ at: 'dragons-lair-c1', animal: 'horse' }), 'does not come to dragons-lair-c1'],
  ['an animal that stays too long', druid({ animal: 'unicorn', animalTurns: 2 }), 'animalTurns is 2; expected 1 to 1'],
  ['turns of no animal', druid({ animalTurns: 2 }), 'expected 0 without an animal'],
  ['turns of no Trap', druid({ trapTurns: 2 }), 'trapTurns is 2; expected 0 unless trap is "turns"'],
  ['time in the Lair elsewhere', druid({ lair: 9 }), "only in the Dragon's Lair"],
  ['time in the Lair that is up', { day: 9, ...druid({ at: 'dragons-lair-c1', lair: 9 }) }, 'expected 10 to 22'],
  ['beset outside the depths', druid({ beset: true }), 'only in dragons-lair-centre'],
  ['help for who is not stranded', druid({ help: true }), 'he is not stranded'],
  ['a visit to Hamdrel elsewhere', druid({ withHamdrel: 1 }), 'only in hamdrels-cottage-centre'],
  ['a return to where one is', druid({ at: 'green-grove-centre', mayReturn: true }), 'in the Star Crest already'],
  ['an advance to come', druid({ advanced: 9 }), 'advanced is day 9, but today is day 1'],
  ['a Task done backwards', druid({ tasks: [{ card: 'task-48', done: [2] }] }), 'part 2 of task-48 comes after part 1'],
  ['a Task done in full', druid({ tasks: [{ card: 'task-48', done: [1, 2] }] }), 'all parts of task-48 are done'],
  ['a part that is none', druid({ tasks: [{ card: 'task-48', done: [7] }] }), 'task-48 has parts 1 to 2, not 7'],
  [
    'a marker where no die puts it',
    druid({ tasks: [{ card: 'task-3', at: { 1: 'glendale-a1', 2: 'glendale-a2' } }] }),
    'part 1 of task-3 cannot be marked in glendale-a1',
  ],
  [
    'a marker that the card puts elsewhere',
    druid({ tasks: [{ card: 'task-48', at: { 1: 'torwall-a1' } }] }),
    'part 1 of task-48 cannot be marked in torwall-a1',
  ],
])('%s is refused, with what was expected', (_, position, words) => {
  expect(why({ position })).toContain(words);
});

test('a tile can be turned where it lies on the ready chart', () => {
  const expected = [{ path: 'tiles.torwall', has: { at: '5-5', turn: 2 } }];
  expect(why({ position: { tiles: { torwall: { turn: 2 } } }, expect: expected })).toBe('');
});

test('who is not said to be elsewhere stands by the Circle once Meadowfarm has fallen', () => {
  const expected = [{ path: 'players.1.at', is: 'sacred-circle-a3' }];
  expect(why({ position: { fallen: ['meadowfarm'] }, expect: expected })).toBe('');
});

test('a card without a last day was drawn today, and who is in the Lair came today', () => {
  const players = { 0: { order: 'druids', at: 'dragons-lair-c1', events: ['event-39'] } };
  const expected = [
    { path: 'players.0.events.0.until', is: 12 },
    { path: 'players.0.lair', is: 18 },
  ];
  expect(why({ position: { day: 5, players }, expect: expected })).toBe('');
});

test.each<[string, object, object, string]>([
  ['a spell not learnt', druid({}), { proc: 'cast-transporting', vars: { seat: 0 } }, 'seat 0 cannot cast the'],
  ['Hamdrel as a Mentor', {}, { proc: 'meet', vars: { seat: 0, person: 'hamdrel' } }, 'by beginning at "hamdrel"'],
  [
    'a Gem of Rüktal',
    druid({ rank: 4 }),
    { proc: 'gem', vars: { seat: 0, person: 'ruktal' } },
    'expected one of ishkatar',
  ],
  ['a transport to sea', {}, { proc: 'transport', vars: { seat: 0, to: 'sea-5-8' } }, 'nobody is transported there'],
  [
    'a High Wizard before Rüktal',
    { players: { 0: { at: 'sacred-circle-centre' } } },
    { proc: 'meet', vars: { seat: 0, person: 'terek' } },
    'no High Wizard is met in sacred-circle-centre',
  ],
])('beginning with %s is refused', (_, position, begin, words) => {
  expect(why({ position, begin })).toContain(words);
});
