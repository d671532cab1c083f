import type { Choice } from '@questhall/kernel';
import { ITEM_IDS, ITEMS, KIND_IDS, KINDS, placeNamed, SITES, siteNamed } from '@questhall/lords-and-wizards';
import type { Scene } from '@questhall/table';
import { capital } from '../../shell/words.js';
import { placeWords } from './scene.js';

/** Picks that need other words than their own. `*` is what follows the verb. */
const WORDS: Readonly<Record<string, string>> = {
  'go on': 'End investigation',
  'play neutral': 'Neutrality',
  'play *': '*',
  gold: 'Offer gold, by the die',
  all: 'All of them',
  go: 'They set out',
  back: 'Think better of it',
  halt: 'Halt here',
  stay: 'Nobody else',
  outside: 'Nobody else',
  'advance all': 'All advance',
  'place in castle': 'Put them into the castle',
  'place in city': 'Put them into the city',
  fight: 'Attack',
  'no item': 'Use no item',
  attack: 'Attack the rebels',
  'take command': 'Take command',
  'take *': '*',
  'move *': 'Move from *',
  'sail *': 'Sail from *',
  'hire *': 'Hire in *',
  'build *': 'Build a castle: *',
  'execute *': 'Execute the *',
  'return *': 'Give back the *',
  'move to end the game': 'Move to end the game',
  'launch *': 'Battle fleet at *',
  'carry *': 'Carry by air from *',
  'embark *': 'Go aboard at *',
  'debark *': 'Go ashore at *',
  'garrison *': 'Garrison of *',
  'fly *': 'The * flies',
  'waves *': 'The * goes by the Ring of Waves',
  'ships *': 'Embark under the Robe of Ships',
  'hand *': 'Hand on the *',
  'drink *': 'Drink the *',
  'door *': 'Go through the *',
  'release *': 'Let the guard of the * stand apart',
  'create *': 'The * creates an item',
  'attack city *': 'Attack the city of *',
  'attack castle *': 'Attack the castle of *',
  'attack whole *': 'Attack city and castle of *',
  'attack fleets *': 'Attack the fleets at *',
  'sea battle *': 'Fight at sea at *',
  'double *': 'Double in *',
  'triple *': 'Triple in *',
  'by *': 'Carried by the *',
  'against *': '*',
  'make *': 'The *',
  'summon *': 'Summon a *',
};

/** A word of a pick as people say it: a city, a unit, an item, a hex. */
function nameOf(word: string): string {
  const site = SITES[siteNamed(word)];
  if (site) return site.name;
  const kind = KINDS[KIND_IDS.indexOf(word)];
  if (kind) return kind.name;
  const item = ITEMS[ITEM_IDS.indexOf(word)];
  if (item) return item.name;
  return /^\d{4}(-\d{4})?$/.test(word) && placeNamed(word) >= 0 ? placeWords(word) : word.replaceAll('-', ' ');
}

/** A pick in words; captives are called by their players. */
export function wordsOf({ pick }: Pick<Choice, 'pick'>, chairs: Scene['chairs'] = []): string {
  if (WORDS[pick]) return WORDS[pick];
  const captive = /^(?:execute|return) \S+ (\d)$/.exec(pick);
  if (captive) return wordsOf({ pick: pick.slice(0, -2) }).concat(' of ', chairs[Number(captive[1])]?.name ?? '');
  const words = pick.split(' ');
  for (const verbs of [2, 1]) {
    const pattern = WORDS[`${words.slice(0, verbs).join(' ')} *`];
    if (pattern && words.length > verbs) return capital(pattern.replace('*', words.slice(verbs).map(nameOf).join(' ')));
  }
  return capital(words.map(nameOf).join(' '));
}
