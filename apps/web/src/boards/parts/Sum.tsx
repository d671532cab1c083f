import type { JSX } from 'solid-js';
import { Stepper } from '../../kit/controls.js';
import { Icon } from '../../kit/Icon.js';
import type { IconName } from '../../kit/icon-names.js';

const QUICK = [1, 5, 10, 25];

/** A sum to lay out: step by step, or at once. */
export function Sum(props: {
  label: string;
  icon: IconName;
  value: number;
  least: number;
  most: number;
  set(n: number): void;
}): JSX.Element {
  return (
    <>
      <div class="supply">
        <Icon name={props.icon} size={40} />
        <Stepper label={props.label} value={props.value} least={props.least} most={props.most} set={props.set} />
      </div>
      <div class="card-acts">
        {QUICK.map((n) => (
          <button type="button" class="toggle" disabled={n > props.most} onClick={() => props.set(n)}>
            {n}
          </button>
        ))}
      </div>
    </>
  );
}
