import {
  casterOn,
  countersOn,
  FIRST_TREASURE,
  isTreasure,
  scrollNote,
  spellNote,
  spellsIn,
  spellsOf,
  TREASURES,
  toolNote,
  treasureNote,
  type View,
} from '@questhall/dragonlords';

const DEED_NOTES: Readonly<Record<string, string>> = {
  consult: 'Blessed: a unit becomes a DragonLord. Cursed: one is lost.',
  'take orb': 'From the remains of those who came before.',
  fight: 'Her fire takes one at once; one hit wins a treasure.',
  charm: 'The Wizard becomes a DragonLord.',
  reflect: 'It strikes who cast it.',
  'drink potion': 'All of this round are healed.',
  'drink elixir': 'One takes all blows of this round and lives.',
  'buy ship': 'Lies in a harbour of yours from the end of the turn.',
};

/** What a bearer can do, in a line. */
export function bearerNote(view: View, bearer: number): string {
  const treasures = countersOn(view, bearer).filter(isTreasure);
  const spells = casterOn(view, bearer) >= 0 || view.dragon[bearer] ? spellsIn(spellsOf(view, bearer)) : [];
  const knows = spells.length > 0 ? `Knows ${spells.map((spell) => spell.replace('-', ' ')).join(', ')}.` : '';
  return [knows, ...treasures.map((counter) => treasureNote(TREASURES[counter - FIRST_TREASURE]))]
    .filter(Boolean)
    .join(' ');
}

/** A line more about a pick, where there is one. */
export function noteOf(pick: string, bearer: number, view: View | null): string {
  const [verb, what = ''] = pick.split(' ');
  if (DEED_NOTES[pick]) return DEED_NOTES[pick];
  if (spellNote(verb)) return spellNote(verb);
  if (bearer >= 0 && view) return bearerNote(view, bearer);
  if (verb === 'cast') return scrollNote(what);
  if (toolNote(what)) return toolNote(what);
  const treasure = TREASURES.find(({ id }) => id === what);
  return treasure ? treasureNote(treasure) : '';
}
