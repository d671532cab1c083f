import { goto, type Table } from '@questhall/kernel';
import { newBearer } from '../bearers.js';
import {
  BLANK,
  type Board,
  counterOf,
  HOME,
  KING,
  NEUTRAL,
  NOBODY,
  peopleId,
  SIDES,
  type Side,
  WIZARD,
} from '../board.js';
import { chapter } from '../calls.js';
import { drawScroll } from '../decks.js';
import { launch } from '../fleets.js';
import { addUnits, strengthOf } from '../forces.js';
import { HARBOUR_OF, IS_ISLAND, idOf, KINGDOMS, LANDS, type Place, placeNamed } from '../map.js';
import { PEOPLE_IDS, PEOPLES } from '../peoples.js';
import { OMENS } from '../quests.js';
import { kingdomsEach } from '../realms.js';
import { inPlay, landsOf } from '../roads.js';

const set = chapter('setup');

/** Player set-up and placement, in the printed order. */
export const setup = set.procedure({
  steps: {
    peoples: () => set.call('peoples', {}),
    // QD SETUP.6 Three scrolls each.
    scrolls: (t) => {
      for (let side = 0; side < t.board.sides; side++) for (let i = 0; i < 3; i++) drawScroll(t, side);
    },
    // QD SETUP.7, QD R115 The first to be blessed is chosen; the first seat rolls first.
    first: (t) => {
      for (let side = 0; ; side = (side + 1) % t.board.sides) {
        const omen = t.draw('first', [2, 2, 2]);
        t.tell('first.rolled', { side, people: peopleId(t.board, side), omen: OMENS[omen] });
        if (omen !== 0) continue;
        t.board.first = side;
        t.tell('first.is', { side, people: peopleId(t.board, side) });
        return;
      }
    },
    kingdoms: () => set.call('kingdoms', {}),
    // QD PLACE.3 Five vanquished units in every kingdom left over.
    neutral: (t) => {
      for (const land of openKingdoms(t.board)) {
        addUnits(t.board, land, NEUTRAL, HOME, 5);
        t.tell('setup.neutral', { land: idOf(land) });
      }
    },
    claims: () => set.call('claims', {}),
    counters: () => set.call('counters', {}),
    docks: () => set.call('docks', {}),
  },
});

/** Whose go it is, in rounds that begin with the chosen player. */
function inTurn(b: Board, done: number): Side {
  return (b.first + done) % b.sides;
}

const lead = chapter('peoples', () => ({ done: 0 }));

export const peoples = lead.procedure({
  steps: {
    // QD SETUP.1, QD CONTENTS.1 Everybody takes a people that nobody has. QD OPT.2P.1 Or two.
    choose: lead.ask({
      rule: 'QD SETUP.1',
      who: (b, v) => (v.done < b.sides ? b.seatOf[v.done] : null),
      says: () => ({ key: 'ask.people' }),
      options: (b) => PEOPLE_IDS.map((_, people) => people).filter((people) => !b.people.includes(people)),
      name: (people: number) => `lead ${PEOPLE_IDS[people]}`,
      at: (people) => [`people:${PEOPLE_IDS[people]}`],
      bars: (pick) =>
        PEOPLES.some((people) => pick === `lead ${people.id}`)
          ? { rule: 'QD SETUP.1', why: 'somebody leads that people already' }
          : undefined,
      then: (t, v, people, seat) => {
        t.board.people[v.done] = people;
        t.tell('setup.people', { seat, side: v.done, people: PEOPLE_IDS[people] });
        v.done += 1;
        return goto('choose');
      },
    }),
  },
});

const claim = chapter('kingdoms', () => ({ done: 0 }));

export const kingdoms = claim.procedure({
  steps: {
    // QD PLACE.1 In turn two units in a kingdom. QD PLACE.2 Until all have equally many.
    choose: claim.ask({
      rule: 'QD PLACE.1',
      who: (b, v) => (v.done < b.sides * kingdomsEach(b) ? b.seatOf[inTurn(b, v.done)] : null),
      says: (b, v) => ({
        key: 'ask.kingdom',
        args: { side: inTurn(b, v.done), people: peopleId(b, inTurn(b, v.done)) },
      }),
      options: (b) => openKingdoms(b),
      name: (land: Place) => `claim ${idOf(land)}`,
      at: (land) => [idOf(land)],
      bars: (pick, b) => claimBar(pick, b),
      then: (t, v, land) => {
        const side = inTurn(t.board, v.done);
        // QD FAQ.8 The units are free.
        addUnits(t.board, land, side, HOME, 2);
        t.tell('setup.kingdom', { side, people: peopleId(t.board, side), land: idOf(land) });
        v.done += 1;
        return goto('choose');
      },
    }),
  },
});

function openKingdoms(b: Board): Place[] {
  return KINGDOMS.filter((land) => inPlay(b, land) && b.holder[land] === NOBODY);
}

function claimBar(pick: string, b: Board) {
  const land = placeNamed(pick.replace(/^(claim|settle|add) /, ''));
  if (land < 0) return undefined;
  if (land >= LANDS.length) return { rule: 'QD PLACE.5', why: 'nobody is placed in the Wastelands or at sea' };
  if (IS_ISLAND[land]) return { rule: 'QD PLACE.5', why: 'nobody is placed on an island' };
  if (!inPlay(b, land)) return { rule: 'QD OPT.SHORT.2', why: `${LANDS[land].name} lies in the tundra` };
  if (/^add /.test(pick)) {
    const why = unclaimed(b).length > 0 ? 'empty land is settled first' : `${LANDS[land].name} is not the player's`;
    return { rule: 'QD PLACE.6', why };
  }
  if (b.holder[land] === NOBODY || (/^claim /.test(pick) && !KINGDOMS.includes(land)))
    return { rule: 'QD PLACE.1', why: 'kingdoms are claimed first' };
  return { rule: 'QD PLACE.4', why: `${LANDS[land].name} is taken` };
}

const stake = chapter('claims', () => ({ done: 0 }));

/** Units a side has not yet placed. */
function unplaced(b: Board, side: Side): number {
  // QD SETUP.2, QD R14 35 with two players, else 30 for each people.
  let left = b.sides === 2 ? 35 : 30;
  for (let land = 0; land < LANDS.length; land++) left -= strengthOf(b, land, side);
  return left;
}

function unclaimed(b: Board): Place[] {
  // QD PLACE.5, QD FAQ.9 No islands. QD FAQ.10 Teleportals may be claimed.
  const found: Place[] = [];
  for (let land = 0; land < LANDS.length; land++)
    if (b.holder[land] === NOBODY && !IS_ISLAND[land] && inPlay(b, land)) found.push(land);
  return found;
}

/** The next who has a unit to place, NOBODY if all are placed. */
function nextToPlace(b: Board, done: number): Side {
  for (let i = 0; i < b.sides; i++) {
    const side = inTurn(b, done + i);
    // QD R100 Who has none left is passed over.
    if (unplaced(b, side) > 0) return side;
  }
  return NOBODY;
}

export const claims = stake.procedure({
  steps: {
    // QD PLACE.4 In turn a unit on empty land, until none is left. QD PLACE.6 Then one more on own land, until none is in hand.
    choose: stake.ask({
      rule: 'QD PLACE.4',
      who: (b, v) => {
        const side = nextToPlace(b, v.done);
        return side === NOBODY ? null : b.seatOf[side];
      },
      says: (b, v) => {
        const side = nextToPlace(b, v.done);
        return {
          key: 'ask.claim',
          args: { side, people: peopleId(b, side), left: unplaced(b, side), open: unclaimed(b).length > 0 },
        };
      },
      options: (b, v) => {
        const open = unclaimed(b);
        return open.length > 0 ? open : landsOf(b, nextToPlace(b, v.done));
      },
      name: (land: Place, b) => `${b.holder[land] === NOBODY ? 'settle' : 'add'} ${idOf(land)}`,
      at: (land) => [idOf(land)],
      bars: (pick, b) => claimBar(pick, b),
      then: (t, v, land) => {
        const side = nextToPlace(t.board, v.done);
        t.tell(t.board.holder[land] === NOBODY ? 'setup.settled' : 'setup.added', {
          side,
          people: peopleId(t.board, side),
          land: idOf(land),
        });
        addUnits(t.board, land, side, HOME, 1);
        v.done = (side - t.board.first + t.board.sides + 1) % t.board.sides;
        return goto('choose');
      },
    }),
  },
});

const PLANNED = [KING, WIZARD, BLANK] as const;
const PLANNED_WORDS = ['king', 'wizard', 'blank'] as const;
const hide = chapter('counters', () => ({ done: 0 }));

export const counters = hide.procedure({
  steps: {
    // QD PLACE.7, QD R101 All in secret, and at once: first each King, then each Wizard, then the blank one.
    choose: hide.ask({
      rule: 'QD PLACE.7',
      private: true,
      who: (b, v) => (v.done < rounds(b) ? Array.from({ length: b.seats }, (_, seat) => seat) : []),
      says: (b, v) => ({
        key: 'ask.counter',
        args: { counter: PLANNED_WORDS[v.done % 3], people: peopleIn(b, v.done) },
      }),
      options: (b, v, seat) => hidings(b, plannedSide(b, seat, v.done)),
      name: (land: Place, _, v) => `${PLANNED_WORDS[v.done % 3]} ${idOf(land)}`,
      at: (land) => [idOf(land)],
      bars: (pick) =>
        placeNamed(pick.replace(/^\w+ /, '')) < 0
          ? undefined
          : { rule: 'QD PLACE.7', why: 'a counter lies under a unit of its own player, one under each' },
      all: (t, v, picks) => {
        for (const [seat, land] of picks) t.board.plan[plannedSide(t.board, seat, v.done) * 3 + (v.done % 3)] = land;
        v.done += 1;
        return v.done < rounds(t.board) ? goto('choose') : undefined;
      },
    }),
    // QD R11 Now all see under which stacks counters lie, and nobody which.
    lay: (t) => {
      for (let side = 0; side < t.board.sides; side++) layCounters(t, side);
    },
  },
});

const rounds = (b: Board) => (3 * b.sides) / b.seats;
const plannedSide = (b: Board, seat: number, done: number): Side => seat + b.seats * Math.floor(done / 3);
const peopleIn = (b: Board, done: number) => (b.sides > b.seats ? Math.floor(done / 3) + 1 : 0);

function hidings(b: Board, side: Side): Place[] {
  const laid = b.plan.slice(side * 3, side * 3 + 3);
  // QD CONTENTS.11, QD R101 One counter a unit.
  return landsOf(b, side).filter((land) => laid.filter((at) => at === land).length < strengthOf(b, land, side));
}

/** The units are numbered by chance, so that no number tells a face. */
function layCounters(t: Table<Board>, side: Side): void {
  const { board } = t;
  const left = [1, 1, 1];
  for (let i = 0; i < 3; i++) {
    const which = t.draw('mix', left);
    left[which] = 0;
    const land = board.plan[side * 3 + which];
    board.units[(land * SIDES + side) * 5 + HOME] -= 1;
    board.counterOn[counterOf(side, PLANNED[which])] = newBearer(board, land, side, HOME);
    t.tell(
      'setup.hid',
      { side, people: peopleId(t.board, side), land: idOf(land) },
      { for: [board.seatOf[side]], args: { counter: PLANNED_WORDS[which] } },
    );
    board.plan[side * 3 + which] = -1;
  }
}

const dock = chapter('docks', () => ({ done: 0 }));

export const docks = dock.procedure({
  steps: {
    // QD PLACE.8 Each puts his ship in a harbour of his own; who has none loses it.
    choose: dock.ask({
      rule: 'QD PLACE.8',
      who: (b, v) => (v.done < b.sides ? b.seatOf[inTurn(b, v.done)] : null),
      says: (b, v) => ({ key: 'ask.dock', args: { side: inTurn(b, v.done), people: peopleId(b, inTurn(b, v.done)) } }),
      options: (b, v) => landsOf(b, inTurn(b, v.done)).filter((land) => HARBOUR_OF[land] >= 0),
      name: (land: Place) => `dock ${idOf(land)}`,
      at: (land) => [idOf(land)],
      bars: (pick) =>
        placeNamed(pick.replace(/^dock /, '')) < 0
          ? undefined
          : { rule: 'QD PLACE.8', why: 'a ship begins in a harbour of its own player' },
      then: (t, v, land) => {
        launch(t.board, HARBOUR_OF[land]);
        const side = inTurn(t.board, v.done);
        t.tell('setup.docked', { side, people: peopleId(t.board, side), land: idOf(land) });
      },
    }),
    // QD R15 Five fives and five ones. QD SETUP.3, QD PLACE.9 Thirty gold, in one's kingdom or kingdoms.
    gold: (t, v) => {
      if (v.done >= t.board.sides) return dock.done();
      const side = inTurn(t.board, v.done);
      v.done += 1;
      return dock.call('hoard', { side, gold: 30, fresh: false }, { then: 'choose' });
    },
  },
});
