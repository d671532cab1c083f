import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { Button } from '../../kit/controls.js';
import { Icon } from '../../kit/Icon.js';
import { Crest } from '../../kit/tokens.js';
import type { BoardProps } from '../board.js';
import { itemIcon } from './icons.js';
import './matter.css';
import { CAPTIVE, placeId, type View } from '@questhall/lords-and-wizards';
import { placeWords, viewOf } from './scene.js';
import { thingsOf } from './things.js';
import { wordsOf } from './words.js';

/** A realm: its magic items, whom one may deal with, and what was promised. */
export function Hand(props: BoardProps): JSX.Element {
  const scene = () => props.moment ?? props.scene;
  const view = createMemo(() => viewOf(scene()));
  const seat = () => props.seat ?? Math.max(0, view()?.active ?? 0);
  const nameOf = (who: number) => scene().chairs[who]?.name ?? '';
  const unasked = () => (props.moment === null && props.seat !== null ? props.scene.unasked : []);
  const partners = () => unasked().flatMap((pick) => (pick.startsWith('deal with ') ? [Number(pick.slice(10))] : []));
  /** A deal is put together where the map is. */
  const opens = (other: number) => {
    props.unasked?.(`deal with ${other}`);
    props.toMap?.();
  };
  // What is destroyed is gone for good: that takes two clicks.
  const [sure, setSure] = createSignal('');
  const destroys = (pick: string) => (sure() === pick ? 'Really destroy' : 'Destroy');
  const pacts = () => view()?.pacts.filter(({ by, with: other }) => by === seat() || other === seat()) ?? [];
  return (
    <Show when={view()}>
      {(seen) => (
        <div class="hand realm" role="group" aria-label="Realm and deals" tabindex="0">
          <section class="realm-part">
            <h3>Deals</h3>
            <p class="none">
              {partners().length > 0
                ? 'Offer gold, items, captives or a promise to'
                : 'You may offer deals between your own moves.'}
            </p>
            <div class="partners">
              <For each={partners()}>
                {(other) => (
                  <button type="button" class="partner" onClick={() => opens(other)}>
                    <Crest seat={other} size={26} />
                    <span>
                      <b>{nameOf(other)}</b>
                      <small>{captiveWords(seen(), seat(), other) ?? `${seen().gold[other]} GTs`}</small>
                    </span>
                  </button>
                )}
              </For>
            </div>
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
                      <Button
                        kind="quiet"
                        label={`${destroys(pick())} the ${thing.name}`}
                        onPress={() => (sure() === pick() ? props.unasked?.(pick()) : setSure(pick()))}
                      >
                        {destroys(pick())}
                      </Button>
                    )}
                  </Show>
                </div>
              )}
            </For>
          </section>
          <For each={unasked().filter((pick) => !/^(deal|destroy) /.test(pick))}>
            {(pick) => (
              <Button kind="quiet" onPress={() => props.unasked?.(pick)}>
                {wordsOf({ pick }, scene().chairs)}
              </Button>
            )}
          </For>
        </div>
      )}
    </Show>
  );
}

/** Who holds whose leader: that is worth a ransom. */
function captiveWords({ fate, captor, owner }: View, mine: number, other: number): string | undefined {
  const holds = (by: number, of: number) =>
    [of * 2, of * 2 + 1].some((leader) => fate[leader] === CAPTIVE && owner[captor[leader]] === by);
  if (holds(other, mine)) return 'holds a leader of yours';
  return holds(mine, other) ? 'you hold a leader of theirs' : undefined;
}

function destroyPick(unasked: readonly string[], id: string, item: number): string | undefined {
  return unasked.find((pick) => pick === `destroy ${id}` || pick === `destroy ${id} ${item}`);
}
