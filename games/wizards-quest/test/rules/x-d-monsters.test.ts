import type { Json } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attacker } from '../attacker.js';

const HERO = { 'red-dune': { seat: 0, men: 4, hero: true } };
const SORCERER = { 'red-dune': { seat: 0, men: 4, sorcerer: true } };
const FAR = { windfor: { seat: 1 } };

rule('WQ X.D.1', 'a monster in an unoccupied space takes a normal campaign', () => {
  const dragon = attacker({ spaces: { ...HERO, ...FAR }, dragon: 'dewbury' });
  expect(dragon.offers(0)).toContain('campaign red-dune dragon');
  expect(dragon.refuses(0, 'free campaign red-dune dragon').rule).toBe('WQ X.D.1');
  dragon.picks(0, 'campaign red-dune dragon');
  expect([dragon.at(), dragon.truth('campaigns')]).toEqual(['campaign.order', 0]);
  const wizard = attacker({ spaces: { ...SORCERER, ...FAR }, wizard: 'dewbury' });
  expect(wizard.offers(0)).toContain('campaign red-dune wizard');
  expect(wizard.refuses(0, 'free campaign red-dune wizard').rule).toBe('WQ X.D.1');
});

rule('WQ X.D.2.1', "a monster among orcs, or among another's counters, may be attacked free", () => {
  for (const force of [{ orcs: 2 }, { seat: 1, men: 2 }] as Json[]) {
    const t = attacker({ spaces: { ...HERO, ...FAR, dewbury: force }, dragon: 'dewbury' }, [6, 2]);
    expect(t.offers(0)).toContain('free campaign red-dune dragon');
    t.picks(0, 'free campaign red-dune dragon', 'lose 2 men', 'stop');
    expect([t.truth('campaigns'), t.truth('spaces.red-dune.men')]).toEqual([1, 2]);
    const wizard = attacker({ spaces: { ...SORCERER, ...FAR, dewbury: force }, wizard: 'dewbury' });
    expect(wizard.offers(0)).toContain('free campaign red-dune wizard');
  }
});

rule('WQ X.D.2.2', 'the force beside a monster is attacked only when the monster is gone', () => {
  const t = attacker({ spaces: { ...HERO, ...FAR, dewbury: { orcs: 2 } }, dragon: 'dewbury' }, [1, 1]);
  expect(t.refuses(0, 'campaign red-dune dewbury').rule).toBe('WQ X.D.2.2');
  t.picks(0, 'free campaign red-dune dragon', 'lose 1 men', 'place 6 red-dune');
  expect([t.truth('dragon'), t.truth('spaces.dewbury.orcs')]).toEqual([null, 2]);
  expect(t.offers(0)).toContain('campaign red-dune dewbury');
  const both = attacker(
    { spaces: { ...SORCERER, ...FAR, dewbury: { orcs: 2 } }, dragon: 'dewbury', wizard: 'dewbury' },
    [1, 1, 1, 1],
    { dice: { send: [5, 5], gobble: [1] } },
  );
  expect(both.refuses(0, 'campaign red-dune dewbury').rule).toBe('WQ VIII.C.1');
  both.picks(0, 'free campaign red-dune wizard', 'lose 1 men', 'send misty-forest');
  expect(both.refuses(0, 'campaign red-dune dewbury').rule).toBe('WQ X.D.2.2');
  both.picks(0, 'free campaign red-dune dragon', 'lose 1 men', 'send ancient-forest');
  both.picks(0, 'campaign red-dune dewbury');
  expect(both.at()).toBe('campaign.order');
});

rule(['WQ R14', 'WQ X.D.2.2'], 'the dragon shields whom it stands among, if the house says so', () => {
  const position = { spaces: { 'red-dune': { seat: 0, men: 3 }, ...FAR, dewbury: { seat: 1 } }, dragon: 'dewbury' };
  const shielded = attacker(position, [1, 6]);
  expect(shielded.refuses(0, 'campaign red-dune dewbury').rule).toBe('WQ X.D.2.2');
  expect(shielded.offers(0)).toContain('campaign red-dune hidden-hollow');
  const open = attacker(position, [1, 6], { options: { 'dragon-shields': false } });
  open.picks(0, 'campaign red-dune dewbury', 'fight', 'capture 1 men');
  expect([open.truth('spaces.dewbury.seat'), open.truth('dragon')]).toEqual([0, 'dewbury']);
});

rule('WQ X.D.3', 'a monster in an own space is attacked free, and by the force of that space only', () => {
  const spaces = {
    ...FAR,
    'red-dune': { seat: 0, men: 3, hero: true },
    'hidden-hollow': { seat: 0, men: 2 },
    dewbury: { seat: 0, men: 2, sorcerer: true },
  };
  const boats = { players: { 0: { boats: 1 } } };
  const t = attacker({ spaces, dragon: 'dewbury', ...boats }, [6, 1]);
  expect(t.refuses(0, 'free campaign red-dune dragon').rule).toBe('WQ X.D.3');
  expect(t.refuses(0, 'campaign red-dune dragon').rule).toBe('WQ X.D.3');
  expect(t.refuses(0, 'campaign dewbury dragon').rule).toBe('WQ X.D.3');
  expect(t.refuses(0, 'free campaign dewbury dragon by boat').rule).toBe('WQ X.D.3');
  expect(t.offers(0).filter((pick) => pick.endsWith('dragon'))).toEqual(['free campaign dewbury dragon']);
  t.picks(0, 'free campaign dewbury dragon', 'lose 1 men', 'stop');
  expect([t.truth('spaces.dewbury.men'), t.truth('campaigns')]).toEqual([1, 1]);
  const wizard = attacker({ spaces, wizard: 'dewbury' });
  expect(wizard.offers(0).filter((pick) => pick.endsWith('wizard'))).toEqual(['free campaign dewbury wizard']);
});

rule(['WQ X.D.4.1', 'WQ R17'], 'to a free campaign nobody comes, to a normal one against a monster they do', () => {
  const spaces = { ...HERO, ...FAR, 'hidden-hollow': { seat: 0, men: 3 }, dewbury: { orcs: 1 } };
  const t = attacker({ spaces, dragon: 'dewbury' }, [6, 1]);
  t.picks(0, 'free campaign red-dune dragon', 'lose 1 men');
  expect(t.offers(0)).toEqual(['fight', 'stop']);
  expect(t.refuses(0, 'supplement 1 hidden-hollow').rule).toBe('WQ X.D.4.1');
  t.picks(0, 'stop', 'campaign red-dune dragon', 'supplement 2 hidden-hollow');
  expect(t.truth('spaces.red-dune.men')).toBe(5);
});

rule('WQ R17', 'a free campaign is for the force as it stands: no leader is brought or swapped', () => {
  const spaces = {
    ...FAR,
    'red-dune': { seat: 0, men: 3 },
    britton: { seat: 0, men: 2, sorcerer: true },
    'lair-of-the-lizard': { seat: 0, men: 2, hero: true },
    'hidden-hollow': { orcs: 1 },
  };
  const t = attacker({ spaces, dragon: 'hidden-hollow', wizard: 'hidden-hollow' });
  expect(t.refuses(0, 'free campaign red-dune dragon').rule).toBe('WQ X.D.5.1');
  expect(t.refuses(0, 'free campaign lair-of-the-lizard wizard').rule).toBe('WQ X.D.5.2');
  expect(t.offers(0).filter((pick) => /dragon|wizard/.test(pick))).toEqual([
    'campaign lair-of-the-lizard dragon',
    'free campaign lair-of-the-lizard dragon',
    'campaign lair-of-the-lizard wizard',
    'campaign red-dune dragon',
    'campaign red-dune wizard',
  ]);
});

rule('WQ X.D.4.2', 'free campaigns may be made again and again', () => {
  const t = attacker(
    { spaces: { ...HERO, ...FAR, dewbury: { orcs: 1 } }, dragon: 'dewbury' },
    [6, 1, 6, 1, 6, 1, 2, 1],
  );
  for (const left of [3, 2, 1]) {
    t.picks(0, 'free campaign red-dune dragon', 'lose 1 men', 'stop');
    expect(t.truth('spaces.red-dune.men')).toBe(left);
    expect(t.offers(0)).toContain('free campaign red-dune dragon');
  }
  t.picks(0, 'free campaign red-dune dragon', 'lose 1 men', 'place 6 red-dune');
  expect([t.truth('dragon'), t.truth('campaigns')]).toEqual([null, 1]);
  expect(t.offers(0)).not.toContain('free campaign red-dune dragon');
});

rule('WQ X.D.5.1', 'the dragon is attacked only with a hero or a sorcerer', () => {
  const free = (force: object) =>
    attacker({
      spaces: { ...FAR, 'red-dune': { seat: 0, men: 4, ...force }, dewbury: { orcs: 1 } },
      dragon: 'dewbury',
    });
  expect(free({}).refuses(0, 'free campaign red-dune dragon').rule).toBe('WQ X.D.5.1');
  expect(free({}).refuses(0, 'campaign red-dune dragon').rule).toBe('WQ X.D.5.1');
  expect(free({ hero: true }).offers(0)).toContain('free campaign red-dune dragon');
  expect(free({ sorcerer: true }).offers(0)).toContain('free campaign red-dune dragon');
  const t = attacker({
    spaces: {
      ...FAR,
      'red-dune': { seat: 0 },
      haven: { seat: 0, men: 1, hero: true },
      britton: { seat: 0, men: 1, sorcerer: true },
    },
    dragon: 'dewbury',
  });
  t.picks(0, 'campaign red-dune dragon');
  expect(t.offers(0)).toEqual(['summon hero', 'summon sorcerer']);
  expect(t.refuses(0, 'no summons').rule).toBe('WQ X.D.5.1');
});

rule('WQ X.D.5.2', 'the wizard is attacked only with a sorcerer', () => {
  const free = (force: object) =>
    attacker({
      spaces: { ...FAR, 'red-dune': { seat: 0, men: 4, ...force }, dewbury: { orcs: 1 } },
      wizard: 'dewbury',
    });
  expect(free({}).refuses(0, 'free campaign red-dune wizard').rule).toBe('WQ X.D.5.2');
  expect(free({ hero: true }).refuses(0, 'free campaign red-dune wizard').rule).toBe('WQ X.D.5.2');
  expect(free({ hero: true }).refuses(0, 'campaign red-dune wizard').rule).toBe('WQ X.D.5.2');
  expect(free({ sorcerer: true }).offers(0)).toContain('free campaign red-dune wizard');
  const t = attacker({ spaces: { ...HERO, ...FAR, haven: { seat: 0, men: 1, sorcerer: true } }, wizard: 'dewbury' });
  t.picks(0, 'campaign red-dune wizard');
  expect([t.truth('players.0.sorcerer'), t.at()]).toEqual(['red-dune', 'campaign.order']);
});

rule('WQ R18', 'a free campaign may go by boat, at the price of a card', () => {
  const spaces = { 'cattle-meade': { seat: 0, men: 3, hero: true }, windfor: { seat: 1 }, brecknock: { orcs: 1 } };
  const t = attacker({ spaces, dragon: 'brecknock', players: { 0: { boats: 1 } } }, [6, 1]);
  expect(t.refuses(0, 'free campaign cattle-meade dragon').rule).toBe('WQ X.C.2.1');
  t.picks(0, 'free campaign cattle-meade dragon by boat', 'lose 1 men', 'stop');
  expect([t.truth('players.0.boats'), t.truth('topDiscard'), t.truth('campaigns')]).toEqual([0, 'boat', 1]);
  expect(t.refuses(0, 'free campaign cattle-meade dragon by boat').rule).toBe('WQ X.A.6.c.3');
  const inland = attacker({
    spaces: { ...HERO, ...FAR, brecknock: { orcs: 1 } },
    dragon: 'brecknock',
    players: { 0: { boats: 1 } },
  });
  expect(inland.refuses(0, 'free campaign red-dune dragon by boat').rule).toBe('WQ X.A.6.c.3');
});

rule(
  ['WQ R60', 'WQ X.D.5.1'],
  'a monster beside an enemy hero may be attacked by who could not attack the hero',
  () => {
    const t = attacker(
      { spaces: { ...SORCERER, ...FAR, dewbury: { seat: 1, men: 2, hero: true } }, dragon: 'dewbury' },
      [1, 1],
      {
        dice: { send: [1], gobble: [1] },
      },
    );
    t.picks(0, 'free campaign red-dune dragon', 'lose 1 men', 'send misty-forest');
    expect(t.truth('dragon')).toBe('hazelmere');
    expect(t.truth('spaces.dewbury')).toMatchObject({ seat: 1, men: 2, hero: true });
    expect(t.refuses(0, 'campaign red-dune dewbury').rule).toBe('WQ XI.C.5.1');
  },
);

rule('WQ R72', 'a free campaign begins with a battle; after one it may be stopped', () => {
  const t = attacker({ spaces: { ...HERO, ...FAR, dewbury: { orcs: 1 } }, dragon: 'dewbury' }, [6, 1, 6, 1]);
  t.picks(0, 'free campaign red-dune dragon');
  expect([t.at(), t.leftDice()]).toEqual(['losses.choose', { battle: [6, 1] }]);
  t.picks(0, 'lose 1 men');
  expect([t.at(), t.offers(0)]).toEqual(['campaign.order', ['fight', 'stop']]);
  t.picks(0, 'fight', 'lose 1 men', 'stop');
  expect(t.at()).toBe('attack.choose');
  const normal = attacker({ spaces: { ...HERO, ...FAR, dewbury: { orcs: 1 } }, dragon: 'dewbury' });
  normal.picks(0, 'campaign red-dune dragon', 'stop');
  expect(normal.at()).toBe('attack.choose');
});

rule('WQ R73', 'a normal campaign may be spent on a monster among foreign counters, and ends with it', () => {
  const spaces = { ...HERO, ...FAR, 'hidden-hollow': { seat: 0, men: 3 }, dewbury: { orcs: 1 } };
  const t = attacker({ spaces, dragon: 'dewbury', campaigns: 2 }, [1, 1]);
  t.picks(0, 'campaign red-dune dragon', 'supplement 1 hidden-hollow', 'fight', 'lose 1 men', 'place 6 red-dune');
  expect([t.at(), t.truth('campaigns')]).toEqual(['attack.choose', 1]);
  expect(t.truth('spaces.dewbury')).toMatchObject({ seat: null, orcs: 1 });
  t.picks(0, 'campaign red-dune dewbury');
  expect(t.offers(0)).toContain('fight');
  const own = attacker({ spaces, dragon: 'red-dune' });
  expect(own.refuses(0, 'campaign red-dune dragon').rule).toBe('WQ X.D.3');
  expect(own.offers(0)).toContain('free campaign red-dune dragon');
});
