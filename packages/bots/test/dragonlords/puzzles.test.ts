import { dragonlords as game, placeNamed, strengthOf, dragonlordsWords as words } from '@questhall/dragonlords';
import { type Opening, scenario } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { table } from './table.js';

type Puzzle = Omit<Opening, 'seats'> & { readonly picks?: readonly string[] };

/** Every pick a bot of seat 0 makes in a position, whatever its chance is. */
function picksOf(level: string, { picks = [], ...opening }: Puzzle): string[] {
  const t = scenario({ game, words }, { seats: 2, ...opening });
  if (picks.length > 0) t.picks(0, ...picks);
  const found = Array.from({ length: 6 }, (_, i) => {
    const sight = table.sight(t.state, 0, `stream ${i}`);
    return sight.name(table.bot(level, 0).choose(sight));
  });
  return [...new Set(found)];
}

const phase = (proc: string) => ({ proc, vars: { side: 0 } });
const home = { 'frostmark-keep': { side: 0, units: 5, bearers: ['king'], gold: 20 } };
const far = { 'bonewaste-fortress': { side: 1, units: 3, bearers: ['king'] } };

describe.each(['knight', 'squire'])('the %s', (level) => {
  test('buys as many units as there is gold for', () => {
    const position = { lands: { ...home, ...far }, ships: [] };
    expect(picksOf(level, { position, begin: phase('purchase') })).toEqual(['buy 5']);
  });

  test('lays up its gold where most units are, before its first turn too', () => {
    const lands = { ...far, 'stormreach-hold': { side: 0, units: 9 }, 'ember-citadel': { side: 0, units: 2 } };
    expect(picksOf(level, { position: { lands }, begin: { proc: 'docks' } })).toEqual(['put 30 stormreach-hold']);
  });

  test('sails for an empty island', () => {
    const lands = { ...home, ...far, mossfen: { side: 0, units: 4, ships: 1 } };
    expect(picksOf(level, { position: { lands }, begin: phase('naval') })).toEqual(['sail ship-1']);
  });

  test('takes gold that nobody guards well', () => {
    const lands = { ...home, ...far, wolfmoor: { side: 0, units: 8 }, silverdelve: { side: 1, units: 1 } };
    expect(picksOf(level, { position: { lands }, begin: phase('combat') })).toEqual(['attack silverdelve']);
  });

  test('leaves alone who is much stronger', () => {
    const lands = {
      ...far,
      'frostmark-keep': { side: 0, bearers: ['king'] },
      wolfmoor: { side: 0, units: 3 },
      silverdelve: { side: 1, units: 12 },
      pinewatch: { side: 1, units: 12 },
      icegate: { side: 1, units: 12 },
      skaldfell: { side: 1, units: 12 },
      rimeholt: { side: 1, units: 12 },
      'rune-ring': { side: 1, units: 12 },
    };
    expect(picksOf(level, { position: { lands }, begin: phase('combat') })).toEqual(['go on']);
  });

  test('gives up units before the King', () => {
    const lands = { ...far, wolfmoor: { side: 0, units: 3, bearers: ['king', 'blank'] } };
    const begin = { proc: 'losses', vars: { side: 1, victim: 0, where: 'wolfmoor', n: 2, by: 1 } };
    expect(picksOf(level, { position: { lands }, begin })).toEqual(['lose 2']);
  });

  test('gives up a blank counter before the King', () => {
    const lands = { ...far, wolfmoor: { side: 0, bearers: ['king', 'blank'] } };
    const begin = { proc: 'losses', vars: { side: 1, victim: 0, where: 'wolfmoor', n: 1, by: 1 } };
    expect(picksOf(level, { position: { lands }, begin })).toEqual(['lose blank']);
  });
});

describe('the knight', () => {
  test('attacks where the King has shown himself, though there is gold elsewhere', () => {
    const lands = {
      ...home,
      wolfmoor: { side: 0, units: 9 },
      silverdelve: { side: 1, units: 1 },
      pinewatch: { side: 1, units: 1, bearers: ['king'] },
      'stormreach-hold': { side: 1, units: 2 },
    };
    const sides = { 1: { shown: ['king'] } };
    expect(picksOf('knight', { position: { lands, sides }, begin: phase('combat') })).toEqual(['attack pinewatch']);
  });

  test('sends an elemental at the few who are with a King', () => {
    const lands = {
      'frostmark-keep': { side: 0, units: 14, bearers: ['king'] },
      ashford: { side: 1, units: 9 },
      'ember-citadel': { side: 1, units: 2, bearers: ['king'] },
    };
    const position = { lands, sides: { 0: { scrolls: ['elemental-fire'] } } };
    const opening = { position, begin: phase('purchase') };
    expect(picksOf('knight', opening)).toEqual(['cast elemental-fire']);
    const targets = picksOf('knight', { ...opening, picks: ['cast elemental-fire', 'by king frostmark-keep'] });
    expect(targets).toEqual(['against ember-citadel']);
  });

  test('keeps an elemental that could be turned back upon its King', () => {
    const lands = {
      'frostmark-keep': { side: 0, bearers: ['king'] },
      'ember-citadel': { side: 1, units: 2, bearers: ['king'] },
    };
    const sides = { 0: { scrolls: ['elemental-fire'] }, 1: { scrolls: ['reflect', 'legion', 'ship'] } };
    expect(picksOf('knight', { position: { lands, sides }, begin: phase('purchase') })).toEqual(['go on']);
  });

  test('quests when its army is much the larger', () => {
    const lands = { ...home, ...far, skaldfell: { side: 0, units: 9 } };
    expect(picksOf('knight', { position: { lands }, begin: phase('quest') })).toEqual(['quest skaldfell']);
  });

  test('does not quest when it needs every unit', () => {
    const lands = { ...home, ...far, skaldfell: { side: 0, units: 9 }, 'ember-citadel': { side: 1, units: 30 } };
    expect(picksOf('knight', { position: { lands }, begin: phase('quest') })).toEqual(['go on']);
  });

  test('places new units beside a King who is pressed', () => {
    const lands = {
      ...far,
      'frostmark-keep': { side: 0, units: 2, bearers: ['king'] },
      wolfmoor: { side: 0, units: 2 },
      icegate: { side: 1, units: 9 },
    };
    const picks = picksOf('knight', { position: { lands, ordered: 4 }, begin: phase('reinforce') });
    expect(picks).toEqual(['place 4 frostmark-keep']);
  });
});

describe('the archmage', () => {
  const name = 'archmage:40p';
  const kings = { 0: { shown: ['king'] }, 1: { shown: ['king'] } };

  test('fights its way to a King, past gold that is nearer', () => {
    const lands = {
      'frostmark-keep': { side: 0, units: 12, bearers: ['king'] },
      harrowfield: { side: 0, units: 16 },
      deepvein: { side: 1, units: 1 },
      highbarrow: { side: 1, units: 1 },
      'stormreach-hold': { side: 1, units: 4, bearers: ['king'] },
      'ember-citadel': { side: 1, units: 9 },
    };
    const position = { lands, sides: kings };
    expect(picksOf(name, { position, begin: phase('combat') })).toEqual(['attack highbarrow']);
  });

  test('fights its way to a King over many lands, to where he is likely to be', () => {
    const lands = {
      'frostmark-keep': { side: 0, units: 12, bearers: ['king'] },
      harrowfield: { side: 0, units: 30 },
      highbarrow: { side: 1, units: 1 },
      galecliff: { side: 1, units: 1 },
      windmere: { side: 1, units: 1 },
      'stormreach-hold': { side: 1, units: 1, bearers: ['blank'] },
      'thunder-vale': { side: 1, units: 1 },
      ravenwold: { side: 1, units: 1 },
      smokewood: { side: 1, units: 1 },
      'ember-citadel': { side: 1, units: 12, bearers: ['king'] },
    };
    const around = ['thornbrake', 'goldmeadow-castle', 'deepvein', 'barleyford', 'kestrel-down'];
    const own = Object.fromEntries(around.map((land) => [land, { side: 0, units: 1 }]));
    const position = { lands: { ...lands, ...own }, sides: { 0: { shown: ['king'] } } };
    const opening = { position, begin: phase('combat') };
    expect(picksOf(name, opening)).toEqual(['attack highbarrow']);
    expect(picksOf(name, { ...opening, picks: ['attack highbarrow'] })).toEqual(['take 29']);
  });

  test('falls upon a King with all it has, even those who guard its own', () => {
    const lands = {
      'frostmark-keep': { side: 0, units: 11, bearers: ['king'] },
      icegate: { side: 1, units: 4, bearers: ['king'] },
      'ember-citadel': { side: 1, units: 9 },
    };
    const sides = { ...kings, 1: { shown: ['king'], scrolls: ['legion'] } };
    const opening = { position: { lands, sides, turn: 10 }, begin: phase('combat') };
    expect(picksOf('knight', opening)).not.toEqual(['attack icegate']);
    expect(picksOf(name, opening)).toEqual(['attack icegate']);
    const gathered = { ...opening, picks: ['attack icegate', 'from frostmark-keep'] };
    expect(picksOf('knight', gathered)).not.toEqual(['take 11']);
    expect(picksOf(name, gathered)).toEqual(['take 11']);
  });

  test('places new units with a King whom an army could fight its way to, or in its way', () => {
    const lands = {
      'stormreach-hold': { side: 0, units: 4, bearers: ['king'] },
      highbarrow: { side: 0, units: 1 },
      galecliff: { side: 0, units: 1 },
      'frostmark-keep': { side: 0, units: 9 },
      harrowfield: { side: 1, units: 14 },
      wolfmoor: { side: 1, units: 20, bearers: ['king'] },
    };
    const opening = { position: { lands, sides: kings, ordered: 12 }, begin: phase('reinforce') };
    for (const pick of picksOf('knight', opening)) expect(pick).not.toMatch(/(stormreach-hold|highbarrow)$/);
    for (const pick of picksOf(name, opening)) expect(pick).toMatch(/^place \d+ (stormreach-hold|highbarrow)$/);
  });

  const besieged = {
    'stormreach-hold': { side: 0, units: 15, bearers: ['king'] },
    highbarrow: { side: 0, units: 1 },
    galecliff: { side: 0, units: 1 },
    harrowfield: { side: 1, units: 24 },
    'ember-citadel': { side: 1, units: 24, bearers: ['king'] },
  };

  test('leaves the King his guard when an army could fight its way to him', () => {
    const position = { lands: besieged, sides: kings };
    const opening = { position, begin: phase('transfer'), picks: ['transfer stormreach-hold galecliff'] };
    expect(picksOf('knight', opening)).not.toEqual(['take 1']);
    expect(picksOf(name, opening)).toEqual(['take 1']);
  });

  test('steps to a King who has too few with him', () => {
    const around = { pinewatch: { side: 0, units: 1 }, windmere: { side: 0, units: 1 } };
    const lands = { ...besieged, ...around, galecliff: { side: 0, units: 12 } };
    const opening = { position: { lands, sides: kings }, begin: phase('transfer') };
    expect(picksOf(name, opening)).toEqual(['transfer galecliff stormreach-hold']);
  });

  test('marches to a King who has too few with him', () => {
    const around = {
      silverdelve: { side: 0, units: 1 },
      wolfmoor: { side: 0, units: 1 },
      icegate: { side: 0, units: 1 },
    };
    const lands = { ...besieged, ...around, pinewatch: { side: 0, units: 14 } };
    const opening = { position: { lands, sides: kings }, begin: phase('combat') };
    expect(picksOf(name, opening)).toEqual(['march pinewatch']);
    expect(picksOf(name, { ...opening, picks: ['march pinewatch'] })).toEqual(['take 13']);
  });

  test('lays up its gold with its King, though others stand beside him', () => {
    const lands = { ...besieged, galecliff: { side: 1, units: 20 }, 'bonewaste-fortress': { side: 0, units: 3 } };
    const opening = { position: { lands, sides: kings }, begin: { proc: 'docks' } };
    expect(picksOf('knight', opening)).toEqual(['put 0 stormreach-hold']);
    expect(picksOf(name, opening)).toEqual(['put 30 stormreach-hold']);
  });

  test('goes out with the guard of a King for whom others are bought', () => {
    const position = { lands: besieged, sides: kings, ordered: 110 };
    const opening = { position, begin: phase('transfer'), picks: ['transfer stormreach-hold galecliff'] };
    expect(picksOf(name, opening)).toEqual(['take 14']);
  });

  /** The kingdoms it would claim wherever knights do. */
  function claims(seats: number): { own: string[]; knights: string[] } {
    const own: string[] = [];
    const knights: string[] = [];
    const bots = Array.from({ length: seats }, () => 'knight');
    table.play({
      bots,
      seed: 'claims',
      most: 12,
      watch: ({ sight, pick }) => {
        if (sight.ask !== 'kingdoms.choose') return;
        own.push(sight.name(table.bot(name, sight.seat).choose(sight)));
        knights.push(sight.name(pick));
      },
    });
    return { own, knights };
  }

  test('begins apart from others where there are many', () => {
    const { own, knights } = claims(4);
    expect(knights.slice(0, 2)).toEqual(['claim stormreach-hold', 'claim goldmeadow-castle']);
    expect(own).toEqual([
      'claim stormreach-hold',
      'claim bonewaste-fortress',
      'claim frostmark-keep',
      'claim frostmark-keep',
    ]);
  });

  test('has all it can spare with its King if the enemy strikes first, and an army if it does so itself', () => {
    const guards: Record<string, number> = {};
    table.play({
      bots: [name, name],
      seed: 'guards',
      most: 80,
      watch: ({ sight: { ask, says, view, seat, name }, pick }) => {
        if (ask !== 'counters.choose' || says.args?.counter !== 'king') return;
        const throne = placeNamed(name(pick).split(' ')[1]);
        guards[seat === view.first ? 'first' : 'second'] = strengthOf(view, throne, seat);
      },
    });
    expect(guards.first).toBe(4);
    expect(guards.second).toBeGreaterThan(10);
  });

  test('claims kingdoms as a knight does between two', () => {
    const { own, knights } = claims(2);
    expect(own).toHaveLength(5);
    expect(own).toEqual(knights);
  });
});
