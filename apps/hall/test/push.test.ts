import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { sealed } from '../src/push/encrypt.js';
import { isOwnNetwork, isPushable } from '../src/push/endpoint.js';
import { type Player, player, seated, serve } from './hall.js';

test('a letter is sealed as in the example of RFC 8291', () => {
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const letter = sealed(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw') },
  );
  expect(letter.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
      'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test.each([
  ['https://push.example.net/abc', true],
  ['http://push.example.net/abc', false],
  ['https://push.example.net:8443/abc', false],
  ['https://user@push.example.net/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://localhost/abc', false],
])('%s as a push service: %s', (endpoint, fine) => {
  expect(isPushable(endpoint, false)).toBe(fine);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.0.9',
  '169.254.169.254',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  'x',
])('%s is never reached for a stranger', (address) => {
  expect(isOwnNetwork(address)).toBe(true);
});

test('1.1.1.1 and 2606:4700::1111 are out in the world', () => {
  expect(['1.1.1.1', '2606:4700::1111'].map(isOwnNetwork)).toEqual([false, false]);
});

/** A browser's mailbox, and what arrives in it. */
async function mailbox() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = Buffer.alloc(16, 7);
  let arrive: (letter: { text: string; request: IncomingMessage }) => void = () => {};
  const server = createServer(async (request, answer) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    answer.writeHead(201).end();
    arrive({ text: opened(Buffer.concat(parts), keys, auth), request });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    subscription: {
      endpoint: `http://127.0.0.1:${port}/box`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    letter: () =>
      new Promise<{ text: string; request: IncomingMessage }>((done) => {
        arrive = done;
      }),
    close: () => server.close(),
  };
}

function opened(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, sender, rest] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const key = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, about, 32));
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  cipher.setAuthTag(rest.subarray(-16));
  const plain = Buffer.concat([cipher.update(rest.subarray(0, -16)), cipher.final()]);
  return plain.subarray(0, -1).toString('utf8');
}

test('who plays by turns and is not here gets a letter when the turn comes, signed by the hall', async () => {
  const hall = await serve({ localPush: true, beats: { order: 5 } });
  const box = await mailbox();
  const players = [await player(hall.url, 'Anna'), await player(hall.url, 'Bela')] as [Player, Player];
  expect((await players[1].call('POST', '/api/push', box.subscription)).status).toBe(200);
  players[1].wire.close();
  const letter = box.letter();
  players[1].wire = await players[1].connect();
  const table = await seated(players, { clock: { kind: 'turns', perMove: 86_400_000 }, name: 'By turns' });
  const { text, request } = await letter;
  expect(JSON.parse(text)).toEqual({ kind: 'your-turn', table, name: 'By turns' });
  const { key } = (await players[0].call('GET', '/api/push')).body;
  const [, token = '', known] = /^vapid t=([^,]+), k=(.+)$/.exec(request.headers.authorization as string) ?? [];
  expect(known).toBe(key);
  const [head, claims, signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const said = Buffer.from(`${head}.${claims}`);
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', said, how, Buffer.from(signature, 'base64url'))).toBe(true);
  box.close();
  await hall.stop();
});

test('a push service that is not out in the world is refused', async () => {
  const hall = await serve();
  const anna = await player(hall.url, 'Anna');
  const keys = { p256dh: 'x', auth: 'y' };
  const post = (endpoint: string) => anna.call('POST', '/api/push', { endpoint, keys });
  expect((await post('http://169.254.169.254/latest/meta-data')).status).toBe(400);
  expect((await post('https://push.example.net/box')).status).toBe(200);
  expect((await anna.call('DELETE', '/api/push', { endpoint: 'https://push.example.net/box' })).status).toBe(200);
  await hall.stop();
});
