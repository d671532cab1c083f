import type { GameWithWords, Json } from '@questhall/kernel';
import { show } from './same.js';
import { type Opening, openTale } from './scenario/open.js';
import { expectAll, playStep } from './scenario/steps.js';
import { leftDice } from './scenario/tale.js';
import { asList, asObject, asText, at, oneOf, onlyKeys, wrong } from './scenario/vocabulary.js';

export { type Scenario, type SeatOf, scenario } from './scenario/handle.js';
export type { Opening } from './scenario/open.js';
export type { PlayStep } from './scenario/steps.js';
export type { ScenarioGame } from './scenario/vocabulary.js';

export interface ScenarioReport {
  readonly name: string;
  readonly pass: boolean;
  /** What failed, a sentence a line; empty if nothing did. */
  readonly why: string;
}

const WORDS = [
  'game',
  'name',
  'note',
  'seats',
  'options',
  'position',
  'begin',
  'seed',
  'dice',
  'moreDice',
  'play',
  'expect',
];

/** Run a scenario file. Whatever is wrong with it is said, never thrown. */
export function runScenario(all: Readonly<Record<string, GameWithWords>>, json: unknown): ScenarioReport {
  let name = 'scenario';
  try {
    const file = asObject('a scenario', json);
    name = String(file.name ?? file.game ?? name);
    const why = runFile(all, file).join('\n');
    return { name, pass: why === '', why };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { name, pass: false, why: error.message };
  }
}

function runFile(all: Readonly<Record<string, GameWithWords>>, file: Readonly<Record<string, Json>>): string[] {
  onlyKeys('a scenario', file, WORDS);
  const { game, name: _, note: __, play = [], expect = [], ...opening } = file;
  const slug = asText('game', game);
  const kit = Object.hasOwn(all, slug) ? all[slug] : undefined;
  if (!kit) return wrong(`there is no game "${slug}"; ${oneOf(Object.keys(all), slug)}`);
  const tale = openTale(kit, readOpening(opening));
  const failed: string[] = [];
  try {
    for (const [i, line] of asList('play', play).entries())
      failed.push(...at(`play[${i}]`, () => playStep(tale, line)));
    failed.push(...at('', () => expectAll(tale, expect)));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // It stops here; what failed before, and may be the cause, is told as well.
    return [...failed, error.message];
  }
  const left = leftDice(tale);
  if (Object.keys(left).length > 0) failed.push(`forced dice are left over: ${show(left)}`);
  return failed;
}

function readOpening(opening: Readonly<Record<string, Json>>): Opening {
  const { seats, options, begin, seed, moreDice } = opening;
  if (typeof seats !== 'number') wrong(`seats is ${show(seats)}; expected the number of players`);
  if (options !== undefined) asObject('options', options);
  if (begin !== undefined) asText('begin.proc', asObject('begin', begin).proc);
  if (seed !== undefined) asText('seed', seed);
  if (moreDice !== undefined && moreDice !== 'seed') wrong(`moreDice is ${show(moreDice)}; expected "seed"`);
  return opening as unknown as Opening;
}
