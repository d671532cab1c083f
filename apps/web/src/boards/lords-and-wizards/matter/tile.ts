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
import type { IconName } from '../../../kit/icon-names.js';
import { itemIcon, KIND_ICONS } from '../icons.js';
import { isTile } from '../options.js';
import { placeWords } from '../scene.js';
import { wordsOf } from '../words.js';

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

export function tilesOf(prompt: Prompt, view: View): Tile[] {
  return prompt.choices.filter((choice) => isTile(prompt, choice)).map((choice) => tileOf(choice, view));
}

/** What a leader begins with. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  'play a lord': '120 GTs, three Light Infantry',
  'play a wizard': '75 GTs, two Crossbowmen',
};
const ALIGNED = [
  ['Order', 'Elves, Ents, Rocs; Golden and Silver Dragons', 'sun'],
  ['Neutrality', 'Dwarves, Giants, Narques', 'oak-leaf'],
  ['Chaos', 'Orcs, Trolls, Skorres; most of the Dragons', 'imp-laugh'],
] as const;

/** One choice as a tile: what it is about comes from the words of its pick. */
function tileOf(choice: Choice, view: View): Tile {
  const { pick } = choice;
  const words = pick.split(' ');
  const at = choice.at?.[0] ?? words.find((word) => /^\d{4}(-\d{4})?$/.test(word) && placeNamed(word) >= 0) ?? null;
  const tile = (label: string, note: string, icon: IconName, kind = -1): Tile => ({
    pick,
    label,
    note,
    icon,
    kind,
    at,
  });
  const item = words.find((word) => ITEM_IDS.includes(word));
  if (item !== undefined) return tile(wordsOf(choice), ITEMS[ITEM_IDS.indexOf(item)].says, itemIcon(item));
  const kind = words.map((word) => KIND_IDS.indexOf(word)).find((found) => found >= 0) ?? -1;
  if (kind >= 0) {
    const { attack, defence, move, name } = KINDS[kind];
    const many = at === null ? 0 : countAt(view, kind, placeNamed(at));
    const where = at === null ? '' : `${placeWords(at)}${many > 1 ? `, one of ${many}` : ''}`;
    const note = where || (BEGINNINGS[pick] ?? `${attack}-${defence}-${move}`);
    return tile(`${verbOf(words)}${name}${twinWords(pick)}`, note, KIND_ICONS[kind], kind);
  }
  const alignment = ALIGNED[ALIGNMENTS.findIndex((word) => pick === `play ${word}`)];
  if (alignment) return tile(alignment[0], alignment[1], alignment[2]);
  return tile(wordsOf(choice), SITES[siteNamed(words.at(-1) ?? '')]?.kind ?? '', 'queen-crown');
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
