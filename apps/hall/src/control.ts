import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { words } from './log.js';

/** What the owner of the machine may ask of a hall that runs. */
export type Order =
  | { readonly do: 'status' }
  | { readonly do: 'restore'; readonly from: string }
  /** This player's sessions have ended: no socket goes on in their name. */
  | { readonly do: 'recall'; readonly player: number };
export type Report = { readonly done: unknown } | { readonly failed: string };

/** Sockets have short names only. */
const LONGEST_PATH = 100;

/** Where a hall listens to its owner: a socket in its folder, that only the owner can open. */
function controlPath(data: string): string {
  const mark = createHash('sha256').update(resolve(data)).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\questhall-${mark}`;
  const path = resolve(data, 'hall.sock');
  return path.length <= LONGEST_PATH ? path : join(tmpdir(), `questhall-${mark}.sock`);
}

/** Ask the hall of a folder; null if none is open there. */
export function ask(data: string, order: Order): Promise<Report | null> {
  return new Promise((answer, failed) => {
    const socket = createConnection(controlPath(data));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.write(`${JSON.stringify(order)}\n`));
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('end', () => answer(text === '' ? null : (JSON.parse(text) as Report)));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'ECONNRESET', 'EPIPE'].includes(error.code ?? '')
        ? answer(null)
        : failed(error),
    );
  });
}

/** Listen to the owner. There is one hall to a folder: if another answers, this one stays shut. */
export async function listenTo(data: string, obey: (order: Order) => Promise<unknown>): Promise<Server> {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (await ask(data, { do: 'status' })) throw new Error(`a hall is open in ${data} already`);
  const path = controlPath(data);
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer((socket) => serve(socket, obey));
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(path, done);
  });
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  return server;
}

function serve(socket: Socket, obey: (order: Order) => Promise<unknown>): void {
  let text = '';
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', async (part) => {
    text += part;
    if (!text.includes('\n')) return;
    const line = text.slice(0, text.indexOf('\n'));
    text = '';
    socket.end(JSON.stringify(await obeyed(line, obey)));
  });
}

async function obeyed(line: string, obey: (order: Order) => Promise<unknown>): Promise<Report> {
  try {
    return { done: (await obey(JSON.parse(line) as Order)) ?? null };
  } catch (error) {
    return { failed: words(error) };
  }
}
