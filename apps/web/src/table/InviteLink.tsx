import { type JSX, Show } from 'solid-js';
import { toast } from '../shell/toast.js';

/** The link that lets friends sit down. */
export function InviteLink(props: { table: string; invite: string }): JSX.Element {
  const link = () => `${location.origin}/table/${props.table}?invite=${props.invite}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link());
      toast('Copied. Send it to your friends.');
    } catch {
      toast('Mark the link and copy it by hand.');
    }
  };
  return (
    <section class="panel section">
      <h2 class="heading">Invite friends</h2>
      <div class="row invite">
        <input
          class="input"
          readOnly
          aria-label="Invite link"
          value={link()}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button" onClick={copy}>
          Copy
        </button>
        <Show when={'share' in navigator}>
          <button
            type="button"
            class="button"
            onClick={() => navigator.share({ title: 'Questhall', url: link() }).catch(() => {})}
          >
            Send
          </button>
        </Show>
      </div>
      <p class="hint">Whoever has this link can sit down at an empty chair. Nothing else is needed.</p>
    </section>
  );
}
