import { type Game, isRefusal } from '@questhall/kernel';
import { type Entry, fold, newsOf, newsWithReason, type Scene, sceneOf, type Tableau } from '@questhall/table';
import type { PastWish, Recalled } from '../house.js';
import type { Stretch } from '../store/store.js';
import { opened } from '../tables/stored.js';

/** What one viewer saw and heard of a stretch of a table's story. */
export function recall(game: Game, stretch: Stretch, { viewer, from, to, choices, isOver }: PastWish): Recalled {
  let t = opened(game, stretch);
  let scene: Scene | null = null;
  let first: string | null = null;
  const news: string[] = [];
  const tell = isOver ? newsWithReason : newsOf;
  const look = (at: Tableau) => sceneOf(game, at, viewer, at.seq === to ? choices : 'none');
  for (const body of stretch.entries) {
    if (t.seq === from) {
      scene = look(t);
      first = JSON.stringify(scene);
    }
    const entry = JSON.parse(body) as Entry;
    const folded = fold(game, t, entry);
    if (isRefusal(folded)) throw new Error(`entry ${entry.seq} no longer folds: ${folded.why}`);
    t = folded.tableau;
    if (!scene) continue;
    const after = look(t);
    news.push(JSON.stringify(tell(scene, after, entry, folded, viewer)));
    scene = after;
  }
  return { scene: first ?? JSON.stringify(look(t)), news };
}
