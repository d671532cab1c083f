/** The World: places from the book, the rest reconstructed. Hexes are written CCRR, column and row from 1; even columns sit lower. */
export const COLUMNS = 40;
export const ROWS = 30;

/** `.` clear, `w` woods, `d` desert, `m` mountain, `s` swamp, `~` sea, `o` lake. */
export const TERRAIN_ROWS = [
  '~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~',
  '~~~~~~~~~~~~~~~~~~~~~~.w.w..~~~~~~~~~~~~',
  '~~~~~~~~~~~~~~~~~~~~~~.ww..~~~~~~~~~~~~~',
  '~~~~~~~~~~.......~~~~....~~~~~~~~~~~~~~~',
  '~~~~~~...~........~~.........~~~~~~~~~~~',
  '~~~~~.www..........~.....d.dd~~.~~~~~~~~',
  '~~~~~.ww...........w.w...ddddddd..~~~~~~',
  '~~~~wwwww.........wwwww.dddddddd...~~~~~',
  '~~~.www......mm...wwwww.dddddddooddd~~~~',
  '~~~.www......mm...wwwww.dddddddd.ddd~~~~',
  '~~~~~ww.......m....mmmmm..ddddd...d..~~~',
  '~~~~~~~..w.....wwwmmmmmmmm..d........~~~',
  '~~~~~~~~.w....wwwwmmmmmmmm........m.s.~~',
  '~~~~~~~~w.w.....wmmmmmmmmm.......mmms..~',
  '~~~~~~~....w.ww..mmmmmmmmm...w...mmm...~',
  '~.m~~....wwwwww...mmmmmmm...wwww..m....~',
  '~.......wwwwww........m..m..wwww.......~',
  '~.......wwwwww...s.o....mmm.w.w.......~~',
  '~~...ww...www...ssoo..................~~',
  '~~~~~www.....dd....................w..~~',
  '~~~~~~w.....dddd......ww..........ww..~~',
  '~~~~~~~s.s..dddd.....ww....w......ww~~~~',
  '~~~~~~~~ss....d............ww.....w.~~~~',
  '~~~~~~~~~.............~.............~~~~',
  '~~~~~~~~~~...........~~~~sss....w..~~~~~',
  '~~~~~~~~~~~~~~.....~~~~~~.s....www.~~~~~',
  '~~~~~~~~~~~~~~~..~~~~~~~~~.......~~~~~~~',
  '~~~~~~~~~~~~~..w..~~~~~~~~~~....~~~~~~~~',
  '~~~~~~~~~~~~~~ww...~~~~~~~~~~~~~~~~~~~~~',
  '~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~',
] as const;

export interface CityRow {
  /** Its id is the name in small letters, with dashes. */
  readonly name: string;
  readonly hex: string;
  /** GT status. */
  readonly gt: number;
  /** 1 to 6; 0 if it belongs to none. */
  readonly empire: number;
  readonly capital: 'first' | 'second' | null;
  readonly hires: 'orcs' | 'elves' | 'dwarves' | null;
}

export const CITY_ROWS: readonly CityRow[] = [
  { name: 'Lavidian', hex: '1107', gt: 5, empire: 1, capital: 'first', hires: null },
  { name: 'Hell', hex: '1607', gt: 5, empire: 1, capital: null, hires: null },
  { name: 'Gelken', hex: '1311', gt: 4, empire: 1, capital: 'second', hires: null },
  { name: 'Tenmor', hex: '0611', gt: 4, empire: 1, capital: null, hires: 'elves' },
  { name: 'Delvor', hex: '1118', gt: 5, empire: 2, capital: 'first', hires: null },
  { name: 'Neurg', hex: '0922', gt: 3, empire: 2, capital: null, hires: null },
  { name: 'Westend', hex: '0317', gt: 5, empire: 2, capital: 'second', hires: null },
  { name: 'Rosenburg', hex: '1416', gt: 3, empire: 2, capital: null, hires: null },
  { name: 'Pelendior', hex: '2304', gt: 6, empire: 3, capital: 'first', hires: null },
  { name: 'Fordenburg', hex: '2408', gt: 4, empire: 3, capital: null, hires: null },
  { name: 'Zestrad', hex: '2909', gt: 3, empire: 3, capital: null, hires: 'orcs' },
  { name: 'Welkton', hex: '2112', gt: 4, empire: 3, capital: null, hires: 'dwarves' },
  { name: 'Illbridge', hex: '2412', gt: 3, empire: 3, capital: null, hires: 'dwarves' },
  { name: 'Wasserton', hex: '1627', gt: 6, empire: 4, capital: 'first', hires: null },
  { name: 'Kessington', hex: '1923', gt: 4, empire: 4, capital: 'second', hires: null },
  { name: 'Bork', hex: '1421', gt: 2, empire: 4, capital: null, hires: 'orcs' },
  { name: 'Adenburg', hex: '2016', gt: 3, empire: 4, capital: null, hires: 'dwarves' },
  { name: 'Redheim', hex: '1224', gt: 3, empire: 4, capital: null, hires: null },
  { name: 'Asgarth', hex: '3017', gt: 6, empire: 5, capital: 'first', hires: 'elves' },
  { name: 'Egmar', hex: '2515', gt: 4, empire: 5, capital: 'second', hires: 'dwarves' },
  { name: 'Mukten', hex: '2720', gt: 3, empire: 5, capital: null, hires: 'orcs' },
  { name: 'Zanavill', hex: '3213', gt: 5, empire: 5, capital: null, hires: null },
  { name: 'Osgarth', hex: '3220', gt: 6, empire: 6, capital: 'first', hires: null },
  { name: 'Telven', hex: '2925', gt: 4, empire: 6, capital: 'second', hires: null },
  { name: 'Gesmarth', hex: '3622', gt: 5, empire: 6, capital: 'second', hires: 'elves' },
  { name: 'Prosto', hex: '3617', gt: 4, empire: 6, capital: null, hires: null },
  { name: 'Staberstar', hex: '1909', gt: 4, empire: 0, capital: null, hires: 'elves' },
  { name: 'Xlmek', hex: '3510', gt: 3, empire: 0, capital: null, hires: 'orcs' },
];

export const RUIN_ROWS = [
  { name: 'Rosenberg Ruins', hex: '1515' },
  { name: 'Ruins of the Holy Ones', hex: '3514' },
] as const;

/** Each has GT status 1. */
export const VILLAGE_ROWS = [
  { name: 'Village A', hex: '0909', empire: 1 },
  { name: 'Village B', hex: '1405', empire: 1 },
  { name: 'Village C', hex: '0819', empire: 2 },
  { name: 'Village D', hex: '1221', empire: 2 },
  { name: 'Village E', hex: '1825', empire: 4 },
  { name: 'Village F', hex: '0418', empire: 2 },
  { name: 'Village G', hex: '1729', empire: 4 },
  { name: 'Village H', hex: '2817', empire: 5 },
  { name: 'Village I', hex: '2221', empire: 0 },
  { name: 'Village J', hex: '3324', empire: 6 },
] as const;

export const LAKE_ROWS = [
  { name: 'Lake Delber', hexes: '1919 2018 2019', navigable: true },
  { name: 'Saltpan Mere', hexes: '3209 3309', navigable: false },
] as const;

export interface RiverRow {
  readonly name: string;
  /** The hexsides from source to mouth, each as the two hexes it parts. */
  readonly sides: string;
  /** It leaves a lake that fleets can reach; otherwise its source is a corner marked X. */
  readonly fromLake?: true;
  readonly mouth: 'sea' | 'lake';
}

export const RIVER_ROWS: readonly RiverRow[] = [
  {
    name: 'Arkus',
    sides:
      '2614-2615 2615-2715 2715-2716 2716-2815 2815-2816 2816-2916 2916-2917 2917-3016 2917-3017 2918-3017 3017-3018 3018-3118 3018-3119 3019-3119 3119-3120 3120-3219 3219-3220 3220-3320 3320-3321 3321-3420 3420-3421 3421-3521 3521-3522 3522-3621 3621-3622',
    mouth: 'sea',
  },
  {
    name: 'Fordwater',
    sides:
      '2311-2411 2311-2410 2310-2410 2310-2409 2309-2409 2309-2408 2308-2309 2208-2308 2207-2208 2108-2207 2107-2108 2007-2107',
    mouth: 'sea',
  },
  {
    name: 'Lavid',
    sides:
      '1409-1410 1310-1410 1310-1311 1210-1310 1209-1210 1110-1209 1109-1209 1109-1208 1108-1208 1108-1207 1107-1207 1107-1206 1106-1107 1006-1106',
    mouth: 'sea',
  },
  {
    name: 'Daed',
    sides:
      '1814-1815 1715-1815 1715-1716 1615-1716 1615-1616 1516-1616 1516-1517 1416-1517 1416-1417 1317-1417 1317-1318 1217-1318 1217-1218 1118-1217 1117-1118 1017-1117 1016-1017 0917-1016 0916-0917 0816-0916 0815-0916 0815-0915',
    mouth: 'sea',
  },
  {
    name: 'Adenrun',
    sides: '2114-2115 2014-2115 2015-2115 2015-2116 2016-2116 2016-2117 2017-2117 2017-2118',
    mouth: 'lake',
  },
  {
    name: 'Mukrill',
    sides:
      '2618-2718 2618-2719 2619-2719 2619-2720 2620-2720 2620-2721 2621-2721 2621-2722 2622-2722 2622-2723 2623-2723 2723-2724 2724-2823 2823-2824 2824-2924 2824-2925 2824-2825 2725-2825 2725-2726 2625-2726 2626-2726 2626-2727',
    mouth: 'sea',
  },
  {
    name: 'Prosta',
    sides: '3515-3614 3515-3615 3516-3615 3516-3616 3517-3616 3616-3617 3617-3717 3717-3718 3718-3817 3817-3818',
    mouth: 'sea',
  },
  {
    name: 'Zestral',
    sides:
      '2412-2513 2412-2512 2411-2512 2511-2512 2511-2611 2511-2610 2510-2610 2609-2610 2609-2710 2609-2709 2608-2709 2708-2709 2708-2808 2807-2808 2807-2908 2907-2908 2907-3007',
    mouth: 'sea',
  },
  {
    name: 'Kesswater',
    sides:
      '1920-2020 1921-2020 1921-2021 1922-2021 1922-2022 1923-2022 2022-2023 2023-2123 2123-2124 2124-2223 2223-2224',
    fromLake: true,
    mouth: 'sea',
  },
];

/** Roads and trails as runs from hex to hex, steps over a bridge, and the black lines, which part coasts. */
export const ROADS =
  '0317-0417-0418 0417-0517-0617-0718-0818-0919-1019-1120-1119-1118-1117-1116-1115-1214-1213-1212-1211-1311-1210-1110-1109-1108-1107-1206-1306-1405 1120-1121-1122-1123-1124-1224-1325-1425-1526-1626-1625-1624-1724-1823-1923-1922-2021-2121-2220-2320-2419-2519-2619-2720-2819-2919-3018-3017-3016-3015-3014-3114-3013-2913-2812-2712-2611-2511-2410-2409-2408-2407-2307-2206-2106-2105-2204-2304 1306-1406-1507-1607-1707-1806-1907-2007-1908-1909 1626-1627-1728-1729 1626-1726-1825 2007-2107-2106 2925-2924-3023-3022-3021-3121-3220-3120-3019-3018 3114-3213-3212-3211-3311-3410-3510 3220-3219-3319-3418-3518-3617 3220-3321-3421-3522-3622';
export const TRAILS =
  '0611-0711-0810-0809-0909-1008-1108 0919-0819-0920-0921-0922-1021-1122-1221-1321-1421 1214-1315-1316-1416 1315-1414-1515 1909-1809-1810-1911-2011-2112-2211-2312-2412-2411-2511 2016-2017-2118-2119-2120-2121 2220-2221 2515-2516-2616-2717-2817-2818-2919 2611-2610-2710-2809-2909 3213-3313-3413-3514 3321-3322-3323-3324';
export const BRIDGES = '1107-1206 1117-1118 1922-2021 2007-2107 2017-2118 2511-2611 2619-2720 3017-3018 3219-3220';
export const BLACK_LINES =
  '0417-0517 0417-0518 0418-0518 0418-0519 0419-0519 1727-1728 2403-2404 2403-2504 2503-2504 2504-2603';

export const AREA_ROWS = [
  { name: 'Glamour Plains', near: 'lavidian hell' },
  { name: 'Central Mountains', near: 'welkton illbridge egmar adenburg' },
  { name: 'Zestrad Desert', near: 'zestrad' },
  { name: 'Gulf of Iskitar', near: 'tenmor westend' },
] as const;
