import { determinize, prompts, random, type Viewer } from '@questhall/kernel';
import { expect } from 'vitest';
import { sighted } from '../src/boards/looking.js';
import { GAMES } from '../src/games.js';
import { lookLines } from '../src/play/look.js';
import { paintFor, widthOf } from '../src/play/paint.js';
import { onTheWay, people } from './drawn.js';

const paint = paintFor(false);

function sortsOf(slug: string, view: unknown) {
  return GAMES[slug].look?.({ view, people, paint }) ?? [];
}

/** What is told of what these words name, to a viewer with this sight. */
export function looked(slug: string, view: unknown, words: string, width = 80): string {
  return lookLines({ sorts: sortsOf(slug, view), choices: [], numbered: [], paint, width }, words).join('\n');
}

/** What a viewer can be told of anything; of the many hexes of a map, of some. */
function everything(slug: string, view: unknown): string {
  const things = sortsOf(slug, view).flatMap(({ things: all }) => {
    const every = Math.ceil(all.length / 200);
    return all.filter((_, i) => i % every === 0);
  });
  return things.map(({ name, tells }) => [name, ...tells()].join('\n')).join('\n');
}

/** What a pick points at that has no name of its own: a counter on the map, or the dice. */
const NO_THING = /^(bearer:|dice$)/;

/** Wherever a game of bots comes to: what is offered can be looked at by its name, and nobody is told what is hidden. */
export function looksWell(slug: string, bots: readonly string[], length: number, every: number): void {
  let swapped = 0;
  onTheWay(slug, { bots, prompts: length, every }, (game, state) => {
    for (const { seat, choices } of prompts(game, state)) {
      const sorts = sortsOf(slug, game.view(state.board, seat));
      const ids = choices.flatMap(({ at = [] }) => at).filter((id) => !NO_THING.test(id));
      const unseen = [...new Set(ids)].filter((id) => sighted(sorts, id).found !== 'things');
      expect(unseen).toEqual([]);
    }
    for (const viewer of [null, ...bots.keys()] as Viewer[]) {
      const told = everything(slug, game.view(state.board, viewer));
      const other = determinize(game, state, viewer, random(`other ${viewer}`));
      if (JSON.stringify(other.board) !== JSON.stringify(state.board)) swapped += 1;
      expect(everything(slug, game.view(other.board, viewer))).toBe(told);
      expect(told).not.toMatch(/undefined|NaN|null|\[object/);
    }
  });
  expect(swapped).toBeGreaterThan(0);
}

/** The lines of anything a viewer can be told that are too wide. */
export function tooWideLooks(slug: string, view: unknown, width: number): string[] {
  const lines = sortsOf(slug, view).flatMap(({ sort, things }) =>
    things.flatMap((thing) => {
      const looking = { sorts: [{ sort, things: [thing] }], choices: [], numbered: [], paint, width };
      return [...lookLines(looking, sort), ...lookLines(looking, thing.name), ...lookLines(looking, '')];
    }),
  );
  return lines.filter((line) => widthOf(line) > width);
}
