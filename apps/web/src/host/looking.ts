import { inSlices, type Review, review } from '@questhall/bots';
import { type Game, type GameRecord, isRefusal, type Refusal, readRecord } from '@questhall/kernel';
import type { Playable } from './playable.js';

type FetchGame = (slug: string) => Promise<Playable | null>;

/** A record from its text, with the game it is of. */
export async function readText(
  text: string,
  fetchGame: FetchGame,
): Promise<{ readonly game: Game; readonly record: GameRecord } | Refusal> {
  const [, slug = ''] = /\[game "([\w-]+)"\]/.exec(text) ?? [];
  const game = (await fetchGame(slug))?.game;
  if (!game) return { refused: 'bad-record', why: 'this is no record of a game that is played here' };
  const record = readRecord(game, text);
  return isRefusal(record) ? record : { game, record };
}

/** How each roll and each choice of a finished game moved the chances to win. */
export async function lookedAt(
  text: string,
  fetchGame: FetchGame,
  rest: () => Promise<void>,
): Promise<Review | Refusal> {
  const found = await readText(text, fetchGame);
  if (isRefusal(found)) return found;
  const craft = await (await fetchGame(found.game.id))?.craft?.();
  if (!craft) return { refused: 'bad-record', why: 'nobody here can judge this game yet' };
  return inSlices(review(found.game, craft, found.record), rest);
}
