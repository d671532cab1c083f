import { createResource, type JSX } from 'solid-js';
import type { Title } from '../catalogue/catalogue.js';
import { ensureDefs } from '../kit/defs.js';
import { Icon } from '../kit/Icon.js';

/** A game's box: its cover, drawn from the real board, and what to expect. */
export function GameBox(props: { title: Title }): JSX.Element {
  ensureDefs();
  const [cover] = createResource(() => props.title.cover());
  return (
    <a class="box" href={`/new?game=${props.title.slug}`}>
      <div class="box-cover" innerHTML={cover.latest ?? ''} />
      <div class="box-words">
        <h2>{props.title.title}</h2>
        <p>{props.title.line}</p>
        <p class="box-facts">
          <span>
            <Icon name="three-friends" size={17} label="Players" />
            {props.title.seats.min}–{props.title.seats.max}
          </span>
          <span>
            <Icon name="hourglass" size={17} label="Time" />
            {props.title.time}
          </span>
        </p>
      </div>
    </a>
  );
}
