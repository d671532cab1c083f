import type { Choice, Prompt } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import type { Act } from '../board.js';
import type { Gesture } from '../gesture.js';
import { spent } from './draft.js';
import { label } from './labels.js';
import { due, fields, partOf } from './takes.js';

/** More ways than these are a matter of number, for a stepper. */
const MOST_WAYS = 4;

type Maker = (prompt: Prompt, gesture: Gesture) => readonly Act[];

const MAKERS: Readonly<Record<string, Maker>> = {
  'attack.choose': (prompt, gesture) => [
    ...attacks(gesture),
    ...named(prompt, { 'end turn': { kind: 'end', key: 'E' } }),
  ],
  'campaign.summon': (prompt) => named(prompt, { 'no summons': { kind: 'main', key: 'E' } }),
  'campaign.order': orders,
  'campaign.capture': (prompt, gesture) => moveIn(prompt.choices, gesture),
  'sail.part': (prompt, gesture) => moveIn(prompt.choices, gesture),
  'place.choose': placing,
  'petition.choose': (prompt) =>
    named(prompt, {
      draw: { kind: 'plain', key: 'D', icon: 'card-pickup' },
      'go on': { kind: 'main', key: 'E' },
    }),
  'ring.choose': (prompt) =>
    named(prompt, { play: { kind: 'main' }, keep: { kind: 'plain' }, discard: { kind: 'plain' } }),
};

/** The buttons of a prompt, besides what is clicked on map, pieces and cards. */
export function acts(prompt: Prompt, _: Scene, gesture: Gesture): readonly Act[] {
  return MAKERS[prompt.ask]?.(prompt, gesture) ?? aimedAt(gesture);
}

/** Acts for picks that are called so. */
function named(prompt: Prompt, how: Readonly<Record<string, Partial<Act>>>): Act[] {
  return prompt.choices.flatMap(({ pick }) => (how[pick] ? [act([pick], { ...how[pick] })] : []));
}

function act(picks: readonly string[], more: Partial<Act>): Act {
  return { picks, label: label(picks[0]), kind: 'plain', home: 'bar', ...more };
}

/** What is aimed at, as a button: on a phone the first tap aims, and this makes it so. */
function aimedAt(gesture: Gesture): Act[] {
  const aimed = gesture.aimed();
  const ways = aimed === null ? [] : (gesture.lit().get(aimed) ?? []);
  const ends = ways.filter(({ at }) => at?.every((id) => id === aimed || gesture.path().includes(id)));
  return ends.length > MOST_WAYS ? [] : waysOf(ends);
}

/** The attack that is aimed at, or all ways of the one that was pointed at. */
function attacks(gesture: Gesture): Act[] {
  return gesture.open().length > 0 ? waysOf(gesture.open()) : aimedAt(gesture);
}

/** The first is the main one. On a wide screen they are part of the matter in hand, or a click on the map. */
function waysOf(choices: readonly Choice[]): Act[] {
  return choices.map(({ pick }, i) =>
    act([pick], { kind: i === 0 ? 'main' : 'plain', home: 'matter', ...(i === 0 && { key: 'Enter' }) }),
  );
}

function orders(prompt: Prompt, gesture: Gesture): Act[] {
  const supplements = gesture.open().filter(({ pick }) => pick.startsWith('supplement'));
  const captures = prompt.choices.filter(({ pick }) => pick.startsWith('capture'));
  const roll: Partial<Act> = { key: 'R', icon: 'rolling-dices', home: 'matter' };
  return [
    ...named(prompt, { fight: { ...roll, kind: supplements.length > 0 ? 'plain' : 'main' } }),
    ...(captures.length > 0 ? moveIn(captures, gesture) : []),
    ...supplies(supplements, gesture),
    ...named(prompt, { stop: { kind: 'end', key: 'E', home: 'matter' } }),
  ];
}

/** Men brought from the space that was pointed at, as many as the stepper says. */
function supplies(choices: readonly Choice[], gesture: Gesture): Act[] {
  if (choices.length === 0) return [];
  return [act([partOf(choices, gesture)], { kind: 'main', key: 'Enter', home: 'matter' })];
}

function moveIn(choices: readonly Choice[], gesture: Gesture): Act[] {
  return [act([partOf(choices, gesture)], { kind: 'main', key: 'Enter', home: 'matter' })];
}

function placing(prompt: Prompt, gesture: Gesture): Act[] {
  const spaces = fields(prompt);
  if (spaces.length < 2) {
    const all = prompt.choices.find(({ at }) => at?.length === 1);
    return all ? [act([all.pick], { kind: 'main', key: 'Enter' })] : [];
  }
  const left = due(prompt) - spent(gesture.draft());
  const ready: Act = { picks: gesture.draft(), label: 'Place them', key: 'Enter', kind: 'main', home: 'bar' };
  return [left === 0 ? ready : { ...ready, missing: `${left} still to place` }];
}
