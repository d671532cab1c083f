import {
  FIRST_RAFT,
  FIRST_SHIP,
  FIRST_ZONE,
  HARBOUR_OF,
  isWaste,
  KINGDOMS,
  LANDS,
  nameOf,
  type Place,
  REALM_OF,
  REALMS,
  type View,
} from '@questhall/dragonlords';
import { bearerWords, craftsIn, peopleName, type Stack, stacksIn } from './scene.js';

/** "Icegate, territory of Frostmark, 4 Elves and the King, harbour". */
export function placeLabel(view: View, place: Place): string {
  if (place >= FIRST_ZONE) return zoneLabel(view, place);
  if (place >= FIRST_SHIP) return craftLabel(view, place);
  const stacks = stacksIn(view, place);
  const who = stacks.length > 0 ? stacks.map((stack) => stackWords(view, stack)) : ['nobody'];
  const parts = [nameOf(place), ...kindWords(place), ...who];
  if (HARBOUR_OF[place] >= 0) parts.push('harbour');
  const gold = KINGDOMS.includes(place) ? view.gold[REALM_OF[place]] : 0;
  if (gold > 0) parts.push(`${gold} gold`);
  return parts.join(', ');
}

export function stackWords(view: View, { side, count, bearers }: Stack): string {
  const units = count - bearers.length;
  const borne = bearers.map(({ bearer }) => bearerWords(view, bearer));
  const plain = units > 0 ? [`${units} ${peopleName(view, side, units)}`] : [];
  const all = [...plain, ...borne];
  const words = all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? 'nobody');
  return units > 0 ? words : `${words} of the ${peopleName(view, side)}`;
}

export function kindWords(place: Place): string[] {
  if (isWaste(place)) return [];
  const { kind, realm, mine } = LANDS[place];
  if (kind === 'kingdom') return [`kingdom of ${REALMS[realm].name}`];
  if (kind === 'territory') return [`in ${REALMS[realm].name}`];
  if (kind === 'gold') return [mine ? 'gold mine' : 'gold land'];
  return [kind];
}

function zoneLabel(view: View, zone: Place): string {
  const crafts = craftsIn(view, zone);
  const name = nameOf(zone).replace(/^s/, 'S');
  return [name, ...crafts.map(({ place }) => craftWords(view, place))].join(', ');
}

function craftLabel(view: View, place: Place): string {
  const zone = place < FIRST_RAFT ? view.shipAt[place - FIRST_SHIP] : view.raftAt[place - FIRST_RAFT];
  return zone < 0 ? nameOf(place) : `${craftWords(view, place)}, in ${nameOf(zone)}`;
}

function craftWords(view: View, place: Place): string {
  const [stack] = stacksIn(view, place);
  const crew = stack ? `with ${stackWords(view, stack)}` : 'empty';
  const docked = place < FIRST_RAFT && view.docked[place - FIRST_SHIP] ? ' in harbour' : '';
  return `${nameOf(place)}${docked} ${crew}`;
}
