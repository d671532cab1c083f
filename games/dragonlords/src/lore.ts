import { PEOPLES, type PeopleRow } from './peoples.js';
import { SCROLLS, type ScrollRow } from './scrolls.js';
import type { TreasureRow } from './treasures.js';

const TOOL_NOTES: Readonly<Record<string, string>> = {
  pickaxe: 'Digs out what lies buried.',
  torch: 'Lights caves and crypts; without one a party turns away.',
  potion: 'Heals all who were poisoned in a round, once.',
  elixir: 'One takes all blows of a round and lives, once.',
  talisman: 'Keeps vampires off, and earns a scroll at the Shrine.',
  'dragon-orb': 'Charms Dragons, and earns a spell at the Den.',
};

const SPELL_NOTES: Readonly<Record<string, string>> = {
  fireball: 'Takes a unit without a roll, instead of striking.',
  'lightning-bolt': 'Takes a unit without a roll, instead of striking.',
  teleport: 'Goes with up to five units; a DragonLord with ten.',
  hope: 'Adds 1 to the T.A.S. of friends.',
  heal: 'Heals the poisoned.',
  panic: 'Takes 1 from the T.A.S. of enemies.',
};

/** What a tool is good for. */
export function toolNote(id: string): string {
  return TOOL_NOTES[id] ?? '';
}

/** What a spell does. */
export function spellNote(id: string): string {
  return SPELL_NOTES[id] ?? '';
}

/** Who casts a scroll, and what it does. */
export function scrollNote(id: string): string {
  const row: ScrollRow | undefined = SCROLLS.find((one) => one.id === id);
  if (!row) return '';
  const by = row.by === 'king' ? 'Only a King casts it. ' : row.by === 'wizard' ? 'Only a Wizard casts it. ' : '';
  return by + effectOf(row);
}

function effectOf({ id, harms, as }: ScrollRow): string {
  if (harms === 'each') return 'Each enemy unit there rolls a die, and dies by its own attack number.';
  if (harms) {
    const ward = as === 'fire' ? ' Stopped like fire.' : as === 'lightning' ? ' Stopped like lightning.' : '';
    return `Takes as many enemy units as a die of ${harms} sides shows.${ward}`;
  }
  const effects: Readonly<Record<string, string>> = {
    reflect: 'Turns a harmful scroll back upon its caster.',
    ship: 'A new ship in the harbour where the caster is.',
    legion: 'Up to five units appear with the caster.',
    charm: 'Facing a Dragon, the Wizard becomes a DragonLord.',
    clairvoyance: 'Look at all scrolls of one other people.',
  };
  return effects[id] ?? '';
}

/** What a treasure does for those about its bearer. */
export function treasureNote(row: TreasureRow): string {
  const parts = [
    row.friends ? `+${row.friends} T.A.S. for friends` : '',
    row.foes ? `${row.foes} T.A.S. for enemies` : '',
    row.atSea ? `+${row.atSea} at sea` : '',
    row.wardsFire ? 'fire does nothing' : '',
    row.wardsLightning ? 'lightning does nothing' : '',
    row.wardsScrolls ? 'scrolls do nothing' : '',
    row.again ? `its bearer casts ${row.again.replace('-', ' ')} twice` : '',
    row.saves ? 'each who falls is saved by a 1 or 2' : '',
    row.anyZone ? 'its ship goes to any sea zone' : '',
  ];
  const words = parts.filter(Boolean).join('; ');
  return words && `${words[0].toUpperCase()}${words.slice(1)}.`;
}

/** The reference card of a people, line by line. */
export function peopleLines(people: number): readonly string[] {
  const row: PeopleRow = PEOPLES[people];
  return [
    `Attack ${row.attack}, defence 6`,
    row.bargain ? `${row.price} gold each, ${row.bargain.units} for ${row.bargain.gold}` : `${row.price} gold each`,
    `Ships go ${row.sails} zones`,
    ...(row.sneaks ? ['Sneak attacks in realms whose kingdom is theirs'] : []),
    ...(row.mines ? ['Ten gold and +1 T.A.S. in mines'] : []),
  ];
}
