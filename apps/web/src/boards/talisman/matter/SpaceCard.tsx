import type { Scene } from '@questhall/table';
import { KINDS, SPACES, type SpaceId, type View } from '@questhall/talisman';
import { For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../kit/Icon.js';
import { TokenBox } from '../../../kit/tokens.js';
import { cardFace } from '../cards.js';
import { Figure } from '../map/Figure.js';
import { characterName, iconOf, seatName, standingOn } from '../scene.js';
import { hostsOf } from '../spaces.js';
import { CardRow } from './CardRow.js';
import { Figures } from './Figures.js';

const REGIONS = {
  outer: 'Outer Region',
  middle: 'Middle Region',
  inner: 'Inner Region',
  crown: 'the middle of it all',
};

/** A space: what its text says, what lies there, and who stands there. */
export function SpaceCard(props: {
  view: View;
  scene: Scene;
  space: SpaceId;
  /** What can be chosen beside it, and need not be shown twice. */
  offered: readonly string[];
}): JSX.Element {
  const space = () => SPACES[props.space];
  // Where it depends on the alignment the text of the space has it all.
  const hosts = () =>
    space().encounter.kind === 'alignment'
      ? []
      : hostsOf(space()).filter(
          ({ id, text }) => !props.offered.includes(`call on ${id}`) && !says(space().text, text),
        );
  const cards = () =>
    standing().cards.filter(
      (kind) => !['take', 'visit'].some((how) => props.offered.includes(`${how} ${KINDS[kind].id}`)),
    );
  const standing = () => standingOn(props.view, props.space);
  return (
    <section class="matter space-card">
      <header>
        <h2 class="heading">{space().name}</h2>
        <span class="space-region">{REGIONS[space().region]}</span>
      </header>
      <p class="space-text">{space().text}</p>
      <For each={hosts()}>
        {({ name, text }) => (
          <p class="host">
            <b>{name}</b> {text}
          </p>
        )}
      </For>
      <Show when={standing().hex}>
        <p class="facts">A Hex lies here: whoever ends a move here loses a Life.</p>
      </Show>
      <Show when={cards().length + standing().gold > 0}>
        <CardRow faces={cards().map(cardFace)} />
        <Show when={standing().gold > 0}>
          <span class="gold-here">
            <Icon name="two-coins" size={24} />
            {standing().gold} Gold
          </span>
        </Show>
      </Show>
      <ul class="people">
        <For each={standing().people}>
          {(seat) => (
            <li>
              <TokenBox width={42} height={42}>
                <Figure seat={seat} icon={iconOf(props.view, seat)} radius={17} />
              </TokenBox>
              <b>
                {characterName(props.view, seat)} <small>{seatName(props.scene, seat)}</small>
              </b>
              <Figures view={props.view} seat={seat} />
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

/** Whether the text of a space has the words of a host in it. */
function says(whole: string, part: string): boolean {
  return whole.toLowerCase().includes(part.toLowerCase().replace(/\.$/, ''));
}
