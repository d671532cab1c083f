import { createMemo, For, type JSX, Show } from 'solid-js';
import { Button } from '../../kit/controls.js';
import { Icon } from '../../kit/Icon.js';
import { Crest } from '../../kit/tokens.js';
import type { BoardProps } from '../board.js';
import { itemIcon } from './icons.js';
import './matter.css';
import { placeId } from '@questhall/lords-and-wizards';
import { placeWords, viewOf } from './scene.js';
import { thingsOf } from './things.js';

/** A realm: its magic items, whom one may deal with, and what was promised. */
export function Hand(props: BoardProps): JSX.Element {
  const scene = () => props.moment ?? props.scene;
  const view = createMemo(() => viewOf(scene()));
  const seat = () => props.seat ?? Math.max(0, view()?.active ?? 0);
  const nameOf = (who: number) => scene().chairs[who]?.name ?? '';
  const unasked = () => (props.moment === null && props.seat !== null ? props.scene.unasked : []);
  const partners = () => unasked().flatMap((pick) => (pick.startsWith('deal with ') ? [Number(pick.slice(10))] : []));
  const pacts = () => view()?.pacts.filter(({ by, with: other }) => by === seat() || other === seat()) ?? [];
  return (
    <Show when={view()}>
      {(seen) => (
        <div class="hand realm" role="group" aria-label="Realm and deals" tabindex="0">
          <section class="realm-part">
            <h3>Deals</h3>
            <Show
              when={partners().length > 0}
              fallback={<p class="none">You may offer deals between your own moves.</p>}
            >
              <div class="partners">
                <For each={partners()}>
                  {(other) => (
                    <button type="button" class="partner" onClick={() => props.unasked?.(`deal with ${other}`)}>
                      <Crest seat={other} size={26} />
                      <span>
                        <b>{nameOf(other)}</b>
                        <small>{seen().gold[other]} GTs</small>
                      </span>
                    </button>
                  )}
                </For>
              </div>
            </Show>
            <For each={pacts()}>
              {({ by, with: other, what, turn }) => (
                <p class="pact">
                  <b>{what}</b>, said {nameOf(by)} to {nameOf(other)} on turn {turn}
                </p>
              )}
            </For>
          </section>
          <section class="realm-part">
            <h3>Magic items</h3>
            <For
              each={thingsOf(seen(), seat())}
              fallback={<p class="none">None yet: legends lie in cities and ruins.</p>}
            >
              {(thing) => (
                <div class="thing">
                  <Icon name={itemIcon(thing.id)} size={28} />
                  <span>
                    <b>{thing.name}</b>
                    <small>{thing.says}</small>
                    <small>{placeWords(placeId(seen().at[thing.holder]))}</small>
                  </span>
                  <Show when={destroyPick(unasked(), thing.id, thing.item)}>
                    {(pick) => (
                      <Button kind="quiet" label={`Destroy the ${thing.name}`} onPress={() => props.unasked?.(pick())}>
                        Destroy
                      </Button>
                    )}
                  </Show>
                </div>
              )}
            </For>
          </section>
          <Show when={unasked().includes('move to end the game')}>
            <Button kind="quiet" onPress={() => props.unasked?.('move to end the game')}>
              Move to end the game
            </Button>
          </Show>
        </div>
      )}
    </Show>
  );
}

function destroyPick(unasked: readonly string[], id: string, item: number): string | undefined {
  return unasked.find((pick) => pick === `destroy ${id}` || pick === `destroy ${id} ${item}`);
}
