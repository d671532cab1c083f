import { expect, test } from 'vitest';
import { runScenario } from '../../src/index.js';
import { hoardInWords } from '../hoard.js';

const games = { hoard: hoardInWords };
const table = {
  game: 'hoard',
  seats: 2,
  position: { players: { 0: { coins: 1, hand: ['amber'] } } },
  begin: { proc: 'turn' },
};

function why(more: unknown): string {
  const json = typeof more === 'object' && more !== null && !Array.isArray(more) ? { ...table, ...more } : more;
  const report = runScenario(games, json);
  expect(report.pass).toBe(false);
  return report.why;
}

test.each([
  ['no object', [], 'a scenario is an object'],
  ['a key', { expects: [] }, 'a scenario has no "expects"; expected one of game, name'],
  ['a game', { game: 'horde' }, 'there is no game "horde"; expected one of hoard'],
  ['seats', { seats: '2' }, 'seats is "2"; expected the number of players'],
  ['too many seats', { seats: 7 }, 'Hoard is for 2 to 4 players, not 7'],
  ['an option', { options: { purses: 1 } }, 'hoard has no option purses; it has purse'],
  ["an option's value", { options: { purse: 2 } }, 'option purse is 2; expected 1, 3'],
  ['a position word', { position: { rounds: 1 } }, 'there is no "rounds"; expected one of turn, round, players'],
  [
    'an unsound position',
    { position: { players: { 0: { hand: ['amber', 'amber', 'amber', 'amber', 'amber'] } } } },
    'the position is not sound: there are too many amber',
  ],
  ['a procedure', { begin: { proc: 'turns' } }, 'a scenario cannot begin at "turns"; expected one of turn'],
  ['a var', { begin: { proc: 'turn', vars: { seta: 1 } } }, 'begin turn has no "seta"; expected one of seat'],
  ['a stream', { dice: { lukc: [1] } }, 'there are no dice called "lukc"; expected one of luck, deal'],
  ['a face', { dice: { deal: ['ambre'] } }, 'dice.deal has no "ambre"; expected one of amber, beryl, coral'],
  ['a die', { dice: { luck: ['six'] } }, 'dice.luck has no "six"; expected a number'],
  ['moreDice', { moreDice: true }, 'moreDice is true; expected "seed"'],
  ['a line of play', { play: [{ seat: 0, pik: 'stop' }] }, 'play[0]: a line of play has no "pik"'],
  ['a line without a pick', { play: [{ seat: 0 }] }, 'has one of pick, picks, unasked, expect; found none'],
  ['a seat', { play: [{ seat: 2, pick: 'stop' }] }, 'play[0]: seat is 2; expected a seat, 0 to 1'],
  ['a pick', { play: [{ seat: 0, pick: 'stpo' }] }, 'play[0]: "stpo" is no pick; expected one of "put <n>", "stop"'],
  [
    'a name in a pick',
    { play: [{ seat: 0, pick: 'bid opal' }] },
    'there is no "opal"; expected one of amber, beryl, coral',
  ],
  [
    'a pick not offered',
    { play: [{ seat: 0, pick: 'take' }] },
    '"take" is not offered at turn.fill; expected one of "put 1", "stop"',
  ],
  ['a pick of the wrong seat', { play: [{ seat: 1, pick: 'stop' }] }, 'it is seat 0 to choose, not seat 1'],
  ['a misspelt pick not offered', { expect: [{ notOffered: 'stpo', to: 0 }] }, '"stpo" is no pick'],
  ['a misspelt pick refused', { play: [{ seat: 0, pick: 'stpo', refused: true }] }, '"stpo" is no pick'],
  [
    'a refusal',
    { play: [{ seat: 0, pick: 'take', refused: 'no' }] },
    'refused is "no"; expected true or one of not-asked',
  ],
  ['an expectation', { expect: [{ wants: 1 }] }, 'expected one of computed, sees, path, offered'],
  ['a comparison', { expect: [{ path: 'turn', equals: 1 }] }, 'an expectation of "path" has no "equals"'],
  ['no comparison', { expect: [{ path: 'turn' }] }, 'nothing is expected of turn'],
  ['a path', { expect: [{ path: 'players.0.coin', is: 1 }] }, 'there is no "coin" in players.0; expected one of coins'],
  ['a path to be missing', { expect: [{ path: 'plyers', missing: true }] }, 'the path plyers leads nowhere'],
  [
    'a name in a path',
    { expect: [{ path: 'players.9.coins', missing: true }] },
    'there is no "9" in players; expected one of 0, 1',
  ],
  ['a procedure that shows nothing', { expect: [{ sees: 0, path: 'shows.gift.x', missing: true }] }, 'leads nowhere'],
  ['a viewer', { expect: [{ sees: 'all', path: 'turn', is: 0 }] }, 'sees is "all"; expected a seat or "spectator"'],
  [
    'a computed name',
    { expect: [{ computed: 'welth', is: 1 }] },
    'nothing computed is called "welth"; expected one of wealth',
  ],
  ['a computed argument', { expect: [{ computed: 'wealth', of: { set: 0 }, is: 1 }] }, 'computed wealth has no "set"'],
  ['an event', { expect: [{ events: ['puts'] }] }, 'there is no event "puts"'],
  ['an argument of an event', { expect: [{ noEvent: { key: 'put', seat: 0 } }] }, 'the event put has no "seat"'],
  ['something to show', { expect: [{ sees: 0, path: 'shows.turn.roll', is: 1 }] }, 'there is no "roll" in shows.turn'],
  [
    'a pick where nothing begins',
    { begin: undefined, play: [{ seat: 0, pick: 'stop' }] },
    'play[0]: nothing is being played, as there is no "begin"; expected one of turn',
  ],
  ['an event that must not be', { expect: [{ noEvent: 'puts' }] }, 'there is no event "puts"'],
  ['an ask', { expect: [{ asked: 0, at: 'turn.roll' }] }, 'nothing is asked at "turn.roll"; expected one of turn.fill'],
  ['a result', { expect: [{ result: { winner: 0 } }] }, 'result has no "winner"; expected one of winners, rule'],
])('%s: what is wrong is told with what was expected', (_, file, words) => {
  expect(why(file)).toContain(words);
});
