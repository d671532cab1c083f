import type { View } from '@questhall/dragonlords';
import type { Choice, Prompt } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import type { Act } from '../board.js';
import type { Gesture } from '../gesture.js';
import { companyOf, sizeOf } from './group.js';
import { numberPick } from './numbers.js';
import { isEnd, isOnMap } from './options.js';
import { viewOf } from './scene.js';
import { dueIn } from './takes.js';
import { wordsOf } from './words.js';

/** The buttons of a prompt, besides what is clicked on the map and beside it. */
export function acts(prompt: Prompt, scene: Scene, gesture: Gesture): readonly Act[] {
  const view = viewOf(scene);
  const say = (choice: Choice) => wordsOf(choice, prompt, view);
  const made = makers[prompt.ask]?.(prompt, gesture, view) ?? [];
  const aimed = made.length > 0 ? [] : aimedAt(gesture, say);
  const numbers = made.length > 0 ? [] : counted(prompt, gesture, say);
  const ends = prompt.choices
    .filter(({ pick }) => isEnd(pick) || /^lose \d+$/.test(pick))
    .map((one) => ended(one, say));
  const all = [...made, ...aimed, ...numbers, ...ends];
  return withMain(all, ends.length === prompt.choices.length);
}

type Maker = (prompt: Prompt, gesture: Gesture, view: View | null) => Act[];

const makers: Readonly<Record<string, Maker>> = {
  'group.choose': (prompt, gesture, view) => {
    if (!view) return [];
    const company = companyOf(view, prompt, gesture.draft());
    const n = sizeOf(company);
    const act: Act = {
      picks: company,
      label: n === 1 ? 'One goes' : `${n} go`,
      kind: 'main',
      home: 'bar',
      key: 'Enter',
    };
    return [
      n > 0 || isLed(prompt) ? (n > 0 ? act : { ...act, label: 'Alone' }) : { ...act, missing: 'somebody must go' },
    ];
  },
  'reinforce.choose': (prompt, gesture) => {
    const { units, ships } = dueIn(prompt, gesture.draft());
    const ready: Act = { picks: gesture.draft(), label: 'Place them', kind: 'main', home: 'bar', key: 'Enter' };
    const left = [many(units, 'unit'), many(ships, 'ship')].filter(Boolean).join(' and ');
    return [left ? { ...ready, missing: `${left} still to place` } : ready];
  },
};

function many(n: number, one: string): string {
  return n > 0 ? `${n} ${one}${n === 1 ? '' : 's'}` : '';
}

function isLed(prompt: Prompt): boolean {
  return !prompt.choices.some(({ pick }) => pick === 'nobody');
}

/** A number that was made up in a panel. */
function counted(prompt: Prompt, gesture: Gesture, say: (choice: Choice) => string): Act[] {
  const pick = numberPick(prompt, gesture);
  const choice = prompt.choices.find((one) => one.pick === pick);
  if (!choice) return [];
  // To buy is a wish beside others; to pay, put and call is what is asked.
  const isWish = choice.pick.startsWith('buy ');
  return [
    {
      picks: [choice.pick],
      label: say(choice),
      kind: 'plain',
      home: isWish ? 'matter' : 'bar',
      ...(!isWish && { key: 'Enter' }),
    },
  ];
}

/** What is aimed at on the map, or was pointed at and has several ways. */
function aimedAt(gesture: Gesture, say: (choice: Choice) => string): Act[] {
  const aimed = gesture.aimed();
  const open = gesture.open().filter(isOnMap);
  const ways = open.length > 0 ? open : aimed === null ? [] : (gesture.lit().get(aimed) ?? []);
  const ends = ways.filter((choice) => isOnMap(choice) && isWhole(choice, aimed, gesture));
  if (ends.length > 3) return [];
  return ends.map((choice, i) => ({
    picks: [choice.pick],
    label: say(choice),
    kind: 'plain',
    home: 'matter',
    ...(i === 0 && { key: 'Enter' }),
  }));
}

function isWhole({ at }: Choice, aimed: string | null, gesture: Gesture): boolean {
  return at?.every((id) => id === aimed || gesture.path().includes(id)) ?? false;
}

const END_KEYS: Readonly<Record<string, string>> = { 'fight on': 'R', ready: 'R', begin: 'R', 'set out': 'R' };

function ended(choice: Choice, say: (choice: Choice) => string): Act {
  const { pick } = choice;
  const rolls = END_KEYS[pick] !== undefined;
  return {
    picks: [pick],
    label: say(choice),
    // To lose units is what is asked, and not an end of it.
    kind: rolls || pick.startsWith('lose ') ? 'plain' : 'end',
    home: 'bar',
    key: END_KEYS[pick] ?? 'E',
    ...(rolls && { icon: 'rolling-dices' }),
  };
}

/** One is the main one: the first that does something; what ends it only where there is nothing else to do. */
function withMain(all: readonly Act[], isAll: boolean): readonly Act[] {
  if (all.some(({ kind }) => kind === 'main')) return all;
  const first = all.findIndex(({ kind }) => kind !== 'end');
  const main = first < 0 && isAll ? 0 : first;
  return all.map((act, i): Act => (i === main ? { ...act, kind: 'main' } : act));
}
