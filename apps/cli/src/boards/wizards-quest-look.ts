import {
  CARDS,
  CASTLE_REGIONS,
  FIRST_CASTLE,
  neighbours,
  REGIONS,
  routeBetween,
  SPACES,
  type SpaceId,
  type View,
  WATERS,
} from '@questhall/wizards-quest';
import type { Look } from './drawing.js';

/** What lies where: a space with its neighbours and waters, or what a card does. */
export const lookWizardsQuest: Look<View> = (view, words) => {
  const wanted = words.toLowerCase().replaceAll(' ', '-');
  const spaces = SPACES.flatMap(({ id }, space) => (id.startsWith(wanted) ? [space] : []));
  const cards = CARDS.filter(({ id, title }) => id === wanted || title.toLowerCase().startsWith(words.toLowerCase()));
  return [
    ...spaces.flatMap((space) => lookAt(view, space)),
    ...cards.flatMap(({ title, text, copies, timing }) => [
      `${title}, ${copies} in the deck, ${timing === 'hold' ? 'may be kept' : 'played at once'}: ${text}`,
    ]),
  ];
};

function lookAt(view: View, space: SpaceId): string[] {
  const { name, region, number } = SPACES[space];
  const where = region > 0 ? `territory ${number} of ${REGIONS[region - 1].name}` : besideRegions(space);
  const ways = neighbours(view, space).map((other) => {
    const route = routeBetween(view, space, other);
    return `${SPACES[other].name}${route === 'land' ? '' : ` (${route})`}`;
  });
  const waters = WATERS.filter((water) => water.spaces.includes(space)).map((water) => water.name);
  return [
    `${name}, ${where}`,
    `  borders ${ways.join(', ')}`,
    ...(waters.length > 0 ? [`  boats sail the ${waters.join(', ')}`] : []),
  ];
}

function besideRegions(castle: SpaceId): string {
  return `beside ${CASTLE_REGIONS[castle - FIRST_CASTLE].map((region) => REGIONS[region - 1].name).join(', ')}`;
}
