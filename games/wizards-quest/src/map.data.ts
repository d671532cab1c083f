/**
 * The island of Marnon, drawn on a canvas of 1000 × 800 with y downwards; map.ts turns these rows into tables.
 *
 * The rulebook gives: the six regions, the number of Misty Forest, the Golden Dunes with their numbers, Pembroke, which
 * spaces lie at the Sea of Marnon and at the Amnon, the ends of the Great Tunnel, and that Dewbury has one bridge.
 * Reconstructed to fit that: the other numbers, the region of all other named territories, every border and shape, the
 * places of castles and bridges, and 17 names: Cairnfield, Hazelmere, Owlhanger, Fogarth Glade, Mistledown, Tanglebriar,
 * Glasspeak, Frostspire, Eaglestair, Shardfell, Greywood, Elderoak, Rootholm, Lantern Glade, Larkmead, Dovecote Green
 * and Quietbrook.
 */
export interface RegionRow {
  readonly number: number;
  readonly id: string;
  readonly name: string;
  readonly terrain: 'desert' | 'moor' | 'forest' | 'mountain' | 'meadow';
  readonly colour: string;
}

export interface SpaceRow {
  readonly id: string;
  readonly name: string;
  /** 1 to 6, or 0 for a castle. */
  readonly region: number;
  readonly number: number;
  readonly centre: readonly [number, number];
  /** Corners of the outline, x and y by turns, clockwise. */
  readonly outline: readonly number[];
  /**
   * Clockwise from north: a neighbour by land, `bridge` or `tunnel` and a neighbour, `water` and its name. Where the
   * Amnon parts two spaces without a bridge it is a water. The tunnel lies under the map and comes last.
   */
  readonly borders: readonly string[];
}

export interface WaterRow {
  readonly id: string;
  readonly name: string;
  /** Spaces on its shore or banks; none for the ocean, which carries no boat. */
  readonly spaces: readonly string[];
  /** Outlines of a sea, or the course of a river from mouth to source; x and y by turns. */
  readonly outlines: readonly (readonly number[])[];
}

export const REGION_ROWS = [
  { number: 1, id: 'golden-dunes', name: 'Golden Dunes', terrain: 'desert', colour: '#d9b25f' },
  { number: 2, id: 'field-of-fallen', name: 'Field of Fallen', terrain: 'moor', colour: '#a8927f' },
  { number: 3, id: 'misty-forest', name: 'Misty Forest', terrain: 'forest', colour: '#6f9a86' },
  { number: 4, id: 'crystal-mountains', name: 'Crystal Mountains', terrain: 'mountain', colour: '#9fb4cf' },
  { number: 5, id: 'ancient-forest', name: 'Ancient Forest', terrain: 'forest', colour: '#4f7a48' },
  { number: 6, id: 'whispery-meadow', name: 'Whispery Meadow', terrain: 'meadow', colour: '#a9c96b' },
] as const satisfies readonly RegionRow[];

export const SPACE_ROWS = [
  {
    id: 'lair-of-the-lizard',
    name: 'Lair of the Lizard',
    region: 1,
    number: 1,
    centre: [264.4, 676.7],
    outline: [201.7, 643.2, 263.2, 615, 322.7, 639.7, 323.4, 720.4, 255.4, 747.5, 211.4, 728.3],
    borders: ['haven', 'castle-6', 'water ocean', 'water ocean', 'red-dune', 'hidden-hollow'],
  },
  {
    id: 'dewbury',
    name: 'Dewbury',
    region: 1,
    number: 2,
    centre: [88.9, 576.1],
    outline: [43.4, 529.3, 102.9, 506.8, 152.3, 535.1, 153.6, 614.7, 102.4, 641.3, 38.9, 619.5],
    borders: ['bridge melting-sands', 'hidden-hollow', 'red-dune', 'water ocean', 'water ocean', 'water ocean'],
  },
  {
    id: 'hidden-hollow',
    name: 'Hidden Hollow',
    region: 1,
    number: 3,
    centre: [217.1, 573.9],
    outline: [152.3, 535.1, 195.1, 512.1, 261.7, 532.5, 263.2, 615, 201.7, 643.2, 153.6, 614.7],
    borders: ['bridge portston-moor', 'haven', 'lair-of-the-lizard', 'red-dune', 'dewbury', 'water amnon'],
  },
  {
    id: 'melting-sands',
    name: 'Melting Sands',
    region: 1,
    number: 4,
    centre: [155.7, 459.6],
    outline: [99.2, 415.3, 141.5, 391.5, 209.7, 412.9, 195.1, 512.1, 152.3, 535.1, 102.9, 506.8],
    borders: ['castle-8', 'portston-moor', 'water amnon', 'bridge dewbury', 'water ocean', 'britton'],
  },
  {
    id: 'britton',
    name: 'Britton',
    region: 1,
    number: 5,
    centre: [90.8, 343.9],
    outline: [42.1, 298.7, 106, 278.7, 141.3, 294.5, 141.5, 391.5, 99.2, 415.3, 42.4, 394.4],
    borders: ['owlhanger', 'castle-8', 'melting-sands', 'water ocean', 'water ocean', 'water ocean'],
  },
  {
    id: 'red-dune',
    name: 'Red Dune',
    region: 1,
    number: 6,
    centre: [148.2, 689.9],
    outline: [102.4, 641.3, 153.6, 614.7, 201.7, 643.2, 211.4, 728.3, 158.3, 757.3, 97.7, 726],
    borders: ['hidden-hollow', 'lair-of-the-lizard', 'water ocean', 'water ocean', 'water ocean', 'dewbury'],
  },
  {
    id: 'portston-moor',
    name: 'Portston Moor',
    region: 2,
    number: 1,
    centre: [247.9, 473.2],
    outline: [209.7, 412.9, 251.7, 394.8, 306.4, 424.7, 307, 505.1, 261.7, 532.5, 195.1, 512.1],
    borders: ['cairnfield', 'heatherlawn', 'water amnon', 'bridge hidden-hollow', 'melting-sands', 'castle-8'],
  },
  {
    id: 'heatherlawn',
    name: 'Heatherlawn',
    region: 2,
    number: 2,
    centre: [365.6, 472.4],
    outline: [306.4, 424.7, 368.7, 399.4, 411.5, 419.6, 421.2, 507.7, 367.2, 540, 307, 505.1],
    borders: ['radner-fen', 'dread-moor', 'sheep-meade', 'bridge haven', 'portston-moor', 'cairnfield'],
  },
  {
    id: 'cairnfield',
    name: 'Cairnfield',
    region: 2,
    number: 3,
    centre: [315.7, 349.2],
    outline: [255.4, 311.4, 314.1, 286.6, 369.7, 313.1, 368.7, 399.4, 306.4, 424.7, 251.7, 394.8],
    borders: ['tanglebriar', 'radner-fen', 'heatherlawn', 'portston-moor', 'castle-8', 'fogarth-glade'],
  },
  {
    id: 'radner-fen',
    name: 'Radner Fen',
    region: 2,
    number: 4,
    centre: [422.8, 350.5],
    outline: [369.7, 313.1, 416.9, 285.9, 465.4, 302.2, 469.6, 396, 411.5, 419.6, 368.7, 399.4],
    borders: ['brecknock', 'water sea-of-marnon', 'dread-moor', 'heatherlawn', 'cairnfield', 'tanglebriar'],
  },
  {
    id: 'brecknock',
    name: 'Brecknock',
    region: 2,
    number: 5,
    centre: [460.7, 237.9],
    outline: [406.7, 191.7, 465.4, 164.9, 508, 194.6, 522.6, 275.1, 465.4, 302.2, 416.9, 285.9],
    borders: ['earthen-pass', 'castle-7', 'water sea-of-marnon', 'radner-fen', 'tanglebriar', 'castle-1'],
  },
  {
    id: 'dread-moor',
    name: 'Dread Moor',
    region: 2,
    number: 6,
    centre: [467.8, 461.2],
    outline: [411.5, 419.6, 469.6, 396, 532.7, 420.4, 528.2, 499.8, 478.7, 529.1, 421.2, 507.7],
    borders: ['water sea-of-marnon', 'cattle-meade', 'castle-4', 'sheep-meade', 'heatherlawn', 'radner-fen'],
  },
  {
    id: 'hazelmere',
    name: 'Hazelmere',
    region: 3,
    number: 1,
    centre: [101.4, 136.1],
    outline: [59.5, 82.4, 104, 62.1, 147.8, 76.5, 158, 162.8, 96.3, 193, 45.6, 169.6],
    borders: ['water ocean', 'pembroke', 'owlhanger', 'water ocean', 'water ocean', 'water ocean'],
  },
  {
    id: 'owlhanger',
    name: 'Owlhanger',
    region: 3,
    number: 2,
    centre: [144.5, 223.9],
    outline: [96.3, 193, 158, 162.8, 212.5, 196.7, 202, 270.4, 141.3, 294.5, 106, 278.7],
    borders: ['pembroke', 'fogarth-glade', 'castle-8', 'britton', 'water ocean', 'hazelmere'],
  },
  {
    id: 'fogarth-glade',
    name: 'Fogarth Glade',
    region: 3,
    number: 3,
    centre: [270.3, 241.8],
    outline: [212.5, 196.7, 263.1, 169.5, 320.9, 190.6, 314.1, 286.6, 255.4, 311.4, 202, 270.4],
    borders: ['mistledown', 'tanglebriar', 'cairnfield', 'castle-8', 'owlhanger', 'pembroke'],
  },
  {
    id: 'pembroke',
    name: 'Pembroke',
    region: 3,
    number: 4,
    centre: [206.8, 123.6],
    outline: [147.8, 76.5, 199.3, 51, 259.3, 83.9, 263.1, 169.5, 212.5, 196.7, 158, 162.8],
    borders: ['water ocean', 'mistledown', 'fogarth-glade', 'owlhanger', 'hazelmere', 'water ocean'],
  },
  {
    id: 'mistledown',
    name: 'Mistledown',
    region: 3,
    number: 5,
    centre: [315, 118.8],
    outline: [259.3, 83.9, 316.2, 55.3, 361.9, 80, 360, 175.8, 320.9, 190.6, 263.1, 169.5],
    borders: ['water ocean', 'castle-1', 'tanglebriar', 'fogarth-glade', 'pembroke', 'water ocean'],
  },
  {
    id: 'tanglebriar',
    name: 'Tanglebriar',
    region: 3,
    number: 6,
    centre: [363.9, 248.4],
    outline: [320.9, 190.6, 360, 175.8, 406.7, 191.7, 416.9, 285.9, 369.7, 313.1, 314.1, 286.6],
    borders: ['castle-1', 'brecknock', 'radner-fen', 'cairnfield', 'fogarth-glade', 'mistledown'],
  },
  {
    id: 'earthen-pass',
    name: 'Earthen Pass',
    region: 4,
    number: 1,
    centre: [532.2, 135.3],
    outline: [474.6, 86.7, 529.2, 62.5, 573.1, 79.1, 585.1, 161.9, 508, 194.6, 465.4, 164.9],
    borders: ['water ocean', 'glasspeak', 'castle-7', 'brecknock', 'castle-1', 'water ocean', 'tunnel marls-gate'],
  },
  {
    id: 'glasspeak',
    name: 'Glasspeak',
    region: 4,
    number: 2,
    centre: [628.2, 121.4],
    outline: [573.1, 79.1, 634.1, 52.5, 689.2, 84.5, 683.2, 157.8, 630.3, 190.2, 585.1, 161.9],
    borders: ['water ocean', 'frostspire', 'windfor', 'castle-7', 'earthen-pass', 'water ocean'],
  },
  {
    id: 'frostspire',
    name: 'Frostspire',
    region: 4,
    number: 3,
    centre: [743.4, 130.8],
    outline: [689.2, 84.5, 748.7, 58, 795.6, 78.5, 796.7, 175.1, 743.6, 192.2, 683.2, 157.8],
    borders: ['water ocean', 'water ocean', 'eaglestair', 'windfor', 'glasspeak', 'water ocean'],
  },
  {
    id: 'windfor',
    name: 'Windfor',
    region: 4,
    number: 4,
    centre: [690.6, 223.4],
    outline: [630.3, 190.2, 683.2, 157.8, 743.6, 192.2, 724.4, 281.9, 679.1, 295.7, 627.1, 270.7],
    borders: ['frostspire', 'eaglestair', 'saddybury', 'water sea-of-marnon', 'castle-7', 'glasspeak'],
  },
  {
    id: 'eaglestair',
    name: 'Eaglestair',
    region: 4,
    number: 5,
    centre: [779.2, 242.3],
    outline: [743.6, 192.2, 796.7, 175.1, 835.7, 199.2, 831.9, 283, 791.1, 313.3, 724.4, 281.9],
    borders: ['water ocean', 'shardfell', 'castle-2', 'saddybury', 'windfor', 'frostspire'],
  },
  {
    id: 'shardfell',
    name: 'Shardfell',
    region: 4,
    number: 6,
    centre: [888, 247.2],
    outline: [835.7, 199.2, 894.2, 179.9, 939.7, 200.6, 948.7, 281.1, 907.3, 307.9, 831.9, 283],
    borders: ['water ocean', 'water ocean', 'water ocean', 'castle-2', 'eaglestair', 'water ocean'],
  },
  {
    id: 'saddybury',
    name: 'Saddybury',
    region: 5,
    number: 1,
    centre: [728.9, 349.4],
    outline: [679.1, 295.7, 724.4, 281.9, 791.1, 313.3, 793.5, 381.6, 740.3, 416.2, 679.5, 393.7],
    borders: ['eaglestair', 'castle-2', 'greywood', 'castle-5', 'water sea-of-marnon', 'windfor'],
  },
  {
    id: 'greywood',
    name: 'Greywood',
    region: 5,
    number: 2,
    centre: [796.6, 453.7],
    outline: [740.3, 416.2, 793.5, 381.6, 838.3, 406, 845.5, 494, 795, 515.5, 744.5, 495.5],
    borders: ['castle-2', 'elderoak', 'rootholm', 'lantern-glade', 'castle-5', 'saddybury'],
  },
  {
    id: 'elderoak',
    name: 'Elderoak',
    region: 5,
    number: 3,
    centre: [887.3, 446.3],
    outline: [838.3, 406, 903.1, 385.8, 950.5, 419.1, 946.4, 498.7, 902.4, 517.8, 845.5, 494],
    borders: ['water ocean', 'water ocean', 'water ocean', 'rootholm', 'greywood', 'castle-2'],
  },
  {
    id: 'rootholm',
    name: 'Rootholm',
    region: 5,
    number: 4,
    centre: [840.7, 557.1],
    outline: [795, 515.5, 845.5, 494, 902.4, 517.8, 882.8, 616.5, 845.5, 635.1, 799.8, 607.6],
    borders: ['elderoak', 'water ocean', 'water ocean', 'marls-gate', 'lantern-glade', 'greywood'],
  },
  {
    id: 'lantern-glade',
    name: 'Lantern Glade',
    region: 5,
    number: 5,
    centre: [753.9, 561.7],
    outline: [691.6, 529.5, 744.5, 495.5, 795, 515.5, 799.8, 607.6, 732.2, 620.7, 694.3, 600.6],
    borders: ['greywood', 'rootholm', 'marls-gate', 'castle-3', 'larkmead', 'castle-5'],
  },
  {
    id: 'marls-gate',
    name: 'Marls Gate',
    region: 5,
    number: 6,
    centre: [774.3, 667.4],
    outline: [732.2, 620.7, 799.8, 607.6, 845.5, 635.1, 834.6, 712.4, 781, 740.6, 738, 727.4],
    borders: [
      'rootholm',
      'water ocean',
      'water ocean',
      'water ocean',
      'castle-3',
      'lantern-glade',
      'tunnel earthen-pass',
    ],
  },
  {
    id: 'cattle-meade',
    name: 'Cattle Meade',
    region: 6,
    number: 1,
    centre: [592.5, 468.3],
    outline: [532.7, 420.4, 569.6, 396, 636.1, 416.9, 644.1, 504.5, 580.5, 530.1, 528.2, 499.8],
    borders: ['water sea-of-marnon', 'castle-5', 'larkmead', 'castle-4', 'dread-moor', 'water sea-of-marnon'],
  },
  {
    id: 'larkmead',
    name: 'Larkmead',
    region: 6,
    number: 2,
    centre: [632, 566.3],
    outline: [580.5, 530.1, 644.1, 504.5, 691.6, 529.5, 694.3, 600.6, 625, 642.4, 585.1, 620.7],
    borders: ['castle-5', 'lantern-glade', 'castle-3', 'dovecote-green', 'castle-4', 'cattle-meade'],
  },
  {
    id: 'dovecote-green',
    name: 'Dovecote Green',
    region: 6,
    number: 3,
    centre: [565.1, 689.7],
    outline: [526.7, 636.5, 585.1, 620.7, 625, 642.4, 635.1, 715.8, 570, 756.2, 514.9, 732.5],
    borders: ['larkmead', 'castle-3', 'water ocean', 'water ocean', 'quietbrook', 'castle-4'],
  },
  {
    id: 'quietbrook',
    name: 'Quietbrook',
    region: 6,
    number: 4,
    centre: [476.7, 678.9],
    outline: [430.5, 636.1, 480.2, 612.2, 526.7, 636.5, 514.9, 732.5, 475.1, 746.4, 427.6, 724.7],
    borders: ['castle-4', 'dovecote-green', 'water ocean', 'water ocean', 'castle-6', 'sheep-meade'],
  },
  {
    id: 'sheep-meade',
    name: 'Sheep Meade',
    region: 6,
    number: 5,
    centre: [426, 573.3],
    outline: [367.2, 540, 421.2, 507.7, 478.7, 529.1, 480.2, 612.2, 430.5, 636.1, 366.6, 608.4],
    borders: ['dread-moor', 'castle-4', 'quietbrook', 'castle-6', 'haven', 'heatherlawn'],
  },
  {
    id: 'haven',
    name: 'Haven',
    region: 6,
    number: 6,
    centre: [307.8, 572.3],
    outline: [261.7, 532.5, 307, 505.1, 367.2, 540, 366.6, 608.4, 322.7, 639.7, 263.2, 615],
    borders: ['bridge heatherlawn', 'sheep-meade', 'castle-6', 'lair-of-the-lizard', 'hidden-hollow', 'water amnon'],
  },
  {
    id: 'castle-1',
    name: 'Castle 1',
    region: 0,
    number: 1,
    centre: [407.2, 120.6],
    outline: [361.9, 80, 426.1, 55.5, 474.6, 86.7, 465.4, 164.9, 406.7, 191.7, 360, 175.8],
    borders: ['water ocean', 'earthen-pass', 'brecknock', 'tanglebriar', 'mistledown', 'water ocean'],
  },
  {
    id: 'castle-2',
    name: 'Castle 2',
    region: 0,
    number: 2,
    centre: [855.7, 345.1],
    outline: [791.1, 313.3, 831.9, 283, 907.3, 307.9, 903.1, 385.8, 838.3, 406, 793.5, 381.6],
    borders: ['shardfell', 'water ocean', 'elderoak', 'greywood', 'saddybury', 'eaglestair'],
  },
  {
    id: 'castle-3',
    name: 'Castle 3',
    region: 0,
    number: 3,
    centre: [695.5, 671.7],
    outline: [625, 642.4, 694.3, 600.6, 732.2, 620.7, 738, 727.4, 684.2, 744, 635.1, 715.8],
    borders: ['lantern-glade', 'marls-gate', 'water ocean', 'water ocean', 'dovecote-green', 'larkmead'],
  },
  {
    id: 'castle-4',
    name: 'Castle 4',
    region: 0,
    number: 4,
    centre: [532.9, 571.3],
    outline: [478.7, 529.1, 528.2, 499.8, 580.5, 530.1, 585.1, 620.7, 526.7, 636.5, 480.2, 612.2],
    borders: ['cattle-meade', 'larkmead', 'dovecote-green', 'quietbrook', 'sheep-meade', 'dread-moor'],
  },
  {
    id: 'castle-5',
    name: 'Castle 5',
    region: 0,
    number: 5,
    centre: [688.2, 459.5],
    outline: [636.1, 416.9, 679.5, 393.7, 740.3, 416.2, 744.5, 495.5, 691.6, 529.5, 644.1, 504.5],
    borders: ['saddybury', 'greywood', 'lantern-glade', 'larkmead', 'cattle-meade', 'water sea-of-marnon'],
  },
  {
    id: 'castle-6',
    name: 'Castle 6',
    region: 0,
    number: 6,
    centre: [381.7, 675.7],
    outline: [322.7, 639.7, 366.6, 608.4, 430.5, 636.1, 427.6, 724.7, 367.6, 747.2, 323.4, 720.4],
    borders: ['sheep-meade', 'quietbrook', 'water ocean', 'water ocean', 'lair-of-the-lizard', 'haven'],
  },
  {
    id: 'castle-7',
    name: 'Castle 7',
    region: 0,
    number: 7,
    centre: [567.5, 218.5],
    outline: [508, 194.6, 585.1, 161.9, 630.3, 190.2, 627.1, 270.7, 572.4, 296.6, 522.6, 275.1],
    borders: ['glasspeak', 'windfor', 'water sea-of-marnon', 'water sea-of-marnon', 'brecknock', 'earthen-pass'],
  },
  {
    id: 'castle-8',
    name: 'Castle 8',
    region: 0,
    number: 8,
    centre: [192, 343.8],
    outline: [141.3, 294.5, 202, 270.4, 255.4, 311.4, 251.7, 394.8, 209.7, 412.9, 141.5, 391.5],
    borders: ['fogarth-glade', 'cairnfield', 'portston-moor', 'melting-sands', 'britton', 'owlhanger'],
  },
] as const satisfies readonly SpaceRow[];

export const WATER_ROWS = [
  {
    id: 'sea-of-marnon',
    name: 'Sea of Marnon',
    spaces: ['radner-fen', 'brecknock', 'dread-moor', 'windfor', 'saddybury', 'cattle-meade', 'castle-5', 'castle-7'],
    outlines: [
      [465.4, 302.2, 522.6, 275.1, 572.4, 296.6, 569.6, 396, 532.7, 420.4, 469.6, 396],
      [572.4, 296.6, 627.1, 270.7, 679.1, 295.7, 679.5, 393.7, 636.1, 416.9, 569.6, 396],
    ],
  },
  {
    id: 'amnon',
    name: 'Amnon River',
    spaces: ['dewbury', 'hidden-hollow', 'melting-sands', 'portston-moor', 'heatherlawn', 'sheep-meade', 'haven'],
    outlines: [[102.9, 506.8, 152.3, 535.1, 195.1, 512.1, 261.7, 532.5, 307, 505.1, 367.2, 540, 394.2, 523.8]],
  },
  { id: 'ocean', name: 'the ocean', spaces: [], outlines: [] },
] as const satisfies readonly WaterRow[];
