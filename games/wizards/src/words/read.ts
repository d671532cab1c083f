import type { Json, Refusal, Setup } from '@questhall/kernel';
import {
  BOATS,
  type Board,
  DISCARDED,
  FOR_TURNS,
  HELD,
  IN_DECK,
  OUT_OF_PLAY,
  setup,
  TRAPS,
  tileAt,
  today,
  WITH_LETTER,
  WITH_WIZARD,
} from '../board.js';
import { EVENT_IDS } from '../events.js';
import { BARE, cellId, GRID, isOpenCentre, type Layout, laid } from '../map.js';
import { ANIMALS, COLOURS, FALSE_WIZARD, GEMS, HIGH_WIZARDS, LETTERS, ORDERS } from '../people.js';
import { spellbook } from '../spells.js';
import { TASK_IDS } from '../tasks.js';
import { CHART } from '../tiles.data.js';
import { LAIR, TILES, tileNamed } from '../tiles.js';
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
import { position } from './paths.js';
import { readTask } from './read-task.js';
import { checkSound, lastDay } from './sound.js';

/** The words of a position below a beginning, up to the next dot. */
const wordsBelow = (start: string): string[] => [
  ...new Set(position.flatMap(({ path }) => (path.startsWith(start) ? [path.slice(start.length).split('.')[0]] : []))),
];
const TOP = wordsBelow('');
const PLAYER = wordsBelow('players.<seat>.');
/** Where players stand of whom nothing is said: at Meadowfarm, or if that has fallen by the Circle, which stands to the end. */
const STARTS = ['a1', 'a3', 'a4', 'a5', 'a6', 'b1'];

/** A board from a position in words. */
export function read(said: Obj, table: Setup): Board | Refusal {
  return reading(() => {
    const b = setup(table);
    keys('position', said, TOP);
    b.phase = 'days';
    b.dealer = said.dealer === undefined ? 0 : seat('dealer', said.dealer, b.seats);
    b.fortnight = whole('fortnight', said.fortnight, 1);
    if (b.fortnight < 1) fail(`fortnight is ${b.fortnight}; expected 1 or more`);
    b.day = whole('day', said.day, 1);
    if (b.day < 1 || b.day > 14) fail(`day is ${b.day}; expected 1 to 14`);
    b.layout = readTiles(object('tiles', said.tiles));
    for (const id of list('fallen', said.fallen)) b.fallen[tile('fallen', id)] = true;
    readPieces(b, said);
    readGems(b, object('gems', said.gems));
    readWizards(b, said);
    readDecks(b, said);
    readPlayers(b, object('players', said.players));
    checkSound(b);
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
  for (const n of list('boatDemons', position.boatDemons)) {
    const boat = whole('boatDemons', n, 1) - 1;
    if ((b.boatAt[boat] ?? -1) < 0) fail(`boatDemons: boat ${boat + 1} is not on the board`);
    b.boatDemon[boat] = true;
  }
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
    if (at === null) continue;
    const who = HIGH_WIZARDS.indexOf(id as (typeof HIGH_WIZARDS)[number]);
    b.wizardAt[who] = space(`wizards.${id}`, at, b.layout);
    b.wizardCards[who] = WITH_WIZARD + who;
  }
  const secrets = object('secrets', position.secrets);
  keys('secrets', secrets, LETTERS);
  for (const [id, words] of Object.entries(secrets)) {
    const secret = object(`secrets.${id}`, words);
    if (words === null || secret.at === null) continue;
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

function readDecks(b: Board, said: Obj): void {
  const pile = (what: string, ids: readonly string[], cards: number[], place: number) => {
    for (const id of list(what, said[what])) {
      const card = ids.indexOf(oneOf(what, id, ids));
      if (cards[card] !== IN_DECK) fail(`${what}: ${ids[card]} is named twice`);
      cards[card] = place;
    }
  };
  pile('taskDiscards', TASK_IDS, b.taskCards, DISCARDED);
  pile('tasksOut', TASK_IDS, b.taskCards, OUT_OF_PLAY);
  pile('eventDiscards', EVENT_IDS, b.eventCards, DISCARDED);
}

/** A card comes to a hand, if it is nowhere else. */
function take(cards: number[], card: number, id: string): void {
  if (cards[card] === HELD) fail(`${id} is held twice`);
  if (cards[card] !== IN_DECK) fail(`${id} is held, but is discarded or out of play as well`);
  cards[card] = HELD;
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
    if (words.at !== undefined && space(`${what}.at`, words.at, b.layout) !== b.at[who])
      fail(`${what}.at is ${words.at}, but boat ${words.boat} lies in ${cellId(b.layout, b.at[who])}`);
    return;
  }
  const home = b.fallen[tileNamed('meadowfarm')] ? 'sacred-circle' : 'meadowfarm';
  b.at[who] = space(`${what}.at`, words.at ?? `${home}-${STARTS[who]}`, b.layout);
  // Who is in the water has swum there.
  b.swum[who] = whole(`${what}.swum`, words.swum, tileAt(b, b.at[who]) < 0 ? 1 : 0);
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
    take(b.taskCards, held.card, TASK_IDS[held.card]);
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
  take(b.eventCards, card, EVENT_IDS[card]);
  b.events[who].push(card);
  b.until[who].push(whole(`${what}.until`, event.until, lastDay(b, card)));
}

/** Gems are named by the High Wizards who gave them. */
function readTreasure(b: Board, who: number, words: Obj): void {
  const what = `players.${who}`;
  for (const id of list(`${what}.gems`, words.gems)) {
    const wizard = HIGH_WIZARDS.indexOf(oneOf(`${what}.gems`, id, HIGH_WIZARDS));
    if (b.gemOf[wizard] === FALSE_WIZARD) fail(`${what}.gems: ${id} is the False Wizard; name him under "seen"`);
    if (b.trail[who].includes(wizard * 2)) fail(`${what}.gems: ${id} twice`);
    b.trail[who].push(wizard * 2);
    b.seen[who] |= 1 << wizard;
  }
  b.gems[who] = gemsAfter(b, b.trail[who]);
  // W 11.233 A Druid of Rank 4 has seen them all.
  const perceives = spellbook(b.order[who], b.rank[who]).perceives === true;
  if (perceives) b.seen[who] = 127;
  for (const id of list(`${what}.seen`, words.seen)) {
    const wizard = HIGH_WIZARDS.indexOf(oneOf(`${what}.seen`, id, HIGH_WIZARDS));
    b.seen[who] |= 1 << wizard;
    // W R103 For all that others know he may have been given a Gem there.
    if (!perceives && b.gemOf[wizard] === FALSE_WIZARD) b.trail[who].push(wizard * 2);
  }
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
  // W 12.511a Who is in the Lair and has time left has come today, unless it is said.
  const isTimed = tileAt(b, b.at[who]) === LAIR && !b.bound[who];
  b.lair[who] = words.lair === null ? -1 : whole(`${what}.lair`, words.lair, isTimed ? today(b) + 13 : -1);
  // The turn that is to come is the one in which he may go back.
  if (flag(`${what}.mayReturn`, words.mayReturn)) b.crest[who] = b.taken[who] + 1;
  b.withHamdrel[who] = whole(`${what}.withHamdrel`, words.withHamdrel, 0);
  b.visits[who] = whole(`${what}.visits`, words.visits, b.withHamdrel[who] > 0 ? 1 : 0);
}
