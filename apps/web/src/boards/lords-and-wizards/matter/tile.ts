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

/** One choice as a tile: what it is about comes from the words of its pick. */
function tileOf(choice: Choice, view: View): Tile {
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
