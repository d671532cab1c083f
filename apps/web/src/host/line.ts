import type { ClientMessage, ServerMessage } from '@questhall/protocol';
import { freshHex } from './fresh.js';

/** As much of a WebSocket as we need. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}
export type OpenSocket = (url: string) => Socket;

/** A connection that comes back by itself. */
export interface Line {
  isUp(): boolean;
  /** Sends if the line is up; what must not be lost is sent again by its owner when it comes up. */
  send(message: ClientMessage): void;
  /** Hang up and call again, e.g. under another name. */
  again(): void;
  close(): void;
}

export interface LineWishes {
  readonly url: string;
  readonly open?: OpenSocket;
  hear(message: ServerMessage): void;
  up(): void;
  down(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** A line that says nothing is asked whether it is still there, and given up if it does not answer. */
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;
/** The hall knows this browser by another name now, and wants it to come back at once. */
const RENAMED = 4001;

export function createLine({ url, open = openSocket, hear, up, down }: LineWishes): Line {
  let socket: Socket | null = null;
  let isUp = false;
  let closed = false;
  let wait = FIRST_WAIT;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  connect();
  // Who comes back to the page, or to the network, should not have to wait for the next try.
  const hurry = () => {
    if (!isUp && document.visibilityState !== 'hidden') anew();
  };
  // A socket may take minutes to notice that there is no network; people should know at once.
  const drop = () => {
    if (isUp && socket) lost(socket);
  };
  if (typeof document !== 'undefined') {
    window.addEventListener('online', hurry);
    window.addEventListener('offline', drop);
    document.addEventListener('visibilitychange', hurry);
  }

  return {
    isUp: () => isUp,
    send: (message) => isUp && socket?.send(JSON.stringify(message)),
    again: anew,
    close: () => {
      closed = true;
      clearTimeout(retry);
      lose(socket);
      if (typeof document === 'undefined') return;
      window.removeEventListener('online', hurry);
      window.removeEventListener('offline', drop);
      document.removeEventListener('visibilitychange', hurry);
    },
  };

  function connect(): void {
    const mine = open(url);
    socket = mine;
    mine.onopen = () => {
      wait = FIRST_WAIT;
      isUp = true;
      listen();
      up();
    };
    mine.onmessage = ({ data }) => {
      listen();
      hear(JSON.parse(String(data)) as ServerMessage);
    };
    mine.onclose = ({ code }) => (code === RENAMED ? anew() : lost(mine));
  }

  function anew(): void {
    if (closed) return;
    clearTimeout(retry);
    wait = FIRST_WAIT;
    lose(socket);
    connect();
  }

  function lost(mine: Socket): void {
    lose(mine);
    if (closed) return;
    down();
    // A little chance, so that not everybody comes back at the same moment.
    retry = setTimeout(connect, wait * (0.7 + 0.6 * Math.random()));
    wait = Math.min(LONGEST_WAIT, wait * 2);
  }

  function lose(mine: Socket | null): void {
    clearTimeout(silence);
    isUp = false;
    if (!mine) return;
    mine.onopen = null;
    mine.onmessage = null;
    mine.onclose = null;
    mine.close();
  }

  function listen(): void {
    clearTimeout(silence);
    silence = setTimeout(() => {
      socket?.send(JSON.stringify({ t: 'ping', id: freshHex() }));
      silence = setTimeout(() => socket && lost(socket), PONG_WITHIN);
    }, PING_EVERY);
  }
}

function openSocket(url: string): Socket {
  return new WebSocket(url) as Socket;
}
