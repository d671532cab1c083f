import {
  BRIDGED,
  CARDS,
  countersIn,
  FIRST_CASTLE,
  NOBODY,
  OFF,
  ORCS,
  ownerOf,
  powerIn,
  REGIONS,
  reinforcements,
  SPACES,
  type SpaceId,
  TAKEN,
  TREASURES,
  type View,
} from '@questhall/wizards-quest';
import { widthOf } from '../play/paint.js';
import type { Drawing, Glance } from './drawing.js';
import { beside, counted, flowed, MARKS, seatRows } from './layout.js';

const NAME_WIDTH = Math.max(...SPACES.map((space) => space.name.length));

/** Marnon in a terminal: a block a region and one for the castles, then the players. */
export function drawWizardsQuest(drawing: Drawing<View>): string[] {
  const blocks = REGIONS.map(({ number, name, terrain, isWooded }) =>
    block(drawing, `${number} ${name}, ${terrain}${isWooded ? ' (+1)' : ''}`, (number - 1) * 6, number * 6),
  );
  const middle = FIRST_CASTLE + 4;
  blocks.push(block(drawing, 'Castles 1 to 4 (+2)', FIRST_CASTLE, middle));
  blocks.push(block(drawing, 'Castles 5 to 8 (+2)', middle, SPACES.length));
  return [
    ...heading(drawing),
    '',
    ...beside(blocks, Math.max(...blocks.flat().map(widthOf)) + 2, drawing.width),
    ...players(drawing),
    '',
    ...legend(drawing),
  ];
}

function heading({ view, people, paint, width }: Drawing<View>): string[] {
  const parts = [
    view.turn === 0 ? 'Setting up' : `Turn ${view.turn}, ${view.phase} phase`,
    ...(view.turn > 0 ? [`first player ${people.seat(view.first)}`] : []),
    ...(view.active >= 0 ? [`turn of ${people.seat(view.active)}`] : []),
    `petition deck ${view.deckSize}, discards ${view.discardSize}`,
  ];
  if (view.dragon === OFF) parts.push('no dragon');
  if (view.truceUntil >= view.turn && view.truceUntil > 0) parts.push(`truce until turn ${view.truceUntil}`);
  return flowed([...parts, ...upheavals(view)], width).map(paint.strong);
}

/** What the blank card has changed about the map. */
function upheavals(view: View): string[] {
  const names = (spaces: readonly SpaceId[], between: string) => spaces.map((s) => SPACES[s].name).join(between);
  const down = BRIDGED.filter((_, i) => view.fallen[i]).map((ends) => names(ends, ' to '));
  return [
    ...(down.length > 0 ? [`bridges down: ${down.join(', ')}`] : []),
    ...(view.mouths.length > 0 ? [`the tunnel opens in ${names(view.mouths, ', ')} too`] : []),
  ];
}

function block(drawing: Drawing<View>, title: string, from: SpaceId, to: SpaceId): string[] {
  const rows = SPACES.slice(from, to).map((_, i) => cell(drawing, from + i));
  return [drawing.paint.strong(title), ...rows];
}

/** One space: what is offered or has changed, its number and name, the force in it, and what else is there. */
function cell(drawing: Drawing<View>, space: SpaceId): string {
  const { before, lit, paint, people, view } = drawing;
  const here = contents(drawing, view, space);
  const changed = before !== null && here !== contents(drawing, before, space);
  const { id, name, number } = SPACES[space];
  const mark = `${lit.has(id) ? '>' : ' '}${changed ? '*' : ' '}`;
  const holder = view.holder[space];
  const painted = holder >= 0 && holder !== ORCS ? here.replace(/^./, () => people.letter(holder)) : here;
  const label = `${number} ${name.padEnd(NAME_WIDTH)}`;
  return `${mark}${changed ? paint.marked(label) : label} ${painted}`;
}

/** A force in few signs: `A5 hero`, `o3`, `·` for nobody; then dragon, wizard and treasure. */
function contents({ people }: Drawing<View>, view: View, space: SpaceId): string {
  const holder = view.holder[space];
  const letter = holder === ORCS ? 'o' : String.fromCharCode(65 + holder);
  const power = powerIn(view, space);
  const force = holder === NOBODY ? '·' : `${letter}${view.men[space]}`;
  const slot = view.treasureIn[space];
  return [
    force.padEnd(3),
    ...(power === 'none' ? [] : [power === 'hero' ? 'hero' : 'sorc']),
    ...(view.dragon === space ? ['DRAGON'] : []),
    ...(view.wizard === space ? ['WIZARD'] : []),
    ...(slot >= 0 ? [`$${people.plain(ownerOf(slot))}${treasureName(view, slot)}`] : []),
  ].join(' ');
}

function treasureName(view: View, slot: number): string {
  const kind = view.treasureKind[slot];
  return kind >= 0 ? `:${TREASURES[kind]}` : '';
}

function players(drawing: Drawing<View>): string[] {
  const { people, view, width } = drawing;
  const told = Array.from({ length: view.seats }, (_, seat) => player(drawing, seat));
  return [...seatRows(people, told, width), ...ownCards(drawing)];
}

/** What lies open before a player. */
export function player({ view }: Glance<View>, seat: number): string[] {
  if (view.out[seat]) return ['out of the game'];
  const spaces = view.holder.filter((holder) => holder === seat).length;
  const counters = view.holder.reduce((n, holder, space) => n + (holder === seat ? countersIn(view, space) : 0), 0);
  const taken = view.treasureAt.flatMap((at, slot) =>
    at === TAKEN && ownerOf(slot) === seat ? [TREASURES[view.treasureKind[slot]] ?? 'treasure'] : [],
  );
  return [
    `${counted(counters, 'counter')} in ${counted(spaces, 'space')}`,
    `next ${reinforcements(view, seat)} men`,
    `cards ${view.handSizes[seat]}`,
    ...(view.boats[seat] > 0 ? [`boats ${view.boats[seat]}`] : []),
    taken.length > 0 ? `regained ${taken.join(', ')}` : 'no treasure yet',
  ];
}

function ownCards({ view, width }: Drawing<View>): string[] {
  const held = view.hand.flatMap((n, kind) => (n > 0 ? [`${CARDS[kind].title}${n > 1 ? ` ×${n}` : ''}`] : []));
  if (view.ringCard >= 0) held.push(`${CARDS[view.ringCard].title} (from the ring)`);
  return held.length > 0 ? flowed([`Your cards: ${held.join(', ')}`], width, ' ', '  ') : [];
}

function legend({ paint, width }: Drawing<View>): string[] {
  const parts = ['A5 men of A', 'o3 orcs', '$B a treasure of B', '(+1) added to the defence', ...MARKS];
  return flowed(parts, width).map(paint.faint);
}
