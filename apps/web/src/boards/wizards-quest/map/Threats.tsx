import { createMemo, For, type JSX } from 'solid-js';
import type { Model } from '../model.js';
import { percent } from '../prospects.js';
import { places } from '../sheet.js';
import { threatsTo } from '../threats.js';

/** Dark red hatching where one could be struck, with the chance that it succeeds. */
export function Threats(props: { model: Model }): JSX.Element {
  const threats = createMemo(() => {
    const view = props.model.view();
    const { seat } = props.model.props;
    return view && seat !== null ? threatsTo(view, seat) : [];
  });
  return (
    <g class="threats" attr:aria-hidden="true">
      <defs>
        <pattern id="marnon-threat" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V13" stroke="#7a1710" stroke-width="7" />
        </pattern>
      </defs>
      <For each={threats()}>
        {({ space, chance }) => {
          const place = places()[space];
          return (
            <g>
              <g clip-path={`url(#${place.clip})`}>
                <use href={`#${place.outline}`} fill="url(#marnon-threat)" fill-opacity={0.16 + chance * 0.3} />
                <use href={`#${place.outline}`} class="threat-edge" />
              </g>
              <text class="threat-words" x={place.at[0]} y={place.at[1] - 31}>
                {percent(chance)}
              </text>
            </g>
          );
        }}
      </For>
    </g>
  );
}
