import { placeNamed } from '@questhall/dragonlords';
import { For, type JSX } from 'solid-js';
import '../../boards/dragonlords/board.css';
import '../../boards/dragonlords/ground.css';
import { Ship } from '../../boards/dragonlords/map/Ship.js';
import { Stack } from '../../boards/dragonlords/map/Stack.js';
import type { Borne } from '../../boards/dragonlords/scene.js';
import { realms, spreads } from '../../boards/dragonlords/sheet.js';
import '../../draw/draw.css';
import { Medal } from '../../kit/tokens.js';
import './cover.css';

const king: Borne = { bearer: 0, icons: ['queen-crown'], hidden: 0, dragon: false, isKing: true };
const wizard: Borne = { ...king, icons: ['pointy-hat'], isKing: false };

/** A moment of play: who stands where. */
const STACKS: readonly (readonly [string, number, number, readonly Borne[]])[] = [
  ['stormreach-hold', 0, 6, [king]],
  ['galecliff', 0, 4, []],
  ['windmere', 0, 2, []],
  ['ravenwold', 0, 3, []],
  ['pinewatch', 2, 7, [wizard]],
  ['frostmark-keep', 2, 5, [king]],
  ['icegate', 2, 2, []],
  ['harrowfield', 3, 4, []],
  ['thornbrake', 3, 3, []],
  ['kestrel-down', 1, 3, []],
  ['isle-of-masks', 1, 2, []],
];

/** The middle of the world, where Kings meet. */
export function Cover(): JSX.Element {
  const { ground, lettering } = realms();
  const at = (id: string) => spreads().get(placeNamed(id))?.at ?? [-999, -999];
  return (
    <svg
      class="cover dragonlords map-ink"
      viewBox="180 110 520 416"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g innerHTML={ground} />
      <g innerHTML={lettering} />
      <For each={STACKS}>
        {([id, arms, count, bearers]) => (
          <g transform={`translate(${at(id)[0] + 6} ${at(id)[1] - 6})`}>
            <Stack stack={{ side: 0, arms, count, bearers }} scale={1.05} />
          </g>
        )}
      </For>
      <g transform="translate(596 346) scale(1.4)">
        <Ship craft={{ place: 0, isShip: true, docked: false, stack: { side: 0, arms: 0, count: 8, bearers: [] } }} />
      </g>
      <g transform="translate(318 384)">
        <Medal icon="spiked-dragon-head" field="#5e1410" ink="#ffd9a0" radius={24} size={1.45} />
      </g>
    </svg>
  );
}
