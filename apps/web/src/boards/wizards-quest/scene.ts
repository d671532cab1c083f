import type { Seat, Sight } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import {
  hiderOf,
  NOBODY,
  OFF,
  ORCS,
  ownerOf,
  type Power,
  powerIn,
  SPACES,
  type SpaceId,
  spaceNamed,
  type View,
} from '@questhall/wizards-quest';
import type { IconName } from '../../kit/icon-names.js';

export interface CampaignShown {
  readonly seat: Seat;
  readonly from: string;
  readonly to: string;
  readonly against: 'space' | 'dragon' | 'wizard';
  readonly boat: boolean;
  readonly free: boolean;
}
export interface BattleShown {
  readonly from: string;
  readonly to: string;
  readonly against: 'space' | 'dragon' | 'wizard';
  /** Attacker's first, then the defender's. */
  readonly dice: readonly number[];
  readonly ranges: readonly number[];
  /** What the defender and the attacker lose. */
  readonly costs: readonly number[];
}
export interface Shows {
  readonly campaign?: CampaignShown;
  readonly battle?: BattleShown;
  readonly place?: { readonly seat: Seat; readonly men: number; readonly space: string | null };
  readonly losses?: { readonly space: string; readonly n: number };
  readonly frenzy?: { readonly space: string; readonly target: string | null };
}

/** The board as the viewer of a scene may know it; null before the game has begun. */
export function viewOf(scene: Scene): View | null {
  return sightOf(scene)?.board ?? null;
}

export function showsOf(scene: Scene): Shows {
  return (sightOf(scene)?.shows ?? {}) as Shows;
}

function sightOf(scene: Scene): Sight<View> | null {
  return scene.sight as unknown as Sight<View> | null;
}

/** What stands in a space, as it is drawn. */
export interface Standing {
  readonly holder: number;
  readonly men: number;
  readonly power: Power;
  readonly dragon: boolean;
  readonly wizard: boolean;
  /** A treasure: whose, and what it is, for who knows. */
  readonly treasure: { readonly owner: Seat; readonly kind: number } | null;
}

export function standingIn(view: View, space: SpaceId): Standing {
  const slot = view.treasureIn[space];
  return {
    holder: view.holder[space],
    men: view.men[space],
    power: powerIn(view, space),
    dragon: view.dragon === space,
    wizard: view.wizard === space,
    treasure: slot < 0 ? null : { owner: ownerOf(slot), kind: view.treasureKind[slot] },
  };
}

export const TREASURE_ICONS: readonly IconName[] = ['diamond-ring', 'queen-crown', 'open-treasure-chest', 'wind-hole'];

export function spaceName(id: string): string {
  return SPACES[spaceNamed(id)]?.name ?? id;
}

/** Where a piece that can be pointed at stands: `dragon`, `wizard`, `hero:2`, `sorcerer:0`. */
export function pieceAt(view: View, id: string): SpaceId {
  if (id === 'dragon' || id === 'wizard') return view[id];
  const [power, seat] = id.split(':');
  if (power === 'hero') return view.hero[Number(seat)] ?? OFF;
  return power === 'sorcerer' ? (view.sorcerer[Number(seat)] ?? OFF) : OFF;
}

/** All pieces on the board that can be pointed at, by themselves or beside their men. */
export function piecesOn(view: View): { id: string; space: SpaceId }[] {
  const powers = ['hero', 'sorcerer'].flatMap((power) => view.out.map((_, seat) => `${power}:${seat}`));
  return ['dragon', 'wizard', ...powers]
    .map((id) => ({ id, space: pieceAt(view, id) }))
    .filter(({ space }) => space !== OFF && space !== undefined);
}

/** "7 men and the hero", "3 orcs", "nobody". */
export function forceWords(view: View, space: SpaceId): string {
  const n = view.men[space];
  if (view.holder[space] === NOBODY) return 'nobody';
  if (view.holder[space] === ORCS) return n === 1 ? '1 orc' : `${n} orcs`;
  const men = n === 1 ? '1 man' : `${n} men`;
  const power = powerIn(view, space);
  if (power === 'none') return men;
  return n === 0 ? `the ${power}` : `${men} and the ${power}`;
}

/** Whose treasures a seat hides. */
export function hidesFor(view: View, hider: Seat): Seat {
  return view.out.findIndex((_, owner) => hiderOf(view, owner) === hider);
}
