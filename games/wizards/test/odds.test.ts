import type { Json } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { castOdds, chanceOfFalse, gemOdds, HIGHER, HIGHER_AFTER_SPELL } from '../src/odds.js';
import { GEMS, HIGH_WIZARDS } from '../src/people.js';
import type { Spell } from '../src/spells.js';
import { view } from '../src/view.js';
import { type Isles, member, told } from './stage.js';
import { isles } from './table.js';

const DICE = [1, 2, 3, 4, 5, 6];
const PAIRS = DICE.flatMap((a) => DICE.map((b): [number, number] => [a, b]));
type Words = Readonly<Record<string, Json>>;

/** Seat 0 in woods with Demons and the Dragon, and these dice; what comes of it afterwards is left to chance. */
function at(proc: string, player: Words, dice: Record<string, number[]>, vars: Words = {}, more: Words = {}): Isles {
  const beset = { demons: ['woodland-b1'], dragon: 'woodland-b1' };
  return isles({
    seats: 2,
    position: { ...beset, ...more, players: { 0: { at: 'woodland-b1', ...player } } },
    begin: { proc, vars: { seat: 0, ...vars } },
    dice,
    moreDice: 'seed',
  });
}

/** The face of the table that was read first; 0 if none was. */
function faceIn(t: Isles): number {
  const [row] = told(t, 'table') as { roll: number }[];
  return row?.roll ?? 0;
}

/** Every throw of two dice at a table, without a spell. */
function tableOf(proc: 'demons' | 'dragon' | 'trap', player: Words): number[] {
  const seen = DICE.map(() => 0);
  for (const pair of PAIRS) seen[faceIn(at(proc, player, { [proc]: pair })) - 1] += 1 / 36;
  return seen;
}

test.each(['demons', 'dragon', 'trap'] as const)('every throw of two dice at the table of %s', (proc) => {
  expect(tableOf(proc, {})).toEqual(HIGHER.map((chance) => expect.closeTo(chance)));
});

test.each<[Spell, 'demons' | 'dragon' | 'trap', Words]>([
  ['demon-dispelling', 'demons', member('wizards', 3)],
  ['dragon-taming', 'dragon', member('wizards', 4)],
  ['escaping', 'trap', member('sorcerers', 2)],
  ['escaping', 'trap', { ...member('sorcerers', 2), dazed: true }],
])('every casting of %s against the table of %s', (spell, proc, player) => {
  const seen = DICE.map(() => 0);
  let works = 0;
  // W 11.222b After a failure against Demons and Dragon a 6 is thrown again: as if there were no such throw.
  const pairs = proc === 'trap' ? PAIRS : PAIRS.filter((pair) => !pair.includes(6));
  for (const die of DICE)
    for (const pair of pairs) {
      const t = at(proc, player, { spell: [die], [proc]: pair });
      t.picks(0, `cast ${spell}`);
      const face = isDone(t, die) ? 0 : faceIn(t);
      if (face === 0) works += 1 / 6 / pairs.length;
      else seen[face - 1] += 1 / 6 / pairs.length;
    }
  const odds = castOdds(at(proc, player, {}).board, 0, spell);
  expect(works).toBeCloseTo(odds.works);
  expect(seen).toEqual(odds.faces.map((chance) => expect.closeTo(chance)));
});

/** Whether that casting was told to have worked. */
function isDone(t: Isles, die: number): boolean {
  const [cast] = told(t, 'cast') as { die: number; works: boolean }[];
  expect(cast.die).toBe(die);
  return cast.works;
}

test('a 6 is never the last word after a failed spell', () => {
  expect(HIGHER_AFTER_SPELL[5]).toBe(0);
  expect(HIGHER_AFTER_SPELL.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
});

/** Gem cards as they lie when this one is false. */
function gemsWith(liar: string): Words {
  const others = HIGH_WIZARDS.filter((id) => id !== liar);
  return Object.fromEntries([[liar, 'false'], ...others.map((id, i) => [id, GEMS[i]])]);
}

const KEYS = ['gem', 'robbed', 'nothing'] as const;

/** What the six faces bring a player who tries for a Gem of Elekov while one of these is false, each as likely. */
function tries(player: Words, liars: readonly string[]): Record<(typeof KEYS)[number], number> {
  const seen = { gem: 0, robbed: 0, nothing: 0 };
  for (const liar of liars)
    for (const die of DICE) {
      const t = at('gem', player, { gem: [die] }, { person: 'elekov' }, { gems: gemsWith(liar) });
      const [robs] = t.board.trail[0].slice(-1).map((look) => (look & 1) === 1 && liar === 'elekov');
      const holds = ((t.board.gems[0] >> HIGH_WIZARDS.indexOf('elekov')) & 1) === 1;
      seen[holds ? 'gem' : robs && die < 6 ? 'robbed' : 'nothing'] += 1 / 6 / liars.length;
    }
  return seen;
}

/** What such a player reckons with beforehand. */
function reckoned(player: Words, more: Words = {}) {
  const before = at('meet', player, {}, { person: 'elekov' }, more).board;
  return gemOdds(view(before, 0) as typeof before, 0, [HIGH_WIZARDS.indexOf('elekov')]);
}

test.each<[string, Words, number]>([
  ['of nobody', member('wizards', 4), 0],
  ['of one', { ...member('wizards', 4), gems: ['terek'] }, 1],
])('every try for a Gem of Elekov by somebody who has those %s', (_, player, had) => {
  const seen = tries(
    player,
    HIGH_WIZARDS.filter((id) => had === 0 || id !== 'terek'),
  );
  const odds = reckoned(player);
  for (const key of KEYS) expect(odds[key]).toBeCloseTo(seen[key]);
});

test.each(['elekov', 'veldor'])('a Druid knows that %s is false, and steps back in time', (liar) => {
  const player = { ...member('druids', 4), gems: ['terek'] };
  const [seen, odds] = [tries(player, [liar]), reckoned(player, { gems: gemsWith(liar) })];
  for (const key of KEYS) expect(odds[key]).toBeCloseTo(seen[key]);
});

test('whoever has seen the False Wizard fears no other', () => {
  const gemOf = [-1, -1, -1, -1, -1, -1, GEMS.indexOf('false')];
  expect(chanceOfFalse({ gemOf }, 0)).toBe(0);
  expect(chanceOfFalse({ gemOf }, 6)).toBe(1);
});
