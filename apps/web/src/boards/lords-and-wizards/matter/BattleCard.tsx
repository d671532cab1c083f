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
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { BoardProps } from '../../board.js';
import { Panel } from '../../parts/Panel.js';
import { Prospect } from '../../parts/Prospect.js';
import { combatChart, shiftWords } from '../charts/book.js';
import { ownerName, placeTitle, reckoning } from '../scene.js';
import { levelOf } from '../stacks.js';
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
        <Panel
          kind="lords-battle"
          title={placeTitle(placeId(fight().place))}
          facts={`round ${Math.max(1, fight().round)}`}
        >
          <div class="hosts">
            <For each={hostsOf(fight())}>
              {([side, owner, leaders, units]) => (
                <div class="host">
                  <b>{ownerName(owner, scene())}</b>
                  <span class="strength">{strengthOf(b(), side)}</span>
                  <div class="host-units">
                    <Force owner={owner} units={[...leadersOf(props.view, leaders), ...forceOf(props.view, units)]} />
                  </div>
                </div>
              )}
            </For>
          </div>
          <Show when={now()}>
            {(found) => (
              <Prospect
                board={props.board}
                seat={fight().attacker < 12 ? fight().attacker : fight().defender}
                chart={combatChart(found().column, 0)}
                facts={[`difference ${found().differential}`, shiftWords(found().shift)]}
                chances={fight().attacker < 12 ? [found().wins, found().loses] : [found().loses, found().wins]}
              />
            )}
          </Show>
        </Panel>
      )}
    </Show>
  );
}

function summary(b: Board) {
  const { differential, column, shift } = columnNow(b);
  const { wins, loses } = odds(forcesOf(b));
  return { differential, column: columnName(column), shift, wins, loses };
}

const hostsOf = ({ attacker, attackers, leading, defender, defenders, leadingDefence }: NonNullable<View['battle']>) =>
  [
    ['attacker', attacker, leading, attackers],
    ['defender', defender, leadingDefence, defenders],
  ] as const;

function leadersOf(view: View, leaders: readonly Unit[]): [kind: number, words: string][] {
  return leaders.map((unit) => [view.kind[unit], `level ${levelOf(view, unit) || '?'}`]);
}
