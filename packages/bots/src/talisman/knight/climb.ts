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
  /** The chance to lose a Life each turn to another's Command Spell. */
  readonly drain: number;
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
  /** Thrown back to the Portal of Power. */
  readonly portal: number;
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
  // T 4:3 Under a Command Spell the dead are out of the game.
  const stages: Stage[] = [nowhere(c.drain > 0 ? 0 : REBORN)];
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
  portal: v,
});

function stageWith(c: Climber, lives: number, below: readonly Stage[]): Stage {
  const { pace: g, drain } = c;
  const less = below[lives - 1];
  const least = below[Math.max(0, lives - 2)];
  const valley = g * mixed(c, c.crown[lives], c.crown[lives - 1]);
  const beaten = g * mixed(c, valley, less.valley);
  const den = werewolf(c, beaten, [less.den, least.den]);
  // Two dice against two: higher 575, equal 146 of 1296.
  const lost = 0.4437 * g * mixed(c, less.death, least.death) + 0.1126 * g * drain * less.death;
  const death = (0.4437 * g * mixed(c, den, less.den) + lost) / (1 - 0.1126 * g * (1 - drain));
  const pits = pitfiends(c, beaten, [less.pits, least.pits]);
  const tower = vampire(c, lives, below, pits);
  return { ...entered(c, below, { death, tower }), death, den, tower, pits, valley };
}

/** From the Plain of Peril by the Crypt or the Mines, again and again. */
function entered(
  c: Climber,
  below: readonly Stage[],
  { death, tower }: Pick<Stage, 'death' | 'tower'>,
): Pick<Stage, 'plain' | 'crypt' | 'mines' | 'portal'> {
  const { pace: g, drain } = c;
  const less = below[below.length - 1];
  const portals = [0, ...below.map((stage) => stage.portal).reverse()];
  const shut = 0.8 * g * (1 - c.portal);
  const open = c.portal * g;
  let plain = 0;
  let [crypt, mines] = [0, 0];
  for (let i = 0; i < 12; i++) {
    const portal = (open * mixed(c, plain, less.plain) + shut * drain * less.portal) / (1 - shut * (1 - drain));
    portals[0] = portal;
    const outs = { plain, portal, cave: after(c, 3, portals, 1), far: after(c, 10, portals, 0.7) };
    crypt = wayOut(c.strength, 3, g * mixed(c, death, less.death), outs);
    mines = wayOut(c.craft, c.minesDice, g * mixed(c, tower, less.tower), outs);
    plain = g * Math.max(mixed(c, crypt, less.crypt), mixed(c, mines, less.mines));
  }
  return { plain, crypt, mines, portal: portals[0] };
}

/** A turn later, with all Lives or with one less. */
function mixed({ drain }: Climber, now: number, less: number): number {
  return (1 - drain) * now + drain * less;
}

/** A share of what something is worth so many turns later: given with all Lives, with one less, and so on. */
function after({ pace, drain }: Climber, turns: number, worths: readonly number[], share: number): number {
  let value = 0;
  let chance = (1 - drain) ** turns;
  for (let lost = 0; lost <= turns && lost < worths.length; lost++) {
    value += chance * worths[lost];
    chance *= ((turns - lost) / (lost + 1)) * (drain / (1 - drain));
  }
  return pace ** turns * share * value;
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

/** What it is worth to fight on with a Life less, and with two. */
type Hurt = readonly [number, number];

/** T 14:7 Fought again until it is beaten. */
function werewolf(c: Climber, beaten: number, hurt: Hurt): number {
  let value = 0;
  for (const [power, p] of sums(c.werewolfDice)) value += p * until(c, power, beaten, hurt);
  return value;
}

/** T 14:8 One after another; a lost fight costs a turn and a Life. */
function pitfiends(c: Climber, done: number, hurt: Hurt): number {
  let value = 0;
  let next = done;
  for (let n = 1; n <= 6; n++) {
    next = until(c, 4, next, hurt);
    value += next / 6;
  }
  return value;
}

/** A fight against this power, again and again, until it is won or a Life is lost. */
export function until(c: Climber, power: number, won: number, [hurt, twice]: Hurt): number {
  const { wins, loses } = odds(c, power);
  const again = c.pace * (1 - wins - loses + loses * c.save);
  const lost = c.pace * loses * (1 - c.save) * mixed(c, hurt, twice) + again * c.drain * hurt;
  return (wins * won + lost) / (1 - again * (1 - c.drain));
}

/** One to three Lives, or Followers for them. */
function vampire(c: Climber, lives: number, below: readonly Stage[], pits: number): number {
  let value = 0;
  for (let n = 1; n <= 3; n++) {
    const left = Math.max(0, lives - Math.max(0, n - c.followers));
    const less = below[Math.max(0, left - 1)].pits;
    value += mixed(c, left === lives ? pits : below[left].pits, less);
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
