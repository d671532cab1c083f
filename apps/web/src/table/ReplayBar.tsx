import { createMemo, For, type JSX, Show } from 'solid-js';
import { armsOf } from '../kit/arms.js';
import { Icon } from '../kit/Icon.js';
import { play } from '../shell/sound.js';
import { chronicle } from './chronicle.js';
import { SPEEDS, type Speed } from './replay.js';
import './replay.css';
import { sentence, useSitting } from './sitting.js';

/** Looking back: a scrubber with a tick for each turn, steps, speeds, and the way back to now. */
export function ReplayBar(): JSX.Element {
  const sitting = useSitting();
  const { replay } = sitting;
  const ticks = createMemo(() => {
    const story = replay.story();
    if (!story) return [];
    return story.news.flatMap(({ events }, i) => {
      const turn = events.findLast(({ key }) => /(^|-)turn$/.test(key));
      const seat = turn?.args?.seat;
      return turn ? [{ at: (i + 1) / Math.max(1, replay.length()), seat: typeof seat === 'number' ? seat : null }] : [];
    });
  });
  const words = createMemo(() => {
    const last = replay.last();
    if (!last) return 'Before the beginning.';
    const lines = chronicle(sitting.game, sitting.scene(), [last]);
    return lines.map((line) => line.words).join(' ') || 'A move.';
  });
  /** What machines say of their moves; not before the game is over. */
  const hasReasons = createMemo(() => replay.story()?.news.some(({ why }) => why) ?? false);
  const reason = () => {
    const why = replay.last()?.why;
    return why ? `“${sentence(why)}”` : '';
  };
  const canGoBack = () =>
    replay.at() < replay.length() &&
    sitting.scene().stage === 'playing' &&
    sitting.eyes.own().length > 0 &&
    !sitting.scene().offer;
  const goBack = async () => {
    const moment = replay.moment();
    const seat = sitting.eyes.own()[0];
    if (!moment || seat === undefined) return;
    const answer = await sitting.send({ t: 'offer', seat, kind: 'rewind', to: moment.lines });
    if (answer.ok) replay.close();
  };
  return (
    <section class="panel replay" aria-label="Replay">
      <p class="replay-words" aria-live="polite">
        {words()}
      </p>
      <Show when={hasReasons()}>
        <p class="replay-why">{reason()}</p>
      </Show>
      <div class="scrubber">
        <div class="ticks" aria-hidden="true">
          <For each={ticks()}>
            {(tick) => (
              <i
                classList={{ round: tick.seat === null }}
                style={{
                  left: `${tick.at * 100}%`,
                  background: tick.seat === null ? 'currentColor' : armsOf(tick.seat).field,
                }}
              />
            )}
          </For>
        </div>
        <input
          type="range"
          min="0"
          max={replay.length()}
          value={replay.at()}
          aria-label="Moment"
          aria-valuetext={words()}
          ref={(scrubber) => queueMicrotask(() => scrubber.focus())}
          onInput={(event) => replay.to(Number(event.currentTarget.value))}
        />
      </div>
      <div class="replay-acts">
        <button type="button" class="tool" aria-label="Step back" onClick={() => replay.step(-1)}>
          <Chevron way="back" />
        </button>
        <button
          type="button"
          class="button small play"
          onClick={() => {
            if (replay.playing()) replay.pause();
            else replay.play();
            play('done');
          }}
        >
          <Icon name={replay.playing() ? 'pause-button' : 'play-button'} size={17} />
          {replay.playing() ? 'Pause' : 'Play'}
        </button>
        <button type="button" class="tool" aria-label="Step on" onClick={() => replay.step(1)}>
          <Chevron way="on" />
        </button>
        <label class="speed">
          <span class="unseen">Speed</span>
          <select
            class="input"
            value={replay.speed()}
            onChange={(event) => replay.setSpeed(Number(event.currentTarget.value) as Speed)}
          >
            <For each={SPEEDS}>{(speed) => <option value={speed}>{speed}×</option>}</For>
          </select>
        </label>
        <span class="replay-at">
          {replay.at()} / {replay.length()}
        </span>
        <Show when={canGoBack()}>
          <button type="button" class="button small quiet" onClick={goBack}>
            Go back to here
          </button>
        </Show>
        <button type="button" class="button main" onClick={() => replay.close()}>
          Back to now
        </button>
      </div>
    </section>
  );
}

function Chevron(props: { way: 'back' | 'on' }): JSX.Element {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path class="chevron" d={props.way === 'back' ? 'M12.500 3 6 10l6.500 7' : 'M7.500 3 14 10l-6.500 7'} />
    </svg>
  );
}
