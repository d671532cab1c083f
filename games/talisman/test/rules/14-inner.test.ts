import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { hero, told } from '../stage.js';

const inner = (space: string, words: Record<string, unknown>, dice: Record<string, number[]>, begin = 'instructions') =>
  hero({ character: 'warrior', space, due: true, ...words } as never, { begin, dice });

rule(
  ['T 14:1', 'T R11'],
  'characters meet on the Plain, in the Valley and on the Crown, and nowhere else there',
  () => {
    const asks = (space: string) =>
      hero({ character: 'wizard', space }, { begin: 'encounter', others: [{ character: 'monk', space }] }).at();
    expect([asks('plain-of-peril'), asks('valley-of-fire')]).toEqual(['encounter.choose', 'encounter.choose']);
    expect(asks('crown-of-command')).toBe('meet.choose');
    const apart = hero(
      { character: 'wizard', space: 'crypt' },
      { begin: 'encounter', others: [{ character: 'monk', space: 'crypt' }] },
    );
    expect(apart.truth('active')).toBe(1);
  },
);

rule('T 14:2', 'such an encounter works as elsewhere', () => {
  const others = [{ character: 'monk', space: 'plain-of-peril', gold: 2 }];
  const t = hero({ character: 'thief', space: 'plain-of-peril' }, { begin: 'meet', others });
  t.picks(0, 'steal seat-1');
  expect(t.truth('players.0.gold')).toBe(2);
});

rule('T 14:3', 'instructions are compulsory on the other spaces', () => {
  const t = hero({ character: 'elf', space: 'mines' }, { begin: 'move', dice: { vampire: [1] } });
  t.picks(0, 'go vampires-tower');
  expect(t.truth('players.0.lives')).toBe(3);
});

rule(['T 14:4', 'T 18:3'], 'a Werewolf can be neither evaded nor stopped', () => {
  const t = inner('werewolf-den', { invisible: true, foe: 3 }, { combat: [6, 6], foe: [1] });
  expect(told(t, 'fought')).toHaveLength(1);
  expect(told(t, 'evaded')).toEqual([]);
});

rule(['T 14:5.1', 'T 14:5.2', 'T R15'], 'three dice less Strength lead out of the Crypt, to an encounter', () => {
  const t = inner('crypt', {}, { crypt: [3, 3, 2] });
  expect(t.truth('players.0.space')).toBe('warlocks-cave');
  expect(t.offers(0)).toEqual(['done', 'call on warlock']);
});

for (const [roll, space] of [
  [[1, 1, 3], 'plain-of-peril'],
  [[1, 2, 3], 'portal-of-power'],
  [[1, 3, 3], 'portal-of-power'],
  [[3, 3, 3], 'warlocks-cave'],
  [[4, 4, 4], 'city'],
] as const)
  rule('T 14:5.1', `${roll.join(' ')} less 4 is the ${space}`, () => {
    const t = inner('crypt', {}, { crypt: [...roll] });
    expect(told(t, 'moved')).toMatchObject([{ space }]);
  });

rule(['T 14:5.3', 'T R16'], 'at zero or less he stays, and may go on next turn', () => {
  const t = inner('crypt', { strength: 9 }, { crypt: [3, 3, 3] });
  expect(t.truth('players.0')).toMatchObject({ space: 'crypt', due: false });
});

rule('T 14:6', 'in the Mines Craft counts, and far out lies the Tavern', () => {
  const t = inner('mines', { craft: 4, strength: 12 }, { mines: [5, 5, 5] });
  expect(told(t, 'exit')).toMatchObject([{ value: 4, result: 11 }]);
  expect(told(t, 'moved')).toMatchObject([{ space: 'tavern' }]);
});

rule(['T 14:7', 'T R75'], 'two dice are the Strength of his own Werewolf', () => {
  const t = inner('werewolf-den', {}, { werewolf: [3, 4], combat: [6, 6], foe: [1] });
  expect(told(t, 'fought')).toMatchObject([{ scores: [10, 8] }]);
  expect(t.truth('players.0.due')).toBe(false);
});

rule('T R75', 'or one, if the table wants it', () => {
  const t = hero(
    { character: 'warrior', space: 'werewolf-den', due: true },
    { begin: 'instructions', dice: { werewolf: [3], combat: [6, 6], foe: [1] }, options: { 'werewolf-dice': 1 } },
  );
  expect(told(t, 'fought')).toMatchObject([{ scores: [10, 4] }]);
});

rule(['T R17', 'T R111'], 'unbeaten it waits with the same Strength', () => {
  const t = inner('werewolf-den', { foe: 9 }, { combat: [2, 2], foe: [6] });
  expect(t.truth('players.0')).toMatchObject({ lives: 3, due: true, foe: 9 });
  const won = inner('werewolf-den', { foe: 2 }, { combat: [2, 2], foe: [1] });
  expect(won.truth('players.0')).toMatchObject({ due: false, foe: 0 });
});

rule(['T 14:8.1', 'T 14:8.2'], 'so many Pitfiends, one after another', () => {
  const t = inner('pits', { strength: 8 }, { pits: [2], combat: [3, 3, 4, 4], foe: [1, 1] });
  expect(told(t, 'fought')).toHaveLength(2);
  expect(t.truth('players.0.due')).toBe(false);
});

rule(['T 14:8.2', 'T 14:8.3', 'T R109'], 'a lost fight ends the turn, and the rest waits', () => {
  const t = inner('pits', { strength: 6 }, { pits: [3], combat: [3, 3, 1, 1], foe: [1, 6] });
  expect(t.truth('players.0')).toMatchObject({ lives: 3, foe: 2, due: true });
  expect(t.truth('active')).toBe(1);
});

rule('T R18', 'a stand-off ends the turn without a loss', () => {
  const t = inner('pits', { strength: 4 }, { pits: [1], combat: [3, 3], foe: [3] });
  expect(t.truth('players.0')).toMatchObject({ lives: 4, foe: 1 });
});

rule('T 14:8.4', 'he may move on in the turn after the last was killed', () => {
  const t = inner('pits', { strength: 9, foe: 1, objects: ['talisman'] }, { combat: [3, 3], foe: [1] });
  expect(t.truth('active')).toBe(1);
  const next = hero({ character: 'warrior', space: 'pits', objects: ['talisman'] });
  expect(next.offers(0)).toEqual(['go valley-of-fire', 'retreat vampires-tower']);
});

rule(['T 14:9.1', 'T R105'], 'who lands on the Crown while another is there must encounter him', () => {
  const others = [{ character: 'troll', space: 'crown-of-command' }];
  const t = hero({ character: 'elf', space: 'valley-of-fire' }, { begin: 'move', others, dice: { combat: [1, 6] } });
  t.picks(0, 'go crown-of-command');
  expect(told(t, 'met')).toMatchObject([{ other: 1, deed: 'attack' }]);
  expect(t.truth('crowned')).toBe(true);
});

rule(['T 14:9.2', 'T R107'], 'of several there he chooses whom', () => {
  const others = [
    { character: 'troll', space: 'crown-of-command' },
    { character: 'monk', space: 'crown-of-command' },
  ];
  const t = hero({ character: 'elf', space: 'crown-of-command' }, { others, more: { crowned: true } });
  expect(t.offers(0)).toEqual(['attack seat-1', 'attack seat-2']);
});

rule('T R21', 'a Toad alone on the Crown casts nothing', () => {
  const t = hero({ character: 'elf', space: 'crown-of-command', toad: 3 }, { more: { crowned: true } });
  expect(told(t, 'command')).toEqual([]);
  expect(t.truth('active')).toBe(1);
});

rule('T R83', 'in the Crypt only who stays there, or goes back, claims what lies there', () => {
  const more = { spaces: { crypt: { cards: ['hermit'] } } };
  const stays = hero(
    { character: 'warrior', strength: 18, space: 'crypt', due: true },
    { begin: 'space', more, dice: { crypt: [6, 6, 6] } },
  );
  stays.picks(0, 'visit hermit');
  expect(stays.truth('players.0.objects')).toEqual(['given-talisman']);
  const back = hero({ character: 'warrior', space: 'dice-with-death' }, { begin: 'move', more });
  back.picks(0, 'retreat crypt', 'visit hermit');
  expect(back.truth('players.0.objects')).toEqual(['given-talisman']);
});

rule('T R92', 'a Toad cannot enter the Valley of Fire', () => {
  const t = hero({ character: 'elf', space: 'pits', toad: 2 });
  expect(t.truth('players.0.space')).toBe('vampires-tower');
});

rule('T 11:4', 'Dice with Death: higher goes free, equal and lower stay', () => {
  const roll = (dice: number[]) => inner('dice-with-death', {}, { death: dice }).truth('players.0');
  expect(roll([6, 5, 5, 5])).toMatchObject({ due: false, lives: 4 });
  expect(roll([5, 5, 6, 4])).toMatchObject({ due: true, lives: 4 });
  expect(roll([1, 2, 6, 4])).toMatchObject({ due: true, lives: 3 });
});

rule(['T R104', 'T R87'], 'the Vampire takes Followers for Lives, but none that clings', () => {
  const words = { followers: ['maiden', 'poltergeist'] };
  const t = inner('vampires-tower', words, { vampire: [4] });
  expect(t.offers(0)).toEqual(['lose life', 'give up maiden']);
  t.picks(0, 'give up maiden');
  expect(t.truth('players.0')).toMatchObject({ lives: 3, followers: ['poltergeist'] });
});

rule(['T R83', 'T 11:7'], 'who comes to the Crown may take up what lies there, but not who stays there', () => {
  const stage = { others: [{ character: 'monk' }], more: { spaces: { 'crown-of-command': { cards: ['ring'] } } } };
  const dice = { command: [1], move: [1] };
  const t = hero({ character: 'troll', space: 'valley-of-fire' }, { ...stage, dice });
  t.picks(0, 'go crown-of-command');
  expect(t.offers(0)).toEqual(['space', 'claim']);
  expect(t.picks(0, 'claim', 'take ring').truth('players.0.objects')).toEqual(['ring']);
  const there = hero({ character: 'troll', space: 'crown-of-command' }, { ...stage, dice });
  expect([there.truth('active'), there.truth('spaces.crown-of-command.cards')]).toEqual([1, ['ring']]);
});
