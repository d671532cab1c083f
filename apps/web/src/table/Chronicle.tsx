import { createEffect, createMemo, For, type JSX, on, onMount, Show } from 'solid-js';
import { Crest } from '../kit/tokens.js';
import { type ChronicleLine, chronicle } from './chronicle.js';
import './chronicle.css';
import { inFrame } from '../shell/frame.js';
import { useSitting } from './sitting.js';

const SHOWN = 240;

/** What happened, in sentences; each leads to its moment. */
export function Chronicle(): JSX.Element {
  const sitting = useSitting();
  let list!: HTMLOListElement;
  const at = () => (sitting.replay.isOpen() ? (sitting.replay.moment()?.seq ?? null) : null);
  const lines = createMemo(() => {
    const story = sitting.replay.story();
    if (!story) return chronicle(sitting.game, sitting.scene(), sitting.following().past()).slice(-SHOWN);
    const all = chronicle(sitting.game, sitting.scene(), story.news);
    const here = all.findIndex(({ seq }) => seq >= (at() ?? 0));
    return around(all, here < 0 ? all.length : here);
  });
  // At most once a frame: measuring the list is dear while much happens.
  const stay = inFrame(() => {
    const room = list.parentElement;
    if (room) room.scrollTop = room.scrollHeight;
  });
  onMount(stay);
  createEffect(on(lines, () => !sitting.replay.isOpen() && stay(), { defer: true }));
  // Looking back, the line of the moment stays in view; back at the table, the last one does.
  createEffect(
    on(
      at,
      (seq) =>
        queueMicrotask(() =>
          seq === null ? stay() : list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }),
        ),
      { defer: true },
    ),
  );
  return (
    <ol class="chronicle" ref={list} id="chronicle" tabindex="-1">
      <For each={lines()}>{(line) => <Line line={line} isHere={at() === line.seq} />}</For>
    </ol>
  );
}

/** As many lines as a screen can bear, with the one that matters among them. */
function around(all: readonly ChronicleLine[], here: number): readonly ChronicleLine[] {
  const from = Math.max(0, Math.min(here - SHOWN / 2, all.length - SHOWN));
  return all.slice(from, from + SHOWN);
}

function Line(props: { line: ChronicleLine; isHere: boolean }): JSX.Element {
  const sitting = useSitting();
  const jump = () =>
    sitting.replay.isOpen()
      ? sitting.replay.to((sitting.replay.story()?.news.findIndex(({ seq }) => seq === props.line.seq) ?? 0) + 1)
      : sitting.replay.open(props.line.seq);
  return (
    <li class={props.line.kind} aria-current={props.isHere ? 'true' : undefined}>
      <button type="button" onClick={jump}>
        <Show when={props.line.kind !== 'heading'}>
          <span class="line-crest">
            <Show when={props.line.seat !== null}>
              <Crest seat={props.line.seat ?? 0} size={19} />
            </Show>
          </span>
        </Show>
        <span>{props.line.words}</span>
      </button>
    </li>
  );
}
