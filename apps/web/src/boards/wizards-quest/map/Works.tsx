import { For, Index, type JSX } from 'solid-js';
import { d } from '../../../draw/markup.js';
import { bridge, brokenBridge, cave } from '../../../draw/symbols/works.js';
import type { Model } from '../model.js';
import { bridges, places } from '../sheet.js';

const STANDING = bridge(25, 9);
const BROKEN = brokenBridge(25, 9);
const MOUTH = cave(10);

/** What the blank card can change about the land: bridges, and mouths of the tunnel. */
export function Works(props: { model: Model }): JSX.Element {
  const isDown = (i: number) => props.model.view()?.fallen[i] ?? false;
  return (
    <g class="works" attr:aria-hidden="true">
      <Index each={bridges()}>
        {(crossing, i) => (
          <g
            transform={d`translate(${crossing().at[0]} ${crossing().at[1]}) rotate(${crossing().degrees})`}
            innerHTML={isDown(i) ? BROKEN : STANDING}
          />
        )}
      </Index>
      <For each={props.model.view()?.mouths ?? []}>
        {(space) => (
          <g transform={d`translate(${places()[space].at[0] - 36} ${places()[space].at[1] + 10})`} innerHTML={MOUTH} />
        )}
      </For>
    </g>
  );
}
