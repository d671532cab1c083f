import {
  apply,
  begin,
  fresh,
  isRefusal,
  type Json,
  type Prompt,
  prompts,
  random,
  type State,
  seedFrom,
  wake,
} from '@questhall/kernel';
import { type Chair, OPEN_CHAIR, openTable, type Scene, sceneOf, type Tableau } from '@questhall/table';
import { wizardsQuest, wizardsQuestWords } from '@questhall/wizards-quest';
import type { Gesture } from '../../../src/boards/gesture.js';
import { complete, nextThings } from '../../../src/boards/paths.js';

/** Calls back at every decision of a game played by chance. */
export function wander(seed: string, most: number, at: (prompt: Prompt, scene: Scene) => void): void {
  const chance = random(seedFrom(seed));
  const start = begin(
    wizardsQuest,
    { seats: 3, options: { 'blank-card': true, 'blank-treasure': true } },
    seedFrom(seed),
  );
  if (isRefusal(start)) throw new Error(start.why);
  let state: State = start.state;
  for (let i = 0; i < most && !state.result; i++) {
    const [prompt] = prompts(wizardsQuest, state);
    at(prompt, sceneFor(state, prompt.seat));
    const next = apply(wizardsQuest, state, {
      seat: prompt.seat,
      picks: [prompt.choices[chance(prompt.choices.length)].pick],
    });
    if (isRefusal(next)) throw new Error(next.why);
    state = next.state;
  }
}

const chair: Chair = { ...OPEN_CHAIR, kind: 'human', player: 'p', name: 'Maren' };

export function sceneFor(state: State, seat: number | null): Scene {
  const config = {
    game: 'wizards-quest',
    name: '',
    options: state.options,
    clock: { kind: 'none' },
    atZero: 'knight',
    listed: false,
    spectators: true,
  } as const;
  const table = openTable(wizardsQuest, { config, seats: state.seats, secret: '0'.repeat(32), salt: '0'.repeat(32) });
  if (isRefusal(table)) throw new Error(table.why);
  const chairs = new Array<Chair>(state.seats).fill(chair);
  return sceneOf(wizardsQuest, { ...table, chairs, state, stage: 'playing' } as Tableau, seat);
}

/** A gesture without a screen: what was pointed at, and what it sends. */
export function still(
  prompt: Prompt,
  path: readonly string[] = [],
  draft: readonly string[] = [],
  aimed: string | null = null,
) {
  const sent: string[][] = [];
  const now = { path: [...path], draft: [...draft], amount: 1, aimed };
  const gesture: Gesture = {
    path: () => now.path,
    lit: () => nextThings(prompt.choices, now.path),
    open: () => complete(prompt.choices, now.path),
    aimed: () => now.aimed,
    aim: (id) => {
      now.aimed = id;
    },
    choose: () => {},
    back: () => false,
    clear: () => {
      now.path = [];
    },
    hold: (held) => {
      now.path = [...held];
    },
    amount: () => now.amount,
    setAmount: (n) => {
      now.amount = n;
    },
    draft: () => now.draft,
    setDraft: (picks) => {
      now.draft = [...picks];
    },
    send: (picks) => sent.push([...picks]),
  };
  return { gesture, sent };
}

/** The first prompt of a position in words, and how its seat sees it. */
export function openedAt(
  position: Readonly<Record<string, Json>>,
  begins: { proc: string; vars: Readonly<Record<string, Json>> },
): { prompt: Prompt; scene: Scene } {
  const state = fresh(wizardsQuest, { seats: 2 }, seedFrom('position'));
  if (isRefusal(state)) throw new Error(state.why);
  const board = wizardsQuestWords.read(position, { seats: 2, options: state.options });
  if (isRefusal(board)) throw new Error(board.why);
  const { takes, stack } = wizardsQuestWords.beginnings[begins.proc];
  const usual = Object.fromEntries(Object.entries(takes).map(([name, take]) => [name, take.default ?? null]));
  const frames = stack(board, { ...usual, ...begins.vars });
  if (isRefusal(frames)) throw new Error(frames.why);
  const awake = wake(wizardsQuest, { ...state, board, stack: frames as State['stack'] } as State).state;
  const [prompt] = prompts(wizardsQuest, awake);
  return { prompt, scene: sceneFor(awake, prompt.seat) };
}
