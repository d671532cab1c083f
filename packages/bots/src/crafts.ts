import type { Craft } from './archmage/craft.js';
import { craft as dragonlords } from './dragonlords/archmage/index.js';
import type { REVIEWED } from './levels.js';
import { craft as lordsAndWizards } from './lords-and-wizards/archmage/index.js';
import { craft as talisman } from './talisman/archmage/index.js';
import { craft as wizards } from './wizards/archmage/craft.js';
import { craft as wizardsQuest } from './wizards-quest/archmage/index.js';

/** What a search knows of each game. */
const CRAFTS: Readonly<Record<(typeof REVIEWED)[number], Craft>> = {
  dragonlords,
  'lords-and-wizards': lordsAndWizards,
  talisman,
  wizards,
  'wizards-quest': wizardsQuest,
};

/** For hints and reviews; undefined for a game that nobody has taught it. */
export function craftFor(slug: string): Craft | undefined {
  return (CRAFTS as Readonly<Record<string, Craft>>)[slug];
}
