import { type Opening, rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { marnon } from '../table.js';

const castles = { 'castle-1': { seat: 0, men: 3 }, 'castle-2': { seat: 1, men: 2 }, 'castle-3': { seat: 2, men: 2 } };
const ON = { 'blank-card': true };
type Story = { position?: Opening['position']; dice?: Opening['dice'] };

/** Seat 0 draws the blank card at the start of its turn, must play it, and rolls these on the tournament table. */
function rolls(event: number[], { position = {}, dice = {} }: Story = {}) {
  const t = marnon({
    seats: 3,
    options: ON,
    position: { spaces: castles, ...position },
    begin: { proc: 'petition', vars: { seat: 0 } },
    dice: { event, ...dice, petition: ['blank', ...(dice?.petition ?? [])] },
  });
  t.picks(0, 'draw');
  expect(t.offers(0)).toEqual(['play blank']);
  t.picks(0, 'play blank');
  expect([t.truth('topDiscard'), t.truth('discardSize')]).toEqual(['blank', 1]);
  const [a, b] = event;
  expect(t.events()).toContainEqual({ key: 'event', args: { seat: 0, roll: a + b } });
  return t;
}

rule('WQ III.A.6', 'with the option the deck holds a card more, and the same draw can turn it up', () => {
  const play = (blank: boolean) => {
    const begin = { proc: 'petition', vars: { seat: 0 } };
    const { deck } = marnon({ seats: 3, position: { spaces: castles }, begin }).truth() as { deck: string[] };
    const hand = deck.filter((card) => card !== 'men5');
    const position = { spaces: castles, players: { 1: { hand } } };
    return marnon({ seats: 3, options: { 'blank-card': blank }, position, begin, seed: 'blank 1' });
  };
  const [on, off] = [play(true), play(false)];
  expect([on.truth('deck'), off.truth('deck')]).toEqual([['men5', 'blank'], ['men5']]);
  on.picks(0, 'draw');
  off.picks(0, 'draw');
  expect([on.offers(0), off.offers(0)]).toEqual([['play blank'], ['play men5', 'go on']]);
});

rule('WQ R89', '2: another mouth of the Great Tunnel opens in a territory of choice', () => {
  const t = rolls([1, 1], {
    position: { spaces: { ...castles, pembroke: { orcs: 1 }, 'earthen-pass': { seat: 0, men: 2 } } },
  });
  expect([t.at(), t.offers(0).length]).toEqual(['card:mouth.choose', 34]);
  for (const pick of ['open castle-1', 'open earthen-pass', 'open marls-gate'])
    expect(t.refuses(0, pick).refused).toBe('not-offered');
  expect(t.computed('neighbours', { space: 'earthen-pass' })).not.toContain('pembroke');
  t.picks(0, 'open pembroke');
  expect([t.truth('mouths'), t.at()]).toEqual([['pembroke'], 'petition.choose']);
  expect(t.computed('neighbours', { space: 'earthen-pass' })).toContain('pembroke');
  expect(t.computed('neighbours', { space: 'pembroke' })).toEqual(
    expect.arrayContaining(['earthen-pass', 'marls-gate', 'mistledown']),
  );
  expect(t.computed('die-range', { from: 'earthen-pass', to: 'pembroke' })).toEqual({ attacker: 2, defender: 3 });
  expect(t.computed('die-range', { from: 'pembroke', to: 'earthen-pass' })).toEqual({ attacker: 1, defender: 4 });
  t.picks(0, 'go on', 'place 4 earthen-pass');
  expect(t.offers(0)).toContain('campaign earthen-pass pembroke');
});

rule('WQ R89', '2: a territory has one mouth, however often they open', () => {
  const t = rolls([1, 1], { position: { mouths: ['pembroke'] } });
  expect([t.offers(0).length, t.refuses(0, 'open pembroke').refused]).toEqual([33, 'not-offered']);
});

rule('WQ R89', '3: nobody campaigns in the rest of this turn and in the next two', () => {
  const t = rolls([1, 2], {
    position: { turn: 5, spaces: { ...castles, brecknock: { seat: 0, hero: true } }, dragon: 'brecknock' },
  });
  expect(t.truth('truceUntil')).toBe(7);
  t.picks(0, 'go on', 'place 4 castle-1');
  expect(t.offers(0)).toEqual(['end turn']);
  expect(t.refuses(0, 'campaign castle-1 mistledown')).toMatchObject({ rule: 'WQ R89' });
  expect(t.refuses(0, 'free campaign brecknock dragon')).toMatchObject({ rule: 'WQ R89' });
  t.picks(0, 'end turn');
  t.picks(1, 'go on', 'place 4 castle-2');
  expect(t.offers(1)).toEqual(['end turn']);
  for (const [turn, peace] of [
    [7, true],
    [8, false],
  ] as const) {
    const position = { turn, truceUntil: 7, spaces: castles };
    const later = marnon({ seats: 3, options: ON, position, begin: { proc: 'attack', vars: { seat: 0 } } });
    expect(later.offers(0).includes('campaign castle-1 mistledown')).toBe(!peace);
  }
});

rule('WQ III.B.3', '4: the orcs of a region are spread over orc territories, one staying in each', () => {
  const t = rolls([2, 2], {
    position: {
      spaces: {
        ...castles,
        haven: { orcs: 4 },
        larkmead: { orcs: 2 },
        quietbrook: { orcs: 1 },
        'castle-6': { orcs: 2 },
        dewbury: { orcs: 3 },
        pembroke: { orcs: 1 },
      },
    },
  });
  expect(t.offers(0)).toEqual(['scatter golden-dunes', 'scatter whispery-meadow']);
  t.picks(0, 'scatter whispery-meadow');
  expect(['haven', 'larkmead', 'quietbrook'].map((id) => t.truth(`spaces.${id}.orcs`))).toEqual([1, 1, 1]);
  expect(t.truth('dispersing.men')).toBe(4);
  const numbers = (id: string) => t.offers(0).filter((pick) => pick.endsWith(` ${id}`)).length;
  expect(['haven', 'dewbury', 'pembroke', 'castle-6', 'britton'].map(numbers)).toEqual([3, 1, 3, 0, 0]);
  t.picks(0, 'put 1 dewbury', 'put 2 pembroke');
  expect(t.offers(0)).toEqual(['put 1 pembroke', 'put 1 larkmead', 'put 1 quietbrook', 'put 1 haven']);
  t.picks(0, 'put 1 larkmead');
  expect(['haven', 'larkmead', 'dewbury', 'pembroke', 'castle-6'].map((id) => t.truth(`spaces.${id}.orcs`))).toEqual([
    1, 2, 4, 3, 2,
  ]);
  expect([t.at(), t.truth('dispersing')]).toEqual(['petition.choose', null]);
});

rule('WQ R42', '4: where all orcs stand alone nothing is spread', () => {
  const t = rolls([1, 3], { position: { spaces: { ...castles, haven: { orcs: 1 }, 'castle-8': { orcs: 4 } } } });
  expect([t.at(), t.events().at(-1)?.key]).toEqual(['petition.choose', 'card.no-effect']);
});

rule('WQ R89', '5: the bridges of the Amnon fall, and only boats cross it', () => {
  const t = rolls([2, 3], {
    position: { spaces: { ...castles, dewbury: { seat: 0, men: 3 } }, players: { 0: { boats: 1 } } },
  });
  expect([t.truth('bridges'), t.events().at(-1)?.key]).toEqual([[], 'bridges.fell']);
  t.picks(0, 'go on', 'place 4 dewbury');
  expect(t.refuses(0, 'campaign dewbury melting-sands')).toMatchObject({ rule: 'WQ X.C.2.1' });
  expect(t.offers(0)).toContain('campaign dewbury melting-sands by boat');
  expect(t.offers(0)).toContain('campaign dewbury hidden-hollow');
});

rule('WQ R89', '5: when it comes again, one bridge by lot is mended', () => {
  const none = rolls([1, 4, 1], { position: { bridges: [] } });
  expect([none.truth('bridges'), none.leftDice()]).toEqual([['hidden-hollow'], {}]);
  const one = rolls([4, 1, 0], { position: { bridges: ['haven'] } });
  expect([one.truth('bridges'), one.events().at(-1)?.key]).toEqual([['dewbury', 'heatherlawn'], 'bridges.mended']);
});

rule('WQ R78', '6: a secret look at an own treasure', () => {
  const t = rolls([3, 3], { position: { spaces: { ...castles, haven: { treasure: { owner: 0, kind: 'chest' } } } } });
  t.picks(0, 'look haven');
  expect([t.sees(0, 'spaces.haven.treasure'), t.sees(2, 'spaces.haven.treasure')]).toEqual([
    { owner: 0, kind: 'chest' },
    { owner: 0, kind: 'unknown' },
  ]);
});

rule('WQ R77', '7: the dragon goes to a territory of choice and gobbles what a die shows', () => {
  const spaces = { ...castles, haven: { seat: 1, men: 5 } };
  const t = rolls([3, 4], { position: { spaces, dragon: 'britton' }, dice: { gobble: [3] } });
  expect([t.at(), t.offers(0).length]).toEqual(['card:summon.choose', 36]);
  expect(t.refuses(0, 'to castle-2')).toMatchObject({ refused: 'not-offered', rule: 'WQ R77' });
  t.picks(0, 'to haven');
  expect([t.truth('dragon'), t.truth('spaces.haven.men'), t.at()]).toEqual(['haven', 2, 'petition.choose']);
});

rule('WQ R77', '7: a slain dragon does not come', () => {
  const t = rolls([1, 6]);
  expect([t.truth('dragon'), t.at()]).toEqual([null, 'petition.choose']);
  expect(t.events().at(-1)).toEqual({ key: 'card.no-effect', args: { seat: 0, card: 'blank' } });
});

rule('WQ R77', '8: the wizard goes to a territory of choice and prospers it by three', () => {
  const t = rolls([4, 4], { position: { spaces: { ...castles, haven: { seat: 0 } }, wizard: 'britton' } });
  t.picks(0, 'to haven', 'place 3 haven');
  expect([t.truth('wizard'), t.truth('spaces.haven.men'), t.truth('award')]).toEqual(['haven', 4, 0]);
  const orcs = rolls([2, 6], { position: { spaces: { ...castles, haven: { orcs: 2 } }, wizard: 'britton' } });
  expect(orcs.picks(0, 'to haven').truth('spaces.haven.orcs')).toBe(4);
});

rule('WQ X.A.6.a', '9: three men', () => {
  const t = rolls([4, 5]);
  expect(t.truth('award')).toBe(3);
  t.picks(0, 'go on', 'place 7 castle-1');
  expect(t.truth('spaces.castle-1.men')).toBe(10);
});

rule('WQ X.A.6.b', '10: one more campaign', () => {
  const t = rolls([5, 5]);
  expect([t.truth('campaigns'), t.at()]).toEqual([2, 'petition.choose']);
});

rule('WQ R78', '12: a treasure wanders', () => {
  const t = rolls([6, 6], { position: { spaces: { ...castles, haven: { treasure: { owner: 1, kind: 'chest' } } } } });
  t.picks(0, 'to dewbury');
  expect([t.truth('spaces.dewbury.treasure'), t.truth('spaces.haven.treasure')]).toEqual([
    { owner: 1, kind: 'chest' },
    null,
  ]);
});

rule('WQ R42', '4: one region is enough', () => {
  const t = rolls([2, 2], { position: { spaces: { ...castles, haven: { orcs: 2 }, dewbury: { orcs: 1 } } } });
  expect([t.at(), t.offers(0)]).toEqual(['card:scatter.spread', ['put 1 dewbury', 'put 1 haven']]);
});
