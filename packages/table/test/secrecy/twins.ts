import { type Game, isRefusal, type Random, type Viewer } from '@questhall/kernel';
import { type ClockSpec, type Deed, decide, openTable, type Tableau } from '../../src/index.js';
import { nextWish, type Walk } from './deeds.js';
import { marked } from './marked.js';
import { probe } from './probe.js';
import { choosing, dealt, imagined, type Twin, watch } from './spawn.js';
import {
  carriedOut,
  type Done,
  doneIn,
  fail,
  learnt,
  recordIn,
  sameIn,
  type Tally,
  type Wish,
  type World,
  worldOf,
} from './world.js';

export interface Table {
  readonly game: Game;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

const TWINS = 4;
const CLOCKS: readonly ClockSpec[] = [
  { kind: 'none' },
  { kind: 'live', bank: 3_000_000, increment: 5000 },
  { kind: 'turns', perMove: 600_000 },
];

/** One game and its twins. */
interface Play {
  readonly world: World;
  readonly twins: Twin[];
  readonly random: Random;
  readonly tally: Tally;
}

/**
 * One game at random through the table, beside worlds in which something hidden is otherwise. Whatever is done is done in
 * all of them, and as long as no rule has shown a viewer the difference it must receive the same, byte for byte.
 */
export function playTwins(table: Table, random: Random, tally: Tally): void {
  // Going back plays the record again: then the other world is there from the beginning.
  const rewinds = random(4) === 0;
  const game = marked(table.game);
  const t = begun(game, table, random);
  const play: Play = { world: worldOf(game, t, []), twins: [], random, tally };
  const walk: Walk = { game, random, rewinds, at: 1 };
  tally.games += 1;
  if (rewinds) add(play, dealt(table.game, t));
  while (play.world.t.stage === 'playing') {
    if (!rewinds && play.twins.length < TWINS && random(4) === 0) add(play, imagined(play.world, random));
    probe(play.world, play.twins, { random, tally });
    step(play, nextWish(walk, play.world.t));
    if (tally.deeds % 16 === 0) for (const twin of play.twins) compareRecords(play.world, twin);
  }
}

function begun(game: Game, { seats, options }: Table, random: Random): Tableau {
  const hex = () => Array.from({ length: 32 }, () => random(16).toString(16)).join('');
  const clock = CLOCKS[random(CLOCKS.length)] as ClockSpec;
  const kind = { atZero: 'knight', listed: true, spectators: true } as const;
  const config = { game: game.id, name: 'Twins', options, clock, ...kind };
  const opened = openTable(game, { config, seats, secret: hex(), salt: hex() });
  if (isRefusal(opened)) throw new Error(opened.why);
  const sits = Array.from(
    { length: seats },
    (_, seat): Deed =>
      seat > 0 && random(4) === 0
        ? { do: 'seat-bot', seat, level: 'random' }
        : { do: 'sit', seat, player: `p${seat}`, name: `P${seat}`, nonce: hex() },
  );
  return [...sits, { do: 'begin' } as const].reduce<Tableau>((t, deed) => {
    const decided = decide(game, t, 'host', deed, 1);
    if (isRefusal(decided)) throw new Error(decided.why);
    return decided.tableau;
  }, opened);
}

function add({ world, twins, tally }: Play, twin: Twin | null): void {
  if (!twin) return;
  watch(world, twin.viewers);
  twins.push(twin);
  tally.twins += 1;
}

/** Do it in the world and in every twin; twins that a rule has told apart are let go. */
function step(play: Play, wish: Wish): void {
  const { world, twins, random, tally } = play;
  const before = world.t;
  if (random(3) === 0) watch(world, [null, ...before.chairs.keys()]);
  const here = doneIn(world, wish);
  if (isRefusal(here.decided)) throw new Error(`${JSON.stringify(wish.deed)} is refused: ${here.decided.why}`);
  tally.deeds += 1;
  if (world.t.epoch > before.epoch) tally.wentBack += 1;
  for (const twin of [...twins]) {
    const there = doneIn(twin, sameIn(twin, wish, twin.viewers[0] as Viewer));
    if (!stillTwins(world, twin, { wish, here, there, tally })) twins.splice(twins.indexOf(twin), 1);
  }
  branch(play, { wish, before, here });
  for (const viewer of world.scenes.keys())
    if (!twins.some(({ viewers }) => viewers.includes(viewer))) world.scenes.delete(viewer);
}

/** From a secret choice on, a world in which it was another. */
function branch({ world, twins, random, tally }: Play, chosen: { wish: Wish; before: Tableau; here: Done }): void {
  if (world.scenes.size <= chosen.before.chairs.length || twins.length > TWINS) return;
  const branched = choosing(world, chosen, random);
  if (!branched) return;
  const [twin, there] = branched;
  tally.choices += 1;
  if (stillTwins(world, twin, { wish: chosen.wish, here: chosen.here, there, tally })) twins.push(twin);
}

interface Both {
  readonly wish: Wish;
  readonly here: Done;
  readonly there: Done;
  readonly tally: Tally;
}

function stillTwins(world: World, twin: Twin, { wish, here, there, tally }: Both): boolean {
  if (isRefusal(here.decided)) return false;
  if (isRefusal(there.decided)) {
    // A pick of somebody who knows more may be impossible there; one's own never is.
    if (!('seat' in wish.deed) || twin.viewers.includes(wish.deed.seat)) fail(there.decided.why, twin.viewers, world);
    tally.impossible += 1;
    return false;
  }
  for (const viewer of twin.viewers) {
    const [a, b] = [here, there].map(({ received }) => received.get(viewer)?.bytes);
    if (a === b) continue;
    if (!learnt(viewer, here.decided, there.decided) && !(twin.by === 'choice' && carriedOut(viewer, here, there)))
      fail(`seat ${viewer} receives\n${a}\nand in the other world\n${b}`, twin.viewers, world);
    tally.learnt += 1;
    return false;
  }
  tally.compared += 1;
  return true;
}

/** As long as the game runs: at its end everything is open. */
function compareRecords(world: World, twin: Twin): void {
  if (world.t.stage === 'over') return;
  const [here, there] = [recordIn(world), recordIn(twin)];
  if (here !== there) fail(`the record is\n${here}\nand in the other world\n${there}`, twin.viewers, world);
}
