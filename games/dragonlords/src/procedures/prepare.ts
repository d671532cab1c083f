import { type Flow, goto, type Table } from '@questhall/kernel';
import {
  bearerId,
  bearersAt,
  casterOn,
  counterId,
  dragonsInPlay,
  hasMarks,
  isOpenCaster,
  isWizard,
  show,
  spellsOf,
} from '../bearers.js';
import {
  type Bearer,
  type Board,
  type Counter,
  counterOf,
  DRAGONLORDS,
  FIRST_TREASURE,
  KING,
  peopleId,
  type Side,
  WIZARD,
} from '../board.js';
import { type Calls, chapter, type Ground, type Resolve } from '../calls.js';
import { spendScroll } from '../decks.js';
import { forceOf, standsIn } from '../fleets.js';
import { idOf, type Place } from '../map.js';
import { openSpells } from '../might.js';
import { CHARM, SCROLL_IDS } from '../scrolls.js';
import { FIREBALL, HOPE, LIGHTNING, PANIC, TELEPORT } from '../spells.js';
import { ELIXIR } from '../tools.js';
import { treasureRow } from '../treasures.js';
import { total } from '../view.js';
import { castableIn } from './scroll.js';
import { havens, reveal } from './teleport.js';
import { addTool, hasTool } from './wastes.js';

const { ask, call, done, procedure } = chapter(
  'prepare',
  (): Resolve => ({ spells: [], elixir: false, charmed: false }),
);
type Vars = Calls['prepare']['takes'] & Resolve;

const READY = 0;
const DRINK = 1;
const SHOW = 100;
/** Twice the number of a bearer, and one more for lightning. */
const SPELL = 1000;
const SCROLL = 2000;
const AWAY = 3000;
/** Added to the number of a Wizard who is charmed, where there are several. */
const CHARMED = 4000;

/** What a side does before the dice of a round, in answer to them, or against spells cast at it. */
export const prepare = procedure({
  steps: {
    // QD CASTER.2, QD R12, QD R71 Each round anew, from what its owner chooses to show.
    choose: ask({
      rule: 'QD R12',
      private: true,
      who: (b, v) => (mayAct(b, v) ? b.seatOf[v.side] : null),
      says: (_, v) => ({
        key: v.stage === 'counter' ? 'ask.counter-attack' : `ask.${v.stage}`,
        args: { where: idOf(v.where), hits: v.hits, ground: v.ground },
      }),
      options: (b, v) => actions(b, v),
      name: (o: number, b) => actionWords(o, b),
      at: (o) => actionPath(o),
      bars: (pick, b, v) => actionBar(pick, b, v),
      then: (t, v, o) => act(t, v, o),
    }),
    ready: (_, v) => done({ spells: v.spells, elixir: v.elixir, charmed: v.charmed }),
  },
});

function act(t: Table<Board>, v: Vars, o: number): Flow<'choose' | 'ready'> {
  const { board } = t;
  if (o === READY) return goto('ready');
  if (o === DRINK) {
    // QD TOOL.2, QD TOOL.ELIXIR, QD R87 One round, and it is used up.
    addTool(board, v.where, v.side, ELIXIR, -1);
    v.elixir = true;
    t.tell('elixir', { side: v.side, people: peopleId(t.board, v.side), where: idOf(v.where) });
  } else if (o >= CHARMED) return charmed(t, v, o - CHARMED);
  else if (o >= AWAY) return call('flee', { side: v.side, bearer: o - AWAY, where: v.where }, { then: 'choose' });
  else if (o >= SCROLL) {
    const card = o - SCROLL;
    if (card !== CHARM) return call('scroll', { side: v.side, card, where: v.where, foe: v.foe }, { then: 'choose' });
    return charmed(t, v, wizardsAt(board, v.where, v.side)[0]);
  } else if (o >= SPELL) {
    const bearer = (o - SPELL) >> 1;
    reveal(t, bearer);
    v.spells.push(o - SPELL);
    t.tell('spell', {
      side: v.side,
      people: peopleId(t.board, v.side),
      bearer,
      spell: o & 1 ? 'lightning-bolt' : 'fireball',
    });
  } else show(t, o - SHOW);
  return goto('choose');
}

function charmed(t: Table<Board>, v: Vars, wizard: Bearer): Flow<'choose' | 'ready'> {
  charm(t, v.side, v.where, wizard);
  v.charmed = true;
  return goto('ready');
}

/** QD SCROLL.CHARM, QD R50 The Wizard himself becomes a DragonLord. */
export function charm(t: Table<Board>, side: Side, where: Place, wizard: Bearer): void {
  spendScroll(t.board, side, CHARM);
  reveal(t, wizard);
  t.board.dragon[wizard] = true;
  t.reveal('scroll.cast', { side, people: peopleId(t.board, side), scroll: SCROLL_IDS[CHARM] });
  t.tell('dragonlord', { side, people: peopleId(t.board, side), where: idOf(where), bearer: wizard });
}

export function wizardsAt(b: Board, where: Place, side: Side): Bearer[] {
  return bearersAt(b, where, side).filter((bearer) => isWizard(b, bearer) && !b.dragon[bearer]);
}

/** Whether a side is asked, by what all can see. */
function mayAct(b: Board, v: Vars): boolean {
  if (b.fallen[v.side] || forceOf(b, v.where, v.side) === 0) return false;
  const places = standsIn(b, v.where, v.side);
  const isMarked = hasMarks(b, places, v.side);
  if (isMarked) return true;
  if (v.stage === 'ward') return false;
  const open = places.flatMap((at) => bearersAt(b, at, v.side)).filter((bearer) => isOpenCaster(b, bearer));
  if (v.stage === 'counter')
    return open.some((bearer) => openSpells(b, bearer) & (TELEPORT | (v.sneak ? 0 : FIREBALL | LIGHTNING)));
  if (isQuest(v.ground) && hasTool(b, v.where, v.side, ELIXIR)) return true;
  if (open.length === 0) return false;
  return total(b.hands[v.side]) > 0 || (v.attacks && open.some((i) => openSpells(b, i) & (FIREBALL | LIGHTNING)));
}

function isQuest(ground: Ground): boolean {
  return ground !== 'land' && ground !== 'sea';
}

function actions(b: Board, v: Vars): number[] {
  const found = [READY];
  for (const counter of showable(b, v)) found.push(SHOW + counter);
  if (v.stage === 'ward') return found;
  if (v.stage === 'before' ? v.attacks : !v.sneak) for (const o of spells(b, v)) found.push(SPELL + o);
  if (v.stage === 'counter') {
    for (const bearer of leavers(b, v)) found.push(AWAY + bearer);
    return found;
  }
  for (const kind of castableIn(b, v.side, v.where, v.foe)) found.push(SCROLL + kind);
  if (isQuest(v.ground) && !v.elixir && hasTool(b, v.where, v.side, ELIXIR)) found.push(DRINK);
  if (v.ground === 'dragon' && mayCharm(b, v.side, v.where)) {
    found.push(SCROLL + CHARM);
    // QD R125 With several Wizards their owner says which.
    for (const wizard of wizardsAt(b, v.where, v.side).slice(1)) found.push(CHARMED + wizard);
  }
  return found;
}

/** QD R79 With all DragonLords in play none is charmed. */
export function mayCharm(b: Board, side: Side, where: Place): boolean {
  return b.hands[side][CHARM] > 0 && dragonsInPlay(b) < DRAGONLORDS && wizardsAt(b, where, side).length > 0;
}

/** Hidden counters that help now, once they are shown. */
function showable(b: Board, v: Vars): Counter[] {
  const found: Counter[] = [];
  const places = standsIn(b, v.where, v.side);
  for (let counter = 0; counter < b.counterOn.length; counter++) {
    const on = b.counterOn[counter];
    if (on < 0 || b.shown[counter] || b.bearerSide[on] !== v.side || !places.includes(b.bearerAt[on])) continue;
    if (counter >= FIRST_TREASURE ? isUseful(v, counter - FIRST_TREASURE) : isInspiring(b, v, counter))
      found.push(counter);
  }
  return found;
}

function isUseful(v: Vars, treasure: number): boolean {
  const row = treasureRow(treasure);
  if (v.stage !== 'before') return row.wardsFire === true || row.wardsLightning === true;
  return v.ground === 'sea' || !row.anyZone;
}

/** A King's hope, a Wizard's hope or panic. */
function isInspiring(b: Board, v: Vars, counter: Counter): boolean {
  if (v.stage !== 'before') return false;
  for (let which = KING; which < WIZARD + 3; which++)
    if (counterOf(v.side, which) === counter) return (spellsOf(b, b.counterOn[counter]) & (HOPE | PANIC)) > 0;
  return false;
}

/** Attack spells that can be cast: each in place of a strike. */
function spells(b: Board, v: Vars): number[] {
  // QD NCOMBAT.3, QD CASTER.DL.6 Not among ships.
  if (v.ground === 'sea') return [];
  const found: number[] = [];
  for (const bearer of bearersAt(b, v.where, v.side)) {
    if (casterOn(b, bearer) < 0 || v.spells.some((o) => o >> 1 === bearer)) continue;
    const known = spellsOf(b, bearer);
    // QD SPELL.FIREBALL Not on Dragons. QD SPELL.LIGHTNING On all.
    if (known & FIREBALL && v.ground !== 'dragon') found.push(bearer * 2);
    if (known & LIGHTNING) found.push(bearer * 2 + 1);
  }
  return found;
}

/** Casters who may leave instead of striking back. */
function leavers(b: Board, v: Vars): Bearer[] {
  // QD NCOMBAT.8 At sea as on land. QD R8 The last of all leaves if nobody was hit.
  // QD COMBAT.4.3, QD R7, QD RETREAT.4 If the hits are no more than the others who are there.
  if (v.hits > forceOf(b, v.where, v.side) - 1) return [];
  return standsIn(b, v.where, v.side)
    .flatMap((at) => bearersAt(b, at, v.side))
    .filter((bearer) => {
      if (!(spellsOf(b, bearer) & TELEPORT) || v.spells.some((o) => o >> 1 === bearer)) return false;
      return havens(b, bearer).length > 0;
    })
    .filter((bearer, i, all) => all.findIndex((other) => bearerId(b, other) === bearerId(b, bearer)) === i);
}

function actionWords(o: number, b: Board): string {
  if (o === READY) return 'ready';
  if (o === DRINK) return 'drink elixir';
  if (o >= CHARMED) return `charm ${bearerId(b, o - CHARMED)}`;
  if (o >= AWAY) return `teleport ${bearerId(b, o - AWAY)}`;
  if (o >= SCROLL) return `cast ${SCROLL_IDS[o - SCROLL]}`;
  if (o >= SPELL) return `${o & 1 ? 'lightning-bolt' : 'fireball'} ${bearerId(b, (o - SPELL) >> 1)}`;
  return `show ${counterId(o - SHOW)}`;
}

function actionPath(o: number): string[] {
  if (o >= CHARMED) return [`bearer:${o - CHARMED}`];
  if (o >= AWAY) return [`bearer:${o - AWAY}`];
  return o >= SPELL && o < SCROLL ? [`bearer:${(o - SPELL) >> 1}`] : [];
}

function actionBar(pick: string, b: Board, v: Vars) {
  if (/^(fireball|lightning-bolt) /.test(pick)) {
    if (v.ground === 'sea') return { rule: 'QD NCOMBAT.3', why: 'no such spell among ships' };
    if (v.ground === 'dragon') return { rule: 'QD SPELL.FIREBALL', why: 'fireballs do nothing to Dragons' };
    if (v.sneak) return { rule: 'QD R72', why: 'who is crept upon does not strike back' };
    return { rule: 'QD R9', why: 'nobody of that name can cast it now' };
  }
  if (/^teleport /.test(pick))
    return v.hits > forceOf(b, v.where, v.side) - 1
      ? { rule: 'QD RETREAT.4', why: 'the hits are more than the others who are left' }
      : { rule: 'QD COMBAT.4.3', why: 'nobody of that name can leave now' };
  if (/^cast (infernal|tempest)/.test(pick) && v.ground === 'sea')
    return { rule: 'QD R35', why: 'no fireballs nor lightning among ships' };
  if (/^(cast|charm) /.test(pick)) return { rule: 'QD SCROLL.0.3', why: 'no caster there can cast that scroll now' };
  if (/^show /.test(pick)) return { rule: 'QD R12', why: 'no such counter lies face down there, or it would not help' };
  return pick === 'drink elixir' ? { rule: 'QD TOOL.ELIXIR', why: 'the party has none' } : undefined;
}
