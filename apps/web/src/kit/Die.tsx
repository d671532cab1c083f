import { createEffect, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { armsOf } from './arms.js';
import { ensureDefs } from './defs.js';

ensureDefs();

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];
const TUMBLE = 900;
const STEP = 75;

export interface DieProps {
  /** What it shows; null before it is rolled. */
  readonly value: number | null;
  /** In a seat's colour; bone otherwise. */
  readonly seat?: number;
  /** Iron, for orcs and monsters. */
  readonly iron?: boolean;
  readonly size?: number;
  /** What it was thrown for; a new one makes it tumble. */
  readonly throw?: object | null;
}

/** When each throw was first seen: a die that shows an old one lies still. */
const seen = new WeakMap<object, number>();
const FRESH = 120;

function isFresh(thrown: object): boolean {
  const now = performance.now();
  const first = seen.get(thrown) ?? now;
  seen.set(thrown, first);
  return now - first < FRESH;
}

const [underWay, setUnderWay] = createSignal(0);

/** Whether any die on the screen still tumbles. */
export function diceTumble(): boolean {
  return underWay() > 0;
}

/** A number from 1 to 6 that changes while something tumbles; null while it lies still. */
export type Tumble = () => number | null;

/** What is thrown anew tumbles for less than a second; a tap anywhere or Space ends that, and reduced motion has none of it. */
export function createTumble(thrown: () => object | null | undefined, isRolled: () => boolean): Tumble {
  const [face, setFace] = createSignal<number | null>(null);
  const [tumbling, setTumbling] = createSignal(false);
  let stop = () => {};
  createEffect(
    on(thrown, (now) => {
      stop();
      if (!now || !isRolled() || isStill() || !isFresh(now)) return;
      setTumbling(true);
      setUnderWay((n) => n + 1);
      stop = turning(setFace, () => {
        if (!tumbling()) return;
        setTumbling(false);
        setUnderWay((n) => n - 1);
      });
    }),
  );
  onCleanup(() => stop());
  return () => (tumbling() ? face() : null);
}

/** A die seen a little from above. */
export function Die(props: DieProps): JSX.Element {
  const tumble = createTumble(
    () => props.throw,
    () => props.value !== null,
  );
  const shown = () => tumble() ?? props.value;
  return (
    <svg
      class="die"
      classList={{ tumbling: tumble() !== null }}
      width={props.size ?? 44}
      height={props.size ?? 44}
      viewBox="-34 -34 68 68"
      role="img"
      aria-label={props.value === null ? 'die not rolled' : `die ${props.value}`}
    >
      <Cube look={lookOf(props)} />
      <Show
        when={shown()}
        fallback={
          <text y="13" class="die-unknown" fill={lookOf(props).pip}>
            ?
          </text>
        }
      >
        {(value) => (
          <For each={PIPS[value()]}>
            {([x, y]) => (
              <>
                <circle cx={x * 12.5 - 0.5} cy={y * 12.5 + 3} r="4.7" fill={lookOf(props).pip} />
                <circle cx={x * 12.5 - 1.6} cy={y * 12.5 + 1.6} r="1.4" fill="#fff" opacity=".35" />
              </>
            )}
          </For>
        )}
      </Show>
    </svg>
  );
}

interface Look {
  readonly face: string;
  readonly side: string;
  readonly pip: string;
}

function lookOf({ seat, iron }: DieProps): Look {
  if (iron) return { face: '#5d7046', side: '#26301b', pip: '#f2f6e2' };
  if (seat === undefined) return { face: '#f3e7cb', side: '#b89c68', pip: '#2b1a0a' };
  const arms = armsOf(seat);
  return { face: arms.field, side: arms.edge, pip: arms.ink };
}

function Cube(props: { look: Look }): JSX.Element {
  return (
    <>
      <ellipse cx="3" cy="28" rx="26" ry="5" fill="#000" opacity=".3" />
      <path
        d="M-22-19L-15-27H25L22-19Z"
        fill={props.look.face}
        stroke={props.look.side}
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path d="M-22-19L-15-27H25L22-19Z" fill="#fff" opacity=".38" />
      <path
        d="M22-19L25-27Q29-26 29-22V17L22 25Z"
        fill={props.look.side}
        stroke={props.look.side}
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <rect
        x="-24"
        y="-20"
        width="47"
        height="46"
        rx="7"
        fill={props.look.face}
        stroke={props.look.side}
        stroke-width="1.5"
      />
      <rect x="-24" y="-20" width="47" height="46" rx="7" fill="url(#kit-gloss)" opacity=".55" />
    </>
  );
}

/** Other faces for a while; what it gives ends that at once. */
function turning(show: (face: number) => void, end: () => void): () => void {
  let face = 1 + Math.floor(performance.now() % 6);
  show(face);
  const turn = setInterval(() => {
    face = (face + 1 + Math.floor(performance.now() % 4)) % 6 || 6;
    show(face);
  }, STEP);
  const done = () => {
    clearInterval(turn);
    clearTimeout(timer);
    removeEventListener('keydown', onSpace);
    removeEventListener('pointerdown', done);
    end();
  };
  const onSpace = (event: KeyboardEvent) => event.key === ' ' && done();
  const timer = setTimeout(done, TUMBLE);
  addEventListener('keydown', onSpace);
  // Dice that move are hard to hit.
  addEventListener('pointerdown', done);
  return done;
}

export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.classList.contains('still');
}
