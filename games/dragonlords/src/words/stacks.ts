import { newBearer } from '../bearers.js';
import {
  type Bearer,
  BOUND,
  type Board,
  CAME,
  type Counter,
  counterOf,
  FIRST_TREASURE,
  FOUGHT,
  HOME,
  KING,
  NEUTRAL,
  NOBODY,
  SIDES,
  type Side,
  SPENT,
  WIZARD,
} from '../board.js';
import { addUnits } from '../forces.js';
import { isLand, type Place } from '../map.js';
import { treasureNamed } from '../treasures.js';
import { fail, list, type Obj, oneOf, within } from './check.js';

const STATES_BY_NAME = ['home', 'came', 'fought', 'spent', 'bound'] as const;
/** Units never run out (QD R113); but a thousand of them in one place are a slip of the pen. */
export const MOST = 999;

/** Units and bearers of one side in one place. */
export function readStack(
  b: Board,
  at: Place,
  owner: Side,
  words: Obj,
  what: string,
  usual: 'home' | 'fought' | 'bound',
): void {
  const bearers = list(`${what}.bearers`, words.bearers);
  const name = words.state === undefined ? usual : oneOf(`${what}.state`, words.state, STATES_BY_NAME);
  const state = [HOME, CAME, FOUGHT, SPENT, BOUND][STATES_BY_NAME.indexOf(name)];
  addUnits(b, at, owner, state, within(`${what}.units`, words.units, bearers.length > 0 ? 0 : 1, 0, MOST));
  for (const text of bearers) {
    const bearer = newBearer(b, at, owner, state);
    b.strength[at * SIDES + owner] += 1;
    if (isLand(at) && b.holder[at] === NOBODY) b.holder[at] = owner;
    for (const part of String(text).split('+')) load(b, bearer, part, `${what}.bearers`);
  }
}

function load(b: Board, bearer: Bearer, part: string, what: string): void {
  if (part === 'dragonlord') {
    b.dragon[bearer] = true;
    return;
  }
  const owner = b.bearerSide[bearer];
  const counter = owner === NEUTRAL && treasureNamed(part) < 0 ? -1 : counterNamed(part, owner);
  if (counter < 0 && owner === NEUTRAL) fail(`${what} has "${part}"; the vanquished bear treasures only`);
  if (counter < 0)
    fail(`${what} has "${part}"; expected dragonlord, king, wizard-1, wizard-2, wizard-3, blank or a treasure`);
  if (b.counterOn[counter] >= 0) fail(`${what}: the ${part} is on the board already`);
  b.counterOn[counter] = bearer;
}

/** A counter by name, for a side. */
export function counterNamed(name: string, owner: Side): Counter {
  if (name === 'king') return counterOf(owner, KING);
  if (name === 'blank') return counterOf(owner, 4);
  const wizard = /^wizard-([123])$/.exec(name)?.[1];
  if (wizard) return counterOf(owner, WIZARD + Number(wizard) - 1);
  const treasure = treasureNamed(name);
  return treasure < 0 ? -1 : FIRST_TREASURE + treasure;
}
