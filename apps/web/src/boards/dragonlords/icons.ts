import type { IconName } from '../../kit/icon-names.js';

/** In the order of the peoples. */
export const PEOPLE_ICONS: readonly IconName[] = [
  'dragonlords/barbarian',
  'orc-head',
  'dragonlords/elf-helmet',
  'dragonlords/dwarf-face',
];

export const TREASURE_ICONS: Readonly<Record<string, IconName>> = {
  'ring-of-power': 'dragonlords/power-ring',
  'ring-of-hope': 'dragonlords/ring',
  'ring-of-peril': 'dragonlords/death-skull',
  'ring-of-fire': 'dragonlords/fire-ring',
  'black-battle-axe': 'dragonlords/battle-axe',
  'invincible-shield': 'dragonlords/winged-shield',
  'dragon-shield': 'dragonlords/dragon-shield',
  'holy-grail': 'dragonlords/holy-grail',
  trident: 'dragonlords/trident',
  'golden-fleece': 'dragonlords/sheep',
  excalibur: 'dragonlords/broadsword',
  'medusa-shield': 'dragonlords/medusa-head',
};

export const TOOL_ICONS: Readonly<Record<string, IconName>> = {
  pickaxe: 'dragonlords/war-pick',
  torch: 'dragonlords/torch',
  potion: 'dragonlords/potion-ball',
  elixir: 'dragonlords/square-bottle',
  talisman: 'dragonlords/gem-pendant',
  'dragon-orb': 'dragonlords/crystal-ball',
};

export const SPELL_ICONS: Readonly<Record<string, IconName>> = {
  heal: 'dragonlords/healing',
  fireball: 'dragonlords/fireball',
  teleport: 'dragonlords/magic-portal',
  hope: 'dragonlords/sunbeams',
  'lightning-bolt': 'dragonlords/lightning-bow',
  panic: 'dragonlords/death-skull',
};

export const SCROLL_ICONS: Readonly<Record<string, IconName>> = {
  'elemental-earth': 'dragonlords/earth-spit',
  'elemental-wind': 'dragonlords/whirlwind',
  'elemental-water': 'dragonlords/water-drop',
  'elemental-fire': 'dragonlords/flame',
  reflect: 'dragonlords/mirror-mirror',
  berserk: 'dragonlords/enrage',
  infernal: 'dragonlords/meteor-impact',
  tempest: 'dragonlords/tornado',
  ship: 'dragonlords/drakkar',
  legion: 'rally-the-troops',
  charm: 'dragonlords/heart-wings',
  clairvoyance: 'dragonlords/eyeball',
};

export const OMEN_ICONS: Readonly<Record<string, IconName>> = {
  blessed: 'dragonlords/angel-wings',
  ignored: 'wind-hole',
  cursed: 'dragonlords/skull-crossed-bones',
};
