import {
  BRIDGES,
  bearersAt,
  FIRST_RAFT,
  FIRST_SHIP,
  FIRST_WASTE,
  FIRST_ZONE,
  GATE_TO,
  gatesOf,
  HARBOUR_OF,
  harbourIn,
  IS_KINGDOM,
  inPlay,
  isLand,
  isWaste,
  LANDS,
  type Land,
  NEUTRAL,
  nameOf,
  PEOPLES,
  type Place,
  placeNamed,
  REALM_OF,
  REALMS,
  SHIPS,
  SIDES,
  type Side,
  strengthOf,
  TELEPORTALS,
  TOOLS,
  type View,
  WASTES,
  type WasteKind,
  ZONES,
  zoneNeighbours,
  zoneOf,
} from '@questhall/dragonlords';
import { bearerWords, CODES, sidesIn, toolWords } from './dragonlords-stacks.js';
import type { Glance, Thing } from './drawing.js';
import { capital } from './layout.js';

/** Land and Wasteland spaces. */
export function placeThings(glance: Glance<View>): Thing[] {
  const lands = LANDS.flatMap((land, place) => (inPlay(glance.view, place) ? [landThing(glance, land, place)] : []));
  return [...lands, ...WASTES.map((_, i) => wasteThing(glance, FIRST_WASTE + i))];
}

function landThing(glance: Glance<View>, land: Land, place: Place): Thing {
  const { view } = glance;
  return {
    name: land.name,
    also: [land.id, CODES[place]],
    tells: () => [
      `${land.name} (${CODES[place]}), ${kindWords(land)}`,
      ...pays(land),
      ...borders(view, land),
      ...harbour(place),
      ...(GATE_TO[place] >= 0 ? [`Leads into the Wastelands, to the ${nameOf(GATE_TO[place])}`] : []),
      ...portals(view, place),
      ...thereNow(glance, place),
      ...(IS_KINGDOM[place] && view.gold[REALM_OF[place]] > 0 ? [`${view.gold[REALM_OF[place]]} gold lies here`] : []),
    ],
  };
}

function kindWords({ kind, realm, mine }: Land): string {
  if (kind === 'kingdom') return `the kingdom of ${REALMS[realm].name}`;
  if (kind === 'territory') return `in ${REALMS[realm].name}`;
  if (kind === 'gold') return mine ? 'a gold mine' : 'gold land';
  return kind === 'island' ? 'an island' : 'a teleportal';
}

function pays({ kind, mine }: Land): string[] {
  if (mine) return ['Pays 5 gold, Dwarves 10; Dwarves have +1 T.A.S. here'];
  if (kind === 'kingdom') return ['Pays 5 gold; who attacks it has -1 T.A.S.'];
  if (kind === 'island') return ['Pays 5 gold; may be left empty'];
  return [kind === 'gold' ? 'Pays 5 gold' : 'Pays 1 gold'];
}

/** Who borders it and by what; then whom mountains and rivers part from it. */
function borders(view: View, { id, borders: all }: Land): string[] {
  const known = all.filter(({ to }) => inPlay(view, placeNamed(to)));
  const named = (to: string) => nameOf(placeNamed(to));
  const open = known.filter(({ via }) => via === 'open').map(({ to }) => named(to));
  const bridged = known.filter(({ via }) => via === 'bridge').map(({ to }) => `${named(to)} (${bridgeTo(id, to)})`);
  const parted = known.filter(({ via }) => via === 'mountains' || via === 'river');
  const ways = [...open, ...bridged];
  return [
    ...(ways.length > 0 ? [`Borders ${ways.join(', ')}`] : []),
    ...(parted.length > 0 ? [`No way to ${parted.map(({ to, via }) => `${named(to)} (${via})`).join(', ')}`] : []),
  ];
}

function bridgeTo(one: string, other: string): string {
  const ends = (between: readonly string[]) => between.includes(one) && between.includes(other);
  return BRIDGES.find(({ between }) => ends(between))?.name ?? 'bridge';
}

function harbour(place: Place): string[] {
  return HARBOUR_OF[place] >= 0 ? [`Its harbour lies in ${nameOf(HARBOUR_OF[place])}`] : [];
}

function portals(view: View, place: Place): string[] {
  if (!TELEPORTALS.includes(place)) return [];
  const others = TELEPORTALS.filter((other) => other !== place && inPlay(view, other)).map(nameOf);
  return [`With a spell caster of yours here units step to ${others.join(' or ')}`];
}

const WASTE_NOTES: Readonly<Record<WasteKind, string>> = {
  village: 'A party that ends here may also buy units.',
  den: 'A party that already has a DragonOrb gains a spell.',
  quest: 'A party that ends here draws a quest; the Crystal die says how it goes.',
  shrine: 'Nobody fights here. A party that already has a talisman gains a scroll.',
  lair: 'With a DragonOrb ask the Gods for a DragonLord; without one take an Orb from the remains, or face the Red Dragon for a treasure.',
};

function wasteThing(glance: Glance<View>, place: Place): Thing {
  const { id, kind, wasteland } = WASTES[place - FIRST_WASTE];
  const sold = TOOLS.filter(({ at }) => at === kind).map(({ name, price }) => `${name} ${price}`);
  const beside = [place - 1, place + 1].filter((at) => isWaste(at) && WASTES[at - FIRST_WASTE].wasteland === wasteland);
  const gates = gatesOf(place).filter((land) => inPlay(glance.view, land));
  return {
    name: nameOf(place),
    also: [id, CODES[place]],
    tells: () => [
      `${nameOf(place)} (${CODES[place]}), in the ${wasteland === 0 ? 'northern' : 'southern'} Wasteland`,
      WASTE_NOTES[kind],
      ...(sold.length > 0 ? [`Sells ${sold.join(', ')} gold`] : []),
      `Between ${[...beside, ...gates].map(nameOf).join(', ')}`,
      ...harbour(place),
      ...thereNow(glance, place),
    ],
  };
}

/** Ships that are built. */
export function shipThings(glance: Glance<View>): Thing[] {
  const ships = Array.from({ length: SHIPS }, (_, i) => FIRST_SHIP + i);
  return ships
    .filter((ship) => zoneOf(glance.view, ship) >= 0)
    .map((ship) => ({
      name: nameOf(ship),
      also: [`ship-${ship - FIRST_SHIP + 1}`],
      tells: () => [`${nameOf(ship)}, ${berth(glance.view, ship)}`, ...thereNow(glance, ship)],
    }));
}

function berth(view: View, ship: Place): string {
  const zone = zoneOf(view, ship);
  return view.docked[ship - FIRST_SHIP] ? `in the harbour of ${nameOf(harbourIn(zone))}` : `in ${nameOf(zone)}`;
}

export function zoneThings(glance: Glance<View>): Thing[] {
  return ZONES.map(({ id }, i) => {
    const zone = FIRST_ZONE + i;
    const land = harbourIn(zone);
    const name = capital(nameOf(zone));
    return {
      name,
      also: [id, id.slice(1)],
      tells: () => [
        `${name}${land >= 0 ? `, with the harbour of ${nameOf(land)}` : ''}`,
        `Borders sea zones ${zoneNeighbours(zone)
          .map((other) => ZONES[other - FIRST_ZONE].id.slice(1))
          .join(', ')}`,
        ...craftsIn(glance.view, zone).flatMap((craft) => thereNow(glance, craft, craftWords(glance.view, craft))),
      ],
    };
  });
}

/** Ships, and those on the waves. */
function craftsIn(view: View, zone: Place): Place[] {
  const at = (list: readonly Place[], first: Place) => list.flatMap((where, i) => (where === zone ? [first + i] : []));
  return [...at(view.shipAt, FIRST_SHIP), ...at(view.raftAt, FIRST_RAFT)];
}

function craftWords(view: View, craft: Place): string {
  if (craft >= FIRST_RAFT) return 'On the waves';
  return `${nameOf(craft)}${view.docked[craft - FIRST_SHIP] ? ' (in harbour)' : ''}`;
}

/** Who is there as the viewer knows, those who hold it first. */
function thereNow(glance: Glance<View>, place: Place, head = 'There now'): string[] {
  const sides = sidesIn(glance.view, place).map((side) => stackWords(glance, place, side));
  // In the Wastelands parties of several sides pass each other by.
  return [`${head}: ${sides.join(isLand(place) ? '; against them ' : '; ') || 'nobody'}`];
}

function stackWords({ view, people }: Glance<View>, place: Place, side: Side): string {
  const n = strengthOf(view, place, side);
  const row = PEOPLES[view.people[side]];
  const who =
    side === NEUTRAL
      ? `${n} vanquished`
      : `${n} ${n === 1 ? row?.one : row?.name} of ${people.seat(view.seatOf[side])}`;
  const bearers = bearersAt(view, place, side).map((bearer) => bearerWords(view, bearer));
  const tools = isWaste(place) ? toolWords(view.tools, ((place - FIRST_WASTE) * SIDES + side) * TOOLS.length) : [];
  return [who, ...(bearers.length > 0 ? [`with ${bearers.join(', ')}`] : []), ...tools].join(', ');
}
