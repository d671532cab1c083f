import { command } from '../command.js';
import { Failed, WrongWords } from '../failure.js';
import { json, say } from '../output.js';

export const resetPassword = command({
  name: 'reset-password',
  words: 'NAME',
  says: 'give an account of a hall a new password, also while it is open',
  flags: {
    data: { value: 'DIR', says: 'where the hall keeps its tables (./data)' },
    json: { says: 'print JSON: {name, password}' },
  },
  more: ['The account is logged out everywhere. Hand the password over and have it changed.'],
  run: async (given) => {
    const name = given.words.join(' ');
    if (name === '') throw new WrongWords('reset-password of which account?');
    const hall = await import('@questhall/hall');
    const password = await hall.resetPassword(given.data ?? './data', name);
    if (password === null) throw new Failed(`there is no account "${name}"`);
    if (given.json) json({ name, password });
    else say(`the new password of ${name} is ${password}`);
    return 0;
  },
});
