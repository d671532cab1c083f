import { NEUTRAL } from '@questhall/dragonlords';
import { For, type JSX, Show } from 'solid-js';
import { IronDisc, Medal, Men, SeatMedal } from '../../../kit/tokens.js';
import type { Borne, Stack as Standing } from '../scene.js';

const MOST_MEDALS = 3;

/** Units of one people: a shield with their number, and a medal for each who bears something. */
export function Stack(props: { stack: Standing; scale?: number }): JSX.Element {
  const medals = () => props.stack.bearers.slice(0, MOST_MEDALS);
  const more = () => props.stack.bearers.length - MOST_MEDALS;
  return (
    <g transform={`scale(${props.scale ?? 0.9})`}>
      <Show when={props.stack.count > 2}>
        <g transform="translate(-2.5 -3)" opacity=".9">
          <Shield stack={props.stack} count="" />
        </g>
      </Show>
      <Shield stack={props.stack} count={props.stack.count} />
      <For each={medals()}>
        {(borne, i) => (
          <g transform={`translate(${18 + (i() % 2) * 4} ${-10 + i() * 15})`}>
            <BearerMedal borne={borne} arms={props.stack.arms} />
          </g>
        )}
      </For>
      <Show when={more() > 0}>
        <text class="more-bearers" x="30" y="22">
          +{more()}
        </text>
      </Show>
    </g>
  );
}

function Shield(props: { stack: Standing; count: number | string }): JSX.Element {
  return (
    <Show
      when={props.stack.side !== NEUTRAL}
      fallback={<IronDisc icon="dragonlords/crossed-axes" count={props.count} />}
    >
      <Men seat={props.stack.arms} count={props.count} />
    </Show>
  );
}

/** What somebody bears: what is known of it, or a hood. */
export function BearerMedal(props: { borne: Borne; arms: number; radius?: number }): JSX.Element {
  const r = () => props.radius ?? 10;
  const icon = () => props.borne.icons[0] ?? 'dragonlords/hood';
  return (
    <g>
      <Show
        when={props.borne.dragon}
        fallback={
          <Show when={props.borne.icons.length > 0} fallback={<Medal icon={icon()} {...HOODED} radius={r()} />}>
            <SeatMedal seat={props.arms} icon={icon()} radius={r()} />
          </Show>
        }
      >
        <Medal icon={icon()} field="#5e1410" ink="#ffd9a0" radius={r() + 2} size={1.5} />
      </Show>
      <Show when={props.borne.icons.length + props.borne.hidden > 1}>
        <circle cx={r() * 0.8} cy={-r() * 0.8} r="3.4" class="second-counter" />
      </Show>
    </g>
  );
}

const HOODED = { field: '#3b2c1d', ink: '#d8c39a' } as const;
