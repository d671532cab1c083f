import type { Flow, Seat, Table } from '@questhall/kernel';
import { type Board, kindIn, spaceOf } from '../board.js';
import { type Calls, chapter } from '../calls.js';
import { KINDS } from '../cards/kinds.js';
import { HEX, SPELL_IDS, SPELLS } from '../cards/spells.js';
import { aimsOf, CARD, SPACE } from '../casting.js';
import { becomeToad } from '../fates.js';
import { change, changeGold, discardHand, discardKind, drawSpell, gainLives, healLives, lift } from '../goods.js';
import { SPACES } from '../map.js';
import { able, craftOf, spellLimit, startOf } from '../values.js';
import { divine } from './divination.js';

type V = Calls['cast']['takes'] & { aim: number };
const { ask, call, done, procedure } = chapter('cast', () => ({ aim: -1 }));

/** 9:6 A Spell is cast: shown, aimed, perhaps undone, carried out, discarded. */
export const cast = procedure({
  steps: {
    show: (t, v) => {
      const { board: b } = t;
      b.spells[v.seat].splice(b.spells[v.seat].indexOf(v.spell), 1);
      b.casting.push(v.spell);
      b.countered.push(false);
      b.untidy = true;
      // T R66 A Spell is public when it is cast.
      t.reveal('spell.cast', { seat: v.seat, spell: SPELL_IDS[v.spell] });
    },
    aim: ask({
      rule: 'T 9:6.1',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.aim', args: { spell: SPELL_IDS[v.spell] } }),
      options: (b, v) => aimsOf(b, v.spell, v.when, v.seat) ?? [],
      name: aimName,
      at: aimAt,
      then: (t, v, o) => {
        v.aim = o;
        t.tell('spell.aimed', { seat: v.seat, spell: SPELL_IDS[v.spell], at: aimName(o) });
      },
    }),
    // T R49 A Spell that answers another comes before it.
    counter: (_, v) => call('window', { when: 'spell', seat: v.seat, loss: 'none' }),
    effect: (t, v) => {
      const { board: b } = t;
      if (!b.countered.at(-1)) return isAimless(b, v) ? undefined : carryOut(t, v);
      t.tell('spell.countered', { seat: v.seat, spell: SPELL_IDS[v.spell] });
    },
    end: (t, v) => {
      // T 9:5.1, T R113 Who always has a Spell draws one when the last was cast.
      if (drawsAgain(t.board, v.seat)) drawSpell(t, v.seat);
      return done();
    },
  },
  cleanup: (b) => {
    const spell = b.casting.pop() as number;
    b.countered.pop();
    // T 9:6.2 When its effect has ended it is discarded; the Hex lies on the board till then.
    if (spell !== HEX || b.hexLeft !== JUST_LAID) b.spellDiscard[spell] += 1;
    else b.hexLeft = 4;
    b.untidy = true;
  },
});

/** How a Hex that is being laid is marked until it has been. */
const JUST_LAID = 99;

/** Whether what it was to be aimed at is gone. */
function isAimless(b: Board, v: V): boolean {
  return v.aim < 0 && aimsOf(b, v.spell, v.when, v.seat) !== null;
}

function drawsAgain(b: Board, seat: Seat): boolean {
  return b.spells[seat].length === 0 && able(b, seat, 'always-spell') && spellLimit(b, seat) > 0;
}

function aimName(o: number): string {
  if (o >= SPACE) return `at ${SPACES[o - SPACE].id}`;
  if (o < CARD) return `at seat-${o}`;
  const card = o - CARD;
  if (card === 255) return 'at creature';
  const where = card > 255 ? ` on ${SPACES[spaceOf(card)].id}` : '';
  return `at ${KINDS[kindIn(card)].id}${where}`;
}

/** What an option of `cast.aim` stands for: a seat, a space, a card lying on a space, or a creature that attacks. */
export function aimOf(o: number): { at: 'seat' | 'space' | 'card' | 'creature'; what: number; space: number } {
  if (o >= SPACE) return { at: 'space', what: o - SPACE, space: o - SPACE };
  if (o < CARD) return { at: 'seat', what: o, space: -1 };
  const card = o - CARD;
  return card > 255
    ? { at: 'card', what: kindIn(card), space: spaceOf(card) }
    : { at: 'creature', what: card === 255 ? -1 : card, space: -1 };
}

function aimAt(o: number): string[] {
  if (o >= SPACE) return [SPACES[o - SPACE].id];
  if (o < CARD) return [`seat-${o}`];
  return o - CARD > 255 ? [SPACES[spaceOf(o - CARD)].id] : [];
}

function carryOut(t: Table<Board>, v: V): Flow {
  const { board: b } = t;
  const { seat, aim } = v;
  switch (SPELLS[v.spell].id) {
    case 'acquisition':
      return call('rob', { seat, other: aim, what: 'goods' });
    case 'mesmerism':
      return call('rob', { seat, other: aim, what: 'followers' });
    case 'alchemy':
      return call('alchemy', { seat });
    case 'counterspell':
      // It undoes the Spell below it.
      b.countered[b.countered.length - 2] = true;
      return undefined;
    case 'preservation':
      b.saved = true;
      return t.tell('preserved', { seat });
    case 'nullify':
      return discardHand(t, aim);
    case 'healing':
      return healLives(t, aim, 4);
    case 'random':
      return chance(t, aim);
    default:
      return further(t, v);
  }
}

function further(t: Table<Board>, v: V): Flow {
  const { board: b } = t;
  const { seat, aim } = v;
  switch (SPELLS[v.spell].id) {
    case 'destroy-magic':
      // T R95 Until the caster's next turn.
      b.quietBy = seat;
      return undefined;
    case 'destruction':
      return destroy(t, aim - CARD);
    case 'divination':
      return divine(t, seat);
    case 'hex':
      b.hexAt = aim - SPACE;
      b.hexBy = seat;
      b.hexLeft = JUST_LAID;
      return undefined;
    case 'immobility':
      return stop(b, v);
    case 'invisibility':
      b.invisible[seat] = true;
      return undefined;
    case 'psionic-blast':
      return blast(b, seat);
    case 'teleport':
      b.teleport = aim - SPACE;
      return undefined;
    case 'temporal-warp':
      // Three turns in a row: this one and two more.
      b.extra += 2;
      return undefined;
    default:
      return undefined;
  }
}

function destroy(t: Table<Board>, card: number): void {
  lift(t.board, spaceOf(card), kindIn(card));
  discardKind(t.board, kindIn(card));
  t.tell('destroyed', { card: KINDS[kindIn(card)].id, space: SPACES[spaceOf(card)].id });
}

/** Immobility holds the character whose turn it is, or one creature. */
function stop(b: Board, { aim, when }: V): void {
  if (when === 'start') b.stopped = true;
  else if (aim === CARD + 255) {
    if (b.fight) b.fight.stopped = true;
  } else b.still.push(aim - CARD);
}

/** Psionic Blast adds Craft to Strength for this Combat. */
function blast(b: Board, seat: Seat): void {
  const f = b.fight;
  if (!f) return;
  const side = f.seat === seat ? 0 : 1;
  f.blast[side] += b.house.startingCraftBlast ? startOf(b, seat).craft : craftOf(b, seat);
}

/** The Spell Random: a die says what befalls a character. */
function chance(t: Table<Board>, seat: Seat): void {
  const { board: b } = t;
  const die = t.d6('random');
  t.tell('random', { seat, die });
  if (die === 1) becomeToad(t, seat);
  else if (die === 2) change(t, seat, 'strength', -1000);
  else if (die === 3) change(t, seat, 'craft', -1000);
  else if (die === 4) changeGold(t, seat, -b.gold[seat]);
  else if (die === 5) change(t, seat, 'strength', 1);
  else gainLives(t, seat, 1);
}
