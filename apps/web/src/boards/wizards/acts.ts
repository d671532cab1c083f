import type { Choice, Prompt } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import type { Act } from '../board.js';
import type { Gesture } from '../gesture.js';
import { dividePick, mostOf, toldOff } from './divide.js';
import { costOf } from './labels.js';
import { isTurningAsk, layPicks, turnOf } from './laying.js';
import { tilesOf } from './options.js';
import { chanceOf } from './prospects.js';
import { cellOfThing, viewOf } from './scene.js';
import { wordsOf } from './words.js';

/** Declines, or ends what is being done. */
const ENDS =
  /^(stop|no spell|decline|ignore|stay|enough|leave him|nothing to deliver|keep event-29|hand over nothing)$/;
/** What one is mostly there for. */
const BEST = /^(roll|deliver the gems|fulfil|gem|task|use event-29)$/;
const KEYS: Readonly<Record<string, string>> = { roll: 'R', fulfil: 'F', task: 'N' };

/** The buttons of a prompt, besides what is clicked on the map and beside it. */
export function acts(prompt: Prompt, scene: Scene, gesture: Gesture): readonly Act[] {
  const tiles = new Set(tilesOf(prompt).map(({ choice }) => choice.pick));
  const made = madeUp(prompt, gesture);
  const plain =
    made.length > 0
      ? []
      : prompt.choices
          .filter((choice) => !choice.at?.length && !tiles.has(choice.pick))
          .map((choice) => actOf(choice, prompt, scene));
  const all = [...made, ...aimedAt(prompt, scene, gesture), ...plain];
  // One is the main one: the first that does something; what ends it only where there is nothing else to do.
  const best = all.findIndex(({ picks }) => BEST.test(picks[0]));
  // While one moves the map is what matters: a spell is never the main thing.
  const isMoving = prompt.ask === 'move.choose';
  const first = best >= 0 ? best : all.findIndex(({ kind, home }) => (isMoving ? home === 'matter' : kind !== 'end'));
  const main = first < 0 && all.length === prompt.choices.length ? 0 : first;
  return all.map((act, i): Act => (i === main ? { ...act, kind: 'main' } : act));
}

function actOf(choice: Choice, prompt: Prompt, scene: Scene): Act {
  const view = viewOf(scene);
  const chance = view ? chanceOf(view, prompt.seat, choice.pick) : null;
  const isEnd = ENDS.test(choice.pick);
  const key = KEYS[choice.pick] ?? (isEnd ? 'E' : undefined);
  return {
    picks: [choice.pick],
    label: chance === null ? wordsOf(choice) : `${wordsOf(choice)}, ${chance}`,
    kind: isEnd ? 'end' : 'plain',
    home: 'bar',
    ...(key && { key }),
    ...(choice.pick === 'roll' && { icon: 'rolling-dices' }),
  };
}

/** What is made up beside the map before it is sent. */
function madeUp(prompt: Prompt, gesture: Gesture): Act[] {
  if (isTurningAsk(prompt.ask)) return [turnedTo(prompt, gesture)];
  if (mostOf(prompt) === null) return [];
  const pick = dividePick(prompt, toldOff(prompt, gesture));
  return [{ picks: [pick], label: wordsOf({ pick }), kind: 'plain', home: 'bar', key: 'Enter' }];
}

/** The tile lies; it is turned beside the map until it pleases. */
function turnedTo(prompt: Prompt, gesture: Gesture): Act {
  const pick = `turn ${turnOf(gesture)}`;
  const choice = prompt.choices.find((one) => one.pick === pick) ?? prompt.choices[0];
  return { picks: [choice.pick], label: 'Lay it so', kind: 'plain', home: 'bar', key: 'Enter' };
}

/** What is aimed at on the map, as a button: on a phone the first tap aims, and this makes it so. */
function aimedAt(prompt: Prompt, scene: Scene, gesture: Gesture): Act[] {
  const aimed = gesture.aimed();
  const view = viewOf(scene);
  if (aimed === null || !view) return [];
  const cell = cellOfThing(view, aimed);
  const here = prompt.choices.filter(({ at }) =>
    at?.some((id) => id === aimed || (cell >= 0 && cellOfThing(view, id) === cell)),
  );
  return here.slice(0, 3).map((choice, i) => {
    const cost = costOf([choice]);
    const price = cost === null ? '' : cost === 'all' ? ', whole movement' : `, for ${cost}`;
    return {
      picks: layPicks(prompt, choice.pick, gesture),
      label: `${wordsOf(choice)}${price}`,
      kind: 'plain',
      home: 'matter',
      ...(i === 0 && { key: 'Enter' }),
    };
  });
}
