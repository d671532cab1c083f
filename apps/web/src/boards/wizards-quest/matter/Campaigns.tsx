import { ORCS, type View } from '@questhall/wizards-quest';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Die } from '../../../kit/Die.js';
import type { BoardProps } from '../../board.js';
import { label } from '../labels.js';
import { battleIn } from '../matters.js';
import { percent, planIn, planShown, prospect } from '../prospects.js';
import { showsOf, spaceName, viewOf } from '../scene.js';
import { Battle } from './Battle.js';
import type { Rolled } from './Sides.js';

/** A campaign that is being thought of: from the space pointed at against the one aimed at. */
export function Ahead(props: { board: BoardProps; view: View }): JSX.Element {
  const gesture = () => props.board.gesture;
  const choices = createMemo(() => {
    const aimed = gesture().aimed();
    const open = gesture().open();
    return open.length > 0 ? open : aimed === null ? [] : (gesture().lit().get(aimed) ?? []);
  });
  const plans = createMemo(() => choices().flatMap(({ pick }) => ({ pick, plan: planIn(props.view, pick) })));
  const first = () => plans().find(({ plan }) => plan !== null);
  return (
    <Show when={first()?.plan} fallback={<p class="matter facts">{choices()[0] ? label(choices()[0].pick) : ''}</p>}>
      {(plan) => (
        <Battle board={props.board} prospect={prospect(props.view, plan())} rolled={null} ahead>
          <Show when={plans().length > 1}>
            <ul class="more-ways">
              <For each={plans()}>
                {({ pick, plan: other }) => (
                  <li>
                    {label(pick)}
                    <Show when={other}>{(one) => <b>{percent(prospect(props.view, one()).wins)}</b>}</Show>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        </Battle>
      )}
    </Show>
  );
}

/** A campaign under way, one's own or another's. */
export function Campaign(props: { board: BoardProps }): JSX.Element {
  const scene = () => props.board.moment ?? props.board.scene;
  const ahead = createMemo(() => {
    const [view, shown] = [viewOf(scene()), showsOf(scene()).campaign];
    return view && shown ? prospect(view, planShown(shown)) : null;
  });
  return (
    <Show when={ahead()}>
      {(found) => <Battle board={props.board} prospect={found()} rolled={rolledIn(props.board)} />}
    </Show>
  );
}

/** The dice of the campaign that lie on the table now. */
function rolledIn(board: BoardProps): Rolled | null {
  const shows = showsOf(board.moment ?? board.scene);
  const told = battleIn(board);
  const found = shows.battle ?? told;
  if (!found || found.from !== shows.campaign?.from || found.to !== shows.campaign?.to) return null;
  return { ...(found as unknown as Rolled), throw: board.last };
}

/** A battle that is over, of which only the dice and what they cost are left to see. */
export function LastBattle(props: { board: BoardProps }): JSX.Element {
  return (
    <Show when={battleIn(props.board)}>
      {(battle) => (
        <section class="matter last-battle">
          <header>
            <h2 class="heading">
              {spaceName(String(battle().from))} against {spaceName(String(battle().to))}
            </h2>
          </header>
          <Fallen board={props.board} />
        </section>
      )}
    </Show>
  );
}

/** The dice of the latest battle as they fell, and what they cost. */
export function Fallen(props: { board: BoardProps }): JSX.Element {
  const told = () => battleIn(props.board);
  const dice = () => (told()?.dice ?? []) as number[];
  const costs = () => (told()?.costs ?? []) as number[];
  const attacker = () => Number(told()?.attacker);
  return (
    <Show when={told()}>
      <div class="dice">
        <Die
          value={dice()[0]}
          size={40}
          throw={props.board.last}
          iron={attacker() === ORCS}
          {...(attacker() !== ORCS && { seat: attacker() })}
        />
        <Die value={dice()[1]} size={40} throw={props.board.last} />
        <p class="facts">
          <span>
            The defence loses <b>{costs()[0]}</b>, the attack <b>{costs()[1]}</b>.
          </span>
        </p>
      </div>
    </Show>
  );
}
