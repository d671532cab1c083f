import type { Seat } from '@questhall/kernel';
import type { Bot, Chance, Settings } from '../bot.js';
import { believed } from './believing.js';
import { candidatesOf } from './candidates.js';
import type { Craft } from './craft.js';
import { purse, USUAL } from './meter.js';
import { type Thought, tried } from './search.js';
import { lead, mean, type Trial } from './trials.js';
import { weighed } from './weighing.js';

/**
 * Tries the knight's choice against others by playing on in worlds that its seat thinks possible, and does otherwise only
 * where that proves better.
 */
export function archmageOf(craft: Craft): (seat: Seat, settings?: Settings) => Bot {
  return (seat, settings) => {
    let knight = craft.knight(seat);
    const thought = purse(settings?.budget ?? USUAL, settings?.now);
    let why = 'nothing was asked yet';
    function* think(chance: Chance): Generator<void, number> {
      // The knight's own thought is part of it.
      const weigh = craft.weighs?.[chance.ask];
      const searched = craft.weighs ? weigh : craft.asks[chance.ask];
      const meter = searched && thought.open(craft.turn(chance.view), craft.thrift?.[chance.ask]);
      const knights = knight.choose(chance);
      why = knight.why?.() ?? '';
      if (chance.options.length === 1 || !meter) return knights;
      const leads = craft.belief?.leads(chance, knights);
      const trials = weigh
        ? yield* weighed(weigh(chance, knights), knights, meter)
        : yield* playedOn(craft, chance, knights, { meter, leads });
      if (trials.length < 2) return knights;
      const chosen = weigh ? clearest(trials) : likeliest(craft, trials, leads);
      why = reason(chance, chosen, trials, why);
      // What the knight had in mind was for what it would have done.
      if (chosen.option !== knights) knight = craft.knight(seat);
      return chosen.option;
    }
    return { id: 'archmage', choose: (chance) => finished(think(chance)), think, why: () => why };
  };
}

function* playedOn(craft: Craft, chance: Chance, knights: number, thought: Thought): Generator<void, readonly Trial[]> {
  const candidates = chance.sample ? candidatesOf(craft, chance, knights) : [];
  return candidates.length > 1 ? yield* tried(craft, chance, candidates, thought) : [];
}

/** Think without a break. */
export function finished(thinking: Generator<void, number>): number {
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

function likeliest({ belief, sure }: Craft, trials: readonly Trial[], leads: readonly number[] = []): Trial {
  return belief ? believed(trials, leads, belief.spread) : fittest(trials, sure);
}

/** The best of those that surely beat the knight's, or the knight's. */
function fittest(trials: readonly Trial[], surely: number): Trial {
  let found = trials[0];
  let most = 0;
  for (const trial of trials.slice(1)) {
    const { by, sure } = lead(trial, trials[0]);
    if (sure < surely || by <= most) continue;
    most = by;
    found = trial;
  }
  return found;
}

/** The best, or the knight's if that is as good as the best. */
function clearest(trials: readonly Trial[]): Trial {
  const [own] = trials;
  const best = trials.reduce((a, b) => (mean(b.worths) > mean(a.worths) ? b : a));
  return own.worths.length > 0 && mean(best.worths) < mean(own.worths) + CLEARLY ? own : best;
}
const CLEARLY = 0.002;

function reason(chance: Chance, chosen: Trial, trials: readonly Trial[], knights: string): string {
  const inHundred = (trial: Trial) => Math.round(100 * mean(trial.worths));
  const others = trials.filter((trial) => trial !== chosen && trial.worths.length > 0);
  if (chosen.worths.length === 0 || others.length === 0) return knights;
  const next = others.reduce((a, b) => (mean(b.worths) > mean(a.worths) ? b : a));
  const than = `and ${inHundred(next)} after "${chance.name(next.option)}"`;
  const because = chosen === trials[0] && knights ? `${knights}; ` : '';
  return `${because}I reckon to win ${inHundred(chosen)} times in 100 after it, ${than}`;
}
