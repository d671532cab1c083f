import {
  ABBEY,
  CIRCLE_CENTRE,
  COTTAGE_CENTRE,
  DWELLING,
  dotsOf,
  isTown,
  LAIR_CENTRE,
  type SpaceId,
  STAR_CREST,
  STONE,
  TERRAIN,
  TORWALL_TOWN,
  TOWERS,
  TOWN,
  tileOf,
} from '@questhall/wizards';
import { d, fine, ink, inked, type Markup, wash } from '../../../draw/markup.js';
import { castle, cave, house, spire, tower, town } from '../../../draw/symbols/works.js';

/** What stands in a space, round its feet; nothing in most. */
export function standingIn(space: SpaceId): Markup | null {
  const centre = space % 19 === 0;
  if (space === TORWALL_TOWN) return castle(9);
  if (space === ABBEY) return abbey();
  if (space === STAR_CREST) return crest();
  if (space === COTTAGE_CENTRE) return cottage();
  if (space === LAIR_CENTRE) return cave(13);
  if (space === CIRCLE_CENTRE) return altar();
  if (centre && TOWERS.includes(tileOf(space))) return sorcerersTower();
  if (TERRAIN[space] === STONE) return menhir(dotsOf(space));
  if (TERRAIN[space] === DWELLING) return dwelling();
  if (isTown(space) || TERRAIN[space] === TOWN) return town(2, 4.4);
  return null;
}

function abbey(): Markup {
  const cross = ink('M10.5-24v7M8-21.500h5', 'stroke-width="1.300"');
  return house(-7, 1, 8) + house(2, 2, 7) + spire(10.5, 2, 6, 11) + cross;
}

/** A tree that is a hall: a trunk with a door under a broad crown. */
function dwelling(): Markup {
  const trunk = inked('M-3.500 6Q-2.500 0-4-5H4Q2.500 0 3.500 6Z', 'wall');
  const crown = 'M-12-5Q-15-11-9-13Q-8-20 0-19Q8-20 9-13Q15-11 12-5Q6-1 0-4Q-6-1-12-5Z';
  const shade = wash('M12-5Q15-11 9-13Q8-17 3-19Q8-11 1-4Q6-1 12-5Z', 'elf-shade');
  const door = wash('M-1.300 6V2.500a1.300 1.600 0 0 1 2.600 0V6Z', 'ink');
  return `${trunk}${inked(crown, 'elf-leaf')}${shade}${door}${fine('M-8-8q3-3 6-1M1-13q3-2 5 1')}`;
}

function sorcerersTower(): Markup {
  const window = (y: number) => wash(d`M-1.200 ${y}v-3a1.200 1.500 0 0 1 2.400 0v3Z`, 'tower-light');
  return (
    '<ellipse cx="1" cy="7" rx="13" ry="3" fill="#000" opacity=".18"/>' +
    tower(-7, 6, 6, 10) +
    spire(0, 7, 8.5, 21) +
    tower(7, 7, 6, 8) +
    window(-3) +
    window(-9)
  );
}

/** A standing stone with its dots. */
function menhir(dots: number): Markup {
  const stone = inked('M-7 8L-5.500-10Q-1-15 4.500-11L7 8Q0 10.500-7 8Z', 'stone');
  const shade = wash('M1.500-13Q4-12 4.500-11L7 8Q4 9.500 2 9.500Z', 'stone-shade');
  const marks = Array.from({ length: dots }, (_, i) => {
    const [x, y] = [(i % 2) * 4 - (dots === 1 ? 0 : 2), Math.floor(i / 2) * 4.4 - 5];
    return d`<circle cx="${x}" cy="${y}" r="1.4" fill="var(--ink)"/>`;
  });
  return `<ellipse cx="2" cy="8" rx="10" ry="2.600" fill="#000" opacity=".2"/>${stone}${shade}${marks.join('')}`;
}

function altar(): Markup {
  const ring = '<ellipse cx="0" cy="1" rx="17" ry="11" class="circle-light"/>';
  const slab = inked('M-9 3L-7-3H7L9 3Z', 'stone') + inked('M-8 3H8V7H-8Z', 'stone-shade');
  return ring + slab + wash('M0-14q4 4 2 8q-2 3-4 0q-2-4 2-8Z', 'gold');
}

function cottage(): Markup {
  const smoke = fine('M6.500-12q-3-3 0-6t1-6');
  const path = fine('M0 6q-4 3-1 8');
  return `${house(0, 4, 9)}${inked('M5-7h3v-5h-3Z', 'wall')}${wash('M-1.600 4V-1h3.200V4Z', 'ink')}${smoke}${path}`;
}

/** A hill crowned by a star. */
function crest(): Markup {
  const hill = inked('M-16 8Q-8-6 0-6Q8-6 16 8Q0 11-16 8Z', 'elf-leaf');
  const star = inked(
    'M0-20L2.400-13.500L9-13L4-8.800L5.600-2.500L0-6L-5.600-2.500L-4-8.800L-9-13L-2.400-13.500Z',
    'gold',
  );
  return hill + fine('M-9 4q4-5 7-6M9 5q-3-5-5-6') + star;
}
