import {
  AROUND,
  atlasOf,
  type Cell,
  CIRCLE_CENTRE,
  cellOf,
  DAYS,
  FIRST_PHANTASM,
  groupOf,
  HAMDREL,
  hasDemon,
  hasMandatory,
  LAIR,
  SORCERERS,
  SORCERY,
  SPOTS,
  spaceOf,
  TILES,
  tileAt,
  type View,
  WITH_WIZARD,
} from '@questhall/wizards';
import { type Field, TURN } from '../../field.js';
import { homesOf } from '../../goals.js';
import { missing } from '../../knight/errands.js';
import { type Maps, wayfinder } from '../../knight/plan.js';
import { type Chart, COTTAGE, type Race, type Racer } from './race.js';

/** Turns that a Transporting Spell takes, with those that fail. */
export const CAST = 1.2;
/** Turns to leave a Tower's tile and come again. */
const ROUND = 3;
/** No way takes more turns or half points, for there is always another. */
const LONG = 14;

/** The race for the Gems as a seat sees it; none where nobody shows or calls High Wizards any more. */
export function raceFrom(view: View, seat: number, maps: Maps): Race | undefined {
  const [cottage] = homesOf(view, [HAMDREL]);
  const towers = towersOf(view);
  if (cottage === undefined || towers.length === 0) return undefined;
  const land = surveyed(view, seat, [cottage, ...towers], maps);
  const racers = view.at.map((_, who) => racerOf(view, seat, who, land));
  const first = view.active >= 0 ? view.active : seat;
  return { chart: land.chart, racers, first, ...timeLeft(view), ...shownIn(view) };
}

/** Towers where no Demon waits, if there are any; else all. */
export function towersOf(view: View): Cell[] {
  const all = homesOf(view, SORCERERS);
  const free = all.filter((cell) => !hasDemon(view, cell) && view.dragon !== cell);
  return free.length > 0 ? free : all;
}

/** Where the sites are, and the turns to them from everywhere. */
interface Survey {
  readonly sites: readonly Cell[];
  readonly chart: Chart;
  from(cell: Cell, site: number): number;
  home(cell: Cell): number;
}

function surveyed(view: View, seat: number, sites: readonly Cell[], maps: Maps): Survey {
  const fieldTo = wayfinder(view, seat, maps);
  const centre = cellOf(view, CIRCLE_CENTRE);
  const fields = sites.map(fieldTo);
  const ways = sites.map((cell, i) => CAST + fromAnywhere(view, cell, fields[i]));
  const circle = CAST + fromAnywhere(view, centre, fieldTo(centre));
  const from = (cell: Cell, site: number) => Math.max(1, Math.min(ways[site], fields[site].foot[cell] / TURN + 0.3));
  const home = (cell: Cell) => Math.min(circle, fieldTo(centre).foot[cell] / TURN);
  const again = (site: number) => (site === COTTAGE ? CAST + ways[site] : Math.min(ROUND, CAST + ways[site]));
  const turns = sites.map((cell, s) => sites.map((_, site) => (s === site ? again(site) : from(cell, site))));
  return { sites, chart: { turns, ways, home: sites.map(home) }, from, home };
}

/** Turns to a cell from a random space of its tile. */
export function fromAnywhere(view: View, cell: Cell, { foot }: Field): number {
  const tile = tileAt(view, cell);
  const halves = SPOTS.map((_, spot) => Math.min(LONG * TURN, foot[cellOf(view, spaceOf(tile, spot))]));
  return halves.reduce((a, b) => a + b, 0) / halves.length / TURN;
}

function racerOf(view: View, seat: number, who: number, { sites, chart, from, home }: Survey): Racer {
  const cell = view.at[who];
  const inside = view.boat[who] < 0 && sites.includes(cell);
  const site = inside ? sites.indexOf(cell) : sites.findIndex((one) => besides(view, one).includes(cell));
  return {
    calls: view.order[who] === SORCERY,
    idle: idleFor(view, who),
    site,
    inside,
    turns: sites.map((_, i) => (i === site ? chart.turns[i][i] : from(cell, i))),
    home: home(cell),
    stay: stayOf(view, who, site, sites),
    visits: view.visits[who],
    gems: (falseOne) => (who === seat ? view.gems[who] : gemsIf(view, who, falseOne)),
    seen: who === seat ? seenBy(view) : view.seen[who],
  };
}

/** Cells from which one steps into a place. */
export function besides(view: View, place: Cell): Cell[] {
  const { land, walls } = atlasOf(view.layout);
  return [0, 1, 2, 3, 4, 5].flatMap((side) => {
    const cell = AROUND[place * 6 + side];
    return cell >= 0 && land[cell] >= 0 && ((walls[place] >> side) & 1) === 0 ? [cell] : [];
  });
}

function stayOf(view: View, who: number, site: number, sites: readonly Cell[]): number {
  // Who stands beside the Cottage has ended a visit.
  if (site === COTTAGE) return view.at[who] === sites[COTTAGE] ? view.withHamdrel[who] : 3;
  const met = view.met[who].find((entry) => entry >> 2 === sites[site] << 4);
  return site < 0 || met === undefined ? 0 : met & 3;
}

/** Points that somebody gains in a turn, turns that a Task takes, and those from the last points to the last Rank. */
const GAIN = 1.6;
const TASK = 9;
const LAST = 12;

/** Turns until somebody can gather Gems. */
function idleFor(view: View, who: number): number {
  const held = view.lost[who] + view.trapTurns[who];
  if (view.rank[who] === 4) return held + TASK * view.tasks[who].filter(({ mandatory }) => mandatory).length;
  return Math.round(held + LAST + missing(view, who) / GAIN + (hasMandatory(view, who) ? TASK : 0));
}

/** What somebody else has after all he has asked, if this one is false. */
export function gemsIf({ trail }: Pick<View, 'trail'>, who: number, falseOne: number): number {
  let gems = 0;
  for (const look of trail[who]) {
    if (look >> 1 !== falseOne) gems |= 1 << (look >> 1);
    else if (look & 1) gems = 0;
  }
  return gems;
}

function seenBy({ gemOf }: View): number {
  return gemOf.reduce((bits, gem, wizard) => (gem >= 0 ? bits | (1 << wizard) : bits), 0);
}

/** W 12.13 Days until the first of the Magic tiles falls, and how many of them there are. */
export function timeLeft(view: Pick<View, 'fallen' | 'thwarts' | 'fortnight' | 'day'>): Pick<Race, 'days' | 'tiles'> {
  const standing = TILES.flatMap((_, tile) => (view.fallen[tile] || tile === LAIR ? [] : [groupOf(tile)]));
  const tiles = standing.filter((group) => group === 2).length;
  const before = standing.length - tiles + view.thwarts + Math.max(0, 3 - view.fortnight);
  return { days: DAYS * (before + 1) - view.day, tiles };
}

function shownIn(view: View): Pick<Race, 'markers' | 'aside' | 'secrets'> {
  let markers = 0;
  view.wizardAt.forEach((cell, wizard) => {
    if (cell >= 0) markers |= 1 << wizard;
  });
  view.secretWho.forEach((wizard, letter) => {
    if (view.secretAt[letter] >= 0 && wizard >= 0) markers |= 1 << wizard;
  });
  const aside = view.wizardAt.map(
    (_, wizard) =>
      view.wizardCards.filter((place, card) => card >= FIRST_PHANTASM && place === WITH_WIZARD + wizard).length,
  );
  const secrets = view.secretWho.filter((wizard, letter) => view.secretAt[letter] >= 0 && wizard < 0).length;
  return { markers, aside, secrets };
}
