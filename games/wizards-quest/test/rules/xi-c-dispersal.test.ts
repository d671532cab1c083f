import type { Json } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { NOBODY } from '../../src/board.js';
import { attacker } from '../attacker.js';

type Position = Readonly<Record<string, Json>>;
const MAGE = { 'red-dune': { seat: 0, men: 4, sorcerer: true } };
/** Nothing on its way from a battle. */
const NONE = { men: 0, power: 'none' };

/** Every space but these is full of orcs, so that there is hardly anywhere to go. */
function crowded(spaces: Position, dice: number[], more: Position = {}) {
  return attacker({ spaces, elsewhere: { orcs: 4 }, ...more }, dice);
}

rule('WQ XI.C.1', 'without a sorcerer in the attack what is lost leaves the board', () => {
  for (const hero of [false, true]) {
    const t = attacker({ spaces: { 'red-dune': { seat: 0, men: 4, hero }, dewbury: { seat: 1, men: 3 } } }, [2, 6]);
    t.picks(0, 'campaign red-dune dewbury', 'fight');
    expect([t.at(), t.truth('players.1.pieces')]).toEqual(['campaign.order', 1]);
    expect(t.board.transit).toEqual({ owner: NOBODY, ...NONE });
  }
  const mage = attacker({ spaces: { ...MAGE, dewbury: { seat: 1, men: 3 } } }, [2, 6]);
  mage.picks(0, 'campaign red-dune dewbury', 'fight');
  expect([mage.asked(), mage.at(), mage.board.transit.men]).toEqual([[0], 'losses.disperse', 2]);
  mage.picks(0, 'disperse 2 men shardfell');
  expect(mage.truth('players.1.pieces')).toBe(3);
});

rule('WQ XI.C.2', 'an attacking sorcerer puts what he drives out in unoccupied spaces or others of its owner', () => {
  const t = attacker(
    {
      spaces: { ...MAGE, dewbury: { seat: 1, men: 5 }, windfor: { seat: 1 }, haven: { orcs: 1 }, britton: { seat: 0 } },
    },
    [3, 6],
  );
  t.picks(0, 'campaign red-dune dewbury', 'fight');
  expect(t.asked()).toEqual([0]);
  expect(t.offers(0)).toContain('disperse 3 men hidden-hollow');
  expect(t.offers(0)).toContain('disperse 1 men windfor');
  expect(t.refuses(0, 'disperse 1 men haven').rule).toBe('WQ R32');
  expect(t.refuses(0, 'disperse 1 men britton').rule).toBe('WQ R32');
  t.picks(0, 'disperse 1 men windfor');
  expect(t.offers(0)).not.toContain('disperse 3 men windfor');
  t.picks(0, 'disperse 2 men shardfell');
  expect([t.truth('spaces.windfor.men'), t.truth('spaces.shardfell.men')]).toEqual([2, 2]);
  expect([t.truth('spaces.dewbury.men'), t.truth('players.1.pieces'), t.at()]).toEqual([2, 6, 'campaign.order']);
  expect(t.board.transit).toEqual({ owner: 1, ...NONE });
});

rule('WQ XI.C.2', 'a hero driven out is dispersed as well, where the sorcerer likes', () => {
  const spaces = { ...MAGE, dewbury: { seat: 1, men: 1, sorcerer: true }, windfor: { seat: 1 } };
  const t = attacker({ spaces }, [2, 6]);
  t.picks(0, 'campaign red-dune dewbury', 'fight');
  expect(t.offers(0)).toEqual(expect.arrayContaining(['disperse sorcerer windfor', 'disperse 1 men windfor']));
  t.picks(0, 'disperse sorcerer windfor');
  expect(t.truth('spaces.windfor')).toMatchObject({ seat: 1, men: 1, sorcerer: true });
  expect(t.offers(0).some((pick) => pick.startsWith('disperse sorcerer'))).toBe(false);
  t.picks(0, 'disperse 1 men haven');
  expect([t.truth('spaces.haven.men'), t.truth('players.1.pieces'), t.at()]).toEqual([1, 3, 'campaign.capture']);
});

rule(['WQ XI.C.2', 'WQ R32'], 'orcs are dispersed to orc spaces and empty ones, four in a space at most', () => {
  const t = attacker(
    { spaces: { ...MAGE, dewbury: { orcs: 3 }, haven: { orcs: 3 }, 'castle-6': { orcs: 4 }, windfor: { seat: 1 } } },
    [3, 6],
  );
  t.picks(0, 'campaign red-dune dewbury', 'fight');
  expect(t.offers(0).filter((pick) => /haven|castle-6|windfor/.test(pick))).toEqual(['disperse 1 orcs haven']);
  expect(t.refuses(0, 'disperse 1 orcs castle-6').rule).toBe('WQ R32');
  expect(t.refuses(0, 'disperse 2 orcs haven').rule).toBe('WQ R32');
  expect(t.refuses(0, 'disperse 1 orcs windfor').rule).toBe('WQ R32');
  expect(t.offers(0)).toContain('disperse 3 orcs britton');
  t.picks(0, 'disperse 1 orcs haven', 'disperse 2 orcs britton', 'capture 1 men');
  expect([t.truth('spaces.haven.orcs'), t.truth('spaces.britton.orcs')]).toEqual([4, 2]);
});

rule('WQ R32', 'all are dispersed: also into the wizard’s region, beside the dragon or onto a treasure', () => {
  const t = attacker(
    {
      spaces: { ...MAGE, dewbury: { seat: 1, men: 3 }, haven: { treasure: { owner: 1, kind: 'ring' } } },
      wizard: 'pembroke',
      dragon: 'britton',
    },
    [3, 6],
  );
  t.picks(0, 'campaign red-dune dewbury', 'fight', 'disperse 1 men owlhanger', 'disperse 1 men britton');
  expect(t.offers(0)).not.toContain('stop');
  t.picks(0, 'disperse 1 men haven');
  const held = ['owlhanger', 'britton', 'haven'].map((space) => t.truth(`spaces.${space}.seat`));
  expect(held).toEqual([1, 1, 1]);
  expect([t.truth('spaces.haven.treasure'), t.truth('players.1.taken')]).toEqual([{ owner: 1, kind: 'ring' }, []]);
});

rule('WQ R32', 'hero and sorcerer are not joined, and what finds no space leaves the board', () => {
  const t = crowded(
    { ...MAGE, dewbury: { seat: 1, men: 1, sorcerer: true }, windfor: { seat: 1, hero: true } },
    [2, 6],
  );
  t.picks(0, 'campaign red-dune dewbury', 'fight');
  expect(t.board.transit).toEqual({ owner: 1, ...NONE });
  expect(t.events()).toContainEqual({ key: 'stranded', args: { owner: 1, what: 'sorcerer' } });
  expect([t.truth('players.1.sorcerer'), t.truth('spaces.windfor.men'), t.at()]).toEqual([null, 1, 'campaign.capture']);
  const roomy = crowded(
    { ...MAGE, dewbury: { seat: 1, men: 1, sorcerer: true }, windfor: { seat: 1, hero: true }, haven: {} },
    [2, 6],
  );
  roomy.picks(0, 'campaign red-dune dewbury', 'fight');
  expect(roomy.refuses(0, 'disperse sorcerer windfor').rule).toBe('WQ III.C.5.b');
  roomy.picks(0, 'disperse 1 men haven', 'disperse sorcerer haven');
  expect(roomy.truth('spaces.haven')).toMatchObject({ seat: 1, men: 1, sorcerer: true });
});

rule('WQ R32', 'with one space left all go there, with none they are gone', () => {
  const one = crowded({ ...MAGE, dewbury: { seat: 1, men: 3 }, windfor: { seat: 1 } }, [2, 6]);
  one.picks(0, 'campaign red-dune dewbury', 'fight');
  expect([one.truth('spaces.windfor.men'), one.at()]).toEqual([3, 'campaign.order']);
  for (const lost of [1, 2]) {
    const none = crowded({ ...MAGE, dewbury: { seat: 1, men: 3 } }, [lost, 6]);
    none.picks(0, 'campaign red-dune dewbury', 'fight');
    expect([none.truth('players.1.pieces'), none.at()]).toEqual([3 - lost, 'campaign.order']);
    expect(none.board.transit).toEqual({ owner: 1, ...NONE });
  }
  const lone = crowded({ ...MAGE, dewbury: { seat: 1, sorcerer: true }, windfor: { seat: 1, hero: true } }, [1, 6]);
  lone.picks(0, 'campaign red-dune dewbury', 'fight');
  expect([lone.truth('players.1.sorcerer'), lone.board.transit.power]).toEqual([null, 'none']);
});

rule('WQ R32', 'orcs that fill the last space leave the rest without one', () => {
  const t = crowded({ ...MAGE, dewbury: { orcs: 3 }, windfor: { seat: 1 }, haven: { orcs: 3 } }, [3, 6]);
  t.picks(0, 'campaign red-dune dewbury', 'fight');
  expect([t.truth('spaces.haven.orcs'), t.at()]).toEqual([4, 'campaign.capture']);
  expect(t.board.transit.men).toBe(0);
});

rule('WQ XI.C.3', 'a sorcerer who only defends disperses nothing', () => {
  const t = attacker(
    { spaces: { 'red-dune': { seat: 0, men: 4 }, dewbury: { seat: 1, men: 4, sorcerer: true } } },
    [6, 3],
  );
  t.picks(0, 'campaign red-dune dewbury', 'fight');
  expect([t.truth('players.0.pieces'), t.asked(), t.at()]).toEqual([1, [0], 'campaign.order']);
  const mage = attacker({ spaces: { ...MAGE, dewbury: { seat: 1, men: 4 } } }, [6, 3]);
  mage.picks(0, 'campaign red-dune dewbury', 'fight', 'disperse 4 men haven', 'lose 3 men');
  expect([mage.truth('players.0.pieces'), mage.asked()]).toEqual([2, [0]]);
});

rule(['WQ XI.C.4', 'WQ XI.B'], 'two sorcerers disperse all they inflict, the attacker first', () => {
  const t = attacker(
    { spaces: { ...MAGE, dewbury: { seat: 1, men: 4, sorcerer: true }, britton: { seat: 0 } } },
    [2, 3],
  );
  t.picks(0, 'campaign red-dune dewbury', 'fight').picks(1, 'lose 2 men');
  expect([t.asked(), t.at()]).toEqual([[0], 'losses.disperse']);
  t.picks(0, 'disperse 2 men haven');
  expect(t.at()).toBe('losses.choose');
  t.picks(0, 'lose 3 men');
  expect([t.asked(), t.at()]).toEqual([[1], 'losses.disperse']);
  expect(t.refuses(1, 'disperse 3 men haven').rule).toBe('WQ R32');
  t.picks(1, 'disperse 1 men britton', 'disperse 2 men windfor');
  expect([t.truth('spaces.haven.men'), t.truth('spaces.britton.men'), t.truth('spaces.windfor.men')]).toEqual([
    2, 2, 2,
  ]);
  expect([t.truth('players.0.pieces'), t.truth('players.1.pieces'), t.asked()]).toEqual([6, 5, [0]]);
});

rule('WQ R33', 'a sorcerer lost in a battle disperses in it, but not in the next', () => {
  const t = attacker({ spaces: { ...MAGE, dewbury: { seat: 1, men: 5 }, haven: { seat: 1 } } }, [2, 1, 1, 6]);
  t.picks(0, 'campaign red-dune dewbury', 'fight', 'disperse 2 men haven', 'lose sorcerer');
  expect([t.truth('spaces.haven.men'), t.truth('players.0.sorcerer')]).toEqual([3, null]);
  t.picks(0, 'fight');
  expect([t.at(), t.truth('players.1.pieces')]).toEqual(['campaign.order', 5]);
  const both = attacker(
    { spaces: { ...MAGE, dewbury: { seat: 1, sorcerer: true }, haven: { seat: 1 }, britton: { seat: 0 } } },
    [1, 1],
  );
  both.picks(0, 'campaign red-dune dewbury', 'fight', 'disperse sorcerer haven', 'lose 1 men');
  expect([both.asked(), both.at()]).toEqual([[1], 'losses.disperse']);
});

rule('WQ R34', 'what both missing costs is not dispersed', () => {
  const spaces = { ...MAGE, dewbury: { seat: 1, sorcerer: true }, britton: { seat: 0 } };
  const few = { ...spaces, 'red-dune': { seat: 0, men: 1, sorcerer: true } };
  const missed = attacker({ spaces: few }, [4, 3]).picks(0, 'campaign red-dune dewbury', 'fight', 'lose 1 men');
  expect([missed.truth('players.0.pieces'), missed.asked(), missed.at()]).toEqual([2, [0], 'campaign.order']);
  const hit = attacker({ spaces: few }, [4, 2]).picks(0, 'campaign red-dune dewbury', 'fight');
  expect([hit.asked(), hit.at()]).toEqual([[1], 'losses.disperse']);
  const plain = { ...spaces, dewbury: { seat: 1, men: 2 } };
  const alone = attacker({ spaces: plain }, [6, 2]).picks(
    0,
    'campaign red-dune dewbury',
    'fight',
    'disperse 2 men haven',
  );
  alone.picks(0, 'lose 2 men');
  expect([alone.truth('players.0.pieces'), alone.asked()]).toEqual([4, [0]]);
});

rule('WQ R63', 'neither space of the battle takes in what was driven out of the other', () => {
  const spaces = { 'red-dune': { seat: 0, men: 1, sorcerer: true }, dewbury: { seat: 1, sorcerer: true } };
  const t = attacker({ spaces: { ...spaces, britton: { seat: 0 }, haven: { seat: 1 } } }, [1, 1]);
  t.picks(0, 'campaign red-dune dewbury', 'fight');
  expect(t.refuses(0, 'disperse sorcerer dewbury').rule).toBe('WQ R63');
  expect(t.refuses(0, 'disperse sorcerer red-dune').rule).toBe('WQ R63');
  t.picks(0, 'disperse sorcerer haven', 'lose 1 men');
  expect([t.asked(), t.truth('spaces.dewbury.seat')]).toEqual([[1], null]);
  expect(t.refuses(1, 'disperse 1 men dewbury').rule).toBe('WQ R63');
  expect(t.refuses(1, 'disperse 1 men red-dune').rule).toBe('WQ R63');
  expect(t.offers(1)).toHaveLength(44 - 3);
  t.picks(1, 'disperse 1 men britton');
  expect([t.truth('spaces.britton.men'), t.truth('spaces.dewbury.seat')]).toEqual([2, null]);
});
