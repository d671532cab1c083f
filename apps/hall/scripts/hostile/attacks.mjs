// What strangers do. Each kind goes on while it may, and tells how often it met what.
import { randomBytes, randomInt } from 'node:crypto';
import http from 'node:http';
import { createRequire } from 'node:module';
import { connect as dial } from 'node:net';

const { WebSocket } = createRequire(import.meta.url)('ws');
// Strangers come from elsewhere: on loopback every 127.x.y.z is an address of its own.
const STRANGER = { localAddress: '127.0.0.66' };
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

function counter() {
  const met = { granted: 0 };
  return { met, count: (what) => (met[what] = (met[what] ?? 0) + 1) };
}

/** A request from a stranger's address; gives status and body. */
function ask(url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((done) => {
    const request = http.request(url, { method, headers, ...STRANGER }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => done({ status: answer.statusCode, text, headers: answer.headers }));
    });
    request.on('error', () => done({ status: 0, text: '', headers: {} }));
    request.end(body);
  });
}

/** A stranger's socket: `null` if it was turned away. */
function socketTo(url, { cookie, origin } = {}) {
  return new Promise((done) => {
    const headers = { ...(cookie && { cookie }), ...(origin && { origin }) };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers, ...STRANGER });
    socket.on('open', () => done(socket));
    socket.on('error', () => done(null));
  });
}

/** Says things over sockets as fast as it can, a new socket whenever one is closed. */
const talking = (say, { at = 6, pause = 1 } = {}) =>
  async function attack(url, goesOn) {
    const { met, count } = counter();
    const talk = async () => {
      while (goesOn()) {
        const socket = await socketTo(url);
        if (!socket) {
          count('turned away');
          await wait(50);
          continue;
        }
        socket.on('message', (data) => {
          const { t, refused } = JSON.parse(data);
          if (t === 'ok' || t === 'scene' || t === 'news' || t === 'past') count('granted');
          if (t === 'no') count(refused);
        });
        let closed = false;
        socket.on('close', (code) => {
          closed = true;
          count(`closed ${code}`);
        });
        socket.on('error', () => {});
        while (goesOn() && !closed) {
          if (socket.readyState === WebSocket.OPEN) socket.send(say());
          await wait(pause);
        }
        socket.terminate();
      }
    };
    await Promise.all(Array.from({ length: at }, talk));
    return met;
  };

/** Asks things over HTTP, one after the other. */
const asking = (wish, isRefused = ({ status }) => status >= 400) =>
  async function attack(url, goesOn) {
    const { met, count } = counter();
    const talk = async () => {
      for (let n = 0; goesOn(); n++) {
        const [path, options] = wish(url, n);
        const answer = await ask(url + path, options);
        count(isRefused(answer) ? String(answer.status) : 'granted');
      }
    };
    await Promise.all(Array.from({ length: 6 }, talk));
    return met;
  };

const json = { 'Content-Type': 'application/json' };
const id = () => randomBytes(9).toString('base64url');
const pick = (list) => list[randomInt(list.length)];
const KINDS = [
  'join',
  'sit',
  'move',
  'undo',
  'say',
  'kick',
  'mute',
  'orders',
  'offer',
  'stand-in',
  'past',
  'why',
  'resign',
];
const JUNK = [null, -1, 1e308, '', 'x'.repeat(3000), [], {}, [[[[]]]], true, '../../etc/passwd', '\u0000', { $gt: '' }];

export const ATTACKS = {
  'random frames': talking(() =>
    randomInt(2) ? randomBytes(randomInt(1, 2000)) : randomBytes(randomInt(1, 500)).toString('latin1'),
  ),
  'wrong types': talking(() =>
    JSON.stringify({
      t: pick(KINDS),
      id: pick([id(), ...JUNK]),
      table: pick([id(), ...JUNK]),
      seat: pick(JUNK),
      picks: pick(JUNK),
    }),
  ),
  'huge messages': talking(() => JSON.stringify({ t: 'say', id: id(), table: id(), text: 'x'.repeat(5_000_000) }), {
    at: 3,
    pause: 20,
  }),
  'deep nesting': talking(() => '['.repeat(15_000) + ']'.repeat(15_000), { at: 4 }),
  flood: talking(() => '{"t":"ping","id":"x"}', { at: 40, pause: 0 }),
  'forged seats': talking(() =>
    JSON.stringify({
      t: pick(['move', 'undo', 'resign', 'pause']),
      id: id(),
      table: id(),
      seat: randomInt(6),
      ...(randomInt(2) && { picks: ['pass'] }),
    }),
  ),
  'forged cookies': asking(() => [
    '/api/me',
    { headers: { cookie: `questhall=${randomBytes(32).toString('base64url')}` } },
  ]),
  'guessed passwords': asking(() => [
    '/api/login',
    { method: 'POST', headers: json, body: JSON.stringify({ name: 'Anna', password: id() }) },
  ]),
  'guessed codes': asking(() => [
    '/api/device-code/use',
    { method: 'POST', headers: json, body: '{"code":"ABCD-2345"}' },
  ]),
  'wrong bodies': asking((_, n) => [
    '/api/tables',
    { method: 'POST', headers: json, body: n % 2 ? JSON.stringify(pick(JUNK)) : '{'.repeat(20_000) },
  ]),
  'path traversal': asking(
    (_, n) => [
      ['/..%2f..%2fetc/passwd', '/assets/%2e%2e/%2e%2e/questhall.db', '/api/tables/..%2f..', '/%c0%ae%c0%ae/'][n % 4],
      {},
    ],
    ({ text }) => !/root:|SQLite format/.test(text),
  ),
  'other origins': async (url, goesOn) => {
    const { met, count } = counter();
    while (goesOn()) {
      const socket = await socketTo(url, { origin: 'https://evil.example' });
      count(socket ? 'granted' : 'turned away');
      socket?.terminate();
      const headers = { ...json, Origin: 'https://evil.example' };
      const answer = await ask(`${url}/api/me`, { method: 'POST', headers, body: '{"name":"Eve"}' });
      count(answer.status >= 400 ? String(answer.status) : 'granted');
    }
    return met;
  },
  'half-open connections': async (url, goesOn) => {
    const { met, count } = counter();
    const open = [];
    const { port } = new URL(url);
    while (goesOn() && open.length < 500) {
      const socket = dial({ port: Number(port), host: '127.0.0.1', ...STRANGER });
      socket.on('error', () => count('cut'));
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
      open.push(socket);
      await wait(5);
    }
    while (goesOn()) await wait(20);
    for (const socket of open) socket.destroy();
    return met;
  },
  'replayed tokens': async (url, goesOn) => {
    const { met, count } = counter();
    const made = await ask(`${url}/api/me`, { method: 'POST', headers: json, body: '{"name":"Eve"}' });
    const cookie = made.headers['set-cookie']?.[0]?.split(';')[0];
    await ask(`${url}/api/logout`, { method: 'POST', headers: { cookie } });
    while (goesOn()) {
      const answer = await ask(`${url}/api/tables`, { headers: { cookie } });
      count(answer.status >= 400 ? String(answer.status) : 'granted');
    }
    return met;
  },
};

// Forked, so that the honest are not slowed down by the strangers' own work.
if (process.send) {
  process.on('message', async ({ name, url, milliseconds }) => {
    const until = performance.now() + milliseconds;
    process.send({ begun: true });
    process.send({ met: await ATTACKS[name](url, () => performance.now() < until) });
    process.disconnect();
  });
}
