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
import { armsOf } from '../../../kit/arms.js';
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
  readonly signs: readonly (readonly [icon: IconName, colour: string])[];
}

/** Control, castles, legends, taxes, rebels, plague and sieges: what a city is about, at a glance. */
export function Sites(props: { model: Model; view: View }): JSX.Element {
  const marks = steady(createMemo(() => marksOf(props.view)));
  return (
    <g class="tokens marks" attr:aria-hidden="true">
      <For each={marks()}>
        {(mark) => (
          <g transform={`translate(${mark.x} ${mark.y})`}>
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
              {([icon, colour], i) => (
                <g class="sign" transform={`translate(${-24 + i() * 16} -20)`}>
                  <circle r="8" />
                  <Glyph name={icon} size={11} colour={colour} />
                </g>
              )}
            </For>
          </g>
        )}
      </For>
    </g>
  );
}

function Banner(props: { owner: number }): JSX.Element {
  const arms = () => armsOf(props.owner);
  return (
    <g class="banner" transform="translate(-11 -8)">
      <path d="M0 0V-20" class="ink" stroke-width="1.800" />
      <path d="M0-20H15L11-15L15-10H0Z" fill={arms().field} stroke={arms().edge} stroke-width="1.100" />
      <path d="M0-17H12.500M0-13H12.500" stroke={arms().tone} stroke-width="1.500" />
    </g>
  );
}

function marksOf(view: View): Mark[] {
  const b = reckoning(view);
  const sites = SITES.map(({ hex }, site): Mark => {
    const [x, y] = pointOf(hex);
    const hidden = view.legend[site] === UNKNOWN_LEGEND;
    const known = !hidden && (view.legend[site] ?? NO_LEGEND) !== NO_LEGEND && isUnconquered(b, site);
    const signs: [IconName, string][] = [
      ...(view.taxed[site] > 1 ? [['two-coins', '#7a4a0c'] as [IconName, string]] : []),
      ...(hasRebels(b, hex) ? [['lords-and-wizards/uprising', '#9c2a1c'] as [IconName, string]] : []),
      ...(view.plague.includes(site)
        ? [['lords-and-wizards/plague-doctor-profile', '#3d2a55'] as [IconName, string]]
        : []),
      ...(view.declared.includes(site) ? [['crossed-swords', '#9c2a1c'] as [IconName, string]] : []),
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
  return { id: placeId(hex), x, y, owner: -1, castle, works: due, legend: null, signs: sieged(view, hex) };
}

function sieged(view: View, hex: number): [IconName, string][] {
  return view.sieges.some((siege) => siege.hex === hex) ? [['lords-and-wizards/catapult', '#5a2a08']] : [];
}
