import { localHost } from '../shell/hosts.js';
import { go } from '../shell/route.js';
import { settings } from '../shell/settings.js';

/** While the page is being read: the table without its game, and the worker that runs it. */
export function fetchAhead(): void {
  const soon = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 600));
  soon(() => {
    void import('../table/LocalTable.js');
    void localHost();
  });
}

/** A table in this browser against three knights, begun at once. */
export async function playNow(game: string): Promise<void> {
  const host = await localHost();
  const table = await host.open({ game, seats: 4 }, [settings().name || 'Red', null, null, null]);
  go(`/local/${table}`);
}
