import { type Flow, goto, type Table } from '@questhall/kernel';
import type { Board, Item } from '../board.js';
import { chapter } from '../calls.js';
import { addUnit } from '../forces.js';
import { identify } from '../identify.js';
import { enter } from '../leaders.js';
import { FIRST_RING_OF_POWER, isItem, LEGENDS } from '../legends.js';
import { CITIES, LEGENDARY, placeId, SITES, type Site, siteNamed } from '../map.js';
import { freeLeaders, openSite } from '../sites.js';
import { ALIGNMENTS, CROSSBOWMEN, LIGHT_INFANTRY } from '../units.js';

interface Preparing {
  at: number;
  items: Item[];
}
const { ask, call, done, procedure } = chapter('setup', (): Preparing => ({ at: 0, items: [] }));

/** LW B23c Further capitals for seven and more. */
export const SECOND_CAPITALS: readonly Site[] = ['gelken', 'westend', 'telven', 'kessington', 'egmar', 'gesmarth'].map(
  siteNamed,
);
/** LW AMB-025 The first city of each empire. */
export const CAPITALS: readonly Site[] = SITES.flatMap((site, i) => (site.capital === 'first' ? [i] : []));

/** Chapter B23 Before play. */
export const setup = procedure({
  steps: {
    // LW B23e/1, LW AMB-024 The order of play, highest first.
    order: (t) => {
      // LW B15a/2 It is fixed for the whole game.
      t.board.order = rollOrder(t);
      t.tell('order', { seats: t.board.order });
    },
    next: (t, v) => (v.at < t.board.seats ? undefined : goto('legends')),
    // LW B23a/1, LW B23b Rolled for, again while taken; LW B23c with seven and more chosen.
    empire: (t, v) => {
      const { board } = t;
      if (board.seats > 6 || board.house.empiresChosen) return;
      let die = t.d6('empire');
      while (board.capital.includes(CAPITALS[die - 1])) die = t.d6('empire');
      settle(t, board.order[v.at], CAPITALS[die - 1]);
      return goto('alignment');
    },
    capital: ask({
      rule: 'LW B23c',
      who: (b, v) => b.order[v.at],
      says: () => ({ key: 'ask.capital' }),
      options: (b, v) => (b.capital[b.order[v.at]] >= 0 ? [] : freeCapitals(b)),
      name: (site: Site) => `take ${SITES[site].id}`,
      at: (site) => [placeId(SITES[site].hex)],
      then: (t, v, site) => {
        settle(t, t.board.order[v.at], site);
      },
    }),
    // LW B5c/1, LW B5c/2, LW B20/2 An alignment of which a counter set, or a leader, is left.
    alignment: ask({
      rule: 'LW B5c/1',
      who: (b, v) => b.order[v.at],
      says: () => ({ key: 'ask.alignment' }),
      options: (b) => [0, 1, 2].filter((alignment) => leadersLeft(b, alignment).length > 0),
      name: (alignment: number) => `play ${ALIGNMENTS[alignment]}`,
      bars: () => ({ rule: 'LW B5c/2', why: 'no counter set of that alignment is left' }),
      then: (t, v, alignment) => {
        t.board.alignment[t.board.order[v.at]] = alignment;
        t.tell('alignment', { seat: t.board.order[v.at], alignment: ALIGNMENTS[alignment] });
      },
    }),
    // LW B23/1 A Lord and a Wizard each; with seven and more one of the two.
    leader: ask({
      rule: 'LW B5/2',
      who: (b, v) => (b.seats > 6 ? b.order[v.at] : null),
      says: () => ({ key: 'ask.leader' }),
      options: (b, v) => leadersLeft(b, b.alignment[b.order[v.at]], b.order[v.at]),
      name: (type: number) => (type ? 'play a wizard' : 'play a lord'),
      then: (t, v, type) => {
        arrive(t.board, t.board.order[v.at], [type]);
        v.at += 1;
        return goto('next');
      },
    }),
    both: (t, v) => {
      arrive(t.board, t.board.order[v.at], [0, 1]);
      v.at += 1;
      return goto('next');
    },
    // Chapters B11a and B23f Legends are dealt.
    legends: (t, v) => {
      v.items = dealLegends(t);
      v.at = 0;
    },
    // LW AMB-118 Items go to any of their owner's leaders.
    items: (t, v): Flow<'items' | 'garrisons'> => {
      const item = v.items.shift();
      if (item === undefined) return goto('garrisons');
      const seat = t.board.itemAim[item];
      t.board.itemAim[item] = -1;
      return call('bestow', { seat, item, units: freeLeaders(t.board, seat) }, { then: 'items' });
    },
    // LW AMB-023 The first units stand in city or castle, as their owner likes.
    garrisons: (t, v): Flow<'garrisons'> => {
      if (v.at === t.board.seats) return done();
      const seat = t.board.order[v.at];
      v.at += 1;
      return call('garrison', { seat, hex: SITES[t.board.capital[seat]].hex }, { then: 'garrisons' });
    },
  },
});

/** Highest first; ties are rolled again among the tied. */
function rollOrder(t: Table<Board>): number[] {
  const ranked = (seats: readonly number[]): number[] => {
    if (seats.length < 2) return [...seats];
    const rolls = seats.map(() => t.d6('order'));
    return [6, 5, 4, 3, 2, 1].flatMap((die) => ranked(seats.filter((_, i) => rolls[i] === die)));
  };
  return ranked(Array.from({ length: t.board.seats }, (_, seat) => seat));
}

function freeCapitals(b: Board): Site[] {
  const first = CAPITALS.filter((site) => !b.capital.includes(site));
  // LW AMB-152 The six first, then the others.
  return first.length > 0 ? first : SECOND_CAPITALS.filter((site) => !b.capital.includes(site));
}

/** Chapter B23a Cities, villages and castle of an empire, or with six and more the capital alone. */
function settle(t: Table<Board>, seat: number, capital: Site): void {
  const { board } = t;
  const { empire, hex, id } = SITES[capital];
  board.capital[seat] = capital;
  SITES.forEach((site, i) => {
    // LW TABLE.EMPIRES, LW B23a/2 The cities and villages of his empire; what nobody has is neutral. LW AMB-026 Spelt
    // as on the map.
    if (i !== capital && (board.seats > 5 || site.empire !== empire)) return;
    board.control[i] = seat;
    openSite(board, i);
  });
  // LW B23a/3 His castle stands in the capital.
  board.castles.push(hex);
  t.tell('empire', { seat, capital: id });
}

/** The leader counters left in an alignment: 0 a Lord, 1 a Wizard. */
function leadersLeft(b: Board, alignment: number, besides = -1): number[] {
  const others = b.alignment.flatMap((one, seat) => (one === alignment && seat !== besides ? [seat] : []));
  if (b.seats <= 6) return others.length < 2 ? [0, 1] : [];
  return [0, 1].filter((type) => others.filter((seat) => b.fate[seat * 2 + type] !== 0).length < 2);
}

/** Chapters B5a.2 and B5b.2 A leader with his gold and his first units. */
function arrive(b: Board, seat: number, types: readonly number[]): void {
  const { hex } = SITES[b.capital[seat]];
  b.colour[seat] = colourOf(b, seat, types);
  for (const type of types) {
    // LW B5a.2/2, LW B5b.2/2 In the city with the castle.
    enter(b, seat * 2 + type, hex);
    // LW B5a.1/1, LW B5b.1/1 At level 1.
    b.level[seat * 2 + type] = 1;
    // LW B5a.2/1, LW B5b.2/1 A Lord's 120 GTs and three Light Infantry, a Wizard's 75 and two Crossbowmen.
    b.gold[seat] += type === 0 ? 120 : 75;
    for (let i = 0; i < (type === 0 ? 3 : 2); i++) addUnit(b, type === 0 ? LIGHT_INFANTRY : CROSSBOWMEN, seat, hex);
  }
}

/** LW B23d, LW AMB-152 The first set in which his leaders are still free. */
function colourOf(b: Board, seat: number, types: readonly number[]): number {
  const taken = b.alignment.some(
    (one, other) =>
      other !== seat &&
      one === b.alignment[seat] &&
      b.colour[other] === 0 &&
      types.some((type) => b.fate[other * 2 + type] !== 0),
  );
  // LW B20/1 Two colours for each alignment.
  return taken ? 1 : 0;
}

/** LW B11a/2, LW B11a/3 First to the players without the Rings of Power, then to all other cities and the ruins. */
function dealLegends(t: Table<Board>): Item[] {
  const { board } = t;
  const left = LEGENDS.map((_, legend) => (legend < FIRST_RING_OF_POWER ? 1 : 0));
  const items: Item[] = [];
  for (const seat of board.order) {
    // LW B23f/1 One for each city; LW B23f/2 with six and more, one.
    const n = board.control.filter((owner, site) => owner === seat && site < CITIES).length;
    for (let i = 0; i < n; i++) {
      const legend = t.draw('legends', left);
      left[legend] = 0;
      // LW AMB-118 Shown; monsters and blanks are removed.
      t.reveal('dealt', { seat, legend: LEGENDS[legend].id });
      if (!isItem(legend)) continue;
      const item = identify(t, legend, seat);
      board.itemAim[item] = seat;
      items.push(item);
    }
  }
  for (let ring = FIRST_RING_OF_POWER; ring < LEGENDS.length; ring++) left[ring] = 1;
  for (let site = 0; site < LEGENDARY; site++) {
    if (board.open[site]) continue;
    const legend = t.draw('legends', left);
    left[legend] = 0;
    // LW B11a/1 One face down on every other city and both ruins.
    board.legend[site] = legend;
  }
  // LW AMB-118 The rest stays unseen.
  board.unused = LEGENDS.flatMap((_, legend) => (left[legend] ? [legend] : []));
  return items;
}
