import { isRefusal, readRecord, type Telling } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import type { GameScreen } from '../boards/board.js';
import type { Story } from '../host/host.js';
import { countStreams, type StreamCount } from '../shell/dice.js';
import { named } from './names.js';
import { momentsOf } from './replay.js';

/** How the dice of a finished game fell. */
export function diceOf(game: Telling, text: string): readonly StreamCount[] {
  const record = readRecord(game, text);
  if (isRefusal(record)) return [];
  // A deck has many faces, and a handful of rolls says nothing.
  return countStreams(game, record).filter(({ stream, total }) => !game.faces?.[stream] && total >= 6);
}

/** What everybody had at the end of each round: the last figure of the game's own lines that is a plain number. */
export function strengthsOf(
  screen: GameScreen,
  story: Story,
): { label: string; rounds: readonly (readonly number[])[] } {
  const rounds = roundsOf(story).map((scene) => screen.players(named(scene)));
  const figures = rounds.at(-1)?.[0]?.figures ?? [];
  const best = figures.findLastIndex(({ value }) => /^\d+$/.test(value));
  const label = figures[best]?.label ?? '';
  return {
    label: label.charAt(0).toUpperCase() + label.slice(1),
    rounds: best < 0 ? [] : rounds.map((lines) => lines.map((line) => Number(line.figures[best]?.value ?? 0))),
  };
}

/** The last moment of every round. */
function roundsOf(story: Story): readonly Scene[] {
  const moments = momentsOf(story);
  const starts = story.news.flatMap(({ events }, i) => (events.some(({ key }) => key === 'turn') ? [i] : []));
  const ends = [...starts.slice(1), moments.length - 1];
  return ends.map((i) => moments[i]).filter((scene): scene is Scene => scene?.sight !== null && scene !== undefined);
}
