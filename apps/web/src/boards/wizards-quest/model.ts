import type { Scene } from '@questhall/table';
import { REGION_OF, REGIONS, SPACES, spaceNamed, type View } from '@questhall/wizards-quest';
import { type Accessor, createMemo } from 'solid-js';
import type { BoardProps } from '../board.js';
import { standIn } from './draft.js';
import { piecesOn, viewOf } from './scene.js';

/** What the map shows, from what the table page gives it. */
export interface Model {
  readonly props: BoardProps;
  scene(): Scene;
  view(): View | null;
  /** Nothing can be done in a replay. */
  isLive(): boolean;
  /** Spaces, regions and pieces that may be pointed at. */
  litSpaces: Accessor<readonly string[]>;
  litRegions: Accessor<readonly string[]>;
  litPieces: Accessor<readonly string[]>;
  isLit(id: string): boolean;
  /** The thing that is meant by a click on this one: a lit region or piece instead of its space. */
  meant(id: string): string;
}

export function createModel(props: BoardProps): Model {
  const scene = () => props.moment ?? props.scene;
  const isLive = () => props.moment === null;
  const bare = createMemo(() => viewOf(scene()));
  const view = createMemo(() => {
    const seen = bare();
    return seen && isLive() ? standIn(seen, props.gesture.draft()) : seen;
  });
  const lit = createMemo(() => (isLive() ? [...props.gesture.lit().keys()] : []));
  const litSet = createMemo(() => new Set(lit()));
  const isLit = (id: string) => litSet().has(id);
  const litSpaces = createMemo(() => lit().filter((id) => spaceNamed(id) >= 0));
  const litRegions = createMemo(() => lit().filter((id) => REGIONS.some((region) => region.id === id)));
  const litPieces = createMemo(() => {
    const seen = view();
    return seen
      ? piecesOn(seen)
          .map(({ id }) => id)
          .filter(isLit)
      : [];
  });
  return { props, scene, view, isLive, litSpaces, litRegions, litPieces, isLit, meant };

  function meant(id: string): string {
    const space = spaceNamed(id);
    if (space < 0 || isLit(id) || props.gesture.path().includes(id)) return id;
    const region = REGIONS[REGION_OF[space] - 1]?.id;
    if (region && isLit(region)) return region;
    const seen = view();
    const here = seen ? piecesOn(seen).filter((piece) => piece.space === space && isLit(piece.id)) : [];
    return here.length === 1 ? here[0].id : id;
  }
}

/** The space a thing is in, or is. */
export function spaceOf(view: View, id: string): string | null {
  if (spaceNamed(id) >= 0) return id;
  const piece = piecesOn(view).find((one) => one.id === id);
  return piece ? SPACES[piece.space].id : null;
}
