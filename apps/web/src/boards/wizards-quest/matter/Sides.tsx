import { ORCS, SPACES, type View } from '@questhall/wizards-quest';
import { type JSX, Show } from 'solid-js';
import { armsOf } from '../../../kit/arms.js';
import { Faces } from '../../../kit/controls.js';
import { Die } from '../../../kit/Die.js';
import { Icon } from '../../../kit/Icon.js';
import type { Prospect } from '../prospects.js';
import { forceWords } from '../scene.js';
import { ForceToken } from './ForceToken.js';

/** A roll as it fell: attacker first. */
export interface Rolled {
  readonly dice: readonly number[];
  readonly ranges: readonly number[];
  /** What the defender and the attacker lost. */
  readonly costs: readonly number[];
  /** Tells one throw from another. */
  readonly throw: object | null;
}

/** Two forces face to face: tokens, who they are, and the faces that hit or the dice as they fell. */
export function Sides(props: { view: View; prospect: Prospect; rolled: Rolled | null }): JSX.Element {
  const plan = () => props.prospect.plan;
  const attackerSeat = () => props.view.holder[plan().from];
  const defender = () => (plan().against === 'space' ? props.view.holder[plan().to] : ORCS);
  const led = () => {
    const { attacker } = props.prospect;
    return attacker.kind === 'men' && attacker.power !== 'none' ? attacker.power : null;
  };
  return (
    <div class="sides">
      <div class="side">
        <ForceToken view={props.view} space={plan().from} lost={props.rolled?.costs[1]} led={led()} />
        <b>{SPACES[plan().from].name}</b>
        <span>{forceWords(props.view, plan().from)}</span>
        <Show when={props.rolled} fallback={<SeatFaces range={props.prospect.ranges[0]} holder={attackerSeat()} />}>
          {(rolled) => <Throw rolled={rolled()} side={0} holder={attackerSeat()} />}
        </Show>
      </div>
      <div class="against">
        <Icon name="crossed-swords" size={30} label="against" />
      </div>
      <div class="side">
        <ForceToken view={props.view} space={plan().to} against={plan().against} lost={props.rolled?.costs[0]} />
        <b>{plan().against === 'space' ? SPACES[plan().to].name : `The ${plan().against}`}</b>
        <span>{defenceWords(props.view, props.prospect)}</span>
        <Show when={props.rolled} fallback={<SeatFaces range={props.prospect.ranges[1]} holder={defender()} />}>
          {(rolled) => <Throw rolled={rolled()} side={1} holder={defender()} />}
        </Show>
      </div>
    </div>
  );
}

/** Who defends, and what helps them. */
export function defenceWords(view: View, { plan, bonuses }: Prospect): string {
  if (plan.against !== 'space') return `in ${SPACES[plan.to].name}`;
  return [forceWords(view, plan.to), ...bonuses].join(', ');
}

function SeatFaces(props: { range: number; holder: number }): JSX.Element {
  const arms = () => (props.holder >= 0 && props.holder < ORCS ? armsOf(props.holder) : null);
  return <Faces range={props.range} field={arms()?.field ?? '#5d7046'} ink={arms()?.ink ?? '#ffffff'} />;
}

function Throw(props: { rolled: Rolled; side: 0 | 1; holder: number }): JSX.Element {
  const value = () => props.rolled.dice[props.side];
  const hit = () => value() <= props.rolled.ranges[props.side];
  const isSeat = () => props.holder >= 0 && props.holder < ORCS;
  return (
    <div class="throw" classList={{ hit: hit() }}>
      <Die
        value={value()}
        seat={isSeat() ? props.holder : undefined}
        iron={!isSeat()}
        size={40}
        throw={props.rolled.throw}
      />
      <span>{hit() ? `hits, takes ${props.rolled.costs[props.side]}` : 'misses'}</span>
    </div>
  );
}
