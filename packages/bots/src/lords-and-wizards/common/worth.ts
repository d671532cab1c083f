import { type Board, FIGHTS, ITEMS, type Item, KINDS, type Unit } from '@questhall/lords-and-wizards';

/** What a kind of unit is worth in GTs: its price, or what its values would cost. */
export const WORTH: readonly number[] = KINDS.map(({ attack, defence, cost, found }, kind) => {
  if (!FIGHTS[kind]) return 0;
  // Special units know no attrition.
  const value = (attack + defence) * (found ? 0.8 : 0.55);
  return cost > 0 ? (cost + value) / 2 : value;
});

export function attackOf(b: Board, units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + (FIGHTS[b.kind[unit]] ? KINDS[b.kind[unit]].attack : 0), 0);
}

export function defenceOf(b: Board, units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + (FIGHTS[b.kind[unit]] ? KINDS[b.kind[unit]].defence : 0), 0);
}

export function worthOf(b: Board, units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + WORTH[b.kind[unit]], 0);
}

/** What an item is worth in GTs to a seat. */
export function itemWorth(b: Board, seat: number, item: Item): number {
  const kind = b.itemKind[item];
  if (kind < 0) return 0;
  const alignment = b.itemAlignment[item];
  const isOwn = alignment === b.alignment[seat];
  // It can be used by those of its alignment alone, and counts for them in the end.
  if (alignment < 3 && !isOwn) return 4;
  const wizardless = ITEMS[kind].only === 'wizard' && b.leaderUnit[seat * 2 + 1] < 0;
  const lordless = ITEMS[kind].only === 'lord' && b.leaderUnit[seat * 2] < 0;
  return (isOwn ? 8 : 4) + (wizardless || lordless ? 0 : powerOf(b, kind));
}

const USES: Readonly<Record<string, number>> = {
  kill: 40,
  weaken: 35,
  strengthen: 30,
  power: 40,
  summon: 25,
  column: 25,
  level: 18,
  storm: 20,
  panic: 12,
  blank: 12,
  hat: 15,
  ball: 12,
  inspire: 18,
  double: 20,
  wall: 15,
  earthquake: 10,
  control: 8,
  bane: 8,
  bridge: 5,
};

function powerOf(b: Board, kind: number): number {
  const { use, wealth = 0, guard, fly = 0, speed = 0, bargains = 0, does, once } = ITEMS[kind];
  const years = Math.max(0, b.house.years * 18 - b.turn);
  const value =
    (use ? USES[use.does] : 0) +
    wealth * years * 0.6 +
    (guard ? 2 * guard.attack : 0) +
    fly / 2 +
    speed / 4 +
    (b.house.advanced ? bargains * 2 : 0) +
    (does ? 8 : 0);
  return once ? value * 0.6 : value;
}
