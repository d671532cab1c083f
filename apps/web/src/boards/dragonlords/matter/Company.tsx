import { PEOPLES, placeNamed, type View } from '@questhall/dragonlords';
import type { Prompt } from '@questhall/kernel';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Stepper } from '../../../kit/controls.js';
import { TokenBox } from '../../../kit/tokens.js';
import type { BoardProps } from '../../board.js';
import { boundsWith, companyOf, sizeOf, toggled } from '../group.js';
import { Stack } from '../map/Stack.js';
import { numberIn, optionOf } from '../options.js';
import { placeName, stacksIn } from '../scene.js';
import { Tile } from './Tiles.js';

/** Who goes along: those who carry something by name, all others by number. */
export function Company(props: { board: BoardProps; view: View; prompt: Prompt }): JSX.Element {
  const gesture = () => props.board.gesture;
  const bearers = () =>
    props.prompt.choices
      .filter(({ pick }) => /^with /.test(pick))
      .map((choice) => optionOf(choice, props.prompt, props.view));
  const company = createMemo(() => companyOf(props.view, props.prompt, gesture().draft()));
  const bounds = createMemo(() => boundsWith(props.view, props.prompt, company().length - 1));
  const from = () => String(props.prompt.says.args?.from ?? '');
  const stack = () => stacksIn(props.view, placeNamed(from())).find(({ side }) => side === props.view.active);
  const name = () => PEOPLES[props.view.people[props.view.active]]?.name ?? 'units';
  const set = (n: number) =>
    gesture().setDraft([
      ...gesture()
        .draft()
        .filter((pick) => !/^take \d/.test(pick)),
      `take ${n}`,
    ]);
  return (
    <section class="matter company">
      <header>
        <h2 class="heading">Who goes from {placeName(from())}?</h2>
        <span class="facts">
          <b>{sizeOf(company())}</b> go
        </span>
      </header>
      <div class="mustered">
        <Show when={stack()}>
          {(here) => (
            <TokenBox width={66} height={50}>
              <Stack stack={here()} />
            </TokenBox>
          )}
        </Show>
        <Show when={bounds().most > 0} fallback={<p>Nobody but those who carry something.</p>}>
          <span>{name()}</span>
          <Stepper
            label={`how many ${name()} go`}
            value={numberIn(company().at(-1) ?? '')}
            least={bounds().least}
            most={bounds().most}
            set={set}
          />
        </Show>
      </div>
      <Show when={bearers().length > 0}>
        <div class="offers">
          <For each={bearers()}>
            {(option) => (
              <Tile
                view={props.view}
                option={option}
                pressed={gesture().draft().includes(option.pick)}
                choose={() => gesture().setDraft(toggled(gesture().draft(), option.pick))}
              />
            )}
          </For>
        </div>
      </Show>
    </section>
  );
}
