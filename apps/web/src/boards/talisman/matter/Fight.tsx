import type { Scene } from '@questhall/table';
import type { View } from '@questhall/talisman';
import { For, type JSX, Show } from 'solid-js';
import { Die } from '../../../kit/Die.js';
import { Icon } from '../../../kit/Icon.js';
import type { BoardProps } from '../../board.js';
import { type Force, forcesIn, type Prospect, prospectIn } from '../fights.js';
import { percent } from '../prospects.js';
import { ForceToken } from './ForceToken.js';

/** A fight: two forces face to face, what each counts, exact odds, and the dice once they have fallen. */
export function Fight(props: { board: BoardProps; view: View; scene: Scene }): JSX.Element {
  const forces = () => forcesIn(props.view, props.scene);
  const prospect = () => prospectIn(props.view);
  return (
    <section class="matter fight">
      <header>
        <h2 class="heading">{props.view.fight?.psychic ? 'Psychic Combat' : 'Combat'}</h2>
        <button type="button" class="rule-link" onClick={() => props.board.why?.('T 16:3')}>
          why these odds?
        </button>
      </header>
      <div class="sides">
        <Side view={props.view} force={forces()[0]} thrown={props.board.last} />
        <div class="against">
          <Icon
            name={props.view.fight?.psychic ? 'talisman/psychic-waves' : 'crossed-swords'}
            size={28}
            label="against"
          />
        </div>
        <Side view={props.view} force={forces()[1]} thrown={props.board.last} />
      </div>
      <Show when={prospect()}>{(odds) => <Odds odds={odds()} />}</Show>
    </section>
  );
}

function Side(props: { view: View; force: Force; thrown: object | null }): JSX.Element {
  return (
    <div class="side">
      <ForceToken view={props.view} force={props.force} />
      <b>{props.force.name}</b>
      <ul class="sum">
        <For each={props.force.parts}>
          {({ words, n }) => (
            <li>
              <span>{words}</span>
              <b>{n}</b>
            </li>
          )}
        </For>
      </ul>
      <div class="side-dice">
        <For each={props.force.dice}>
          {(value) => (
            <Die
              value={value === 0 ? null : value}
              size={36}
              throw={props.thrown}
              {...(props.force.seat >= 0 ? { seat: props.force.seat } : { iron: true })}
            />
          )}
        </For>
      </div>
      <Show when={props.force.total}>{(total) => <b class="total">{total()}</b>}</Show>
    </div>
  );
}

/** Won, drawn, lost: in one bar. */
function Odds(props: { odds: Prospect }): JSX.Element {
  const parts = () =>
    [
      ['win', props.odds.wins],
      ['stand-off', props.odds.draws],
      ['lose', props.odds.loses],
    ] as const;
  return (
    <div
      class="chances"
      role="img"
      aria-label={parts()
        .map(([words, chance]) => `${words} ${percent(chance)}`)
        .join(', ')}
    >
      <For each={parts()}>
        {([words, chance]) => (
          <span class={`chance ${words}`} style={{ 'flex-grow': String(Math.max(chance, 0.001)) }}>
            <Show when={chance >= 0.12}>
              {percent(chance)} <i>{words}</i>
            </Show>
          </span>
        )}
      </For>
    </div>
  );
}
