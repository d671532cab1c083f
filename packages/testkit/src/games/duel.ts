import type { Game, State } from '@questhall/kernel';
import { type Board, determinize, RELICS, SPELLS, setup } from './duel-board.js';
import { after, beforeFight, counter, fight, instead, loseLife, spell } from './duel-fight.js';
import { accept, drop, offer } from './duel-trade.js';
import { auction, discard, game, settle, turn } from './duel-turn.js';
import { invariants, phrases, touches, type View, view } from './duel-view.js';

/**
 * An invented game that uses what the kernel has. Two to four wizards with three lives and two spells each (D 1) play
 * six rounds, each an auction and a turn for everybody (D 2). A relic lies face down: who bids most, alone, pays and
 * turns it up (D 3). On a turn: draw a spell; then rest for a gold, scry or fight (D 4). Scrying is a secret look at the
 * relic (D 5). In a fight each rolls a die and adds its might, after anybody may throw an ember (D 6). A life is lost
 * unless warded off, and may be avenged (D 7). A spell works unless it is snuffed, and so does a snuff (D 8). The dead
 * lose all, and their turn (D 9). Nobody holds more than three spells (D 10). Relics may be dropped (D 11) and bought
 * for a gold (D 12) at any time. The last alive wins; else, after six rounds, most lives, then most gold (D 13).
 */
export const duel: Game<Board, View> = {
  id: 'duel',
  title: 'Duel',
  version: 2,
  seats: { min: 2, max: 4 },
  options: { lives: { rules: ['D 1'], says: 'Lives at the start', choices: [1, 2, 3], default: 3 } },
  streams: ['fight', 'spells', 'relics'],
  faces: { spells: SPELLS, relics: RELICS },
  hidden: ['spells', 'relics'],
  setup,
  main: 'game',
  procedures: {
    game,
    auction,
    turn,
    discard,
    fight,
    spell,
    'lose-life': loseLife,
    'before-fight': beforeFight,
    instead,
    after,
    counter,
  },
  standing: { drop, offer, accept },
  settle,
  view,
  determinize,
  clone,
  invariants,
  phrases,
  touches,
  renamed: { wound: 'lose-life', 'turn.choose': 'turn.act' },
  migrate,
};

function clone(b: Board): Board {
  return {
    ...b,
    lives: b.lives.slice(),
    gold: b.gold.slice(),
    hands: b.hands.map((hand) => hand.slice()),
    deck: b.deck.slice(),
    discard: b.discard.slice(),
    relics: b.relics.map((relics) => relics.slice()),
    pile: b.pile.slice(),
    lost: b.lost.slice(),
    known: b.known.slice(),
    offers: b.offers.map((o) => ({ ...o })),
    offered: b.offered.slice(),
    due: b.due.slice(),
    fray: b.fray.slice(),
  };
}

/** Version 1 called gold coins, and knew no trade. */
function migrate(state: State<Board>, from: number): State<Board> {
  if (from > 1) return state;
  const { coins, ...board } = state.board as Board & { coins: number[] };
  return { ...state, board: { ...board, gold: coins, offers: [], offered: coins.map(() => false) } };
}
