/** One territory tile. */
export interface TileData {
  readonly id: string;
  readonly name: string;
  readonly type: 'common' | 'elven' | 'magic';
  /** Its number within its type, I to VI. */
  readonly number: number;
  /** Terrain by spot (centre, A1 to A6, B1 to B6, C1 to C6): p plains, w woods, m mountain, t town, d dwelling, s special, r stone. */
  readonly terrain: string;
  readonly names: Readonly<Record<string, string>>;
  /** Hexsides that cannot be crossed on foot, as two spots. */
  readonly walls: readonly string[];
  readonly gorge?: true;
  readonly lore: string;
}

/** The eighteen tiles, Common I to VI, Elven I to VI, Magic I to VI. */
export const TILE_DATA = [
  // W C.COMMON.I
  {
    id: 'torwall',
    name: 'Torwall',
    type: 'common',
    number: 1,
    terrain: 'tppwpmppwppmpppwppp',
    names: { centre: 'Torwall' },
    walls: ['c1 c2', 'c3 c4', 'c5 c6', 'a2 b1', 'a4 b3', 'a6 b5'],
    lore: 'Royal city of Men; walls.',
  },
  // W C.COMMON.II
  {
    id: 'woodswall',
    name: 'Woodswall',
    type: 'common',
    number: 2,
    terrain: 'wtppwpppptwppwwwwwp',
    names: { a1: 'Woodswall A1 town', a4: 'Herb ground', b3: 'Woodswall B3 town' },
    walls: ['a1 c1', 'b1 c1', 'b1 c2', 'b6 c1', 'a3 c3', 'b3 c3', 'b3 c4', 'a4 b3'],
    lore: 'Walls between woods and towns; fishermen.',
  },
  // W C.COMMON.III
  {
    id: 'longrift',
    name: 'Longrift',
    type: 'common',
    number: 3,
    terrain: 'tppmppwtpwpmpppppwp',
    names: { centre: 'Shrineheart Abbey', b1: 'Longrift B1 town' },
    walls: ['c6 centre', 'c1 centre', 'c2 centre', 'c2 c3', 'c5 c6', 'b2 c2', 'a2 b2', 'a6 b5', 'b5 c6'],
    gorge: true,
    lore: 'Shrineheart Abbey; an impassable gorge splits it.',
  },
  // W C.COMMON.IV
  {
    id: 'crescent-ridge',
    name: 'Crescent Ridge',
    type: 'common',
    number: 4,
    terrain: 'pmmmtmmmmppmmptppww',
    names: { a4: 'Crescent Ridge A4 town', c2: 'Crescent Ridge C2 town' },
    walls: [],
    lore: 'Encircling mountain ridge.',
  },
  // W C.COMMON.V
  {
    id: 'meadowfarm',
    name: 'Meadowfarm',
    type: 'common',
    number: 5,
    terrain: 'pptppppppwptppppwpp',
    names: { a2: 'Meadowfarm A2 town', b5: 'Meadowfarm B5 town' },
    walls: [],
    lore: 'Fertile farmland, herbalists.',
  },
  // W C.COMMON.VI
  {
    id: 'hillshire',
    name: 'Hillshire',
    type: 'common',
    number: 6,
    terrain: 'pmwmwmpwmwpmpmwwpmt',
    names: { c2: 'Hillshire C2 woods', c6: 'Hillshire C6 town' },
    walls: [],
    lore: 'Mountains and woods; herders.',
  },
  // W C.ELVEN.I
  {
    id: 'glendale',
    name: 'Glendale',
    type: 'elven',
    number: 1,
    terrain: 'pwpwpwppwpwpwwpdpww',
    names: { c3: 'Courts of Glendale' },
    walls: [],
    lore: "Aura's court in the Dwelling.",
  },
  // W C.ELVEN.II
  {
    id: 'meadowshire',
    name: 'Meadowshire',
    type: 'elven',
    number: 2,
    terrain: 'pwppppppdpwpwwppppp',
    names: { a1: 'Meadowshire A1 woods', b2: 'Meadowshire B2 dwelling' },
    walls: [],
    lore: 'Hispan, Elven music.',
  },
  // W C.ELVEN.III
  {
    id: 'edgewood',
    name: 'Edgewood',
    type: 'elven',
    number: 3,
    terrain: 'pdwwwwwpwwwwppppwpp',
    names: { a1: 'Halls of Havor' },
    walls: [],
    lore: "Havor's halls, Elven crafters.",
  },
  // W C.ELVEN.IV
  {
    id: 'green-grove',
    name: 'Green Grove',
    type: 'elven',
    number: 4,
    terrain: 'spwpdpwwpppwpwwwpww',
    names: { centre: 'The Star Crest', a4: 'Green Grove A4 dwelling' },
    walls: [],
    lore: "Galen's Dwelling, guardian of the Star Crest, which lies on this tile.",
  },
  // W C.ELVEN.V
  {
    id: 'timberlane',
    name: 'Timberlane',
    type: 'elven',
    number: 5,
    terrain: 'pwpwwwwwpwwdwwpwwpp',
    names: { b5: 'Timberlane B5 dwelling' },
    walls: [],
    lore: 'Damian and Nova (cards spell it Timber Lane).',
  },
  // W C.ELVEN.VI
  {
    id: 'woodland',
    name: 'Woodland',
    type: 'elven',
    number: 6,
    terrain: 'dwwpwpwpwpwwppwpwww',
    names: { centre: 'Woodland dwelling', b3: "Mirto's hermitage", b4: 'Woodland B4 woods' },
    walls: [],
    lore: 'Finrel and Vawn.',
  },
  // W C.MAGIC.I
  {
    id: 'sacred-circle',
    name: 'Sacred Circle',
    type: 'magic',
    number: 1,
    terrain: 'sppppppwppwpprrrrrr',
    names: { centre: 'Centre of the Sacred Circle' },
    walls: [],
    lore: 'The stones; Rüktal in the centre.',
  },
  // W C.MAGIC.II
  {
    id: 'megmorans-tower',
    name: "Megmoran's Tower",
    type: 'magic',
    number: 2,
    terrain: 'spwppwppmppmpmmmmmm',
    names: { centre: "Megmoran's Tower" },
    walls: [],
    lore: 'Sorcerer of Fire.',
  },
  // W C.MAGIC.III
  {
    id: 'meligars-tower',
    name: "Meligar's Tower",
    type: 'magic',
    number: 3,
    terrain: 'spppwswwpppmpmmmmmm',
    names: { centre: "Meligar's Tower", a5: 'High Hollow' },
    walls: [],
    lore: 'Sorcerer of Air, warden of High Hollow.',
  },
  // W C.MAGIC.IV
  {
    id: 'melekoks-tower',
    name: "Melekok's Tower",
    type: 'magic',
    number: 4,
    terrain: 'sppwpppppppwpmmmmmm',
    names: { centre: "Melekok's Tower" },
    walls: [],
    lore: 'Sorcerer of Water.',
  },
  // W C.MAGIC.V
  {
    id: 'hamdrels-cottage',
    name: "Hamdrel's Cottage",
    type: 'magic',
    number: 5,
    terrain: 'swpwmwppwmwpwwwwwww',
    names: { centre: "Hamdrel's Cottage" },
    walls: [
      'a2 c2',
      'a3 c3',
      'a4 c4',
      'a5 c5',
      'a6 c6',
      'b1 c1',
      'b1 c2',
      'b2 c2',
      'b2 c3',
      'b3 c3',
      'b3 c4',
      'b4 c4',
      'b4 c5',
      'b5 c5',
      'b5 c6',
      'b6 c6',
      'b6 c1',
      'c1 c2',
      'c1 centre',
      'c2 centre',
      'c3 centre',
      'c5 centre',
      'c6 centre',
    ],
    lore: 'A wooded valley warded by walls.',
  },
  // W C.MAGIC.VI
  {
    id: 'dragons-lair',
    name: "Dragon's Lair",
    type: 'magic',
    number: 6,
    terrain: 'smmmmmmmmmmmmpppppp',
    names: { centre: 'Depths of the Lair' },
    walls: [
      'a1 c1',
      'a2 c2',
      'a4 c4',
      'a5 c5',
      'a6 c6',
      'b1 c1',
      'b1 c2',
      'b2 c2',
      'b2 c3',
      'b3 c3',
      'b3 c4',
      'b4 c4',
      'b4 c5',
      'b5 c5',
      'b5 c6',
      'b6 c6',
      'b6 c1',
      'c3 c4',
      'c1 centre',
      'c2 centre',
      'c3 centre',
      'c5 centre',
      'c6 centre',
      'a2 b1',
    ],
    lore: 'A maze of caves in steep mountains; the female Dragon stays in the depths (centre), the male is the Dragon marker.',
  },
] as const satisfies readonly TileData[];

/** One lawful way to lay the tiles with a channel round each: column and row of each centre on the chart, in the order above. */
export const CHART: readonly (readonly [column: number, row: number])[] = [
  [4, 4],
  [22, 5],
  [4, 11],
  [22, 12],
  [4, 18],
  [22, 19],
  [10, 5],
  [28, 4],
  [10, 12],
  [28, 11],
  [10, 19],
  [28, 18],
  [16, 4],
  [34, 5],
  [16, 11],
  [34, 12],
  [16, 18],
  [34, 19],
];
