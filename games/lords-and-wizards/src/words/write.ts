import type { Json } from '@questhall/kernel';
import { ABSENT, type Board, CAPTIVE, CITY, DEAD, DUE, FREE, REBELS, type Unit, WAITING } from '../board.js';
import { ITEM_IDS } from '../items.js';
import { LEGENDS, NO_LEGEND } from '../legends.js';
import { HEXES, LEGENDARY, placeId, SITES } from '../map.js';
import { ALIGNMENTS, IS_CD, IS_FLEET, KINDS } from '../units.js';
import { type View, view } from '../view.js';

const FATES: Readonly<Record<number, string>> = {
  [ABSENT]: 'absent',
  [FREE]: 'free',
  [CAPTIVE]: 'captive',
  [DUE]: 'due',
  [WAITING]: 'waiting',
  [DEAD]: 'dead',
};

/** A view in the words of a position. */
export function write(v: View): Json {
  return {
    turn: v.turn,
    phase: v.phase,
    order: [...v.order],
    active: v.active < 0 ? null : v.active,
    weather: v.weather,
    plague: v.plague.map((site) => SITES[site].id),
    players: Object.fromEntries(v.gold.map((_, seat) => [String(seat), writePlayer(v, seat)])),
    hexes: Object.fromEntries(hexesOf(v).map((hex) => [placeId(hex), writeHex(v, hex)])),
    fleets: v.kind.flatMap((kind, unit) => (IS_FLEET[kind] ? [writeFleet(v, unit)] : [])),
    sites: Object.fromEntries(SITES.map((site, i) => [site.id, writeSite(v, i)])),
    castles: v.castles.map(placeId),
    works: v.works.map((one) => ({ hex: placeId(one.hex), seat: one.seat, due: one.due })),
    sieges: v.sieges.map((one) => ({ ...one, hex: placeId(one.hex) })),
    pacts: v.pacts.map((one) => ({ ...one })),
    pool: [...v.pool],
    ferries: v.ferries.map(placeId),
    declared: v.declared.map((site) => SITES[site].id),
    spared: v.spared.map((site) => SITES[site].id),
    battle: writeBattle(v),
  };
}

function hexesOf(v: View): number[] {
  const found = new Set<number>();
  v.kind.forEach((kind, unit) => {
    if (kind >= 0 && v.aboard[unit] < 0 && v.at[unit] < HEXES && !IS_FLEET[kind]) found.add(v.at[unit]);
  });
  for (const hex of v.itemAt) if (hex >= 0) found.add(hex);
  return [...found].sort((a, b) => a - b);
}

/** Seats' units of a hex; those of cities and rebels are written with their site. */
function writeHex(v: View, hex: number): Json {
  const here = v.kind.flatMap((kind, unit) =>
    kind >= 0 && v.at[unit] === hex && v.aboard[unit] < 0 && !IS_FLEET[kind] ? [unit] : [],
  );
  const outside = here.filter((unit) => !v.inside[unit]);
  const inside = here.filter((unit) => v.inside[unit]);
  const own = outside.filter((unit) => v.owner[unit] !== REBELS);
  return {
    seat: own.length > 0 && v.owner[own[0]] !== CITY ? v.owner[own[0]] : null,
    units: counts(v, own),
    bearers: bearers(v, own),
    inside:
      inside.length > 0
        ? {
            seat: v.owner[inside[0]] === REBELS ? null : v.owner[inside[0]],
            units: counts(v, inside),
            bearers: bearers(v, inside),
          }
        : null,
    items: v.itemAt.flatMap((at, item) => (at === hex ? [ITEM_IDS[v.itemKind[item]]] : [])),
  };
}

function counts(v: View, units: readonly Unit[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const unit of units) {
    const { id } = KINDS[v.kind[unit]];
    found[id] = (found[id] ?? 0) + 1;
  }
  return found;
}

/** What units carry, leaders apart, by their kind. */
function bearers(v: View, units: readonly Unit[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  v.itemHolder.forEach((unit, item) => {
    if (unit < 0 || !units.includes(unit) || v.leaderUnit.includes(unit)) return;
    const { id } = KINDS[v.kind[unit]];
    found[id] = [...(found[id] ?? []), ITEM_IDS[v.itemKind[item]]];
  });
  return found;
}

function writeFleet(v: View, fleet: Unit): Json {
  const aboard = v.aboard.flatMap((on, unit) => (on === fleet ? [unit] : []));
  return {
    seat: v.owner[fleet],
    place: placeId(v.at[fleet]),
    kind: KINDS[v.kind[fleet]].id,
    aboard: counts(v, aboard),
  };
}

function writeSite(v: View, site: number): Json {
  const { hex } = SITES[site];
  const strength = (owner: number) =>
    v.kind.reduce(
      (sum, kind, unit) =>
        IS_CD[kind] && v.at[unit] === hex && v.owner[unit] === owner ? sum + KINDS[kind].defence : sum,
      0,
    );
  const legend = site < LEGENDARY ? v.legend[site] : NO_LEGEND;
  return {
    control: v.control[site] < 0 ? null : v.control[site],
    open: v.open[site],
    legend: legend === NO_LEGEND ? null : legend < 0 ? 'unknown' : LEGENDS[legend].id,
    shown: site < LEGENDARY && v.shown[site],
    knownBy: site < LEGENDARY ? v.gold.flatMap((_, seat) => (v.knownBy[site] & (1 << seat) ? [seat] : [])) : [],
    defence: strength(CITY) + (v.control[site] >= 0 ? strength(v.control[site]) : 0),
    rebels: strength(REBELS),
    level: site < LEGENDARY ? v.localLevel[site] : 0,
    taxed: v.taxed[site] ?? 0,
    noDeal: v.gold.flatMap((_, seat) => ((v.noDeal[site] ?? 0) & (1 << seat) ? [seat] : [])),
  };
}

function writePlayer(v: View, seat: number): Json {
  return {
    alignment: v.alignment[seat] < 0 ? null : ALIGNMENTS[v.alignment[seat]],
    colour: v.colour[seat] < 0 ? null : v.colour[seat],
    gold: v.gold[seat],
    capital: v.capital[seat] < 0 ? null : SITES[v.capital[seat]].id,
    out: v.out[seat],
    lord: writeLeader(v, seat * 2),
    wizard: writeLeader(v, seat * 2 + 1),
  };
}

function writeLeader(v: View, leader: number): Json {
  if (v.fate[leader] === ABSENT) return null;
  const unit = v.leaderUnit[leader];
  return {
    fate: FATES[v.fate[leader]],
    at: unit < 0 ? null : placeId(v.at[unit]),
    inside: unit >= 0 && v.inside[unit] === 1,
    level: v.level[leader],
    study: v.study[leader],
    items:
      unit < 0 ? [] : v.itemHolder.flatMap((holder, item) => (holder === unit ? [ITEM_IDS[v.itemKind[item]]] : [])),
    captor: v.captor[leader] < 0 ? null : v.owner[v.captor[leader]],
    work: v.work[leader] < 0 ? null : ITEM_IDS[v.work[leader]],
    worked: v.worked[leader],
  };
}

function writeBattle(v: View): Json {
  const { battle } = v;
  if (!battle) return null;
  return {
    why: battle.why,
    attacker: battle.attacker,
    defender: battle.defender,
    place: placeId(battle.place),
    part: battle.part,
    from: battle.from.map(placeId),
    doughnut: battle.doughnut,
    round: battle.round,
    attackers: words(v, battle.attackers),
    defenders: words(v, battle.defenders),
    leading: words(v, battle.leading),
    leadingDefence: words(v, battle.leadingDefence),
    shooting: words(v, battle.shooting),
    withheld: words(v, battle.withheld),
    turned: words(v, battle.turned),
    uses: battle.uses.map((use) => ({
      side: use.side,
      item: ITEM_IDS[v.itemKind[use.item]] ?? null,
      works: use.works,
    })),
    shift: battle.shift,
    ended: battle.ended,
  };
}

function words(v: View, units: readonly Unit[]): string[] {
  return units.map((unit) => KINDS[v.kind[unit]]?.id ?? 'gone');
}

/** Everything, as a judge sees it. */
export function truth(b: Board): View {
  return {
    ...view(b, null),
    legend: b.legend.slice(),
    sieges: b.sieges.map((one) => ({ ...one })),
    unused: b.unused.slice(),
  };
}
