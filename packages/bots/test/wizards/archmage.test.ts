import { determinize, random } from '@questhall/kernel';
import { type Opening, scenario } from '@questhall/testkit';
import { wizards as game, type View, wizardsWords as words } from '@questhall/wizards';
import { describe, expect, test } from 'vitest';
import { purse } from '../../src/archmage/meter.js';
import { considered, newGatherer, raceOf } from '../../src/wizards/archmage/gems/gatherer.js';
import type { Manner, Race, Racer } from '../../src/wizards/archmage/gems/race.js';
import { COTTAGE, SECRET, STAY, stream, WAIT } from '../../src/wizards/archmage/gems/race.js';
import { trackOf, tries } from '../../src/wizards/archmage/gems/runner.js';
import { firstStep, run, stepsOf } from '../../src/wizards/archmage/gems/running.js';
import { suspicions } from '../../src/wizards/archmage/gems/suspicion.js';
import { groundOf } from '../../src/wizards/archmage/ground.js';
import type { Sight } from '../../src/wizards/decision.js';
import { table } from './table.js';

type Words = Readonly<Record<string, unknown>>;
const sorcerer = { order: 'sorcerers', rank: 4 };

/** A question to seat 0, a Sorcerer of the last Rank; seat 1 is another. */
function asked(hero: Words, rival: Words, begin: { proc: string; vars?: Words }, more: Words = {}) {
  const players = { 0: { ...sorcerer, ...hero }, 1: { ...sorcerer, ...rival } };
  const position = { fortnight: 5, ...more, players };
  const opening = { seats: 2, position, begin: { proc: begin.proc, vars: { seat: 0, ...begin.vars } } };
  return scenario({ game, words }, opening as unknown as Opening).state;
}

function pickOf(state: ReturnType<typeof asked>, thought = '6p'): string {
  const sight = table.sight(state, 0, 'archmage');
  return sight.name(table.bot(`archmage:${thought}`, 0).choose(sight));
}

describe('the archmage', () => {
  const beside = { at: 'megmorans-tower-c1' };
  const guest = { at: 'hamdrels-cottage-centre', visits: 1, withHamdrel: 1 };
  const walks = { proc: 'move', vars: { white: 3 } };

  test('calls from the Tower beside it whom a rival had Hamdrel show', () => {
    const state = asked(beside, guest, walks, { wizards: { terek: 'torwall-a1' } });
    expect(pickOf(state)).toBe('go megmorans-tower-centre');
  });

  test('waits beside the Tower while a rival is with her', () => {
    expect(pickOf(asked(beside, guest, walks))).toMatch(/^stop|^go megmorans-tower-c/);
  });

  test('does not wait for a rival who lingers with her when she has long had nothing more to say', () => {
    const view = game.view(asked(beside, guest, walks).board, 0);
    const idle = (days: number) => {
      const rests = view.arrivals.map((arrivals, who) => ({ arrivals, since: view.taken[who] - days }));
      return raceOf({ view, seat: 0 }, { ...newGatherer(), rests })?.racers[1].idle;
    };
    expect(idle(3)).toBe(0);
    expect(idle(6)).toBeGreaterThan(10);
  });

  test('waits for a rival to go to Hamdrel first only as long as its patience lasts', () => {
    const lurking = { at: 'megmorans-tower-c1', gems: ['ishkatar', 'tolmitar', 'terek'] };
    const more = { wizards: { terek: 'torwall-a1' } };
    const state = asked(lurking, { ...lurking, at: 'meligars-tower-c1' }, walks, more);
    const afterWaiting = (patience: number) => {
      const mind = { ...newGatherer(), patience, aim: WAIT, step: { to: WAIT, calls: false } };
      const sight = table.sight(state, 0, 'archmage') as Sight;
      for (const _ of considered(mind, sight, () => purse({ playouts: 12 }).open(1)));
      return mind.step.to;
    };
    expect(afterWaiting(9)).toBe(WAIT);
    expect(afterWaiting(1)).not.toBe(WAIT);
  });

  test('calls one whose Gem it has, if that is all a rival lacks', () => {
    const hero = { at: 'megmorans-tower-centre', gems: ['ishkatar', 'tolmitar', 'terek'] };
    const rival = { ...guest, gems: ['ishkatar', 'tolmitar', 'aevarex', 'elekov', 'zegoral'] };
    const more = { wizards: { terek: 'torwall-a1' } };
    const state = asked(hero, rival, { proc: 'meet', vars: { person: 'megmoran' } }, more);
    expect(pickOf(state)).toBe('cast gem-summoning');
  });

  test('calls at once where nobody else gathers, for then to be quick is all that counts', () => {
    const hero = { at: 'megmorans-tower-centre' };
    const slow = { order: 'sorcerers', rank: 1, at: 'torwall-a1' };
    for (const person of ['ishkatar', 'tolmitar', 'aevarex', 'elekov', 'zegoral', 'terek', 'veldor']) {
      const more = { wizards: { [person]: 'torwall-a2' } };
      const state = asked(hero, slow, { proc: 'meet', vars: { person: 'megmoran' } }, more);
      expect(pickOf(state)).toBe('cast gem-summoning');
    }
  });

  test('calls whoever lies, known or secret, as long as it has no Gem to lose', () => {
    const hero = { at: 'megmorans-tower-centre' };
    const meets = { proc: 'meet', vars: { person: 'megmoran' } };
    const rival = { ...guest, gems: ['ishkatar', 'tolmitar', 'aevarex'] };
    for (const more of [{ wizards: { terek: 'torwall-a1' } }, { secrets: { A: { who: 'terek', at: 'torwall-a1' } } }])
      expect(pickOf(asked(hero, rival, meets, more))).toBe('cast gem-summoning');
  });

  test('leaves the Cottage by the gate though one whose Gem it has stands there, but not for one whom it wants', () => {
    const wizards = { terek: 'hamdrels-cottage-c4' };
    const tollFor = (gems: string[]) => {
      const view = game.view(asked({ ...guest, gems }, beside, walks, { wizards }).board, 0);
      return groundOf(view, 0).toll.get(view.wizardAt[5]);
    };
    expect(tollFor(['terek'])).toBeLessThan(tollFor(['ishkatar']) as number);
  });

  test('joins no High Wizard, for only Sorcerers call from afar', () => {
    const hero = { at: 'meadowfarm-c1', order: 'none', rank: 0 };
    expect(pickOf(asked(hero, guest, { proc: 'meet', vars: { person: 'ishkatar' } }))).toBe('decline');
  });

  test('plays alone to the end', () => {
    expect(table.play({ bots: ['archmage:1p'], seed: 'alone' }).state.result).not.toBeNull();
  });

  test('does not choose by what it cannot see, however long it thinks', () => {
    const hero = { at: 'megmorans-tower-centre', gems: ['ishkatar', 'tolmitar'] };
    const more = { wizards: { terek: 'torwall-a1', veldor: 'torwall-a2' } };
    const state = asked(hero, { ...guest, gems: ['elekov'] }, { proc: 'summon-gem' }, more);
    const elsewhere = ['one', 'two', 'three'].map((world) => determinize(game, state, 0, random(world)));
    for (const thought of ['6p', '60p'])
      expect(new Set([state, ...elsewhere].map((one) => pickOf(one, thought))).size).toBe(1);
  });
});

describe('who is false', () => {
  const [ISHKATAR, TOLMITAR, TEREK] = [0, 1, 5];
  const unknown = [-1, -1, -1, -1, -1, -1, -1];
  const after = (...looks: number[]) =>
    suspicions({ gemOf: unknown, trail: [[], looks], mixed: [false, false] } as unknown as View, 0);
  const look = (wizard: number) => wizard * 2 + 1;

  test('is anybody, as long as rivals ask one after the other', () => {
    expect(after(look(ISHKATAR), look(TOLMITAR))[TEREK]).toBeCloseTo(1 / 7);
  });

  test('is likely one after whom a rival began anew', () => {
    const doubts = after(look(ISHKATAR), look(TEREK), look(ISHKATAR));
    expect(doubts[TEREK]).toBeGreaterThan(0.5);
    expect(doubts[ISHKATAR]).toBeLessThan(1 / 7);
  });
});

describe('a race for the Gems', () => {
  const racer: Racer = {
    calls: true,
    idle: 0,
    site: -1,
    inside: false,
    turns: [3, 2, 2, 2],
    home: 5,
    stay: 0,
    visits: 0,
    gems: () => 0,
    seen: 0,
  };
  const turns = [0, 1, 2, 3].map((from) => [0, 1, 2, 3].map((to) => (to === 0 ? 3 : from === to ? 3 : 2)));
  const chart = { turns, ways: [4, 2, 2, 2], home: [5, 5, 5, 5] };
  const race: Race = {
    chart,
    racers: [racer, racer],
    first: 0,
    days: 110,
    tiles: 1,
    markers: 0,
    aside: [0, 0, 0, 0, 0, 0, 0],
    secrets: 0,
  };
  const plain: Manner = { enough: 1, lurks: 0, denies: 0, dares: 2, heedless: false };

  const winsOf = (manner: Manner, here = race) =>
    Array.from({ length: 400 }).filter((_, n) => run(trackOf(here, [manner, plain], n % 7, stream(n))) === 0).length;

  test('is even between two of the same manner', () => {
    expect(Math.abs(winsOf(plain) - 200)).toBeLessThan(60);
  });

  test('is won by one who waits at the Towers and denies', () => {
    expect(winsOf({ enough: 4, lurks: 6, denies: 3, dares: -1, heedless: false })).toBeGreaterThan(250);
  });

  test('has a Secret Wizard among those who lie, and a call for him is always heard', () => {
    const track = trackOf({ ...race, markers: 3, secrets: 1 }, [plain, plain], 6, stream(1));
    expect(track.markers & ~3).toBe(track.secret);
    expect(track.secret).not.toBe(0);
    tries(track, track.runners[0], SECRET);
    expect(track.markers).toBe(3);
  });

  test('is nobody’s if Evil comes first', () => {
    expect(winsOf(plain, { ...race, days: 10 })).toBe(0);
  });

  test('is won more often by one who denies only those Gems of which a rival lacks few', () => {
    const waits = { ...plain, lurks: 6 };
    const here = { ...race, days: 70 };
    expect(winsOf({ ...waits, denies: 3 }, here)).toBeGreaterThan(winsOf({ ...waits, denies: 6 }, here));
  });

  const inTower = { ...race, racers: [{ ...racer, site: 1, inside: true, stay: 1 }, racer] };

  test('begins with a call for whoever answers, for one in a Tower who dares', () => {
    expect(firstStep(inTower, [plain, plain], 6, 0)).toEqual({ to: STAY, calls: true });
    expect(firstStep(inTower, [{ ...plain, dares: -1 }, plain], 6, 0)).toEqual({ to: COTTAGE, calls: false });
  });

  test('is begun at Hamdrel’s, by calling whoever answers, or by waiting at a Tower for a rival to go to her', () => {
    const waits = { to: WAIT, calls: false };
    const first = { to: COTTAGE, calls: false };
    expect(stepsOf(inTower, [plain, plain], 6, 0)).toEqual([first, { to: STAY, calls: true }, waits]);
    const shown = { ...inTower, markers: 1 };
    expect(stepsOf(shown, [plain, plain], 6, 0)).toContainEqual({ to: STAY, calls: true });
    const lies = { ...shown, racers: [{ ...inTower.racers[0], gems: () => 1 }, racer] };
    expect(stepsOf(lies, [plain, plain], 6, 0)).toEqual([first, waits]);
  });
});
