import type { Computed, Json, Refusal } from '@questhall/kernel';
import type { Board } from '../board.js';
import { forceIn } from '../forces.js';
import { kingdomSpaces, piecesOf, reinforcements } from '../kingdoms.js';
import { BOAT_REACH, SPACES, type SpaceId } from '../map.js';
import { battleOdds, campaignOdds, frenzyOdds } from '../odds.js';
import { defenderIn, dieRanges } from '../procedures/battle.js';
import { isFrenzyTarget } from '../procedures/orcs.js';
import { treasuresTaken } from '../procedures/treasure.js';
import { areAdjacent, defenceBonus, frenzyOrderFrom, isProtected, neighbours, routeBetween } from '../reach.js';
import { campaignRule, type Plan } from '../targets.js';
import { orcSpace, planIn } from './beginnings.js';
import { fail, type Obj, reading, seat, space, whole } from './check.js';

const ATTACK = {
  from: 'the attacking space',
  to: 'the space attacked (not needed against a monster)',
  against: 'space (if left out), dragon or wizard',
  boat: 'true if by boat',
};
const ids = (spaces: readonly SpaceId[]) => spaces.map((s) => SPACES[s].id);

/** Numbers and lists the rules compute. */
export const computed: Readonly<Record<string, Computed<Board>>> = {
  'die-range': of('WQ XI.B.1', 'the die ranges {attacker, defender} of an attack', ATTACK, (b, a) => {
    const [attacker, defender] = dieRanges(b, wayIn(b, a));
    return { attacker, defender };
  }),
  odds: of(
    'WQ XI.A',
    'the chances of a campaign fought to the end without supplements, super powers given up last: {captures (emptied, and two attackers or more are left), emptied, repulsed (somebody defends still), left (a list: emptied with 0, 1, 2 … attackers left), attackersLeft, defendersLeft (lists: 0, 1, 2 … are left, win or lose), expectedLoss, expectedKills (counters that attacker and defender lose on average)}',
    { ...ATTACK, stopAt: 'break off when down to so many counters (0, to the last, if left out)' },
    (b, a) => oddsOf(b, a),
  ),
  'battle-odds': of(
    'WQ XI.B',
    'the outcomes of one battle: a list of {attackerLoses, defenderLoses, chance}, the fewest losses of the attacker first',
    ATTACK,
    (b, a) => {
      const { attacker, defender, bonus } = sides(b, a);
      return battleOdds(attacker, defender, bonus) as unknown as Json;
    },
  ),
  'frenzy-order': of(
    'WQ VI.B.4',
    'the neighbours in the order in which frenzying orcs come to them',
    { space: 'the frenzy space' },
    (b, a) => ids(frenzyOrderFrom(b, space('space', a.space))),
  ),
  'frenzy-targets': of(
    'WQ VI.B.5',
    'those of them that would be attacked as things stand',
    { space: 'the frenzy space' },
    (b, a) => ids(frenzyOrderFrom(b, space('space', a.space)).filter((s) => isFrenzyTarget(b, s))),
  ),
  'frenzy-odds': of(
    'WQ VI.B.1.2',
    'the outcomes of the frenzy of a space, a list by target in order: {attacked, captured, emptied (chances), defendersLeft (a list: 0, 1, 2 … are left)}',
    { space: 'the frenzy space' },
    (b, a) => {
      const from = orcSpace(b, a);
      const targets = frenzyOrderFrom(b, from).filter((s) => isFrenzyTarget(b, s));
      return frenzyOdds(
        b.men[from],
        targets.map((to) => ({
          defender: forceIn(b, to),
          bonus: defenceBonus(b, to, routeBetween(b, from, to)),
          spared: !b.house.orcsPayBothMiss,
        })),
      ) as unknown as Json;
    },
  ),
  reinforcements: of('WQ X.B.2.2', 'men due for kingdom spaces, before cards', { seat: 'the player' }, (b, a) =>
    reinforcements(b, seat('seat', a.seat, b.seats)),
  ),
  'kingdom-spaces': of('WQ X.B.1', 'how many spaces belong to kingdoms', { seat: 'the player' }, (b, a) =>
    kingdomSpaces(b, seat('seat', a.seat, b.seats)),
  ),
  pieces: of('WQ X.A.6.d', 'counters on the board', { seat: 'the player' }, (b, a) =>
    piecesOf(b, seat('seat', a.seat, b.seats)),
  ),
  treasures: of('WQ II', 'how many of the three treasures that count are regained', { seat: 'the player' }, (b, a) =>
    treasuresTaken(b, seat('seat', a.seat, b.seats)),
  ),
  neighbours: of(
    'WQ III.C.5.f.2',
    'the adjacent spaces, clockwise from north, the tunnel last',
    { space: 'the space' },
    (b, a) => ids(neighbours(b, space('space', a.space))),
  ),
  'boat-reach': of('WQ X.A.6.c.3', 'where a boat can go', { space: 'the space' }, (_, a) =>
    ids(BOAT_REACH[space('space', a.space)]),
  ),
  protected: of('WQ VIII.C.1', 'whether the wizard protects it', { space: 'the space' }, (b, a) =>
    isProtected(b, space('space', a.space)),
  ),
  'forbidding-rule': of(
    'WQ R86',
    'the rule that forbids a campaign now, or null',
    { ...ATTACK, seat: 'the player', free: 'true for a free campaign' },
    (b, a) => campaignRule(b, seat('seat', a.seat, b.seats), planIn(b, a)),
  ),
};

function of(
  rule: string,
  says: string,
  takes: Readonly<Record<string, string>>,
  value: (b: Board, args: Obj) => Json,
): Computed<Board> {
  return { rule, says, takes, of: (b, args): Json | Refusal => reading(() => value(b, args)) };
}

/** An attack that the map allows, whatever else may forbid it. */
function wayIn(b: Board, args: Obj): Plan {
  const plan = planIn(b, args);
  const { from, to, against, boat } = plan;
  if (to < 0) fail(`the ${against} is not on the board`);
  const reached = boat
    ? BOAT_REACH[from].includes(to)
    : areAdjacent(b, from, to) || (from === to && against !== 'space');
  const [here, there] = [SPACES[from].id, SPACES[to].id];
  if (!reached) fail(boat ? `no boat goes from ${here} to ${there}` : `${here} and ${there} are not adjacent`);
  return plan;
}

function sides(b: Board, args: Obj) {
  const plan = wayIn(b, args);
  const route = plan.boat ? 'boat' : routeBetween(b, plan.from, plan.to);
  const bonus = plan.against === 'space' ? defenceBonus(b, plan.to, route) : 0;
  return { attacker: forceIn(b, plan.from), defender: defenderIn(b, plan.to, plan.against), bonus };
}

function oddsOf(b: Board, args: Obj): Json {
  const war = sides(b, args);
  // WQ R7 Orcs may be let off when both sides miss.
  const spared = war.attacker.kind === 'orcs' && !b.house.orcsPayBothMiss;
  return campaignOdds({ ...war, spared, stopAt: whole('stopAt', args.stopAt, 0) }) as unknown as Json;
}
