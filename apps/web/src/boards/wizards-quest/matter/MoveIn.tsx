import type { Choice } from '@questhall/kernel';
import type { View } from '@questhall/wizards-quest';
import { type JSX, Show } from 'solid-js';
import { Stepper } from '../../../kit/controls.js';
import { SeatMedal, TokenBox } from '../../../kit/tokens.js';
import type { BoardProps } from '../../board.js';
import { POWER_ICONS } from '../map/Tokens.js';
import { numberIn, partOf } from '../takes.js';
import { Acts } from './Acts.js';

/** Part of a force goes: how many men, and whether their leader comes along. */
export function MoveIn(props: {
  board: BoardProps;
  view: View;
  seat: number;
  title: string;
  help: string;
  choices: readonly Choice[];
}): JSX.Element {
  const gesture = () => props.board.gesture;
  const pick = () => partOf(props.choices, gesture());
  const power = () => powerIn(pick());
  const leader = () => props.choices.map((choice) => powerIn(choice.pick)).find((found) => found !== null) ?? null;
  const withLeader = (led: boolean) => props.choices.filter((choice) => (powerIn(choice.pick) !== null) === led);
  const numbers = () => withLeader(power() !== null).map((choice) => numberIn(choice.pick));
  const choose = (n: number, led: boolean) => {
    const same = withLeader(led);
    const best = same.find((choice) => numberIn(choice.pick) === n) ?? nearest(same, n);
    if (best) gesture().setDraft([best.pick]);
  };
  return (
    <section class="matter moving">
      <header>
        <h2 class="heading">{props.title}</h2>
      </header>
      <p class="facts">{props.help}</p>
      <div class="part">
        <Stepper
          label="men who go"
          value={numberIn(pick())}
          least={Math.min(...numbers())}
          most={Math.max(...numbers())}
          set={(n) => choose(n, power() !== null)}
        />
        <Show when={leader()}>
          {(who) => (
            <button
              type="button"
              class="piece"
              aria-pressed={power() !== null}
              onClick={() => choose(numberIn(pick()), power() === null)}
            >
              <TokenBox width={44} height={44}>
                <SeatMedal seat={props.seat} icon={POWER_ICONS[who()]} radius={18} />
              </TokenBox>
              <span>{power() === null ? `${who()} stays` : `${who()} goes`}</span>
            </button>
          )}
        </Show>
      </div>
      <Acts board={props.board} />
    </section>
  );
}

function powerIn(pick: string): 'hero' | 'sorcerer' | null {
  if (/\bhero\b/.test(pick)) return 'hero';
  return /\bsorcerer\b/.test(pick) ? 'sorcerer' : null;
}

function nearest(choices: readonly Choice[], n: number): Choice | undefined {
  return choices.slice().sort((a, b) => Math.abs(numberIn(a.pick) - n) - Math.abs(numberIn(b.pick) - n))[0];
}
