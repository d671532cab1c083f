export type { Axial } from './axes.js';
export { axesOf, hexByAxes, turned } from './axes.js';
export type { Board, BoardBorder, BoardSpec, Border, Passage, SpaceSpec, Via } from './board.js';
export { board } from './board.js';
export type { Point, Polygon, Segment } from './geometry.js';
export { bearing, centre, contains, edges, polygonsTouch, sharedEdges } from './geometry.js';
export type { HexGrid } from './hex.js';
export {
  columnOf,
  HEX_SIDES,
  hexAt,
  hexBeyond,
  hexCentre,
  hexCorners,
  hexDistance,
  hexNeighbours,
  hexUnder,
  rowOf,
} from './hex.js';
export type { Members } from './walk.js';
export { clockwiseFrom, connected, distances, path } from './walk.js';
