import { type Choice, sight, type Viewer } from '@questhall/kernel';
import type { Sort, Thing } from '../boards/drawing.js';
import { flowed } from '../boards/layout.js';
import { named, plain, type Sighting, sighted } from '../boards/looking.js';
import { say } from '../output.js';
import { stateOf } from '../story.js';
import type { Paint } from './paint.js';
import { type Sitting, screenWidth } from './sitting.js';

/** What is looked at: all things that there are, what is offered, and how it is written. */
export interface Looking {
  readonly sorts: readonly Sort[];
  readonly choices: readonly Choice[];
  readonly numbered: readonly string[];
  readonly paint: Paint;
  readonly width: number;
}

/** Who looks, and what is offered to him. */
interface Onlooker {
  readonly viewer: Viewer;
  readonly choices: readonly Choice[];
  readonly numbered: readonly string[];
}

/** Look through the eyes of whoever asks. */
export function lookAt(sitting: Sitting, place: Onlooker, words: string): void {
  const width = Math.min(100, screenWidth());
  const { paint } = sitting;
  const { choices, numbered } = place;
  const looking = { sorts: sortsBefore(sitting, place), choices, numbered, paint, width };
  for (const line of lookLines(looking, words)) say(line);
}

/** How `look` and the beginning of a name can go on. */
export function lookWords(sitting: Sitting, place: Onlooker, line: string): string[] {
  if (!/^look \S/.test(line)) return [];
  const names = sortsBefore(sitting, place).flatMap(({ things }) => things.map(({ name }) => name));
  return [...new Set(names)].map((name) => `look ${name.toLowerCase()}`);
}

/** What people call the things that a pick names otherwise: "Asgarth" of `move 3017`. */
export function namesBefore(sitting: Sitting, place: Onlooker): (choice: Choice) => string {
  const names = new Map<string, string>();
  for (const { name, also = [] } of sortsBefore(sitting, place).flatMap(({ things }) => things))
    for (const other of also) names.set(other, name);
  return ({ pick, at = [] }) => {
    const named = at.filter((id) => pick.split(' ').includes(id.replace(/^.*:/, '')));
    const others = named.map((id) => (names.get(id) ?? '').replace(id, '').trim());
    return others.filter((name) => name !== '' && !plain(pick).includes(plain(name))).join(', ');
  };
}

function sortsBefore({ table, people, paint }: Sitting, { viewer }: Onlooker): readonly Sort[] {
  const { game, look } = table.house;
  return look?.({ view: sight(game, stateOf(table), viewer).board, people, paint }) ?? [];
}

/** What the words name: a thing, several of them, what a pick points at; without words, what there is to look at. */
export function lookLines(looking: Looking, words: string): string[] {
  const { width } = looking;
  const sorts = looking.sorts.filter(({ things }) => things.length > 0);
  if (sorts.length === 0) return ['  There is nothing to look at here but the board.'];
  if (words === '') return sortLines(sorts, width);
  const meant = pickMeant(looking, words);
  const things = meant ? pointedAt(looking, meant) : [];
  if (things.length > 0) return things.flatMap((thing) => thingLines(thing, looking));
  if (meant && isNumber(words)) return inset(`"${meant.pick}" is no place and no thing.`, width);
  return sightLines(sighted(sorts, words), words, looking);
}

/** A pick as it is offered, or its number. */
function pickMeant({ choices, numbered }: Looking, words: string): Choice | undefined {
  const meant = isNumber(words) ? numbered[Number(words) - 1] : words;
  return choices.find(({ pick }) => plain(pick) === plain(meant ?? ''));
}

function isNumber(words: string): boolean {
  return /^\d+$/.test(words);
}

/** What a pick names, and what it points at. */
function pointedAt({ sorts }: Looking, { pick, at = [] }: Choice): Thing[] {
  const words = pick
    .split(' ')
    .slice(1)
    .filter((word) => !isNumber(word) || at.includes(word));
  return [...new Set([...words, ...at].flatMap((name) => named(sorts, name)))];
}

function sortLines(sorts: readonly Sort[], width: number): string[] {
  const lines = sorts.flatMap(({ sort, things }) => {
    const some = things.slice(0, 4).map(({ name }) => name);
    const more = things.length > some.length ? ` and ${things.length - some.length} more` : '';
    return inset(`${sort}: ${some.join(', ')}${more}`, width);
  });
  return [...inset('look NAME, or the beginning of a word of it. There are:', width), ...lines];
}

function sightLines(seen: Sighting, words: string, looking: Looking): string[] {
  const { width } = looking;
  switch (seen.found) {
    case 'things': {
      const others = seen.others.length > 0 ? listed(['also', ...seen.others], width) : [];
      return [...seen.things.flatMap((thing) => thingLines(thing, looking)), ...others];
    }
    case 'many':
      return listed(seen.isSort ? seen.names : shortened(seen.names), width);
    case 'none': {
      const near = seen.near.length > 0 ? `Perhaps ${seen.near.join(', ')}?` : '`look` tells what there is.';
      return inset(`Nothing here is called "${words}". ${near}`, width);
    }
  }
}

function thingLines({ tells }: Thing, { paint, width }: Looking): string[] {
  const [head, ...rest] = tells();
  return [
    ...inset(head, width).map(paint.strong),
    ...rest.flatMap((text) => inset(text, width - 2).map((line) => `  ${line}`)),
  ];
}

/** More names than these nobody reads who did not ask for them all. */
const MANY = 30;

function shortened(names: readonly string[]): readonly string[] {
  return names.length <= MANY ? names : [...names.slice(0, MANY), `and ${names.length - MANY} more`];
}

function listed(names: readonly string[], width: number): string[] {
  const parts = names.map((name, i) => (i < names.length - 1 && name !== 'also' ? `${name},` : name));
  return flowed(parts, width - 2, ' ', '  ').map((line) => `  ${line}`);
}

/** A text a little to the right, its further lines more so. */
function inset(text: string, width: number): string[] {
  return flowed([text], width - 2, ' ', '  ').map((line) => `  ${line}`);
}
