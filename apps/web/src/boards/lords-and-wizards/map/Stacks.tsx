import { IS_LEADER, KINDS, ORDER, UNALIGNED, type View } from '@questhall/lords-and-wizards';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { d } from '../../../draw/markup.js';
import { steady } from '../../parts/steady.js';
import type { Model } from '../model.js';
import { faceOf, type Stack } from '../stacks.js';
import { stackChit } from './chit.js';
import { berthOf, scaleOf } from './layout.js';

interface Laid {
  readonly stack: Stack;
  readonly where: string;
  readonly scale: number;
  readonly alignment: number;
}

/** All stacks, each as one chit; what says the same as before is not drawn again. */
export function Stacks(props: { model: Model; view: View }): JSX.Element {
  const laid = steady(
    createMemo(() => {
      const crowds = new Map<number, number>();
      for (const { place } of props.model.stacks()) crowds.set(place, (crowds.get(place) ?? 0) + 1);
      return props.model.stacks().map((stack): Laid => {
        const several = (crowds.get(stack.place) ?? 0) > 1;
        const [x, y] = berthOf(stack, several);
        const where = d`translate(${x} ${y})`;
        return { stack, where, scale: scaleOf(stack, several), alignment: alignmentOf(props.view, stack) };
      });
    }),
  );
  const isChosen = (stack: Stack) =>
    props.model.plan()?.place === stack.place && stack.owner === props.model.props.seat;
  const isAway = ({ key }: Stack) => props.model.away().some(({ isWhole, stack }) => isWhole && stack.key === key);
  return (
    <g class="tokens stacks" attr:aria-hidden="true">
      <Show when={!props.model.props.hidePieces}>
        <For each={laid()}>
          {(one) => (
            <g transform={one.where} visibility={isAway(one.stack) ? 'hidden' : undefined}>
              <g class="stack" classList={{ chosen: isChosen(one.stack), spent: one.stack.spent }}>
                <g transform={`scale(${one.scale})`}>
                  <Show when={props.model.lit().has(one.stack.place) && !props.model.plan()}>
                    <rect x="-17.500" y="-17.500" width="35" height="35" rx="6" class="may-ring dark" />
                    <rect x="-17.500" y="-17.500" width="35" height="35" rx="6" class="may-ring" />
                  </Show>
                  <g innerHTML={stackChit(one.stack, one.alignment)} />
                </g>
              </g>
            </g>
          )}
        </For>
      </Show>
    </g>
  );
}

/** The alignment of its player; of a city's own, that of the unit that is shown. */
export function alignmentOf(view: View, stack: Stack): number {
  const of = view.alignment[stack.owner];
  if (of !== undefined && of >= ORDER) return of;
  const kind = faceOf(stack);
  return IS_LEADER[kind] || KINDS[kind].alignment === UNALIGNED ? -1 : KINDS[kind].alignment;
}
