import { type Phrase, type Prompt, type Seat, speak, type Telling } from '@questhall/kernel';
import type { News, Order, Scene } from '@questhall/table';
import { createContext, createEffect, createMemo, createSignal, on, useContext } from 'solid-js';
import type { Act, BoardProps, GameScreen } from '../boards/board.js';
import { createGesture, type Gesture } from '../boards/gesture.js';
import type { Answer, Following, Host, Wish } from '../host/host.js';
import { play } from '../shell/sound.js';
import { toast } from '../shell/toast.js';
import type { Eyes } from './eyes.js';
import { named, speakerOf } from './names.js';
import { createReplay, type Replay } from './replay.js';
import { meantPicks, NOT_NOW, plainly } from './why.js';

/** Something that was not to be had, and why. */
export interface Refused {
  readonly id: string | null;
  readonly words: string;
  readonly rule: string | null;
}

/** Everything the parts of a table page share. */
export interface Sitting {
  readonly arrival: Arrival;
  readonly kind: Host['kind'];
  readonly table: string;
  readonly screen: GameScreen;
  readonly game: Telling;
  readonly eyes: Eyes;
  readonly gesture: Gesture;
  readonly replay: Replay;
  following(): Following;
  /** The table as it is now, with names. */
  scene(): Scene;
  /** What is on the map: now, or the moment that is looked at. */
  shown(): Scene;
  last(): News | null;
  /** The question that can be answered here now. */
  prompt(): Prompt | null;
  /** The seat that acts here: who is asked, or whose eyes these are. */
  actor(): Seat | null;
  acts(): readonly Act[];
  board(): BoardProps;
  refused(): Refused | null;
  busy(): boolean;
  rule(): string | null;
  openRule(rule: string | null): void;
  hidePieces(): boolean;
  setHidePieces(hidden: boolean): void;
  say(phrase: Phrase): string;
  pick(picks: readonly string[]): void;
  /** Give these standing orders, and no others. */
  order(orders: readonly Order[]): void;
  /** Send something for a seat and say what stands in the way, if something does. */
  send(wish: Wish): Promise<Answer>;
  undo(): void;
  /** Ask a machine what it would do. */
  hint(): Promise<void>;
  /** What a machine would do about what is asked, in a sentence; or that it thinks. */
  advice(): string | null;
  /** Skip to the next question that is asked here. */
  hurry(): void;
}

export const SittingContext = createContext<Sitting>();

export function useSitting(): Sitting {
  const sitting = useContext(SittingContext);
  if (!sitting) throw new Error('nobody sits here');
  return sitting;
}

export interface Arrival {
  readonly kind: Host['kind'];
  readonly eyes: Eyes;
  readonly screen: GameScreen;
  /** What lets others sit down here, for who has it. */
  readonly invite?: string | undefined;
  /** Whether this is the one who made the table. */
  readonly isHost?: boolean;
  /** Somebody sat down at this screen, or stood up: other eyes look now. */
  seated?(): void;
  /** Machines make haste until somebody here is asked. */
  hurry?(until: () => boolean): void;
}

const THINKING = 'Let me think…';
const TOO_LATE = 'That came too late: the table has gone on.';

/** Called with a scene already there. */
export function createSitting(arrival: Arrival): Sitting {
  const { kind, eyes, screen } = arrival;
  const { game } = screen;
  const following = eyes.following;
  const scene = createMemo<Scene>((before) => {
    const now = following().scene();
    return now ? named(now) : (before as Scene);
  });
  const replay = createReplay(() => following().recall());
  const shown = createMemo(() => {
    const moment = replay.moment();
    return moment ? named(moment) : scene();
  });
  const prompt = createMemo(() => (replay.isOpen() ? null : eyes.prompt()));
  const actor = () => prompt()?.seat ?? eyes.seat();
  const [refused, setRefused] = createSignal<Refused | null>(null);
  const [busy, setBusy] = createSignal(false);
  const [advice, setAdvice] = createSignal<string | null>(null);
  const [rule, openRule] = createSignal<string | null>(null);
  const [hidePieces, setHidePieces] = createSignal(false);
  const say = (phrase: Phrase) => speak(game, phrase, speakerOf(scene()));

  const gesture = createGesture({
    prompt,
    pick,
    ask: (id) => void askWhy(id),
    takes: (id, self) => {
      const asked = prompt();
      setRefused(null);
      return asked !== null && (screen.takes?.(id, self, asked, scene()) ?? false);
    },
    lights: (id, self) => {
      const asked = prompt();
      return asked === null || (screen.lights?.(id, self, asked) ?? true);
    },
  });
  createEffect(on([prompt, gesture.path], () => setRefused(null), { defer: true }));
  const question = createMemo(() => prompt() && `${prompt()?.seat} ${prompt()?.number}`);
  createEffect(on(question, () => setAdvice(null), { defer: true }));
  const acts = createMemo(() => {
    const asked = prompt();
    return asked ? screen.acts(asked, scene(), gesture) : [];
  });

  const board: BoardProps = {
    get scene() {
      return scene();
    },
    get seat() {
      return actor();
    },
    get prompt() {
      return prompt();
    },
    get last() {
      return last();
    },
    gesture,
    get refused() {
      return refused()?.id ?? null;
    },
    get hidePieces() {
      return hidePieces();
    },
    get moment() {
      return replay.isOpen() ? shown() : null;
    },
    why: openRule,
    orders: { given: eyes.orders, set: order },
    unasked: (pick) => {
      const seat = actor();
      if (seat !== null) void send({ t: 'unasked', seat, pick });
    },
  };

  return {
    arrival,
    kind,
    table: following().table,
    screen,
    game,
    eyes,
    gesture,
    replay,
    following,
    scene,
    shown,
    last,
    prompt,
    actor,
    acts,
    board: () => board,
    refused,
    busy,
    rule,
    openRule,
    hidePieces,
    setHidePieces,
    say,
    pick,
    order,
    send,
    undo,
    hint,
    advice,
    hurry: () => arrival.hurry?.(() => prompt() !== null || eyes.curtain() !== null || scene().stage === 'over'),
  };

  function last(): News | null {
    return replay.isOpen() ? replay.last() : (following().news() ?? following().past().at(-1) ?? null);
  }

  async function send(wish: Wish): Promise<Answer> {
    const answer = await following().send(wish);
    if (!answer.ok) toast(sentence(answer.why));
    return answer;
  }

  function order(orders: readonly Order[]): void {
    const seat = actor();
    if (seat !== null) void send({ t: 'orders', seat, orders: [...orders] });
  }

  function pick(picks: readonly string[]): void {
    const asked = prompt();
    if (!asked || busy() || picks.length === 0) return;
    setBusy(true);
    const { seat, ask, number } = asked;
    void following()
      .send({ t: 'move', seat, picks: [...picks], ask, number })
      .then((answer) => {
        if (answer.ok) return;
        // What was asked is no longer to be seen, and neither would the reason be.
        if (answer.refused === 'stale' || answer.refused === 'not-asked') toast(TOO_LATE);
        else refuse(null, plainly(answer.why), answer.rule ?? null);
      })
      .finally(() => setBusy(false));
  }

  /** One step of the gesture, or of the game, back. */
  function undo(): void {
    const seat = actor();
    if (gesture.back() || seat === null || eyes.undo() === 0) return;
    void send({ t: 'undo', seat });
  }

  /** The answer stays as long as the question does, and what it speaks of is aimed at. */
  async function hint(): Promise<void> {
    const asked = prompt();
    if (!asked || advice() === THINKING) return;
    const before = question();
    setAdvice(THINKING);
    const answer = await send({ t: 'hint', seat: asked.seat }).catch(() => null);
    if (question() !== before) return;
    const found = answer?.ok ? answer.hint : undefined;
    const label = acts().find(({ picks }) => picks[0] === found?.pick)?.label ?? found?.pick.replaceAll('-', ' ');
    setAdvice(found ? sentence(`I would choose “${label}”: ${found.why}`) : null);
    const [place] = asked.choices.find(({ pick: one }) => one === found?.pick)?.at ?? [];
    if (place) gesture.aim(place);
  }

  async function askWhy(id: string): Promise<void> {
    const asked = prompt();
    if (!asked) return refuse(id, 'It is not your turn to choose', null);
    for (const meant of meantPicks(asked, gesture.path(), id)) {
      const answer = await following().send({ t: 'why', seat: asked.seat, pick: meant });
      if (!answer.ok) return refuse(id, plainly(answer.why), answer.rule ?? asked.rule);
    }
    refuse(id, NOT_NOW, asked.rule);
  }

  function refuse(id: string | null, why: string, by: string | null): void {
    setRefused({ id, words: sentence(why), rule: by });
    play('no');
  }
}

/** A reason as a sentence. */
export function sentence(why: string): string {
  const words = why.charAt(0).toUpperCase() + why.slice(1);
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
