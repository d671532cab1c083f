import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { fleetSteps, HEXES, placeId, placeNamed } from '../../src/index.js';
import { aStep, attack, FIELD, told } from '../stage.js';
import { type Scene, world } from '../table.js';

const { middle, north } = FIELD;
const at = (proc: string, scene: Partial<Scene>, seat = 0) =>
  world({ seats: 2, begin: { proc, vars: { seat } }, moreDice: 'seed', ...scene });
type Game = ReturnType<typeof at>;

/** Play on, doing as little as can be, until something holds. */
function idle(t: Game, until: () => boolean): void {
  const least = /^(end|go on|no more|stay|done|no item|no lord|no wizard|fight on|outside|refuse)/;
  while (!until()) {
    const [seat] = t.asked() as [number];
    const offers = t.offers(seat);
    t.picks(seat, (offers.find((o) => least.test(o)) ?? offers[0]) as string);
  }
}

rule('LW O10/1', 'a castle costs 60 GTs at once and stands six turns later', () => {
  const players = { 0: { gold: 70 } };
  const position = { turn: 3, players, hexes: { [middle]: { seat: 0, units: { bowmen: 1 } } } };
  const t = at('hiring', { options: { 'castle-building': true }, position });
  t.picks(0, `build ${middle}`);
  expect(t.truth('players.0.gold')).toBe(10);
  expect(t.truth('works')).toEqual([{ hex: middle, seat: 0, due: 9 }]);
  const works = [{ hex: middle, seat: 0, due: 9 }];
  const standing = (turn: number) =>
    at('player-turn', { options: { 'castle-building': true }, position: { ...position, turn, works } }).truth(
      'castles',
    );
  expect(standing(8)).not.toContain(middle);
  expect(standing(9)).toContain(middle);
});

rule('LW O10/2', 'outside a castle in the wilds only the terrain helps against those inside', () => {
  const { to } = aStep({ to: 'woods', from: 'clear' });
  const hexes = { [to]: { seat: 1, units: { 'heavy-infantry': 1 }, inside: { seat: 0, units: { troll: 1 } } } };
  const t = at('combat', { options: { 'castle-building': true }, position: { turn: 3, hexes }, dice: { combat: [3] } });
  attack(t, 0, to);
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 8 - 4, shift: -1 });
});

rule('LW O11', 'an item works on 1 to 3, fails on 4 and 5, and on a 6 serves the enemy', () => {
  const differential = (die: number) => {
    const hexes = { [north]: { seat: 0, units: { troll: 6 } }, [middle]: { seat: 1, units: { ent: 6 } } };
    const players = { 0: { lord: { at: north, items: ['sword-of-ice'] } } };
    const dice = { effectiveness: [die], combat: [3] };
    const t = at('combat', { options: { effectiveness: true }, position: { turn: 3, players, hexes }, dice });
    attack(t, 0, middle);
    t.picks(0, 'use sword-of-ice', 'no lord combat');
    return (told(t, 'regular')[0] as { differential: number }).differential;
  };
  expect([1, 2, 3, 4, 5, 6].map(differential)).toEqual([12, 12, 12, 0, 0, -12]);
});

rule(
  ['LW O11', 'LW AMB-066'],
  'what helps a stack helps the enemy leader’s, or all the enemy’s, when it perverts',
  () => {
    const differential = (lord: string) => {
      const hexes = { [north]: { seat: 0, units: { ent: 6 } }, [middle]: { seat: 1, units: { troll: 6 } } };
      const players = {
        0: { alignment: 'chaos' },
        1: { alignment: 'order', lord: { at: lord } },
      };
      const wizard = { at: north, level: 5, items: ['magic-sword'] };
      const position = { turn: 3, players: { ...players, 0: { ...players[0], wizard } }, hexes };
      const dice = { effectiveness: [6], combat: [3] };
      const t = at('combat', { options: { effectiveness: true, creation: true }, position, dice });
      attack(t, 0, middle);
      t.picks(0, 'use magic-sword');
      if (t.at() === 'duels.offer') t.picks(t.asked()[0] as number, t.offers(t.asked()[0] as number)[1] as string);
      if (t.at() === 'duels.offer') t.picks(t.asked()[0] as number, t.offers(t.asked()[0] as number)[1] as string);
      return (told(t, 'regular')[0] as { differential: number }).differential;
    };
    // Six attackers of 7 against six of 6, which gain one each.
    expect([differential(middle), differential('3020')]).toEqual([42 - 42, 42 - 42]);
  },
);

/** Lavidian with a Wizard of this level who may create. */
function study(wizard: object, more: object = {}) {
  const players = { 0: { alignment: 'neutral', wizard: { at: '1107', ...wizard }, lord: { at: middle } } };
  const position = { turn: 3, players, ...more };
  return at('movement', { options: { creation: true }, position });
}
const makes = (t: Game) => t.picks(0, 'create wizard').offers(0);

rule(['LW O12/1', 'LW TABLE.CREATED'], 'from level 4 a Wizard creates items of a level not above his own', () => {
  expect(study({ level: 3 }).offers(0)).not.toContain('create wizard');
  const four = ['make scroll-of-control', 'make potion-of-speed', 'make lesser-horn-of-fear'];
  expect(makes(study({ level: 4 }))).toEqual(four);
  expect(makes(study({ level: 5 }))).toEqual([
    ...four,
    'make wand-of-missiles',
    'make magic-sword',
    'make potion-of-flight',
    'make lesser-ring-of-intelligence',
  ]);
  expect(makes(study({ level: 6 }))).toHaveLength(12);
  expect(makes(study({ level: 7 }))).toHaveLength(18);
  const scroll = study({ level: 4 });
  scroll.picks(0, 'create wizard', 'make scroll-of-control');
  expect(scroll.offers(0)).toContain('against golden-dragon');
});

rule(
  ['LW O12a/1', 'LW O12a.1', 'LW O12a/4'],
  'four turns in one city, two with a Ring of Knowledge, and no study',
  () => {
    const takes = (items: string[]) => {
      const t = study({ level: 4, items });
      t.picks(0, 'create wizard', 'make potion-of-speed');
      idle(t, () => told(t, 'created').length > 0);
      expect(t.truth('players.0.wizard.items')).toContain('potion-of-speed');
      expect(
        told(t, 'rises').filter(
          (one) => (one as { why: string; seat: number }).why === 'study' && (one as { seat: number }).seat === 0,
        ),
      ).toEqual([]);
      return told(t, 'turn').length + 1;
    };
    expect(takes([])).toBe(4);
    expect(takes(['ring-of-knowledge'])).toBe(2);
  },
);

rule(['LW O12a/2', 'LW O12a/3'], 'taking command ends the work; refusing combat keeps it', () => {
  const attacked = (answer: string) => {
    const hexes = { 1107: { seat: 0, units: { 'golden-dragon': 4 } }, 1106: { seat: 1, units: { bowmen: 2 } } };
    const t = study({ level: 4 }, { hexes });
    t.picks(0, 'create wizard', 'make potion-of-speed');
    idle(t, () => t.at() === 'combat.choose' && t.asked()[0] === 1);
    attack(t, 1, 'city lavidian');
    expect(t.at()).toBe('battle.aloof');
    t.picks(0, answer);
    return t.truth('players.0.wizard.work');
  };
  expect([attacked('refuse combat'), attacked('take command')]).toEqual(['potion-of-speed', null]);
});

rule(['LW O12a/2', 'LW AMB-056'], 'men who are hired at his door disturb a student, and not a maker', () => {
  const hires = (wizard: object) => {
    const players = { 0: { gold: 9, wizard: { at: '1107', level: 4, ...wizard } } };
    const t = at('hiring', { options: { creation: true }, position: { turn: 3, players } });
    t.picks(0, 'hire lavidian', 'raise 1 bowmen', 'done', 'end hiring');
    return t.truth('players.0.wizard');
  };
  expect(hires({ work: 'potion-of-speed', worked: 1 })).toMatchObject({ work: 'potion-of-speed', worked: 2 });
  expect(hires({ study: 2 })).toMatchObject({ study: 0 });
});

rule(['LW AMB-159', 'LW O12a/3'], 'a maker may keep out of a rebellion, even if the garrison must attack', () => {
  const rises = (answer: string) => {
    const players = {
      0: { wizard: { at: '1607', level: 4, work: 'potion-of-speed', worked: 1 }, lord: { at: middle } },
    };
    const hexes = { 1607: { seat: 0, units: { 'golden-dragon': 4 } } };
    const position = { turn: 4, players, hexes, sites: { hell: { control: 0 } } };
    const t = world({
      seats: 2,
      options: { advanced: true, creation: true },
      position,
      begin: { proc: 'rebellion', vars: { seat: 0, site: 'hell' } },
      dice: { rebellion: [1] },
      moreDice: 'seed',
    });
    expect([t.at(), t.asked()]).toEqual(['battle.aloof', [0]]);
    t.picks(0, answer);
    return (t.truth('players.0.wizard') as { work: string | null }).work;
  };
  expect([rises('refuse combat'), rises('take command')]).toEqual(['potion-of-speed', null]);
});

rule(
  'LW AMB-056',
  'an attack from his hex breaks a Wizard’s study, also without him; a battle in it, also from its castle',
  () => {
    const players = { 0: { wizard: { at: '1607', study: 2 }, lord: { at: middle } }, 1: { lord: { at: '3020' } } };
    const hexes = { 1607: { seat: 0, units: { troll: 4 } }, 1606: { seat: 1, units: { bowmen: 1 } } };
    const position = { turn: 3, players, hexes, sites: { hell: { control: 0 } } };
    const t = at('combat', { position });
    t.picks(0, 'attack 1606', 'join 4 troll from 1607', 'fight');
    expect(t.truth('players.0.wizard.study')).toBe(0);
    const safe = {
      ...position,
      players: { ...players, 0: { ...players[0], wizard: { at: '1607', inside: true, study: 2 } } },
      hexes: {
        1607: { seat: 0, units: { bowmen: 2 }, inside: { seat: 0, units: { bowmen: 1 } } },
        1606: { seat: 1, units: { troll: 9 } },
      },
    };
    const beset = at('combat', { position: safe }, 1);
    attack(beset, 1, 'city hell');
    expect(beset.truth('players.0.wizard.study')).toBe(0);
  },
);

rule('LW O12a/4', 'who begins to create gives up what he had studied', () => {
  const t = study({ level: 4, study: 3 });
  t.picks(0, 'create wizard', 'make potion-of-speed');
  expect(t.truth('players.0.wizard')).toMatchObject({ work: 'potion-of-speed', study: 0 });
});

/** The maker in Lavidian refuses combat while trolls fall on his hex; the dice decide. */
function beset(options: object, units: Record<string, number>, dice: Record<string, number[]>) {
  const wizard = { at: '1107', level: 4, work: 'potion-of-speed', worked: 2 };
  const players = { 0: { alignment: 'neutral', wizard, lord: { at: middle } }, 1: { lord: { at: '3020' } } };
  const hexes = { 1107: { seat: 0, units }, 1106: { seat: 1, units: { troll: 9 } } };
  const position = { turn: 3, players, castles: [], hexes, sites: { lavidian: { control: 0 } } };
  const t = at('combat', { options: { creation: true, ...options }, position, dice }, 1);
  attack(t, 1, 'city lavidian');
  t.picks(0, 'refuse combat');
  return t;
}
const maker = (t: Game) => t.truth('players.0.wizard') as { work: string | null; worked: number; fate: string };

rule('LW O12a/2', 'a maker who is captured has made nothing, nor has one who is killed', () => {
  const t = beset({ capture: true }, { bowmen: 1 }, { combat: [6] });
  expect(maker(t)).toMatchObject({ work: 'potion-of-speed' });
  t.picks(1, 'capture by troll 1106');
  expect(maker(t)).toMatchObject({ fate: 'captive', work: null, worked: 0 });
  expect(maker(beset({}, { bowmen: 1 }, { combat: [6] }))).toMatchObject({ fate: 'dead', work: null });
});

rule('LW O12a/2', 'a maker whose side withdraws leaves his work behind', () => {
  const t = beset({}, { 'golden-dragon': 6 }, { combat: [3], withdrawal: [1] });
  idle(t, () => t.at() === 'withdrawal.defender');
  expect(maker(t)).toMatchObject({ work: 'potion-of-speed', worked: 2 });
  t.picks(0, 'withdraw');
  idle(t, () => t.truth('battle') === null);
  expect(maker(t)).toMatchObject({ fate: 'free', work: null, worked: 0 });
});

/** The siege of Tenmor, a sea port, with this many of its waters blockaded less than all. */
function blockade(missing: number): string {
  const around = at('movement', { position: {} }).computed('neighbours', { hex: '0611' }) as string[];
  const waters = (fleetSteps()[placeNamed('0611')] as number[]).filter((place) => place < HEXES).map(placeId);
  const land = around.filter((hex) => {
    try {
      return Boolean(world({ seats: 2, position: { hexes: { [hex]: { seat: 0, units: { troll: 1 } } } } }));
    } catch {
      return false;
    }
  });
  const hexes = {
    ...Object.fromEntries(land.map((hex) => [hex, { seat: 0, units: { troll: 1 } }])),
    '0611': { seat: 1, units: { bowmen: 1 } },
  };
  const fleets = waters.slice(missing).map((place) => ({ seat: 0, place, kind: 'battle-fleet' }));
  const position = { turn: 3, players: { 0: { gold: 20 } }, hexes, fleets, sites: { tenmor: { control: 1 } } };
  const t = at('besiege', { options: { siege: true }, position, dice: { siege: [5] } });
  t.picks(0, 'besiege 0611');
  if (t.at() === 'combat.choose') t.picks(0, 'siege 0611');
  t.picks(0, 'spend 9');
  return (told(t, 'siege')[0] as { result: string }).result;
}

rule(['LW O5b/1', 'LW O5b/2', 'LW O5c/2'], 'a sea port uses the port row until all its waters are blockaded', () => {
  expect(blockade(0)).toBe('R');
  expect(blockade(1)).toBe('U');
  expect(blockade(99)).toBe('U');
});
