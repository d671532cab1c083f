import type { Json, Phrase, Seat } from '@questhall/kernel';
import { type Board, cardsOn } from '../board.js';
import { type Ability, CHARACTERS, type Character } from '../cards/characters.js';
import { IS_WEAPON, KINDS, MAZE, RAISED } from '../cards/kinds.js';
import { CHASM, CRAGS, FOREST, IS_HILLS, IS_WOODS, type SpaceId } from '../map.js';
import { craftOf, isToad } from '../values.js';

/** What has just been told, as far as one seat is its subject, and where that seat stands now. */
interface Sight {
  readonly b: Board;
  readonly seat: Seat;
  readonly all: readonly Phrase[];
  /** The args of the seat's own events of that name. */
  own(key: string): Readonly<Record<string, Json>>[];
}

const ALL: readonly Character[] = CHARACTERS;

/** Each ability of each character. */
export const ABILITIES: readonly string[] = ALL.flatMap(({ id, abilities }) => abilities.map((a) => `${id} ${a.id}`));

/** The abilities that made a difference, or stood open, as far as events and board tell. */
export function abilitiesUsed(b: Board, events: readonly Phrase[]): string[] {
  const found: string[] = [];
  for (let seat = 0; seat < b.seats; seat++) {
    const character = ALL[b.character[seat]];
    if (!character || isToad(b, seat)) continue;
    const sight = sightOf(b, seat, events);
    for (const { id } of character.abilities) if (USED[id]?.(sight)) found.push(`${character.id} ${id}`);
  }
  return found;
}

function sightOf(b: Board, seat: Seat, all: readonly Phrase[]): Sight {
  const own = (key: string) => all.flatMap((e) => (e.key === key && e.args?.seat === seat ? [e.args] : []));
  return { b, seat, all, own };
}

const is = (key: string) => (s: Sight) => s.own(key).length > 0;
const met = (deed: string) => (s: Sight) => s.own('met').some((a) => a.deed === deed);
const told = (s: Sight, ...keys: string[]) => s.all.some(({ key }) => keys.includes(key));
const evadedOn = (spaces: readonly boolean[]) => (s: Sight) =>
  !s.b.invisible[s.seat] && spaces[s.b.at[s.seat]] && (is('evaded')(s) || is('evaded.character')(s));
/** The space is used and no die was told: it was left to him. */
const sparedAt = (space: SpaceId, key: string) => (s: Sight) =>
  s.b.active === s.seat && s.b.at[s.seat] === space && s.b.visited.includes(1000 + space) && !told(s, key);
const sum = (dice: Json | undefined) => (dice as number[]).reduce((x, y) => x + y, 0);
const addedOne = (sources: readonly string[]) => (s: Sight) =>
  s.own('table').some((a) => sources.includes(String(a.source)) && Number(a.total) > sum(a.dice));
const fightsHad = (s: Sight) => [...s.own('fought'), ...s.own('clashed')].filter((a) => !a.psychic);
const armed = (s: Sight) => s.b.objects[s.seat].filter((kind) => IS_WEAPON[kind]).length;

const isOthersLife = ({ key, args }: Phrase, seat: Seat) =>
  key === 'lost' && args?.what === 'life' && args.seat !== seat;

/** How each ability is told. What only keeps from something shows where it would have happened. */
const USED: Readonly<Partial<Record<Ability, (s: Sight) => boolean>>> = {
  assassinate: (s) => fightsHad(s).some((a) => (a.dice as number[])[1] === 0),
  'change-alignment': (s) => is('alignment')(s) && !told(s, 'table'),
  'woods-spells': (s) => is('spell.drawn')(s) && IS_WOODS[s.b.at[s.seat]] && !told(s, 'spell.cast'),
  'always-safe-forest': (s) => s.own('moved').some((a) => a.space === 'forest'),
  'safe-forest': sparedAt(FOREST, 'table'),
  'safe-crags': sparedAt(CRAGS, 'table'),
  'safe-chasm': sparedAt(CHASM, 'chasm'),
  'evade-hills': evadedOn(IS_HILLS),
  'evade-woods': evadedOn(IS_WOODS),
  'cave-bonus': addedOne(['cave']),
  'prayer-bonus': addedOne(['prayer', 'shrine']),
  'portal-die': (s) => s.own('portal').some((a) => (a.dice as number[]).length === 1),
  'mines-dice': (s) => s.own('exit').some((a) => a.space === 'mines' && (a.dice as number[]).length === 2),
  'ignore-maze': (s) =>
    told(s, 'moved', 'drawn') && cardsOn(s.b, s.b.at[s.seat]).includes(MAZE) && craftOf(s.b, s.seat) < 5,
  'woods-walk': (s) => s.own('moved').some((a) => a.by === 'woods'),
  'psychic-attack': met('attack by craft'),
  'life-drain': (s) => s.own('gained').some((a) => a.what === 'life') && s.all.some((e) => isOthersLife(e, s.seat)),
  'raise-dead': (s) => s.b.followers[s.seat].some((f) => f >= RAISED),
  'beasts-passive': (s) => s.own('attacked').some((a) => (a.by as string[]).length === 0),
  charm: is('charmed'),
  'take-maidens': met('take maidens'),
  'craft-in-combat': (s) => fightsHad(s).length > 0,
  'no-weapons': (s) => fightsHad(s).length > 0 && armed(s) > 0,
  // T 5:2 He may not even have it: it lies before him and stays.
  'no-armour': (s) =>
    s.b.active === s.seat && cardsOn(s.b, s.b.at[s.seat]).some((kind) => KINDS[kind].saves !== undefined),
  'destroy-spirits': (s) => is('killed')(s) && !told(s, 'fought'),
  'always-spell': (s) => is('spell.drawn')(s) && !told(s, 'table', 'card', 'character', 'reborn'),
  'draw-more': is('discarded'),
  'read-spells': (s) => s.b.spells.some((hand, other) => other !== s.seat && hand.length > 0),
  beguile: is('beguiled'),
  'take-follower': met('take follower'),
  steal: met('steal'),
  'free-goods': (s) => s.own('bought').some((a) => a.price === 0),
  regenerate: (s) => is('healed')(s) && s.all.every(({ key }) => key === 'healed' || key.startsWith('turn')),
  'two-dice': (s) => fightsHad(s).length > 0,
  'two-weapons': (s) => fightsHad(s).length > 0 && armed(s) > 1,
};
