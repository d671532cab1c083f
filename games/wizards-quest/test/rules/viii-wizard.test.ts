import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { wizardsQuest } from '../../src/index.js';
import { castleAt } from '../../src/map.js';
import { BAIT, CALM, told } from '../stage.js';
import { marnon } from '../table.js';

/** The wizard phase of two players. */
function phase(wizard: number[], spaces: object = {}, more: object = {}) {
  return marnon({
    seats: 2,
    position: { spaces: { dewbury: { seat: 0, men: 5 }, ...BAIT, ...spaces }, ...more },
    begin: { proc: 'wizard' },
    dice: { ...CALM, wizard },
  });
}

/** Seat 0 in its attack step. */
function attacking(spaces: object, wizard: string | null, more: object = {}) {
  return marnon({
    seats: 2,
    position: { spaces: { 'castle-2': { seat: 1 }, ...spaces }, wizard, ...more },
    begin: { proc: 'attack', vars: { seat: 0 } },
  });
}

rule(['WQ VIII.A', 'WQ SUMMARY.C'], 'the wizard makes one move, by a region die and a territory die', () => {
  const t = phase([6, 6]);
  expect(told(t, 'wizard.moves')).toEqual([{ space: 'haven' }]);
  expect(t.truth('wizard')).toBe('haven');
  expect(phase([2, 1], {}, { wizard: 'haven' }).truth('wizard')).toBe('portston-moor');
  expect([t.at(), t.leftDice().wizard]).toEqual(['petition.choose', undefined]);
  expect(wizardsQuest.invariants(t.board)).toEqual([]);
  const inCastle = wizardsQuest.clone(t.board);
  inCastle.wizard = castleAt(1);
  expect(wizardsQuest.invariants(inCastle)).toEqual(['a monster stands in Castle 1']);
});

rule('WQ VIII.B.1', 'a territory of a player gains three men', () => {
  const t = phase([1, 2], { dewbury: { seat: 0, men: 1, hero: true }, haven: { seat: 0, sorcerer: true } });
  expect(t.truth('spaces.dewbury')).toMatchObject({ seat: 0, men: 4, hero: true });
  expect(t.truth('players.0.pieces')).toBe(6);
  expect(told(t, 'wizard.prospers')).toEqual([{ space: 'dewbury', holder: 0 }]);
});

rule('WQ VIII.B.2', 'a territory of orcs gains three, up to four', () => {
  const after = [1, 2, 3, 4].map((orcs) => phase([6, 6], { haven: { orcs } }).truth('spaces.haven.orcs'));
  expect(after).toEqual([4, 4, 4, 4]);
  expect(phase([6, 6], { haven: { orcs: 1 } }).at()).toBe('petition.choose');
  const grown = phase([6, 6], { haven: { orcs: 1 }, pembroke: { orcs: 1 } });
  expect(grown.truth('spaces.pembroke.orcs')).toBe(1);
});

rule('WQ VIII.B.3', 'an unoccupied territory gains nothing', () => {
  const t = phase([6, 6], { haven: { treasure: { owner: 1, kind: 'ring' } } }, { dragon: 'haven' });
  expect(t.truth('spaces.haven')).toMatchObject({ seat: null, men: 0, orcs: 0 });
  expect(told(t, 'wizard.prospers')).toEqual([]);
});

rule('WQ VIII.C.1', 'no territory of his region is attacked, by player, orcs or dragon', () => {
  const spaces = {
    dewbury: { seat: 0, men: 3 },
    'red-dune': { seat: 1 },
    'hidden-hollow': { orcs: 1 },
    haven: { seat: 1 },
  };
  const t = attacking(spaces, 'lair-of-the-lizard');
  expect(t.refuses(0, 'campaign dewbury red-dune').rule).toBe('WQ VIII.C.1');
  expect(t.refuses(0, 'campaign dewbury hidden-hollow').rule).toBe('WQ VIII.C.1');
  expect(t.offers(0)).toEqual(['end turn']);
  expect(['red-dune', 'dewbury', 'haven', 'castle-8'].map((space) => t.computed('protected', { space }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(attacking(spaces, null).offers(0)).toContain('campaign dewbury red-dune');
  expect(attacking(spaces, 'haven').offers(0)).toContain('campaign dewbury red-dune');
  const frenzy = marnon({
    seats: 2,
    position: { spaces: { dewbury: { orcs: 4 }, 'red-dune': { seat: 0, men: 2 }, ...BAIT }, wizard: 'britton' },
    begin: { proc: 'orc-frenzy' },
    dice: { ...CALM, dragon: [1, 6, 5, 3] },
  });
  expect([told(frenzy, 'battle'), frenzy.truth('spaces.red-dune.men')]).toEqual([[], 2]);
  expect(told(frenzy, 'dragon.gobbles')).toEqual([{ space: 'elderoak', n: 1 }]);
});

rule('WQ VIII.C.2', 'from his region one may attack out of it', () => {
  const t = attacking(
    { 'hidden-hollow': { seat: 0, men: 3 }, 'portston-moor': { seat: 1 }, 'red-dune': { seat: 1 } },
    'britton',
  );
  expect(t.offers(0)).toContain('campaign hidden-hollow portston-moor');
  expect(t.offers(0)).toContain('campaign hidden-hollow haven');
  expect(t.refuses(0, 'campaign hidden-hollow red-dune').rule).toBe('WQ VIII.C.1');
});

rule('WQ R12', 'nor by boat, by bridge or by tunnel; but castles beside his region are free to attack', () => {
  const boats = { players: { 0: { boats: 1 } } };
  const boat = attacking(
    { 'cattle-meade': { seat: 0, men: 3 }, brecknock: { seat: 1 }, 'castle-7': { seat: 1 } },
    'cairnfield',
    boats,
  );
  expect(boat.refuses(0, 'campaign cattle-meade brecknock by boat').rule).toBe('WQ VIII.C.1');
  expect(boat.offers(0)).toContain('campaign cattle-meade castle-7 by boat');
  const bridge = attacking({ 'hidden-hollow': { seat: 0, men: 3 }, 'portston-moor': { seat: 1 } }, 'cairnfield');
  expect(bridge.refuses(0, 'campaign hidden-hollow portston-moor').rule).toBe('WQ VIII.C.1');
  const tunnel = attacking(
    { 'earthen-pass': { seat: 0, men: 3 }, 'marls-gate': { seat: 1 }, 'castle-1': { orcs: 1 } },
    'greywood',
  );
  expect(tunnel.refuses(0, 'campaign earthen-pass marls-gate').rule).toBe('WQ VIII.C.1');
  expect(tunnel.offers(0)).toContain('campaign earthen-pass castle-1');
});

rule('WQ R13', 'an unoccupied territory of his region may not be entered', () => {
  const t = attacking({ dewbury: { seat: 0, men: 3 } }, 'britton');
  expect(t.refuses(0, 'campaign dewbury red-dune').rule).toBe('WQ VIII.C.1');
  expect(attacking({ dewbury: { seat: 0, men: 3 } }, 'haven').offers(0)).toContain('campaign dewbury red-dune');
});

rule('WQ R25', 'who has beaten him may name the region he is in, which then stays protected', () => {
  const sent = (region: string) =>
    marnon({
      seats: 2,
      position: { spaces: { dewbury: { seat: 0, men: 3 }, britton: { seat: 1 } }, wizard: 'haven' },
      begin: { proc: 'send', vars: { seat: 0, monster: 'wizard' } },
      dice: { send: [5] },
    }).picks(0, `send ${region}`);
  const opening = { seats: 2, position: { spaces: { dewbury: { seat: 0 }, britton: { seat: 1 } }, wizard: 'haven' } };
  const asked = marnon({ ...opening, begin: { proc: 'send', vars: { seat: 0, monster: 'wizard' } } });
  expect(asked.offers(0)).toEqual([
    'send golden-dunes',
    'send field-of-fallen',
    'send misty-forest',
    'send crystal-mountains',
    'send ancient-forest',
    'send whispery-meadow',
  ]);
  const stayed = sent('whispery-meadow');
  expect([stayed.truth('wizard'), stayed.computed('protected', { space: 'larkmead' })]).toEqual(['sheep-meade', true]);
  const left = sent('misty-forest');
  expect([left.truth('wizard'), left.computed('protected', { space: 'larkmead' })]).toEqual(['mistledown', false]);
});

rule('WQ R81', 'all but attacks is possible in his region: supplements come from it and into it', () => {
  const spaces = {
    'hidden-hollow': { seat: 0, men: 2 },
    dewbury: { seat: 0, men: 3 },
    haven: { seat: 0, men: 2, hero: true },
    'lair-of-the-lizard': { seat: 0, men: 2 },
    'portston-moor': { orcs: 1 },
  };
  const t = attacking(spaces, 'britton').picks(0, 'campaign hidden-hollow portston-moor', 'summon hero');
  expect(t.truth('players.0.hero')).toBe('hidden-hollow');
  expect(t.offers(0)).toContain('supplement 2 dewbury');
  expect(t.offers(0)).toContain('supplement 1 haven');
  expect(t.offers(0)).toContain('supplement 1 lair-of-the-lizard');
  expect(t.offers(0)).not.toContain('supplement 3 dewbury');
  t.picks(0, 'supplement 2 dewbury');
  expect([t.truth('spaces.hidden-hollow.men'), t.truth('spaces.dewbury.men')]).toEqual([4, 1]);
});

rule('WQ R81', 'men are placed there, boats sail there, orcs grow and come there', () => {
  const place = marnon({
    seats: 2,
    position: { spaces: { dewbury: { seat: 0 }, haven: { seat: 0 }, britton: { seat: 1 } }, wizard: 'red-dune' },
    begin: { proc: 'reinforce', vars: { seat: 0 } },
  });
  expect(place.picks(0, 'place 4 dewbury').truth('spaces.dewbury.men')).toBe(5);
  const sail = attacking(
    { dewbury: { seat: 0, men: 3 }, haven: { seat: 0, men: 3 }, 'castle-6': { orcs: 1 } },
    'red-dune',
    { players: { 0: { boats: 1 } } },
  );
  sail.picks(0, 'sail haven dewbury', 'sail 2 men');
  expect(sail.truth('spaces.dewbury.men')).toBe(5);
  sail.picks(0, 'campaign haven castle-6', 'stop');
  const orcs = marnon({
    seats: 2,
    position: { spaces: { 'castle-1': { seat: 0 }, ...BAIT, dewbury: { orcs: 1 } }, wizard: 'red-dune' },
    begin: { proc: 'orcs' },
    dice: { ...CALM, orcs: [1, 1] },
  });
  expect([orcs.truth('spaces.dewbury.orcs'), orcs.truth('spaces.red-dune.orcs')]).toEqual([3, 1]);
});
