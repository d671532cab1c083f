import { isHighWizard, type View } from '@questhall/wizards';
import type { Meter } from '../../../archmage/meter.js';
import { type Decision, personIn, type Sight } from '../../decision.js';
import { isWanted } from '../../goals.js';
import { type Gatherer, raceOf } from './gatherer.js';
import { ANYBODY, type Race, SECRET } from './race.js';
import { weighed } from './weighing.js';

/** So much worse it may be to ask somebody who is wanted, and so much better it must be to ask who is not. */
const DARE = 0.04;

/** Whom to ask for a Gem, or whether; nothing where that is not the question. */
export function* asked(mind: Gatherer, sight: Sight, meter: () => Meter): Generator<void, Decision | undefined> {
  const { options, ask } = sight;
  const isGem = ask === 'meet.service' ? options.includes('gem') : ASKS.includes(ask);
  const race = isGem && options.length > 1 ? raceOf(sight, mind) : undefined;
  if (!race) return undefined;
  return ask === 'summon-gem.aim' ? yield* aimed(mind, sight, race, meter()) : yield* dared(mind, sight, race, meter());
}

function* aimed({ manner }: Gatherer, sight: Sight, race: Race, meter: Meter): Generator<void, Decision> {
  const { view, seat, options } = sight;
  const plans = options.map((option) => ({ manner, wizard: wizardOf(view, option as number), begins: `${option}` }));
  const worths = (yield* weighed(view, seat, race, plans, meter)).map(({ worth }) => worth);
  const pick = worths.indexOf(Math.max(...worths));
  return { pick, why: isHopeful(view, seat, plans[pick].wizard) ? HOPE : DENIAL };
}

function* dared(mind: Gatherer, sight: Sight, race: Race, meter: Meter): Generator<void, Decision | undefined> {
  const { view, seat } = sight;
  const met = personIn(sight);
  const wizards = isHighWizard(met) ? [met] : callable(view);
  const isSure = (wizard: number) => wizard >= 0 && view.gemOf[wizard] >= 0 && isWanted(view, seat, wizard);
  // Who has no Gem yet has nothing to lose.
  const isHarmless = (wizard: number) => view.gems[seat] === 0 && wizard !== ANYBODY && isHopeful(view, seat, wizard);
  if (wizards.some((wizard) => isSure(wizard) || isHarmless(wizard))) return answer(sight, HOPE);
  const { manner } = mind;
  const plans = [{ manner, begins: 'none' }, ...wizards.map((wizard) => ({ manner, wizard, begins: 'somebody' }))];
  const [, ...found] = yield* weighed(view, seat, race, plans, meter);
  const good = wizards.filter((wizard, i) => found[i].gap > -leaning(mind, view, seat, wizard));
  if (good.length === 0) return answer(sight);
  return answer(sight, good.some((wizard) => isHopeful(view, seat, wizard)) ? HOPE : DENIAL);
}

/** How much he is inclined to ask this one: if he lacks his Gem, or has come to deny it to others, or to call anybody. */
function leaning({ step }: Gatherer, view: View, seat: number, wizard: number): number {
  if (wizard < 0) return step.calls || wizard === SECRET ? DARE / 2 : -DARE;
  if (isWanted(view, seat, wizard)) return DARE;
  return step.calls ? DARE / 2 : -DARE;
}

const ASKS = ['summon-gem.aim', 'meet.gem'];
const HOPE = 'he may have a Gem that I lack';
const DENIAL = 'nobody else shall have his Gem from him';

const isHopeful = (view: View, seat: number, wizard: number): boolean => wizard < 0 || isWanted(view, seat, wizard);

/** High Wizards by their markers, or by letters of Secret Wizards after seven. */
const wizardOf = (view: View, option: number): number => (option < 7 ? option : secretOf(view, option - 7));

const secretOf = ({ secretWho }: View, letter: number): number => (secretWho[letter] < 0 ? SECRET : secretWho[letter]);

/** Whom a Sorcerer can call now, or whoever answers. */
function callable(view: View): number[] {
  const open = view.wizardAt.flatMap((cell, wizard) => (cell >= 0 ? [wizard] : []));
  const secret = view.secretAt.flatMap((cell, letter) => (cell >= 0 ? [secretOf(view, letter)] : []));
  const found = [...open, ...secret];
  return found.length > 0 ? found : [ANYBODY];
}

/** Ask for this reason, or leave it for none. */
function answer({ ask, options }: Sight, why?: string): Decision | undefined {
  const leave = options.findIndex((option) => LEFT.includes(String(option)));
  const picks = ask === 'meet.gem' ? [options.indexOf(true), options.indexOf(false)] : [options.indexOf('gem'), leave];
  const pick = picks[why ? 0 : 1];
  return pick < 0 ? undefined : { pick, why: why ?? 'that would only be dangerous' };
}
const LEFT = ['decline', 'fulfil', 'task'];
