import { goto } from '@questhall/kernel';
import { type Board, NOBODY, ORCS, ownerOf, type Slot } from '../board.js';
import { chapter } from '../calls.js';
import { addMen, addPower, countersIn, maySharePower, powerIn, removeMen, removePower } from '../forces.js';
import { SPACES, type SpaceId } from '../map.js';

const POWER = 1 << 12;
const { ask, done, procedure } = chapter('losses', () => ({ power: false, regained: [] as Slot[] }));

/** XI.B.5, XI.C Counters lost from a space: which, and where a sorcerer sends them. */
export const losses = procedure({
  steps: {
    // WQ III.B.2 Men and super powers are their owner's to command.
    // WQ XI.B.5.1 Who controls the force chooses. WQ R51 Also out of turn.
    choose: ask({
      rule: 'WQ XI.B.5.1',
      who: (b, v) => (b.holder[v.space] === ORCS ? null : b.holder[v.space]),
      says: (_, v) => ({ key: 'ask.losses', args: { n: v.n, space: SPACES[v.space].id } }),
      options: (b, v) => choices(b, v),
      name: (power: boolean, b, v) => `lose ${forceWords(power ? powerIn(b, v.space) : 'none', power ? v.n - 1 : v.n)}`,
      at: (power, b, v) => [power ? `${powerIn(b, v.space)}:${b.holder[v.space]}` : SPACES[v.space].id],
      then: (_, v, power) => {
        v.power = power;
      },
    }),
    take: (t, v) => {
      const { board } = t;
      const owner = board.holder[v.space];
      const power = v.power ? powerIn(board, v.space) : 'none';
      // WQ XI.B.4 A hero or sorcerer counts as one counter.
      const men = v.n - (power === 'none' ? 0 : 1);
      if (power !== 'none') removePower(board, owner, power);
      if (men > 0) removeMen(board, v.space, men);
      t.tell('lost', {
        owner,
        space: SPACES[v.space].id,
        what: owner === ORCS ? `${men} orcs` : forceWords(power, men),
      });
      // WQ XI.C.1 Without a sorcerer's doing they leave the board.
      if (v.disperser >= 0) board.transit = { owner, men, power };
    },
    // WQ R32 What finds no legal space leaves the board.
    strand: (t, v) => {
      const { transit } = t.board;
      const { owner } = transit;
      if (transit.men > 0 && menSpaces(t.board, v).length === 0) {
        t.tell('stranded', { owner, what: `${transit.men} ${owner === ORCS ? 'orcs' : 'men'}` });
        transit.men = 0;
      }
      if (transit.power !== 'none' && powerSpaces(t.board, v).length === 0) {
        t.tell('stranded', { owner, what: transit.power });
        transit.power = 'none';
      }
    },
    // WQ XI.C.2, WQ R32 The disperser puts them in unoccupied spaces or other spaces of their owner.
    disperse: ask({
      rule: 'WQ XI.C.2',
      who: (_, v) => (v.disperser >= 0 ? v.disperser : null),
      says: ({ transit: { owner, power, men } }) => ({
        key: 'ask.disperse',
        args: { owner, what: owner === ORCS ? `${men} orcs` : forceWords(power, men) },
      }),
      options: (b, v) => dispersals(b, v),
      name: (o: number, b) => `disperse ${dispersed(o, b)} ${SPACES[o & 63].id}`,
      at: (o, b) => (o & POWER ? [`${b.transit.power}:${b.transit.owner}`, SPACES[o & 63].id] : [SPACES[o & 63].id]),
      bars: (pick, b, v) => disperseBar(pick, b, v),
      then: (t, v, o) => {
        const { board } = t;
        const { transit } = board;
        const space = o & 63;
        t.tell('dispersed', { owner: transit.owner, what: dispersed(o, board), space: SPACES[space].id });
        if (o & POWER) {
          if (transit.power !== 'none') addPower(board, space, transit.owner, transit.power);
          transit.power = 'none';
        } else {
          addMen(board, space, transit.owner, o >> 6);
          transit.men -= o >> 6;
        }
        const slot = board.treasureIn[space];
        // WQ R35 Only a capture takes a treasure, unless the house says otherwise.
        if (board.house.treasureByDispersal && slot >= 0 && ownerOf(slot) === transit.owner) v.regained.push(slot);
        return goto('strand');
      },
    }),
    end: (_, v) => done(v.regained),
  },
  shows: (_, v) => ({ space: SPACES[v.space].id, n: v.n }),
});

type Lost = { space: SpaceId; other: SpaceId };

/** Whether the super power goes. WQ R71 All alike, or all lost: there is one way, and nobody is asked. */
function choices(b: Board, v: { space: SpaceId; n: number }): boolean[] {
  if (powerIn(b, v.space) === 'none') return [false];
  return v.n < countersIn(b, v.space) ? [false, true] : [true];
}

function dispersals(b: Board, v: Lost): number[] {
  const { transit } = b;
  const found: number[] = [];
  if (transit.power !== 'none') for (const space of powerSpaces(b, v)) found.push(POWER | space);
  if (transit.men === 0) return found;
  const spaces = menSpaces(b, v);
  for (const space of spaces) {
    // WQ VI.A.3, WQ R32 Never more than four orcs in a space.
    const most = transit.owner === ORCS ? Math.min(transit.men, 4 - b.men[space]) : transit.men;
    for (let n = spaces.length === 1 ? most : 1; n <= most; n++) found.push((n << 6) | space);
  }
  return found;
}

function menSpaces(b: Board, v: Lost): SpaceId[] {
  const { owner } = b.transit;
  const found: SpaceId[] = [];
  for (let space = 0; space < SPACES.length; space++) {
    const free = b.holder[space] === NOBODY || (b.holder[space] === owner && (owner !== ORCS || b.men[space] < 4));
    // WQ R63 Neither space of the battle.
    if (free && space !== v.space && space !== v.other) found.push(space);
  }
  return found;
}

function powerSpaces(b: Board, v: Lost): SpaceId[] {
  const { owner, power } = b.transit;
  return menSpaces(b, v).filter((space) => maySharePower(b, space, owner, power));
}

/** What an option of `losses.disperse` stands for: so many men or orcs, or the super power. */
export function dispersalOf(o: number): { space: SpaceId; men: number; power: boolean } {
  const power = (o & POWER) !== 0;
  return { space: o & 63, men: power ? 0 : o >> 6, power };
}

function dispersed(o: number, b: Board): string {
  if (o & POWER) return b.transit.power;
  return `${o >> 6} ${b.transit.owner === ORCS ? 'orcs' : 'men'}`;
}

/** Part of a force in words: `hero 2 men`. */
export function forceWords(power: string, men: number): string {
  if (power === 'none') return `${men} men`;
  return men > 0 ? `${power} ${men} men` : power;
}

function disperseBar(pick: string, b: Board, v: Lost) {
  const space = SPACES.findIndex((s) => pick.endsWith(` ${s.id}`));
  if (space < 0 || !pick.startsWith('disperse ')) return undefined;
  const name = SPACES[space].name;
  if (space === v.space || space === v.other)
    return { rule: 'WQ R63', why: `${name} is one of the two spaces in battle` };
  const [, orcs] = /^disperse (\d+) orcs/.exec(pick) ?? [];
  if (!menSpaces(b, v).includes(space) || (orcs && Number(orcs) <= b.transit.men && b.men[space] + Number(orcs) > 4))
    return { rule: 'WQ R32', why: `${name} is neither unoccupied nor their owner's, or is full` };
  if (/hero|sorcerer/.test(pick)) return { rule: 'WQ III.C.5.b', why: 'hero and sorcerer never stand together' };
  return undefined;
}
