import { botsFor, chance } from '@questhall/bots';
import { isRefusal, random, type Seat, type Viewer, verify } from '@questhall/kernel';
import { wizardsQuest } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import {
  type Decided,
  decide,
  due,
  newsOf,
  openTable,
  recordOf,
  sceneAfter,
  sceneOf,
  type Tableau,
} from '../src/index.js';

const HEX = '0123456789abcdef0123456789abcdef';

function opened(): Tableau {
  const config = {
    game: 'wizards-quest',
    name: 'Friday',
    options: {},
    clock: { kind: 'none' },
    atZero: 'knight',
    listed: true,
    spectators: true,
  } as const;
  const t = openTable(wizardsQuest, { config, seats: 2, secret: HEX, salt: HEX });
  if (isRefusal(t)) throw new Error(t.why);
  return t;
}

function must(d: ReturnType<typeof decide>): Decided {
  if (isRefusal(d)) throw new Error(d.why);
  return d;
}

test('two bots play a game to its end, and every viewer follows it by news alone', () => {
  let t = opened();
  for (const seat of [0, 1])
    t = must(decide(wizardsQuest, t, 'host', { do: 'seat-bot', seat, level: 'random' }, 1)).tableau;
  const viewers: Viewer[] = [0, 1, null];
  let scenes = viewers.map((viewer) => sceneOf(wizardsQuest, t, viewer));
  const bots = [0, 1].map((seat) => botsFor('wizards-quest').random(seat));
  const dice = random(7);
  const act = (d: Decided) => {
    scenes = scenes.map((scene, i) => {
      const viewer = viewers[i] as Viewer;
      const after = sceneOf(wizardsQuest, d.tableau, viewer);
      const told = sceneAfter(scene, JSON.parse(JSON.stringify(newsOf(scene, after, d.entry, d, viewer))));
      if (d.entry.seq % 50 === 0) expect(told).toEqual(JSON.parse(JSON.stringify(after)));
      return told;
    });
    t = d.tableau;
  };
  act(must(decide(wizardsQuest, t, 'host', { do: 'begin' }, 2)));
  while (t.stage === 'playing') {
    const [next] = due(wizardsQuest, t);
    if (next?.kind !== 'bot' || !t.state) throw new Error('a bot should be due');
    const c = chance(wizardsQuest, t.state, next.seat, dice);
    const pick = c.name(bots[next.seat as Seat].choose(c));
    act(must(decide(wizardsQuest, t, 'host', { do: 'move', seat: next.seat, picks: [pick], by: 'bot' }, t.seq + 3)));
  }
  expect(scenes[2]?.revealed?.secret).toBe(HEX);
  expect(isRefusal(verify(wizardsQuest, recordOf(t)))).toBe(false);
});
