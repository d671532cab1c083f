import { NOBODY, ORCS, SPACES, type SpaceId, type View } from '@questhall/wizards-quest';
import { createMemo, Index, type JSX, Show } from 'solid-js';
import type { IconName } from '../../../kit/icon-names.js';
import { IronDisc, Medal, Men, SealedChest, SeatMedal } from '../../../kit/tokens.js';
import { whenDiceRest } from '../../parts/rest.js';
import { menLaid } from '../draft.js';
import type { Model } from '../model.js';
import { spaceOf } from '../model.js';
import { type Standing, standingIn, TREASURE_ICONS } from '../scene.js';
import { places } from '../sheet.js';
import { standOf } from './layout.js';

export const POWER_ICONS: Readonly<Record<'hero' | 'sorcerer', IconName>> = {
  hero: 'crested-helmet',
  sorcerer: 'pointy-hat',
};

/** All pieces on the map. A space is drawn anew only if something in it has changed. */
export function Tokens(props: { model: Model }): JSX.Element {
  const view = whenDiceRest(props.model.view, () => props.model.props.seat);
  return (
    <g class="tokens" attr:aria-hidden="true">
      <Index each={SPACES}>{(_, space) => <Pieces model={props.model} view={view()} space={space} />}</Index>
    </g>
  );
}

const EMPTY: Standing = { holder: NOBODY, men: 0, power: 'none', dragon: false, wizard: false, treasure: null };

function Pieces(props: { model: Model; view: View | null; space: SpaceId }): JSX.Element {
  const standing = createMemo(() => standingAt(props.model, props.view, props.space), EMPTY, { equals: same });
  const stand = createMemo(() => standOf(standing(), props.space));
  const [x, y] = places()[props.space].at;
  const laid = createMemo(() =>
    menLaid(props.model.isLive() ? props.model.props.gesture.draft() : [], SPACES[props.space].id),
  );
  const isChosen = createMemo(() => {
    const view = props.model.view();
    const { path } = props.model.props.gesture;
    return view !== null && path().some((id) => spaceOf(view, id) === SPACES[props.space].id);
  });
  return (
    <g transform={`translate(${x} ${y})`}>
      <Show when={standing().treasure}>
        {(treasure) => (
          <g transform={`translate(${stand().treasure})`}>
            <SealedChest seat={treasure().owner} inside={TREASURE_ICONS[treasure().kind] ?? null} />
          </g>
        )}
      </Show>
      <g class="force" classList={{ chosen: isChosen() }}>
        <Show when={standing().men > 0}>
          <g transform={`translate(${stand().force}) scale(1.1)`}>
            <Show when={standing().holder !== ORCS} fallback={<IronDisc icon="orc-head" count={standing().men} />}>
              <Men seat={standing().holder} count={standing().men} />
            </Show>
          </g>
        </Show>
        <Show when={standing().power !== 'none' && standing().power}>
          {(power) => (
            <g transform={`translate(${stand().power})`}>
              <SeatMedal
                seat={standing().holder}
                icon={POWER_ICONS[power() as 'hero' | 'sorcerer']}
                radius={standing().men > 0 ? 13 : 17}
              />
            </g>
          )}
        </Show>
      </g>
      <Show when={laid() > 0}>
        <g transform={`translate(${stand().force[0] - 17} ${stand().force[1] - 17})`}>
          <circle r="10.5" fill="#2a1605" />
          <circle r="9.2" fill="#f6ebcd" />
          <text class="laid-on" y="4.5">
            +{laid()}
          </text>
        </g>
      </Show>
      <Show when={standing().wizard}>
        <g transform={`translate(${stand().wizard})`}>
          <Wizard />
        </g>
      </Show>
      <Show when={standing().dragon}>
        <g transform={`translate(${stand().dragon})`}>
          <Dragon />
        </g>
      </Show>
    </g>
  );
}

export function Dragon(): JSX.Element {
  return <Medal icon="spiked-dragon-head" field="#5e1410" ink="#ffd9a0" radius={19} size={1.45} />;
}

export function Wizard(): JSX.Element {
  return <Medal icon="wizard-face" field="#2d2466" ink="#f2e7ff" radius={17} size={1.5} />;
}

function standingAt(model: Model, view: View | null, space: SpaceId): Standing {
  return view && !model.props.hidePieces ? standingIn(view, space) : EMPTY;
}

function same(a: Standing, b: Standing): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
