import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, count, FIELD, told } from '../stage.js';
import { type Scene, world } from '../table.js';

// Turns that follow one another, and what becomes of those who are beaten.
const { middle, north, south } = FIELD;
const begun = (proc: string, scene: Partial<Scene>, seat = 0) =>
  world({ seats: 2, begin: { proc, vars: { seat } }, moreDice: 'seed', ...scene });

/** A seat does nothing more in its turn. */
function rest(t: ReturnType<typeof begun>, seat: number): void {
  while (t.asked()[0] === seat)
    t.picks(seat, t.offers(seat).find((pick) => /^(end|go on|no more)/.test(pick)) as string);
}

rule(['LW B5a.1/2', 'LW B23h'], 'every player’s Lord rises at the end of his own phase', () => {
  const t = begun('attrition', { position: { turn: 12 } }, 1);
  expect(told(t, 'rises')).toEqual([{ seat: 1, leader: 'lord', level: 2, why: 'experience' }]);
});

rule(['LW B14/1', 'LW AMB-003', 'LW O2/1'], 'attrition comes when combat is over', () => {
  const hexes = { [middle]: { seat: 0, units: { bowmen: 9, ent: 1, troll: 9 } } };
  const position = { turn: 6, hexes: { ...hexes, [north]: { seat: 0, units: { 'light-infantry': 9 } } } };
  const t = begun('sorties', { position, dice: { attrition: [1] } });
  expect([t.at(), t.truth('phase')]).toEqual(['cull.choose', 'hiring']);
});

rule(
  ['LW B15b', 'LW B2/1', 'LW B15a/1'],
  'both players have their turn, each with his own study and his own steps',
  () => {
    const wizard = (study: number) => ({ wizard: { study }, gold: 0 });
    const hexes = { [middle]: { seat: 0, units: { bowmen: 1 } }, [south]: { seat: 1, units: { bowmen: 1 } } };
    const position = { turn: 2, order: [1, 0], players: { 0: wizard(1), 1: wizard(3) }, hexes };
    const t = world({ seats: 2, position, begin: { proc: 'round' }, moreDice: 'seed' });
    expect([t.asked(), t.at()]).toEqual([[1], 'movement.choose']);
    t.picks(1, `move ${south}`, 'all', 'to 3127', 'to 3128', 'to 3127', 'to 3128');
    expect(t.offers(1)).not.toContain('move 3128');
    rest(t, 1);
    expect(told(t, 'rises')).toEqual([{ seat: 1, leader: 'wizard', level: 2, why: 'study' }]);
    expect(t.asked()).toEqual([0]);
    t.picks(0, `move ${middle}`, 'all', `to ${north}`, 'halt');
    rest(t, 0);
    expect(t.truth('players.0.wizard.study')).toBe(2);
    // In the next turn all of them have their points again.
    expect(t.offers(1)).toContain('move 3128');
    expect(told(t, 'turn')).toMatchObject([{ turn: 3 }, { turn: 4 }]);
  },
);

rule(['LW B15b', 'LW O4/5'], 'a Lord who was killed is back at the start of his player’s turn', () => {
  const hexes = { [north]: { seat: 0, units: { troll: 1 } } };
  const players = { 1: { lord: { at: middle, level: 5 } } };
  const position = { turn: 3, players, hexes };
  const t = begun('combat', { options: { capture: true }, position });
  attack(t, 0, middle);
  t.picks(0, 'kill');
  rest(t, 0);
  expect(told(t, 'returned')).toEqual([{ seat: 1, leader: 'lord', site: 'delvor' }]);
  expect(t.truth('players.1.lord')).toMatchObject({ level: 1 });
});

rule(['LW AMB-022', 'LW B5a.3/3'], 'who is out leaves nothing behind but open cities and castles', () => {
  const hexes = {
    [north]: { seat: 0, units: { troll: 1 } },
    3128: { seat: 1, units: { bowmen: 3 } },
    3127: { seat: 2, units: { bowmen: 2 } },
  };
  const players = {
    1: { gold: 50, lord: { at: middle, items: ['elf-bane'] }, wizard: null },
    2: { gold: 7, lord: { items: ['orc-bane'] } },
  };
  const sites = { hell: { control: 1 }, bork: { control: 2 } };
  const fleets = [{ seat: 1, place: '0404', aboard: { bowmen: 2 } }];
  const works = [
    { hex: '3128', seat: 1, due: 9 },
    { hex: '3127', seat: 2, due: 9 },
  ];
  const options = { 'castle-building': true };
  const t = begun('combat', { seats: 3, options, position: { turn: 3, players, hexes, sites, fleets, works } });
  attack(t, 0, middle);
  expect(told(t, 'out')).toEqual([{ seat: 1 }]);
  expect(t.truth('players.1')).toMatchObject({ out: true, gold: 0, lord: { fate: 'dead' } });
  expect([count(t, 1, '3128', 'bowmen'), t.truth('fleets')]).toEqual([0, []]);
  expect([t.truth('sites.hell.control'), t.truth('sites.delvor.control')]).toEqual([null, null]);
  expect(t.truth('sites.hell.open')).toBe(true);
  expect(t.truth('works')).toMatchObject([{ seat: 2 }]);
  expect([count(t, 2, '3127', 'bowmen'), t.truth('sites.bork.control'), t.truth('players.2.gold')]).toEqual([2, 2, 7]);
  expect(t.truth('players.2.lord.items')).toEqual(['orc-bane']);
});

rule(['LW B16/2', 'LW B16/3', 'LW AMB-054'], 'an item counts for its own alignment, MAGIC for nobody', () => {
  const ranked = (mine: string[], theirs: string[], order = [0, 1]) => {
    const lord = (items: string[]) => ({ lord: { items } });
    const players = { 0: { alignment: 'order', ...lord(mine) }, 1: { alignment: 'chaos', ...lord(theirs) } };
    return begun('movement', { position: { order, players } }).computed('ranking');
  };
  expect(ranked([], [], [1, 0])).toEqual([0, 1]);
  // The Sword of Ice is of Order, the Sword of Flame of Chaos.
  expect(ranked(['sword-of-ice'], [])).toEqual([0]);
  expect(ranked(['sword-of-flame'], [])).toEqual([0, 1]);
  expect(ranked(['wand-of-fireballs'], [])).toEqual([0, 1]);
  expect(ranked(['sword-of-ice'], ['sword-of-flame'])).toEqual([0, 1]);
  expect(ranked([], ['sword-of-flame', 'sword-of-ice'])).toEqual([1]);
});

rule(['LW AMB-157', 'LW B16/2'], 'when all fall at once the levels they had decide', () => {
  const lord = (at: string, level: number, items: string[] = []) => ({ lord: { at, level, items }, wizard: null });
  const players = {
    0: { alignment: 'chaos', ...lord(north, 3) },
    1: { alignment: 'chaos', ...lord(middle, 2, ['drum-of-earthquake']), gold: 50 },
  };
  const hexes = { [north]: { seat: 0, units: { igrash: 1 } }, [middle]: { seat: 1, units: { igrash: 1 } } };
  const t = begun('combat', { position: { players, hexes }, dice: { item: [1, 1, 1, 1] } });
  t.picks(0, `attack ${middle}`, 'all').picks(1, 'use drum-of-earthquake');
  expect(t.result).toMatchObject({ winners: [0], rule: 'LW B16/2' });
});

rule(['LW AMB-156', 'LW AMB-052'], 'a Ring of Wealth pays a leader of its alignment every turn, and no others', () => {
  const wealth = (alignment: string) => {
    const players = { 0: { alignment, lord: { items: ['ring-of-wealth'] } } };
    return told(begun('income', { position: { turn: 3, players } }), 'wealth');
  };
  expect(wealth('chaos').length + wealth('order').length + wealth('neutral').length).toBe(1);
});

rule(['LW AMB-156', 'LW B18/1', 'LW AMB-052'], 'nor those who merely carry it, and what it pays can be spent', () => {
  const owner = ['order', 'neutral', 'chaos'].find((alignment) => {
    const players = { 0: { alignment, lord: { items: ['ring-of-wealth'] } } };
    const t = begun('income', { position: { turn: 3, players } });
    return t.truth('players.0.gold') === 10;
  });
  expect(owner).toBeDefined();
  const hexes = { [middle]: { seat: 0, units: { bowmen: 1 } }, [north]: { items: ['ring-of-wealth'] } };
  const t = begun('movement', { position: { turn: 3, players: { 0: { alignment: owner } }, hexes } });
  t.picks(0, `move ${middle}`, 'all', `to ${north}`, 'halt', 'end movement');
  expect(told(t, 'wealth')).toEqual([]);
  expect(t.truth('players.0.gold')).toBe(0);
});

rule(['LW O5a.2/2', 'LW O5a/1'], 'a bid is anything from nothing to all one has', () => {
  const sieges = [{ besieger: 0, besieged: 1, hex: '1107', castle: true }];
  const hexes = { 1107: { seat: 0, units: { bowmen: 1 }, inside: { seat: 1, units: { bowmen: 1 } } } };
  const position = { turn: 3, players: { 0: { gold: 2 }, 1: { gold: 1 } }, hexes, sieges };
  const t = begun('combat', { options: { siege: true }, position });
  if (t.at() === 'combat.choose') t.picks(0, 'siege castle 1107');
  expect(t.offers(0)).toEqual(['spend 0', 'spend 1', 'spend 2']);
  t.picks(0, 'spend 2');
  expect(t.offers(1)).toEqual(['spend 0', 'spend 1']);
});
