import { beforeAll, expect, test } from 'vitest';
import { must, type Player, type Process, player, seated, serve } from './hall.js';
import { type Followed, follow, playOn } from './sitting.js';

let hall: Process;
beforeAll(async () => {
  hall = await serve();
});

const two = async () => [await player(hall.url, 'Anna'), await player(hall.url, 'Bela')] as [Player, Player];

test('two people play a duel to its end, and everybody who follows sees the same story', async () => {
  const players = await two();
  const table = await seated(players, { listed: true });
  const seats = await Promise.all(players.map(({ wire }, as) => follow(wire, table, { as })));
  const watched = await follow((await player(hall.url, 'Cora')).wire, table, { as: null });
  await playOn(players, seats, { table, most: 400 });
  const end = await watched.until(({ stage }) => stage === 'over');
  expect(end.end?.how).toBe('played');
  expect(end.revealed?.secret).toMatch(/^[0-9a-f]{32}$/);
  // A fresh look at the table gives what news alone had led to.
  const fresh = await follow((await player(hall.url, 'Dora')).wire, table, { as: null });
  expect(fresh.scene()).toEqual(end);
});

test('bots answer by themselves, also for somebody who is away', async () => {
  const anna = await player(hall.url, 'Anna');
  const table = await seated([anna], { game: 'wizards-quest', seats: 3, bots: [null, 'squire', 'random'] });
  const seat = await follow(anna.wire, table, { as: 0 });
  must(await anna.wire.ask({ t: 'stand-in', table, seat: 0, level: 'random' }));
  const scene = await seat.until(({ lines }) => lines > 12);
  expect(scene.chairs.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot']);
  const movers = seat.news.flatMap(({ deed }) => (deed.do === 'move' ? [deed.seat] : []));
  expect(new Set(movers)).toEqual(new Set([0, 1, 2]));
});

test('the table passes for who can do nothing else, and as it was ordered', async () => {
  const quick = await serve({ beats: { order: 5 } });
  const players = [await player(quick.url, 'Anna'), await player(quick.url, 'Bela')] as const;
  const table = await seated(players);
  const [anna, bela] = await Promise.all(players.map(({ wire }, as) => follow(wire, table, { as })));
  const pick = anna?.prompt()?.choices[0]?.pick as string;
  const orders = [{ ask: anna?.prompt()?.ask as string, pick, until: 'never' }] as const;
  must(await players[0].wire.ask({ t: 'orders', table, seat: 0, orders: [...orders] }));
  const heard = await bela?.until(({ lines }) => lines > 0);
  expect(heard?.orders).toEqual([]);
  expect(bela?.news.find(({ deed }) => deed.do === 'orders')?.deed).toMatchObject({ seat: 0, orders: [] });
  await quick.stop();
});

test('a window closes for who does not answer, and nobody is told who did', async () => {
  const quick = await serve({ beats: { order: 5 } });
  const players = [await player(quick.url, 'Anna'), await player(quick.url, 'Bela')] as const;
  const table = await seated(players, { window: 100, listed: true });
  const seats = await Promise.all(players.map(({ wire }, as) => follow(wire, table, { as })));
  const watched = await follow((await player(quick.url, 'Cora')).wire, table, { as: null });
  const asks = (ask: string) => watched.until(({ prompts }) => prompts[0]?.ask === ask);
  const picks = async (seat: number, pick: string) =>
    must(await players[seat]!.wire.ask({ t: 'move', table, seat, picks: [pick] }));
  for (const seat of [0, 1]) await picks(seat, 'bid 0');
  const turn = await asks('turn.act');
  const seat = turn.prompts[0]?.seat as number;
  const { seq = 0 } = await picks(seat, `fight ${1 - seat}`);
  expect(seats[seat]?.scene().config.window).toBe(100);
  await watched.until(({ seq: now, prompts }) => now > seq && !prompts[0]?.ask.endsWith('.offer'));
  const passed = watched.news.filter(({ seq: at, deed }) => at > seq && deed.do === 'move');
  expect(passed.map(({ deed }) => 'seat' in deed && deed.seat)).toContain(null);
  await quick.stop();
});

test('a pick for an older prompt is refused, and so is what is not offered', async () => {
  const [anna, bela] = await two();
  const table = await seated([anna, bela]);
  const seat = await follow(anna.wire, table, { as: 0 });
  const pick = seat.prompt()?.choices[0]?.pick as string;
  const move = { t: 'move', table, seat: 0 } as const;
  expect(await anna.wire.ask({ ...move, picks: ['dance'] })).toMatchObject({ t: 'no', refused: 'not-offered' });
  expect(await anna.wire.ask({ ...move, picks: [pick], number: 7 })).toMatchObject({ t: 'no', refused: 'stale' });
  expect(await anna.wire.ask({ ...move, seat: 1, picks: [pick] })).toMatchObject({ t: 'no', refused: 'not-asked' });
  expect(await anna.wire.ask({ t: 'why', table, seat: 0, pick: 'dance' })).toMatchObject({ refused: 'not-offered' });
  expect(await anna.wire.ask({ t: 'why', table, seat: 0, pick })).toMatchObject({ t: 'ok' });
  expect(seat.scene().seq).toBe(3);
});

test('what happened before is told again as this viewer heard it', async () => {
  const players = await two();
  const [anna] = players;
  const table = await seated(players);
  const seats = await Promise.all(players.map(({ wire }, as) => follow(wire, table, { as })));
  await playOn(players, seats, { table, most: 12 });
  const { scene, news: mine } = seats[0] as Followed;
  const past = anna.wire.next('past');
  anna.wire.send(JSON.stringify({ t: 'past', id: 'p', table, as: 0, from: 0, to: scene().seq }));
  const { from, news } = await past;
  expect(from.seq).toBe(0);
  expect(news.map(({ seq }) => seq)).toEqual(Array.from({ length: scene().seq }, (_, i) => i + 1));
  const told = ({ deed, events, patch }: (typeof news)[number]) => ({ deed, events, patch });
  expect(news.slice(-mine.length).map(told)).toEqual(mine.map(told));
  expect(await anna.wire.ask({ t: 'past', table, as: 1, from: 0, to: 3 })).toMatchObject({ refused: 'no-seat' });
});

test('why a machine did something is told when the game is over, and not before', async () => {
  const anna = await player(hall.url, 'Anna');
  const table = await seated([anna], { game: 'wizards-quest', seats: 2, bots: [null, 'squire'] });
  const seat = await follow(anna.wire, table, { as: 0 });
  must(await anna.wire.ask({ t: 'stand-in', table, seat: 0, level: 'squire' }));
  await seat.until(({ lines }) => lines > 6);
  const reasons = async () => {
    const past = anna.wire.next('past');
    anna.wire.send(JSON.stringify({ t: 'past', id: 'p', table, as: 0, from: 0, to: seat.scene().seq }));
    return (await past).news.flatMap(({ why }) => why ?? []);
  };
  expect(await reasons()).toEqual([]);
  must(await anna.wire.ask({ t: 'resign', table, seat: 0 }));
  await seat.until(({ stage }) => stage === 'over');
  expect((await reasons()).length).toBeGreaterThan(3);
});
