import { botsFor, chance, type Level } from '@questhall/bots';
import {
  apply,
  begin,
  commitment,
  type Game,
  isRefusal,
  type Line,
  lineOf,
  mixSeed,
  type Prompt,
  prompts,
  random,
  type State,
  seedFrom,
  sha256,
  writeRecord,
} from '@questhall/kernel';
import { standInFor } from '@questhall/table';
import { wizardsQuest } from '@questhall/wizards-quest';

/** A game that has been played up to some prompt. */
export interface Story {
  /** The text of its record, as a file that opens as a table: people sit where they are named, machines elsewhere. */
  readonly record: string;
  /** What is asked where it stops; null if the game is over. */
  readonly prompt: Prompt | null;
  readonly lines: readonly Line[];
  /** The question that each line answers. */
  readonly asks: readonly string[];
}

export interface Telling {
  /** Wizard's Quest, if it is not said. */
  readonly game?: Game;
  readonly seed: string;
  /** What the dice come from, where they are known: a hall's secret, and what its players add. */
  readonly dice?: { readonly secret: string; readonly nonces: readonly string[] };
  /** A level is a machine, any other name a person. */
  readonly players: readonly string[];
  readonly options?: Readonly<Record<string, boolean | string>>;
  /** Who makes the moves up to there. */
  readonly by?: Level;
  /** What somebody picks for a reason of the story's own; nothing to let the bot choose. */
  readonly wants?: (prompt: Prompt, state: State) => string | undefined;
  /** How many moves at most. */
  readonly most?: number;
  /** Where to stop. */
  until(prompt: Prompt, moves: number, state: State): boolean;
}

const SALT = '5a17'.repeat(8);
const MACHINES = ['random', 'squire', 'knight', 'archmage'];

/** The same telling is always the same story. */
export function tell(telling: Telling): Story {
  const { game = wizardsQuest, seed, players, options = {}, most = 4000, until } = telling;
  const { secret, nonces } = telling.dice ?? diceOf(telling);
  const start = begin(game, { seats: players.length, options }, mixSeed(secret, nonces));
  if (isRefusal(start)) throw new Error(start.why);
  const bots = players.map((_, seat) => makerOf(game, telling.by)(seat));
  const dice = random(seedFrom(`${seed} moves`));
  const lines: Line[] = [];
  const asks: string[] = [];
  let { state } = start;
  const asked = (): Prompt | null => prompts(game, state).find(({ answered }) => !answered) ?? null;
  for (let prompt = asked(); prompt && lines.length < most && !until(prompt, lines.length, state); prompt = asked()) {
    const { seat } = prompt;
    const seen = chance(game, state, seat, dice);
    const pick = telling.wants?.(prompt, state) ?? seen.name(bots[seat].choose(seen));
    const move = { seat, picks: [pick] };
    const next = apply(game, state, move);
    if (isRefusal(next)) throw new Error(next.why);
    lines.push(lineOf(move, next));
    asks.push(prompt.ask);
    state = next.state;
  }
  const record = writeRecord(game, {
    game: game.id,
    version: game.version,
    seats: players.length,
    players,
    options: state.options,
    commitment: commitment(secret, SALT),
    nonces,
    secret,
    salt: SALT,
    result: state.result ?? null,
    ...(state.result ? {} : { ended: 'agreed' }),
    opening: start.draws,
    lines,
  });
  return { record: state.result ? record : unended(record), prompt: asked(), lines, asks };
}

/** The first of some games that comes to such a question for the first player before long. */
export function comesTo(telling: Omit<Telling, 'seed' | 'until'>, isSo: Telling['until']): Story {
  const most = telling.most ?? 600;
  for (let n = 0; n < 60; n++) {
    const until: Telling['until'] = (prompt, moves, state) => prompt.seat === 0 && isSo(prompt, moves, state);
    const story = tell({ ...telling, seed: `s${n}`, most, until });
    if (story.lines.length < most && story.prompt) return story;
  }
  throw new Error('no game came to that');
}

/** A seed of the story's own, and what its people add. */
function diceOf({ seed, players }: Telling) {
  const people = players.filter((name) => !MACHINES.includes(name));
  return { secret: seedFrom(seed), nonces: people.map((name) => seedFrom(name)) };
}

function makerOf(game: Game, level: Level = standInFor(game.id)) {
  const make = botsFor(game.id)[level];
  if (!make) throw new Error(`no ${level} plays ${game.title}`);
  return make;
}

/** The record of a game that can still be played on: with its seed, and without an end. */
function unended(record: string): string {
  const text = record
    .replace(/\n= \w+\n$/, '')
    .split('\n')
    .filter((line) => line !== '[ended "agreed"]')
    .join('\n');
  return `${text}\n= ${sha256(text)}\n`;
}

const ALL = { 'blank-card': true, 'blank-treasure': true } as const;

/** For each kind of question that leaves a choice, a story that stops where it is asked for the first time. */
export function questions(): ReadonlyMap<string, Story> {
  const found = new Map<string, Omit<Telling, 'until'> & { readonly moves: number }>();
  for (const by of ['squire', 'random'] as const)
    for (const seed of ['a', 'b', 'c', 'g', 'j']) {
      const telling = { seed, players: ['Maren', 'Tobias'], options: ALL, by, most: 700 };
      const until = ({ ask, choices }: Prompt, moves: number) => {
        if (choices.length > 1 && moves < (found.get(ask)?.moves ?? 700)) found.set(ask, { ...telling, moves });
        return false;
      };
      tell({ ...telling, until });
    }
  return new Map([...found].map(([ask, { moves, ...rest }]) => [ask, tell({ ...rest, until: (_, n) => n === moves })]));
}
