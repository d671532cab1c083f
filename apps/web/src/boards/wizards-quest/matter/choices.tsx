import type { Choice, Prompt } from '@questhall/kernel';
import { type Power, SPACES, spaceNamed, type View } from '@questhall/wizards-quest';
import type { JSX } from 'solid-js';
import { Men, SeatMedal, TokenBox } from '../../../kit/tokens.js';
import type { BoardProps } from '../../board.js';
import { POWER_ICONS } from '../map/Tokens.js';
import { percent, planShown, prospect } from '../prospects.js';
import { pieceAt, showsOf, spaceName } from '../scene.js';
import { numberIn } from '../takes.js';
import { Ways } from './Ways.js';

const POWER = /\b(hero|sorcerer)\b/;

/** Which counters are lost: the men, or the leader among them. */
export function Losses(props: { board: BoardProps; view: View; prompt: Prompt }): JSX.Element {
  const { args } = props.prompt.says;
  const space = () => String(args?.space);
  const seat = () => props.view.holder[spaceNamed(space())];
  const token = ({ pick }: Choice) => {
    const power = POWER.exec(pick)?.[1] as 'hero' | 'sorcerer' | undefined;
    const n = power && !/\d/.test(pick) ? 0 : numberIn(pick);
    return (
      <TokenBox width={84} height={52}>
        {n > 0 && (
          <g transform={power ? 'translate(-12 0) scale(1.1)' : 'scale(1.1)'}>
            <Men seat={seat()} count={n} />
          </g>
        )}
        {power && (
          <g transform={n > 0 ? 'translate(20 4)' : ''}>
            <SeatMedal seat={seat()} icon={POWER_ICONS[power]} radius={n > 0 ? 14 : 18} />
          </g>
        )}
      </TokenBox>
    );
  };
  return (
    <Ways
      board={props.board}
      title="Choose your losses"
      help={`${args?.n === 1 ? 'One counter falls' : `${args?.n} counters fall`} in ${spaceName(space())}.`}
      choices={props.prompt.choices}
      token={token}
    />
  );
}

/** Hero or sorcerer may come to lead, each with what they would do for the odds. */
export function Summons(props: { board: BoardProps; view: View; prompt: Prompt }): JSX.Element {
  const plan = () => {
    const shown = showsOf(props.board.scene).campaign;
    return shown ? planShown(shown) : null;
  };
  const powerOf = ({ pick }: Choice): Power => (POWER.exec(pick)?.[1] as Power | undefined) ?? 'none';
  const words = (choice: Choice) => {
    const [power, campaign] = [powerOf(choice), plan()];
    if (!campaign) return '';
    const from = power === 'none' ? '' : `from ${SPACES[pieceAt(props.view, `${power}:${props.prompt.seat}`)].name}, `;
    return `${from}${percent(prospect(props.view, campaign, power).wins)} to win`;
  };
  const token = (choice: Choice) => {
    const power = powerOf(choice);
    return (
      <TokenBox width={52} height={52}>
        {power === 'none' ? (
          <g transform="scale(1.1)">
            <Men seat={props.prompt.seat} count={props.view.men[plan()?.from ?? 0]} />
          </g>
        ) : (
          <SeatMedal seat={props.prompt.seat} icon={POWER_ICONS[power]} radius={20} />
        )}
      </TokenBox>
    );
  };
  return (
    <Ways
      board={props.board}
      title="Who leads?"
      help="Hero or sorcerer can come only now."
      choices={props.prompt.choices}
      token={token}
      words={words}
    />
  );
}
