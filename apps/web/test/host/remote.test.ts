import type { ClientMessage, ServerMessage } from '@questhall/protocol';
import type { News, Scene } from '@questhall/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Socket } from '../../src/host/line.js';
import { createRemoteHost, type RemoteHost } from '../../src/host/remote.js';

/** A hall made of its sockets: what was sent, and a way to answer. */
class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: ClientMessage[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  last<T extends ClientMessage['t']>(t: T): Extract<ClientMessage, { t: T }> | undefined {
    return this.sent.findLast((m) => m.t === t) as Extract<ClientMessage, { t: T }> | undefined;
  }
}

let sockets: FakeSocket[];
let host: RemoteHost;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  host = createRemoteHost({
    url: 'ws://hall',
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  });
});
afterEach(() => {
  host.close();
  vi.useRealTimers();
});

function scene(seq: number): ServerMessage {
  const shown = { seq, sight: { board: { men: seq } } } as unknown as Scene;
  return { t: 'scene', table: 'T', as: 0, scene: shown, past: [], chat: [], now: 0 };
}

function news(seq: number): ServerMessage {
  const told = { seq, at: 0, deed: { do: 'begin' }, events: [], patch: [[['board', 'men'], seq]], changed: {} };
  return { t: 'news', table: 'T', news: told as unknown as News };
}

function up(n: number): FakeSocket {
  const socket = sockets[n]!;
  socket.onopen?.();
  return socket;
}

test('a table is asked for when the line is up, and its news are folded into the scene', () => {
  const following = host.follow('T', 0);
  const socket = up(0);
  expect(socket.last('join')).toMatchObject({ table: 'T', as: 0 });
  socket.tell(scene(4));
  socket.tell(news(5));
  expect(following.scene()).toMatchObject({ seq: 5, sight: { board: { men: 5 } } });
});

test('what was said during a gap is asked for, also by who had heard nothing before', () => {
  const following = host.follow('T', 0);
  up(0).tell(scene(4));
  sockets[0]!.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  expect(up(1).last('join')).toMatchObject({ since: 4, said: 0 });
  sockets[1]!.tell({ t: 'chat', table: 'T', said: { n: 3, at: 0, from: 'Ben', seat: 1, text: 'hello' } });
  expect(following.chat()).toHaveLength(1);
  sockets[1]!.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(2000);
  expect(up(2).last('join')).toMatchObject({ since: 4, said: 3 });
});

test('after a gap the table is resumed by the number of the last news', () => {
  const following = host.follow('T', 0);
  up(0).tell(scene(4));
  sockets[0]!.onclose?.({ code: 1006 });
  expect(host.status()).toBe('away');
  vi.advanceTimersByTime(1000);
  const second = up(1);
  expect(host.status()).toBe('live');
  expect(second.last('join')).toMatchObject({ since: 4 });
  second.tell(news(5));
  second.tell(news(6));
  expect(following.scene()?.seq).toBe(6);
});

test('news that came twice are heard once, and news that are missing are asked for', () => {
  const following = host.follow('T', 0);
  const socket = up(0);
  socket.tell({ t: 'ok', id: socket.last('join')!.id });
  socket.tell(scene(4));
  socket.tell(news(5));
  socket.tell(news(5));
  expect(following.past().length).toBe(1);
  socket.tell(news(7));
  expect(following.scene()?.seq).toBe(5);
  expect(socket.last('join')).toMatchObject({ since: 5 });
});

test('a pick that was not answered before the line broke is sent again by the same id', async () => {
  const following = host.follow('T', 0);
  const first = up(0);
  first.tell(scene(4));
  const answer = following.send({ t: 'move', seat: 0, picks: ['settle haven'] });
  const { id } = first.last('move')!;
  first.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  const second = up(1);
  expect(second.last('move')).toMatchObject({ id, picks: ['settle haven'] });
  expect(second.sent.map((m) => m.t)).toEqual(['join', 'move']);
  second.tell({ t: 'ok', id, seq: 5 });
  expect(await answer).toEqual({ ok: true, seq: 5 });
});

test('a line that has gone silent is given up and opened anew', () => {
  host.follow('T', 0);
  const socket = up(0);
  vi.advanceTimersByTime(21_000);
  expect(socket.sent.at(-1)?.t).toBe('ping');
  vi.advanceTimersByTime(10_000);
  expect(sockets.length).toBe(2);
});

test('an answered ping keeps the line', () => {
  const socket = up(0);
  vi.advanceTimersByTime(21_000);
  socket.tell({ t: 'pong', id: 'x', now: 0 });
  vi.advanceTimersByTime(10_000);
  expect(sockets.length).toBe(1);
});

test('a refused table says why', () => {
  const following = host.follow('T', null);
  const socket = up(0);
  socket.tell({ t: 'no', id: socket.last('join')!.id, refused: 'not-invited', why: 'this table is private' });
  expect(following.refused()?.why).toBe('this table is private');
});

test('a long story is asked for in parts and told as one', async () => {
  const following = host.follow('T', 0);
  const socket = up(0);
  socket.tell(scene(600));
  const story = following.recall();
  for (const [from, to] of [
    [0, 400],
    [400, 600],
  ] as const) {
    await vi.advanceTimersByTimeAsync(0);
    const asked = socket.last('past')!;
    expect(asked).toMatchObject({ from, to });
    const told = Array.from({ length: to - from }, (_, i) => ({ seq: from + i + 1 }));
    socket.tell({ t: 'past', id: asked.id, table: 'T', from: { seq: from }, news: told });
  }
  const { from, news: all } = await story;
  expect(from.seq).toBe(0);
  expect(all.map((n) => n.seq)).toEqual(Array.from({ length: 600 }, (_, i) => i + 1));
});
