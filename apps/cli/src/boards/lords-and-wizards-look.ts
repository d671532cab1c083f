import {
  boardOf,
  CAUSES,
  CD_1,
  CD_4,
  HIREABLE,
  IS_LEADER,
  ITEMS,
  type ItemFacts,
  KINDS,
  type Kind,
  LEGENDS,
  type LegendFacts,
  type View,
} from '@questhall/lords-and-wizards';
import type { Glance, Look, Thing } from './drawing.js';
import { capital, counted } from './layout.js';
import { playerThing } from './looking.js';
import { hexThings, riverThings, siteThings } from './lords-and-wizards-places.js';
import { player } from './lords-and-wizards-players.js';
import { placeWords } from './lords-and-wizards-survey.js';

/** Cities, hexes and rivers with who is there; kinds of units, magic items and legends. */
export const lookLordsAndWizards: Look<View> = (glance) => [
  { sort: 'players', things: players(glance) },
  { sort: 'cities, ruins and villages', things: siteThings(glance) },
  { sort: 'hexes', things: hexThings(glance) },
  { sort: 'rivers', things: riverThings(glance) },
  { sort: 'units', things: KINDS.map((_, kind) => unitThing(glance, kind)) },
  { sort: 'items', things: ITEMS.map((_, item) => itemThing(glance, item)) },
  { sort: 'legends', things: LEGENDS.flatMap(legendThing) },
];

function players(glance: Glance<View>): Thing[] {
  const b = boardOf(glance.view);
  return Array.from({ length: b.seats }, (_, seat) =>
    playerThing(glance, seat, () => [player(glance, b, seat).join(' · ')]),
  );
}

function unitThing({ view, people }: Glance<View>, kind: Kind): Thing {
  const { id, name, attack, defence, move, missile } = KINDS[kind];
  return {
    name,
    also: [id],
    tells: () => {
      const owners = Array.from({ length: view.seats }, (_, seat) => {
        const n = view.kind.filter((one, unit) => one === kind && view.owner[unit] === seat).length;
        return n > 0 ? [`${n} of ${people.seat(seat)}`] : [];
      }).flat();
      return [
        IS_LEADER[kind]
          ? `${name}, leader${move > 0 ? `, ${move} movement points` : ''}`
          : `${name}, attack ${attack}, defence ${defence}, ${counted(move, 'movement point')}`,
        ...(missile > 0 ? [`Missile strength ${missile / 2}`] : []),
        ...hiring(kind),
        ...(owners.length > 0 ? [`On the map: ${owners.join(', ')}`] : []),
      ];
    },
  };
}

/** What a unit costs, and who hires or finds it where. */
function hiring(kind: Kind): string[] {
  const { cost, upkeep, alignment, race, found } = KINDS[kind];
  if (kind >= CD_4 && kind <= CD_1) return ['Defends its city and does not leave it'];
  if (kind > HIREABLE || (cost < 0 && !found)) return [];
  const cause = CAUSES[alignment];
  const city = PLURALS[race];
  return [
    priceWords(cost, upkeep),
    ...(cause ? [`For players of ${cause}${city && !found ? `, in cities that hire ${city}` : ''}`] : []),
    ...(found ? [`A leader finds it ${GROUNDS[found.terrain]}, on a ${found.upTo === 1 ? '1' : '1 or 2'}`] : []),
  ];
}

const PLURALS: Readonly<Record<string, string>> = { elf: 'elves', orc: 'orcs', dwarf: 'dwarves' };
const GROUNDS = {
  woods: 'in woods',
  mountain: 'in mountains',
  desert: 'in the desert',
  swamp: 'in swamps',
  bridge: 'beside a bridge in the wild',
} as const;

function priceWords(cost: number, upkeep: number): string {
  if (cost < 0) return 'Costs ten GTs times a die, or an item';
  return cost === 0 ? 'Costs nothing' : `Costs ${counted(cost, 'GT')}, upkeep ${upkeep}`;
}

function itemThing(glance: Glance<View>, item: number): Thing {
  const row: ItemFacts = ITEMS[item];
  return {
    name: row.name,
    also: [row.id],
    tells: () => [
      `${row.name}, ${originOf(row)}`,
      `${capital(row.says)}${row.once ? '; used up by it' : ''}`,
      ...(row.only ? [`Only for a ${row.only === 'lord' ? 'Lord' : 'Wizard'}`] : []),
      ...(row.category === 'created' ? [`Asks for level ${row.roll}`] : []),
      ...itemPlaces(glance, item),
    ],
  };
}

function originOf({ category, alignment }: ItemFacts): string {
  if (category === 'created') return 'an item that Wizards make';
  return `magic item, ${category}${CAUSES[alignment] ? ` of ${CAUSES[alignment]}` : ''}`;
}

function itemPlaces({ view, people }: Glance<View>, kind: number): string[] {
  return view.itemKind.flatMap((one, item) => {
    if (one !== kind) return [];
    const unit = view.itemHolder[item];
    const at = unit >= 0 ? view.at[unit] : view.itemAt[item];
    if (at < 0) return [];
    const owner = view.owner[unit];
    return [`${owner >= 0 && owner < view.seats ? `With ${people.seat(owner)}` : 'Lies'} at ${placeWords(at)}`];
  });
}

/** What a legend counter stands for; each sort of them once. */
function legendThing(legend: LegendFacts, i: number): Thing[] {
  const same = LEGENDS.filter(({ name }) => name === legend.name).length;
  if (LEGENDS.findIndex(({ name }) => name === legend.name) < i) return [];
  const name = capital(legend.name);
  const tells = () => [`${name}, legend, ${counted(same, 'counter')}`, ...stoodFor(legend)];
  return [{ name, also: [legend.id], tells }];
}

function stoodFor(legend: LegendFacts): string[] {
  if (legend.what === 'blank') return ['Nothing is there'];
  if (legend.what === 'item') return [`A magic item of the ${legend.category}, found by a die`];
  const units = legend.units.map((kind) => `${KINDS[kind].name} (${KINDS[kind].attack}/${KINDS[kind].defence})`);
  return [[...(legend.leader ? ['A Lord or Wizard of the place leads its defence'] : []), ...units].join(', ')];
}
