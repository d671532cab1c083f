import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { campaignOdds } from '../../src/odds.js';
import { men } from '../../src/ranges.js';
import { attacker, battles } from '../attacker.js';

const LONE = { dewbury: { seat: 1 }, britton: { seat: 1 } };

rule('WQ X.C.5.1', 'a space emptied by battle must be captured', () => {
  const t = attacker({ spaces: { ...LONE, 'red-dune': { seat: 0, men: 3 } } }, [1, 6]);
  t.picks(0, 'campaign red-dune dewbury', 'fight');
  expect([t.at(), t.offers(0)]).toEqual(['campaign.capture', ['capture 1 men', 'capture 2 men']]);
  t.picks(0, 'capture 1 men');
  expect(t.truth('spaces.dewbury')).toMatchObject({ seat: 0, men: 1 });
  expect(t.truth('spaces.red-dune.men')).toBe(2);
  const args = { seat: 0, from: 'red-dune', space: 'dewbury', what: '1 men' };
  expect(t.events().at(-1)).toEqual({ key: 'captured', args });
});

rule('WQ X.C.5.1', 'while somebody defends it there is nothing to capture', () => {
  const t = attacker({ spaces: { dewbury: { seat: 1, men: 2 }, 'red-dune': { seat: 0, men: 3 } } }, [1, 6]);
  t.picks(0, 'campaign red-dune dewbury');
  expect(t.offers(0)).toEqual(['fight', 'stop']);
  t.picks(0, 'fight');
  expect([t.at(), t.truth('spaces.dewbury.seat')]).toEqual(['campaign.order', 1]);
  expect(t.refuses(0, 'capture 1 men').refused).toBe('not-offered');
});

rule(
  ['WQ X.C.5.1', 'WQ R74'],
  'a space unoccupied from the start must be captured, after summons and supplements',
  () => {
    const t = attacker({
      spaces: {
        ...LONE,
        'red-dune': { seat: 0, men: 2 },
        'lair-of-the-lizard': { seat: 0, men: 2 },
        haven: { seat: 0, men: 1, hero: true },
      },
    });
    t.picks(0, 'campaign red-dune hidden-hollow', 'summon hero');
    expect(t.offers(0)).toEqual([
      'capture 1 men',
      'capture 2 men',
      'capture hero',
      'capture hero 1 men',
      'supplement 1 lair-of-the-lizard',
    ]);
    expect(t.refuses(0, 'stop').rule).toBe('WQ X.C.5.2');
    expect(t.refuses(0, 'fight').refused).toBe('not-offered');
    t.picks(0, 'supplement 1 lair-of-the-lizard', 'capture hero 2 men');
    expect(t.truth('spaces.hidden-hollow')).toMatchObject({ seat: 0, men: 2, hero: true });
    expect(t.truth('spaces.red-dune')).toMatchObject({ seat: 0, men: 1, hero: false });
    expect(battles(t)).toEqual([]);
  },
);

rule('WQ R74', 'a lone counter cannot capture an unoccupied space unless others join it first', () => {
  const spaces = { ...LONE, 'red-dune': { seat: 0 }, 'lair-of-the-lizard': { seat: 0, men: 2 } };
  const t = attacker({ spaces, campaigns: 2 });
  t.picks(0, 'campaign red-dune hidden-hollow');
  expect(t.offers(0)).toEqual(['stop', 'supplement 1 lair-of-the-lizard']);
  expect(t.refuses(0, 'capture 1 men').rule).toBe('WQ X.C.6.2');
  t.picks(0, 'stop');
  expect([t.truth('spaces.hidden-hollow.seat'), t.truth('campaigns')]).toEqual([null, 1]);
  t.picks(0, 'campaign red-dune hidden-hollow', 'supplement 1 lair-of-the-lizard');
  expect(t.truth('spaces.hidden-hollow')).toMatchObject({ seat: 0, men: 1 });
  expect(t.truth('spaces.red-dune.men')).toBe(1);
});

rule('WQ X.C.5.2', 'a campaign is not broken off to avoid the capture', () => {
  const position = { spaces: { ...LONE, 'red-dune': { seat: 0, men: 3 } }, campaigns: 2 };
  const emptied = attacker(position, [1, 6]).picks(0, 'campaign red-dune dewbury', 'fight');
  expect(emptied.refuses(0, 'stop').rule).toBe('WQ X.C.5.2');
  expect(emptied.offers(0)).not.toContain('stop');
  const empty = attacker(position).picks(0, 'campaign red-dune hidden-hollow');
  expect(empty.refuses(0, 'stop').rule).toBe('WQ X.C.5.2');
  expect(empty.offers(0)).toEqual(['capture 1 men', 'capture 2 men']);
  const helped = { 'lair-of-the-lizard': { seat: 0, men: 2 } };
  const two = attacker({ spaces: { ...LONE, ...helped, 'red-dune': { seat: 0, men: 2 } } });
  two.picks(0, 'campaign red-dune hidden-hollow');
  expect(two.offers(0)).toEqual(['capture 1 men', 'supplement 1 lair-of-the-lizard']);
  const one = attacker({ spaces: { ...LONE, ...helped, 'red-dune': { seat: 0 } } });
  expect(one.picks(0, 'campaign red-dune hidden-hollow').offers(0)).toContain('stop');
  const held = attacker(position).picks(0, 'campaign red-dune dewbury', 'stop');
  expect(held.at()).toBe('attack.choose');
});

rule(
  ['WQ X.C.6.2', 'WQ R48'],
  'a single counter attacks but does not capture, and nobody comes to help it then',
  () => {
    const spaces = { ...LONE, 'red-dune': { seat: 0 }, 'hidden-hollow': { seat: 0, men: 4 } };
    const t = attacker({ spaces, campaigns: 2 }, [1, 6]);
    t.picks(0, 'campaign red-dune dewbury', 'fight');
    expect([t.at(), t.truth('campaigns')]).toEqual(['attack.choose', 1]);
    expect(t.truth('spaces.dewbury.seat')).toBe(null);
    expect(t.truth('spaces.red-dune')).toMatchObject({ seat: 0, men: 1 });
    expect(t.truth('spaces.hidden-hollow.men')).toBe(4);
    t.picks(0, 'campaign hidden-hollow dewbury', 'capture 3 men');
    expect(t.truth('spaces.dewbury')).toMatchObject({ seat: 0, men: 3 });
  },
);

rule(['WQ X.C.6.2', 'WQ R48'], 'the odds of a capture leave out who would have to go alone', () => {
  const two = campaignOdds({ attacker: men(2), defender: men(1), bonus: 0 });
  expect(two.captures).toBeCloseTo(10 / 36, 12);
  expect(two.emptied).toBeCloseTo(12 / 36 + (24 / 36) * (6 / 36), 12);
  expect(campaignOdds({ attacker: men(1), defender: men(1), bonus: 0 }).captures).toBe(0);
});

rule('WQ R48', 'a space that a lone counter has emptied stays so until the orcs come', () => {
  const t = attacker({ spaces: { ...LONE, 'red-dune': { seat: 0 } } }, [1, 6], {
    moreDice: 'seed',
    dice: { orcs: [6, 6] },
  });
  t.picks(0, 'campaign red-dune dewbury', 'fight', 'end turn');
  t.picks(1, 'go on', 'place 4 britton', 'end turn');
  const placed = t.events().find((e) => e.key === 'orcs.placed')?.args as { spaces: string[] };
  expect(placed.spaces).toContain('dewbury');
  expect(placed.spaces).not.toContain('red-dune');
});

rule('WQ X.C.7', 'any number goes in, as long as one counter stays', () => {
  const powers = { 'red-dune': { seat: 0, men: 2, hero: true } };
  const t = attacker({ spaces: { ...LONE, ...powers } }, [1, 6]);
  t.picks(0, 'campaign red-dune dewbury', 'fight');
  expect(t.offers(0)).toEqual(['capture 1 men', 'capture 2 men', 'capture hero', 'capture hero 1 men']);
  expect(t.refuses(0, 'capture hero 2 men').rule).toBe('WQ X.C.7');
  expect(t.refuses(0, 'stop').rule).toBe('WQ X.C.5.2');
  t.picks(0, 'capture 2 men');
  expect(t.truth('spaces.dewbury')).toMatchObject({ seat: 0, men: 2, hero: false });
  expect(t.truth('spaces.red-dune')).toMatchObject({ seat: 0, men: 0, hero: true });
});

rule('WQ X.C.7', 'of two counters one goes in and one stays, without a question', () => {
  const t = attacker({ spaces: { ...LONE, 'red-dune': { seat: 0, men: 2 } } }, [1, 6]);
  t.picks(0, 'campaign red-dune dewbury', 'fight');
  expect(t.at()).toBe('attack.choose');
  expect(t.truth('spaces.dewbury')).toMatchObject({ seat: 0, men: 1 });
  expect(t.truth('spaces.red-dune')).toMatchObject({ seat: 0, men: 1 });
  const hero = attacker({ spaces: { ...LONE, 'red-dune': { seat: 0, men: 1, hero: true } } }, [1, 6]);
  hero.picks(0, 'campaign red-dune dewbury', 'fight');
  expect(hero.offers(0)).toEqual(['capture 1 men', 'capture hero']);
});

rule(['WQ R66', 'WQ X.C.5.1'], 'what a sorcerer drives out is dispersed before the space is captured', () => {
  const t = attacker({ spaces: { ...LONE, 'red-dune': { seat: 0, men: 2, sorcerer: true } } }, [1, 6]);
  t.picks(0, 'campaign red-dune dewbury', 'fight');
  expect([t.asked(), t.at()]).toEqual([[0], 'losses.disperse']);
  t.picks(0, 'disperse 1 men windfor');
  expect([t.at(), t.truth('spaces.windfor.seat')]).toEqual(['campaign.capture', 1]);
  t.picks(0, 'capture sorcerer');
  expect(t.truth('spaces.dewbury')).toMatchObject({ seat: 0, men: 0, sorcerer: true });
  const told = t.events().map((e) => e.key);
  expect(told.indexOf('dispersed')).toBeLessThan(told.indexOf('captured'));
});
