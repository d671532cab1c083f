import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { neatLine } from '../draw/furniture.js';
import type { Box, Point } from '../draw/geometry.js';
import type { Painted } from '../draw/ground.js';
import { Minimap } from './Minimap.js';
import { listen, type Pointing } from './pointing.js';
import {
  boxAround,
  clamped,
  crowd,
  fitted,
  panned,
  revealing,
  type Scales,
  type Size,
  type View,
  zoomed,
} from './view.js';

export interface MapViewProps {
  readonly picture: Painted;
  readonly label: string;
  /** What lies beside the map moves: the game's part of pointing. */
  readonly pointing: Omit<Pointing, 'pan' | 'zoom' | 'moving' | 'locate'>;
  /** The space at a point of the map, where not every space is an element. */
  locate?(at: Point): string | null;
  /** What the prompt lights and is about: a small screen goes there, and nothing covers it. */
  readonly interest: readonly Point[];
  /** Something that must be in view now, e.g. what has the focus. */
  readonly wanted: Box | null;
  /** Even on a small screen every space of the whole map is large enough for a finger: it is shown whole. */
  readonly compact?: true;
  /** The smallest scale of a small screen at which every space is large enough for a finger. */
  readonly finger?: number;
  /** A replayed moment is shown: never to be taken for live. */
  readonly replaying: boolean;
  /** More buttons beside those that zoom. */
  readonly tools?: JSX.Element;
  /** Everything that changes: states, letters, tokens. */
  readonly children: JSX.Element;
}

const SMALL = 600;
/** Below this scale small names cannot be read, and are left out. */
const FAR = 0.68;
/** Half a space, in units of the map. */
const ROOM = 74;
/** On a small screen a space is never too small for a finger. */
const FINGER = 0.56;

/** A sheet with a drawn map that can be panned and zoomed. The ground is made once; a move touches only the rest. */
export function MapView(props: MapViewProps): JSX.Element {
  let sheet!: HTMLDivElement;
  const [size, setSize] = createSignal<Size>({ width: 0, height: 0 });
  const [view, setView] = createSignal<View>({ x: 0, y: 0, k: 1 });
  const [moving, setMoving] = createSignal(false);
  const isSmall = () => size().width <= SMALL;
  const finger = () => props.finger ?? FINGER;
  const whole = () => props.picture.sheet.whole;
  const scales = createMemo((): Scales => {
    const least = fitted(whole(), size(), [0, 10]).k;
    return [isSmall() && !props.compact ? Math.min(least, finger()) : least, 3.2];
  });
  const show = (next: View) => setView(clamped(next, size(), world(props.picture)));
  /** A view that the player chose stays, whatever changes beside the map. */
  let chosen = false;
  const go = (next: View) => {
    chosen = true;
    show(next);
  };
  const goesNear = () => isSmall() && !props.compact;
  let seen: readonly Point[] = [];
  const home = () => {
    const now = seen.length > 0 ? view() : undefined;
    seen = goesNear() ? crowd(props.interest, size(), finger(), ROOM, now) : [];
    settle();
  };
  const settle = () => {
    chosen = false;
    const near = (goesNear() && boxAround(seen, ROOM)) || whole();
    show(fitted(near, size(), goesNear() ? [finger(), 1.15] : scales()));
  };
  const isWhole = () => view().k <= fitted(whole(), size(), [0, 10]).k * 1.12;
  const zoom = (factor: number, at: Point) => go(zoomed(view(), factor, at, scales()));
  const middle = (): Point => [size().width / 2, size().height / 2];

  onMount(() => {
    const watch = new ResizeObserver(() => {
      setSize({ width: sheet.clientWidth, height: sheet.clientHeight });
      if (chosen) show(view());
      else if (seen.length > 0) settle();
      else home();
    });
    watch.observe(sheet);
    const stop = listen(sheet, {
      ...hearing(props),
      pan: (by) => go(panned(view(), by)),
      zoom,
      moving: setMoving,
      locate: ([x, y]) => props.locate?.([view().x + x / view().k, view().y + y / view().k]) ?? null,
    });
    onCleanup(() => {
      watch.disconnect();
      stop();
    });
  });
  createEffect(
    on(
      () => props.interest.join(),
      () => isSmall() && !props.compact && home(),
      { defer: true },
    ),
  );
  // A map whose islands are still being laid shows them all once they lie.
  createEffect(
    on(
      () => whole().join(),
      () => !chosen && home(),
      { defer: true },
    ),
  );
  createEffect(
    on(
      () => props.wanted,
      (box) => box && show(revealing(view(), size(), box)),
      { defer: true },
    ),
  );

  return (
    <div class="sheet" classList={{ replaying: props.replaying }} ref={sheet}>
      <div
        class="world"
        classList={{ moving: moving(), far: view().k < FAR }}
        style={worldStyle(props.picture, view())}
      >
        <Ground picture={props.picture} />
        <svg class="live map-ink" viewBox={boxOf(world(props.picture))} role="group" aria-label={props.label}>
          {props.children}
        </svg>
      </div>
      <div class="stain" />
      <div class="lamp" />
      <Show when={!isSmall() && size().width > 0}>
        <NeatLine size={size()} />
      </Show>
      <div class="zoom" classList={{ idle: props.compact && isWhole() }} data-still="">
        <button type="button" aria-label="Zoom in" onClick={() => zoom(1.35, middle())}>
          +
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => zoom(1 / 1.35, middle())}>
          −
        </button>
        <button type="button" aria-label="Show the whole map" onClick={() => show(fitted(whole(), size(), scales()))}>
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <path d="M2 6V2h4M12 2h4v4M16 12v4h-4M6 16H2v-4" class="zoom-mark" />
          </svg>
        </button>
        {props.tools}
      </div>
      <Show when={!isWhole()}>
        <Minimap picture={props.picture} view={view()} size={size()} keeps={props.interest} small={isSmall()} go={go} />
      </Show>
    </div>
  );
}

function hearing(props: MapViewProps): MapViewProps['pointing'] {
  return {
    drags: (id) => props.pointing.drags(id),
    over: (from, id) => props.pointing.over(from, id),
    dropped: (from, id) => props.pointing.dropped(from, id),
    tapped: (id, how) => props.pointing.tapped(id, how),
    pointed: (id) => props.pointing.pointed(id),
  };
}

function Ground(props: { picture: Painted }): JSX.Element {
  return (
    <svg
      class="ground map-ink"
      viewBox={boxOf(world(props.picture))}
      aria-hidden="true"
      innerHTML={props.picture.ground}
    />
  );
}

function NeatLine(props: { size: Size }): JSX.Element {
  return (
    <svg
      class="neat-line"
      width={props.size.width}
      height={props.size.height}
      aria-hidden="true"
      innerHTML={neatLine(props.size.width, props.size.height)}
    />
  );
}

function world(picture: Painted): Box {
  return picture.sheet.world;
}

function boxOf([x0, y0, x1, y1]: Box): string {
  return `${x0} ${y0} ${x1 - x0} ${y1 - y0}`;
}

function worldStyle(picture: Painted, { x, y, k }: View): JSX.CSSProperties {
  const [x0, y0, x1, y1] = world(picture);
  return {
    width: `${x1 - x0}px`,
    height: `${y1 - y0}px`,
    '--k': String(k),
    transform: `translate(${(x0 - x) * k}px, ${(y0 - y) * k}px) scale(${k})`,
  };
}
