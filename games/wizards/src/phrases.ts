import type { Json, Phrases, Speaker } from '@questhall/kernel';
import { EVENT_IDS, EVENTS } from './events.js';
import { placeWords } from './map.js';
import { GEMS, PEOPLE, PEOPLE_NAMES, RANKS } from './people.js';
import { tableWords } from './table-words.js';
import { TASK_IDS, TASKS } from './tasks.js';
import { TILES, tileNamed } from './tiles.js';

type A = Readonly<Record<string, Json>>;
const who = (a: A, say: Speaker) => say.seat(Number(a.seat));
const at = (id: Json) => placeWords(String(id));
const tile = (id: Json) => TILES[tileNamed(String(id))]?.name ?? String(id);
const person = (id: Json) => PEOPLE_NAMES[PEOPLE.indexOf(id as (typeof PEOPLE)[number])] ?? String(id);
const task = (id: Json) => `Task ${TASKS[TASK_IDS.indexOf(String(id))]?.no ?? id}`;
const told = (id: Json) => TASKS[TASK_IDS.indexOf(String(id))]?.text ?? '';
const event = (id: Json) => EVENTS[EVENT_IDS.indexOf(String(id))];
const count = (n: Json, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;
const list = (words: readonly string[]) => words.join(', ');
const beast = (id: Json) => String(id).replace('winged-horse', 'winged horse');
const spell = (id: Json) =>
  String(id)
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');
const both = (names: readonly string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1');
const seats = (ids: Json, say: Speaker) => both((ids as number[]).map((seat) => say.seat(seat)));
const TRAPS: Readonly<Record<string, string>> = {
  'trap-lair': 'a Trap that leads to the depths of the Lair',
  'trap-star-crest': 'a Trap that leads to the Star Crest',
  'trap-cottage': "a Trap that leads to Hamdrel's Cottage",
  'trap-abbey': 'a Trap that leads to Shrineheart Abbey',
};
const card = (id: string) => TRAPS[id] ?? (id.startsWith('phantasm') ? 'a Phantasm' : person(id));
const STAGES: Readonly<Record<string, string>> = { boards: 'boards a Boat in', enters: 'enters' };

/** Everything that can be asked, in words. */
const asked = {
  'ask.tile': () => 'Which of your tiles will you lay?',
  'ask.where': (a: A) => `Where on the sea shall the centre of ${tile(a.tile)} lie?`,
  'ask.turned': (a: A) => `How is ${tile(a.tile)} turned?`,
  'ask.tower': () => "Which Sorcerer's Tower is sure to be among your tiles?",
  'ask.where-blind': (a: A) => `Lay a tile face down: ${count(a.left, 'tile')} left.`,
  'ask.turned-blind': () => 'How is it turned?',
  'ask.stretch': (a: A) => `On which side of ${at(a.at)} does the Boat lie?`,
  'ask.piece': () => 'Choose your piece.',
  'ask.way': () => 'How will you set out?',
  'ask.whither': (a: A) => `Where to (${a.way})?`,
  'ask.move': (a: A) =>
    a.land === a.water
      ? `Go where you like, or stop: ${count(a.land, 'point')} left.`
      : `Go where you like, or stop: ${count(a.land, 'point')} left on land, ${a.water} on water.`,
  'ask.boat': () => 'Which Boat do you call?',
  'ask.boat-where': () => 'Where shall it come?',
  'ask.territory': () => 'To which territory?',
  'ask.task': (a: A) => `Your Task marker lies in ${at(a.at)}. Will you fulfil it?`,
  'ask.mark': (a: A) =>
    `${task(a.task)}: choose a space for part ${a.step}${Number(a.left) > 1 ? ` (${a.left} left)` : ''}.`,
  'ask.service': (a: A) => `What shall ${person(a.person)} do for you?`,
  'ask.hamdrel': () => 'Will you serve your Task, or ask Hamdrel for a gift?',
  'ask.gem': (a: A) => `Will you try for a Gem with ${person(a.person)}?`,
  'ask.aim': () => 'At whom do you aim the spell?',
  'ask.deliver': () => 'You stand before Rüktal.',
  'ask.keepsake': () => 'Will you use your card, in case this was the False Wizard?',
  'ask.keep': (a: A) => `Will you use your card against the ${a.by}?`,
  'ask.telepathy': () => 'Will you cast Telepathy instead of visiting the Elves?',
  'ask.dispel': () => 'Demons! Will you cast Demon Dispelling?',
  'ask.tame': () => 'The Dragon! Will you cast Dragon Taming?',
  'ask.escape': () => 'Will you cast Escaping?',
  'ask.animal': () => 'Will you cast Animal Summoning?',
  'ask.gain': (a: A) => `${count(a.n, 'point')} of which type?`,
  'ask.divide': (a: A) => `How much ${a.type} of ${count(a.n, 'point')}?`,
  'ask.lose': (a: A) => `Of which type do you lose ${count(a.n, 'point')}?`,
  'ask.complete': () => 'Which of your Tasks is completed for you?',
  'ask.wish': () => 'Where do you wish to be?',
  'ask.foretell': () => 'Which territory shall fall next?',
  'ask.displace': (a: A, say: Speaker) => `Move ${who(a, say)} up to ${count(a.spaces, 'space')}.`,
  'ask.give': (a: A, say: Speaker) => `Which Task do you give to ${who(a, say)}?`,
  'ask.exchange': (a: A, say: Speaker) => `Which Optional Tasks do you give to ${who(a, say)}?`,
  'ask.gems': () => 'Which Gems do you hand to your partner?',
  'ask.tell': (a: A, say: Speaker) => `Which Secret Wizard will you name to ${who(a, say)}?`,
  cost: (a: A) => `costs ${count(a.n, 'point')}`,
  'cost.all': () => 'takes the whole movement',
};

/** The set-up and the calendar. */
const calendar = {
  'dealer.rolled': (a: A, say: Speaker) =>
    `For Dealer: ${list((a.seats as number[]).map((s, i) => `${say.seat(s)} ${(a.totals as number[])[i]}`))}.`,
  dealer: (a: A, say: Speaker) => `${who(a, say)} is the Dealer.`,
  'tiles.dealt': () => 'The tiles are dealt.',
  'tiles.charted': () => 'Chance lays the islands.',
  'tiles.missing': (a: A) => `${count(a.n, 'tile')} will be missing.`,
  'tiles.turned-up': (a: A) =>
    (a.missing as string[]).length > 0
      ? `The islands are turned up. Missing: ${list((a.missing as string[]).map(tile))}.`
      : 'The islands are turned up.',
  'tile.laid': (a: A, say: Speaker) => `${who(a, say)} lays ${tile(a.tile)}.`,
  'tile.laid-blind': () => 'A tile is laid face down.',
  'boat.moored': (a: A) => `A Boat lies by ${at(a.by)}.`,
  piece: (a: A, say: Speaker) => `${who(a, say)} takes the ${a.colour} piece.`,
  starts: (a: A, say: Speaker) => `${who(a, say)} starts in ${at(a.at)}.`,
  day: (a: A) => `Day ${a.day} of Fortnight ${a.fortnight}.`,
  turn: (a: A, say: Speaker) => `${who(a, say)} has the turn.`,
  'turn.lost': (a: A, say: Speaker) => `${who(a, say)} loses this turn.`,
  rolled: (a: A, say: Speaker) => `${who(a, say)} rolls white ${a.white}, red ${a.red}.`,
  moved: (a: A, say: Speaker) => `${who(a, say)} ${STAGES[String(a.how)] ?? `${a.how} to`} ${at(a.to)}.`,
  flew: (a: A, say: Speaker) => `${who(a, say)} is carried by the ${a.by} to ${at(a.to)}.`,
  transported: (a: A, say: Speaker) => `${who(a, say)} is transported to ${at(a.to)}.`,
  displaced: (a: A, say: Speaker) => `${say.seat(Number(a.by))} moves ${who(a, say)} to ${at(a.to)}.`,
  'boat.came': (a: A, say: Speaker) => `A Boat comes to ${who(a, say)}.`,
  help: (a: A, say: Speaker) => `${who(a, say)} is stranded in ${at(a.at)} and calls for help.`,
  rescued: (a: A, say: Speaker) => `${who(a, say)} rescues ${say.seat(Number(a.other))}.`,
  'extra-turns': (a: A, say: Speaker) => `${who(a, say)} wins ${count(a.n, 'extra turn')}.`,
  'turns.lost': (a: A, say: Speaker) => `${who(a, say)} loses ${count(a.n, 'turn')}.`,
  detained: (a: A, say: Speaker) => `${who(a, say)} is detained.`,
};

/** People, points and Tasks. */
const callings = {
  met: (a: A, say: Speaker) =>
    `${who(a, say)} ${a.how === 'met' ? 'meets' : 'reaches in thought'} ${person(a.person)}.`,
  contact: (a: A, say: Speaker) => `${who(a, say)} reaches ${person(a.person)} in thought.`,
  joined: (a: A, say: Speaker) => `${who(a, say)} joins the Order of ${spell(a.order)} as an Apprentice.`,
  promoted: (a: A, say: Speaker) => `${who(a, say)} rises to Rank ${a.rank}.`,
  healed: (a: A, say: Speaker) => `${who(a, say)} is healed.`,
  dazed: (a: A, say: Speaker) => `${who(a, say)} is Demon Dazed.`,
  bound: (a: A, say: Speaker) => `${who(a, say)} is Dragonbound.`,
  'points.gained': (a: A, say: Speaker) => `${who(a, say)} gains ${a.n} ${a.type}.`,
  'points.lost': (a: A, say: Speaker) => `${who(a, say)} loses ${a.n} ${a.type}.`,
  'task.drawn': (a: A, say: Speaker) =>
    `${who(a, say)} receives ${task(a.task)}${a.mandatory ? ' (Mandatory)' : ''}: ${told(a.task)}`,
  'task.dead': (a: A) => `${task(a.task)} can be done no more and is out of play.`,
  'task.marked': (a: A, say: Speaker) => {
    const places = (a.at as (string | null)[]).filter((id) => id !== null);
    return `${who(a, say)} marks ${places.length > 0 ? list(places.map((id) => at(id as string))) : 'no space'} for ${task(a.task)}.`;
  },
  'task.step': (a: A, say: Speaker) => `${who(a, say)} fulfils part ${a.step} of ${task(a.task)}.`,
  'task.completed': (a: A, say: Speaker) => `${who(a, say)} completes ${task(a.task)}.`,
  'task.impossible': (a: A, say: Speaker) => `${task(a.task)} of ${who(a, say)} has become impossible.`,
  'task.given': (a: A, say: Speaker) => `${who(a, say)} gives ${task(a.task)} to ${say.seat(Number(a.to))}.`,
  vigil: (a: A, say: Speaker) => `${who(a, say)} stays in ${at(a.at)} for ${task(a.task)}.`,
  'gem.seen': (a: A, say: Speaker) =>
    `${who(a, say)} rolls ${a.die} and looks at the Gem card of ${person(a.person)}${a.gem ? `: ${jewel(a.gem)}` : ''}.`,
  'gem.refused': (a: A, say: Speaker) => `${person(a.person)} refuses ${who(a, say)} a Gem.`,
  'gem.all': (a: A, say: Speaker) =>
    `${who(a, say)} perceives all Gem cards${a.gems ? `: ${list((a.gems as number[]).map((gem, i) => `${PEOPLE_NAMES[i]} ${jewel(GEMS[gem])}`))}` : ''}.`,
  'gems.exchanged': (a: A, say: Speaker) => `${seats(a.seats, say)} may have exchanged Gems, unseen.`,
  delivered: (a: A, say: Speaker) => `${who(a, say)} lays all six Sacred Gems before Rüktal.`,
};

function jewel(id: Json): string {
  return id === 'false' ? 'the False Wizard' : `the ${id}`;
}

/** Encounters, spells, evil. */
const perils = {
  table: (a: A, say: Speaker) => `${who(a, say)} rolls ${a.roll}: ${tableWords(String(a.table), Number(a.roll))}.`,
  players: (a: A, say: Speaker) =>
    `${seats(a.seats, say)} meet and roll ${a.roll}: ${tableWords(a.rank4 ? 'players-4' : 'players', Number(a.roll))}.`,
  cast: (a: A, say: Speaker) =>
    `${who(a, say)} casts ${spell(a.spell)} and rolls ${a.die}: ${a.works ? 'it works' : 'it fails'}.`,
  animal: (a: A, say: Speaker) =>
    `A ${beast(['', 'unicorn', 'winged-horse', 'horse', 'hound'][Number(a.animal)])} comes to ${who(a, say)} for ${count(a.turns, 'turn')}.`,
  dove: (a: A, say: Speaker) => `A dove brings ${who(a, say)} a Task.`,
  event: (a: A, say: Speaker) => `${who(a, say)} draws Event ${event(a.event)?.no}: ${event(a.event)?.text}`,
  foretold: (a: A) => `${tile(a.tile)} is to fall next.`,
  'wizard.drawn': (a: A) => `Wizard cards: ${list((a.cards as string[]).map(card))}.`,
  'wizard.appears': (a: A) => `${person(a.person)} is seen in ${at(a.at)}.`,
  'wizard.lost': (a: A) => `${person(a.person)} is seen there no more.`,
  'secret.lost': (a: A) => `Secret Wizard ${a.letter} is seen there no more.`,
  'secret.appears': (a: A) =>
    `Secret Wizard ${a.letter}${a.person ? `, who is ${person(a.person)},` : ''} is seen in ${at(a.at)}.`,
  'secret.unmasked': (a: A) => `Secret Wizard ${a.letter} is ${person(a.person)}.`,
  'secret.told': (a: A, say: Speaker) =>
    `${say.seat(Number(a.from))} tells ${who(a, say)} who Secret Wizard ${a.letter} is${a.person ? `: ${person(a.person)}` : ''}.`,
  demons: (a: A, say: Speaker) => `Demons beset ${who(a, say)} in ${at(a.at)}.`,
  'demon.placed': (a: A) => `A Demon appears in ${at(a.at)}.`,
  'demon.aboard': (a: A, say: Speaker) => `A Demon appears in the Boat of ${who(a, say)}.`,
  'demons.gone': (a: A, say: Speaker) => `${who(a, say)} drives the Demons off.`,
  dragon: (a: A, say: Speaker) => `${who(a, say)} faces the Dragon in ${at(a.at)}.`,
  'dragon.moves': (a: A) => `The Dragon comes to ${at(a.to)}.`,
  robbed: (a: A, say: Speaker) => `${who(a, say)} is robbed of all Magical Objects and Gems by ${thief(a.by)}.`,
  'theft.warded': (a: A, say: Speaker) => `Nothing can be stolen from ${who(a, say)}.`,
  keepsake: (a: A, say: Speaker) => `${who(a, say)} keeps everything by Event 29.`,
  trapped: (a: A, say: Speaker) => `${who(a, say)} is trapped${trapWords(a)}.`,
  'trap.held': (a: A, say: Speaker) => `${who(a, say)} rolls ${a.white} and stays in the Trap.`,
  'trap.ended': (a: A, say: Speaker) => `${who(a, say)} rolls ${a.white} and is free of the Trap.`,
  'trap.warded': (a: A, say: Speaker) => `No Trap can hold ${who(a, say)}.`,
  'evil.attacks': () => 'Evil attacks.',
  'evil.thwarted': () => 'Evil is thwarted: an ordinary day.',
  'evil.will-fail': (a: A) =>
    `Ten Tasks are done: Evil will be thwarted${Number(a.times) > 1 ? ` ${a.times} times` : ''}.`,
  fallen: (a: A) => `${tile(a.tile)} falls to Evil.`,
  'over.gems': (a: A, say: Speaker) => `${who(a, say)} has brought the six Gems to Rüktal and wins.`,
  'over.circle': () => 'The Sacred Circle has fallen: all have lost.',
  'over.lair': (a: A, say: Speaker) => `${who(a, say)} is stranded in the Dragon's Lair and bound for ever.`,
  'over.drowned': (a: A, say: Speaker) => `${who(a, say)} drowns.`,
};

function thief(id: Json): string {
  return id === 'dragon' ? 'the Dragon' : String(id);
}

function trapWords(a: A): string {
  if (a.how === 'turns') return ` for ${count(a.turns, 'turn')}`;
  return a.how === 'roll' ? ' until a roll of 5 or 6' : ' for the rest of the Fortnight';
}

/** What a Rank is called. */
export function rankName(order: number, rank: number): string {
  return RANKS[order]?.[rank]?.name ?? 'Uninitiated';
}

/** Everything that can be asked or told, in words. */
export const phrases = { ...asked, ...calendar, ...callings, ...perils } satisfies Phrases;
