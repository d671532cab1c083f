/** What decides how a climb from the Plain of Peril to the Crown goes. */
export interface Climber {
  readonly strength: number;
  readonly craft: number;
  /** What he brings into Combat before the die, how many dice he rolls there, and whether he strikes unseen. */
  readonly might: number;
  readonly dice: 1 | 2;
  readonly unseen: boolean;
  readonly minesDice: number;
  readonly portal: number;
  /** Followers that can be given to the Vampire. */
  readonly followers: number;
  /** The chance that armour keeps a Life lost in Combat. */
  readonly save: number;
  readonly werewolfDice: number;
  /** What the Crown is worth with 0 to 8 Lives. */
  readonly crown: readonly number[];
  /** What a turn later is worth. */
  readonly pace: number;
}

/** What it is worth, as a chance, to arrive on each space of the Inner Region; `on` is with its task done. */
export interface Stage {
  readonly plain: number;
  readonly crypt: number;
  readonly mines: number;
  readonly death: number;
  readonly den: number;
  readonly tower: number;
  readonly pits: number;
  readonly valley: number;
}

const LIVES = 8;
/** T 4:3.4 A new character begins again from little. */
const REBORN = 0.05;

/** The prospects with 0 to 8 Lives, exactly but for the way back in after falling out. */
export function climb(c: Climber): readonly Stage[] {
  const key = Object.values(c).join(' ');
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= MEMORY) remembered.clear();
  const found = reckon(c);
  remembered.set(key, found);
  return found;
}

/** A climber hardly changes from one question to the next. */
const remembered = new Map<string, readonly Stage[]>();
const MEMORY = 300;

function reckon(c: Climber): readonly Stage[] {
  const stages: Stage[] = [nowhere(REBORN)];
  for (let lives = 1; lives <= LIVES; lives++) stages.push(stageWith(c, lives, stages));
  return stages;
}

const nowhere = (v: number): Stage => ({
  plain: v,
  crypt: v,
  mines: v,
  death: v,
  den: v,
  tower: v,
  pits: v,
  valley: v,
});

function stageWith(c: Climber, lives: number, below: readonly Stage[]): Stage {
  const { pace: g } = c;
  const valley = g * c.crown[lives];
  const den = werewolf(c, lives, below, g * valley);
  // Two dice against two: higher 575, equal 146 of 1296.
  const death = (0.4437 * g * den + 0.4437 * g * below[lives - 1].death) / (1 - 0.1126 * g);
  const pits = pitfiends(c, lives, below, g * valley);
  const tower = vampire(c, lives, below, pits);
  const open = c.portal * g;
  let plain = 0;
  let [crypt, mines] = [0, 0];
  for (let i = 0; i < 12; i++) {
    const portal = (open * plain) / (1 - 0.8 * g * (1 - c.portal));
    const outs = { plain, portal, cave: g ** 3 * portal, far: g ** 10 * 0.7 * portal };
    crypt = wayOut(c.strength, 3, g * death, outs);
    mines = wayOut(c.craft, c.minesDice, g * tower, outs);
    plain = g * Math.max(crypt, mines);
  }
  return { plain, crypt, mines, death, den, tower, pits, valley };
}

interface Outs {
  readonly plain: number;
  readonly portal: number;
  readonly cave: number;
  readonly far: number;
}

/** T 14:5 Crypt and Mines: dice less an ability say where one comes out. */
function wayOut(ability: number, dice: number, stays: number, outs: Outs): number {
  let value = 0;
  for (const [sum, p] of sums(dice)) {
    const over = sum - ability;
    if (over <= 0) value += p * stays;
    else if (over === 1) value += p * outs.plain;
    else value += p * (over <= 3 ? outs.portal : over <= 5 ? outs.cave : outs.far);
  }
  return value;
}

/** T 14:7 Fought again until it is beaten. */
function werewolf(c: Climber, lives: number, below: readonly Stage[], beaten: number): number {
  let value = 0;
  for (const [power, p] of sums(c.werewolfDice)) value += p * until(c, power, beaten, below[lives - 1].den);
  return value;
}

/** T 14:8 One after another; a lost fight costs a turn and a Life. */
function pitfiends(c: Climber, lives: number, below: readonly Stage[], done: number): number {
  let value = 0;
  let next = done;
  for (let n = 1; n <= 6; n++) {
    next = until(c, 4, next, below[lives - 1].pits);
    value += next / 6;
  }
  return value;
}

/** A fight against this power, again and again, until it is won or a Life is lost. */
export function until(c: Climber, power: number, won: number, hurt: number): number {
  const { wins, loses } = odds(c, power);
  const again = c.pace * (1 - wins - loses + loses * c.save);
  return (wins * won + c.pace * loses * (1 - c.save) * hurt) / (1 - again);
}

/** One to three Lives, or Followers for them. */
function vampire(c: Climber, lives: number, below: readonly Stage[], pits: number): number {
  let value = 0;
  for (let n = 1; n <= 3; n++) {
    const left = lives - Math.max(0, n - c.followers);
    value += left === lives ? pits : left > 0 ? below[left].pits : REBORN;
  }
  return (c.pace * value) / 3;
}

function odds(c: Climber, power: number): { wins: number; loses: number } {
  let [wins, loses] = [0, 0];
  for (let face = 1; face <= 6; face++) {
    const p = c.dice === 2 ? (2 * face - 1) / 36 : 1 / 6;
    for (let foe = 1; foe <= 6; foe++) {
      const lead = c.might + face - power - (c.unseen ? 0 : foe);
      if (lead > 0) wins += p / 6;
      else if (lead < 0) loses += p / 6;
    }
  }
  return { wins, loses };
}

/** Every sum of so many dice, with its chance. */
function sums(dice: number): readonly (readonly [number, number])[] {
  return SUMS[dice] ?? SUMS[3];
}
const SUMS = [0, 1, 2, 3].map((dice) => {
  let chances = new Map([[0, 1]]);
  for (let i = 0; i < dice; i++) {
    const next = new Map<number, number>();
    for (const [sum, p] of chances)
      for (let face = 1; face <= 6; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + p / 6);
    chances = next;
  }
  return [...chances];
});
