import type { View } from '@questhall/wizards';
import { FAR, type Field, fieldOver, type Goal, groundFor, TURN } from '../field.js';
import { type Agenda, agendaOf, type Errand } from './errands.js';

/** What is worth as much a turn later. */
const PATIENCE = 0.95;
const DEPTH = 5;
const BREADTH = 4;

/** Ways that were measured, as long as the ground is the same. */
export interface Maps {
  ground: string;
  readonly fields: Map<number, Field>;
}

export const noMaps = (): Maps => ({ ground: '', fields: new Map() });

/** A search through orders of errands. */
interface Search {
  readonly agenda: Agenda;
  /** What is left after the way from each errand to each, of what waits there. */
  readonly kept: readonly (readonly number[])[];
}

/** Goals for somebody below Rank 4: each as late as the best plan that begins there is poorer than the best of all. */
export function plannedGoals(view: View, seat: number, maps: Maps): Goal[] {
  const agenda = agendaOf(view, seat);
  const search: Search = { agenda, kept: keptBetween(agenda.errands, wayfinder(view, seat, maps)) };
  const worths = agenda.errands.map((errand, i) => (errand.after === 0 ? follow(search, i, 0, 0, DEPTH) : 0));
  const best = Math.max(...worths);
  return agenda.errands.flatMap(({ cell, stays }, i) =>
    worths[i] > best / 50 ? [{ cell, late: TURN * turnsFor(best / worths[i]), ...(stays && { stays }) }] : [],
  );
}

const turnsFor = (ratio: number): number => Math.log(ratio) / -Math.log(PATIENCE);

/** How far it is from everywhere to a cell. */
export function wayfinder(
  view: View,
  seat: number,
  maps: Maps,
  ground = groundFor(view, seat),
): (cell: number) => Field {
  const { rank, order, demons, dragon, fallen, boatAt, boat, dazed, bound, events } = view;
  const key = JSON.stringify([
    rank[seat],
    order[seat],
    demons,
    dragon,
    fallen,
    boatAt,
    boat,
    dazed[seat],
    bound[seat],
    events[seat],
  ]);
  if (maps.ground !== key) maps.fields.clear();
  maps.ground = key;
  return (cell) => {
    const field = maps.fields.get(cell) ?? fieldOver(ground, [{ cell, late: 0 }]);
    maps.fields.set(cell, field);
    return field;
  };
}

function keptBetween(errands: readonly Errand[], fieldTo: (cell: number) => Field): number[][] {
  const kept = errands.map(() => new Array<number>(errands.length).fill(0));
  errands.forEach(({ cell }, to) => {
    const { foot, boat } = fieldTo(cell);
    errands.forEach((errand, from) => {
      // Whoever has done something far out at sea is still in his Boat.
      const half = Math.min(foot[errand.cell], boat[errand.cell]);
      // Whoever has come somewhere has ended his turn there.
      const turns = errand.cell === cell ? 0 : Math.max(1, half / TURN + 0.3);
      kept[from][to] = half >= FAR ? 0 : PATIENCE ** turns;
    });
  });
  return kept;
}

/** What doing this errand now is worth, with the best that can follow. */
function follow(search: Search, i: number, before: number, taken: number, depth: number): number {
  const { errands, ventures } = search.agenda;
  const errand = errands[i];
  const done = before | errand.mark;
  let worth = errand.fades ? errand.worth * 0.7 ** taken : errand.worth;
  if (errand.task >= 0) {
    const { marks, worth: prize } = ventures[errand.task];
    if ((done & marks) === marks) worth += prize;
    else if (depth === 1) worth += prize * 0.2;
  }
  if (depth === 1) return worth;
  return worth + onward(search, i, done, taken + (errand.fades ? 1 : 0), depth - 1);
}

function onward(search: Search, from: number, done: number, taken: number, depth: number): number {
  const { errands } = search.agenda;
  const kept = search.kept[from];
  const next: number[] = [];
  const hopes: number[] = [];
  for (let i = 0; i < errands.length; i++) {
    const { mark, after } = errands[i];
    if ((done & mark) !== 0 || (after & ~done) !== 0 || kept[i] === 0) continue;
    insert(next, hopes, i, promise(search, i, done) * kept[i]);
  }
  let best = 0;
  for (const i of next) best = Math.max(best, kept[i] * follow(search, i, done, taken, depth));
  return best;
}

/** Keep the few most hopeful, best first. */
export function insert(next: number[], hopes: number[], i: number, hope: number): void {
  if (next.length === BREADTH && hope <= hopes[BREADTH - 1]) return;
  if (next.length < BREADTH) {
    next.push(i);
    hopes.push(hope);
  }
  let at = next.length - 1;
  for (; at > 0 && hopes[at - 1] < hope; at--) {
    next[at] = next[at - 1];
    hopes[at] = hopes[at - 1];
  }
  next[at] = i;
  hopes[at] = hope;
}

/** A first guess at what an errand is good for. */
function promise({ agenda: { errands, ventures } }: Search, i: number, done: number): number {
  const { task, mark, worth } = errands[i];
  if (task < 0) return worth + 1;
  const { marks, worth: prize } = ventures[task];
  let left = 0;
  for (let bits = marks & ~(done | mark); bits > 0; bits &= bits - 1) left += 1;
  return worth + prize / (left + 1);
}
