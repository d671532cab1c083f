import { determinize, random, type TableOptions } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { botsFor } from '../src/index.js';
import type { BotTable, Match, Moment } from './table.js';

export interface Manners {
  /** Numbers of seats to play whole games with. */
  readonly seats: readonly number[];
  /** Who sits there, in turns. */
  readonly levels?: readonly string[];
  /** Who plays where an option is chosen otherwise. */
  readonly withOptions?: readonly string[];
  /** Tables whose bots are asked again in another world. */
  readonly secret?: readonly (readonly string[])[];
  /** Moments of a game to look at. */
  readonly most?: number;
  /** Options that every game has, so that it does not take long. */
  readonly options?: TableOptions;
}

const SECRET = [
  ['knight', 'squire'],
  ['squire', 'knight', 'knight', 'squire'],
];

/** One that searches is seated too, and thinks little. */
const SEARCHER = 'archmage:4p';

function searchersOf<View>({ game }: BotTable<View>): readonly string[] {
  return 'archmage' in botsFor(game.id) ? [SEARCHER] : [];
}

/** What every bot owes: legal picks to the end, the same again from the same seed, reasons, and eyes of its own seat only. */
export function manners<View>(table: BotTable<View>, asked: Manners): void {
  describe(`the bots of ${table.game.title}`, () => {
    finish(table, asked);
    repeat(table, asked);
    keepToTheirEyes(table, asked);
  });
}

/** Play to the end and hold every pick against what was offered. */
function playsFairly<View>(table: BotTable<View>, match: Match<View>): void {
  const live = table.play({
    ...match,
    watch: ({ sight, pick }) => {
      if (!(pick >= 0 && pick < sight.options.length)) throw new Error(`${pick} is no option of ${sight.ask}`);
    },
  });
  expect(live.state.result).not.toBeNull();
}

function finish<View>(table: BotTable<View>, { seats, levels, withOptions, options = {} }: Manners): void {
  const turns = levels ?? ['knight', 'squire', 'random'];
  test.each(seats)('finish whole games with legal picks, %i of them', (n) => {
    const bots = Array.from({ length: n }, (_, seat) => turns[seat % turns.length]);
    playsFairly(table, { bots, seed: `seats ${n}`, options });
  });
  test.each(searchersOf(table))('finish a whole game with %s', (searcher) => {
    playsFairly(table, { bots: [searcher, 'knight'], seed: 'whole', options });
  });
  const choices = Object.entries(table.game.options).flatMap(([id, { choices, default: usual }]) =>
    choices.filter((choice) => choice !== usual).map((choice) => ({ id, choice })),
  );
  test.each(choices)('finish with $id $choice', ({ id, choice }) => {
    const bots = withOptions ?? ['knight', 'squire'];
    playsFairly(table, { bots, seed: `option ${id}`, options: { ...options, [id]: choice } });
  });
}

function repeat<View>(table: BotTable<View>, { most = 300, options }: Manners): void {
  const story = (seed: string, bots = ['knight', 'squire', 'knight']) => {
    const lines: string[] = [];
    const watch = ({ sight, pick, bot }: Moment<View>) =>
      lines.push(`${sight.seat} ${sight.name(pick)}: ${bot.why?.()}`);
    table.play({ bots, seed, most, watch, options });
    return lines;
  };
  test('play the same game again from the same seed, for the same reasons, and another from another', () => {
    const first = story('again');
    expect(story('again')).toEqual(first);
    expect(story('another')).not.toEqual(first);
  });
  test('give a reason for all they do', () => {
    const lines = [
      ...story('reasons'),
      ...searchersOf(table).flatMap((searcher) => story('reasons', [searcher, 'squire'])),
    ];
    for (const line of lines) expect(line).toMatch(/^\d [^\n]+: \w[^\n]{5,}$/);
  });
}

function keepToTheirEyes<View>(table: BotTable<View>, { most = 300, secret = SECRET, options }: Manners): void {
  /** The pick of a fresh bot in a world where all that its seat cannot know was dealt anew. */
  const pickElsewhere = (name: string, { live, sight: { seat } }: Moment<View>, world: string) => {
    const other = determinize(table.game, live.state, seat, random(world));
    const choose = (state: typeof live.state) => table.bot(name, seat).choose(table.sight(state, seat, 'the same'));
    return { here: choose(live.state), there: choose(other) };
  };
  test.each(secret.map((bots) => ({ bots })))('$bots do not choose by what they cannot see', ({ bots }) => {
    let moments = 0;
    const watch = (moment: Moment<View>) => {
      const { sight } = moment;
      const { here, there } = pickElsewhere(bots[sight.seat], moment, `${bots.length} ${moments++}`);
      expect(there, sight.ask).toBe(here);
    };
    table.play({ bots, seed: `secrets ${bots.length}`, most, watch, options });
    expect(moments).toBeGreaterThan(most / 3);
  });
  test.each(searchersOf(table))('%s does not choose by what it cannot see', (searcher) => {
    let moments = 0;
    const watch = (moment: Moment<View>) => {
      const { seat, options: offered, ask } = moment.sight;
      if (seat !== 0 || offered.length === 1) return;
      const { here, there } = pickElsewhere(searcher, moment, `world ${moments++}`);
      expect(there, ask).toBe(here);
    };
    table.play({ bots: ['knight', 'squire'], seed: 'secrets', most: SEARCHED, watch, options });
    expect(moments).toBeGreaterThan(SEARCHED / 4);
  });
}
const SEARCHED = 120;
