import type { View } from '@questhall/lords-and-wizards';
import { createMemo, type JSX, Show } from 'solid-js';
import type { BoardProps } from '../board.js';
import '../matter.css';
import { Acts } from '../parts/Acts.js';
import { acts } from './acts.js';
import './matter.css';
import { AttackCard } from './matter/AttackCard.js';
import { BattleCard } from './matter/BattleCard.js';
import { Calendar } from './matter/Calendar.js';
import { DealCard } from './matter/DealCard.js';
import { MoveCard } from './matter/MoveCard.js';
import { PlaceCard } from './matter/PlaceCard.js';
import { Rows } from './matter/Rows.js';
import { Spending } from './matter/Spending.js';
import { Tiles } from './matter/Tiles.js';
import { viewOf } from './scene.js';

/** The matter in hand: a stack on the move, an attack, a battle, units for hire, a deal; else the season and the place one looks at. */
export function Matter(props: BoardProps): JSX.Element {
  const view = createMemo(() => viewOf(props.moment ?? props.scene));
  const asked = () => (props.moment === null ? props.prompt : null);
  const isPlain = () => props.gesture.path().length === 0;
  const own = createMemo(() => {
    const prompt = asked();
    return prompt ? acts(prompt, props.scene, props.gesture) : [];
  });
  return (
    <Show when={view()}>
      {(seen: () => View) => (
        <div class="lords-matter">
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
          <DealCard board={props} prompt={asked()} />
          <Show when={asked()}>
            {(prompt) => (
              <>
                <MoveCard board={props} view={seen()} prompt={prompt()} />
                <AttackCard board={props} view={seen()} prompt={prompt()} />
                <Rows board={props} view={seen()} prompt={prompt()} />
                <Spending board={props} view={seen()} prompt={prompt()} />
                <Tiles board={props} view={seen()} prompt={prompt()} />
              </>
            )}
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
