import { type Flow, goto, leave, type Seat, type Table } from '@questhall/kernel';
import type { Board } from '../board.js';
import { type Calls, chapter, type Outcome } from '../calls.js';
import { followerId } from '../cards/kinds.js';
import { ALIGNMENTS, CREATURES, type Effect, LIFTS } from '../effects.js';
import { align, becomeToad } from '../fates.js';
import {
  change,
  changeGold,
  gainLives,
  gainSpells,
  giveTalisman,
  healLives,
  killFollower,
  looseFollowers,
} from '../goods.js';
import { spaceNamed } from '../map.js';
import { able } from '../values.js';
import { priceOf } from './hosts.js';
import { arrive } from './move.js';
import { distinct } from './tidy.js';

type V = Calls['effect']['takes'] & { bonus: number; outcome: Outcome; lost: number };
const { ask, call, done, procedure } = chapter('effect', () => ({ bonus: 0, outcome: 'won' as Outcome, lost: 0 }));

/** What a table, a card or a host does to a character. */
export const effect = procedure({
  steps: {
    // T R115 A bonus is declared before the roll.
    bonus: ask({
      rule: 'T R115',
      who: (b, v) => (v.effect.do === 'roll' && v.effect.prayer && able(b, v.seat, 'prayer-bonus') ? v.seat : null),
      says: () => ({ key: 'ask.prayer' }),
      options: () => ['add 1', 'add nothing'],
      name: (o: string) => o,
      then: (_, v, o) => {
        v.bonus = o === 'add 1' ? 1 : 0;
      },
    }),
    run: (t, v) => {
      if (v.effect.do !== 'roll') return undefined;
      v.effect = rolled(t, v, v.effect);
    },
    // T R104 One of those he can meet.
    which: ask({
      rule: 'T R104',
      who: (_, v) => (v.effect.do === 'choose' ? v.seat : null),
      says: (_, v) => ({ key: 'ask.choose', args: { source: v.source } }),
      options: (b, v) =>
        v.effect.do === 'choose' ? v.effect.of.flatMap((e, i) => (canMeet(b, v.seat, e) ? [i] : [])) : [],
      name: (i: number, _, v) => (v.effect.do === 'choose' ? effectName(v.effect.of[i]) : ''),
      then: (_, v, i) => {
        if (v.effect.do === 'choose') v.effect = v.effect.of[i];
      },
    }),
    carry: (t, v) => carryOut(t, v),
    fought: (_, v) => {
      if (v.effect.do !== 'fight') return done();
      // T 16:4.3, T 16:10 A lost or drawn fight ends the turn. T R32 The creature is gone.
      return v.outcome === 'lost' || v.outcome === 'drawn' ? leave('turn', { seat: v.seat }) : done();
    },
    follower: ask({
      rule: 'T 6:3',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.follower' }),
      options: (b, v) => distinct(looseFollowers(b, v.seat)),
      name: (f: number) => `give up ${followerId(f)}`,
      then: (t, v, f) => killFollower(t, v.seat, f),
    }),
  },
});

/** T EQUIP.9 The dice added up; T R115 totals beyond the table count as its last row. */
function rolled(t: Table<Board>, v: V, { dice, rows }: Extract<Effect, { do: 'roll' }>): Effect {
  const rolls = Array.from({ length: dice }, () => t.d6('table'));
  const cave = v.source === 'cave' && able(t.board, v.seat, 'cave-bonus') ? 1 : 0;
  const total = rolls.reduce((a, b) => a + b, 0) + v.bonus + cave;
  t.tell('table', { seat: v.seat, source: v.source, dice: rolls, total });
  return rows[Math.min(total - dice, rows.length - 1)];
}

function canMeet(b: Board, seat: Seat, effect: Effect): boolean {
  return effect.do !== 'lose-follower' || looseFollowers(b, seat).length > 0;
}

export function effectName(effect: Effect): string {
  if (effect.do === 'lives') return effect.n < 0 ? 'lose life' : 'gain life';
  return effect.do === 'lose-follower' ? 'lose follower' : effect.do;
}

function carryOut(t: Table<Board>, v: V): Flow<'follower'> {
  const { seat, effect: e } = v;
  switch (e.do) {
    case 'lives':
      return e.n > 0 ? gainLives(t, seat, e.n) : call('lose-life', { seat, n: -e.n, cause: 'other' }, { into: 'lost' });
    case 'strength':
    case 'craft':
      // T 1:5, T 2:4 Encounters give and take Strength and Craft.
      return change(t, seat, e.do, e.n);
    case 'gold':
      return changeGold(t, seat, e.n);
    case 'spells':
      return spellsFrom(t, seat, e);
    case 'heal':
      return healing(t, seat, e);
    case 'miss-turn':
      // T R74 Not this turn but the next is missed; several add up.
      t.board.misses[seat] += 1;
      return t.tell('misses', { seat });
    case 'toad':
      return becomeToad(t, seat);
    case 'fight':
      return fights(v, e.creature);
    case 'lose-follower':
      return goto('follower');
    default:
      return strange(t, v, e);
  }
}

type Strange = Exclude<
  Effect,
  { do: 'lives' | 'strength' | 'craft' | 'gold' | 'spells' | 'heal' | 'miss-turn' | 'toad' | 'fight' | 'lose-follower' }
>;

function strange(t: Table<Board>, v: V, e: Strange): Flow {
  const { seat } = v;
  switch (e.do) {
    case 'go':
      return sent(t, seat, e.to, v.source);
    case 'go-anywhere':
      return call('travel', { seat });
    case 'align':
      return align(t, seat, ALIGNMENTS.indexOf(e.to));
    case 'talisman':
      return giveTalisman(t, seat);
    case 'by-alignment':
      return call('effect', { seat, effect: e.rows[t.board.alignment[seat]], source: v.source });
    case 'alchemy':
      return call('alchemy', { seat });
    case 'shop':
      return call('shop', { seat, at: e.at });
    case 'wish':
      return call('wish', { seat });
    case 'enslave':
      t.board.enslaved[seat] = true;
      return t.tell('enslaved', { seat });
    case 'lift':
      t.board.lift[seat] = LIFTS.indexOf(e.by);
      t.board.liftTurn[seat] = t.board.turn;
      return t.tell('lift', { seat, by: e.by });
    case 'quest':
      t.board.quest[seat] = e.task;
      t.board.questDone[seat] = false;
      return t.tell('quest', { seat, task: e.task });
    default:
      return undefined;
  }
}

function spellsFrom(t: Table<Board>, seat: Seat, e: Extract<Effect, { do: 'spells' }>): void {
  if (e.price) changeGold(t, seat, -e.price);
  gainSpells(t, seat, e.n);
}

function healing(t: Table<Board>, seat: Seat, e: Extract<Effect, { do: 'heal' }>): Flow {
  const price = priceOf(t.board, seat, e);
  if (price > 0) return call('heal', { seat, most: e.most, price });
  return healLives(t, seat, e.most);
}

function fights(v: V, id: (typeof CREATURES)[number]['id']): Flow {
  const creature = CREATURES.findIndex((c) => c.id === id);
  const { strength, craft } = CREATURES[creature];
  const psychic = strength === 0;
  return call(
    'fight',
    { seat: v.seat, foes: [], creature, power: psychic ? craft : strength, psychic },
    { into: 'outcome' },
  );
}

/** T R69, T R81 Sent to a space that is named; there is another encounter there. */
function sent(t: Table<Board>, seat: Seat, to: string, by: string): void {
  arrive(t, seat, spaceNamed(to), by);
  t.board.arrived = true;
}
