import type { Computed, Json } from '@questhall/kernel';
import type { Board } from '../board.js';
import { levelsOf } from '../leaders.js';
import { NEIGHBOURS, placeId, sideTo } from '../map.js';
import { attritionLoss, countable, totalUpkeep } from '../procedures/attrition.js';
import { ranking } from '../procedures/ending.js';
import { incomeOf } from '../sites.js';
import { ferryCost, landCost } from '../steps.js';
import {
  columnName,
  columnOf,
  lordResult,
  missileResult,
  regularResult,
  siegeColumn,
  siegeResult,
  wizardResult,
} from '../tables.js';
import { IS_AIR } from '../units.js';
import { fail, flag, hex, kind, type Obj, reading, seat, whole } from './check.js';

const SEAT = { seat: 'the player' };
const DIE = { die: '1 to 6' };

/** Numbers the rules compute. */
export const computed: Readonly<Record<string, Computed<Board>>> = {
  income: of('LW B17/1', 'what a player’s cities and villages pay a month', SEAT, (b, a) => incomeOf(b, who(b, a))),
  levels: of('LW B16a', 'the levels of a player’s leaders together', SEAT, (b, a) => levelsOf(b, who(b, a))),
  upkeep: of('LW O2a', 'what a player’s units cost in upkeep', SEAT, (b, a) => totalUpkeep(b, who(b, a))),
  countable: of(
    'LW B14a.2',
    'how many of a player’s units count for attrition',
    SEAT,
    (b, a) => countable(b, who(b, a)).length,
  ),
  attrition: of('LW B14a.1', 'units lost to attrition', { units: 'how many count', ...DIE }, (_, a) =>
    attritionLoss(whole('units', a.units, 0), die(a)),
  ),
  step: of(
    'LW B7b',
    'what a step costs a kind of unit: {cost (movement points; null if forbidden), ferry (likewise, by ferry)}',
    { unit: 'the kind', from: 'a hex', to: 'a hex beside it' },
    (b, a) => {
      const from = hex('from', a.from);
      const side = sideTo(from, hex('to', a.to));
      if (side < 0) fail(`${a.to} is not beside ${a.from}`);
      const unit = kind('unit', a.unit);
      const points = (halves: number) => (halves < 0 ? null : halves / 2);
      // LW B7d/1, LW AMB-147 Whatever flies pays one point a hex, and stays where it is in snow.
      if (IS_AIR[unit]) return { cost: b.weather === 'snow' ? null : 1, ferry: null };
      return { cost: points(landCost(b, unit, from, side)), ferry: points(ferryCost(b, unit, from, side)) };
    },
  ),
  neighbours: of('LW B7a/1', 'the hexes beside one, clockwise from north', { hex: 'the hex' }, (_, a) => {
    const at = hex('hex', a.hex);
    return NEIGHBOURS.slice(at * 6, at * 6 + 6)
      .filter((one) => one >= 0)
      .map(placeId);
  }),
  column: of('LW B8c', 'the column of a difference', { difference: 'attack minus defence' }, (_, a) =>
    columnName(columnOf(Number(a.difference))),
  ),
  crt: of('LW TABLE.CRT/1', 'losses {attacker, defender}', { difference: 'after shifts', ...DIE }, (_, a) => ({
    ...regularResult(columnOf(Number(a.difference)), die(a)),
  })),
  lords: of('LW TABLE.LVL/1', 'the result of Lord vs. Lord', { difference: 'of levels', ...DIE }, (_, a) => ({
    ...lordResult(Number(a.difference), die(a)),
  })),
  wizards: of('LW TABLE.WVW/1', 'the result of Wizard vs. Wizard', { difference: 'of levels', ...DIE }, (_, a) => ({
    ...wizardResult(Number(a.difference), die(a)),
  })),
  missiles: of('LW TABLE.MC', 'units eliminated', { column: '1 to 16', ...DIE }, (_, a) =>
    missileResult(whole('column', a.column, 1), die(a)),
  ),
  siege: of(
    'LW TABLE.SIEGE',
    'the result of a siege',
    { result: 'spending less spending against', port: 'true for the port row', ...DIE },
    (_, a) => siegeResult(siegeColumn(whole('result', a.result, 0), flag('port', a.port)), die(a)),
  ),
  ranking: of('LW B16/2', 'who would win if the game ended now, as a list of seats', {}, (b) => [
    ...ranking(
      b,
      b.order.filter((s) => !b.out[s]),
      'LW B16/2',
    ).winners,
  ]),
};

function of(
  rule: string,
  says: string,
  takes: Computed<Board>['takes'],
  value: (b: Board, a: Obj) => Json,
): Computed<Board> {
  return { rule, says, takes, of: (b, args) => reading(() => value(b, args)) };
}

function who(b: Board, a: Obj): number {
  return seat('seat', a.seat, b.seats);
}

function die(a: Obj): number {
  const n = whole('die', a.die, 0);
  return n >= 1 && n <= 6 ? n : fail('die is 1 to 6');
}
