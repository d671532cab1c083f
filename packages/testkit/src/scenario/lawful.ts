import type { Json } from '@questhall/kernel';
import { lawAt, POSITION_LAWS } from '../laws/at.js';
import type { Tale } from './open.js';
import { oneOf, wrong } from './vocabulary.js';

/** Laws of the testkit, held against every pick offered here: how a game that broke one is told as a scenario. */
export function expectLaws(tale: Tale, e: Readonly<Record<string, Json>>): string | undefined {
  const wanted = e.laws === 'all' ? POSITION_LAWS : Array.isArray(e.laws) ? e.laws : [e.laws];
  if (tale.state.result) return wrong('laws are about play, and the game is over; expected them before its end');
  if (tale.state.stack.length === 0) return wrong('laws are about play, and nothing is played; expected a begin');
  for (const law of wanted as readonly Json[]) {
    const known = POSITION_LAWS.find((one) => one === law);
    if (!known) return wrong(`no law ${JSON.stringify(law)} is about a position; ${oneOf([...POSITION_LAWS, 'all'])}`);
    const found = lawAt(tale.kit, tale.state, known);
    if (found) return `expected law ${law} to hold, found ${found}`;
  }
  return undefined;
}
