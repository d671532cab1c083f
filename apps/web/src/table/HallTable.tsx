import type { Seat } from '@questhall/kernel';
import type { TableSummary } from '@questhall/protocol';
import { createResource, type JSX, onCleanup, Show } from 'solid-js';
import { SCREENS } from '../boards/registry.js';
import type { Host } from '../host/host.js';
import { hall, isNo } from '../shell/hall.js';
import { remoteHost } from '../shell/hosts.js';
import { here, turn } from '../shell/route.js';
import { ownEyes } from './eyes.js';
import { Gathering } from './Gathering.js';
import { Missing } from './Missing.js';
import { createSitting, SittingContext } from './sitting.js';
import { Table } from './Table.js';

/** A table of the hall, from its invite link to its end. */
export function HallTable(props: { table: string }): JSX.Element {
  const invite = here().query.get('invite') ?? undefined;
  const [host] = createResource(remoteHost);
  const [summary, { refetch }] = createResource(async () => hall.table(props.table, invite));
  const found = () => {
    const reply = summary.latest;
    return reply && !isNo(reply) ? reply : null;
  };
  const why = () => {
    const reply = summary.latest;
    return isNo(reply) ? reply.why : null;
  };
  return (
    <Show when={why() === null} fallback={<Missing why={why() ?? ''} />}>
      <Show when={host() && found()} fallback={<p class="table-wait">Going to the table</p>}>
        <Show when={seatKey(found())} keyed>
          {(_) => (
            <Opened host={host()!} summary={found()!} invite={found()?.invite ?? invite} again={() => refetch()} />
          )}
        </Show>
      </Show>
    </Show>
  );
}

/** Who sits down looks with other eyes from then on. */
function seatKey(summary: TableSummary | null): string | null {
  return summary ? `${summary.table} ${summary.seat}` : null;
}

interface OpenedProps {
  readonly host: Host;
  readonly summary: TableSummary;
  readonly invite: string | undefined;
  again(): void;
}

function Opened(props: OpenedProps): JSX.Element {
  const { table, seat, config } = props.summary;
  const following = props.host.follow(table, seat as Seat | null, props.invite);
  onCleanup(() => following.close());
  // Who has a seat needs the invitation no longer; it should not stay in the address.
  if (seat !== null && here().query.has('invite')) turn(`/table/${table}`);
  const [screen] = createResource(async () => (await SCREENS[config.game]?.()) ?? null);
  return (
    <Show when={!following.refused()} fallback={<Missing why={following.refused()?.why ?? ''} />}>
      <Show when={following.scene()} fallback={<p class="table-wait">Going to the table</p>}>
        {(scene) => (
          <Show
            when={scene().stage !== 'gathering'}
            fallback={
              <Gathering following={following} summary={props.summary} invite={props.invite} seated={props.again} />
            }
          >
            <Show when={screen()} fallback={<p class="table-wait">Laying the board</p>}>
              {(found) => (
                <SittingContext.Provider
                  value={createSitting({
                    kind: 'remote',
                    eyes: ownEyes(following),
                    screen: found(),
                    invite: props.invite,
                    isHost: props.summary.host,
                    seated: props.again,
                  })}
                >
                  <Table />
                </SittingContext.Provider>
              )}
            </Show>
          </Show>
        )}
      </Show>
    </Show>
  );
}
