import { CATEGORIES, type Category } from './items.data.js';
import { ALIGNMENTS, CAUSES, HEAVY_HORSE, type Kind, kindNamed } from './units.js';

/** A legend counter by number. */
export type Legend = number;
export const NO_LEGEND: Legend = -1;
/** What a viewer has instead of a legend it may not know. */
export const UNKNOWN_LEGEND: Legend = -2;

export type LegendFacts =
  | {
      readonly what: 'monster';
      readonly id: string;
      readonly name: string;
      readonly units: readonly Kind[];
      readonly leader: boolean;
    }
  | {
      readonly what: 'item';
      readonly id: string;
      readonly name: string;
      readonly category: Category;
      readonly alignment: number;
    }
  | { readonly what: 'blank'; readonly id: string; readonly name: string };

const monster = (letter: string, name: string, ...units: string[]): LegendFacts => ({
  what: 'monster',
  id: `monster-${letter}`,
  name,
  units: units.map(kindNamed),
  leader: false,
});
const leader = (letter: string, name: string, units: readonly Kind[] = []): LegendFacts => ({
  what: 'monster',
  id: `monster-${letter}`,
  name,
  units,
  leader: true,
});

/** LW TABLE.MONSTERS/1 The lettered counters. LW AMB-114 A counter that stands for two units is two. */
export function monsters(): LegendFacts[] {
  // LW B22/1, LW AMB-030 What each letter is, and the units it stands for.
  return [
    monster('a', 'One Red Dragon', 'red-dragon'),
    monster('b', 'Two Red Dragons', 'red-dragon', 'red-dragon'),
    leader('c', 'A Leader'),
    leader('d', 'A Leader'),
    monster('e', 'Two Trolls', 'troll', 'troll'),
    monster('f', 'A Balrog', 'balrog'),
    monster('g', 'Two Giants', 'giant', 'giant'),
    leader('h', 'A Leader with Heavy Horse', [HEAVY_HORSE]),
    monster('j', 'Two Purple Dragons', 'purple-dragon', 'purple-dragon'),
    monster('k', 'Shaman and Elementals', 'shaman'),
    monster('l', 'Giant Spiders', 'spiders'),
    leader('m', 'A Leader'),
    leader('n', 'A Leader'),
    monster('p', 'One Purple Dragon', 'purple-dragon'),
    monster('q', 'Skeletal Swek', 'swek'),
    monster('r', 'Wraiths of Zene', 'wraiths'),
    monster('s', 'Rex', 'rex'),
    monster('t', 'Two Green Dragons', 'green-dragon', 'green-dragon'),
    monster('u', 'StoneMen', 'stonemen'),
    monster('v', 'Ogres', 'ogres'),
  ];
}

const counter = (category: Category, alignment: number, id: string, name: string): LegendFacts => ({
  what: 'item',
  id,
  name,
  category,
  alignment,
});

/** LW B11, LW B21/1 Twenty monsters, fifteen aligned items, three of MAGIC, nine blanks; the Rings of Power come last. */
export const LEGENDS: readonly LegendFacts[] = legends();

export function legends(): LegendFacts[] {
  // LW B11, LW B21/1 In this order, for a legend's number is its place.
  return [
    ...monsters(),
    ...CATEGORIES.slice(0, 5).flatMap((category) =>
      ALIGNMENTS.map((word, alignment) =>
        counter(category, alignment, `${category}-of-${word}`, `${category} of ${CAUSES[alignment]}`),
      ),
    ),
    ...[1, 2, 3].map((n) => counter('magic', 3, `magic-${n}`, 'MAGIC')),
    ...Array.from(
      { length: 9 },
      (_, i): LegendFacts => ({ what: 'blank', id: `blank-${i + 1}`, name: 'a mere legend' }),
    ),
    ...ALIGNMENTS.map((word, alignment) => counter('power', alignment, `ring-of-power-of-${word}`, 'a Ring of Power')),
  ];
}

export const FIRST_RING_OF_POWER: Legend = LEGENDS.length - 3;

export function legendNamed(id: string): Legend {
  return LEGENDS.findIndex((legend) => legend.id === id);
}

export function isMonster(legend: Legend): boolean {
  return legend >= 0 && LEGENDS[legend].what === 'monster';
}

export function isItem(legend: Legend): boolean {
  return legend >= 0 && LEGENDS[legend].what === 'item';
}
