import type { View } from '@questhall/talisman';
import { createMemo, type JSX, Match, Show, Switch } from 'solid-js';
import type { BoardProps } from '../board.js';
import '../matter.css';
import './matter.css';
import { CardPanel, SpellPanel } from './matter/Cards.js';
import { Fight } from './matter/Fight.js';
import { Offer } from './matter/Offer.js';
import { Options } from './matter/Options.js';
import { Respite } from './matter/Respite.js';
import { SpaceCard } from './matter/SpaceCard.js';
import { Throws } from './matter/Throws.js';
import { viewOf } from './scene.js';
import { type Subject, subjectOf } from './subject.js';

/** The matter in hand: a fight, a spell, a card or a space; and what can be chosen. */
export function Matter(props: BoardProps): JSX.Element {
  const scene = () => props.moment ?? props.scene;
  const view = createMemo(() => viewOf(scene()));
  return (
    <Show when={view()}>
      {(seen) => (
        <div class="matters">
          <Throws board={props} />
          <About board={props} view={seen()} />
          <Show when={props.moment === null && props.prompt}>
            {(prompt) => (
              <>
                <Options board={props} prompt={prompt()} view={seen()} />
                <Respite board={props} prompt={prompt()} view={seen()} />
              </>
            )}
          </Show>
        </div>
      )}
    </Show>
  );
}

function About(props: { board: BoardProps; view: View }): JSX.Element {
  const subject = createMemo(() => subjectOf(props.board), undefined, { equals: same });
  const scene = () => props.board.moment ?? props.board.scene;
  const offered = () =>
    (props.board.moment === null ? (props.board.prompt?.choices ?? []) : []).map(({ pick }) => pick);
  const as = <W extends Subject['what']>(what: W) => {
    const now = subject();
    return now?.what === what ? (now as Extract<Subject, { what: W }>) : undefined;
  };
  return (
    <Switch>
      <Match when={as('fight')}>
        <Fight board={props.board} view={props.view} scene={scene()} />
      </Match>
      <Match when={as('offer') && props.view.offer}>
        {(offer) => <Offer view={props.view} scene={scene()} offer={offer()} />}
      </Match>
      <Match when={as('spell')}>{(shown) => <SpellPanel spell={shown().spell} />}</Match>
      <Match when={as('card')}>{(shown) => <CardPanel kind={shown().kind} others={shown().others} />}</Match>
      <Match when={as('space')}>
        {(shown) => <SpaceCard view={props.view} scene={scene()} space={shown().space} offered={offered()} />}
      </Match>
    </Switch>
  );
}

function same(a: Subject | undefined, b: Subject | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
