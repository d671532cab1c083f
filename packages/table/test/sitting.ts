import { type Game, isRefusal, prompts, type Refusal, type Seat, type State, type Viewer } from '@questhall/kernel';
import {
  type Actor,
  type ClockSpec,
  type Decided,
  type Deed,
  decide,
  openTable,
  type Scene,
  sceneOf,
  type Tableau,
  type TableConfig,
  waitingSeats,
} from '../src/index.js';

export const HEX = '0123456789abcdef0123456789abcdef';
export const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

export const nonceOf = (seat: Seat) => String(seat).repeat(32);

export interface Wishes {
  /** `human`, or the level of a bot; a chair that is not named stays open. */
  readonly chairs: readonly string[];
  readonly seats?: number;
  readonly clock?: ClockSpec;
  readonly window?: number;
  readonly atZero?: TableConfig['atZero'];
  readonly options?: TableConfig['options'];
  readonly secret?: string;
}

/** A table in a test: people are `p0`, `p1`…, and time goes by only when the test says so. */
export interface Sitting {
  readonly game: Game;
  t: Tableau;
  now: number;
  /** Every deed that was accepted, in order. */
  readonly story: Decided[];
  /** A deed that must be accepted. */
  does(actor: Actor | Seat, deed: Deed): Decided;
  /** A deed that must be refused. */
  refused(actor: Actor | Seat, deed: Deed): Refusal;
  picks(seat: Seat, ...picks: string[]): Decided;
  scene(viewer: Viewer): Scene;
  state(): State;
  offers(seat: Seat): string[];
  waiting(): Seat[];
}

export function gathered(game: Game, wishes: Wishes): Sitting {
  const { chairs, clock = { kind: 'none' }, atZero = 'knight', options = {}, secret = HEX } = wishes;
  const { window } = wishes;
  const rest = { atZero, listed: true, spectators: true, ...(window !== undefined && { window }) };
  const config = { game: game.id, name: 'Friday', options, clock, ...rest };
  const opened = openTable(game, { config, seats: wishes.seats ?? chairs.length, secret, salt: HEX });
  if (isRefusal(opened)) throw new Error(opened.why);
  const sitting = sittingAt(game, opened);
  chairs.forEach((who, seat) => {
    if (who === 'human')
      sitting.does(seat, { do: 'sit', seat, player: `p${seat}`, name: `P${seat}`, nonce: nonceOf(seat) });
    else sitting.does('host', { do: 'seat-bot', seat, level: who as 'random' });
  });
  return sitting;
}

export function begun(game: Game, wishes: Wishes): Sitting {
  const sitting = gathered(game, wishes);
  sitting.does('host', { do: 'begin' });
  return sitting;
}

export function sittingAt(game: Game, from: Tableau, now = 0): Sitting {
  const weigh = (actor: Actor | Seat, deed: Deed) => {
    const who = typeof actor === 'number' ? { player: `p${actor}` } : actor;
    return decide(game, s.t, who, deed, s.now);
  };
  const s: Sitting = {
    game,
    t: from,
    now,
    story: [],
    does: (actor, deed) => {
      const decided = weigh(actor, deed);
      if (isRefusal(decided)) throw new Error(`${JSON.stringify(deed)} is refused: ${decided.why}`);
      s.t = decided.tableau;
      s.story.push(decided);
      return decided;
    },
    refused: (actor, deed) => {
      const decided = weigh(actor, deed);
      if (!isRefusal(decided)) throw new Error(`${JSON.stringify(deed)} is not refused`);
      return decided;
    },
    picks: (seat, ...picks) => s.does(seat, { do: 'move', seat, picks, by: 'player' }),
    scene: (viewer) => sceneOf(game, s.t, viewer),
    state: () => s.t.state as State,
    offers: (seat) =>
      prompts(game, s.state(), seat)
        .filter((prompt) => prompt.seat === seat)
        .flatMap(({ choices }) => choices.map(({ pick }) => pick)),
    waiting: () => waitingSeats(game, s.t),
  };
  return s;
}

/** Whoever is waited for makes the first pick that fits, or the first of all, until the table stands so. */
export function playUntil(s: Sitting, stands: (s: Sitting) => boolean, prefers: RegExp = /^$/): void {
  for (let n = 0; !stands(s) && s.t.stage === 'playing'; n++) {
    if (n > 5000) throw new Error('it never comes to that');
    const seat = s.waiting()[0] as Seat;
    const offers = s.offers(seat);
    const pick = offers.find((offer) => prefers.test(offer)) ?? (offers[0] as string);
    const by = s.t.chairs[seat]?.kind === 'human' && s.t.chairs[seat]?.standIn === null ? 'player' : 'bot';
    s.does('host', { do: 'move', seat, picks: [pick], by });
  }
}

/** At which question the game stands, as `procedure.label`. */
export function at(s: Sitting): string {
  const frame = s.state().stack.at(-1);
  return frame ? `${frame.proc}.${frame.at}` : 'over';
}
