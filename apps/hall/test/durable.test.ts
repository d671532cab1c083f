import { expect, test } from 'vitest';
import { freshId } from '../src/bench/visitor.js';
import { must, type Player, type Process, player, seated, serve } from './hall.js';
import { type Followed, follow, playOn } from './sitting.js';

/** A table, by itself with a game that goes on for longer than any of these stories. */
async function atTable(hall: Process, game = 'wizards-quest') {
  const players = [await player(hall.url, 'Anna'), await player(hall.url, 'Bela')] as [Player, Player];
  const table = await seated(players, { game });
  const seats = await Promise.all(players.map(({ wire }, as) => follow(wire, table, { as })));
  return { players, table, seats: seats as [Followed, Followed] };
}

/** The same hall again, where clients look for it. */
const again = ({ data, port }: Process) => serve({ data, port });

test('after kill -9 clients resume by number, hear only what they missed, and play on', async () => {
  const hall = await serve();
  const { players, table, seats } = await atTable(hall);
  const [anna, bela] = players;
  await playOn(players, seats, { table, most: 20 });
  const before = seats[0].scene();
  // Bela is away for the last moves.
  const missed = seats[1].scene();
  bela.wire.kill();
  await hall.kill();
  const second = await again(hall);
  for (const one of players) one.wire = await one.connect();
  const back = await Promise.all([
    follow(anna.wire, table, { as: 0, since: before }),
    follow(bela.wire, table, { as: 1, since: missed }),
  ]);
  expect(anna.wire.heard.some((text) => text.includes('"t":"scene"'))).toBe(false);
  expect(back[0].scene()).toEqual(before);
  await playOn(players, back, { table, most: 6 });
  expect(back[0].scene().seq).toBe(before.seq + 6);
  await second.stop();
});

test('who was away hears the news in between and sees what a fresh look shows', async () => {
  const hall = await serve();
  const { players, table, seats } = await atTable(hall);
  const [, bela] = players;
  const before = seats[1].scene();
  bela.wire.kill();
  const other = await bela.connect();
  const blind = { ...bela, wire: other };
  const eyes = await follow(other, table, { as: 1 });
  await playOn([players[0], blind], [seats[0], eyes], { table, most: 15 });
  bela.wire = await bela.connect();
  const back = await follow(bela.wire, table, { as: 1, since: before });
  expect(back.news.length).toBe(15);
  expect(back.scene()).toEqual(eyes.scene());
  await hall.stop();
});

test('a message that is sent again is answered again and done once, also by a hall that was killed', async () => {
  const hall = await serve();
  const { players, table, seats } = await atTable(hall);
  // The dice say who begins.
  const seat = seats[0].prompt() ? 0 : 1;
  const mover = players[seat];
  const pick = seats[seat].prompt()?.choices[0]?.pick as string;
  const move = { t: 'move' as const, id: freshId(), table, seat, picks: [pick] };
  const first = must(await mover.wire.ask(move));
  expect(await mover.wire.ask(move)).toEqual(first);
  await hall.kill();
  const second = await again(hall);
  mover.wire = await mover.connect();
  expect(await mover.wire.ask(move)).toEqual(first);
  const said = { t: 'say', id: freshId(), table, text: 'hello' } as const;
  const back = await follow(mover.wire, table, { as: seat });
  must(await mover.wire.ask(said));
  must(await mover.wire.ask(said));
  expect(back.scene()).toMatchObject({ seq: first.seq, lines: 1 });
  const fresh = await mover.connect();
  const scene = fresh.next('scene');
  must(await fresh.ask({ t: 'join', table, as: seat }));
  expect((await scene).chat.map(({ text }) => text)).toEqual(['hello']);
  await second.stop();
});

test('what is sent right after a join waits for it, also while the table is still being fetched', async () => {
  const hall = await serve();
  const { players, table } = await atTable(hall);
  await hall.kill();
  const second = await again(hall);
  const wire = await players[0].connect();
  const answers = await Promise.all([
    wire.ask({ t: 'join', table, as: 0 }),
    wire.ask({ t: 'say', table, text: 'here I am' }),
    wire.ask({ t: 'past', table, as: 0, from: 0, to: 1 }),
  ]);
  expect(answers.map(({ t }) => t)).toEqual(['ok', 'ok', 'past']);
  await second.stop();
});

test('another player may use the same id', async () => {
  const hall = await serve();
  const { players, table, seats } = await atTable(hall, 'duel');
  const pick = (seat: 0 | 1) => seats[seat].prompt()?.choices[0]?.pick as string;
  for (const seat of [0, 1] as const)
    must(await players[seat].wire.ask({ t: 'move', id: 'one', table, seat, picks: [pick(seat)] }));
  await Promise.all(seats.map(({ until }) => until(({ seq }) => seq === 5)));
  await hall.stop();
});

test('an ordinary stop closes sockets for a restart, and the table is there again with all its past', async () => {
  const hall = await serve({ snapshotEvery: 7 });
  const { players, table, seats } = await atTable(hall);
  const [anna] = players;
  await playOn(players, seats, { table, most: 30 });
  const before = seats[0].scene();
  expect(await hall.stop()).toBe(0);
  expect(await anna.wire.closed).toBe(1012);
  const second = await again(hall);
  anna.wire = await anna.connect();
  const back = await follow(anna.wire, table, { as: 0 });
  expect(back.scene()).toEqual(before);
  const past = anna.wire.next('past');
  anna.wire.send(JSON.stringify({ t: 'past', id: 'p', table, as: 0, from: 0, to: before.seq }));
  expect((await past).news.length).toBe(before.seq);
  const record = await anna.call('GET', `/api/tables/${table}/record`);
  expect(record.body.split('\n').filter((line: string) => /^\d+\. \d/.test(line)).length).toBe(before.lines);
  await second.stop();
});

test('bots play on by themselves after kill -9', async () => {
  const hall = await serve();
  const anna = await player(hall.url, 'Anna');
  const table = await seated([anna], { game: 'wizards-quest', seats: 2, bots: [null, 'random'] });
  const seat = await follow(anna.wire, table, { as: 0 });
  must(await anna.wire.ask({ t: 'stand-in', table, seat: 0, level: 'random' }));
  await seat.until(({ lines }) => lines > 5);
  await hall.kill();
  const second = await again(hall);
  await second.logged('awake');
  anna.wire = await anna.connect();
  const back = await follow(anna.wire, table, { as: 0 });
  const from = back.scene().lines;
  await back.until(({ lines, stage }) => lines > from + 5 || stage === 'over');
  await second.stop();
});

test('two halls do not share a folder', async () => {
  const hall = await serve();
  await expect(serve({ data: hall.data })).rejects.toThrow('the hall ended with 1');
  await hall.stop();
});
