// Plays the bench games on a real hall, as a load generator asks for it: `start()` forks the hall, `make(port)` gives
// `async (onUpdate) => ({ fresh(id), send(player, move) })`. Needs `npm run build`.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { FLAGS } from '../../apps/hall/dist/flags.js';

const require = createRequire(new URL('../../apps/hall/package.json', import.meta.url));
const { WebSocket } = require('ws');
const at = process.argv.indexOf('--game');
const game = at < 0 ? 'territory' : process.argv[at + 1];
const pickOf = { territory: ({ from, to }) => `march ${from} ${to}`, tictactoe: (cell) => `mark ${cell}` }[game];

async function start() {
  const script = fileURLToPath(new URL('./hall.mjs', import.meta.url));
  return {
    child: fork(script, [], { execArgv: ['--expose-gc', ...FLAGS], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  };
}

async function make(port) {
  const url = `http://127.0.0.1:${port}`;
  return async (onUpdate) => {
    const players = await Promise.all([0, 1].map((seat) => sitter(url, { seat, onUpdate })));
    return {
      fresh: async () => {
        const { table } = await post(`${url}/api/tables`, { game, seats: 2, listed: true }, players[0].cookie);
        await Promise.all(players.map((player) => player.sit(table)));
        await players[0].ask({ t: 'begin', table });
        await Promise.all(players.map((player) => player.follow(table)));
      },
      send: (player, move) => players[player].move(pickOf(move)),
    };
  };
}

async function sitter(url, { seat, onUpdate }) {
  const { cookie } = await post(`${url}/api/me`, { name: `Player ${seat}` });
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  const waiting = new Map();
  let table = '';
  let n = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(data);
    if (message.t === 'news') {
      if (message.table === table && message.news.deed.do === 'move') onUpdate(seat);
    } else if (message.id !== undefined) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
      if (message.t === 'no') console.error(JSON.stringify(message));
    }
  });
  await new Promise((open, failed) => socket.on('open', open).on('error', failed));
  const id = () => `${seat}-${n++}`;
  const ask = (message) =>
    new Promise((answer) => {
      const mine = id();
      waiting.set(mine, answer);
      socket.send(JSON.stringify({ id: mine, ...message }));
    });
  return {
    cookie,
    ask,
    sit: (to) => ask({ t: 'sit', table: to, seat, name: `Player ${seat}`, nonce: randomBytes(16).toString('hex') }),
    follow: async (to) => {
      const left = table;
      table = to;
      if (left) await ask({ t: 'leave', table: left });
      await ask({ t: 'join', table, as: seat, lean: true });
    },
    move: (pick) => socket.send(JSON.stringify({ t: 'move', id: id(), table, seat, picks: [pick] })),
  };
}

async function post(url, body, cookie) {
  const headers = { 'Content-Type': 'application/json', ...(cookie && { cookie }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.why);
  return { ...said, cookie: answer.headers.get('set-cookie')?.split(';')[0] };
}

// biome-ignore lint/style/noDefaultExport: the load generator asks for it
export default { start, make };
