import type { Level } from '@questhall/bots';
import type {
  Draw,
  Event,
  Json,
  Line,
  Phrase,
  Prompt,
  Refusal,
  Result,
  Seat,
  State,
  TableOptions,
} from '@questhall/kernel';

/** A person, as the host knows them. */
export type PlayerId = string;
/** Milliseconds. */
export type Ms = number;

export type ClockSpec =
  | { readonly kind: 'none' }
  /** A bank for the whole game, and more with every move. */
  | { readonly kind: 'live'; readonly bank: Ms; readonly increment: Ms }
  /** So long for every move; picks that can still be taken back are none yet. */
  | { readonly kind: 'turns'; readonly perMove: Ms };

export interface TableConfig {
  readonly game: string;
  readonly version: number;
  readonly name: string;
  readonly options: TableOptions;
  readonly clock: ClockSpec;
  /** How long a window stays open for those who do not answer; as long as it takes, if it is not said. */
  readonly window?: Ms;
  /** How long an archmage may think about a pick; a second, if it is not said. */
  readonly thinking?: Ms;
  /** Whether players may ask a machine what it would do. */
  readonly hints?: boolean;
  /** Whether players may talk in private; they may, if it is not said. */
  readonly whispers?: boolean;
  /** What becomes of a seat whose clock has run out: a knight plays until the player returns, or it resigns. */
  readonly atZero: 'knight' | 'resign';
  /** Listed in the lobby, or only for those who have the link. */
  readonly listed: boolean;
  readonly spectators: boolean;
}

/** A standing order: make this pick by itself wherever it is offered, until something touches the seat (`Game.touches`). */
export interface Order {
  /** `procedure.label`, or `*` for any ask that offers the pick. */
  readonly ask: string;
  readonly pick: string;
  /** `attacked`: until somebody acts against the seat. `turn`: until its turn begins. `never`: until it is called off. */
  readonly until: 'attacked' | 'turn' | 'never';
  /** Not where one of these is offered, too, or what begins with its words: "ask me for this Spell only". */
  readonly unless?: readonly string[];
}

export interface Chair {
  readonly kind: 'open' | 'human' | 'bot';
  readonly player: PlayerId | null;
  readonly name: string;
  readonly level: Level | null;
  /** A bot that plays for a human who is away. */
  readonly standIn: Level | null;
  /** The bot stands in because the clock ran out: the human may come back, and is still asked for consent. */
  readonly flagged?: boolean;
  readonly resigned: boolean;
  /** What was put into the dice from this chair; whoever sits down later, it stays. */
  readonly nonce: string | null;
  readonly orders: readonly Order[];
}

/** Something all humans must agree to. It lapses when who made it leaves, or when what it would take back is gone. */
export interface Offer {
  readonly kind: 'rewind' | 'end';
  readonly by: Seat;
  /** How many lines of the record stay, for a rewind. */
  readonly to: number;
  readonly yes: readonly Seat[];
}

export interface End {
  readonly how: 'played' | 'resigned' | 'agreed';
  readonly winners: readonly Seat[];
  readonly result: Result | null;
}

export interface Clocks {
  readonly left: readonly Ms[];
  /** When the running clocks were last wound; null while none runs. */
  readonly since: number | null;
  readonly paused: boolean;
  /** When the window was opened that is open now. */
  readonly opened?: number;
}

/** The lines of a record in pages, so that adding one copies little; `linesOf` puts them together. */
export interface Lines {
  readonly full: readonly (readonly Line[])[];
  readonly open: readonly Line[];
}

/** A whole table, as plain JSON for the host: it holds secrets. */
export interface Tableau {
  readonly config: TableConfig;
  readonly chairs: readonly Chair[];
  readonly stage: 'gathering' | 'playing' | 'over';
  /** The last entry folded in. */
  readonly seq: number;
  readonly secret: string;
  readonly salt: string;
  readonly commitment: string;
  readonly state: State | null;
  readonly opening: readonly Draw[];
  readonly lines: Lines;
  /**
   * States before the moves that can be taken back by their mover alone, oldest first: those of the last mover; or, while
   * sealed picks wait for others, one for each such pick.
   */
  readonly trail: readonly { readonly seat: Seat; readonly state: State }[];
  /** How often this table went back by consent. Dice after that are new. */
  readonly epoch: number;
  readonly clocks: Clocks;
  readonly offer: Offer | null;
  readonly end: End | null;
}

/** What happened at a table. The list of these is the table; the host stores each before anybody hears of it. */
export type Deed =
  | {
      readonly do: 'sit';
      readonly seat: Seat;
      readonly player: PlayerId;
      readonly name: string;
      readonly nonce: string;
    }
  | { readonly do: 'stand'; readonly seat: Seat }
  | { readonly do: 'seat-bot'; readonly seat: Seat; readonly level: Level }
  | { readonly do: 'begin' }
  | {
      readonly do: 'move';
      readonly seat: Seat;
      readonly picks: readonly string[];
      readonly by: 'player' | 'bot' | 'order';
      readonly id?: string;
      /** The prompt it answers, so that a pick that comes too late is refused. */
      readonly ask?: string;
      readonly number?: number;
      /** Why a machine did it; told when the game is over. */
      readonly why?: string;
    }
  | { readonly do: 'unasked'; readonly seat: Seat; readonly pick: string; readonly id?: string }
  | { readonly do: 'undo'; readonly seat: Seat }
  | { readonly do: 'offer'; readonly seat: Seat; readonly kind: Offer['kind']; readonly to: number }
  | { readonly do: 'answer'; readonly seat: Seat; readonly yes: boolean }
  | { readonly do: 'stand-in'; readonly seat: Seat; readonly level: Level | null }
  | { readonly do: 'orders'; readonly seat: Seat; readonly orders: readonly Order[] }
  | { readonly do: 'pause'; readonly seat: Seat }
  | { readonly do: 'resume'; readonly seat: Seat }
  | { readonly do: 'resign'; readonly seat: Seat }
  | { readonly do: 'flag'; readonly seat: Seat }
  /** The host was away so long, and no clock ran meanwhile. */
  | { readonly do: 'wake'; readonly away: Ms };

export type Entry = Deed & { readonly seq: number; readonly at: number };

/** Who wants something: a person, or the host itself (bots, clocks, orders). */
export type Actor = { readonly player: PlayerId } | 'host';

/** What a deed led to, besides the new tableau. */
export interface Folded {
  readonly tableau: Tableau;
  /** Both faces; `heard` gives one viewer's. */
  readonly events: readonly Event[];
  /** For each pick of a move, whether others may read it. */
  readonly secret: readonly boolean[];
  /** Whether it answers a window: others are not told who did. */
  readonly window?: boolean;
}

/** A chair as anybody may see it. */
export interface ChairSeen {
  readonly kind: Chair['kind'];
  readonly name: string;
  readonly level: Level | null;
  readonly standIn: Level | null;
  readonly resigned: boolean;
}

/** A change of one viewer's sight: paths and their new values; a path alone is gone. */
export type Patch = readonly (
  | readonly [readonly (string | number)[], Json]
  | readonly [readonly (string | number)[]]
)[];

/** Everything one viewer is shown of a table. */
export interface Scene {
  readonly seq: number;
  readonly config: TableConfig;
  readonly stage: Tableau['stage'];
  readonly chairs: readonly ChairSeen[];
  readonly commitment: string;
  readonly sight: Json | null;
  readonly prompts: readonly Prompt[];
  readonly unasked: readonly string[];
  readonly orders: readonly Order[];
  readonly clocks: Clocks;
  readonly offer: Offer | null;
  readonly end: End | null;
  readonly lines: number;
  /** How often this table went back by consent. */
  readonly epoch: number;
  /** How many of its own moves the viewer may take back alone. */
  readonly undo: number;
  /** The seed, once the game is over. */
  readonly revealed: { readonly secret: string; readonly salt: string; readonly nonces: readonly string[] } | null;
}

/** What one viewer hears of one entry. Everybody hears of every entry, so that no sequence has gaps. */
export interface News {
  readonly seq: number;
  readonly at: number;
  readonly deed:
    | Deed
    | { readonly do: 'move' | 'unasked'; readonly seat: Seat | null; readonly picks: readonly string[] };
  readonly events: readonly Phrase[];
  /** What has changed in the viewer's scene, by key; the sight as a patch. */
  readonly patch: Patch;
  readonly changed: Partial<Omit<Scene, 'seq' | 'sight' | 'config'>>;
  /** Why a machine did it, for who looks back on a game that is over. */
  readonly why?: string;
}

export type { Refusal };
