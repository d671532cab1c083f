import type { Json } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { DRAGON, mayAttack, men, orcs, WIZARD } from '../../src/ranges.js';
import { attacker } from '../attacker.js';

const FAR = { shardfell: { seat: 1, men: 2 }, hazelmere: { seat: 0, men: 2 } };
const leaders = [men(3), men(3, 'hero'), men(3, 'sorcerer'), orcs(4)];

rule('WQ XI.C.5.1', "a hero's space is attacked only by a force with a hero", () => {
  const against = (force: object) =>
    attacker({
      spaces: { ...FAR, 'red-dune': { seat: 0, men: 4, ...force }, dewbury: { seat: 1, men: 2, hero: true } },
    });
  expect(against({}).refuses(0, 'campaign red-dune dewbury').rule).toBe('WQ XI.C.5.1');
  expect(against({ sorcerer: true }).refuses(0, 'campaign red-dune dewbury').rule).toBe('WQ XI.C.5.1');
  expect(against({ hero: true }).offers(0)).toContain('campaign red-dune dewbury');
  expect(leaders.map((force) => mayAttack(force, men(2, 'hero')))).toEqual([false, true, false, false]);
  expect(leaders.map((force) => mayAttack(force, men(2, 'sorcerer')))).toEqual([true, true, true, true]);
  expect(leaders.map((force) => mayAttack(force, men(2)))).toEqual([true, true, true, true]);
});

rule('WQ XI.C.5.1', 'who attacks a hero cannot leave his own at home or change him for the sorcerer', () => {
  const spaces = { ...FAR, dewbury: { seat: 1, hero: true }, 'red-dune': { seat: 0, men: 2, sorcerer: true } };
  const t = attacker({ spaces: { ...spaces, haven: { seat: 0, men: 1, hero: true } } }, [1, 6]);
  t.picks(0, 'campaign red-dune dewbury');
  expect([t.at(), t.truth('players.0.hero'), t.truth('players.0.sorcerer')]).toEqual([
    'campaign.order',
    'red-dune',
    'haven',
  ]);
  t.picks(0, 'fight', 'capture hero');
  expect(t.truth('spaces.dewbury')).toMatchObject({ seat: 0, hero: true });
});

rule('WQ XI.C.5.2', 'a hero may lead against any force and against the dragon', () => {
  const hero = { ...FAR, 'red-dune': { seat: 0, men: 4, hero: true } };
  for (const force of [
    { orcs: 2 },
    { seat: 1, men: 2 },
    { seat: 1, hero: true },
    { seat: 1, sorcerer: true },
  ] as Json[]) {
    const t = attacker({ spaces: { ...hero, dewbury: force } }, [1, 6]).picks(0, 'campaign red-dune dewbury');
    expect(t.offers(0)).toEqual(['fight', 'stop']);
  }
  expect(attacker({ spaces: hero, dragon: 'dewbury' }).offers(0)).toContain('campaign red-dune dragon');
  expect(
    [men(2), men(2, 'hero'), men(2, 'sorcerer'), orcs(2), DRAGON].map((foe) => mayAttack(men(1, 'hero'), foe)),
  ).toEqual([true, true, true, true, true]);
});

rule('WQ XI.C.5.3', 'no hero enables an attack on the wizard, only a sorcerer', () => {
  const t = attacker({
    spaces: { ...FAR, 'red-dune': { seat: 0, men: 4, hero: true }, dewbury: { orcs: 1 }, haven: { seat: 0, men: 2 } },
    wizard: 'dewbury',
  });
  expect(t.refuses(0, 'campaign red-dune wizard').rule).toBe('WQ X.D.5.2');
  expect(t.refuses(0, 'free campaign red-dune wizard').rule).toBe('WQ X.D.5.2');
  expect(leaders.map((force) => mayAttack(force, WIZARD))).toEqual([false, false, true, false]);
  expect(leaders.map((force) => mayAttack(force, DRAGON))).toEqual([false, true, true, false]);
});

rule(['WQ R22', 'WQ XI.C.5.1'], 'a campaign against a hero ends with the hero who led it', () => {
  const spaces = { ...FAR, 'red-dune': { seat: 0, men: 4, hero: true }, dewbury: { seat: 1, men: 3, hero: true } };
  const lost = attacker({ spaces }, [6, 1]).picks(0, 'campaign red-dune dewbury', 'fight', 'lose hero');
  expect([lost.at(), lost.truth('spaces.red-dune.men')]).toEqual(['attack.choose', 4]);
  const kept = attacker({ spaces }, [6, 1]).picks(0, 'campaign red-dune dewbury', 'fight', 'lose 1 men');
  expect([kept.at(), kept.offers(0)]).toEqual(['campaign.order', ['fight', 'stop']]);
  const both = attacker({ spaces }, [1, 1]).picks(0, 'campaign red-dune dewbury', 'fight').picks(1, 'lose hero');
  both.picks(0, 'lose hero');
  expect([both.at(), both.offers(0)]).toEqual(['campaign.order', ['fight', 'stop']]);
});

rule('WQ R22', 'so do campaigns against dragon and wizard with the power they need', () => {
  const spaces = { ...FAR, 'red-dune': { seat: 0, men: 2, sorcerer: true }, dewbury: { orcs: 1 } };
  for (const monster of ['dragon', 'wizard']) {
    const lost = attacker({ spaces, [monster]: 'dewbury' }, [6, 1]);
    lost.picks(0, `free campaign red-dune ${monster}`, 'lose sorcerer');
    expect([lost.at(), lost.truth(monster), lost.truth('spaces.red-dune.men')]).toEqual([
      'attack.choose',
      'dewbury',
      2,
    ]);
    const kept = attacker({ spaces, [monster]: 'dewbury' }, [6, 1]);
    kept.picks(0, `free campaign red-dune ${monster}`, 'lose 1 men');
    expect(kept.offers(0)).toEqual(['fight', 'stop']);
  }
  const foes = [men(3), men(3, 'sorcerer'), orcs(1), DRAGON];
  expect(foes.map((foe) => mayAttack(men(0), foe))).toEqual([false, false, false, false]);
  expect(foes.map((foe) => mayAttack(men(1), foe))).toEqual([true, true, true, false]);
});

rule(['WQ R23', 'WQ X.C.6.2'], 'a hero or a sorcerer alone may attack, but not capture', () => {
  const hero = attacker({ spaces: { ...FAR, 'red-dune': { seat: 0, hero: true }, dewbury: { orcs: 1 } } }, [1, 6]);
  hero.picks(0, 'campaign red-dune dewbury', 'fight');
  expect([hero.at(), hero.truth('spaces.dewbury.orcs'), hero.truth('spaces.dewbury.seat')]).toEqual([
    'attack.choose',
    0,
    null,
  ]);
  expect(hero.truth('players.0.hero')).toBe('red-dune');
  const sorcerer = attacker(
    { spaces: { ...FAR, 'red-dune': { seat: 0, sorcerer: true }, dewbury: { orcs: 2 } } },
    [2, 6],
  );
  sorcerer.picks(0, 'campaign red-dune dewbury', 'fight', 'disperse 2 orcs haven');
  expect([sorcerer.at(), sorcerer.truth('spaces.haven.orcs')]).toEqual(['attack.choose', 2]);
  expect(sorcerer.truth('players.0.sorcerer')).toBe('red-dune');
  const beaten = attacker({ spaces: { ...FAR, 'red-dune': { seat: 0, hero: true }, dewbury: { orcs: 1 } } }, [2, 6]);
  beaten.picks(0, 'campaign red-dune dewbury', 'fight');
  expect([beaten.truth('players.0.hero'), beaten.at()]).toEqual([null, 'attack.choose']);
});
