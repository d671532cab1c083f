import type { Json } from '@questhall/kernel';
import { type Board, DISCARDED, IN_DECK, OUT_OF_PLAY, TRAPS, WITH_LETTER, WITH_WIZARD } from '../board.js';
import { EVENT_IDS } from '../events.js';
import { cellOfMark, type Held, isDone, stepOfMark } from '../held.js';
import { type Cell, cellId, GRID } from '../map.js';
import { ANIMALS, COLOURS, GEMS, HIGH_WIZARDS, LETTERS, ORDERS, WIZARD_CARDS } from '../people.js';
import { TASK_IDS } from '../tasks.js';
import { TILES } from '../tiles.js';
import { type View, view } from '../view.js';

/** A view in the words of a position. */
export function write(v: View): Json {
  const id = (cell: Cell) => (cell < 0 ? null : cellId(v.layout, cell));
  return {
    phase: v.phase,
    dealer: v.dealer,
    active: v.active < 0 ? null : v.active,
    fortnight: v.fortnight,
    day: v.day,
    turns: v.turns,
    tiles: Object.fromEntries(TILES.map((tile, i) => [tile.id, writeTile(v, i)])),
    fallen: TILES.flatMap((tile, i) => (v.fallen[i] ? [tile.id] : [])),
    boats: v.boatAt.map(id),
    boatDemons: v.boatDemon.flatMap((demon, boat) => (demon ? [boat + 1] : [])),
    demons: v.demons.map(id),
    dragon: id(v.dragon),
    wizards: Object.fromEntries(HIGH_WIZARDS.map((who, i) => [who, id(v.wizardAt[i])])),
    secrets: Object.fromEntries(LETTERS.map((letter, i) => [letter, writeSecret(v, i)])),
    gems: Object.fromEntries(HIGH_WIZARDS.map((who, i) => [who, v.gemOf[i] < 0 ? 'unknown' : GEMS[v.gemOf[i]]])),
    wizardCards: Object.fromEntries(WIZARD_CARDS.map((card, i) => [card, cardPlace(v.wizardCards[i])])),
    taskDeck: v.taskDeck,
    taskDiscards: TASK_IDS.filter((_, i) => v.taskCards[i] === DISCARDED),
    tasksOut: TASK_IDS.filter((_, i) => v.taskCards[i] === OUT_OF_PLAY),
    eventDeck: v.eventDeck,
    eventDiscards: EVENT_IDS.filter((_, i) => v.eventCards[i] === DISCARDED),
    wizardDeck: v.wizardDeck,
    completed: v.completed,
    thwarts: v.thwarts,
    foretold: v.foretold < 0 ? null : TILES[v.foretold].id,
    players: Object.fromEntries(v.at.map((_, seat) => [String(seat), writePlayer(v, seat)])),
  };
}

function writeTile(v: View, tile: number): Json {
  const cell = v.layout.at[tile];
  // W A.5 Face down nobody can tell one from another.
  if (v.phase === 'blind' || cell < 0) return { at: null, turn: 0, hand: v.hand[tile] < 0 ? null : v.hand[tile] };
  return { at: `${cell % GRID.columns}-${Math.floor(cell / GRID.columns)}`, turn: v.layout.turn[tile], hand: null };
}

function writeSecret(v: View, letter: number): Json {
  if (v.secretAt[letter] < 0) return { at: null, who: null, known: [], cards: 0 };
  return {
    at: cellId(v.layout, v.secretAt[letter]),
    who: v.secretWho[letter] < 0 ? 'unknown' : HIGH_WIZARDS[v.secretWho[letter]],
    known: v.at.flatMap((_, seat) => ((v.secretKnown[letter] >> seat) & 1 ? [seat] : [])),
    cards: v.secretCards[letter],
  };
}

function cardPlace(place: number): Json {
  if (place < 0) return 'unknown';
  if (place === IN_DECK) return 'deck';
  return place >= WITH_LETTER ? LETTERS[place - WITH_LETTER] : HIGH_WIZARDS[place - WITH_WIZARD];
}

function writePlayer(v: View, seat: number): Json {
  return {
    colour: v.colour[seat] < 0 ? null : COLOURS[v.colour[seat]],
    at: v.at[seat] < 0 ? null : cellId(v.layout, v.at[seat]),
    boat: v.boat[seat] < 0 ? null : v.boat[seat] + 1,
    order: ORDERS[v.order[seat]],
    rank: v.rank[seat],
    points: v.points.slice(seat * 3, seat * 3 + 3),
    advanced: v.advanced[seat] < 0 ? null : v.advanced[seat],
    tasks: v.tasks[seat].map((held) => writeTask(v, held)),
    events: v.events[seat].map((card, i) => ({ card: EVENT_IDS[card], until: v.until[seat][i] })),
    animal: ANIMALS[v.animal[seat]],
    animalTurns: v.animalTurns[seat],
    ...writeState(v, seat),
    gems: v.gems[seat] < 0 ? 'unknown' : HIGH_WIZARDS.filter((_, i) => (v.gems[seat] >> i) & 1),
    seen: HIGH_WIZARDS.filter((_, i) => (v.seen[seat] >> i) & 1),
  };
}

function writeState(v: View, seat: number) {
  return {
    dazed: v.dazed[seat],
    bound: v.bound[seat],
    lost: v.lost[seat],
    trap: TRAPS[v.trap[seat]],
    trapTurns: v.trapTurns[seat],
    detained: v.detained[seat],
    beset: v.beset[seat],
    extra: v.extra[seat] + v.owed[seat],
    help: v.help[seat],
    lair: v.lair[seat] < 0 ? null : v.lair[seat],
    mayReturn: v.crest[seat] > 0 && v.crest[seat] >= v.taken[seat],
    withHamdrel: v.withHamdrel[seat],
    visits: v.visits[seat],
    swum: v.swum[seat],
  };
}

function writeTask(v: View, held: Held): Json {
  return {
    card: TASK_IDS[held.card],
    mandatory: held.mandatory,
    marks: held.marks.map((m) => {
      const cell = cellOfMark(m);
      return `${stepOfMark(m) + 1} ${cell < 0 ? 'nowhere' : cellId(v.layout, cell)}${isDone(m) ? ' done' : ''}`;
    }),
    vigil: held.vigil < 0 ? null : held.vigil,
  };
}

/** Everything, as a judge sees it. */
export function truth(b: Board): View {
  return {
    ...view(b, null),
    gemOf: b.gemOf.slice(),
    gems: b.gems.slice(),
    secretWho: b.secretWho.slice(),
    wizardCards: b.wizardCards.slice(),
  };
}
