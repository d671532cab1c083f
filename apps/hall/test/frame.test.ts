import { Buffer } from 'node:buffer';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { framed } from '../src/socket/frame.js';

const require = createRequire(import.meta.url);
const { Receiver } = require('ws') as {
  Receiver: new (
    options: object,
  ) => NodeJS.WritableStream & { on(what: 'message', hear: (data: Buffer) => void): void };
};

/** What a client reads from these bytes. */
function read(bytes: Buffer): string[] {
  const receiver = new Receiver({ isServer: false });
  const heard: string[] = [];
  receiver.on('message', (data) => heard.push(data.toString('utf8')));
  receiver.write(bytes);
  return heard;
}

test('frames of every length, put together, are read as they were said', () => {
  const said = [
    '',
    'a',
    'b'.repeat(125),
    'c'.repeat(126),
    'd'.repeat(65_535),
    'e'.repeat(65_536),
    '{"name":"Þóra 🐉"}',
  ];
  const wire = Buffer.from(said.map(framed).join(''), 'latin1');
  expect(read(wire)).toEqual(said);
});
