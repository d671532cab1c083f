import { type JSX, Show } from 'solid-js';
import { armsOf, rimOf } from '../../../kit/arms.js';
import { Glyph } from '../../../kit/Icon.js';
import type { Craft } from '../scene.js';
import { BearerMedal } from './Stack.js';

const HULL = 'M-17 2H17Q15 12 8 13H-8Q-15 12-17 2Z';
const SAIL = 'M-11-16Q0-13 11-16Q14-6 11 0Q0 3-11 0Q-14-6-11-16Z';

/** A ship with a sail in its crew's colours and their number; bare and brown if nobody is aboard. */
export function Ship(props: { craft: Craft }): JSX.Element {
  const arms = () => (props.craft.stack ? armsOf(props.craft.stack.arms) : null);
  return (
    <g transform={props.craft.docked ? 'scale(.8)' : 'scale(1.2)'}>
      <path d={HULL} transform="translate(2 3)" fill="#1b0d02" opacity=".38" />
      <path d={HULL} fill="#6d4523" stroke="#2a1605" stroke-width="2" stroke-linejoin="round" />
      <path d="M-15 6H15" stroke="#d9ac51" stroke-width="1.2" />
      <path d="M0-19V3" stroke="#2a1605" stroke-width="2" />
      <path d={SAIL} fill={arms()?.edge ?? '#2a1605'} stroke={arms()?.edge ?? '#2a1605'} stroke-width="3" />
      <path
        d={SAIL}
        fill={arms()?.field ?? '#d8c9a8'}
        stroke={props.craft.stack ? rimOf(props.craft.stack.arms) : '#8a744a'}
        stroke-width="1.4"
      />
      <path d={SAIL} fill="url(#kit-gloss)" />
      <Show when={props.craft.stack} fallback={<Glyph name="dragonlords/anchor" size={11} colour="#6d4523" y={-8} />}>
        {(crew) => (
          <>
            <text y="-3" class="count sail-count" fill={arms()?.ink} stroke={arms()?.outline}>
              {crew().count}
            </text>
            <Show when={crew().bearers[0]}>
              {(borne) => (
                <g transform="translate(15 -3)">
                  <BearerMedal borne={borne()} arms={crew().arms} radius={8} />
                </g>
              )}
            </Show>
          </>
        )}
      </Show>
    </g>
  );
}
