import { SPACES } from '@questhall/talisman';
import { type Answers, type Decide, say } from '../decision.js';
import { effectWorth } from '../knight/effects.js';
import { ANSWERS } from '../knight/index.js';
import { mindOf } from '../knight/mind.js';
import { casting } from './casting.js';

/** In the Forest and the Crags who need not roll does so where there is more to win than to lose. */
const rolls: Decide = (sight) => {
  const { encounter } = SPACES[sight.view.at[sight.seat]];
  const worth = encounter.kind === 'must' ? effectWorth(mindOf(sight.view, sight.seat), encounter.effect) : 0;
  return worth > 0 ? say(sight, 'roll', 'there is more to win than to lose') : say(sight, 'pass', 'it is safer so');
};

/** The dead make stronger as trophies than they help as Followers. */
const raises: Decide = (sight) => say(sight, 'trophy', 'it makes me stronger');

/** As the knight answers, but for what thousands of games have shown to be better. */
export function answers(): Answers {
  return { ...ANSWERS, 'window.offer': casting(), 'instructions.roll': rolls, 'fight.raise': raises };
}
