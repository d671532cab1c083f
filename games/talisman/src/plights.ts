import type { Seat } from '@questhall/kernel';
import { LIFTS, QUESTS } from './effects.js';
import { PITS } from './map.js';
import type { View } from './view.js';

const OFFERS: Readonly<Record<string, string>> = {
  wizard: 'A wizard offers to take you to any Outer space as the next move.',
  boatman: 'A boatman offers to take you to the Temple as the next move.',
};

/** What holds a character up, lies before it or waits for it, in sentences. */
export function plights(view: View, seat: Seat): readonly string[] {
  const offer = OFFERS[LIFTS[view.lift[seat]]];
  return [
    ...(view.toad[seat] > 0 ? [`A Toad, for ${turns(view.toad[seat])} more.`] : []),
    ...(view.misses[seat] > 0 ? [`Misses ${turns(view.misses[seat])}.`] : []),
    ...(view.enslaved[seat] ? ['Held in the Temple until a 4, 5 or 6 is rolled.'] : []),
    ...foes(view, seat),
    ...quest(view, seat),
    ...(view.raft[seat] >= 0 ? ['Has a Raft for the next move.'] : []),
    ...(offer ? [offer] : []),
    ...(view.invisible[seat] ? ['Invisible until the turn ends.'] : []),
  ];
}

/** Who still waits in an inner space. */
function foes(view: View, seat: Seat): string[] {
  const left = view.foe[seat];
  if (!view.due[seat] || left === 0) return [];
  if (view.at[seat] === PITS) return [left === 1 ? 'One Pitfiend is left.' : `${left} Pitfiends are left.`];
  return [`The Werewolf has Strength ${left}.`];
}

function quest(view: View, seat: Seat): string[] {
  const task = QUESTS.find(({ task: n }) => n === view.quest[seat]);
  if (!task) return [];
  return [view.questDone[seat] ? "The Warlock's quest is done." : `Quest of the Warlock: ${task.says}.`];
}

function turns(n: number): string {
  return n === 1 ? 'one turn' : `${n} turns`;
}
