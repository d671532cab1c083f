import { SPACES, type View } from '@questhall/wizards-quest';
import { type JSX, Show } from 'solid-js';
import { OddsBar } from '../../../kit/controls.js';
import type { BoardProps } from '../../board.js';
import { seatName } from '../lines.js';
import { type Prospect, percent } from '../prospects.js';
import { spaceName, viewOf } from '../scene.js';
import { Acts } from './Acts.js';
import { defenceWords, type Rolled, Sides } from './Sides.js';

/** A battle, before it and between rolls: two forces, exact odds, and what to do. */
export function Battle(props: {
  board: BoardProps;
  prospect: Prospect;
  rolled: Rolled | null;
  /** Not declared yet. */
  ahead?: boolean;
  children?: JSX.Element;
}): JSX.Element {
  const scene = () => props.board.moment ?? props.board.scene;
  const view = () => viewOf(scene()) as View;
  const plan = () => props.prospect.plan;
  const seat = () => view().holder[plan().from];
  const isOurs = () => seat() === props.board.seat;
  return (
    <section class="matter battle">
      <header>
        <h2 class="heading">{titleOf(props.prospect)}</h2>
        <button type="button" class="rule-link" onClick={() => props.board.why?.('WQ XI.B')}>
          why these odds?
        </button>
      </header>
      <Sides view={view()} prospect={props.prospect} rolled={props.rolled} />
      <Show when={props.prospect.defender} fallback={<p class="facts">Nobody defends it: whoever comes takes it.</p>}>
        <OddsBar
          chance={props.prospect.wins}
          seat={Math.max(0, seat())}
          words={`${percent(props.prospect.wins)} ${verbOf(props.prospect, isOurs() ? 'you' : seatName(scene(), seat()))}`}
          rest={percent(1 - props.prospect.wins)}
        />
        <p class="facts">
          <span>
            <i class="narrow">{defenceWords(view(), props.prospect)} · </i>
            {isOurs() ? 'You keep' : 'They keep'} about <b>{props.prospect.keeps.toFixed(1)}</b> of{' '}
            {props.prospect.counters}
          </span>
          <Show when={props.prospect.needs !== 'none'} fallback={<span>if fought to the end</span>}>
            <span>with the {props.prospect.needs} summoned</span>
          </Show>
        </p>
      </Show>
      {props.children}
      <Show when={!props.ahead || props.board.gesture.open().length > 0}>
        <Acts board={props.board} />
      </Show>
    </section>
  );
}

function titleOf({ plan }: Prospect): string {
  if (plan.against !== 'space') return `Against the ${plan.against}`;
  const name = spaceName(SPACES[plan.to].id);
  return SPACES[plan.to].kind === 'castle' ? `Storm ${name}` : `March on ${name}`;
}

function verbOf({ plan }: Prospect, who: string): string {
  const verb = plan.against === 'space' ? 'take it' : 'beat it';
  return who === 'you' ? `you ${verb}` : `${who} ${verb.replace(/^\w+/, (word) => `${word}s`)}`;
}
