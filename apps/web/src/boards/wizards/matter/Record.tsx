import type { Seat } from '@questhall/kernel';
import {
  bookOf,
  EVENTS,
  GEMS,
  LETTERS,
  PEOPLE_NAMES,
  partnerOf,
  RANKS,
  rankName,
  spellNames,
  type View,
} from '@questhall/wizards';
import { For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../kit/Icon.js';
import { orderName, POINT_ICONS, POINT_NAMES, plightsOf } from '../lines.js';

/** A player's record sheet: Order and Rank, points and what the next Rank needs, cards, Gems where they may be known. */
export function Record(props: { view: View; seat: Seat; names: readonly string[] }): JSX.Element {
  const name = () => props.names[props.seat] ?? '';
  const order = () => props.view.order[props.seat];
  const rank = () => props.view.rank[props.seat];
  // The highest Rank bears the name of its Order.
  const standing = () =>
    order() === 0 ? 'of no Order' : `${rankName(order(), rank())}${rank() < 4 ? ` of the ${orderName(order())}` : ''}`;
  const plights = () => plightsOf(props.view, props.seat);
  return (
    <section class="matter record" aria-label={`Record of ${name()}`}>
      <header>
        <h2 class="heading">{name()}</h2>
        <span class="facts">{standing()}</span>
      </header>
      <Points view={props.view} seat={props.seat} />
      <Show when={plights().length > 0}>
        <p class="record-row plights">{plights().join(' · ')}</p>
      </Show>
      <Show when={props.view.house.partners}>
        <p class="record-row">
          <b>Partner</b>
          {props.names[partnerOf(props.view, props.seat)]}
        </p>
      </Show>
      <Show when={props.seat === props.view.viewer} fallback={<Hidden view={props.view} seat={props.seat} />}>
        <Secrets view={props.view} seat={props.seat} />
      </Show>
      <For each={props.view.events[props.seat]}>
        {(card) => (
          <p class="record-row">
            <b>Event {EVENTS[card].no}</b>
            {EVENTS[card].text}
          </p>
        )}
      </For>
      <Show when={spellNames(bookOf(props.view, props.seat)).length > 0}>
        <p class="record-row">
          <b>Spells</b>
          {spellNames(bookOf(props.view, props.seat)).join(', ')}
        </p>
      </Show>
    </section>
  );
}

function Points(props: { view: View; seat: Seat }): JSX.Element {
  const needs = () => RANKS[props.view.order[props.seat]]?.[props.view.rank[props.seat] + 1]?.need ?? null;
  return (
    <div class="bars">
      <For each={POINT_NAMES}>
        {(name, type) => {
          const points = () => props.view.points[props.seat * 3 + type()];
          const need = () => needs()?.[type()] ?? 0;
          return (
            <>
              <i class="point-name">
                <Icon name={POINT_ICONS[type()]} size={16} />
                {name}
              </i>
              <span
                class="point-bar"
                classList={{ full: need() > 0 && points() >= need() }}
                style={{ '--part': String(Math.min(1, points() / Math.max(need(), points(), 1))) }}
                aria-hidden="true"
              />
              <b>{need() > 0 ? `${points()} of ${need()}` : points()}</b>
            </>
          );
        }}
      </For>
    </div>
  );
}

/** What one alone knows: own Gems, Gem cards that were seen, Secret Wizards that were named. */
function Secrets(props: { view: View; seat: Seat }): JSX.Element {
  const has = (wizard: number) => ((props.view.gems[props.seat] >> wizard) & 1) === 1;
  const seen = () => props.view.gemOf.flatMap((gem, wizard) => (gem < 0 ? [] : [{ wizard, gem }]));
  const named = () =>
    props.view.secretAt.flatMap((cell, letter) =>
      cell >= 0 && props.view.secretWho[letter] >= 0
        ? [`${LETTERS[letter]} is ${PEOPLE_NAMES[props.view.secretWho[letter]]}`]
        : [],
    );
  return (
    <>
      <Show when={seen().length > 0}>
        <ul class="gem-cards" aria-label="Gem cards you know">
          <For each={seen()}>
            {({ wizard, gem }) => (
              <li class={`gem-card of-${GEMS[gem]}`} classList={{ held: has(wizard) }}>
                <Icon name={GEMS[gem] === 'false' ? 'cancel' : 'diamond-ring'} size={16} />
                <span>{PEOPLE_NAMES[wizard]}</span>
                <small>{gemWords(GEMS[gem], has(wizard))}</small>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={named().length > 0}>
        <p class="record-row">
          <b>Secret Wizards</b>
          {named().join(', ')}
        </p>
      </Show>
    </>
  );
}

function gemWords(gem: string, isHeld: boolean): string {
  if (gem === 'false') return 'is false';
  return isHeld ? `${gem}, yours` : `${gem}, not yours`;
}

/** Gems of others are a sealed purse: one sees that somebody has looked at cards, and never which they were. */
function Hidden(props: { view: View; seat: Seat }): JSX.Element {
  const looks = () => props.view.trail[props.seat].length;
  return (
    <Show when={looks() > 0}>
      <p class="record-row">
        <b>Gems</b>
        {looks() === 1 ? 'one card looked at' : `${looks()} cards looked at`}; what they were is hidden
      </p>
    </Show>
  );
}
