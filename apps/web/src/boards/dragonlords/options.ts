import { placeNamed, type View } from '@questhall/dragonlords';
import type { Choice, Prompt } from '@questhall/kernel';
import type { IconName } from '../../kit/icon-names.js';
import { PEOPLE_ICONS, SCROLL_ICONS, SPELL_ICONS, TOOL_ICONS, TREASURE_ICONS } from './icons.js';
import { noteOf } from './lore.js';
import { bearerIn } from './scene.js';
import { wordsOf } from './words.js';

/** An option as it is shown beside the map. */
export interface Option {
  readonly pick: string;
  readonly choice: Choice;
  readonly label: string;
  readonly note: string;
  readonly icon: IconName | null;
  /** Who carries something, if it is about one; -1 if not. */
  readonly bearer: number;
}

/** Declines, or ends what is being done. */
const ENDS = /^(go on|stop|ready|begin|set out|stay|suffer|nobody|fight on|strike)$/;
/** Chosen by a number, in a panel of its own. */
const NUMBERED = /^(buy|pay|put|take|call|bound) \d+/;
/** Chosen in a panel of its own, whether by a click on the map or there. */
const PLACED = /^place /;

export function isEnd(pick: string): boolean {
  return ENDS.test(pick);
}

export function isNumbered(pick: string): boolean {
  return NUMBERED.test(pick);
}

/** Whether it is made by a click on the map. */
export function isOnMap({ pick, at }: Choice): boolean {
  return (at ?? []).some((id) => placeNamed(id) >= 0) && !/^give /.test(pick);
}

export function optionOf(choice: Choice, prompt: Prompt, view: View | null): Option {
  const bearer = (choice.at ?? []).map(bearerIn).find((one) => one >= 0) ?? -1;
  return {
    pick: choice.pick,
    choice,
    bearer,
    label: wordsOf(choice, prompt, view),
    note: noteOf(choice.pick, bearer, view),
    icon: iconOf(choice.pick),
  };
}

/** Options that are things beside the map: scrolls, tools, counters, those who carry them. */
export function tilesOf(prompt: Prompt, view: View | null): readonly Option[] {
  return prompt.choices
    .filter(({ pick }) => !isEnd(pick) && !isNumbered(pick) && !PLACED.test(pick) && !/^lose \d+$/.test(pick))
    .filter((choice) => !isOnMap(choice))
    .map((choice) => optionOf(choice, prompt, view));
}

/** Numbers of one kind: to pay, to put, to take along, to call, to buy. */
export function numbersOf(prompt: Prompt): readonly Choice[] {
  return prompt.choices.filter(({ pick }) => isNumbered(pick));
}

export function numberIn(pick: string): number {
  return Number(/\d+/.exec(pick)?.[0] ?? 0);
}

const DEED_ICONS: Readonly<Record<string, IconName>> = {
  consult: 'dragonlords/crystal-ball',
  'take orb': 'dragonlords/crystal-ball',
  fight: 'crossed-swords',
  charm: 'dragonlords/heart-wings',
  reflect: 'dragonlords/mirror-mirror',
  'drink potion': 'dragonlords/potion-ball',
  'drink elixir': 'dragonlords/square-bottle',
  'buy ship': 'dragonlords/drakkar',
  'teach unit': 'swordman',
  'raise unit': 'swordman',
};

function iconOf(pick: string): IconName | null {
  if (DEED_ICONS[pick]) return DEED_ICONS[pick];
  const [verb, what = ''] = pick.split(' ');
  if (verb === 'cast') return SCROLL_ICONS[what] ?? null;
  if (verb === 'lead' || verb === 'look')
    return PEOPLE_ICONS[['barbarian', 'orc', 'elf', 'dwarf'].indexOf(what)] ?? null;
  if (SPELL_ICONS[verb]) return SPELL_ICONS[verb];
  if (TOOL_ICONS[what]) return TOOL_ICONS[what];
  if (what === 'king') return 'queen-crown';
  if (what.startsWith('wizard')) return 'pointy-hat';
  return TREASURE_ICONS[what] ?? null;
}
