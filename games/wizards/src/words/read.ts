import type { Json, Refusal, Setup } from '@questhall/kernel';
import {
  BOATS,
  type Board,
  DISCARDED,
  FOR_TURNS,
  HELD,
  OUT_OF_PLAY,
  setup,
  TRAPS,
  WITH_LETTER,
  WITH_WIZARD,
} from '../board.js';
import { EVENT_IDS } from '../events.js';
import { BARE, GRID, isOpenCentre, type Layout, laid } from '../map.js';
import { ANIMALS, COLOURS, GEMS, HIGH_WIZARDS, LETTERS, ORDERS } from '../people.js';
import { TASK_IDS } from '../tasks.js';
import { CHART } from '../tiles.data.js';
import { TILES } from '../tiles.js';
import { gemsAfter } from '../view.js';
import {
  fail,
  flag,
  keys,
  list,
  type Obj,
  object,
  oneOf,
  reading,
  seat,
  space,
  spaceOrNone,
  tile,
  whole,
} from './check.js';
import { readTask } from './read-task.js';

const TOP = [
  'dealer',
  'fortnight',
  'day',
  'tiles',
  'fallen',
  'boats',
  'boatDemons',
  'demons',
  'dragon',
  'wizards',
  'secrets',
  'gems',
  'completed',
  'thwarts',
  'foretold',
  'taskDiscards',
  'tasksOut',
  'eventDiscards',
  'players',
];
const PLAYER = [
  'at',
  'boat',
  'colour',
  'order',
  'rank',
  'points',
  'advanced',
  'tasks',
  'events',
  'animal',
  'animalTurns',
  'dazed',
  'bound',
  'lost',
  'trap',
  'trapTurns',
  'detained',
  'beset',
  'extra',
  'help',
  'lair',
  'gems',
  'seen',
  'mayReturn',
  'withHamdrel',
  'visits',
];
/** Where players stand of whom nothing is said. */
const STARTS = ['meadowfarm-a1', 'meadowfarm-a3', 'meadowfarm-a4', 'meadowfarm-a5', 'meadowfarm-a6', 'meadowfarm-b1'];

/** A board from a position in words. */
export function read(position: Obj, table: Setup): Board | Refusal {
  return reading(() => {
    const b = setup(table);
    keys('position', position, TOP);
    b.phase = 'days';
    b.dealer = position.dealer === undefined ? 0 : seat('dealer', position.dealer, b.seats);
    b.fortnight = Math.max(1, whole('fortnight', position.fortnight, 1));
    b.day = whole('day', position.day, 1);
    if (b.day < 1 || b.day > 14) fail(`day is ${b.day}; expected 1 to 14`);
    b.layout = readTiles(object('tiles', position.tiles));
    for (const id of list('fallen', position.fallen)) b.fallen[tile('fallen', id)] = true;
    readPieces(b, position);
    readGems(b, object('gems', position.gems));
    readWizards(b, position);
    readDecks(b, position);
    readPlayers(b, object('players', position.players));
    return b;
  });
}

/** The ready chart, but for tiles that are said to lie elsewhere. */
function readTiles(said: Obj): Layout {
  keys(
    'tiles',
    said,
    TILES.map((t) => t.id),
  );
  let layout = BARE;
  const rest: number[] = [];
  TILES.forEach(({ id }, i) => {
    if (said[id] === undefined) {
      rest.push(i);
      return;
    }
    const words = object(`tiles.${id}`, said[id]);
    keys(`tiles.${id}`, words, ['at', 'turn']);
    const where = words.at ?? CHART[i].map((n) => n + 1).join('-');
    const found = /^(\d+)-(\d+)$/.exec(String(where)) ?? fail(`tiles.${id}.at is a column and a row, like 12-7`);
    layout = put(
      layout,
      i,
      Number(found[2]) * GRID.columns + Number(found[1]),
      whole(`tiles.${id}.turn`, words.turn, 0),
    );
  });
  for (const i of rest) layout = put(layout, i, (CHART[i][1] + 1) * GRID.columns + CHART[i][0] + 1, 0);
  return layout;
}

function put(layout: Layout, i: number, cell: number, turn: number): Layout {
  if (turn > 5) fail(`tiles.${TILES[i].id}.turn is ${turn}; expected 0 to 5`);
  if (!isOpenCentre(layout, cell)) fail(`${TILES[i].id} would overlap another tile or leave the board`);
  return laid(layout, i, cell, turn);
}

function readPieces(b: Board, position: Obj): void {
  list('boats', position.boats).forEach((id, i) => {
    if (i >= BOATS) fail('there are ten boats');
    b.boatAt[i] = spaceOrNone('boats', id, b.layout);
  });
  for (const n of list('boatDemons', position.boatDemons)) b.boatDemon[whole('boatDemons', n, 1) - 1] = true;
  b.demons = list('demons', position.demons)
    .map((id) => space('demons', id, b.layout))
    .sort((a, c) => a - c);
  b.dragon = space('dragon', position.dragon ?? 'dragons-lair-a1', b.layout);
  b.completed = whole('completed', position.completed, 0);
  if (b.completed > 9) fail(`completed is ${b.completed}; expected 0 to 9`);
  b.thwarts = whole('thwarts', position.thwarts, 0);
  b.foretold = position.foretold === undefined || position.foretold === null ? -1 : tile('foretold', position.foretold);
}

/** Which Gem card lies on which box; the rest in the order of both. */
function readGems(b: Board, said: Obj): void {
  keys('gems', said, HIGH_WIZARDS);
  const left = GEMS.map((_, gem) => gem);
  for (const [id, gem] of Object.entries(said)) {
    const card = GEMS.indexOf(oneOf(`gems.${id}`, gem, GEMS));
    if (!left.includes(card)) fail(`gems: ${GEMS[card]} lies twice`);
    left.splice(left.indexOf(card), 1);
    b.gemOf[HIGH_WIZARDS.indexOf(id as (typeof HIGH_WIZARDS)[number])] = card;
  }
  b.gemOf = b.gemOf.map((gem) => (gem >= 0 ? gem : (left.shift() as number)));
}

function readWizards(b: Board, position: Obj): void {
  const wizards = object('wizards', position.wizards);
  keys('wizards', wizards, HIGH_WIZARDS);
  for (const [id, at] of Object.entries(wizards)) {
    const who = HIGH_WIZARDS.indexOf(id as (typeof HIGH_WIZARDS)[number]);
    b.wizardAt[who] = space(`wizards.${id}`, at, b.layout);
    b.wizardCards[who] = WITH_WIZARD + who;
  }
  const secrets = object('secrets', position.secrets);
  keys('secrets', secrets, LETTERS);
  for (const [id, words] of Object.entries(secrets)) {
    const secret = object(`secrets.${id}`, words);
    keys(`secrets.${id}`, secret, ['at', 'who', 'known']);
    const letter = LETTERS.indexOf(id as (typeof LETTERS)[number]);
    const who = HIGH_WIZARDS.indexOf(oneOf(`secrets.${id}.who`, secret.who, HIGH_WIZARDS));
    if (b.wizardCards[who] !== 0) fail(`secrets.${id}.who: ${HIGH_WIZARDS[who]} is on the board already`);
    b.secretAt[letter] = space(`secrets.${id}.at`, secret.at, b.layout);
    b.secretWho[letter] = who;
    b.wizardCards[who] = WITH_LETTER + letter;
    for (const s of list(`secrets.${id}.known`, secret.known)) b.secretKnown[letter] |= 1 << seat('known', s, b.seats);
  }
}

function readDecks(b: Board, position: Obj): void {
  for (const id of list('taskDiscards', position.taskDiscards))
    b.taskCards[TASK_IDS.indexOf(oneOf('taskDiscards', id, TASK_IDS))] = DISCARDED;
  for (const id of list('tasksOut', position.tasksOut))
    b.taskCards[TASK_IDS.indexOf(oneOf('tasksOut', id, TASK_IDS))] = OUT_OF_PLAY;
  for (const id of list('eventDiscards', position.eventDiscards))
    b.eventCards[EVENT_IDS.indexOf(oneOf('eventDiscards', id, EVENT_IDS))] = DISCARDED;
}

function readPlayers(b: Board, players: Obj): void {
  for (const key of Object.keys(players)) seat('players', Number(key), b.seats);
  for (let who = 0; who < b.seats; who++) {
    const words = object(`players.${who}`, players[String(who)]);
    keys(`players.${who}`, words, PLAYER);
    readPlace(b, who, words);
    readSheet(b, who, words);
    readState(b, who, words);
  }
  const twice = b.boat.find((boat, who) => boat >= 0 && b.boat.indexOf(boat) !== who);
  if (twice !== undefined) fail(`two players are in boat ${twice + 1}`);
  const alike = b.colour.find((colour, who) => b.colour.indexOf(colour) !== who);
  if (alike !== undefined) fail(`two players have the ${COLOURS[alike]} piece`);
}

function readPlace(b: Board, who: number, words: Obj): void {
  const what = `players.${who}`;
  b.colour[who] = words.colour === undefined ? who : COLOURS.indexOf(oneOf(`${what}.colour`, words.colour, COLOURS));
  if (words.boat !== undefined && words.boat !== null) {
    b.boat[who] = whole(`${what}.boat`, words.boat, 1) - 1;
    b.at[who] = b.boatAt[b.boat[who]] ?? -1;
    if (b.at[who] < 0) fail(`${what}.boat: there is no such boat on the board`);
    return;
  }
  b.at[who] = space(`${what}.at`, words.at ?? STARTS[who], b.layout);
}

/** The record sheet: Order, Rank, points, Tasks, cards, Gems. */
function readSheet(b: Board, who: number, words: Obj): void {
  const what = `players.${who}`;
  b.order[who] = words.order === undefined ? 0 : ORDERS.indexOf(oneOf(`${what}.order`, words.order, ORDERS));
  b.rank[who] = whole(`${what}.rank`, words.rank, b.order[who] > 0 ? 1 : 0);
  if (b.rank[who] > 4 || (b.order[who] === 0) !== (b.rank[who] === 0))
    fail(`${what}.rank is ${b.rank[who]}; expected 1 to 4 in an Order, and 0 without one`);
  const points = list(`${what}.points`, words.points ?? [0, 0, 0]);
  if (points.length !== 3) fail(`${what}.points is a list of three: knowledge, perception, power`);
  points.forEach((n, type) => {
    b.points[who * 3 + type] = whole(`${what}.points`, n, 0);
  });
  if (words.advanced !== undefined) b.advanced[who] = whole(`${what}.advanced`, words.advanced, 0);
  for (const task of list(`${what}.tasks`, words.tasks)) {
    const held = readTask(b, who, `${what}.tasks`, task);
    if (b.taskCards[held.card] === HELD) fail(`${TASK_IDS[held.card]} is held twice`);
    b.taskCards[held.card] = HELD;
    b.tasks[who].push(held);
  }
  for (const event of list(`${what}.events`, words.events)) readEvent(b, who, event);
  readTreasure(b, who, words);
}

function readEvent(b: Board, who: number, words: Json): void {
  const what = `players.${who}.events`;
  const event = typeof words === 'string' ? { card: words } : object(what, words);
  keys(what, event, ['card', 'until']);
  const card = EVENT_IDS.indexOf(oneOf(`${what}.card`, event.card, EVENT_IDS));
  if (b.eventCards[card] === HELD) fail(`${EVENT_IDS[card]} is held twice`);
  b.eventCards[card] = HELD;
  b.events[who].push(card);
  b.until[who].push(whole(`${what}.until`, event.until, 0));
}

/** Gems are named by the High Wizards who gave them. */
function readTreasure(b: Board, who: number, words: Obj): void {
  const what = `players.${who}`;
  for (const id of list(`${what}.gems`, words.gems)) {
    const wizard = HIGH_WIZARDS.indexOf(oneOf(`${what}.gems`, id, HIGH_WIZARDS));
    b.trail[who].push(wizard * 2);
    b.seen[who] |= 1 << wizard;
  }
  b.gems[who] = gemsAfter(b, b.trail[who]);
  for (const id of list(`${what}.seen`, words.seen))
    b.seen[who] |= 1 << HIGH_WIZARDS.indexOf(oneOf(`${what}.seen`, id, HIGH_WIZARDS));
}

function readState(b: Board, who: number, words: Obj): void {
  const what = `players.${who}`;
  b.animal[who] = words.animal === undefined ? 0 : ANIMALS.indexOf(oneOf(`${what}.animal`, words.animal, ANIMALS));
  b.animalTurns[who] = whole(`${what}.animalTurns`, words.animalTurns, b.animal[who]);
  b.dazed[who] = flag(`${what}.dazed`, words.dazed);
  b.bound[who] = flag(`${what}.bound`, words.bound);
  b.lost[who] = whole(`${what}.lost`, words.lost, 0);
  b.trap[who] = words.trap === undefined ? 0 : TRAPS.indexOf(oneOf(`${what}.trap`, words.trap, TRAPS));
  b.trapTurns[who] = whole(`${what}.trapTurns`, words.trapTurns, b.trap[who] === FOR_TURNS ? 1 : 0);
  b.detained[who] = flag(`${what}.detained`, words.detained);
  b.beset[who] = flag(`${what}.beset`, words.beset);
  b.extra[who] = whole(`${what}.extra`, words.extra, 0);
  b.help[who] = flag(`${what}.help`, words.help);
  if (words.lair !== undefined && words.lair !== null) b.lair[who] = whole(`${what}.lair`, words.lair, 0);
  // The turn that is to come is the one in which he may go back.
  if (flag(`${what}.mayReturn`, words.mayReturn)) b.crest[who] = b.taken[who] + 1;
  b.withHamdrel[who] = whole(`${what}.withHamdrel`, words.withHamdrel, 0);
  b.visits[who] = whole(`${what}.visits`, words.visits, 0);
}
