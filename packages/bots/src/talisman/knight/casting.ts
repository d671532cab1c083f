import type { Seat } from '@questhall/kernel';
import {
  able,
  COMMAND,
  CROWN,
  cardsOn,
  craftOf,
  type Fight,
  isInner,
  possesses,
  SPELLS,
  type SpellName,
  spellLimit,
} from '@questhall/talisman';
import { choose, type Decide, type Sight, spokenOf } from '../decision.js';
import { ownOdds, prizeOf, worthOf } from './fighting.js';
import { fightWorth } from './judging.js';
import { isCommanded, lifeCost, type Mind, mindOf } from './mind.js';
import { foesWorth } from './places.js';
import { bestTeleport, hexChance, leaderWorth, lootWorth, retinueWorth } from './targets.js';

/** A moment for Spells: cast the one that brings most, if it brings more than keeping it. */
export const casts: Decide = (sight) => {
  const mind = mindOf(sight.view, sight.seat);
  return choose<number | 'pass'>(sight, 'this is the moment for it', (o) => {
    return o === 'pass' ? 0 : worthNow(sight, mind, SPELLS[o].id) - keepWorth(mind);
  });
};

/** What keeping a Spell is worth: nothing to who draws another, or whose hand is full. */
export function keepWorth({ view, seat }: Mind): number {
  if (able(view, seat, 'always-spell')) return 0.1;
  return view.spells[seat].length >= spellLimit(view, seat) ? 0.6 : 1.1;
}

/** What a Spell brings at this moment. */
export function worthNow(sight: Sight, mind: Mind, spell: SpellName): number {
  const key = sight.says.key;
  if (key === 'ask.window.spell') return counterWorth(sight, mind);
  if (key === 'ask.window.loss') return savesWorth(sight, mind);
  if (key === 'ask.window.fight') return inFight(sight, mind, spell);
  return atEase(sight, mind, spell);
}

/** T R23 The Command Spell before all; else what is likely to be meant for oneself. */
function counterWorth(sight: Sight, mind: Mind): number {
  const { view, seat } = mind;
  if (spokenOf(sight, 'seat') === seat) return -1;
  const top = view.casting.at(-1) ?? COMMAND;
  if (top === COMMAND) return mind.lives < 3 ? 30 : 3;
  const weight: Partial<Record<SpellName, number>> = {
    random: 3,
    acquisition: 2.5,
    mesmerism: 2,
    nullify: 2,
    immobility: view.active === seat ? 2.5 : 0,
    'temporal-warp': 2.5,
    counterspell: view.casting.length > 1 ? 2 : 0,
  };
  const rivals = view.out.filter((out) => !out).length - 1;
  return (weight[SPELLS[top].id] ?? 0) * (rivals > 1 ? 0.6 : 1);
}

/** One's own Life, or a Follower. */
function savesWorth(sight: Sight, mind: Mind): number {
  if (spokenOf(sight, 'seat') !== mind.seat) return -1;
  const loss = spokenOf(sight, 'loss');
  if (loss === 'enemy') return -1;
  return loss === 'life' ? lifeCost(mind) - 1 : 1;
}

/** What a Spell does for a fight that is about to be rolled. */
function inFight(sight: Sight, mind: Mind, spell: SpellName): number {
  const { view, seat } = mind;
  const f = view.fight;
  if (!f || (f.seat !== seat && f.other !== seat)) return spell === 'healing' ? atEase(sight, mind, spell) : -1;
  const now = worthOf(mind, f);
  switch (spell) {
    case 'psionic-blast':
      return blasted(mind, f) - now;
    case 'invisibility':
      // Who has become invisible may still evade, and so gets past the Sentinel too.
      return f.seat === seat && !isInner(view.at[seat]) ? Math.max(0, prizeForPassing(mind, f)) - now : -1;
    case 'immobility':
      return f.other < 0 ? Math.max(0, prizeForPassing(mind, f)) - now : -1;
    default:
      return spell === 'healing' || spell === 'acquisition' ? atEase(sight, mind, spell) : -1;
  }
}

function prizeForPassing(mind: Mind, f: Fight): number {
  return f.creature >= 0 && f.foes.length === 0 ? prizeOf(mind, f) : 0;
}

function blasted(mind: Mind, f: Fight): number {
  const blast: [number, number] = [...f.blast];
  blast[f.seat === mind.seat ? 0 : 1] += craftOf(mind.view, mind.seat);
  const then = { ...f, blast };
  return fightWorth(mind, ownOdds(mind, then), prizeOf(mind, then), f.psychic);
}

/** Before moves and encounters. */
function atEase(sight: Sight, mind: Mind, spell: SpellName): number {
  const { view, seat } = mind;
  const own = view.active === seat;
  switch (spell) {
    case 'healing':
      return healingWorth(mind);
    case 'acquisition':
      return lootWorth(mind).worth - 1;
    case 'mesmerism':
      return retinueWorth(mind).worth - 0.5;
    case 'random':
      return leaderWorth(mind).worth;
    case 'immobility':
      return sight.says.key === 'ask.window.start' && !own ? haltWorth(mind, view.active) : -1;
    case 'nullify':
      return nullifyWorth(mind);
    default:
      return own ? onOwnTurn(mind, spell) : -1;
  }
}

function healingWorth(mind: Mind): number {
  const wounds = 4 - mind.lives;
  if (wounds <= 0) return -1;
  const near = mind.view.crowned || isInner(mind.view.at[mind.seat]);
  return mind.lives === 1 ? 9 : mind.lives === 2 ? 4 : near && wounds > 1 ? 3 : 0.3;
}

/** To hold the one whose turn begins, where a turn is worth most: on the Crown or near it. */
function haltWorth({ view, lives }: Mind, other: Seat): number {
  if (view.at[other] === CROWN) return lives < 3 ? 12 : 4;
  if (isInner(view.at[other]) && possesses(view, other, 'talisman')) return 2.5;
  return 0.7;
}

/** Spells of others are feared most by who casts the Command Spell. */
function nullifyWorth({ view, seat }: Mind): number {
  const most = Math.max(0, ...view.spells.map((hand, other) => (other === seat ? 0 : hand.length)));
  const near = view.at[seat] === CROWN || (isInner(view.at[seat]) && possesses(view, seat, 'talisman'));
  return near ? most * 2 : most * 0.7;
}

function onOwnTurn(mind: Mind, spell: SpellName): number {
  const { view, seat } = mind;
  const at = view.at[seat];
  switch (spell) {
    case 'teleport':
      return isInner(at) ? -1 : bestTeleport(mind).gain;
    case 'temporal-warp':
      return at === CROWN || isInner(at) ? 8 : mind.hasTalisman ? 1.5 : 1;
    case 'divination':
      return isInner(at) ? -1 : 1.2;
    case 'hex':
      return hexChance(mind).worth;
    case 'destruction':
      return Math.max(0, -foesWorth(mind, cardsOn(view, at), at).value) - 0.5;
    case 'destroy-magic':
      return isCommanded(view, seat) ? -1 : nullifyWorth(mind) * 0.5 - 0.5;
    default:
      return -1;
  }
}
