import { attackOf, campaignOdds, defenceBonus, forceIn, NOBODY, routeBetween } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { winning } from '../../src/wizards-quest/treasures.js';
import { type Moment, play, type Sight, winner } from './table.js';

/** How many games of so many the first bot wins, each deal played from both seats. */
function wins(bots: readonly [string, string], games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const live = play({ bots: seat === 0 ? bots : bots.toReversed(), seed: `arena ${Math.floor(i / 2)}` });
    if (winner(live) === seat) won += 1;
  }
  return won;
}

test('the knight wins most games against the squire', () => {
  expect(wins(['knight', 'squire'], 40)).toBeGreaterThanOrEqual(30);
}, 60_000);

test('the squire wins most games against random play', () => {
  expect(wins(['squire', 'random'], 40)).toBeGreaterThanOrEqual(30);
}, 60_000);

test('nobody but random passes by a campaign that all but wins the game', () => {
  let seen = 0;
  const watch = ({ bot, sight, pick }: Moment) => {
    if (bot.id === 'random' || sight.ask !== 'attack.choose') return;
    const good = sight.options.filter((o) => winsSurely(sight, o as number));
    if (good.length === 0) return;
    seen += 1;
    expect(winsAtAll(sight, sight.options[pick] as number), sight.name(pick)).toBe(true);
  };
  for (let i = 0; i < 12; i++) play({ bots: ['knight', 'squire', 'squire'], seed: `win ${i}`, watch });
  for (let i = 0; i < 30; i++) play({ bots: ['squire', 'squire'], seed: `win ${i}`, watch });
  expect(seen).toBeGreaterThan(10);
}, 60_000);

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
