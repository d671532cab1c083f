import { REALMS } from '@questhall/dragonlords';
import type { Curve, Name } from '../../../draw/sheet.js';
import { REALM_SKINS } from './cells.js';

/** Names are set by hand in the channel between the continents, where they cross no token on land. */
const REALM_CURVES: readonly Curve[] = [
  curve(215, 328, 420, 318),
  curve(452, 330, 700, 318),
  curve(850, 318, 1090, 322),
  curve(236, 446, 440, 436),
  curve(520, 442, 740, 440),
  curve(880, 446, 1080, 440),
];

export const NAMES: readonly Name[] = [
  ...REALMS.map(
    ({ id, name }, realm): Name => ({
      id,
      text: name,
      kind: 'region',
      skin: REALM_SKINS[realm],
      curve: REALM_CURVES[realm],
    }),
  ),
  { id: 'north', text: 'The Northern Wastelands', kind: 'region', skin: 'mountain', curve: curve(210, 10, 670, 6) },
  { id: 'south', text: 'The Southern Wastelands', kind: 'region', skin: 'mountain', curve: curve(380, 693, 840, 695) },
  { id: 'strait', text: 'The Middle Sea', kind: 'sea', curve: curve(496, 392, 668, 388) },
];

function curve(x0: number, y0: number, x1: number, y1: number): Curve {
  return [
    [x0, y0],
    [(x0 + x1) / 2, (y0 + y1) / 2 - 12],
    [x1, y1],
  ];
}
