import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attacker } from '../attacker.js';
import { marnon } from '../table.js';

const DUNES = { 'red-dune': { seat: 0, men: 3 }, dewbury: { seat: 1, men: 2 } };
/** A dragon among orcs, beside a hero of seat 0. */
const PREY = { 'red-dune': { seat: 0, men: 5, hero: true }, dewbury: { orcs: 2 }, britton: { seat: 1 } };

rule(['WQ X.C.1.1', 'WQ SUMMARY.D.3'], 'a turn has one campaign, from one space against one beside it', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: DUNES, campaigns: 3 },
    begin: { proc: 'player-turn', vars: { seat: 0 } },
  });
  t.picks(0, 'go on', 'place 4 red-dune');
  expect(t.truth('campaigns')).toBe(1);
  expect(t.offers(0)).toEqual([
    'campaign red-dune hidden-hollow',
    'campaign red-dune lair-of-the-lizard',
    'campaign red-dune dewbury',
    'end turn',
  ]);
  t.picks(0, 'campaign red-dune dewbury', 'stop');
  expect(t.truth('campaigns')).toBe(0);
  expect(t.offers(0)).toEqual(['end turn']);
  expect(t.refuses(0, 'campaign red-dune dewbury').rule).toBe('WQ X.C.1.1');
  t.picks(0, 'end turn');
  expect([t.asked(), t.at()]).toEqual([[1], 'petition.choose']);
});

rule(['WQ X.C.1.1', 'WQ R26'], 'nobody need lead a campaign: one may sail a while, or do nothing', () => {
  const t = attacker({
    spaces: {
      'cattle-meade': { seat: 0, men: 2 },
      windfor: { seat: 0 },
      'castle-7': { seat: 0, men: 3 },
      saddybury: { seat: 1, men: 2 },
    },
    players: { 0: { boats: 2 } },
  });
  t.picks(0, 'sail castle-7 windfor', 'sail 2 men');
  expect([t.truth('spaces.castle-7.men'), t.truth('spaces.windfor.men')]).toEqual([1, 3]);
  expect(t.truth('campaigns')).toBe(1);
  t.picks(0, 'sail cattle-meade windfor', 'sail 1 men');
  expect([t.truth('spaces.cattle-meade.men'), t.truth('spaces.windfor.men')]).toEqual([1, 4]);
  t.picks(0, 'end turn');
  expect([t.asked(), t.truth('spaces.saddybury.men')]).toEqual([[1], 2]);
});

rule('WQ R26', 'a boat moves part of a force between own spaces, never all of it', () => {
  const position = {
    spaces: {
      'cattle-meade': { seat: 0, men: 2, hero: true },
      windfor: { seat: 0, men: 1, sorcerer: true },
      brecknock: { seat: 0 },
      'red-dune': { seat: 0, men: 4 },
      saddybury: { seat: 1 },
      'castle-7': {},
    },
    players: { 0: { boats: 1 } },
  };
  const t = attacker(position);
  expect(t.refuses(0, 'sail brecknock windfor').rule).toBe('WQ X.C.6.1');
  expect(t.refuses(0, 'sail cattle-meade saddybury').rule).toBe('WQ R26');
  expect(t.refuses(0, 'sail cattle-meade castle-7').rule).toBe('WQ R26');
  expect(t.refuses(0, 'sail cattle-meade red-dune').rule).toBe('WQ X.A.6.c.3');
  t.picks(0, 'sail cattle-meade windfor');
  expect(t.offers(0)).toEqual(['sail 1 men', 'sail 2 men']);
  t.picks(0, 'sail 2 men');
  expect(t.truth('spaces.cattle-meade')).toMatchObject({ seat: 0, men: 0, hero: true });
  expect(t.truth('spaces.windfor.men')).toBe(3);
  expect(t.truth('players.0.boats')).toBe(0);
  const other = attacker(position).picks(0, 'sail cattle-meade brecknock');
  expect(other.offers(0)).toEqual(['sail 1 men', 'sail 2 men', 'sail hero', 'sail hero 1 men']);
});

rule('WQ R26', 'in a campaign a boat brings only men to the attacking space, in a free one nobody', () => {
  const spaces = {
    'cattle-meade': { seat: 0, men: 2, hero: true },
    windfor: { seat: 0, men: 3 },
    brecknock: { seat: 0 },
    'dread-moor': { seat: 1, men: 2 },
  };
  const t = attacker({ spaces, players: { 0: { boats: 2 } } });
  t.picks(0, 'campaign cattle-meade dread-moor');
  expect(t.refuses(0, 'sail windfor brecknock').rule).toBe('WQ R26');
  t.picks(0, 'supplement 2 windfor by boat');
  expect(t.truth('spaces.cattle-meade.men')).toBe(4);
  const free = attacker({ spaces, players: { 0: { boats: 2 } }, dragon: 'dread-moor' }, [6, 1]);
  free.picks(0, 'free campaign cattle-meade dragon', 'lose 1 men');
  expect(free.offers(0)).toEqual(['fight', 'stop']);
  expect(free.refuses(0, 'supplement 2 windfor by boat').rule).toBe('WQ X.D.4.1');
});

rule(['WQ X.C.1.2', 'WQ X.C.1.1'], 'more campaigns come from cards, or are free against dragon and wizard', () => {
  const t = attacker({ spaces: PREY, dragon: 'dewbury', campaigns: 2 }, [6, 1, 6, 1]);
  t.picks(0, 'campaign red-dune hidden-hollow', 'capture 1 men');
  expect(t.truth('campaigns')).toBe(1);
  t.picks(0, 'campaign red-dune lair-of-the-lizard', 'capture 1 men');
  expect(t.truth('campaigns')).toBe(0);
  expect(t.offers(0)).toEqual(['free campaign red-dune dragon', 'end turn']);
  expect(t.refuses(0, 'campaign red-dune dragon').rule).toBe('WQ X.C.1.1');
  t.picks(0, 'free campaign red-dune dragon', 'lose 1 men', 'stop');
  t.picks(0, 'free campaign red-dune dragon', 'lose 1 men', 'stop');
  expect(t.truth('campaigns')).toBe(0);
  expect(t.truth('spaces.red-dune')).toMatchObject({ men: 1, hero: true });
});

rule(
  ['WQ R19', 'WQ X.A.6.b'],
  'extra campaigns follow the normal one; free ones come before, between and after',
  () => {
    const t = marnon({
      seats: 2,
      position: { spaces: PREY, dragon: 'dewbury', players: { 0: { hand: ['camp2'] } } },
      begin: { proc: 'player-turn', vars: { seat: 0 } },
      dice: { battle: [6, 1, 6, 1, 6, 1] },
    });
    t.picks(0, 'play camp2', 'go on', 'place 4 red-dune');
    expect(t.truth('campaigns')).toBe(3);
    t.picks(0, 'free campaign red-dune dragon', 'lose 1 men', 'stop');
    expect(t.truth('campaigns')).toBe(3);
    t.picks(0, 'campaign red-dune hidden-hollow');
    expect(t.refuses(0, 'free campaign red-dune dragon').refused).toBe('not-offered');
    t.picks(0, 'capture 1 men', 'free campaign red-dune dragon', 'lose 1 men', 'stop');
    t.picks(0, 'campaign red-dune lair-of-the-lizard', 'capture 1 men');
    t.picks(0, 'campaign lair-of-the-lizard haven', 'no summons', 'stop');
    t.picks(0, 'free campaign red-dune dragon', 'lose 1 men', 'stop');
    expect(t.offers(0)).toEqual(['free campaign red-dune dragon', 'end turn']);
    expect(t.truth('spaces.red-dune.men')).toBe(4);
  },
);

rule('WQ X.C.2.1', 'the force of one own space attacks one space beside it, or by boat on the same water', () => {
  const spaces = {
    ...DUNES,
    'cattle-meade': { seat: 0, men: 2 },
    windfor: { seat: 1 },
    britton: { seat: 1, men: 2 },
  };
  const t = attacker({ spaces, dragon: 'owlhanger', players: { 0: { boats: 1 } } }, [2, 6]);
  expect(t.refuses(0, 'campaign dewbury red-dune').rule).toBe('WQ X.C.2.1');
  expect(t.refuses(0, 'campaign red-dune britton').rule).toBe('WQ X.C.2.1');
  expect(t.refuses(0, 'campaign cattle-meade windfor').rule).toBe('WQ X.C.2.1');
  expect(t.refuses(0, 'campaign red-dune dewbury by boat').rule).toBe('WQ X.A.6.c.3');
  expect(t.refuses(0, 'campaign red-dune dragon').rule).toBe('WQ X.C.2.1');
  expect(t.refuses(0, 'campaign red-dune dragon by boat').rule).toBe('WQ X.A.6.c.3');
  expect(t.offers(0)).toContain('campaign cattle-meade windfor by boat');
  t.picks(0, 'campaign red-dune dewbury', 'fight', 'capture 1 men');
  expect([t.truth('spaces.dewbury.seat'), t.truth('spaces.red-dune.men')]).toEqual([0, 2]);
  expect([t.truth('spaces.britton.men'), t.truth('spaces.cattle-meade.men')]).toEqual([2, 2]);
  const landed = attacker({ spaces });
  expect(landed.refuses(0, 'campaign cattle-meade windfor by boat').rule).toBe('WQ X.A.6.c.3');
});

rule('WQ X.C.2.2', 'a player may stop at any time, before the first battle or after any', () => {
  const t = attacker({ spaces: DUNES, campaigns: 2 }, [1, 6]);
  t.picks(0, 'campaign red-dune dewbury');
  expect([t.at(), t.offers(0)]).toEqual(['campaign.order', ['fight', 'stop']]);
  t.picks(0, 'stop');
  expect([t.at(), t.truth('campaigns')]).toEqual(['attack.choose', 1]);
  t.picks(0, 'campaign red-dune dewbury', 'fight');
  expect([t.at(), t.truth('spaces.dewbury.men'), t.truth('spaces.red-dune.men')]).toEqual(['campaign.order', 1, 3]);
  t.picks(0, 'stop');
  expect([t.at(), t.truth('spaces.dewbury.seat')]).toEqual(['attack.choose', 1]);
  expect(t.events().filter((e) => e.key === 'campaign.stopped')).toHaveLength(2);
});

rule('WQ X.C.2.2', 'a campaign is over when the target is captured or no attacker is left', () => {
  const spaces = { ...DUNES, 'red-dune': { seat: 0 }, 'hidden-hollow': { seat: 0, men: 3 }, haven: {} };
  const t = attacker({ spaces, campaigns: 3 }, [6, 1]);
  t.picks(0, 'campaign red-dune dewbury');
  expect(t.offers(0)).toEqual(['fight', 'stop', 'supplement 1 hidden-hollow', 'supplement 2 hidden-hollow']);
  t.picks(0, 'fight');
  expect([t.at(), t.truth('spaces.red-dune.seat')]).toEqual(['attack.choose', null]);
  t.picks(0, 'campaign hidden-hollow haven', 'capture 2 men');
  expect([t.at(), t.truth('spaces.haven.men')]).toEqual(['attack.choose', 2]);
  t.picks(0, 'campaign hidden-hollow red-dune', 'supplement 1 haven', 'capture 1 men');
  expect([t.truth('spaces.red-dune.men'), t.truth('spaces.hidden-hollow.men')]).toEqual([1, 1]);
  expect(t.truth('campaigns')).toBe(0);
});

rule('WQ R62', 'a campaign may be declared only to gather men; it is used up and they stay', () => {
  const t = attacker({ spaces: { ...DUNES, 'hidden-hollow': { seat: 0, men: 4 } } });
  t.picks(0, 'campaign red-dune dewbury', 'supplement 3 hidden-hollow', 'stop');
  expect([t.truth('spaces.red-dune.men'), t.truth('spaces.hidden-hollow.men')]).toEqual([6, 1]);
  expect([t.truth('campaigns'), t.truth('spaces.dewbury.men')]).toEqual([0, 2]);
  expect(t.offers(0)).toEqual(['end turn']);
});

rule('WQ R61', 'a super power is summoned anew for every campaign', () => {
  const spaces = { ...DUNES, 'castle-6': { seat: 0, men: 1, hero: true }, haven: {} };
  const t = attacker({ spaces, campaigns: 2 });
  t.picks(0, 'campaign red-dune dewbury', 'summon hero', 'stop');
  expect(t.truth('players.0.hero')).toBe('red-dune');
  t.picks(0, 'campaign castle-6 haven');
  expect(t.offers(0)).toEqual(['no summons', 'summon hero']);
  t.picks(0, 'summon hero', 'capture 1 men');
  expect(t.truth('players.0.hero')).toBe('castle-6');
});

rule('WQ R86', 'only what may be attacked now is offered as a target', () => {
  const t = attacker({
    spaces: {
      'red-dune': { seat: 0, men: 3 },
      dewbury: { seat: 0 },
      'hidden-hollow': { seat: 1, hero: true },
      'lair-of-the-lizard': { orcs: 2 },
      britton: { seat: 0, men: 2 },
      owlhanger: { seat: 1 },
      'castle-8': { seat: 1 },
    },
    dragon: 'lair-of-the-lizard',
    wizard: 'pembroke',
  });
  expect(t.refuses(0, 'campaign red-dune dewbury').rule).toBe('WQ R86');
  expect(t.refuses(0, 'campaign red-dune hidden-hollow').rule).toBe('WQ XI.C.5.1');
  expect(t.refuses(0, 'campaign red-dune lair-of-the-lizard').rule).toBe('WQ X.D.2.2');
  expect(t.refuses(0, 'campaign britton owlhanger').rule).toBe('WQ VIII.C.1');
  expect(t.offers(0)).toEqual([
    'campaign dewbury melting-sands',
    'campaign britton castle-8',
    'campaign britton melting-sands',
    'end turn',
  ]);
  expect(t.computed('forbidding-rule', { seat: 0, from: 'britton', to: 'owlhanger' })).toBe('WQ VIII.C.1');
  expect(t.computed('forbidding-rule', { seat: 0, from: 'britton', to: 'castle-8' })).toBe(null);
});

rule('WQ R86', "a hero's space is a target for a hero here, or one that can be summoned", () => {
  const enemy = { dewbury: { seat: 1, hero: true }, britton: { seat: 0 } };
  const led = attacker({ spaces: { ...enemy, 'red-dune': { seat: 0, men: 2, hero: true } } });
  expect(led.offers(0)).toContain('campaign red-dune dewbury');
  const far = attacker({ spaces: { ...enemy, 'red-dune': { seat: 0 }, windfor: { seat: 0, men: 1, hero: true } } });
  far.picks(0, 'campaign red-dune dewbury');
  expect([far.truth('players.0.hero'), far.at()]).toEqual(['red-dune', 'campaign.order']);
  const alone = attacker({ spaces: { ...enemy, 'red-dune': { seat: 0 }, windfor: { seat: 0, hero: true } } });
  expect(alone.refuses(0, 'campaign red-dune dewbury').rule).toBe('WQ XI.C.5.1');
});
