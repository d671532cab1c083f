import { purse, type View } from '@questhall/dragonlords';
import type { Prompt } from '@questhall/kernel';
import { createMemo, type JSX, Show } from 'solid-js';
import { Stepper } from '../../../kit/controls.js';
import { Icon } from '../../../kit/Icon.js';
import type { BoardProps } from '../../board.js';
import { boundsOf, numberPick, pickOf } from '../numbers.js';
import { numberIn } from '../options.js';
import { peopleIcon, peopleName, placeName, sideAsked } from '../scene.js';
import { Acts } from './Acts.js';
import { Tiles } from './Tiles.js';

/** So many of one kind: units to buy, gold to pay or to store, a legion to call. */
export function Numbers(props: { board: BoardProps; view: View; prompt: Prompt }): JSX.Element {
  const side = () => sideAsked(props.view, props.prompt.seat);
  const verb = () => props.prompt.choices.find(({ pick }) => /\d/.test(pick))?.pick.split(' ')[0] ?? '';
  const isGold = () => verb() === 'pay' || verb() === 'put';
  const bounds = createMemo(() => boundsOf(props.prompt));
  const pick = () => numberPick(props.prompt, props.board.gesture);
  const set = (n: number) => {
    const found = pickOf(props.prompt, n);
    if (found) props.board.gesture.setDraft([found]);
  };
  return (
    <>
      <section class="matter numbers">
        <header>
          <h2 class="heading">{titleOf(verb(), props.prompt)}</h2>
          <span class="facts">
            <b>{purse(props.view, side())}</b> gold
          </span>
        </header>
        <div class="mustered">
          <Icon name={isGold() ? 'dragonlords/coins' : peopleIcon(props.view, side())} size={44} />
          <span>{isGold() ? 'gold' : peopleName(props.view, side())}</span>
          <Stepper
            label={`how many ${isGold() ? 'gold' : 'units'}`}
            value={numberIn(pick() ?? '')}
            least={bounds().least}
            most={bounds().most}
            set={set}
          />
        </div>
        <Show when={verb() === 'buy'}>
          <Acts board={props.board} />
        </Show>
      </section>
      <Tiles board={props.board} view={props.view} prompt={props.prompt} />
    </>
  );
}

function titleOf(verb: string, prompt: Prompt): string {
  const land = placeName(String(prompt.says.args?.land ?? ''));
  switch (verb) {
    case 'pay':
      return `Pay from ${land}`;
    case 'put':
      return `Store in ${land}`;
    case 'bound':
      return 'Who falls';
    case 'call':
      return 'A legion';
    default:
      return prompt.ask === 'trade.choose' ? 'The market' : 'Muster';
  }
}
