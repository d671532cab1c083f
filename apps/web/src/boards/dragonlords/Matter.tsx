import type { View } from '@questhall/dragonlords';
import type { Prompt } from '@questhall/kernel';
import { createMemo, type JSX, Match, Show, Switch } from 'solid-js';
import type { BoardProps } from '../board.js';
import '../matter.css';
import './matter.css';
import { Ahead, Battle } from './matter/Battle.js';
import { Company } from './matter/Company.js';
import { Fallen } from './matter/Fallen.js';
import { Numbers } from './matter/Numbers.js';
import { PeopleCard, Peoples } from './matter/Peoples.js';
import { PlaceCard } from './matter/PlaceCard.js';
import { Monster, Quest } from './matter/Quest.js';
import { Reinforce } from './matter/Reinforce.js';
import { Tiles } from './matter/Tiles.js';
import { matterOf } from './matters.js';
import { showsOf, sideAsked, viewOf } from './scene.js';

/** The matter in hand: a battle with its odds, a quest, a company to make up, things to choose from. */
export function Matter(props: BoardProps): JSX.Element {
  const scene = () => props.moment ?? props.scene;
  const view = createMemo(() => viewOf(scene()));
  const what = createMemo(() => matterOf(props));
  const prompt = () => (props.moment === null ? props.prompt : null);
  return (
    <Show when={view()}>
      {(seen) => (
        <div class="dragon-matters">
          <Switch>
            <Match when={what() === 'battle'}>
              <Battle board={props} view={seen()} shown={showsOf(scene()).battle} />
            </Match>
            <Match when={what() === 'monster'}>
              <Quest board={props} />
              <Monster board={props} view={seen()} />
            </Match>
            <Match when={what() === 'adventure'}>
              <Quest board={props} />
            </Match>
            <Match when={what() === 'fallen'}>
              <Fallen board={props} view={seen()} />
            </Match>
            <Match when={what() === 'place'}>
              <PlaceCard board={props} view={seen()} />
            </Match>
            <Match when={what() === 'people'}>
              <PeopleCard view={seen()} side={sideAsked(seen(), props.seat ?? 0)} />
            </Match>
          </Switch>
          <Show when={prompt()}>{(asked) => <Asked board={props} view={seen()} prompt={asked()} what={what()} />}</Show>
        </div>
      )}
    </Show>
  );
}

/** What the prompt itself needs. */
function Asked(props: {
  board: BoardProps;
  view: View;
  prompt: Prompt;
  what: ReturnType<typeof matterOf>;
}): JSX.Element {
  return (
    <Switch fallback={<Tiles board={props.board} view={props.view} prompt={props.prompt} />}>
      <Match when={props.what === 'peoples'}>
        <Peoples board={props.board} prompt={props.prompt} />
      </Match>
      <Match when={props.what === 'group'}>
        <Company board={props.board} view={props.view} prompt={props.prompt} />
      </Match>
      <Match when={props.what === 'reinforce'}>
        <Reinforce board={props.board} view={props.view} prompt={props.prompt} />
      </Match>
      <Match when={props.what === 'ahead'}>
        <Ahead board={props.board} view={props.view} prompt={props.prompt} />
      </Match>
      <Match when={props.prompt.choices.some(({ pick }) => /^(buy|pay|put|call|bound) \d/.test(pick))}>
        <Numbers board={props.board} view={props.view} prompt={props.prompt} />
      </Match>
    </Switch>
  );
}
