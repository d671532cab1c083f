import type { Bar, Seat } from '@questhall/kernel';
import { type Board, landAt } from '../board.js';
import { cellNamed } from '../map.js';
import { mayEnterCrest } from '../places.js';
import { CIRCLE_CENTRE, dotsOf, HIGH_HOLLOW, isStone, STAR_CREST, tileOf } from '../tiles.js';

interface Going {
  readonly seat: Seat;
  readonly white: number;
  readonly land: number;
  readonly spent: boolean;
  readonly boarded: boolean;
  readonly sailed: boolean;
  readonly called: boolean;
  readonly hasted: boolean;
}

/** Why a movement that can be named is not offered. */
export function moveBar(pick: string, b: Board, v: Going): Bar | undefined {
  const [verb, what = ''] = pick.split(' ');
  switch (verb) {
    case 'enter':
      return circleBar(what, b, v);
    case 'go':
      return goBar(what, b, v);
    case 'sail':
      return sailBar(b, v);
    case 'swim':
      return swimBar(b, v);
    case 'board':
      return boardBar(what, b, v);
    case 'cast':
      return castBar(what, b, v);
    default:
      return undefined;
  }
}

function circleBar(what: string, b: Board, v: Going): Bar {
  const space = landAt(b, cellNamed(b.layout, what));
  if (v.spent) return { rule: 'W R25', why: 'the roll is compared before any of it is spent' };
  if (space === CIRCLE_CENTRE) {
    return isStone(landAt(b, b.at[v.seat]))
      ? { rule: 'W 6.CENTERa', why: `Rüktal is away on a ${v.white}` }
      : { rule: 'W 6.CENTERa', why: 'the centre is entered from a stone' };
  }
  return {
    rule: 'W 6.STONEa',
    why: `the roll is ${v.white}, the stone shows ${dotsOf(space)}, and it must be adjacent`,
  };
}

function goBar(what: string, b: Board, v: Going): Bar {
  const space = landAt(b, cellNamed(b.layout, what));
  if (v.sailed) return { rule: 'W 6.LEAVEb', why: 'nobody leaves a Boat in a turn in which he moved it' };
  if (space < 0) return { rule: 'W 6.SWIMa', why: 'water is entered by swimming or in a Boat' };
  if (b.fallen[tileOf(space)]) return { rule: 'W 12.41b', why: 'the territory has fallen' };
  if (isStone(space)) return { rule: 'W 6.STONEa', why: 'a stone is entered by its dots only' };
  if (space === CIRCLE_CENTRE) return { rule: 'W 6.CENTERa', why: 'the centre is entered from a stone only' };
  if (b.bound[v.seat] && (space === STAR_CREST || space === HIGH_HOLLOW))
    return { rule: 'W 7.3051g', why: 'closed to the Dragonbound' };
  if (space === STAR_CREST && !mayEnterCrest(b, v.seat))
    return { rule: 'W 7.37', why: 'nobody walks into the Star Crest without leave' };
  return { rule: 'W 6.PLAINS', why: `not within ${v.land / 2} points, or something on the way ends the movement` };
}

function sailBar(b: Board, v: Going): Bar {
  if (b.boat[v.seat] < 0) return { rule: 'W 6.SAILb', why: 'you are in no Boat' };
  if (v.boarded) return { rule: 'W 6.BOARDc', why: 'a Boat is not moved in the turn in which it was boarded' };
  return { rule: 'W 6.SAILa', why: 'too far, or not by water' };
}

function swimBar(b: Board, v: Going): Bar {
  if (v.spent) return { rule: 'W R81', why: 'swimming is the whole move' };
  if (landAt(b, b.at[v.seat]) < 0) return { rule: 'W 6.SWIMc', why: 'nobody swims from water to water' };
  return { rule: 'W 6.SWIMa', why: 'one adjacent water space, with a point to spend' };
}

function boardBar(what: string, b: Board, v: Going): Bar {
  const boat = Number(what.replace('boat-', '')) - 1;
  if (b.boat.includes(boat)) return { rule: 'W 6.BOARDd', why: 'a Boat holds one player' };
  if (v.sailed) return { rule: 'W 6.LEAVEb', why: 'nobody leaves a Boat in a turn in which he moved it' };
  return { rule: 'W 6.BOARDa', why: 'the Boat is not within reach' };
}

function castBar(what: string, b: Board, v: Going): Bar | undefined {
  if (what !== 'boat-summoning' && what !== 'swiftness') return undefined;
  if (b.bound[v.seat]) return { rule: 'W 7.3051c', why: 'the Dragonbound use no magic' };
  if (what === 'swiftness' && b.dazed[v.seat]) return { rule: 'W 7.3043b', why: 'the Dazed cannot cast it' };
  if (what === 'swiftness' ? v.hasted : v.called) return { rule: 'W 11.24a', why: 'once a turn' };
  if (what === 'swiftness') return { rule: 'W 11.212', why: 'no such spell at this Rank, or no points left' };
  return { rule: 'W 11.211a', why: 'no such spell at this Rank, no coast, no point left, or no empty Boat in range' };
}
