import type { Seat } from '@questhall/kernel';
import {
  createEffect,
  createMemo,
  createResource,
  createRoot,
  createSignal,
  type JSX,
  onCleanup,
  Show,
} from 'solid-js';
import { SCREENS } from '../boards/registry.js';
import type { LocalHost } from '../host/host.js';
import { localHost } from '../shell/hosts.js';
import { PACES, settings } from '../shell/settings.js';
import { type Eyes, ownEyes, sharedEyes } from './eyes.js';
import { Missing } from './Missing.js';
import { createSitting, SittingContext } from './sitting.js';
import { Table } from './Table.js';

/** A table of this browser: against machines, at one screen, or from a record. */
export function LocalTable(props: { table: string }): JSX.Element {
  const [host] = createResource(localHost);
  return <Show when={host()}>{(found) => <Opened host={found()} table={props.table} />}</Show>;
}

function Opened(props: { host: LocalHost; table: string }): JSX.Element {
  // What everybody may know says who plays here; then each looks with own eyes.
  const everybody = props.host.follow(props.table, null);
  onCleanup(() => everybody.close());
  const [screen] = createResource(
    () => everybody.scene()?.config.game,
    async (game) => (await SCREENS[game]?.()) ?? null,
  );
  return (
    <Show when={!everybody.refused()} fallback={<Missing why={everybody.refused()?.why ?? ''} />}>
      <Show when={everybody.scene() && screen()} fallback={<p class="table-wait">Laying the board</p>}>
        {(found) => {
          const eyes = eyesOf(props.host, props.table, () => humansIn(everybody.scene()?.chairs ?? []));
          return (
            <Show when={eyes().following().scene()}>
              {(_) => (
                <SittingContext.Provider
                  value={createSitting({ kind: 'local', eyes: eyes(), screen: found(), hurry: hurrying(props.host) })}
                >
                  <Table />
                </SittingContext.Provider>
              )}
            </Show>
          );
        }}
      </Show>
    </Show>
  );
}

/** The machines' pace is the player's own again as soon as there is something to do. */
function hurrying(host: LocalHost): (until: () => boolean) => void {
  return (until) => {
    host.pace(0);
    createRoot((stop) =>
      createEffect(() => {
        if (!until()) return;
        host.pace(PACES[settings().pace]);
        stop();
      }),
    );
  };
}

function humansIn(chairs: readonly { readonly kind: string }[]): readonly Seat[] {
  return chairs.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
}

/** One human needs no curtain; several share the screen, and nobody looks on. */
function eyesOf(host: LocalHost, table: string, humans: () => readonly Seat[]): () => Eyes {
  const [first] = createSignal(humans());
  return createMemo(() => {
    if (first().length > 1) return sharedEyes(host, table, humans);
    const following = host.follow(table, first()[0] ?? null);
    onCleanup(() => following.close());
    return ownEyes(following);
  });
}
