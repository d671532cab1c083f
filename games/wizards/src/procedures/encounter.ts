import type { Flow, Seat } from '@questhall/kernel';
import { type Board, landAt } from '../board.js';
import { chapter } from '../calls.js';
import { type Cell, cellId } from '../map.js';
import { HOME } from '../people.js';
import {
  DEMON,
  DRAGON,
  hasDemon,
  hasTaskAt,
  isDueAgain,
  isHaunted,
  isSite,
  noteMet,
  PLACE,
  timesMet,
} from '../places.js';
import { isAfflicted, isTrapped } from '../players.js';
import { isMeeting } from '../reach.js';
import { ABBEY, CIRCLE_CENTRE, LAIR_CENTRE, STAR_CREST } from '../tiles.js';
import { beginVigil } from './fulfil.js';
import { takeMarker, unmaskAll } from './wizard-deck.js';

interface Course {
  apart: number;
  cell: Cell;
  stamp: number;
  /** A Task marker was picked up here; a High Wizard's marker lay here. */
  took: boolean;
  wizard: boolean;
  /** How often Demons and Dragon of this space had been met before: what comes upon him meanwhile is not met twice. */
  demons: number;
  dragons: number;
  met: boolean;
}
const { ask, call, done, procedure } = chapter(
  'encounter',
  (): Course => ({
    apart: 0,
    cell: -1,
    stamp: 0,
    took: false,
    wizard: false,
    demons: 0,
    dragons: 0,
    met: false,
  }),
);
type Vars = Course & { seat: Seat };

/** 7. Everything that waits for a player in a space he has come to, in the order of 7.4. */
export const encounter = procedure({
  steps: {
    begin: (t, v) => {
      v.cell = t.board.at[v.seat];
      v.stamp = t.board.arrivals[v.seat];
      v.demons = timesMet(t.board, v.seat, v.cell, DEMON);
      v.dragons = timesMet(t.board, v.seat, v.cell, DRAGON);
      v.wizard = t.board.wizardAt.includes(v.cell) || t.board.secretAt.includes(v.cell);
    },
    // W 7a, W 7.31a, W 7.312 First his own Task markers, which he may ignore. W 7.31b Nobody else's.
    task: ask({
      rule: 'W 7.312',
      who: (b, v) => (isHere(b, v) && hasTaskAt(b, v.seat, v.cell) ? v.seat : null),
      says: (b, v) => ({ key: 'ask.task', args: { at: cellId(b.layout, v.cell) } }),
      options: () => [true, false],
      name: (o: boolean) => (o ? 'fulfil' : 'ignore'),
      then: (t, v, o) => {
        if (!o) return;
        v.took = true;
        v.met = true;
        beginVigil(t, v.seat);
        return call('fulfil', { seat: v.seat, person: -1 });
      },
    }),
    // W 7b, W 7.32a High Wizards by rank. W 7.32c Never in the centre of the Circle.
    wizards: (t, v): Flow<'wizards'> => {
      const { board } = t;
      if (!isHere(board, v) || landAt(board, v.cell) === CIRCLE_CENTRE) return;
      unmaskAll(t, v.cell);
      // W D.1 The highest first.
      const person = board.wizardAt.indexOf(v.cell);
      if (person < 0) return;
      v.met = true;
      // W 7.32b His marker returns to his box.
      takeMarker(t, person);
      return call('meet', { seat: v.seat, person, how: 'met' }, { then: 'wizards' });
    },
    // W 7c to W 7h The place, unless a Task was fulfilled or a High Wizard was here.
    place: (t, v) => {
      const { board } = t;
      const space = landAt(board, v.cell);
      if (!isHere(board, v) || !isSite(space)) return;
      // W 7.61 For the Star Crest other limits hold.
      if (space !== STAR_CREST && !isDueAgain(board, v.seat, v.cell, PLACE)) return;
      // The depths of the Lair hold a Dragon, which comes last.
      if (space === LAIR_CENTRE) return;
      v.met = true;
      if (isPassedOver(board, v, space)) return;
      return call('place', { seat: v.seat });
    },
    // W 7i Other players.
    players: (t, v) => {
      const { board } = t;
      if (!isHere(board, v)) return done(v.met);
      const others = board.at.some(
        (at, other) => at === v.cell && ((v.apart >> other) & 1) === 0 && isMeeting(board, v.seat, other),
      );
      const partner = board.house.partners && board.at.some((at, other) => at === v.cell && other !== v.seat);
      if (!others && !partner) return;
      if (others) v.met = true;
      return call('players', { seat: v.seat, apart: v.apart });
    },
    // W 7j Demons.
    demons: (t, v) => {
      const { board } = t;
      if (!isHere(board, v)) return done(v.met);
      if (isHaunted(board, v.seat)) {
        v.met = true;
        return call('demons', { seat: v.seat, fiend: 'boat' });
      }
      if (!hasDemon(board, v.cell) || v.demons > 1) return;
      if (timesMet(board, v.seat, v.cell, DEMON) !== v.demons) return;
      v.met = true;
      return call('demons', { seat: v.seat, fiend: 'marker' });
    },
    // W 7k, W 7.305 The Dragon last: its marker, or the depths of the Lair.
    dragon: (t, v) => {
      const { board } = t;
      if (!isHere(board, v)) return done(v.met);
      const here = board.dragon === v.cell || landAt(board, v.cell) === LAIR_CENTRE;
      if (!here || v.dragons > 1 || timesMet(board, v.seat, v.cell, DRAGON) !== v.dragons) return;
      v.met = true;
      return call('dragon', { seat: v.seat });
    },
    end: (_, v) => done(v.met),
  },
});

/** W 7.4, W 8.31a Until he is carried away, or caught in a Trap. */
function isHere(b: Board, v: Vars): boolean {
  return b.at[v.seat] === v.cell && b.arrivals[v.seat] === v.stamp && !isTrapped(b, v.seat);
}

/** W R118, W 7.361, W 7.3712, W 7.382, W 7.391, W 7.3011 No roll after a Task or with a High Wizard here. */
function isPassedOver(b: Board, v: Vars, space: number): boolean {
  // W R119 Present is one whose marker lay there. Persons are met all the same.
  if (!(v.took || v.wizard)) return false;
  // W 7.3044a The Abbey heals all the same.
  if (isPerson(space) || (space === ABBEY && isAfflicted(b, v.seat))) return false;
  noteMet(b, v.seat, v.cell, PLACE);
  return true;
}

const isPerson = (space: number): boolean => HOME.includes(space);
