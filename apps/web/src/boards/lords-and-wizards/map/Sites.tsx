import {
  hasRebels,
  isUnconquered,
  NO_LEGEND,
  NOBODY,
  placeId,
  SITES,
  UNKNOWN_LEGEND,
  type View,
} from '@questhall/lords-and-wizards';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { castle } from '../../../draw/symbols/works.js';
import { armsOf, HEATER } from '../../../kit/arms.js';
import { Glyph } from '../../../kit/Icon.js';
import type { IconName } from '../../../kit/icon-names.js';
import { steady } from '../../parts/steady.js';
import type { Model } from '../model.js';
import { reckoning } from '../scene.js';
import { pointOf } from './layout.js';

const CASTLE = castle(8.4);

interface Mark {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly owner: number;
  readonly castle: boolean;
  readonly works: number;
  /** A legend lies there: hidden, known to the viewer, or gone. */
  readonly legend: 'hidden' | 'known' | null;
  readonly signs: readonly Sign[];
  /** Who besieges it, -1 for nobody. */
  readonly besieger: number;
}

/** What befalls a place: a picture, and a word where one picture says too little. */
type Sign = readonly [icon: IconName, colour: string, word?: string];

/** Control, castles, legends, taxes, rebels, plague and sieges: what a city is about, at a glance. */
export function Sites(props: { model: Model; view: View }): JSX.Element {
  const marks = steady(createMemo(() => marksOf(props.view)));
  return (
    <g class="tokens marks" attr:aria-hidden="true">
      <For each={marks()}>
        {(mark) => (
          <g transform={`translate(${mark.x} ${mark.y})`}>
            <g class="mark">
              <Show when={mark.besieger >= 0}>
                <circle r="29" class="siege-ring dark" />
                <circle r="29" class="siege-ring" stroke={armsOf(mark.besieger).field} />
              </Show>
              <Show when={mark.castle}>
                <g transform="translate(-13 0)" innerHTML={CASTLE} />
              </Show>
              <Show when={mark.works > 0}>
                <g class="sign" transform="translate(-18 -10)">
                  <circle r="8" />
                  <Glyph name="lords-and-wizards/stone-crafting" size={11} colour="#5a3a12" />
                </g>
              </Show>
              <Show when={mark.owner >= 0}>
                <Banner owner={mark.owner} />
              </Show>
              <Show when={mark.legend}>
                {(legend) => (
                  <g class="legend" classList={{ known: legend() === 'known' }} transform="translate(-22 -2)">
                    <path d="M-6-6Q0-9 6-6V5Q0 9-6 5Z" />
                    <text y="4">{legend() === 'known' ? '!' : '?'}</text>
                  </g>
                )}
              </Show>
              <For each={mark.signs}>
                {([icon, colour, word], i) => (
                  <g class="sign" transform={`translate(${-24 + i() * 19} -24)`}>
                    <circle r="9.500" />
                    <Glyph name={icon} size={13} colour={colour} />
                    <Show when={word}>
                      <text x="9" y="9">
                        {word}
                      </text>
                    </Show>
                  </g>
                )}
              </For>
            </g>
          </g>
        )}
      </For>
    </g>
  );
}

/** The arms of who holds it, on a staff. */
function Banner(props: { owner: number }): JSX.Element {
  const arms = () => armsOf(props.owner);
  return (
    <g class="banner" transform="translate(-11 -8)">
      <path d="M0 0V-24" class="ink" stroke-width="1.800" />
      <g transform="translate(8.500 -16) scale(.56)" clip-path="url(#kit-heater)">
        <path d={HEATER} fill={arms().field} />
        <path d={arms().pattern} fill={arms().tone} />
        <path d={HEATER} fill="none" stroke={arms().edge} stroke-width="4.400" />
      </g>
    </g>
  );
}

function marksOf(view: View): Mark[] {
  const b = reckoning(view);
  const sites = SITES.map(({ hex }, site): Mark => {
    const [x, y] = pointOf(hex);
    const hidden = view.legend[site] === UNKNOWN_LEGEND;
    const known = !hidden && (view.legend[site] ?? NO_LEGEND) !== NO_LEGEND && isUnconquered(b, site);
    const signs: Sign[] = [
      ...sign(view.taxed[site] > 1, 'two-coins', '#7a4a0c', `×${view.taxed[site]}`),
      ...sign(hasRebels(b, hex), 'lords-and-wizards/uprising', '#9c2a1c'),
      ...sign(view.plague.includes(site), 'lords-and-wizards/plague-doctor-profile', '#3d2a55'),
      ...sign(view.declared.includes(site), 'crossed-swords', '#9c2a1c'),
      ...sieged(view, hex),
    ];
    return {
      id: placeId(hex),
      x: Math.round(x * 10) / 10,
      y: Math.round(y * 10) / 10,
      owner: view.control[site] === NOBODY ? -1 : view.control[site],
      castle: view.castles.includes(hex),
      works: 0,
      legend: hidden ? 'hidden' : known ? 'known' : null,
      signs,
      besieger: besiegerOf(view, hex),
    };
  });
  const taken = new Set(SITES.map(({ hex }) => hex));
  return [
    ...sites,
    ...[...view.castles, ...view.works.map(({ hex }) => hex)]
      .filter((hex) => !taken.has(hex))
      .map((hex) => bare(view, hex)),
  ];
}

/** A castle in open country, or one that is being built. */
function bare(view: View, hex: number): Mark {
  const [x, y] = pointOf(hex);
  const castle = view.castles.includes(hex);
  const due = castle ? 0 : (view.works.find((works) => works.hex === hex)?.due ?? 0);
  return {
    id: placeId(hex),
    x,
    y,
    owner: -1,
    castle,
    works: due,
    legend: null,
    signs: sieged(view, hex),
    besieger: besiegerOf(view, hex),
  };
}

function sign(isSo: boolean, icon: IconName, colour: string, word?: string): Sign[] {
  return isSo ? [word ? [icon, colour, word] : [icon, colour]] : [];
}

function besiegerOf(view: View, hex: number): number {
  return view.sieges.find((siege) => siege.hex === hex)?.besieger ?? -1;
}

function sieged(view: View, hex: number): Sign[] {
  return sign(besiegerOf(view, hex) >= 0, 'lords-and-wizards/catapult', '#5a2a08');
}
