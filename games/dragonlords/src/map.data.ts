/**
 * The world, drawn on a canvas of 1000 × 800 with y downwards; map.ts turns these rows into tables.
 *
 * The rulebook gives: six realms with a kingdom each, gold territories of which two have mines, four islands, three
 * teleportals, hexagonal sea zones, harbours, and two Wastelands with five kinds of spaces, a village at one end and a
 * dragon lair at the other. Reconstructed to fit that: all names, colours, shapes and borders, the number of territories
 * and gold territories, harbours, sea zones, the order inside the Wastelands and the territories that lead there.
 */
export interface RealmRow {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  /** Out of play in the short game. */
  readonly tundra: boolean;
}

export interface LandRow {
  readonly id: string;
  readonly name: string;
  readonly kind: 'kingdom' | 'territory' | 'gold' | 'teleportal' | 'island';
  /** The realm by number, -1 for land that belongs to none. */
  readonly realm: number;
  readonly mine?: true;
  readonly tundra?: true;
  /** The sea zone of its harbour. */
  readonly harbour?: string;
  /** The hexes it is made of: two digits for the row, two for the column. */
  readonly hexes: string;
  /** A neighbour; `bridge` and a neighbour; `mountains` or `river` and a neighbour that cannot be reached so. */
  readonly borders: readonly string[];
}

export interface WasteRow {
  readonly id: string;
  readonly name: string;
  readonly kind: 'village' | 'den' | 'quest' | 'shrine' | 'lair';
  /** 0 north, 1 south. */
  readonly wasteland: number;
  readonly centre: readonly [number, number];
  /** Land it can be entered from and left to. */
  readonly gates: readonly string[];
  readonly harbour?: string;
}

export const REALM_ROWS = [
  { id: 'frostmark', name: 'Frostmark', colour: 'blue', tundra: false },
  { id: 'stormreach', name: 'Stormreach', colour: 'purple', tundra: false },
  { id: 'emberlands', name: 'Emberlands', colour: 'red', tundra: true },
  { id: 'greenweald', name: 'Greenweald', colour: 'green', tundra: false },
  { id: 'goldmeadow', name: 'Goldmeadow', colour: 'orange', tundra: false },
  { id: 'bonewaste', name: 'Bonewaste', colour: 'white', tundra: true },
] as const satisfies readonly RealmRow[];

export const LAND_ROWS = [
  {
    id: 'frostmark-keep',
    name: 'Frostmark Keep',
    kind: 'kingdom',
    realm: 0,
    hexes: '0502 0503 0603',
    borders: ['rune-ring', 'wolfmoor', 'mountains pinewatch', 'skaldfell', 'rimeholt', 'icegate'],
  },
  {
    id: 'silverdelve',
    name: 'Silverdelve',
    kind: 'gold',
    realm: -1,
    mine: true,
    hexes: '0305 0306 0405',
    borders: ['wolfmoor', 'pinewatch'],
  },
  {
    id: 'rune-ring',
    name: 'Rune Ring',
    kind: 'teleportal',
    realm: -1,
    hexes: '0601 0602',
    borders: ['frostmark-keep', 'rimeholt'],
  },
  {
    id: 'wolfmoor',
    name: 'Wolfmoor',
    kind: 'territory',
    realm: 0,
    hexes: '0303 0304 0404',
    borders: ['frostmark-keep', 'silverdelve', 'pinewatch', 'mountains skaldfell'],
  },
  {
    id: 'pinewatch',
    name: 'Pinewatch',
    kind: 'territory',
    realm: 0,
    harbour: 's0607',
    hexes: '0406 0504 0505 0506',
    borders: ['mountains frostmark-keep', 'silverdelve', 'wolfmoor', 'icegate', 'bridge galecliff'],
  },
  {
    id: 'skaldfell',
    name: 'Skaldfell',
    kind: 'territory',
    realm: 0,
    hexes: '0302 0403',
    borders: ['frostmark-keep', 'mountains wolfmoor', 'rimeholt'],
  },
  {
    id: 'rimeholt',
    name: 'Rimeholt',
    kind: 'territory',
    realm: 0,
    harbour: 's0400',
    hexes: '0401 0402 0501',
    borders: ['frostmark-keep', 'rune-ring', 'skaldfell'],
  },
  {
    id: 'icegate',
    name: 'Icegate',
    kind: 'territory',
    realm: 0,
    hexes: '0604 0605',
    borders: ['bridge mossfen', 'frostmark-keep', 'pinewatch'],
  },
  {
    id: 'stormreach-hold',
    name: 'Stormreach Hold',
    kind: 'kingdom',
    realm: 1,
    hexes: '0410 0510 0511 0611',
    borders: ['galecliff', 'ravenwold', 'thunder-vale', 'highbarrow', 'windmere'],
  },
  {
    id: 'amber-field',
    name: 'Amber Field',
    kind: 'gold',
    realm: -1,
    hexes: '0312 0313',
    borders: ['ravenwold', 'thunder-vale'],
  },
  {
    id: 'galecliff',
    name: 'Galecliff',
    kind: 'territory',
    realm: 1,
    hexes: '0408 0409 0508',
    borders: ['bridge pinewatch', 'stormreach-hold', 'highbarrow', 'windmere'],
  },
  {
    id: 'ravenwold',
    name: 'Ravenwold',
    kind: 'territory',
    realm: 1,
    harbour: 's0414',
    hexes: '0413 0512 0513 0612',
    borders: ['stormreach-hold', 'amber-field', 'mountains thunder-vale', 'bridge smokewood'],
  },
  {
    id: 'thunder-vale',
    name: 'Thunder Vale',
    kind: 'territory',
    realm: 1,
    hexes: '0311 0411 0412',
    borders: ['stormreach-hold', 'amber-field', 'mountains ravenwold', 'mountains windmere'],
  },
  {
    id: 'highbarrow',
    name: 'Highbarrow',
    kind: 'territory',
    realm: 1,
    harbour: 's0710',
    hexes: '0509 0608 0609 0610',
    borders: ['bridge harrowfield', 'stormreach-hold', 'galecliff'],
  },
  {
    id: 'windmere',
    name: 'Windmere',
    kind: 'territory',
    realm: 1,
    harbour: 's0209',
    hexes: '0309 0310',
    borders: ['stormreach-hold', 'galecliff', 'mountains thunder-vale'],
  },
  {
    id: 'ember-citadel',
    name: 'Ember Citadel',
    kind: 'kingdom',
    realm: 2,
    tundra: true,
    hexes: '0417 0418 0419',
    borders: ['ember-arch', 'ashford', 'cinder-plain', 'smokewood', 'redscarp', 'kilnmouth'],
  },
  {
    id: 'sunhoard',
    name: 'Sunhoard',
    kind: 'gold',
    realm: -1,
    tundra: true,
    hexes: '0515 0615',
    borders: ['ashford', 'smokewood'],
  },
  {
    id: 'ember-arch',
    name: 'Ember Arch',
    kind: 'teleportal',
    realm: -1,
    tundra: true,
    hexes: '0319 0320',
    borders: ['ember-citadel', 'redscarp', 'mountains kilnmouth'],
  },
  {
    id: 'ashford',
    name: 'Ashford',
    kind: 'territory',
    realm: 2,
    tundra: true,
    harbour: 's0715',
    hexes: '0517 0616 0617',
    borders: ['bridge dustmarch', 'ember-citadel', 'sunhoard', 'cinder-plain', 'smokewood'],
  },
  {
    id: 'cinder-plain',
    name: 'Cinder Plain',
    kind: 'territory',
    realm: 2,
    tundra: true,
    hexes: '0518 0618 0619',
    borders: ['ember-citadel', 'ashford', 'mountains redscarp'],
  },
  {
    id: 'smokewood',
    name: 'Smokewood',
    kind: 'territory',
    realm: 2,
    tundra: true,
    hexes: '0415 0416 0516',
    borders: ['bridge ravenwold', 'ember-citadel', 'sunhoard', 'ashford', 'kilnmouth'],
  },
  {
    id: 'redscarp',
    name: 'Redscarp',
    kind: 'territory',
    realm: 2,
    tundra: true,
    harbour: 's0620',
    hexes: '0420 0519 0520',
    borders: ['ember-citadel', 'ember-arch', 'mountains cinder-plain'],
  },
  {
    id: 'kilnmouth',
    name: 'Kilnmouth',
    kind: 'territory',
    realm: 2,
    tundra: true,
    hexes: '0316 0317 0318',
    borders: ['ember-citadel', 'mountains ember-arch', 'smokewood'],
  },
  {
    id: 'greenweald-hall',
    name: 'Greenweald Hall',
    kind: 'kingdom',
    realm: 3,
    hexes: '1104 1203 1204 1205',
    borders: ['thornbrake', 'mountains mossfen', 'deerhurst', 'willowbank', 'fernhollow'],
  },
  {
    id: 'honeyglen',
    name: 'Honeyglen',
    kind: 'gold',
    realm: -1,
    hexes: '1301 1401 1402',
    borders: ['mossfen', 'willowbank'],
  },
  {
    id: 'thornbrake',
    name: 'Thornbrake',
    kind: 'territory',
    realm: 3,
    harbour: 's1107',
    hexes: '1105 1106 1206',
    borders: ['greenweald-hall', 'fernhollow', 'bridge harrowfield'],
  },
  {
    id: 'mossfen',
    name: 'Mossfen',
    kind: 'territory',
    realm: 3,
    harbour: 's1003',
    hexes: '1102 1103 1201 1202',
    borders: ['mountains greenweald-hall', 'honeyglen', 'willowbank', 'bridge icegate'],
  },
  {
    id: 'deerhurst',
    name: 'Deerhurst',
    kind: 'territory',
    realm: 3,
    hexes: '1304 1405',
    borders: ['greenweald-hall', 'mountains willowbank', 'fernhollow'],
  },
  {
    id: 'willowbank',
    name: 'Willowbank',
    kind: 'territory',
    realm: 3,
    hexes: '1302 1303 1403 1404',
    borders: ['greenweald-hall', 'honeyglen', 'mossfen', 'mountains deerhurst'],
  },
  {
    id: 'fernhollow',
    name: 'Fernhollow',
    kind: 'territory',
    realm: 3,
    hexes: '1305 1306',
    borders: ['greenweald-hall', 'thornbrake', 'deerhurst'],
  },
  {
    id: 'goldmeadow-castle',
    name: 'Goldmeadow Castle',
    kind: 'kingdom',
    realm: 4,
    hexes: '1211 1310 1311',
    borders: ['meadow-stones', 'mountains barleyford', 'millstone', 'harrowfield', 'kestrel-down', 'oxbridge'],
  },
  {
    id: 'meadow-stones',
    name: 'Meadow Stones',
    kind: 'teleportal',
    realm: -1,
    hexes: '1113 1212 1213',
    borders: ['goldmeadow-castle', 'millstone', 'kestrel-down'],
  },
  {
    id: 'deepvein',
    name: 'Deepvein',
    kind: 'gold',
    realm: -1,
    mine: true,
    hexes: '1208 1308 1408',
    borders: ['barleyford', 'harrowfield'],
  },
  {
    id: 'barleyford',
    name: 'Barleyford',
    kind: 'territory',
    realm: 4,
    hexes: '1309 1409 1410',
    borders: ['mountains goldmeadow-castle', 'deepvein', 'harrowfield', 'mountains oxbridge'],
  },
  {
    id: 'millstone',
    name: 'Millstone',
    kind: 'territory',
    realm: 4,
    hexes: '1312 1313',
    borders: ['goldmeadow-castle', 'meadow-stones', 'oxbridge', 'bridge dustmarch'],
  },
  {
    id: 'harrowfield',
    name: 'Harrowfield',
    kind: 'territory',
    realm: 4,
    harbour: 's1108',
    hexes: '1109 1209 1210',
    borders: ['bridge thornbrake', 'goldmeadow-castle', 'deepvein', 'barleyford', 'kestrel-down', 'bridge highbarrow'],
  },
  {
    id: 'kestrel-down',
    name: 'Kestrel Down',
    kind: 'territory',
    realm: 4,
    harbour: 's1011',
    hexes: '1110 1111 1112',
    borders: ['goldmeadow-castle', 'meadow-stones', 'harrowfield'],
  },
  {
    id: 'oxbridge',
    name: 'Oxbridge',
    kind: 'territory',
    realm: 4,
    harbour: 's1510',
    hexes: '1411 1412',
    borders: ['goldmeadow-castle', 'mountains barleyford', 'millstone'],
  },
  {
    id: 'bonewaste-fortress',
    name: 'Bonewaste Fortress',
    kind: 'kingdom',
    realm: 5,
    tundra: true,
    hexes: '1117 1118 1218 1219',
    borders: ['palerock', 'saltflat', 'dustmarch', 'chalkhorn', 'marrow-hill'],
  },
  {
    id: 'opal-barrens',
    name: 'Opal Barrens',
    kind: 'gold',
    realm: -1,
    tundra: true,
    hexes: '1315 1415 1416',
    borders: ['dustmarch', 'chalkhorn'],
  },
  {
    id: 'palerock',
    name: 'Palerock',
    kind: 'territory',
    realm: 5,
    tundra: true,
    hexes: '1119 1120 1220',
    borders: ['bonewaste-fortress', 'marrow-hill'],
  },
  {
    id: 'saltflat',
    name: 'Saltflat',
    kind: 'territory',
    realm: 5,
    tundra: true,
    hexes: '1318 1418 1419',
    borders: ['bonewaste-fortress', 'chalkhorn', 'mountains marrow-hill'],
  },
  {
    id: 'dustmarch',
    name: 'Dustmarch',
    kind: 'territory',
    realm: 5,
    tundra: true,
    harbour: 's1214',
    hexes: '1116 1215 1216 1217',
    borders: ['bridge millstone', 'bonewaste-fortress', 'opal-barrens', 'river chalkhorn', 'bridge ashford'],
  },
  {
    id: 'chalkhorn',
    name: 'Chalkhorn',
    kind: 'territory',
    realm: 5,
    tundra: true,
    hexes: '1316 1317 1417',
    borders: ['bonewaste-fortress', 'opal-barrens', 'saltflat', 'river dustmarch'],
  },
  {
    id: 'marrow-hill',
    name: 'Marrow Hill',
    kind: 'territory',
    realm: 5,
    tundra: true,
    harbour: 's1420',
    hexes: '1319 1320',
    borders: ['bonewaste-fortress', 'palerock', 'mountains saltflat'],
  },
  {
    id: 'isle-of-gulls',
    name: 'Isle of Gulls',
    kind: 'island',
    realm: -1,
    harbour: 's0803',
    hexes: '0802 0901',
    borders: [],
  },
  {
    id: 'isle-of-masks',
    name: 'Isle of Masks',
    kind: 'island',
    realm: -1,
    harbour: 's0809',
    hexes: '0808 0907',
    borders: [],
  },
  {
    id: 'isle-of-bells',
    name: 'Isle of Bells',
    kind: 'island',
    realm: -1,
    harbour: 's0912',
    hexes: '0814 0913',
    borders: [],
  },
  {
    id: 'isle-of-wrecks',
    name: 'Isle of Wrecks',
    kind: 'island',
    realm: -1,
    harbour: 's0817',
    hexes: '0818 0918',
    borders: [],
  },
] as const satisfies readonly LandRow[];

export const WASTE_ROWS = [
  {
    id: 'north-village',
    name: 'Northern Village',
    kind: 'village',
    wasteland: 0,
    centre: [130, 46],
    gates: ['skaldfell'],
    harbour: 's0202',
  },
  { id: 'north-quest-1', name: 'Northern Quest 1', kind: 'quest', wasteland: 0, centre: [215, 46], gates: [] },
  { id: 'north-den', name: "Northern Witches' Den", kind: 'den', wasteland: 0, centre: [300, 46], gates: [] },
  { id: 'north-quest-2', name: 'Northern Quest 2', kind: 'quest', wasteland: 0, centre: [385, 46], gates: [] },
  { id: 'north-shrine', name: 'Northern Shrine', kind: 'shrine', wasteland: 0, centre: [470, 46], gates: [] },
  { id: 'north-quest-3', name: 'Northern Quest 3', kind: 'quest', wasteland: 0, centre: [555, 46], gates: [] },
  {
    id: 'north-lair',
    name: 'Northern Dragon Lair',
    kind: 'lair',
    wasteland: 0,
    centre: [640, 46],
    gates: ['windmere', 'kilnmouth'],
  },
  {
    id: 'south-village',
    name: 'Southern Village',
    kind: 'village',
    wasteland: 1,
    centre: [790, 754],
    gates: ['chalkhorn', 'oxbridge'],
    harbour: 's1517',
  },
  { id: 'south-quest-1', name: 'Southern Quest 1', kind: 'quest', wasteland: 1, centre: [705, 754], gates: [] },
  { id: 'south-den', name: "Southern Witches' Den", kind: 'den', wasteland: 1, centre: [620, 754], gates: [] },
  { id: 'south-quest-2', name: 'Southern Quest 2', kind: 'quest', wasteland: 1, centre: [535, 754], gates: [] },
  { id: 'south-shrine', name: 'Southern Shrine', kind: 'shrine', wasteland: 1, centre: [450, 754], gates: [] },
  { id: 'south-quest-3', name: 'Southern Quest 3', kind: 'quest', wasteland: 1, centre: [365, 754], gates: [] },
  {
    id: 'south-lair',
    name: 'Southern Dragon Lair',
    kind: 'lair',
    wasteland: 1,
    centre: [280, 754],
    gates: ['deerhurst'],
  },
] as const satisfies readonly WasteRow[];

/** The sea zones, from the first to the last of every stretch of open water in a row; `s` and its hex names one. */
export const SEA =
  '0200-0209 0211-0215 0217-0221 0300-0301 0307-0308 0314-0315 0321 0400 0407 0414 0421 0500 0507 0514 0521 0600 0606-0607 0613-0614 0620-0621 0700-0721 0800-0801 0803-0807 0809-0813 0815-0817 0819-0821 0900 0902-0906 0908-0912 0914-0917 0919-0921 1000-1021 1100-1101 1107-1108 1114-1115 1121 1200 1207 1214 1221 1300 1307 1314 1321 1400 1406-1407 1413-1414 1420-1421 1500-1504 1506-1521';

/** The bridges between continents, by the land at both ends; and where they stand on the drawing. */
export const BRIDGE_ROWS = [
  {
    name: 'serpent bridge',
    between: ['pinewatch', 'galecliff'],
    ends: [
      [314, 242.5],
      [380, 204.4],
    ],
  },
  {
    name: 'beetle bridge',
    between: ['ravenwold', 'smokewood'],
    ends: [
      [622, 242.5],
      [688, 204.4],
    ],
  },
  {
    name: 'rainbow bridge',
    between: ['harrowfield', 'highbarrow'],
    ends: [
      [424, 280.6],
      [446, 471.2],
    ],
  },
  {
    name: 'whaleback bridge',
    between: ['mossfen', 'icegate'],
    ends: [
      [204, 280.6],
      [182, 471.2],
    ],
  },
  {
    name: 'root bridge',
    between: ['thornbrake', 'harrowfield'],
    ends: [
      [314, 471.2],
      [424, 509.3],
    ],
  },
  {
    name: 'bone bridge',
    between: ['millstone', 'dustmarch'],
    ends: [
      [622, 547.4],
      [688, 509.3],
    ],
  },
  {
    name: 'rainbow bridge',
    between: ['dustmarch', 'ashford'],
    ends: [
      [732, 280.6],
      [754, 471.2],
    ],
  },
] as const;
