import { placeNamed } from '@questhall/lords-and-wizards';
import { For, type JSX } from 'solid-js';
import '../../boards/lords-and-wizards/board.css';
import '../../boards/lords-and-wizards/ground.css';
import { CHIT_DEFS, chit } from '../../boards/lords-and-wizards/map/chit.js';
import { pointOf } from '../../boards/lords-and-wizards/map/layout.js';
import { theWorld } from '../../boards/lords-and-wizards/sheet.js';
import '../../draw/draw.css';
import type { IconName } from '../../kit/icon-names.js';
import './cover.css';

/** A moment of play about the Central Mountains. */
const STACKS: readonly (readonly [hex: string, seat: number, icon: IconName, foot: string, alignment: number])[] = [
  ['2216', 1, 'queen-crown', '63-59', 2],
  ['2314', 1, 'spiked-dragon-head', '12-12', 2],
  ['2519', 0, 'lords-and-wizards/mounted-knight', '38-29', 0],
  ['2218', 2, 'lords-and-wizards/dwarf-helmet', '22-25', 1],
  ['1817', 3, 'wizard-face', '14-12', 0],
];

/** The middle of the World. */
export function Cover(): JSX.Element {
  const drawn = theWorld();
  const [x, y] = pointOf(placeNamed('2216'));
  return (
    <svg
      class="cover lords map-ink"
      viewBox={`${x - 300} ${y - 250} 600 480`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs innerHTML={CHIT_DEFS} />
      <g innerHTML={drawn.ground} />
      <g innerHTML={drawn.lettering} />
      <For each={STACKS}>
        {([hex, seat, icon, foot, alignment]) => {
          const [cx, cy] = pointOf(placeNamed(hex));
          const face = chit({ owner: seat, icon, foot, alignment, deep: 3 });
          return <g transform={`translate(${cx} ${cy}) scale(1.5)`} innerHTML={face} />;
        }}
      </For>
    </svg>
  );
}
