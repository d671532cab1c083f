import { lordsAndWizardsTelling, type View } from '@questhall/lords-and-wizards';
import { createMemo, type JSX, Show } from 'solid-js';
import type { BoardProps } from '../../board.js';
import '../../matter.css';
import { Acts } from '../../parts/Acts.js';
import { Consults, Readings } from '../../parts/Readings.js';
import { acts } from '../acts.js';
import { consultsOf } from '../charts/consults.js';
import { readingOf } from '../charts/readings.js';
import '../matter.css';
import { onslaughtOf } from '../onslaught.js';
import { planOf } from '../plan.js';
import { showsOf, viewOf } from '../scene.js';
import { AttackCard } from './AttackCard.js';
import { BattleCard } from './BattleCard.js';
import { Calendar } from './Calendar.js';
import { DealCard } from './DealCard.js';
import { MoveCard } from './MoveCard.js';
import { NextStack } from './NextStack.js';
import { PlaceCard } from './PlaceCard.js';
import { Rows } from './Rows.js';
import { Spending } from './Spending.js';
import { Tiles } from './Tiles.js';

export { Hand } from '../Hand.js';

/** The matter in hand: what is asked first, then dice and the battle, else the season and the place one looks at. */
export function Matters(props: BoardProps): JSX.Element {
  const view = createMemo(() => viewOf(props.moment ?? props.scene));
  const asked = () => (props.moment === null ? props.prompt : null);
  const isPlain = () => props.gesture.path().length === 0;
  const plan = createMemo(() => planOf(asked(), props.scene, props.gesture));
  const attack = createMemo(() => onslaughtOf(asked(), props.scene, props.gesture));
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
                <NextStack board={props} view={seen()} prompt={prompt()} />
                <Show when={plan()}>
                  {(made) => <MoveCard board={props} view={seen()} prompt={prompt()} plan={made()} />}
                </Show>
                <Show when={attack()}>
                  {(made) => <AttackCard board={props} view={seen()} prompt={prompt()} attack={made()} />}
                </Show>
                <Rows board={props} view={seen()} prompt={prompt()} />
                <Spending board={props} view={seen()} prompt={prompt()} />
                <Tiles board={props} view={seen()} prompt={prompt()} />
                <Consults board={props} charts={consultsOf(prompt(), seen(), props.gesture)} />
              </>
            )}
          </Show>
          <Show when={props.moment === null}>
            <Readings
              board={props}
              game={lordsAndWizardsTelling}
              read={(event) => readingOf(event, seen(), props.last?.events ?? [])}
            />
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
          <Show when={isPlain()}>
            <PlaceCard board={props} view={seen()} />
          </Show>
          <Acts acts={own()} send={props.gesture.send} />
        </div>
      )}
    </Show>
  );
}
