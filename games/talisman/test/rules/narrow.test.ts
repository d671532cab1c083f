import type { Json } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { draws, ELF, isOver, of } from '../cards/deck.js';
import { allPass, hero, told } from '../stage.js';

rule(['T 14:7', 'T R17'], 'a Werewolf of Strength 1 waits too, and is not rolled for again', () => {
  const den = { character: 'thief', space: 'werewolf-den', due: true, foe: 1 };
  const t = hero(den, { begin: 'space', others: [ELF], dice: { combat: [1], foe: [4] } });
  expect([told(t, 'werewolf'), told(t, 'fought')]).toMatchObject([[], [{ scores: [4, 5] }]]);
});

rule('T R80', 'what must be followed is followed once a turn: brought back, one does not roll again', () => {
  const forest = (visited: string[]) =>
    hero(
      { character: 'thief', space: 'forest' },
      { begin: 'space', others: [ELF], dice: { table: [4] }, more: { visited } },
    );
  expect([told(forest([]), 'table').length, told(forest(['forest']), 'table').length]).toEqual([1, 0]);
});

rule(['T 11:11', 'T R55', 'T 11:12.2'], 'who is beaten on the way over the bridge stands with the Sentinel', () => {
  const t = hero(
    { character: 'thief', space: 'graveyard' },
    { others: [ELF], dice: { move: [3], combat: [1], foe: [6] } },
  );
  t.picks(0, 'cross');
  expect([of(t, 0, 'space', 'lives'), told(t, 'moved'), isOver(t)]).toEqual([
    ['sentinel', 3],
    [{ seat: 0, space: 'sentinel', by: 'go' }],
    true,
  ]);
});

rule('T 14:8.4', 'with the last Pitfiend killed the Pits are done, and the way on is open', () => {
  const pits = { character: 'warrior', space: 'pits', objects: ['talisman'] };
  const t = hero({ ...pits, due: true, foe: 1 }, { begin: 'space', others: [ELF], dice: { combat: [6, 6], foe: [1] } });
  expect(of(t, 0, 'due', 'foe')).toEqual([false, 0]);
  expect(hero(pits).offers(0)).toEqual(['go valley-of-fire', 'retreat vampires-tower']);
});

rule('T 14:9.1', 'on the Crown the other must be met; in the Valley of Fire the space may be chosen', () => {
  const both = (space: string) => {
    const others = [{ character: 'monk', space }];
    return hero({ character: 'elf', space, objects: ['talisman'] }, { begin: 'encounter', others });
  };
  expect(both('valley-of-fire').offers(0)).toEqual(['space', 'character']);
  // There is but one way to meet him, so it is taken.
  const crown = both('crown-of-command');
  expect(told(crown, 'met')).toEqual([{ seat: 0, other: 1, deed: 'attack' }]);
});

rule('T R53', 'a Raft that waits is gone when its owner becomes a Toad, a bought one to its pile', () => {
  const t = hero(
    { character: 'thief', space: 'city', raft: 'bought-raft' },
    { begin: 'space', others: [ELF], dice: { table: [1] } },
  );
  t.picks(0, 'call on enchantress');
  expect([of(t, 0, 'toad', 'raft'), t.truth('piles.bought-raft')]).toEqual([[3, null], 1]);
});

rule('T R40', 'by option the spoils are of the dead: after a fight that nobody died in the turn ends', () => {
  const t = hero(
    { character: 'warrior', space: 'oasis' },
    {
      begin: 'meet',
      others: [{ character: 'assassin', space: 'oasis' }],
      more: { spaces: { oasis: { gold: 2 } } },
      options: { spoils: true },
      dice: { combat: [6, 6, 1] },
    },
  );
  t.picks(0, 'attack seat-1', 'take life');
  expect([of(t, 1, 'lives'), isOver(t)]).toEqual([[3], true]);
});

rule('T R99', 'of two Spells asked for both are given, one after the other', () => {
  const t = hero(
    { character: 'wizard', spells: [], craft: 6 },
    { begin: 'market', others: [{ character: 'druid', spells: ['hex', 'random'] }] },
  );
  t.picks(0, 'want spell', 'want spell', 'offer').picks(1, 'accept', 'give hex', 'give random');
  expect([of(t, 0, 'spells'), of(t, 1, 'spells')]).toEqual([[['hex', 'random']], [[]]]);
});

rule(
  ['T 11:26', 'T 11:5.2'],
  'going back one ignores an inner space, but out by the Portal one has an encounter',
  () => {
    const back = hero({ character: 'thief', space: 'dice-with-death' }, { others: [ELF] });
    back.picks(0, 'retreat crypt');
    expect([told(back, 'exit'), isOver(back)]).toEqual([[], true]);
    const out = hero(
      { character: 'thief', space: 'plain-of-peril' },
      { others: [ELF], dice: { adventure: ['sword'] } },
    );
    out.picks(0, 'retreat portal-of-power');
    expect(out.offers(0)).toEqual(['done', 'take sword']);
  },
);

rule('T R41', 'after a character one may take what lies there, but call on nobody', () => {
  const city = {
    others: [{ character: 'druid', space: 'city', objects: ['sword'] }],
    more: { spaces: { city: { gold: 2 } } },
  };
  const t = hero({ character: 'thief', space: 'city', lives: 2 }, { begin: 'encounter', ...city });
  t.picks(0, 'character', 'steal seat-1', 'take gold');
  expect([t.at(), t.offers(0)]).toEqual(['claim.choose', ['done', 'take gold']]);
});

rule(['T 11:17', 'T 11:19'], 'a second Raft is not to be had while one waits', () => {
  const finds = (words: Readonly<Record<string, string>>) => draws(['raft'], { character: 'thief', ...words });
  expect([finds({}).offers(0), isOver(finds({ raft: 'bought-raft' }))]).toEqual([['done', 'take raft'], true]);
});

rule(['T R57', 'T 21:1'], 'the last one left wins only when the Crown has been reached', () => {
  const last = (crowned: boolean) =>
    hero(
      { character: 'elf', space: 'desert-1', lives: 3 },
      { begin: 'space', others: [{ character: null, out: crowned }], more: { crowned } },
    );
  expect([last(false).result, last(true).result?.winners]).toEqual([null, [0]]);
});

rule(['T 19:5.2', 'T R36', 'T 2:8.1'], 'one whose Craft allows none gives up his only Spell; a Toad keeps it', () => {
  const held = (words: Readonly<Record<string, number>>) =>
    of(allPass(hero({ character: 'troll', spells: ['hex'], ...words }, { others: [ELF] })), 0, 'spells');
  expect([held({}), held({ toad: 2 })]).toEqual([[[]], [['hex']]]);
});

rule('T 19:3.1', "a potion drunk before adds to the Toad's Strength", () => {
  const strength = (potion: number) =>
    hero({ character: 'warrior', toad: 2, potion }).computed('strength', { seat: 0 });
  expect([strength(0), strength(2)]).toEqual([1, 3]);
});

rule(['T 11:25', 'T 11:23'], 'the Portal is tried by a move that goes beyond it, not by one that ends there', () => {
  const way = (steps: number) =>
    hero({ character: 'monk', space: 'castle' }, { begin: 'way', vars: { steps }, others: [ELF] });
  expect([way(1).offers(0).includes('portal'), way(2).offers(0).includes('portal')]).toEqual([false, true]);
});

rule(['T 5:2', 'T R93'], 'a Toad that wins takes no Object, whatever the loser has', () => {
  const loser = { character: 'elf', space: 'city', objects: ['sword'], gold: 2 };
  const wins = { begin: 'meet', others: [loser], dice: { combat: [6, 1] } };
  const t = hero({ character: 'warrior', space: 'city', toad: 2, toadStrength: 6 }, wins);
  expect(t.offers(0)).toEqual(['take life', 'waive']);
});

rule('T R105', 'the Crown is reached when the piece is put there', () => {
  const t = hero({ character: 'warrior', space: 'valley-of-fire', objects: ['talisman'] }, { others: [ELF] });
  t.picks(0, 'go crown-of-command');
  expect([t.truth('crowned'), told(t, 'crowned')]).toEqual([true, [{ seat: 0 }]]);
});

rule(['T 11:1.2', 'T 8:1'], 'a 6 is six spaces either way; only a wounded Troll may heal instead', () => {
  const way = (character: string, steps: number) =>
    hero({ character, space: 'city', lives: 2 }, { begin: 'way', vars: { steps }, others: [ELF] }).offers(0).length;
  expect([way('thief', 6), way('troll', 5), way('troll', 6)]).toEqual([2, 2, 3]);
});

rule('T 16:3', 'who was invisible before and chose to fight is not asked again after the Spells', () => {
  const t = draws(
    ['bear'],
    { character: 'druid', invisible: true, spells: ['hex'] },
    { dice: { combat: [1], foe: [6] } },
  );
  allPass(t).picks(0, 'fight');
  expect([told(allPass(t), 'fought').length, isOver(t)]).toEqual([1, true]);
});

rule(['T 17:1.i', 'T 8:1'], 'the Minstrel is left alone by a beast, but not by a Spirit', () => {
  const meets = (card: string) => draws([card], { character: 'minstrel' }, { dice: { combat: [1], foe: [6] } });
  expect(told(meets('bear'), 'attacked')).toEqual([{ seat: 0, by: [], psychic: false }]);
  expect(told(meets('wraith'), 'attacked')).toEqual([{ seat: 0, by: ['wraith'], psychic: true }]);
});

rule(['T R33', 'T 2:8.1'], 'changed back he gives up what Spells are too many for him now', () => {
  const spells = ['divination', 'hex', 'random'];
  const t = hero({ character: 'wizard', space: 'city', toad: 1, spells }, { begin: 'turn-end', others: [ELF] });
  expect([t.at(), t.asked()]).toEqual(['tidy.spells', [0]]);
});

rule('T 12:1.1', 'every character may take what lies where his move ends, the Assassin too', () => {
  const lies = { more: { spaces: { temple: { gold: 2 } } }, others: [ELF] };
  const t = hero({ character: 'assassin', space: 'temple' }, { begin: 'claim', ...lies });
  expect(of(t.picks(0, 'take gold'), 0, 'gold')).toEqual([3]);
});

rule('T R91', 'one turn more to come is his own again', () => {
  const next = (extra: number) => hero({ character: 'thief' }, { begin: 'turn-end', others: [ELF], more: { extra } });
  expect([isOver(next(1)), isOver(next(0))]).toEqual([false, true]);
});

rule(['T R109', 'T 16:10'], 'a stand-off with an Enemy ends the turn: what lies there is not claimed', () => {
  const t = draws(['bear', 'sword'], { character: 'thief' }, { dice: { combat: [3], foe: [3] } });
  expect([told(t, 'fought'), t.truth('spaces.ruins.cards'), isOver(t)]).toMatchObject([
    [{ outcome: 'drawn' }],
    ['bear', 'sword'],
    true,
  ]);
});

rule(['T 9:2', 'T R98'], 'a Hex that lies in the City is seen by all: nobody is asked as if he might hold it', () => {
  const gone = ['alchemy', 'destroy-magic', 'destruction', 'destruction', 'divination', 'teleport', 'teleport'];
  const any = ['acquisition', 'healing', 'healing', 'invisibility', 'mesmerism', 'nullify', 'random', 'random'];
  const spellDiscard = [...gone, ...any, 'temporal-warp', 'immobility', 'immobility'];
  const asked = (more: Readonly<Record<string, Json>>) =>
    hero(
      { character: 'wizard', space: 'tavern', spells: ['psionic-blast'] },
      { others: [ELF], more: { spellDiscard, ...more } },
    ).at();
  expect(asked({})).toBe('window.offer');
  expect(asked({ hex: { space: 'city', by: 1, left: 2 } })).toBe('move.way');
});

rule('T R3', 'Divination looks at five cards, or at as many as there are', () => {
  const t = hero({ character: 'wizard', spells: ['divination', 'hex'] }, { others: [ELF] });
  t.picks(0, 'cast divination');
  expect(told(allPass(t), 'divined')).toEqual([{ seat: 0, n: 5 }]);
});

rule('T R91', 'magic destroyed by one who is out comes back when his place in the order is reached', () => {
  const quiet = (active: number) => {
    const others = [ELF, { character: 'monk' }, { character: null, out: true }];
    const more = { crowned: true, quiet: 3 };
    return hero({ character: 'thief' }, { begin: 'turn-end', vars: { seat: active }, others, more }).truth('quiet');
  };
  expect([quiet(1), quiet(2)]).toEqual([3, null]);
});

rule(['T R48', 'T R91'], 'and the Wand draws again at once', () => {
  const others = [
    { character: null, out: true },
    { ...ELF, objects: ['wand'] },
  ];
  const more = { crowned: true, quiet: 1 };
  const t = hero({ character: 'thief' }, { begin: 'turn-end', others, more, dice: { spell: ['healing'] } });
  expect([t.truth('quiet'), t.truth('players.2.spells')]).toEqual([null, ['healing']]);
});
