import type { View } from '@questhall/lords-and-wizards';
import { createMemo, type JSX, lazy, onMount, Show } from 'solid-js';
import type { BoardProps } from '../board.js';
import '../matter.css';
import { Acts } from '../parts/Acts.js';
import { acts } from './acts.js';
import './matter.css';
import { rowsOf, spendOf } from './options.js';
import { showsOf, viewOf } from './scene.js';

const later = () => import('./matter/later.js');
/** A panel that comes with the others. */
const panel = <N extends keyof Awaited<ReturnType<typeof later>>>(name: N) =>
  lazy(async () => ({ default: (await later())[name] }));
const AttackCard = panel('AttackCard');
const BattleCard = panel('BattleCard');
const Calendar = panel('Calendar');
const Consults = panel('Consults');
const DealCard = panel('DealCard');
const MoveCard = panel('MoveCard');
const PlaceCard = panel('PlaceCard');
const Readings = panel('Readings');
const Rows = panel('Rows');
const Spending = panel('Spending');
const Tiles = panel('Tiles');
const Toll = panel('Toll');

/** The matter in hand: a stack on the move, an attack, a battle, units for hire, a deal; else the season and the place one looks at. */
export function Matter(props: BoardProps): JSX.Element {
  const view = createMemo(() => viewOf(props.moment ?? props.scene));
  const asked = () => (props.moment === null ? props.prompt : null);
  const isPlain = () => props.gesture.path().length === 0;
  onMount(() => void later());
  const own = createMemo(() => {
    const prompt = asked();
    return prompt ? acts(prompt, props.scene, props.gesture) : [];
  });
  return (
    <Show when={view()}>
      {(seen: () => View) => (
        <div class="lords-matter">
          <Show when={showsOf(props.moment ?? props.scene).deal}>
            <DealCard board={props} prompt={asked()} />
          </Show>
          <Show when={asked()}>
            {(prompt) => (
              <>
                <Show when={prompt().ask === 'movement.choose' && !isPlain()}>
                  <MoveCard board={props} view={seen()} prompt={prompt()} />
                </Show>
                <Show when={prompt().ask === 'combat.choose' && !isPlain()}>
                  <AttackCard board={props} view={seen()} prompt={prompt()} />
                </Show>
                <Show when={rowsOf(prompt()).length > 0}>
                  <Rows board={props} view={seen()} prompt={prompt()} />
                </Show>
                <Show when={spendOf(prompt())}>
                  <Spending board={props} view={seen()} prompt={prompt()} />
                </Show>
                <Toll board={props} view={seen()} prompt={prompt()} />
                <Tiles board={props} view={seen()} prompt={prompt()} />
                <Consults board={props} view={seen()} prompt={prompt()} />
              </>
            )}
          </Show>
          <Show
            when={seen().battle}
            fallback={
              <Show when={seen().turn > 0 && isPlain()}>
                <Calendar view={seen()} />
              </Show>
            }
          >
            <BattleCard board={props} view={seen()} />
          </Show>
          <Show when={props.moment === null}>
            <Readings board={props} view={seen()} />
          </Show>
          <Show when={isPlain()}>
            <PlaceCard board={props} view={seen()} />
          </Show>
          <Acts acts={own()} send={props.gesture.send} />
        </div>
      )}
    </Show>
  );
}
