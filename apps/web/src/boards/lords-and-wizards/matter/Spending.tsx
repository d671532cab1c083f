import type { Prompt } from '@questhall/kernel';
import type { View } from '@questhall/lords-and-wizards';
import { type JSX, Show } from 'solid-js';
import type { BoardProps } from '../../board.js';
import { Panel } from '../../parts/Panel.js';
import { Sum } from '../../parts/Sum.js';
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
          <Sum
            label="how many GTs"
            icon={isSecret() ? 'padlock' : 'two-coins'}
            value={spending(props.prompt, props.board.gesture)}
            least={range().least}
            most={range().most}
            set={lay}
          />
        </Panel>
      )}
    </Show>
  );
}
