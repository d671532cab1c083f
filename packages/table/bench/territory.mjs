// What a table costs beside its rules, in microseconds a move: `node packages/table/bench/territory.mjs [moves]`.
// Needs `npm run build`. A long game of territory through decide, sceneOf and newsOf for two viewers.
import { territory } from '@questhall/bench-games';
import { apply, askedIn, prompts, random, sight } from '@questhall/kernel';
import { decide, newsOf, openTable, sceneOf } from '@questhall/table';

const MOVES = Number(process.argv[2] ?? 5000);
const ROUNDS = 9;
const HEX = '0123456789abcdef0123456789abcdef';
const VIEWERS = [0, 1];

/** The same game without its limit. */
const { march } = territory.procedures.game.steps;
const endless = {
  ...territory,
  procedures: {
    game: {
      ...territory.procedures.game,
      steps: {
        march: {
          ...march,
          then: (...given) => {
            const flow = march.then(...given);
            return flow.flow === 'over' ? { flow: 'goto', to: 'march' } : flow;
          },
        },
      },
    },
  },
};

function begun(clock) {
  const config = {
    game: 'territory',
    name: 'Long',
    options: {},
    clock,
    atZero: 'knight',
    listed: false,
    spectators: true,
  };
  let t = openTable(endless, { config, seats: 2, secret: HEX, salt: HEX });
  for (const seat of VIEWERS)
    t = decide(endless, t, 'host', { do: 'sit', seat, player: `p${seat}`, name: `P${seat}`, nonce: HEX }, 1).tableau;
  return decide(endless, t, 'host', { do: 'begin' }, 1).tableau;
}

/** Picks of a whole game, so that choosing them is not timed. */
function script() {
  const chance = random(5);
  let { state } = begun({ kind: 'none' });
  return Array.from({ length: MOVES }, () => {
    const [{ seat, options }] = askedIn(endless, state);
    const pick = march.name(options[chance(options.length)]);
    state = apply(endless, state, { seat, picks: [pick] }).state;
    return { seat, pick };
  });
}

/** Time on the processor, the best of some rounds by turns: on a busy machine anything else tells of its neighbours. */
function timed(...runs) {
  const best = runs.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, run] of runs.entries()) {
      const from = process.cpuUsage();
      run();
      const { user, system } = process.cpuUsage(from);
      best[i] = Math.min(best[i], (user + system) / MOVES);
    }
  }
  return best;
}

const picks = script();

/** What the rules alone cost: the move, both views, and the choices of who is asked (unless nobody wants them). */
function rules(choices) {
  let { state } = begun({ kind: 'none' });
  for (const { seat, pick } of picks) {
    state = apply(endless, state, { seat, picks: [pick] }).state;
    for (const viewer of VIEWERS) sight(endless, state, viewer);
    if (choices === 'own') prompts(endless, state, 1 - seat);
  }
}

function table(choices, clock) {
  let t = begun(clock);
  let scenes = VIEWERS.map((viewer) => sceneOf(endless, t, viewer, choices));
  let at = 1;
  for (const { seat, pick } of picks) {
    at += 5;
    const decided = decide(endless, t, { player: `p${seat}` }, { do: 'move', seat, picks: [pick], by: 'player' }, at);
    t = decided.tableau;
    scenes = scenes.map((before, i) => {
      const after = sceneOf(endless, t, VIEWERS[i], choices);
      newsOf(before, after, decided.entry, decided, VIEWERS[i]);
      return after;
    });
  }
}

const NONE = { kind: 'none' };
const LIVE = { kind: 'live', bank: 1e9, increment: 1000 };
for (const [choices, clock] of [
  ['own', NONE],
  ['none', NONE],
  ['own', LIVE],
]) {
  const [bare, whole] = timed(
    () => rules(choices),
    () => table(choices, clock),
  );
  const words = { moves: MOVES, choices, clock: clock.kind, rules: bare, whole, besides: whole - bare };
  console.log(JSON.stringify(words, (_, x) => (typeof x === 'number' ? Number(x.toFixed(1)) : x)));
}
