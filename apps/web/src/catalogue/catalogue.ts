import type { Game, Telling } from '@questhall/kernel';
import type { Rulebook } from './rulebook.js';

/** A game on the shelf: what can be said of it before any of its rules are loaded. */
export interface Title {
  readonly slug: string;
  readonly title: string;
  readonly line: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly time: string;
  /** What the time is for in which all are asked at once, if it has such windows. */
  readonly window?: string;
  /** Enough to speak of it. */
  telling(): Promise<Telling>;
  /** All of it, to play or to verify. */
  game(): Promise<Game>;
  rulebook(): Promise<Rulebook>;
  /** The picture on the box, painted from the real board when the screen was built: markup. */
  cover(): Promise<string>;
}

export const TITLES: readonly Title[] = [
  {
    slug: 'wizards-quest',
    title: "Wizard's Quest",
    line: 'Hold castles, fend off orc frenzies, dig up your three treasures first.',
    seats: { min: 2, max: 6 },
    time: '2 h',
    telling: () => import('./wizards-quest/telling.js').then((m) => m.telling),
    game: () => import('./wizards-quest/game.js').then((m) => m.game),
    rulebook: () => import('./wizards-quest/rulebook.js').then((m) => m.rulebook),
    cover: () => import('./wizards-quest/Cover.tsx?painted').then((m) => m.paint()),
  },
  {
    slug: 'talisman',
    title: 'Talisman',
    line: 'Roam three regions, grow in Strength and Craft, and reach the Crown of Command.',
    seats: { min: 2, max: 6 },
    time: '3 h',
    window: 'Time to cast a Spell when all are asked',
    telling: () => import('./talisman/telling.js').then((m) => m.telling),
    game: () => import('./talisman/game.js').then((m) => m.game),
    rulebook: () => import('./talisman/rulebook.js').then((m) => m.rulebook),
    cover: () => import('./talisman/Cover.tsx?painted').then((m) => m.paint()),
  },
  {
    slug: 'dragonlords',
    title: 'Quest for the DragonLords',
    line: 'Hide your King, sail for gold, wake the DragonLords, and bring down every other crown.',
    seats: { min: 2, max: 4 },
    time: '4 h',
    telling: () => import('./dragonlords/telling.js').then((m) => m.telling),
    game: () => import('./dragonlords/game.js').then((m) => m.game),
    rulebook: () => import('./dragonlords/rulebook.js').then((m) => m.rulebook),
    cover: () => import('./dragonlords/Cover.tsx?painted').then((m) => m.paint()),
  },
  {
    slug: 'wizards',
    title: 'Wizards',
    line: 'Lay the islands, rise in an Order, and bring six Gems to the Circle before Evil takes it.',
    seats: { min: 1, max: 6 },
    time: '3 h',
    telling: () => import('./wizards/telling.js').then((m) => m.telling),
    game: () => import('./wizards/game.js').then((m) => m.game),
    rulebook: () => import('./wizards/rulebook.js').then((m) => m.rulebook),
    cover: () => import('./wizards/Cover.tsx?painted').then((m) => m.paint()),
  },
  {
    slug: 'lords-and-wizards',
    title: 'Lords & Wizards',
    line: 'Raise armies, tame legends, bargain and betray: three years of war for the World.',
    seats: { min: 2, max: 12 },
    time: '6 h',
    telling: () => import('./lords-and-wizards/telling.js').then((m) => m.telling),
    game: () => import('./lords-and-wizards/game.js').then((m) => m.game),
    rulebook: () => import('./lords-and-wizards/rulebook.js').then((m) => m.rulebook),
    cover: () => import('./lords-and-wizards/Cover.tsx?painted').then((m) => m.paint()),
  },
];

export function titleOf(slug: string): Title | undefined {
  return TITLES.find((one) => one.slug === slug);
}
