import {
  type Card,
  type CardType,
  CHARACTERS,
  CREATURES,
  cardsOn,
  FIRST_PILE,
  type Host,
  KINDS,
  type Kind,
  kindOf,
  OPPOSITE,
  type RegionId,
  RING,
  SHOPS,
  SPACES,
  SPELLS,
  type SpaceId,
  spaceNamed,
  type View,
  WAY_BACK,
  WAY_ON,
} from '@questhall/talisman';
import type { Glance, Look, Thing } from './drawing.js';
import { playerThing } from './looking.js';
import { toldOf } from './talisman-players.js';
import { characterName, peopleOn, spaceName, thingsOn } from './talisman-words.js';

/** Spaces with what happens and lies there, characters, cards and where they are, Spells. */
export const lookTalisman: Look<View> = (glance) => [
  {
    sort: 'players',
    things: glance.view.out.map((_, seat) => playerThing(glance, seat, () => [toldOf(glance.view, seat).join(' · ')])),
  },
  { sort: 'spaces', things: SPACES.map((_, space) => spaceThing(glance, space)) },
  { sort: 'characters', things: CHARACTERS.map((_, character) => characterThing(glance, character)) },
  { sort: 'cards', things: KINDS.slice(0, FIRST_PILE).map((card) => cardThing(glance, card)) },
  { sort: 'creatures', things: CREATURES.map(creatureThing) },
  { sort: 'Spells', things: SPELLS.map((_, kind) => spellThing(glance.view, kind, glance.people)) },
];

const REGIONS: Readonly<Record<RegionId, string>> = {
  outer: 'Outer Region',
  middle: 'Middle Region',
  inner: 'Inner Region',
  crown: 'the middle of the Inner Region',
};

function spaceThing(glance: Glance<View>, space: SpaceId): Thing {
  const { view, people } = glance;
  const { id, region, text, encounter } = SPACES[space];
  const name = spaceName(space);
  const hosts = encounter.kind === 'visit' ? encounter.hosts : [];
  return {
    name,
    also: [id, ...hosts.map((host) => host.name)],
    tells: () => {
      const here = [
        ...peopleOn(view, space).map((seat) => `${people.seat(seat)} (${characterName(view, seat)})`),
        ...thingsOn(view, space),
      ];
      return [
        `${name}, ${REGIONS[region]}`,
        text,
        ...hosts.filter((host) => host.text !== text).map(hostLine),
        ...ways(space),
        `There now: ${here.join(', ') || 'nobody and nothing'}`,
      ];
    },
  };
}

function hostLine({ name, text }: Host): string {
  return `${name}: ${text}`;
}

/** Where one gets from a space: round its ring, over the river, or along the way to the Crown. */
function ways(space: SpaceId): string[] {
  const { region } = SPACES[space];
  const names = (spaces: readonly SpaceId[]) => spaces.map(spaceName).join(' or ');
  if (region === 'inner' || region === 'crown') {
    const [on, back] = [WAY_ON[space] ?? [], WAY_BACK[space] ?? []];
    return [...(on.length > 0 ? [`On to ${names(on)}`] : []), ...(back.length > 0 ? [`Back to ${names(back)}`] : [])];
  }
  const ring = RING[region];
  const at = ring.indexOf(space);
  const next = (by: number) => spaceName(ring[(at + by + ring.length) % ring.length]);
  const over = OPPOSITE[space];
  return [
    `Clockwise comes ${next(1)}, anticlockwise ${next(-1)}`,
    ...(over.length > 0 ? [`Over the Storm River by Raft: ${names(over)}`] : []),
  ];
}

function characterThing({ view, people }: Glance<View>, character: number): Thing {
  const { id, name, alignment, start, strength, craft, spells, abilities } = CHARACTERS[character];
  const seats = view.character.flatMap((one, seat) => (one === character ? [people.seat(seat)] : []));
  return {
    name,
    also: [id],
    tells: () => [
      `${name}, character, ${alignment}, Strength ${strength}, Craft ${craft}`,
      `Begins in ${spaceName(spaceNamed(start))}${spells > 0 ? ` with ${spells === 1 ? 'a Spell' : `${spells} Spells`}` : ''}`,
      ...abilities.map(({ text }) => text),
      ...(seats.length > 0 ? [`Played by ${seats.join(', ')}`] : []),
    ],
  };
}

const TYPES: Readonly<Record<CardType, string>> = {
  event: 'Event',
  animal: 'Enemy (animal)',
  monster: 'Enemy (monster)',
  dragon: 'Enemy (dragon)',
  spirit: 'Enemy (spirit)',
  stranger: 'Stranger',
  follower: 'Follower',
  'magic-object': 'Magic Object',
  object: 'Object',
  place: 'Place',
};

/** A card, and the one of the same name that is bought or given. */
function cardThing(glance: Glance<View>, card: Card): Thing {
  const { id, name, type, text, strength, craft } = card;
  const kinds = KINDS.flatMap((one, kind) => (one.name === name ? [kind] : []));
  const points = strength === undefined ? craft && `, Craft ${craft}` : `, Strength ${strength}`;
  return {
    name,
    also: kinds.map((kind) => KINDS[kind].id),
    tells: () => [
      `${name}, ${TYPES[type]}${points ?? ''}`,
      text,
      ...(card.bribe ? [`Lets one pass for ${card.bribe} Gold`] : []),
      ...wares(id),
      ...whereabouts(glance, kinds),
    ],
  };
}

/** Where these cards are: they all lie open or in the stock, so that everybody can tell. */
function whereabouts({ view, people }: Glance<View>, kinds: readonly Kind[]): string[] {
  const among = (list: readonly number[]) => list.filter((one) => kinds.includes(kindOf(one))).length;
  const sum = (counts: readonly number[], first = 0) => kinds.reduce((n, kind) => n + (counts[kind - first] ?? 0), 0);
  const some = (n: number, where: string) => (n > 0 ? [`${n} ${where}`] : []);
  const places = [
    ...SPACES.flatMap((_, space) => some(among(cardsOn(view, space)), `in ${spaceName(space)}`)),
    ...view.out.flatMap((_, seat) => [
      ...some(among([...view.objects[seat], ...view.followers[seat]]), `with ${people.seat(seat)}`),
      ...some(among(view.trophies[seat]), `a trophy of ${people.seat(seat)}`),
    ]),
    ...some(sum(view.stock), 'in the stock'),
    ...some(sum(view.discard), 'discarded'),
    ...some(sum(view.piles, FIRST_PILE), 'in the pile'),
  ];
  return places.length > 0 ? [`Now ${places.join(', ')}`] : [];
}

/** Who sells it. */
function wares(id: string): string[] {
  const prices = Object.entries(SHOPS).flatMap(([shop, goods]) => {
    const price = new Map<string, number>(Object.entries(goods)).get(id);
    return price === undefined ? [] : [`${price} Gold ${shop === 'market' ? 'at the Market' : 'from the Blacksmith'}`];
  });
  return prices.length > 0 ? [`Sold for ${prices.join(', ')}`] : [];
}

/** Creatures of spaces that have no card. */
function creatureThing({ id, name, strength, craft }: (typeof CREATURES)[number]): Thing {
  const points = strength > 0 ? `Strength ${strength}` : craft > 0 ? `Craft ${craft}` : 'Strength by two dice';
  return { name, also: [id], tells: () => [`${name}, a creature without a card, ${points}`] };
}

/** A Spell, and what the viewer may know of where its cards are. */
function spellThing({ spells, spellDiscard, unseenSpells }: View, kind: number, people: Glance['people']): Thing {
  const { id, name, copies, text } = SPELLS[kind];
  const places = [
    ...spells.flatMap((hand, seat) => (hand.includes(kind) ? [`with ${people.seat(seat)}`] : [])),
    ...(spellDiscard[kind] > 0 ? [`${spellDiscard[kind]} discarded`] : []),
    ...(unseenSpells[kind] > 0 ? [`${unseenSpells[kind]} not seen`] : []),
  ];
  return {
    name,
    also: [id],
    tells: () => [
      `${name}, Spell, ${copies} in the game`,
      text,
      ...(places.length > 0 ? [`Now ${places.join(', ')}`] : []),
    ],
  };
}
