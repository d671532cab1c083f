import type { MapViewProps } from '../MapView.js';
import type { Model } from './model.js';

/** Drags: from a source to its target, or over many spaces to lay a man in each. */
export function createPainting(model: Model): Pick<MapViewProps['pointing'], 'drags' | 'over' | 'dropped'> {
  let last: string | null = null;
  const gesture = () => model.props.gesture;
  const paints = () => model.props.prompt?.ask === 'place.choose';

  return {
    drags(id) {
      if (!model.isLive() || model.props.prompt === null) return false;
      last = null;
      if (paints()) return model.isLit(id) && gesture().path().length === 0;
      return gesture().path().includes(id) || leadsOn(id);
    },
    over(from, id) {
      if (paints()) paint(from, id);
      else {
        if (!gesture().path().includes(from)) gesture().choose(from);
        gesture().aim(id);
      }
    },
    dropped(from, id) {
      if (!paints() && id !== null && id !== from && model.isLit(model.meant(id))) gesture().choose(model.meant(id));
    },
  };

  /** Whether something must be pointed at after this. */
  function leadsOn(id: string): boolean {
    return (gesture().lit().get(id) ?? []).some(({ at }) => (at?.length ?? 0) > gesture().path().length + 1);
  }

  function paint(from: string, id: string | null): void {
    if (last === null) {
      last = from;
      gesture().choose(from);
    }
    if (id === null || id === last || !model.isLit(id)) return;
    last = id;
    gesture().choose(id);
  }
}
