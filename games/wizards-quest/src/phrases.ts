import type { Json, Phrases, Speaker } from '@questhall/kernel';
import { ORCS } from './board.js';
import { CARDS, cardNamed } from './cards.js';
import { BRIDGED, REGIONS, SPACES, spaceNamed } from './map.js';

type A = Readonly<Record<string, Json>>;
const space = (id: Json) => SPACES[spaceNamed(String(id))]?.name ?? String(id);
const card = (id: Json | undefined) =>
  id === undefined ? 'a petition card' : `"${CARDS[cardNamed(String(id))]?.title ?? id}"`;
const region = (id: Json) => REGIONS.find((r) => r.id === id || r.number === id)?.name ?? String(id);
const who = (holder: Json, say: Speaker) => (holder === ORCS ? 'The orcs' : say.seat(Number(holder)));
const seats = (list: Json, say: Speaker) => (list as number[]).map((s) => say.seat(s));
const target = (a: A) => (a.against === 'space' ? space(a.to) : `the ${a.against} in ${space(a.to)}`);
const count = (n: Json, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;
const men = (n: Json) => (n === 1 ? '1 man' : `${n} men`);
const words = (what: Json) =>
  String(what)
    .replace(/\b1 men\b/, '1 man')
    .replace(/^1 orcs$/, '1 orc')
    .replace(/^(hero|sorcerer)( )/, 'the $1 and ')
    .replace(/^(hero|sorcerer)$/, 'the $1');
/** So many orcs, and what they do. */
const orcs = (n: Json, does: string) => `${count(n, 'orc')} ${does}${n === 1 ? 's' : ''}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const forTwo = (a: A) => (a.powers ? '; a hero or sorcerer takes the place of two' : '');
const placed = (what: Json) => (/^\d/.test(String(what)) ? men(Number(what)) : `the ${what}`);

/** Everything that can be asked or told, in words. */
export const phrases = {
  'ask.castle': () => 'Take a castle for your first man.',
  'ask.settle': () => 'Put a man in an empty territory.',
  'ask.hide': (a: A, say: Speaker) => `Hide one of the treasures of ${say.seat(Number(a.owner))} in a ${a.where}.`,
  'ask.place': (a: A) => `Place ${men(a.men)} where you stand${forTwo(a)}.`,
  'ask.place-there': (a: A) => `Place ${men(a.men)} in ${space(a.space)}${forTwo(a)}.`,
  'ask.petition': (a: A) => {
    if (!a.drawn) return `Draw or play petition cards (${a.held} in hand), then go on.`;
    const sail = Number(a.boats) > 0 ? ', unless you sail' : '';
    return a.held === 0
      ? `You hold no petition card: go on${sail}.`
      : `Play petition cards (${a.held} in hand), then go on.`;
  },
  'ask.ring': () => 'The ring has drawn a card: what will you do with it?',
  'ask.attack': (a: A) => {
    if (a.truce) return 'There is a truce: end your turn, unless you sail.';
    return a.campaigns === 0
      ? 'No campaign is left: end your turn, unless you lead a free one or sail.'
      : `Choose a campaign (${count(a.campaigns, 'campaign')} left), or end your turn.`;
  },
  'ask.summon': (a: A) => `Will you summon a super power to ${space(a.space)}?`,
  'ask.order': (a: A) => `The campaign from ${space(a.from)} against ${target(a)}: what next?`,
  'ask.capture': (a: A) => `${space(a.space)} is yours to capture: who moves in?`,
  'ask.losses': (a: A) => `Choose ${count(a.n, 'counter')} to lose in ${space(a.space)}.`,
  'ask.disperse': (a: A, say: Speaker) =>
    `Disperse ${words(a.what)}${a.owner === ORCS ? '' : ` of ${say.seat(Number(a.owner))}`}.`,
  'ask.send': (a: A) => `To which region will you send the ${a.monster}?`,
  'ask.sail': (a: A) => `Who sails from ${space(a.from)} to ${space(a.to)}?`,
  'ask.rout': (a: A) => `Drive up to ${a.most} orcs out of one space.`,
  'ask.wander': () => 'Which treasure wanders?',
  'ask.wander-to': (a: A) => `Where does the treasure of ${space(a.space)} go?`,
  'ask.vision': () => 'Which of your treasures will you look at?',
  'ask.summon-monster': (a: A) => `To which territory will you send the ${a.monster}?`,
  'ask.mouth': () => 'Where does another mouth of the Great Tunnel open?',
  'ask.scatter': () => 'The orcs of which region will you scatter?',
  'ask.spread': (a: A) => `Put ${count(a.n, 'orc')} in orc territories.`,
  'first.rolled': (a: A, say: Speaker) =>
    `For first player: ${seats(a.seats, say)
      .map((s, i) => `${s} ${(a.totals as number[])[i]}`)
      .join(', ')}.`,
  'first.is': (a: A, say: Speaker) => `${say.seat(Number(a.seat))} is first player.`,
  'setup.castle': (a: A, say: Speaker) => `${say.seat(Number(a.seat))} takes ${space(a.space)}.`,
  'setup.orc-castles': () => 'Two orcs enter every castle left over.',
  'setup.orcs': (a: A) => `Orcs settle in territories ${(a.dice as number[]).join(' and ')} of ${region(a.region)}.`,
  'setup.settled': (a: A, say: Speaker) => `${say.seat(Number(a.seat))} settles ${space(a.space)}.`,
  'setup.hid': (a: A, say: Speaker) =>
    `${say.seat(Number(a.seat))} hides ${a.treasure ? `the ${a.treasure}` : 'a treasure'} of ${say.seat(Number(a.owner))} in ${space(a.space)}.`,
  placed: (a: A, say: Speaker) => `${say.seat(Number(a.seat))} places ${placed(a.what)} in ${space(a.space)}.`,
  turn: (a: A) => `Turn ${a.turn}.`,
  'orcs.generation': (a: A, say: Speaker) =>
    `${say.seat(Number(a.seat))} rolls ${a.region}: orcs grow in ${region(a.region)}.`,
  frenzy: (a: A) => `The orcs in ${space(a.space)} frenzy.`,
  'frenzy.captured': (a: A) => `An orc moves from ${space(a.from)} into ${space(a.space)}.`,
  'orcs.placed': (a: A) => `An orc enters each unoccupied space: ${(a.spaces as string[]).map(space).join(', ')}.`,
  'dragon.moves': (a: A) => `The dragon comes to ${space(a.space)}.`,
  'dragon.gobbles': (a: A) => `The dragon gobbles ${count(a.n, 'counter')} in ${space(a.space)}.`,
  'dragon.barred': (a: A) => `The wizard protects ${space(a.space)} from the dragon.`,
  'wizard.moves': (a: A) => `The wizard comes to ${space(a.space)}.`,
  'wizard.prospers': (a: A) => `The wizard prospers ${a.holder === ORCS ? 'the orcs in ' : ''}${space(a.space)}.`,
  'player-turn': (a: A, say: Speaker) => `${say.seat(Number(a.seat))} has the turn.`,
  reinforced: (a: A, say: Speaker) => `${say.seat(Number(a.seat))} receives ${a.men === 0 ? 'no men' : men(a.men)}.`,
  'petition.drawn': (a: A, say: Speaker) => `${say.seat(Number(a.seat))} draws ${card(a.card)}.`,
  'petition.played': (a: A, say: Speaker) => `${say.seat(Number(a.seat))} plays ${card(a.card)}.`,
  'petition.reshuffled': () => 'The discards are shuffled into a new petition deck.',
  'ring.dropped': (a: A, say: Speaker) =>
    `${say.seat(Number(a.seat))} draws ${card(a.card)} by the ring, which drops it.`,
  'ring.keep': (a: A, say: Speaker) => `${say.seat(Number(a.seat))} keeps ${a.card ? card(a.card) : 'the card'}.`,
  'ring.discard': (a: A, say: Speaker) => `${say.seat(Number(a.seat))} discards ${card(a.card)}.`,
  'award.men': (a: A, say: Speaker) => `${say.seat(Number(a.seat))} gets ${men(a.n)} by card.`,
  'award.campaigns': (a: A, say: Speaker) => `${say.seat(Number(a.seat))} may lead ${count(a.n, 'more campaign')}.`,
  'award.boat': (a: A, say: Speaker) => `${say.seat(Number(a.seat))} has a boat privilege.`,
  'award.share': (a: A, say: Speaker) =>
    `${say.seat(Number(a.seat))} gets ${a.share === 0 ? 'no men' : 'half the men'} for kingdoms this turn.`,
  'card.no-effect': (a: A) => `${card(a.card)} has no effect.`,
  omens: (a: A) => `Bad omens: orcs grow in ${region(a.region)}.`,
  event: (a: A) => `The blank card: ${a.roll} on two dice.`,
  truce: (a: A) => `Nobody may campaign until turn ${a.until} is over.`,
  'bridges.fell': () => 'The bridges of the Amnon fall.',
  'bridges.mended': (a: A) => `The bridge between ${bridge(a.bridge)} is mended.`,
  mouth: (a: A) => `A mouth of the Great Tunnel opens in ${space(a.space)}.`,
  scattered: (a: A) => `${orcs(a.n, 'scatter')} from ${region(a.region)}.`,
  spread: (a: A) => `${orcs(a.n, 'come')} to ${space(a.space)}.`,
  routed: (a: A) => `${orcs(a.n, 'flee')} from ${space(a.space)}.`,
  wandered: (a: A, say: Speaker) =>
    `A treasure of ${say.seat(Number(a.owner))} wanders from ${space(a.from)} to ${space(a.space)}.`,
  looked: (a: A, say: Speaker) =>
    `${say.seat(Number(a.seat))} looks at the treasure in ${space(a.space)}${a.treasure ? `: the ${a.treasure}` : ''}.`,
  sailed: (a: A, say: Speaker) =>
    `${say.seat(Number(a.seat))} sails ${words(a.what)} from ${space(a.from)} to ${space(a.to)}.`,
  campaign: (a: A, say: Speaker) =>
    `${say.seat(Number(a.seat))} leads a ${a.free ? 'free ' : ''}campaign from ${space(a.from)} against ${target(a)}${a.boat ? ' by boat' : ''}.`,
  summoned: (a: A, say: Speaker) =>
    `${say.seat(Number(a.seat))} summons the ${a.power} from ${space(a.from)} to ${space(a.space)}${swapped(a)}.`,
  supplemented: (a: A) =>
    `${men(a.men)} ${a.men === 1 ? 'joins' : 'join'} from ${space(a.from)}${a.boat ? ' by boat' : ''}.`,
  'campaign.stopped': (a: A, say: Speaker) => `${say.seat(Number(a.seat))} breaks off.`,
  battle: (a: A, say: Speaker) => battle(a, say),
  lost: (a: A, say: Speaker) =>
    `${who(a.owner, say)} ${a.owner === ORCS ? 'lose' : 'loses'} ${words(a.what)} in ${space(a.space)}.`,
  dispersed: (a: A, say: Speaker) => `${moved(a, say, 'is', 'are')} dispersed to ${space(a.space)}.`,
  stranded: (a: A, say: Speaker) =>
    `${moved(a, say, 'finds', 'find')} no space to go to, and ${many(a) ? 'leave' : 'leaves'} the board.`,
  beaten: (a: A, say: Speaker) =>
    `${say.seat(Number(a.seat))} ${a.power === 'hero' ? 'slays' : 'overcomes'} the ${a.monster}.`,
  captured: (a: A, say: Speaker) =>
    `${say.seat(Number(a.seat))} captures ${space(a.space)}${a.what ? ` with ${words(a.what)}` : ''} from ${space(a.from)}.`,
  treasure: (a: A, say: Speaker) => `${say.seat(Number(a.seat))} regains the ${a.treasure} in ${space(a.space)}.`,
  out: (a: A, say: Speaker) => `${say.seat(Number(a.seat))} has no counter left and is out of the game${laidOpen(a)}.`,
  'over.treasures': (a: A, say: Speaker) =>
    `${say.seat(Number(a.seat))} has regained all three treasures and is King of Marnon.`,
  'over.survivor': (a: A, say: Speaker) => `${say.seat(Number(a.seat))} alone is left, and is King of Marnon.`,
  'over.nobody': () => 'Nobody is left: the game is drawn.',
  'over.limit': (a: A) => `Turn ${a.turn} was the last: the game is drawn.`,
} satisfies Phrases;

/** WQ R90 All see the cards of who is out. */
function laidOpen(a: A): string {
  const cards = a.cards as string[];
  return cards.length > 0 ? `; discarded: ${cards.map(card).join(', ')}` : '';
}

/** WQ X.C.4.2 Then the other super power is where this one was. */
function swapped(a: A): string {
  return a.swaps ? `; the ${a.power === 'hero' ? 'sorcerer' : 'hero'} goes to ${space(a.from)}` : '';
}

/** Lost counters, and what becomes of one or of many. */
function moved(a: A, say: Speaker, one: string, more: string): string {
  const whose = a.owner === ORCS ? '' : ` of ${say.seat(Number(a.owner))}`;
  return `${capital(words(a.what))}${whose} ${many(a) ? more : one}`;
}

function many(a: A): boolean {
  return /^(?!1 )\d/.test(String(a.what));
}

function bridge(n: Json): string {
  return BRIDGED[Number(n)].map((end) => SPACES[end].name).join(' and ');
}

function battle(a: A, say: Speaker): string {
  const [dice, ranges, costs] = [a.dice, a.ranges, a.costs] as number[][];
  const rolled = (i: number) => `${dice[i]} (range ${ranges[i]})`;
  const lost = (i: number) => (costs[i] === 0 ? 'none' : count(costs[i], 'counter'));
  const missed = dice[0] > ranges[0] && dice[1] > ranges[1];
  // WQ XI.B.2 Then the attacker pays, whom nobody has hit.
  const paid = costs[1] > 0 ? `both miss, so the attack loses ${lost(1)}` : 'both miss';
  const end = missed ? paid : `the defence loses ${lost(0)}, the attack ${lost(1)}`;
  return `${who(a.attacker, say)} ${a.attacker === ORCS ? 'roll' : 'rolls'} ${rolled(0)} against ${target(a)}, which rolls ${rolled(1)}: ${end}.`;
}
