import { MONTHS, TURNS_A_YEAR, turnOfYear, type View, yearOf } from '@questhall/lords-and-wizards';
import type { JSX } from 'solid-js';
import { Panel } from '../../parts/Panel.js';

/** The year in eighteen turns, two a month, with the weather. */
export function Calendar(props: { view: View }): JSX.Element {
  const now = () => turnOfYear(props.view.turn);
  return (
    <Panel
      kind="calendar"
      title={`${MONTHS[Math.floor((now() - 1) / 2)]}, year ${yearOf(props.view.turn)}`}
      facts={
        <>
          turn <b>{props.view.turn}</b> of {TURNS_A_YEAR * props.view.house.years}
        </>
      }
    >
      <ol class="year" aria-hidden="true" innerHTML={year(now())} />
    </Panel>
  );
}

function year(now: number): string {
  const turn = (i: number) => (i < now ? 'gone' : i === now ? 'now' : '');
  return Array.from({ length: TURNS_A_YEAR }, (_, i) => `<li class="${turn(i + 1)}"></li>`).join('');
}
