import { type Draw, type Game, type GameRecord, isRefusal, mixSeed, readRecord, verify } from '@questhall/kernel';
import { TITLES } from '../../catalogue/catalogue.js';
import { countStreams, faceOf, type StreamCount } from '../../shell/dice.js';

export interface RolledLine {
  readonly number: number;
  readonly who: string;
  readonly pick: string;
  readonly dice: readonly string[];
}

export type Verdict =
  | { readonly ok: false; readonly why: string }
  | {
      readonly ok: true;
      readonly rolls: number;
      readonly facts: readonly (readonly [string, string])[];
      readonly streams: readonly StreamCount[];
      readonly lines: readonly RolledLine[];
    };

/** Play a record again from its seed and hold every die against it. */
export async function checkRecord(text: string): Promise<Verdict> {
  const [, slug = ''] = /\[game "([\w-]+)"\]/.exec(text) ?? [];
  const game = await TITLES.find((title) => title.slug === slug)?.game();
  if (!game) return { ok: false, why: 'this is no record of a game that is played here' };
  const record = readRecord(game, text);
  if (isRefusal(record)) return { ok: false, why: record.why };
  const end = verify(game, record);
  if (isRefusal(end)) return { ok: false, why: end.why };
  const lines = rolledLines(game, record);
  return {
    ok: true,
    rolls: lines.reduce((sum, line) => sum + line.dice.length, 0),
    facts: factsOf(game, record),
    streams: countStreams(game, record),
    lines,
  };
}

function factsOf(game: Game, record: GameRecord): (readonly [string, string])[] {
  return [
    ['Game', `${game.title}, rules version ${record.version}`],
    ['Players', record.players.join(', ')],
    ['Moves', String(record.lines.length)],
    ['Commitment', record.commitment],
    ['Secret', record.secret ?? ''],
    ['Salt', record.salt ?? ''],
    ['Put in by players', record.nonces.join(', ') || 'nothing: only machines played'],
    ['Seed of all dice', mixSeed(record.secret ?? '', record.nonces)],
  ];
}

function rolledLines(game: Game, { opening, lines, players }: GameRecord): RolledLine[] {
  const dice = (draws: readonly Draw[]) => draws.map((draw) => `${draw.stream} ${faceOf(game, draw)}`);
  const first = { number: 0, who: '', pick: 'before the first move', dice: dice(opening) };
  const rest = lines.map(({ seat, picks, draws, rewind }, i) => ({
    number: i + 1,
    who: players[seat] ?? '',
    pick: rewind === null ? picks.join('; ') : `all agree to go back to move ${rewind}`,
    dice: dice(draws),
  }));
  return [first, ...rest].filter((line) => line.dice.length > 0);
}
