import { random } from '@questhall/kernel';

const ROUNDS = 4;
/** How far what comes later is believed, rather than what the net itself says of the next position. */
const TRACE = 0.7;
/** Stories to a step, and how large the first steps are; they grow smaller to the end. */
const LOT = 8;
const STEP = 0.001;
const DECAY = 0.00002;
const LEAK = 0.1;
/** One story in so many is kept to see how well the others taught. */
const KEPT = 12;

/** A net taught by what came of each move: temporal differences with traces, by Adam. */
export function taught(stories, shape, tell) {
  const dice = random('teach');
  const net = fresh(shape, dice);
  const [momentum, spread] = [net.weights.map(() => 0), net.weights.map(() => 0)];
  const kept = stories.filter((_, i) => i % KEPT === 0);
  const told = stories.filter((_, i) => i % KEPT !== 0);
  const steps = (ROUNDS * told.length) / LOT;
  let step = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    shuffle(told, dice);
    for (let i = 0; i + LOT <= told.length; i += LOT) {
      const slope = slopeOf(net, told.slice(i, i + LOT));
      const size = STEP * Math.min(1, step / 50) * (1 - (0.95 * step) / steps);
      for (let k = 0; k < slope.length; k++) {
        const by = slope[k] + DECAY * net.weights[k];
        momentum[k] = 0.9 * momentum[k] + 0.1 * by;
        spread[k] = 0.998 * spread[k] + 0.002 * by * by;
        net.weights[k] -= (size * momentum[k]) / (Math.sqrt(spread[k]) + 1e-6);
      }
      step += 1;
    }
    tell({ round, loss: lossOf(net, kept) });
  }
  return net.weights;
}

/** Rows of inputs, then bias, out and level, in one list. */
function fresh({ marks, amounts, hidden }, dice) {
  const inputs = marks + amounts;
  const weights = new Float32Array((inputs + 2) * hidden + 1);
  const about = (most) => (most * (dice(2001) - 1000)) / 1000;
  for (let i = 0; i < inputs * hidden; i++) weights[i] = about(0.02);
  for (let j = 0; j < hidden; j++) weights[(inputs + 1) * hidden + j] = about(0.3);
  return { weights, marks, hidden, bias: inputs * hidden, out: (inputs + 1) * hidden, level: (inputs + 2) * hidden };
}

function shuffle(list, dice) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = dice(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}

function slopeOf(net, lot) {
  const slope = new Float32Array(net.weights.length);
  let count = 0;
  for (const { moves, won } of lot) {
    let goal = won ? 1 : 0;
    for (let i = moves.length - 1; i >= 0; i--) {
      const { move, instead } = moves[i];
      const said = learnt(net, slope, move, goal);
      goal = instead ? oddsOf(net, unitsOf(net, instead)) : (1 - TRACE) * said + TRACE * goal;
    }
    count += moves.length;
  }
  return slope.map((by) => by / count);
}

/** Every input with the place of its row, and how much of it there is. */
function each(net, { marks, amounts }, tell) {
  for (const mark of marks) tell(mark * net.hidden, 1);
  for (let k = 0; k < amounts.length; k++) tell((net.marks + k) * net.hidden, amounts[k]);
}

function unitsOf(net, position) {
  const { weights, hidden, bias } = net;
  const units = weights.slice(bias, bias + hidden);
  each(net, position, (row, amount) => {
    for (let j = 0; j < hidden; j++) units[j] += amount * weights[row + j];
  });
  return units;
}

function oddsOf({ weights, hidden, out, level }, units) {
  let sum = weights[level];
  for (let j = 0; j < hidden; j++) sum += weights[out + j] * (units[j] > 0 ? units[j] : LEAK * units[j]);
  return 1 / (1 + Math.exp(-sum));
}

/** Adds to the slope what would bring the net nearer to the goal, and says what it says now. */
function learnt(net, slope, position, goal) {
  const { weights, hidden, bias, out, level } = net;
  const units = unitsOf(net, position);
  const said = oddsOf(net, units);
  slope[level] += said - goal;
  const back = units.map((unit, j) => (said - goal) * weights[out + j] * (unit > 0 ? 1 : LEAK));
  for (let j = 0; j < hidden; j++) {
    slope[out + j] += (said - goal) * (units[j] > 0 ? units[j] : LEAK * units[j]);
    slope[bias + j] += back[j];
  }
  each(net, position, (row, amount) => {
    for (let j = 0; j < hidden; j++) slope[row + j] += amount * back[j];
  });
  return said;
}

function lossOf(net, stories) {
  let [sum, count] = [0, 0];
  for (const { moves, won } of stories)
    for (const { move } of moves) {
      const odds = oddsOf(net, unitsOf(net, move));
      sum -= Math.log(won ? odds : 1 - odds);
      count += 1;
    }
  return sum / count;
}
