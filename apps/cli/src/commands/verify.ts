import { isRefusal, readRecord, verify as verified } from '@questhall/kernel';
import { command } from '../command.js';
import { WrongWords } from '../failure.js';
import { readText } from '../files.js';
import { findGame, GAMES } from '../games.js';
import { json, say } from '../output.js';

interface Verdict {
  readonly file: string;
  readonly game: string | null;
  readonly pass: boolean;
  readonly lines: number;
  readonly why: string | null;
}

export const verify = command({
  name: 'verify',
  words: 'FILE…',
  says: 'replay records and check every pick and every roll',
  flags: { json: { says: 'print JSON: [{file, game, pass, lines, why}]' } },
  more: ['- reads a record from the standard input.'],
  run: async (given) => {
    if (given.words.length === 0)
      throw new WrongWords('verify which record? expected one or more files, or - for the standard input');
    const verdicts = await Promise.all(given.words.map(check));
    if (given.json) json(verdicts);
    else for (const v of verdicts) say(v.pass ? `${v.file}: verified, ${v.lines} lines` : `${v.file}: ${v.why}`);
    return verdicts.every((v) => v.pass) ? 0 : 1;
  },
});

async function check(file: string): Promise<Verdict> {
  const no = (why: string, game: string | null = null): Verdict => ({ file, game, pass: false, lines: 0, why });
  const text = readText(file);
  if (typeof text !== 'string') return no(text.why);
  const slug = gameIn(text);
  const house = slug === undefined ? undefined : await findGame(slug);
  if (slug !== undefined && !house)
    return no(`this is a record of ${slug}; expected ${Object.keys(GAMES).join(', ')}`, slug);
  if (!house) return no('this is no record: a record begins with [questhall "record 1"] and names its game');
  const record = readRecord(house.game, text);
  if (isRefusal(record)) return no(record.why, slug);
  const end = verified(house.game, record);
  if (isRefusal(end)) return no(end.why, slug);
  return { file, game: house.game.id, pass: true, lines: record.lines.length, why: null };
}

function gameIn(text: string): string | undefined {
  return /^\[game "([^"\n]*)"\]\r?$/m.exec(text)?.[1];
}
