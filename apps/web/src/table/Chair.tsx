import type { Level } from '@questhall/bots';
import type { ChairSeen } from '@questhall/table';
import { type JSX, Match, Show, Switch } from 'solid-js';
import { rankOf } from '../catalogue/machines.js';
import { Crest } from '../kit/tokens.js';
import { nameOf } from './names.js';

/** A chair before the game: its arms, who sits there, and what may be done about it. */
export function Chair(props: {
  readonly chair: ChairSeen;
  readonly seat: number;
  readonly mine: boolean;
  readonly canSit: boolean;
  readonly isHost: boolean;
  readonly isHere: boolean;
  /** The machine that can be seated. */
  readonly level: Level;
  sit(): void;
  stand(): void;
  bot(): void;
  kick(): void;
}): JSX.Element {
  return (
    <li class="chair" classList={{ mine: props.mine, open: props.chair.kind === 'open' }}>
      <Crest seat={props.seat} size={46} />
      <div class="chair-who">
        <b>{props.chair.kind === 'open' ? 'Empty' : nameOf(props.chair, props.seat)}</b>
        <span>
          <Switch>
            <Match when={props.mine}>you</Match>
            <Match when={props.chair.kind === 'bot'}>machine</Match>
            <Match when={props.chair.kind === 'human'}>{props.isHere ? 'is here' : 'is away'}</Match>
            <Match when={true}>waits for somebody</Match>
          </Switch>
        </span>
      </div>
      <div class="chair-acts">
        <Show when={props.canSit}>
          <button type="button" class="button" onClick={() => props.sit()}>
            Sit here
          </button>
        </Show>
        <Show when={props.mine}>
          <button type="button" class="button quiet" onClick={() => props.stand()}>
            Stand up
          </button>
        </Show>
        <Show when={props.isHost && props.chair.kind === 'open'}>
          <button type="button" class="button quiet" onClick={() => props.bot()}>
            Seat a {rankOf(props.level)}
          </button>
        </Show>
        <Show when={props.isHost && props.chair.kind === 'human' && !props.mine}>
          <button type="button" class="button quiet" onClick={() => props.kick()}>
            Send away
          </button>
        </Show>
      </div>
    </li>
  );
}
