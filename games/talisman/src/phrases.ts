import type { Json, Phrases, Speaker } from '@questhall/kernel';
import { CHARACTERS, characterNamed } from './cards/characters.js';
import { followerNamed, KINDS, kindNamed, kindOf } from './cards/kinds.js';
import { SPELLS, spellNamed } from './cards/spells.js';
import { CREATURES, QUESTS } from './effects.js';
import { SPACES, spaceNamed } from './map.js';

type A = Readonly<Record<string, Json>>;

const space = (id: Json) => SPACES[spaceNamed(String(id))]?.name ?? String(id);
const character = (id: Json) => CHARACTERS[characterNamed(String(id))]?.name ?? String(id);
const spell = (id: Json | undefined) =>
  id === undefined ? 'a Spell' : (SPELLS[spellNamed(String(id))]?.name ?? String(id));
const count = (n: Json, one: string) => `${n} ${one}${n === 1 ? '' : one === 'Life' ? '' : 's'}`;
const lives = (n: Json) => (n === 1 ? 'a Life' : `${n} Lives`);
const who = (a: A, say: Speaker, key = 'seat') => say.seat(Number(a[key]));
const list = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** A card, a Follower or a creature by name. */
function thing(id: Json): string {
  const text = String(id);
  const kind = kindNamed(text);
  if (kind >= 0) return KINDS[kind].name;
  const follower = followerNamed(text);
  if (follower >= 0) return `${text.startsWith('raised') ? 'raised' : 'charmed'} ${KINDS[kindOf(follower)].name}`;
  return CREATURES.find((c) => c.id === text)?.name ?? (text === 'gold' ? 'a Gold' : text);
}

const things = (ids: Json) => list((ids as string[]).map(thing));

/** What is gained or lost, in words. */
function amount(a: A): string {
  const n = Number(a.n);
  if (a.what === 'life') return lives(n);
  if (a.what === 'gold') return `${n} Gold`;
  return `${n} ${a.what === 'strength' ? 'Strength' : 'Craft'}`;
}

const BY: Readonly<Record<string, string>> = {
  raft: 'crosses by Raft to',
  woods: 'walks through the Woods to',
  wizard: 'is taken by the wizard to',
  boatman: 'is ferried to',
  teleport: 'teleports to',
  bridge: 'crosses the bridge to',
  portal: 'passes the Portal to',
  retreat: 'goes back to',
  exit: 'comes out at',
  warlock: 'is brought back by the Warlock to',
  wish: 'is carried to',
  imp: 'is sent by the Imp to',
  'magic-portal': 'passes the Magic Portal to',
};

function left(a: A): string {
  const parts = [...(a.cards as string[]).map(thing), ...(Number(a.gold) > 0 ? [`${a.gold} Gold`] : [])];
  return list(parts);
}

function bundle(words: Json, gold: Json, spells: Json): string {
  const parts = (words as string[]).map(thing);
  if (Number(gold) > 0) parts.push(`${gold} Gold`);
  if (Number(spells) > 0) parts.push(count(spells, 'Spell'));
  return parts.length > 0 ? list(parts) : 'nothing';
}

/** What is to be pointed at, by the Spell. */
const AIMS: Readonly<Record<string, string>> = {
  acquisition: 'Acquisition: from whom will you take something?',
  mesmerism: 'Mesmerism: whose Follower will you take?',
  nullify: 'Nullify: who will discard all Spells?',
  random: 'Random: who will roll the die?',
  healing: 'Healing: who will be healed?',
  immobility: 'Immobility: who will be held?',
  destruction: 'Destruction: which card will you destroy?',
  hex: 'Hex: on which space will you lay it?',
  teleport: 'Teleport: to which space will you go?',
};

const asks = {
  'ask.character': () => 'Choose your character.',
  'ask.move': (a: A) => {
    if (!a.inner) return 'How will you move?';
    return a.due ? 'Inner Region: see the space through, or go back.' : 'Inner Region: one space on or back.';
  },
  'ask.way': (a: A) => `Move ${count(a.steps, 'space')}: which way?`,
  'ask.branch': () => 'Which way back?',
  'ask.portal': () => 'Will you open the Portal by Strength or by Craft?',
  'ask.encounter': () => 'What will you encounter: the space, or a character?',
  'ask.meet': () => 'Whom will you encounter, and how?',
  'ask.evade-character': (a: A, say: Speaker) => `${who(a, say)} would ${deed(a, 'you')}: will you evade?`,
  'ask.evade-card': (a: A) => `Will you evade the ${thing(a.card)}?`,
  'ask.visit': (a: A) => `The ${thing(a.card)}: will you make use of it?`,
  'ask.order': () => 'Which card comes first?',
  'ask.discard': () => 'Which of the cards drawn will you discard?',
  'ask.claim': (a: A) => `${space(a.space)}: take or visit what you like, then go on.`,
  'ask.roll': (a: A) => `${space(a.space)}: you need not roll. Will you?`,
  'ask.fight': (a: A) =>
    (a.foes as string[]).length > 0
      ? `${things(a.foes)}: will you fight?`
      : `${things(a.idle)} will leave you alone. What will you do?`,
  'ask.raise': (a: A) => `Keep the ${thing(a.card)} as a trophy, or raise it as a Follower?`,
  'ask.ready': () => 'Make ready: the dice come next.',
  'ask.unseen': () => 'Will you strike unseen?',
  'ask.victor': (a: A, say: Speaker) => `You have beaten ${who(a, say, 'loser')}: what will you take?`,
  'ask.rob': (a: A, say: Speaker) => `What will you take from ${who(a, say, 'other')}?`,
  'ask.prayer': () => 'Will you add 1 to your prayer?',
  'ask.choose': () => 'Which will it be?',
  'ask.follower': () => 'Which Follower will you give up?',
  'ask.heal': (a: A) => `How many Lives will you have healed, for ${a.price} Gold each?`,
  'ask.buy': () => 'What will you buy?',
  'ask.alchemy': () => 'Which Objects will you turn into Gold?',
  'ask.exchange': (a: A) => `Which Enemies will you exchange for Strength? (${a.points} points so far)`,
  'ask.travel': () => 'To which space will you go?',
  'ask.wish': () => 'What do you wish for?',
  'ask.toll': () => 'The Black Knight: a Gold, or a Life?',
  'ask.vampire': (a: A) => `The Vampire wants ${lives(a.n)}: a Life, or a Follower?`,
  'ask.amulet': () => 'The Amulet keeps you from casting: will you lay it down?',
  'ask.command': (a: A) => `The Command Spell: lose a Life (${a.lives} left), or give up the game?`,
  'ask.offer': (a: A, say: Speaker) => `Market Day: an offer to ${who(a, say, 'to')}?`,
  'ask.accept': (a: A, say: Speaker) => `Do you accept the offer of ${who(a, say, 'from')}?`,
  'ask.pay': (a: A) => `Which Spell will you give? (${a.n} to give)`,
  'ask.lay': (a: A) => `You carry too much: lay down ${count(a.n, 'Object')}.`,
  'ask.surplus': (a: A) => `Your Craft does not allow so many: discard ${count(a.n, 'Spell')}.`,
  'ask.aim': (a: A) => AIMS[String(a.spell)] ?? `${spell(a.spell)}: at what?`,
  'ask.ditch': () => 'Lay something down.',
  'ask.align': () => 'Change your alignment.',
  'ask.drink': () => 'Drink the Potion of Strength.',
  'ask.window.start': (a: A, say: Speaker) => `The turn of ${who(a, say)} begins: will you cast a Spell?`,
  'ask.window.arrival': (a: A, say: Speaker) => `${who(a, say)} has moved: will you cast a Spell?`,
  'ask.window.card': (a: A, say: Speaker) => `${who(a, say)} is about to meet a card: will you cast a Spell?`,
  'ask.window.fight': (a: A, say: Speaker) => `Before the dice of ${who(a, say)}: will you cast a Spell?`,
  'ask.window.loss': (a: A, say: Speaker) =>
    a.loss === 'life'
      ? `${who(a, say)} is about to lose a Life: will you cast a Spell?`
      : `${a.loss === 'enemy' ? 'An Enemy' : 'A Follower'} is about to die: will you cast a Spell?`,
  'ask.window.spell': () => 'A Spell has just been cast: will you answer it?',
} satisfies Phrases;

/** Everything that can be asked or told, in words. */
export const phrases = {
  ...asks,
  character: (a: A, say: Speaker) => `${who(a, say)} is the ${character(a.character)}, at the ${space(a.space)}.`,
  'first.rolled': (a: A, say: Speaker) =>
    `Who begins: ${(a.seats as number[]).map((s, i) => `${say.seat(s)} ${(a.dice as number[])[i]}`).join(', ')}.`,
  'first.is': (a: A, say: Speaker) => `${who(a, say)} begins.`,
  turn: (a: A, say: Speaker) => `${who(a, say)} has the turn.`,
  'turn.missed': (a: A, say: Speaker) => `${who(a, say)} misses this turn.`,
  'turn.stopped': (a: A, say: Speaker) => `${who(a, say)} cannot move a finger this turn.`,
  misses: (a: A, say: Speaker) => `${who(a, say)} is to miss a turn.`,
  reborn: (a: A, say: Speaker) => `${who(a, say)} starts again as the ${character(a.character)}.`,
  rolled: (a: A, say: Speaker) => `${who(a, say)} rolls a ${a.die} for the move.`,
  freed: (a: A, say: Speaker) => `${who(a, say)} goes free from the Temple.`,
  moved: (a: A, say: Speaker) => `${who(a, say)} ${BY[String(a.by)] ?? 'comes to'} ${space(a.space)}.`,
  portal: (a: A, say: Speaker) =>
    `${who(a, say)} tries the Portal by ${a.ability === 'strength' ? 'Strength' : 'Craft'} and rolls ${(a.dice as number[]).join(' and ')}: it ${a.open ? 'opens' : 'stays shut'}.`,
  drawn: (a: A, say: Speaker) =>
    (a.cards as string[]).length > 0
      ? `${who(a, say)} draws ${things(a.cards)}.`
      : `${who(a, say)} finds no card left to draw.`,
  discarded: (a: A, say: Speaker) => `${who(a, say)} discards ${thing(a.card)}.`,
  placed: (a: A) => `A ${a.die}: the ${thing(a.card)} goes to ${space(a.space)}.`,
  reshuffled: (a: A) => `The ${a.deck === 'spell' ? 'Spell' : 'Adventure'} discards become a new stock.`,
  card: (a: A, say: Speaker) => `${who(a, say)} meets ${thing(a.card)}.`,
  evaded: (a: A, say: Speaker) => `${who(a, say)} evades ${things(a.what)}.`,
  'evaded.character': (a: A, say: Speaker) => `${who(a, say)} evades ${who(a, say, 'other')}.`,
  attacked: (a: A, say: Speaker) =>
    (a.by as string[]).length > 0
      ? `${things(a.by)} against ${who(a, say)}${a.psychic ? ', by Craft' : ''}.`
      : `Nothing attacks ${who(a, say)}.`,
  bribed: (a: A, say: Speaker) => `${who(a, say)} pays off the ${thing(a.card)}.`,
  charmed: (a: A, say: Speaker) =>
    `${who(a, say)} tries to charm the ${thing(a.card)} with a ${a.die}: it ${a.charmed ? 'follows' : 'does not listen'}.`,
  killed: (a: A, say: Speaker) => `${who(a, say)} kills the ${thing(a.card)}.`,
  fought: (a: A, say: Speaker) => fought(a, say),
  met: (a: A, say: Speaker) => `${who(a, say)} means to ${deed(a, who(a, say, 'other'))}.`,
  clashed: (a: A, say: Speaker) => clashed(a, say),
  waived: (a: A, say: Speaker) => `${who(a, say)} takes nothing.`,
  beguiled: (a: A, say: Speaker) =>
    `${who(a, say)} ${a.beguiled ? 'beguiles' : 'does not beguile'} ${who(a, say, 'other')} with a ${a.die}.`,
  took: (a: A, say: Speaker) => `${who(a, say)} takes ${thing(a.card)} from ${who(a, say, 'from')}.`,
  hired: (a: A, say: Speaker) => `${who(a, say)} pays the Mercenary.`,
  sent: (a: A, say: Speaker) => `${who(a, say)} sends the ${thing(a.card)} into the fight.`,
  drank: (a: A, say: Speaker) => `${who(a, say)} drinks the Potion of Strength.`,
  tried: (a: A, say: Speaker) =>
    `${who(a, say)} trusts in ${thing(a.card)} and rolls a ${a.die}: the Life is ${a.saved ? 'kept' : 'not kept'}.`,
  gained: (a: A, say: Speaker) => `${who(a, say)} gains ${amount(a)}.`,
  lost: (a: A, say: Speaker) => `${who(a, say)} loses ${amount(a)}.`,
  healed: (a: A, say: Speaker) => `${who(a, say)} is healed of ${count(a.n, 'wound')}.`,
  died: (a: A, say: Speaker) => `The ${character(a.character)} of ${who(a, say)} is no more (${space(a.space)}).`,
  out: (a: A, say: Speaker) => `${who(a, say)} is out of the game.`,
  left: (a: A, say: Speaker) => `${who(a, say)} leaves ${left(a)} at ${space(a.space)}.`,
  laid: (a: A, say: Speaker) => `${who(a, say)} lays down ${thing(a.card)} at ${space(a.space)}.`,
  claimed: (a: A, say: Speaker) => `${who(a, say)} takes ${left(a)}.`,
  handed: (a: A, say: Speaker) => `${who(a, say)} hands over ${thing(a.card)}.`,
  'follower.gone': (a: A, say: Speaker) => `${thing(a.card)} leaves ${who(a, say)} for good.`,
  toad: (a: A, say: Speaker) => `${who(a, say)} becomes a Toad!`,
  'toad.back': (a: A, say: Speaker) => `${who(a, say)} is no Toad any more.`,
  alignment: (a: A, say: Speaker) => `${who(a, say)} is ${a.alignment} now.`,
  table: (a: A, say: Speaker) => `${who(a, say)} rolls ${(a.dice as number[]).join(' and ')}${inAll(a)}.`,
  called: (a: A, say: Speaker) =>
    a.host === 'prayer' ? `${who(a, say)} prays.` : `${who(a, say)} calls on the ${hostName(a.host)}.`,
  enslaved: (a: A, say: Speaker) => `${who(a, say)} is enslaved in the Temple.`,
  lift: (a: A, say: Speaker) =>
    a.by === 'wizard'
      ? `A wizard offers to take ${who(a, say)} anywhere in the Outer Region next turn.`
      : `A boatman offers to take ${who(a, say)} to the Temple next turn.`,
  quest: (a: A, say: Speaker) => `The Warlock's quest for ${who(a, say)}: ${QUESTS[Number(a.task) - 1]?.says}.`,
  'quest.done': (a: A, say: Speaker) => `${who(a, say)} has done the Warlock's quest.`,
  talisman: (a: A, say: Speaker) => `${who(a, say)} receives a Talisman!`,
  'talisman.none': (a: A, say: Speaker) => `There is no Talisman for ${who(a, say)}.`,
  bought: (a: A, say: Speaker) =>
    Number(a.price) > 0
      ? `${who(a, say)} buys ${thing(a.card)} for ${a.price} Gold.`
      : `${who(a, say)} pockets ${thing(a.card)}.`,
  gilded: (a: A, say: Speaker) => `${who(a, say)} turns ${thing(a.card)} into Gold.`,
  exchanged: (a: A, say: Speaker) => `${who(a, say)} exchanges ${things(a.cards)} for Strength.`,
  chasm: (a: A, say: Speaker) => `The Chasm: a ${a.die} for ${a.card === null ? who(a, say) : thing(a.card)}.`,
  exit: (a: A, say: Speaker) =>
    `${who(a, say)} rolls ${(a.dice as number[]).join(', ')} less ${a.value}: ${Number(a.result) <= 0 ? 'stays' : 'is led astray'}.`,
  werewolf: (a: A) => `A Werewolf of Strength ${(a.dice as number[]).reduce((x, y) => x + y, 0)}!`,
  pits: (a: A) => `${count(a.n, 'Pitfiend')} in the Pits!`,
  death: (a: A, say: Speaker) =>
    `${who(a, say)} rolls ${(a.own as number[]).join(' and ')}, Death ${(a.deaths as number[]).join(' and ')}.`,
  vampire: (a: A) => `A ${a.die}: the Vampire wants ${lives(a.n)}.`,
  crowned: (a: A, say: Speaker) => `${who(a, say)} has reached the Crown of Command! From now on death is final.`,
  command: (a: A, say: Speaker) => `${who(a, say)} casts the Command Spell.`,
  'command.rolled': (a: A) => `A ${a.die}: ${Number(a.die) > 3 ? 'the others must obey' : 'nothing happens'}.`,
  'command.countered': () => 'The Command Spell is undone.',
  'gave-up': (a: A, say: Speaker) => `${who(a, say)} gives up.`,
  'spell.drawn': (a: A, say: Speaker) => `${who(a, say)} draws ${spell(a.spell)}.`,
  'spell.discarded': (a: A, say: Speaker) => `${who(a, say)} discards ${spell(a.spell)}.`,
  'spell.cast': (a: A, say: Speaker) => `${who(a, say)} casts ${spell(a.spell)}.`,
  'spell.aimed': (a: A, say: Speaker) => `${spell(a.spell)} ${aimed(a.at, say)}.`,
  'spell.countered': (a: A) => `${spell(a.spell)} is undone.`,
  'spell.given': (a: A, say: Speaker) => `${who(a, say)} gives ${spell(a.spell)} to ${who(a, say, 'other')}.`,
  preserved: (a: A, say: Speaker) => `${who(a, say)} prevents the loss.`,
  random: (a: A, say: Speaker) => `Random: a ${a.die} for ${who(a, say)}.`,
  destroyed: (a: A) => `${thing(a.card)} at ${space(a.space)} is destroyed.`,
  divined: (a: A, say: Speaker) =>
    `${who(a, say)} looks at the next ${count(a.n, 'card')}${a.cards ? `: ${things(a.cards)}` : ''}.`,
  'hex.strikes': (a: A, say: Speaker) => `The Hex strikes ${who(a, say)}.`,
  'hex.over': (a: A) => `The Hex at ${space(a.space)} is over.`,
  'blizzard.over': () => 'The Blizzard is over.',
  'trade.offered': (a: A, say: Speaker) =>
    `${who(a, say, 'from')} offers ${who(a, say, 'to')} ${bundle(a.gives, a.gold, a.spells)} for ${bundle(a.wants, a.wantsGold, a.wantsSpells)}${which(a)}.`,
  'trade.accepted': (a: A, say: Speaker) => `${who(a, say, 'to')} accepts.`,
  'trade.declined': (a: A, say: Speaker) => `${who(a, say, 'to')} declines.`,
  'over.won': (a: A, say: Speaker) => ending((a.seats as number[]).map((s) => say.seat(s))),
} satisfies Phrases;

function ending(names: readonly string[]): string {
  return names.length === 1
    ? `${names[0]} alone is left and rules the land.`
    : `Nobody is left: a draw of ${list(names)}.`;
}

function which(a: A): string {
  const spells = (a.which ?? []) as string[];
  return spells.length > 0 ? ` (${list(spells.map(spell))})` : '';
}

/** What one character means to do to another. */
function deed(a: A, other: string): string {
  const words = DEED[String(a.deed)];
  return words ? words.replace('*', other) : `${a.deed} ${other}`;
}

const DEED: Readonly<Record<string, string>> = {
  'attack by craft': 'attack * by Craft',
  steal: 'steal from *',
  'take follower': 'take a Follower of *',
  'take maidens': 'take the maidens of *',
};

/** The total of a table roll, where something is added to the dice. */
function inAll(a: A): string {
  const sum = (a.dice as number[]).reduce((x, y) => x + y, 0);
  return sum === a.total ? '' : `, ${a.total} in all`;
}

function hostName(id: Json): string {
  return String(id).replaceAll('-', ' ');
}

function aimed(at: Json, say: Speaker): string {
  const seat = /^at seat-(\d+)$/.exec(String(at));
  if (seat) return `at ${say.seat(Number(seat[1]))}`;
  const [, what, , where] = /^at (\S+)( on (\S+))?$/.exec(String(at)) ?? [];
  if (what === 'creature') return 'at the creature';
  if (where) return `at ${thing(what)} (${space(where)})`;
  return `at ${spaceNamed(String(what)) >= 0 ? space(String(what)) : thing(String(what))}`;
}

function fought(a: A, say: Speaker): string {
  const [dice, scores] = [a.dice, a.scores] as number[][];
  const end = a.outcome === 'won' ? 'wins' : a.outcome === 'lost' ? 'is beaten' : 'stands off';
  return `${who(a, say)} rolls ${dice[0]}, ${scores[0]} in all, ${things(a.foes)} ${dice[1] ? `${dice[1]}, ` : ''}${scores[1]}: ${who(a, say)} ${end}.`;
}

function clashed(a: A, say: Speaker): string {
  const [dice, scores] = [a.dice, a.scores] as number[][];
  const end = scores[0] === scores[1] ? 'a stand-off' : `${who(a, say, scores[0] > scores[1] ? 'seat' : 'other')} wins`;
  return `${who(a, say)} rolls ${dice[0]}, ${scores[0]} in all, ${who(a, say, 'other')} ${dice[1] ? `${dice[1]}, ` : ''}${scores[1]}: ${end}.`;
}
