import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { House } from '../house.js';
import { hashed } from '../ids.js';
import { addressOf, householdOf, isOurs } from '../limits/address.js';
import { buckets, holdings } from '../limits/bucket.js';
import { words } from '../log.js';
import { type Sessions, tokenIn } from '../people/sessions.js';
import { connect } from './connection.js';
import { encoded } from './frame.js';
import type { Connection } from './guest.js';

const ALIVE_EVERY = 30_000;
/** Which page to tell to come back, and how: the hall restarts, or knows you by another name now. */
export const RESTART = 1012;
export const RENAMED = 4001;

export interface Door {
  /** An HTTP request that wants to become a socket. */
  upgrade(request: IncomingMessage, wire: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

export interface DoorSpec {
  /** Those who are here. */
  readonly connections: Set<Connection>;
  readonly sessions: Sessions;
  readonly cookie: string;
  readonly proxies: BlockList;
  readonly welcome: { readonly hall: string; readonly version: string };
}

export function openDoor(house: House, spec: DoorSpec): Door {
  const { limits } = house.options;
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes, perMessageDeflate: false });
  const { connections } = spec;
  const held = holdings();
  const knocks = buckets({ rate: limits.socketsPerAddress / 4, burst: limits.socketsPerAddress * 2 });
  const said = buckets(limits.addressMessages);
  const alive = keepAlive(server);

  const admit = async (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    const address = householdOf(addressOf(request, spec.proxies));
    const no = barred(house, request, { held: held.of(address), knocked: knocks.take(address, Date.now()) });
    if (no) return turnAway(wire, no);
    held.take(address);
    wire.once('close', () => held.give(address));
    const token = tokenIn(request, spec.cookie);
    const person = await spec.sessions.identify(token);
    if (wire.destroyed) return;
    const mayAll = (now: number) => said.take(address, now);
    const guest = { person, address, session: person && token ? hashed(token) : null };
    server.handleUpgrade(request, wire, head, (socket) => {
      server.emit('connection', socket);
      welcome(house, spec, { socket, connection: connect(house, { socket, wire, mayAll }, guest) });
    });
  };

  return {
    upgrade: (request, wire, head) => {
      wire.on('error', () => wire.destroy());
      admit(request, wire, head).catch((error) => {
        house.log('error', 'upgrade failed', { why: words(error) });
        turnAway(wire, '503 Service Unavailable');
      });
    },
    close: async () => {
      clearInterval(alive);
      for (const connection of connections) connection.dismiss(RESTART, 'the hall restarts');
      await new Promise((done) => setTimeout(done, connections.size > 0 ? 200 : 0));
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

/** Somebody is here, until the socket closes. */
function welcome(
  house: House,
  { connections, welcome: words }: DoorSpec,
  { socket, connection }: { socket: WebSocket; connection: Connection },
): void {
  connections.add(connection);
  const forget = listen(house, connection);
  socket.once('close', () => {
    connections.delete(connection);
    forget();
  });
  connection.send(encoded({ t: 'welcome', ...words, now: Date.now() }));
}

function barred(
  { options, closing }: House,
  request: IncomingMessage,
  { held, knocked }: { held: number; knocked: boolean },
): string | undefined {
  if (closing) return '503 Service Unavailable';
  if (request.url?.split('?')[0] !== '/socket') return '404 Not Found';
  if (!isOurs(request, options.publicUrl)) return '403 Forbidden';
  if (!knocked || held >= options.limits.socketsPerAddress) return '429 Too Many Requests';
  return undefined;
}

function turnAway(wire: Duplex, status: string): void {
  wire.once('finish', () => wire.destroy());
  wire.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Word about the lobby and about one's own tables. */
function listen({ fanout }: House, connection: Connection): () => void {
  const { person, send, following } = connection;
  const ends = [fanout.follow('lobby', (message) => following.size === 0 && send(message))];
  if (person) ends.push(fanout.follow(`person/${person.no}`, send));
  return () => {
    for (const end of ends) end();
  };
}

/** A client that has not answered since the last time is gone. */
function keepAlive(server: WebSocketServer): NodeJS.Timeout {
  const answered = new WeakSet<object>();
  server.on('connection', (socket) => {
    answered.add(socket);
    socket.on('pong', () => answered.add(socket));
  });
  const timer = setInterval(() => {
    for (const socket of server.clients) {
      if (!answered.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, ALIVE_EVERY);
  return timer.unref();
}
