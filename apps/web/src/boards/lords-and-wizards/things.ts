import { ITEMS, type Place, type Unit, type View } from '@questhall/lords-and-wizards';

/** A magic item on the map. */
export interface Thing {
  readonly item: number;
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly holder: Unit;
}

export function thingsOf(view: View, seat: number): Thing[] {
  return view.itemKind.flatMap((kind, item): Thing[] => {
    const holder = view.itemHolder[item];
    if (kind < 0 || holder < 0 || view.owner[holder] !== seat) return [];
    const { id, name, says } = ITEMS[kind];
    return [{ item, id, name, says, holder }];
  });
}

/** Names of the items that lie or are held in a place. */
export function itemsAt(view: View, place: Place): string[] {
  if (place < 0) return [];
  return view.itemKind.flatMap((kind, item) => {
    if (kind < 0) return [];
    const held = view.itemHolder[item] >= 0 && view.at[view.itemHolder[item]] === place;
    return held || view.itemAt[item] === place ? [ITEMS[kind].name] : [];
  });
}
