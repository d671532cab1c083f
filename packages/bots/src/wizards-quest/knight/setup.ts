import {
  hidingOf,
  IS_CASTLE,
  kingdomSpaces,
  NEIGHBOURS,
  NOBODY,
  neighbours,
  SLOTS_EACH,
  SPACES,
  type SpaceId,
  UNHIDDEN,
  type View,
} from '@questhall/wizards-quest';
import { best, type Decide, type Sight } from '../decision.js';
import { evaluate } from './evaluation.js';
import { imagined } from './scenes.js';

/** Men who will come to watch a treasure that is hidden among one's own: five with two players. */
const WATCH = { two: 5, more: 3 };

/** A castle with room to grow: many neighbours, who have many, and no rival near. */
export const castles: Decide = ({ view, options }) => {
  const pick = best<SpaceId>(options, (castle) => {
    const near = new Set(NEIGHBOURS[castle].flatMap((space) => [space, ...NEIGHBOURS[space]]));
    near.delete(castle);
    const rivals = [...near].filter((space) => IS_CASTLE[space] && view.holder[space] !== NOBODY).length;
    return NEIGHBOURS[castle].length + 0.2 * near.size - rivals;
  });
  return { pick, why: 'there is room to grow around it' };
};

/** Territories that make the kingdom grow, and leave it room to grow further. */
export const settles: Decide = ({ view, seat, options, random }) => {
  const now = kingdomSpaces(view, seat);
  const pick = best<SpaceId>(options, (space) => {
    const scene = imagined(view);
    scene.holder[space] = seat;
    const around = neighbours(view, space);
    const room = around.filter((other) => view.holder[other] === NOBODY).length;
    const friends = around.filter((other) => view.holder[other] === seat).length;
    const castle = around.some((other) => IS_CASTLE[other]) ? 1 : 0;
    return 3 * (kingdomSpaces(scene, seat) - now) + 0.5 * room + 0.7 * friends + castle + 0.1 * random(5);
  });
  return { pick, why: 'my kingdom grows there' };
};

/** Where its owner is longest in coming; which of them it is, is left to chance, so that nobody can guess. */
export const hides: Decide = (sight) => {
  const { view, seat, options, random } = sight;
  const kinds = [...new Set(options.map((o) => hidingOf(o as number).kind))];
  const kind = kinds[random(kinds.length)];
  const pick = best<number>(options, (o) => {
    const hiding = hidingOf(o);
    return hiding.kind === kind ? evaluate(hidden(sight, hiding.space), seat) : undefined;
  });
  const { space } = hidingOf(options[pick] as number);
  const whose = view.holder[space] === seat ? 'my own men can watch it' : 'it is far from its owner';
  return { pick, why: `in ${SPACES[space].name} ${whose}` };
};

/** The view with the next treasure in a space, and those who will watch it. */
export function hidden({ view, seat, says }: Sight, space: SpaceId): View {
  const owner = (says.args as { owner: number }).owner;
  const scene = imagined(view);
  const slot = view.treasureAt.findIndex((at, s) => at === UNHIDDEN && Math.floor(s / SLOTS_EACH) === owner);
  scene.treasureAt = view.treasureAt.with(slot, space);
  scene.treasureIn = view.treasureIn.with(space, slot);
  if (view.holder[space] === seat) scene.men[space] += view.seats === 2 ? WATCH.two : WATCH.more;
  return scene;
}
