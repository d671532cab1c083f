import { SCROLLS, scrollNote, spellsIn, TOOL_IDS, type View } from '@questhall/dragonlords';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Card, type CardFace } from '../../kit/Card.js';
import { Icon } from '../../kit/Icon.js';
import type { BoardProps } from '../board.js';
import { SCROLL_ICONS, SPELL_ICONS, TOOL_ICONS } from './icons.js';
import { sidesOf } from './lines.js';
import { viewOf } from './scene.js';
import { toolTitle } from './words.js';

/** One's own scrolls, and what one's Wizards know and what lies in store at home. */
export function Hand(props: BoardProps): JSX.Element {
  const view = () => viewOf(props.moment ?? props.scene);
  const sides = createMemo(() => {
    const seen = view();
    return seen && props.seat !== null ? sidesOf(seen, props.seat) : [];
  });
  return (
    <Show when={view()}>
      {(seen) => (
        // Whoever has no mouse scrolls it by its keys.
        <section class="hand" aria-label="Your scrolls" tabindex="0">
          <For each={sides()}>{(side) => <Scrolls board={props} view={seen()} side={side} />}</For>
        </section>
      )}
    </Show>
  );
}

function Scrolls(props: { board: BoardProps; view: View; side: number }): JSX.Element {
  const held = () =>
    SCROLLS.flatMap((row, kind) => new Array<string>(props.view.hands[props.side]?.[kind] ?? 0).fill(row.id));
  const castable = (id: string) =>
    props.board.moment === null && (props.board.prompt?.choices.some(({ pick }) => pick === `cast ${id}`) ?? false);
  return (
    <>
      <Show when={held().length === 0}>
        <p class="facts">No scroll is in hand.</p>
      </Show>
      <For each={held()}>
        {(id) => (
          <Card face={scrollFace(id)}>
            <Show when={castable(id)}>
              <button
                type="button"
                class="button card-play"
                data-at={`cast ${id}`}
                onClick={() => props.board.gesture.send([`cast ${id}`])}
              >
                Cast it
              </button>
            </Show>
          </Card>
        )}
      </For>
      <Store view={props.view} side={props.side} />
    </>
  );
}

/** What the Wizards know, and the tools at home. */
function Store(props: { view: View; side: number }): JSX.Element {
  const wizards = () =>
    [0, 1, 2].flatMap((n) => {
      const known = spellsIn(props.view.spells[props.side * 3 + n] ?? 0);
      return known.length > 0 ? [{ n: n + 1, known }] : [];
    });
  const tools = () =>
    TOOL_IDS.flatMap((id, i) => {
      const n = props.view.store[props.side * TOOL_IDS.length + i] ?? 0;
      return n > 0 ? [{ id, n }] : [];
    });
  return (
    <div class="store">
      <For each={wizards()}>
        {({ n, known }) => (
          <p class="store-line">
            <Icon name="pointy-hat" size={20} /> Wizard {n}:{' '}
            <For each={known}>
              {(spell) => (
                <span class="store-thing">
                  <Icon name={SPELL_ICONS[spell]} size={18} /> {spell.replace('-', ' ')}
                </span>
              )}
            </For>
          </p>
        )}
      </For>
      <p class="store-line">
        <Icon name="house" size={20} /> In store:{' '}
        <For each={tools()} fallback="no tools">
          {({ id, n }) => (
            <span class="store-thing">
              <Icon name={TOOL_ICONS[id]} size={18} /> {n > 1 ? `${n} × ` : ''}
              {toolTitle(id)}
            </span>
          )}
        </For>
      </p>
    </div>
  );
}

export function scrollFace(id: string): CardFace {
  const row = SCROLLS.find((one) => one.id === id);
  const isHarm = row !== undefined && 'harms' in row;
  return {
    title: row?.name ?? id,
    kind: row?.by === 'king' ? 'Scroll of Kings' : 'Scroll',
    icon: SCROLL_ICONS[id] ?? 'scroll-unfurled',
    text: scrollNote(id),
    colour: isHarm ? '#86281f' : '#3d5a8a',
    sky: isHarm ? '#d99a72' : '#9db9d9',
  };
}
