import { spaceNamed } from '@questhall/talisman';
import { For, type JSX } from 'solid-js';
import { faceOf } from '../../boards/talisman/cards.js';
import { CHARACTER_ICONS } from '../../boards/talisman/icons.js';
import { Figure } from '../../boards/talisman/map/Figure.js';
import { LyingCard } from '../../boards/talisman/map/Lying.js';
import { board, places } from '../../boards/talisman/painted.js';
import '../../boards/talisman/ground.css';
import '../../draw/draw.css';
import './cover.css';

/** A moment of play: who stands where, and what lies there. */
const PEOPLE = [
  ['castle', 0, 'warrior', 16],
  ['middle-woods', 1, 'elf', 0],
  ['plain-of-peril', 3, 'monk', 10],
  ['runes-1', 2, 'wizard', -4],
] as const;
const CARDS = [
  ['temple', 'dragon', 26],
  ['outer-plains-3', 'unicorn', 0],
  ['ruins', 'ghost', -20],
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
        {([space, card, dx]) => (
          <g transform={`translate(${at(space)[0] + dx} ${at(space)[1] + 16}) rotate(-6)`}>
            <LyingCard face={faceOf(card)} />
          </g>
        )}
      </For>
      <For each={PEOPLE}>
        {([space, seat, character, dx]) => (
          <g transform={`translate(${at(space)[0] + dx} ${at(space)[1] + 20})`}>
            <Figure seat={seat} icon={CHARACTER_ICONS[character]} />
          </g>
        )}
      </For>
    </svg>
  );
}
