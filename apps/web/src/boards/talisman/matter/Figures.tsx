import type { Seat } from '@questhall/kernel';
import type { View } from '@questhall/talisman';
import { For, type JSX } from 'solid-js';
import { Icon } from '../../../kit/Icon.js';
import { statsOf } from '../stats.js';

/** Strength, Craft, Lives and Gold in a row. */
export function Figures(props: { view: View; seat: Seat }): JSX.Element {
  return (
    <span class="figures">
      <For each={statsOf(props.view, props.seat)}>
        {({ icon, name, total }) => (
          <span title={name}>
            <Icon name={icon} size={16} label={name} />
            {total}
          </span>
        )}
      </For>
    </span>
  );
}
