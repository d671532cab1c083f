/** How two spaces meet. Over water they do not: such a border is only kept for its place in the clockwise list. */
export type Via = 'land' | 'bridge' | 'tunnel' | 'water';

/** A border that joins two spaces as neighbours. */
export type Passage = Exclude<Via, 'water'>;

/** One stretch of a space's outline: the space or the water on the other side, and how it is crossed. */
export interface Border {
  readonly to: string;
  readonly via: Via;
}

/** A space as a map file states it: borders run clockwise, waters included. */
export interface SpaceSpec {
  readonly id: string;
  readonly borders: readonly Border[];
}

/** What `board` is made from; a water is anything a border may end at that is no space. */
export interface BoardSpec {
  readonly spaces: readonly SpaceSpec[];
  readonly waters?: readonly string[];
}

/** A border by numbers: `to` is a space, or -1 where `water` names what lies there. */
export interface BoardBorder {
  readonly to: number;
  readonly via: Via;
  readonly water?: string;
}

/** A graph of spaces, numbered from 0 in the order of its spec. */
export interface Board {
  readonly ids: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  /** Every border of a space, clockwise, waters included. */
  readonly borders: readonly (readonly BoardBorder[])[];
  /** The neighbours of a space, clockwise. */
  readonly neighbours: readonly (readonly number[])[];
  /** How two neighbours are joined; null for spaces that are not neighbours. */
  via(a: number, b: number): Passage | null;
}

/** Builds a board, or throws an error that says which border or id is wrong and what was expected. */
export function board(spec: BoardSpec): Board {
  const ids = spec.spaces.map((space) => space.id);
  const index = numbered(ids);
  const waters = new Set(spec.waters ?? []);
  for (const water of waters) {
    if (index.has(water)) throw new Error(`water '${water}' is also a space; expected an id of its own`);
  }
  const borders = spec.spaces.map((space) => space.borders.map((border) => resolved(border, space.id, index, waters)));
  const joins = passages(borders, ids);
  return {
    ids,
    index,
    borders,
    neighbours: borders.map((list) => list.filter((border) => border.to >= 0).map((border) => border.to)),
    via: (a, b) => joins[a * ids.length + b] ?? null,
  };
}

function numbered(ids: readonly string[]): ReadonlyMap<string, number> {
  const index = new Map<string, number>();
  for (const [i, id] of ids.entries()) {
    if (index.has(id)) throw new Error(`space '${id}' is listed twice; expected each id once`);
    index.set(id, i);
  }
  return index;
}

function resolved(
  border: Border,
  from: string,
  index: ReadonlyMap<string, number>,
  waters: ReadonlySet<string>,
): BoardBorder {
  if (border.via === 'water') {
    if (waters.has(border.to)) return { to: -1, via: 'water', water: border.to };
    const known = [...waters].join(', ') || 'none';
    throw new Error(`'${from}' borders the unknown water '${border.to}'; expected one of: ${known}`);
  }
  const to = index.get(border.to);
  if (to === undefined)
    throw new Error(`'${from}' borders the unknown space '${border.to}'; expected the id of a space`);
  if (border.to === from) throw new Error(`'${from}' borders itself; expected another space`);
  return { to, via: border.via };
}

/** The table behind `via`, checked: each neighbour once, and the same passage seen from both sides. */
function passages(borders: readonly (readonly BoardBorder[])[], ids: readonly string[]): (Passage | undefined)[] {
  const joins: (Passage | undefined)[] = new Array(ids.length ** 2).fill(undefined);
  borders.forEach((list, a) => {
    for (const { to: b, via } of list) {
      if (via === 'water') continue;
      if (joins[a * ids.length + b])
        throw new Error(`'${ids[a]}' borders '${ids[b]}' twice; expected each neighbour once`);
      joins[a * ids.length + b] = via;
    }
  });
  borders.forEach((list, a) => {
    for (const { to: b, via } of list) {
      if (via === 'water') continue;
      const back = joins[b * ids.length + a] ?? 'nothing';
      if (back !== via)
        throw new Error(`'${ids[a]}' borders '${ids[b]}' by ${via}; expected the same back, found ${back}`);
    }
  });
  return joins;
}
