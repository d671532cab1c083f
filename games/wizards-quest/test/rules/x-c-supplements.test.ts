import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attacker } from '../attacker.js';

const FOE = { dewbury: { seat: 1, men: 3 } };

rule('WQ X.C.3.1', 'men come from spaces beside the attacking space, at the start and between battles', () => {
  const t = attacker(
    {
      spaces: {
        ...FOE,
        'red-dune': { seat: 0, men: 2 },
        'lair-of-the-lizard': { seat: 0, men: 2 },
        'hidden-hollow': { seat: 0, men: 3 },
        haven: { seat: 0, men: 5 },
      },
    },
    [1, 1],
  );
  t.picks(0, 'campaign red-dune dewbury');
  expect(t.offers(0)).toEqual([
    'fight',
    'stop',
    'supplement 1 hidden-hollow',
    'supplement 2 hidden-hollow',
    'supplement 1 lair-of-the-lizard',
  ]);
  expect(t.refuses(0, 'supplement 1 haven').rule).toBe('WQ X.C.3.1');
  expect(t.refuses(0, 'supplement 1 dewbury').rule).toBe('WQ X.C.3.1');
  t.picks(0, 'supplement 1 hidden-hollow', 'fight', 'supplement 1 lair-of-the-lizard', 'supplement 1 hidden-hollow');
  expect(t.truth('spaces.red-dune.men')).toBe(2 + 1 - 1 + 1 + 1);
  expect([t.truth('spaces.hidden-hollow.men'), t.truth('spaces.lair-of-the-lizard.men')]).toEqual([1, 1]);
  expect(t.offers(0)).toEqual(['fight', 'stop']);
});

rule('WQ X.C.3.1', 'super powers do not come as a supplement, but let all their men go', () => {
  const t = attacker({
    spaces: { ...FOE, 'red-dune': { seat: 0, men: 2 }, 'hidden-hollow': { seat: 0, men: 2, hero: true } },
  });
  t.picks(0, 'campaign red-dune dewbury', 'no summons');
  expect(t.offers(0)).toEqual(['fight', 'stop', 'supplement 1 hidden-hollow', 'supplement 2 hidden-hollow']);
  t.picks(0, 'supplement 2 hidden-hollow');
  expect(t.truth('spaces.hidden-hollow')).toMatchObject({ seat: 0, men: 0, hero: true });
  expect(t.truth('spaces.red-dune')).toMatchObject({ men: 4, hero: false });
});

rule('WQ X.C.3.1', 'men come over a bridge and through the tunnel as well', () => {
  const spaces = {
    dewbury: { seat: 0 },
    'melting-sands': { seat: 0, men: 2 },
    'hidden-hollow': { seat: 1 },
    'earthen-pass': { seat: 0 },
    'marls-gate': { seat: 0, men: 2 },
    'castle-1': { seat: 1 },
  };
  const t = attacker({ spaces, campaigns: 2 });
  t.picks(0, 'campaign dewbury hidden-hollow', 'supplement 1 melting-sands', 'stop');
  t.picks(0, 'campaign earthen-pass castle-1', 'supplement 1 marls-gate', 'stop');
  expect([t.truth('spaces.dewbury.men'), t.truth('spaces.earthen-pass.men')]).toEqual([2, 2]);
});

rule('WQ X.C.3.2', 'with a boat privilege men come from any space on the same water', () => {
  const spaces = {
    'cattle-meade': { seat: 0, men: 2 },
    windfor: { seat: 0, men: 3 },
    brecknock: { seat: 0 },
    'castle-5': { seat: 0, men: 2 },
    haven: { seat: 0, men: 4 },
    'dread-moor': { seat: 1 },
  };
  const t = attacker({ spaces, players: { 0: { boats: 1 } } });
  t.picks(0, 'campaign cattle-meade dread-moor');
  expect(t.offers(0)).toEqual([
    'fight',
    'stop',
    'supplement 1 castle-5',
    'supplement 1 windfor by boat',
    'supplement 2 windfor by boat',
  ]);
  expect(t.refuses(0, 'supplement 1 haven by boat').rule).toBe('WQ X.C.3.2');
  // By land it costs nothing.
  expect(t.refuses(0, 'supplement 1 castle-5 by boat').rule).toBe('WQ X.C.3.1');
  t.picks(0, 'supplement 2 windfor by boat');
  expect([t.truth('spaces.cattle-meade.men'), t.truth('spaces.windfor.men')]).toEqual([4, 1]);
  expect([t.truth('players.0.boats'), t.truth('topDiscard')]).toEqual([0, 'boat']);
  expect(t.offers(0)).toEqual(['fight', 'stop', 'supplement 1 castle-5']);
  const landed = attacker({ spaces }).picks(0, 'campaign cattle-meade dread-moor');
  expect(landed.offers(0)).toEqual(['fight', 'stop', 'supplement 1 castle-5']);
  expect(landed.refuses(0, 'supplement 2 windfor by boat').rule).toBe('WQ X.C.3.2');
});

rule('WQ X.C.4.1', 'as a campaign starts the hero or the sorcerer comes from anywhere on the board', () => {
  const spaces = {
    ...FOE,
    'red-dune': { seat: 0, men: 3 },
    shardfell: { seat: 0, men: 1, hero: true },
    'castle-2': { seat: 0, men: 2, sorcerer: true },
  };
  const t = attacker({ spaces }, [1, 6]);
  t.picks(0, 'campaign red-dune dewbury');
  expect([t.at(), t.offers(0)]).toEqual(['campaign.summon', ['no summons', 'summon hero', 'summon sorcerer']]);
  t.picks(0, 'summon hero');
  expect(t.truth('spaces.red-dune')).toMatchObject({ men: 3, hero: true });
  expect(t.truth('spaces.shardfell')).toMatchObject({ seat: 0, men: 1, hero: false });
  expect(t.refuses(0, 'summon sorcerer').rule).toBe('WQ X.C.4.1');
  t.picks(0, 'fight');
  expect(t.refuses(0, 'summon sorcerer').rule).toBe('WQ X.C.4.1');
  expect(t.truth('players.0.sorcerer')).toBe('castle-2');
  const plain = attacker({ spaces }).picks(0, 'campaign red-dune dewbury', 'no summons');
  expect([plain.truth('players.0.hero'), plain.truth('players.0.sorcerer')]).toEqual(['shardfell', 'castle-2']);
  expect(plain.events().filter((e) => e.key === 'summoned')).toEqual([]);
});

rule('WQ X.C.4.1', 'who is off the board, or here already, cannot be summoned', () => {
  const t = attacker({
    spaces: { ...FOE, 'red-dune': { seat: 0, men: 3 }, britton: { seat: 0, men: 1, hero: true } },
    campaigns: 2,
  });
  t.picks(0, 'campaign red-dune dewbury');
  expect(t.offers(0)).toEqual(['no summons', 'summon hero']);
  expect(t.refuses(0, 'summon sorcerer').rule).toBe('WQ X.C.4.1');
  t.picks(0, 'summon hero', 'stop', 'campaign red-dune dewbury');
  expect([t.at(), t.truth('spaces.red-dune.hero')]).toEqual(['campaign.order', true]);
});

rule(['WQ X.C.4.1', 'WQ R17'], 'to a free campaign nobody is summoned', () => {
  const spaces = {
    ...FOE,
    'red-dune': { seat: 0, men: 3, hero: true },
    britton: { seat: 0, men: 2, sorcerer: true },
    'lair-of-the-lizard': { seat: 0, men: 2 },
  };
  const t = attacker({ spaces, dragon: 'dewbury' }, [6, 2]);
  expect(t.offers(0)).not.toContain('free campaign lair-of-the-lizard dragon');
  t.picks(0, 'free campaign red-dune dragon');
  expect(t.at()).toBe('losses.choose');
  expect(t.truth('players.0.hero')).toBe('red-dune');
});

rule('WQ X.C.4.2', 'the super power in the attacking space changes places with the other', () => {
  const t = attacker({
    spaces: {
      ...FOE,
      'red-dune': { seat: 0, men: 3, hero: true },
      britton: { seat: 0, men: 2, sorcerer: true },
    },
    campaigns: 2,
  });
  t.picks(0, 'campaign red-dune dewbury');
  expect(t.offers(0)).toEqual(['no summons', 'summon sorcerer']);
  expect(t.refuses(0, 'summon hero').rule).toBe('WQ X.C.4.1');
  t.picks(0, 'summon sorcerer');
  expect(t.truth('spaces.red-dune')).toMatchObject({ seat: 0, men: 3, hero: false, sorcerer: true });
  expect(t.truth('spaces.britton')).toMatchObject({ seat: 0, men: 2, hero: true, sorcerer: false });
  expect(t.truth('players.0.pieces')).toBe(7);
  expect(t.events().at(-1)).toMatchObject({ key: 'summoned', args: { from: 'britton', swaps: true } });
  t.picks(0, 'stop', 'campaign red-dune dewbury', 'summon hero');
  expect([t.truth('players.0.hero'), t.truth('players.0.sorcerer')]).toEqual(['red-dune', 'britton']);
});

rule('WQ X.C.4.2', 'without the other in the attacking space nobody goes back for who is summoned', () => {
  const t = attacker({
    spaces: {
      ...FOE,
      'red-dune': { seat: 0, men: 3 },
      britton: { seat: 0, men: 2, sorcerer: true },
      haven: { seat: 0, men: 1, hero: true },
    },
  });
  t.picks(0, 'campaign red-dune dewbury', 'summon sorcerer');
  expect([t.truth('players.0.sorcerer'), t.truth('players.0.hero')]).toEqual(['red-dune', 'haven']);
  expect(t.truth('spaces.britton')).toMatchObject({ men: 2, hero: false, sorcerer: false });
});

rule(['WQ R38', 'WQ X.C.4.2'], 'a super power that stands alone may be swapped away but not summoned away', () => {
  const position = {
    spaces: {
      ...FOE,
      'red-dune': { seat: 0, men: 3 },
      haven: { seat: 0, men: 1, hero: true },
      britton: { seat: 0, sorcerer: true },
    },
    campaigns: 2,
  };
  const t = attacker(position).picks(0, 'campaign red-dune dewbury');
  expect(t.offers(0)).toEqual(['no summons', 'summon hero']);
  expect(t.refuses(0, 'summon sorcerer').rule).toBe('WQ X.C.6.1');
  t.picks(0, 'summon hero', 'stop', 'campaign red-dune dewbury', 'summon sorcerer');
  expect([t.truth('players.0.sorcerer'), t.truth('players.0.hero')]).toEqual(['red-dune', 'britton']);
  expect(t.truth('spaces.britton')).toMatchObject({ seat: 0, men: 0 });
});

rule('WQ X.C.6.1', 'nobody leaves a space unoccupied: not by supplement, summons, boat or capture', () => {
  const t = attacker(
    {
      spaces: {
        ...FOE,
        'red-dune': { seat: 0, men: 2 },
        'hidden-hollow': { seat: 0, men: 2 },
        'lair-of-the-lizard': { seat: 0 },
        'cattle-meade': { seat: 0, hero: true },
        windfor: { seat: 0, men: 1, sorcerer: true },
        britton: { seat: 1 },
      },
      players: { 0: { boats: 1 } },
    },
    [2, 6, 1, 6],
  );
  expect(t.refuses(0, 'sail cattle-meade windfor').rule).toBe('WQ X.C.6.1');
  t.picks(0, 'campaign red-dune dewbury');
  expect(t.refuses(0, 'summon hero').rule).toBe('WQ X.C.6.1');
  t.picks(0, 'no summons');
  expect(t.refuses(0, 'supplement 2 hidden-hollow').rule).toBe('WQ X.C.6.1');
  expect(t.refuses(0, 'supplement 1 lair-of-the-lizard').rule).toBe('WQ X.C.6.1');
  t.picks(0, 'supplement 1 hidden-hollow', 'fight', 'fight');
  expect([t.at(), t.offers(0)]).toEqual(['campaign.capture', ['capture 1 men', 'capture 2 men']]);
  expect(t.refuses(0, 'capture 3 men').rule).toBe('WQ X.C.7');
  t.picks(0, 'capture 2 men');
  expect([t.truth('spaces.red-dune.men'), t.truth('spaces.dewbury.men')]).toEqual([1, 2]);
});
