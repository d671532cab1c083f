import type { Kind } from '@questhall/talisman';
import { type JSX, Show } from 'solid-js';
import { Card } from '../../../kit/Card.js';
import { cardFace, spellFace } from '../cards.js';
import { CardRow } from './CardRow.js';

/** A card that has been turned up, large, with those that came with it. */
export function CardPanel(props: { kind: Kind; others: readonly Kind[] }): JSX.Element {
  return (
    <section class="matter reveal">
      <Card face={cardFace(props.kind)} />
      <Show when={props.others.length > 0}>
        <p class="facts">Drawn with it:</p>
        <CardRow faces={props.others.map(cardFace)} />
      </Show>
    </section>
  );
}

/** A Spell that is being cast. */
export function SpellPanel(props: { spell: number }): JSX.Element {
  return (
    <section class="matter reveal">
      <Card face={spellFace(props.spell)} />
    </section>
  );
}
