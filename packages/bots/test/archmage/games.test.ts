import { expect, test } from 'vitest';
import type { Craft } from '../../src/archmage/craft.js';
import { chancesIn } from '../../src/archmage/playout.js';
import { craftFor } from '../../src/index.js';
import { table as dragonlords } from '../dragonlords/table.js';
import { table as lordsAndWizards } from '../lords-and-wizards/table.js';
import type { Moment } from '../table.js';
import { table as wizardsQuest } from '../wizards-quest/table.js';

const TABLES = { dragonlords, 'lords-and-wizards': lordsAndWizards, 'wizards-quest': wizardsQuest } as const;
const games = Object.keys(TABLES) as (keyof typeof TABLES)[];

test.each(games)('chances in %s can be told from the first question on', (game) => {
  const craft = craftFor(game) as Craft;
  let moments = 0;
  const watch = ({ live }: Moment<unknown>) => {
    const chances = chancesIn(craft, live);
    expect(chances[0] + chances[1], `${moments}`).toBeCloseTo(1);
    moments += 1;
  };
  TABLES[game].play({ bots: ['knight', 'squire'], seed: 'chances', most: 150, watch });
  expect(moments).toBe(150);
});
