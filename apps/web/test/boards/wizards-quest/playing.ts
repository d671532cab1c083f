import { fresh, isRefusal, type Json, type Prompt, prompts, type State, seedFrom, wake } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import { wizardsQuest, wizardsQuestWords } from '@questhall/wizards-quest';
import { sceneFor } from '../wandering.js';

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
  return { prompt, scene: sceneFor(wizardsQuest, awake, prompt.seat) };
}
