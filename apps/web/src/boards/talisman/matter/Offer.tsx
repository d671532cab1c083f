import type { Scene } from '@questhall/table';
import { kindOf, type Offer as Made, type View } from '@questhall/talisman';
import { type JSX, Show } from 'solid-js';
import type { CardFace } from '../../../kit/Card.js';
import { cardFace, spellFace } from '../cards.js';
import { isSeen, seatName } from '../scene.js';
import { CardRow } from './CardRow.js';

/** An offer on Market Day: what one gives, and what for. */
export function Offer(props: { view: View; scene: Scene; offer: Made }): JSX.Element {
  const spells = () => props.offer.spells.map((spell) => (isSeen(spell) ? spellFace(spell) : null));
  return (
    <section class="matter offer">
      <header>
        <h2 class="heading">
          {seatName(props.scene, props.offer.from)} to {seatName(props.scene, props.offer.to)}
        </h2>
      </header>
      <Half
        title="Gives"
        gold={props.offer.gold}
        faces={[...props.offer.gives.map(cardFace), ...props.offer.follows.map(follower), ...spells()]}
      />
      <Half
        title="For"
        gold={props.offer.wantsGold}
        faces={[
          ...props.offer.wants.map(cardFace),
          ...props.offer.wantsFollowers.map(follower),
          ...new Array<null>(props.offer.wantsSpells).fill(null),
        ]}
      />
    </section>
  );
}

function Half(props: { title: string; gold: number; faces: readonly (CardFace | null)[] }): JSX.Element {
  return (
    <div class="offer-half">
      <b>{props.title}</b>
      <Show when={props.gold > 0}>
        <span> {props.gold} Gold</span>
      </Show>
      <Show when={props.gold + props.faces.length === 0}>
        <span> nothing yet</span>
      </Show>
      <Show when={props.faces.length > 0}>
        <CardRow faces={props.faces} backs="A Spell" />
      </Show>
    </div>
  );
}

function follower(one: number): CardFace {
  return cardFace(kindOf(one));
}
