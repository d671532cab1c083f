import { cellsUnder, distance, ON_BOARD, seaId, tileNamed, type View } from '@questhall/wizards';
import { createEffect, createMemo, type JSX, on, Show } from 'solid-js';
import type { Box, Point } from '../../draw/geometry.js';
import '../../draw/draw.css';
import type { BoardProps } from '../board.js';
import { createCursor } from '../cursor.js';
import '../map.css';
import { MapView } from '../MapView.js';
import '../states.css';
import { AidTool } from '../parts/AidTool.js';
import './board.css';
import './ground.css';
import { CENTRES, hexOver, RADIUS } from './ground/hexes.js';
import { isTurningAsk, layingAt } from './laying.js';
import { buttonsOf, Hits } from './map/Hits.js';
import { LastMove, Travellers } from './map/LastMove.js';
import { Laying } from './map/Laying.js';
import { Costs, States } from './map/States.js';
import { Tokens } from './map/Tokens.js';
import { createModel, type Model } from './model.js';
import { cellOfThing } from './scene.js';
import { bareSea, islands, spreadOf } from './sheet.js';
import { threatsAid } from './threats.js';

/** Asks on which a finger first aims and then, by a second tap, picks. */
const WEIGHTY = /^(move|turn|laying|laying-blind|event|displace|draw-task|cast-transporting)\./;
/** On a small screen no hex is smaller than a finger. */
const FINGER = 1.14;
/** While tiles are laid or chosen the whole sea is shown, however small: a tile is large enough for a finger. */
const WHOLE = 0.1;

/** The islands and the sea. */
export function Board(props: BoardProps): JSX.Element {
  const model = createModel(props);
  const interest = createMemo(() => interestOf(model));
  const cursor = createCursor({
    start: () => {
      const view = model.view();
      return view ? spreadOf(view, buttonsOf(model, view)[0] ?? 0).id : '';
    },
    near: () => {
      const view = model.view();
      return view ? reachable(model, view) : [];
    },
    lit: () => litIds(model),
    pointsOf: (id) => pointsOf(model, [id]),
    choose: (id) => props.gesture.choose(model.meant(id)),
  });
  // What the quest log points at comes into view; what the pointer is over is there already.
  createEffect(on(props.gesture.aimed, (id) => id !== null && cursor.show(id, 2)));
  const drawn = createMemo(() => {
    const view = model.view();
    return view ? islands(view) : bareSea();
  });
  // Whoever sails may come farther than the islands reach: all that is lit is shown.
  const shown = createMemo(() => {
    const picture = drawn();
    const whole = around(picture.sheet.whole, pointsOf(model, litIds(model)));
    return whole === picture.sheet.whole ? picture : { ...picture, sheet: { ...picture.sheet, whole } };
  });
  return (
    <div class="wizards">
      <MapView
        picture={shown()}
        label="The islands and the sea"
        interest={interest()}
        wanted={cursor.wanted()}
        finger={model.view()?.phase === 'days' && model.litTiles().length === 0 ? FINGER : WHOLE}
        replaying={!model.isLive()}
        locate={waterAt}
        tools={<AidTool aid={threatsAid} icon="moon" title="Where Evil strikes next" />}
        pointing={{
          drags: (id) => holds(model, id),
          over: (_, id) => id !== null && props.gesture.aim(model.meant(id)),
          dropped: () => {},
          tapped: (id, how) => id !== null && model.isLive() && tap(model, id, how),
          pointed: (id) => props.gesture.aim(id !== null && model.isLaying() ? model.meant(id) : id),
        }}
      >
        <Show when={model.view()}>
          {(view) => (
            <>
              <States model={model} view={view()} />
              <LastMove model={model} view={view()} />
              <g class="lettering" attr:aria-hidden="true" innerHTML={drawn().lettering} />
              <Laying model={model} view={view()} />
              <Hits model={model} view={view()} current={cursor.current()} keys={cursor.keys} />
              <Tokens model={model} view={view()} />
              <Travellers model={model} view={view()} />
              <Costs model={model} view={view()} />
            </>
          )}
        </Show>
      </MapView>
    </div>
  );
}

/** Open water has no element of its own. */
function waterAt(at: Point): string | null {
  const cell = hexOver(at);
  return ON_BOARD[cell] ? seaId(cell) : null;
}

/** A box that holds these points too, with room for a hex; the box itself where it does. */
function around(box: Box, points: readonly Point[]): Box {
  const [x0, y0, x1, y1] = box;
  const out = points.filter(([x, y]) => x - RADIUS < x0 || x + RADIUS > x1 || y - RADIUS < y0 || y + RADIUS > y1);
  if (out.length === 0) return box;
  const [xs, ys] = [out.map(([x]) => x), out.map(([, y]) => y)];
  return [
    Math.min(x0, ...xs.map((x) => x - RADIUS * 2)),
    Math.min(y0, ...ys.map((y) => y - RADIUS * 2)),
    Math.max(x1, ...xs.map((x) => x + RADIUS * 2)),
    Math.max(y1, ...ys.map((y) => y + RADIUS * 2)),
  ];
}

/** A finger aims first at what cannot lightly be undone; a second tap, or the button, makes it so. */
function tap(model: Model, id: string, how: 'mouse' | 'touch'): void {
  const { gesture, prompt } = model.props;
  // A second tap anywhere on a tile that hovers lays it where it is.
  const thing = holds(model, id) ? (gesture.aimed() ?? id) : model.meant(id);
  const aim = model.isLaying() ? thing : id;
  const isLit = gesture.lit().has(thing);
  const waits = how === 'touch' && WEIGHTY.test(prompt?.ask ?? '') && isLit && gesture.aimed() !== aim;
  gesture.aim(aim);
  if (!waits) gesture.choose(thing);
}

/** Whether a hex is under the tile that hovers over the sea. */
function holds(model: Model, id: string): boolean {
  const [view, aimed] = [model.view(), model.props.gesture.aimed()];
  if (!view || aimed === null || !model.isLaying()) return false;
  const [cell, centre] = [cellOfThing(view, id), cellOfThing(view, aimed)];
  return cell >= 0 && centre >= 0 && distance(cell, centre) <= 2;
}

function pointsOf(model: Model, ids: readonly string[]): Point[] {
  const view = model.view();
  if (!view) return [];
  return ids.flatMap((id) => {
    const cell = cellOfThing(view, id);
    return cell < 0 ? [] : [spreadOf(view, cell).at];
  });
}

/** What a small screen should show: what is lit and what was chosen, or else where one stands. */
function interestOf(model: Model): Point[] {
  const view = model.view();
  const lit = [...litIds(model), ...model.props.gesture.path()];
  if (!view || model.isLaying()) return [];
  if (isTurningAsk(model.props.prompt?.ask ?? '')) {
    const cell = layingAt(model.scene(), model.props.last);
    return cell < 0 ? [] : cellsUnder(cell, 0).flatMap((one) => (one < 0 ? [] : [CENTRES[one]]));
  }
  const me = model.props.seat === null ? view.active : model.props.seat;
  const home = view.at[me] ?? -1;
  const points = [...pointsOf(model, lit), ...model.litTiles().map((id) => CENTRES[view.layout.at[tileNamed(id)]])];
  return home < 0 ? points : [...points, spreadOf(view, home).at];
}

/** Lit spaces from the upper left to the lower right. */
function litIds(model: Model): string[] {
  const view = model.view();
  return view ? [...model.lit().keys()].sort((a, b) => a - b).map((cell) => spreadOf(view, cell).id) : [];
}

function reachable(model: Model, view: View) {
  return buttonsOf(model, view).map((cell) => {
    const { id, at } = spreadOf(view, cell);
    return { id, at };
  });
}
