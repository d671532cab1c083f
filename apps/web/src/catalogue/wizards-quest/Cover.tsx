import { spaceNamed } from '@questhall/wizards-quest';
import { For, type JSX } from 'solid-js';
import { marnon, places } from '../../boards/wizards-quest/sheet.js';
import '../../draw/draw.css';
import { IronDisc, Medal, Men, SealedChest, SeatMedal } from '../../kit/tokens.js';
import './cover.css';

/** A moment of play, and what it is about. */
const PIECES: readonly (readonly [string, () => JSX.Element])[] = [
  ['castle-7', () => <Men seat={2} count={5} />],
  ['windfor', () => <Men seat={2} count={3} />],
  ['cattle-meade', () => <Men seat={2} count={7} />],
  ['dread-moor', () => <Men seat={3} count={4} />],
  ['castle-4', () => <Men seat={3} count={2} />],
  ['brecknock', () => <Men seat={1} count={3} />],
  ['tanglebriar', () => <Men seat={1} count={4} />],
  ['saddybury', () => <Men seat={2} count={4} />],
  ['greywood', () => <Men seat={0} count={3} />],
  ['castle-5', () => <IronDisc icon="orc-head" count={3} />],
  ['larkmead', () => <IronDisc icon="orc-head" count={3} />],
  ['cairnfield', () => <IronDisc icon="orc-head" count={4} />],
];

/** What it is about, said where it happens. */
const WORDS: readonly (readonly [string, number, number, string])[] = [
  ['castle-7', -4, -48, 'Hold castles'],
  ['cairnfield', 0, -42, 'Fend off orcs'],
  ['castle-5', 34, -50, 'Dig up your three treasures'],
];

/** A strip of paper as long as its words, with swallow-tailed ends. */
function ribbon(words: string): string {
  const half = words.length * 4.1 + 10;
  return `M${-half - 9}-13H${half + 9}L${half + 2} 0L${half + 9} 13H${-half - 9}L${-half - 2} 0Z`;
}

/** The Isle of Marnon with a war on it. */
export function Cover(): JSX.Element {
  const { ground, lettering } = marnon();
  const at = (id: string) => places()[spaceNamed(id)]?.at ?? [-999, -999];
  const beside = (id: string, dx: number, dy: number) => `translate(${at(id)[0] + dx} ${at(id)[1] + dy})`;
  return (
    <svg class="cover map-ink" viewBox="150 118 700 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g innerHTML={ground} />
      <g innerHTML={lettering} />
      <For each={PIECES}>{([id, piece]) => <g transform={beside(id, 0, 0)}>{piece()}</g>}</For>
      <g transform={beside('cattle-meade', 30, 6)}>
        <SeatMedal seat={2} icon="crested-helmet" />
      </g>
      <g transform={beside('castle-5', -26, 27)}>
        <SealedChest seat={2} />
      </g>
      <For each={WORDS}>
        {([id, dx, dy, words]) => (
          <g class="cover-words" transform={beside(id, dx, dy)}>
            <path class="cover-shadow" d={ribbon(words)} transform="translate(1.5 3)" />
            <path class="cover-ribbon" d={ribbon(words)} />
            <text y="6">{words}</text>
          </g>
        )}
      </For>
      <g transform={beside('saddybury', 6, -76)}>
        <Medal icon="spiked-dragon-head" field="#6d1a12" ink="#ffd9a0" radius={17} />
      </g>
    </svg>
  );
}
