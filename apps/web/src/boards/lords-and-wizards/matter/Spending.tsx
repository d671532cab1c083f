import type { Prompt } from '@questhall/kernel';
import type { View } from '@questhall/lords-and-wizards';
import { type JSX, Show } from 'solid-js';
import { Stepper } from '../../../kit/controls.js';
import { Icon } from '../../../kit/Icon.js';
import type { BoardProps } from '../../board.js';
import { Panel } from '../../parts/Panel.js';
import { spendOf } from '../options.js';
import { spending } from '../spend.js';

/** GTs for a siege or against it. */
export function Spending(props: { board: BoardProps; view: View; prompt: Prompt }): JSX.Element {
  const bounds = () => spendOf(props.prompt);
  const lay = (n: number) => props.board.gesture.setDraft([String(n)]);
  const isSecret = () => props.prompt.ask === 'siege.bid';
  return (
    <Show when={bounds()}>
      {(range) => (
        <Panel
          kind="spending"
          title={isSecret() ? 'Written in secret' : 'The defence'}
          facts={
            <>
              <b>{props.view.gold[props.prompt.seat]}</b> GTs
            </>
          }
        >
          <div class="supply">
            <Icon name={isSecret() ? 'padlock' : 'two-coins'} size={40} />
            <Stepper
              label="how many GTs"
              value={spending(props.prompt, props.board.gesture)}
              least={range().least}
              most={range().most}
              set={lay}
            />
          </div>
          <div class="card-acts">
            {[1, 5, 10, 25].map((n) => (
              <button type="button" class="toggle" disabled={n > range().most} onClick={() => lay(n)}>
                {n}
              </button>
            ))}
          </div>
        </Panel>
      )}
    </Show>
  );
}
