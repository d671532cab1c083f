import type { Level } from '@questhall/bots';
import type { OptionValue, TableOptions } from '@questhall/kernel';
import { type ClockSpec, standInFor } from '@questhall/table';
import { type Accessor, createSignal } from 'solid-js';
import { titleOf } from '../../catalogue/catalogue.js';
import { ARMS } from '../../kit/arms.js';
import { me } from '../../shell/hall.js';
import { settings } from '../../shell/settings.js';
import { type How, missing, type Sitter } from './missing.js';

/** What is being wished for on the page of a new table. */
export interface TableWish {
  seats(): readonly Sitter[];
  setCount(n: number): void;
  seat(at: number, sitter: Sitter): void;
  options(): TableOptions;
  setOption(id: string, value: OptionValue): void;
  name(): string;
  setName(name: string): void;
  ownName(): string;
  setOwnName(name: string): void;
  clock(): ClockSpec;
  setClock(clock: ClockSpec): void;
  /** How long a window is open, in milliseconds; 0 for as long as it takes. */
  window(): number;
  setWindow(ms: number): void;
  /** How long an archmage may think about a pick, in milliseconds. */
  thinking(): number;
  setThinking(ms: number): void;
  /** Whether players may ask a machine what it would do. */
  hints(): boolean;
  setHints(hints: boolean): void;
  listed(): boolean;
  setListed(listed: boolean): void;
  spectators(): boolean;
  setSpectators(spectators: boolean): void;
  /** Whether players may talk in private. */
  whispers(): boolean;
  setWhispers(whispers: boolean): void;
  atZero(): 'knight' | 'resign';
  setAtZero(what: 'knight' | 'resign'): void;
  /** What is still missing before the table can be opened, in words. */
  missing(): string;
}

export function createWish(how: Accessor<How>, game: Accessor<string>): TableWish {
  const [count, setCount] = createSignal(4);
  const [taken, setTaken] = createSignal<ReadonlyMap<string, Sitter>>(new Map());
  const [chosen, setChosen] = createSignal<Readonly<Record<string, TableOptions>>>({});
  const [name, setName] = createSignal('');
  const [ownName, setOwnName] = createSignal(me()?.name ?? settings().name);
  const [clock, setClock] = createSignal<ClockSpec>({ kind: 'none' });
  const [window, setWindow] = createSignal(30_000);
  const [thinking, setThinking] = createSignal(1000);
  const [hints, setHints] = createSignal(false);
  const [listed, setListed] = createSignal(false);
  const [spectators, setSpectators] = createSignal(true);
  const [whispers, setWhispers] = createSignal(true);
  const [atZero, setAtZero] = createSignal<'knight' | 'resign'>('knight');
  // Each way of playing keeps its own seats.
  const key = (at: number) => `${how()} ${at}`;
  const within = (n: number) => {
    const { min, max } = titleOf(game())?.seats ?? { min: n, max: n };
    return Math.max(min, Math.min(max, n));
  };
  // And each game its own house rules.
  const options = () => chosen()[game()] ?? {};
  const seats = () =>
    Array.from(
      { length: within(count()) },
      (_, at): Sitter => taken().get(key(at)) ?? usual(how(), at, ownName(), standInFor(game())),
    );
  return {
    seats,
    setCount,
    seat: (at, sitter) => setTaken(new Map([...taken(), [key(at), sitter]])),
    options,
    setOption: (id, value) => setChosen({ ...chosen(), [game()]: { ...options(), [id]: value } }),
    name,
    setName,
    ownName,
    setOwnName,
    clock,
    setClock,
    window,
    setWindow,
    thinking,
    setThinking,
    hints,
    setHints,
    listed,
    setListed,
    spectators,
    setSpectators,
    whispers,
    setWhispers,
    atZero,
    setAtZero,
    missing: () => missing(how(), seats(), ownName()),
  };
}

/** Who sits where unless one wants it otherwise. */
function usual(how: How, at: number, own: string, level: Level): Sitter {
  if (how === 'friends') return at === 0 ? { kind: 'human', name: own } : { kind: 'open' };
  if (how === 'screen' || at === 0) return { kind: 'human', name: at === 0 && own ? own : colour(at) };
  return { kind: 'bot', level };
}

/** Who has no name is called by the colour. */
export function colour(seat: number): string {
  const words = ARMS[seat % ARMS.length]?.colour ?? '';
  return words.charAt(0).toUpperCase() + words.slice(1);
}
