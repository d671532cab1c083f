import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { hero, told } from '../stage.js';

const way = (space: string, steps: number, words: Record<string, unknown> = {}) =>
  hero({ character: 'elf', space, ...words } as never, { begin: 'way', vars: { steps } });

rule(['T 10:1.1', 'T 10:1.2'], 'movement, then encounters, then the next player clockwise', () => {
  const dice = { move: [1, 1], adventure: ['sword'] };
  const t = hero(
    { character: 'elf', space: 'city' },
    { others: [{ character: 'monk' }, { character: 'troll' }], dice },
  );
  t.picks(0, 'go outer-fields-1');
  expect(told(t, 'drawn')).toHaveLength(1);
  t.picks(0, 'done');
  expect(t.truth('active')).toBe(1);
});

rule('T R61', 'after the last seat comes the first', () => {
  const t = hero({ character: 'elf' }, { begin: 'turn-end', vars: { seat: 1 } });
  expect(t.truth('active')).toBe(0);
});

rule('T R106', 'who is out is passed over', () => {
  const others = [{ out: true }, { character: 'troll' }];
  const t = hero({ character: 'elf' }, { begin: 'turn-end', others, more: { crowned: true } });
  expect(t.truth('active')).toBe(2);
});

rule('T 11:1.1', 'one die gives the number of spaces', () => {
  const t = hero({ character: 'elf', space: 'city' }, { dice: { move: [4] } });
  expect(t.offers(0)).toEqual(['go outer-woods-1', 'go crags']);
});

rule(['T 11:1.2', 'T E25'], 'the full number, either way: from the Temple with a 2 to the Runes or the Oasis', () => {
  const t = way('temple', 2);
  expect(t.offers(0)).toEqual(['go runes-1', 'go oasis']);
  expect(t.refuses(0, 'go middle-woods').rule).toBe('T 11:1.2');
});

rule(['T 11:2', 'T 11:14'], 'a move keeps its direction, but on the other side of the bridge it may turn', () => {
  expect(way('outer-woods-2', 3).offers(0)).toEqual(['go chapel', 'go village', 'cross']);
  const t = hero(
    { character: 'troll', space: 'sentinel' },
    { begin: 'bridge', vars: { steps: 2 }, dice: { combat: [6], foe: [1] } },
  );
  expect(t.offers(0)).toEqual(['go runes-2', 'go black-knight']);
});

rule('T 11:3', 'in the Inner Region a move is one space, without a die', () => {
  const t = hero({ character: 'elf', space: 'plain-of-peril' });
  expect(t.offers(0)).toEqual(['go crypt', 'go mines', 'retreat portal-of-power']);
  expect(t.refuses(0, 'roll').rule).toBe('T 11:3');
});

rule(['T 11:4', 'T R110'], 'instructions come first; then he must go on or back', () => {
  const t = hero({ character: 'elf', space: 'dice-with-death', due: true });
  expect(t.offers(0)).toEqual(['stay', 'retreat crypt']);
  const free = hero({ character: 'elf', space: 'dice-with-death' });
  expect(free.offers(0)).toEqual(['go werewolf-den', 'retreat crypt']);
});

rule(['T 11:5.1', 'T 11:5.2', 'T R12'], 'who goes back leaves the Pitfiends and ignores the Tower', () => {
  const t = hero({ character: 'elf', space: 'pits', due: true, foe: 3 });
  t.picks(0, 'retreat vampires-tower');
  expect(told(t, 'vampire')).toEqual([]);
  expect(t.truth('players.0')).toMatchObject({ space: 'vampires-tower', foe: 0 });
});

rule('T R13', 'from the Valley of Fire the way back is down either branch', () => {
  const t = hero({ character: 'elf', space: 'valley-of-fire' });
  t.picks(0, 'retreat');
  expect(t.offers(0)).toEqual(['retreat werewolf-den', 'retreat pits']);
});

rule('T R14', 'who turns again has the instructions of his space to complete', () => {
  const t = hero(
    { character: 'elf', space: 'pits', due: true, foe: 3 },
    { dice: { move: [1, 1], adventure: ['sword'] } },
  );
  t.picks(0, 'retreat vampires-tower').picks(1, 'go outer-fields-3', 'done');
  expect(t.offers(0)).toEqual(['stay', 'retreat mines']);
});

rule(['T 11:6.1', 'T R19'], 'from the Valley of Fire to the Crown, Talisman or not', () => {
  const t = hero({ character: 'elf', space: 'valley-of-fire' });
  expect(t.offers(0)).toEqual(['go crown-of-command', 'retreat']);
});

rule(['T 11:6.2', 'T OBJECT.2'], 'without a Talisman the Valley is closed', () => {
  const t = hero({ character: 'elf', space: 'werewolf-den' }, { begin: 'move', dice: { move: [1] } });
  expect(t.truth('players.0.space')).toBe('dice-with-death');
  const barred = hero({ character: 'troll', space: 'pits', followers: ['alchemist'], objects: ['sword'] });
  expect(barred.refuses(0, 'go valley-of-fire').rule).toBe('T 11:6.2');
  const open = hero({ character: 'elf', space: 'werewolf-den', objects: ['talisman'] });
  expect(open.offers(0)).toContain('go valley-of-fire');
});

rule(['T 11:7', 'T R20'], 'on the Crown nobody moves, Toad or not', () => {
  const t = hero({ character: 'elf', space: 'crown-of-command', toad: 2 }, { more: { crowned: true } });
  expect(t.truth('players.0.space')).toBe('crown-of-command');
  expect(t.truth('active')).toBe(1);
});

rule(['T 11:8', 'T 11:10'], 'the bridge joins Sentinel and Hills, both ways', () => {
  const t = hero({ character: 'elf', space: 'hidden-valley' }, { begin: 'way', vars: { steps: 3 } });
  t.picks(0, 'cross');
  expect(t.offers(0)).toEqual(['go outer-hills-2', 'go outer-woods-2']);
});

rule('T R54', 'the Hills are the space after the Sentinel, and the bridge is crossed once', () => {
  const t = hero(
    { character: 'troll', space: 'sentinel' },
    { begin: 'way', vars: { steps: 3 }, dice: { combat: [6], foe: [1] } },
  );
  t.picks(0, 'cross');
  expect(t.offers(0)).toEqual(['go runes-2', 'go black-knight']);
  expect(way('outer-woods-2', 1).offers(0)).toEqual(['go sentinel', 'go graveyard']);
});

rule(['T 11:11', 'T R55'], 'the Sentinel attacks each time, also one who starts on his space, and stays', () => {
  const t = hero(
    { character: 'troll', space: 'sentinel' },
    { begin: 'way', vars: { steps: 1 }, dice: { combat: [6], foe: [1], adventure: ['sword'] } },
  );
  t.picks(0, 'cross');
  expect(told(t, 'fought')).toMatchObject([{ foes: ['the-sentinel'], scores: [12, 10] }]);
  expect(t.truth('players.0.trophies')).toEqual([]);
});

rule(['T 11:12.1', 'T TURN.3', 'T E20'], 'beaten first, he lets pass, and only then comes the encounter', () => {
  const dice = { combat: [6], foe: [1], adventure: ['sword'] };
  const t = hero({ character: 'troll', space: 'outer-woods-2' }, { begin: 'way', vars: { steps: 2 }, dice });
  t.picks(0, 'cross');
  expect(t.truth('players.0.space')).toBe('middle-hills');
  const keys = t.events().map((e) => e.key);
  expect(keys.indexOf('fought')).toBeLessThan(keys.indexOf('drawn'));
});

rule(['T 11:12.2', 'T R8'], 'beaten by him one loses a Life, and move and turn end there', () => {
  const t = hero(
    { character: 'elf', space: 'outer-woods-2' },
    { begin: 'way', vars: { steps: 3 }, dice: { combat: [1], foe: [1] } },
  );
  t.picks(0, 'cross');
  expect(t.truth('players.0')).toMatchObject({ space: 'sentinel', lives: 3 });
  expect(t.truth('active')).toBe(1);
});

rule('T 11:12.3', 'on a stand-off no Life is lost, but the move ends', () => {
  const t = hero(
    { character: 'troll', space: 'outer-woods-2' },
    { begin: 'way', vars: { steps: 3 }, dice: { combat: [4], foe: [1] } },
  );
  t.picks(0, 'cross');
  expect(t.truth('players.0')).toMatchObject({ space: 'sentinel', lives: 4 });
  expect(t.truth('active')).toBe(1);
});

rule('T R8', 'by option there is an encounter in his space', () => {
  const stage = {
    begin: 'way',
    vars: { steps: 3 },
    dice: { combat: [1], foe: [1], adventure: ['sword'] },
    options: { 'sentinel-ends-turn': false },
  };
  const t = hero({ character: 'elf', space: 'outer-woods-2' }, stage);
  t.picks(0, 'cross');
  expect(t.at()).toBe('claim.choose');
});

rule('T 11:13', 'he leaves alone who comes from the Middle Region', () => {
  const t = hero(
    { character: 'elf', space: 'middle-hills' },
    { begin: 'way', vars: { steps: 1 }, dice: { adventure: ['sword'] } },
  );
  t.picks(0, 'cross');
  expect(t.truth('players.0.space')).toBe('sentinel');
  expect(told(t, 'attacked')).toEqual([]);
});

rule(['T 11:9', 'T 11:18.1', 'T 11:18.2'], 'a Raft crosses to a space directly opposite, as the whole move', () => {
  const t = hero(
    { character: 'elf', space: 'temple', raft: 'raft' },
    { begin: 'move', dice: { adventure: ['sword'] } },
  );
  expect(t.offers(0)).toEqual(['roll', 'raft outer-plains-2', 'raft outer-fields-2']);
  t.picks(0, 'raft outer-fields-2');
  expect(t.truth('players.0')).toMatchObject({ space: 'outer-fields-2', raft: null });
  expect(told(t, 'rolled')).toEqual([]);
});

rule(['T 11:15', 'T 11:16'], 'with an Axe a Raft is built in Woods or Forest; the Axe stays', () => {
  const t = hero({ character: 'troll', space: 'forest', objects: ['axe'] }, { begin: 'move' });
  t.picks(0, 'raft castle');
  expect(t.truth('players.0')).toMatchObject({ space: 'castle', objects: ['axe'] });
  const none = hero({ character: 'elf', space: 'outer-woods-1', trophies: ['dragon'] }, { begin: 'move' });
  expect(none.refuses(0, 'raft desert-2').rule).toBe('T 11:18.1');
});

rule(['T 11:17', 'T E27'], 'an acquired Raft serves at the start of the next turn, then it is gone', () => {
  const more = { spaces: { oasis: { cards: ['raft', 'sword'] } } };
  const dice = { move: [1, 2], adventure: ['helmet', 'shield'] };
  const t = hero({ character: 'elf', space: 'oasis' }, { begin: 'space', more, dice });
  t.picks(0, 'take raft', 'done').picks(1, 'go outer-fields-3', 'done');
  expect(t.offers(0)).toEqual(['roll', 'raft outer-plains-1']);
  t.picks(0, 'roll', 'go warlocks-cave');
  expect(t.truth('players.0.raft')).toBe(null);
  expect(t.truth('discard')).toEqual(['raft']);
});

rule('T 11:19', 'a Raft is no possession: it can be neither ditched nor carried along', () => {
  const t = hero(
    { character: 'elf', space: 'castle', raft: 'bought-raft' },
    { begin: 'claim', more: { spaces: { castle: { cards: ['ring'] } } } },
  );
  expect(t.offersUnasked(0)).toEqual([]);
  const gone = hero({ character: 'elf', space: 'city', raft: 'bought-raft' }, { begin: 'turn-end' });
  expect(gone.truth('piles.bought-raft')).toBe(1);
});

rule('T R52', 'it takes no place among the four Objects', () => {
  const more = { spaces: { castle: { cards: ['raft'] } } };
  const t = hero(
    { character: 'elf', space: 'castle', objects: ['sword', 'axe', 'shield', 'helmet'] },
    { begin: 'claim', more },
  );
  t.picks(0, 'take raft');
  expect(t.truth('players.0')).toMatchObject({ raft: 'raft', objects: ['sword', 'axe', 'shield', 'helmet'] });
});

rule('T R32', 'a creature that a table only names is gone after the fight, and no trophy', () => {
  const t = hero(
    { character: 'troll', space: 'tavern' },
    { begin: 'instructions', dice: { table: [2], combat: [6], foe: [1] } },
  );
  expect(told(t, 'fought')).toMatchObject([{ outcome: 'won' }]);
  expect([t.truth('players.0.trophies'), t.truth('spaces.tavern.cards')]).toEqual([[], []]);
});

rule('T R53', 'it is lost in a missed turn too', () => {
  const t = hero({ character: 'elf', space: 'city', raft: 'raft', misses: 1 });
  expect(t.truth('players.0.raft')).toBe(null);
});

rule(['T 11:20', 'T 11:21', 'T 11:22'], 'the Portal leads to the Plain of Peril, and must be opened each time', () => {
  const t = hero({ character: 'elf', space: 'castle' }, { begin: 'way', vars: { steps: 2 }, dice: { portal: [2, 1] } });
  t.picks(0, 'portal', 'by strength');
  expect(t.truth('players.0.space')).toBe('plain-of-peril');
  expect(told(t, 'portal')).toMatchObject([{ open: true }]);
});

rule('T 11:23', 'only by a move that goes beyond it', () => {
  expect(way('castle', 2).offers(0)).toContain('portal');
  expect(way('runes-1', 2).offers(0)).toEqual(['go portal-of-power', 'go temple']);
});

rule(['T 11:24.1', 'T R10'], 'opened, the turn ends on the Plain of Peril', () => {
  const t = hero({ character: 'elf', space: 'castle' }, { begin: 'portal', dice: { portal: [1, 3] } });
  t.picks(0, 'by craft');
  expect(t.truth('players.0.space')).toBe('plain-of-peril');
  expect(t.truth('active')).toBe(1);
});

rule(['T 11:24.2', 'T R9'], 'shut, a point is lost, the move ends there and the space is encountered', () => {
  const elf = { character: 'elf', space: 'portal-of-power', strength: 5 };
  const t = hero(elf, { begin: 'portal', dice: { portal: [6, 6], adventure: ['sword'] } });
  t.picks(0, 'by strength');
  expect(t.truth('players.0')).toMatchObject({ space: 'portal-of-power', strength: 4 });
  expect(t.at()).toBe('claim.choose');
});

rule('T R9', 'but not if the move began on the Portal, or the table has it otherwise', () => {
  const elf = { character: 'elf', space: 'portal-of-power' };
  const t = hero(elf, { begin: 'portal', vars: { began: true }, dice: { portal: [6, 6] } });
  t.picks(0, 'by strength');
  expect(t.truth('active')).toBe(1);
  const other = hero(elf, { begin: 'portal', dice: { portal: [6, 6] }, options: { 'portal-encounter': false } });
  other.picks(0, 'by strength');
  expect(other.truth('active')).toBe(1);
});

rule('T 11:25', 'an exact landing is no attempt', () => {
  expect(way('castle', 1).offers(0)).toEqual(['go portal-of-power', 'go runes-1']);
});

rule(['T 11:10', 'T 11:23'], 'bridge and Portal are refused to a move that does not go beyond them', () => {
  expect(way('castle', 1).refuses(0, 'portal')).toMatchObject({ refused: 'not-offered', rule: 'T 11:23' });
  expect(way('graveyard', 2).refuses(0, 'cross')).toMatchObject({ refused: 'not-offered', rule: 'T 11:10' });
});

rule('T 11:26', 'out by the Portal it needs no opening', () => {
  const t = hero({ character: 'elf', space: 'plain-of-peril' }, { dice: { adventure: ['sword'] } });
  t.picks(0, 'retreat portal-of-power');
  expect(t.truth('players.0.space')).toBe('portal-of-power');
  expect(told(t, 'portal')).toEqual([]);
});

rule('T R90', 'a Blizzard leaves one space, without a die; a Raft still goes', () => {
  const t = hero({ character: 'elf', space: 'oasis', raft: 'raft' }, { more: { blizzard: { by: 1, left: 2 } } });
  expect(t.offers(0)).toEqual(['go desert-2', 'go desert-1', 'raft outer-plains-1']);
  expect(t.refuses(0, 'roll').rule).toBe('T R90');
});

rule('T R69', 'a free choice of space never leads to another Region', () => {
  const more = { spaces: { oasis: { cards: ['fairy', 'sword'] } } };
  const t = hero({ character: 'elf', space: 'oasis' }, { begin: 'space', more });
  t.picks(0, 'wish travel');
  expect(t.offers(0)).toHaveLength(15);
  expect(t.offers(0)).not.toContain('go plain-of-peril');
});
