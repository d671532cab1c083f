import type { Choice, Prompt } from '@questhall/kernel';
import { EVENT_IDS, EVENTS, PEOPLE, TASK_IDS, TASKS, TILES, tileNamed } from '@questhall/wizards';
import type { IconName } from '../../kit/icon-names.js';
import { wordsOf } from './words.js';

/** A choice as a picture with words, in the matter in hand. */
export interface Option {
  readonly choice: Choice;
  readonly label: string;
  readonly note: string;
  readonly icon: IconName | null;
  /** A tile to draw, -1 for none. */
  readonly tile: number;
}

/** Asks whose choices are things that lie beside the map. */
const BESIDE =
  /^(laying\.tile|laying-blind\.tower|event\.complete|give-tasks\.choose|partners\.|player-table\.tell|summon-gem\.aim|setup\.piece|gain\.|lose\.)/;
const TYPE_ICONS: Readonly<Record<string, IconName>> = {
  knowledge: 'rule-book',
  perception: 'third-eye',
  power: 'lightning-storm',
};

/** What can be chosen beside the map: tiles, Tasks, Secret Wizards, Gems, points. */
export function tilesOf(prompt: Prompt): readonly Option[] {
  if (!BESIDE.test(prompt.ask)) return [];
  return prompt.choices.filter(({ pick }) => pick !== 'enough').map(optionOf);
}

function optionOf(choice: Choice): Option {
  const words = choice.pick.split(' ');
  const last = words[words.length - 1];
  const task = TASKS[TASK_IDS.indexOf(last)];
  const event = EVENTS[EVENT_IDS.indexOf(last)];
  const tile = tileNamed(last);
  return {
    choice,
    label: tile >= 0 ? TILES[tile].name : wordsOf(choice),
    note: task?.text ?? event?.text ?? TILES[tile]?.lore ?? '',
    icon: iconOf(last, words[0]),
    tile,
  };
}

function iconOf(name: string, verb: string): IconName | null {
  if (TYPE_ICONS[name]) return TYPE_ICONS[name];
  if (TASK_IDS.includes(name)) return 'scroll-unfurled';
  if (EVENT_IDS.includes(name)) return 'star-swirl';
  if ((PEOPLE as readonly string[]).includes(name)) return 'wizard-face';
  if (verb === 'letter' || verb === 'tell') return 'pointy-hat';
  return verb === 'hand' ? 'diamond-ring' : 'person';
}
