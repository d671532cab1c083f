import type { Choice, Prompt } from '@questhall/kernel';
import { placeId, placeNamed } from '@questhall/lords-and-wizards';
import type { Scene } from '@questhall/table';
import type { Act } from '../board.js';
import type { Gesture } from '../gesture.js';
import { isComposed, proposal } from './bargain.js';
import { attackPicks, onslaughtOf } from './onslaught.js';
import { isTile, rowsOf, spendOf } from './options.js';
import { goPicks, planOf, wayByStages, waysOf } from './plan.js';
import { rowsAct } from './rows.js';
import { placeWords, points, viewOf } from './scene.js';
import { spending } from './spend.js';
import { tollAct, tollOf } from './tolls.js';
import { wordsOf } from './words.js';

/** Declines, or ends what is being done. */
const ENDS =
  /^(end (movement|hiring|combat)|go on|no more( sieges)?|done|back|stay|outside|halt|no item|let it go|drop it|refuse|hold back|play on|fight on|refuse combat|no (lord|wizard) combat|kill)$/;
/** What one is mostly there for. */
const BEST =
  /^(fight|go|all|accept|pay|agree|take command|(lord|wizard) combat|attack|fight on|propose to \d+|advance all)$/;
const KEYS: Readonly<Record<string, string>> = { all: 'A', fight: 'F', withdraw: 'W' };

/** The buttons of a prompt, besides what is clicked on the map and beside it. */
export function acts(prompt: Prompt, scene: Scene, gesture: Gesture): readonly Act[] {
  const all = [...madeUp(prompt, scene, gesture), ...held(prompt, scene, gesture), ...plain(prompt, scene, gesture)];
  const best = all.findIndex(({ kind }) => kind === 'main');
  if (best >= 0) return all.map((act, i) => (i === best || act.kind !== 'main' ? act : { ...act, kind: 'plain' }));
  const first = all.findIndex(({ picks, kind }) => kind !== 'end' && BEST.test(picks[0] ?? ''));
  // What ends something is the main act only where there is nothing else to do.
  const main = first >= 0 ? first : all.length === prompt.choices.length ? all.length - 1 : -1;
  return all.map((act, i): Act => (i === main ? { ...act, kind: 'main' } : act));
}

/** What is made up on the map or beside it, before it is sent as several picks. */
function madeUp(prompt: Prompt, scene: Scene, gesture: Gesture): Act[] {
  if (prompt.ask === 'movement.choose') return goThere(prompt, scene, gesture);
  if (prompt.ask === 'combat.choose') return strike(prompt, scene, gesture);
  if (prompt.ask === 'deal.compose') return isComposed(prompt) ? [proposal(prompt, scene)] : [];
  const view = viewOf(scene);
  if (view && tollOf(prompt, view).length > 0) return tollAct(prompt, view, gesture);
  const spend = spendOf(prompt);
  if (spend === null) return rowsAct(prompt, gesture, view?.gold[prompt.seat] ?? 0);
  const n = spending(prompt, gesture);
  return [
    {
      picks: [`spend ${n}`],
      label: n === 1 ? 'Spend 1 GT' : `Spend ${n} GTs`,
      kind: 'main',
      home: 'bar',
      key: 'Enter',
    },
  ];
}

/** A stack is chosen, and a place in its reach is aimed at. */
function goThere(prompt: Prompt, scene: Scene, gesture: Gesture): Act[] {
  const plan = planOf(prompt, scene, gesture);
  if (!plan) return [];
  const way = waysOf(scene, plan).get(placeNamed(gesture.aimed() ?? '')) ?? wayByStages(scene, plan);
  if (!way) return [];
  const label = `${plan.sails ? 'Sail' : 'March'} to ${placeWords(placeId(way.place))}, for ${points(way.cost)}`;
  return [{ picks: goPicks(scene, plan, way), label, kind: 'main', home: 'bar', key: 'Enter' }];
}

function strike(prompt: Prompt, scene: Scene, gesture: Gesture): Act[] {
  const attack = onslaughtOf(prompt, scene, gesture);
  if (!attack) return [];
  const label = `Attack with ${attack.units.length}`;
  const missing = attack.units.length === 0 ? { missing: 'somebody must attack' } : {};
  const icon = 'crossed-swords';
  return [{ picks: attackPicks(scene, attack), label, kind: 'main', home: 'bar', key: 'F', icon, ...missing }];
}

/** What else can be done with the place that is chosen. */
function held(prompt: Prompt, scene: Scene, gesture: Gesture): Act[] {
  const [id] = gesture.path();
  if (id === undefined) return aimedAt(prompt, scene, gesture);
  const plan = planOf(prompt, scene, gesture);
  const attack = onslaughtOf(prompt, scene, gesture);
  return prompt.choices
    .filter(
      ({ pick, at }) => at?.includes(id) && !(plan && /^(move|sail) /.test(pick)) && !(attack && /^attack /.test(pick)),
    )
    .map((choice): Act => ({ picks: [choice.pick], label: wordsOf(choice), kind: 'plain', home: 'matter' }));
}

/** What a first tap aims at, as buttons: the second step on a phone. */
function aimedAt(prompt: Prompt, scene: Scene, gesture: Gesture): Act[] {
  const aimed = gesture.aimed();
  const view = viewOf(scene);
  if (aimed === null || /^(movement|combat)\.choose$/.test(prompt.ask) || rowsOf(prompt).length > 0) return [];
  if (prompt.choices.some((choice) => isTile(prompt, choice)) || (view && tollOf(prompt, view).length > 0)) return [];
  return prompt.choices
    .filter(({ at }) => at?.[0] === aimed)
    .slice(0, 4)
    .map((choice): Act => ({ picks: [choice.pick], label: wordsOf(choice), kind: 'plain', home: 'matter' }));
}

/** Choices that are no thing on the map or beside it. */
function plain(prompt: Prompt, scene: Scene, gesture: Gesture): Act[] {
  const rows = rowsOf(prompt);
  const isRow = (pick: string) => rows.some((row) => pick.endsWith(` ${row.rest}`) && pick.startsWith(`${row.verb} `));
  const isHeld = gesture.path().length > 0;
  return prompt.choices
    .filter((choice) => !isTile(prompt, choice) && !isRow(choice.pick) && isWord(choice, prompt))
    .filter(({ at }) => !(isHeld && at?.includes(gesture.path()[0])))
    .map((choice) => actOf(choice, scene));
}

/** Whether a choice is said rather than pointed at. */
function isWord({ pick, at }: Choice, prompt: Prompt): boolean {
  if (prompt.ask === 'deal.compose') return pick === 'drop it';
  if (/^(spend|lose|dismiss) /.test(pick)) return false;
  return !at?.length || /^(all|go|back|done|fight|halt|stay|outside|advance all|place in (city|castle))$/.test(pick);
}

function actOf(choice: Choice, scene: Scene): Act {
  const isEnd = ENDS.test(choice.pick);
  const key = KEYS[choice.pick] ?? (isEnd ? 'E' : undefined);
  return {
    picks: [choice.pick],
    label: wordsOf(choice, scene.chairs),
    kind: isEnd ? 'end' : 'plain',
    home: 'bar',
    ...(key && { key }),
  };
}
