import type { Prompt } from '@questhall/kernel';
import { ORCS, type View } from '@questhall/wizards-quest';
import { type JSX, Show } from 'solid-js';
import { Stepper } from '../../../kit/controls.js';
import { IronDisc, Men, SeatMedal, TokenBox } from '../../../kit/tokens.js';
import type { BoardProps } from '../../board.js';
import { POWER_ICONS } from '../map/Tokens.js';
import { numberIn } from '../takes.js';

const TITLES: Readonly<Record<string, string>> = {
  'losses.disperse': 'Disperse them',
  'card:scatter.spread': 'Spread the orcs',
  'card:rout.choose': 'The orcs quarrel',
};

/** Counters that go where one clicks, so many at a time. */
export function Numbers(props: { board: BoardProps; prompt: Prompt; view: View }): JSX.Element {
  const gesture = () => props.board.gesture;
  const most = () =>
    Math.max(1, ...props.prompt.choices.filter(({ at }) => at?.length === 1).map(({ pick }) => numberIn(pick)));
  const transit = () => props.view.transit;
  const isRout = () => props.prompt.ask === 'card:rout.choose';
  const piece = () => `${transit().power}:${transit().owner}`;
  return (
    <section class="matter numbers">
      <header>
        <h2 class="heading">{TITLES[props.prompt.ask]}</h2>
      </header>
      <div class="supply">
        <Show when={!isRout() && transit().men > 0}>
          <TokenBox width={60} height={58}>
            <g transform="scale(1.4)">
              <Show when={transit().owner !== ORCS} fallback={<IronDisc icon="orc-head" count={transit().men} />}>
                <Men seat={transit().owner} count={transit().men} />
              </Show>
            </g>
          </TokenBox>
        </Show>
        <Show when={!isRout() && transit().power !== 'none'}>
          <button
            type="button"
            class="piece"
            data-at={piece()}
            aria-pressed={gesture().path()[0] === piece()}
            onClick={() => gesture().choose(piece())}
          >
            <TokenBox width={44} height={44}>
              <SeatMedal
                seat={transit().owner}
                icon={POWER_ICONS[transit().power as 'hero' | 'sorcerer']}
                radius={18}
              />
            </TokenBox>
            <span>{transit().power}</span>
          </button>
        </Show>
        <p>{isRout() ? 'Click a space of orcs; one always stays.' : 'Click a lit space to send them there.'}</p>
      </div>
      <Show when={most() > 1}>
        <div class="at-a-click">
          <span>At a click</span>
          <Stepper
            label="how many at a click"
            value={Math.min(gesture().amount(), most())}
            least={1}
            most={most()}
            set={gesture().setAmount}
          />
        </div>
      </Show>
    </section>
  );
}
