import type { Choice, Prompt } from '@questhall/kernel';
import { along, SPACES, spaceNamed, type View } from '@questhall/talisman';
import { type Pick, read } from './picks.js';
import { oddsOfPick, percent, portalChance } from './prospects.js';
import { wayTo } from './takes.js';

/** More words than these are no row of buttons any more. */
const MOST_ACTS = 3;

/** Declines, or ends what is being done. */
const ENDS = /^(pass|done|no offer|decline|waive|leave alone|add nothing|keep all)$/;

/** What one is there to do; at most one of them is offered at a time. */
export const MAIN = /^(roll|fight|offer|accept|visit|meet|space|exchange \d+|pay gold|by strength)$/;

/** An option as it is shown, and its choice. */
export interface Option extends Pick {
  readonly choice: Choice;
  /** The chance that it comes out well, where it can be told. */
  readonly chance?: number;
}

export function optionsOf(prompt: Prompt, view: View | null): readonly Option[] {
  const options = prompt.choices.map((choice) => {
    const option = { ...read(choice.pick, view, String(prompt.says.args?.shop ?? '')), choice };
    const chance = view ? chanceOf(view, prompt, choice.pick) : null;
    return chance === null ? option : { ...option, note: `${percent(chance)} to win. ${option.note}`.trim(), chance };
  });
  return options.map((option) => {
    const isAlone = options.every((one) => one === option || one.label !== option.label);
    return isAlone ? option : { ...option, label: `${option.label}${besideOf(option)}` };
  });
}

/** Several spaces bear the same name: which of them it is. */
function besideOf({ choice, pick }: Option): string {
  const space = spaceNamed(pick.split(' ').at(-1) ?? '');
  if (space < 0 || choice.at?.length !== 1) return '';
  const names = ([-1, 1] as const).map((direction) => SPACES[along(space, direction, 1)].name);
  return ` between ${names.join(' and ')}`;
}

function chanceOf(view: View, { seat }: Prompt, pick: string): number | null {
  if (pick === 'by strength' || pick === 'by craft')
    return portalChance(view, seat, pick === 'by craft' ? 'craft' : 'strength');
  return oddsOfPick(view, seat, pick)?.wins ?? null;
}

/** Whether it is made by a click on the board: one on a space to which several choices lead makes none of them. */
function isOnBoard({ choice }: Option, prompt: Prompt): boolean {
  return (choice.at ?? []).some((id) => wayTo(prompt, id) === choice.pick);
}

export function isEnd({ pick }: Pick): boolean {
  return ENDS.test(pick);
}

/** Options that are cards or people, to be chosen in the matter in hand. */
export function tilesOf(prompt: Prompt, view: View | null): readonly Option[] {
  const options = optionsOf(prompt, view).filter((option) => !isEnd(option));
  const shown = options.filter((option) => option.face !== null || option.seat >= 0);
  const words = options.filter(
    (option) => !shown.includes(option) && !isOnBoard(option, prompt) && !MAIN.test(option.pick),
  );
  // An offer is made up of many small things.
  const many = prompt.ask === 'trade.build' ? 0 : MOST_ACTS;
  // Cards that lie on the board are clearer as cards than as a space; and too many words are tiles, too.
  return words.length > many ? options.filter((option) => shown.includes(option) || words.includes(option)) : shown;
}

/** Options that are neither on the board nor shown as tiles: buttons. */
export function actsOf(prompt: Prompt, view: View | null): readonly Option[] {
  const tiles = new Set(tilesOf(prompt, view).map(({ pick }) => pick));
  return optionsOf(prompt, view).filter(
    (option) => isEnd(option) || (!tiles.has(option.pick) && !isOnBoard(option, prompt)),
  );
}
