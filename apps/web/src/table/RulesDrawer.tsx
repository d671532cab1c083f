import { type JSX, Show, Suspense } from 'solid-js';
import { RulebookView } from '../rules/Rulebook.js';
import { Dialog } from '../shell/Dialog.js';
import { useSitting } from './sitting.js';

/** The rules from the right, at the one that was asked for; the map stays in view. */
export function RulesDrawer(): JSX.Element {
  const sitting = useSitting();
  return (
    <Show when={sitting.rule() !== null}>
      <Dialog title="Rules" kind="drawer" close={() => sitting.openRule(null)}>
        {/* Of its own: the table must stand still while the book is fetched. */}
        <Suspense fallback={<p class="menu-line">Fetching the rules</p>}>
          <RulebookView game={sitting.game.id} rule={sitting.rule() || null} />
        </Suspense>
      </Dialog>
    </Show>
  );
}
