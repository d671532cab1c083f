import type { Prompt } from '@questhall/kernel';
import { KINDS, type View } from '@questhall/lords-and-wizards';
import { type JSX, Show } from 'solid-js';
import type { BoardProps } from '../../board.js';
import type { Line } from '../../parts/Counts.js';
import { Panel } from '../../parts/Panel.js';
import { ROW_WORDS, rowsOf } from '../options.js';
import { countIn, laidOut, withRow } from '../rows.js';
import { kindWords, placeWords } from '../scene.js';
import { doom, exacted, meant, sum, tollOf } from '../tolls.js';
import { UnitRows } from './Units.js';

type Props = { board: BoardProps; view: View; prompt: Prompt };

/** Parts of a force, units for hire, or those who must go: so many of each are laid out, and go together. */
export function Rows(props: Props): JSX.Element {
  const told = () => (tollOf(props.prompt, props.view).length > 0 ? toll(props) : parts(props));
  return (
    <Show when={told().lines.length > 0}>
      <Panel kind="rows" title={told().title} facts={<b>{told().fact}</b>}>
        <UnitRows owner={props.prompt.seat} lines={told().lines} goes={told().goes} />
      </Panel>
    </Show>
  );
}

interface Told {
  readonly title: string;
  readonly fact: string;
  readonly goes: string;
  readonly lines: readonly Line[];
}

const WHERE: Readonly<Record<string, string>> = { in: 'outside', out: 'in the castle' };

function parts({ board: { gesture }, view, prompt }: Props): Told {
  const rows = rowsOf(prompt);
  const verb = rows[0]?.verb ?? 'take';
  const isHire = verb === 'raise';
  const draft = laidOut(prompt, gesture);
  const lines = rows.map(
    (row): Line => ({
      ...row,
      note: isHire ? `${KINDS[row.kind].cost} GTs each` : `${row.most} ${WHERE[row.verb] ?? 'there'}`,
      value: countIn(draft, row),
      set: (n) => gesture.setDraft(withRow(draft, row, n)),
    }),
  );
  return {
    title: ROW_WORDS[verb]?.[0] ?? '',
    fact: isHire ? `${view.gold[prompt.seat]} GTs` : '',
    goes: 'goes',
    lines,
  };
}

function toll({ board: { gesture }, view, prompt }: Props): Told {
  const groups = tollOf(prompt, view);
  const counts = meant(prompt, view, gesture);
  const { total, gold } = prompt.says.args ?? {};
  const lines = groups.map(
    ({ kind, most, place, apart }, i): Line => ({
      kind,
      most,
      label: kindWords(kind, 1) + (apart && `, ${apart}`),
      note: placeWords(place),
      value: counts[i],
      set: (n) => doom(prompt, view, gesture, i, n),
      aim: () => gesture.aim(place),
    }),
  );
  return prompt.ask === 'upkeep.choose'
    ? { title: 'Who is dismissed', fact: `${total} of ${gold} GTs`, goes: 'dismissed', lines }
    : { title: 'Who is lost', fact: `${sum(counts)} of ${exacted(prompt, groups)}`, goes: 'lost', lines };
}
