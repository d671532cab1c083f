import {
  nameOf,
  PEOPLES,
  placeNamed,
  priceOf,
  SCROLLS,
  TOOLS,
  TREASURES,
  type View,
  whereOf,
} from '@questhall/dragonlords';
import type { Choice, Prompt } from '@questhall/kernel';
import { bearerIn, bearerWords, placeName, sideAsked } from './scene.js';

const ON: Readonly<Record<string, string>> = {
  'purchase.choose': 'On to sea',
  'naval.choose': 'On to the quests',
  'quest.choose': 'On to combat',
  'combat.choose': 'End combat',
  'transfer.choose': 'End transfers',
  'trade.choose': 'Leave the market',
  'lair.choose': 'Let it sleep',
};

const PLAIN: Readonly<Record<string, string>> = {
  stop: 'End this voyage',
  begin: 'Begin the battle',
  'set out': 'Set out, and roll',
  stay: 'Stay',
  suffer: 'Suffer it',
  reflect: 'Turn it back',
  'fight on': 'Fight on',
  'drink potion': 'Drink the potion',
  'drink elixir': 'Drink the elixir',
  consult: 'Ask the Gods for the Dragon',
  'take orb': 'Take a DragonOrb',
  fight: 'Face the Red Dragon',
  charm: 'Charm the Dragon',
  strike: 'Strike back',
  'teach unit': 'One of the units',
  'raise unit': 'One of the units',
};

/** A pick as the words of a button. */
export function wordsOf(choice: Choice, prompt: Prompt, view: View | null): string {
  const { pick, at } = choice;
  if (pick === 'go on') return ON[prompt.ask] ?? 'Go on';
  if (pick === 'ready') return readyWords(prompt);
  if (pick === 'nobody') return prompt.ask === 'group.choose' ? 'Nobody goes' : 'Nobody';
  if (PLAIN[pick]) return PLAIN[pick];
  const [verb, first = '', second = ''] = pick.split(' ');
  const who = view ? bearerNamed(view, at ?? []) : null;
  if (who) return bearerDeed(verb, who, view, at ?? []);
  return deed(verb, first, second, prompt, view);
}

function readyWords({ says }: Prompt): string {
  if (says.key === 'ask.counter-attack') return 'Strike back';
  return says.key === 'ask.ward' ? 'Show nothing' : 'Ready for the dice';
}

function bearerNamed(view: View, at: readonly string[]): string | null {
  const bearer = at.map(bearerIn).find((one) => one >= 0);
  return bearer === undefined ? null : bearerWords(view, bearer);
}

function bearerDeed(verb: string, who: string, view: View | null, at: readonly string[]): string {
  switch (verb) {
    case 'teleport':
      return `Teleport: ${who}${whereWords(view, at)}`;
    case 'fireball':
      return `Fireball: ${who}`;
    case 'lightning-bolt':
      return `Lightning bolt: ${who}`;
    case 'by':
      return `${who}${whereWords(view, at)}`;
    case 'heal':
      return `Healed by ${who}`;
    case 'lose':
      return `Lose ${who}`;
    default:
      return who;
  }
}

function whereWords(view: View | null, at: readonly string[]): string {
  const bearer = at.map(bearerIn).find((one) => one >= 0) ?? -1;
  const place = view && bearer >= 0 ? whereOf(view, view.bearerAt[bearer]) : -1;
  return place < 0 ? '' : `, in ${nameOf(place)}`;
}

const VERBS: Readonly<Record<string, string>> = {
  claim: 'Claim',
  settle: 'Settle',
  add: 'Add one to',
  king: 'The King goes to',
  wizard: 'The Wizard goes to',
  blank: 'The blank one goes to',
  dock: 'The ship lies in',
  attack: 'Attack',
  sneak: 'Sneak upon',
  march: 'March from',
  fight: 'Fight in',
  burn: 'Burn the ships in',
  from: 'Join from',
  retreat: 'Retreat to',
  go: 'Sail to',
  board: 'Board from',
  land: 'Land in',
  sail: 'Sail',
  to: 'To',
  leave: 'Leave for',
  move: 'Move the party in',
  quest: 'Send a party from',
  against: 'Against',
  gather: 'Gather in',
};

function deed(verb: string, first: string, second: string, prompt: Prompt, view: View | null): string {
  if (VERBS[verb] && placeNamed(first) >= 0) return `${VERBS[verb]} ${placeName(first)}`;
  switch (verb) {
    case 'lead':
      return peopleTitle(first);
    case 'look':
      return `At those of the ${peopleTitle(first)}`;
    case 'cast':
      return `Cast ${scrollTitle(first)}`;
    case 'show':
      return `Show ${counterTitle(first)}`;
    case 'buy':
      return buyWords(first, prompt, view);
    case 'pay':
    case 'put':
      return `${verb === 'pay' ? 'Pay' : 'Put'} ${first} ${verb === 'pay' ? 'from' : 'in'} ${placeName(second)}`;
    case 'take':
      return /^\d+$/.test(first) ? `Take ${first}` : toolTitle(first);
    case 'call':
      return `Call ${first}`;
    case 'bound':
      return `${first} of those`;
    case 'units':
      return first === 'waves' ? 'Those on the waves' : `Those aboard ${placeName(first)}`;
    case 'lose':
      return `Lose ${first} ${first === '1' ? 'unit' : 'units'}`;
    case 'give':
      return `${first === 'unit' ? 'One of the units' : capital(counterTitle(first))}, in ${placeName(second)}`;
    case 'transfer':
      return `From ${placeName(first)} to ${placeName(second)}`;
    case 'place':
      return first === 'ship' ? `A ship in ${placeName(second)}` : `${first} in ${placeName(second)}`;
    default:
      return [capital(verb), first, second].filter(Boolean).map(plain).join(' ');
  }
}

function capital(words: string): string {
  return words[0].toUpperCase() + words.slice(1);
}

function plain(word: string): string {
  return placeNamed(word) >= 0 ? placeName(word) : word;
}

function buyWords(what: string, prompt: Prompt, view: View | null): string {
  if (what === 'ship') return 'A ship, 10 gold';
  const tool = TOOLS.find(({ id }) => id === what);
  if (tool) return `${tool.name}, ${tool.price} gold`;
  const people = view ? view.people[sideAsked(view, prompt.seat)] : -1;
  const row = PEOPLES[people];
  if (!row) return `Buy ${what}`;
  const n = Number(what);
  return `Buy ${n} ${n === 1 ? row.one : row.name} for ${priceOf(people, n)} gold`;
}

export function peopleTitle(id: string): string {
  return PEOPLES.find((row) => row.id === id)?.name ?? id;
}

export function scrollTitle(id: string): string {
  return SCROLLS.find((row) => row.id === id)?.name ?? id;
}

export function toolTitle(id: string): string {
  return TOOLS.find((row) => row.id === id)?.name ?? id;
}

export function counterTitle(id: string): string {
  if (id === 'king') return 'the King';
  if (id === 'blank') return 'the blank counter';
  if (id === 'dragonlord') return 'the DragonLord';
  const wizard = /^wizard-(\d)$/.exec(id)?.[1];
  return wizard ? `Wizard ${wizard}` : `the ${TREASURES.find((row) => row.id === id)?.name ?? id}`;
}
