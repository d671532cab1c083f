import { determinize, random, type TableOptions } from '@questhall/kernel';
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
const NAME = 'archmage:4p';
/** Three years are long. */
const SHORT: Readonly<Record<string, TableOptions>> = { 'lords-and-wizards': { years: 1 } };

test.each(games)(
  'archmages finish a whole game of %s',
  (game) => {
    const live = TABLES[game].play({ bots: [NAME, 'knight'], seed: 'whole', options: SHORT[game] });
    expect(live.state.result).not.toBeNull();
  },
  120_000,
);

test.each(games)(
  'an archmage of %s does not choose by what it cannot see',
  (game) => {
    const table = TABLES[game];
    let moments = 0;
    const watch = ({ live, sight: { seat, ask, options } }: Moment<unknown>) => {
      if (seat !== 0 || options.length === 1) return;
      const choose = (state: typeof live.state) => table.bot(NAME, seat).choose(table.sight(state, seat, 'the same'));
      const other = determinize(table.game, live.state, seat, random(`world ${moments++}`));
      expect(choose(other), ask).toBe(choose(live.state));
    };
    table.play({ bots: ['knight', 'squire'], seed: 'secrets', most: 120, watch });
    expect(moments).toBeGreaterThan(30);
  },
  120_000,
);

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
