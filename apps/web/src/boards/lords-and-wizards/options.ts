import type { Choice, Prompt } from '@questhall/kernel';
import {
  ALIGNMENTS,
  ITEM_IDS,
  ITEMS,
  KIND_IDS,
  KINDS,
  placeNamed,
  SITES,
  siteNamed,
  type View,
} from '@questhall/lords-and-wizards';
import type { IconName } from '../../kit/icon-names.js';
import { itemIcon, KIND_ICONS } from './icons.js';
import { placeWords } from './scene.js';
import { wordsOf } from './words.js';

/** Something that can be chosen beside the map, as a tile. */
export interface Tile {
  readonly pick: string;
  readonly label: string;
  readonly note: string;
  readonly icon: IconName;
  /** A kind of unit, drawn as a chit; -1 for anything else. */
  readonly kind: number;
  /** Where it is: pointing at the tile points there. */
  readonly at: string | null;
}

/** Parts of a force by number: `take 3 light-infantry`. All counts of one part are one row. */
export interface Row {
  readonly verb: string;
  /** What follows the number. */
  readonly rest: string;
  readonly kind: number;
  readonly label: string;
  readonly most: number;
  pick(n: number): string;
}

/** What a list of parts is called, and what its button says. */
export const ROW_WORDS: Readonly<Record<string, readonly [title: string, act: string]>> = {
  take: ['Who goes', 'Take'],
  join: ['Who joins', 'Join with'],
  land: ['Who goes ashore', 'Land'],
  in: ['Into the castle', 'Shift'],
  out: ['Out of the castle', 'Shift'],
  enter: ['Who enters', 'Enter with'],
  advance: ['Who advances', 'Advance'],
  shoot: ['Who shoots', 'Shoot with'],
  raise: ['Units for hire', 'Hire'],
};

const PART = /^(take|join|land|in|out|enter|advance|shoot|raise) (\d+) ([a-z0-9-]+)(.*)$/;
const NUMBER = /^spend (\d+)$/;

export function rowsOf(prompt: Prompt): Row[] {
  const found = new Map<string, { verb: string; rest: string; kind: number; counts: number[] }>();
  for (const { pick } of prompt.choices) {
    const [, verb, n, unit, more] = PART.exec(pick) ?? [];
    if (verb === undefined || KIND_IDS.indexOf(unit) < 0) continue;
    const rest = `${unit}${more}`;
    const row = found.get(`${verb} ${rest}`) ?? { verb, rest, kind: KIND_IDS.indexOf(unit), counts: [] };
    row.counts.push(Number(n));
    found.set(`${verb} ${rest}`, row);
  }
  return [...found.values()].map(({ verb, rest, kind, counts }) => ({
    verb,
    rest,
    kind,
    label: `${KINDS[kind].name.replace(/ \(.*\)$/, '')}${apartWords(rest)}${verb === 'out' ? ', in the castle' : ''}`,
    most: Math.max(...counts),
    pick: (n) => `${verb} ${n} ${rest}`,
  }));
}

/** What sets like units apart, in words. */
function apartWords(rest: string): string {
  const [, ...more] = rest.split(' ');
  const words = more
    .join(' ')
    .replace(/left ([\d.]+)/, '$1 points left')
    .replace(/from (\d{4}(-\d{4})?)/, (_, id: string) => `from ${placeWords(id)}`)
    .replace(/-/g, ', ')
    .replace('bearing', 'bearing an item')
    .replace('plain', 'bearing nothing');
  return words ? `, ${words}` : '';
}

/** The numbers that can be spent; null where nothing is. */
export function spendOf(prompt: Prompt): { least: number; most: number } | null {
  const numbers = prompt.choices.flatMap(({ pick }) => {
    const n = NUMBER.exec(pick)?.[1];
    return n === undefined ? [] : [Number(n)];
  });
  return numbers.length === 0 ? null : { least: Math.min(...numbers), most: Math.max(...numbers) };
}

/** Asks whose choices are shown as tiles: units to lose, items, alignments, who carries and who is carried. */
const TILED =
  /^(magic|summon|treachery|bestow|hand|capture|create|seek|carry\.carrier|carry\.passenger|sea-battle|setup\.alignment|setup\.leader)/;
/** What ends or declines something stays a button. */
const BUTTON = /^(done|no item|pay|let it go|kill|free|gold|no more|back|all)$/;

export function tilesOf(prompt: Prompt, view: View): Tile[] {
  if (!TILED.test(prompt.ask)) return [];
  return prompt.choices.filter(({ pick }) => !BUTTON.test(pick)).map((choice) => tileOf(choice, view));
}

/** One choice as a tile: what it is about comes from the words of its pick. */
export function tileOf(choice: Choice, view: View): Tile {
  const words = choice.pick.split(' ');
  const kind = words.map((word) => KIND_IDS.indexOf(word)).find((found) => found >= 0) ?? -1;
  const item = words.find((word) => ITEM_IDS.includes(word));
  const at = choice.at?.[0] ?? words.find((word) => /^\d{4}(-\d{4})?$/.test(word) && placeNamed(word) >= 0) ?? null;
  if (item !== undefined) {
    const { says } = ITEMS[ITEM_IDS.indexOf(item)];
    return { pick: choice.pick, label: wordsOf(choice), note: says, icon: itemIcon(item), kind: -1, at };
  }
  if (kind >= 0) {
    const { attack, defence, move } = KINDS[kind];
    const many = at === null ? 0 : countAt(view, kind, placeNamed(at));
    const where = at === null ? '' : `${placeWords(at)}${many > 1 ? `, one of ${many}` : ''}`;
    const label = `${verbOf(words)}${KINDS[kind].name}${twinWords(choice.pick)}`;
    return {
      pick: choice.pick,
      label,
      note: where || `${attack}-${defence}-${move}`,
      icon: KIND_ICONS[kind],
      kind,
      at,
    };
  }
  const alignment = ALIGNMENTS.findIndex((word) => choice.pick === `play ${word}`);
  if (alignment >= 0) return alignmentTile(choice, alignment);
  const site = SITES[siteNamed(words.at(-1) ?? '')];
  return { pick: choice.pick, label: wordsOf(choice), note: site?.kind ?? '', icon: 'queen-crown', kind: -1, at };
}

const ALIGNED = [
  ['Order', 'Elves, Ents, Rocs; Golden and Silver Dragons', 'sun'],
  ['Neutrality', 'Dwarves, Giants, Narques', 'oak-leaf'],
  ['Chaos', 'Orcs, Trolls, Skorres; most of the Dragons', 'imp-laugh'],
] as const;

function alignmentTile({ pick }: Choice, alignment: number): Tile {
  const [label, note, icon] = ALIGNED[alignment];
  return { pick, label, note, icon, kind: -1, at: null };
}

function countAt(view: View, kind: number, place: number): number {
  return view.kind.filter((one, unit) => one === kind && view.at[unit] === place).length;
}

const VERBS: Readonly<Record<string, string>> = {
  bribe: 'Bribe the ',
  secure: 'Secure the ',
  more: 'Once more the ',
  dismiss: 'Dismiss ',
  to: '',
  by: '',
  lose: '',
  carry: '',
};

function verbOf([verb]: readonly string[]): string {
  return VERBS[verb] ?? '';
}

function twinWords(pick: string): string {
  const traits = ['inside', 'bearing', 'summoned', 'shooting'].filter((word) => pick.split(' ').includes(word));
  return traits.length === 0 ? '' : `, ${traits.join(', ')}`;
}
