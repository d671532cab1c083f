import {
  characterNamed,
  followerNamed,
  type Host,
  kindNamed,
  kindOf,
  POINTS,
  SHOPS,
  type ShopId,
  SPACES,
  spaceNamed,
  spellNamed,
  type View,
} from '@questhall/talisman';
import type { CardFace } from '../../kit/Card.js';
import { cardFace, characterFace, spellFace } from './cards.js';
import { seatOf } from './ids.js';
import { characterName } from './scene.js';
import { hostsOf } from './spaces.js';
import { wordsOf } from './words.js';

/** What a pick is about: its words for a button, and the thing it names, if that can be shown. */
export interface Pick {
  readonly pick: string;
  readonly label: string;
  readonly face: CardFace | null;
  /** A seat that it is about, -1 if none. */
  readonly seat: number;
  /** A line more, where there is one. */
  readonly note: string;
}

/** Reads a pick. Names of cards, spells, characters and spaces are the rules' own. */
export function read(pick: string, view: View | null, shop?: string): Pick {
  // The first word says what is done, even where a card has that name, too; only a character is a word by itself.
  const names = pick.split(' ').slice(characterNamed(pick) >= 0 ? 0 : 1);
  const host = /^call on (\S+)/.exec(pick)?.[1];
  const face = host ? hostFace(host, view) : faceIn(names);
  return {
    pick,
    label: host ? (CALLS[host] ?? `Call on the ${face?.title}`) : wordsOf(pick, (name) => plain(name, view)),
    face,
    seat: seatIn(names),
    note: noteOf(pick, face, shop),
  };
}

/** What is no person is not called on. */
const CALLS: Readonly<Record<string, string>> = { altar: 'Be healed', prayer: 'Pray', spirits: 'Ask the Spirits' };

/** What it costs, and what it does; of a trophy only what it is worth. */
function noteOf(pick: string, face: CardFace | null, shop: string | undefined): string {
  const trophy = /^add (\S+)$/.exec(pick)?.[1];
  const kind = trophy ? kindNamed(trophy) : -1;
  if (kind >= 0) return `${POINTS[kind]} points.`;
  return [priceIn(pick, shop), face?.text].filter(Boolean).join(' ');
}

function seatIn(names: readonly string[]): number {
  return names.map(seatOf).find((seat) => seat >= 0) ?? -1;
}

function faceIn(names: readonly string[]): CardFace | null {
  return names.map(faceNamed).find((face) => face !== null) ?? null;
}

function faceNamed(name: string): CardFace | null {
  const follower = followerNamed(name);
  if (follower >= 0) return followerFace(follower, name);
  if (kindNamed(name) >= 0) return cardFace(kindNamed(name));
  if (spellNamed(name) >= 0) return spellFace(spellNamed(name));
  return characterNamed(name) >= 0 ? characterFace(characterNamed(name)) : null;
}

export function followerFace(follower: number, name: string): CardFace {
  const face = cardFace(kindOf(follower));
  const how = /^(raised|charmed)-/.exec(name)?.[1];
  return how ? { ...face, title: `${how === 'raised' ? 'Raised' : 'Charmed'} ${face.title}`, kind: 'Follower' } : face;
}

/** Somebody to call on in a space. The same altar does not do the same for everybody, nor one prayer what another does. */
function hostFace(id: string, view: View | null): CardFace | null {
  const host = hostsHere(view).find((one) => one.id === id) ?? ALL_HOSTS.find((one) => one.id === id);
  if (!host) return null;
  return { title: host.name, kind: 'Host', icon: 'person', text: host.text, colour: '#5d3c1c', sky: '#c7a56a' };
}

const ALL_HOSTS: readonly Host[] = SPACES.flatMap((space) => hostsOf(space));

/** Whom the one whose turn it is can call on where he stands. */
function hostsHere(view: View | null): readonly Host[] {
  const space = view ? SPACES[view.at[view.active]] : undefined;
  return view && space ? hostsOf(space, view.alignment[view.active]) : [];
}

/** What it costs to buy something in a shop. */
function priceIn(pick: string, shop = ''): string | null {
  const bought = /^buy bought-(\S+)/.exec(pick)?.[1];
  const prices: Readonly<Record<string, number>> | undefined = SHOPS[shop as ShopId];
  return bought && prices?.[bought] !== undefined ? `${prices[bought]} Gold.` : null;
}

/** A name of the rules as people say it; null if it is none. */
function plain(name: string, view: View | null): string | null {
  const seat = seatOf(name);
  if (seat >= 0) return view ? `the ${characterName(view, seat)}` : `player ${seat + 1}`;
  if (spaceNamed(name) >= 0) return SPACES[spaceNamed(name)].name;
  return faceNamed(name)?.title ?? null;
}
