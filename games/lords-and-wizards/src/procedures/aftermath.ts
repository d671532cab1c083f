import { type Flow, goto, type Table } from '@questhall/kernel';
import { battleOf, forget, playerOf } from '../battles.js';
import { type Battle, type Board, CITY, type Item, isSeat } from '../board.js';
import { chapter } from '../calls.js';
import { fights, isEnemyHeld, removeUnit } from '../forces.js';
import { identify } from '../identify.js';
import { isItem, NO_LEGEND } from '../legends.js';
import { type Hex, isSide, placeId, SITE_AT, SITES, type Site } from '../map.js';
import { eliminate, isCity, isLegendary, openSite, takeSite, vacate } from '../sites.js';
import { mayStop } from '../steps.js';
import { heirs, survivors } from './spoils.js';

const after = chapter('aftermath', () => ({ from: [] as Hex[] }));

/** What a battle leaves behind: leaders, items, cities, and who advances. */
export const aftermath = after.procedure({
  steps: {
    begin: (t, v) => {
      const { board } = t;
      const fight = battleOf(board);
      t.tell('battle-over', { place: placeId(fight.place), ended: fight.ended });
      for (const unit of fight.attackers) board.fought[unit] = 1;
      // LW B8i/2, LW B21d/4 What was summoned or turned is gone; so is who withheld himself.
      for (const unit of [...fight.turned, ...fight.withheld]) {
        forget(fight, unit);
        eliminate(board, unit);
      }
      v.from = fight.from.slice();
    },
    // LW AMB-020, LW AMB-160 Bare leaders of the beaten side.
    leaders: (t): Flow => {
      const { ended } = battleOf(t.board);
      // LW B21d/3, LW O3b/3 Also when their last unit was taken from them.
      if (ended === 'attacker') return after.call('leaderless', { side: 'defender' });
      if (ended === 'defender') return after.call('leaderless', { side: 'attacker' });
      return undefined;
    },
    attackerSpoils: () => after.call('spoils', { side: 'attacker' }),
    defenderSpoils: () => after.call('spoils', { side: 'defender' }),
    // LW AMB-011 A city or ruin whose last defender fell is taken at once.
    taken: (t): Flow => {
      const prize = takeGround(t);
      if (prize < 0) return undefined;
      const { board } = t;
      const seat = playerOf(battleOf(board), 'attacker');
      const units = heirs(board, survivors(board, battleOf(board), 'attacker'));
      board.itemHolder[prize] = units[0];
      // LW B10f/2, LW AMB-131 To the attacking leader, else to the units, as their player likes.
      return after.call('bestow', { seat, item: prize, units });
    },
    // Chapter B8j, LW PRS.III.6 Advance.
    advance: (t, v): Flow<'counter'> => {
      const fight = battleOf(t.board);
      if (fight.ended === 'attacker' && mayEnter(t.board, fight))
        return after.call('advance', { side: 'attacker', from: v.from, to: fight.place, castle: intoCastle(fight) });
      // LW B8j/2, LW B8c2.1/5, LW AMB-010 After a withdrawal by one side only. LW B8j.1 It costs nothing.
      // LW B9g/3 From a castle into its city too.
      if (
        fight.ended === 'defender withdrew' &&
        fight.part !== 'fleets' &&
        isSeat(fight.attacker) &&
        fight.why === 'assault'
      )
        return after.call('advance', { side: 'attacker', from: v.from, to: fight.place, castle: intoCastle(fight) });
      if (fight.ended !== 'attacker withdrew' || fight.why !== 'assault') return undefined;
      return goto('counter');
    },
    end: () => goto('left'),
    // LW B8j/3 The defender may enter the hexes that the attackers left, one after another.
    counter: (t, v): Flow<'counter' | 'left'> => {
      const fight = battleOf(t.board);
      const to = v.from.pop();
      if (to === undefined || isSide(fight.place)) return goto('left');
      if (to === fight.place || !isSeat(fight.defender) || !mayStop(t.board, fight.defender, to))
        return goto('counter');
      return after.call('advance', { side: 'defender', from: [fight.place], to, castle: false }, { then: 'counter' });
    },
    left: (t) => {
      const { place } = battleOf(t.board);
      // LW AMB-163, LW B9d/2 A city into which nobody moved, or that was left, is his who holds its castle.
      if (!isSide(place)) vacate(t.board, place);
      return after.done();
    },
  },
});

function intoCastle(fight: Battle): boolean {
  return fight.part === 'castle' && fight.from.includes(fight.place);
}

/** LW AMB-011 Into a city, ruin or castle that was emptied; never into an ordinary hex. */
function mayEnter(b: Board, fight: Battle): boolean {
  if (isSide(fight.place) || fight.part === 'fleets' || fight.why !== 'assault') return false;
  const site = SITE_AT[fight.place];
  // Another's garrison that stood against the same rebels still has the city.
  if (isEnemyHeld(b, fight.place, fight.attacker)) return false;
  return fight.part === 'castle' || fight.part === 'whole' || (isLegendary(site) && b.open[site]);
}

/** Ground that was won changes hands. Answers with an item that was found there for the victor, or -1. */
function takeGround(t: Table<Board>): Item {
  const { board } = t;
  const fight = battleOf(board);
  if (isSide(fight.place) || fight.part === 'fleets') return -1;
  const site = SITE_AT[fight.place];
  if (site < 0 || (fight.ended !== 'attacker' && fight.ended !== 'nobody')) return -1;
  const prize = isLegendary(site) && !board.open[site] ? conquer(t, fight) : -1;
  if (fight.ended === 'nobody' || !isSeat(fight.attacker) || fight.why === 'sortie') return -1;
  changeHands(t, fight, site);
  return prize;
}

function changeHands(t: Table<Board>, fight: Battle, site: Site): void {
  const { board } = t;
  // LW AMB-028 A village is taken by those who stop in it.
  if (!isCity(site) || isEnemyHeld(board, fight.place, fight.attacker)) return;
  // LW B9d/2 The castle alone does not give the city while others are in it.
  if (fight.part === 'castle' && !fight.from.includes(fight.place) && board.control[site] !== fight.defender) return;
  if (
    fight.part === 'city' ||
    fight.part === 'open' ||
    fight.part === 'whole' ||
    fight.defender === board.control[site]
  ) {
    takeSite(board, site, fight.attacker);
    t.tell('taken', { seat: fight.attacker, site: SITES[site].id });
  }
}

/** LW B10f/1, LW AMB-032 The city's own are gone: it is open, and its legend is its conqueror's. */
function conquer(t: Table<Board>, fight: Battle): Item {
  const { board } = t;
  const site = SITE_AT[fight.place];
  for (let unit = board.head[fight.place]; unit >= 0; unit = board.next[unit]) {
    if (board.owner[unit] === CITY && fights(board, unit)) return -1;
  }
  for (let unit = board.head[fight.place]; unit >= 0; ) {
    const next = board.next[unit];
    // LW AMB-114 A local leader falls with his city.
    if (board.owner[unit] === CITY) removeUnit(board, unit);
    unit = next;
  }
  openSite(board, site);
  const legend = board.legend[site];
  board.legend[site] = NO_LEGEND;
  if (!isItem(legend)) return -1;
  const item = identify(t, legend, Math.max(playerOf(fight, 'attacker'), 0));
  // LW AMB-160 Without a victor it lies there.
  if (fight.ended === 'attacker' && survivors(board, fight, 'attacker').length > 0) return item;
  board.itemAt[item] = fight.place;
  return -1;
}
