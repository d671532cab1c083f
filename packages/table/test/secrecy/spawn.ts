import { determinize, type Game, isRefusal, type Random, type State, type Viewer } from '@questhall/kernel';
import { type Deed, decide, openTable, sceneOf, type Tableau } from '../../src/index.js';
import { anyPick, orders } from './deeds.js';
import { dealtOtherwise, marked } from './marked.js';
import { type Done, doneIn, type Wish, type World, worldOf } from './world.js';

/** A world that looks the same to these viewers and differs in what they cannot know. */
export interface Twin extends World {
  readonly viewers: readonly Viewer[];
  /**
   * How it differs. Where something lies otherwise, only what is turned up may tell; orders that are otherwise nothing.
   * Where somebody chose otherwise, the rules show what came of it once it is carried out; nothing else may.
   */
  readonly by: 'facts' | 'choice';
}

/** A twin for somebody, unless all is known, or picks lie sealed or can be taken back into the one true world. */
export function imagined({ game, t }: World, random: Random): Twin | null {
  const state = t.state as State;
  if (t.trail.length > 0 || Object.keys(state.sealed).length > 0) return null;
  const viewer = random(t.chairs.length + 1) - 1;
  const viewers = viewer < 0 ? [null] : [viewer, null];
  const other = { ...determinize(game, state, viewers[0] as Viewer, random), rng: structuredClone(state.rng) };
  if (JSON.stringify(other.board) === JSON.stringify(state.board)) return null;
  // What a seat cannot know, those who only watch cannot know either.
  return { ...worldOf(game, { ...t, state: other }, viewers), viewers, by: 'facts' };
}

/** The same table, at which other cards were dealt from the first on: the same to those who only watch. */
export function dealt(game: Game, { config, secret, salt, chairs }: Tableau): Twin {
  const other = marked(dealtOtherwise(game));
  const opened = openTable(other, { config, seats: chairs.length, secret, salt });
  if (isRefusal(opened)) throw new Error(opened.why);
  const begun = decide(other, { ...opened, chairs, seq: chairs.length }, 'host', { do: 'begin' }, 1);
  if (isRefusal(begun)) throw new Error(begun.why);
  return { ...worldOf(other, begun.tableau, [null]), viewers: [null], by: 'facts' };
}

interface Chosen {
  readonly wish: Wish;
  /** The table before it was done. */
  readonly before: Tableau;
  readonly here: Done;
}

/** A world in which somebody has just chosen otherwise, in secret; and what was received there of that. */
export function choosing(world: World, { wish, before, here }: Chosen, random: Random): [Twin, Done] | null {
  const deed = otherwise(world, { wish, before, here }, random);
  if (!deed || !('seat' in deed)) return null;
  const others = [...before.chairs.keys()].filter((seat) => seat !== deed.seat);
  const viewers = [others[random(others.length)] as Viewer, null];
  const twin: Twin = {
    ...worldOf(world.game, before, viewers),
    viewers,
    by: deed.do === 'orders' ? 'facts' : 'choice',
  };
  return [twin, doneIn(twin, { ...wish, deed })];
}

function otherwise(world: World, { wish: { deed }, before, here }: Chosen, random: Random): Deed | null {
  if (deed.do === 'orders') return orders(random, deed.seat);
  if (deed.do !== 'move' || deed.by === 'order' || isRefusal(here.decided) || !here.decided.secret[0]) return null;
  const pick = anyPick(world.game, before, deed.seat, random);
  return pick === deed.picks[0] ? null : { ...deed, picks: [pick] };
}

/** Watch for these viewers too. */
export function watch({ game, t, scenes }: World, viewers: readonly Viewer[]): void {
  for (const viewer of viewers) if (!scenes.has(viewer)) scenes.set(viewer, sceneOf(game, t, viewer));
}
