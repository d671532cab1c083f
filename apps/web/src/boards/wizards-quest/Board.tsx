import { createMemo, type JSX, Show } from 'solid-js';
import type { Point } from '../../draw/geometry.js';
import '../../draw/draw.css';
import { REGION_OF, REGIONS, SPACES } from '@questhall/wizards-quest';
import type { BoardProps } from '../board.js';
import { createCursor } from '../cursor.js';
import '../map.css';
import { MapView } from '../MapView.js';
import { AidTool } from '../parts/AidTool.js';
import '../states.css';
import './board.css';
import { threatsAid } from './aids.js';
import { spaces } from './lines.js';
import { Arrows } from './map/Arrows.js';
import { Hits, PieceHits } from './map/Hits.js';
import { placeOf } from './map/layout.js';
import { Ribbons } from './map/Ribbons.js';
import { States } from './map/States.js';
import { Threats } from './map/Threats.js';
import { Tokens } from './map/Tokens.js';
import { Travellers } from './map/Travellers.js';
import { Works } from './map/Works.js';
import { createModel, type Model } from './model.js';
import { createPainting } from './painting.js';
import { showsOf } from './scene.js';
import { marnon } from './sheet.js';

/** Asks on which a finger first aims and then, by a second tap, picks. */
const WEIGHTY = ['attack.choose', 'losses.choose', 'send.region'];

/** The Isle of Marnon. */
export function Board(props: BoardProps): JSX.Element {
  const model = createModel(props);
  const painting = createPainting(model);
  const interest = createMemo(() => interestOf(model));
  const cursor = createCursor({
    start: () => SPACES[0].id,
    near: () => reachable(model),
    lit: () => inReadingOrder(model),
    pointsOf: (id) => points(model, [id]),
    choose: (id) => props.gesture.choose(model.meant(id)),
  });
  return (
    <MapView
      picture={marnon()}
      label="The Isle of Marnon"
      interest={interest()}
      wanted={cursor.wanted()}
      replaying={!model.isLive()}
      tools={
        <Show when={props.seat !== null}>
          <AidTool aid={threatsAid} icon="crossed-swords" title="Threats" />
        </Show>
      }
      pointing={{
        ...painting,
        tapped: (id, how) => id !== null && model.isLive() && tap(model, id, how),
        pointed: (id) => props.gesture.aim(id),
      }}
    >
      <Works model={model} />
      <Show when={threatsAid.isOn()}>
        <Threats model={model} />
      </Show>
      <States model={model} />
      <Arrows model={model} />
      <g class="lettering" attr:aria-hidden="true" innerHTML={marnon().lettering} />
      <Hits model={model} current={cursor.current()} keys={cursor.keys} />
      <Tokens model={model} />
      <PieceHits model={model} current={cursor.current()} keys={cursor.keys} />
      <Travellers model={model} />
      <Ribbons model={model} />
    </MapView>
  );
}

function tap(model: Model, id: string, how: 'mouse' | 'touch'): void {
  const { gesture, prompt } = model.props;
  const meant = model.meant(id);
  const ends = (gesture.lit().get(meant) ?? []).some(({ at }) =>
    at?.every((thing) => thing === meant || gesture.path().includes(thing)),
  );
  const waits = how === 'touch' && ends && prompt !== null && WEIGHTY.includes(prompt.ask) && gesture.aimed() !== id;
  gesture.aim(id);
  if (!waits) gesture.choose(meant);
}

function points(model: Model, ids: readonly string[]): Point[] {
  const view = model.view();
  return view ? ids.map((id) => placeOf(view, id)).filter((place) => place !== null) : [];
}

/** What a small screen should show: all that is lit, what was chosen already, and where the fight is. */
function interestOf(model: Model): Point[] {
  const regions = model.litRegions();
  const inRegion = SPACES.filter((_, space) => regions.includes(REGIONS[REGION_OF[space] - 1]?.id)).map(({ id }) => id);
  const { campaign } = showsOf(model.scene());
  const fight = campaign ? [campaign.from, campaign.to] : [];
  return points(model, [
    ...model.litSpaces(),
    ...model.litPieces(),
    ...inRegion,
    ...model.props.gesture.path(),
    ...fight,
  ]);
}

/** Lit spaces and pieces from the upper left to the lower right. */
function inReadingOrder(model: Model): string[] {
  const lit = new Set([...model.litSpaces(), ...model.litPieces()]);
  return lit.size === 0 ? [] : spaces(model.scene()).flatMap(({ id }) => (lit.has(id) ? [id] : []));
}

/** Where arrow keys can go. */
function reachable(model: Model) {
  const view = model.view();
  const ids = [...SPACES.map(({ id }) => id), ...model.litPieces()];
  return view ? ids.flatMap((id) => ({ id, at: placeOf(view, id) ?? ([0, 0] as const) })) : [];
}
