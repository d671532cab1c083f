import { spaceNamed } from '@questhall/talisman';
import { For, type JSX } from 'solid-js';
import { Figure } from '../../boards/talisman/map/Figure.js';
import { LyingCard } from '../../boards/talisman/map/Lying.js';
import { board, places } from '../../boards/talisman/painted.js';
import '../../boards/talisman/ground.css';
import '../../draw/draw.css';
import './cover.css';

/** A moment of play: who stands where, and what lies there. The box says so itself: it goes without the cards' texts. */
const PEOPLE = [
  ['castle', 0, 'talisman/visored-helm', 16],
  ['middle-woods', 1, 'talisman/elf-helmet', 0],
  ['plain-of-peril', 3, 'talisman/monk-face', 10],
  ['runes-1', 2, 'wizard-face', -4],
] as const;
const CARDS = [
  ['temple', { icon: 'talisman/dragon-head', colour: '#8a1528', value: '7' }, 26],
  ['outer-plains-3', { icon: 'talisman/unicorn', colour: '#7a3f8a' }, 0],
  ['ruins', { icon: 'talisman/ghost', colour: '#3a2a6b', value: '4' }, -20],
] as const;

/** The corner of the board where it is decided. */
export function Cover(): JSX.Element {
  const at = (id: string) => places()[spaceNamed(id)]?.at ?? [-999, -999];
  return (
    <svg
      class="cover talisman map-ink"
      viewBox="400 180 600 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g innerHTML={board().ground} />
      <g innerHTML={board().lettering} />
      <For each={CARDS}>
        {([space, face, dx]) => (
          <g transform={`translate(${at(space)[0] + dx} ${at(space)[1] + 16}) rotate(-6)`}>
            <LyingCard face={face} />
          </g>
        )}
      </For>
      <For each={PEOPLE}>
        {([space, seat, icon, dx]) => (
          <g transform={`translate(${at(space)[0] + dx} ${at(space)[1] + 20})`}>
            <Figure seat={seat} icon={icon} />
          </g>
        )}
      </For>
    </svg>
  );
}
