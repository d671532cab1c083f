import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attacker, battles } from '../attacker.js';

const HERO = { 'red-dune': { seat: 0, men: 4, hero: true } };
const SORCERER = { 'red-dune': { seat: 0, men: 4, sorcerer: true } };
const FAR = { windfor: { seat: 1, men: 2 } };
const REGIONS = [
  'send golden-dunes',
  'send field-of-fallen',
  'send misty-forest',
  'send crystal-mountains',
  'send ancient-forest',
  'send whispery-meadow',
];

rule(
  ['WQ X.D.5.a.1', 'WQ X.D.6'],
  'a hero slays the dragon with any hit, and a new one comes in the next Dragon phase',
  () => {
    const t = attacker({ spaces: { ...HERO, ...FAR, dewbury: { orcs: 2 } }, dragon: 'dewbury' }, [6, 1, 4, 2], {
      moreDice: 'seed',
      dice: { dragon: [4, 4], gobble: [1], orcs: [6, 6] },
    });
    t.picks(0, 'free campaign red-dune dragon', 'lose 1 men');
    expect([t.truth('dragon'), t.at()]).toEqual(['dewbury', 'campaign.order']);
    t.picks(0, 'fight', 'lose 2 men');
    expect(t.truth('dragon')).toBe(null);
    expect(battles(t).map((b) => b.ranges)).toEqual([
      [5, 6],
      [4, 6],
    ]);
    t.picks(0, 'place 6 red-dune');
    expect(t.refuses(0, 'campaign red-dune dragon').rule).toBe('WQ X.D.5.a.1');
    t.picks(0, 'end turn').picks(1, 'go on', 'place 4 windfor', 'end turn');
    expect(t.truth('dragon')).toBe('windfor');
  },
);

rule('WQ X.D.5.a.2', 'if his hero lives the slayer places six men wherever he stands', () => {
  const t = attacker(
    { spaces: { ...HERO, ...FAR, haven: { seat: 0 }, dewbury: { orcs: 2 } }, dragon: 'dewbury' },
    [1, 1],
  );
  t.picks(0, 'free campaign red-dune dragon', 'lose 1 men');
  expect([t.asked(), t.at()]).toEqual([[0], 'place.choose']);
  expect(t.refuses(0, 'place 6 dewbury').rule).toBe('WQ X.B.3');
  expect(t.refuses(0, 'place 7 haven').rule).toBe('WQ R70');
  t.picks(0, 'place 5 haven');
  expect(t.offers(0)).toEqual(['place 1 red-dune', 'place 1 haven']);
  t.picks(0, 'place 1 red-dune');
  expect([t.truth('spaces.haven.men'), t.truth('spaces.red-dune.men'), t.at()]).toEqual([6, 4, 'attack.choose']);
});

rule(['WQ R20', 'WQ X.D.5.a.2'], 'a hero who falls in slaying the dragon wins no men; others may fall for him', () => {
  const position = { spaces: { ...HERO, ...FAR, haven: { seat: 0 }, dewbury: { orcs: 2 } }, dragon: 'dewbury' };
  const given = attacker(position, [1, 2]).picks(0, 'free campaign red-dune dragon');
  expect(given.offers(0)).toEqual(['lose 2 men', 'lose hero 1 men']);
  given.picks(0, 'lose hero 1 men');
  expect([given.truth('dragon'), given.at()]).toEqual([null, 'attack.choose']);
  expect(given.truth('spaces.red-dune')).toMatchObject({ men: 3, hero: false });
  const kept = attacker(position, [1, 2]).picks(0, 'free campaign red-dune dragon', 'lose 2 men');
  expect(kept.at()).toBe('place.choose');
  const all = attacker(position, [1, 5]).picks(0, 'free campaign red-dune dragon');
  expect([all.truth('spaces.red-dune.seat'), all.truth('dragon'), all.at()]).toEqual([null, null, 'attack.choose']);
});

rule(['WQ X.D.5.a.1', 'WQ R20'], 'a hero slays the dragon even if he and all his lord has fall with it', () => {
  const t = attacker(
    {
      spaces: { 'red-dune': { seat: 0, hero: true }, britton: { seat: 1 }, windfor: { seat: 2 } },
      dragon: 'dewbury',
    },
    [1, 4],
    { seats: 3 },
  );
  t.picks(0, 'campaign red-dune dragon', 'fight');
  expect(t.truth('players.0.out')).toBe(true);
  expect(t.truth('dragon')).toBe(null);
  expect(t.events()).toContainEqual({ key: 'beaten', args: { seat: 0, monster: 'dragon', power: 'hero' } });
  expect([t.asked(), t.at()]).toEqual([[1], 'petition.choose']);
});

rule('WQ X.D.5.b.1', 'a sorcerer sends a beaten monster to a region he names; a die gives the territory', () => {
  const spaces = { ...SORCERER, ...FAR, dewbury: { orcs: 2 } };
  const t = attacker({ spaces, dragon: 'dewbury' }, [6, 1], { dice: { send: [4], gobble: [1] } });
  t.picks(0, 'free campaign red-dune dragon', 'lose 1 men');
  expect([t.asked(), t.at(), t.offers(0)]).toEqual([[0], 'send.region', REGIONS]);
  t.picks(0, 'send crystal-mountains');
  expect([t.truth('dragon'), t.at()]).toEqual(['windfor', 'attack.choose']);
  const hero = attacker({ spaces: { ...HERO, ...FAR, dewbury: { orcs: 2 } }, dragon: 'dewbury' }, [1, 1]);
  hero.picks(0, 'free campaign red-dune dragon', 'lose 1 men');
  expect([hero.truth('dragon'), hero.truth('spaces.red-dune.men')]).toEqual([null, 9]);
});

rule('WQ X.D.5.b.2', 'the dragon gobbles once where it is sent, whoever is there', () => {
  const spaces = { ...SORCERER, ...FAR, dewbury: { orcs: 2 }, haven: { seat: 0, men: 3 } };
  const sent = (to: string, send: number, gobble: number[]) =>
    attacker({ spaces, dragon: 'dewbury' }, [6, 1], { dice: { send: [send], gobble } }).picks(
      0,
      'free campaign red-dune dragon',
      'lose 1 men',
      to,
    );
  expect(sent('send crystal-mountains', 4, [1]).truth('spaces.windfor.men')).toBe(1);
  expect(sent('send whispery-meadow', 6, [2]).truth('spaces.haven.men')).toBe(1);
  const orcs = sent('send golden-dunes', 2, [5]);
  expect([orcs.truth('spaces.dewbury.orcs'), orcs.truth('dragon'), orcs.at()]).toEqual([0, 'dewbury', 'attack.choose']);
  const empty = sent('send misty-forest', 1, []);
  expect([empty.truth('dragon'), empty.at()]).toEqual(['hazelmere', 'attack.choose']);
});

rule('WQ X.D.5.b.3', 'the wizard prospers where he is sent: three men, or orcs up to four', () => {
  const spaces = { ...SORCERER, ...FAR, dewbury: { orcs: 2 }, pembroke: { orcs: 3 } };
  const t = attacker({ spaces, wizard: 'dewbury' }, [6, 1], { dice: { send: [4] } });
  t.picks(0, 'free campaign red-dune wizard', 'lose 1 men', 'send crystal-mountains');
  expect([t.asked(), t.at(), t.truth('wizard')]).toEqual([[1], 'place.choose', 'windfor']);
  t.picks(1, 'place 3 windfor');
  expect([t.truth('spaces.windfor.men'), t.asked()]).toEqual([5, [0]]);
  const orcs = attacker({ spaces, wizard: 'dewbury' }, [6, 1], { dice: { send: [4] } });
  orcs.picks(0, 'free campaign red-dune wizard', 'lose 1 men', 'send misty-forest');
  expect([orcs.truth('wizard'), orcs.truth('spaces.pembroke.orcs')]).toEqual(['pembroke', 4]);
});

rule('WQ X.D.5.c', 'a region the wizard has left is open to attack at once', () => {
  const spaces = { ...SORCERER, ...FAR, 'lair-of-the-lizard': { orcs: 1 }, dewbury: { orcs: 2 } };
  const t = attacker({ spaces, wizard: 'lair-of-the-lizard' }, [1, 1], { dice: { send: [1] } });
  expect(t.refuses(0, 'campaign red-dune dewbury').rule).toBe('WQ VIII.C.1');
  expect(t.refuses(0, 'campaign red-dune hidden-hollow').rule).toBe('WQ VIII.C.1');
  t.picks(0, 'free campaign red-dune wizard', 'lose 1 men', 'send misty-forest');
  expect(t.truth('wizard')).toBe('hazelmere');
  expect(t.offers(0)).toEqual([
    'campaign red-dune hidden-hollow',
    'campaign red-dune lair-of-the-lizard',
    'campaign red-dune dewbury',
    'end turn',
  ]);
});

rule(['WQ X.D.5.c', 'WQ R25'], 'sent within his region the wizard protects it still', () => {
  const spaces = {
    ...SORCERER,
    ...FAR,
    'lair-of-the-lizard': { orcs: 1 },
    dewbury: { orcs: 2 },
    'castle-6': { seat: 0, men: 2 },
  };
  const t = attacker({ spaces, wizard: 'lair-of-the-lizard' }, [1, 1], { dice: { send: [2] } });
  t.picks(0, 'free campaign red-dune wizard', 'lose 1 men');
  expect(t.offers(0)).toEqual(REGIONS);
  t.picks(0, 'send golden-dunes');
  expect([t.truth('wizard'), t.truth('spaces.dewbury.orcs')]).toEqual(['dewbury', 4]);
  expect(t.refuses(0, 'campaign red-dune lair-of-the-lizard').rule).toBe('WQ VIII.C.1');
  expect(t.offers(0)).toContain('campaign castle-6 haven');
});

rule('WQ R25', 'the dragon may be sent within the region where it is', () => {
  const spaces = { ...SORCERER, ...FAR, dewbury: { orcs: 2 }, britton: { orcs: 3 } };
  const t = attacker({ spaces, dragon: 'dewbury' }, [1, 1], { dice: { send: [5], gobble: [2] } });
  t.picks(0, 'free campaign red-dune dragon', 'lose 1 men', 'send golden-dunes');
  expect([t.truth('dragon'), t.truth('spaces.britton.orcs')]).toEqual(['britton', 1]);
});

rule('WQ X.D.6', 'dragon and wizard fight like any force, with one die and a range of six', () => {
  const t = attacker(
    { spaces: { ...SORCERER, ...FAR, dewbury: { orcs: 2 } }, wizard: 'dewbury', dragon: 'dewbury' },
    [6, 4, 5, 1],
  );
  t.picks(0, 'free campaign red-dune wizard', 'lose 4 men');
  expect(battles(t)[0]).toMatchObject({ against: 'wizard', dice: [6, 4], ranges: [6, 6], costs: [1, 4] });
  const alone = attacker(
    {
      spaces: { 'red-dune': { seat: 0, sorcerer: true }, ...FAR, haven: { seat: 0 }, dewbury: { orcs: 2 } },
      dragon: 'dewbury',
    },
    [3, 6],
  );
  alone.picks(0, 'free campaign red-dune dragon');
  expect(battles(alone)[0]).toMatchObject({ against: 'dragon', dice: [3, 6], ranges: [2, 6], costs: [0, 1] });
  expect([alone.truth('dragon'), alone.truth('spaces.red-dune.seat')]).toEqual(['dewbury', null]);
});

rule('WQ R21', 'a monster beaten in the battle that costs the sorcerer is sent away all the same', () => {
  const t = attacker(
    {
      spaces: { 'red-dune': { seat: 0, men: 1, sorcerer: true }, ...FAR, haven: { seat: 0 }, dewbury: { orcs: 2 } },
      dragon: 'dewbury',
    },
    [2, 6],
    {
      dice: { send: [1] },
    },
  );
  t.picks(0, 'free campaign red-dune dragon');
  expect([t.truth('players.0.sorcerer'), t.at()]).toEqual([null, 'send.region']);
  t.picks(0, 'send misty-forest');
  expect([t.truth('dragon'), t.truth('spaces.dewbury.orcs')]).toEqual(['hazelmere', 2]);
});

rule(['WQ R15', 'WQ R73'], "a dragon's unoccupied space is simply captured, or must be when the dragon is gone", () => {
  const position = { spaces: { ...HERO, ...FAR }, dragon: 'dewbury' };
  const shared = attacker(position).picks(0, 'campaign red-dune dewbury', 'capture 2 men');
  expect([shared.truth('spaces.dewbury.seat'), shared.truth('dragon')]).toEqual([0, 'dewbury']);
  const slain = attacker(position, [1, 1]).picks(
    0,
    'campaign red-dune dragon',
    'fight',
    'lose 1 men',
    'place 6 red-dune',
  );
  expect(slain.at()).toBe('campaign.capture');
  expect(slain.refuses(0, 'stop').rule).toBe('WQ X.C.5.2');
  slain.picks(0, 'capture hero 1 men');
  expect(slain.truth('spaces.dewbury')).toMatchObject({ seat: 0, men: 1, hero: true });
  const broken = attacker(position, [6, 1]).picks(0, 'campaign red-dune dragon', 'fight', 'lose 1 men', 'stop');
  expect([broken.truth('dragon'), broken.truth('spaces.dewbury.seat')]).toEqual(['dewbury', null]);
});

rule('WQ R73', 'a dragon sent back to the force it stood among may gobble it all: the campaign is over even so', () => {
  const position = { spaces: { ...SORCERER, ...FAR, dewbury: { orcs: 1 } }, dragon: 'dewbury', campaigns: 2 };
  const t = attacker(position, [1, 1], { dice: { send: [2], gobble: [4] } });
  t.picks(0, 'campaign red-dune dragon', 'fight', 'lose 1 men', 'send golden-dunes');
  expect([t.truth('dragon'), t.truth('spaces.dewbury.orcs')]).toEqual(['dewbury', 0]);
  expect([t.at(), t.truth('campaigns')]).toEqual(['attack.choose', 1]);
  t.picks(0, 'campaign red-dune dewbury');
  expect(t.offers(0)).toContain('capture 1 men');
});

rule('WQ R15', 'with both monsters in a space one is named and the other stays', () => {
  const position = { spaces: { ...SORCERER, ...FAR }, dragon: 'dewbury', wizard: 'dewbury' };
  const t = attacker(position, [1, 1], { dice: { send: [1] } });
  expect(t.refuses(0, 'campaign red-dune dewbury').rule).toBe('WQ VIII.C.1');
  t.picks(0, 'campaign red-dune wizard', 'fight', 'lose 1 men', 'send misty-forest', 'capture 2 men');
  expect([t.truth('dragon'), t.truth('wizard'), t.truth('spaces.dewbury.men')]).toEqual(['dewbury', 'hazelmere', 2]);
});

rule(['WQ R16', 'WQ R15'], "in the wizard's region monsters are attacked, but no territory is captured", () => {
  const position = { spaces: { ...SORCERER, ...FAR }, dragon: 'dewbury', wizard: 'britton' };
  const t = attacker(position, [1, 1], { dice: { send: [1] } });
  t.picks(0, 'campaign red-dune dragon', 'fight', 'lose 1 men', 'send misty-forest');
  expect([t.at(), t.truth('dragon'), t.truth('spaces.dewbury.seat')]).toEqual(['attack.choose', 'hazelmere', null]);
  const stays = attacker({ spaces: { ...SORCERER, ...FAR }, wizard: 'dewbury' }, [1, 1], { dice: { send: [5] } });
  stays.picks(0, 'campaign red-dune wizard', 'fight', 'lose 1 men', 'send golden-dunes');
  expect([stays.at(), stays.truth('wizard'), stays.truth('spaces.dewbury.seat')]).toEqual([
    'attack.choose',
    'britton',
    null,
  ]);
});
