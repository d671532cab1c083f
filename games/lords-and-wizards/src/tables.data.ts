/** The charts of the book, row by row. A die of 1 is the first row or column. */

/** The columns of the combat results table, by the least differential that belongs to each. */
export const CRT_COLUMNS = [
  { from: Number.NEGATIVE_INFINITY, name: '<=-25' },
  { from: -24, name: '-24 to -16' },
  { from: -15, name: '-15 to -8' },
  { from: -7, name: '-7 to -1' },
  { from: 0, name: '0' },
  { from: 1, name: '1 to 7' },
  { from: 8, name: '8 to 15' },
  { from: 16, name: '16 to 24' },
  { from: 25, name: '25 to 33' },
  { from: 34, name: '34 to 42' },
  { from: 43, name: '>=43' },
] as const;

/** By die: units lost by attacker and defender in each column. */
export const CRT_ROWS = [
  '6/- 5/- 4/- 3/- 2/- 1/1 1/2 1/2 1/2 1/3 1/4',
  '5/- 4/- 3/- 2/- 2/1 1/1 1/2 1/2 -/2 -/3 -/5',
  '4/- 3/- 3/- 2/1 1/1 1/1 1/3 1/3 -/3 -/4 -/6',
  '3/- 3/1 3/1 1/1 1/1 1/2 -/3 -/3 -/4 -/5 -/8',
  '2/- 2/1 2/1 1/1 1/2 -/2 -/3 -/4 -/5 -/6 -/9',
  '2/1 2/1 2/1 1/1 -/2 -/3 -/4 -/5 -/6 -/7 -/10',
] as const;

/** Lord vs. Lord by difference from +7 down to -7, by die: losses of attacker and defender, an asterisk raises that side's Lord. */
export const LORD_ROWS = [
  '1/3 -/3 -/4 -/4 -/5 -*/6',
  '1/2 1/3 -/3 -/3 -/4 -*/5',
  '1/2* 1/2 1/3 -/3 -/3 -*/4',
  '1/2* 1/2 1/2 -/2 -/3 -*/3',
  '1/1* 2/2 1/2 1/2 -/2 -*/3',
  '2/2* 1/1 1/1 1/2 1/2 -*/2',
  '2/2* 1/1* 2/2 2/2 2*/3 1*/2',
  '2/1* 2/2* 1/1 1/1 2*/2 1*/2',
  '2/1* 3/2* 2/2 2/2 1*/1 2*/2',
  '2/-* 2/1 2/1 1/1 1/1 2*/2',
  '3/-* 2/- 2/1 2/1 2/2 1*/1',
  '3/-* 3/- 2/- 2/1 2/1 2*/1',
  '4/-* 3/- 3/- 3/1 2/1 2*/1',
  '5/-* 4/- 3/- 3/- 3/1 2/1',
  '5/-* 5/- 4/- 4/- 3/- 3/1',
] as const;

/** Wizard vs. Wizard likewise; Rn and Ln shift the regular column of the round. */
export const WIZARD_ROWS = [
  'R4* R3 R2 R1 -/3 -/2',
  'R3* R2 R1 -/3 -/2 -/2',
  'R2* R2 R1 -/3 -/2 -/2*',
  'R2* R1 R1 -/2 -/2 -/1*',
  'R1* R1 -/2 -/2 -/1 -/1*',
  'R1* -/2 -/2 1/2 -/1 -/1*',
  'R1* -*/1 1/2 1/2 1/1* 1/1*',
  '-*/1 1*/1 1/1 2/2 1/1* 1/-*',
  '1*/1 1*/1 2/1 2/1 1/-* L1*',
  '1*/- 1/- 2/1 2/- 2/- L1*',
  '1*/- 1/- 2/- 2/- L1 L1*',
  '1*/- 2/- 2/- L1 L1 L2*',
  '2*/- 2/- 3/- L1 L2 L2*',
  '2/- 2/- 3/- L1 L2 L3*',
  '2/- 3/- L1 L2 L3 L4*',
] as const;

/** Bargaining by die, by the leader's level from 1 to 12 and more: j joins, a number is GTs for each point of strength, x no deal. */
export const BARGAIN_ROWS = [
  'j j j j j j j j j j j j',
  '2 1.5 1.5 1.5 1.5 1.5 1.5 1 1 1 1 1',
  '2 1.5 1.5 1.5 1.5 1.5 1 1 1 0.5 0.5 0.5',
  '1.5 1.5 1.5 1 1 1 1 0.5 0.5 0.5 0.5 0.25',
  '1 1 1 1 1 0.5 0.5 0.5 0.5 0.25 0.25 0.25',
  'x x x x x x x x x x x x',
] as const;

/** Treachery by total from 1 to 9 and more, by alignment: stays, withholds, joins. */
export const TREACHERY_ROWS = [
  '- - -',
  '- - W',
  '- - W',
  '- W W',
  'W W J',
  'W W J',
  'W J J',
  'W J J',
  'J J J',
] as const;

/** The least result of each column of the siege table, for ports and for cities. */
export const SIEGE_PORT = [0, 1, 4, 9, 13, 17, 21, 25, 29] as const;
export const SIEGE_CITY = [0, 1, 3, 5, 7, 9, 13, 18, 23] as const;
export const SIEGE_ROWS = [
  'U* R* R1* R2* R3* S S S S',
  'U* U* R* R1* R2* R3* S S S',
  'U* U* U* R* R1* R2* R3* S S',
  'U U U U* R* R1* R2* R3* S',
  'U U U U U R R1* R2* S',
  'U U U U U U R R2* R3*',
] as const;

/** Quarters of the besieged, and of the besiegers, that die of disease, by die. */
export const DISEASE_BESIEGED = [2, 1, 0, 0, 0, 0] as const;
export const DISEASE_BESIEGING = [2, 0, 0, 0, 0, 0] as const;

/** Attrition in per cent, by die. */
export const ATTRITION = [30, 25, 20, 15, 10, 5] as const;

/** Tax by die: multipliers for single, double and triple; an asterisk is a rebellion. */
export const TAX_ROWS = ['x1 x2 x3', 'x1 x2 x3*', 'x1 x2* x1*', 'x1 x1* x1*', 'x1 x1* x1*', 'x1 x1* x0*'] as const;

/** Units eliminated by missiles, by die, by strength from 1 to 16 and more. */
export const MISSILE_ROWS = [
  [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8],
  [0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5],
  [0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 4],
  [0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3],
  [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3],
  [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2],
] as const;

/** Weather by turn of the year, by die: clear, rain, snow. */
export const WEATHER_ROWS = [
  'cccccc',
  'cccccc',
  'cccccc',
  'cccccc',
  'cccccr',
  'cccccr',
  'ccccrr',
  'cccrrr',
  'ccrrrs',
  'crrrss',
  'rrssss',
  'ssssss',
  'crssss',
  'ccrrss',
  'cccrrr',
  'cccccr',
  'cccccc',
  'cccccc',
] as const;

/** The cities that plague strikes, by two dice from 2. */
export const PLAGUE_ROWS = [
  'neurg pelendior redheim',
  'welkton westend gesmarth',
  'asgarth adenburg xlmek',
  'fordenburg kessington lavidian',
  'zestrad bork delvor illbridge',
  '',
  'mukten osgarth staberstar',
  'telven tenmor zanavill',
  'hell egmar gelken',
  'wasserton prosto rosenburg',
  'redheim gesmarth adenburg',
] as const;

/** Two turns each. */
export const MONTHS = [
  'Bluebird',
  'Cardinal',
  'Dove',
  'Albatross',
  'Crow',
  'Falcon',
  'Eagle',
  'Hawk',
  'Robin',
] as const;
export const TURNS_A_YEAR = 18;
export const YEARS = 3;
