import {
  atlasOf,
  type Cell,
  CIRCLE_CENTRE,
  GROUPS,
  groupOf,
  LAND_IDS,
  type Layout,
  MOUNTAIN,
  SPOTS,
  SPOTS_EACH,
  type SpaceId,
  TERRAIN,
  TILES,
  tileOf,
  WOODS,
} from '@questhall/wizards';
import type { Land, Skin } from '../../../draw/sheet.js';
import { CENTRES, cornersOf } from './hexes.js';

/** Open ground looks different with Men, Elves and in lands of Magic; so do woods. */
const OPEN: readonly Skin[] = ['plain', 'meadow', 'moor'];
const WOODED: readonly Skin[] = ['forest', 'forest', 'mist'];

/** All land that lies, as the map-maker gets it: one group a tile, its colour the type of the tile. */
export function landOf(layout: Layout): Land[] {
  const { cellOf } = atlasOf(layout);
  return LAND_IDS.flatMap((id, space): Land[] => (cellOf[space] < 0 ? [] : [landAt(id, space, cellOf[space])]));
}

/** The same land face down. */
export function hiddenLandOf(layout: Layout): Land[] {
  return landOf(layout).map((land) => ({ ...land, skin: 'plain', tint: 'of-face-down', name: '' }));
}

function landAt(id: string, space: SpaceId, cell: Cell): Land {
  const tile = tileOf(space);
  return {
    kind: 'land',
    id,
    group: TILES[tile].id,
    skin: skinOf(space),
    tint: `of-${GROUPS[groupOf(tile)]}`,
    polygon: cornersOf(cell),
    centre: CENTRES[cell],
    name: ownName(space),
  };
}

function skinOf(space: SpaceId): Skin {
  const group = groupOf(tileOf(space));
  if (TERRAIN[space] === MOUNTAIN) return 'mountain';
  return TERRAIN[space] === WOODS ? WOODED[group] : OPEN[group];
}

/** What is written under a place: its own name, but not that of its tile, which stands there already. */
export function ownName(space: SpaceId): string {
  const tile = TILES[tileOf(space)];
  const name = tile.names[SPOTS[space % SPOTS_EACH]];
  if (!name || name === tile.name || space === CIRCLE_CENTRE || name.startsWith(`${tile.name} `)) return '';
  return name;
}
