import type { Prompt } from '@questhall/kernel';
import type { View } from '@questhall/wizards-quest';
import { createMemo, type JSX, Match, Show, Switch } from 'solid-js';
import type { BoardProps } from '../board.js';
import '../matter.css';
import './matter.css';
import { Acts } from './matter/Acts.js';
import { Ahead, Campaign, Fallen, LastBattle } from './matter/Campaigns.js';
import { Chests } from './matter/Chests.js';
import { Losses, Summons } from './matter/choices.js';
import { MoveIn } from './matter/MoveIn.js';
import { Numbers } from './matter/Numbers.js';
import { Petition, RingCard } from './matter/Petition.js';
import { Placing } from './matter/Placing.js';
import { matterOf } from './matters.js';
import { spaceName, viewOf } from './scene.js';

/** The matter in hand: whatever the prompt is about, beyond the map. */
export function Matter(props: BoardProps): JSX.Element {
  const view = () => viewOf(props.moment ?? props.scene);
  const matter = createMemo(() => matterOf(props));
  return (
    <Show when={view()}>
      {(seen) => (
        <Show when={props.moment === null && props.prompt} fallback={<Others board={props} matter={matter()} />}>
          {(prompt) => <Own board={props} view={seen()} prompt={prompt()} matter={matter()} />}
        </Show>
      )}
    </Show>
  );
}

type What = ReturnType<typeof matterOf>;

/** What dice bring about: whoever threw them sees how they fell. */
const OF_DICE: readonly What[] = ['losses', 'numbers', 'part'];

function Own(props: { board: BoardProps; view: View; prompt: Prompt; matter: What }): JSX.Element {
  const parts = () => props.prompt.choices.filter(({ pick }) => /^(capture|sail) /.test(pick));
  const supplements = () => props.board.gesture.open();
  const from = () => spaceName(supplements()[0]?.at?.[0] ?? '');
  return (
    <>
      <Show when={OF_DICE.includes(props.matter)}>
        <Fallen board={props.board} />
      </Show>
      <Switch fallback={<Others board={props.board} matter={props.matter} />}>
        <Match when={props.matter === 'place'}>
          <Placing board={props.board} prompt={props.prompt} />
        </Match>
        <Match when={props.matter === 'chests'}>
          <Chests board={props.board} prompt={props.prompt} view={props.view} />
        </Match>
        <Match when={props.matter === 'petition'}>
          <Petition board={props.board} view={props.view} />
        </Match>
        <Match when={props.matter === 'ring'}>
          <RingCard board={props.board} view={props.view} acts={<Acts board={props.board} />} />
        </Match>
        <Match when={props.matter === 'losses'}>
          <Losses board={props.board} view={props.view} prompt={props.prompt} />
        </Match>
        <Match when={props.matter === 'numbers'}>
          <Numbers board={props.board} view={props.view} prompt={props.prompt} />
        </Match>
        <Match when={props.matter === 'summon'}>
          <Summons board={props.board} view={props.view} prompt={props.prompt} />
        </Match>
        <Match when={props.matter === 'supplement'}>
          <MoveIn
            board={props.board}
            view={props.view}
            seat={props.prompt.seat}
            title={`Men from ${from()}`}
            help="They join the attack; somebody stays behind."
            choices={supplements()}
          />
        </Match>
        <Match when={props.matter === 'part'}>
          <MoveIn
            board={props.board}
            view={props.view}
            seat={props.prompt.seat}
            title={props.prompt.ask === 'sail.part' ? 'Who sails?' : 'Who moves in?'}
            help="At least one counter stays behind."
            choices={parts()}
          />
        </Match>
        <Match when={props.matter === 'ahead'}>
          <Ahead board={props.board} view={props.view} />
        </Match>
      </Switch>
    </>
  );
}

function Others(props: { board: BoardProps; matter: What }): JSX.Element {
  return (
    <Switch>
      <Match when={props.matter === 'campaign'}>
        <Campaign board={props.board} />
      </Match>
      <Match when={props.matter === 'battle'}>
        <LastBattle board={props.board} />
      </Match>
    </Switch>
  );
}
