import type { Seat } from '@questhall/kernel';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { Icon } from '../kit/Icon.js';
import { Select } from '../shell/Fields.js';
import { toast } from '../shell/toast.js';
import { introduce, YourName } from '../shell/YourName.js';
import { useSitting } from './sitting.js';
import { confidants } from './whispers.js';

/** Where one writes what to say: to all of one's room, or as a player to one of the others alone. */
export function Speaking(): JSX.Element {
  const sitting = useSitting();
  const [text, setText] = createSignal('');
  const [to, setTo] = createSignal<Seat | null>(null);
  const as = () => sitting.following().as;
  const name = (seat: Seat) => sitting.scene().chairs[seat]?.name ?? 'somebody';
  // Whom one has chosen stays chosen: what was meant for one must not go to all because that one has left.
  const others = () => {
    const [seats, chosen] = [confidants(sitting.scene(), as()), to()];
    const all = chosen === null || seats.includes(chosen) ? seats : [...seats, chosen];
    return all.map((seat) => [String(seat), `To ${name(seat)} alone`] as const);
  };
  // A list that is open stays as it is, whatever happens at the table, unless people come or go.
  const hearers = createMemo(others, [], { equals: (a, b) => String(a) === String(b) });
  const invitation = () => {
    const chosen = to();
    if (chosen !== null) return `Only ${name(chosen)} will hear it`;
    return as() === null ? 'Say something to who watches' : 'Say something';
  };
  const say = async (event: SubmitEvent) => {
    event.preventDefault();
    const [words, chosen] = [text().trim(), to()];
    if (words === '') return;
    const trouble = await introduce();
    if (trouble) return toast(trouble);
    const answer = await sitting.send({ t: 'say', text: words, ...(chosen !== null && { to: [chosen] }) });
    if (answer.ok) setText('');
  };
  return (
    <form class="chat-form" onSubmit={say}>
      <YourName />
      <Show when={hearers().length > 0}>
        <Select
          label="Who will hear it"
          value={String(to() ?? '')}
          choices={[['', 'To everyone'], ...hearers()]}
          choose={(seat) => setTo(seat === '' ? null : Number(seat))}
        />
      </Show>
      <input
        class="input"
        classList={{ whisper: to() !== null }}
        maxLength={500}
        placeholder={invitation()}
        aria-label="Say something"
        value={text()}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="tool" aria-label="Send">
        <Icon name="chat-bubble" size={22} />
      </button>
    </form>
  );
}
