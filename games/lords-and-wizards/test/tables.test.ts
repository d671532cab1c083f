import { readFileSync } from 'node:fs';
import { rule } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { CITIES, ITEMS, MONTHS, SITES } from '../src/index.js';
import { legends, monsters } from '../src/legends.js';
import { attritionLoss } from '../src/procedures/attrition.js';
import {
  bargain,
  columnName,
  columnOf,
  LAST_COLUMN,
  lordResult,
  missileResult,
  PLAGUES,
  regularResult,
  siegeColumn,
  siegeResult,
  tax,
  treachery,
  weatherOf,
  wizardResult,
} from '../src/tables.js';
import { KINDS, kinds } from '../src/units.js';

// Every cell of every table, against the rules file.
// biome-ignore lint/suspicious/noExplicitAny: tables of many shapes
const tables: any = JSON.parse(readFileSync(new URL('../rules.json', import.meta.url), 'utf8')).tables;
const DICE = [1, 2, 3, 4, 5, 6];
const slug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-');

rule('LW TABLE.CRT/1', 'every cell of the combat results table', () => {
  const cell = (column: number, die: number) => {
    const { attacker, defender } = regularResult(column, die);
    return `${attacker || '-'}/${defender || '-'}`;
  };
  for (const die of DICE)
    expect(tables.crt.rows[die]).toEqual(tables.crt.columns.map((_: string, c: number) => cell(c, die)));
  tables.crt.bounds.forEach(([low, high]: [number | null, number | null], column: number) => {
    for (const edge of [low, high]) if (edge !== null) expect(columnOf(edge)).toBe(column);
  });
  expect([columnOf(-999), columnOf(999)]).toEqual([0, LAST_COLUMN]);
  expect(columnName(columnOf(5))).toBe('1 to 7');
});

const duelCell = (d: ReturnType<typeof lordResult>) => {
  const star = (side: 'attacker' | 'defender') => (d.raises === side ? '*' : '');
  if (d.shift !== 0) return `${d.shift > 0 ? 'R' : 'L'}${Math.abs(d.shift)}${d.raises ? '*' : ''}`;
  return `${d.attacker || '-'}${star('attacker')}/${d.defender || '-'}${star('defender')}`;
};

rule('LW TABLE.LVL/1', 'every cell of the Lord table, and its end rows beyond seven', () => {
  for (const [row, cells] of Object.entries<string[]>(tables.lordVsLord.rows))
    expect(DICE.map((die) => duelCell(lordResult(Number(row), die)))).toEqual(cells);
  expect(lordResult(12, 6)).toEqual(lordResult(7, 6));
  expect(lordResult(-9, 1)).toEqual(lordResult(-7, 1));
});

rule(['LW TABLE.WVW/1', 'LW TABLE.WVW/2', 'LW AMB-019'], 'every cell of the Wizard table', () => {
  for (const [row, cells] of Object.entries<string[]>(tables.wizardVsWizard.rows))
    expect(DICE.map((die) => duelCell(wizardResult(Number(row), die)))).toEqual(cells);
  expect(wizardResult(30, 1)).toEqual({ attacker: 0, defender: 0, raises: 'attacker', shift: 4 });
  expect(lordResult(8, 1)).toEqual(lordResult(7, 1));
});

rule('LW TABLE.BT', 'every cell of the bargaining table', () => {
  for (const die of DICE)
    expect(tables.bargaining.columns.map((_: string, i: number) => bargain(i + 1, die))).toEqual(
      tables.bargaining.rows[die].map((cell: string | number) => (cell === 'noDeal' ? 'x' : String(cell))),
    );
  expect(bargain(20, 4)).toBe('0.25');
});

rule('LW TABLE.TREACHERY', 'every cell of the treachery table, nine and more alike', () => {
  for (const [row, cells] of Object.entries(tables.treachery.rows))
    expect([0, 1, 2].map((alignment) => treachery(alignment, Number.parseInt(row, 10)))).toEqual(cells);
  expect(treachery(0, 14)).toBe('J');
});

rule('LW TABLE.SIEGE', 'every cell of the siege table, for ports and for cities', () => {
  for (const die of DICE)
    expect(tables.siege.rows[die].map((_: string, c: number) => siegeResult(c, die))).toEqual(tables.siege.rows[die]);
  const columns = (bands: string[], port: boolean) => bands.map((band) => siegeColumn(Number.parseInt(band, 10), port));
  expect(columns(tables.siege.portBands, true)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(columns(tables.siege.cityBands, false)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

rule('LW TABLE.TT', 'every cell of the tax table', () => {
  for (const die of DICE)
    expect(
      [1, 2, 3].map((multiple) => tax(multiple, die)).map(({ pays, rebels }) => `x${pays}${rebels ? '*' : ''}`),
    ).toEqual(tables.tax.rows[die]);
});

rule('LW TABLE.MC', 'every cell of the missile chart, and nothing left of it', () => {
  for (const die of DICE) {
    expect(tables.missile.rows[die].map((_: number, i: number) => missileResult(i + 1, die))).toEqual(
      tables.missile.rows[die],
    );
    expect([missileResult(0, die), missileResult(-1, die)]).toEqual([0, 0]);
  }
  expect(missileResult(40, 1)).toBe(8);
});

rule('LW TABLE.WEATHER', 'every cell of the weather chart', () => {
  for (const [turn, cells] of Object.entries<string[]>(tables.weather.rows))
    expect(DICE.map((die) => weatherOf(Number(turn), die)[0])).toEqual(cells);
});

test('attrition by die, in per cent of a hundred units', () => {
  for (const die of DICE) expect(attritionLoss(100, die)).toBe(Math.round(tables.attrition[die] * 100));
});

test('the cities that plague strikes', () => {
  for (const [sum, cities] of Object.entries<string[]>(tables.plague))
    expect((PLAGUES[Number(sum) - 2] as number[]).map((site) => SITES[site]?.name)).toEqual(cities);
});

rule('LW B3/1', 'every unit of the unit cost table', () => {
  const built = kinds();
  tables.unitCosts.slice(0, 27).forEach((row: Record<string, unknown>, i: number) => {
    const kind = built[i];
    expect([kind?.attack, kind?.defence, kind?.move]).toEqual([row.attack, row.defense, row.move]);
    expect(kind?.alignment).toBe({ any: 3, order: 0, neutral: 1, chaos: 2 }[String(row.alignment)]);
    expect(kind?.race).toBe(String(row.race).toLowerCase());
    expect((kind?.missile ?? 0) / 2).toBe(row.missile);
    expect([kind?.found !== undefined, kind?.arm === 'air']).toEqual([row.special, row.air]);
    if (typeof row.cost === 'number') expect([kind?.cost, kind?.upkeep]).toEqual([row.cost, row.upkeep]);
  });
});

rule('LW TABLE.MISSILESTRENGTH', 'missile strengths', () => {
  const strong = kinds().filter((kind) => kind.missile > 0);
  const missiles = Object.fromEntries(strong.map((kind) => [kind.id, kind.missile / 2]));
  expect(missiles).toEqual({ bowmen: 1, crossbowmen: 2, bowelves: 1.5, 'orcish-bow': 1, giant: 2.5 });
});

test('every magic item by category, alignment and roll', () => {
  const alignments: Record<string, number> = { O: 0, N: 1, C: 2 };
  for (const row of tables.magicItems) {
    const category = row.category === 'ringsOfPower' ? 'power' : row.category;
    const item = ITEMS.find(
      (one) =>
        one.category === category &&
        one.alignment === (alignments[row.alignment] ?? 3) &&
        (category === 'power' || one.roll === row.roll),
    );
    expect(row.name.startsWith(item?.name ?? 'nothing')).toBe(true);
    expect(item?.once === true).toBe(row.once);
  }
});

test('every created item by the level it needs', () => {
  const created = ITEMS.filter((item) => item.category === 'created');
  expect(created.map((item) => item.roll)).toEqual(tables.createdItems.map((row: { level: number }) => row.level));
  expect(created.map((item) => item.once === true)).toEqual(
    tables.createdItems.map((row: { once: boolean }) => row.once),
  );
});

rule(['LW B22/1', 'LW AMB-030', 'LW B11'], 'every monster, with the strength of its units', () => {
  const built = monsters();
  tables.monsters.forEach((row: Record<string, unknown>, i: number) => {
    const legend = built[i];
    if (legend?.what !== 'monster') throw new Error(`${row.letter} is no monster`);
    expect(legend.id).toBe(`monster-${String(row.letter).toLowerCase()}`);
    expect(legend.leader).toBe(row.kind === 'leader');
    const sum = (what: 'attack' | 'defence') => legend.units.reduce((n, kind) => n + (KINDS[kind]?.[what] ?? 0), 0);
    expect([sum('attack'), sum('defence')]).toEqual([row.attack ?? 0, row.defense ?? 0]);
  });
  expect(legends()).toHaveLength(50);
});

test('empires, capitals, hiring cities and the calendar', () => {
  for (const [number, empire] of Object.entries<{ capital?: string; cities: string[] }>(tables.empires)) {
    const n = number === 'free' ? 0 : Number(number);
    const cities = SITES.slice(0, CITIES).filter((site) => site.empire === n);
    expect(cities.map((site) => site.name)).toEqual(empire.cities);
    if (empire.capital) expect(cities.find((site) => site.capital === 'first')?.name).toBe(empire.capital);
  }
  for (const people of ['orcs', 'elves', 'dwarves'])
    expect(new Set(SITES.filter((site) => site.hires === people).map((site) => site.name))).toEqual(
      new Set(tables.territorialHiring[people]),
    );
  expect(tables.calendar.months.map((month: { name: string }) => month.name)).toEqual([...MONTHS]);
  expect(slug(tables.empires['1'].capital)).toBe('lavidian');
});
