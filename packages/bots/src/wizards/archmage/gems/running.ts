import { DAYS } from '@questhall/wizards';
import { bitsIn, CIRCLE, COTTAGE, FETCH, type Manner, NOWHERE, type Race, STAY, WAIT } from './race.js';
import { calls, envied, fades, fetches, gift, type Runner, type Track, trackOf, tries, wanted } from './runner.js';

/** How likely one comes into a place again from inside in one turn, and from just beside it. */
const AGAIN = 0.8;
const BESIDE = 0.98;
/** Turns to a marker for those who must go to it. */
const TO_MARKER = 3;
/** Who begins so many turns later must be reckoned with now. */
const SOON = 4;

/** What a seat does first: whom it asks, or where it goes. */
export interface Opening {
  readonly wizard?: number | undefined;
  readonly step?: number | undefined;
}

/** Run a race once; who wins it, NOWHERE for nobody. */
export function run(track: Track, seat = 0, { wizard, step = NOWHERE }: Opening = {}): number {
  const { race, runners } = track;
  runners[seat].first = step;
  if (wizard !== undefined) tries(track, runners[seat], wizard);
  const n = runners.length;
  for (const runner of runners) if (runner.site < 0) runner.to = choice(track, runner);
  const days = race.days + DAYS * Math.floor(track.random() * race.tiles);
  for (let turn = race.first; turn < days * n; turn++) {
    if (turn % n === 0) fades(track);
    track.day = Math.floor(turn / n);
    if (moves(track, runners[turn % n])) return turn % n;
  }
  return NOWHERE;
}

/** A step somebody takes, and whether there is somebody whom he would call, or he calls whoever answers. */
export interface Step {
  readonly to: number;
  readonly calls: boolean;
}

/** What a seat does first in its manner. */
export function firstStep(race: Race, manners: readonly Manner[], falseOne: number, seat: number): Step {
  const track = trackOf(race, manners, falseOne, () => 0.5);
  for (const runner of track.runners) if (runner.site < 0) runner.to = choice(track, runner);
  const runner = track.runners[seat];
  const to = choice(track, runner);
  return { to, calls: (to !== WAIT && isDaring(track, runner)) || calledBy(track, runner) !== 0 };
}

/** What a seat can do: first to be with Hamdrel or go to her; then to call from a Tower or go there, and to wait there. */
export function stepsOf(race: Race, manners: readonly Manner[], falseOne: number, seat: number): Step[] {
  const track = trackOf(race, manners, falseOne, () => 0.5);
  const runner = track.runners[seat];
  const { site, stay, visits } = runner;
  const wants = calledBy(track, runner) !== 0;
  const calls = wants || track.markers === 0;
  const first = { to: site === COTTAGE && (stay < 3 || visits < 2) ? STAY : COTTAGE, calls: wants };
  if (site <= COTTAGE || stay >= 2) return [first, { to: nearestTower(track, runner), calls }];
  const waits = { to: WAIT, calls: false };
  return calls ? [first, { to: STAY, calls }, waits] : [first, waits];
}

/** W 11.2322 Whether he calls whoever answers, as one can while no marker lies. */
const isDaring = ({ markers }: Track, { gems, manner }: Runner): boolean =>
  markers === 0 && bitsIn(gems) <= manner.dares;

const calledBy = (track: Track, runner: Runner): number => wanted(track, runner) || envied(track, runner);

function turnsTo({ race: { chart } }: Track, runner: Runner, site: number): number {
  if (runner.eta > 0) return chart.ways[site];
  if (runner.fresh) return runner.racer.turns[site];
  return runner.site >= 0 ? chart.turns[runner.site][site] : chart.ways[site];
}

function nearestTower(track: Track, runner: Runner): number {
  let found = 1;
  for (let tower = 2; tower < track.race.chart.ways.length; tower++)
    if (turnsTo(track, runner, tower) < turnsTo(track, runner, found)) found = tower;
  return found;
}

/** Whether somebody for whom it is worth waiting is with Hamdrel or on his way to her. */
function isShown({ runners }: Track, runner: Runner): boolean {
  for (const other of runners) {
    const lacks = 6 - bitsIn(other.gems);
    if (other === runner || other.idle > 0 || lacks === 0 || lacks > runner.manner.lurks) continue;
    if (other.to === COTTAGE || (other.site === COTTAGE && other.eta === 0)) return true;
  }
  return false;
}

/** Whether somebody else may call whom Hamdrel shows. */
function isContested({ runners }: Track, runner: Runner): boolean {
  for (const other of runners) if (other !== runner && other.idle <= SOON && other.racer.calls) return true;
  return false;
}

/** Where to, or what to do where he is. */
function choice(track: Track, runner: Runner): number {
  const { manner, site, eta, to, stay, visits } = runner;
  const lacks = 6 - bitsIn(runner.gems);
  if (lacks === 0) return CIRCLE;
  if (runner.first !== NOWHERE) return runner.first;
  const n = bitsIn(calledBy(track, runner));
  const here = eta === 0 ? site : NOWHERE;
  const enough = manner.lurks > 0 && isContested(track, runner) ? 1 : Math.min(manner.enough, lacks);
  // W 7.354 Three turns with her, and twice.
  if (here === COTTAGE && n < enough && (stay < 3 || visits < 2)) return STAY;
  if (!runner.racer.calls) return n > 0 ? FETCH : COTTAGE;
  if (n === 0 && !(manner.lurks > 0 && isShown(track, runner))) return blindly(track, runner, here);
  // W 7.6 Two meetings in a Tower.
  if (here > COTTAGE && stay < 2) return n > 0 || isDaring(track, runner) ? STAY : WAIT;
  return eta > 0 && to > COTTAGE && to < STAY ? to : nearestTower(track, runner);
}

/** With nobody to be called: to Hamdrel, or to a Tower to call whoever answers. */
function blindly(track: Track, runner: Runner, here: number): number {
  const { dares, heedless } = runner.manner;
  if ((track.markers !== 0 && !heedless) || bitsIn(runner.gems) > dares) return COTTAGE;
  if (here > COTTAGE && runner.stay < 2) return STAY;
  if (runner.eta > 0 && runner.to < STAY) return runner.to;
  const tower = nearestTower(track, runner);
  return turnsTo(track, runner, tower) + 1 < turnsTo(track, runner, COTTAGE) ? tower : COTTAGE;
}

/** One turn; whether he has delivered the Gems in it. */
function moves(track: Track, runner: Runner): boolean {
  if (runner.idle > 0) {
    runner.idle -= 1;
    return false;
  }
  const to = choice(track, runner);
  if (to === STAY || to === WAIT) runner.first = NOWHERE;
  if (to === STAY) stays(track, runner);
  else if (to === WAIT) runner.inside = false;
  else goes(track, runner, to);
  return runner.site === CIRCLE;
}

function goes(track: Track, runner: Runner, to: number): void {
  if (runner.eta === 0 || to !== runner.to) {
    // Dice make a way longer or shorter.
    runner.eta = Math.max(1, Math.round(lengthOf(track, runner, to) * (0.6 + 0.8 * track.random())));
    runner.to = to;
  }
  runner.eta -= 1;
  if (runner.eta === 0) arrives(track, runner);
}

function lengthOf(track: Track, runner: Runner, to: number): number {
  if (to === FETCH) return TO_MARKER;
  if (to !== CIRCLE) return turnsTo(track, runner, to);
  if (runner.eta === 0 && runner.fresh) return runner.racer.home;
  return track.race.chart.home[runner.eta === 0 && runner.site >= 0 ? runner.site : COTTAGE];
}

/** W 7.354a Once more with Hamdrel; or out and in again. */
function stays(track: Track, runner: Runner): void {
  const remains = runner.site === COTTAGE && runner.stay < 3;
  if (!remains && track.random() >= (runner.inside ? AGAIN : BESIDE)) return;
  const isBack = runner.site === COTTAGE && !remains;
  runner.visits += isBack ? 1 : 0;
  runner.stay = isBack ? 1 : runner.stay + 1;
  meets(track, runner);
}

function arrives(track: Track, runner: Runner): void {
  const { to, manner } = runner;
  runner.first = NOWHERE;
  runner.site = to === FETCH ? NOWHERE : to;
  runner.fresh = false;
  runner.inside = false;
  runner.stay = 0;
  runner.visits = 1;
  if (to === FETCH) fetches(track, runner);
  const waits = to > COTTAGE && manner.lurks > 0 && track.markers !== 0 && calledBy(track, runner) === 0;
  if (to >= STAY || waits) return;
  runner.stay = 1;
  meets(track, runner);
}

function meets(track: Track, runner: Runner): void {
  runner.inside = true;
  if (runner.site === COTTAGE) gift(track, runner);
  else calls(track, runner);
}
