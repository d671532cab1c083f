import {
  type Board,
  columnName,
  columnNow,
  forcesOf,
  odds,
  placeId,
  strengthOf,
  type Unit,
  type View,
} from '@questhall/lords-and-wizards';
import { createMemo, type JSX, Show } from 'solid-js';
import type { BoardProps } from '../../board.js';
import { ownerName, placeTitle, reckoning } from '../scene.js';
import { levelOf } from '../stacks.js';
import { Prospect, shiftWords } from './Prospect.js';
import { Force, forceOf } from './Units.js';

/** The battle that is being fought: both forces, the column of the coming round, and how it will probably end. */
export function BattleCard(props: { board: BoardProps; view: View }): JSX.Element {
  const battle = () => props.view.battle;
  const b = () => reckoning(props.view);
  const now = createMemo(() => (battle() ? summary(b()) : null));
  const scene = () => props.board.moment ?? props.board.scene;
  return (
    <Show when={battle()}>
      {(fight) => (
        <section class="matter lords-battle">
          <header>
            <h2 class="heading">{placeTitle(placeId(fight().place))}</h2>
            <span class="facts">round {Math.max(1, fight().round)}</span>
          </header>
          <div class="hosts">
            <Host
              view={props.view}
              name={ownerName(fight().attacker, scene())}
              owner={fight().attacker}
              units={fight().attackers}
              leaders={fight().leading}
              strength={now()?.attack ?? 0}
            />
            <Host
              view={props.view}
              name={ownerName(fight().defender, scene())}
              owner={fight().defender}
              units={fight().defenders}
              leaders={fight().leadingDefence}
              strength={now()?.defence ?? 0}
            />
          </div>
          <Show when={now()}>
            {(found) => (
              <Prospect
                board={props.board}
                seat={fight().attacker < 12 ? fight().attacker : fight().defender}
                column={found().column}
                facts={[`difference ${found().differential}`, shiftWords(found().shift)]}
                chances={fight().attacker < 12 ? [found().wins, found().loses] : [found().loses, found().wins]}
              />
            )}
          </Show>
        </section>
      )}
    </Show>
  );
}

function summary(b: Board) {
  const { differential, column, shift } = columnNow(b);
  const { wins, loses } = odds(forcesOf(b));
  const [attack, defence] = [strengthOf(b, 'attacker'), strengthOf(b, 'defender')];
  return { differential, column: columnName(column), shift, wins, loses, attack, defence };
}

function Host(props: {
  view: View;
  name: string;
  owner: number;
  units: readonly Unit[];
  leaders: readonly Unit[];
  strength: number;
}): JSX.Element {
  return (
    <div class="host">
      <b>{props.name}</b>
      <span class="strength">{props.strength}</span>
      <div class="host-units">
        <Force
          owner={props.owner}
          units={[
            ...props.leaders.map(
              (unit) => [props.view.kind[unit], `level ${levelOf(props.view, unit) || '?'}`] as const,
            ),
            ...forceOf(props.view, props.units),
          ]}
        />
      </div>
    </div>
  );
}
