import { attackOf, campaignOdds, defenceBonus, forceIn, NOBODY, routeBetween } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { winning } from '../../src/wizards-quest/treasures.js';
import type { Moment } from '../table.js';
import { table } from './table.js';

test('the knight wins most games against the squire', () => {
  expect(table.wins(['knight', 'squire'], 16)).toBeGreaterThanOrEqual(12);
});

test('the squire wins most games against random play', () => {
  expect(table.wins(['squire', 'random'], 16)).toBeGreaterThanOrEqual(12);
});

test('nobody but random passes by a campaign that all but wins the game', () => {
  let seen = 0;
  const watch = ({ bot, sight, pick }: Moment<View>) => {
    if (bot.id === 'random' || sight.ask !== 'attack.choose') return;
    const good = sight.options.filter((o) => winsSurely(sight, o as number));
    if (good.length === 0) return;
    seen += 1;
    expect(winsAtAll(sight, sight.options[pick] as number), sight.name(pick)).toBe(true);
  };
  for (let i = 0; i < 12; i++) table.play({ bots: ['knight', 'squire', 'squire'], seed: `win ${i}`, watch });
  for (let i = 0; i < 16; i++) table.play({ bots: ['squire', 'squire'], seed: `win ${i}`, watch });
  expect(seen).toBeGreaterThan(10);
});

type View = ReturnType<typeof table.sight>['view'];
type Sight = ReturnType<typeof table.sight>;

function winsAtAll({ view, seat }: Sight, option: number): boolean {
  const attack = attackOf(option);
  return attack.do === 'campaign' && attack.plan.against === 'space' && winning(view, seat).includes(attack.plan.to);
}

/** Nine times of ten, with those who stand in the attacking space. */
function winsSurely(sight: Sight, option: number): boolean {
  const attack = attackOf(option);
  if (!winsAtAll(sight, option) || attack.do !== 'campaign') return false;
  const { view } = sight;
  const { from, to, boat } = attack.plan;
  if (view.holder[to] === NOBODY) return view.men[from] > 1;
  const bonus = defenceBonus(view, to, boat ? 'boat' : routeBetween(view, from, to));
  return campaignOdds({ attacker: forceIn(view, from), defender: forceIn(view, to), bonus }).captures > 0.9;
}
