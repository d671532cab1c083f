import { placeNamed } from '@questhall/dragonlords';
import { isPhone } from '../../shell/media.js';
import type { BoardProps } from '../board.js';
import { throwsIn } from './fallen.js';
import { numbersOf, tilesOf } from './options.js';
import { aheadOf, goalOf } from './prospects.js';
import { showsOf, viewOf } from './scene.js';

/** What the matter in hand is, from the most pressing on. */
export type What =
  | 'peoples'
  | 'battle'
  | 'monster'
  | 'adventure'
  | 'group'
  | 'reinforce'
  | 'ahead'
  | 'numbers'
  | 'tiles'
  | 'fallen'
  | 'place'
  | 'people';

export function matterOf(props: BoardProps): What | null {
  const scene = props.moment ?? props.scene;
  const view = viewOf(scene);
  if (!view) return null;
  const prompt = props.moment === null ? props.prompt : null;
  const shows = showsOf(scene);
  if (prompt?.ask === 'peoples.choose') return 'peoples';
  if (prompt?.ask === 'group.choose') return 'group';
  if (shows.battle) return 'battle';
  if (shows.monster) return 'monster';
  if (shows.adventure?.quest) return 'adventure';
  if (!prompt) return restOf(props);
  if (prompt.ask === 'reinforce.choose') return 'reinforce';
  const goal = goalOf(prompt, props.gesture);
  if (goal !== null && aheadOf(view, prompt, goal)) return 'ahead';
  if (numbersOf(prompt).length > 0) return 'numbers';
  if (throwsIn(props.last).length > 0) return 'fallen';
  return tilesOf(prompt, view).length > 0 ? 'tiles' : restOf(props);
}

/** The place one looks at; on a wide screen else the people one leads. */
function restOf({ gesture, moment, seat, last }: BoardProps): What | null {
  if (moment === null && throwsIn(last).length > 0) return 'fallen';
  if (isPhone()) return null;
  if (moment === null && placeNamed(gesture.aimed() ?? '') >= 0) return 'place';
  return seat === null ? null : 'people';
}
