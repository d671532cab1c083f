import type { Said } from '@questhall/protocol';
import { beforeAll, expect, test } from 'vitest';
import { freshNonce, type Wire } from '../src/bench/visitor.js';
import { made, must, type Player, type Process, player, seated, serve } from './hall.js';
import { follow } from './sitting.js';

let hall: Process;
beforeAll(async () => {
  hall = await serve();
});

const PLAN = 'let us march on Cora';
const people = (...names: string[]) => Promise.all(names.map((name) => player(hall.url, name)));
const whisper = ({ wire }: Player, table: string, to: readonly number[], text = PLAN) =>
  wire.ask({ t: 'say', table, text, to: [...to] });

/** Three players and somebody who watches, all of them at the table. */
async function party(wish: Readonly<Record<string, unknown>> = {}) {
  const [anna, bela, cora, dora] = (await people('Anna', 'Bela', 'Cora', 'Dora')) as [Player, Player, Player, Player];
  const table = await seated([anna, bela, cora], { listed: true, ...wish });
  for (const [as, { wire }] of [anna, bela, cora].entries()) await follow(wire, table, { as });
  await follow(dora.wire, table, { as: null });
  return { anna, bela, cora, dora, table };
}

/** The chat as who comes anew finds it. */
async function room(wire: Wire, table: string, as: number | null): Promise<readonly Said[]> {
  const scene = wire.next('scene');
  must(await wire.ask({ t: 'join', table, as }));
  return (await scene).chat;
}
const texts = (lines: readonly Said[]) => lines.map(({ text }) => text);

test('what is said in private comes to those it is said to, on all their devices, and to nobody else', async () => {
  const { anna, bela, cora, dora, table } = await party();
  const other = await anna.connect();
  await follow(other, table, { as: 0 });
  const hears = [anna.wire, other, bela.wire].map((wire) => wire.next('chat'));
  must(await whisper(anna, table, [1]));
  for (const { said } of await Promise.all(hears))
    expect(said).toMatchObject({ from: 'Anna', seat: 0, text: PLAN, to: [1] });
  // Whatever was on its way to the others has come before this.
  const fence = [cora, bela].map(({ wire }) => wire.next('chat'));
  must(await anna.wire.ask({ t: 'say', table, text: 'good evening' }));
  for (const { said } of await Promise.all(fence)) expect(said).not.toHaveProperty('to');
  expect(texts(await room(bela.wire, table, 1))).toEqual([PLAN, 'good evening']);
  expect(texts(await room(cora.wire, table, 2))).toEqual(['good evening']);
  expect(await room(dora.wire, table, null)).toEqual([]);
  for (const { wire } of [cora, dora]) expect(wire.heard.join()).not.toContain('march');
});

test('who was away finds only what was said to it', async () => {
  const { anna, bela, cora, table } = await party();
  const line = bela.wire.next('chat');
  must(await anna.wire.ask({ t: 'say', table, text: 'good evening' }));
  const { n } = (await line).said;
  must(await whisper(anna, table, [1]));
  const found = await Promise.all(
    [bela, cora].map(async (one, i) => {
      const wire = await one.connect();
      const seq = must(await one.wire.ask({ t: 'join', table, as: i + 1 })).seq as number;
      must(await wire.ask({ t: 'join', table, as: i + 1, since: seq, said: n }));
      return wire.heard.filter((text) => JSON.parse(text).t === 'chat').length;
    }),
  );
  expect(found).toEqual([1, 0]);
});

test('who takes a chair later has not heard what was said there before', async () => {
  const [anna, bela, cora] = (await people('Anna', 'Bela', 'Cora')) as [Player, Player, Player];
  const { table, invite } = await made(anna, { seats: 3 });
  const sit = ({ wire, name }: Player, seat: number) =>
    wire.ask({ t: 'sit', table, seat, name, nonce: freshNonce(), invite });
  must(await sit(anna, 0));
  must(await sit(bela, 1));
  await follow(anna.wire, table, { as: 0 });
  must(await whisper(anna, table, [1]));
  must(await bela.wire.ask({ t: 'stand', table, seat: 1 }));
  must(await sit(cora, 1));
  expect(await room(cora.wire, table, 1)).toEqual([]);
  must(await sit(bela, 2));
  expect(texts(await room(bela.wire, table, 2))).toEqual([PLAN]);
});

test('only people are talked to in private, and only by players', async () => {
  const { anna, dora, table } = await party({ seats: 4, bots: [null, null, null, 'random'] });
  expect(await whisper(anna, table, [3])).toMatchObject({ refused: 'no-seat' });
  expect(await whisper(anna, table, [9])).toMatchObject({ refused: 'no-seat' });
  expect(await whisper(anna, table, [0])).toMatchObject({ refused: 'no-seat' });
  expect(await whisper(dora, table, [0])).toMatchObject({ refused: 'no-whispers' });
});

test('a table may have everything said openly', async () => {
  const { anna, table } = await party({ whispers: false });
  expect(await whisper(anna, table, [1])).toMatchObject({ refused: 'no-whispers' });
  must(await anna.wire.ask({ t: 'say', table, text: 'good evening' }));
});

test('who is silenced does not whisper, and the host silences nobody for what it cannot hear', async () => {
  const { anna, bela, cora, table } = await party();
  const line = cora.wire.next('chat');
  must(await whisper(bela, table, [2]));
  const mute = { t: 'mute', table, room: 'players', said: (await line).said.n, muted: true } as const;
  expect(await anna.wire.ask(mute)).toMatchObject({ refused: 'no-seat' });
  const mine = anna.wire.next('chat');
  must(await whisper(bela, table, [0]));
  must(await anna.wire.ask({ ...mute, said: (await mine).said.n }));
  expect(await whisper(bela, table, [2])).toMatchObject({ refused: 'muted' });
});

test('what one has said in private is among what one takes along, and among nobody else’s', async () => {
  const { anna, bela, cora, table } = await party();
  must(await whisper(anna, table, [1]));
  const tales = await Promise.all([anna, bela, cora].map((one) => one.call('GET', '/api/account/export')));
  const [mine, ...theirs] = tales.map(({ body }) => body);
  expect(mine.chat).toEqual([{ table, at: expect.any(Number), seat: 0, text: PLAN, to: [1] }]);
  for (const tale of theirs) expect(JSON.stringify(tale)).not.toContain('march');
});
