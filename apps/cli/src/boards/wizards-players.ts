import type { Seat } from '@questhall/kernel';
import {
  ANIMALS,
  bookOf,
  cellId,
  cellOfMark,
  EVENTS,
  FREE,
  GEMS,
  type Held,
  isDone,
  isDue,
  LETTERS,
  type Mark,
  ORDERS,
  PEOPLE,
  PEOPLE_NAMES,
  POINT_TYPES,
  partnerOf,
  placeWords,
  RANKS,
  rankName,
  spellNames,
  stepOfMark,
  stepsOf,
  TASKS,
  today,
  type View,
} from '@questhall/wizards';
import { wrapped } from '../book.js';
import type { Drawing, Glance } from './drawing.js';
import { capital, counted, seatRows } from './layout.js';

/** What lies open of every player; what is new of it is marked. */
export function players(drawing: Drawing<View>): string[] {
  const { before, paint, people, view, width } = drawing;
  const told = view.at.map((_, seat) => {
    const was = before === null ? null : new Set(player(drawing, before, seat));
    return player(drawing, view, seat).map((part) => (was && !was.has(part) ? `*${paint.marked(part)}` : part));
  });
  return seatRows(people, told, width);
}

/** What lies open of a player. */
export function player({ people }: Pick<Glance, 'people'>, view: View, seat: Seat): string[] {
  const partner = partnerOf(view, seat);
  const tasks = view.tasks[seat].map(({ card, mandatory }) => `${TASKS[card].no}${mandatory ? ' (mandatory)' : ''}`);
  const events = view.events[seat].map((card) => EVENTS[card].no);
  return [
    ...(partner >= 0 ? [`with ${people.seat(partner)}`] : []),
    standing(view, seat),
    ...POINT_TYPES.map((type, i) => `${type} ${pointsOf(view, seat, i)}`),
    view.at[seat] < 0 ? 'not yet on the islands' : `in ${whereabouts(view, seat)}`,
    tasks.length > 0 ? `${tasks.length === 1 ? 'Task' : 'Tasks'} ${tasks.join(', ')}` : 'no Task',
    ...(events.length > 0 ? [`${events.length === 1 ? 'Event' : 'Events'} ${events.join(', ')}`] : []),
    ...(view.trail[seat].length > 0 ? [`${counted(view.trail[seat].length, 'Gem card')} looked at`] : []),
    ...plights(view, seat),
  ];
}

function standing(view: View, seat: Seat): string {
  const order = view.order[seat];
  if (order === 0) return 'no Order yet';
  const of = capital(ORDERS[order]);
  return `${rankName(order, view.rank[seat])} of the ${of} (Rank ${view.rank[seat]})`;
}

/** With what the next Rank needs, if there is one. */
function pointsOf(view: View, seat: Seat, type: number): string {
  const need = RANKS[view.order[seat]][view.rank[seat] + 1]?.need[type] ?? 0;
  return `${view.points[seat * 3 + type]}${need > 0 ? `/${need}` : ''}`;
}

function whereabouts(view: View, seat: Seat): string {
  const boat = view.boat[seat];
  return `${placeWords(cellId(view.layout, view.at[seat]))}${boat >= 0 ? ` in Boat ${boat + 1}` : ''}`;
}

/** What has befallen him, for good or ill. */
function plights(view: View, seat: Seat): string[] {
  const [animal, lair] = [view.animal[seat], view.lair[seat]];
  const extra = view.extra[seat] + view.owed[seat];
  return [
    ...(view.dazed[seat] ? ['Demon Dazed'] : []),
    ...(view.bound[seat] ? ['Dragonbound'] : []),
    ...(view.trap[seat] !== FREE ? ['in a Trap'] : []),
    ...(view.detained[seat] ? ['detained'] : []),
    ...(view.lost[seat] > 0 ? [`loses ${counted(view.lost[seat], 'turn')}`] : []),
    ...(extra > 0 ? [counted(extra, 'extra turn')] : []),
    ...(view.help[seat] ? ['calls for help'] : []),
    ...(lair >= 0 ? [`must leave the Lair in ${counted(Math.max(0, lair - today(view)), 'day')}`] : []),
    ...(animal > 0 ? [`with a ${ANIMALS[animal].replace('-', ' ')}`] : []),
  ];
}

/** The viewer's own sheet: Tasks and Events in full, spells, and the two records nobody else may read (W 14.3a). */
export function ownSheet({ view, viewer, width }: Drawing<View>): string[] {
  if (viewer === null) return [];
  const lines = [
    ...view.tasks[viewer].flatMap((held) => taskLines(view, held, width)),
    ...view.events[viewer].flatMap((card) => hanging(`Event ${EVENTS[card].no}: ${EVENTS[card].text}`, width)),
    ...named('Spells', spellNames(bookOf(view, viewer)), width),
    ...named('Gem cards you know', knownGems(view, viewer), width),
    ...named('Secret Wizards you know', knownSecrets(view), width),
  ];
  return lines.length > 0 ? ['Yours:', ...lines, ''] : [];
}

function named(title: string, list: readonly string[], width: number): string[] {
  return list.length > 0 ? hanging(`${title}: ${list.join(', ')}`, width) : [];
}

/** A text whose further lines stand further in. */
function hanging(text: string, width: number, indent = '  '): string[] {
  return wrapped(text, width - 2, indent).map((line, i) => (i === 0 ? line : `  ${line}`));
}

function taskLines(view: View, held: Held, width: number): string[] {
  const { no, text, gain } = TASKS[held.card];
  const points = POINT_TYPES.flatMap((type, i) => (gain[i] > 0 ? [`${type} ${gain[i]}`] : []));
  const head = `Task ${no} (${[...(held.mandatory ? ['mandatory'] : []), ...points].join(', ')}): ${text}`;
  return [...hanging(head, width), ...errands(view, held).flatMap((errand) => hanging(errand, width, '    '))];
}

/** The parts of a Task that is held; markers of one part that stand alike are told together. */
export function errands(view: View, held: Held): string[] {
  const steps = stepsOf(held).map(() => new Map<string, string[]>());
  for (const m of held.marks) {
    const [step, errand] = [steps[stepOfMark(m)], errandOf(held, m)];
    step.set(errand, [...(step.get(errand) ?? []), ...placeOf(view, m)]);
  }
  return steps.flatMap((step) =>
    [...step].map(([errand, list]) => errand.replace(/ (in|to) \*/, list.length > 0 ? ` $1 ${list.join(', ')}` : '')),
  );
}

/** What is to be done with a marker, with a star for where, and whether it is. */
function errandOf(held: Held, m: Mark): string {
  const step = stepsOf(held)[stepOfMark(m)];
  const state = isDone(m) ? '[x]' : isDue(held, stepOfMark(m)) ? '[ ]' : '[later]';
  const person = PEOPLE_NAMES[PEOPLE.indexOf(step.person as (typeof PEOPLE)[number])] ?? 'a Wizard';
  if (step.kind === 'meet') return `${state} meet ${person} in *`;
  const stay = step.stayTurns ? ` and stay ${counted(step.stayTurns, 'turn')}` : '';
  return `${state} ${step.get ? `get ${step.get.join(', ')} in` : 'go to'} *${stay}`;
}

function placeOf(view: View, m: Mark): string[] {
  return cellOfMark(m) < 0 ? [] : [placeWords(cellId(view.layout, cellOfMark(m)))];
}

function knownGems(view: View, seat: Seat): string[] {
  return view.gemOf.flatMap((gem, wizard) => {
    if (gem < 0) return [];
    const isHeld = ((view.gems[seat] >> wizard) & 1) === 1;
    const words =
      GEMS[gem] === 'false' ? 'is the False Wizard' : `has the ${GEMS[gem]}${isHeld ? ', which is yours' : ''}`;
    return [`${PEOPLE_NAMES[wizard]} ${words}`];
  });
}

function knownSecrets(view: View): string[] {
  return view.secretAt.flatMap((cell, letter) =>
    cell >= 0 && view.secretWho[letter] >= 0 ? [`${LETTERS[letter]} is ${PEOPLE_NAMES[view.secretWho[letter]]}`] : [],
  );
}
