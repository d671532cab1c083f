import { able, CHARACTERS, craftOf, has, SPELLS, type SpellName } from '@questhall/talisman';
import { choose, type Decide, type Sight, spokenOf } from '../decision.js';
import { keepWorth, casts as knightCasts, worthNow } from '../knight/casting.js';
import { type Mind, mindOf } from '../knight/mind.js';
import { spellWorth } from '../worth.js';

/**
 * As the knight casts, but for who draws another Spell for each that is cast: to him a Spell in hand that does little is
 * one that keeps a better one out, and whatever does any good is cast at once. In a turn there is an end to that.
 */
export function casting(): Decide {
  let turn = -1;
  let cast = 0;
  return (sight) => {
    if (turn !== sight.view.turn) cast = 0;
    turn = sight.view.turn;
    const found = cast < MOST ? casts(sight) : knightCasts(sight);
    if (sight.options[found.pick] !== 'pass') cast += 1;
    return found;
  };
}
/** So many Spells in a turn are enough. */
const MOST = 8;

const casts: Decide = (sight) => {
  const mind = mindOf(sight.view, sight.seat);
  const draws = drawsAnother(mind);
  const { pick } = choose<number | 'pass'>(sight, '', (o) => {
    if (o === 'pass') return 0;
    const now = worthNow(sight, mind, SPELLS[o].id);
    const kept = draws ? LITTLE : READY * keepWorth(mind);
    return Math.max(now - kept, makingRoom(sight, mind, o));
  });
  if (sight.options[pick] === 'pass') return { pick, why: 'a better moment will come' };
  return { pick, why: draws ? 'I draw another for it' : 'this is the moment for it' };
};

/** It parts with a Spell for less than a knight. */
const READY = 0.7;
/** What must be won by a Spell that is replaced at once. */
const LITTLE = 0.1;
/** What a Spell about to be drawn is worth. */
const NEXT = 3;

/** T 2:6.2 Whether a Spell that is cast makes room for another: by the Wand, or by an ability with an empty hand. */
function drawsAnother({ view, seat }: Mind): boolean {
  const hand = view.spells[seat].length;
  const { spells } = CHARACTERS[view.character[seat]];
  if (has(view, seat, 'wand') && craftOf(view, seat) >= LEARNED && hand <= spells + 1) return true;
  return able(view, seat, 'always-spell') && hand === 1;
}
const LEARNED = 3;

/** What it brings to be rid of a Spell that is of little use; of one before the last, less. */
function makingRoom(sight: Sight, mind: Mind, spell: number): number {
  const { view, seat } = mind;
  const { key } = sight.says;
  const draws = drawsAnother(mind);
  const next = draws ? NEXT : able(view, seat, 'always-spell') && view.spells[seat].length === 2 ? NEXT - 1 : 0;
  const others = spokenOf(sight, 'seat') !== seat;
  if (key === 'ask.window.spell') return draws && others ? LITTLE : -1;
  // An Enemy that another was about to kill: he has no trophy of it.
  if (key === 'ask.window.loss') return draws && others && spokenOf(sight, 'loss') === 'enemy' ? LITTLE : -1;
  const atEase = view.active === seat && (key === 'ask.window.start' || key === 'ask.window.arrival');
  return atEase && next > 0 && OF_LITTLE_USE.has(SPELLS[spell].id) ? next - spellWorth(spell) : -1;
}
const OF_LITTLE_USE: ReadonlySet<SpellName> = new Set([
  'alchemy',
  'destroy-magic',
  'destruction',
  'divination',
  'hex',
  'invisibility',
  'nullify',
  'random',
]);
