import type { Seat } from '@questhall/kernel';
import {
  ABSENT,
  type Board,
  boardOf,
  CAPTIVE,
  CAUSES,
  DEAD,
  DUE,
  FIGHTS,
  FREE,
  IS_FLEET,
  ITEMS,
  incomeOf,
  type Leader,
  leaderWord,
  SITES,
  totalUpkeep,
  type View,
} from '@questhall/lords-and-wizards';
import type { Drawing, Glance } from './drawing.js';
import { counted, flowed, seatRows } from './layout.js';
import { placeWords } from './lords-and-wizards-survey.js';

/** What lies open before each player, then what the viewer's items do. */
export function players(drawing: Drawing<View>): string[] {
  const { people, view, width } = drawing;
  const b = boardOf(view);
  const told = Array.from({ length: view.seats }, (_, seat) => player(drawing, b, seat));
  return [...seatRows(people, told, width), ...ownItems(drawing)];
}

/** What lies open before a player. */
export function player(glance: Glance<View>, b: Board, seat: Seat): string[] {
  const { view } = glance;
  if (view.out[seat]) return ['out of the game'];
  const own = (is: readonly boolean[]) =>
    view.kind.filter((kind, unit) => view.owner[unit] === seat && is[kind]).length;
  const fleets = own(IS_FLEET);
  return [
    ...(view.alignment[seat] < 0 ? [] : [CAUSES[view.alignment[seat]]]),
    ...(view.capital[seat] < 0 ? [] : [SITES[view.capital[seat]].name]),
    `${counted(view.gold[seat], 'GT')}, income ${incomeOf(b, seat)}`,
    ...(view.house.upkeep ? [`upkeep ${totalUpkeep(b, seat)}`] : []),
    counted(own(FIGHTS), 'unit'),
    ...(fleets > 0 ? [counted(fleets, 'fleet')] : []),
    ...[seat * 2, seat * 2 + 1].flatMap((leader) => leaderTold(glance, leader)),
  ];
}

function leaderTold({ people, view }: Glance<View>, leader: Leader): string[] {
  const fate = view.fate[leader];
  if (fate === ABSENT) return [];
  const name = leaderWord(leader) === 'lord' ? 'Lord' : 'Wizard';
  if (fate === DEAD) return [`${name} dead`];
  if (fate === CAPTIVE) {
    const captor = view.owner[view.captor[leader]];
    return [`${name} ${view.level[leader]} captive of ${captor === undefined ? 'somebody' : people.letter(captor)}`];
  }
  if (fate !== FREE) return [`${name} ${view.level[leader]} ${fate === DUE ? 'comes next turn' : 'waits for a city'}`];
  const unit = view.leaderUnit[leader];
  const items = view.itemHolder.flatMap((by, item) => (by === unit ? [ITEMS[view.itemKind[item]].name] : []));
  return [
    [
      `${name} ${view.level[leader]} at ${placeWords(view.at[unit])}`,
      ...(items.length > 0 ? [`with ${items.join(', ')}`] : []),
      ...(view.study[leader] > 0 ? [`studied ${counted(view.study[leader], 'turn')}`] : []),
      ...(view.work[leader] >= 0 ? [`makes the ${ITEMS[view.work[leader]].name}, turn ${view.worked[leader]}`] : []),
    ].join(', '),
  ];
}

/** What the viewer's items do, a line each. */
function ownItems({ view, viewer, width }: Drawing<View>): string[] {
  const held = view.itemKind.flatMap((kind, item) => {
    const unit = view.itemHolder[item];
    return kind >= 0 && unit >= 0 && view.owner[unit] === viewer ? [ITEMS[kind]] : [];
  });
  return held.length === 0
    ? []
    : [
        'Your items',
        ...held.flatMap(({ name, says }) => flowed([`${name}: ${says}`], width - 2, '', '  ')).map(indented),
      ];
}

function indented(line: string): string {
  return `  ${line}`;
}
