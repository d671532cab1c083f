import { type Kind, kindNamed, type SpaceId, spaceNamed, spellNamed, type View } from '@questhall/talisman';
import type { BoardProps } from '../board.js';
import { tilesOf } from './options.js';
import { viewOf } from './scene.js';

/** What the matter in hand is about. */
export type Subject =
  | { readonly what: 'fight' }
  | { readonly what: 'spell'; readonly spell: number }
  | { readonly what: 'card'; readonly kind: Kind; readonly others: readonly Kind[] }
  | { readonly what: 'space'; readonly space: SpaceId }
  | { readonly what: 'offer' }
  | { readonly what: 'nothing' };

export function subjectOf(props: BoardProps): Subject {
  const view = viewOf(props.moment ?? props.scene);
  if (!view) return { what: 'nothing' };
  if (view.fight) return { what: 'fight' };
  if (view.offer) return { what: 'offer' };
  return spellIn(view, props) ?? cardIn(view, props) ?? spaceIn(view, props);
}

/** Whether there is more to show than the board. */
export function matters(props: BoardProps): boolean {
  const { what } = subjectOf(props);
  return (
    what !== 'nothing' ||
    (props.moment === null && props.prompt !== null && tilesOf(props.prompt, viewOf(props.scene)).length > 0)
  );
}

/** A Spell that is being cast. */
function spellIn(view: View, { prompt }: BoardProps): Subject | null {
  const named = spellNamed(String(prompt?.says.args?.spell ?? ''));
  const spell = named >= 0 ? named : (view.casting.at(-1) ?? -1);
  return spell >= 0 ? { what: 'spell', spell } : null;
}

/** The card that is being met, or the cards that were just drawn. */
function cardIn(view: View, { prompt }: BoardProps): Subject | null {
  const named = kindNamed(String(prompt?.says.args?.card ?? ''));
  if (named >= 0) return { what: 'card', kind: named, others: [] };
  if (view.meeting >= 0) return { what: 'card', kind: view.meeting, others: [] };
  const [first, ...others] = view.fresh;
  if (first === undefined) return null;
  // Where the cards themselves are what can be chosen they are shown once.
  const isChoice = prompt !== null && tilesOf(prompt, view).some(({ face }) => face !== null);
  return isChoice ? { what: 'nothing' } : { what: 'card', kind: first, others };
}

/** The space one looks at, else where the one stands whose turn it is. */
function spaceIn(view: View, { gesture, moment }: BoardProps): Subject {
  const aimed = moment === null ? spaceNamed(gesture.aimed() ?? '') : -1;
  if (aimed >= 0) return { what: 'space', space: aimed };
  const here = view.active >= 0 ? view.at[view.active] : -1;
  return here >= 0 ? { what: 'space', space: here } : { what: 'nothing' };
}
