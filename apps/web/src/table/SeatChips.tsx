import { For, type JSX } from 'solid-js';
import { Crest } from '../kit/tokens.js';
import './chips.css';
import { useSitting } from './sitting.js';

/** On a phone: everybody in a row, with the figure that decides the game. */
export function SeatChips(): JSX.Element {
  const sitting = useSitting();
  const lines = () => sitting.screen.players(sitting.shown());
  return (
    <section class="seat-chips" aria-label="Players">
      <ul>
        <For each={lines()}>
          {(line) => {
            const asked = () => sitting.shown().prompts.some(({ seat, answered }) => seat === line.seat && !answered);
            const figure = () => line.figures.find(({ value }) => value.includes('/')) ?? line.figures[0];
            const isYou = () => sitting.eyes.seat() === line.seat;
            return (
              <li aria-current={asked() ? 'true' : undefined}>
                <Crest seat={line.arms} size={22} />
                <span>
                  <b title={figure()?.label}>{figure()?.value}</b>
                  <i>{isYou() ? 'You' : sitting.scene().chairs[line.seat]?.name.split(' ')[0]}</i>
                </span>
              </li>
            );
          }}
        </For>
      </ul>
    </section>
  );
}
