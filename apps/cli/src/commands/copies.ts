import { command } from '../command.js';
import { Failed, WrongWords } from '../failure.js';
import { json, say } from '../output.js';

const data = { value: 'DIR', says: 'where the hall keeps its tables (./data)' } as const;

export const backup = command({
  name: 'backup',
  words: 'FOLDER',
  says: 'copy all that a hall keeps into a folder, also while it is open',
  flags: { data, json: { says: 'print JSON: {file}' } },
  run: async (given) => {
    const folder = one('backup', 'into which folder', given.words);
    const file = await careful((hall) => hall.backup(given.data ?? './data', folder));
    if (given.json) json({ file });
    else say(`copied to ${file}`);
    return 0;
  },
});

export const restore = command({
  name: 'restore',
  words: 'FILE',
  says: 'put a copy in the place of what a hall keeps, also while it is open',
  flags: { data, json: { says: 'print JSON: {file, before}' } },
  more: ['What was there before is set aside in the same folder. Players come back by themselves.'],
  run: async (given) => {
    const file = one('restore', 'which copy', given.words);
    const before = await careful((hall) => hall.restore(given.data ?? './data', file));
    if (given.json) json({ file, before });
    else say(before ? `restored; what was there is in ${before}` : 'restored');
    return 0;
  },
});

function one(name: string, what: string, [word, extra]: readonly string[]): string {
  if (word === undefined) throw new WrongWords(`${name} ${what}?`);
  if (extra !== undefined) throw new WrongWords(`${name} takes one word; what is "${extra}"?`);
  return word;
}

async function careful<T>(work: (hall: typeof import('@questhall/hall')) => Promise<T>): Promise<T> {
  const hall = await import('@questhall/hall');
  try {
    return await work(hall);
  } catch (error) {
    if (error instanceof hall.CopyFailed) throw new Failed(error.message);
    throw error;
  }
}
