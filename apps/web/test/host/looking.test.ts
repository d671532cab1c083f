import { craftFor, REVIEWED } from '@questhall/bots';
import { expect, test } from 'vitest';
import { playable as dragonlords } from '../../src/host/games/dragonlords.js';
import { playable as lordsAndWizards } from '../../src/host/games/lords-and-wizards.js';
import { playable as talisman } from '../../src/host/games/talisman.js';
import { playable as wizards } from '../../src/host/games/wizards.js';
import { playable as wizardsQuest } from '../../src/host/games/wizards-quest.js';

const PLAYED = { dragonlords, 'lords-and-wizards': lordsAndWizards, talisman, wizards, 'wizards-quest': wizardsQuest };

test.each(REVIEWED)('who asks to look at a game of %s again finds somebody who can judge it', async (slug) => {
  expect(await PLAYED[slug].craft?.()).toBe(craftFor(slug));
});
