import type { JSX } from 'solid-js';
import '../matter.css';

/** A part of the matter in hand: its title, what there is to know at a glance, and the rest. */
export function Panel(props: {
  kind: string;
  title: JSX.Element;
  facts?: JSX.Element;
  children?: JSX.Element;
}): JSX.Element {
  return (
    <section class={`matter ${props.kind}`}>
      <header>
        <h2 class="heading">{props.title}</h2>
        <span class="facts">{props.facts}</span>
      </header>
      {props.children}
    </section>
  );
}
