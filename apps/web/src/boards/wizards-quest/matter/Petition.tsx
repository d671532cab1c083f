import type { Prompt } from '@questhall/kernel';
import type { View } from '@questhall/wizards-quest';
import { For, type JSX, Show } from 'solid-js';
import { Card, CardBack, MiniCard } from '../../../kit/Card.js';
import type { BoardProps } from '../../board.js';
import { begins } from '../../paths.js';
import { cardFace, cardPick, cardsIn } from '../cards.js';

/** The petition step: the deck to draw from, and the cards in hand to play. */
export function Petition(props: { board: BoardProps; view: View }): JSX.Element {
  const gesture = () => props.board.gesture;
  const isLit = (id: string) => begins(props.board.prompt?.choices ?? [], id);
  const hand = () => cardsIn(props.view.hand);
  return (
    <section class="matter petition">
      <header>
        <h2 class="heading">Petition the wizard</h2>
      </header>
      <p class="facts">{petitionWords(props.board.prompt, hand().length)}</p>
      <div class="cards">
        <CardBack
          id="deck"
          label="Petition deck"
          count={props.view.deckSize}
          lit={isLit('deck')}
          press={isLit('deck') ? () => gesture().choose('deck') : undefined}
        />
        <Show when={props.view.topDiscard >= 0}>
          <span class="discarded" title="the last card played">
            <MiniCard face={cardFace(props.view.topDiscard)} />
          </span>
        </Show>
        <span class="gap" />
        <For each={hand()}>
          {(kind) => (
            <MiniCard
              face={cardFace(kind)}
              id={cardPick(kind)}
              lit={isLit(cardPick(kind))}
              press={isLit(cardPick(kind)) ? () => gesture().choose(cardPick(kind)) : undefined}
            />
          )}
        </For>
      </div>
    </section>
  );
}

/** What can be done in the petition step; a card that takes effect at once leaves nothing else. */
function petitionWords(prompt: Prompt | null, held: number): string {
  const picks = prompt?.choices.map(({ pick }) => pick) ?? [];
  if (picks.length > 0 && !picks.includes('go on')) return 'This card takes effect at once: play it.';
  if (!picks.includes('draw')) return held === 0 ? 'You hold no card.' : 'Play any of your cards, or keep them.';
  return held === 0 ? 'You hold no card. Draw one, or go on.' : 'Play any of your cards, and draw one if you like.';
}

/** What the magic ring drew: large, with what can be done. */
export function RingCard(props: { board: BoardProps; view: View; acts: JSX.Element }): JSX.Element {
  return (
    <section class="matter ring">
      <header>
        <h2 class="heading">The ring has drawn</h2>
      </header>
      <Show when={props.view.ringCard >= 0}>
        <button type="button" class="bare" data-at="ring-card" onClick={() => props.board.gesture.choose('ring-card')}>
          <Card face={cardFace(props.view.ringCard)} />
        </button>
      </Show>
      {props.acts}
    </section>
  );
}
