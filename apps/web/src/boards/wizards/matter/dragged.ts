import type { Gesture } from '../../gesture.js';
import type { Option } from '../options.js';

/** How far a pointer goes before it drags. */
const FAR = 10;

/** A tile drawn from the hand onto the sea: it is taken up at once, follows the pointer, and lies where it is let go. */
export function dragged(down: PointerEvent, option: Option, gesture: Gesture): void {
  if (down.pointerType !== 'mouse' || !option.choice.pick.startsWith('lay ')) return;
  let isUp = false;
  const onMove = (event: PointerEvent) => {
    if (!isUp && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > FAR) {
      isUp = true;
      gesture.send([option.choice.pick]);
    }
    if (isUp) gesture.aim(under(event));
  };
  const onUp = (event: PointerEvent) => {
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', onUp);
    const id = isUp ? under(event) : null;
    if (id !== null) gesture.choose(id);
  };
  addEventListener('pointermove', onMove);
  addEventListener('pointerup', onUp);
}

/** The hex under the pointer. */
function under(event: PointerEvent): string | null {
  const thing = document.elementFromPoint(event.clientX, event.clientY)?.closest('.live [data-at]');
  return thing?.getAttribute('data-at') ?? null;
}
