import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { placeId, portPlaces, SITES, type SiteFacts } from '../../src/map.js';
import { aStep, attack, course, FIELD, told } from '../stage.js';
import { type Scene, world } from '../table.js';

const { middle, north } = FIELD;
const at = (proc: string, scene: Partial<Scene>, seat = 0) =>
  world({ seats: 2, begin: { proc, vars: { seat } }, moreDice: 'seed', ...scene });

rule('LW B3b', 'castles and items have no strength: only units count in a battle', () => {
  const hexes = {
    [north]: { seat: 0, units: { troll: 1 } },
    [middle]: { seat: 1, units: { ent: 1 }, items: ['elf-bane'] },
  };
  const t = at('combat', { position: { turn: 3, hexes, castles: [middle] }, dice: { combat: [3] } });
  attack(t, 0, middle);
  expect(told(t, 'battle')[0]).toMatchObject({ attackers: 1, defenders: 1 });
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 8 - 8 });
});

rule(['LW B4a.1/1', 'LW B6a.1'], 'the status of a city is its income, whatever is in the treasury', () => {
  const position = { turn: 3, players: { 0: { gold: 77 } }, sites: { gelken: { control: 0 }, hell: { control: 0 } } };
  const t = at('movement', { position });
  expect(t.computed('income', { seat: 0 })).toBe(5 + 4 + 5);
  expect(t.truth('players.0.gold')).toBe(77);
});

rule('LW B4a.1/2', 'a city on a coast or river is a port, from its own hex or the river’s sides', () => {
  const places = (id: string) => portPlaces(SITES.find((site) => site.id === id) as SiteFacts).map(placeId);
  expect(places('lavidian')).toContain('1106-1107');
  expect(places('tenmor')).toContain('0611');
  expect(SITES.filter((site) => site.kind === 'city').some((site) => portPlaces(site).length === 0)).toBe(true);
});

rule('LW B5', 'every player has a Lord and a Wizard, one of each', () => {
  const t = at('movement', { position: { turn: 3 } });
  const leaders = t.board.leaderUnit.map((unit) =>
    t.truth(`hexes.${t.board.owner[unit] === 0 ? '1107' : '1118'}.units`),
  );
  expect(leaders).toHaveLength(4);
  for (const units of leaders) expect(units).toEqual({ lord: 1, wizard: 1 });
});

rule('LW B5b.3', 'a Wizard alone has no strength and falls to whoever attacks him', () => {
  const players = { 1: { wizard: { at: middle } } };
  const t = at('combat', { position: { turn: 3, players, hexes: { [north]: { seat: 0, units: { bowmen: 1 } } } } });
  attack(t, 0, middle);
  expect(told(t, 'regular')).toEqual([]);
  expect(t.truth('players.1.wizard.fate')).toBe('dead');
});

rule(['LW B6', 'LW B6a', 'LW B6c'], 'what is gained is added to the treasury at once', () => {
  const t = at('income', { position: { turn: 2, players: { 0: { gold: 0 } } } });
  expect(told(t, 'income')).toEqual([{ seat: 0, gold: 5 }]);
  expect(t.truth('players.0.gold')).toBe(5);
});

rule('LW B6b', 'what is spent is gone at once', () => {
  const t = at('hiring', { position: { turn: 3, players: { 0: { gold: 12 } } } });
  t.picks(0, 'hire lavidian', 'raise 1 heavy-horse');
  expect(t.truth('players.0.gold')).toBe(2);
  expect(t.offers(0).filter((o) => o.startsWith('raise'))).toEqual([]);
});

rule('LW B8e.2/3', 'one attacking hex without a river between takes the river’s help away', () => {
  const { from, to } = aStep({ to: 'clear', river: true });
  const map = at('movement', { position: {} });
  const dry = (map.computed('neighbours', { hex: to }) as string[]).find(
    (hex) => (map.computed('step', { unit: 'bowmen', from: hex, to }) as { cost: number }).cost === 1,
  ) as string;
  const shift = (...hexes: string[]) => {
    const mine = Object.fromEntries(hexes.map((hex) => [hex, { seat: 0, units: { troll: 1 } }]));
    const position = { turn: 3, hexes: { ...mine, [to]: { seat: 1, units: { ent: 1 } } } };
    const t = at('combat', { position, dice: { combat: [3] } });
    attack(t, 0, to);
    return (told(t, 'regular')[0] as { shift: number }).shift;
  };
  expect([shift(from), shift(from, dry)]).toEqual([-1, 0]);
});

rule(['LW B8d/3'], 'a fleet alone in port has no bonus', () => {
  const { t } = port({});
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 8 - 4, shift: 0 });
});

rule('LW B9j/2', 'together with units in the city it has one more', () => {
  const { t } = port({ ent: 1 });
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 8 - (4 + 1) - (8 + 1) });
});

/** An attack upon Tenmor, where a fleet of seat 1 lies in port with these units in the city. */
function port(units: Record<string, number>) {
  const hexes = {
    '0610': { seat: 0, units: { troll: 1 } },
    ...(Object.keys(units).length > 0 ? { '0611': { seat: 1, units } } : {}),
  };
  const fleets = [{ seat: 1, place: '0611', aboard: { bowmen: 1 } }];
  const position = { turn: 3, hexes, fleets, sites: { tenmor: { control: 1 } } };
  const t = at('combat', { position, dice: { combat: [3] } });
  attack(
    t,
    0,
    t
      .offers(0)
      .find((o) => o.startsWith('attack'))
      ?.slice(7) as string,
  );
  return { t };
}

rule('LW B9j/1', 'who holds the city has its port, whoever is in the castle', () => {
  const ports = (control: number) => {
    const players = { 0: { gold: 9, lord: { at: middle }, wizard: null } };
    const outside = { seat: 1, units: { bowmen: 2 }, inside: { seat: 0, units: { bowmen: 2 } } };
    const position = {
      turn: 3,
      players: { ...players, 1: { gold: 9 } },
      hexes: { 1107: outside },
      sites: { lavidian: { control: 1 } },
    };
    return at('movement', { position }, control)
      .offers(control)
      .filter((o) => o.startsWith('embark 1106-1107'));
  };
  expect([ports(0), ports(1)]).toEqual([[], ['embark 1106-1107']]);
});

rule('LW B15b', 'the phases of a player-turn come in their order', () => {
  const players = { 0: { gold: 9 } };
  const t = at('player-turn', {
    position: { turn: 3, players, hexes: { [middle]: { seat: 0, units: { bowmen: 1 } } } },
  });
  const phases = [t.truth('phase')];
  t.picks(0, 'end movement');
  phases.push(t.truth('phase'));
  expect(phases).toEqual(['movement', 'hiring']);
  t.picks(0, 'end hiring');
  expect(t.asked()).toEqual([1]);
});

rule(['LW PRS.III.5', 'LW PRS.III.6', 'LW TABLE.LVL/2'], 'losses attacker first, then withdrawal, then advance', () => {
  const hexes = {
    [north]: { seat: 0, units: { troll: 3, bowmen: 3 } },
    [middle]: { seat: 1, units: { ent: 3, bowmen: 3 } },
  };
  const players = { 0: { lord: { at: north, level: 2 } }, 1: { lord: { at: middle, level: 2 } } };
  const t = at('combat', { position: { turn: 3, players, hexes }, dice: { lords: [3], combat: [4], withdrawal: [1] } });
  attack(t, 0, middle);
  expect([t.at(), t.asked()]).toEqual(['losses.choose', [0]]);
  while (t.at() === 'losses.choose') t.picks(t.asked()[0] as number, 'lose bowmen');
  expect(t.at()).toBe('withdrawal.attacker');
  t.picks(0, 'fight on').picks(1, 'withdraw');
  while (t.at() !== 'advance.choose' && t.truth('battle') !== null)
    t.picks(t.asked()[0] as number, t.offers(t.asked()[0] as number)[0] as string);
  const keys = course(t);
  expect(keys.indexOf('duel')).toBeLessThan(keys.indexOf('regular'));
  expect([t.at(), keys.includes('withdrew')]).toEqual(['advance.choose', true]);
});
