import {
  apply,
  heard,
  interject,
  isRefusal,
  type Json,
  type Outcome,
  type Phrase,
  prompts,
  type Refusal,
  type Seat,
  sight,
  standing,
  type Viewer,
} from '@questhall/kernel';
import type { Tale } from './open.js';
import { oneOf, wrong } from './vocabulary.js';

/** Play a pick. One that the kernel has just taken by itself is passed over. */
export function playPick(tale: Tale, seat: Seat, pick: string): Refusal | undefined {
  begun(tale);
  const outcome = apply(tale.kit.game, tale.state, { seat, picks: [pick] });
  if (!isRefusal(outcome)) return void goOn(tale, outcome);
  return outcome.refused !== 'bad-move' && wasTaken(tale, seat, pick) ? undefined : outcome;
}

function wasTaken(tale: Tale, seat: Seat, pick: string): boolean {
  for (const taken of tale.taken) {
    const at = taken.findIndex((t) => t.seat === seat && t.pick === pick);
    if (at < 0) continue;
    taken.splice(0, at + 1);
    return true;
  }
  return false;
}

/** Do what a seat may do though nobody asked it. */
export function playUnasked(tale: Tale, seat: Seat, pick: string): Refusal | undefined {
  begun(tale);
  const outcome = interject(tale.kit.game, tale.state, { seat, picks: [pick] });
  return isRefusal(outcome) ? outcome : void goOn(tale, outcome);
}

/** Try picks as one move, without playing them. */
export function tryMove(tale: Tale, seat: Seat, picks: readonly string[]): Refusal | undefined {
  begun(tale);
  const outcome = apply(tale.kit.game, tale.state, { seat, picks });
  return isRefusal(outcome) ? outcome : undefined;
}

export function tryUnasked(tale: Tale, seat: Seat, pick: string): Refusal | undefined {
  begun(tale);
  const outcome = interject(tale.kit.game, tale.state, { seat, picks: [pick] });
  return isRefusal(outcome) ? outcome : undefined;
}

/** A position that begins nowhere can only be looked at. */
function begun({ kit, state }: Tale): void {
  if (state.stack.length > 0 || state.result) return;
  wrong(`nothing is being played, as there is no "begin"; ${oneOf(Object.keys(kit.words.beginnings))}`);
}

function goOn(tale: Tale, outcome: Outcome): void {
  tale.state = outcome.state;
  tale.events.push(...outcome.events);
  tale.taken = [...tale.taken.slice(-1), [...outcome.taken]];
}

/** The picks a seat is offered now; none if it is not asked. */
export function offeredTo(tale: Tale, seat: Seat): string[] {
  const prompt = prompts(tale.kit.game, tale.state).find((p) => p.seat === seat);
  return prompt ? prompt.choices.map((c) => c.pick) : [];
}

export function unaskedOf(tale: Tale, seat: Seat): readonly string[] {
  return standing(tale.kit.game, tale.state, seat);
}

/** The seats that have still to answer. */
export function askedNow(tale: Tale): Seat[] {
  return prompts(tale.kit.game, tale.state)
    .filter((p) => !p.answered)
    .map((p) => p.seat);
}

/** What is asked, as `procedure.label`; nothing when the game is over. */
export function askNow(tale: Tale): string {
  return prompts(tale.kit.game, tale.state)[0]?.ask ?? '';
}

/** Everything, in the game's words, with `shows` for the procedures that run. */
export function truthOf(tale: Tale): Json {
  const { words } = tale.kit;
  return inWords(tale, words.truth(tale.state.board), null);
}

/** What a viewer sees, in the same words. */
export function seenBy(tale: Tale, viewer: Viewer): Json {
  return inWords(tale, tale.kit.game.view(tale.state.board, viewer), viewer);
}

function inWords({ kit: { game, words }, state }: Tale, view: unknown, viewer: Viewer): Json {
  return { ...(words.write(view) as Readonly<Record<string, Json>>), shows: sight(game, state, viewer).shows };
}

export function eventsHeardBy(tale: Tale, viewer: Viewer): Phrase[] {
  return tale.events.map((event) => heard(event, viewer));
}

export function computedIn(tale: Tale, name: string, args: Readonly<Record<string, Json>>): Json {
  const found = tale.kit.words.computed[name]?.of(tale.state.board, args);
  if (isRefusal(found)) return wrong(`computed ${name}: ${found.why}`);
  return found === undefined ? wrong(`computed ${name} gives nothing`) : found;
}

/** Forced dice that nobody has rolled. */
export function leftDice({ kit, state }: Tale): Record<string, (number | string)[]> {
  const left = Object.entries(state.rng.forced ?? {}).filter(([, values]) => values.length > 0);
  const named = (stream: string, value: number) => kit.game.faces?.[stream]?.[value] ?? value;
  return Object.fromEntries(left.map(([stream, values]) => [stream, values.map((value) => named(stream, value))]));
}
