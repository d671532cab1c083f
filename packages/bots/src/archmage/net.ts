/** What a net is told of a position: which marks it bears, by number, and amounts of what can be measured. */
export interface Inputs {
  readonly marks: readonly number[];
  readonly amounts: readonly number[];
}

/** A small net with one hidden layer; it has as many rows as there are marks and amounts. */
export interface Net {
  readonly hidden: number;
  /** From each input to each hidden unit, amounts behind marks. */
  readonly rows: Float32Array;
  readonly bias: Float32Array;
  readonly out: Float32Array;
  readonly level: number;
}

/** How many marks there are, and how many amounts. */
export interface Shape {
  readonly marks: number;
  readonly amounts: number;
  readonly hidden: number;
}

/** What of a hidden unit below zero goes on. */
const LEAK = 0.1;

/** What the net makes of a position: the logarithm of the odds to win, where it was taught to tell them. */
export function netSays({ hidden, rows, bias, out, level }: Net, { marks, amounts }: Inputs): number {
  const units = bias.slice();
  for (const mark of marks) for (let j = 0, at = mark * hidden; j < hidden; j++) units[j] += rows[at + j];
  let at = rows.length - amounts.length * hidden;
  for (const amount of amounts) for (let j = 0; j < hidden; j++) units[j] += amount * rows[at++];
  let sum = level;
  for (let j = 0; j < hidden; j++) sum += out[j] * (units[j] > 0 ? units[j] : LEAK * units[j]);
  return sum;
}

/**
 * A net from its text: of each row its largest weight, in thousandths, by two signs of the alphabet, then by one for each
 * weight how much of that it is, from -31 to 31 parts. Behind the inputs come the rows of bias and out, and the level.
 */
export function readNet(text: string, { marks, amounts, hidden }: Shape): Net {
  const width = hidden + 2;
  const inputs = marks + amounts;
  if (text.length !== (inputs + 2) * width + 2) throw new Error(`a net of ${text.length} signs`);
  const largest = (at: number) => (64 * signAt(text, at) + signAt(text, at + 1)) / 1000;
  const row = (i: number): number[] => {
    const most = largest(i * width);
    return Array.from({ length: hidden }, (_, j) => (most * (signAt(text, i * width + 2 + j) - PARTS)) / PARTS);
  };
  const rows = Array.from({ length: inputs }, (_, i) => row(i)).flat();
  const [bias, out] = [row(inputs), row(inputs + 1)];
  return {
    hidden,
    rows: Float32Array.from(rows),
    bias: Float32Array.from(bias),
    out: Float32Array.from(out),
    level: largest((inputs + 2) * width) - LEVEL,
  };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const PARTS = 31;
/** The level may be below zero. */
const LEVEL = 2;

function signAt(text: string, at: number): number {
  return ALPHABET.indexOf(text[at]);
}
