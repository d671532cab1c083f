import { randomBytes } from 'node:crypto';
import { seedFrom } from '@questhall/kernel';
import { command } from '../command.js';
import { writeText } from '../files.js';
import { json, say } from '../output.js';
import { readGame, readSeats, readTable, usualSeats } from '../read.js';
import { played } from '../recording.js';
import { recordText, type Story, stateOf } from '../story.js';

export const record = command({
  name: 'record',
  words: '<game>',
  says: 'let bots play a game and write its record',
  flags: {
    seats: { value: 'LIST', says: 'a bot a seat (four random ones)' },
    options: { value: 'JSON', says: "the table's options" },
    seed: { value: 'S', says: 'any words; the same seed gives the same record (a new one each time)' },
    out: { value: 'FILE', short: 'o', says: 'where to write it (to the terminal)' },
    json: { says: 'print JSON: {game, file, players, picks, result, record}' },
  },
  run: async (given) => {
    const house = await readGame('record', given.words);
    const seats = given.seats === undefined ? usualSeats(house, 'random') : readSeats(house, given.seats);
    const secret = given.seed === undefined ? randomBytes(16).toString('hex') : seedFrom(given.seed);
    const story = played({ house, seats, options: readTable(house, given.options), secret });
    const text = recordText(story);
    if (given.out !== undefined) writeText(given.out, text);
    if (given.json) json(summary(story, given.out, text));
    else if (given.out === undefined) process.stdout.write(text);
    else say(`${given.out}: ${story.steps.length} picks of ${house.game.title}`);
    return 0;
  },
});

function summary(story: Story, file: string | undefined, record: string) {
  const { house, steps, players } = story;
  const { result } = stateOf(story);
  return { game: house.game.id, file: file ?? null, players, picks: steps.length, result, ...(!file && { record }) };
}
