import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Failed, WrongWords } from '../failure.js';
import type { Match, Round } from './round.js';

/** The games of a match, kept in a file as they end: a match that was broken off goes on from there. */
export interface Ledger {
  readonly known: readonly Round[];
  note(round: Round): void;
}

/** The first line says of which match, each further one is a game. */
export function openLedger(file: string | undefined, match: Match): Ledger {
  if (file === undefined) return { known: [], note: () => {} };
  const head = JSON.stringify(headOf(match));
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (lines.length === 0) write(() => writeFileSync(file, `${head}\n`));
  else if (lines[0] !== head) throw new WrongWords(`${file} is of another match: ${lines[0]}; expected ${head}`);
  const known = lines.slice(1).flatMap(readRound);
  // A line that was broken off ends here, so that the next begins anew.
  if (lines.length > 0 && lines.at(-1) !== '') write(() => appendFileSync(file, '\n'));
  return { known, note: (round) => write(() => appendFileSync(file, `${JSON.stringify(round)}\n`)) };

  function write(how: () => void): void {
    try {
      how();
    } catch (error) {
      throw new Failed(`cannot write ${file}: ${(error as Error).message}`);
    }
  }
}

function headOf({ house, seats, options, seed, clock }: Match) {
  return { game: house.game.id, version: house.game.version, seats, options, seed, clock };
}

function readRound(text: string): Round[] {
  try {
    const round = JSON.parse(text) as Round;
    return Number.isInteger(round.number) && Array.isArray(round.thinks) ? [round] : [];
  } catch {
    return [];
  }
}
