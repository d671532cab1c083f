import type { Lore } from '@questhall/kernel';
import { ITEMS } from '../items.js';
import { LEGENDS } from '../legends.js';
import { BLACK_LINES, BRIDGES, RIVER_ROWS, ROADS, TERRAIN_ROWS, TRAILS } from '../map.data.js';
import { PORT_PLACES, placeId, SITES, TERRAIN, TERRAINS } from '../map.js';
import { ALIGNMENTS, KINDS } from '../units.js';

const alignment = (n: number) => ALIGNMENTS[n] ?? 'any';

/** The map, the units and the items, for those who have none of them before them. */
export const lore: readonly Lore[] = [
  {
    title: 'Sites',
    says: 'Cities, ruins and villages. Fleets of a port lie in its hex or on its river hexsides.',
    head: ['name', 'hex', 'kind', 'GT', 'empire', 'terrain', 'port', 'hires'],
    rows: SITES.map((site, i) => [
      site.id,
      placeId(site.hex),
      site.capital === 'first' ? 'capital' : site.capital === 'second' ? 'city, second capital' : site.kind,
      String(site.gt),
      site.empire ? String(site.empire) : '',
      TERRAINS[TERRAIN[site.hex]],
      PORT_PLACES[i].map(placeId).join(', '),
      site.hires ?? '',
    ]),
  },
  {
    title: 'Terrain',
    says: 'A letter a hex, column 01 at the left: . clear, w woods, d desert, m mountain, s swamp, ~ sea, o lake. Columns with even numbers lie half a hex lower than their neighbours.',
    head: ['row', 'columns 01 to 40'],
    rows: TERRAIN_ROWS.map((row, i) => [String(i + 1).padStart(2, '0'), `\`${row}\``]),
  },
  {
    title: 'Lines',
    says: 'Roads and trails run from hex to hex, rivers along the hexsides named. Bridges lead a road or trail over one; over a black line only a road leads.',
    head: ['line', 'where'],
    rows: [
      ['roads', spaced(ROADS)],
      ['trails', spaced(TRAILS)],
      ['bridges', spaced(BRIDGES)],
      ['black lines', spaced(BLACK_LINES)],
      ...RIVER_ROWS.map(({ name, sides }) => [`river ${name}`, spaced(sides)]),
    ],
  },
  {
    title: 'Units',
    says: 'Attack, defence and movement points; price and upkeep in GTs; who hires them; where special units are found, and up to which roll.',
    head: ['name', 'values', 'price', 'upkeep', 'alignment', 'missile', 'found'],
    rows: KINDS.map((kind) => [
      kind.id,
      `${kind.attack}-${kind.defence}-${kind.move}`,
      kind.cost < 0 ? '' : String(kind.cost),
      String(kind.upkeep),
      alignment(kind.alignment),
      kind.missile ? String(kind.missile / 2) : '',
      kind.found ? `${kind.found.terrain}, ${kind.found.upTo}` : '',
    ]),
  },
  {
    title: 'Items',
    says: 'Category, alignment and die of found items; of created ones the level their maker needs.',
    head: ['name', 'category', 'alignment', 'die or level', 'once', 'what it does'],
    rows: ITEMS.map((item) => [
      item.id,
      item.category,
      item.category === 'created' ? "its maker's" : alignment(item.alignment).replace('any', 'none'),
      item.roll ? String(item.roll) : '',
      item.once ? 'once' : '',
      item.says,
    ]),
  },
  {
    title: 'Legends',
    says: 'Monsters, counters of items, blanks, Rings of Power.',
    head: ['name', 'what it is'],
    rows: LEGENDS.map((legend) => [
      legend.id,
      legend.what === 'monster' ? legend.name : legend.what === 'item' ? `an item: ${legend.category}` : 'a blank',
    ]),
  },
];

function spaced(runs: string): string {
  return runs.split(' ').join(', ');
}
