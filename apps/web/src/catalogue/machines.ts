import { type Level, levelsFor } from '@questhall/bots';

/** The machines that people may play a game against: who plays at random is no opponent where there is a better one. */
export function machinesOf(slug: string): readonly Level[] {
  const levels = levelsFor(slug);
  return levels.length > 1 ? levels.filter((level) => level !== 'random') : levels;
}

/** What one of them is called in a sentence. */
export function rankOf(level: Level): string {
  return level === 'random' ? 'machine' : level;
}
