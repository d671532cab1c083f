import { type Board, SIDES, type Side } from '../board.js';
import { strengthOf } from '../forces.js';
import { FIRST_WASTE, type Place } from '../map.js';
import { kingdomsOf } from '../realms.js';
import { TOOLS } from '../tools.js';

/** Where a party's tools are kept on the board. */
export function toolsAt(place: Place, side: Side): number {
  return ((place - FIRST_WASTE) * SIDES + side) * TOOLS.length;
}

export function hasTool(b: Pick<Board, 'tools'>, place: Place, side: Side, tool: number): boolean {
  return b.tools[toolsAt(place, side) + tool] > 0;
}

export function addTool(b: Board, place: Place, side: Side, tool: number, n: number): void {
  b.tools[toolsAt(place, side) + tool] += n;
}

/** Where a party came from, and may not step straight back to. */
export function trailAt(place: Place, side: Side): number {
  return (place - FIRST_WASTE) * SIDES + side;
}

/** Some of a party have left the Wastelands: if nobody is left behind, the tools go home. */
export function leaveWastes(b: Board, place: Place, side: Side): void {
  if (strengthOf(b, place, side) > 0) return;
  // QD TOOL.5 Stored in the kingdom. QD R85 Without one they are lost.
  const hasHome = kingdomsOf(b, side).length > 0;
  for (let tool = 0; tool < TOOLS.length; tool++) {
    if (hasHome) b.store[side * TOOLS.length + tool] += b.tools[toolsAt(place, side) + tool];
    b.tools[toolsAt(place, side) + tool] = 0;
  }
  b.cameFrom[trailAt(place, side)] = -1;
}

/** A party is dead: its tools are gone with it. */
export function dropTools(b: Board, place: Place, side: Side): void {
  // QD TOOL.3, QD FAQ.19 To monsters and mishaps.
  for (let tool = 0; tool < TOOLS.length; tool++) b.tools[toolsAt(place, side) + tool] = 0;
  b.cameFrom[trailAt(place, side)] = -1;
}

/** All tools of a party go to another party, here or elsewhere. */
export function passTools(b: Board, from: { place: Place; side: Side }, to: { place: Place; side: Side }): void {
  for (let tool = 0; tool < TOOLS.length; tool++) {
    const i = toolsAt(from.place, from.side) + tool;
    const n = b.tools[i];
    b.tools[i] = 0;
    b.tools[toolsAt(to.place, to.side) + tool] += n;
  }
}
