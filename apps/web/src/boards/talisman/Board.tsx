import { SPACES, spaceNamed } from '@questhall/talisman';
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
import { Hits } from './map/Hits.js';
import { KeyNames } from './map/KeyNames.js';
import { middleOf } from './map/layout.js';
import { Ribbons } from './map/Ribbons.js';
import { States } from './map/States.js';
import { Tokens } from './map/Tokens.js';
import { Travellers } from './map/Travellers.js';
import { createModel, type Model } from './model.js';
import { board } from './painted.js';

const REACH = SPACES.map(({ id }, space) => ({ id, space }));

/** The three regions and the Crown of Command. */
export function Board(props: BoardProps): JSX.Element {
  const model = createModel(props);
  const interest = createMemo(() => model.litSpaces().map((id): Point => middleOf(spaceNamed(id))));
  const cursor = createCursor({
    start: () => SPACES[0].id,
    near: reachable,
    lit: () => inReadingOrder(model),
    pointsOf: (id) => [middleOf(spaceNamed(id))],
    choose: (id) => props.gesture.choose(model.meant(id)),
  });
  return (
    <MapView
      picture={board()}
      label="The land of Talisman"
      interest={interest()}
      wanted={cursor.wanted()}
      compact
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
      <g class="lettering" innerHTML={board().lettering} />
      <KeyNames model={model} />
      <Hits model={model} current={cursor.current()} keys={cursor.keys} />
      <Tokens model={model} />
      <Travellers model={model} />
      <Ribbons model={model} />
    </MapView>
  );
}

/** A finger aims first and reads what the space says; a second tap, or the button, makes it so. */
function tap(model: Model, id: string, how: 'mouse' | 'touch'): void {
  const { gesture } = model.props;
  const aims = how === 'touch' && gesture.aimed() !== id;
  gesture.aim(id);
  if (!aims) gesture.choose(model.meant(id));
}

/** Lit spaces from the upper left to the lower right. */
function inReadingOrder(model: Model): string[] {
  const lit = new Set(model.litSpaces());
  return lit.size === 0 ? [] : spaces(model.scene()).flatMap(({ id }) => (lit.has(id) ? [id] : []));
}

/** Where arrow keys can go. */
function reachable() {
  return REACH.map(({ id, space }) => ({ id, at: middleOf(space) }));
}
