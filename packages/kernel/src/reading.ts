import { askedIn, standingOf } from './play.js';
import { ready } from './ready.js';
import type {
  Args,
  Choice,
  Event,
  Game,
  Json,
  Phrase,
  Prompt,
  Seat,
  Speaker,
  State,
  Telling,
  Viewer,
} from './types.js';

/** Everything a viewer is shown of a prompt: to all others a private one has no choices. */
export function prompts(game: Game, state: State, viewer: Viewer | 'all' = 'all'): Prompt[] {
  const frame = state.stack.at(-1);
  if (!frame || state.result) return [];
  const ask = ready(game)[frame.proc]?.steps[frame.at]?.ask;
  if (!ask) return [];
  return askedIn(game, state).map(({ seat, options }) => ({
    seat,
    ask: `${frame.proc}.${frame.at}`,
    number: state.asks[seat] as number,
    rule: ask.rule,
    says: ask.says(state.board, frame.vars),
    private: ask.private === true,
    choices:
      ask.private && viewer !== 'all' && viewer !== seat
        ? []
        : options.map((o): Choice => choice(ask, o, state.board, frame.vars)),
    answered: String(seat) in state.sealed,
  }));
}

// biome-ignore lint/suspicious/noExplicitAny: an ask of any type
function choice(ask: any, o: unknown, board: unknown, vars: unknown): Choice {
  const pick: string = ask.name(o, board, vars);
  const at = ask.at?.(o, board, vars);
  const tells = ask.tells?.(o, board, vars);
  return { pick, ...(at && { at }), ...(tells && { tells }) };
}

/** What a seat may do though nobody asked it, as picks. */
export function standing(game: Game, state: State, seat: Seat): readonly string[] {
  return standingOf(game, state, seat).map((s) => s.pick);
}

/** A viewer's whole sight: the board as it may know it, and what running procedures show. */
export interface Sight<V = unknown> {
  readonly board: V;
  readonly shows: Readonly<Record<string, Json>>;
}

export function sight<B, V>(game: Game<B, V>, state: State<B>, viewer: Viewer): Sight<V> {
  return { board: game.view(state.board, viewer), shows: shown(game, state, viewer) };
}

/** What running procedures show. */
export function shown<B>(game: Game<B>, state: State<B>, viewer: Viewer): Sight['shows'] {
  const shows: Record<string, Json> = {};
  for (const frame of state.stack) {
    const show = ready(game)[frame.proc]?.procedure.shows;
    if (show) shows[frame.proc] = show(state.board, frame.vars as never, viewer);
  }
  return shows;
}

/** An event as one viewer hears it. */
export function heard(event: Event, viewer: Viewer): Phrase {
  const { says, secret } = event;
  if (!secret || viewer === null || !secret.for.includes(viewer)) return says;
  return { key: says.key, args: { ...says.args, ...secret.args } };
}

/** A phrase in words. */
export function speak(game: Telling, phrase: Phrase, say: Speaker): string {
  const words = game.phrases[phrase.key];
  if (!words) return phrase.key;
  return (words as (args: Args, say: Speaker) => string)(phrase.args ?? {}, say);
}
