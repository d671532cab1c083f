import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { CALM, member, offered, one, told } from '../stage.js';
import { isles } from '../table.js';

/** What players argue about at the table. */
const COMMON = ['torwall', 'woodswall', 'longrift', 'crescent-ridge', 'meadowfarm', 'hillshire'];

rule('W 7.353b', 'the corrections bring a High Wizard to who has no Order, not to who has reached Rank 4', () => {
  const gift = (player: object) => {
    const dice = { gift: [2, 1], wizard: ['terek'], move: CALM };
    const position = { players: { 0: { at: 'hamdrels-cottage-centre', ...player } } };
    const begin = { proc: 'encounter', vars: { seat: 0 } };
    return told(isles({ seats: 2, options: { corrections: true }, position, begin, dice, moreDice: 'seed' }), 'met');
  };
  expect(gift({})).toHaveLength(2);
  expect(gift(member('druids', 4))).toHaveLength(1);
});

rule('W 7.354a', 'who fails to transport himself away from Hamdrel meets her again', () => {
  const player = { ...member('wizards', 3), at: 'hamdrels-cottage-centre', withHamdrel: 1 };
  const t = one('turn', player, { spell: [6], gift: [1, 1], points: [2] });
  t.picks(0, 'cast transporting', 'gain power');
  expect([t.truth('players.0.points'), t.truth('players.0.withHamdrel')]).toEqual([[0, 0, 4], 2]);
});

/** The second Fortnight's end but one: Elven tiles fall, and Meadowshire has most markers. */
function elvenFall(task: object) {
  return isles({
    seats: 2,
    position: {
      fortnight: 9,
      day: 14,
      fallen: COMMON,
      demons: ['meadowshire-a2', 'meadowshire-a3', 'meadowshire-a4'],
      players: {
        0: { ...member('druids', 1), at: 'melekoks-tower-a1', tasks: [task] },
        1: { at: 'melekoks-tower-a2' },
      },
    } as never,
    begin: { proc: 'evil' },
    dice: { place: [3, 1, 3, 2] },
  });
}

rule('W 12.43b', 'a Task for EVERY plains space of one territory is lost with it, though some are done', () => {
  const marks = ['1 woodland-centre done', '2 meadowshire-c2 done', '2 meadowshire-c3'];
  const t = elvenFall({ card: 'task-44', marks });
  expect([t.truth('players.0.tasks'), t.truth('players.0.points'), t.truth('completed')]).toEqual([[], [0, 0, 0], 0]);
});

rule('W 12.43b', 'a Task for EVERY Dwelling is completed if those that stand are done', () => {
  const marks = ['1 sacred-circle-centre done', '2 glendale-c3 done', '2 meadowshire-b2'];
  const t = elvenFall({ card: 'task-60', marks });
  expect([t.truth('players.0.points'), t.truth('completed')]).toEqual([[5, 10, 10], 1]);
});

rule('W 12.42', 'High Wizards on a tile that falls leave the board, and all are told', () => {
  const t = isles({
    seats: 2,
    position: {
      fortnight: 3,
      day: 14,
      demons: ['torwall-a2'],
      wizards: { terek: 'torwall-a3' },
      secrets: { A: { at: 'torwall-a4', who: 'elekov', known: [0] } },
    },
    begin: { proc: 'evil' },
    dice: { place: [3, 1, 3, 2] },
  });
  expect([t.truth('wizardDeck'), told(t, 'wizard.lost'), told(t, 'secret.lost')]).toEqual([
    14,
    [{ person: 'terek' }],
    [{ letter: 'A' }],
  ]);
});

rule('W R12', 'of two Secret Wizards in a space only the one aimed at is unmasked', () => {
  const secret = (who: string) => ({ at: 'torwall-a1', who, known: [1] });
  const t = one(
    'encounter',
    { ...member('sorcerers', 4), at: 'megmorans-tower-centre' },
    { gem: [6] },
    { secrets: { A: secret('terek'), B: secret('elekov') } },
  );
  t.picks(0, 'cast gem-summoning', 'letter A');
  expect([t.sees(0, 'secrets.B.who'), t.truth('wizards.elekov'), told(t, 'secret.unmasked').length]).toEqual([
    'unknown',
    null,
    1,
  ]);
});

rule(['W R17', 'W 11.211a'], 'who can walk to a coast and call a Boat is not stranded', () => {
  const magician = { ...member('sorcerers', 3), at: 'hamdrels-cottage-centre' };
  const priest = { ...member('druids', 2), at: 'hamdrels-cottage-centre' };
  const tiles = { 'hamdrels-cottage': { at: '17-28' } };
  const isStranded = (player: object) =>
    isles({ seats: 2, position: { tiles, boats: ['sea-5-8'], players: { 0: player } } as never }).computed('stranded', {
      seat: 0,
    });
  expect([isStranded(magician), isStranded(priest)]).toEqual([false, true]);
});

rule('W A.6', 'alone in the tunnels of the Lair, with a Boat to call, nobody is lost yet', () => {
  const player = { ...member('sorcerers', 3), at: 'dragons-lair-c3' };
  const begin = { proc: 'turn', vars: { seat: 0 } };
  const position = { tiles: { 'dragons-lair': { at: '38-28' } }, players: { 0: player } };
  const alone = isles({ seats: 1, position: position as never, begin });
  const caller = isles({ seats: 1, position: { ...position, boats: ['sea-5-8'] } as never, begin });
  expect([alone.result?.rule, caller.result]).toEqual(['W A.6', null]);
});

rule(['W R17', 'W 8.451'], 'a Horse that stays two turns swims two spaces to the next island', () => {
  const tiles = { torwall: { at: '5-26' } };
  const isStranded = (animalTurns: number) => {
    const players = { 0: { at: 'torwall-a4', animal: 'horse', animalTurns } };
    return isles({ seats: 2, position: { tiles, players } }).computed('stranded', { seat: 0 });
  };
  expect([isStranded(2), isStranded(1)]).toEqual([false, true]);
});

rule('W 11.2131', 'the turn that a Druid wins by leaving a stone is told', () => {
  const t = one('turn', { ...member('druids', 2), at: 'sacred-circle-c1' }, { spell: [5], place: [1, 1, 1, 2] });
  t.picks(0, 'cast transporting');
  expect(told(t, 'extra-turns')).toEqual([{ seat: 0, n: 1 }]);
});

rule('W 11.2241', 'a Wizard card Trap that cannot hold a warded player is told', () => {
  const t = one('wizard-card', { events: ['event-25'] }, { wizard: ['trap-lair'] });
  expect([told(t, 'trap.warded'), t.truth('players.0.at')]).toEqual([[{ seat: 0 }], 'meadowfarm-a1']);
});

rule('W R126', 'Event 37 sets nobody down in water', () => {
  const t = one('turn', { events: [{ card: 'event-37', until: 3 }] }, {}, { day: 2 });
  t.picks(0, 'go anywhere');
  expect(t.refuses(0, 'go sea-5-8')).toMatchObject({ rule: 'W R126' });
  expect(t.refuses(0, 'go sacred-circle-centre')).toMatchObject({ rule: 'W 8.5' });
});

rule('W 7.6a', 'who stays with a Demon or with the Dragon is left alone', () => {
  for (const [fiend, at] of [
    ['demons', ['meadowfarm-c1']],
    ['dragon', 'meadowfarm-c1'],
  ] as const) {
    const more = { [fiend]: at } as Readonly<Record<string, never>>;
    const t = one('turn', { at: 'meadowfarm-c1' }, { move: CALM, demons: [], dragon: [] }, more);
    t.picks(0, 'stop');
    expect([...told(t, 'demons'), ...told(t, 'dragon')]).toEqual([]);
  }
});

rule(['W 7.6a', 'W R60'], 'and so is who sails on in a Boat with a Demon', () => {
  const player = { at: 'sea-20-28', boat: 1 };
  const t = one('turn', player, { move: CALM, demons: [] }, { boats: ['sea-20-28'], boatDemons: [1] });
  t.picks(0, 'sail sea-20-29', 'stop');
  expect([told(t, 'demons'), offered(t, 1, 'go').length > 0]).toEqual([[], true]);
});

rule('W R127', 'a partner of Rank 4 gives Optional Tasks away, but takes none', () => {
  const meets = (first: object, second: object) =>
    isles({
      seats: 4,
      options: { partners: true },
      position: { players: { 0: { at: 'torwall-a1', ...first }, 2: { at: 'torwall-a1', ...second } } } as never,
      begin: { proc: 'encounter', vars: { seat: 0 } },
      dice: { players: [] },
    });
  const master = { ...member('druids', 4), tasks: ['task-48'] };
  expect(meets(master, member('wizards', 1)).offers(0)).toEqual(['enough', 'give task-48']);
  expect(meets({ ...member('wizards', 1), tasks: ['task-36'] }, master).offers(2)).toEqual(['enough', 'give task-48']);
});

rule('W 7.3051g', 'no Event carries the Dragonbound to the Star Crest', () => {
  const t = one('event', { ...member('druids', 1), bound: true }, { event: ['event-21'] });
  expect(offered(t, 0, 'go')).not.toContain('green-grove-centre');
  expect(offered(t, 0, 'go')).toContain('green-grove-a1');
});
