import { SPACES, spaceNamed } from '@questhall/talisman';
import { For, type JSX } from 'solid-js';
import type { Model } from '../model.js';
import { nameplaces } from '../painted.js';
import { spaceName } from '../scene.js';

/** Names that are read from afar too: of what is lit, and of what is aimed at. */
export function KeyNames(props: { model: Model }): JSX.Element {
  const keys = () => {
    const lit = props.model.litSpaces();
    const aimed = props.model.props.gesture.aimed();
    const ids = lit.length <= 4 ? [...lit] : [];
    if (aimed !== null && spaceNamed(aimed) >= 0 && !ids.includes(aimed)) ids.push(aimed);
    return ids.filter((id) => !isCorner(id));
  };
  return (
    <g class="lettering key-names">
      <For each={keys()}>
        {(id) => (
          <text class="space-name key" x={nameplaces()[spaceNamed(id)][0]} y={nameplaces()[spaceNamed(id)][1] + 8}>
            {spaceName(id)}
          </text>
        )}
      </For>
    </g>
  );
}

/** The names of the corners can always be read. */
function isCorner(id: string): boolean {
  return SPACES[spaceNamed(id)].grid.every((n) => n === 0 || n === 6);
}
