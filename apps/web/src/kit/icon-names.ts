import type { NAMES as DRAGONLORDS } from './icons/dragonlords.js';
import type { NAMES as LORDS } from './icons/lords-and-wizards.js';
import type { NAMES as TALISMAN } from './icons/talisman.js';

/**
 * The glyphs we use of game-icons.net. After a change run `npm run icons -w @questhall/web`, which draws them into one
 * file. What only one game needs is named in `icons/<slug>.ts` and drawn into a file of its own.
 */
export const ICON_NAMES = [
  // arms
  'lion',
  'oak-leaf',
  'dolphin',
  'sun',
  'rose',
  'fox-head',
  // the shell
  'anticlockwise-rotation',
  'backward-time',
  'candle-flame',
  'card-pickup',
  'chat-bubble',
  'check-mark',
  'cancel',
  'clockwise-rotation',
  'compass',
  'contract',
  'exit-door',
  'expand',
  'fast-arrow',
  'flying-flag',
  'hearts',
  'help',
  'hourglass',
  'house',
  'info',
  'key',
  'magnifying-glass',
  'moon',
  'padlock',
  'pause-button',
  'person',
  'play-button',
  'ringing-bell',
  'robot-golem',
  'rolling-dices',
  'rule-book',
  'scroll-unfurled',
  'settings-knobs',
  'shaking-hands',
  'share',
  'sound-off',
  'sound-on',
  'telescope',
  'three-friends',
  'treasure-map',
  'trophy-cup',
  // the sea
  'caravel',
  'galleon',
  'sea-serpent',
  // Wizard's Quest
  'barracks',
  'castle',
  'cave-entrance',
  'crested-helmet',
  'crossed-swords',
  'diamond-ring',
  'footsteps',
  'horse-head',
  'imp-laugh',
  'knight-banner',
  'lightning-storm',
  'locked-chest',
  'meat',
  'minions',
  'open-treasure-chest',
  'orc-head',
  'pointy-hat',
  'queen-crown',
  'rally-the-troops',
  'raven',
  'sailboat',
  'spiked-dragon-head',
  'star-swirl',
  'stone-path',
  'swordman',
  'third-eye',
  'trumpet-flag',
  'two-coins',
  'wind-hole',
  'wizard-face',
  'wizard-staff',
] as const;

export type IconName =
  | (typeof ICON_NAMES)[number]
  | `talisman/${(typeof TALISMAN)[number]}`
  | `dragonlords/${(typeof DRAGONLORDS)[number]}`
  | `lords-and-wizards/${(typeof LORDS)[number]}`;
