import { isSide, placeId, placeNamed, SITES, siteNamed } from '@questhall/lords-and-wizards';
import { createEffect, createMemo, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import type { Point } from '../../draw/geometry.js';
import '../../draw/draw.css';
import type { BoardProps } from '../board.js';
import { createCursor } from '../cursor.js';
import '../map.css';
import { MapView } from '../MapView.js';
import '../states.css';
import './board.css';
import './ground.css';
import { CENTRES, hexOver } from './ground/hexes.js';
import { CHIT_DEFS } from './map/chit.js';
import { Hits } from './map/Hits.js';
import { pointOf } from './map/layout.js';
import { Sites } from './map/Sites.js';
import { Stacks } from './map/Stacks.js';
import { Costs, States, Way } from './map/States.js';
import { Travellers } from './map/Travellers.js';
import { Weather } from './map/Weather.js';
import { createModel, type Model } from './model.js';
import { setByStages } from './plan.js';
import { theWorld } from './sheet.js';

/** Asks on which a finger first aims and then, by a second tap, picks. */
const WEIGHTY = /^(march|sail|carry|retreat|lifting|door|rebellion|setup|homecoming|investigation|besiege|sorties)\./;
/** On a small screen no hex is smaller than a finger. */
const FINGER = 0.86;
const EVERYWHERE = CENTRES.map((_, hex) => ({ id: placeId(hex), at: pointOf(hex) }));

/** The World. */
export function Board(props: BoardProps): JSX.Element {
  const model = createModel(props);
  onMount(stagesByShift);
  const interest = createMemo(() => interestOf(model));
  const cursor = createCursor({
    start: () => placeId(SITES[0].hex),
    near,
    lit: () => litIds(model),
    pointsOf: (id) => pointsIn([id]),
    choose: props.gesture.choose,
  });
  createEffect(
    on(
      () => props.gesture.path()[0],
      (id) => id && cursor.show(id, 90),
      { defer: true },
    ),
  );
  return (
    <div class="lords">
      <MapView
        picture={theWorld()}
        label="The World"
        interest={interest()}
        wanted={cursor.wanted()}
        finger={FINGER}
        replaying={!model.isLive()}
        locate={(at) => nameAt(at)}
        pointing={{
          drags: (id) => model.isLive() && canDrag(model, id),
          over: (from, id) => drag(model, from, id),
          dropped: (from, id) => drop(model, from, id),
          tapped: (id, how) => id !== null && model.isLive() && tap(model, id, how),
          pointed: (id) => props.gesture.aim(id),
        }}
      >
        <defs innerHTML={CHIT_DEFS} />
        <Show when={model.view()}>
          {(view) => (
            <>
              <States model={model} view={view()} />
              <g class="lettering" attr:aria-hidden="true" innerHTML={theWorld().lettering} />
              <Hits model={model} view={view()} current={cursor.current()} keys={cursor.keys} />
              <Costs model={model} />
              <Sites view={view()} />
              <Stacks model={model} view={view()} />
              <Travellers model={model} view={view()} />
              <Way model={model} />
            </>
          )}
        </Show>
      </MapView>
      <Show when={model.view()}>{(view) => <Weather view={view()} />}</Show>
    </div>
  );
}

/** While Shift is held, every click adds a hex to go by. */
function stagesByShift(): void {
  const down = ({ key }: KeyboardEvent) => key === 'Shift' && setByStages(true);
  const up = ({ key }: KeyboardEvent) => key === 'Shift' && setByStages(false);
  addEventListener('keydown', down);
  addEventListener('keyup', up);
  onCleanup(() => {
    removeEventListener('keydown', down);
    removeEventListener('keyup', up);
  });
}

/** A stack of one's own that can move is dragged to where it shall go. */
function canDrag(model: Model, id: string): boolean {
  const { prompt } = model.props;
  return (
    prompt?.ask === 'movement.choose' &&
    prompt.choices.some(({ pick }) => pick === `move ${id}` || pick === `sail ${id}`)
  );
}

function drag(model: Model, from: string, id: string | null): void {
  const { gesture } = model.props;
  if (gesture.path()[0] !== from) gesture.hold([from]);
  gesture.aim(id);
}

function drop(model: Model, from: string, id: string | null): void {
  const { gesture } = model.props;
  if (id !== null && id !== from && model.lit().has(placeNamed(id))) gesture.choose(id);
}

/** A finger aims first at what cannot lightly be undone; a second tap, or the button, makes it so. */
function tap(model: Model, id: string, how: 'mouse' | 'touch'): void {
  const { gesture, prompt } = model.props;
  const isLit = model.lit().has(placeNamed(id));
  const weighs = model.plan() !== null || WEIGHTY.test(prompt?.ask ?? '');
  const waits = how === 'touch' && weighs && isLit && gesture.aimed() !== id;
  gesture.aim(id);
  if (!waits) gesture.choose(id);
}

function nameAt(at: Point): string | null {
  const hex = hexOver(at);
  return hex < 0 ? null : placeId(hex);
}

function pointsIn(ids: readonly string[]): Point[] {
  return ids
    .map((id) => SITES[siteNamed(id)]?.hex ?? placeNamed(id))
    .filter((place) => place >= 0)
    .map(pointOf);
}

/** What a small screen should show: what is chosen and lit; else one's own capital or leaders. */
function interestOf(model: Model): Point[] {
  const { gesture, prompt, seat } = model.props;
  const about = Object.values(prompt?.says.args ?? {}).filter((value): value is string => typeof value === 'string');
  const chosen = gesture.path();
  const lit = chosen.length > 0 && !model.plan() ? [] : litIds(model);
  const found = pointsIn([...chosen, ...lit, ...about]);
  const view = model.view();
  if (found.length > 0 || !view || seat === null) return found;
  const home = view.capital[seat];
  return home >= 0 ? [pointOf(SITES[home].hex)] : [];
}

/** Lit places from the upper left to the lower right. */
function litIds(model: Model): string[] {
  return [...model.lit()].sort((a, b) => a - b).map(placeId);
}

/** All hexes about a place: arrow keys go hex by hex. */
function near(id: string): readonly { id: string; at: Point }[] {
  const place = placeNamed(id);
  const [x, y] = place < 0 ? [0, 0] : pointOf(place);
  const around = EVERYWHERE.filter(({ at }) => Math.abs(at[0] - x) < 130 && Math.abs(at[1] - y) < 130);
  return place >= 0 && isSide(place) ? [...around, { id, at: pointOf(place) }] : around;
}
