import type { Seat } from '@questhall/kernel';
import { bookOf, DAYS, EVENTS, PEOPLE_NAMES, RANKS, rankName, type View } from '@questhall/wizards';
import { For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../kit/Icon.js';
import { orderName, POINT_ICONS, POINT_NAMES, plightsOf } from '../lines.js';

/** The fortnight day by day; on its last Evil attacks. */
export function Calendar(props: { view: View }): JSX.Element {
  const days = Array.from({ length: DAYS }, (_, i) => i + 1);
  return (
    <section class="matter">
      <header>
        <h2 class="heading">Fortnight {props.view.fortnight}</h2>
        <span class="facts">day {props.view.day} of 14</span>
      </header>
      <div class="calendar" role="img" aria-label={`Day ${props.view.day} of 14; Evil attacks on day 14`}>
        <For each={days}>
          {(day) => (
            <i classList={{ past: day < props.view.day, now: day === props.view.day, evil: day === DAYS }}>{day}</i>
          )}
        </For>
      </div>
      <p class="facts">
        <span>
          Tasks done <b>{props.view.completed} of 10</b>
        </span>
        <span>
          attacks thwarted ahead <b>{props.view.thwarts}</b>
        </span>
      </p>
    </section>
  );
}

/** A player's record sheet: Order and Rank, points and what the next Rank needs, cards, Gems where they may be known. */
export function Record(props: { view: View; seat: Seat; name: string }): JSX.Element {
  const order = () => props.view.order[props.seat];
  const rank = () => props.view.rank[props.seat];
  const needs = () => RANKS[order()]?.[rank() + 1]?.need ?? null;
  const standing = () => (order() === 0 ? 'of no Order' : `${rankName(order(), rank())} of the ${orderName(order())}`);
  const plights = () => plightsOf(props.view, props.seat);
  const gems = () => PEOPLE_NAMES.slice(0, 7).filter((_, i) => (props.view.gems[props.seat] >> i) & 1);
  return (
    <section class="matter record">
      <header>
        <h2 class="heading">{props.name}</h2>
        <span class="facts">{standing()}</span>
      </header>
      <div class="bars">
        <For each={POINT_NAMES}>
          {(name, type) => {
            const points = () => props.view.points[props.seat * 3 + type()];
            const need = () => needs()?.[type()] ?? 0;
            return (
              <>
                <i>
                  <Icon name={POINT_ICONS[type()]} size={16} />
                  {name}
                </i>
                <meter min="0" max={Math.max(need(), points(), 1)} value={points()} aria-label={name} />
                <b>{need() > 0 ? `${points()} of ${need()}` : points()}</b>
              </>
            );
          }}
        </For>
      </div>
      <Show when={plights().length > 0}>
        <p class="facts">{plights().join(' · ')}</p>
      </Show>
      <Show when={props.view.gems[props.seat] > 0}>
        <p class="gem-row">
          <Icon name="diamond-ring" size={16} label="Gems" />
          Gems of {gems().join(', ')}
        </p>
      </Show>
      <For each={props.view.events[props.seat]}>
        {(card) => (
          <p class="gem-row">
            <b>Event {EVENTS[card].no}</b>
            {EVENTS[card].text}
          </p>
        )}
      </For>
      <Show when={spellsOf(props.view, props.seat).length > 0}>
        <p class="gem-row">
          <b>Spells</b>
          {spellsOf(props.view, props.seat).join(', ')}
        </p>
      </Show>
    </section>
  );
}

/** The spells a player can cast now, in words. */
function spellsOf(view: View, seat: Seat): string[] {
  const book = bookOf(view, seat);
  return [
    ...(book.boats > 0 ? ['Boat Summoning'] : []),
    ...(book.swift.length > 0 ? [`Swiftness (${book.swift.join(', ')})`] : []),
    ...(book.carries ? ['Transporting'] : []),
    ...(book.animals ? ['Animal Summoning'] : []),
    ...(book.dispels ? ['Demon Dispelling'] : []),
    ...(book.tames ? ['Dragon Taming'] : []),
    ...(book.escapes ? ['Escaping'] : []),
    ...(book.telepathy ? ['Telepathy'] : []),
    ...(book.summonsGems ? ['Gem Summoning'] : []),
    ...(book.perceives ? ['Perception'] : []),
  ];
}
