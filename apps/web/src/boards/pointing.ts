import type { Point } from '../draw/geometry.js';

/** What fingers, mouse and wheel mean on a map. */
export interface Pointing {
  /** Whether a drag that begins on this thing is a gesture of the game; otherwise it moves the map. */
  drags(id: string): boolean;
  /** A drag of the game goes over a thing, or over nothing. */
  over(from: string, id: string | null): void;
  /** It ends there. */
  dropped(from: string, id: string | null): void;
  tapped(id: string | null, how: 'mouse' | 'touch'): void;
  pointed(id: string | null): void;
  pan(by: Point): void;
  zoom(factor: number, at: Point): void;
  /** The map is being moved by hand, or no longer. */
  moving(now: boolean): void;
  /** What lies at a point of the sheet where nothing says who it is: for maps of more spaces than elements. */
  locate?(at: Point): string | null;
}

const SLACK = 6;

/** Listens to a sheet; gives a function that stops listening. Things say who they are by `data-at`. */
export function listen(sheet: HTMLElement, heard: Pointing): () => void {
  const fingers = new Map<number, Point>();
  let start: { at: Point; id: string | null; drag: boolean } | null = null;
  let travelled = false;
  const bare = (event: PointerEvent) =>
    (event.target as Element).closest('[data-still]') ? null : (heard.locate?.(placeIn(sheet, event)) ?? null);
  const thing = (event: PointerEvent) => thingAt(event) ?? bare(event);
  const under = (event: PointerEvent) => thingUnder(event) ?? bare(event);

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('[data-still]')) return;
    fingers.set(event.pointerId, placeIn(sheet, event));
    if (fingers.size > 1) {
      start = null;
      travelled = true;
      return;
    }
    const id = thing(event);
    start = { at: placeIn(sheet, event), id, drag: id !== null && heard.drags(id) };
    travelled = false;
  };

  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') heard.pointed(thing(event));
      return;
    }
    const now = placeIn(sheet, event);
    if (!travelled && start && far(start.at, now)) begin(event);
    if (!travelled) return;
    if (start?.drag && start.id !== null) heard.over(start.id, under(event));
    else moveMap(event.pointerId, before, now);
    fingers.set(event.pointerId, now);
  };

  const begin = (event: PointerEvent) => {
    travelled = true;
    sheet.setPointerCapture(event.pointerId);
    if (!start?.drag) heard.moving(true);
  };

  const moveMap = (finger: number, before: Point, now: Point) => {
    const other = [...fingers].find(([id]) => id !== finger)?.[1];
    if (!other) return heard.pan([now[0] - before[0], now[1] - before[1]]);
    const [was, is] = [
      Math.hypot(before[0] - other[0], before[1] - other[1]),
      Math.hypot(now[0] - other[0], now[1] - other[1]),
    ];
    const [was2, is2]: Point[] = [middle(before, other), middle(now, other)];
    heard.pan([is2[0] - was2[0], is2[1] - was2[1]]);
    if (was > 0) heard.zoom(is / was, is2);
  };

  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    if (start && !travelled) heard.tapped(start.id, event.pointerType === 'mouse' ? 'mouse' : 'touch');
    else if (start?.drag && start.id !== null) heard.dropped(start.id, under(event));
    if (fingers.size === 0) {
      start = null;
      heard.moving(false);
    }
  };

  const cancel = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (start?.drag && start.id !== null) heard.dropped(start.id, null);
    start = null;
    heard.moving(false);
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    heard.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), placeIn(sheet, event));
  };

  // A finger leaves whenever it is lifted, and what it tapped stays aimed at.
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') heard.pointed(null);
  };
  sheet.addEventListener('pointerdown', down);
  sheet.addEventListener('pointermove', move);
  sheet.addEventListener('pointerup', up);
  sheet.addEventListener('pointercancel', cancel);
  sheet.addEventListener('pointerleave', leave);
  sheet.addEventListener('wheel', wheel, { passive: false });
  return () => {
    sheet.removeEventListener('pointerdown', down);
    sheet.removeEventListener('pointermove', move);
    sheet.removeEventListener('pointerup', up);
    sheet.removeEventListener('pointercancel', cancel);
    sheet.removeEventListener('pointerleave', leave);
    sheet.removeEventListener('wheel', wheel);
  };
}

function placeIn(sheet: HTMLElement, event: MouseEvent): Point {
  const box = sheet.getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
}

function thingAt(event: Event): string | null {
  return (event.target as Element).closest('[data-at]')?.getAttribute('data-at') ?? null;
}

/** With the pointer captured, the target is the sheet: look what lies below. */
function thingUnder(event: PointerEvent): string | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-at]')?.getAttribute('data-at') ?? null;
}

function far(a: Point, b: Point): boolean {
  return Math.hypot(a[0] - b[0], a[1] - b[1]) > SLACK;
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
