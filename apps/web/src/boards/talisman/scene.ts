import type { Seat, Sight } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import { CHARACTERS, cardsOn, type Kind, SPACES, type SpaceId, spaceNamed, type View } from '@questhall/talisman';
import type { IconName } from '../../kit/icon-names.js';
import { CHARACTER_ICONS } from './icons.js';

/** The board as the viewer of a scene may know it; null before the game has begun. */
export function viewOf(scene: Scene): View | null {
  return (scene.sight as unknown as Sight<View> | null)?.board ?? null;
}

/** What running procedures show, by their names. */
export function showsOf(scene: Scene): Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> {
  return ((scene.sight as unknown as Sight<View> | null)?.shows ?? {}) as ReturnType<typeof showsOf>;
}

/** What stands and lies on a space, as it is drawn. */
export interface Standing {
  readonly people: readonly Seat[];
  readonly cards: readonly Kind[];
  readonly gold: number;
  readonly hex: boolean;
}

export const EMPTY: Standing = { people: [], cards: [], gold: 0, hex: false };

export function standingOn(view: View, space: SpaceId): Standing {
  return {
    people: peopleOn(view, space),
    cards: cardsOn(view, space),
    gold: view.spaceGold[space],
    hex: view.hexAt === space,
  };
}

/** The seats whose characters stand on a space. */
export function peopleOn(view: View, space: SpaceId): Seat[] {
  return view.at.flatMap((at, seat) => (at === space && view.character[seat] >= 0 ? [seat] : []));
}

export function spaceName(id: string): string {
  return SPACES[spaceNamed(id)]?.name ?? id;
}

/** "the Warrior", or "the Toad" for a while; the seat's name before it has a character. */
export function characterName(view: View, seat: Seat): string {
  if (view.toad[seat] > 0) return `Toad (${bareName(view, seat)})`;
  return bareName(view, seat);
}

function bareName(view: View, seat: Seat): string {
  return CHARACTERS[view.character[seat]]?.name ?? 'nobody yet';
}

/** The face of a seat's character: a frog while it is a Toad. */
export function iconOf(view: View, seat: Seat): IconName {
  if (view.toad[seat] > 0) return 'talisman/frog';
  return CHARACTER_ICONS[CHARACTERS[view.character[seat]]?.id] ?? 'person';
}

export function seatName(scene: Scene, seat: Seat): string {
  return scene.chairs[seat]?.name || `seat ${seat + 1}`;
}

/** Whether anything can be seen of a Spell: only its owner's eyes, or those that an ability opens. */
export function isSeen(spell: number): boolean {
  return spell >= 0;
}
