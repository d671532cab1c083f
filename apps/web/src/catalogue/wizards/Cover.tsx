import { BARE, cellNamed, laid, TILES, tileNamed } from '@questhall/wizards';
import { For, type JSX } from 'solid-js';
import '../../boards/wizards/board.css';
import '../../boards/wizards/ground.css';
import { CENTRES } from '../../boards/wizards/ground/hexes.js';
import { BoatToken } from '../../boards/wizards/map/Boat.js';
import { islands } from '../../boards/wizards/sheet.js';
import '../../draw/draw.css';
import { Medal, SeatMedal } from '../../kit/tokens.js';
import './cover.css';

/** Islands as players might have laid them: column and row of each tile's centre, and how it is turned. */
const LAID: readonly (readonly [string, number, number, number])[] = [
  ['sacred-circle', 20, 16, 0],
  ['glendale', 23, 12, 1],
  ['torwall', 15, 15, 0],
  ['megmorans-tower', 18, 20, 2],
  ['longrift', 27, 18, 0],
  ['crescent-ridge', 26, 23, 1],
  ['dragons-lair', 12, 21, 0],
  ['green-grove', 15, 9, 0],
];
const LAYOUT = LAID.reduce(
  (layout, [tile, column, row, turn]) => laid(layout, tileNamed(tile), cellNamed(BARE, `sea-${column}-${row}`), turn),
  BARE,
);

/** A moment of play: who stands where. */
const PEOPLE: readonly (readonly [string, number])[] = [
  ['sacred-circle-a5', 0],
  ['glendale-b3', 1],
  ['longrift-b2', 3],
];

/** The Sacred Circle among its islands. */
export function Cover(): JSX.Element {
  const drawn = islands({ layout: LAYOUT, phase: 'days' });
  const at = (id: string) => drawn.cells.get(id)?.at ?? CENTRES[cellNamed(LAYOUT, id)] ?? [-999, -999];
  const [x, y] = at(`${TILES[tileNamed('sacred-circle')].id}-centre`);
  return (
    <svg
      class="cover wizards map-ink"
      viewBox={`${x - 300} ${y - 230} 600 480`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g innerHTML={drawn.ground} />
      <g innerHTML={drawn.lettering} />
      <For each={PEOPLE}>
        {([id, seat]) => (
          <g transform={`translate(${at(id)[0]} ${at(id)[1]}) scale(1.5)`}>
            <SeatMedal seat={seat} icon="wizard-face" radius={13} />
          </g>
        )}
      </For>
      <g transform={`translate(${at('dragons-lair-b2')[0]} ${at('dragons-lair-b2')[1]}) scale(1.5)`}>
        <Medal icon="spiked-dragon-head" field="#5e1410" ink="#ffd9a0" radius={15} />
      </g>
      <g transform={`translate(${at('sea-24-15')[0]} ${at('sea-24-15')[1]}) scale(1.5)`}>
        <BoatToken number="3" demon={false} />
      </g>
    </svg>
  );
}
