import { speak } from '@questhall/kernel';
import { createMemo, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import type { Act, BoardProps, GameScreen } from '../boards/board.js';
import { createGesture } from '../boards/gesture.js';
import { Button } from '../kit/controls.js';
import { Icon } from '../kit/Icon.js';
import type { IconName } from '../kit/icon-names.js';
import { Crest } from '../kit/tokens.js';
import type { Exhibit } from './shown.js';
import { look, played, promptOf, tableAt } from './table.js';

const words = new URLSearchParams(location.search);

/** One position at a time, playable, in a rough table page: for the eye of who draws. */
export function Gallery(props: { exhibit: Exhibit }): JSX.Element {
  const { exhibit } = props;
  const { screen, positions } = exhibit;
  const shown = positions[words.get('at') ?? exhibit.first];
  const seat = words.has('seat') ? Number(words.get('seat')) : shown.seat;
  let now = look(exhibit, tableAt(exhibit, shown), seat);
  for (const { seat: mover, picks } of shown.play ?? []) now = played(now, mover, picks, seat);
  const [state, setState] = createSignal(now);
  const [refused, setRefused] = createSignal<string | null>(null);
  const prompt = createMemo(() => promptOf(state().scene, seat));
  const asked = () => state().scene.prompts[0];
  const gesture = createGesture({
    prompt,
    pick: (picks) => setState((before) => played(before, seat ?? asked().seat, picks, seat)),
    ask: (id) => {
      setRefused(id);
      setTimeout(() => setRefused(null), 600);
    },
    takes: (id, made) => {
      const mine = prompt();
      return mine !== null && screen.takes?.(id, made, mine, state().scene) === true;
    },
  });
  const board: BoardProps = {
    get scene() {
      return state().scene;
    },
    seat,
    get prompt() {
      return prompt();
    },
    get last() {
      return state().news;
    },
    gesture,
    get refused() {
      return refused();
    },
    hidePieces: false,
    moment: words.has('replay') ? state().scene : null,
  };
  onMount(() => {
    for (const id of shown.click ?? []) gesture.choose(id);
    if (shown.aim) gesture.aim(shown.aim);
  });
  const speaker = { seat: (s: number) => state().scene.chairs[s].name };
  return (
    <div class="gallery" data-shape={screen.shape}>
      <div class="wood" />
      <header class="bar">
        <Icon name="candle-flame" size={24} />
        <b>Questhall</b>
        <ol class="phases">
          <For each={screen.phases(state().scene)}>
            {(phase) => <li classList={{ now: phase.now }}>{phase.name}</li>}
          </For>
        </ol>
        <nav>
          <For each={Object.keys(positions)}>
            {(other) => <a href={`?game=${exhibit.game.id}&at=${other}`}>{other}</a>}
          </For>
        </nav>
      </header>
      <main class="map">
        <screen.Board {...board} />
      </main>
      <aside>
        <Players board={board} screen={screen} />
        <Show when={screen.matters(board)}>
          <div class="panel inner">
            <screen.Matter {...board} />
          </div>
        </Show>
        <Show when={words.has('hand') && screen.Hand}>
          <div class="panel">{screen.Hand?.(board)}</div>
        </Show>
        <div class="panel inner log">
          <h2 class="heading">Chronicle</h2>
          <For each={state().news?.events ?? []}>{(event) => <p>{speak(screen.game, event, speaker)}</p>}</For>
        </div>
      </aside>
      <section class="panel prompt">
        <Show when={asked()}>{(one) => <Crest seat={one().seat} size={42} />}</Show>
        <p>
          <Show
            when={prompt()}
            fallback={<span>{asked() ? `${speaker.seat(asked().seat)} is asked` : 'Nobody is asked'}</span>}
          >
            {(mine) => <>{speak(screen.game, mine().says, speaker)}</>}
          </Show>
          <small>{state().refusal ?? prompt()?.rule}</small>
        </p>
        <div class="bar-acts">
          <For each={prompt() ? screen.acts(prompt()!, state().scene, gesture) : []}>
            {(act) => <ActButton act={act} send={gesture.send} />}
          </For>
        </div>
      </section>
    </div>
  );
}

function ActButton(props: { act: Act; send(picks: readonly string[]): void }): JSX.Element {
  return (
    <div classList={{ 'in-matter': props.act.home === 'matter' }}>
      <Button
        kind={props.act.kind === 'main' ? 'main' : 'plain'}
        icon={props.act.icon as IconName | undefined}
        key={props.act.key}
        disabled={props.act.missing !== undefined}
        onPress={() => props.send(props.act.picks)}
      >
        {props.act.missing ?? props.act.label}
      </Button>
    </div>
  );
}

function Players(props: { board: BoardProps; screen: GameScreen }): JSX.Element {
  return (
    <div class="panel players">
      <h2 class="heading">At the table</h2>
      <For each={props.screen.players(props.board.scene)}>
        {(line) => (
          <div class="player">
            <Crest seat={line.arms} size={34} />
            <div>
              <b>{props.board.scene.chairs[line.seat].name}</b>
              <span>{line.note}</span>
            </div>
            <div class="figures">
              <For each={line.figures}>
                {(figure) => (
                  <i title={figure.label}>
                    <Icon name={figure.icon as IconName} size={15} />
                    {figure.value}
                  </i>
                )}
              </For>
            </div>
          </div>
        )}
      </For>
    </div>
  );
}
