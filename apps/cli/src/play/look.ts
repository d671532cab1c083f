import { type Choice, sight, type Viewer } from '@questhall/kernel';
import type { Sort, Thing } from '../boards/drawing.js';
import { flowed } from '../boards/layout.js';
import { plain, type Sighting, sighted } from '../boards/looking.js';
import { say } from '../output.js';
import { stateOf } from '../story.js';
import type { Paint } from './paint.js';
import { type Sitting, screenWidth } from './sitting.js';

/** What is looked at: all things that there are, what is offered, and how it is written. */
export interface Looking {
  readonly sorts: readonly Sort[];
  readonly choices: readonly Choice[];
  readonly paint: Paint;
  readonly width: number;
}

/** Who looks, and what is offered to him. */
interface Onlooker {
  readonly viewer: Viewer;
  readonly choices: readonly Choice[];
}

/** Look through the eyes of whoever asks. */
export function lookAt(sitting: Sitting, place: Onlooker, words: string): void {
  const width = Math.min(100, screenWidth());
  const { paint } = sitting;
  const looking = { sorts: sortsBefore(sitting, place), choices: place.choices, paint, width };
  for (const line of lookLines(looking, words)) say(line);
}

/** How `look` and the beginning of a name can go on. */
export function lookWords(sitting: Sitting, place: Onlooker, line: string): string[] {
  if (!/^look \S/.test(line)) return [];
  const names = sortsBefore(sitting, place).flatMap(({ things }) => things.map(({ name }) => name));
  return [...new Set(names)].map((name) => `look ${name.toLowerCase()}`);
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
  const pointed = pointedAt(looking, words);
  if (pointed.length > 0) return pointed.flatMap((thing) => thingLines(thing, looking));
  return sightLines(sighted(sorts, words), words, looking);
}

function sortLines(sorts: readonly Sort[], width: number): string[] {
  const lines = sorts.flatMap(({ sort, things }) => {
    const some = things.slice(0, 4).map(({ name }) => name);
    const more = things.length > some.length ? ` and ${things.length - some.length} more` : '';
    return inset(`${sort}: ${some.join(', ')}${more}`, width);
  });
  return [...inset('look NAME, or the beginning of a word of it. There are:', width), ...lines];
}

/** A pick as it is offered stands for what it points at. */
function pointedAt({ sorts, choices }: Looking, words: string): Thing[] {
  const at = choices.find(({ pick }) => plain(pick) === plain(words))?.at ?? [];
  return at.map((id) => sighted(sorts, id)).flatMap((seen) => (seen.found === 'things' ? seen.things : []));
}

function sightLines(seen: Sighting, words: string, looking: Looking): string[] {
  const { width } = looking;
  switch (seen.found) {
    case 'things': {
      const others = seen.others.length > 0 ? listed(['also', ...seen.others], width) : [];
      return [...seen.things.flatMap((thing) => thingLines(thing, looking)), ...others];
    }
    case 'many':
      return listed(seen.names, width);
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

/** More names than these nobody reads. */
const MANY = 80;

function listed(names: readonly string[], width: number): string[] {
  const some = names.length <= MANY ? names : [...names.slice(0, MANY), `and ${names.length - MANY} more`];
  const parts = some.map((name, i) => (i < some.length - 1 && name !== 'also' ? `${name},` : name));
  return flowed(parts, width - 2, ' ', '  ').map((line) => `  ${line}`);
}

/** A text a little to the right, its further lines more so. */
function inset(text: string, width: number): string[] {
  return flowed([text], width - 2, ' ', '  ').map((line) => `  ${line}`);
}
