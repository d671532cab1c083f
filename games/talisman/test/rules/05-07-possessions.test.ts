import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { allPass, hero, told } from '../stage.js';

const lying = (cards: string[], gold = 0) => ({ spaces: { castle: { cards, gold } } });
const atCastle = (words: Record<string, unknown>, cards: string[], gold = 0) =>
  hero({ space: 'castle', ...words } as never, {
    begin: 'claim',
    more: lying(cards, gold),
    others: [{ character: 'monk' }],
  });

rule('T 5:0', 'Objects and Magic Objects alike are turned into Gold', () => {
  const t = hero({ character: 'elf', space: 'city', objects: ['sword', 'ring'] }, { begin: 'space' });
  t.picks(0, 'call on alchemist', 'gild sword', 'gild ring');
  expect(t.truth('players.0')).toMatchObject({ objects: [], gold: 3 });
});

rule(['T 5:1', 'T 6:1'], 'Objects and Followers are open to view', () => {
  const t = hero({ character: 'elf', objects: ['sword'], followers: ['maiden'] });
  expect(t.sees(1, 'players.0.objects')).toEqual(['sword']);
  expect(t.sees(null, 'players.0.followers')).toEqual(['maiden']);
});

rule(['T 5:2', 'T E11'], 'the Evil Assassin cannot take the Holy Lance', () => {
  const t = atCastle({ character: 'assassin' }, ['holy-lance', 'sword']);
  expect(t.refuses(0, 'take holy-lance').rule).toBe('T 5:2');
  t.picks(0, 'done');
  expect(t.truth('spaces.castle.cards')).toContain('holy-lance');
});

rule('T R77', 'a Priest may have no Sword, but an Axe to build Rafts', () => {
  const t = atCastle({ character: 'priest' }, ['sword', 'axe', 'armour']);
  expect(t.offers(0)).toEqual(['done', 'take axe', 'take armour']);
  const monk = hero(
    { character: 'monk', space: 'castle' },
    { begin: 'claim', more: lying(['armour', 'axe']), others: [{ character: 'elf' }] },
  );
  expect(monk.offers(0)).toEqual(['done', 'take axe']);
});

rule(['T 5:3', 'T 5:5'], 'the fifth Object is one too many', () => {
  const t = atCastle({ character: 'elf', objects: ['armour', 'helmet', 'axe', 'sword'] }, ['ring']);
  t.picks(0, 'take ring');
  expect(t.at()).toBe('tidy.objects');
  t.picks(0, 'lay axe');
  expect(t.truth('players.0.objects')).toEqual(['armour', 'helmet', 'sword', 'ring']);
  expect(t.truth('spaces.castle.cards')).toEqual(['axe']);
});

rule(['T 5:3', 'T R76'], 'with a Mule there is no limit, and it does not count itself', () => {
  const objects = ['armour', 'helmet', 'axe', 'sword', 'mule', 'wand', 'ring'];
  const t = hero({ character: 'elf', space: 'city', objects }, { dice: { spell: ['hex'] } });
  expect(t.computed('object-limit', { seat: 0 })).toBe(null);
  expect(t.truth('players.0.objects')).toHaveLength(7);
});

rule('T R76', 'by option a Mule carries four more', () => {
  const objects = ['armour', 'mule', 'bought-mule'];
  const t = hero({ character: 'elf', objects }, { options: { 'mule-load': 'four-more' } });
  expect(t.computed('object-limit', { seat: 0 })).toBe(4 + 8 + 2);
});

rule(['T 5:4', 'T 6:4'], 'anything may be ditched whenever no die waits', () => {
  const t = atCastle({ character: 'elf', objects: ['sword'], followers: ['maiden'] }, ['ring']);
  t.unasked(0, 'ditch sword').unasked(0, 'ditch maiden');
  expect(t.truth('spaces.castle.cards')).toEqual(['ring', 'sword', 'maiden']);
  expect(t.truth('players.0.followers')).toEqual([]);
});

rule('T R46', 'but not while a victor chooses what to take', () => {
  const others = [{ character: 'minstrel', space: 'tavern', objects: ['sword'] }];
  const t = hero({ character: 'troll', space: 'tavern' }, { begin: 'meet', others, dice: { combat: [6, 1] } });
  t.picks(0, 'attack seat-1');
  expect(t.at()).toBe('combat.victor');
  expect(t.offersUnasked(1)).toEqual([]);
  const quiet = atCastle({ character: 'elf', objects: ['sword'] }, ['ring']);
  expect(quiet.offersUnasked(0)).toEqual(['ditch sword']);
});

rule(['T 5:5', 'T E12'], 'the Wizard whose Mule is stolen lays six of ten Objects down at once', () => {
  const objects = [
    'mule',
    'armour',
    'axe',
    'helmet',
    'shield',
    'sword',
    'sword',
    'ring',
    'magic-belt',
    'cross',
    'amulet',
  ];
  const others = [{ character: 'wizard', space: 'city', objects }];
  const t = hero({ character: 'thief', space: 'city' }, { begin: 'meet', others });
  t.picks(0, 'steal seat-1', 'take mule');
  for (const card of ['armour', 'axe', 'helmet', 'shield', 'sword', 'sword']) t.picks(1, `lay ${card}`);
  expect(t.truth('players.1.objects')).toEqual(['ring', 'magic-belt', 'cross', 'amulet']);
  expect(t.at()).toBe('claim.choose');
  t.picks(0, 'take armour');
  expect(t.truth('players.0.objects')).toEqual(['mule', 'armour']);
});

rule('T R114', 'the taker without a free place may lay down the very thing he took', () => {
  const others = [{ character: 'elf', space: 'city', objects: ['ring'] }];
  const thief = { character: 'thief', space: 'city', objects: ['armour', 'helmet', 'axe', 'sword'] };
  const t = hero(thief, { begin: 'meet', others });
  t.picks(0, 'steal seat-1', 'take ring', 'lay ring');
  expect(t.truth('spaces.city.cards')).toEqual(['ring']);
});

rule('T 6:2', 'any number of Followers may come along', () => {
  const followers = ['maiden', 'unicorn', 'gnome', 'guide', 'guide', 'pixie'];
  const t = hero({ character: 'elf', space: 'city', followers }, { dice: { move: [1] } });
  expect(t.truth('players.0.followers')).toHaveLength(6);
  expect(t.at()).toBe('move.way');
});

rule('T 6:3', 'killed Followers go to the discards', () => {
  const t = hero(
    { character: 'elf', space: 'chasm', followers: ['maiden', 'pixie'] },
    { begin: 'instructions', dice: { chasm: [6, 2, 3] } },
  );
  expect(t.truth('players.0.followers')).toEqual(['pixie']);
  expect(t.truth('discard')).toEqual(['maiden']);
});

rule(['T R87', 'T 6:4'], 'the Poltergeist cannot be ditched', () => {
  const t = atCastle({ character: 'elf', followers: ['poltergeist', 'maiden'] }, ['ring']);
  expect(t.offersUnasked(0)).toEqual(['ditch maiden']);
});

rule('T R88', 'a raised Enemy that is left on a space is an Enemy again', () => {
  const t = atCastle({ character: 'ghoul', followers: ['raised-bear'] }, ['ring']);
  t.unasked(0, 'ditch raised-bear');
  expect(t.truth('spaces.castle.cards')).toEqual(['ring', 'bear']);
  const again = hero(
    { character: 'ghoul', space: 'castle' },
    { begin: 'space', more: lying(['bear']), dice: { combat: [6], foe: [1] } },
  );
  expect(told(again, 'attacked')).toHaveLength(1);
});

rule(['T 7:0', 'T 7:1.1', 'T 7:1.2'], 'an alignment changes and can go back to the printed one', () => {
  const t = hero({ character: 'druid', space: 'city' }, { begin: 'move' });
  t.picks(0, 'become evil');
  expect(t.sees(1, 'players.0.alignment')).toBe('evil');
  expect(told(t, 'alignment')[0]).toMatchObject({ printed: false });
  const back = hero({ character: 'druid', alignment: 'evil', space: 'city' }, { begin: 'move' });
  back.picks(0, 'become neutral');
  expect(told(back, 'alignment')[0]).toMatchObject({ printed: true });
});

rule(['T 7:2', 'T R96'], 'one change a turn; a second does not happen', () => {
  const t = hero({ character: 'druid', space: 'village' }, { begin: 'move', dice: { move: [1] } });
  t.picks(0, 'become evil');
  expect(t.at()).toBe('move.way');
  const druid = { character: 'druid', space: 'village', alignment: 'evil', turned: true };
  const mystic = hero(druid, { begin: 'space', dice: { table: [4] } });
  mystic.picks(0, 'call on mystic');
  expect(mystic.truth('players.0.alignment')).toBe('evil');
});

rule('T R51', "each player's turn is a turn", () => {
  const others = [{ character: 'druid', turned: true }];
  const t = hero({ character: 'elf', space: 'city' }, { others, dice: { move: [1] } });
  expect(t.truth('players.1.turned')).toBe(false);
});

rule('T 7:3', 'what the new alignment forbids is laid down at once', () => {
  const t = hero({ character: 'druid', space: 'city', objects: ['holy-lance', 'ring'] }, { begin: 'move' });
  t.picks(0, 'become evil');
  expect(t.truth('players.0.objects')).toEqual(['ring']);
  expect(t.truth('spaces.city.cards')).toEqual(['holy-lance']);
});

rule('T 7:3', 'several things are laid down in the order in which they came', () => {
  const objects = ['holy-lance', 'ring', 'holy-grail'];
  const t = hero({ character: 'druid', space: 'city', objects }, { begin: 'move' }).picks(0, 'become evil');
  expect(t.truth('spaces.city.cards')).toEqual(['holy-lance', 'holy-grail']);
});

rule(['T 8:0', 'T 8:1'], 'an ability prevails over the rules: the Warrior rolls two dice', () => {
  const t = hero(
    { character: 'warrior', space: 'tavern' },
    { begin: 'fight', vars: { creature: 'farmer' }, dice: { combat: [2, 5], foe: [1] } },
  );
  allPass(t);
  expect(told(t, 'fought')[0]).toMatchObject({ dice: [5, 1] });
});

rule('T 8:0', 'by option the Troll does not regenerate', () => {
  const troll = { character: 'troll', space: 'city', lives: 2 };
  const t = hero(troll, { begin: 'way', vars: { steps: 6 }, options: { 'troll-regenerates': false } });
  expect(t.offers(0)).toEqual(['go tavern', 'go chapel']);
});
