import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { allPass, hero, told } from '../stage.js';

const WIZARD = { character: 'wizard', space: 'graveyard' };

rule(['T 9:0', 'T 9:6.1'], 'a Spell is cast as and when its card says', () => {
  const t = hero({ ...WIZARD, spells: ['teleport', 'psionic-blast'] });
  expect(t.offers(0)).toEqual(['pass', 'cast teleport']);
  expect(t.computed('castable', { seat: 0, when: 'arrival' })).toEqual([]);
});

rule(['T 9:6.1', 'T 19:5.1', 'T R97'], 'who may not cast has nothing to cast', () => {
  const castable = (words = {}) =>
    hero({ ...WIZARD, spells: ['random'], ...words }).computed('castable', { seat: 0, when: 'start' });
  expect(castable()).toEqual(['random']);
  const barred = [{ toad: 2 }, { space: 'cursed-glade' }, { objects: ['amulet'] }];
  expect(barred.map(castable)).toEqual([[], [], []]);
});

rule(['T 9:1', 'T 9:4'], 'anybody with Craft enough gains Spells by encounters', () => {
  const t = hero({ character: 'thief', space: 'village' }, { begin: 'space', dice: { table: [6], spell: ['hex'] } });
  t.picks(0, 'call on mystic');
  expect(t.truth('players.0.spells')).toEqual(['hex']);
});

rule('T R47', 'who may hold none draws none', () => {
  const t = hero({ character: 'troll', space: 'village' }, { begin: 'space', dice: { table: [6] } });
  t.picks(0, 'call on mystic');
  expect(t.truth('players.0.spellCount')).toBe(0);
  expect(told(t, 'spell.drawn')).toEqual([]);
});

rule('T R47', 'at the limit one draws, then gives one up, which may be an old one', () => {
  const thief = { character: 'thief', space: 'village', spells: ['healing'] };
  const t = hero(thief, { begin: 'space', dice: { table: [6], spell: ['hex'] } });
  t.picks(0, 'call on mystic', 'discard healing');
  expect(t.truth('players.0.spells')).toEqual(['hex']);
});

rule(['T 9:2', 'T R98'], 'Spells are for their holder, their number for all', () => {
  const t = hero({ ...WIZARD, spells: ['teleport', 'hex'] });
  expect(t.sees(1, 'players.0.spells')).toBe('unknown');
  expect(t.sees(1, 'players.0.spellCount')).toBe(2);
  expect(t.sees(0, 'players.0.spells')).toEqual(['hex', 'teleport']);
});

rule('T R98', 'whoever holds a Spell is asked, whatever it is', () => {
  const others = [
    { character: 'elf', spells: ['hex'] },
    { character: 'troll' },
    { character: 'druid', spells: ['random'] },
  ];
  const t = hero({ ...WIZARD, spells: ['psionic-blast'] }, { others });
  expect(t.asked()).toEqual([0, 1, 3]);
  expect([t.offers(0), t.offers(1), t.offers(3)]).toEqual([['pass'], ['pass'], ['pass', 'cast random']]);
});

rule('T R98', 'where all can see that no fitting Spell is left, nobody is asked', () => {
  const others = [{ character: 'elf', spells: ['hex'] }];
  const more = { spellDiscard: ['preservation'] };
  const t = hero(
    { character: 'elf', space: 'graveyard' },
    { begin: 'instructions', others: [{ character: 'druid', spells: ['hex'] }], more },
  );
  expect(t.truth('players.0.lives')).toBe(3);
  const asked = hero(
    { character: 'elf', space: 'graveyard' },
    { begin: 'instructions', others: [{ character: 'druid', spells: ['hex'] }] },
  );
  expect([others.length, asked.at()]).toEqual([1, 'window.offer']);
});

rule('T 9:3', 'there is no way to throw a Spell away', () => {
  const t = hero({ ...WIZARD, spells: ['psionic-blast'] });
  expect(t.offers(0)).toEqual(['pass']);
  expect(t.offersUnasked(0)).toEqual([]);
});

rule(['T 9:5.1', 'T 9:5.2'], 'the stock used up, the discards are shuffled', () => {
  const all = [
    'acquisition',
    'alchemy',
    'counterspell',
    'counterspell',
    'destroy-magic',
    'destruction',
    'destruction',
    'divination',
  ];
  const rest = [
    'healing',
    'healing',
    'hex',
    'immobility',
    'immobility',
    'invisibility',
    'mesmerism',
    'nullify',
    'preservation',
  ];
  const last = ['psionic-blast', 'psionic-blast', 'random', 'random', 'teleport', 'teleport', 'temporal-warp'];
  const more = { spellDiscard: [...all, ...rest, ...last] };
  const t = hero(
    { character: 'elf', space: 'village' },
    { begin: 'space', more, dice: { table: [6], spell: ['hex'] } },
  );
  t.picks(0, 'call on mystic');
  expect(told(t, 'reshuffled')).toEqual([{ deck: 'spell' }]);
  expect(t.truth('spellStockSize')).toBe(23);
});

rule('T 9:6.2', 'after its effect it goes to the discards', () => {
  const t = hero({ ...WIZARD, lives: 2, spells: ['healing', 'hex'] });
  t.picks(0, 'cast healing', 'pass');
  expect(t.truth('players.0.lives')).toBe(4);
  expect(t.truth('spellDiscard')).toEqual(['healing']);
});

rule('T 9:7.1', 'a Spell reaches another player anywhere', () => {
  const others = [{ character: 'troll', space: 'crypt', objects: ['sword'] }];
  const t = hero({ ...WIZARD, spells: ['acquisition', 'hex'] }, { others });
  t.picks(0, 'cast acquisition', 'pass', 'take sword');
  expect(t.truth('players.0.objects')).toEqual(['sword']);
});

rule(['T 9:7.2', 'T 14:4'], 'creatures of the Inner Region are beyond Spells', () => {
  const elf = { character: 'elf', space: 'pits', spells: ['immobility'], due: true, foe: 1 };
  const t = hero(elf, { begin: 'instructions' });
  expect(t.at()).toBe('window.offer');
  expect(t.offers(0)).toEqual(['pass']);
});

rule(['T 9:8.1', 'T 14:9.3'], 'alone on the Crown he must cast the Command Spell', () => {
  const t = hero({ character: 'elf', space: 'crown-of-command' }, { more: { crowned: true }, dice: { command: [4] } });
  expect(told(t, 'command')).toEqual([{ seat: 0 }]);
  expect([t.asked(), t.at()]).toEqual([[1], 'crown.choose']);
});

for (const die of [1, 2, 3])
  rule(['T 9:8.2', 'T E21'], `on a ${die} nothing happens`, () => {
    const t = hero(
      { character: 'elf', space: 'crown-of-command' },
      { more: { crowned: true }, dice: { command: [die] } },
    );
    expect(t.truth('players.1.lives')).toBe(4);
    expect(t.truth('active')).toBe(1);
  });

for (const die of [4, 5, 6])
  rule(['T 9:8.3', 'T E22'], `on a ${die} every other character loses a Life or gives up`, () => {
    const others = [{ character: 'monk' }, { character: 'troll' }];
    const t = hero(
      { character: 'elf', space: 'crown-of-command' },
      { others, more: { crowned: true }, dice: { command: [die] } },
    );
    t.picks(1, 'lose life').picks(2, 'give up');
    expect(t.truth('players.1.lives')).toBe(3);
    expect(t.truth('players.2.out')).toBe(true);
  });

rule('T R24', 'clockwise from the caster, and the last Life may go', () => {
  const others = [
    { character: 'elf', space: 'crown-of-command' },
    { character: 'troll', lives: 1 },
  ];
  const t = hero({ character: 'monk' }, { others, more: { crowned: true }, vars: { seat: 1 }, dice: { command: [5] } });
  expect(t.asked()).toEqual([2]);
  t.picks(2, 'lose life');
  expect(t.truth('players.2.out')).toBe(true);
  expect(t.asked()).toEqual([0]);
});

rule('T R25', 'the things of one who gives up lie where he stood', () => {
  const others = [{ character: 'monk', objects: ['ring'], gold: 4 }, { character: 'troll' }];
  const t = hero(
    { character: 'elf', space: 'crown-of-command' },
    { others, more: { crowned: true }, dice: { command: [6] } },
  );
  t.picks(1, 'give up');
  expect(t.truth('spaces.village')).toMatchObject({ cards: ['ring'], gold: 4 });
});

rule('T R22', 'in the very turn of arrival too, unless the table has it otherwise', () => {
  const elf = { character: 'elf', space: 'valley-of-fire', objects: ['talisman'] };
  const t = hero(elf, { begin: 'move', dice: { command: [1] } });
  t.picks(0, 'go crown-of-command');
  expect(told(t, 'command')).toHaveLength(1);
  const later = hero(elf, { begin: 'move', options: { 'command-on-arrival': false } });
  later.picks(0, 'go crown-of-command');
  expect(told(later, 'command')).toHaveLength(0);
});

rule('T R23', 'a Counterspell undoes the Command Spell', () => {
  const others = [{ character: 'elf', spells: ['counterspell'] }];
  const t = hero({ character: 'troll', space: 'crown-of-command' }, { others, more: { crowned: true } });
  allPassOnce(t);
  t.picks(1, 'cast counterspell');
  expect(told(t, 'command.countered')).toHaveLength(1);
  expect(told(t, 'command.rolled')).toHaveLength(0);
});

function allPassOnce(t: ReturnType<typeof hero>): void {
  while (t.offers(t.asked()[0] as number).every((pick) => pick === 'pass')) t.picks(t.asked()[0] as number, 'pass');
}

rule('T R94', 'the bearer of the Amulet lays it down or does not cast', () => {
  const elf = { character: 'elf', space: 'crown-of-command', objects: ['amulet'] };
  const t = hero(elf, { more: { crowned: true }, dice: { command: [1] } });
  t.picks(0, 'ditch amulet');
  expect(told(t, 'command')).toHaveLength(1);
  const silent = hero(elf, { more: { crowned: true } });
  silent.picks(0, 'pass');
  expect(told(silent, 'command')).toHaveLength(0);
});

rule('T R49', 'of several who would cast, the one whose turn it is comes first', () => {
  const others = [{ character: 'elf', spells: ['random'], lives: 2 }];
  const t = hero({ ...WIZARD, lives: 3, spells: ['healing', 'hex'] }, { others });
  t.picks(1, 'cast random').picks(0, 'cast healing');
  expect(told(t, 'spell.cast')).toMatchObject([{ seat: 0, spell: 'healing' }]);
  t.picks(0, 'at seat-0', 'pass').picks(1, 'pass');
  expect(t.asked()).toEqual([0, 1]);
});

rule('T R113', 'the Wizard draws when his last Spell was cast', () => {
  const t = hero({ ...WIZARD, lives: 2, spells: ['healing'] }, { dice: { spell: ['hex'] } });
  t.picks(0, 'cast healing', 'at seat-0');
  expect(t.truth('players.0.spells')).toEqual(['hex']);
});

rule('T R113', 'but not when it is lost otherwise', () => {
  const others = [{ character: 'elf', spells: ['nullify'] }];
  const t = hero({ ...WIZARD, spells: ['healing'] }, { others });
  t.picks(0, 'pass').picks(1, 'cast nullify', 'at seat-0').picks(0, 'pass');
  expect(t.truth('players.0.spells')).toEqual([]);
});

rule(['T R95', 'T 2:8.1'], 'where magic is destroyed Magic Objects add nothing, and surplus Spells go', () => {
  const others = [{ character: 'elf', objects: ['solomons-crown'], spells: ['healing', 'hex', 'random'] }];
  const t = hero({ ...WIZARD, spells: ['destroy-magic', 'teleport'] }, { others });
  t.picks(0, 'cast destroy-magic').picks(1, 'pass').picks(0, 'pass').picks(1, 'pass');
  expect(t.at()).toBe('tidy.spells');
  expect(t.computed('craft', { seat: 1 })).toBe(4);
  expect(t.computed('may-cast', { seat: 0 })).toBe(false);
});

rule('T R112', 'the Hex strikes whoever arrives, its caster too, and stays', () => {
  const more = { hex: { space: 'castle', by: 0, left: 2 } };
  const t = hero({ character: 'elf', space: 'castle' }, { begin: 'encounter', more });
  expect(t.truth('players.0.lives')).toBe(3);
  expect(t.truth('hex.space')).toBe('castle');
});

rule(['T R91', 'T 9:6.2'], 'after three rounds the Hex is over', () => {
  const t = hero(
    { character: 'elf', space: 'city' },
    { begin: 'turn-end', more: { hex: { space: 'castle', by: 0, left: 1 } } },
  );
  expect(t.truth('hex')).toBe(null);
  expect(t.truth('spellDiscard')).toEqual(['hex']);
});

rule('T TURN.2', 'a Spell may be cast in the turn of another', () => {
  const others = [{ character: 'elf', lives: 1, spells: ['healing'] }];
  const t = hero({ character: 'troll', space: 'city' }, { others });
  t.picks(1, 'cast healing', 'at seat-1');
  expect(t.truth('players.1.lives')).toBe(4);
});

rule('T R72', 'first Objects, then Spells save a Life', () => {
  const elf = { character: 'elf', space: 'tavern', objects: ['helmet'], spells: ['preservation'] };
  const t = hero(elf, { begin: 'lose-life', vars: { cause: 'combat' }, dice: { save: [5] } });
  expect(told(t, 'tried')).toHaveLength(1);
  t.picks(0, 'cast preservation');
  expect(t.truth('players.0.lives')).toBe(4);
  const spared = hero(elf, { begin: 'lose-life', vars: { cause: 'combat' }, dice: { save: [6] } });
  expect(spared.truth('players.0.spells')).toEqual(['preservation']);
});

rule('T R73', 'the end of a turn and the start of the next are one moment, for all', () => {
  const others = [{ character: 'priest', space: 'chapel', spells: ['random'] }];
  const t = hero({ ...WIZARD, space: 'city', spells: ['healing'], lives: 2 }, { begin: 'turn-end', others });
  expect([t.at(), t.truth('active')]).toEqual(['window.offer', 1]);
  expect([t.offers(0), t.offers(1)]).toEqual([
    ['pass', 'cast healing'],
    ['pass', 'cast random'],
  ]);
});

rule('T R73', 'there are moments at the start, after the move and before each card', () => {
  const t = hero(
    { ...WIZARD, space: 'city', spells: ['random', 'hex'] },
    { dice: { move: [1, 1], adventure: ['angel'] } },
  );
  expect(t.at()).toBe('window.offer');
  t.picks(0, 'pass', 'go outer-fields-1');
  expect(t.offers(0)).toEqual(['pass', 'cast random']);
  t.picks(0, 'pass');
  expect([t.at(), t.truth('spaces.outer-fields-1.cards')]).toEqual(['window.offer', ['angel']]);
  allPass(t);
  expect(told(t, 'lost')).toMatchObject([{ seat: 0, what: 'life' }]);
});
