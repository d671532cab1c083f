import type { Phrases, Speaker } from '@questhall/kernel';
import { CITY, REBELS } from './board.js';
import { ITEMS } from './items.js';
import { LEGENDS } from './legends.js';
import { placeId, SITES } from './map.js';
import { MONTHS } from './tables.data.js';
import { ALIGNMENTS, CAUSES, KINDS } from './units.js';

type A = Readonly<Record<string, unknown>>;

const s = (a: A, say: Speaker, key = 'seat') => say.seat(Number(a[key]));
const who = (owner: unknown, say: Speaker) => {
  if (owner === CITY) return 'the city';
  return owner === REBELS ? 'the rebels' : say.seat(Number(owner));
};
const Who = (owner: unknown, say: Speaker) => {
  const words = who(owner, say);
  return words[0].toUpperCase() + words.slice(1);
};
/** A city, ruin or village by its name; a hex by its number. */
const site = (id: unknown): string => SITES.find((one) => one.id === id)?.name ?? hex(id);
const item = (id: unknown) => `the ${ITEMS.find((one) => one.id === String(id).split(' ')[0])?.name ?? id}`;
const kind = (id: unknown) => [...KINDS, ...ITEMS].find((one) => one.id === id)?.name ?? String(id);
const legend = (id: unknown) => LEGENDS.find((one) => one.id === id)?.name ?? String(id);
/** A place by the name of its city, else by its number; a hexside by both of its hexes. */
const hex = (id: unknown) =>
  SITES.find((one) => placeId(one.hex) === id)?.name ??
  (String(id).includes('-') ? `the river at ${String(id).replace('-', '/')}` : `hex ${id}`);
const gold = (n: unknown) => `${n} ${n === 1 ? 'GT' : 'GTs'}`;
/** What passes in a deal: `10 gold`, an item, `lord of 1`. */
const thing = (words: string, say: Speaker) => {
  const [first, of, third] = words.split(' ');
  if (of === 'gold') return gold(Number(first));
  return of === 'of' ? `the ${kind(first)} of ${say.seat(Number(third))}` : item(words);
};
const things = (words: unknown, say: Speaker) => list((words as string[]).map((one) => thing(one, say)));
const count = (n: unknown, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;
const list = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? 'nothing') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
/** `3 light-infantry` as `3 Light Infantry`. */
const force = (units: unknown) =>
  list((units as string[]).map((word) => `${word.split(' ')[0]} ${kind(word.split(' ')[1])}`));
const kinds = (units: unknown) => list((units as string[]).map(kind));
const end = (path: unknown) => hex((path as string[]).at(-1));
const LOSSES: Readonly<Record<string, string>> = {
  regular: 'in battle',
  lords: 'in the combat of Lords',
  wizards: 'to magic',
  missiles: 'to missiles',
  attrition: 'to attrition',
  plague: 'to the plague',
  disease: 'to disease',
  sea: 'at sea',
};

/** What happened and what is asked, in sentences. */
export const phrases = {
  'ask.alignment': () => 'For Order, Neutrality or Chaos?',
  'ask.leader': () => 'Will you be a Lord or a Wizard?',
  'ask.capital': () => 'Which city will be your capital?',
  'ask.garrison': (a: A) => `Who goes into the castle at ${hex(a.hex)}, who comes out?`,
  'ask.bestow': (a: A) => `Who shall have ${item(a.item)}?`,
  'ask.hire': (a: A) => `Choose where to hire, or end hiring. You have ${gold(a.gold)}.`,
  'ask.raise': (a: A) =>
    `Which units will you raise in ${site(a.site)}${a.castle ? ', in the castle' : ''}? You have ${gold(a.gold)}.`,
  'ask.dragon': (a: A) => `The ${kind(a.unit)} wants an item, or gold by the die.`,
  'ask.pay': (a: A) => `Pay ${gold(a.gold)} for the ${kind(a.unit)}?`,
  'ask.movement': () => 'Move, or end your movement.',
  'ask.march': (a: A) => `Who moves from ${hex(a.place)}?`,
  'ask.sail': (a: A) => `Which fleets sail from ${hex(a.place)}?`,
  'ask.step': (a: A) => `On from ${hex(a.hex)}, or halt?`,
  'ask.carrier': (a: A) => `Who carries, from ${hex(a.hex)}?`,
  'ask.passenger': (a: A) => `Who or what is carried from ${hex(a.hex)}?`,
  'ask.embark': (a: A) => `Who goes aboard at ${hex(a.place)}? A GT each.`,
  'ask.ashore': (a: A) => `On which shore of ${hex(a.place)}?`,
  'ask.debark': (a: A) => `Who goes ashore at ${hex(a.hex)}?`,
  'ask.hand': (a: A) => `To whom does ${item(a.item)} pass?`,
  'ask.door': () => 'Where does the Space Door open?',
  'ask.create': () => 'Which item will your Wizard create?',
  'ask.control-kind': () => 'Over which kind of unit shall the scroll have power?',
  'ask.investigate': () => 'Scout, bargain, attack an unconquered city, or go on.',
  'ask.enter': (a: A) => `Who enters ${site(a.site)}?`,
  'ask.besiege': () => 'Will you lay siege?',
  'ask.bid': (a: A) => `How much do you spend on the siege of ${hex(a.hex)}? Nobody else sees it yet.`,
  'ask.resist': (a: A) => `How much do you spend against the siege of ${hex(a.hex)}?`,
  'ask.combat': () => 'Attack, or end the combat.',
  'ask.join': (a: A) => `Who joins the attack on ${hex(a.place)}?`,
  'ask.aloof': () => 'Your Wizard is at work: does he refuse all combat?',
  'ask.bribe': () => 'Will you bribe enemy units, at 5 GTs each?',
  'ask.counterbribe': () => 'Will you secure units of your own, at 5 GTs each?',
  'ask.item': (a: A) => `Does your ${kind(a.leader)} use an item in this round?`,
  'ask.summon': () => 'Which unit is summoned?',
  'ask.designate': (a: A) => `Which of your missile units shoot, as ${a.side}?`,
  'ask.lords': () => 'Does your Lord lead the fight in person?',
  'ask.wizards': () => 'Does your Wizard use magical combat?',
  'ask.losses': (a: A) => `You lose ${count(a.n, 'unit')} ${LOSSES[String(a.cause)]}: which?`,
  'ask.withdraw': () => 'Fight on, or try to withdraw?',
  'ask.retreat': (a: A) => `Where does the force at ${hex(a.hex)} go? One to three hexes.`,
  'ask.refuge': (a: A) => `Who goes into the castle at ${hex(a.hex)}?`,
  'ask.advance': (a: A) => `Who advances into ${hex(a.hex)}?`,
  'ask.capture': (a: A, say: Speaker) => `What becomes of the ${kind(a.leader)} of ${s(a, say)}?`,
  'ask.homecoming': (a: A) => `In which city does your ${kind(a.leader)} appear?`,
  'ask.sortie': (a: A) => `The monster of ${site(a.site)} strikes back: at which of your hexes?`,
  'ask.upkeep': (a: A) => `Upkeep is ${gold(a.total)}; you have ${gold(a.gold)}. Pay, or dismiss units.`,
  'ask.tax': () => 'Which cities pay double or triple?',
  'ask.rebels': (a: A) => `A stand-off in ${site(a.site)}: attack the rebels?`,
  'ask.deal': (a: A, say: Speaker) => `What do you offer ${s(a, say, 'with')}?`,
  'ask.accept': (a: A, say: Speaker) =>
    `${s(a, say)} gives ${things(a.gives, say)} for ${things(a.takes, say)}${a.pact ? `, and speaks of ${a.pact}` : ''}: do you accept?`,
  'ask.end': (a: A, say: Speaker) => `${s(a, say)} moves to end the game here: do you agree?`,
  'ask.may-deal': () => 'You may offer a deal.',
  'ask.may-destroy': () => 'You may destroy an item of yours.',
  'ask.may-end': () => 'You may move to end the game.',
  'ask.may-act': () => 'You may still deal with captives, or open a Space Door.',
  order: (a: A, say: Speaker) => `Order of play: ${list((a.seats as number[]).map((seat) => say.seat(seat)))}.`,
  empire: (a: A, say: Speaker) => `${s(a, say)} rules from ${site(a.capital)}.`,
  alignment: (a: A, say: Speaker) => `${s(a, say)} plays ${CAUSES[ALIGNMENTS.indexOf(a.alignment as 'order')]}.`,
  dealt: (a: A, say: Speaker) => `${s(a, say)} is dealt a legend: ${legend(a.legend)}.`,
  identified: (a: A, say: Speaker) => `${s(a, say)} finds ${item(a.item)}.`,
  'item-gained': (a: A, say: Speaker) => `The ${kind(a.by)} of ${s(a, say)} has ${item(a.item)}.`,
  turn: (a: A) => `Year ${a.year}, turn ${a.of}, in ${MONTHS[Math.floor((Number(a.of) - 1) / 2)]}.`,
  weather: (a: A) => `The weather is ${a.weather}.`,
  plague: (a: A) => `Plague: ${list((a.sites as string[]).map(site))}.`,
  drowned: (a: A, say: Speaker) => `${Who(a.owner, say)} loses ${kind(a.unit)} in the thawing swamp of ${hex(a.hex)}.`,
  'player-turn': (a: A, say: Speaker) => `${s(a, say)} has the turn.`,
  'castle-built': (a: A, say: Speaker) => `A castle of ${s(a, say)} stands in ${hex(a.hex)}.`,
  'castle-begun': (a: A, say: Speaker) => `${s(a, say)} begins a castle in ${hex(a.hex)}, to stand on turn ${a.due}.`,
  marched: (a: A, say: Speaker) => `${s(a, say)} moves ${force(a.units)} to ${end(a.path)}.`,
  ferried: (a: A, say: Speaker) =>
    `${s(a, say)} crosses from ${hex(a.from)} to ${hex(a.to)} by ferry for ${gold(a.gold)}.`,
  sailed: (a: A, say: Speaker) => `${s(a, say)} sails ${force(a.units)} to ${hex((a.path as string[]).at(-1))}.`,
  carried: (a: A, say: Speaker) =>
    `The ${kind(a.carrier)} of ${s(a, say)} carries the ${kind(a.what)} to ${end(a.path)}.`,
  embarked: (a: A, say: Speaker) => `${s(a, say)} takes ${force(a.units)} aboard at ${hex(a.place)}.`,
  debarked: (a: A, say: Speaker) => `${s(a, say)} lands ${force(a.units)} at ${hex(a.hex)}.`,
  handed: (a: A, say: Speaker) => `${s(a, say)} hands ${item(a.item)} to the ${kind(a.to)}.`,
  'item-used': (a: A, say: Speaker) => `${s(a, say)} uses ${item(a.item)} at ${hex(a.hex)}.`,
  door: (a: A, say: Speaker) => `A leader of ${s(a, say)} goes through a Space Door to ${hex(a.to)}.`,
  'work-begun': (a: A, say: Speaker) => `The Wizard of ${s(a, say)} sets to work on ${item(a.item)}.`,
  created: (a: A, say: Speaker) => `The Wizard of ${s(a, say)} has created ${item(a.item)}.`,
  declared: (a: A, say: Speaker) => `${s(a, say)} attacks ${site(a.site)}.`,
  legend: (a: A) => `The legend of ${site(a.site)}: ${legend(a.legend)}.`,
  'local-leader': (a: A) => `A ${kind(a.leader)} of level ${a.level} rules ${site(a.site)}.`,
  'city-defence': (a: A) => `${site(a.site)} defends itself with a strength of ${a.strength}.`,
  explored: (a: A, say: Speaker) => `${s(a, say)} explores ${site(a.site)}.`,
  scouted: (a: A, say: Speaker) =>
    `${s(a, say)} scouts ${site(a.site)}${Number(a.die) > 1 ? ' and learns nothing' : ''}${a.legend ? `: ${legend(a.legend)}` : ''}.`,
  bargains: (a: A, say: Speaker) => `The ${kind(a.leader)} of ${s(a, say)} bargains with ${site(a.site)}.`,
  'no-bargain': (a: A, say: Speaker) =>
    `${site(a.site)} does not bargain with ${s(a, say)}${a.legend ? `: ${legend(a.legend)}` : ''}.`,
  bargain: (a: A) =>
    `${a.die} at level ${a.level}: ${a.result === 'j' ? 'the city joins' : a.result === 'x' ? 'no deal' : `${a.result} GTs a point`}.`,
  'bargain-failed': (a: A, say: Speaker) => `${s(a, say)} cannot pay ${gold(a.price)} for ${site(a.site)}.`,
  'won-over': (a: A, say: Speaker) =>
    `${site(a.site)} is won over by ${s(a, say)}${a.joins ? ', defenders and all' : ''}.`,
  besieged: (a: A, say: Speaker) =>
    `${s(a, say)} besieges ${who(a.foe, say)} in ${a.castle ? 'the castle at ' : ''}${hex(a.hex)}.`,
  'siege-spending': (a: A) => `The siege of ${hex(a.hex)} costs ${gold(a.besieger)}, its defence ${gold(a.besieged)}.`,
  siege: (a: A) => `The siege of ${hex(a.hex)} ${outcome(String(a.result))}.`,
  'siege-lifted': (a: A) => `The siege of ${hex(a.hex)} is lifted.`,
  stormed: (a: A, say: Speaker) => `${hex(a.hex)} falls to ${s(a, say)}.`,
  disease: (a: A, say: Speaker) => `Disease takes ${count(a.n, 'unit')} of ${who(a.seat, say)}.`,
  battle: (a: A, say: Speaker) =>
    `${Who(a.attacker, say)} attacks ${who(a.defender, say)} at ${hex(a.place)}: ${a.attackers} against ${a.defenders}.`,
  'battle-over': (a: A) => `The battle at ${hex(a.place)} is over.`,
  deserted: (a: A, say: Speaker) => `The ${kind(a.unit)} of ${who(a.seat, say)} deserts.`,
  tempted: (a: A, say: Speaker) =>
    `The ${kind(a.unit)} of ${who(a.owner, say)} is bribed and ${a.result === '-' ? 'stays loyal' : a.result === 'W' ? 'withholds itself' : 'changes sides'}.`,
  'item-announced': (a: A, say: Speaker) => `The ${kind(a.leader)} of ${s(a, say)} uses ${item(a.item)}.`,
  effectiveness: (a: A) =>
    `${a.die}: ${item(a.item)} ${a.works === 'works' ? 'works' : a.works === 'fails' ? 'does nothing' : 'turns against its user'}.`,
  storm: () => 'A storm ends the battle.',
  struck: (a: A) => `The item strikes down ${count(a.n, 'piece')} of the ${a.side}.`,
  panic: (a: A) => `${a.die}: the ${a.side} ${a.die === 1 ? 'panics' : 'stands firm'}.`,
  'mind-blanked': (a: A, say: Speaker) =>
    `${a.die}: the mind of the ${kind(a.target)} of ${who(a.owner, say)} ${a.die === 1 ? 'is emptied' : 'withstands'}.`,
  controlled: (a: A) => `The ${kind(a.unit)} now fights for the ${a.side}.`,
  summoned: (a: A) => `Summoned for the ${a.side}: ${kind(a.unit)}.`,
  duel: (a: A) =>
    `${a.as === 'lord' ? 'Lords' : 'Wizards'} ${(a.levels as number[]).join(' against ')}, ${a.die}: attacker loses ${a.attacker}, defender ${a.defender}${shift(a.shift)}.`,
  volley: (a: A) => `Missiles of the ${a.side}, column ${a.column}, ${a.die}: ${count(a.n, 'unit')}.`,
  unscreened: (a: A) => `Unscreened at ${hex(a.place)}, and lost: ${count(a.n, 'missile unit')}.`,
  regular: (a: A) =>
    `Difference ${a.differential}, column ${a.column}, ${a.die}: attacker loses ${a.attacker}, defender ${a.defender}.`,
  lost: (a: A, say: Speaker) => `${Who(a.owner, say)} loses ${kinds(a.units)}.`,
  withdrew: (a: A) => (a.side === 'both' ? 'Both sides withdraw.' : `${a.die}: the ${a.side} withdraws.`),
  held: (a: A) => `${a.die}: the ${a.side} cannot withdraw.`,
  retreated: (a: A, say: Speaker) => `${Who(a.owner, say)} retreats with ${force(a.units)} to ${hex(a.to)}.`,
  advanced: (a: A, say: Speaker) => `${Who(a.owner, say)} advances with ${force(a.units)} to ${hex(a.to)}.`,
  taken: (a: A, say: Speaker) => `${s(a, say)} takes ${site(a.site)}.`,
  'leader-fell': (a: A, say: Speaker) => `The ${kind(a.leader)} of ${s(a, say)} is no more.`,
  captured: (a: A, say: Speaker) => `The ${kind(a.leader)} of ${s(a, say)} is a captive of ${who(a.by, say)}.`,
  returned: (a: A, say: Speaker) => `The ${kind(a.leader)} of ${s(a, say)} appears in ${site(a.site)}.`,
  rises: (a: A, say: Speaker) => `The ${kind(a.leader)} of ${s(a, say)} rises to level ${a.level} by ${a.why}.`,
  sortie: (a: A) => `The monster of ${site(a.site)} falls upon ${hex(a.hex)}.`,
  'sea-battle': (a: A, say: Speaker) => `${s(a, say)} fights the fleets of ${who(a.foe, say)} at ${hex(a.place)}.`,
  fired: (a: A, say: Speaker) => `${a.die} at ${a.escort ? 'a battle fleet' : 'the transports'} of ${who(a.at, say)}.`,
  attrition: (a: A, say: Speaker) => `${s(a, say)} loses ${a.percent} % of ${count(a.units, 'unit')}: ${a.n}.`,
  upkeep: (a: A, say: Speaker) => `${s(a, say)} pays ${gold(a.gold)} for upkeep, and dismisses ${kinds(a.dismissed)}.`,
  wealth: (a: A, say: Speaker) => `${s(a, say)} conjures up ${gold(a.gold)}.`,
  income: (a: A, say: Speaker) => `${s(a, say)} collects ${gold(a.gold)}.`,
  taxed: (a: A, say: Speaker) =>
    `${s(a, say)} taxes ${site(a.site)} ${a.multiple === 2 ? 'double' : 'triple'}: ${gold(a.gold)}${a.rebels ? ', and it rebels' : ''}.`,
  rebellion: (a: A) => `Rebels rise in ${site(a.site)} with a strength of ${a.strength}.`,
  'rebels-hold': (a: A) => `Rebels hold ${site(a.site)}.`,
  'rebels-beaten': (a: A) => `The rebellion in ${site(a.site)} is put down.`,
  hired: (a: A, say: Speaker) => `${s(a, say)} hires ${a.n} ${kind(a.unit)} in ${site(a.site)}.`,
  sought: (a: A, say: Speaker) =>
    `The ${kind(a.leader)} of ${s(a, say)} looks out: ${kind(a.unit)} ${a.found ? '' : 'not '}found.`,
  'dragon-price': (a: A) => `The Dragon wants ${gold(a.gold)}.`,
  launched: (a: A, say: Speaker) => `${s(a, say)} launches a battle fleet at ${hex(a.place)}.`,
  'dealt-with': (a: A, say: Speaker) =>
    `${s(a, say)} and ${s(a, say, 'with')} agree: ${things(a.gives, say)} for ${things(a.takes, say)}${a.pact ? ` (${a.pact})` : ''}.`,
  refused: (a: A, say: Speaker) => `${s(a, say, 'with')} refuses the deal of ${s(a, say)}.`,
  destroyed: (a: A, say: Speaker) => `${s(a, say)} destroys ${item(a.item)}.`,
  'end-proposed': (a: A, say: Speaker) => `${s(a, say)} moves to end the game.`,
  'end-voted': (a: A) => (a.agreed ? 'All agree to end the game.' : 'The game goes on.'),
  out: (a: A, say: Speaker) => `${s(a, say)} has no leader left and is out of the game.`,
  'over.ranked': (a: A, say: Speaker) =>
    `${list((a.winners as number[]).map((seat) => say.seat(seat)))} ${(a.winners as number[]).length > 1 ? 'share the victory' : 'wins'}, with ${(a.scores as number[])[0]} levels.`,
  'over.last': (a: A, say: Speaker) => `Only leaders of ${s(a, say)} are left: the World is won.`,
} satisfies Phrases;

/** `R2*`: it goes on, two columns further, with disease. */
function outcome(result: string): string {
  const further = Number.parseInt(result.slice(1), 10) || 0;
  const disease = result.endsWith('*') ? ', with disease' : '';
  if (result[0] === 'R') return `goes on${further > 0 ? `, ${count(further, 'column')} further` : ''}${disease}`;
  return (result[0] === 'S' ? 'succeeds' : 'is given up') + disease;
}

function shift(n: unknown): string {
  if (n === 0) return '';
  return `, ${count(Math.abs(Number(n)), 'column')} to the ${Number(n) > 0 ? 'right' : 'left'}`;
}
