import type { Choice } from '@questhall/kernel';
import {
  EVENT_IDS,
  EVENTS,
  PEOPLE,
  PEOPLE_NAMES,
  placeWords,
  TASK_IDS,
  TASKS,
  TILES,
  tileNamed,
} from '@questhall/wizards';

/** How a button says what a pick means, for those that do not speak for themselves. Names are put in for `*`. */
const WORDS: Readonly<Record<string, string>> = {
  roll: 'Roll for movement',
  'call for help': 'Call for help',
  'cast transporting': 'Cast Transporting',
  'star crest': 'To the Star Crest by card',
  'go anywhere': 'Go anywhere by card',
  unicorn: 'Ride the Unicorn',
  'winged horse': 'Fly on the Winged Horse',
  // The question names the spell.
  'cast demon-dispelling': 'Cast it',
  'cast dragon-taming': 'Cast it',
  'cast escaping': 'Cast it',
  'cast telepathy': 'Cast it',
  'cast animal-summoning': 'Cast it',
  'cast *': 'Cast *',
  // The card of the place names it.
  'go *': 'Go there',
  'sail *': 'Sail there',
  'swim *': 'Swim there',
  'enter *': 'Enter there',
  'board *': 'Board it',
  stop: 'Stop here',
  'cast boat-summoning': 'Call a Boat',
  'cast swiftness': 'Swiftness',
  fulfil: 'Fulfil it',
  ignore: 'Leave the marker',
  'deliver the gems': 'Deliver the Gems',
  'nothing to deliver': 'Nothing to deliver',
  join: 'Join him',
  task: 'A new Task',
  gem: 'Try for a Gem',
  decline: 'Nothing',
  gift: 'A gift',
  stay: 'Stay here',
  'leave him': 'Leave him there',
  enough: 'Give no more',
  'a stone': 'A random stone of the Circle',
  'no spell': 'No spell',
  'hand over nothing': 'Keep all Gems',
  'mark *': 'Put the marker in *',
  'move *': 'To *',
  'to *': 'To *',
  'at *': 'Lay it here',
  'boat *': 'In *',
  'lay *': 'Lay *',
  'give *': 'Give *',
  'complete *': '* is done',
  'foretell *': '* shall fall',
  'use *': 'Use *',
  'keep *': 'Keep * for later',
};

/** A thing as people call it; null for a word that is no name. */
function nameOf(word: string): string | null {
  const tile = TILES[tileNamed(word)];
  if (tile) return tile.name;
  const person = PEOPLE.indexOf(word as (typeof PEOPLE)[number]);
  if (person >= 0) return PEOPLE_NAMES[person];
  const boat = /^boat-(\d+)$/.exec(word);
  if (boat) return `Boat ${boat[1]}`;
  const task = TASKS[TASK_IDS.indexOf(word)];
  if (task) return `Task ${task.no}`;
  const event = EVENTS[EVENT_IDS.indexOf(word)];
  if (event) return `Event ${event.no}`;
  const place = placeWords(word);
  return place === word ? null : place;
}

/** The name of a spell. */
function titled(word: string): string {
  return word.replace(/(^|-)([a-z])/g, (_, dash: string, first: string) => `${dash && ' '}${first.toUpperCase()}`);
}

/** A pick in words. */
export function wordsOf({ pick }: Pick<Choice, 'pick'>): string {
  if (WORDS[pick]) return WORDS[pick];
  if (/^\d+ (knowledge|perception)$/.test(pick)) return `Take ${pick}`;
  const turn = /^turn (\d)$/.exec(pick);
  if (turn) return 'Lay it so';
  const [verb, ...rest] = pick.split(' ');
  const names = rest.map((word) => nameOf(word) ?? (verb === 'cast' ? titled(word) : word.replaceAll('-', ' ')));
  const said = WORDS[`${verb} *`]?.replace('*', names.join(', ')) ?? [nameOf(verb) ?? verb, ...names].join(' ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}
