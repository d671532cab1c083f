import { command, type Flags } from '../command.js';
import { WrongWords } from '../failure.js';

/** A command of the hall, which is not in this version: it is known, and says so. */
function later(name: string, says: string, flags: Flags) {
  return command({
    name,
    words: '',
    says: `${says} (not in this version)`,
    flags,
    run: () => {
      throw new WrongWords(
        `${name} is not in this version; until there is a hall, \`questhall play <game>\` plays here`,
      );
    },
  });
}

const data = { value: 'DIR', says: 'where the hall keeps its tables' };

export const serve = later('serve', 'host tables for players anywhere', {
  port: { value: 'P', says: 'the port it listens at' },
  host: { value: 'H', says: 'the address it listens at' },
  data,
});
export const backup = later('backup', 'write all tables of a hall to a file', { data });
export const restore = later('restore', 'read the tables of a hall from a file', { data });
