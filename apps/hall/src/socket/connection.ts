import type { Duplex } from 'node:stream';
import { readClientMessage } from '@questhall/protocol';
import type { WebSocket } from 'ws';
import type { House } from '../house.js';
import { bucket } from '../limits/bucket.js';
import { words } from '../log.js';
import { encoded, type Frame, inAscii } from './frame.js';
import type { Answer, Connection, Guest } from './guest.js';
import { handle } from './handle.js';

/** A client that takes no more is let go; it comes back and resumes by number. */
const MOST_BUFFERED = 4 * 1024 * 1024;
const PATIENCE = 200;

/** A socket, what it writes to, and whether its household may say more at the moment. */
export interface Plug {
  readonly socket: WebSocket;
  readonly wire: Duplex;
  mayAll(now: number): boolean;
}

/** Serve one socket until it closes. */
export function connect(house: House, { socket, wire, mayAll }: Plug, guest: Guest): Connection {
  const connection: Connection = { ...guest, following: new Map(), joining: new Map(), ...sending(socket, wire) };
  const { send, dismiss } = connection;
  const answer = (id: string | null, reply: Answer) => send(worded(id, reply));
  const allowed = bucket(house.options.limits.messages);
  let refused = 0;

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    const now = Date.now();
    if (!allowed.take(now) || !mayAll(now)) {
      refused += 1;
      if (refused > PATIENCE) dismiss(1008, 'too fast');
      else if (refused % 20 === 1) answer(null, { refused: 'too-fast', why: 'slower, please' });
      return;
    }
    if (refused > 0) refused -= 1;
    if (isBinary) answer(null, { refused: 'bad-message', why: 'a message is JSON text' });
    else void take(house, connection, { text: data.toString('utf8'), answer });
  });
  // Broken frames and the like: the socket closes by itself.
  socket.on('error', () => {});
  socket.on('close', () => {
    for (const { leave } of connection.following.values()) leave();
    connection.following.clear();
  });
  return connection;
}

interface Taken {
  readonly text: string;
  answer(id: string | null, reply: Answer): void;
}

/** Whatever goes wrong, the client hears a refusal and the others hear nothing. */
async function take(house: House, connection: Connection, { text, answer }: Taken): Promise<void> {
  const message = readClientMessage(text);
  if ('wrong' in message) return answer(message.id, { refused: 'bad-message', why: message.wrong.slice(0, 200) });
  try {
    const reply = await handle(house, connection, message);
    if (reply) answer(message.id, reply);
  } catch (error) {
    house.log('error', 'message failed', { t: message.t, why: words(error) });
    answer(message.id, { refused: 'not-stored', why: 'something went wrong in the hall' });
  }
}

function worded(id: string | null, reply: Answer): Frame {
  if ('refused' in reply) return encoded({ t: 'no', id, ...reply });
  if ('now' in reply) return encoded({ t: 'pong', id, now: reply.now });
  if ('hint' in reply) return encoded({ t: 'ok', id, hint: reply.hint });
  // An id needs no escaping, and has no letter beyond ASCII: it would have been refused.
  return inAscii(reply.seq === undefined ? `{"t":"ok","id":"${id}"}` : `{"t":"ok","id":"${id}","seq":${reply.seq}}`);
}

/** What is sent within one turn of the loop goes out in one write. */
function sending(socket: WebSocket, wire: Duplex): Pick<Connection, 'isOpen' | 'send' | 'dismiss'> {
  let frames = '';
  const isOpen = () => socket.readyState === socket.OPEN;
  const flush = () => {
    if (frames !== '' && isOpen()) wire.write(frames, 'latin1');
    frames = '';
  };
  return {
    isOpen,
    send: (frame) => {
      if (!isOpen()) return;
      if (wire.writableLength + frames.length > MOST_BUFFERED) return socket.terminate();
      if (frames === '') process.nextTick(flush);
      frames += frame;
    },
    dismiss: (code, why) => {
      flush();
      socket.close(code, why);
    },
  };
}
