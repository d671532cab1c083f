import { command } from '../command.js';
import { readLaws, type Violation } from '../laws.js';
import { json, say, short, table } from '../output.js';
import { readCount, readGame, readSeats, readShare, readTable, usualSeats } from '../read.js';
import { type Simulated, simulated } from '../simulation.js';

export const simulate = command({
  name: 'simulate',
  words: '<game>',
  says: 'play many games, time them, then hold the laws against them',
  flags: {
    games: { value: 'N', says: 'how many games (100)' },
    seats: { value: 'LIST', says: 'a bot a seat, e.g. random,squire (four random ones)' },
    options: { value: 'JSON', says: 'the table\'s options, e.g. {"option": "value"}' },
    seed: { value: 'S', says: 'any words; the same seed plays the same games (1)' },
    laws: { value: 'N', says: 'how many of the games the laws are run on, or all (at most 20); 0 for none' },
    sample: {
      value: 'SHARE',
      says: 'the share of decisions the laws look at (0.12); those games are played once, untimed',
    },
    retold: { value: 'SHARE', says: 'the share of those games that is told again and verified as a record (1)' },
    reach: { says: 'also list what of the game never occurred' },
    vary: {
      says: 'reach: every other game by options and with as many of the seats as chance will, so that those occur too',
    },
    whims: {
      value: 'N',
      says: 'reach: bots bring each game to some moment, and it ends from there N times by whim, with other dice',
    },
    json: { says: 'print JSON: {game, games, finished, decisions, …, checks, violations}' },
  },
  more: [
    'A decision is a prompt put to a seat, a choice one with two options or more. Speed is timed with the laws off.',
    'winners counts the games each seat won alone; draws counts the games won by several or by nobody.',
    'What is rare, or only by an option, occurs in a longer run: 12 games of Talisman for six, --reach --vary, miss nothing.',
    'So do, together, 140 of Wizards with --seats random,knight,squire,knight and 400 with --seats random.',
    'Lords & Wizards for twelve, every option on but upkeep, --reach --vary: 40 games of two knights and ten random ones,',
    '--whims 30, and 40 of two knights, a squire and nine random ones, --whims 10, together meet every monster, item, unit',
    'and row of its tables.',
  ],
  run: async (given) => {
    const house = await readGame('simulate', given.words);
    const games = readCount('games', given.games ?? '100');
    const report = await simulated({
      house,
      games,
      seats: given.seats === undefined ? usualSeats(house, 'random') : readSeats(house, given.seats),
      options: readTable(house, given.options),
      seed: given.seed ?? '1',
      laws: readLaws(given.laws, games),
      looks: {
        ...(given.sample !== undefined && { sample: readShare('sample', given.sample) }),
        ...(given.retold !== undefined && { retold: readShare('retold', given.retold) }),
      },
      reach: given.reach === true,
      vary: given.vary === true,
      whims: given.whims === undefined ? 0 : readCount('whims', given.whims),
    });
    if (given.json) json(report);
    else tell(report);
    return report.violations > 0 || report.finished < report.games ? 1 : 0;
  },
});

function tell(report: Simulated): void {
  const { game, games, finished, winners, draws } = report;
  say(`${game}: ${finished} of ${games} games finished, ${short(report.seconds)} s`);
  say(
    `${short(report.decisions)} decisions (${short(report.choices)} choices), ${short(report.decisionsPerSecond)} a second`,
  );
  say(`${short(report.medianDecisions)} decisions in the median game`);
  say(
    table(
      ['seat', 'player', 'won'],
      winners.map((won, seat) => [seat, report.seats[seat], won]),
    ),
  );
  if (draws > 0) say(`${draws} drawn`);
  say(`${short(report.checks)} checks of the laws, ${report.violations} violations`);
  for (const violation of report.violationList ?? []) say(`  ${inWords(violation)}`);
  for (const [what, names] of Object.entries(report.reach ?? {})) {
    say(`never reached, ${what}: ${names.length > 0 ? names.join(', ') : 'none'}`);
  }
}

function inWords({ game, law, why, story }: Violation): string {
  const told = story === undefined ? '' : `\n${story}`;
  return `${game === null ? 'all games' : `game ${game}`}${law === undefined ? '' : `, law ${law}`}: ${why}${told}`;
}
