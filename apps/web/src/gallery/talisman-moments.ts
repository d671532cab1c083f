import type { Json } from '@questhall/kernel';
import type { Shown } from './shown.js';

type Words = Readonly<Record<string, Json>>;
type Evening = (changed?: Readonly<Record<number, Words>>) => Words;
const [RED, GREEN, BLUE, GOLD] = [0, 1, 2, 3];
const turn = (proc: string, vars: Words = {}, seat = RED) => ({ proc, vars: { seat, ...vars } });

/** Moments that games seldom come to. */
export function moments(evening: Evening, quiet: Evening): Readonly<Record<string, Shown>> {
  const inner = (space: string, more: Words = {}): Shown => ({
    seat: RED,
    position: quiet({ 0: { space, due: true, objects: ['talisman', 'sword'], ...more } }),
    begin: turn('instructions'),
  });
  const cast = (spell: string, changed: Words = {}): Shown => ({
    seat: BLUE,
    position: evening({ 2: { spells: [spell], ...changed }, 3: { spells: [] } }),
    begin: turn('turn', {}, BLUE),
    play: [{ seat: BLUE, picks: [`cast ${spell}`] }],
  });
  return {
    dying: {
      seat: BLUE,
      position: evening({ 0: { lives: 1, space: 'ruins' }, 2: { spells: ['preservation'] } }),
      begin: turn('lose-life'),
    },
    reborn: { seat: RED, position: quiet({ 0: { character: null } }), begin: turn('turn') },
    attacked: {
      seat: GOLD,
      position: quiet({ 3: { invisible: true } }),
      begin: turn('meet'),
    },
    duel: {
      seat: RED,
      position: quiet({ 0: { objects: ['sword', 'potion-of-strength'] } }),
      begin: turn('encounter'),
    },
    victor: {
      seat: RED,
      position: quiet({ 3: { objects: ['ring', 'wand'], gold: 4 } }),
      begin: turn('meet'),
      dice: { combat: [6, 5, 1] },
    },
    ready: {
      seat: GREEN,
      position: quiet({
        1: { space: 'outer-fields-4', objects: ['axe', 'potion-of-strength'], followers: ['mercenary'] },
      }),
      begin: turn('space', {}, GREEN),
    },
    shop: {
      seat: GREEN,
      position: quiet({ 1: { space: 'village', gold: 9 } }),
      begin: turn('space', {}, GREEN),
      play: [{ seat: GREEN, picks: ['call on blacksmith'] }],
    },
    healer: {
      seat: GREEN,
      position: quiet({ 1: { space: 'village', lives: 1 } }),
      begin: turn('space', {}, GREEN),
      play: [{ seat: GREEN, picks: ['call on healer'] }],
    },
    followers: {
      seat: RED,
      position: quiet({ 0: { space: 'outer-woods-3', objects: ['sword'] } }),
      begin: turn('claim'),
    },
    tidy: {
      seat: RED,
      position: quiet({ 0: { objects: ['sword', 'holy-lance', 'wand', 'ring', 'amulet'], space: 'outer-woods-1' } }),
      begin: turn('turn-end'),
    },
    druid: { seat: RED, position: quiet({ 0: { character: 'druid', alignment: 'neutral' } }), begin: turn('move') },
    trophies: {
      seat: RED,
      position: quiet({ 0: { trophies: ['bear', 'wolf', 'dragon', 'ogre'] } }),
      begin: turn('move'),
      play: [{ seat: RED, picks: ['exchange'] }],
    },
    market: { seat: RED, position: quiet(), begin: turn('market') },
    bargain: {
      seat: GREEN,
      position: quiet(),
      begin: turn('market'),
      play: [
        { seat: RED, picks: ['give gold'] },
        { seat: RED, picks: ['want axe'] },
        { seat: RED, picks: ['offer'] },
      ],
    },
    chasm: inner('chasm', { character: 'troll', strength: 6, followers: ['unicorn', 'prince'], due: false }),
    crypt: inner('crypt'),
    mines: inner('mines'),
    werewolf: inner('werewolf-den'),
    vampire: { ...inner('vampires-tower', { followers: ['unicorn', 'prince'] }), dice: { vampire: [5] } },
    death: inner('dice-with-death'),
    pits: inner('pits', { foe: 3 }),
    crowned: {
      seat: RED,
      position: quiet({ 0: { space: 'crown-of-command', objects: ['talisman', 'amulet'] } }),
      begin: turn('encounter'),
    },
    acquisition: cast('acquisition'),
    robbed: {
      ...cast('acquisition'),
      play: [
        { seat: BLUE, picks: ['cast acquisition'] },
        { seat: BLUE, picks: ['at seat-0'] },
      ],
    },
    destruction: cast('destruction'),
    hex: cast('hex'),
    teleport: cast('teleport'),
    counter: {
      seat: BLUE,
      position: evening({ 2: { spells: ['counterspell'] }, 3: { spells: ['healing'], lives: 2 } }),
      begin: turn('turn', {}, GOLD),
      play: [
        { seat: GOLD, picks: ['cast healing'] },
        { seat: BLUE, picks: ['pass'] },
        { seat: GOLD, picks: ['at seat-3'] },
      ],
    },
    orb: {
      seat: GOLD,
      position: quiet({ 3: { space: 'outer-plains-1' } }),
      begin: turn('space', {}, GOLD),
    },
    sentinel: {
      seat: RED,
      position: quiet({ 0: { space: 'sentinel' } }),
      begin: turn('bridge', { steps: 2 }),
    },
    temple: { seat: RED, position: quiet({ 0: { space: 'temple' } }), begin: turn('space'), dice: { table: [4, 4] } },
    enslaved: { seat: RED, position: quiet({ 0: { space: 'temple', enslaved: true } }), begin: turn('move') },
    gate: { seat: RED, position: quiet({ 0: { space: 'castle', lives: 2 } }), begin: turn('space') },
    warlock: { seat: RED, position: quiet({ 0: { space: 'warlocks-cave' } }), begin: turn('space') },
    toll: { seat: RED, position: quiet({ 0: { space: 'black-knight', gold: 2 } }), begin: turn('space') },
    quest: { seat: RED, position: quiet({ 0: { quest: 5, gold: 4 } }), begin: turn('move') },
    siren: { seat: GREEN, position: quiet({ 1: { space: 'oasis' } }), begin: turn('space', {}, GREEN) },
    many: {
      seat: RED,
      position: quiet({ 1: { space: 'outer-plains-3' }, 2: { space: 'outer-plains-3' } }),
      begin: turn('encounter'),
    },
  };
}
