import type { Seat } from '@questhall/kernel';
import { type Board, FOR_TURNS, FREE, landAt, stands, tileAt, today } from '../board.js';
import type { Effect } from '../effects.js';
import { EVENT_IDS, EVENTS } from '../events.js';
import { CELLS, type Cell, cellId } from '../map.js';
import { ANIMALS, HIGH_WIZARDS, HORSE, HOUND, LETTERS, NO_ANIMAL, WINGED_HORSE } from '../people.js';
import { DEMON, DRAGON, hasDemon, noteMet } from '../places.js';
import { isAfflicted, isTrapped, typesHeld } from '../players.js';
import { isStranded } from '../stranded.js';
import { COTTAGE, COTTAGE_CENTRE, isInCircle, LAIR, LAIR_CENTRE, SACRED_CIRCLE, STAR_CREST, TILES } from '../tiles.js';
import { fail } from './check.js';

/** What no game could come to is refused, each with its reason. */
export function checkSound(b: Board): void {
  checkTiles(b);
  checkMarkers(b);
  for (let seat = 0; seat < b.seats; seat++) {
    const what = `players.${seat}`;
    checkPlace(b, seat, what);
    checkSheet(b, seat, what);
    checkEvents(b, seat, what);
    checkAnimal(b, seat, what);
    checkState(b, seat, what);
    settle(b, seat);
  }
}

function checkTiles(b: Board): void {
  if (!stands(b, LAIR)) fail("fallen: the Dragon's Lair never falls (W 12.5)");
  if (!stands(b, SACRED_CIRCLE)) fail('fallen: with the Sacred Circle the game is over (W 12.46)');
  if (b.foretold === LAIR) fail("foretold: the Dragon's Lair never falls (W 12.5)");
  if (b.foretold >= 0 && !stands(b, b.foretold)) fail(`foretold is ${TILES[b.foretold].id}, which has fallen`);
}

function checkMarkers(b: Board): void {
  const twice = b.demons.find((cell, i) => b.demons.indexOf(cell) !== i);
  if (twice !== undefined) fail(`demons: ${cellId(b.layout, twice)} is named twice; one a space is enough (W 7.3041c)`);
  for (const cell of b.demons) standing(b, 'demons', cell);
  b.boatAt.forEach((cell, boat) => {
    if (landAt(b, cell) >= 0) fail(`boats: boat ${boat + 1} lies on land, in ${cellId(b.layout, cell)}`);
  });
  onLand(b, 'dragon', b.dragon);
  b.wizardAt.forEach((cell, who) => {
    onLand(b, `wizards.${HIGH_WIZARDS[who]}`, cell);
  });
  b.secretAt.forEach((cell, letter) => {
    onLand(b, `secrets.${LETTERS[letter]}`, cell);
  });
}

function standing(b: Board, what: string, cell: Cell): void {
  const tile = tileAt(b, cell);
  if (tile >= 0 && !stands(b, tile)) fail(`${what} is ${cellId(b.layout, cell)}, but ${TILES[tile].id} has fallen`);
}

/** Nothing that dice put somewhere lies in water (W 4). */
function onLand(b: Board, what: string, cell: Cell): void {
  if (cell < 0) return;
  standing(b, what, cell);
  if (landAt(b, cell) < 0) fail(`${what} is ${cellId(b.layout, cell)}, which is water; expected a space of a tile`);
}

function checkPlace(b: Board, seat: Seat, what: string): void {
  const [cell, space] = [b.at[seat], landAt(b, b.at[seat])];
  standing(b, `${what}.at`, cell);
  if (space >= 0 || b.boat[seat] >= 0 ? b.swum[seat] > 0 : b.swum[seat] < 1 || b.swum[seat] > 2)
    fail(`${what}.swum is ${b.swum[seat]}; expected 1 or 2 in the water, and 0 elsewhere`);
  if (b.beset[seat] && space !== LAIR_CENTRE) fail(`${what}.beset: only in dragons-lair-centre (W 7.305.r5)`);
  if (b.crest[seat] > 0 && space === STAR_CREST) fail(`${what}.mayReturn: he is in the Star Crest already`);
  if (b.withHamdrel[seat] > 0 && space !== COTTAGE_CENTRE) fail(`${what}.withHamdrel: only in hamdrels-cottage-centre`);
  if (b.withHamdrel[seat] > 3) fail(`${what}.withHamdrel is ${b.withHamdrel[seat]}; expected 0 to 3 (W 7.354a)`);
  if (b.visits[seat] > 0 && tileAt(b, cell) !== COTTAGE) fail(`${what}.visits: only on the tile hamdrels-cottage`);
  if (b.visits[seat] > 2) fail(`${what}.visits is ${b.visits[seat]}; expected 0 to 2 (W 7.354b)`);
  checkLair(b, seat, what);
}

function checkLair(b: Board, seat: Seat, what: string): void {
  const isIn = tileAt(b, b.at[seat]) === LAIR;
  if (b.lair[seat] < 0) return;
  if (!isIn || b.bound[seat]) fail(`${what}.lair: only in the Dragon's Lair, and not while Dragonbound (W 12.513)`);
  if (b.lair[seat] <= today(b) || b.lair[seat] > today(b) + 13)
    fail(`${what}.lair is day ${b.lair[seat]}; expected ${today(b) + 1} to ${today(b) + 13}, as today is ${today(b)}`);
}

function checkSheet(b: Board, seat: Seat, what: string): void {
  if (b.order[seat] === 0) {
    if (typesHeld(b, seat).length > 0) fail(`${what}.points: nobody gains points before he joins an Order (W 3.73b)`);
    if (b.tasks[seat].length > 0) fail(`${what}.tasks: nobody takes a Task before he joins an Order (W 3.73b)`);
    if (b.trail[seat].length > 0) fail(`${what}.gems: nobody has Gems before he joins an Order (W 7.326a)`);
  }
  if (b.advanced[seat] > today(b)) fail(`${what}.advanced is day ${b.advanced[seat]}, but today is day ${today(b)}`);
}

/** The effect for which a card is kept; undefined if it is not. */
function keptFor(card: number): Effect | undefined {
  const KEPT: readonly Effect['do'][] = ['movement', 'ward', 'town-favour', 'permit', 'keepsake', 'summons'];
  return EVENTS[card].effects.find((effect) => KEPT.includes(effect.do));
}

/** W R41 The last day of a card drawn today; 0 if it has none. */
export function lastDay(b: Board, card: number): number {
  const effect = keptFor(card);
  if (effect?.do === 'movement') return today(b) + effect.days;
  return effect?.do === 'ward' || effect?.do === 'town-favour' ? today(b) + 13 : 0;
}

function checkEvents(b: Board, seat: Seat, what: string): void {
  const cards = b.events[seat];
  cards.forEach((card, i) => {
    const [id, until, last] = [EVENT_IDS[card], b.until[seat][i], lastDay(b, card)];
    if (!keptFor(card)) fail(`${what}.events: ${id} is not kept, but done at once`);
    if (last === 0 && until > 0) fail(`${what}.events: ${id} has no last day, so it takes no "until"`);
    if (last > 0 && (until < today(b) || until > last))
      fail(`${what}.events: ${id} until day ${until}; expected ${today(b)} to ${last}`);
  });
  const strides = cards.filter((card) => EVENTS[card].sort === 'movement');
  if (strides.length > 1) fail(`${what}.events: a second Movement card discards the first (W 8.51c)`);
  if (strides.length > 0 && (isTrapped(b, seat) || isAfflicted(b, seat)))
    fail(`${what}.events: the trapped, Dazed and Dragonbound lose their Movement card (W 8.51c)`);
  if (cards.length > 0 && b.bound[seat]) fail(`${what}.events: the Dragonbound lose all Event cards (W 7.3051b)`);
}

function checkAnimal(b: Board, seat: Seat, what: string): void {
  const [animal, turns] = [b.animal[seat], b.animalTurns[seat]];
  // Event 26 A Winged Horse may stay for four turns.
  const most = animal === WINGED_HORSE ? 4 : animal;
  if (turns > most || (turns === 0) !== (animal === NO_ANIMAL))
    fail(`${what}.animalTurns is ${turns}; expected ${most === 0 ? '0 without an animal' : `1 to ${most}`}`);
  if (animal === NO_ANIMAL) return;
  const name = ANIMALS[animal];
  if (isAfflicted(b, seat)) fail(`${what}.animal: a ${name} leaves the Dazed and the Dragonbound (W 7.3043d)`);
  if (animal === HORSE && b.boat[seat] >= 0) fail(`${what}.animal: a horse boards no Boat (W 8.452)`);
  if (animal !== HORSE && animal !== HOUND) return;
  const space = landAt(b, b.at[seat]);
  if (space >= 0 && (isInCircle(space) || space === STAR_CREST || tileAt(b, b.at[seat]) === LAIR))
    fail(`${what}.animal: a ${name} does not come to ${cellId(b.layout, b.at[seat])} (W 8.45b)`);
}

function checkState(b: Board, seat: Seat, what: string): void {
  const turns = b.trapTurns[seat];
  const [least, most] = b.trap[seat] === FOR_TURNS ? [1, 6] : [0, 0];
  if (turns < least || turns > most)
    fail(`${what}.trapTurns is ${turns}; expected ${most === 0 ? '0 unless trap is "turns"' : '1 to 6'}`);
  if (b.help[seat] && !isStranded(b, seat)) fail(`${what}.help: he is not stranded (W R17)`);
}

/** W 7.6a What lies where he stands he has met, unless it came upon him in a Trap (W R32). */
function settle(b: Board, seat: Seat): void {
  if (b.trap[seat] !== FREE) return;
  if (hasDemon(b, b.at[seat])) noteMet(b, seat, b.at[seat], DEMON);
  if (b.dragon === b.at[seat]) noteMet(b, seat, b.at[seat], DRAGON);
  const boat = b.boat[seat];
  if (boat >= 0 && b.boatDemon[boat]) noteMet(b, seat, CELLS + boat, DEMON);
}
