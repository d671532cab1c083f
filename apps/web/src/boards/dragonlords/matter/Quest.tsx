import { OMENS, QUESTS, type View } from '@questhall/dragonlords';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { OddsBar } from '../../../kit/controls.js';
import { Die } from '../../../kit/Die.js';
import { Icon } from '../../../kit/Icon.js';
import type { BoardProps } from '../../board.js';
import { thrownIn } from '../fallen.js';
import { OMEN_ICONS } from '../icons.js';
import { huntOf, percent } from '../prospects.js';
import { armsIndex, showsOf } from '../scene.js';
import { CrystalDie } from './CrystalDie.js';
import './quest.css';

/** A quest card: its three outcomes, and the one that the crystal die has brought. */
export function Quest(props: { board: BoardProps }): JSX.Element {
  const shown = () => showsOf(props.board.moment ?? props.board.scene).adventure;
  const card = createMemo(() => QUESTS.find(({ id }) => id === shown()?.quest));
  return (
    <Show when={card()}>
      {(quest) => (
        <section class="matter quest">
          <header>
            <h2 class="heading">{quest().name}</h2>
            <Show when={'needs' in quest()}>
              <span class="facts needs">
                <Icon name="dragonlords/torch" size={18} /> needs a torch
              </span>
            </Show>
          </header>
          <p class="quest-says">
            <b class="narrow">{quest().name}. </b>
            {quest().says}
          </p>
          <div class="quest-fate">
            <CrystalDie omen={shown()?.omen ?? null} thrown={thrownIn(props.board.last, 'quest.omen')} />
            <ul>
              <For each={OMENS}>
                {(omen) => (
                  <li
                    classList={{ now: shown()?.omen === omen, not: shown()?.omen !== null && shown()?.omen !== omen }}
                  >
                    <Icon name={OMEN_ICONS[omen]} size={18} label={omen} />
                    <span>{quest().outcomes[omen].says}</span>
                  </li>
                )}
              </For>
            </ul>
          </div>
        </section>
      )}
    </Show>
  );
}

/** A fight with monsters: what they are, exact odds, and the dice as they fell. */
export function Monster(props: { board: BoardProps; view: View }): JSX.Element {
  const shows = () => showsOf(props.board.moment ?? props.board.scene);
  const hunt = createMemo(() => {
    const { monster } = shows();
    return monster ? huntOf(props.view, monster, shows()) : null;
  });
  return (
    <Show when={shows().monster}>
      {(monster) => (
        <section class="matter monster">
          <header>
            <h2 class="heading">{monster().name}</h2>
            <button type="button" class="rule-link" onClick={() => props.board.why?.('QD QCOMBAT.5')}>
              why these odds?
            </button>
          </header>
          <p class="facts">
            <b class="narrow">{monster().name}</b>
            <span>
              Attack <b>{monster().attack}</b>
            </span>
            <span>
              Defence <b>{monster().defence}</b>
            </span>
            <span>
              <b>{monster().left}</b> {monster().left === 1 ? 'hit' : 'hits'} to go
            </span>
          </p>
          <Show when={monster().dice.length > 0}>
            <div class="battle-dice">
              <For each={monster().dice}>
                {(value) => <Die value={value} size={30} iron throw={thrownIn(props.board.last, 'monster')} />}
              </For>
              <For each={monster().strikes}>
                {(value) => (
                  <b class="big-die" classList={{ struck: value <= (hunt()?.tas ?? 0) }}>
                    {value}
                  </b>
                )}
              </For>
            </div>
          </Show>
          <Show when={hunt()}>
            {(odds) => (
              <>
                <Show when={odds().notes.length > 0}>
                  <p class="facts">
                    <span>{odds().notes.join('; ')}</span>
                  </p>
                </Show>
                <OddsBar
                  chance={odds().wins}
                  seat={armsIndex(props.view, monster().side)}
                  words={`${percent(odds().wins)} the party wins`}
                  rest={percent(1 - odds().wins)}
                />
                <p class="facts">
                  <span>
                    {odds().units} strike with T.A.S. <b>{odds().tas}</b> on {monster().defence} sides
                  </span>
                  <span>
                    keep about <b>{odds().keeps.toFixed(1)}</b>
                  </span>
                </p>
              </>
            )}
          </Show>
        </section>
      )}
    </Show>
  );
}
