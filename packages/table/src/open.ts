import { commitment, type Draw, type Game, isRefusal, isSeed, type Refusal, readOptions } from '@questhall/kernel';
import { OPEN_CHAIR } from './chairs.js';
import { freshClocks } from './clocks.js';
import { NO_LINES } from './lines.js';
import type { Chair, ClockSpec, Tableau, TableConfig } from './types.js';
import { isWindowTime } from './windows.js';

/** What a host decides of a new table; the options are filled with the game's defaults. */
export interface Opening {
  readonly config: Omit<TableConfig, 'version' | 'options'> & { readonly options: Readonly<Record<string, unknown>> };
  readonly seats: number;
  /** 128 bits each, from the host's best source of chance. */
  readonly secret: string;
  readonly salt: string;
}

/** A table at which nobody sits yet. */
export function openTable(game: Game, { config, seats, secret, salt }: Opening): Tableau | Refusal {
  const options = readOptions(game, config.options);
  if (isRefusal(options)) return options;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    return {
      refused: 'bad-setup',
      why: `${game.title} is for ${game.seats.min} to ${game.seats.max} players, not ${seats}`,
    };
  }
  if (!isSeed(secret) || !isSeed(salt)) return { refused: 'bad-setup', why: 'secret and salt are 32 hex digits each' };
  if (!isSound(config.clock)) return { refused: 'bad-setup', why: 'a clock gives some time, in whole milliseconds' };
  if (config.window !== undefined && !isWindowTime(config.window))
    return { refused: 'bad-setup', why: 'a window is open for at most an hour, in whole milliseconds' };
  if (config.thinking !== undefined && !isThinkingTime(config.thinking))
    return { refused: 'bad-setup', why: 'an archmage thinks for 50 milliseconds to 10 seconds' };
  return {
    config: { ...config, version: game.version, options },
    chairs: new Array<Chair>(seats).fill(OPEN_CHAIR),
    stage: 'gathering',
    seq: 0,
    secret,
    salt,
    commitment: commitment(secret, salt),
    state: null,
    opening: [] as Draw[],
    lines: NO_LINES,
    trail: [],
    epoch: 0,
    clocks: freshClocks(config.clock, seats),
    offer: null,
    end: null,
  };
}

/** For how long a bot may be let think about a pick. */
function isThinkingTime(ms: number): boolean {
  return Number.isSafeInteger(ms) && ms >= 50 && ms <= 10_000;
}

function isSound(clock: ClockSpec): boolean {
  const some = (ms: number) => Number.isSafeInteger(ms) && ms > 0;
  switch (clock.kind) {
    case 'none':
      return true;
    case 'live':
      return some(clock.bank) && (clock.increment === 0 || some(clock.increment));
    case 'turns':
      return some(clock.perMove);
    default:
      return clock satisfies never;
  }
}
