import { type CATEGORIES, ITEM_IDS, ITEMS, KIND_IDS, KINDS } from '@questhall/lords-and-wizards';
import type { IconName } from '../../kit/icon-names.js';

const OF_KINDS: Readonly<Record<string, IconName>> = {
  'light-infantry': 'lords-and-wizards/pikeman',
  'heavy-infantry': 'lords-and-wizards/spartan-helmet',
  bowmen: 'lords-and-wizards/bowman',
  crossbowmen: 'lords-and-wizards/crossbow',
  'light-horse': 'lords-and-wizards/cavalry',
  'medium-horse': 'lords-and-wizards/mounted-knight',
  'heavy-horse': 'lords-and-wizards/black-knight-helm',
  'elvish-infantry': 'lords-and-wizards/elf-helmet',
  bowelves: 'lords-and-wizards/archer',
  'elvish-light-horse': 'lords-and-wizards/unicorn',
  'orcish-light-infantry': 'orc-head',
  igrash: 'lords-and-wizards/brute',
  'orcish-bow': 'lords-and-wizards/goblin-head',
  'dwarvish-light-infantry': 'lords-and-wizards/dwarf-face',
  'dwarvish-heavy-infantry': 'lords-and-wizards/dwarf-helmet',
  ent: 'lords-and-wizards/evil-tree',
  troll: 'lords-and-wizards/troll',
  giant: 'lords-and-wizards/giant',
  roc: 'lords-and-wizards/eagle-head',
  skorre: 'lords-and-wizards/vulture',
  narque: 'lords-and-wizards/griffin-symbol',
  'battle-fleet': 'lords-and-wizards/trireme',
  transport: 'caravel',
  'robe-fleet': 'sailboat',
  lord: 'queen-crown',
  wizard: 'wizard-face',
  'local-lord': 'lords-and-wizards/warlord-helmet',
  'local-wizard': 'pointy-hat',
  balrog: 'lords-and-wizards/fire-silhouette',
  shaman: 'lords-and-wizards/djinn',
  elementals: 'lords-and-wizards/djinn',
  spiders: 'lords-and-wizards/spider-face',
  swek: 'lords-and-wizards/horned-skull',
  wraiths: 'lords-and-wizards/spectre',
  rex: 'lords-and-wizards/hydra',
  stonemen: 'lords-and-wizards/golem-head',
  ogres: 'lords-and-wizards/minotaur',
};

/** The glyph of a kind of unit. */
export const KIND_ICONS: readonly IconName[] = KIND_IDS.map((id, kind): IconName => {
  if (OF_KINDS[id]) return OF_KINDS[id];
  return KINDS[kind].race === 'dragon' ? 'spiked-dragon-head' : 'lords-and-wizards/guards';
});

const OF_CATEGORIES: Readonly<Record<(typeof CATEGORIES)[number], IconName>> = {
  swords: 'lords-and-wizards/relic-blade',
  horns: 'lords-and-wizards/hunting-horn',
  robes: 'lords-and-wizards/robe',
  scrolls: 'lords-and-wizards/tied-scroll',
  rings: 'lords-and-wizards/ring',
  magic: 'lords-and-wizards/crystal-ball',
  power: 'lords-and-wizards/power-ring',
  created: 'lords-and-wizards/fairy-wand',
};

export function itemIcon(id: string): IconName {
  const item = ITEMS[ITEM_IDS.indexOf(id)];
  return OF_CATEGORIES[item?.category ?? 'magic'];
}
