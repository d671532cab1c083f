import { type JSX, Show } from 'solid-js';
import { RulebookView } from '../rules/Rulebook.js';
import { Dialog } from '../shell/Dialog.js';
import { useSitting } from './sitting.js';

/** The rules from the right, at the one that was asked for; the map stays in view. */
export function RulesDrawer(): JSX.Element {
  const sitting = useSitting();
  return (
    <Show when={sitting.rule() !== null}>
      <Dialog title="Rules" kind="drawer" close={() => sitting.openRule(null)}>
        <RulebookView game={sitting.game.id} rule={sitting.rule() || null} />
      </Dialog>
    </Show>
  );
}
