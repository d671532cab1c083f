import { ORCS, type SpaceId, type View } from '@questhall/wizards-quest';
import { type JSX, Match, Show, Switch } from 'solid-js';
import { IronDisc, Men, SeatMedal, TokenBox } from '../../../kit/tokens.js';
import { Dragon, POWER_ICONS, Wizard } from '../map/Tokens.js';
import { type Standing, standingIn } from '../scene.js';

/** A force in a panel: what stands in a space, or the monster that is fought there. Losses are struck from it. */
export function ForceToken(props: {
  view: View;
  space: SpaceId;
  against?: 'space' | 'dragon' | 'wizard';
  lost?: number;
  led?: 'hero' | 'sorcerer' | null;
}): JSX.Element {
  const standing = () => standingIn(props.view, props.space);
  return (
    <TokenBox width={92} height={54}>
      <Switch fallback={<Force standing={standing()} led={props.led ?? null} />}>
        <Match when={props.against === 'dragon'}>
          <Dragon />
        </Match>
        <Match when={props.against === 'wizard'}>
          <Wizard />
        </Match>
      </Switch>
      <Show when={props.lost}>
        <g class="lost" transform="translate(-33 -16)">
          <circle r="12" fill="var(--strike)" stroke="#fff7dc" stroke-width="2" />
          <text class="count small" y="5" fill="#fff" stroke="none">
            −{props.lost}
          </text>
        </g>
      </Show>
    </TokenBox>
  );
}

function Force(props: { standing: Standing; led: 'hero' | 'sorcerer' | null }): JSX.Element {
  const power = () => props.led ?? (props.standing.power === 'none' ? null : props.standing.power);
  return (
    <Show
      when={props.standing.holder !== ORCS}
      fallback={
        <g transform="scale(1.2)">
          <IronDisc icon="orc-head" count={props.standing.men} />
        </g>
      }
    >
      <Show when={props.standing.holder >= 0}>
        <Show when={props.standing.men > 0}>
          <g transform={power() ? 'translate(-10 0) scale(1.18)' : 'scale(1.18)'}>
            <Men seat={props.standing.holder} count={props.standing.men} />
          </g>
        </Show>
        <Show when={power()}>
          {(what) => (
            <g transform={props.standing.men > 0 ? 'translate(19 4)' : ''}>
              <SeatMedal
                seat={props.standing.holder}
                icon={POWER_ICONS[what()]}
                radius={props.standing.men > 0 ? 14 : 20}
              />
            </g>
          )}
        </Show>
      </Show>
    </Show>
  );
}
