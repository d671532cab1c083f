import type { Json, Phrases, Speaker } from '@questhall/kernel';
import { nameOf, placeNamed } from './map.js';
import { PEOPLES } from './peoples.js';
import { OMENS, QUESTS } from './quests.js';
import { SCROLLS } from './scrolls.js';
import { TOOLS } from './tools.js';
import { TREASURES } from './treasures.js';

type A = Readonly<Record<string, Json>>;
const place = (id: Json) => {
  const at = placeNamed(String(id));
  return at < 0 ? String(id) : nameOf(at);
};
/** A people as the subject of a sentence. */
const people = (id: Json) => {
  if (id === 'vanquished') return 'The vanquished';
  return `The ${PEOPLES.find((row) => row.id === id)?.name ?? 'nameless'}`;
};
const them = (id: Json) => people(id).replace(/^The/, 'the');
const count = (n: Json, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;
/** "1 unit of the Elves boards", "3 units of the Elves board". */
const units = (a: A, ones: string, many: string) =>
  `${count(a.n, 'unit')} of ${them(a.people)} ${a.n === 1 ? ones : many}`;
const scroll = (id: Json | undefined) =>
  id === undefined ? 'a scroll' : `${SCROLLS.find((s) => s.id === id)?.name ?? id}`;
const treasure = (id: Json | undefined) =>
  id === undefined ? 'a treasure' : `the ${TREASURES.find((t) => t.id === id)?.name ?? id}`;
const tool = (id: Json) => TOOLS.find((t) => t.id === id)?.name ?? String(id);
const quest = (id: Json) => QUESTS.find((q) => q.id === id);
const counter = (id: Json) => {
  const text = String(id);
  if (text === 'king') return 'the King';
  if (text === 'blank') return 'the blank counter';
  return text.startsWith('wizard-') ? `Wizard ${text.slice(7)}` : treasure(id);
};
const list = (things: Json, name: (id: Json) => string) => {
  const words = (things as Json[]).map(name);
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? 'nothing');
};
const dice = (rolls: Json) => (rolls as number[]).join(', ') || 'no dice';
const spell = (id: Json) => String(id).replace('-', ' ');
const omen = (id: Json) => (OMENS.includes(id as 'blessed') ? String(id) : '?');
const CAUSES: Readonly<Record<string, string>> = {
  dice: 'in battle',
  spell: 'to spells',
  scroll: 'to a scroll',
  monster: 'to monsters',
  poison: 'to poison',
  quest: 'on the quest',
};

const HIDDEN: Readonly<Record<string, string>> = {
  king: 'the King',
  wizard: 'the Wizard',
  blank: 'the blank counter',
};

/** Everything that can be asked or told, in words. */
export const phrases = {
  'ask.people': () => 'Which people will you lead?',
  'ask.kingdom': (a: A) => `Claim a kingdom for ${them(a.people)}.`,
  'ask.claim': (a: A) =>
    a.open
      ? `Settle empty land with one of ${them(a.people)} (${a.left} left).`
      : `Add one of ${them(a.people)} to land of yours (${a.left} left).`,
  'ask.counter': (a: A) =>
    `Where do you hide ${HIDDEN[String(a.counter)] ?? a.counter}${a.people ? ` of your ${a.people === 1 ? 'first' : 'second'} people` : ''}? It lies under a unit.`,
  'ask.dock': (a: A) => `In which harbour does the ship of ${them(a.people)} begin?`,
  'ask.pay': (a: A) => `${a.gold} gold to pay: how much from ${place(a.land)}?`,
  'ask.hoard': (a: A) => `${a.gold} gold to store: how much in ${place(a.land)}?`,
  'ask.group': (a: A) => `Who goes from ${place(a.from)}?`,
  'ask.purchase': (a: A) =>
    `You have ${a.gold} gold${a.ordered ? `, and ${count(a.ordered, 'unit')} ordered` : ''}: buy units and ships, then go on.`,
  'ask.naval': (a: A) => `At sea: choose a ship of ${them(a.people)} to sail or a caster to teleport, then go on.`,
  'ask.sail': (a: A) =>
    Number(a.moves) > 0
      ? `${place(a.ship)} has ${count(a.moves, 'zone')} left: board, sail, land, or stop.`
      : `${place(a.ship)} sails no further: board, land, or stop.`,
  'ask.teleport': (a: A) => `Where does the ${a.dragon ? 'DragonLord' : 'Wizard'} in ${place(a.from)} teleport to?`,
  'ask.load': () => 'Whose units does the DragonLord take along?',
  'ask.escape': (a: A) => `Where does the caster under attack in ${place(a.where)} flee to?`,
  'ask.quest': (a: A) => `Send a party of ${them(a.people)} into the Wastelands, or go on.`,
  'ask.tools': () => 'Which tools from home go with the party?',
  'ask.path': (a: A) => `The die shows ${a.roll}: where does the party go?`,
  'ask.trade': (a: A) => `${place(a.at)}: buy for up to ${a.gold} gold, or go on.`,
  'ask.learn': (a: A) => (a.merlin ? 'Merlin joins: which unit becomes a Wizard?' : 'Who gains a spell?'),
  'ask.lair': () => 'The Dragon Lair: what will the party do?',
  'ask.charm': () => 'A Dragon: charm it with the DragonOrb, or strike back?',
  'ask.heal': (a: A) => `${count(a.n, 'unit')} poisoned: will you heal them?`,
  'ask.dragonlord': () => 'Which unit of the party becomes a DragonLord?',
  'ask.bestow': () => 'Who bears the treasure from now on?',
  'ask.combat': (a: A) => `Combat of ${them(a.people)}: attack, march, or go on.`,
  'ask.gather': (a: A) => `Who joins the ${a.sneak ? 'sneak attack' : 'attack'} on ${place(a.to)}?`,
  'ask.march': (a: A) => `Where do the ${count(a.n, 'unit')} from ${place(a.from)} march?`,
  'ask.before': (a: A) => `Before the dice in ${place(a.where)}: show counters, cast, or be ready.`,
  'ask.counter-attack': (a: A) =>
    `${count(a.hits, 'hit')} in ${place(a.where)}: cast, teleport away, or be ready to strike back.`,
  'ask.ward': (a: A) => `Spells are cast at you in ${place(a.where)}: will you show what wards them off?`,
  'ask.order': (a: A) => `${place(a.where)}: ${a.own} of yours against ${a.foes}. Fight on, or retreat?`,
  'ask.losses': (a: A) => `Choose ${count(a.n, 'unit')} to lose in ${place(a.where)}.`,
  'ask.bound': (a: A) =>
    `How many of the ${count(a.n, 'unit')} lost in ${place(a.where)} are of those who may not retreat?`,
  'ask.caster': (a: A) => `Who casts ${scroll(a.scroll)}?`,
  'ask.elemental': () => 'Against whom does the elemental go?',
  'ask.legion': () => 'How many units does the legion have?',
  'ask.clairvoyance': () => 'Whose scrolls will you look at?',
  'ask.answer': (a: A) => `${scroll(a.scroll)} is cast at you in ${place(a.where)}: what is your answer?`,
  'ask.transfer': (a: A) => `Transfer units of ${them(a.people)}, then go on.`,
  'ask.reinforce': (a: A) =>
    `Place ${count(a.n, 'unit')}${a.ships ? ` and ${count(a.ships, 'ship')}` : ''} in your realms.`,
  'ask.relief': (a: A) => `Where do your ${count(a.n, 'new unit')} gather?`,
  'setup.people': (a: A, say: Speaker) => `${say.seat(Number(a.seat))} leads ${them(a.people)}.`,
  'first.rolled': (a: A) => `${people(a.people)} roll for the Gods' choice: ${omen(a.omen)}.`,
  'first.is': (a: A) => `${people(a.people)} are chosen to go first.`,
  'setup.kingdom': (a: A) => `${people(a.people)} claim ${place(a.land)}.`,
  'setup.neutral': (a: A) => `Five vanquished units hold ${place(a.land)}.`,
  'setup.settled': (a: A) => `${people(a.people)} settle ${place(a.land)}.`,
  'setup.added': (a: A) => `${people(a.people)} add a unit to ${place(a.land)}.`,
  'setup.hid': (a: A) =>
    `${people(a.people)} lay ${a.counter ? `the ${a.counter} counter` : 'a counter'} under a unit in ${place(a.land)}.`,
  'setup.docked': (a: A) => `A ship of ${them(a.people)} lies in the harbour of ${place(a.land)}.`,
  turn: (a: A) => `Turn ${a.turn}: ${them(a.people)}.`,
  bought: (a: A) => `${people(a.people)} buy ${a.n} ${goods(a)} for ${a.gold} gold.`,
  shown: (a: A) => `${people(a.people)} show ${counter(a.counter)} in ${place(a.place)}.`,
  sailed: (a: A) => `${place(a.ship)} of ${them(a.people)} sails to ${place(a.zone)}.`,
  boarded: (a: A) => `${units(a, 'boards', 'board')} ${place(a.ship)} from ${place(a.place)}.`,
  landed: (a: A) => `${units(a, 'lands', 'land')} in ${place(a.place)}.`,
  teleported: (a: A) => `${units(a, 'teleports', 'teleport')} from ${place(a.from)} to ${place(a.to)}.`,
  escaped: (a: A) => `A caster of ${them(a.people)} teleports away from ${place(a.from)} to ${place(a.to)}.`,
  'quest.rolled': (a: A) =>
    `A party of ${count(a.n, 'unit')} of ${them(a.people)} from ${place(a.from)} rolls ${a.roll}.`,
  'quest.moved': (a: A) => `The party of ${them(a.people)} comes to ${place(a.to)}.`,
  quest: (a: A) => `${quest(a.quest)?.name}: ${quest(a.quest)?.says}`,
  'quest.dark': (a: A) => `Without a torch ${them(a.people)} turn away.`,
  'quest.omen': (a: A) =>
    `The Gods have ${a.omen} ${them(a.people)}. ${quest(a.quest)?.outcomes[a.omen as 'blessed'].says ?? ''}`,
  'quest.toolless': (a: A) => `Without a ${tool(a.tool)} ${them(a.people)} gain nothing.`,
  'quest.tools': (a: A) => `${people(a.people)} gain ${list(a.tools, tool)}.`,
  'quest.joined': (a: A) => `${count(a.n, 'unit')} ${a.n === 1 ? 'joins' : 'join'} ${them(a.people)}.`,
  'quest.gold': (a: A) => `${people(a.people)} gain ${a.gold} gold${a.lost ? ', and have no kingdom to keep it' : ''}.`,
  poisoned: (a: A) => `${units(a, 'is', 'are')} poisoned.`,
  healed: (a: A) => `${people(a.people)} heal the poisoned ${a.potion ? 'with a potion' : 'by a spell'}.`,
  elixir: (a: A) => `One of ${them(a.people)} drinks an elixir.`,
  monster: (a: A) => `The ${a.name} rolls ${dice(a.dice)} against ${a.attack}: ${count(a.hits, 'hit')}.`,
  struck: (a: A) =>
    `${people(a.people)} roll ${dice(a.dice)} on ${a.defence} sides against ${a.tas}${a.spells ? `, and cast ${count(a.spells, 'spell')}` : ''}: ${count(a.hits, 'hit')}.`,
  'monster.beaten': (a: A) => `${people(a.people)} beat the ${a.name}.`,
  crystal: (a: A) => `The Crystal die: ${omen(a.omen)}.`,
  'orb.taken': (a: A) => `${people(a.people)} take a DragonOrb from the remains of the fallen.`,
  dragonlord: (a: A) => `One of ${them(a.people)} becomes a DragonLord.`,
  learnt: (a: A) =>
    `${counter(a.wizard)} of ${them(a.people)} ${a.isNew ? 'comes forth with' : 'learns'} the ${spell(a.spell)} spell.`,
  'treasure.found': (a: A) => `${people(a.people)} find ${treasure(a.treasure)}.`,
  'treasure.none': (a: A) => `${people(a.people)} find no treasure: none is left.`,
  bestowed: (a: A) => `${people(a.people)} give ${treasure(a.treasure)} to a unit in ${place(a.place)}.`,
  advanced: (a: A) => `${units(a, 'advances', 'advance')} from ${place(a.from)} into ${place(a.to)}.`,
  marched: (a: A) => `${units(a, 'marches', 'march')} from ${place(a.from)} to ${place(a.to)}.`,
  burned: (a: A) =>
    `A DragonLord of ${them(a.people)} burns the ships of ${them(a.foes)} in ${place(a.zone)}; their ${count(a.n, 'unit')} ${a.saved ? 'came ashore' : 'perished'}.`,
  battle: (a: A) =>
    `${people(a.attackers)} ${a.sneak ? 'sneak upon' : 'attack'} ${them(a.defenders)} in ${place(a.where)}.`,
  spell: (a: A) => `A caster of ${them(a.people)} hurls a ${spell(a.spell)}.`,
  attacked: (a: A) => `${people(a.people)} (T.A.S. ${a.tas}) roll ${dice(a.dice)}: ${count(a.hits, 'hit')}.`,
  'struck-back': (a: A) =>
    `${people(a.people)} (T.A.S. ${a.tas}) strike back with ${dice(a.dice)}: ${count(a.hits, 'hit')}.`,
  grail: (a: A) => `The Holy Grail of ${them(a.people)}: ${dice(a.rolls)}.`,
  lost: (a: A) =>
    `${people(a.people)} lose ${count(a.n, 'unit')} in ${place(a.where)} ${CAUSES[String(a.cause)] ?? ''}.`,
  'bearer.lost': (a: A) =>
    `Among the fallen of ${them(a.people)}: ${list([...(a.dragon ? ['dragon'] : []), ...(a.counters as Json[])], (id) => (id === 'dragon' ? 'a DragonLord' : counter(id)))}.`,
  retreated: (a: A) => `${people(a.people)} retreat from ${place(a.from)} to ${place(a.to)}.`,
  plundered: (a: A) => {
    const spoils = [Number(a.gold) > 0 ? `${a.gold} gold` : '', Number(a.ships) > 0 ? count(a.ships, 'ship') : ''];
    return `${people(a.people)} take ${spoils.filter(Boolean).join(' and ')} in ${place(a.land)}.`;
  },
  'battle.over': (a: A) =>
    a.victor === -1 ? `Nobody is left in ${place(a.where)}.` : `${people(a.people)} hold ${place(a.where)}.`,
  'scroll.gained': (a: A) => `${people(a.people)} gain ${scroll(a.scroll)}.`,
  'scrolls.shuffled': () => 'The used scrolls are shuffled into a new deck.',
  'scroll.cast': (a: A) => `${people(a.people)} cast ${scroll(a.scroll)}.`,
  'scroll.reflected': (a: A) => `${people(a.people)} turn ${scroll(a.scroll)} back on ${them(a.backOn)}.`,
  'scroll.stopped': (a: A) => `${scroll(a.scroll)} does nothing to ${them(a.people)}.`,
  'scroll.struck': (a: A) =>
    `${scroll(a.scroll)} strikes ${them(a.people)} in ${place(a.where)}: ${dice(a.rolls)}, so ${count(a.lost, 'unit')} to lose.`,
  launched: (a: A) => `${people(a.people)} gain a ship in the harbour of ${place(a.land)}.`,
  legion: (a: A) => `${units(a, 'rises', 'rise')} in ${place(a.place)}.`,
  clairvoyance: (a: A) =>
    `${people(a.people)} look at the scrolls of ${them(a.whose)}${a.scrolls ? `: ${list(a.scrolls, scroll)}` : ''}.`,
  transferred: (a: A) => `${units(a, 'goes', 'go')} from ${place(a.from)} to ${place(a.to)}.`,
  drowned: (a: A) => `${units(a, 'has no place to be, and is', 'have no place to be, and are')} lost.`,
  income: (a: A) => `${people(a.people)} collect ${a.gold} gold.`,
  reinforced: (a: A) => `${people(a.people)} place ${count(a.n, 'unit')} in ${place(a.land)}.`,
  unplaced: (a: A) =>
    `${people(a.people)} lose what they cannot place: ${count(a.n, 'unit')} and ${count(a.ships, 'ship')}.`,
  'king.lost': (a: A) =>
    `The King of ${them(a.people)} is dead${a.by === -1 ? '' : `; their scrolls go to ${them(a.heirs)}`}.`,
  'over.kings': (a: A, say: Speaker) => `${say.seat(Number(a.seat))} has conquered all other Kings.`,
  'over.kingdoms': (a: A, say: Speaker) => `${say.seat(Number(a.seat))} rules ${count(a.n, 'kingdom')}.`,
  'over.both': (a: A, say: Speaker) => `The last Kings fall together, in the battle of ${say.seat(Number(a.seat))}.`,
  'over.alone': (a: A, say: Speaker) => `${say.seat(Number(a.seat))} alone has units left.`,
  'over.nobody': () => 'No King is left: the game is drawn.',
} satisfies Phrases;

function goods(a: A): string {
  if (a.what === 'ship') return 'ship';
  const row = PEOPLES.find((p) => p.id === a.what);
  if (row) return a.n === 1 ? row.one : row.name;
  return tool(a.what);
}
