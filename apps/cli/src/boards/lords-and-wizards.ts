import {
  type Place,
  placeId,
  placeNamed,
  SITE_AT,
  SITES,
  type Site,
  turnOfYear,
  type View,
  yearOf,
} from '@questhall/lords-and-wizards';
import type { Drawing } from './drawing.js';
import { beside, flowed, MARKS } from './layout.js';
import { affairs } from './lords-and-wizards-affairs.js';
import { isWide, worldMap } from './lords-and-wizards-map.js';
import { players } from './lords-and-wizards-players.js';
import { forces, holder, notes, ownerSign, placeWords, type Survey, surveyOf } from './lords-and-wizards-survey.js';

/** The World in a terminal: a map in signs, what stands where, the other sites, then the players. */
export function drawLordsAndWizards(drawing: Drawing<View>): string[] {
  const survey = surveyOf(drawing);
  return [
    ...heading(drawing),
    '',
    ...worldMap(survey),
    '',
    ...held(survey),
    ...others(survey),
    ...bareSites(survey),
    '',
    ...affairs(drawing),
    ...players(drawing),
    '',
    ...legend(drawing),
  ];
}

function heading({ view, people, paint, width }: Drawing<View>): string[] {
  const sites = (list: readonly Site[]) => list.map((site) => SITES[site].name).join(', ');
  const parts =
    view.turn === 0
      ? ['Setting up']
      : [
          `Turn ${view.turn} (${turnOfYear(view.turn)} of year ${yearOf(view.turn)}), ${view.phase} phase`,
          ...(view.active >= 0 ? [`turn of ${people.seat(view.active)}`] : []),
          `order ${view.order.map((seat) => people.plain(seat)).join(' ')}`,
        ];
  if (view.house.weather) parts.push(`weather ${view.weather}`);
  if (view.plague.length > 0) parts.push(`plague in ${sites(view.plague)}`);
  if (view.declared.length > 0) parts.push(`to be attacked: ${sites(view.declared)}`);
  if (view.spared.length > 0) parts.push(`spared this turn: ${sites(view.spared)}`);
  return flowed(
    parts.map((part) => paint.strong(part)),
    width,
  );
}

/** Marked places where somebody stands or something is to be told: those of each player together. */
function held(survey: Survey): string[] {
  const { drawing, stacks } = survey;
  const { people, view, width } = drawing;
  const sites = SITES.map(({ hex }) => hex);
  const lying = view.itemAt.filter((hex) => hex >= 0);
  const places = [...new Set([...stacks.keys(), ...view.castles, ...lying, ...sites])].filter((p) => isTold(survey, p));
  const owner = (place: Place) => stacks.get(place)?.[0].owner ?? 99;
  places.sort((a, b) => owner(a) - owner(b) || a - b);
  return places.flatMap((place) => {
    const here = [...notes(view, place), ...forces(drawing, view, stacks.get(place))];
    const whose = SITE_AT[place] >= 0 ? ` ${value(view, SITE_AT[place], people.letter)}` : '';
    return flowed([marked(survey, place, placeWords(place)) + whose, ...here], width, ' · ', '         ');
  });
}

function isTold({ drawing, stacks }: Survey, place: Place): boolean {
  return stacks.has(place) || notes(drawing.view, place).length > 0;
}

/** Places that are offered, or were left, and have nothing in them. */
function others(survey: Survey): string[] {
  const { changed, drawing } = survey;
  const offered = [...drawing.lit].map(placeNamed).filter((place) => place >= 0);
  const places = [...new Set([...offered, ...changed])].filter(
    (place) => !isTold(survey, place) && (SITE_AT[place] ?? -1) < 0,
  );
  return flowed(
    places.map((place) => marked(survey, place, placeWords(place))),
    drawing.width,
    '  ',
  );
}

const CELL = 26;

/** Sites with nobody in them, in columns; who has seen them is shown those that matter now. */
function bareSites(survey: Survey): string[] {
  const { changed, drawing } = survey;
  const { before, lit, paint, people, view, width } = drawing;
  const bare = SITES.flatMap(({ hex }, site) => (isTold(survey, hex) ? [] : [site]));
  const shown = bare.filter((site) => {
    const { hex } = SITES[site];
    return before === null || lit.has(placeId(hex)) || changed.has(hex);
  });
  const cells = shown.map((site) => {
    const { hex, name } = SITES[site];
    const short = name.replace('Ruins of the ', '');
    return `${marked(survey, hex, `${placeId(hex)} ${short}`)} ${value(view, site, people.letter)}`;
  });
  const across = Math.max(1, Math.floor(width / CELL));
  const height = Math.ceil(cells.length / across);
  const columns = Array.from({ length: across }, (_, i) => cells.slice(i * height, (i + 1) * height));
  const rest = shown.length < bare.length ? [paint.faint('(`board` names the other cities, ruins and villages)')] : [];
  return [...(cells.length > 0 ? beside(columns, CELL, width, across).slice(0, -1) : []), ...rest];
}

/** Whose a site is, what it pays and who is hired there: `A5e`. */
function value(view: View, site: Site, letter: (seat: number) => string): string {
  const { gt, hex, hires, kind } = SITES[site];
  const owner = holder(view, hex);
  return `${owner === -2 ? '?' : ownerSign(owner, letter)}${kind === 'ruin' ? '' : gt}${hires?.[0] ?? ''}`;
}

function marked({ changed, drawing }: Survey, place: Place, words: string): string {
  const isNew = changed.has(place);
  return `${drawing.lit.has(placeId(place)) ? '>' : ' '}${isNew ? '*' : ' '}${isNew ? drawing.paint.marked(words) : words}`;
}

/** Where there is room for two signs a hex. */
const SITE_SIGNS = ['# city', '@ castle', '% ruin', '+ village'];
const SIGNS = [
  'A somebody of A',
  'a of A, empty',
  'x city defenders',
  'r rebels',
  '? unconquered',
  '- nobody’s',
  '. clear',
  '" woods',
  ': desert',
  '^ mountain',
  '= swamp',
  '~ lake',
  'A5e of A, pays 5 GTs, hires elves (o orcs, d dwarves)',
  '(12/9) attack and defence',
  'hex 1607 is column 16, row 07; even columns lie half a hex lower',
];

/** All signs once; who has seen them is reminded of the marks. */
function legend({ before, paint, width }: Drawing<View>): string[] {
  const signs = before === null ? [...(isWide(width) ? SITE_SIGNS : []), ...SIGNS] : ['`board` tells all signs'];
  return flowed([...MARKS, ...signs], width).map(paint.faint);
}
