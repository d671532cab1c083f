import {
  BOATS,
  type Board,
  FOR_TURNS,
  HELD,
  IN_DECK,
  landAt,
  stands,
  tileAt,
  WITH_LETTER,
  WITH_WIZARD,
} from './board.js';
import { isComplete } from './held.js';
import { CELLS } from './map.js';
import { FALSE_WIZARD } from './people.js';
import { SACRED_CIRCLE, TILES } from './tiles.js';
import { gemsAfter } from './view.js';

/** Everything that must hold of any board: each tile, card, Gem and marker is somewhere, once. */
export function invariants(b: Board): string[] {
  if (b.phase !== 'days') return [...gemCards(b), ...cards(b)];
  return [...gemCards(b), ...cards(b), ...map(b), ...seats(b), ...markers(b)];
}

function gemCards(b: Board): string[] {
  const laid = b.gemOf.filter((gem) => gem >= 0);
  // Seven cards, one of them the False Wizard.
  if (new Set(laid).size !== laid.length) return ['a Gem card lies twice'];
  if (laid.length === 0) return [];
  return laid.length === 7 && laid.includes(FALSE_WIZARD) ? [] : ['Gem cards are missing'];
}

function cards(b: Board): string[] {
  const wrong: string[] = [];
  const tasks = b.tasks.flat().map((held) => held.card);
  if (new Set(tasks).size !== tasks.length) wrong.push('a Task card is held twice');
  b.taskCards.forEach((place, card) => {
    if ((place === HELD) !== tasks.includes(card)) wrong.push(`Task ${card + 1} is at ${place}`);
  });
  const events = b.events.flat();
  b.eventCards.forEach((place, card) => {
    if ((place === HELD) !== events.includes(card)) wrong.push(`Event ${card + 1} is at ${place}`);
  });
  b.wizardCards.forEach((place, card) => {
    if (place >= WITH_LETTER && b.secretAt[place - WITH_LETTER] < 0)
      wrong.push(`Wizard card ${card} lies with no letter`);
    if (place >= WITH_WIZARD && place < WITH_LETTER && b.wizardAt[place - WITH_WIZARD] < 0)
      wrong.push(`Wizard card ${card} lies with no High Wizard`);
  });
  return wrong;
}

function map(b: Board): string[] {
  const wrong: string[] = [];
  TILES.forEach(({ name }, tile) => {
    if (b.layout.at[tile] < 0 && stands(b, tile)) wrong.push(`${name} is nowhere`);
  });
  for (let boat = 0; boat < BOATS; boat++)
    if (b.boatAt[boat] >= 0 && landAt(b, b.boatAt[boat]) >= 0) wrong.push(`boat ${boat + 1} lies on land`);
  // Ten boxes.
  if (b.completed < 0 || b.completed > 9) wrong.push(`the Completion marker is on ${b.completed}`);
  if (b.day < 1 || b.day > 14) wrong.push(`it is day ${b.day}`);
  return wrong;
}

function seats(b: Board): string[] {
  const wrong: string[] = [];
  for (let seat = 0; seat < b.seats; seat++) {
    const cell = b.at[seat];
    if (cell < 0 || cell >= CELLS) wrong.push(`seat ${seat} is nowhere`);
    if (b.boat[seat] >= 0 && b.boatAt[b.boat[seat]] !== cell) wrong.push(`seat ${seat} is not with his boat`);
    if (b.points.slice(seat * 3, seat * 3 + 3).some((n) => n < 0))
      wrong.push(`seat ${seat} has fewer points than none`);
    if ((b.order[seat] === 0) !== (b.rank[seat] === 0)) wrong.push(`seat ${seat} has a Rank without an Order`);
    if (b.tasks[seat].some((held) => held.marks.length > 0 && isComplete(held)))
      wrong.push(`seat ${seat} keeps a finished Task`);
    if ((b.trap[seat] === FOR_TURNS) !== b.trapTurns[seat] > 0)
      wrong.push(`seat ${seat} is trapped for ${b.trapTurns[seat]} turns`);
    if (!b.mixed[seat] && b.gems[seat] !== gemsAfter(b, b.trail[seat])) wrong.push(`seat ${seat} has the wrong Gems`);
  }
  // One player a Boat.
  const aboard = b.boat.filter((boat) => boat >= 0);
  if (new Set(aboard).size !== aboard.length) wrong.push('two players are in one boat');
  return wrong;
}

function markers(b: Board): string[] {
  const wrong: string[] = [];
  // One Demon a space.
  if (new Set(b.demons).size !== b.demons.length) wrong.push('two Demons are in one space');
  const isFallen = (cell: number) => cell >= 0 && b.fallen[tileAt(b, cell)] === true;
  // With the Circle the game is over, whatever lies there.
  if (!b.fallen[SACRED_CIRCLE] && b.demons.some(isFallen)) wrong.push('a Demon is on a fallen tile');
  b.wizardCards.slice(0, 7).forEach((place, person) => {
    const here = b.wizardAt[person] >= 0;
    if (here !== (place === WITH_WIZARD + person)) wrong.push(`High Wizard ${person} and his card are apart`);
  });
  b.secretAt.forEach((cell, letter) => {
    const who = b.secretWho[letter];
    if (cell >= 0 !== who >= 0) wrong.push(`letter ${letter} is half there`);
    if (who >= 0 && b.wizardCards[who] !== WITH_LETTER + letter) wrong.push(`letter ${letter} lacks its card`);
  });
  if (!b.wizardCards.every((place) => place >= IN_DECK)) wrong.push('a Wizard card is lost');
  return wrong;
}
