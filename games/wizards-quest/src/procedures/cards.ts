import { type Flow, goto, type Table } from '@questhall/kernel';
import { BLANK_TABLE, type Upheaval } from '../blank.data.js';
import { ANYWHERE, type Board, OFF } from '../board.js';
import { chapter } from '../calls.js';
import { CARDS, type Effect } from '../cards.js';
import { piecesOf } from '../kingdoms.js';
import { REGIONS } from '../map.js';
import { canDraw, discard, drawCard } from '../petitions.js';
import { crowded, movable, routs, veiled } from './odd-cards.js';
import { generate } from './orcs.js';

interface Played {
  seat: number;
  card: number;
  ring: boolean;
  next: number;
  roll: number;
}
const { call, done, procedure } = chapter('card', () => ({ next: 0, roll: 0 }));

/** X.A.4.2 A petition card, played: its effects one after another. */
export const card = procedure({
  steps: {
    // WQ X.A.5.1 On the discard pile at once; WQ X.A.6.c a boat card stays face up before its player instead.
    lay: (t, v) => {
      const row = CARDS[v.card];
      t.reveal('petition.played', { seat: v.seat, card: row.id });
      if (isBoat(v.card)) t.board.boats[v.seat] += 1;
      else discard(t.board, v.card, 1);
    },
    // WQ X.A.4.2 What it says is done at once.
    effect: (t, v) => {
      const effects: readonly Effect[] = CARDS[v.card].effects;
      const effect = effects[v.next];
      v.next += 1;
      return effect ? carryOut(t, v, effect) : goto('end');
    },
    more: (_, v) => (v.next < CARDS[v.card].effects.length ? goto('effect') : undefined),
    end: () => done(),
  },
});

function isBoat(kind: number): boolean {
  const effects: readonly Effect[] = CARDS[kind].effects;
  return effects.some((e) => e.do === 'boat');
}

function carryOut(t: Table<Board>, v: Played, effect: Effect | Upheaval): Flow {
  const { board } = t;
  switch (effect.do) {
    case 'men':
      return awardMen(t, v, effect.n);
    case 'men-if-few':
      // WQ X.A.6.d Men, hero and sorcerer on the board are pieces. WQ R42 Else the card has no effect.
      return piecesOf(board, v.seat) < effect.under ? awardMen(t, v, effect.n) : noEffect(t, v);
    case 'campaigns':
      return awardCampaigns(t, v, effect.n);
    case 'boat':
      // WQ X.A.6.c.1, WQ X.A.6.c.2 Any number may lie face up, and none counts as held.
      return t.tell('award.boat', { seat: v.seat });
    case 'send':
      // WQ R77 A slain dragon cannot be called back. WQ R93 Nor a wizard who has not come yet.
      return board[effect.who] === OFF ? noEffect(t, v) : call('send', { seat: v.seat, monster: effect.who });
    case 'rout':
      // WQ R42 Without orcs to spare it has no effect.
      return routs(board, effect.n).length > 0 ? call('card:rout', { seat: v.seat, most: effect.n }) : noEffect(t, v);
    case 'wander':
      // WQ R42 Nor has this without a treasure that can go anywhere,
      return movable(board).length > 0 ? call('card:wander', { seat: v.seat }) : noEffect(t, v);
    case 'vision':
      // WQ R42 nor this without one's own on the board.
      return veiled(board, v.seat).length > 0 ? call('card:vision', { seat: v.seat }) : noEffect(t, v);
    case 'reinforcements':
      // WQ R69 The men for kingdom spaces are lost or halved.
      board.share = Math.min(board.share, effect.share);
      return t.tell('award.share', { seat: v.seat, share: effect.share });
    case 'omens':
      return omens(t);
    case 'event':
      return event(t, v);
    default:
      return upheaval(t, v, effect);
  }
}

function awardMen(t: Table<Board>, v: Played, n: number): Flow {
  t.tell('award.men', { seat: v.seat, n });
  // WQ R39 A card the ring drew gives its men at once.
  if (v.ring) return call('place', { seat: v.seat, men: n, space: ANYWHERE, powers: t.board.house.powersForAwards });
  // WQ X.A.6.a Else they come with the reinforcements of this turn.
  t.board.award += n;
}

function awardCampaigns(t: Table<Board>, v: Played, n: number): Flow {
  // WQ R42 To a player whose turn it is not they are of no use: a ring can come to him by dispersal.
  if (v.seat !== t.board.active) return noEffect(t, v);
  // WQ X.A.6.b More campaigns, after the normal one. WQ R19
  t.board.campaigns += n;
  return t.tell('award.campaigns', { seat: v.seat, n });
}

function noEffect(t: Table<Board>, v: Played): Flow {
  return t.tell('card.no-effect', { seat: v.seat, card: CARDS[v.card].id });
}

function omens(t: Table<Board>): Flow {
  const region = t.d6('omens');
  t.tell('omens', { region: REGIONS[region - 1].id });
  generate(t.board, region);
}

/** The blank card: two dice on the tournament table. */
function event(t: Table<Board>, v: Played): Flow {
  // WQ R89 Two dice name a row.
  const roll = t.d6('event') + t.d6('event');
  t.tell('event', { seat: v.seat, roll });
  return carryOut(t, v, BLANK_TABLE[roll - 2].effect);
}

function upheaval(t: Table<Board>, v: Played, effect: Upheaval): Flow {
  const { board } = t;
  switch (effect.do) {
    case 'mouth':
      return call('card:mouth', { seat: v.seat });
    case 'truce':
      board.truceUntil = board.turn + effect.turns;
      return t.tell('truce', { until: board.truceUntil });
    case 'scatter':
      // WQ R42 Where all stand alone it has no effect.
      return crowded(board).length > 0 ? call('card:scatter', { seat: v.seat }) : noEffect(t, v);
    case 'bridges':
      return bridges(t);
    case 'summon':
      // WQ R77 A slain dragon cannot be called back.
      return board[effect.who] === OFF ? noEffect(t, v) : call('card:summon', { seat: v.seat, monster: effect.who });
    case 'draw':
      return drawMore(t, v, effect.n);
    default:
      return effect satisfies never;
  }
}

function bridges(t: Table<Board>): Flow {
  const { fallen } = t.board;
  if (!fallen.includes(true)) {
    fallen.fill(true);
    return t.tell('bridges.fell');
  }
  const mended = t.draw('event', fallen.map(Number));
  fallen[mended] = false;
  return t.tell('bridges.mended', { bridge: mended });
}

function drawMore(t: Table<Board>, v: Played, n: number): Flow {
  // In the attack step each card comes as the ring's did; before it, into the hand.
  if (v.ring) return call('card:draws', { seat: v.seat, n });
  for (let i = 0; i < n && canDraw(t.board); i++) {
    const kind = drawCard(t);
    t.board.hands[v.seat][kind] += 1;
    t.board.freshCards += 1;
    t.reveal('petition.drawn', { seat: v.seat }, { for: [v.seat], args: { card: CARDS[kind].id } });
  }
}
