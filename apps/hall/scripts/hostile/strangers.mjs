// Strangers in a process of their own.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ATTACKS } from './attacks.mjs';

export const KINDS = Object.keys(ATTACKS);

/** One kind of mischief for a while: when it has begun, and what it met. */
export function attack(name, url, milliseconds) {
  const child = fork(fileURLToPath(new URL('./attacks.mjs', import.meta.url)));
  const told = (word) =>
    new Promise((done) => {
      child.on('message', (message) => word in message && done(message[word]));
    });
  const both = { begun: told('begun'), met: told('met') };
  child.send({ name, url, milliseconds });
  return both;
}
