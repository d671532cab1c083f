import {
  apply,
  begin,
  type GameWithWords,
  isRefusal,
  type Outcome,
  type Prompt,
  type Random,
  random,
  type Start,
  type State,
  seedFrom,
} from '@questhall/kernel';
import {
  drawFaults,
  eventFaults,
  promptFaults,
  questionIn,
  refusalFaults,
  showFaults,
  viewFaults,
} from './glossary/heard.js';
import { listFaults } from './glossary/listed.js';

export interface GlossaryPlan {
  readonly games: number;
  readonly seed: string;
  /** The tables to play at, by turns. */
  readonly tables: readonly Start[];
  /** The longest that one game is followed. */
  readonly decisions: number;
}

/** Where a game's words and the game differ: by its lists, and by what is told, shown and refused in random games. */
export function glossaryFaults(kit: GameWithWords, plan: GlossaryPlan): string[] {
  const found = new Set(listFaults(kit));
  const seen = new Set<string>();
  for (let i = 0; i < plan.games; i++) {
    const table = plan.tables[i % plan.tables.length] as Start;
    const seed = `${plan.seed} glossary ${i}`;
    const opened = begin(kit.game, table, seedFrom(seed));
    if (isRefusal(opened)) return [opened.why];
    for (const fault of follow(kit, opened, { dice: random(seed), limit: plan.decisions, seen })) found.add(fault);
  }
  return [...found];
}

interface Walk {
  readonly dice: Random;
  readonly limit: number;
  readonly seen: Set<string>;
}

function* follow(kit: GameWithWords, opened: Outcome, { dice, limit, seen }: Walk): Generator<string> {
  let now = opened;
  for (let n = 0; ; n++) {
    for (const event of now.events) yield* eventFaults(kit, event);
    yield* drawFaults(kit, now);
    const asked = questionIn(kit, now.state);
    if (!asked || n === limit) return yield* endFaults(kit, now.state);
    yield* promptFaults(kit, asked, seen);
    yield* showFaults(kit, now.state);
    for (const view of viewsOf(kit, now.state, asked, n)) yield* viewFaults(kit, view, seen);
    yield* tryAnything(kit, now.state, asked, dice);
    const pick = asked.choices[dice(asked.choices.length)]?.pick as string;
    now = apply(kit.game, now.state, { seat: asked.seat, picks: [pick] }) as Outcome;
  }
}

/** What a judge, a spectator and the seat that is asked can read. Views are long, so not after every pick. */
function viewsOf({ game, words }: GameWithWords, { board }: State, { seat }: Prompt, n: number): unknown[] {
  return n % 10 === 0 ? [words.truth(board), game.view(board, null), game.view(board, seat)] : [];
}

/** A pick from the whole list, wherever it may belong. */
function* tryAnything(kit: GameWithWords, state: State, asked: Prompt, dice: Random): Generator<string> {
  const { picks = [], names = {} } = kit.words;
  const pattern = picks[dice(picks.length)]?.pick ?? '';
  const pick = pattern.replace(/<([^>]+)>/g, (_, place: string) => {
    const list = names[place] ?? ['1', '2', '3', '4'];
    return list[dice(list.length)] as string;
  });
  const outcome = apply(kit.game, state, { seat: asked.seat, picks: [pick] });
  if (isRefusal(outcome)) yield* refusalFaults(kit, asked, outcome);
}

function* endFaults({ words }: GameWithWords, { result }: State): Generator<string> {
  if (result && !words.results?.[result.rule]) yield `the game ends by ${result.rule}, which is not listed`;
}
