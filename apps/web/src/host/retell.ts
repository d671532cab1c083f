import { LEVELS, type Level } from '@questhall/bots';
import { type Game, type GameRecord, isRefusal, type Line, type Refusal } from '@questhall/kernel';
import { consenters, type Deed, openTable, playedBy } from '@questhall/table';
import { accept, acted, opened, type Running } from './kept.js';

/** A table at which a finished record is played again, to be looked at. */
export function retold(id: string, game: Game, record: GameRecord, at: number): Running | Refusal {
  const { seats, options, secret, salt } = record;
  const start = openTable(game, {
    config: {
      game: game.id,
      name: 'From a record',
      options,
      clock: { kind: 'none' },
      atZero: 'knight',
      listed: false,
      spectators: false,
    },
    seats,
    secret: secret ?? '',
    salt: salt ?? '',
  });
  if (isRefusal(start)) return start;
  const running = opened(id, game, start);
  for (const deed of seating(record)) {
    const refusal = done(running, deed, at);
    if (refusal) return refusal;
  }
  for (const line of record.lines) {
    const refusal =
      line.rewind === null ? done(running, deedOf(running, line), at) : wentBack(running, line.rewind, at);
    if (refusal) return refusal;
  }
  return (record.ended && stopped(running, record, at)) || running;
}

function done(running: Running, deed: Deed, at: number): Refusal | undefined {
  const decided = acted(running, deed, at);
  if (isRefusal(decided)) return decided;
  accept(running, decided);
  return undefined;
}

/** Bots are known by their names, and put nothing into the dice; what humans put in is kept in their order. */
function seating({ players, nonces }: GameRecord): Deed[] {
  const bots = players.flatMap((name, seat) => (isLevel(name) ? [seat] : [])).slice(0, players.length - nonces.length);
  const left = [...nonces];
  const chairs = players.map((name, seat): Deed => {
    const nonce = bots.includes(seat) ? undefined : left.shift();
    if (nonce === undefined) return { do: 'seat-bot', seat, level: isLevel(name) ? name : 'random' };
    return { do: 'sit', seat, player: 'here', name: name.trim() || 'Somebody', nonce };
  });
  return [...chairs, { do: 'begin' }];
}

function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name);
}

function deedOf({ now }: Running, { seat, picks, unasked }: Line): Deed {
  const by = playedBy(now, seat) === null ? 'player' : 'bot';
  return unasked ? { do: 'unasked', seat, pick: picks[0] as string } : { do: 'move', seat, picks, by };
}

/** All agreed to go back, and so they do again. */
function wentBack(running: Running, to: number, at: number): Refusal | undefined {
  return agreed(running, { kind: 'rewind', to }, at);
}

/** No rule ended it: nobody plays on here either. Older records do not say who resigned. */
function stopped(running: Running, { resigned = [] }: GameRecord, at: number): Refusal | undefined {
  for (const seat of resigned) {
    if (running.now.stage === 'over' || running.now.chairs[seat]?.kind !== 'human') continue;
    const refusal = done(running, { do: 'resign', seat }, at);
    if (refusal) return refusal;
  }
  return running.now.stage === 'over' ? undefined : agreed(running, { kind: 'end', to: 0 }, at);
}

function agreed(running: Running, what: { kind: 'rewind' | 'end'; to: number }, at: number): Refusal | undefined {
  const missing = consenters(running.now).length === 0 ? done(running, somebody(running), at) : undefined;
  if (missing) return missing;
  const [by = 0, ...others] = consenters(running.now);
  const refusal = done(running, { do: 'offer', seat: by, ...what }, at);
  if (refusal) return refusal;
  for (const seat of others) {
    const no = done(running, { do: 'answer', seat, yes: true }, at);
    if (no) return no;
  }
  return undefined;
}

/** Who agreed may have sat down later in a bot's place, which the record does not tell. */
function somebody({ now }: Running): Deed {
  return { do: 'sit', seat: 0, player: 'here', name: now.chairs[0]?.name || 'Somebody', nonce: '0'.repeat(32) };
}
