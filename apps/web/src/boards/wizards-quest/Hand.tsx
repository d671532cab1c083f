import { For, type JSX, Show } from 'solid-js';
import { Card } from '../../kit/Card.js';
import { Icon } from '../../kit/Icon.js';
import type { BoardProps } from '../board.js';
import { begins } from '../paths.js';
import { cardFace, cardPick, cardsIn } from './cards.js';
import { viewOf } from './scene.js';

/** One's own petition cards with their texts, and the boats that lie face up. */
export function Hand(props: BoardProps): JSX.Element {
  const view = () => viewOf(props.moment ?? props.scene);
  const hand = () => cardsIn(view()?.hand ?? []);
  const boats = () => (props.seat === null ? 0 : (view()?.boats[props.seat] ?? 0));
  const isLit = (id: string) => props.moment === null && begins(props.prompt?.choices ?? [], id);
  return (
    <section class="hand" aria-label="Your cards">
      <Show when={hand().length + boats() === 0}>
        <p class="facts">You hold no petition card.</p>
      </Show>
      <For each={hand()}>
        {(kind) => (
          <Card face={cardFace(kind)}>
            <Show when={isLit(cardPick(kind))}>
              <button
                type="button"
                class="button card-play"
                data-at={cardPick(kind)}
                onClick={() => props.gesture.choose(cardPick(kind))}
              >
                Play it
              </button>
            </Show>
          </Card>
        )}
      </For>
      <Show when={boats() > 0}>
        <p class="boats">
          <Icon name="sailboat" size={22} />
          {boats() === 1 ? 'One boat privilege lies' : `${boats()} boat privileges lie`} face up before you.
        </p>
      </Show>
    </section>
  );
}
