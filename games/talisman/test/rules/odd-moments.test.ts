import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { draws, ELF, isOver, of, passOnce } from '../cards/deck.js';
import { allPass, course, hero, told } from '../stage.js';

const WIZARD = { character: 'wizard', space: 'city' };
const MAGUS = (...spells: string[]) => ({ character: 'wizard', space: 'graveyard', spells });

rule(['T R90', 'T 19:4'], 'a Teleport cast before he became a Toad is lost: he moves one space', () => {
  const t = hero(
    { ...WIZARD, spells: ['hex', 'teleport'] },
    { others: [{ character: 'druid', spells: ['random'] }], dice: { random: [1] } },
  );
  t.picks(0, 'cast teleport').picks(1, 'pass').picks(0, 'at tavern');
  passOnce(t).picks(0, 'pass').picks(1, 'cast random', 'at seat-0');
  allPass(t);
  expect([of(t, 0, 'space'), t.offers(0)]).toEqual([['city'], ['go outer-fields-1', 'go outer-fields-6']]);
});

rule('T R73', 'Immobility in the same moment takes the turn for which a Teleport was cast', () => {
  const t = hero(
    { ...WIZARD, spells: ['hex', 'teleport'] },
    { others: [{ character: 'druid', spells: ['immobility'] }] },
  );
  t.picks(0, 'cast teleport').picks(1, 'pass').picks(0, 'at tavern');
  passOnce(t).picks(0, 'pass').picks(1, 'cast immobility');
  allPass(t);
  expect([of(t, 0, 'space'), isOver(t)]).toEqual([['city'], true]);
});

rule(['T R44', 'T R93'], 'made a Toad on arrival, he finds what he let fall in place of a card to draw', () => {
  const t = draws(
    ['bear'],
    { character: 'warrior', objects: ['sword'], gold: 2 },
    { others: [MAGUS('random')], dice: { random: [1] } },
  );
  t.picks(1, 'cast random', 'at seat-0');
  allPass(t);
  expect([told(t, 'drawn'), t.truth('spaces.outer-fields-1.cards'), isOver(t)]).toEqual([[], ['sword'], true]);
});

rule(['T R88', 'T 19:2'], 'what the Ghoul had raised attacks the Toad that it has become', () => {
  const t = draws(
    ['bear'],
    { character: 'ghoul', followers: ['raised-wolf'] },
    { others: [MAGUS('random')], dice: { random: [1], combat: [6], foe: [1] } },
  );
  t.picks(1, 'cast random', 'at seat-0');
  allPass(t);
  expect([told(t, 'fought'), of(t, 0, 'trophies')]).toMatchObject([[{ foes: ['wolf'], scores: [7, 3] }], [['wolf']]]);
});

rule(['T 16:7', 'T R93'], 'the one attacked becomes a Toad before the dice: nothing is left to take but a Life', () => {
  const t = hero(
    { ...WIZARD, spells: ['hex', 'random'] },
    {
      begin: 'meet',
      others: [{ character: 'warrior', space: 'city', objects: ['sword'] }],
      dice: { random: [1], combat: [5, 1] },
    },
  );
  t.picks(0, 'attack seat-1', 'cast random', 'at seat-1');
  allPass(t);
  expect([told(t, 'clashed'), t.offers(0)]).toMatchObject([[{ scores: [7, 2] }], ['take life', 'waive']]);
});

rule(['T 16:7', 'T 16:8'], 'a Weapon taken by Acquisition before the dice serves the one who took it', () => {
  const t = hero(
    { character: 'thief', space: 'city', spells: ['acquisition'] },
    { begin: 'meet', others: [{ character: 'troll', space: 'city', objects: ['sword'] }], dice: { combat: [5, 1] } },
  );
  t.picks(0, 'attack seat-1', 'cast acquisition', 'take sword');
  expect(told(allPass(t), 'clashed')).toMatchObject([{ scores: [9, 7] }]);
});

rule('T 13:3', 'what the Thief meant to steal is gone before he can: he takes nothing', () => {
  const t = hero(
    { character: 'thief', space: 'city' },
    {
      begin: 'meet',
      others: [{ character: 'troll', space: 'city', objects: ['sword'], gold: 0 }, MAGUS('acquisition')],
    },
  );
  t.picks(0, 'steal seat-1').picks(2, 'cast acquisition', 'at seat-1');
  allPass(t);
  expect([of(t, 0, 'objects'), of(t, 2, 'objects'), isOver(t)]).toEqual([[[]], [['sword']], true]);
});

rule(['T 2:8.1', 'T 2:8.2'], 'who loses the Maiden in the turn of another gives a Spell up there and then', () => {
  const spells = ['divination', 'hex', 'random'];
  const t = hero(
    { character: 'druid', spells: ['mesmerism'] },
    { others: [{ character: 'wizard', space: 'village', followers: ['maiden'], spells }] },
  );
  t.picks(0, 'cast mesmerism').picks(1, 'pass');
  allPass(t);
  expect([t.at(), t.asked(), t.offers(1)]).toEqual(['tidy.spells', [1], spells.map((spell) => `discard ${spell}`)]);
});

rule(['T 5:5', 'T E12'], 'the Mule stolen, its owner lays down at once, and the Thief may take that up', () => {
  const objects = ['mule', 'ring', 'axe', 'helmet', 'shield', 'armour'];
  const t = hero(
    { character: 'thief', space: 'city' },
    { begin: 'meet', others: [{ character: 'wizard', space: 'city', objects }] },
  );
  t.picks(0, 'steal seat-1', 'take mule').picks(1, 'lay axe');
  expect([t.at(), t.offers(0)]).toEqual(['claim.choose', ['done', 'take axe']]);
});

rule(['T R19', 'T 11:6.1'], 'the Talisman taken in the Valley of Fire, the way to the Crown stays open', () => {
  const t = hero(
    { character: 'warrior', space: 'valley-of-fire', objects: ['talisman'] },
    { others: [MAGUS('acquisition')] },
  );
  t.picks(1, 'cast acquisition', 'take talisman');
  allPass(t);
  expect(t.offers(0)).toEqual(['go crown-of-command', 'retreat']);
});

rule(['T R112', 'T R28'], 'sent by the Imp onto a Hex he dies there, and leaves his things there', () => {
  const t = draws(
    ['imp'],
    { lives: 1, gold: 2 },
    { others: [ELF], dice: { table: [1] }, more: { hex: { space: 'crags', by: 1, left: 1 } } },
  );
  expect([course(t).slice(2, 7), t.truth('spaces.crags.gold'), of(t, 0, 'character')]).toEqual([
    ['table', 'moved', 'hex.strikes', 'lost', 'died'],
    2,
    [null],
  ]);
});

rule(
  ['T R112', 'T 11:12.2'],
  'stopped by the Sentinel he has come to a Hex that lies there, but not if he stood there before',
  () => {
    const from = (space: string, steps: number) =>
      hero(
        { character: 'elf', space },
        {
          begin: 'way',
          vars: { steps },
          dice: { combat: [1], foe: [6] },
          more: { hex: { space: 'sentinel', by: 1, left: 2 } },
        },
      ).picks(0, 'cross');
    expect([of(from('outer-hills-2', 3), 0, 'lives', 'space'), isOver(from('outer-hills-2', 3))]).toEqual([
      [2, 'sentinel'],
      true,
    ]);
    expect(of(from('sentinel', 2), 0, 'lives')).toEqual([3]);
  },
);

rule(['T R112', 'T R9'], 'so does one who fails at the Portal where the table has no encounter there', () => {
  const t = hero(
    { character: 'elf', space: 'castle' },
    {
      begin: 'way',
      vars: { steps: 3 },
      options: { 'portal-encounter': false },
      dice: { portal: [6, 6] },
      more: { hex: { space: 'portal-of-power', by: 1, left: 2 } },
    },
  );
  t.picks(0, 'portal', 'by strength');
  expect([of(t, 0, 'lives', 'space'), isOver(t)]).toEqual([[3, 'portal-of-power'], true]);
});

rule('T 8:1', 'the Troll that heals instead of moving meets nothing, nor does a Hex strike it', () => {
  const t = hero(
    { character: 'troll', space: 'oasis', lives: 2 },
    { others: [ELF], more: { hex: { space: 'oasis', by: 1, left: 2 } }, dice: { move: [6] } },
  );
  t.picks(0, 'regenerate');
  expect([of(t, 0, 'lives'), told(t, 'hex.strikes'), told(t, 'drawn'), isOver(t)]).toEqual([[3], [], [], true]);
});

rule(['T R103', 'T R72'], 'of three Lives for the Vampire one is preserved, one a Follower, one lost', () => {
  const t = hero(
    {
      character: 'wizard',
      space: 'vampires-tower',
      due: true,
      lives: 3,
      followers: ['maiden'],
      spells: ['preservation'],
    },
    { begin: 'space', others: [ELF], dice: { vampire: [6], spell: ['hex'] } },
  );
  t.picks(0, 'lose life', 'cast preservation');
  allPass(t).picks(0, 'give up maiden');
  expect([of(t, 0, 'lives', 'followers', 'due'), t.truth('discard')]).toEqual([[2, [], false], ['maiden']]);
});

rule('T R38', 'a Life preserved is no Life for the Ghoul', () => {
  const t = hero(
    { character: 'ghoul', space: 'city', lives: 2, craft: 6 },
    {
      begin: 'meet',
      others: [{ ...WIZARD, lives: 1, spells: ['preservation'] }],
      dice: { combat: [6, 1], spell: ['hex'] },
    },
  );
  t.picks(0, 'attack by craft seat-1');
  allPass(t).picks(0, 'take life').picks(1, 'cast preservation');
  expect([of(allPass(t), 0, 'lives'), of(t, 1, 'lives')]).toEqual([[2], [1]]);
});

rule(['T R20', 'T R21'], 'Immobility, or being a Toad, keeps the one on the Crown from commanding', () => {
  const crown = { character: 'elf', space: 'crown-of-command' };
  const stopped = hero(crown, { others: [MAGUS('immobility')] }).picks(1, 'cast immobility');
  const toad = hero({ ...crown, toad: 2 }, { others: [{ character: 'wizard' }] });
  expect([told(allPass(stopped), 'command'), told(toad, 'command')]).toEqual([[], []]);
});

rule(['T 18:2.ii', 'T 14:9.1'], 'even on the Crown the one who is met may slip away, and the turn is over', () => {
  const t = hero(
    { character: 'elf', space: 'valley-of-fire', objects: ['talisman'] },
    { others: [{ ...WIZARD, space: 'crown-of-command', spells: ['invisibility'] }] },
  );
  allPass(t).picks(0, 'go crown-of-command').picks(1, 'cast invisibility');
  allPass(t).picks(1, 'evade');
  expect([told(t, 'evaded.character'), told(t, 'clashed'), isOver(t)]).toEqual([[{ seat: 1, other: 0 }], [], true]);
});

rule(['T R101', 'T R12'], 'fetched out of the Pits by the Warlock he leaves no Pitfiends waiting', () => {
  const t = hero({ character: 'elf', space: 'pits', due: true, foe: 2, quest: 5, gold: 3 });
  t.picks(0, 'hand over 3 gold');
  expect(of(t, 0, 'space', 'due', 'foe', 'objects')).toEqual(['warlocks-cave', false, 0, ['given-talisman']]);
});

rule(['T R105', 'T 4:3.5'], 'a piece that stands on the Crown has reached it: death is final', () => {
  const t = hero(
    { character: 'elf', space: 'crown-of-command' },
    { begin: 'space', others: [{ character: 'wizard', lives: 1 }, { character: 'monk' }], dice: { command: [5] } },
  );
  t.picks(1, 'lose life');
  expect(of(t, 1, 'out', 'character')).toEqual([true, null]);
});

rule(['T R33', 'T R74'], 'two turns to miss: the Toad changes back while he misses the first', () => {
  const t = hero({ character: 'elf', toad: 1, misses: 2 }, { others: [{ character: 'troll' }], dice: { move: [1] } });
  expect([course(t).slice(0, 3), of(t, 0, 'toad', 'misses')]).toEqual([
    ['turn', 'turn.missed', 'toad.back'],
    [0, 1],
  ]);
});

rule('T R100', 'the Raiders leave Followers alone, and a waiting Raft goes to its pile', () => {
  const t = draws(['raiders'], { raft: 'bought-raft', gold: 2, objects: ['mule', 'ring'], followers: ['maiden'] });
  expect([
    of(t, 0, 'raft', 'objects', 'followers'),
    t.truth('spaces.oasis'),
    t.truth('piles.bought-raft'),
  ]).toMatchObject([[null, [], ['maiden']], { cards: ['mule', 'ring'], gold: 2 }, 1]);
});
