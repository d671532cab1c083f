// People who play as fast as they can, come back by themselves, and remember what they were told.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';

const { WebSocket } = createRequire(import.meta.url)('ws');
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const fresh = () => randomBytes(9).toString('base64url');

/** So many pairs, each at a table of its own, and at another when that game is over. */
export function crowd(url, tables) {
  const pairs = Array.from({ length: tables }, (_, i) => pair(url, ['territory', 'wizards-quest', 'tictactoe'][i % 3]));
  const people = () => pairs.flatMap((one) => one.people());
  const sum = (what) => people().reduce((n, person) => n + what(person), 0);
  return {
    seated: () => Promise.all(pairs.map((one) => one.sitDown())),
    acknowledged: () => sum((person) => person.acknowledged.length),
    inFlight: () => sum((person) => [...person.waiting.values()].filter(({ message }) => message.t === 'move').length),
    /** Everybody is connected again and has been told where the table stands. */
    back: () => Promise.all(people().map((person) => person.back())),
    finish: () => {
      for (const one of pairs) one.finish();
    },
    close: () => {
      for (const person of people()) person.close();
    },
    /** What was acknowledged at each table, by whom; every table is looked at once more. */
    story: async () => (await Promise.all(pairs.map((one) => one.story()))).flat(),
  };
}

function pair(url, game) {
  const told = [];
  let people = [];
  let isFinished = false;
  const sitDown = async () => {
    const { table, invite } = await people[0].post('/api/tables', { game, seats: 2 });
    for (const person of people) await person.sit(table, invite);
    await people[0].ask({ t: 'begin', table });
    told.push(table);
    for (const person of people) await person.follow(table);
  };
  let moving = false;
  const over = async () => {
    if (isFinished || moving) return;
    moving = true;
    await sitDown();
    moving = false;
  };
  return {
    people: () => people,
    sitDown: async () => {
      people = await Promise.all([0, 1].map((seat) => person(url, { seat, over })));
      await sitDown();
    },
    finish: () => {
      isFinished = true;
      for (const one of people) one.finish();
    },
    story: async () => {
      const stories = [];
      for (const table of told) {
        const loads = await people[0].look(table);
        const picks = people.flatMap((one) => one.acknowledged.filter((pick) => pick.table === table));
        stories.push({ table, loads, picks });
      }
      return stories;
    },
  };
}

async function person(url, { seat, over }) {
  const acknowledged = [];
  /** Messages without an answer, by id: they are sent again after each return. */
  const waiting = new Map();
  let [cookie, socket, table, scene, isClosed, isFinished] = [null, null, null, null, false, false];
  let returned = () => {};

  const post = async (path, body) => {
    for (;;) {
      try {
        const headers = { 'Content-Type': 'application/json', ...(cookie && { cookie }) };
        const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
        if (answer.ok) {
          cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
          return await answer.json();
        }
      } catch {}
      await wait(50);
    }
  };
  const send = (message) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  const ask = (message) =>
    new Promise((answer) => {
      const whole = { id: fresh(), ...message };
      waiting.set(whole.id, { message: whole, answer });
      send(whole);
    });
  const join = async () => {
    if (table) await ask({ t: 'join', table, as: seat, ...(scene && { since: scene.seq }) });
  };
  const move = async () => {
    const prompt = scene?.prompts.find((one) => one.seat === seat && !one.answered);
    if (isFinished || !prompt?.choices.length || [...waiting.values()].some(({ message }) => message.t === 'move'))
      return;
    const { pick } = prompt.choices[Math.floor(Math.random() * prompt.choices.length)];
    const message = { t: 'move', id: fresh(), table, seat, picks: [pick], ask: prompt.ask, number: prompt.number };
    const answer = await ask(message);
    if (answer.t === 'ok') acknowledged.push({ table: message.table, id: message.id, seq: answer.seq, pick });
    void move();
  };
  const hear = (data) => {
    const message = JSON.parse(data);
    if (message.t === 'scene' && message.table === table) scene = message.scene;
    if (message.t === 'news' && message.table === table && message.news.seq === (scene?.seq ?? -1) + 1)
      scene = { ...scene, seq: message.news.seq, ...message.news.changed };
    const asked = waiting.get(message.id);
    // A hall that is closing, or slow to load, is asked again; anything else is an answer.
    if (asked && message.refused !== 'closing') {
      waiting.delete(message.id);
      asked.answer(message);
    }
    if (scene?.stage === 'over') void over();
    else if (message.t === 'news' || message.t === 'scene') void move();
  };
  const connect = () => {
    if (isClosed) return;
    socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie }, perMessageDeflate: false });
    socket.on('message', hear);
    socket.on('error', () => {});
    socket.on('open', () => {
      for (const { message } of waiting.values()) send(message);
      void join().then(() => returned());
    });
    socket.on('close', () => setTimeout(connect, 30));
  };

  await post('/api/me', { name: `Seat ${seat}` });
  await new Promise((done) => {
    returned = done;
    connect();
  });
  return {
    acknowledged,
    waiting,
    post,
    ask,
    back: () =>
      new Promise((done) => {
        if (socket.readyState === WebSocket.OPEN) return done();
        returned = done;
      }),
    sit: (at, invite) =>
      ask({ t: 'sit', table: at, seat, name: `Seat ${seat}`, nonce: randomBytes(16).toString('hex'), invite }),
    follow: async (to) => {
      if (table) await ask({ t: 'leave', table });
      [table, scene] = [to, null];
      await join();
      void move();
    },
    look: async (at) => {
      const answer = await ask({ t: 'join', table: at, as: seat, lean: true });
      if (answer.t !== 'ok') process.stderr.write(`${at} does not load: ${answer.why}\n`);
      await ask({ t: 'leave', table: at });
      return answer.t === 'ok';
    },
    finish: () => {
      isFinished = true;
    },
    close: () => {
      isClosed = true;
      socket?.terminate();
    },
  };
}
