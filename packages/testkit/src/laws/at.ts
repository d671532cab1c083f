import { askedIn, type Game, random, type State } from '@questhall/kernel';
import { LONGEST_GAME } from '../playout.js';
import type { ScenarioGame } from '../scenario/vocabulary.js';
import { LAWS, type LawId, type MomentLaw, verdict } from './all.js';
import { unsound } from './board.js';
import { noSecrets } from './memory.js';
import { momentOf, picksIn, type Watch } from './moment.js';

/** The laws that can be held against one position; the others are about whole games or runs. */
export const POSITION_LAWS: readonly LawId[] = [
  '5',
  ...(Object.keys(LAWS) as MomentLaw[]).filter((law) => law !== '6c'),
];

const TRIES = 3;

/** Hold a law against every pick of a position; says what is wrong. */
export function lawAt(subject: Game | ScenarioGame, state: State, law: LawId): string | undefined {
  const watch = watchOf(subject);
  const { game } = watch.kit;
  if (law === '5') return state.result || askedIn(game, state).length > 0 ? undefined : 'nobody is asked';
  if (law === '7') return unsound(game, state);
  if (!Object.hasOwn(LAWS, law) || law === '6c') return undefined;
  const live = { state, asked: [...askedIn(game, state)] };
  for (const { seat, picks } of picksIn(game, state)) {
    for (const pick of picks.flatMap((p) => new Array<string>(TRIES).fill(p))) {
      const found = verdict(law as MomentLaw, momentOf(watch, live, seat, pick));
      if (found) return found;
    }
  }
  return undefined;
}

export function watchOf(subject: Game | ScenarioGame, seed = 'one position'): Watch {
  const kit = 'words' in subject ? subject : { game: subject };
  return {
    kit,
    random: random(seed),
    secrets: noSecrets(),
    pool: [],
    limit: LONGEST_GAME,
    effort: { played: 0, imagined: Number.NEGATIVE_INFINITY, share: 1 },
  };
}
