import { isRefusal } from '@questhall/kernel';
import type { ServerMessage } from '@questhall/protocol';
import { type News, type Scene, sceneAfter } from '@questhall/table';
import { expect, test, vi } from 'vitest';
import { type Stage, stage, until } from './stage.js';

const GAME = { game: 'wizards-quest', seats: 2 } as const;

function sceneFor({ told }: Stage, seat: number | null): Scene | null {
  let scene: Scene | null = null;
  for (const { viewer, message } of told) {
    if (viewer !== seat) continue;
    if (message.t === 'scene') scene = message.scene;
    if (message.t === 'news' && scene) scene = sceneAfter(scene, message.news);
  }
  return scene;
}

function mine(s: Stage, seat: number) {
  return sceneFor(s, seat)?.prompts.find((p) => p.seat === seat && !p.answered);
}

async function playPicks(s: Stage, id: string, seats: readonly number[], picks: number): Promise<void> {
  for (let n = 0; n < picks; n++) {
    await until(() => seats.some((seat) => mine(s, seat)));
    const seat = seats.find((one) => mine(s, one))!;
    await s.parlour.act(id, { do: 'move', seat, picks: [mine(s, seat)!.choices[0]!.pick], by: 'player' });
  }
}

test('a table against a knight waits for its human, and the knight answers by itself', async () => {
  const s = stage();
  const id = await s.parlour.open(GAME, ['Maren', null]);
  await s.parlour.join(id, 0);
  await playPicks(s, id, [0], 3);
  await until(() => mine(s, 0) !== undefined);
  expect(s.told.some(({ message }) => message.t === 'news' && by(message.news) === 'bot')).toBe(true);
});

test.each<[string, () => number]>([
  ['fails', () => Number(JSON.parse('oh'))],
  ['chooses what is not to be had', () => 10_000],
])('a table does not stand still because of a bot that %s', async (_, choose) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const s = stage(undefined, async () => ({ knight: () => ({ id: 'knight', choose }) }));
  const id = await s.parlour.open({ ...GAME, bots: ['knight', null] }, [null, 'Maren']);
  await s.parlour.join(id, 1);
  await playPicks(s, id, [1], 3);
  await until(() => mine(s, 1) !== undefined);
  const moves = s.told.flatMap(({ message }) => (message.t === 'news' ? [message.news.deed] : []));
  expect(moves.some((deed) => deed.do === 'move' && deed.seat === 0)).toBe(true);
});

function by({ deed }: News): string | undefined {
  return deed.do === 'move' && 'by' in deed ? deed.by : deed.do === 'move' && deed.seat === 1 ? 'bot' : undefined;
}

test('nobody looks on: the machines wait', async () => {
  const s = stage();
  const id = await s.parlour.open(GAME, [null, null]);
  await s.parlour.join(id, null);
  s.parlour.leave(id, null);
  const told = s.told.length;
  await new Promise((done) => setTimeout(done, 20));
  expect(s.told.length).toBeLessThanOrEqual(told + 1);
});

test('a table taken from the shelf by another worker stands where it stood, down to what can be taken back', async () => {
  const s = stage();
  const id = await s.parlour.open(GAME, ['Maren', 'Tobias']);
  await s.parlour.join(id, 0);
  await s.parlour.join(id, 1);
  await playPicks(s, id, [0, 1], 70);
  const again = stage(s.shelf);
  await again.parlour.join(id, 0);
  expect(sceneFor(again, 0)).toEqual(sceneFor(s, 0));
});

test('the story is told from its beginning as one viewer heard it', async () => {
  const s = stage();
  const id = await s.parlour.open(GAME, ['Maren', 'Tobias']);
  for (const seat of [0, 1]) await s.parlour.join(id, seat);
  await playPicks(s, id, [0, 1], 60);
  const { from, news } = await s.parlour.story(id, 1);
  expect(from.seq).toBe(0);
  expect(JSON.stringify(news.reduce(sceneAfter, from))).toBe(JSON.stringify(sceneFor(s, 1)));
});

test('a move that is sent again by its id is made once', async () => {
  const s = stage();
  const id = await s.parlour.open(GAME, ['Maren', 'Tobias']);
  for (const seat of [0, 1]) await s.parlour.join(id, seat);
  const seat = mine(s, 0) ? 0 : 1;
  const deed = { do: 'move', seat, picks: [mine(s, seat)!.choices[0]!.pick], by: 'player', id: 'abc' } as const;
  const first = await s.parlour.act(id, deed);
  expect(await s.parlour.act(id, deed)).toBe(first);
});

test('why a pick is not to be had is said, and nothing happens', async () => {
  const s = stage();
  const id = await s.parlour.open(GAME, ['Maren', 'Tobias']);
  for (const seat of [0, 1]) await s.parlour.join(id, seat);
  const seat = mine(s, 0) ? 0 : 1;
  const before = sceneFor(s, seat)?.seq;
  const why = await s.parlour.why(id, { do: 'move', seat, picks: ['castle dewbury'], by: 'player' });
  expect(why?.refused).toBe('not-offered');
  expect(sceneFor(s, seat)?.seq).toBe(before);
});

test('a finished game written as a record opens again, with all that was said of it', async () => {
  const s = stage();
  const id = await s.parlour.open({ ...GAME, bots: ['random', 'random'], options: { 'turn-limit': 10 } }, [null, null]);
  await s.parlour.join(id, null);
  await until(() => sceneFor(s, null)?.stage === 'over');
  const loaded = await s.parlour.load(await s.parlour.record(id));
  if (isRefusal(loaded)) throw new Error(loaded.why);
  await s.parlour.join(loaded, null);
  expect(lastScene(s, loaded).sight).toEqual(lastScene(s, id).sight);
});

test('a game that all agreed to end opens from its record, and nobody plays on', async () => {
  const s = stage();
  const id = await s.parlour.open(GAME, ['Maren', null]);
  await s.parlour.join(id, 0);
  await playPicks(s, id, [0], 4);
  await until(() => mine(s, 0) !== undefined);
  await s.parlour.act(id, { do: 'offer', seat: 0, kind: 'end', to: 0 });
  const loaded = await s.parlour.load(await s.parlour.record(id));
  if (isRefusal(loaded)) throw new Error(loaded.why);
  await s.parlour.join(loaded, null);
  expect(lastScene(s, loaded).stage).toBe('over');
});

test('why a machine did something is told when the game is over, and not before', async () => {
  const s = stage();
  const id = await s.parlour.open(GAME, ['Maren', null]);
  await s.parlour.join(id, 0);
  await playPicks(s, id, [0], 4);
  await until(() => mine(s, 0) !== undefined);
  const reasons = async () => (await s.parlour.story(id, 0)).news.flatMap(({ why }) => why ?? []);
  expect(await reasons()).toEqual([]);
  await s.parlour.act(id, { do: 'offer', seat: 0, kind: 'end', to: 0 });
  expect((await reasons()).length).toBeGreaterThan(0);
  expect(JSON.stringify(s.told)).not.toContain('"why"');
});

test('a game that was given up opens from its record with who gave it up and who won', async () => {
  const s = stage();
  const id = await s.parlour.open({ ...GAME, seats: 3 }, ['Maren', 'Tobias', 'Ida']);
  for (const seat of [0, 1, 2]) await s.parlour.join(id, seat);
  await playPicks(s, id, [0, 1, 2], 4);
  for (const seat of [0, 2]) await s.parlour.act(id, { do: 'resign', seat });
  const loaded = await s.parlour.load(await s.parlour.record(id));
  if (isRefusal(loaded)) throw new Error(loaded.why);
  await s.parlour.join(loaded, null);
  expect(lastScene(s, loaded).end).toEqual({ how: 'resigned', winners: [1], result: null });
});

test('a game among bots that somebody joined and ended opens from its record', async () => {
  const s = stage();
  const id = await s.parlour.open(GAME, [null, null]);
  await s.parlour.join(id, 0);
  await s.parlour.act(id, { do: 'sit', seat: 0, player: 'here', name: 'Maren', nonce: '0'.repeat(32) });
  await s.parlour.act(id, { do: 'offer', seat: 0, kind: 'end', to: 0 });
  const loaded = await s.parlour.load(await s.parlour.record(id));
  if (isRefusal(loaded)) throw new Error(loaded.why);
  await s.parlour.join(loaded, null);
  expect(lastScene(s, loaded).end?.how).toBe('agreed');
});

test('a game that went back by consent opens from its record as it went', async () => {
  const s = stage();
  const id = await s.parlour.open(GAME, ['Maren', 'Tobias']);
  for (const seat of [0, 1]) await s.parlour.join(id, seat);
  await playPicks(s, id, [0, 1], 6);
  await s.parlour.act(id, { do: 'offer', seat: 0, kind: 'rewind', to: 2 });
  await s.parlour.act(id, { do: 'answer', seat: 1, yes: true });
  await playPicks(s, id, [0, 1], 3);
  await s.parlour.act(id, { do: 'offer', seat: 1, kind: 'end', to: 0 });
  await s.parlour.act(id, { do: 'answer', seat: 0, yes: true });
  const loaded = await s.parlour.load(await s.parlour.record(id));
  if (isRefusal(loaded)) throw new Error(loaded.why);
  await s.parlour.join(loaded, null);
  await s.parlour.join(id, null);
  expect(lastScene(s, loaded).sight).toEqual(lastScene(s, id).sight);
});

test('a record that was tampered with is not opened', async () => {
  const s = stage();
  const id = await s.parlour.open({ ...GAME, bots: ['random', 'random'], options: { 'turn-limit': 10 } }, [null, null]);
  await s.parlour.join(id, null);
  await until(() => sceneFor(s, null)?.stage === 'over');
  const text = (await s.parlour.record(id)).replace('battle 6', 'battle 5').replace('orcs 1', 'orcs 2');
  expect(isRefusal(await s.parlour.load(text))).toBe(true);
});

function lastScene({ told }: Stage, id: string): Scene {
  let scene: Scene | null = null;
  for (const { message } of told) {
    if (!('table' in message) || message.table !== id) continue;
    scene = next(scene, message);
  }
  return scene!;
}

function next(scene: Scene | null, message: ServerMessage): Scene | null {
  if (message.t === 'scene') return message.scene;
  return message.t === 'news' && scene ? sceneAfter(scene, message.news) : scene;
}
