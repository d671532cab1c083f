import type { Box, Point } from './geometry.js';
import type { Markup } from './markup.js';
import type { Cell } from './mesh.js';

/** What the ground looks like: a pair of theme colours and the symbols strewn over it. */
export const SKINS = ['desert', 'moor', 'forest', 'mist', 'mountain', 'meadow', 'castle', 'plain', 'swamp'] as const;
export type Skin = (typeof SKINS)[number];

/** A cell of land. Cells of one group are coloured as one, and have dotted borders between them. */
export interface Land extends Cell {
  readonly kind: 'land';
  readonly group: string;
  readonly skin: Skin;
  readonly centre: Point;
  /** Under its symbol; none for what has no name of its own. */
  readonly name: string;
  /** A class beside that of its skin, where colour says something else than the ground. */
  readonly tint?: string;
}

/** A cell of water inside the land: a lake, an inner sea. What is in no cell is the ocean. */
export interface Water extends Cell {
  readonly kind: 'water';
}

export type Ground = Land | Water;

/** A river along the edges of cells, from mouth to source; its end may lie half-way along an edge. */
export interface River {
  readonly id: string;
  readonly course: readonly Point[];
  readonly widths: readonly [source: number, mouth: number];
}

export interface Road {
  readonly kind: 'road' | 'trail';
  /** Ids of cells that follow each other. */
  readonly through: readonly string[];
}

export type Curve = readonly [Point, Point, Point];

/** A name set on a shallow curve. */
export interface Name {
  readonly id: string;
  readonly text: string;
  readonly kind: 'region' | 'sea' | 'river';
  readonly skin?: Skin;
  readonly curve: Curve;
}

/** A board as the map-maker gets it. Points are those of the data; the sheet is bent only when it is drawn. */
export interface Sheet {
  readonly id: string;
  /** What is painted, and what a whole view shows. */
  readonly world: Box;
  readonly whole: Box;
  readonly style: { readonly warp: number; readonly scale: number; readonly levels: number; readonly seed: string };
  /** Hexes: draw no border, but round off where land, sea or terrain differ. */
  readonly hexes?: true;
  /** Land made of hexes, with borders: all its corners are drawn together first. */
  readonly eased?: true;
  readonly cells: readonly Ground[];
  readonly rivers: readonly River[];
  readonly roads: readonly Road[];
  readonly names: readonly Name[];
  readonly islets: readonly Point[];
  readonly compass: { readonly at: Point; readonly size: number };
  readonly cartouche: { readonly at: Point; readonly over: string; readonly title: string } | null;
  /** Room to keep free of symbols, beside tokens, names and lettering. */
  keepsFree(land: Land, at: Point): readonly Box[];
  /** What else stands in a cell (a castle, a town), as symbols with their feet. */
  stands?(land: Land, at: Point): readonly Standing[];
  /** Serpents, ships: drawn on the sea. */
  readonly seaLife: Markup;
}

export interface Standing {
  readonly at: Point;
  readonly markup: Markup;
}
