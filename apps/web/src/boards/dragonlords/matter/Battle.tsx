import { attackOf, IS_KINGDOM, isLand, LANDS, nameOf, type Place, type Side, type View } from '@questhall/dragonlords';
import type { Prompt } from '@questhall/kernel';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { armsOf } from '../../../kit/arms.js';
import { Faces, OddsBar } from '../../../kit/controls.js';
import { Die } from '../../../kit/Die.js';
import { Icon } from '../../../kit/Icon.js';
import { TokenBox } from '../../../kit/tokens.js';
import type { BoardProps } from '../../board.js';
import { hitWords, thrownIn, throwsOf } from '../fallen.js';
import { Stack } from '../map/Stack.js';
import { aheadOf, goalOf, type Prospect, percent, prospectOf } from '../prospects.js';
import { armsIndex, type BattleShown, peopleName } from '../scene.js';
import { Acts } from './Acts.js';
import { Row } from './Fallen.js';
import { Round } from './Round.js';
import { Tiles } from './Tiles.js';

/** A battle under way: two forces, the odds of it all, what the next round promises, and the dice as they fell. */
export function Battle(props: { board: BoardProps; view: View; shown: BattleShown | undefined }): JSX.Element {
  const found = createMemo(() => (props.shown ? prospectOf(props.view, props.shown) : null));
  return (
    <Show when={found()}>
      {(prospect) => (
        <Forces
          board={props.board}
          view={props.view}
          prospect={prospect()}
          shown={props.shown ?? null}
          title={`${props.shown?.sneak ? 'Sneak attack on' : 'Battle in'} ${nameOf(prospect().where)}`}
        />
      )}
    </Show>
  );
}

/** A battle that is being thought of, with all who could join it. */
export function Ahead(props: { board: BoardProps; view: View; prompt: Prompt }): JSX.Element {
  const goal = () => goalOf(props.prompt, props.board.gesture) ?? '';
  const found = createMemo(() => aheadOf(props.view, props.prompt, goal()));
  return (
    <>
      <Show when={found()}>
        {(prospect) => (
          <Forces
            board={props.board}
            view={props.view}
            prospect={prospect()}
            shown={null}
            title={`${prospect().forces.sneak ? 'Sneak upon' : 'March on'} ${nameOf(prospect().where)}`}
          />
        )}
      </Show>
      <Show when={props.board.gesture.open().length > 1}>
        <Acts board={props.board} />
      </Show>
      <Tiles board={props.board} view={props.view} prompt={props.prompt} />
    </>
  );
}

function Forces(props: {
  board: BoardProps;
  view: View;
  prospect: Prospect;
  shown: BattleShown | null;
  title: string;
}): JSX.Element {
  const odds = () => props.prospect.odds;
  const isOurs = () => props.view.seatOf[props.prospect.attacker] === props.board.seat;
  return (
    <section class="matter battle">
      <header>
        <h2 class="heading">{props.title}</h2>
        <button type="button" class="rule-link" onClick={() => props.board.why?.('QD COMBAT.2.1')}>
          why these odds?
        </button>
      </header>
      <div class="sides">
        <SideOf {...props} which={0} />
        <div class="against">
          <Icon name="crossed-swords" size={30} label="against" />
        </div>
        <SideOf {...props} which={1} />
      </div>
      <Round
        spread={props.prospect.spread}
        arms={[armsIndex(props.view, props.prospect.attacker), armsIndex(props.view, props.prospect.defender)]}
      />
      <OddsBar
        chance={odds().wins}
        seat={armsIndex(props.view, props.prospect.attacker)}
        words={`${percent(odds().wins)} ${isOurs() ? 'you take it' : 'the attack wins'}`}
        rest={`${percent(odds().loses)} ${isOurs() ? 'they hold' : 'it fails'}`}
      />
      <Show when={props.shown}>
        {(shown) => (
          <div class="narrow-dice">
            <For each={throwsOf(props.view, shown())}>
              {(thrown) => <Row board={props.board} view={props.view} thrown={thrown} />}
            </For>
          </div>
        )}
      </Show>
      <p class="facts">
        <span>
          {isOurs() ? 'You keep' : 'They keep'} about <b>{odds().keeps.toFixed(1)}</b> of{' '}
          {props.prospect.forces.units[0]}
        </span>
        <Show when={odds().nobody >= 0.005}>
          <span>{percent(odds().nobody)} nobody is left</span>
        </Show>
      </p>
      <Show when={props.shown === null && props.prospect.couldJoin > 0}>
        <p class="facts">
          <span>With all {props.prospect.couldJoin} who can come; hidden counters may change it.</span>
        </p>
      </Show>
    </section>
  );
}

function SideOf(props: {
  view: View;
  board: BoardProps;
  prospect: Prospect;
  shown: BattleShown | null;
  which: 0 | 1;
}): JSX.Element {
  const side = () => (props.which === 0 ? props.prospect.attacker : props.prospect.defender);
  const arms = () => armsIndex(props.view, side());
  const tas = () => props.prospect.forces.tas[props.which];
  const dice = () => props.shown?.dice[props.which] ?? [];
  const stack = () => ({
    side: side(),
    arms: arms(),
    count: props.prospect.forces.units[props.which],
    bearers: [],
  });
  return (
    <div class="side">
      <TokenBox width={66} height={50}>
        <Stack stack={stack()} scale={1.05} />
      </TokenBox>
      <b>{peopleName(props.view, side())}</b>
      <span>{tasWords(props.view, side(), props.prospect.where, props.which === 0, tas())}</span>
      <Show
        when={dice().length > 0}
        fallback={<Faces range={tas()} field={armsOf(arms()).field} ink={armsOf(arms()).ink} />}
      >
        <div class="battle-dice">
          <For each={dice()}>
            {(value) => (
              <span class="fell" classList={{ struck: value <= (props.shown?.tas[props.which] ?? 0) }}>
                <Die
                  value={value}
                  size={dice().length > 8 ? 20 : 28}
                  seat={arms()}
                  throw={thrownIn(props.board.last, 'attacked', 'struck-back')}
                />
              </span>
            )}
          </For>
        </div>
        <b class="side-total">{hitWords(props.shown?.hits[props.which] ?? 0)}</b>
      </Show>
    </div>
  );
}

/** "T.A.S. 3: attack 3, walls −1, magic +1". */
function tasWords(view: View, side: Side, where: Place, attacks: boolean, sum: number): string {
  const base = attackOf(view, side);
  const walls = attacks && isLand(where) && IS_KINGDOM[where] ? -1 : 0;
  const mine = isLand(where) && LANDS[where].mine && view.people[side] === 3 ? 1 : 0;
  const magic = sum - base - walls - mine;
  const parts = [`attack ${base}`];
  if (walls) parts.push('walls −1');
  if (mine) parts.push('mine +1');
  if (magic) parts.push(`magic ${magic > 0 ? '+' : '−'}${Math.abs(magic)}`);
  return `T.A.S. ${sum}: ${parts.join(', ')}`;
}
