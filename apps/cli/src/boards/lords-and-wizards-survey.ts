import {
  FIGHTS,
  HEXES,
  IS_FLEET,
  IS_LEADER,
  ITEMS,
  isSeat,
  isSide,
  KINDS,
  LEGENDS,
  LORD,
  NOBODY,
  type Owner,
  type Place,
  placeId,
  REBELS,
  SITE_AT,
  SITES,
  TERRAIN,
  TERRAINS,
  type Unit,
  type View,
  WIZARD,
} from '@questhall/lords-and-wizards';
import type { Drawing, Glance } from './drawing.js';

/** The units of one owner in a place; fleets and those in a castle apart. */
export interface Stack {
  readonly owner: Owner;
  readonly form: 'field' | 'castle' | 'fleet';
  readonly units: Unit[];
}
export type Stacks = ReadonlyMap<Place, readonly Stack[]>;

/** What is where, and where something has changed. */
export interface Survey {
  readonly drawing: Drawing<View>;
  readonly stacks: Stacks;
  readonly changed: ReadonlySet<Place>;
}

export function surveyOf(drawing: Drawing<View>): Survey {
  const { before, view } = drawing;
  const stacks = stacksOf(view);
  if (before === null) return { drawing, stacks, changed: new Set() };
  const old = stacksOf(before);
  const places = [view, before].flatMap(({ castles, itemAt }) => [...castles, ...itemAt.filter((hex) => hex >= 0)]);
  const all = new Set([...places, ...stacks.keys(), ...old.keys(), ...SITES.map(({ hex }) => hex)]);
  const told = (seen: View, where: Stacks, place: Place) =>
    [holder(seen, place), ...notes(seen, place), ...forces(drawing, seen, where.get(place))].join();
  const changed = [...all].filter((place) => told(view, stacks, place) !== told(before, old, place));
  return { drawing, stacks, changed: new Set(changed) };
}

export function stacksOf(view: View): Stacks {
  const found = new Map<Place, Stack[]>();
  view.kind.forEach((kind, unit) => {
    const [place, owner] = [view.at[unit], view.owner[unit]];
    if (kind < 0 || place < 0 || view.aboard[unit] >= 0) return;
    const form = IS_FLEET[kind] ? 'fleet' : view.inside[unit] ? 'castle' : 'field';
    const here = found.get(place) ?? [];
    found.set(place, here);
    const stack = here.find((one) => one.owner === owner && one.form === form);
    if (stack) stack.units.push(unit);
    else here.push({ owner, form, units: [unit] });
  });
  const rank = { field: 0, castle: 1, fleet: 2 };
  for (const here of found.values()) here.sort((a, b) => rank[a.form] - rank[b.form]);
  return found;
}

/** A seat by its letter, rebels, a city's own defenders, or nobody. */
export function ownerSign(owner: Owner, letter: (seat: number) => string): string {
  if (owner === NOBODY) return '-';
  if (isSeat(owner)) return letter(owner);
  return owner === REBELS ? 'r' : 'x';
}

/** A place by number and name, or by its ground. */
export function placeWords(place: Place): string {
  const id = placeId(place);
  if (isSide(place)) return `${id} river`;
  return `${id} ${SITE_AT[place] < 0 ? TERRAINS[TERRAIN[place]] : SITES[SITE_AT[place]].name}`;
}

/** Whose a site is; -2 while nobody has conquered it. */
export function holder(view: View, place: Place): Owner {
  const site = SITE_AT[place] ?? -1;
  if (site < 0) return NOBODY;
  return view.open[site] ? view.control[site] : -2;
}

/** What is to be known of a place besides whose it is and who stands there. */
export function notes(view: View, place: Place): string[] {
  if (place >= HEXES) return [];
  const site = SITE_AT[place];
  const legend = site < 0 ? -1 : (view.legend[site] ?? -1);
  const lying = view.itemAt.flatMap((at, item) => (at === place ? [ITEMS[view.itemKind[item]].name] : []));
  const works = view.works.find(({ hex }) => hex === place);
  return [
    ...(view.castles.includes(place) ? ['castle'] : []),
    ...(works ? [`castle stands on turn ${works.due}`] : []),
    ...(legend >= 0 ? [`legend${view.shown[site] ? '' : ' (face down)'}: ${LEGENDS[legend].name}`] : []),
    ...(view.taxed[site] > 1 ? [`taxed ${view.taxed[site] === 2 ? 'double' : 'triple'}`] : []),
    ...(view.plague.includes(site) ? ['plague'] : []),
    ...(view.sieges.some(({ hex }) => hex === place) ? ['under siege'] : []),
    ...(lying.length > 0 ? [`here lies ${lying.join(', ')}`] : []),
  ];
}

/** The stacks of a place, one after the other: `A Lord 2, 3 Light Infantry 12/9`. */
export function forces({ people }: Pick<Glance, 'people'>, view: View, stacks: readonly Stack[] = []): string[] {
  return stacks.flatMap(({ owner, form, units }) => {
    const who = ownerSign(owner, people.letter);
    const aboard = form === 'fleet' ? view.aboard.flatMap((fleet, unit) => (units.includes(fleet) ? [unit] : [])) : [];
    const borne = view.itemHolder.flatMap((unit, item) =>
      (units.includes(unit) || aboard.includes(unit)) && !view.leaderUnit.includes(unit)
        ? [ITEMS[view.itemKind[item]].name]
        : [],
    );
    return [
      `${who} ${form === 'castle' ? 'in the castle: ' : ''}${unitWords(view, units)}`,
      ...(aboard.length > 0 ? [`aboard ${unitWords(view, aboard)}`] : []),
      ...(borne.length > 0 ? [`with ${borne.join(', ')}`] : []),
    ];
  });
}

/** Units in words: leaders with their levels, then so many of each kind, then their attack and defence. */
export function unitWords(view: View, units: readonly Unit[]): string {
  const there = units.filter((unit) => view.kind[unit] >= 0);
  const counts = new Map<number, number>();
  for (const unit of there) counts.set(view.kind[unit], (counts.get(view.kind[unit]) ?? 0) + 1);
  const led = there.filter((unit) => IS_LEADER[view.kind[unit]]);
  const kinds = [...counts].filter(([kind]) => !IS_LEADER[kind]).sort(([a], [b]) => a - b);
  const words = [
    ...led.map((unit) => `${KINDS[view.kind[unit]].name} ${levelOf(view, unit)}`),
    ...kinds.map(([kind, n]) => `${n} ${KINDS[kind].name.replace(/ \(.*\)$/, '')}`),
  ].join(', ');
  const fighters = there.filter((unit) => FIGHTS[view.kind[unit]]);
  const sum = (of: 'attack' | 'defence') => fighters.reduce((total, unit) => total + KINDS[view.kind[unit]][of], 0);
  return fighters.length > 0 ? `${words} (${sum('attack')}/${sum('defence')})` : words;
}

function levelOf(view: View, unit: Unit): number {
  const kind = view.kind[unit];
  if (kind === LORD || kind === WIZARD) return view.level[view.owner[unit] * 2 + (kind === WIZARD ? 1 : 0)];
  return view.localLevel[SITE_AT[view.at[unit]] ?? -1] ?? 0;
}
