import { isZone, placeNamed } from '@questhall/dragonlords';
import { createMemo, type JSX } from 'solid-js';
import type { Point } from '../../draw/geometry.js';
import '../../draw/draw.css';
import type { BoardProps } from '../board.js';
import { createCursor } from '../cursor.js';
import '../map.css';
import { MapView } from '../MapView.js';
import '../states.css';
import './board.css';
import './ground.css';
import { spaces } from './lines.js';
import { Arrows } from './map/Arrows.js';
import { Hits, isOpenSea, ShipHits } from './map/Hits.js';
import { pointOf } from './map/layout.js';
import { Ribbons } from './map/Ribbons.js';
import { States } from './map/States.js';
import { Tokens } from './map/Tokens.js';
import { Travellers } from './map/Travellers.js';
import { createModel, type Model } from './model.js';
import { placeOf, showsOf } from './scene.js';
import { realms, spreads } from './sheet.js';

/** Asks on which a finger first aims and then, by a second tap, picks. */
const WEIGHTY = /^(combat|sail|teleport|flee|scroll|march|quest|wander|expedition|battle)\./;
/** On a small screen no hex of the sea, and no land, is smaller than a finger. */
const FINGER = { sea: 0.94, land: 1.01 };

/** The world of the DragonLords. */
export function Board(props: BoardProps): JSX.Element {
  const model = createModel(props);
  const interest = createMemo(() => points(model, interestOf(model)));
  const cursor = createCursor({
    start: () => 'frostmark-keep',
    near: () => reachable(model),
    lit: () => inReadingOrder(model),
    pointsOf: (id) => points(model, [id]),
    choose: (id) => props.gesture.choose(model.meant(id)),
  });
  return (
    <div class="dragonlords">
      <MapView
        picture={realms()}
        label="The world of the DragonLords"
        interest={interest()}
        wanted={cursor.wanted()}
        finger={model.litPlaces().some((id) => isZone(placeNamed(id))) ? FINGER.sea : FINGER.land}
        replaying={!model.isLive()}
        pointing={{
          drags: () => false,
          over: () => {},
          dropped: () => {},
          tapped: (id, how) => id !== null && model.isLive() && tap(model, id, how),
          pointed: (id) => props.gesture.aim(id),
        }}
      >
        <States model={model} />
        <Arrows model={model} />
        <g class="lettering" attr:aria-hidden="true" innerHTML={realms().lettering} />
        <Hits model={model} current={cursor.current()} keys={cursor.keys} />
        <Tokens model={model} />
        <ShipHits model={model} current={cursor.current()} keys={cursor.keys} />
        <Travellers model={model} />
        <Ribbons model={model} />
      </MapView>
    </div>
  );
}

/** A finger aims first at what cannot lightly be undone; a second tap, or the button, makes it so. */
function tap(model: Model, id: string, how: 'mouse' | 'touch'): void {
  const { gesture, prompt } = model.props;
  const waits = how === 'touch' && WEIGHTY.test(prompt?.ask ?? '') && model.isLit(id) && gesture.aimed() !== id;
  gesture.aim(id);
  if (!waits) gesture.choose(model.meant(id));
}

function points(model: Model, ids: readonly string[]): Point[] {
  const view = model.view();
  return view ? ids.map((id) => pointOf(view, placeOf(view, id))).filter((place) => place !== null) : [];
}

/** What a small screen should show: all that is lit, what was chosen already, and where the fight is. */
function interestOf(model: Model): string[] {
  const { battle, monster } = showsOf(model.scene());
  const about = Object.values(model.props.prompt?.says.args ?? {}).filter(
    (value): value is string => typeof value === 'string' && placeNamed(value) >= 0,
  );
  return [
    ...model.litPlaces(),
    ...model.litShips(),
    ...model.props.gesture.path(),
    ...about,
    ...(battle ? [battle.where] : []),
    ...(monster ? [monster.at] : []),
  ];
}

/** Lit places and ships from the upper left to the lower right. */
function inReadingOrder(model: Model): string[] {
  const lit = new Set([...model.litPlaces(), ...model.litShips()]);
  return lit.size === 0 ? [] : spaces(model.scene()).flatMap(({ id }) => (lit.has(id) ? [id] : []));
}

/** Where arrow keys can go: all land, and the sea where something is or can be done. */
function reachable(model: Model) {
  const ground = [...spreads()].filter(([place]) => !isOpenSea(model, place)).map(([, { id, at }]) => ({ id, at }));
  const ships = model.litShips().flatMap((id) => points(model, [id]).map((at) => ({ id, at })));
  return [...ground, ...ships];
}
