import type { Prompt } from '@questhall/kernel';
import { allowance, isLeader, likes, placeId, type View } from '@questhall/lords-and-wizards';
import { createMemo, type JSX, Show } from 'solid-js';
import { Button } from '../../../kit/controls.js';
import type { BoardProps } from '../../board.js';
import type { Line } from '../../parts/Counts.js';
import { Panel } from '../../parts/Panel.js';
import { byStages, type Plan, setByStages, setSails, takeOf, waysOf } from '../plan.js';
import { kindWords, placeTitle, placeWords, points, reckoning } from '../scene.js';
import { levelOf } from '../stacks.js';
import { UnitRows } from './Units.js';

/** The stack that is to move: who goes, how far they can, and by which stages. */
export function MoveCard(props: { board: BoardProps; view: View; prompt: Prompt; plan: Plan }): JSX.Element {
  const b = () => reckoning(props.view);
  const groups = createMemo(() => likes(b(), props.plan.all));
  const taken = (like: readonly number[]) => like.filter((unit) => props.plan.units.includes(unit)).length;
  const inReach = createMemo(() => waysOf(props.board.scene, props.plan).size);
  const note = (unit: number) => {
    const left = points(Math.max(0, allowance(b(), unit) - b().spent[unit]));
    const inside = props.view.inside[unit] ? ', in the castle' : '';
    const level = isLeader(b(), unit) ? `level ${levelOf(props.view, unit)}, ` : '';
    return `${level}${left} ${left === '1' ? 'point' : 'points'}${inside}`;
  };
  const all = (go: boolean) => {
    for (const like of groups()) takeOf(props.prompt, props.plan, like, go ? like.length : 0);
  };
  /** These and nobody else; once more, everybody. */
  const only = (like: readonly number[]) => {
    const alone = props.plan.units.length === like.length && taken(like) === like.length;
    for (const other of groups()) takeOf(props.prompt, props.plan, other, alone || other === like ? other.length : 0);
  };
  const lines = () =>
    groups().map(
      (like): Line => ({
        kind: props.view.kind[like[0]],
        label: kindWords(props.view.kind[like[0]], 1),
        note: note(like[0]),
        value: taken(like),
        most: like.length,
        only: () => only(like),
        set: (n) => takeOf(props.prompt, props.plan, like, n),
      }),
    );
  return (
    <Panel
      kind="move-card"
      title={placeTitle(props.plan.id)}
      facts={
        <>
          <b>{`${props.plan.units.length} of ${props.plan.all.length}`}</b>
          <span>{inReach()} hexes in reach</span>
        </>
      }
    >
      <UnitRows owner={props.plan.seat} lines={lines()} />
      <p class="stages">
        {props.plan.via.length > 0
          ? `by ${props.plan.via.map((stage) => placeWords(placeId(stage))).join(', ')}`
          : 'Where to? What is lit is in reach.'}
      </p>
      <div class="card-acts">
        <Button kind="quiet" onPress={() => all(props.plan.units.length < props.plan.all.length)}>
          {props.plan.units.length < props.plan.all.length ? 'All go' : 'None'}
        </Button>
        <button
          type="button"
          class="toggle"
          aria-pressed={byStages()}
          title="Or hold Shift"
          onClick={() => setByStages(!byStages())}
        >
          Go by…
        </button>
        <Show when={props.plan.both}>
          <Button kind="quiet" onPress={() => setSails(props.plan, !props.plan.sails)}>
            {props.plan.sails ? 'By land instead' : 'By sea instead'}
          </Button>
        </Show>
      </div>
    </Panel>
  );
}
