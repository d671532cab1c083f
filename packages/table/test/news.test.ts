import { random, type Viewer } from '@questhall/kernel';
import { duel } from '@questhall/testkit';
import { wizardsQuest } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { anyMove, type Decided, due, newsOf, type Scene, sceneAfter, sceneOf } from '../src/index.js';
import { at, begun, gathered, nonceOf, playUntil, type Sitting } from './sitting.js';

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** What a viewer hears of a deed. */
function heardBy(s: Sitting, viewer: Viewer, act: () => Decided) {
  const before = s.scene(viewer);
  const decided = act();
  return newsOf(before, s.scene(viewer), decided.entry, decided, viewer);
}

test('two bots play a game to its end, and every viewer follows it by news alone', () => {
  const s = begun(wizardsQuest, { chairs: ['random', 'random'], options: { 'turn-limit': 10 } });
  const viewers: Viewer[] = [0, 1, null];
  let scenes: Scene[] = viewers.map((viewer) => s.scene(viewer));
  const dice = random(7);
  while (s.t.stage === 'playing') {
    const [next] = due(wizardsQuest, s.t);
    const decided = s.does('host', anyMove(wizardsQuest, s.t, next!.seat, dice)!);
    scenes = viewers.map((viewer, i) => {
      const news = newsOf(scenes[i]!, s.scene(viewer), decided.entry, decided, viewer);
      return sceneAfter(scenes[i]!, copied(news));
    });
    if (s.t.seq % 50 === 0) expect(scenes).toEqual(copied(viewers.map((viewer) => s.scene(viewer))));
  }
  expect(scenes).toEqual(copied(viewers.map((viewer) => s.scene(viewer))));
  expect(scenes.every(({ revealed }) => revealed !== null)).toBe(true);
});

test('everybody hears of every entry, so that nobody has gaps', () => {
  const s = begun(duel, { chairs: ['human', 'human', 'human'] });
  const deeds = [
    () => s.picks(0, 'bid 1'),
    () => s.does(1, { do: 'orders', seat: 1, orders: [] }),
    () => s.does(0, { do: 'undo', seat: 0 }),
    () => s.does(2, { do: 'pause', seat: 2 }),
    () => s.does(2, { do: 'resume', seat: 2 }),
  ];
  for (const [i, act] of deeds.entries()) {
    const was = s.t.seq;
    expect(heardBy(s, null, act).seq).toBe(was + 1);
    expect(s.scene(i % 3).seq).toBe(was + 1);
  }
});

test('a seat is shown its own choices, others only who is asked and for what', () => {
  const s = begun(duel, { chairs: ['human', 'human'] });
  for (const viewer of [0, 1]) {
    const { prompts } = s.scene(viewer);
    expect(prompts.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(prompts.map(({ choices }) => choices.length > 0)).toEqual([viewer === 0, viewer === 1]);
  }
  expect(s.scene(null).prompts.every(({ choices }) => choices.length === 0)).toBe(true);
});

test('a lean scene is the scene without choices', () => {
  const s = begun(wizardsQuest, { chairs: ['human', 'human'] });
  const seat = s.waiting()[0]!;
  const scene = s.scene(seat);
  const prompts = scene.prompts.map((prompt) => ({ ...prompt, choices: [] }));
  expect(scene.prompts).not.toEqual(prompts);
  expect(sceneOf(wizardsQuest, s.t, seat, 'none')).toEqual({ ...scene, prompts });
});

test('a seat is shown what it may do unasked, a spectator nothing', () => {
  const s = begun(duel, { chairs: ['human', 'human'] });
  s.picks(0, 'bid 1');
  s.picks(1, 'bid 0');
  expect(s.scene(0).unasked).toContain(`drop ${relicOf(s, 0)}`);
  expect(s.scene(1).unasked).not.toEqual(s.scene(0).unasked);
  expect(s.scene(null).unasked).toEqual([]);
});

function relicOf(s: Sitting, seat: number): string {
  const { board } = s.scene(seat).sight as unknown as { board: { wizards: { relics: string[] }[] } };
  return board.wizards[seat]!.relics[0]!;
}

test('news say only what has changed', () => {
  const s = begun(duel, { chairs: ['human', 'human'] });
  const news = heardBy(s, null, () => s.picks(0, 'bid 1'));
  expect(Object.keys(news.changed).toSorted()).toEqual(['lines', 'prompts']);
  expect(news.patch).toEqual([]);
});

test('a sealed pick is for its seat alone', () => {
  const s = begun(duel, { chairs: ['human', 'human', 'human'] });
  const act = () => s.does(0, { do: 'move', seat: 0, picks: ['bid 2'], by: 'player', id: 'abc' });
  const t = s.t;
  expect(heardBy(s, 1, act).deed).toEqual({ do: 'move', seat: 0, picks: ['?'] });
  s.t = t;
  expect(heardBy(s, 0, act).deed).toEqual({ do: 'move', seat: 0, picks: ['bid 2'], by: 'player', id: 'abc' });
});

test('who sits down is told by name, not by what he is known to the host or puts into the dice', () => {
  const s = gathered(duel, { chairs: ['human'], seats: 2 });
  const sit = { do: 'sit', seat: 1, player: 'p1', name: 'Bob', nonce: nonceOf(1) } as const;
  const t = s.t;
  for (const viewer of [0, 1, null]) {
    s.t = t;
    const news = heardBy(s, viewer, () => s.does(1, sit));
    expect(JSON.stringify(news)).not.toMatch(/p1|1111/);
    expect(news.changed.chairs?.[1]).toMatchObject({ kind: 'human', name: 'Bob' });
  }
});

test('the seed stays with the host until the game is over', () => {
  const s = begun(duel, { chairs: ['human', 'human'] });
  playUntil(s, () => at(s) === 'turn.act');
  for (const viewer of [0, 1, null]) {
    const shown = JSON.stringify(s.scene(viewer));
    for (const secret of [s.t.secret, s.t.salt, nonceOf(0), nonceOf(1)]) expect(shown).not.toContain(secret);
  }
});

test('a pick that answers an older prompt is refused', () => {
  const s = begun(duel, { chairs: ['human', 'human'] });
  const { number, ask } = s.scene(0).prompts[0]!;
  const move = { do: 'move', seat: 0, picks: ['bid 0'], by: 'player' } as const;
  expect(s.refused(0, { ...move, number: number + 1 }).refused).toBe('stale');
  expect(s.refused(0, { ...move, ask: 'turn.act' }).refused).toBe('stale');
  s.does(0, { ...move, number, ask });
});
