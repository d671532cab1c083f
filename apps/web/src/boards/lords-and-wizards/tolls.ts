import type { Prompt } from '@questhall/kernel';
import { KIND_IDS, KINDS, likes, placeNamed, TRANSPORT, type Unit, type View } from '@questhall/lords-and-wizards';
import type { Act } from '../board.js';
import type { Gesture } from '../gesture.js';
import { reckoning } from './scene.js';

/** Like units of which some must go: in battle, at sea, to attrition, plague or disease, or for want of upkeep. */
export interface Doomed {
  /** Its pick as it is offered now. */
  readonly pick: string;
  readonly kind: number;
  readonly place: string;
  /** What sets it apart from others of its kind, in words. */
  readonly apart: string;
  readonly most: number;
}

const TOLLS = /^(losses|cull|upkeep)\.choose$|^sea-battle/;
const MARKS = ['inside', 'bearing', 'summoned', 'shooting'];

/** All groups of which some must go; none where nothing is exacted. */
export function tollOf(prompt: Prompt, view: View): Doomed[] {
  if (!TOLLS.test(prompt.ask)) return [];
  return prompt.choices.flatMap(({ pick, at }): Doomed[] => {
    const [, id = '', ...more] = pick.split(' ');
    const kind = KIND_IDS.indexOf(id);
    if (kind < 0) return [];
    const place = at?.[0] ?? '';
    const lot = Number(more[1]) > 0;
    // Of a kind that is in one place in several states, one goes at a time.
    const most = lot ? 1 : unitsOf(prompt, view, pick, place).length;
    const apart = lot ? lotWords(prompt, view, pick, place) : more.filter((word) => word !== place).join(' ');
    return [{ pick, kind, place, apart: apart.replace('inside', 'in the castle'), most }];
  });
}

/** How many must go, as far as they can be told off at once; where it is for want of money, as many as one likes. */
export function exacted({ ask, says }: Prompt, groups: readonly Doomed[]): number {
  const all = sum(groups.map(({ most }) => most));
  return ask === 'upkeep.choose' ? all : Math.min(all, Number(says.args?.n ?? 1));
}

function isAtSea({ ask }: Prompt): boolean {
  return ask === 'sea-battle.lose';
}

/** The units that a pick stands for. */
function unitsOf(prompt: Prompt, view: View, pick: string, place: string): Unit[] {
  const [, id, ...more] = pick.split(' ');
  const at = placeNamed(place);
  const found = fighters(prompt, view).filter((unit) => KIND_IDS[view.kind[unit]] === id && view.at[unit] === at);
  const told = more.filter((word) => MARKS.includes(word)).join();
  const isTold = (unit: Unit) => marksOf(view, unit) === told;
  // In battle a kind of which all are alike is named alone.
  if (!isAtSea(prompt)) return prompt.ask === 'losses.choose' && more.length > 0 ? found.filter(isTold) : found;
  const ships = view.kind.flatMap((kind, unit) =>
    kind === TRANSPORT && view.owner[unit] === prompt.seat && view.at[unit] === at ? [unit] : [],
  );
  const ship = ships[Number(/\d+$/.exec(pick) ?? 1) - 1];
  return found.filter((unit) => view.aboard[unit] === ship && isTold(unit));
}

/** Lots are numbered as they lie. */
function lotWords(prompt: Prompt, view: View, pick: string, place: string): string {
  const n = pick.split(' ')[3];
  const [unit = -1] = likes(reckoning(view), unitsOf(prompt, view, pick, place))[Number(n) - 1] ?? [];
  return marksOf(view, unit) || `lot ${n}`;
}

function marksOf({ inside, itemHolder, battle }: View, unit: Unit): string {
  const marks = [
    inside[unit],
    itemHolder.includes(unit),
    battle?.turned.includes(unit),
    battle?.shooting.includes(unit),
  ];
  return MARKS.filter((_, i) => marks[i]).join();
}

/** Those among whom the toll is taken, as far as their kinds and places do not say it. */
function fighters({ ask, seat, says }: Prompt, view: View): Unit[] {
  const { battle } = view;
  if (ask === 'losses.choose') {
    const own = (battle?.attacker === seat ? battle.attackers : battle?.defenders) ?? [];
    return says.args?.cause === 'regular' ? own.filter((unit) => !battle?.shooting.includes(unit)) : own;
  }
  return view.kind.flatMap((kind, unit) =>
    kind >= 0 && view.owner[unit] === seat && !view.guard[unit] && (view.aboard[unit] < 0 || !ask.startsWith('cull'))
      ? [unit]
      : [],
  );
}

/** How many of each are meant to go; the least worthy, as long as nobody says otherwise. */
export function meant(prompt: Prompt, view: View, gesture: Gesture): readonly number[] {
  const groups = tollOf(prompt, view);
  const draft = gesture.draft();
  if (draft.length === groups.length && draft.length > 0) return draft.map(Number);
  let left = prompt.ask === 'upkeep.choose' ? 0 : exacted(prompt, groups);
  const counts = groups.map(() => 0);
  for (const i of groups.map((_, at) => at).sort((a, b) => worth(groups[a]) - worth(groups[b]))) {
    counts[i] = Math.min(left, groups[i].most);
    left -= counts[i];
  }
  return counts;
}

function worth({ kind, apart }: Doomed): number {
  const { attack, defence, move, missile } = KINDS[kind];
  return 10 * (attack + defence + missile / 2) + move + (apart.includes('bearing') ? 1000 : 0);
}

/** So many of a group go; others stay if there would be too many. */
export function doom(prompt: Prompt, view: View, gesture: Gesture, at: number, n: number): void {
  const counts = [...meant(prompt, view, gesture)];
  const most = exacted(prompt, tollOf(prompt, view));
  counts[at] = n;
  for (let i = counts.length - 1; i >= 0; i--)
    if (i !== at) counts[i] -= Math.min(counts[i], Math.max(0, sum(counts) - most));
  gesture.setDraft(counts.map(String));
}

/** One more from that place, of the first of whom there are more. */
export function doomAt(prompt: Prompt, view: View, gesture: Gesture, id: string): boolean {
  const groups = tollOf(prompt, view);
  const counts = meant(prompt, view, gesture);
  const next = groups.findIndex(({ place, most }, i) => place === id && counts[i] < most);
  if (next >= 0) doom(prompt, view, gesture, next, counts[next] + 1);
  return groups.some(({ place }) => place === id);
}

/** What is said, pick by pick. Names change as others go, and who alone is left is not asked for. */
export function tollPicks({ ask }: Prompt, groups: readonly Doomed[], counts: readonly number[]): string[] {
  const left = groups.map(({ most }) => most);
  const picks: string[] = [];
  const numbered = new Set<string>();
  for (const [i, { pick, kind, place }] of groups.entries()) {
    for (let n = 0; n < counts[i]; n++) {
      if (left.filter((count) => count > 0).length < 2) return picks;
      const hasTwin = groups.some((other, j) => j !== i && other.kind === kind && left[j] > 0);
      // In battle a kind of which there is one group is named alone.
      const words = ask === 'losses.choose' && !hasTwin ? pick.split(' ').slice(0, 2).join(' ') : pick;
      // Like units in several states are numbered, anew each time.
      const isNumbered = /^(cull|upkeep)/.test(ask) && pick.split(' ').length > 3;
      if (isNumbered && numbered.has(`${kind} ${place}`)) continue;
      if (isNumbered) numbered.add(`${kind} ${place}`);
      picks.push(words);
      left[i] -= 1;
    }
  }
  return picks;
}

export function tollAct(prompt: Prompt, view: View, gesture: Gesture): Act[] {
  const groups = tollOf(prompt, view);
  const counts = meant(prompt, view, gesture);
  const n = sum(counts);
  const isUpkeep = prompt.ask === 'upkeep.choose';
  if (isUpkeep && n === 0) return [];
  const more = isUpkeep ? 0 : exacted(prompt, groups) - n;
  const missing = more > 0 ? { missing: `${more} more to choose` } : {};
  const label = `${isUpkeep ? 'Dismiss' : 'Lose'} ${n === 1 ? 'it' : `these ${n}`}`;
  return [{ picks: tollPicks(prompt, groups, counts), label, kind: 'main', home: 'bar', key: 'Enter', ...missing }];
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((all, n) => all + n, 0);
}
