import { randomBytes } from 'node:crypto';
import { type Bot, chance, readBot } from '@questhall/bots';
import {
  apply,
  askedIn,
  begin,
  interject,
  isRefusal,
  type Outcome,
  prompts,
  type Random,
  type Refusal,
  random,
  type Seat,
  standing,
  type TableOptions,
  type Viewer,
} from '@questhall/kernel';
import { Failed, WrongWords } from '../failure.js';
import type { House } from '../house.js';
import { type Step, type Story, stateOf } from '../story.js';

export const HUMAN = 'human';

/** A table in this terminal: the story so far, and who sits where. */
export interface Table extends Story {
  steps: Step[];
  /** `human` or a bot, by seat; a seat may pass from one to the other. */
  sits: string[];
  readonly bots: Map<Seat, Bot>;
  readonly chances: Random;
}

export interface Invitation {
  readonly house: House;
  readonly sits: readonly string[];
  readonly players: readonly string[];
  readonly options: TableOptions;
  readonly secret: string;
}

export function lay({ house, sits, players, options, secret }: Invitation): Table {
  const opening = begin(house.game, { seats: sits.length, options }, secret);
  if (isRefusal(opening)) throw new WrongWords(opening.why);
  return seated(
    { house, players, secret, salt: randomBytes(16).toString('hex'), opening, steps: [], whole: true },
    sits,
  );
}

/** Sit down to a story. */
export function seated(story: Story, sits: readonly string[]): Table {
  const chances = random(`${story.secret} bots ${story.steps.length}`);
  return { ...story, steps: [...story.steps], sits: [...sits], bots: new Map(), chances };
}

/** Make a pick, or do something unasked that is open to the seat now. */
export function pick(table: Table, seat: Seat, text: string): Step | Refusal {
  const { game } = table.house;
  const state = stateOf(table);
  const unasked = !isAsked(table, seat) || (!offers(table, seat, text) && standing(game, state, seat).includes(text));
  const outcome = (unasked ? interject : apply)(game, state, { seat, picks: [text] });
  if (isRefusal(outcome)) return outcome;
  const step: Step = { seat, pick: text, unasked, outcome };
  table.steps.push(step);
  return step;
}

function isAsked(table: Table, seat: Seat): boolean {
  return askedIn(table.house.game, stateOf(table)).some((a) => a.seat === seat);
}

function offers(table: Table, seat: Seat, text: string): boolean {
  const sees = chance(table.house.game, stateOf(table), seat, table.chances);
  return sees.options.some((_, i) => sees.name(i) === text);
}

/** Take back this seat's last choice, if nothing since showed anything to anybody. Gives why not. */
export function takeBack(table: Table, seat: Seat): string | undefined {
  const before = [...table.steps];
  let refusal = takeBackPick(table, seat);
  while (refusal === undefined && canButPass(table, seat)) refusal = takeBackPick(table, seat);
  if (refusal !== undefined) table.steps = before;
  return refusal;
}

function takeBackPick(table: Table, seat: Seat): string | undefined {
  const last = table.steps.at(-1);
  if (!last) return 'nothing has been picked yet';
  if (!table.steps.some((step) => step.seat === seat)) return 'you have picked nothing yet';
  if (last.seat !== seat) return 'another seat has picked since';
  if (last.outcome.sealed) return `"${last.pick}" rolled, showed or asked something; that cannot be taken back`;
  table.steps.pop();
  return undefined;
}

/** The seats that are asked now and have not answered. */
export function waitingSeats(table: Table): Seat[] {
  const state = stateOf(table);
  return askedIn(table.house.game, state)
    .map((a) => a.seat)
    .filter((seat) => !(String(seat) in state.sealed));
}

/** What a bot of that level would pick for a seat, and why. */
export function advice(table: Table, seat: Seat, level: string): { readonly pick: string; readonly why: string } {
  const bot = botAt(table, seat, level);
  const sees = chance(table.house.game, stateOf(table), seat, table.chances);
  const at = bot.choose(sees);
  if (sees.options[at] === undefined) throw new Failed(`${level} chose nothing that is offered at ${sees.ask}`);
  return { pick: sees.name(at), why: bot.why?.() ?? '' };
}

function botAt(table: Table, seat: Seat, level: string): Bot {
  const named = readBot(level);
  const known = table.bots.get(seat);
  if (known?.id === named?.level) return known as Bot;
  const make = table.house.bots[named?.level ?? ''];
  if (!named || !make) throw new Failed(`${table.house.game.id} has no bot ${level}`);
  const bot = make(seat, named.settings);
  table.bots.set(seat, bot);
  return bot;
}

export function humans(table: Table): Seat[] {
  return table.sits.flatMap((who, seat) => (who === HUMAN ? [seat] : []));
}

/** Whose eyes the screen is for: the one player's, or everybody's where several share it. */
export function eyes(table: Table): Viewer {
  const [first, second] = humans(table);
  return first !== undefined && second === undefined ? first : null;
}

/** Whether a seat can but pass, on a screen of its own: where several share it, that would tell what it holds. */
export function canButPass(table: Table, seat: Seat): boolean {
  if (eyes(table) !== seat) return false;
  const choices = prompts(table.house.game, stateOf(table), seat).find((p) => p.seat === seat)?.choices ?? [];
  return choices.length === 1 && choices[0].pick === 'pass';
}

/** All outcomes so far, the opening first. */
export function outcomes(table: Table): Outcome[] {
  return [table.opening, ...table.steps.map((s) => s.outcome)];
}
