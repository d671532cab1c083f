import { isRefusal } from '@questhall/kernel';
import { wizardsQuest } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { decide, openTable, sceneOf, type Tableau } from '../src/index.js';

const HEX = '0123456789abcdef0123456789abcdef';

function begun(): Tableau {
  const config = {
    game: 'wizards-quest',
    name: 'Friday',
    options: {},
    clock: { kind: 'none' },
    atZero: 'knight',
    listed: true,
    spectators: true,
  } as const;
  const opened = openTable(wizardsQuest, { config, seats: 2, secret: HEX, salt: HEX });
  if (isRefusal(opened)) throw new Error(opened.why);
  const sits = [0, 1].map((seat) => ({ do: 'sit', seat, player: `p${seat}`, name: `P${seat}`, nonce: HEX }) as const);
  return [...sits, { do: 'begin' } as const].reduce<Tableau>((t, deed) => {
    const done = decide(wizardsQuest, t, 'host', deed, 1);
    if (isRefusal(done)) throw new Error(done.why);
    return done.tableau;
  }, opened);
}

test('a lean scene is the scene without choices', () => {
  const t = begun();
  const scene = sceneOf(wizardsQuest, t, 0);
  expect(scene.prompts.some(({ choices }) => choices.length > 0)).toBe(true);
  const prompts = scene.prompts.map((prompt) => ({ ...prompt, choices: [] }));
  expect(sceneOf(wizardsQuest, t, 0, 'none')).toEqual({ ...scene, prompts });
});

test('a pick that answers an older prompt is refused', () => {
  const t = begun();
  const [prompt] = sceneOf(wizardsQuest, t, 0).prompts;
  const picks = [prompt?.choices[0]?.pick ?? ''];
  const seat = prompt?.seat ?? 0;
  const deed = { do: 'move', seat, picks, by: 'player', number: (prompt?.number ?? 0) + 1 } as const;
  expect(decide(wizardsQuest, t, { player: `p${seat}` }, deed, 2)).toMatchObject({ refused: 'stale' });
});
